"""Python reads this first in every process of a watched program: what touches a network is written into a file.

Pipes between the program and its own workers are pairs of local sockets; they lead nowhere else and are allowed.
"""

import atexit
import os
import sys
from pathlib import Path

_LOG = os.environ.get("NETWORK_LOG")
_LOCAL = 1
"""The number of AF_UNIX; the module that knows it is not loaded for this."""

_REACHING_OUT = (
    *("urllib.Request", "http.client.connect", "http.client.send", "ftplib.connect", "smtplib.connect"),
    *("imaplib.open", "poplib.connect", "webbrowser.open"),
)


def _told(line: str) -> None:
    with Path(_LOG or os.devnull).open("a", encoding="utf-8") as log:
        log.write(f"{os.getpid()} {line}\n")


def _watch(event: str, arguments: tuple[object, ...]) -> None:
    if event == "socket.__new__" and arguments[1] == _LOCAL:
        return
    if event.startswith("socket.") or event in _REACHING_OUT:
        _told(f"{event} {arguments[1:]!r:.200}")


def _look_at_open_files() -> None:
    """What a library below Python may have opened: sockets of this process that a network knows."""
    here = Path("/proc/self")
    if not (here / "net").exists():
        return
    known: set[str] = set()
    for kind in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6"):
        table = here / "net" / kind
        if table.exists():
            known |= {line.split()[9] for line in table.read_text().splitlines()[1:]}
    for entry in (here / "fd").iterdir():
        try:
            target = str(entry.readlink())
        except OSError:
            continue
        if target.startswith("socket:[") and target[8:-1] in known:
            _told(f"open {target}")


if _LOG is not None:
    sys.addaudithook(_watch)
    atexit.register(_look_at_open_files)
    _told("watched")
