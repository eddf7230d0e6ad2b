"""Fetching a page as a guest should: robots.txt, a pause between requests to a host, retries, redirects one by one, nothing twice."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from urllib.parse import urljoin

from protego import Protego
from tenacity import RetryCallState, Retrying, retry_if_exception, stop_after_attempt

from specc.scrape.addresses import NotAllowed, host_of, normal
from specc.scrape.http import ROBOT, Answer, Client, Failed

MOST_REDIRECTS = 8
LONGEST_WAIT = 120.0
"""Seconds that a server may ask us to wait; more ends the run, to be resumed."""
ATTEMPTS = 4
ROBOTS_BYTES = 600_000
LOGINS = ("login", "log-in", "signin", "sign-in", "sso", "auth")


class ComeLater(Exception):
    """A server asks to wait longer than a run does: for how long."""


@dataclass(frozen=True)
class Fetched:
    """A page that came, or the news that it did not change (`status` 304, no body)."""

    final_url: str
    answer: Answer


class _Busy(Failed):
    """429 or 503, with the seconds that the server asks for."""

    def __init__(self, reason: str, wait: float | None) -> None:
        super().__init__(reason, again=True)
        self.wait = wait


@dataclass
class Fetcher:
    """Fetches pages; remembers robots.txt and when each host was last asked."""

    client: Client
    pause: float = 1.0
    """Seconds between two requests to a host; robots.txt may ask for more."""
    sleep: Callable[[float], None] = time.sleep
    clock: Callable[[], float] = time.monotonic
    _robots: dict[str, Protego | None] = field(default_factory=dict)
    _down: dict[str, Failed] = field(default_factory=dict)
    _last: dict[str, float] = field(default_factory=dict)

    def get(self, url: str, etag: str = "", last_modified: str = "") -> Fetched:
        """Fetch a page, only if it changed. `Failed` and `NotAllowed` say why not."""
        conditions = {"If-None-Match": etag} if etag else {}
        conditions |= {"If-Modified-Since": last_modified} if last_modified else {}
        here = normal(url)
        for _ in range(MOST_REDIRECTS + 1):
            self._ask_robots(here)
            answer = self._request(here, conditions)
            if answer.status not in (301, 302, 303, 307, 308):
                return Fetched(here, _good(answer))
            target = answer.headers.get("location", "")
            if not target:
                raise Failed(f"HTTP {answer.status} without a target")
            here = self._redirected(here, target)
        raise Failed(f"more than {MOST_REDIRECTS} redirects")

    def _redirected(self, here: str, target: str) -> str:
        try:
            there = normal(_joined(here, target))
        except NotAllowed as problem:
            raise NotAllowed(f"redirects to {problem}") from None
        steps = there.partition("?")[0].lower().split("/")[3:]
        if any(step in LOGINS for step in steps):
            raise Failed(f"wants a login (redirects to {there}); save it with your browser and use --from")
        return there

    def _request(self, url: str, headers: dict[str, str], largest: int = 0) -> Answer:
        host = host_of(url)

        def once() -> Answer:
            self._wait_for(host)
            answer = self.client.get(url, headers, largest)
            if answer.status in (429, 503):
                raise _Busy(f"HTTP {answer.status}: {HTTPStatus(answer.status).phrase}", _seconds(answer.headers.get("retry-after", "")))
            if answer.status in (500, 502, 504):
                raise Failed(_status(answer.status), again=True)
            return answer

        retrying = Retrying(
            retry=retry_if_exception(lambda problem: isinstance(problem, Failed) and problem.again),
            wait=self._back_off, stop=stop_after_attempt(ATTEMPTS), sleep=self.sleep, reraise=True,
        )  # fmt: skip
        return retrying(once)

    def _back_off(self, state: RetryCallState) -> float:
        problem = state.outcome.exception() if state.outcome else None
        if isinstance(problem, _Busy) and problem.wait is not None:
            if problem.wait > LONGEST_WAIT:
                raise ComeLater(f"{problem.reason}; the server asks to wait {problem.wait:.0f} s")
            return problem.wait
        return float(2 ** (state.attempt_number - 1))

    def _wait_for(self, host: str) -> None:
        robots = self._robots.get(host)
        asked = robots.crawl_delay(ROBOT) if robots is not None else None
        pause = max(self.pause, min(float(asked or 0), LONGEST_WAIT))
        if host in self._last:
            left = self._last[host] + pause - self.clock()
            if left > 0:
                self.sleep(left)
        self._last[host] = self.clock()

    def _ask_robots(self, url: str) -> None:
        host = host_of(url)
        if host in self._down:
            raise self._down[host]
        if host not in self._robots:
            try:
                self._robots[host] = self._read_robots(host)
            except Failed as problem:
                self._down[host] = problem
                raise
        robots = self._robots[host]
        if robots is not None and not robots.can_fetch(url, ROBOT):
            raise Failed(f"{host}/robots.txt does not want it to be read by programs; save it with your browser and use --from")

    def _read_robots(self, host: str) -> Protego | None:
        """None: everything is allowed. A server that fails on it is not read."""
        here = f"{host}/robots.txt"
        for _ in range(MOST_REDIRECTS):
            answer = self._request(here, {}, ROBOTS_BYTES)
            if answer.status in (301, 302, 303, 307, 308) and answer.headers.get("location"):
                here = normal(_joined(here, answer.headers["location"]))
                continue
            if answer.status == 200:
                return Protego.parse(answer.body.decode("utf-8", "replace"))
            if answer.status < 500:
                return None
            raise Failed(f"{host}/robots.txt: {_status(answer.status)}", again=True)
        return None


def _joined(here: str, target: str) -> str:
    try:
        return urljoin(here, target)
    except ValueError:
        raise NotAllowed(f"{target!r}, which is no address") from None


def _good(answer: Answer) -> Answer:
    if answer.status in (200, 304):
        return answer
    if answer.status in (401, 403, 407):
        raise Failed(f"{_status(answer.status)}: wants a login or no programs; save it with your browser and use --from")
    raise Failed(f"{_status(answer.status)}; is the address right?" if answer.status in (404, 410) else _status(answer.status))


def _status(status: int) -> str:
    try:
        return f"HTTP {status} {HTTPStatus(status).phrase}"
    except ValueError:
        return f"HTTP {status}"


def _seconds(retry_after: str) -> float | None:
    """What `Retry-After` says: seconds, or a date."""
    text = retry_after.strip()
    if text.isdecimal():
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except (ValueError, TypeError, OverflowError):
        return None
