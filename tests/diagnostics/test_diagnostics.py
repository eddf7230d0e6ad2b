"""Every `*.md` beside this file: each spec gives exactly the output below it. `--update-golden` rewrites the outputs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from literate import cases, outcome  # noqa: E402

FILES = sorted(HERE.glob("*.md"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_messages(path: Path, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    text = path.read_text(encoding="utf-8")
    found = cases(text)
    assert found, f"{path.name}: no spec with an output block"
    codes: list[str] = []
    texts: list[str] = []
    for number, case in enumerate(found):
        folder = tmp_path / str(number)
        folder.mkdir()
        diagnostics, shown = outcome(case, folder)
        codes.append(diagnostics[0].code if diagnostics else "")
        texts.append(shown)
    if request.config.getoption("--update-golden"):
        for case, shown in reversed(list(zip(found, texts, strict=True))):
            text = text[: case.start] + shown + text[case.end :]
        path.write_text(text, encoding="utf-8")
    else:
        for case, shown in zip(found, texts, strict=True):
            assert shown == case.output, "run with --update-golden, then read the difference"
    if path.stem[0] in "EW" and path.stem[1:].isdigit():
        assert codes[0] == path.stem, f"the first spec of {path.name} gives {codes[0] or 'nothing'}"
