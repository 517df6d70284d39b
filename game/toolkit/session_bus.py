"""Whether the session bus of a Linux desktop answers. SDL asks it before the window opens, and waits for ever."""

import os
import socket
from collections.abc import MutableMapping
from time import monotonic
from typing import Final

ADDRESS: Final = "DBUS_SESSION_BUS_ADDRESS"
NONE: Final = "disabled:"
"""An address at which there is nothing."""
LONGEST: Final = 1.0
"""Seconds."""
_HELLO: Final = (
    b"l\x01\x00\x01\x00\x00\x00\x00\x01\x00\x00\x00m\x00\x00\x00\x01\x01o\x00\x15\x00\x00\x00/org/freedesktop/DBus"
    b"\x00\x00\x00\x02\x01s\x00\x14\x00\x00\x00org.freedesktop.DBus\x00\x00\x00\x00\x03\x01s\x00\x05\x00\x00\x00Hello"
    b"\x00\x00\x00\x06\x01s\x00\x14\x00\x00\x00org.freedesktop.DBus\x00\x00\x00\x00"
)
"""The first call of a connection."""


def leave_silent_bus(environ: MutableMapping[str, str], seconds: float = LONGEST) -> None:
    """Let the program start without a session bus that accepts connections and doesn't answer in time."""
    if any(_is_silent(at, seconds) for at in _sockets(environ)):
        environ[ADDRESS] = NONE


def _sockets(environ: MutableMapping[str, str]) -> list[str]:
    """The local sockets where the bus may be."""
    folder = environ.get("XDG_RUNTIME_DIR")
    listed = environ.get(ADDRESS) or (f"unix:path={folder}/bus" if folder else "")
    found = []
    for address in listed.split(";"):
        kind, _, rest = address.partition(":")
        keys = dict(key.split("=", 1) for key in rest.split(",") if "=" in key)
        if kind == "unix" and "path" in keys:
            found.append(keys["path"])
        elif kind == "unix" and "abstract" in keys:
            found.append("\0" + keys["abstract"])
    return found


def _is_silent(at: str, seconds: float) -> bool:
    """Whether it neither refuses a connection nor answers to its first call."""
    end = monotonic() + seconds
    with socket.socket(socket.AF_UNIX) as bus:
        try:
            bus.settimeout(seconds)
            bus.connect(at)
            bus.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
            if not _line(bus, end).startswith(b"OK"):
                return False  # it refuses, and will refuse others as soon
            bus.sendall(b"BEGIN\r\n" + _HELLO)
            bus.settimeout(max(0.01, end - monotonic()))
            bus.recv(1)
        except TimeoutError:
            return True
        except OSError:
            return False
    return False


def _line(bus: socket.socket, end: float) -> bytes:
    line = b""
    while not line.endswith(b"\n"):
        bus.settimeout(max(0.01, end - monotonic()))
        received = bus.recv(256)
        if not received:
            return line
        line += received
    return line
