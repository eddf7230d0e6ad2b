"""Texts of a spec (title, sources, reasons, comments) cannot become code of the built folder, whatever is written in them."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from specc.build import files_of
from specc.compile import compile_spec

EVIL = 'x"""\nimport antigravity\n"""\\'
AFTER = json.dumps(EVIL)
SPEC = f"""\
specc: 1
name: texts
players: 2
title: {AFTER}
source: {AFTER}
# {EVIL.splitlines()[0]} + __import__("antigravity") + \"\"\"
state:
  # \"\"\" + __import__("antigravity") + \"\"\"
  left: int(0, 8) = 8
functions:
  half(n:1..8):
    source: {AFTER}
    is: n // 2
actions:
  take(n:1..3):
    source: {AFTER}
    legal: [{{{AFTER}: n <= left}}]
    do: left -= max(1, half(n)); pass_turn()
end:
  - when: left == 0
    do: lose(me)
    reason: {AFTER}
    source: {AFTER}
scenarios:
  - name: {AFTER}
    source: {AFTER}
    when: take(2)
    then: left == 7
"""


@pytest.mark.parametrize("backends", [["python"], ["python", "jax"]], ids=["python", "jax"])
def test_texts_stay_texts(tmp_path: Path, backends: list[str]) -> None:
    spec = tmp_path / "texts.yaml"
    spec.write_text(SPEC)
    compiled = compile_spec(spec)
    assert compiled.program is not None, compiled.diagnostics
    named = 0
    for name, text in files_of(compiled.program, backends).items():
        if name.endswith(".py"):
            named += "antigravity" in text
            for node in ast.walk(ast.parse(text)):
                names = [a.name for a in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
                assert "antigravity" not in names, name
                assert not (isinstance(node, ast.Name) and node.id == "__import__"), name
    assert named >= 4
