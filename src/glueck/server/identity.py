"""The player and the address of a request: the same for HTTP and WebSockets."""

from __future__ import annotations

from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.requests import HTTPConnection
from starlette.types import Scope

from glueck.server.settings import networks_in

COOKIE = "glueck"
SCHEMES = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}


def secret_of(request: HTTPConnection) -> str | None:
    """The secret a client sends: a program's token, or a browser's cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return token.strip()
    return request.cookies.get(COOKIE)


def address_of(request: HTTPConnection) -> str:
    """The address that counts as one client. App has put the right one there."""
    return network_of(request.client.host) if request.client else ""


def network_of(address: str) -> str:
    """The addresses of one client: a single one, or with IPv6 all that a household gets."""
    ip = parsed(address)
    if isinstance(ip, IPv6Address):
        return f"{IPv6Address(int(ip) >> 64 << 64)}/64"
    return address if ip is None else str(ip)


def parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address as a proxy may write it: with a port, in brackets, with a zone, IPv4 as IPv6. None
    if it is not an address."""
    text = address.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    with suppress(ValueError):
        ip = ip_address(text.partition("%")[0])
        mapped = ip.ipv4_mapped if isinstance(ip, IPv6Address) else None
        return mapped or ip
    return None


class Proxies:
    """The proxies whose headers are trusted (setting `trusted_proxies`)."""

    def __init__(self, trusted: str) -> None:
        self._networks = networks_in(trusted)

    def trusts(self, address: IPv4Address | IPv6Address | None) -> bool:
        return address is not None and any(address in network for network in self._networks)

    def peer(self, host: str) -> str | None:
        """The address for which a connection counts: None if it is a proxy's, used by many
        people."""
        if self._networks and self.trusts(parsed(host)):
            return None
        return network_of(host)

    def correct(self, scope: Scope) -> None:
        """Replace a trusted proxy's address and scheme by the client's."""
        if not self._networks or not scope.get("client"):
            return
        nearest = parsed(scope["client"][0])
        if not self.trusts(nearest):
            return
        for hop in reversed(values(scope, b"x-forwarded-for")):
            address = parsed(hop)
            if address is None:  # no address: the entries before it are no better
                break
            nearest = address
            if not self.trusts(address):
                break
        scope["client"] = (str(nearest), 0)
        schemes = [SCHEMES[scope["type"]].get(one) for one in values(scope, b"x-forwarded-proto")]
        if schemes and schemes[-1]:
            scope["scheme"] = schemes[-1]


def values(scope: Scope, header: bytes) -> list[str]:
    """Of all headers of that name, in order."""
    joined = b",".join(value for name, value in scope["headers"] if name == header)
    return [one.strip() for one in joined.decode("latin-1").split(",")] if joined else []
