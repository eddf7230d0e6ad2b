"""The text of HTML elements: spaces, line breaks, and symbols that are images or tooltips."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from urllib.parse import urljoin

from bs4 import BeautifulSoup
from bs4.element import Comment, NavigableString, PageElement, PreformattedString, Tag

from specc.scrape.corpus import Image, Link

HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
BLOCKS = frozenset(
    "address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form header hgroup hr html "
    "li main nav ol p pre search section summary table tbody td tfoot th thead tr ul".split()
) | frozenset(HEADINGS)
_INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad"))
SYMBOL = "data-symbol"
"""Attribute that `mark_symbols` sets: the text that stands for an element, such as `[G]`."""


def clean(text: str) -> str:
    """One line: single spaces, composed letters, nothing invisible."""
    return " ".join(unicodedata.normalize("NFC", text).translate(_INVISIBLE).split())


def clean_lines(text: str) -> list[str]:
    return [line for part in text.split("\n") if (line := clean(part))]


def mark_symbols(soup: BeautifulSoup | Tag, symbols: Mapping[str, str], letters: Iterable[str]) -> None:
    """Say of every symbol what stands for it: by its alternative text, its tooltip, or its letters."""
    for tag in soup.find_all(["img", "span", "i", "abbr"]):
        said = attribute(tag, "alt") or attribute(tag, "data-tooltip")
        name = clean(said)
        known = symbols.get(name) or symbols.get(name.removesuffix(" Energy").removesuffix(" energy"))
        if known:
            tag[SYMBOL] = f"[{known}]"
        elif name and tag.name == "img":
            tag[SYMBOL] = f"[{name}]"
    for selector in letters:
        for tag in soup.select(selector):
            if not tag.get(SYMBOL):
                tag[SYMBOL] = "".join(f"[{letter}]" for letter in clean(tag.get_text()).replace(" ", ""))


def attribute(tag: Tag, name: str) -> str:
    """An attribute as text; empty if there is none."""
    value = tag.get(name)
    return " ".join(value) if isinstance(value, list) else value or ""


def inline(nodes: Iterable[PageElement]) -> str:
    """The text of inline nodes, with a line break for each `<br>` and each block inside."""
    parts: list[str] = []
    for piece, is_seam in _pieces(nodes):
        if is_seam and parts and parts[-1][-1:].islower() and piece[:1].isupper():
            parts.append(" ")      # `<span>Teal Mask</span><span>Ogerpon</span>` is two words
        if piece:
            parts.append(piece)
    return "\n".join(clean_lines("".join(parts)))


def _pieces(nodes: Iterable[PageElement]) -> Iterator[tuple[str, bool]]:
    """Strings, and whether the border of an element is before each."""
    seam = False
    for node in nodes:
        if isinstance(node, NavigableString):
            if not isinstance(node, (Comment, PreformattedString)):
                yield re.sub(r"\s+", " ", str(node)), seam
            seam = False
        elif isinstance(node, Tag):
            symbol = attribute(node, SYMBOL)
            if symbol:
                yield symbol, False
            elif node.name == "br":
                yield "\n", False
            else:
                around = "\n" if node.name in BLOCKS else ""
                yield around, False
                first = True
                for piece, inner in _pieces(node.children):
                    yield piece, inner or first
                    first = False
                yield around, False
            seam = True


def number_in(tag: Tag, name: str, otherwise: int = 1) -> int:
    """An attribute that is a whole number."""
    written = attribute(tag, name).strip()
    return int(written) if written.isdecimal() and len(written) < 10 else otherwise


def text_of(tag: Tag) -> str:
    """The text of an element on one line."""
    return clean(inline([tag]))


def links_in(tags: Iterable[Tag], base: str) -> list[Link]:
    """Links to pages, as whole addresses, each once."""
    found: dict[str, Link] = {}
    for tag in tags:
        for anchor in [tag] if tag.name == "a" else tag.find_all("a"):
            target = whole(base, attribute(anchor, "href"))
            if target:
                found.setdefault(target, Link(text=text_of(anchor), url=target))
    return list(found.values())


def images_in(tags: Iterable[Tag], base: str) -> list[Image]:
    """Images that have an alternative text, each once."""
    found: dict[tuple[str, str], Image] = {}
    for tag in tags:
        for image in [tag] if tag.name == "img" else tag.find_all("img"):
            alt = clean(attribute(image, "alt"))
            url = whole(base, attribute(image, "src"))
            if alt:
                found.setdefault((alt, url), Image(alt=alt, url=url))
    return list(found.values())


def whole(base: str, target: str) -> str:
    """The whole address of a link; empty if it leads to no page."""
    try:
        joined = urljoin(base, target.strip())
    except ValueError:
        return ""
    return joined if target.strip() and joined.startswith(("http://", "https://", "file:")) else ""
