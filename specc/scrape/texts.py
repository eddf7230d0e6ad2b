"""Bytes to text, and pages that are not HTML: plain text, Markdown, JSON of a news site."""

from __future__ import annotations

import codecs
import json
import re
from html import escape

from specc.scrape.corpus import Passage, passage_id
from specc.scrape.html_text import clean

_DECLARED = re.compile(
    rb"""<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w.:-]{2,40})|<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.:-]{2,40})""", re.I
)  # fmt: skip
_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_AS_BROWSERS_DO = {"iso8859-1": "cp1252", "ascii": "cp1252"}


def decode(data: bytes, said: str) -> tuple[str, str, str]:
    """The text, the charset that it is in, and a note if that is not the one that was said.

    Bytes that are UTF-8 are never anything else by chance, whatever server and page claim.
    """
    for mark, charset in _MARKS:
        if data.startswith(mark):
            return data.decode(charset, "replace"), charset.removesuffix("-sig"), ""
    claims = [_known(said)] + [_known((a or b).decode("ascii")) for a, b in _DECLARED.findall(data[:4096])]
    try:
        text = data.decode("utf-8")
        wrong = [claim for claim in claims if claim and claim != "utf-8"]
        return text, "utf-8", f"said to be {wrong[0]}, is utf-8" if wrong and not data.isascii() else ""
    except UnicodeDecodeError:
        pass
    for claim in [claim for claim in claims if claim and claim != "utf-8"] + ["cp1252"]:
        try:
            return data.decode(claim), claim, f"said to be utf-8, is read as {claim}" if "utf-8" in claims else ""
        except UnicodeDecodeError:
            continue
    return data.decode("cp1252", "replace"), "cp1252", "some letters are in no known charset and stand as \ufffd"


def _known(name: str) -> str:
    try:
        found = codecs.lookup(name.strip())
    except (LookupError, ValueError):
        return ""
    # `rot13` and the like are codecs too, but no charsets
    return _AS_BROWSERS_DO.get(found.name, found.name) if getattr(found, "_is_text_encoding", True) else ""


def json_as_html(text: str) -> str | None:
    """The HTML page that a news site's JSON carries (`title.rendered`, `content.rendered`); None if it is no such thing."""
    try:
        tree = json.loads(text)
    except (ValueError, RecursionError):
        return None
    found = tree[0] if isinstance(tree, list) and tree else tree
    if not isinstance(found, dict):
        return None
    content, title = found.get("content"), found.get("title")
    body = content.get("rendered") if isinstance(content, dict) else None
    if not isinstance(body, str):
        return None
    name = title.get("rendered") if isinstance(title, dict) else ""
    day = str(found.get("modified_gmt") or found.get("date_gmt") or "")
    return f'<meta name="date" content="{escape(day)}"><main><h1>{name}</h1>{body}</main>'


def read_text(text: str, page_id: str, url: str) -> list[Passage]:
    """Passages of a plain text or of Markdown: one a section; an underlined line or `#` is a heading."""
    found: list[Passage] = []
    taken: set[str] = set()
    trail: list[str] = []
    part: list[str] = []
    start = 1
    lines = text.splitlines()

    def close() -> None:
        body = "\n".join(part).strip("\n")
        if body.strip():
            where = [name for name in trail if name]
            id = passage_id(page_id, where, body, taken)
            found.append(Passage(id=id, page=page_id, url=url, heading_path=where, text=body, line=start))
        part.clear()

    fenced = False
    for number, line in enumerate(lines, 1):
        fenced ^= line.lstrip().startswith("```")
        mark = re.match(r"(#{1,6})\s+(.*?)\s*#*\s*$", line) if not fenced else None
        underlined = not fenced and bool(part) and bool(part[-1].strip()) and not part[-1].startswith(("|", "- "))
        rule = re.fullmatch(r"(=|-)\1{2,}\s*", line) if underlined else None
        if mark or rule:
            name = mark.group(2) if mark else part.pop()
            depth = len(mark.group(1)) if mark else 1 if line.startswith("=") else 2
            close()
            trail = [*trail[: depth - 1], *[""] * (depth - 1 - len(trail)), clean(name)]
        elif part or line.strip():
            start = start if part else number
            part.append(line.rstrip())
    close()
    return found
