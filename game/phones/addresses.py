"""The addresses of this computer in its local networks, the ones that phones are most likely to reach first."""

import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from enum import IntEnum, auto
from ipaddress import IPv4Address, IPv4Network, ip_address
from typing import Final

from msgspec import Struct

LOOPBACK: Final = "127.0.0.1"

_ELSEWHERE: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254", "100.127.255.254")
"""Destinations that reveal the outgoing interface; nothing is sent there. The first is reserved and uses the default
route.
"""
_MESH: Final = IPv4Network("100.64.0.0/10")
"""Private networks built on top of others; a phone is in one only if somebody has put it there."""

_OWN_LINK, _OWN_ADDRESS, _OWN_ROUTE = 18, 22, 26  # RTM_GETLINK, RTM_GETADDR, RTM_GETROUTE
_ETHERNET: Final = 1  # ARPHRD_ETHER
_RUNNING: Final = 0x40  # IFF_RUNNING
_BRIDGED: Final = ("bridge", "docker", "virbr", "vboxnet", "vmnet", "lxc", "lxd", "podman", "cni", "br-")
_TUNNELS: Final = ("tun", "tap", "wg", "ppp", "tailscale", "zt", "utun", "ham")


class Reach(IntEnum):
    """How likely the phones at a table can reach an address, judged by its interface."""

    WITH_GATEWAY = auto()
    """Wireless or ethernet, with a gateway to other networks."""
    BRIDGE_WITH_GATEWAY = auto()
    """A bridge to the house's network, as on a computer with virtual machines."""
    PLAIN = auto()
    """Wireless or ethernet without a gateway, or an interface the system says nothing about."""
    MESH = auto()
    BRIDGE = auto()
    TUNNEL = auto()
    NOWHERE = auto()
    """An address that a computer gives itself if it finds no network."""


_Order = tuple[int, ...]


class _Interface(Struct):
    name: str
    is_ethernet: bool
    is_connected: bool
    kind: str = ""
    """The system's kind of interface; "" for a card."""
    metric: int | None = None
    """The metric of its default route; None without one."""

    @property
    def reach(self) -> Reach:
        if not self.is_ethernet or self.kind == "tun" or self.name.startswith(_TUNNELS):
            return Reach.TUNNEL
        has_gateway = self.metric is not None
        if self.kind in ("bridge", "dummy") or self.name.startswith(_BRIDGED):
            return Reach.BRIDGE_WITH_GATEWAY if has_gateway else Reach.BRIDGE
        return Reach.WITH_GATEWAY if has_gateway else Reach.PLAIN

    def order(self, address: str) -> "_Order":
        """The likeliest first: phones are where the wireless card is."""
        return _reach(address, self.reach), not self.is_connected, not self.name.startswith("wl"), self.metric or 0


def local_addresses() -> tuple[str, ...]:
    """IPv4 addresses in local networks; empty without a network. Sends nothing."""
    found = _found()
    return tuple(sorted(filter(_is_local, found), key=found.__getitem__))


def all_addresses() -> frozenset[str]:
    """Every address of this computer, including loopback and public ones."""
    return frozenset((LOOPBACK, *_found()))


def _found() -> dict[str, _Order]:
    """By address, with its sort key; if the system says nothing, the default route first."""
    if found := dict(_by_interface()):
        return found
    return {one: (_reach(one, Reach.PLAIN),) for one in (*_by_route(), *_by_name())}


def leads_somewhere(address: str) -> bool:
    """Whether a phone may be in the address's network: not if this computer gave itself the address because it found no
    network.
    """
    return not ip_address(address).is_link_local and address != LOOPBACK


def _is_local(text: str) -> bool:
    address = ip_address(text)
    return isinstance(address, IPv4Address) and not address.is_global and not address.is_loopback


def _reach(text: str, by: Reach) -> Reach:
    address = ip_address(text)
    return Reach.NOWHERE if address.is_link_local else Reach.MESH if address in _MESH else by


def _by_route() -> Iterator[str]:
    for target in _ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
            probe.connect((target, 9))
            yield str(probe.getsockname()[0])


def _by_interface() -> Iterator[tuple[str, _Order]]:
    """Every address of every interface with its sort key, if the system reports them."""
    if sys.platform != "linux":
        return
    with suppress(OSError, struct.error):
        interfaces = {
            index: _Interface(_text(facts[3]), type_ == _ETHERNET, bool(flags & _RUNNING), _kind(facts.get(18, b"")))
            for (type_, index, flags), facts in _told(_OWN_LINK, "=xxHiI", 16)
        }
        for (family, length), facts in _told(_OWN_ROUTE, "=BB", 12):
            if family == socket.AF_INET and length == 0 and 4 in facts:
                own = interfaces[int.from_bytes(facts[4], sys.byteorder)]
                metric = int.from_bytes(facts.get(6, b""), sys.byteorder)
                own.metric = metric if own.metric is None else min(metric, own.metric)
        for (index,), facts in _told(_OWN_ADDRESS, "=xxxxI", 8):
            if 2 in facts and index in interfaces:
                text = socket.inet_ntoa(facts[2])
                yield text, interfaces[index].order(text)


def _told(question: int, head: str, size: int) -> Iterator[tuple[tuple[int, ...], dict[int, bytes]]]:
    """The kernel's answers to a netlink question: the first fields of each head, of that size, and what follows it by
    number. Raises OSError.
    """
    done, error = 3, 2
    family = socket.AF_UNSPEC if question == _OWN_LINK else socket.AF_INET
    with socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0) as kernel:
        kernel.sendall(struct.pack("=IHHIIB15x", 32, question, 0x301, 1, 0, family))
        while True:
            data = kernel.recv(1 << 17)
            while data:
                length, kind = struct.unpack_from("=IH", data)
                if kind in (done, error):
                    return
                one, data = data[16:length], data[_padded(length) :]
                yield struct.unpack_from(head, one), _attributes(one[size:])


def _attributes(data: bytes) -> dict[int, bytes]:
    found: dict[int, bytes] = {}
    while len(data) >= 4:
        length, number = struct.unpack_from("=HH", data)
        found[number & 0x3FFF], data = data[4:length], data[_padded(max(length, 4)) :]
    return found


def _padded(length: int) -> int:
    return (length + 3) & ~3


def _text(data: bytes) -> str:
    return data.rstrip(b"\0").decode("ascii", "replace")


def _kind(data: bytes) -> str:
    return _text(_attributes(data).get(1, b""))


def _by_name() -> Iterator[str]:
    if sys.platform != "win32":  # elsewhere a name might be looked up on a server
        return
    with suppress(OSError):
        yield from (str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET))
