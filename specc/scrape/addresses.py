"""Addresses: which are allowed, how they are written the same, where a page lies in a mirror."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable
from urllib.parse import quote, unquote, urlsplit, urlunsplit

from specc.scrape.corpus import slug

_KEPT = "/%:@!$&'()*+,;=~"
Resolve = Callable[[str, int], list[str]]


class NotAllowed(Exception):
    """An address that specc does not go to: why."""


def resolve(host: str, port: int) -> list[str]:
    """The IP addresses of a host."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def check_ip(host: str, ip: str) -> None:
    """Refuse an address that is not on the public internet: the machine itself, its network, link-local, reserved."""
    address = ipaddress.ip_address(ip.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        # an IPv4 address may hide in an IPv6 one: mapped, 6to4, or NAT64
        inner = address.ipv4_mapped or address.sixtofour
        if address in ipaddress.ip_network("64:ff9b::/96"):
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            address = inner
    if not address.is_global or address.is_multicast:
        raise NotAllowed(f"{host} is at {ip}, a private address; specc reads public pages only")


def normal(url: str) -> str:
    """An address as it is compared: without fragment, host in small letters, no default port, escapes written one way."""
    try:
        return _normal(url)
    except ValueError:
        raise NotAllowed(f"{url!r} is no address") from None


def _normal(url: str) -> str:
    parts = urlsplit(url.strip())
    if parts.scheme not in ("http", "https"):
        raise NotAllowed(f"{url}: only http and https")
    if not parts.hostname:
        raise NotAllowed(f"{url}: no host")
    if parts.username or parts.password:
        raise NotAllowed(f"{parts.scheme}://…@{parts.hostname}: an address with a name or password in it")
    port = parts.port
    host = parts.hostname if parts.hostname.isascii() else parts.hostname.encode("idna").decode("ascii")
    place = f"[{host}]" if ":" in host else host
    default = {"http": 80, "https": 443}[parts.scheme]
    netloc = place if port in (None, default) else f"{place}:{port}"
    path, query = quote(parts.path or "/", safe=_KEPT), quote(parts.query, safe=_KEPT + "?")
    return urlunsplit((parts.scheme, netloc, path, query, ""))


def host_of(url: str) -> str:
    """Host and port: what robots.txt and the rate limit go by."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def mirror_path(url: str) -> str:
    """Where a page is in a mirror: `host/path`, query included, never above its folder."""
    parts = urlsplit(url)
    steps = [step for step in unquote(parts.path).replace("\\", "/").split("/") if step not in ("", ".", "..")]
    name = "/".join([parts.netloc.replace(":", "_"), *steps])
    return f"{name}@{slug(parts.query)}" if parts.query else name


def page_id_of(url: str) -> str:
    """An id for a page that a recipe gave none: the host's name and the end of its path."""
    parts = urlsplit(url)
    host = parts.hostname or "file"
    labels = [label for label in host.removeprefix("www.").split(".") if label]
    name = slug(labels[-2] if len(labels) > 1 and not host.replace(".", "").isdecimal() else host, 24)
    path = slug(parts.path.rsplit(".", 1)[0] if parts.path.endswith((".html", ".htm")) else parts.path, 400)
    query = slug(parts.query, 40)
    return "-".join(part for part in (name, path[-60:].strip("-"), query) if part) or "page"
