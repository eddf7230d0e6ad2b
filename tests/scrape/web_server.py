"""A web server on this machine that serves the fixture site and behaves badly where a path asks for it."""

from __future__ import annotations

import gzip
import hashlib
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from pdf_writer import rulebook

SITE = Path(__file__).parent / "site"
LARGE = 200 * 1024 * 1024
PAGE = "<html><head><title>{0}</title></head><body><main><h1>{0}</h1><p>{1}</p></main></body></html>"


@dataclass
class Server:
    """A running server: where, what was asked, and what tests may change."""

    port: int = 0
    asked: list[tuple[str, dict[str, str]]] = field(default_factory=list)
    """Path and headers of every request, robots.txt included."""
    answered: list[tuple[str, int]] = field(default_factory=list)
    sent: int = 0
    """Bytes of bodies."""
    robots: tuple[int, str] = (200, "User-agent: *\nDisallow: /closed/\nDisallow: /*.secret$\n")
    version: int = 1
    """Of the page that changes."""
    busy: list[tuple[int, str]] = field(default_factory=list)
    """Status and Retry-After of the next answers of /busy."""
    times: list[float] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def bodies(self) -> list[str]:
        """Paths that were answered with a body."""
        return [path for path, status in self.answered if status == 200 and path != "/robots.txt"]


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    state: Server

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        self.state.asked.append((path, {name.lower(): value for name, value in self.headers.items()}))
        self.state.times.append(time.monotonic())
        name = path.strip("/").replace("-", "_").replace(".", "_")
        special = getattr(self, f"page_{name}", None)
        try:
            if special is not None:
                special()
            else:
                self.site(path)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def give(self, body: bytes, type: str = "text/html; charset=utf-8", status: int = 200, **headers: str) -> None:
        self.state.answered.append((unquote(urlsplit(self.path).path), status))
        self.state.sent += len(body)
        self.send_response(status)
        if body or status not in (304,):
            self.send_header("Content-Type", type)
        self.send_header("Content-Length", str(len(body)))
        for key, value in headers.items():
            self.send_header(key.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def tagged(self, body: bytes, type: str) -> None:
        """With an ETag; 304 to who has it."""
        tag = f'"{hashlib.sha256(body).hexdigest()[:12]}"'
        if self.headers.get("If-None-Match") == tag:
            self.give(b"", status=304, ETag=tag)
        else:
            self.give(body, type, ETag=tag)

    def site(self, path: str) -> None:
        place = SITE / path.strip("/")
        for ending, type in ((".html", "text/html"), (".json", "application/json"), ("", "text/html")):
            file = place.with_name(place.name + ending)
            if file.is_file():
                return self.tagged(file.read_bytes(), type)
        return self.give(b"not here", status=404)

    # ------------------------------------------------------------------------------------------------------ odd pages
    def page_robots_txt(self) -> None:
        self.give(self.state.robots[1].encode(), "text/plain", self.state.robots[0])

    def page_plain(self) -> None:
        self.give(PAGE.format("Plain", "Two dice are thrown.").encode())

    def page_closed_page(self) -> None:
        self.give(b"nobody should see this")

    page_open_secret = page_closed_page

    def page_changing(self) -> None:
        self.tagged(PAGE.format("Rules", f"Version {self.state.version} of the rules.").encode(), "text/html")

    def page_dated(self) -> None:
        stamp = "Tue, 05 Nov 2024 08:00:00 GMT"
        if self.headers.get("If-Modified-Since") == stamp:
            self.give(b"", status=304)
        else:
            self.give(PAGE.format("Dated", "A rule.").encode(), Last_Modified=stamp)

    def page_busy(self) -> None:
        if self.state.busy:
            status, after = self.state.busy.pop(0)
            self.give(b"", status=status, **({"Retry_After": after} if after else {}))
        else:
            self.page_plain()

    def page_moved(self) -> None:
        self.give(b"", status=301, Location="/plain")

    def page_to_private(self) -> None:
        self.give(b"", status=302, Location=f"http://localhost:{self.state.port}/plain")

    def page_to_metadata(self) -> None:
        self.give(b"", status=302, Location="http://169.254.169.254/latest/meta-data/")

    def page_to_file(self) -> None:
        self.give(b"", status=302, Location="file:///etc/passwd")

    def page_round(self) -> None:
        self.give(b"", status=302, Location="/round")

    def page_to_login(self) -> None:
        self.give(b"", status=302, Location="/account/login?next=/rules")

    def page_login_wall(self) -> None:
        self.give(b"<html><body><h1>Welcome</h1><form><input name=u><input type='Password' name=p></form></body></html>")

    def page_forbidden(self) -> None:
        self.give(b"", status=403)

    def page_gzip(self) -> None:
        self.give(gzip.compress(PAGE.format("Packed", "A packed rule.").encode()), Content_Encoding="gzip")

    def page_broken_gzip(self) -> None:
        self.give(b"this is not gzip", Content_Encoding="gzip")

    def page_bomb(self) -> None:
        self.give(gzip.compress(b" " * 30_000_000), Content_Encoding="gzip")

    def page_twice_packed(self) -> None:
        self.give(gzip.compress(gzip.compress(b"<p>twice</p>")), Content_Encoding="gzip, gzip")

    def page_wrong_charset(self) -> None:
        self.give(PAGE.format("Pokémon", "It can’t retreat: ×2.").encode(), "text/html; charset=iso-8859-1")

    def page_old_charset(self) -> None:
        self.give(PAGE.format("Café", "“Draw” – one card.").encode("cp1252"), "text/html; charset=utf-8")

    def page_large(self) -> None:
        """200 MB, said beforehand."""
        self._pour(length=True)

    def page_large_unsaid(self) -> None:
        """200 MB, in chunks, length not said."""
        self._pour(length=False)

    def _pour(self, length: bool) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(LARGE)) if length else self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        piece = b"x" * 65536
        for _ in range(LARGE // len(piece)):
            self.wfile.write(piece if length else b"10000\r\n" + piece + b"\r\n")
            self.state.sent += len(piece)

    def page_drip(self) -> None:
        """A byte every now and then: never slow enough for a read timeout."""
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", "1000")
        self.end_headers()
        for _ in range(1000):
            self.wfile.write(b".")
            self.wfile.flush()
            time.sleep(0.05)

    def page_drip_headers(self) -> None:
        for _ in range(1000):
            self.wfile.write(b"H" if _ else b"HTTP/1.1 200 OK\r\nX: ")
            self.wfile.flush()
            time.sleep(0.05)

    def page_scripts(self) -> None:
        self.give(b"<html><body><div id=root></div><script>document.write('rules')</script></body></html>")

    def page_rulebook_pdf(self) -> None:
        self.tagged(rulebook(), "application/octet-stream")

    def page_broken_pdf(self) -> None:
        self.give(b"%PDF-1.7\nnothing that follows", "application/pdf")

    def page_picture(self) -> None:
        self.give(b"\x89PNG\r\n\0\0\0", "image/png")


@contextmanager
def serving() -> Iterator[Server]:
    """A server on a free port."""
    state = Server()
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Handler", (_Handler,), {"state": state}))
    server.daemon_threads = True
    state.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield state
    finally:
        server.shutdown()
        server.server_close()
