"""The formatter's printer: a tree → lines of YAML, quoted only where YAML or the house style needs it."""

from __future__ import annotations

import re
import textwrap

from specc.document.format_tree import Page, Part, Row, Table, Text, Tree
from specc.document.signature import balanced

WIDTH = 140
_PROSE = {"title", "source", "reason", "name", "tape", "from", "refused", "module"}
_NULLS = {"", "~", "null", "Null", "NULL"}
_LIKE_NUMBER = re.compile(r"[-+]?[0-9][0-9_.]*([eE][-+]?[0-9]+)?\Z|true\Z|false\Z")


def print_page(page: Page) -> str:
    lines = _block(page.root, 0, "")
    after = [line for line in page.after]
    while after and not after[-1]:
        after.pop()
    text = "\n".join([*lines, *after]).lstrip("\n")
    return text + "\n" if text else ""


# ---------------------------------------------------------------------------------------------------- scalars
def plain_in_block(text: str) -> bool:
    if text in _NULLS or text != text.strip() or "\n" in text or "\t" in text:
        return False
    if text[0] in ",[]{}#&*!|>'\"%@`" or (text[0] in "-?:" and text[1:2] in ("", " ")):
        return False
    return ": " not in text and " #" not in text and not text.endswith(":") and not text.startswith(("---", "..."))


def plain_in_flow(text: str) -> bool:
    return plain_in_block(text) and not any(c in text for c in ",[]{}:?#") and balanced(text)


def plain_flow_prose(text: str) -> bool:
    return plain_in_block(text) and not any(c in text for c in ",[]{}")


def plain_key(text: str) -> bool:
    return plain_in_block(text) and any(c.isalnum() or c == "_" for c in text)


def plain_flow_key(text: str) -> bool:
    return plain_key(text) and not any(c in text for c in ",[]{}?#")


def quoted(scalar: Text, prose: bool) -> str | None:
    """The scalar in quotes, or None when code fits in neither kind."""
    text = scalar.text
    if scalar.style == "double" and "\\" in scalar.raw:
        return scalar.raw
    if "\n" in text or "\t" in text:
        return None
    if "'" not in text:
        return f"'{text}'"
    if '"' not in text and "\\" not in text:
        return f'"{text}"'
    return "'" + text.replace("'", "''") + "'" if prose else None


def _inline(scalar: Text, plain: bool, prose: bool) -> str | None:
    if scalar.style == "folded":
        scalar = Text(scalar.text.strip())
    if scalar.style == "block":
        return None
    if plain and not (prose and scalar.style != "plain" and _LIKE_NUMBER.match(scalar.text)):
        return scalar.text
    return quoted(scalar, prose)


def _all_plain(tree: Tree) -> bool:
    """A list of plain words that stood in one line of YAML: it may be code (`[0.0, x?]`) and must not get quotes inside."""
    if isinstance(tree, Text):
        return tree.style == "plain" and "\n" not in tree.text and balanced(tree.text)
    if not tree.flow or any(part.beside or part.below or any(part.above) for part in tree.parts):
        return False
    return all(_all_plain(part.value) and (part.key is None or _all_plain(part.key)) for part in tree.parts)


def plain_flow(tree: Tree) -> str:
    """A tree of plain words as it is."""
    if isinstance(tree, Text):
        return tree.text
    inner = ", ".join((f"{part.key.text}: " if part.key is not None else "") + plain_flow(part.value) for part in tree.parts)
    return "{" + inner + "}" if isinstance(tree, Table) else "[" + inner + "]"


def flow(tree: Tree, prose: bool = False) -> str | None:
    """The tree in one line, or None when it cannot be (comments, blocks)."""
    if isinstance(tree, Text):
        return _inline(tree, plain_flow_prose(tree.text) if prose else plain_in_flow(tree.text), prose)
    shown: list[str] = []
    if isinstance(tree, Row) and tree.flow and not prose and _all_plain(tree):
        return "[" + ", ".join(plain_flow(part.value) for part in tree.parts) + "]"
    for part in tree.parts:
        if part.beside or part.below or any(part.above):
            return None
        name = part.key.text if part.key is not None else ""
        value = flow(part.value, name in _PROSE or (prose and part.key is None))
        if value is None:
            return None
        if part.key is None:
            shown.append(value)
        else:
            key = _inline(part.key, plain_flow_key(part.key.text), True)
            shown.append(f"{key}: {value}")
    inner = ", ".join(shown)
    return "{" + inner + "}" if isinstance(tree, Table) else "[" + inner + "]"


# ---------------------------------------------------------------------------------------------------- blocks
def _block(tree: Tree, indent: int, owner: str) -> list[str]:
    """A collection in block style at `indent`."""
    pad = " " * indent
    lines: list[str] = []
    if isinstance(tree, Text):
        return [pad + (_inline(tree, plain_in_block(tree.text), False) or "''")]
    for i, part in enumerate(tree.parts):
        above = list(part.above)
        while i == 0 and indent > 0 and above and not above[0]:
            above.pop(0)
        body, moved = _part(part, indent, owner)
        lines += [pad + line if line else "" for line in [*above, *moved]]
        lines += body
        lines += [pad + line if line else "" for line in part.below]
    return lines


def _part(part: Part, indent: int, owner: str) -> tuple[list[str], list[str]]:
    """The lines of an entry or item, and comments that had to move above it."""
    pad = " " * indent
    if part.key is None:
        return _item(part, indent, owner)
    key = _inline(part.key, plain_key(part.key.text), True) or "''"
    prose = part.key.text in _PROSE or owner == "refused"
    return _after(part, f"{pad}{key}:", indent, prose, part.key.text)


def _item(part: Part, indent: int, owner: str) -> tuple[list[str], list[str]]:
    pad = " " * indent
    value = part.value
    if isinstance(value, Text) or _one_line(value, len(pad) + 2) is not None or not value.parts:
        return _after(part, f"{pad}-", indent, owner in _PROSE, owner)
    moved = [part.beside] if part.beside else []
    first = value.parts[0]
    moved += [line for line in first.above if line]
    first.above = []
    lines = _block(value, indent + 2, "legal" if owner == "legal" else "")
    while lines and lines[0].lstrip().startswith("#"):
        moved.append(lines.pop(0).strip())
    if len(lines) == 1 and len(value.parts) == 1 and not first.beside and part.beside:
        beside, rest = _commented(f"{pad}- {lines[0].lstrip()}", part)
        return beside, [line for line in moved if line != part.beside] + rest
    return [f"{pad}- {lines[0].lstrip()}", *lines[1:]], moved


def _one_line(tree: Tree, taken: int, prose: bool = False) -> str | None:
    """Flow collections stay in one line while they fit; an empty collection is always written so."""
    if isinstance(tree, Text) or not (tree.flow or not tree.parts):
        return None
    shown = flow(tree, prose)
    return shown if shown is not None and taken + len(shown) <= WIDTH else None


def _after(part: Part, head: str, indent: int, prose: bool, name: str) -> tuple[list[str], list[str]]:
    """What follows `key:` or `-`: a scalar, a flow collection, or a block below."""
    value, step = part.value, indent + 2
    if isinstance(value, Text):
        shown = _inline(value, plain_in_block(value.text), prose) if value.text.strip() else "''"
        if shown is not None and len(head) + 1 + len(shown) <= WIDTH:
            return _commented(f"{head} {shown}", part)
        if shown is not None and (prose or "\\" in value.raw):
            if prose and value.text == " ".join(value.text.split()):
                return _below(
                    f"{head} >-", textwrap.wrap(value.text, WIDTH - step, break_long_words=False, break_on_hyphens=False), step, part
                )
            return _commented(f"{head} {shown}", part)
        return _literal(f"{head} |", value.text, step, part)
    shown = _one_line(value, len(head) + 1, prose)
    if shown is not None:
        return _commented(f"{head} {shown}", part)
    lines, moved = _commented(head, part)
    below = _one_line(value, step) if part.key is not None else None
    if below is not None:
        return [*lines, " " * step + below], moved
    return [*lines, *_block(value, step, name)], moved


def _literal(head: str, text: str, step: int, part: Part) -> tuple[list[str], list[str]]:
    rows = text.rstrip("\n").split("\n")
    if next((r for r in rows if r.strip()), "").startswith(" "):
        head += "2"
    if not text.endswith("\n") and part.value == Text(text, "block", ""):
        head += "-"
    return _below(head, rows, step, part)


def _below(head: str, rows: list[str], step: int, part: Part) -> tuple[list[str], list[str]]:
    lines, moved = _commented(head, part)
    return [*lines, *(" " * step + row if row.strip() else "" for row in rows)], moved


def _commented(line: str, part: Part) -> tuple[list[str], list[str]]:
    """The line with the comment beside it, in the column where it was if there is room."""
    if not part.beside:
        return [line], []
    column = max(len(line) + 2, part.column - 1)
    if column + len(part.beside) > WIDTH:
        column = len(line) + 2
    if column + len(part.beside) > WIDTH:
        return [line], [part.beside]
    return [line.ljust(column) + part.beside], []
