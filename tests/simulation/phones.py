"""Phones at the table of a simulated computer: browsers that ask the program's own server, without a socket.

`game.phones.server.Server` runs on an event loop that waits as everything on a simulated computer waits. People come by
link or code, look, play, tap late and twice, open a second tab, and fall asleep.
"""

import asyncio
import random
import selectors
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from typing import Any, Final
from zlib import crc32

import msgspec
from msgspec.structs import replace

from game.ai.fallback_move import fallback_move
from game.engine.table.view import PlayerView
from game.messages.language import speaking
from game.phones import server as phone_server
from game.phones.door_lines import (
    Asleep,
    Awake,
    DoorPlan,
    FromServer,
    Listening,
    OfferSeat,
    PhoneAsked,
    SetTable,
    ShutSeat,
)
from game.phones.room import PORT
from game.phones.server import HttpRequest, Server, _Caller
from saves.records.move_json import move_fields
from tests.simulation.broken import Broken
from tests.simulation.scheduler import Gone

LONGEST_BLANK: Final = 30.0
"""Seconds that a phone may wait for its first hand."""
LONGEST_UNLINKED: Final = 30.0
"""Seconds that a phone may wait for a new link after another network has silenced it."""
LONGEST_NAP: Final = 10.0
"""Seconds after which a phone that somebody looks at may not be called asleep any more."""
LONGEST_UNTOLD: Final = 70.0
"""Seconds that a phone may be silent before it is called asleep."""
MOST_WAITS: Final = 3
"""How often a phone may be told to go on waiting for the answer to a tap while the computer is well."""
LONGEST_SHUT: Final = 5.0
"""Seconds that a phone may go on showing a hand after its seat was taken back."""


class SimulatedPhones:
    """Every seat that is offered is taken by a phone after a while; whose turn it is plays, or asks for nonsense."""

    def __init__(
        self,
        chance: random.Random,
        view_of: Callable[[int], PlayerView | None],
        seen: Callable[[int, bytes], None],
        address: str = "192.168.1.20",
        longest_pause: float = 2.0,
        sleepiness: float = 0.15,
    ) -> None:
        """`view_of` is what a seat sees now; `seen` is given every hand that a phone shows. The server listens at the
        `address`. So many seconds may pass between two things that phones do, and so often one falls asleep instead.
        """
        self.address = address
        self.chance, self.view_of, self.seen = chance, view_of, seen
        self.longest_pause, self.sleepiness = longest_pause, sleepiness
        self.shown: dict[int, Any] = {}
        """By seat, what its phone shows."""
        self.asleep_since: dict[int, float] = {}
        self.doze = 1.0
        """How long phones sleep, compared with what is usual."""
        self.write_down = False
        """Whether people at a score pad write rounds down."""
        self.asking: set[int] = set()
        """The seats whose phones wait for an answer."""
        self.is_well: Callable[[], bool] = lambda: False
        """Whether nothing keeps the program from answering."""
        self.is_slow: Callable[[], bool] = lambda: False
        """Whether the program waits for a slow disk, and phones for the program."""
        self.note: Callable[[str], None] = lambda _: None
        """Is told all that phones are answered."""
        phone_server.speak = lambda code: None  # type: ignore[attr-defined]  # the server is in the program's own process here

    def change_network(self, address: str) -> None:
        """The computer listens there from now on; no phone finds it before it is given another link."""
        self.address = address

    def serve(self, pipe: Any, plan: DoorPlan) -> None:
        """As `game.phones.server.serve_phones`: until the other end is closed."""
        with suppress(EOFError, OSError):
            _PhonesAtDoor(self, pipe, plan).live()


class _Line:
    """A phone's connection, for its server to look whether it is still there."""

    def __init__(self) -> None:
        self.is_closed = False

    @property
    def transport(self) -> "_Line":
        return self

    def abort(self) -> None:
        self.is_closed = True

    def at_eof(self) -> bool:
        return self.is_closed

    def exception(self) -> None:
        """Nothing is wrong with it."""


class _Phone:
    """A browser with the secret of a seat, and whoever holds it."""

    def __init__(self, device: str, secret: str, address: str, mark: str) -> None:
        self.device, self.secret, self.address, self.mark = device, secret, address, mark
        self.tab = f"{device[:8]}-1"
        self.came: float | None = time.monotonic()
        """Since when it has been waiting for its first hand."""
        self.shut: float | None = None
        """Since when its seat is played elsewhere."""
        self.shown: dict[str, Any] = {}
        self.version, self.number = "", 0
        self.asked: list[bytes] = []
        self.is_asking = self.is_asleep = self.is_called_asleep = False
        self.sleeps_until = 0.0
        self.looks_since = self.silent_since = time.monotonic()
        self.own_order: tuple[object, ...] = ()
        """When somebody arranged the hand on it last, and that order; until another request, or another move."""
        self.lines: set[_Line] = set()


class _Waiting(selectors.SelectSelector):
    """The event loop's waiting: until something comes through the pipe, or so long."""

    def __init__(self, pipe: Any, hear: Callable[[Any], None]) -> None:
        super().__init__()
        self._pipe, self._hear = pipe, hear
        self.is_over = False

    def select(self, timeout: float | None = None) -> list[Any]:
        if not self.is_over and self._pipe.poll(timeout):
            self._hear(self._pipe.recv())
        return []


class _PhonesAtDoor:
    """One door's server and the phones that come to it."""

    def __init__(self, phones: SimulatedPhones, pipe: Any, plan: DoorPlan) -> None:
        self._all, self._pipe, self._chance = phones, pipe, phones.chance
        self._doors = random.Random("doors")  # apart, so that who comes how changes nothing else
        self._waiting = _Waiting(pipe, self._hear)
        self._loop = asyncio.SelectorEventLoop(self._waiting)
        self._loop.set_exception_handler(lambda *_: None)
        self._follows = plan.follows
        """Whether the server looks which networks there are; here it is told."""
        self._server = Server(replace(plan, follows=False, port=plan.port or PORT), self._tell)
        self._phones: list[_Phone] = []
        self._address = ""
        self._unlinked: dict[int, float] = {}
        self._last_asked: dict[str, int] = {}
        self._end: Broken | Gone | None = None

    def live(self) -> None:
        self._all.shown.clear()
        self._all.asleep_since.clear()
        try:
            self._listen()
            self._begin(self._server.watch())
            self._begin(self._people())
            self._loop.run_forever()
        finally:
            self._all.shown.clear()
            self._waiting.is_over = True
            self._loop.run_until_complete(_end_all())
            self._loop.close()
        if self._end is not None:
            raise self._end

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        async def guarded() -> None:
            try:
                await work
            except (Broken, Gone) as end:  # the whole process dies, and not the one conversation in which it did
                self._end = self._end or end
                if not self._waiting.is_over:  # else it ends by itself
                    self._loop.stop()

        self._loop.create_task(guarded()).add_done_callback(lambda _: work.close())  # also if it never began

    def _listen(self) -> None:
        self._address = self._all.address
        self._server._hosts = frozenset({f"{self._address}:{PORT}"})
        self._tell(Listening((self._address,), PORT))

    # ---- between the game and its server

    def _hear(self, line: object) -> None:
        match line:
            case OfferSeat(seat):
                self._unlinked.pop(seat, None)
            case SetTable(_, _, before):
                for phone in self._phones:
                    phone.own_order = ()
                self._all.shown.clear()
                self._unlinked.clear()
                slept = dict(self._all.asleep_since)
                self._all.asleep_since.clear()
                self._all.asleep_since |= {seat: slept[old] for seat, old in before.items() if old in slept}
            case ShutSeat(seat):
                for known in (self._unlinked, self._all.shown, self._all.asleep_since):
                    known.pop(seat, None)
                for phone in self._at(seat):
                    phone.shut, phone.own_order = time.monotonic(), ()
        self._server.hear(line)

    def _tell(self, fact: FromServer) -> None:
        began = time.monotonic()
        match fact:
            case PhoneAsked(seat, number):
                device = self._server._admission.seats[seat].device
                if number <= self._last_asked.get(device, 0):
                    raise Broken("a tap is taken twice", f"{number} of seat {seat}")
                self._last_asked[device] = number
            case Asleep(seat):
                self._all.asleep_since[seat] = began
                for phone in self._at(seat):
                    phone.is_called_asleep = True
                    is_looked_at = not phone.is_asleep and phone.address == self._address
                    if is_looked_at and began > phone.looks_since + LONGEST_NAP:
                        raise Broken("a phone is shut out", f"that of seat {seat} is called asleep, and looked at")
                if any(phone.address != self._address for phone in self._at(seat)):
                    self._unlinked[seat] = began
            case Awake(seat):
                self._all.asleep_since.pop(seat, None)
        self._pipe.send(fact)
        self._excuse(time.monotonic() - began)

    def _excuse(self, seconds: float) -> None:
        """So long the server could do nothing."""
        for phone in self._phones:
            phone.came = None if phone.came is None else phone.came + seconds
            phone.shut = None if phone.shut is None else phone.shut + seconds
            phone.looks_since += seconds
            phone.silent_since += seconds
        self._unlinked = {seat: since + seconds for seat, since in self._unlinked.items()}

    def _seat_of(self, phone: _Phone) -> int | None:
        seats = self._server._admission.seats
        return next((seat for seat, keys in seats.items() if keys.held == phone.secret), None)

    def _at(self, seat: int) -> Iterator[_Phone]:
        return (phone for phone in self._phones if self._seat_of(phone) == seat)

    # ---- requests

    async def _request(
        self, phone: _Phone, way: str, query: str = "", body: object = None, tab: str = ""
    ) -> tuple[int, bytes]:
        """What the server answers: 0 where it can't be reached, or the connection is lost."""
        if phone.address != self._address:
            return 0, b""
        method, _, path = way.partition(" ")
        headers = {
            "host": f"{phone.address}:{PORT}",
            "authorization": f"Bearer {phone.secret}",
            "x-device": phone.device,
            "x-tab": tab or phone.tab,
            "x-page": phone.mark,
            "content-type": "application/json",
        }
        data = body if isinstance(body, bytes) else msgspec.json.encode(body) if body is not None else b""
        line, server = _Line(), self._server
        caller = _Caller("192.168.1.50", line, server._table.language, time.monotonic())  # type: ignore[arg-type]
        server._callers.append(caller)
        phone.lines.add(line)
        try:
            answer = await server._answer(caller, HttpRequest(method, path, query, headers, data), line)  # type: ignore[arg-type]
        finally:
            server._callers.remove(caller)
            phone.lines.discard(line)
        if line.is_closed:
            return 0, b""
        with speaking(caller.language):
            content = answer.body() if callable(answer.body) else answer.body
        self._all.note(f"{path} of {phone.device[:8]}: {answer.status} {crc32(content):08x}")
        return answer.status, content

    async def _look(self, phone: _Phone, tab: str) -> None:
        """As the page does from when it is loaded until it is told to stop, or nobody looks at it."""
        query = "begin"
        while not phone.is_asleep:
            status, content = await self._request(phone, "GET /hand", query, tab=tab)
            if status == 0:
                return
            if status == 200:
                self._show(phone, content)
                query = f"after={phone.version}"
            elif status != 204:
                if not await self._goes_on(phone, tab, content):
                    return
                query = "begin"

    async def _goes_on(self, phone: _Phone, tab: str, refusal: bytes) -> bool:
        """Whether a page that was refused asks again. Raises Broken where nothing justifies the refusal."""
        reason = msgspec.json.decode(refusal)["reason"]
        if reason == "old_page":
            phone.mark = self._server._table.mark
            return True
        if reason == "too_often":
            await asyncio.sleep(1.0)
            return True
        if reason == "other_tab" and tab != phone.tab:
            return False
        if (seat := self._seat_of(phone)) is not None:
            raise Broken("a phone is shut out", f"from seat {seat}: {reason}")
        if phone in self._phones:
            self._phones.remove(phone)
        return False

    def _show(self, phone: _Phone, content: bytes) -> None:
        told, seat = msgspec.json.decode(content), self._seat_of(phone)
        if not told:
            return
        if seat is None or told["page"].get("seat", seat) != seat:
            raise Broken("a hidden card is told", f"the phone of seat {seat} shows that of {told['page'].get('seat')}")
        phone.shown, phone.version = told, told["version"]
        phone.number = max(phone.number, told["number"])
        phone.came = None
        self._check_order(phone)
        self._all.shown[seat] = told
        self._all.seen(seat, b"{" + content.split(b",", 2)[2])

    @staticmethod
    def _check_order(phone: _Phone) -> None:
        """A hand that was put in order on a phone stays so while nothing happens, asleep or not."""
        page, before = phone.shown["page"], phone.own_order
        cards = [card["card"] for card in page["cards"]]
        moment = phone.number, sorted(cards)
        if page.get("sort") == "mine":
            phone.own_order = (*moment, cards)
        if before and before[:2] == moment and before[2] != cards:
            raise Broken("what was laid out is lost", f"on the phone of seat {page['seat']}: {before[2]} is {cards}")

    # ---- people

    async def _people(self) -> None:
        """Now and then somebody does something."""
        while True:
            await asyncio.sleep(self._chance.uniform(0.1, self._all.longest_pause))
            self._check_waiting()
            if self._address != self._all.address and self._follows:
                self._listen()
                for phone in self._phones:
                    self._cut_off(phone)
            await self._something()

    def _check_waiting(self) -> None:
        now = time.monotonic()
        for phone in self._phones:
            seat = self._seat_of(phone)
            is_there = not phone.is_asleep and phone.address == self._address
            if is_there and phone.shut is not None and now > phone.shut + LONGEST_SHUT:
                raise Broken("a hidden card is told", "a phone goes on showing the hand of a seat that was taken back")
            is_blank = is_there and phone.came is not None and now > phone.came + LONGEST_BLANK
            if is_blank and not self._all.is_slow() and seat is not None and self._all.view_of(seat) is not None:
                raise Broken("a screen without a way on", f"the phone of seat {seat} came and is shown nothing")
            is_silent = phone.is_asleep and phone.came is None and now > phone.silent_since + LONGEST_UNTOLD
            if is_silent and seat is not None and not phone.is_called_asleep:
                raise Broken("a screen without a way on", f"the phone of seat {seat} sleeps, and nobody says so")
        for seat, since in self._unlinked.items():
            if now > since + LONGEST_UNLINKED:
                raise Broken("a phone is shut out", f"another network, and no new link for seat {seat}")

    async def _something(self) -> None:
        chance, now = self._chance, time.monotonic()
        free = [seat for seat, keys in self._server._admission.seats.items() if keys.link]
        dice = chance.random()
        here = [phone for phone in self._phones if phone.address == self._address and phone.shut is None]
        awake = [phone for phone in here if not phone.is_asleep]
        if woken := [phone for phone in here if phone.is_asleep and now > phone.sleeps_until]:
            woken[0].is_asleep = woken[0].is_called_asleep = False
            woken[0].looks_since = now
            self._begin(self._look(woken[0], woken[0].tab))
        elif awake and dice < self._all.sleepiness:
            await self._fall_asleep(chance.choice(awake))
        elif free and dice < 0.8:
            await self._join(chance.choice(free), f"{chance.getrandbits(128):032x}")
        elif awake and dice > 0.98:
            phone = chance.choice(awake)
            phone.tab = f"{phone.device[:8]}-{chance.getrandbits(16)}"
            self._begin(self._look(phone, phone.tab))
        elif asking := [phone for phone in awake if phone.shown and not phone.is_asking]:
            self._ask(chance.choice(asking))

    def _cut_off(self, phone: _Phone) -> None:
        """Nothing that it shows counts from now on."""
        if (seat := self._seat_of(phone)) is not None:
            self._all.shown.pop(seat, None)
        for line in phone.lines:
            line.abort()

    async def _fall_asleep(self, phone: _Phone) -> None:
        """Its page says so, as when somebody looks at another one; or it is only silent, as when it is switched off."""
        phone.is_asleep, phone.silent_since = True, time.monotonic()
        longest = self._chance.choice((20, 60, 400)) * self._all.doze
        phone.sleeps_until = time.monotonic() + longest * self._chance.random()
        if self._chance.random() < 0.7:
            await self._request(phone, "POST /sleep")
        self._cut_off(phone)

    async def _join(self, seat: int, device: str) -> None:
        """A phone comes by link, or by the code that somebody types; whoever tries the same after it stays outside."""
        keys, mark = self._server._admission.seats[seat], self._server._table.mark
        phone = _Phone(device, keys.link, self._address, mark)
        other = _Phone("another", keys.link, self._address, mark)
        if self._doors.random() < 0.1:
            status, _ = await self._request(other, "POST /join", body={"seat": seat, "code": "NONSENSE"})
            if status == 200:
                raise Broken("a stranger is let in", f"at seat {seat}, by a code that nobody was shown")
        if self._doors.random() < 0.5:
            typed = {"seat": seat, "code": self._server._admission.seats[seat].code}
            status, content = await self._request(phone, "POST /join", body=typed)
            if status == 200:
                phone.secret = msgspec.json.decode(content)["secret"]
        self._phones.append(phone)
        self._begin(self._look(phone, phone.tab))
        await asyncio.sleep(0.1)
        for way, query, body in (("POST /join", "", {"seat": seat, "code": keys.code}), ("GET /hand", "begin", None)):
            status, _ = await self._request(other, way, query, body)
            if status == 200:
                raise Broken("a stranger is let in", f"at seat {seat}, which another phone has taken")

    def _ask(self, phone: _Phone) -> None:
        """What a person does at a phone: a move, a tap on a score pad, something that is no longer so, or nonsense."""
        seat, dice = self._seat_of(phone), self._chance.random()
        if seat is None:
            return
        if phone.asked and dice < 0.1:  # a network that has held something back
            self._begin(self._send(phone, self._chance.choice(phone.asked[:-1] or phone.asked), len(phone.asked) > 1))
            return
        body = self._tap(phone) if "at" not in phone.shown else self._move(phone, seat)
        if body is None:
            return
        is_late = "at" in body and dice < 0.3
        if is_late:
            body["at"] -= 1
        if dice > 0.95:
            self._begin(self._send(phone, {"nonsense": 1}, False))
            return
        phone.number += 1
        sent = msgspec.json.encode({"number": phone.number, **body})
        self._begin(self._send(phone, sent, is_late))
        if dice > 0.85:  # the page has lost the answer
            self._begin(self._send(phone, sent, is_late))
        phone.asked.append(sent)

    def _move(self, phone: _Phone, seat: int) -> dict[str, Any] | None:
        view, cards = self._all.view_of(seat), phone.shown["page"]["cards"]
        if len(cards) > 1 and phone.shown["page"].get("sort") != "mine" and self._doors.random() < 0.3:
            first, before = self._doors.randrange(len(cards)), self._doors.choice((0, len(cards), len(cards) // 2))
            return {"at": phone.shown["at"], "arrange": [first], "before": before}
        if view is None or not view.is_mine or not phone.shown["page"]["mine"]:
            return None
        return {"at": phone.shown["at"], "move": msgspec.to_builtins(move_fields(fallback_move(view)))}

    def _tap(self, phone: _Phone) -> dict[str, Any] | None:
        fields = sorted(set(_fields(phone.shown["page"])))
        if not fields or self._chance.random() < 0.85:  # a pad is looked at more often than it is written on
            return None
        if self._all.write_down and self._doors.random() < 0.5:
            return {"tap": self._doors.choice(("write", "write_anyway"))}
        return {"tap": self._chance.choice(("more", "less", "choose", "let_me")), "field": self._chance.choice(fields)}

    async def _send(self, phone: _Phone, body: object, is_late: bool) -> None:
        phone.is_asking, seat, waits = True, self._seat_of(phone), 0
        asking = set[int]() if seat is None else {seat}
        self._all.asking |= asking
        try:
            status, content = 503, b""
            while status == 503 and not phone.is_asleep:
                status, content = await self._request(phone, "POST /move", body=body)
                waits = waits + 1 if status == 503 and self._all.is_well() else 0
                if waits > MOST_WAITS:
                    raise Broken("a tap is never answered", f"on the phone of seat {seat}")
        finally:
            phone.is_asking = False
            self._all.asking -= asking
        if status == 200 and is_late:
            raise Broken("a late tap is obeyed", f"on the phone of seat {self._seat_of(phone)}")
        if b'"hand": ' in content and self._seat_of(phone) is not None:
            self._show(phone, content.partition(b'"hand": ')[2][:-1])


async def _end_all() -> None:
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _fields(page: object) -> Iterator[str]:
    """Every field of a score pad that a page has."""
    if isinstance(page, dict):
        if isinstance(page.get("field"), str):
            yield page["field"]
        page = list(page.values())
    if isinstance(page, list):
        for part in page:
            yield from _fields(part)
