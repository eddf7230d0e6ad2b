"""HTML to a tree, with the ends that authors may leave out: `<li>` ends the item before it, `<p>` the paragraph, `<td>` the cell.

The parser of the standard library, which gives the lines of elements, leaves such elements inside each other.
"""

from __future__ import annotations

from typing import Any

from bs4 import BeautifulSoup
from bs4.element import Tag

DEEPEST = 250
_BLOCKS = frozenset(
    "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header "
    "hgroup hr main menu nav ol p pre section summary table ul li dt dd".split()
)
_ENDS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    # what an element that begins ends, and what it does not look out of
    "li": (frozenset({"li"}), frozenset({"ul", "ol", "menu", "dir", "table", "td", "th"})),
    "dt": (frozenset({"dt", "dd"}), frozenset({"dl", "table", "td", "th"})),
    "dd": (frozenset({"dt", "dd"}), frozenset({"dl", "table", "td", "th"})),
    "td": (frozenset({"td", "th"}), frozenset({"tr", "table"})),
    "th": (frozenset({"td", "th"}), frozenset({"tr", "table"})),
    "tr": (frozenset({"tr"}), frozenset({"table"})),
    "tbody": (frozenset({"thead", "tbody", "tfoot"}), frozenset({"table"})),
    "tfoot": (frozenset({"thead", "tbody"}), frozenset({"table"})),
    "option": (frozenset({"option"}), frozenset({"select"})),
}  # fmt: skip
_PARAGRAPH = (frozenset({"p"}), frozenset({"table", "td", "th", "caption", "object", "button", "html", "body"}))


class TooDeep(Exception):
    """Elements lie so deep inside each other that no page for people is like it."""


class Soup(BeautifulSoup):
    """The tree of a page."""

    def __init__(self, text: str) -> None:
        super().__init__(text, "html.parser")

    def handle_starttag(self, name: str, *more: Any, **named: Any) -> Tag | None:
        """Called by the parser where an element begins."""
        if len(self.tagStack) > DEEPEST:
            raise TooDeep
        if name in _BLOCKS:
            self._end(*_PARAGRAPH)
        if name in _ENDS:
            self._end(*_ENDS[name])
        return super().handle_starttag(name, *more, **named)

    def _end(self, names: frozenset[str], border: frozenset[str]) -> None:
        """End the innermost open element of these names, if it is within the border."""
        for tag in reversed(self.tagStack):
            if tag.name in border:
                return
            if tag.name in names:
                self.handle_endtag(tag.name)
                return
