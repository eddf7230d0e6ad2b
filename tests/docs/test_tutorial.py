"""docs/tutorial.md: its commands and listings are run in order, and what they print is compared.

`python tests/docs/test_tutorial.py` runs it and writes what was printed into the page.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from specc.docs.samples import SECTION

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "tutorial.md"
BLOCK = re.compile(r"^```(sh|yaml|python|text)(?: ([\w.]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def run(command: list[str], folder: Path, fails: bool = False) -> str:
    """What a command prints; its exit code must be as expected."""
    shim = folder / ".bin"
    shim.mkdir(exist_ok=True)
    for name, text in {"specc": f'exec "{sys.executable}" -m specc "$@"', "python": f'exec "{sys.executable}" "$@"'}.items():
        (shim / name).write_text(f"#!/bin/sh\n{text}\n")
        (shim / name).chmod(0o755)
    environment = {
        **os.environ,
        "PATH": f"{shim}:{os.environ['PATH']}",
        "PYTHONPATH": f"{ROOT}:{folder}",
        "JAX_PLATFORMS": "cpu",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode != 0) == fails, f"{command} gave {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def joined(spec: str, block: str) -> str:
    """The spec with the sections of the block in place of its own, or added."""
    for part in sections(block):
        name = part.split(":")[0]
        old = [p for p in sections(spec) if p.split(":")[0] == name]
        spec = spec.replace(old[0], part) if old else spec.rstrip("\n") + "\n\n" + part
    return spec


def sections(text: str) -> list[str]:
    starts = [m.start() for m in SECTION.finditer(text)]
    return [text[a:b].rstrip("\n") + "\n" for a, b in zip(starts, [*starts[1:], len(text)], strict=True)]


def played(text: str, folder: Path) -> str:
    """The page with what its commands really print."""
    printed: list[str] = []

    def block(m: re.Match[str]) -> str:
        language, word, body = m.groups()
        if language == "yaml":
            path = folder / (word or "pig.yaml")
            path.write_text(joined(path.read_text(), body) if path.exists() else body, encoding="utf-8")
        elif language == "python":
            (folder / "listing.py").write_text(body, encoding="utf-8")
            printed[:] = [run([sys.executable, "listing.py"], folder)]
        elif language == "sh" and word != "setup":
            out = run(["sh", "-ec", body], folder, fails=word == "fails")
            printed[:] = [] if word == "quiet" else [out]
        elif language == "text":
            assert printed, f"no command stands before\n{m.group()}"
            return f"```text\n{printed.pop().strip()}\n```"
        return m.group()

    return BLOCK.sub(block, text)


@pytest.mark.timeout(900)
def test_the_tutorial_works(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert played(text, tmp_path) == text


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        PAGE.write_text(played(PAGE.read_text(encoding="utf-8"), Path(scratch)), encoding="utf-8")
