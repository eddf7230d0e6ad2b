"""Source text and positions: where in a spec file something was written."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class SourceFile:
    """A text file that was read: its display name and its whole text."""

    name: str
    text: str = field(repr=False)

    def line(self, number: int) -> str:
        """The text of line `number` (from 1), without its newline."""
        lines = self.text.split("\n")
        return lines[number - 1] if 1 <= number <= len(lines) else ""


@dataclass(frozen=True)
class Span:
    """A stretch of a source file: lines and columns count from 1, the end column is exclusive."""

    file: SourceFile
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line}:{self.column}"

    def to(self, other: Span) -> Span:
        """From the start of this span to the end of the other."""
        return Span(self.file, self.line, self.column, other.end_line, other.end_column)


NOWHERE = Span(SourceFile("<built in>", ""), 1, 1, 1, 1)


@dataclass(frozen=True)
class Code:
    """Code as written in a YAML scalar: its text and where each character stands in the file.

    `line`, `column`: position (from 1) of the first character of the text. `indent`: columns (0-based) that precede the text of
    every following line (block scalars); 0 when the text has one line.
    """

    text: str = field(repr=False)
    file: SourceFile
    line: int
    column: int
    indent: int = 0

    def position(self, offset: int) -> tuple[int, int]:
        """(line, column) in the file of a character offset in the text."""
        before = self.text[:offset]
        row = before.count("\n")
        if row == 0:
            return self.line, self.column + offset
        return self.line + row, self.indent + 1 + offset - (before.rfind("\n") + 1)

    def span(self, start: int = 0, end: int | None = None) -> Span:
        """The span of text[start:end]; the whole text by default."""
        stop = len(self.text.rstrip("\n")) if end is None else end
        line, column = self.position(start)
        end_line, end_column = self.position(stop)
        return Span(self.file, line, column, end_line, end_column)


def code(text: str, name: str = "<code>") -> Code:
    """Code that stands alone (tests, built-in snippets)."""
    return Code(text, SourceFile(name, text), 1, 1, 0)
