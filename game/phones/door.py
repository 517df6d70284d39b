"""The door for phones, as the game sees it: open it, look every frame what has come, show every seat its hand, close.

    door = PhoneDoor.open(door_plan(table, (0, 2), {}, local_addresses()))     # game.phones.open_doors, .addresses
    while playing:
        for fact in door.poll():        # never waits: Listening, CannotListen, Joined, Asleep, Awake, CodeChanged,
            ...                         # PhoneAsked, KeysChanged, TableSet
        door.show(seat, hand)           # bytes of a JSON object; the same ones again cost nothing
        door.answer(AnswerPhone(...))   # to every PhoneAsked, exactly once
    door.set_table(...)                 # another match: phones go with their people
    door.close()

The game doesn't do this by hand: `game.phones.room.PhoneRoom` is a door for an evening, and
`game.phones.phone_table.PhoneTable` keeps what phones have staged, judges what they ask, and shows them what they may
see. Until `open` there is no socket and no process, and nothing of the server is imported; it is gone with `close`, or
with this program, however that ends.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from game.messages.language import spoken
from game.phones.door_lines import (
    AnswerPhone,
    Asleep,
    Awake,
    CannotListen,
    CodeChanged,
    DoorPlan,
    FromServer,
    HandArrived,
    Joined,
    KeysChanged,
    Listening,
    OfferSeat,
    PhoneAsked,
    Reached,
    SetTable,
    ShowHand,
    ShutSeat,
    Speaks,
    TableAtDoor,
    TableSet,
)
from game.phones.seat_codes import new_code, new_secret
from game.play.processes.child_process import ChildProcess
from saves.players.phone_keys import SeatKeys

_MOST_UNDER_WAY: Final = 48 * 1024
"""Bytes of hands that the server hasn't confirmed yet: this much fits into a pipe, so no frame blocks on it."""

_OF_SEATS: Final = (Joined, Asleep, Awake, CodeChanged, Speaks, PhoneAsked, KeysChanged)
"""Messages about a table, which may have been sent before the server knew of the current one."""


class PhoneDoor:
    """A door that is open or being opened: it is open once `addresses` are known."""

    def __init__(self, plan: DoorPlan, process: ChildProcess) -> None:
        """`process` runs `game.phones.server.serve_phones` with the plan."""
        self._process: ChildProcess | None = process
        self.keys: dict[int, SeatKeys] = dict(plan.keys)
        """By seat, for those on phones: what `doors/ID.json` should hold."""
        self.addresses: tuple[str, ...] = ()
        """Where it listens, the likeliest for phones first; empty until it is open."""
        self._table = self._table_set = 0  # how many tables were set, and how many of them the server knows
        self.port = plan.port
        self.trouble: CannotListen | None = None
        """Why the door couldn't be opened, or None."""
        self.is_reached = False
        """Whether another device has reached the server."""
        self.awake: frozenset[int] = frozenset()
        """Seats whose phone has recently been in contact."""
        self._languages: dict[int, str] = {}
        self._shown: dict[int, bytes] = {}
        self._pending: dict[int, bytes] = {}
        self._under_way = 0

    @classmethod
    def open(cls, plan: DoorPlan) -> "PhoneDoor":
        """Start the server; `poll` reports whether it listens. Raises OSError if the system can't start it."""
        from game.phones.server import serve_phones

        return cls(plan, ChildProcess("phones", serve_phones, plan))

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are on phones."""
        return tuple(sorted(self.keys))

    @property
    def is_open(self) -> bool:
        """Whether it listens."""
        return bool(self.addresses)

    def language(self, seat: int) -> str:
        """The language for the seat's phone: its own, or the screen's until the phone has joined."""
        return self._languages.get(seat, spoken())

    def url(self, seat: int, address: str = "") -> str:
        """The link with which a phone can take the seat, at the likeliest address or another one; "" once it is taken,
        or while the door isn't open.
        """
        link = self.keys[seat].link if seat in self.keys else ""
        return f"http://{address or self.addresses[0]}:{self.port}/#{link}" if link and self.addresses else ""

    def poll(self) -> Iterator[FromServer]:
        """What has arrived since the last call; never blocks. A lost server is a `CannotListen`."""
        while self._process is not None:
            try:
                if not self._process.pipe.poll():
                    return
                fact: FromServer = self._process.pipe.recv()
            except (EOFError, OSError):
                self._lose(self.trouble or CannotListen("lost"))
                if self.trouble is not None:
                    yield self.trouble
                return
            if isinstance(fact, HandArrived):
                self._under_way -= fact.size
                self._flush()
                continue
            if self._table_set == self._table or not isinstance(fact, _OF_SEATS):  # otherwise it is late
                self._note(fact)
                yield fact

    def _note(self, fact: FromServer) -> None:
        match fact:
            case Listening(addresses, port):
                self.addresses, self.port = addresses, port
            case CannotListen():
                self._lose(fact)
            case Reached():
                self.is_reached = True
            case KeysChanged(keys):
                self.keys = dict(keys)
            case Awake(seat) | Joined(seat):
                self.awake |= {seat}
            case Asleep(seat):
                self.awake -= {seat}
            case TableSet(number, keys, awake, languages):
                self._table_set = number
                if number == self._table:
                    self.keys, self.awake, self._languages = dict(keys), awake, dict(languages)
            case Speaks(seat, language):
                self._languages[seat] = language
            case CodeChanged():
                pass

    def _lose(self, why: CannotListen) -> None:
        self.trouble = why
        self.close()

    def show(self, seat: int, hand: bytes) -> None:
        """Set what the seat's phone shows from now on."""
        if self._shown.get(seat) != hand:
            self._shown[seat] = self._pending[seat] = hand
            self._flush()

    def _flush(self) -> None:
        while self._pending and self._under_way < _MOST_UNDER_WAY:
            seat = next(iter(self._pending))
            hand = self._pending.pop(seat)
            self._under_way += len(hand)
            self._send(ShowHand(seat, hand))

    def answer(self, answer: AnswerPhone) -> None:
        """Answer a `PhoneAsked`."""
        self._send(answer)

    def set_table(self, table: TableAtDoor, before: Mapping[int, int], fresh: Mapping[int, SeatKeys]) -> None:
        """Another match or pad is on the table: see `SetTable`. Nothing is shown to anybody yet."""
        self._table += 1
        keys = {seat: self.keys[old] for seat, old in before.items() if old in self.keys}
        self.awake = frozenset(seat for seat, old in before.items() if old in self.awake)
        self.keys = {**fresh, **keys}
        self._languages = {seat: self._languages[old] for seat, old in before.items() if old in self._languages}
        self._shown.clear()
        self._pending.clear()
        self._send(SetTable(self._table, table, dict(before), dict(fresh)))

    def offer(self, seat: int) -> None:
        """Let another phone take the seat, with a fresh link and code; also opens a seat that was on no phone."""
        others = (keys.code for keys in self.keys.values())
        keys = self.keys.get(seat, SeatKeys())
        fresh = SeatKeys(keys.held, keys.device, new_secret(), new_code(others))
        self.keys[seat] = fresh
        self._shown.pop(seat, None)
        self._send(OfferSeat(seat, fresh.link, fresh.code))

    def renew_links(self) -> None:
        """Give every taken seat a new link, because a browser treats a new address or port as another site."""
        for seat in self.seats:
            if self.keys[seat].is_taken:
                self.offer(seat)

    def shut(self, seat: int) -> None:
        """The seat is played elsewhere from now on; tell its phone."""
        self.keys.pop(seat, None)
        self._languages.pop(seat, None)
        self.awake -= {seat}
        self._shown.pop(seat, None)
        self._pending.pop(seat, None)
        self._send(ShutSeat(seat))

    def _send(self, line: ShowHand | AnswerPhone | OfferSeat | ShutSeat | SetTable) -> None:
        if self._process is not None:
            try:
                self._process.pipe.send(line)
            except OSError:
                return  # `poll` notices

    def wait(self, seconds: float) -> None:
        """Sleep until something arrives, at most this long: for callers without frames to draw."""
        if self._process is not None:
            self._process.pipe.poll(seconds)

    def close(self) -> None:
        """Shut the door: ends the server and with it every socket."""
        if self._process is not None:
            self._process.close()
            self._process = None
        self.addresses = ()
        self.awake = frozenset()
