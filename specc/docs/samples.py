"""The code samples of the hand-written parts, and the specs that they make when put together."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

FRAME = {
    "specc": "specc: 1\n",
    "name": "name: sample\n",
    "players": "players: 2\n",
    "actions": "actions:\n  stay:\n    do: pass_turn()\n",
}
"""What a sample has when it does not say so itself."""
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$|^<!-- (sample|new sample)\n?(.*?)-->$", re.MULTILINE | re.DOTALL)
SECTION = re.compile(r"^([a-z_]+):", re.MULTILINE)


@dataclass
class Sample:
    """A spec put together from the YAML blocks of a chapter: sections are joined in the order of the blocks."""

    sections: dict[str, str] = field(default_factory=dict)

    def add(self, text: str) -> None:
        """Join a block; comments before its first section are left out, and a second one-line section replaces nothing."""
        starts = [m.start() for m in SECTION.finditer(text)]
        for start, end in zip(starts, [*starts[1:], len(text)][: len(starts)], strict=True):
            part = text[start:end].rstrip("\n") + "\n"
            name = part.split(":")[0]
            head, _, rest = part.partition("\n")
            if name not in self.sections:
                self.sections[name] = part
            elif rest and not self.sections[name].partition("\n")[0].removeprefix(f"{name}:").strip():
                self.sections[name] += rest

    def text(self) -> str:
        """The whole spec."""
        made = {
            **{k: v for k, v in FRAME.items() if k not in self.sections and not (k == "name" and "module" in self.sections)},
            **self.sections,
        }
        return "".join(made.values())


def samples(chapter: str) -> list[str]:
    """The specs that the ```yaml blocks of a chapter make. `<!-- sample … -->` holds lines that are not shown;
    `<!-- new sample -->` begins another spec; a block that starts with `specc:` is a whole spec."""
    found, current = [], Sample()
    for block in _BLOCK.finditer(chapter):
        language, text, comment, hidden = block.groups()
        if comment == "new sample":
            found.append(current)
            current = Sample()
            text = hidden
        if comment == "sample":
            text = hidden
        if language not in (None, "yaml") or text is None:
            continue
        if text.startswith("specc:"):
            found.append(Sample({"": text}))
            continue
        current.add(text)
    return [s.sections[""] if "" in s.sections else s.text() for s in [*found, current] if s.sections]


def shown(chapter: str) -> str:
    """The chapter without the lines that are only for its samples."""
    return re.sub(r"^<!-- (?:new )?sample\n?.*?-->\n+", "", chapter, flags=re.MULTILINE | re.DOTALL)
