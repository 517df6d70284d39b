"""Screen readers on a Linux desktop, and the connection from accesskit to them.

The only file that knows D-Bus. Two switches of the session bus matter. `IsEnabled`: programs should report what they
show; it stays on once any screen reader has run. `ScreenReaderEnabled`: one is reading now, according to the desktop's
settings. accesskit up to 0.7.0 gives no `Parent` for the application, but readers want the desktop that lists it: since
June 2026 Orca ignores any other program. It gives the name of the executable, such as python3.11, for that of the
program, and doesn't register again with a registry that was restarted. So accesskit gets an address of ours for the
readers' bus; what it sends is passed on byte by byte, with these two answers corrected, and registered again.
"""

import os
import socket
import struct
from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from threading import Lock, Thread
from typing import Final

from game.toolkit.surroundings import say

ADDRESS: Final = "AT_SPI_BUS_ADDRESS"
"""The environment variable in which accesskit looks for the readers' bus before it asks the session's."""
NOBODY: Final = ("", "/org/a11y/atspi/null")
REFERENCE: Final = "(so)"
"""The signature of something accessible: its program's name on the bus, and its path."""
REGISTRY: Final = "org.a11y.atspi.Registry"
NO_BUS: Final = (OSError, EOFError, RuntimeError, ValueError, TypeError, LookupError, AttributeError, struct.error)
"""What jeepney raises if there is no bus, or if it doesn't speak D-Bus correctly."""
OWN_SERIAL: Final = 0xFFFF_FF00
"""Of the relay's own call: accesskit counts its calls from 1."""
BUS_NAME: Final = "org.a11y.Bus"
BUS_PATH: Final = "/org/a11y/bus"


class DesktopBus:
    """The current state of both switches, off without such a bus; each change calls `on_change`, from another
    thread.
    """

    def __init__(self, on_change: Callable[[], None], on_failure: Callable[[ImportError], None]) -> None:
        """Asks nothing before `watch`, which calls `on_failure` if the library is missing."""
        self._on_change = on_change
        self._on_failure = on_failure
        self._switches: Mapping[str, bool] = {}
        self._address = ""

    @property
    def is_enabled(self) -> bool:
        """Whether programs should report what they show."""
        return self._switches.get("IsEnabled", False)

    @property
    def is_read(self) -> bool:
        """Whether a screen reader reads the desktop."""
        return self._switches.get("ScreenReaderEnabled", False)

    def watch(self) -> None:
        """Begin, in the background."""
        Thread(target=self._watch, args=(_switches_of_session(),), name="desktop bus", daemon=True).start()

    def stand_between(self) -> None:
        """From now on accesskit reaches the readers' bus through this program. Raises OSError."""
        listening = socket.socket(socket.AF_UNIX)
        listening.bind("")  # a name of its own, without a file
        listening.listen(1)
        real = os.environ.get(ADDRESS) or self._address
        way = _Relay(listening, real)
        way.show()
        Thread(target=way.serve, name="accessibility bus", daemon=True).start()

    def _watch(self, told: Iterator[tuple[Mapping[str, bool], str]]) -> None:
        try:
            for self._switches, self._address in told:
                self._on_change()
        except ImportError as error:
            self._on_failure(error)


def _switches_of_session() -> Iterator[tuple[Mapping[str, bool], str]]:
    """The switches and where the readers' bus is, at first and after each change; it ends with the session's bus."""
    from jeepney import DBusAddress, DBusErrorResponse, MatchRule, Properties, message_bus, new_method_call
    from jeepney.io.blocking import open_dbus_connection
    from jeepney.wrappers import unwrap_msg

    folder = os.environ.get("XDG_RUNTIME_DIR")
    where = os.environ.get("DBUS_SESSION_BUS_ADDRESS") or (f"unix:path={folder}/bus" if folder else "")
    if not where:  # no session, so nobody who could listen
        yield {}, ""
        return
    bus = DBusAddress(BUS_PATH, BUS_NAME, BUS_NAME)
    status = Properties(bus.with_interface("org.a11y.Status"))
    try:
        connection = open_dbus_connection(where)
        connection.send_and_get_reply(message_bus.AddMatch(MatchRule(type="signal", path=BUS_PATH)))
        while True:
            (found,) = unwrap_msg(connection.send_and_get_reply(status.get_all()))
            switches, address = _switches_in(found), ""
            if switches.get("IsEnabled"):  # asking for its address would start the readers' bus
                (answer,) = unwrap_msg(connection.send_and_get_reply(new_method_call(bus, "GetAddress")))
                address = answer if isinstance(answer, str) else ""
            yield switches, address
            connection.receive()
    except (DBusErrorResponse, *NO_BUS):  # no such bus, none any more, or one that makes no sense
        yield {}, ""


def _switches_in(answer: object) -> dict[str, bool]:
    """The switches in an answer, whatever it is."""
    entries = answer.items() if isinstance(answer, dict) else ()
    return {name: entry[1] for name, entry in entries if isinstance(entry, tuple) and entry[1:] in ((True,), (False,))}


class _Relay:
    """The way from accesskit to the readers' bus."""

    def __init__(self, listening: socket.socket, real: str) -> None:
        self._listening, self._real = listening, real
        self._before = os.environ.get(ADDRESS)
        self._desktop: tuple[str, str] | None = None
        self._executable = Path(os.path.realpath("/proc/self/exe")).name
        self._name = say("screens", "game")
        self._registration = b""
        """The call with which accesskit registered; sent again to a registry that has started anew."""

    def show(self) -> None:
        """Let accesskit find it; programs that this one starts should find the bus themselves."""
        os.environ[ADDRESS] = f"unix:abstract={self._listening.getsockname()[1:].decode()}"

    def _hide(self) -> None:
        if self._before is None:
            os.environ.pop(ADDRESS, None)
        else:
            os.environ[ADDRESS] = self._before

    def serve(self) -> None:
        """One connection after another: accesskit makes a new one when it is switched on again."""
        from jeepney.bus import get_bus

        while True:
            near, _ = self._listening.accept()
            with near, socket.socket(socket.AF_UNIX) as far, suppress(OSError):
                pid, _, _ = struct.unpack("3i", near.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
                if pid != os.getpid():
                    continue
                self._hide()
                self._desktop, self._registration = None, b""
                far.connect(get_bus(self._real))
                lock = Lock()
                learn = partial(self._learn, partial(_send, far, lock))
                back = Thread(target=_pass_on, args=(far, near, learn), daemon=True)
                back.start()
                _pass_on(near, far, self._put_right, lock)
                back.join()
                self.show()

    def _learn(self, send: Callable[[bytes], None], message: bytes) -> bytes:
        """The desktop is the answer to the only question about something accessible that accesskit asks of the bus:
        `Embed`. That is asked again when the registry returns.
        """
        if self._registration and _is_return_of_registry(message):
            self._desktop = None
            send(self._registration)
        if self._desktop is None and b"/org/a11y/atspi/accessible/root" in message:
            from jeepney import HeaderFields, Message, MessageType

            told = Message.from_buffer(message)
            is_answer = told.header.message_type is MessageType.method_return
            if is_answer and told.header.fields.get(HeaderFields.signature) == REFERENCE:
                self._desktop = told.body[0]
        return message

    def _put_right(self, message: bytes) -> bytes:
        """Put the desktop in place of the missing parent, and the game's name in place of the executable's; only the
        application lacks them.
        """
        if not self._registration and REGISTRY.encode() in message and b"Embed" in message:
            self._registration = message
            return message + _watching_registry()
        has_no_name = self._executable.encode() in message
        if not has_no_name and (self._desktop is None or NOBODY[1].encode() not in message):
            return message
        from jeepney import Message

        said = Message.from_buffer(message)
        said.body = tuple(map(self._right, said.body))
        right: bytes = said.serialise()
        return right

    def _right(self, part: object) -> object:
        match part:
            case (str(signature), value) if (signature, value) == (REFERENCE, NOBODY) and self._desktop is not None:
                return REFERENCE, self._desktop
            case ("s", self._executable):
                return "s", self._name
            case dict():
                return {name: self._right(value) for name, value in part.items()}
            case _:
                return part


def _watching_registry() -> bytes:
    """The call that asks the bus to report each start and end of the registry."""
    from jeepney import MatchRule, message_bus

    rule = MatchRule(type="signal", interface="org.freedesktop.DBus", member="NameOwnerChanged")
    rule.add_arg_condition(0, REGISTRY)
    watching: bytes = message_bus.AddMatch(rule).serialise(serial=OWN_SERIAL)
    return watching


def _is_return_of_registry(message: bytes) -> bool:
    if b"NameOwnerChanged" not in message or REGISTRY.encode() not in message:
        return False
    from jeepney import Message

    body = Message.from_buffer(message).body
    return len(body) == 3 and body[0] == REGISTRY and bool(body[2])


def _send(target: socket.socket, lock: "Lock", message: bytes) -> None:
    with suppress(OSError), lock:
        target.sendall(message)


def _pass_on(
    source: socket.socket, target: socket.socket, changed: Callable[[bytes], bytes], lock: "Lock | None" = None
) -> None:
    """Until one of them ends. Both begin with lines of text; after that each message is passed on only when
    complete, and with a `lock` never in the middle of another one.
    """
    waiting = bytearray()
    with suppress(OSError):
        while received := source.recv(1 << 16):
            waiting += received
            ready = bytearray()
            while size := _size(waiting):
                first = bytes(waiting[:size])
                ready += changed(first) if _is_message(first) else first
                del waiting[:size]
            with lock or nullcontext():
                target.sendall(ready)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


def _is_message(data: bytes | bytearray) -> bool:
    """A message begins with its byte order and one of four kinds; a line of text has letters there."""
    return data[0] in b"lB" and 0 < data[1] < 5


def _size(data: bytearray) -> int:
    """Bytes of the first line or message; 0 if it isn't complete yet."""
    if len(data) < 2 or not _is_message(data):
        return data.find(b"\n") + 1
    if len(data) < 16:
        return 0
    body, _, fields = struct.unpack_from("<III" if data[0] == ord("l") else ">III", data, 4)
    size: int = 16 + (fields + 7 & ~7) + body
    return size if len(data) >= size else 0
