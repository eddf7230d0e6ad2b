"""`specc repair`, `specc mcp`, the task as a folder, the material: as a person or a program meets them."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from messages_server import PAGES, PLANTED, Serve

from specc.cli import agent
from specc.cli.app import run
from specc.extract.agent import Material, NoMaterial, write_task
from specc.extract.agent.tools import quoted
from specc.extract.mcp import make_server
from specc.scrape.corpus import Manifest, Page, passage_id, save_manifest, save_passages
from specc.scrape.corpus import Passage as CorpusPassage


def last_json(text: str) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(text.strip().splitlines()[-1])
    return value


def test_repair_as_a_program_calls_it(serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = tmp_path / "level_2.yaml"
    shutil.copy(PLANTED / spec.name, spec)
    script = serve("repair_2")
    assert run(["repair", str(spec), "--corpus", str(PAGES / "two_heaps.md"), "--json"]) == 1
    told = last_json(capsys.readouterr().out)
    assert told["status"] == "left" and told["dollars"] == 0.1490955
    assert told["tokens"] == {"input": 19, "cache_write": 21340, "cache_read": 21001, "output": 205, "total": 42565}
    assert told["rules_without_source"] == ["level_2.yaml: action take", "level_2.yaml: end 1",
                                            "level_2.yaml: scenario `Ben must take the last pebble`"]  # fmt: skip
    assert "verify says now:\n\nL2 " in script.requests[0]["messages"][0]["content"][0]["text"]
    assert run(["repair", str(spec)]) == 0                     # now there is nothing to repair, and no key is asked for
    assert "nothing to repair" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "error: no key for the model: set ANTHROPIC_API_KEY"),
        (["--replay", "none.jsonl"], "error: none.jsonl: not a run log"),
        (["--dollars", "much"], "error: --dollars much: expected a number above 0, or none"),
        (["--backend", "cuda"], "error: there is no backend cuda"),
        (["--corpus", "nowhere"], "error: nowhere: there is no such file or folder"),
        (["--resume", "--replay", "none.jsonl"], "error: --resume goes on with a run, --replay repeats one: choose"),
    ],
)
def test_what_is_missing_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    spec = tmp_path / "level_2.yaml"
    text = (PLANTED / spec.name).read_text().replace("n <= left", "n <= lef")      # wrong at once
    spec.write_text(text)
    assert run(["repair", str(spec), *arguments]) == 2
    told = capsys.readouterr()
    assert told.err.splitlines()[0].startswith(said) and told.out == ""
    assert spec.read_text() == text and [p.name for p in tmp_path.iterdir()] == [spec.name]


def test_repair_touches_only_its_spec(serve: Serve, tmp_path: Path) -> None:
    spec, other = tmp_path / "level_2.yaml", tmp_path / "other.yaml"
    shutil.copy(PLANTED / spec.name, spec)
    other.write_text("specc: 1\nname: other\n")
    usage = {"input_tokens": 1, "output_tokens": 1}
    calls = [{"type": "tool_use", "name": n, "input": {"path": "other.yaml", **v}} for n, v in (
        ("read_file", {}), ("write_file", {"text": "x"}), ("edit_file", {"old": "other", "new": "x"}), ("check", {}))]  # fmt: skip
    talk = {"content": [{"type": "text", "text": "no"}], "usage": usage}
    script = serve([{"content": calls, "usage": usage}, talk, talk, talk, talk])
    assert run(["repair", str(spec)]) == 1
    assert [r["is_error"] for r in script.requests[1]["messages"][-1]["content"]] == [True] * 4
    assert other.read_text() == "specc: 1\nname: other\n"


def test_a_server_of_mcp_offers_what_the_agent_has(tmp_path: Path) -> None:
    from mcp import Client

    shutil.copy(PLANTED / "level_2.yaml", tmp_path / "level_2.yaml")
    server = make_server(tmp_path, Material.open([PAGES / "two_heaps.md"]))

    async def talk() -> None:
        async with Client(server) as client:
            names = {tool.name for tool in (await client.list_tools()).tools}
            assert names == {"list_passages", "read_passage", "list_files", "check", "scenarios", "verify", "coverage", "build", "language"}

            async def ask(name: str, **values: Any) -> tuple[bool, str]:
                result: Any = await client.call_tool(name, values)
                return bool(result.is_error), result.content[0].text

            assert "two_heaps.md#the-end-bc6afd" in (await ask("list_passages", words="loses"))[1]
            assert "Whoever takes the last pebble of all loses." in (await ask("read_passage", id="two_heaps.md#the-end-bc6afd"))[1]
            assert (await ask("read_passage", id="/etc/passwd"))[0]
            wrong, text = await ask("verify")
            assert not wrong and "scenario `Ben must take the last pebble` fails" in text
            assert "without a passage in `source:`" in text
            assert "wrote level_2/" in (await ask("build"))[1]
            assert (await ask("language"))[1].startswith("# The language")

    asyncio.run(talk())
    assert (tmp_path / "generated" / "level_2" / "reference.py").is_file()


def test_the_server_speaks_on_standard_input(tmp_path: Path) -> None:
    shutil.copy(PLANTED / "level_2.yaml", tmp_path / "level_2.yaml")
    first = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}  # fmt: skip
    said = [first, {"jsonrpc": "2.0", "method": "notifications/initialized"}, {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}]
    command = [sys.executable, "-m", "specc", "mcp", "--folder", str(tmp_path)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write("".join(json.dumps(message) + "\n" for message in said))
        process.stdin.flush()
        answers = [json.loads(process.stdout.readline()) for _ in range(2)]
    finally:
        process.stdin.close()
        process.wait(30)
    assert answers[0]["result"]["serverInfo"]["name"] == "specc"
    assert "verify" in {tool["name"] for tool in answers[1]["result"]["tools"]}


def test_the_task_as_a_folder(tmp_path: Path) -> None:
    material = Material.open([PAGES])
    write_task(material, tmp_path / "task", name="two_heaps", request="Only two_heaps.md.")
    task = (tmp_path / "task" / "TASK.md").read_text()
    assert "Only two_heaps.md." in task and "specc check spec/two_heaps.yaml" in task
    index = (tmp_path / "task" / "passages" / "INDEX.md").read_text()
    for number, passage in enumerate(material.passages.values(), 1):
        assert f"`{passage.id}`" in index
        assert passage.text in (tmp_path / "task" / "passages" / f"{number:04}.md").read_text()
    assert (tmp_path / "task" / "LANGUAGE.md").read_text().startswith("# The language")
    assert run(["check", str(tmp_path / "task" / "spec" / "two_heaps.yaml")]) == 0


def test_the_task_begins_with_what_there_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun = tmp_path / "begun"
    begun.mkdir()
    (begun / "stones.yaml").write_text("specc: 1\nname: stones\n")
    (begun / "cards.csv").write_text("name,hp\n")
    agent.extract_prompt_only([PAGES / "orders.md"], tmp_path / "task", "", json=True, begun=begun)
    assert "spec/cards.csv" in last_json(capsys.readouterr().out)["files"]
    assert "specc check spec/stones.yaml" in (tmp_path / "task" / "TASK.md").read_text()
    with pytest.raises(typer.Exit) as refusal:
        agent.extract_prompt_only([PAGES], tmp_path / "task", "", json=False)
    assert refusal.value.exit_code == 2 and "the folder is not empty" in capsys.readouterr().err


def test_extraction_as_a_command_has_its_exit_codes(serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def code(dollars: str = "5") -> int:
        with pytest.raises(typer.Exit) as end:
            agent.extract_with_model([PAGES / "orders.md"], tmp_path / "out", agent.agent_options(dollars=dollars), "", json=True)
        return int(end.value.exit_code)

    assert code() == 2 and capsys.readouterr().err.startswith("error: no key for the model")
    serve([{"status": 401, "kind": "authentication_error"}])
    assert code("0.01") == 3 and last_json(capsys.readouterr().out)["reason"] == "the budget of 0.01 dollars does not allow another reply"


# ------------------------------------------------------------------------------------------------ material
def test_passages_of_texts_and_source_files(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("Before.\n\n# One\n\nx\n\n## Two\n\ny\n\n# Two\n\nz\n")
    (tmp_path / "b.c").write_text("".join(f"int x{n};\n" for n in range(100)))
    (tmp_path / "c.bin").write_bytes(b"\0")
    found = Material.open([tmp_path]).passages
    assert [p.title for p in found.values()] == ["a.md", "One", "One / Two", "Two", "b.c", "b.c"]
    assert [p.place for p in found.values()] == ["a.md:1-2", "a.md:3-6", "a.md:7-10", "a.md:11-13", "b.c:1-80", "b.c:81-100"]
    assert found["b.c:81-100"].text.splitlines()[0] == "   81 int x80;"
    assert len({i for i in found if i.startswith("a.md#two-")}) == 2


def test_passages_of_a_corpus(tmp_path: Path) -> None:
    taken: set[str] = set()
    path = ["Rules", "The end"]
    page = Page(id="wiki", url="https://example.org/rules", state="held", grade="guide", passages=2)
    found = [
        CorpusPassage(
            id=passage_id("wiki", path, text, taken), page="wiki", url=page.url, heading_path=path, text=text, line=7, grade="guide"
        )
        for text in ("Whoever takes the last one loses.", 'Or wins">.')
    ]  # fmt: skip
    save_manifest(tmp_path, Manifest(name="stones", pages=[page]))
    save_passages(tmp_path, "wiki", found)
    material = Material.open([tmp_path])
    first = material.passages[found[0].id]
    assert (first.text, first.title, first.grade) == ("Whoever takes the last one loses.", "Rules / The end", "guide")
    assert quoted(first).splitlines()[1] == f'<passage id="{first.id}" from="https://example.org/rules line 7" grade="guide" part="1 of 1">'
    assert material.cited(f"{found[1].id}, at the end") == [found[1].id]
    (tmp_path / "manifest.json").write_text("{}")
    with pytest.raises(NoMaterial, match="manifest.json: name: Field required"):
        Material.open([tmp_path])


def test_a_source_names_whole_ids(tmp_path: Path) -> None:
    (tmp_path / "b.c").write_text("".join(f"int x{n};\n" for n in range(100)))
    material = Material.open([tmp_path])
    assert material.cited("b.c:1-80") == ["b.c:1-80"]
    assert material.cited("see b.c:81-100, and more") == ["b.c:81-100"]
    assert material.cited("b.c:1-8") == [] and material.cited("ab.c:1-80") == [] and material.cited("b.c:1-800") == []


def test_material_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "x.bin").write_bytes(b"\0")
    with pytest.raises(NoMaterial, match="not a text or source file"):
        Material.open([tmp_path / "x.bin"])
    with pytest.raises(NoMaterial, match="nothing to read"):
        Material.open([tmp_path])
    (tmp_path / "x.md").write_bytes(b"\xff\xfe")
    with pytest.raises(NoMaterial, match="cannot be read"):
        Material.open([tmp_path / "x.md"])
