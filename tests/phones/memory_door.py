"""The server of phones in this very process, and phones that speak HTTP to it without a socket: for long runs."""

import asyncio
import json
from collections import deque
from collections.abc import Callable
from typing import Final

from game.phones.door_lines import DoorPlan, FromServer, Listening
from game.phones.server import Server
from tests.phones.phone_client import PhoneClient, Reply

PORT: Final = 8420
_MOST_TURNS: Final = 5000
"""Turns of the loop in which every answer comes that ever will."""


class MemoryServer:
    """Stands where `PhoneDoor` has a process: the same server, with `pipe` as its other end. Time goes on in `turn`."""

    def __init__(self, plan: DoorPlan) -> None:
        self.pipe = self
        self.pid = None
        self.loop = asyncio.new_event_loop()
        self._facts: deque[FromServer] = deque((Listening(plan.addresses, PORT),))
        self.server = Server(plan, self._facts.append)
        self.server._hosts = frozenset(f"{address}:{PORT}" for address in plan.addresses)
        self._watch = self.loop.create_task(self.server.watch())

    def poll(self, seconds: float = 0.0) -> bool:
        """Whether it has said something."""
        return bool(self._facts)

    def recv(self) -> FromServer:
        """What it has said."""
        return self._facts.popleft()

    def send(self, line: object) -> None:
        """Tells it something."""
        self.server.hear(line)

    def turn(self) -> None:
        """Everything that can go on without waiting goes on by a step."""
        self.loop.call_soon(self.loop.stop)
        self.loop.run_forever()

    def close(self) -> None:
        """It is gone, with every connection, as if it had been killed."""
        self.loop.set_exception_handler(lambda *_: None)
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        for _ in range(5):
            self.turn()
        self.loop.close()


class MemoryLine:
    """A connection to it."""

    def __init__(self, here: MemoryServer, address: str = "127.0.0.1") -> None:
        self._here, self._address = here, address
        self._reader = asyncio.StreamReader(limit=16384, loop=here.loop)
        self._sent = bytearray()
        self.is_closed = False
        self.transport = self
        self._task = here.loop.create_task(here.server._serve(self._reader, self))  # type: ignore[arg-type]

    def get_extra_info(self, name: str) -> tuple[str, int]:
        """Where it comes from."""
        return (self._address, 0)

    def write(self, data: bytes) -> None:
        """From the server."""
        self._sent += data

    async def drain(self) -> None:
        """There is always room."""

    def write_eof(self) -> None:
        """The server says nothing more."""

    def abort(self) -> None:
        """The server has ended it."""
        self.is_closed = True

    def send(self, data: bytes) -> None:
        """From the phone."""
        self._reader.feed_data(data)

    def hang_up(self) -> None:
        """The phone has ended it."""
        self._reader.feed_eof()

    @property
    def answer(self) -> Reply | None:
        """The next whole answer, if it is there."""
        if not self._sent:
            return None
        head, _, rest = bytes(self._sent).partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {key.lower(): value for key, _, value in (line.partition(": ") for line in lines)}
        size = int(headers.get("content-length", "0"))
        if len(rest) < size:
            return None
        del self._sent[: len(head) + 4 + size]
        return Reply(int(first.split(" ")[1]), rest[:size], headers)


class MemoryPhone(PhoneClient):
    """One browser without a network: its connection is kept from request to request."""

    def __init__(
        self,
        here: Callable[[], MemoryServer],
        serve: Callable[[], None],
        secret: str = "",
        device: str | None = None,
        tab: str = "",
    ) -> None:
        """`here` is the server as it stands now; `serve` lets the game do what has come."""
        super().__init__(PORT, secret, device, tab)
        self._here, self._serve = here, serve
        self._line: MemoryLine | None = None
        self._at: MemoryServer | None = None

    def begin(self, method: str, path: str, data: bytes | None, headers: dict[str, str]) -> MemoryLine:
        """Sends a request on the connection, and waits for nothing."""
        here = self._here()
        if self._line is None or self._line.is_closed or self._at is not here:
            self.leave()
            self._line, self._at = MemoryLine(here), here
        told = {"Host": f"127.0.0.1:{PORT}", **headers}
        if data is not None:
            told["Content-Length"] = str(len(data))
        head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        self._line.send(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + (data or b""))
        return self._line

    def exchange(self, method: str, path: str, data: bytes | None, headers: dict[str, str], seconds: float) -> Reply:
        """One request on the kept connection."""
        return self.answered(self.begin(method, path, data, headers))

    def answered(self, line: MemoryLine) -> Reply:
        """What came of a request that was begun. Raises OSError where nothing does."""
        for _ in range(_MOST_TURNS):
            here = self._here()
            here.turn()
            if here.poll():
                self._serve()
            if (answer := line.answer) is not None:
                return answer
            if line.is_closed:
                break
        raise OSError("no answer")

    def leave(self) -> None:
        """The browser is closed."""
        if self._line is not None and self._at is self._here():
            self._line.hang_up()
        self._line = None

    def begin_move(self, wish: dict[str, object]) -> MemoryLine:
        """Sends a wish under the number of the last one, on a connection of its own."""
        body = json.dumps({"number": self.number, **wish}).encode()
        other = MemoryPhone(self._here, self._serve)
        return other.begin("POST", "/move", body, self.headers(body))
