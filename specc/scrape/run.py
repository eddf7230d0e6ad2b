"""A run of `specc scrape`: page after page into the corpus, which is whole after each, so that a run can stop anywhere and go on later."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path

from specc.scrape.addresses import NotAllowed, host_of, normal, page_id_of
from specc.scrape.corpus import Corpus, Manifest, Page, load_manifest, save_manifest, save_passages, write
from specc.scrape.fetch import ComeLater
from specc.scrape.html_pages import Reading
from specc.scrape.http import Failed
from specc.scrape.jobs import Job
from specc.scrape.reading import kind_of_content, read
from specc.scrape.sources import Files, Got, Source

SAVE_SECONDS = 1.0
"""A run that is killed loses at most the last so many seconds of its manifest, and fetches those pages again."""
_ENDINGS = {"html": ".html", "pdf": ".pdf", "json": ".json", "text": ".txt", "": ".bin"}


@dataclass(frozen=True)
class Budget:
    """What a run may cost; 0 is no limit."""

    pages: int = 0
    seconds: float = 0
    fresh_hours: float = 24
    """A page whose server gives neither ETag nor Last-Modified is not asked for again so soon."""
    largest: int = 20_000_000


@dataclass
class Outcome:
    """What a run did."""

    manifest: Manifest
    fetched: int = 0
    unchanged: int = 0
    refused: list[Page] = field(default_factory=list)
    """Pages that this run could not have, or could not read."""
    ended: str = ""
    """Why it stopped early."""
    left: int = 0
    """Pages known and not yet asked for, when it stopped early."""
    interrupted: bool = False
    unreached: int = 0
    """Pages whose host was not reached."""

    @property
    def pages(self) -> int:
        return sum(page.state == "held" for page in self.manifest.pages)

    @property
    def passages(self) -> int:
        return sum(page.passages for page in self.manifest.pages if page.state == "held")


class Run:
    """One run."""

    def __init__(
        self, folder: Path, name: str, source: Source, budget: Budget = Budget(), *, refresh: bool = False,
        told: Callable[[Page, str], None] = lambda page, what: None, clock: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self._folder = folder
        self._source = source
        self._files = Files(budget.largest)
        self._budget = budget
        self._refresh = refresh
        self._told = told
        self._clock = clock
        self._since = ""
        self._saved = 0.0
        manifest = load_manifest(folder) if Corpus.is_one(folder) else Manifest(name=name)
        self.outcome = Outcome(manifest)
        self._pages = {page.url: page for page in manifest.pages}

    def go(self, jobs: Sequence[Job]) -> Outcome:
        """Fetch the pages of these jobs and what they lead to."""
        waiting = list(jobs)
        known = {job.url for job in waiting}
        started = self._clock()
        self._begin()
        self._save()
        try:
            while waiting:
                if self._budget.pages and self.outcome.fetched >= self._budget.pages:
                    self.outcome.ended = f"the limit of {self._budget.pages} pages fetched in a run"
                elif self._budget.seconds and self._clock() - started >= self._budget.seconds:
                    self.outcome.ended = f"the limit of {self._budget.seconds:g} s"
                if self.outcome.ended:
                    break
                more = [job for job in self._one(waiting[0]) if job.url not in known]
                known |= {job.url for job in more}
                waiting = [*more, *waiting[1:]]
        except ComeLater as problem:
            self.outcome.ended = str(problem)
        except KeyboardInterrupt:
            self.outcome.interrupted = True
            self.outcome.ended = "interrupted"
        finally:
            self.outcome.left = len(waiting)
            if not waiting:
                self.outcome.manifest.unfinished = ""
            self._save()
        return self.outcome

    def _save(self, soon: bool = False) -> None:
        """The manifest to its file; `soon`: unless that was just done. (A corpus may have thousands of pages.)"""
        if not soon or self._clock() - self._saved > SAVE_SECONDS:
            save_manifest(self._folder, self.outcome.manifest)
            self._saved = self._clock()

    def _begin(self) -> None:
        """Go on with the run that was stopped, or begin one."""
        manifest = self.outcome.manifest
        self._since = manifest.unfinished if manifest.unfinished and self._age(manifest.unfinished) < self._budget.fresh_hours else ""
        manifest.unfinished = self._since or _now()

    @staticmethod
    def _age(time: str) -> float:
        """Hours since a time of the manifest."""
        return (datetime.now(UTC) - datetime.fromisoformat(time)).total_seconds() / 3600

    # -------------------------------------------------------------------------------------------------------- one page
    def _one(self, job: Job) -> list[Job]:
        page = self._page(job)
        held = page if self._has_bytes(page) else None
        try:
            got = self._got(job, page, held)
            data = got.data if got.data is not None else (self._folder / page.file).read_bytes()
            trial = page.model_copy(update={"content_type": got.content_type} if got.data is not None else {})
            trial.notes = []
            reading = self._read(data, job, trial, got.base or job.url)
        except (Failed, NotAllowed) as problem:
            self.outcome.unreached += isinstance(problem, Failed) and problem.network
            self._refuse(page, str(problem))
            return []
        page.checked, page.status = _now(), got.status
        if reading.refused and page.state == "held" and got.data is not None:
            self._refuse(page, f"now: {reading.refused}; the text from {page.time[:10]} is kept")
            return []
        if got.data is not None:
            self._keep(page, got, data)
        page.charset, page.notes = trial.charset, reading.notes
        page.title, page.licence = reading.title, reading.licence or job.licence
        page.date = reading.date or _day(page.last_modified)
        page.passages = len(reading.passages)
        save_passages(self._folder, page.id, reading.passages)
        if reading.refused:
            page.state = "refused"
            self._refuse(page, reading.refused)
            return []
        page.state, page.reason = "held", ""
        self._count(page, got, held)
        return self._followed(job, page, reading)

    def _count(self, page: Page, got: Got, held: Page | None) -> None:
        if got.data is None:
            self.outcome.unchanged += 1
        else:
            self.outcome.fetched += 1
        self._told(page, "unchanged" if got.data is None else "changed" if page.previous_sha256 and held is not None else "fetched")
        self._save(soon=True)

    def _page(self, job: Job) -> Page:
        page = self._pages.get(job.url)
        if page is None:
            taken = {other.id for other in self._pages.values()}
            id = next(name for number in range(1, len(taken) + 2) if (name := job.id if number == 1 else f"{job.id}-{number}") not in taken)
            page = self._pages[job.url] = Page(id=id, url=job.url)
            self.outcome.manifest.pages.append(page)
        page.purpose, page.kind, page.grade, page.found_on = job.purpose, job.kind, job.grade, job.found_on
        self.outcome.manifest.symbols |= job.recipe.symbols
        return page

    def _has_bytes(self, page: Page) -> bool:
        path = self._folder / page.file
        return bool(page.file) and path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == page.sha256

    def _got(self, job: Job, page: Page, held: Page | None) -> Got:
        if job.url.startswith("file:"):
            return self._files.get(job.url, held)
        if held is not None and not held.final_url.startswith("file:"):
            done = bool(self._since) and held.state == "held" and not held.reason and held.checked >= self._since
            silent = not self._refresh and not (held.etag or held.last_modified)
            if done or (silent and self._age(held.time) < self._budget.fresh_hours):
                return Got(None, held.status, held.final_url, held.base or held.final_url)
        got = self._source.get(job.url, held)
        if got.data is not None and held is not None and hashlib.sha256(got.data).hexdigest() == held.sha256:
            page.etag, page.last_modified = got.etag, got.last_modified
            return Got(None, got.status, got.final_url, got.base)
        return got

    def _read(self, data: bytes, job: Job, page: Page, base: str) -> Reading:
        return read(data, page, job.recipe.kind(job.kind), job.recipe.symbols, job.follow.links if job.follow else "", base)

    def _keep(self, page: Page, got: Got, data: bytes) -> None:
        """The bytes into the corpus."""
        sha = hashlib.sha256(data).hexdigest()
        what = kind_of_content(got.content_type.partition(";")[0].strip().lower(), data)
        page.previous_sha256 = page.sha256 if page.sha256 != sha else page.previous_sha256
        page.sha256, page.bytes, page.time = sha, len(data), _now()
        page.final_url, page.base, page.content_type = got.final_url, got.base, got.content_type
        page.etag, page.last_modified = got.etag, got.last_modified
        page.file = f"pages/{page.id}{_ENDINGS[what]}"
        write(self._folder / page.file, data)

    def _refuse(self, page: Page, reason: str) -> None:
        page.reason, page.checked = reason, _now()
        self.outcome.refused.append(page)
        self._told(page, "refused")
        self._save(soon=True)

    def _followed(self, job: Job, page: Page, reading: Reading) -> list[Job]:
        """The pages that its links lead to, as the recipe says: on its host, so many."""
        if job.follow is None:
            return []
        found: list[str] = []
        for link in reading.followed:
            try:
                url = normal(link)
            except (NotAllowed, ValueError):
                continue
            if host_of(url) == host_of(page.base or page.url):
                found.append(url)
        if len(found) > job.follow.limit:
            page.notes.append(f"{len(found)} links to follow, {job.follow.limit} followed: the recipe's limit")
        rule = job.follow
        return [
            Job(url, page_id_of(url), job.recipe, rule.kind, rule.purpose, job.grade, job.licence, rule.follow, page.id)
            for url in found[: rule.limit]
        ]  # fmt: skip


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _day(http_date: str) -> str:
    try:
        return parsedate_to_datetime(http_date).date().isoformat()
    except (ValueError, TypeError):
        return ""
