"""Any page to passages, by what it is: HTML, PDF, JSON of a news site, text."""

from __future__ import annotations

from bs4.exceptions import ParserRejectedMarkup

from specc.scrape.corpus import Page
from specc.scrape.html_pages import Reading, read_html
from specc.scrape.html_soup import TooDeep
from specc.scrape.recipe import PageKind
from specc.scrape.texts import decode, json_as_html, read_text

ENDINGS = {
    ".html": "text/html", ".htm": "text/html", ".xhtml": "text/html", ".pdf": "application/pdf", ".txt": "text/plain",
    ".md": "text/markdown", ".json": "application/json",
}  # fmt: skip
"""The files that are pages, and the type of each."""


def kind_of_content(said: str, data: bytes) -> str:
    """What bytes are, whatever the server says: `html`, `pdf`, `json`, `text`, or empty for what cannot be read."""
    start = data[:1024].lstrip().lower()
    if data.startswith(b"%PDF-"):
        return "pdf"
    if start.startswith((b"<!doctype html", b"<html")) or said in ("text/html", "application/xhtml+xml"):
        return "html"
    if said.endswith(("/json", "+json")):
        return "json"
    if b"\0" in data[:4096] and not data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return ""
    return "text" if said.startswith("text/") or not said else ""


def read(data: bytes, page: Page, kind: PageKind, symbols: dict[str, str], follow: str = "", base: str = "") -> Reading:
    """Read the bytes of a page; `refused` says why there is nothing. Links are from `base`, the page's address if that is empty."""
    what = kind_of_content(page.content_type.partition(";")[0].strip().lower(), data)
    if what == "pdf":
        reading = _read_pdf(data, page)
    elif not what:
        reading = Reading(refused=f"{page.content_type or 'the file'}: not a page; specc reads HTML, PDF, JSON of articles and text")
    else:
        text, page.charset, note = decode(data, page.content_type.partition("charset=")[2].strip(' "\';'))
        reading = _read_text(text, what, page, kind, symbols, follow, base or page.url)
        reading.notes += [note] if note else []
    if not reading.passages and not reading.refused:
        reading.refused = "there is no text on it, perhaps it is made by scripts; save it with your browser and use --from"
    for passage in reading.passages:
        passage.grade = page.grade
    return reading


def _read_text(text: str, what: str, page: Page, kind: PageKind, symbols: dict[str, str], follow: str, base: str) -> Reading:
    if what == "json":
        html = json_as_html(text)
        if html is None:
            return Reading(refused="JSON, but no article (title.rendered, content.rendered) in it")
        text, what = html, "html"
    if what == "html":
        try:
            return read_html(text, page.id, page.url, base, kind, symbols, follow)
        except (RecursionError, TooDeep):
            return Reading(refused="its elements lie too deep inside each other")
        except ParserRejectedMarkup as problem:
            return Reading(refused=f"it is no HTML: {problem}")
    return Reading(passages=read_text(text, page.id, page.url))


def _read_pdf(data: bytes, page: Page) -> Reading:
    from specc.scrape.pdf_pages import read_pdf

    try:
        passages, title, notes = read_pdf(data, page.id, page.url)
    except Exception as problem:      # the library raises many kinds for broken, locked and odd files
        return Reading(refused=f"the PDF cannot be read ({type(problem).__name__}: {str(problem)[:120]}); print it anew, or save its text")
    refused = "" if passages else "the PDF has no text, perhaps it is a scan; type the rules into a text file and use --from"
    return Reading(passages=passages, title=title, notes=notes, refused=refused)
