"""HTTP, and the only module that knows httpx: one request, guarded.

Names are resolved here and the connection goes to the very address that was checked, so that neither a redirect nor a name server
that changes its mind leads into a private network. Proxies of the environment are not used: behind one the address cannot be checked.
"""

from __future__ import annotations

import ssl
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import certifi
import httpcore
import httpx

from specc import __version__
from specc.scrape.addresses import NotAllowed, Resolve, check_ip, resolve

ROBOT = "specc"
"""The name that robots.txt may use for us."""
USER_AGENT = f"{ROBOT}/{__version__} (reads rules of games; honours robots.txt)"
ACCEPT = "text/html,application/xhtml+xml,application/pdf,text/plain;q=0.9,application/json;q=0.8,*/*;q=0.1"
CONNECT_SECONDS = 10.0
READ_SECONDS = 20.0


class Failed(Exception):
    """A request failed. `again`: it may go better another time; `network`: the host was never reached."""

    def __init__(self, reason: str, again: bool = False, network: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.again = again
        self.network = network


@dataclass(frozen=True)
class Limits:
    """What one page may cost."""

    bytes: int = 20_000_000
    seconds: float = 60.0


@dataclass
class Answer:
    """What a server said to one request."""

    status: int
    headers: Mapping[str, str] = field(default_factory=dict)
    """Names in small letters."""
    body: bytes = b""


class Client:
    """Sends requests; follows no redirects, keeps no cookies."""

    def __init__(self, limits: Limits, allow_private: Iterable[str] = (), look_up: Resolve = resolve) -> None:
        self.limits = limits
        self._guard = _Guard(frozenset(host.lower() for host in allow_private), look_up)
        transport = httpx.HTTPTransport(http2=True, retries=0)
        # httpx has no argument for this; tests/scrape/test_http.py would notice if it stopped working
        transport._pool = httpcore.ConnectionPool(
            ssl_context=ssl.create_default_context(cafile=certifi.where()), http1=True, http2=True, network_backend=self._guard
        )
        self._client = httpx.Client(
            transport=transport, follow_redirects=False, trust_env=False, timeout=httpx.Timeout(READ_SECONDS, connect=CONNECT_SECONDS)
        )

    def close(self) -> None:
        self._client.close()

    def get(self, url: str, headers: Mapping[str, str], largest: int = 0) -> Answer:
        """One GET. `Failed` for everything that is not an answer, `NotAllowed` for private addresses."""
        largest = largest or self.limits.bytes
        self._guard.deadline = time.monotonic() + self.limits.seconds
        sent = {"User-Agent": USER_AGENT, "Accept": ACCEPT, "Accept-Encoding": "gzip, deflate", **headers}
        try:
            with self._client.stream("GET", url, headers=sent) as response:
                answer = Answer(response.status_code, {name.lower(): value for name, value in response.headers.items()})
                if response.status_code == 200:
                    answer.body = self._body(response, largest)
                self._client.cookies.clear()
                return answer
        except httpx.TimeoutException:
            if self._guard.late():
                raise Failed(f"took longer than {self.limits.seconds:g} s") from None
            raise Failed("no answer in time", again=True) from None
        except httpx.InvalidURL as problem:
            raise Failed(f"not an address: {problem}") from None
        except httpx.DecodingError as problem:
            raise Failed(f"the body is broken: {problem}", again=True) from None
        except httpx.ConnectError as problem:
            raise Failed(_unreached(problem), network="certificate" not in str(problem).lower()) from None
        except httpx.TransportError as problem:
            raise Failed(f"the connection broke: {problem or type(problem).__name__}", again=True) from None

    def _body(self, response: httpx.Response, largest: int) -> bytes:
        too_large = Failed(f"larger than {largest} bytes; --max-bytes allows more")
        said = response.headers.get("content-length", "")
        if said.isdecimal() and (len(said) > 15 or int(said) > largest):
            raise too_large
        if "," in response.headers.get("content-encoding", ""):
            raise Failed("packed more than once")
        body = bytearray()
        for part in response.iter_bytes():
            body += part
            if len(body) > largest:
                raise too_large
            if self._guard.late():
                raise Failed(f"took longer than {self.limits.seconds:g} s")
        return bytes(body)


def _unreached(problem: httpx.ConnectError) -> str:
    text = str(problem)
    if "certificate" in text.lower():
        return f"its certificate is not good: {text}"
    unknown = any(words in text for words in ("not known", "resolution", "No address", "nodename"))
    return "its host is not known" if unknown else f"no connection to its host ({text})"


class _Guard(httpcore.NetworkBackend):
    """Resolves and checks before it connects, and ends whatever goes on past the deadline, headers included."""

    def __init__(self, allowed: frozenset[str], look_up: Resolve) -> None:
        self.deadline = float("inf")
        self._allowed = allowed
        self._look_up = look_up
        self._inner = httpcore.SyncBackend()

    def late(self) -> bool:
        return time.monotonic() >= self.deadline

    def left(self, timeout: float | None) -> float:
        left = self.deadline - time.monotonic()
        return max(0.001, left if timeout is None else min(timeout, left))

    def connect_tcp(
        self, host: str, port: int, timeout: float | None = None, local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.NetworkStream:  # fmt: skip
        try:
            found = self._look_up(host, port)
        except OSError as problem:
            raise httpcore.ConnectError(str(problem)) from problem
        if host.lower() not in self._allowed and f"{host.lower()}:{port}" not in self._allowed:
            for ip in found:
                check_ip(host, ip)
        failed: Exception = httpcore.ConnectError("No address")
        for ip in found:
            try:
                stream = self._inner.connect_tcp(ip, port, self.left(timeout), local_address, socket_options)
                return _Stream(stream, self)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as problem:
                failed = problem
        raise failed

    def sleep(self, seconds: float) -> None:
        self._inner.sleep(seconds)


class _Stream(httpcore.NetworkStream):
    """A connection with a deadline."""

    def __init__(self, inner: httpcore.NetworkStream, guard: _Guard) -> None:
        self._inner = inner
        self._guard = guard

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if self._guard.late():
            raise httpcore.ReadTimeout
        return self._inner.read(max_bytes, self._guard.left(timeout))

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._inner.write(buffer, self._guard.left(timeout))

    def close(self) -> None:
        self._inner.close()

    def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.NetworkStream:  # fmt: skip
        return _Stream(self._inner.start_tls(ssl_context, server_hostname, self._guard.left(timeout)), self._guard)

    def get_extra_info(self, info: str) -> object:
        return self._inner.get_extra_info(info)


__all__ = ["Answer", "Client", "Failed", "Limits", "NotAllowed", "ROBOT", "USER_AGENT"]
