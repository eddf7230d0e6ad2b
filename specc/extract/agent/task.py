"""`--prompt-only`: the task as a folder that a person or any other agent can work in."""

from __future__ import annotations

from pathlib import Path

from specc.docs.reference import language_reference
from specc.extract.agent.material import Material
from specc.extract.agent.options import BadRun
from specc.extract.agent.prompt import WORK
from specc.extract.agent.tools import HEAD

SKELETON = """\
# Fill this in from passages/; TASK.md says how. Check it with: specc check --scenarios --search {name}.yaml
specc: 1
name: {name}
players: 2
"""

TASK = """\
# Write a spec

The material is in `passages/`, one file a passage; `passages/INDEX.md` lists their ids. The spec goes to `{main}`{others}.
The language is described in `LANGUAGE.md`.

{wish}Where the text below names a tool, use this instead:

| tool | here |
|---|---|
| list_passages, read_passage | read the files of `passages/` |
| write_file, edit_file | write `.yaml`, `.csv` and `.json` files in `spec/` |
| check | `specc check {main}` |
| scenarios | `specc check --scenarios {main}` |
| verify | `specc check --scenarios --search {main}`, then `specc build {main} --out build` and `pytest build` |
| note_for_person | a line in `NOTES.md` |
| finish | all of these pass |

`specc mcp --corpus MATERIAL --folder spec` offers the same as tools of an MCP server.

{work}"""


def write_task(material: Material, out: Path, *, name: str = "game", files: dict[str, str] | None = None, request: str = "") -> list[str]:
    """Write TASK.md, LANGUAGE.md, passages/ and spec/ into `out`; gives their names. `files`: what the spec folder begins with."""
    if out.exists() and any(out.iterdir()):
        raise BadRun(f"{out}: the folder is not empty; name a new one")
    begun = files or {f"{name}.yaml": SKELETON.format(name=name)}
    main = next((f for f in begun if f.endswith(".yaml")), f"{name}.yaml")
    others = f" (begun; with it {', '.join(f for f in begun if f != main)})" if len(begun) > 1 else ""
    texts = {
        "TASK.md": TASK.format(main=f"spec/{main}", others=others, wish=f"{request}\n\n" if request else "", work=WORK),
        "LANGUAGE.md": language_reference(),
        **{f"spec/{file}": text for file, text in begun.items()},
    }
    rows = []
    for number, passage in enumerate(material.passages.values(), 1):
        file = f"{number:04}.md"
        rows.append(f"| [{file}]({file}) | `{passage.id}` | {passage.title.replace('|', '/')} | {passage.grade} | {len(passage.text)} |")
        head = f"<!-- {HEAD} -->\nid: {passage.id}\nfrom: {passage.place}\n"
        texts[f"passages/{file}"] = f"{head}\n{passage.text}\n"
    texts["passages/INDEX.md"] = "\n".join(["| file | id for `source:` | title | grade | characters |", "|---|---|---|---|---|", *rows, ""])
    for file, text in texts.items():
        path = out / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return sorted(texts)

