"""Addresses that something may be sent to: on the public internet, not on internal networks.

A name is looked up here, every address it has is checked, and the message then goes to exactly the
address that was checked: changing the name's address in between does not help."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

MOST_ADDRESS = 2000  # characters
# Names that are looked up at the same time: one for each player whose notices are being sent. So a
# name server that does not answer delays only players with addresses there.
LOOK_UPS = 32
PORTS = {"https": 443, "http": 80}
AT_LARGE = IPv6Network("2000::/3")  # all assigned public IPv6 addresses
TRANSLATED = IPv6Network("64:ff9b::/96")  # IPv4 behind a translator (NAT64)
TUNNELS = IPv6Network("2001::/32")  # Teredo: it ends in anybody's network

Address = IPv4Address | IPv6Address


class Forbidden(Exception):
    """Nothing may be sent to this address."""


class Target(NamedTuple):
    scheme: str
    host: str  # as it is written in certificates
    port: int
    netloc: str


def target_of(url: str, allow_internal: bool = False) -> Target:
    """The parts of a URL, or Forbidden. No name is resolved."""
    if len(url) > MOST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url:
        raise Forbidden("it is not a web address")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Forbidden("it is not a web address") from None
    if parts.scheme != "https" and not (allow_internal and parts.scheme == "http"):
        raise Forbidden("it does not begin with https://")
    if not host or "%" in host or "\\" in url:
        raise Forbidden("it names no host")
    if "@" in parts.netloc:
        raise Forbidden("it has a password in it")
    literal = address_of(host)
    if not allow_internal and (host == "localhost" or (literal and is_internal(literal))):
        raise Forbidden("it leads to this machine or its network")
    return Target(parts.scheme, host, port or PORTS[parts.scheme], parts.netloc)


def address_of(text: str) -> Address | None:
    """None: it is a name."""
    try:
        return ip_address(text)
    except ValueError:
        return None


def is_internal(address: Address) -> bool:
    """Of this machine, its network, a provider's, or unassigned: not on the public internet."""
    if isinstance(address, IPv6Address):
        carried = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            carried = IPv4Address(int(address) & 0xFFFFFFFF)
        if carried is not None:
            return is_internal(carried)
        return address not in AT_LARGE or address in TUNNELS or not address.is_global
    return (
        not address.is_global
        or address.is_multicast
        or address.is_reserved
        or address.is_unspecified
    )


class Resolver:
    """Resolves names in separate threads, so that slow name servers delay nothing else."""

    def __init__(self, allow_internal: bool = False) -> None:
        self.allow_internal = allow_internal
        self._threads = ThreadPoolExecutor(LOOK_UPS, "glueck-names")

    async def address(self, target: Target) -> str:
        """The address to connect to; Forbidden if any that the name has is internal."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._threads, look_up, target.host, target.port)
        except (OSError, UnicodeError):
            raise Forbidden("its name is not known") from None
        addresses = [ip_address(one.partition("%")[0]) for one in found]
        if not addresses:
            raise Forbidden("its name is not known")
        if not self.allow_internal and any(map(is_internal, addresses)):
            raise Forbidden("it leads to this machine or its network")
        return str(addresses[0])

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def look_up(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]
