"""Somebody who listens to one program by AT-SPI, and does what a screen reader's user can do there: go to a thing and
press it. It knows no pixel and nothing of the game.
"""

import asyncio
import time
from typing import Any, Final

from dbus_fast import BusType, Message, MessageType, Variant
from dbus_fast.aio import MessageBus
from msgspec import Struct

ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
ROOT: Final = "/org/a11y/atspi/accessible/root"
ROLES: Final = {
    16: "dialog", 23: "window", 26: "icon", 29: "label", 31: "list", 32: "list item", 39: "panel", 43: "button",
    44: "radio button", 51: "slider", 52: "spin button", 62: "toggle button", 63: "tool bar", 79: "entry",
    83: "heading", 98: "list box", 11: "combo box",
}  # fmt: skip
"""Of the numbers that AT-SPI has for roles, those met here."""
PATIENCE: Final = 20.0
"""Seconds in which what is there must once stay as it is while it is looked at."""
STARTS: Final = 180.0
"""Seconds that a program, or the service, may take to be there on a computer with much else to do."""
NOT_NOW: Final = "unavailable"
WAITS: Final = 60.0
"""Seconds that something that is looked for may take."""
AT_ONCE: Final = 24
"""Questions that may be on their way: a socket takes no more than it has room for."""
SELECTED, MODAL = 23, 16  # bits of a state


class Thing(Struct, frozen=True):
    """Something that is there to be heard."""

    path: str
    role: str
    name: str
    more: str
    states: int
    within: tuple[str, ...]
    """The names of all that it lies in, the outermost first."""

    @property
    def is_chosen(self) -> bool:
        """Whether it is chosen."""
        return bool(self.states >> SELECTED & 1)


class Ear:
    """A connection to the bus of accessible programs. `said` are the announcements so far."""

    def __init__(self, session: str) -> None:
        self._session = session
        self._loop = asyncio.new_event_loop()
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._bus: MessageBus
        self.program = ""
        self._root = ""
        self.said: list[str] = []
        self.events: list[str] = []
        self._loop.run_until_complete(self._connect())

    def close(self) -> None:
        """Listens no more."""
        self._bus.disconnect()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _connect(self) -> None:
        session = await MessageBus(self._session).connect()
        status = Message(
            destination="org.a11y.Bus",
            path="/org/a11y/bus",
            interface="org.freedesktop.DBus.Properties",
            member="Set",
            signature="ssv",
            body=["org.a11y.Status", "IsEnabled", Variant("b", True)],
        )
        await _answered(session, status)
        address = Message(
            destination="org.a11y.Bus", path="/org/a11y/bus", interface="org.a11y.Bus", member="GetAddress"
        )
        (where,) = await _called(session, address)
        self._bus = await MessageBus(bus_type=BusType.SESSION, bus_address=where).connect()
        self._bus.add_message_handler(self._hear)
        for rule in ("type='signal',interface='org.a11y.atspi.Event.Object'",):
            await self._call(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch", "s", [rule]
            )
        for event in ("object:announcement", "object:state-changed:focused"):
            await self._call(
                "org.a11y.atspi.Registry",
                "/org/a11y/atspi/registry",
                "org.a11y.atspi.Registry",
                "RegisterEvent",
                "sass",
                [event, [], ""],
            )
        session.disconnect()

    def _hear(self, message: Message) -> None:
        if message.message_type == MessageType.SIGNAL and message.interface == "org.a11y.atspi.Event.Object":
            self.events.append(str(message.member))
            if message.member == "Announcement":
                self.said.append(str(message.body[3].value))

    async def _call(
        self, to: str, path: str, interface: str, member: str, signature: str = "", body: list[Any] | None = None
    ) -> Any:
        message = Message(
            destination=to, path=path, interface=interface, member=member, signature=signature, body=body or []
        )
        async with self._at_once:
            return await _called(self._bus, message)

    # ---- what there is

    def find_program(self) -> None:
        """The first program that has a window, however long it takes to start."""
        until = time.monotonic() + STARTS
        while time.monotonic() < until:
            if self._loop.run_until_complete(self._find()):
                return
            time.sleep(0.1)
        raise TimeoutError("no program with a window told of itself")

    def ask(self, to: str, path: str, interface: str, member: str, signature: str = "", *body: Any) -> Any:
        """Anything else, of anybody on the bus: what is answered."""
        return self._loop.run_until_complete(self._call(to, path, interface, member, signature, list(body)))

    async def _find(self) -> bool:
        (programs,) = await self._call("org.a11y.atspi.Registry", ROOT, ACCESSIBLE, "GetChildren")
        for name, path in programs:
            try:
                (windows,) = await self._call(name, path, ACCESSIBLE, "GetChildren")
            except RuntimeError:
                continue
            if windows:
                self.program, self._root = name, windows[0][1]
                return True
        return False

    def look(self) -> tuple[Thing, ...]:
        """All that is there now, in its order."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                return tuple(self._loop.run_until_complete(self._tell(self._root, ())))
            except RuntimeError:  # it changed meanwhile
                self._loop.run_until_complete(asyncio.sleep(0.02))
        raise TimeoutError("what is there never stays as it is")

    def find(self, name: str) -> Thing:
        """What can be used and has a name that begins so, as soon as it is there. Raises TimeoutError."""
        until = time.monotonic() + WAITS
        while time.monotonic() < until:
            for thing in self.look():
                if thing.name.startswith(name) and NOT_NOW not in thing.name:
                    return thing
            self.wait(0.05)
        raise TimeoutError(name, self.names())

    def names(self) -> list[str]:
        """Of all that is there now."""
        return [thing.name for thing in self.look()]

    async def _tell(self, path: str, within: tuple[str, ...]) -> list[Thing]:
        (properties,), (role,), ((lower, upper),), (children,) = await asyncio.gather(
            self._call(self.program, path, "org.freedesktop.DBus.Properties", "GetAll", "s", [ACCESSIBLE]),
            self._call(self.program, path, ACCESSIBLE, "GetRole"),
            self._call(self.program, path, ACCESSIBLE, "GetState"),
            self._call(self.program, path, ACCESSIBLE, "GetChildren"),
        )
        name, more = properties["Name"].value, properties["Description"].value
        here = Thing(path, ROLES.get(role, str(role)), name, more, lower | upper << 32, within)
        inside = await asyncio.gather(*(self._tell(child, (*within, name)) for _, child in children))
        return [here, *(thing for things in inside for thing in things)]

    # ---- what can be done

    def press(self, thing: Thing) -> None:
        """Its one action."""
        self._do(thing, "org.a11y.atspi.Action", "DoAction", "i", [0])

    def go_to(self, thing: Thing) -> None:
        """Give it the keys."""
        self._do(thing, "org.a11y.atspi.Component", "GrabFocus")

    def set(self, thing: Thing, number: float) -> None:
        """Set it to a number."""
        body = ["org.a11y.atspi.Value", "CurrentValue", Variant("d", number)]
        self._do(thing, "org.freedesktop.DBus.Properties", "Set", "ssv", body)

    def _do(
        self, thing: Thing, interface: str, member: str, signature: str = "", body: list[Any] | None = None
    ) -> None:
        self._loop.run_until_complete(self._call(self.program, thing.path, interface, member, signature, body))

    def wait(self, seconds: float) -> None:
        """Listen for so long."""
        self._loop.run_until_complete(asyncio.sleep(seconds))


async def _answered(bus: MessageBus, message: Message) -> None:
    """Asks until the service is there."""
    until = time.monotonic() + STARTS
    while True:
        try:
            await _called(bus, message)
            return
        except RuntimeError:
            if time.monotonic() > until:
                raise
            await asyncio.sleep(0.05)


async def _called(bus: MessageBus, message: Message) -> Any:
    reply = await bus.call(message)
    if reply is None or reply.message_type == MessageType.ERROR:
        raise RuntimeError(f"{message.member}: {reply.body if reply is not None else 'no answer'}")
    return reply.body
