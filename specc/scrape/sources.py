"""Where bytes of pages come from: the web, a mirror of it, a folder that mirrors it, files."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol
from urllib.parse import quote, unquote, urlsplit

from specc.scrape.addresses import mirror_path
from specc.scrape.corpus import Page
from specc.scrape.fetch import Fetcher
from specc.scrape.http import Failed
from specc.scrape.reading import ENDINGS


@dataclass(frozen=True)
class Got:
    """What a source gave; `data` is None if the page did not change."""

    data: bytes | None
    status: int = 0
    final_url: str = ""
    base: str = ""
    """What its links are relative to."""
    content_type: str = ""
    etag: str = ""
    last_modified: str = ""


class Source(Protocol):
    """Gives pages. `held`: the page as it is in the corpus, if its bytes are there."""

    def get(self, url: str, held: Page | None) -> Got: ...


@dataclass
class Web:
    """Pages by HTTP; with a mirror, `https://host/path` is `MIRROR/host/path`."""

    fetcher: Fetcher
    mirror: str = ""

    def get(self, url: str, held: Page | None) -> Got:
        address = f"{self.mirror.rstrip('/')}/{quote(mirror_path(url))}" if self.mirror else url
        came = self.fetcher.get(address, held.etag, held.last_modified) if held is not None else self.fetcher.get(address)
        headers = came.answer.headers
        unchanged = came.answer.status == 304 and held is not None
        return Got(
            None if unchanged else came.answer.body, came.answer.status, came.final_url, url if self.mirror else came.final_url,
            headers.get("content-type", ""), headers.get("etag", ""), headers.get("last-modified", ""),
        )  # fmt: skip


@dataclass
class Folder:
    """Pages from a folder that holds `HOST/PATH`, with or without an ending."""

    folder: Path
    largest: int

    def get(self, url: str, held: Page | None) -> Got:
        place = self.folder / mirror_path(url)
        tries = [place, *(place.with_name(place.name + ending) for ending in ENDINGS), place / "index.html"]
        for path in tries:
            if os.path.isfile(path):      # Path.is_file raises for names that are too long
                return read_file(path, self.folder, url, held, self.largest)
        raise Failed(f"not in {self.folder}: expected {place.relative_to(self.folder)}.html (or {' '.join(list(ENDINGS)[1:])})")


@dataclass
class Files:
    """Pages that are files of this machine, named one by one or found in a folder."""

    largest: int

    def get(self, url: str, held: Page | None) -> Got:
        path = Path(unquote(urlsplit(url).path))
        return read_file(path, path.parent, url, held, self.largest)


def read_file(path: Path, folder: Path, url: str, held: Page | None, largest: int) -> Got:
    """A page from a file, which must not lead out of its folder."""
    try:
        real = path.resolve(strict=True)
        if not real.is_relative_to(folder.resolve()):
            raise Failed(f"{path} leads out of {folder}")
        if not real.is_file():
            raise Failed(f"{path} is no file")
        if real.stat().st_size > largest:
            raise Failed(f"{path} is larger than {largest} bytes; --max-bytes allows more")
        data = real.read_bytes()
    except OSError as problem:
        raise Failed(f"{path} cannot be read: {problem.strerror}") from None
    if held is not None and hashlib.sha256(data).hexdigest() == held.sha256:
        return Got(None, final_url=path.resolve().as_uri(), base=url)
    return Got(data, final_url=path.resolve().as_uri(), base=url, content_type=ENDINGS.get(path.suffix.lower(), ""))
