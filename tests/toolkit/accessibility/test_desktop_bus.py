"""The way from accesskit to the readers' bus: what is passed on, and the one answer that is put right."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread
from typing import Any

import pytest

from game.toolkit.accessibility.desktop_bus import ADDRESS, NOBODY, REFERENCE, DesktopBus
from game.toolkit.session_bus import NONE, leave_silent_bus
from tests.toolkit.waiting import wait_until

jeepney = pytest.importorskip("jeepney")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such bus")
ROOT = "/org/a11y/atspi/accessible/root"
DESKTOP = (":1.0", ROOT)


class ReadersBus(DesktopBus):
    """The readers' bus is a socket of the test's own."""

    def __init__(self, name: str) -> None:
        super().__init__(lambda: None, lambda _: None)
        self._address = f"unix:abstract={name}"


class Between:
    """Both ends of the way: `near` is accesskit's, `far` the bus's."""

    def __init__(self) -> None:
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind("")
            listening.listen(1)
            ReadersBus(listening.getsockname()[1:].decode()).stand_between()
            self.shown = os.environ[ADDRESS]
            self.near = reached(self.shown)
            self.far, _ = listening.accept()
        for end in (self.near, self.far):
            end.settimeout(20)

    def passed(self, message: bytes, *, back: bool = False, piece: int = 1 << 16) -> bytes:
        """What arrives of it, sent in pieces."""
        source, target = (self.far, self.near) if back else (self.near, self.far)
        end = jeepney.new_signal(SIGNAL, "End").serialise(serial=9)
        received = b""
        for at in range(0, len(message), piece):
            source.sendall(message[at : at + piece])
        source.sendall(end)
        while not received.endswith(end):
            received += target.recv(1 << 16)
        return received.removesuffix(end)


SIGNAL = jeepney.DBusAddress("/", interface="a.b")
CALL = jeepney.new_method_call(jeepney.DBusAddress(ROOT, bus_name="a.b", interface="a.b"), "Get")
CALL.header.serial = 7
CALL.header.fields[jeepney.HeaderFields.sender] = ":1.9"


def answer(signature: str, *body: object) -> bytes:
    """An answer to the same question."""
    return bytes(jeepney.new_method_return(CALL, signature, body).serialise(serial=3))


def reached(address: str) -> socket.socket:
    """A connection to it."""
    made = socket.socket(socket.AF_UNIX)
    made.connect("\0" + address.partition("=")[2])
    return made


@pytest.fixture
def between(monkeypatch: pytest.MonkeyPatch) -> Iterator[Between]:
    """A way whose desktop is known, as after accesskit has registered."""
    monkeypatch.setenv(ADDRESS, "")  # so that it is put back afterwards
    monkeypatch.delenv(ADDRESS)
    made = Between()
    made.passed(answer(REFERENCE, DESKTOP), back=True)
    yield made
    made.near.close()
    made.far.close()
    wait_until(lambda: ADDRESS in os.environ)


def body(message: bytes) -> Any:
    """What is in it."""
    return jeepney.Message.from_buffer(message).body


@pytest.mark.parametrize("piece", [1 << 16, 1, 13])
def test_nobody_as_parent_becomes_the_desktop(between: Between, piece: int) -> None:
    assert body(between.passed(answer("v", (REFERENCE, NOBODY)), piece=piece)) == ((REFERENCE, DESKTOP),)
    rest = {"Name": ("s", "Hand and Foot"), "ChildCount": ("i", 1)}
    told = between.passed(answer("a{sv}", {"Parent": (REFERENCE, NOBODY), **rest}), piece=piece)
    assert body(told) == ({"Parent": (REFERENCE, DESKTOP), **rest},)


def test_everything_else_passes_byte_for_byte(between: Between) -> None:
    """Given the lines with which a connection begins, a window's parent, a child that isn't there and a text that says
    so, in both directions nothing is changed.
    """
    lines = b"\0AUTH EXTERNAL 30\r\nNEGOTIATE_UNIX_FD\r\nBEGIN\r\n"
    same = lines + b"".join([
        answer("v", (REFERENCE, (":1.9", ROOT))),
        answer(f"({REFERENCE[1:-1]})", NOBODY),
        answer("s", NOBODY[1]),
        answer("as", ["letters"] * 9000),
    ])  # fmt: skip
    assert between.passed(same) == same
    assert between.passed(b"OK 1234\r\nAGREE_UNIX_FD\r\n" + answer("v", (REFERENCE, NOBODY)), back=True).endswith(
        answer("v", (REFERENCE, NOBODY))
    )


def test_only_this_program_gets_through_and_none_that_it_starts(between: Between) -> None:
    """Given the way in use, programs started now look for the bus themselves; when accesskit lets go, the way is shown
    again for the next time, and somebody else who comes by it is turned away.
    """
    assert ADDRESS not in os.environ
    between.near.close()
    assert between.far.recv(1) == b""
    asks = "import socket, sys; s = socket.socket(socket.AF_UNIX); s.connect('\\0' + sys.argv[1]); print(s.recv(1))"
    name = between.shown.partition("=")[2]
    told = subprocess.run([sys.executable, "-c", asks, name], capture_output=True, text=True, timeout=60, check=True)
    assert told.stdout.strip() == "b''"
    assert os.environ[ADDRESS] == between.shown


class OddBus:
    """A session bus that speaks D-Bus, and answers each call except `Hello` with a text."""

    def __init__(self, *, is_silent: bool = False) -> None:
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind("")
        self._listening.listen(4)
        self.address = f"unix:abstract={self._listening.getsockname()[1:].decode()}"
        if not is_silent:
            Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        end, _ = self._listening.accept()
        parser, received, begin = jeepney.low_level.Parser(), b"", b"BEGIN\r\n"
        with suppress(OSError):
            while b"\r\n" not in received:
                received += end.recv(4096)
            end.sendall(b"OK 0123\r\n")
            while begin not in received:
                received += end.recv(4096)
            received = received.partition(begin)[2] or end.recv(4096)
            while received:
                parser.add_data(received)
                while (call := parser.get_next_message()) is not None:
                    end.sendall(jeepney.new_method_return(call, "s", (":1.5",)).serialise(serial=call.header.serial))
                received = end.recv(4096)


def test_bus_that_answers_nonsense_is_no_bus(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    changes: list[None] = []
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", OddBus().address)
    desktop = DesktopBus(lambda: changes.append(None), lambda _: None)
    desktop.watch()
    wait_until(lambda: bool(changes))
    assert not desktop.is_enabled
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("is_silent", [True, False])
def test_program_starts_without_a_session_bus_that_never_answers(is_silent: bool) -> None:
    bus = OddBus(is_silent=is_silent)
    environ = {"DBUS_SESSION_BUS_ADDRESS": bus.address}
    leave_silent_bus(environ, 0.3)
    assert environ == {"DBUS_SESSION_BUS_ADDRESS": NONE if is_silent else bus.address}
