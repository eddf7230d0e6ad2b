"""What a page says about itself: title, date, licence, whether it wants a login; and links that a recipe follows."""

from __future__ import annotations

import json
import re
from typing import Any

from bs4 import BeautifulSoup
from bs4.element import Tag

from specc.scrape.html_text import attribute, clean, text_of, whole

DATES = ("article:modified_time", "article:published_time", "og:updated_time", "date", "dcterms.modified")
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
LITTLE = 600
"""Characters of text below which a page with a password field is taken for a login."""


def title_of(soup: BeautifulSoup) -> str:
    heading = soup.find("h1")
    tag = heading if isinstance(heading, Tag) and text_of(heading) else soup.find("title")
    return text_of(tag) if isinstance(tag, Tag) else ""


def date_of(soup: BeautifulSoup) -> str:
    """The day, `2024-11-20`, that the page gives; empty if it gives none."""
    for name in DATES:
        for meta in soup.find_all("meta", attrs={"property": name}) + soup.find_all("meta", attrs={"name": name}):
            if day := _DAY.search(attribute(meta, "content")):
                return day.group()
    for said in _linked_data(soup):
        for key in ("dateModified", "datePublished"):
            if day := _DAY.search(str(said.get(key, ""))):
                return day.group()
    for time in soup.find_all("time"):
        if day := _DAY.search(attribute(time, "datetime")):
            return day.group()
    return ""


def licence_of(soup: BeautifulSoup) -> str:
    for tag in soup.find_all(["link", "a"], rel="license"):
        return attribute(tag, "href") or text_of(tag)
    return ""


def article_of(soup: BeautifulSoup) -> str:
    """The text of the article that linked data carry; pages built by scripts often have it only there."""
    return max((str(said["articleBody"]) for said in _linked_data(soup) if said.get("articleBody")), key=len, default="")


def _linked_data(soup: BeautifulSoup) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for script in soup.find_all("script", type="application/ld+json"):
        try:
            tree = json.loads(script.get_text())
        except (ValueError, RecursionError):
            continue
        for item in tree if isinstance(tree, list) else [tree]:
            if isinstance(item, dict):
                graph = item.get("@graph")
                found += [item, *(x for x in graph if isinstance(x, dict))] if isinstance(graph, list) else [item]
    return found


def wants_login(soup: BeautifulSoup) -> bool:
    """A password field and hardly any text."""
    return soup.select_one('input[type="password" i]') is not None and len(clean(soup.get_text(" "))) < LITTLE


def followed(soup: BeautifulSoup, selector: str, base: str) -> list[str]:
    """Addresses of links, without fragments, each once, in the order of the page."""
    found = [whole(base, attribute(tag, "href")).partition("#")[0] for tag in soup.select(selector)]
    return list(dict.fromkeys(address for address in found if address))
