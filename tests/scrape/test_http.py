"""HTTP against a real server: what is fetched, what is refused, and that nothing goes where it should not."""

from __future__ import annotations

import time

import pytest
from web_server import LARGE, Server

from specc.scrape.addresses import NotAllowed, check_ip, normal
from specc.scrape.fetch import ComeLater, Fetcher
from specc.scrape.http import Client, Failed, Limits


def body(fetcher: Fetcher, server: Server, path: str) -> str:
    return fetcher.get(f"{server.url}/{path}").answer.body.decode()


def refusal(fetcher: Fetcher, server: Server, path: str) -> str:
    with pytest.raises((Failed, NotAllowed)) as caught:
        fetcher.get(f"{server.url}/{path}")
    return str(caught.value)


def test_robots_txt_is_honoured_with_wildcards(fetcher: Fetcher, server: Server) -> None:
    assert "Two dice" in body(fetcher, server, "plain")
    for path in ("closed/page", "open.secret"):
        assert "robots.txt" in refusal(fetcher, server, path)
    assert [path for path, _ in server.asked] == ["/robots.txt", "/plain"], "asked once, and the closed pages never"


@pytest.mark.parametrize(("status", "allowed"), [(404, True), (403, True), (500, False)])
def test_without_a_good_robots_txt(fetcher: Fetcher, server: Server, status: int, allowed: bool) -> None:
    server.robots = (status, "")
    if allowed:
        assert "Two dice" in body(fetcher, server, "plain")
    else:
        assert "HTTP 500" in refusal(fetcher, server, "plain")


def test_robots_txt_may_name_us(fetcher: Fetcher, server: Server) -> None:
    server.robots = (200, "User-agent: specc\nDisallow: /\n\nUser-agent: *\nAllow: /\n")
    assert "robots.txt" in refusal(fetcher, server, "plain")


def test_a_crawl_delay_is_kept(fetcher: Fetcher, server: Server) -> None:
    server.robots = (200, "User-agent: *\nCrawl-delay: 7\n")
    body(fetcher, server, "plain")
    body(fetcher, server, "gzip")
    assert [round(seconds) for seconds in fetcher.slept] == [7, 7]  # type: ignore[attr-defined]


def test_the_pause_is_kept_in_real_time(server: Server) -> None:
    client = Client(Limits(), ["127.0.0.1"])
    fetcher = Fetcher(client, pause=0.3)
    for _ in range(2):
        body(fetcher, server, "plain")
    gaps = [later - earlier for earlier, later in zip(server.times, server.times[1:], strict=False)]
    assert len(gaps) == 2 and min(gaps) >= 0.28
    client.close()


def test_it_says_who_it_is(fetcher: Fetcher, server: Server) -> None:
    body(fetcher, server, "plain")
    assert all(headers["user-agent"].startswith("specc/") for _, headers in server.asked)


def test_retry_after_in_seconds_and_as_a_date(fetcher: Fetcher, server: Server) -> None:
    soon = time.strftime("%a, %d %b %Y %H:%M:%S GMT", time.gmtime(time.time() + 30))
    server.busy = [(429, "2"), (503, soon), (429, "")]
    assert "Two dice" in body(fetcher, server, "busy")
    slept = fetcher.slept  # type: ignore[attr-defined]
    assert slept[0] == 2 and 25 < slept[1] <= 30 and slept[2] == 4, slept


def test_a_server_that_stays_busy_is_given_up(fetcher: Fetcher, server: Server) -> None:
    server.busy = [(429, "1")] * 20
    assert "429" in refusal(fetcher, server, "busy")
    assert len(server.busy) == 16


def test_a_long_wait_ends_the_run(fetcher: Fetcher, server: Server) -> None:
    server.busy = [(429, "3600")]
    with pytest.raises(ComeLater, match="3600 s"):
        fetcher.get(f"{server.url}/busy")


def test_redirects(fetcher: Fetcher, server: Server) -> None:
    came = fetcher.get(f"{server.url}/moved")
    assert came.final_url == f"{server.url}/plain" and b"Two dice" in came.answer.body
    assert "redirects" in refusal(fetcher, server, "round")


@pytest.mark.parametrize(
    ("path", "why"), [("to-private", "private"), ("to-metadata", "private"), ("to-file", "only http"), ("to-login", "login")]
)
def test_redirects_that_are_refused(fetcher: Fetcher, server: Server, path: str, why: str) -> None:
    assert why in refusal(fetcher, server, path)
    assert [p for p, _ in server.asked if p in ("/plain", "/account/login")] == []


def test_a_private_server_is_refused_without_leave(server: Server) -> None:
    client = Client(Limits())
    with pytest.raises(NotAllowed, match="private"):
        Fetcher(client, pause=0).get(f"{server.url}/plain")
    assert server.asked == []
    client.close()


def test_a_name_that_leads_into_a_private_network_is_refused(server: Server) -> None:
    looked: list[str] = []

    def look_up(host: str, port: int) -> list[str]:
        looked.append(host)
        return ["93.184.216.34", "127.0.0.1"]

    client = Client(Limits(), look_up=look_up)
    with pytest.raises(NotAllowed, match="127.0.0.1"):
        Fetcher(client, pause=0).get(f"http://rules.example:{server.port}/plain")
    assert looked == ["rules.example"] and server.asked == []
    client.close()


def test_the_connection_goes_to_the_address_that_was_checked(server: Server) -> None:
    """The name is looked up once a connection, so a name server cannot answer the check one way and the connection another."""
    looked: list[str] = []
    client = Client(Limits(), ["rules.example"], look_up=lambda host, port: looked.append(host) or ["127.0.0.1"])  # type: ignore[func-returns-value]
    came = Fetcher(client, pause=0).get(f"http://rules.example:{server.port}/plain")
    assert b"Two dice" in came.answer.body
    assert looked == ["rules.example"], "one connection, kept: one look-up"
    client.close()


@pytest.mark.parametrize(
    "ip",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.20.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255",
     "::1", "fe80::1%eth0", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "::"],
)  # fmt: skip
def test_private_ranges(ip: str) -> None:
    with pytest.raises(NotAllowed):
        check_ip("host", ip)


def test_public_addresses() -> None:
    for ip in ("93.184.216.34", "2606:2800:220:1::1", "64:ff9b::5db8:d822"):
        check_ip("host", ip)


@pytest.mark.parametrize("url", ["ftp://a.example/", "file:///etc/passwd", "http://user:word@a.example/", "http:///x", "http://[bad/", "http://a.example:99999/"])
def test_addresses_that_are_refused(url: str) -> None:
    with pytest.raises(NotAllowed):
        normal(url)


def test_addresses_are_written_one_way() -> None:
    assert normal("HTTPS://Game.Example:443/a b?q=é#part") == "https://game.example/a%20b?q=%C3%A9"
    assert normal("http://bücher.example") == "http://xn--bcher-kva.example/"
    assert normal("http://game.example/%41") == normal(normal("http://game.example/%41"))


def test_packed_bodies(fetcher: Fetcher, server: Server) -> None:
    assert "A packed rule." in body(fetcher, server, "gzip")
    assert "broken" in refusal(fetcher, server, "broken-gzip")
    assert "larger than 1000000" in refusal(fetcher, server, "bomb")
    assert "more than once" in refusal(fetcher, server, "twice-packed")


@pytest.mark.parametrize("path", ["large", "large-unsaid"])
def test_200_mb_are_refused_at_the_limit(fetcher: Fetcher, server: Server, path: str) -> None:
    before = time.monotonic()
    assert "larger than 1000000" in refusal(fetcher, server, path)
    assert server.sent < LARGE / 4, "the rest was never sent"
    assert time.monotonic() - before < 10


@pytest.mark.parametrize("path", ["drip", "drip-headers"])
def test_a_slow_drip_ends_at_the_limit(server: Server, path: str) -> None:
    client = Client(Limits(seconds=0.5), ["127.0.0.1"])
    before = time.monotonic()
    with pytest.raises(Failed, match="longer than 0.5 s"):
        Fetcher(client, pause=0).get(f"{server.url}/{path}")
    assert 0.4 < time.monotonic() - before < 3
    client.close()


def test_pages_behind_a_login(fetcher: Fetcher, server: Server) -> None:
    assert "login" in refusal(fetcher, server, "forbidden")


def test_a_host_that_is_down_is_asked_once() -> None:
    client = Client(Limits(), ["127.0.0.1"])
    fetcher = Fetcher(client, pause=0)
    for _ in range(2):
        with pytest.raises(Failed) as caught:
            fetcher.get("http://127.0.0.1:9/page")
        assert caught.value.network
    client.close()
