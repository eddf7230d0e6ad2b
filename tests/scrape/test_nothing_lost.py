"""Whatever a page looks like, every word that a reader sees is in a passage, under its headings, once."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from specc.scrape.html_pages import read_html
from specc.scrape.recipe import PageKind

BLOCKS = ["div", "section", "p", "ul", "ol", "li", "h1", "h2", "h3", "table", "tr", "td", "th", "pre", "blockquote", "dl", "dt", "dd",
          "article", "figure", "center"]  # fmt: skip
INLINE = ["b", "span", "a", "i"]

pages = st.recursive(
    st.just("WORD"),
    lambda inner: st.builds(
        lambda name, parts, closed: f"<{name}>{''.join(parts)}" + (f"</{name}>" if closed else ""),
        st.sampled_from(BLOCKS + INLINE), st.lists(inner, min_size=1, max_size=4), st.sampled_from([True, True, True, False]),
    ),
    max_leaves=25,
)  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.lists(pages, min_size=1, max_size=4))
def test_no_word_is_lost(parts: list[str]) -> None:
    count = 0

    def number(_: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return f" w{count}x "

    text = re.sub("WORD", number, "".join(parts))
    passages = read_html(f"<main>{text}</main>", "p", "https://a", "https://a", PageKind(), {}).passages
    headings = {heading for passage in passages for heading in passage.heading_path}
    seen = set(re.findall(r"w\d+x", " ".join([passage.text for passage in passages] + sorted(headings))))
    assert seen == {f"w{n}x" for n in range(1, count + 1)}, text
    bodies = re.findall(r"w\d+x", " ".join(passage.text for passage in passages))
    assert len(bodies) == len(set(bodies)), text
