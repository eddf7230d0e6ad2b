"""HTML pages to passages: a passage a run of prose, a list, a table, a block of code or a card, under its headings."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, field

from bs4 import BeautifulSoup
from bs4.element import PageElement, Tag

from specc.scrape import html_cards, html_head, html_tables
from specc.scrape.corpus import Kind, Passage, passage_id
from specc.scrape.html_soup import Soup
from specc.scrape.html_text import BLOCKS, HEADINGS, attribute, clean, images_in, inline, links_in, mark_symbols, number_in, text_of, whole
from specc.scrape.recipe import PageKind

NOT_TEXT = "head, script, style, noscript, template, svg, iframe, object, nav, footer, button, select, textarea, input"
HIDDEN = '[hidden], [style*="display:none" i], [style*="display: none" i], [style*="visibility:hidden" i]'
LONGEST = 1800
"""Characters of prose after which a passage ends at the next paragraph."""
BULLETS = "•·‣◦▪●∙"


@dataclass
class Reading:
    """What was read from a page."""

    passages: list[Passage] = field(default_factory=list)
    title: str = ""
    date: str = ""
    licence: str = ""
    notes: list[str] = field(default_factory=list)
    followed: list[str] = field(default_factory=list)
    refused: str = ""
    """Why there is nothing to read."""


def read_html(text: str, page_id: str, url: str, address: str, kind: PageKind, symbols: dict[str, str], follow: str = "") -> Reading:
    """Read the page `url`, whose links are from `address`. Scripts, navigation and hidden text are left out; hidden text is noted."""
    soup = Soup(text)
    base = soup.find("base", href=True)
    here = whole(address, attribute(base, "href")) or address if isinstance(base, Tag) else address
    reading = Reading(title=html_head.title_of(soup), date=html_head.date_of(soup), licence=html_head.licence_of(soup))
    reading.followed = html_head.followed(soup, follow, here) if follow else []
    if html_head.wants_login(soup):
        reading.refused = "the page is a login; save it with your browser and use --from"
        return reading
    article = html_head.article_of(soup)
    _leave_out(soup, kind, reading)
    mark_symbols(soup, symbols if kind.symbols else {}, kind.letters)
    walker = _Walker(page_id, url, here)
    root = _root(soup, kind.content)
    if outside := len(text_of(soup)) - len(text_of(root)):
        reading.notes.append(f"left out around its main part: {outside} characters")
    if kind.cards is not None:
        for card in root.select(kind.cards.each):
            walker.card(card, html_cards.fields_of(card, kind.cards.fields), html_cards.groups_of(card, kind.cards))
            card.extract()
        if not walker.passages:
            reading.notes.append(f"no card on this page: nothing matches {kind.cards.each!r}")
    walker.walk(root)
    walker.end()
    if not walker.passages and article:
        walker.paragraph(article.splitlines(), 0)
        walker.close()
    reading.passages = walker.passages
    return reading


def _leave_out(soup: BeautifulSoup, kind: PageKind, reading: Reading) -> None:
    for selector in kind.drop:
        for tag in soup.select(selector):
            tag.extract()
    for tag in soup.select(NOT_TEXT):
        tag.extract()
    hidden = [tag for tag in soup.select(HIDDEN) if tag.name not in ("html", "body")]
    if length := sum(len(clean(tag.get_text(" "))) for tag in hidden):
        reading.notes.append(f"hidden text left out: {length} characters")
    for tag in hidden:
        tag.extract()


def _root(soup: BeautifulSoup, content: str) -> Tag:
    """The element that holds what is worth reading."""
    if content and (chosen := soup.select_one(content)) is not None:
        return chosen
    for selector in ("main", '[role="main"]', "article"):
        found = soup.select(selector)
        if len(found) == 1 and len(text_of(found[0])) > len(text_of(soup)) / 2:
            return found[0]
    for aside in soup.select("aside, body > header:not(:has(h1))"):
        aside.extract()
    return soup


class _Walker:
    """Goes through a page in order and collects passages."""

    def __init__(self, page_id: str, url: str, base: str) -> None:
        self.passages: list[Passage] = []
        self._page = page_id
        self._url = url
        self._base = base
        self._trail: list[tuple[int, str]] = []
        self._taken: set[str] = set()
        self._prose: list[str] = []
        self._prose_tags: list[Tag] = []
        self._line = 0
        self._bare_heading = ""

    # ---------------------------------------------------------------------------------------------------------- walking
    def walk(self, parent: Tag) -> None:
        """Blocks one after another; what is between them is paragraphs."""
        run: list[PageElement] = []
        for child in list(parent.children):
            if isinstance(child, Tag) and (child.name in BLOCKS or _holds(child, BLOCKS)):
                self._run(run, parent)
                run = []
                self._block(child)
            else:
                run.append(child)
        self._run(run, parent)

    def _block(self, tag: Tag) -> None:
        if tag.name in HEADINGS:
            self._heading(tag)
        elif tag.name in ("ul", "ol", "dl"):
            if not self._only_leads_on(tag):
                self._add("list", "\n".join(_list_lines(tag)), [tag])
        elif tag.name == "table":
            self._table(tag)
        elif tag.name == "pre":
            self._add("code", tag.get_text().strip("\n"), [tag])
        else:
            self.walk(tag)

    def _run(self, nodes: list[PageElement], parent: Tag) -> None:
        lines = inline(nodes).splitlines()
        if lines:
            tags = [node for node in nodes if isinstance(node, Tag)]
            if all(line[0] in BULLETS for line in lines):
                self._add("list", "\n".join(f"- {line[1:].strip()}" for line in lines), tags, parent.sourceline)
            else:
                self.paragraph(lines, parent.sourceline or 0, tags)

    def _heading(self, tag: Tag) -> None:
        self.close()
        depth, text = int(tag.name[1]), text_of(tag)
        if text:
            self._bare(depth)
            self._bare_heading = text
            self._trail = [*((d, t) for d, t in self._trail if d < depth), (depth, text)]

    def _bare(self, depth: int = 0) -> None:
        """A heading with nothing under it, neither text nor smaller headings, says something itself."""
        if self._bare_heading and self._trail and depth <= self._trail[-1][0]:
            text, (level, _) = self._bare_heading, self._trail[-1]
            self._trail = self._trail[:-1]
            self._add("text", text, [])
            self._trail.append((level, text))
        self._bare_heading = ""

    def end(self) -> None:
        """The page is over."""
        self.close()
        self._bare()

    def _table(self, tag: Tag) -> None:
        rows, headings = html_tables.rows_of(tag)
        if max(map(len, rows), default=0) <= 1:
            self.walk(tag)      # one column lays a page out
        elif not self._only_leads_on(tag):
            if beside := html_tables.beside_cells(tag):
                self.paragraph(beside, tag.sourceline or 0)
            self._add("table", html_tables.as_text(rows), [tag], rows=rows, header_rows=headings)

    def _only_leads_on(self, tag: Tag) -> bool:
        """Whether all its text is links within this page: a table of contents."""
        anchors = [a for a in tag.find_all("a") if attribute(a, "href").startswith("#")]
        return bool(anchors) and clean(tag.get_text()).replace(" ", "") == "".join(clean(a.get_text()).replace(" ", "") for a in anchors)

    # --------------------------------------------------------------------------------------------------------- passages
    def paragraph(self, lines: list[str], line: int, tags: Iterable[Tag] = ()) -> None:
        if sum(map(len, self._prose)) > LONGEST:
            self.close()
        self._line = self._line if self._prose else line
        self._prose += [text for part in lines if (text := clean(part))]
        self._prose_tags += tags

    def close(self) -> None:
        """The prose so far is a passage."""
        if self._prose:
            lines, tags, line = self._prose, self._prose_tags, self._line
            self._prose, self._prose_tags = [], []
            self._add("text", "\n".join(lines), tags, line)

    def card(self, tag: Tag, fields: dict[str, str], groups: dict[str, list[dict[str, str]]]) -> None:
        self._trail = [(1, fields["name"])] if "name" in fields else []
        self._add("card", inline([tag]), [tag], fields=fields, groups=groups)
        self._trail = []

    def _add(
        self, kind: Kind, text: str, tags: list[Tag], line: int | None = None, *, rows: list[list[str]] | None = None, header_rows: int = 0,
        fields: dict[str, str] | None = None, groups: dict[str, list[dict[str, str]]] | None = None,
    ) -> None:  # fmt: skip
        self.close()
        if not text.strip():
            return
        self._bare_heading = ""
        path = [heading for _, heading in self._trail]
        at = line if line is not None else tags[0].sourceline if tags else 0
        self.passages.append(
            Passage(
                id=passage_id(self._page, path, text, self._taken), page=self._page, url=self._url, heading_path=path, kind=kind, text=text,
                rows=rows or [], header_rows=header_rows, fields=fields or {}, groups=groups or {},
                links=links_in(tags, self._base), images=images_in(tags, self._base), line=at or 0,
            )
        )  # fmt: skip


def _holds(tag: Tag, names: Container[str]) -> bool:
    return any(isinstance(inner, Tag) and inner.name in names for inner in tag.descendants)


def _list_lines(tag: Tag, depth: int = 0) -> list[str]:
    """The items of a list, a line each, lists inside indented."""
    lines: list[str] = []
    number = number_in(tag, "start")
    for item in tag.children:
        if not isinstance(item, Tag):
            words = inline([item]).replace("\n", " ")      # text between items, which should not be there
            lines += [f"{'  ' * depth}- {words}"] if words else []
        elif item.name in ("ul", "ol"):
            lines += _list_lines(item, depth + 1)
        elif item.name in ("li", "dt", "dd"):
            lines += _item_lines(item, f"{number}." if tag.name == "ol" else "-", depth)
            number += 1
        elif _holds(item, ("li", "dt", "dd")):
            lines += _list_lines(item, depth)      # a `div` between list and items
        elif words := text_of(item):
            lines.append(f"{'  ' * depth}- {words}")
    return lines


def _item_lines(item: Tag, mark: str, depth: int) -> list[str]:
    inner = [t for t in item.find_all(["ul", "ol"]) if t.find_parent(["ul", "ol", "li"]) is item]
    own = clean(inline(_without(item, {id(t) for t in inner})))
    lines = [f"{'  ' * depth}{mark} {own}"] if own else []
    return lines + [line for tag in inner for line in _list_lines(tag, depth + 1)]


def _without(tag: Tag, left_out: set[int]) -> list[PageElement]:
    """Children of an element, those left out away; looks into blocks that hold one of them."""
    kept: list[PageElement] = []
    for child in tag.children:
        if id(child) in left_out:
            continue
        if left_out and isinstance(child, Tag) and _holds(child, ("ul", "ol")):
            kept += _without(child, left_out)
        else:
            kept.append(child)
    return kept
