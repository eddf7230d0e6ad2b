"""Pages to passages: the fixture site and its traps, tables, lists, ids, recipes."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from web_server import SITE

from specc.scrape import recipe as recipes
from specc.scrape.corpus import Page, Passage
from specc.scrape.html_pages import Reading, read_html
from specc.scrape.reading import read
from specc.scrape.recipe import BadRecipe, PageKind
from specc.scrape.texts import decode, read_text

CARDS = json.loads((SITE.parent / "site_cards.json").read_text(encoding="utf-8"))
LETTERS = {name: letter for name, letter in recipes.load(recipes.RECIPES / "tcg-rules.yaml").symbols.items()}


@cache
def site(path: str, kind: str = "guide") -> Reading:
    recipe = recipes.load(recipes.RECIPES / "tcg-rules.yaml")
    text = (SITE / path).read_text(encoding="utf-8")
    return read_html(text, "page", f"https://{path}", f"https://{path}", recipe.kind(kind), recipe.symbols)


def html(text: str, kind: PageKind = PageKind()) -> list[Passage]:
    return read_html(text, "p", "https://a.example/dir/p", "https://a.example/dir/p", kind, {"Fire": "R"}).passages


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["name"])
def test_every_card_is_whole(card: dict) -> None:  # type: ignore[type-arg]
    passages = site(f"pocket.limitlesstcg.com/cards/A1/{card['number']}.html", "card").passages
    (found,) = [p for p in passages if p.kind == "card"]
    assert found.fields["name"] == card["name"] and found.heading_path == [card["name"]]
    if card["kind"] != "Pokemon":
        assert found.fields["text"] == card["text"] and found.fields["type"] == f"Trainer - {card['kind']}"
        return
    assert found.fields["rest"] == f"- {card['type']} - {card['hp']} HP"
    assert found.fields["wrr"] == f"Weakness: {card['weakness'] or 'none'} Retreat: {card['retreat']}"
    assert ("rule" in found.fields) == card["ex"]
    if card["evolves_from"]:
        assert found.fields["type"].endswith(f"Evolves from {card['evolves_from']}")
    if card["ability"]:
        assert found.fields["ability"] == f"Ability: {card['ability']['name']}"
        assert found.fields["ability_effect"] == card["ability"]["text"]
    # the pages write both x and ×
    attacks = [(a.get("cost", ""), a["info"].replace("×", "x"), a.get("effect", "")) for a in found.groups["attacks"]]
    assert attacks == [
        ("".join(f"[{LETTERS[c]}]" for c in a["cost"]), f"{a['name']} {a['damage'] or ''}{a['suffix']}".strip(), a["text"])
        for a in card["attacks"]
    ]


def test_a_card_called_like_a_type_keeps_its_name_everywhere() -> None:
    assert "[P] Echo Ring 20×" in site("pocket.limitlesstcg.com/cards/A1/5.html", "card").passages[0].text
    index = site("pocket.limitlesstcg.com/cards/A1.html", "index").passages[0]
    assert "[Psychic]" in index.text and "[P]" not in index.text
    assert "Psychic" in [image.alt for image in index.images]


def test_symbols_are_images_tooltips_or_letters() -> None:
    kind = PageKind(letters=["span.cost"])
    symbols = '<img alt="Fire">Burn <span data-tooltip="Fire Energy">?</span> <span class="cost">RC</span>Ram'
    text = f'<p>{symbols} <img alt="A map" src="m.png"></p>'
    (passage,) = html(text, kind)
    assert passage.text == "[R]Burn [R] [R][C]Ram [A map]"
    assert [(image.alt, image.url) for image in passage.images] == [("Fire", ""), ("A map", "https://a.example/dir/m.png")]


def test_names_are_not_glued() -> None:
    assert html("<p><span>Teal Mask</span><span>Ogerpon</span> and <b>b</b>old, Po<i>k</i>é, 3<sup>rd</sup></p>")[0].text == (
        "Teal Mask Ogerpon and bold, Poké, 3rd"
    )
    assert html("<p>one<br>two</p><p>three</p>")[0].text == "one\ntwo\nthree"


def test_a_table_with_spans() -> None:
    text = """<table><tr><th>A</th><th colspan=2>B</th></tr><tr><td rowspan=2>1</td><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td></tr>
    <tr><td>6</td></tr></table>"""
    (table,) = html(text)
    assert table.rows == [["A", "B", "B"], ["1", "2", "3"], ["1", "4", "5"], ["6", "", ""]] and table.header_rows == 1
    assert table.text.splitlines()[2] == "1 | 4 | 5"


def test_a_table_whose_cells_were_never_closed() -> None:
    (table,) = html("<table><tr><td>a<td>b<tr><td>c<td>d</table>")
    assert table.rows == [["a", "b"], ["c", "d"]]


@pytest.mark.parametrize(
    "table", ["<table><caption>words</caption><tr>{}</table>", "<table>words<tr>{}</table>", "<table><tr>words{}</table>"]
)  # fmt: skip
def test_words_of_a_table_outside_its_cells(table: str) -> None:
    before, after = html(table.format("<td>a<td>b"))
    assert (before.text, after.rows) == ("words", [["a", "b"]])


def test_a_heading_with_nothing_under_it_says_something() -> None:
    found = html("<h1>Game</h1><h2>Draw five cards</h2><h2>Play</h2><p>one</p><h2>Stop</h2>")
    assert [(p.heading_path, p.text) for p in found] == [(["Game"], "Draw five cards"), (["Game", "Play"], "one"), (["Game"], "Stop")]


def test_a_huge_span_is_not_believed() -> None:
    (table,) = html("<table><tr><td colspan=99999999>a</td><td>b</td></tr></table>")
    assert len(table.rows[0]) <= 1001
    assert html(f"<table><tr><td rowspan={'9' * 5000}>a<td>b</table><ol start={'9' * 5000}><li>c</ol>")[1].text == "1. c"


@pytest.mark.parametrize(
    "text",
    ["<![what", "<!", "<!DOCTYPE", "<a href='http://[bad'>x</a>", "<base href='http://[bad'><a href=y>x</a>", "&#xD800;", "&#99999999999;"],
)  # fmt: skip
def test_odd_markup_does_no_harm(text: str) -> None:
    page = Page(id="p", url="https://a.example/", content_type="text/html")
    reading = read(f"<p>words</p>{text}".encode(), page, PageKind(), {}, "a[href]")
    assert reading.refused or reading.passages[0].text.startswith("words")
    assert all(passage.model_dump_json() for passage in reading.passages)


def test_lists() -> None:
    (found,) = html("<ol start=3><li>Draw<ul><li>or pass</li></ul></li><li><p>Play</p><p>on</p></li></ol>")
    assert found.kind == "list" and found.text == "3. Draw\n  - or pass\n4. Play on"
    (found,) = html("<ul><li>a<li>b</ul>")
    assert found.text == "- a\n- b"


def test_headings_make_the_path() -> None:
    found = html("<h1>G</h1><p>a</p><h3>X</h3><p>b</p><h2>Y</h2><p>c</p>")
    assert [p.heading_path for p in found] == [["G"], ["G", "X"], ["G", "Y"]]
    assert [p.line for p in html("<h1>G</h1>\n<p>a</p>\n\n<p>b</p>\n<ul>\n<li>c</ul>")] == [2, 5]


def test_ids_stay_when_other_text_changes() -> None:
    before = html("<h2>A</h2><p>one</p><h2>B</h2><p>two</p><p>x</p>")
    after = html("<h2>New</h2><p>zero</p><h2>A</h2><p>one</p><h2>B</h2><p>two!</p>")
    assert before[0].id == after[1].id and before[1].id != after[2].id
    twice = html("<h2>A</h2><p>one</p><ul><li>z</ul><h2>A</h2><p>one</p>")
    assert len({p.id for p in twice}) == 3


def test_what_is_no_rule_is_left_out() -> None:
    found = html("<nav>menu</nav><main><p>rule</p><script>x()</script><style>b{}</style><!-- note --></main><footer>foot</footer>")
    assert [p.text for p in found] == ["rule"]
    reading = site("www.aigameguides.com/gameplay-mechanics-to-pokemon-tcg-pocket.html")
    assert reading.notes == ["hidden text left out: 48 characters"] and not any("Assistant" in p.text for p in reading.passages)


def test_guides_of_the_site() -> None:
    game8 = site("game8.co/games/Pokemon-TCG-Pocket/archives/474412.html")
    assert game8.date == "2024-11-20"
    tables = [p for p in game8.passages if p.kind == "table"]
    assert [t.rows[0][0] for t in tables] == ["Element", "No."], "a table of contents is no table"
    assert ["Weakness", "+20 damage", "×2 damage"] in tables[0].rows
    assert tables[1].links[0].url == "https://game8.co/games/Pokemon-TCG-Pocket/archives/supporters"
    meta = site("pokepocketmeta.com/battle-system-guide.html").passages
    assert meta[0].text.startswith("1. Draw") and not any("Home" in p.text for p in meta)
    vortex = site("vortexgaming.io/en/postdetail/425410.html").passages
    assert vortex[0].kind == "list" and vortex[0].text == "- Three points\n- No Pokémon left on the other side"
    assert "vortex" not in vortex[1].id and "#battle-order/draw-phase-" in vortex[1].id
    assert site("mirtheon.pages.dev/posts/how-are-pocket-battles-different-from-pokemon-tcg-in-pokemon-tcg-pocket.html").licence.startswith("https://")
    (short,) = site("fevolant.neocities.org/ptcgp.html").passages
    assert "You begin with five cards." in short.text
    zone = site("www.pokemon-zone.com/how-to-play-pokemon-tcg-pocket.html").passages
    assert "    - " not in zone[1].text and "  - Items: as many as you like in a turn." in zone[1].text
    assert "[G] Grass, [R] Fire" in zone[3].text


def test_text_is_decoded_as_what_it_is() -> None:
    assert decode("é".encode(), "iso-8859-1")[:2] == ("é", "utf-8")
    assert decode("é".encode("cp1252"), "")[:2] == ("é", "cp1252")
    assert decode("é".encode("utf-16"), "utf-8")[:2] == ("é", "utf-16")
    assert decode(b'<meta charset="shift_jis">' + "数".encode("shift_jis"), "")[:2] == ('<meta charset="shift_jis">数', "shift_jis")
    assert decode(b"\xff\x81", "rot13")[1] == "cp1252"


def test_markdown() -> None:
    found = read_text("Intro\n=====\nfirst\n\n```\n# no heading\n```\n## Two\nsecond\n", "p", "u")
    assert [(p.heading_path, p.text) for p in found] == [(["Intro"], "first\n\n```\n# no heading\n```"), (["Intro", "Two"], "second")]


def test_page_of_scripts_gives_its_article() -> None:
    said = json.dumps({"@graph": [{"@type": "Article", "articleBody": "Draw two.\nDiscard one.", "datePublished": "2025-02-03"}]})
    page = f'<script type="application/ld+json">{said}</script><div id=app></div>'
    reading = read_html(page, "p", "https://a", "https://a", PageKind(), {})
    assert [p.text for p in reading.passages] == ["Draw two.\nDiscard one."] and reading.date == "2025-02-03"


# ------------------------------------------------------------------------------------------------------------- recipes
@pytest.mark.parametrize("name", recipes.names())
def test_recipes_of_the_package_load(name: str) -> None:
    recipe = recipes.load(recipes.RECIPES / f"{name}.yaml")
    assert recipe.recipe == name and all(page.purpose and page.grade for page in recipe.pages)


@pytest.mark.parametrize(
    ("text", "why"),
    [("recipe: x\npages: [{url: 'https://a', color: red}]", "pages.0.color"),
     ("recipe: x\npages: [{url: 'https://a', kind: k}]", "kind 'k'"),
     ("recipe: [", "not YAML"), ("recipe: x\npages: []\nkinds: {k: {drop: ['a[']}}", "CSS"), ("recipe: x", "pages"),
     ("recipe: x\ngrades: [official]\npages: [{url: 'https://a', grade: best}]", "grade 'best'")],
)  # fmt: skip
def test_bad_recipes_say_where(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "r.yaml").write_text(text)
    with pytest.raises(BadRecipe, match=re.escape(why)) as caught:
        recipes.load(tmp_path / "r.yaml")
    assert "r.yaml" in str(caught.value)


def test_the_recipe_of_the_documentation_works(tmp_path: Path) -> None:
    text = (SITE.parents[2] / "docs" / "scrape.md").read_text(encoding="utf-8")
    block = text[text.index("    recipe: harbour") : text.index("`without` takes")]
    (tmp_path / "r.yaml").write_text(re.sub(r"(?m)^    ", "", block))
    recipe = recipes.load(tmp_path / "r.yaml")
    line = '<p class="line"><span class="cost">WI</span>Gull of the Wind</p>'
    card = f'<div class="card"><h2>Gull</h2>{line}<div class="move"><p>Fly 2.</p></div></div>'
    (passage,) = read_html(card, "p", "https://a", "https://a", recipe.kind("card"), recipe.symbols).passages
    assert passage.fields == {"name": "Gull", "rest": "Gull of the Wind"} and passage.groups == {"moves": [{"words": "Fly 2."}]}
    assert "[W][I]Gull of the Wind" in passage.text


@pytest.mark.parametrize("piece", ["<div>", "<b>", "<ul><li>", "<table><tr><td>"])
def test_what_lies_too_deep_is_refused(piece: str) -> None:
    page = Page(id="p", url="https://a.example/", content_type="text/html")
    assert "too deep" in read(piece.encode() * 5000 + b"x", page, PageKind(), {}).refused


def test_ends_may_be_left_out() -> None:
    assert html("<p>a<p>b<ul><li>c<li>d<ul><li>e</ul><li>f</ul>g")[1].text == "- c\n- d\n  - e\n- f"
    assert html("<dl><dt>a<dd>b<dt>c<dd>d</dl>")[0].text == "- a\n- b\n- c\n- d"
    assert html("<table><tr><td><table><tr><td>in<td>ner</table><td>b<tr><td>c<td>d</table>")[0].rows == [["in ner", "b"], ["c", "d"]]
    assert len(html("<ul>" + "<li>x" * 3000)[0].text.splitlines()) == 3000
