"""`specc scrape` whole: the corpus, its counts, what a second run does, limits, interruption, what is left for a person."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import web_server
from conftest import Scrape
from pdf_writer import scan
from typer.testing import CliRunner
from web_server import SITE, Server

from specc.cli.app import app
from specc.scrape.corpus import BadCorpus, Corpus
from specc.scrape.fetch import Fetcher

CARDS = json.loads((SITE.parent / "site_cards.json").read_text(encoding="utf-8"))


def corpus_of(value: dict[str, Any]) -> Corpus:
    return Corpus.load(Path(value["corpus"]))


def words(corpus: Corpus) -> list[tuple[str, str, str]]:
    return [(passage.id, passage.kind, passage.text) for passage in corpus.passages]


def test_the_recipe_over_http_and_from_a_folder_is_the_same(scrape: Scrape, server: Server) -> None:
    code, value, output = scrape("tcg-rules", "--mirror", server.url)
    assert code == 0, output
    pages = len(list(SITE.rglob("*.*"))) - len([p for p in SITE.rglob("*.*") if p.is_dir()]) - 1      # the card table is in no recipe
    assert (value["pages"], value["fetched"], value["refused"]) == (pages, pages, 0)
    code, folder, _ = scrape("tcg-rules", "--from", str(SITE), out="from-folder")
    assert code == 0
    assert words(corpus_of(value)) == words(corpus_of(folder))
    assert {p.url for p in corpus_of(value).manifest.pages} == {p.url for p in corpus_of(folder).manifest.pages}


def test_a_second_run_fetches_nothing(scrape: Scrape, server: Server) -> None:
    _, first, _ = scrape("tcg-rules", "--mirror", server.url)
    before = words(corpus_of(first))
    server.answered.clear()
    code, value, _ = scrape("tcg-rules", "--mirror", server.url)
    assert code == 0
    assert (value["fetched"], value["unchanged"], value["refused"]) == (0, first["pages"], 0)
    assert server.bodies() == []
    assert len([path for path, status in server.answered if status == 304]) == first["pages"], "each was asked for, none was sent"
    assert words(corpus_of(value)) == before


def test_the_manifest(scrape: Scrape, server: Server) -> None:
    _, value, _ = scrape(f"{server.url}/moved", f"{server.url}/dated")
    corpus = corpus_of(value)
    moved, dated = corpus.manifest.pages
    assert (moved.url, moved.final_url, moved.status, moved.state) == (f"{server.url}/moved", f"{server.url}/plain", 200, "held")
    assert dated.date == "2024-11-05" and dated.last_modified and dated.time.startswith("20") and len(dated.sha256) == 64
    assert corpus.raw(dated).startswith(b"<html>") and dated.bytes == len(corpus.raw(dated))


def test_a_page_that_changed(scrape: Scrape, server: Server) -> None:
    _, value, _ = scrape(f"{server.url}/changing", f"{server.url}/plain")
    old = corpus_of(value)
    server.version = 2
    _, value, _ = scrape(f"{server.url}/changing", f"{server.url}/plain")
    new = corpus_of(value)
    assert (value["fetched"], value["unchanged"]) == (1, 1)
    assert "Version 2" in new.passages[0].text
    assert new.manifest.pages[0].previous_sha256 == old.manifest.pages[0].sha256
    assert new.passages[0].id != old.passages[0].id and new.passages[1].id == old.passages[1].id


def test_a_page_without_etag_is_left_alone_for_a_day(scrape: Scrape, server: Server) -> None:
    scrape(f"{server.url}/plain")
    server.asked.clear()
    _, value, _ = scrape(f"{server.url}/plain")
    assert value["unchanged"] == 1 and server.asked == []
    _, value, _ = scrape(f"{server.url}/plain", "--refresh")
    assert value["unchanged"] == 1 and server.bodies()[-1:] == ["/plain"], "it was sent, and was the same"


def test_a_limit_of_pages_ends_a_run_and_the_next_goes_on(scrape: Scrape, server: Server) -> None:
    done, runs = 0, 0
    while runs < 10:
        runs += 1
        server.answered.clear()
        code, value, output = scrape("tcg-rules", "--mirror", server.url, "--max-pages", "4")
        assert value["fetched"] == len(server.bodies()) <= 4
        assert 304 not in [status for _, status in server.answered], "what this run's forerunner did is not asked for again"
        done += value["fetched"]
        assert value["pages"] == done
        if code == 0:
            break
        assert code == 3 and value["left"] > 0 and "to go on: specc" in output
        assert len(Corpus.load(Path(value["corpus"])).passages) == value["passages"] > 0
    assert runs > 3 and value["left"] == 0 and value["ended"] == ""


def test_a_limit_of_time_ends_a_run(scrape: Scrape, server: Server) -> None:
    code, value, _ = scrape("tcg-rules", "--mirror", server.url, "--max-seconds", "0.000001")
    assert code == 3 and value["left"] == 11 and "limit" in value["ended"]


def test_ctrl_c_leaves_a_usable_corpus(scrape: Scrape, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    real, seen = Fetcher.get, []

    def interrupted(self: Fetcher, url: str, etag: str = "", last_modified: str = "") -> Any:
        seen.append(url)
        if len(seen) == 6:
            raise KeyboardInterrupt
        return real(self, url, etag, last_modified)

    monkeypatch.setattr(Fetcher, "get", interrupted)
    code, value, output = scrape("tcg-rules", "--mirror", server.url)
    assert code == 130 and value["fetched"] == 5 and "to go on: specc" in output
    assert len({passage.page for passage in corpus_of(value).passages}) == 5
    code, value, _ = scrape("tcg-rules", "--mirror", server.url)
    assert code == 0 and value["unchanged"] == 5 and value["fetched"] + 5 == value["pages"]


def test_a_server_that_says_come_later_ends_the_run(scrape: Scrape, server: Server) -> None:
    server.busy = [(429, "9999")]
    code, value, output = scrape(f"{server.url}/plain", f"{server.url}/busy")
    assert code == 3 and value["pages"] == 1 and "9999 s" in value["ended"]


@pytest.mark.parametrize(
    ("path", "why"),
    [("login-wall", "login"), ("to-login", "login"), ("forbidden", "login"), ("scripts", "scripts"), ("broken.pdf", "PDF"),
     ("picture", "image/png"), ("nowhere", "404"), ("closed/page", "robots.txt"), ("to-metadata", "private")],
)  # fmt: skip
def test_what_is_left_for_a_person(scrape: Scrape, server: Server, path: str, why: str) -> None:
    code, value, output = scrape(f"{server.url}/{path}", f"{server.url}/plain")
    assert code == 1 and value["refused"] == 1 and value["pages"] == 1
    assert why in value["for_a_person"][0]["reason"] and why in output
    assert [page.state for page in corpus_of(value).manifest.pages] == ["refused", "held"]


def test_a_page_that_became_a_login_keeps_its_text(scrape: Scrape, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    _, before, _ = scrape(f"{server.url}/plain")
    monkeypatch.setattr(web_server._Handler, "page_plain", web_server._Handler.page_login_wall)
    code, value, _ = scrape(f"{server.url}/plain", "--refresh")
    assert code == 1 and "login" in value["for_a_person"][0]["reason"]
    assert words(corpus_of(value)) == words(corpus_of(before)) != []


def test_a_page_that_is_gone_keeps_its_text(scrape: Scrape, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    _, before, _ = scrape(f"{server.url}/plain")
    monkeypatch.setattr(web_server._Handler, "page_plain", lambda handler: handler.give(b"", status=404))
    code, value, _ = scrape(f"{server.url}/plain", "--refresh")
    assert code == 1 and value["pages"] == 1 and "404" in value["for_a_person"][0]["reason"]
    assert words(corpus_of(value)) == words(corpus_of(before)) != []


RECIPE = """
recipe: few
pages:
  - {url: 'https://pocket.limitlesstcg.com/cards/A1', id: "%s", follow: {links: 'a[href]', limit: 3}}
"""


def test_links_are_followed_up_to_the_limit_and_on_the_host(scrape: Scrape, tmp_path: Path) -> None:
    place = tmp_path / "saved" / "pocket.limitlesstcg.com"
    (place / "cards").mkdir(parents=True)
    links = ["https://elsewhere.example/x", "/one#part", "/one", "two", "javascript:x()", "/three", "/four"]
    (place / "cards" / "A1.html").write_text("<p>index</p>" + "".join(f"<a href='{link}'>x</a>" for link in links))
    for name in ("one", "cards/two", "three", "four"):
        (place / f"{name}.html").write_text(f"<p>{name}</p>")
    (tmp_path / "few.yaml").write_text(RECIPE % "index")
    code, value, output = scrape(str(tmp_path / "few.yaml"), "--from", str(tmp_path / "saved"))
    assert code == 0 and "4 links to follow, 3 followed" in output
    assert [page.url.split("com")[1] for page in corpus_of(value).manifest.pages] == ["/cards/A1", "/one", "/cards/two", "/three"]
    assert {page.found_on for page in corpus_of(value).manifest.pages} == {"", "index"}


def test_the_folder_of_a_corpus_is_never_left(scrape: Scrape, tmp_path: Path) -> None:
    (tmp_path / "saved" / "pocket.limitlesstcg.com" / "cards").mkdir(parents=True)
    (tmp_path / "saved" / "pocket.limitlesstcg.com" / "cards" / "A1.html").write_text(
        "<p>index</p><a href='/../../secret'>x</a><a href='/%2e%2e/%2e%2e/secret'>y</a><a href='/" + "n" * 400 + "'>z</a>"
    )
    (tmp_path / "secret.html").write_text("<p>secret</p>")
    (tmp_path / "few.yaml").write_text(RECIPE % "../../evil")
    code, value, _ = scrape(str(tmp_path / "few.yaml"), "--from", str(tmp_path / "saved"))
    corpus = corpus_of(value)
    assert code == 1 and value["pages"] == 1 and not any("secret" in p.text for p in corpus.passages)
    assert all(path.resolve().is_relative_to(corpus.folder.resolve()) for path in corpus.folder.rglob("*"))
    assert corpus.manifest.pages[0].file == "pages/evil.html"


def test_charsets(scrape: Scrape, server: Server) -> None:
    _, value, _ = scrape(f"{server.url}/wrong-charset", f"{server.url}/old-charset")
    corpus = corpus_of(value)
    assert [p.text for p in corpus.passages] == ["It can’t retreat: ×2.", "“Draw” – one card."]
    assert [p.heading_path for p in corpus.passages] == [["Pokémon"], ["Café"]]
    assert [(p.charset, p.notes) for p in corpus.manifest.pages] == [
        ("utf-8", ["said to be cp1252, is utf-8"]), ("cp1252", ["said to be utf-8, is read as cp1252"])
    ]  # fmt: skip


def test_a_pdf_rulebook(scrape: Scrape, server: Server) -> None:
    code, value, output = scrape(f"{server.url}/rulebook.pdf")
    assert code == 0, output
    corpus = corpus_of(value)
    assert corpus.manifest.pages[0].title == "Otters and Stones" and corpus.manifest.pages[0].file.endswith(".pdf")
    assert [(p.heading_path, p.kind, p.line) for p in corpus.passages] == [
        (["Otters and Stones"], "text", 1), (["Otters and Stones", "Setup"], "text", 1), (["Otters and Stones", "Setup"], "table", 1),
        (["Otters and Stones", "Setup"], "text", 1), (["Otters and Stones", "Turn"], "text", 2),
    ]  # fmt: skip
    assert corpus.passages[1].text == "Each player takes six stones.\nThe younger player begins."
    assert corpus.passages[2].rows == [["Piece", "Count"], ["Otter", "1"], ["Stone", "6"]]
    assert corpus.passages[4].text == "Move the otter, then drop a stone (or pass)."


def test_a_scan_has_no_text(scrape: Scrape, tmp_path: Path) -> None:
    (tmp_path / "scan.pdf").write_bytes(scan())
    code, value, _ = scrape(str(tmp_path / "scan.pdf"))
    assert code == 1 and "scan" in value["for_a_person"][0]["reason"]


def test_files_and_folders(scrape: Scrape, tmp_path: Path) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "rules.md").write_text("# Nim\n\nTake one to three.\n\n## End\n\nWhoever takes the last one wins.\n")
    (folder / "more.txt").write_text("Three heaps.\n")
    (folder / "table.csv").write_text("a,b\n")
    (tmp_path / "secret.txt").write_text("outside")
    (folder / "out.txt").symlink_to(tmp_path / "secret.txt")
    code, value, _ = scrape(str(folder))
    assert code == 0 and value["pages"] == 2
    assert [p.id for p in corpus_of(value).manifest.pages] == ["more", "rules"]
    assert [p.text for p in corpus_of(value).passages] == ["Three heaps.", "Take one to three.", "Whoever takes the last one wins."]
    assert corpus_of(value).passages[2].heading_path == ["Nim", "End"] and corpus_of(value).passages[2].line == 7
    (folder / "more.txt").write_text("Four heaps.\n")
    _, value, _ = scrape("--from", str(folder))
    assert (value["fetched"], value["unchanged"]) == (1, 1)


def test_a_folder_that_lacks_pages_says_which(scrape: Scrape, tmp_path: Path) -> None:
    part = tmp_path / "part"
    part.mkdir()
    code, value, output = scrape("tcg-rules", "--from", str(part))
    assert code == 1 and value["refused"] == 11
    assert "game8.co/games/Pokemon-TCG-Pocket/archives/474412.html" in output


def test_without_a_network_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_network(host: str, port: int, **more: Any) -> Any:
        raise OSError(-3, "Temporary failure in name resolution")

    monkeypatch.setattr("socket.getaddrinfo", no_network)
    result = CliRunner().invoke(app, ["scrape", "tcg-rules", "--out", str(tmp_path / "c"), "--json"])
    assert result.exit_code == 1
    assert [line for line in result.stderr.splitlines() if line] == [
        "no network: no host of 11 pages was reached; connect this machine, or read saved pages with --from DIR"
    ]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [((), "nothing to scrape"), (("no-such-recipe",), "tcg-rules"), (("ftp://a.example/x",), "only http"),
     (("--from", "/no/such/folder"), "no such folder"),
     (("http://a:b@c.example/",), "password"), (("tcg-rules", "--mirror", "here"), "expected an address")],
)  # fmt: skip
def test_bad_input(scrape: Scrape, arguments: tuple[str, ...], why: str) -> None:
    code, _, output = scrape(*arguments)
    assert code == 2 and why in output and "Traceback" not in output


def test_a_folder_that_is_no_corpus_is_left_alone(scrape: Scrape, tmp_path: Path) -> None:
    (tmp_path / "corpus").mkdir()
    (tmp_path / "corpus" / "thesis.txt").write_text("years of work")
    code, _, output = scrape("tcg-rules", "--from", str(SITE))
    assert code == 2 and "no corpus" in output
    assert [p.name for p in (tmp_path / "corpus").iterdir()] == ["thesis.txt"]


def test_a_broken_corpus_says_what_to_do(scrape: Scrape, tmp_path: Path) -> None:
    scrape("tcg-rules", "--from", str(SITE))
    (tmp_path / "corpus" / "passages" / "spellmana.jsonl").write_text("{not json")
    with pytest.raises(BadCorpus, match="again"):
        Corpus.load(tmp_path / "corpus")
    scrape("tcg-rules", "--from", str(SITE))
    assert Corpus.load(tmp_path / "corpus").passages
    (tmp_path / "corpus" / "pages" / "spellmana.html").write_text("damaged")
    _, value, _ = scrape("tcg-rules", "--from", str(SITE))
    assert value["fetched"] == 1, "bytes that are not those of the manifest are had anew"
    (tmp_path / "corpus" / "manifest.json").write_text("{}")
    code, _, output = scrape("tcg-rules", "--from", str(SITE))
    assert code == 2 and "name" in output
