"""The addresses of this computer in its local network, the likeliest first."""

import socket
import sys
from collections.abc import Iterator
from ipaddress import IPv4Address, ip_address
from typing import Final

LOOPBACK: Final = "127.0.0.1"

_ELSEWHERE: Final = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Destinations that reveal the outgoing interface; nothing is sent there. The first is reserved and uses the default
route.
"""


def local_addresses() -> tuple[str, ...]:
    """IPv4 addresses of private networks; empty without a network. Opens sockets and sends nothing."""
    found = dict.fromkeys((*_by_route(), *_by_interface(), *_by_name()))
    return tuple(one for one in found if _is_local(one))


def _is_local(text: str) -> bool:
    address = ip_address(text)
    return isinstance(address, IPv4Address) and address.is_private and not address.is_loopback


def _by_route() -> Iterator[str]:
    for target in _ELSEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
                yield str(probe.getsockname()[0])
            except OSError:
                continue


def _by_interface() -> Iterator[str]:
    """Each network card's own address, if the system reports it."""
    if sys.platform != "linux":
        return
    import fcntl
    import struct

    get_address = 0x8915  # SIOCGIFADDR
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            try:
                told = fcntl.ioctl(probe.fileno(), get_address, struct.pack("256s", name[:15].encode()))
            except OSError:
                continue
            yield socket.inet_ntoa(told[20:24])


def _by_name() -> Iterator[str]:
    if sys.platform != "win32":  # elsewhere a name might be looked up on a server
        return
    try:
        yield from (str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET))
    except OSError:
        return
