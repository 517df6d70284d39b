"""The messages between the game and the process that serves phones, both ways."""

from msgspec import Struct

from saves.players.phone_keys import SeatKeys
from saves.records.journal import DiskAnswer


class Limits(Struct, frozen=True):
    """What the server accepts. Times in seconds, sizes in bytes, rates per second."""

    head: int = 8192
    body: int = 16384
    connections: int = 96
    of_one_address: int = 48
    arriving: float = 10.0
    """For a whole request, head and body, and for a whole answer."""
    idle: float = 60.0
    poll: float = 25.0
    """The longest wait of a request for news."""
    rate: float = 100.0
    burst: int = 300
    """Requests of a seat at once."""
    strangers_rate: float = 20.0
    strangers_burst: int = 60
    """Requests at once of everybody without a seat at an address."""
    newcomers_rate: float = 30.0
    newcomers_burst: int = 150
    """New connections from an address, unless a phone with a seat is there."""
    asleep: float = 30.0
    """Silence after which a phone counts as asleep."""
    answer: float = 20.0
    """How long the table may take to answer a move."""


class TableAtDoor(Struct, frozen=True):
    """What phones learn about the current table."""

    names: tuple[str, ...]
    teams: int
    pages: dict[str, bytes]
    """The page by the language that it begins in, packed by gzip."""
    policy: str
    """The page's Content-Security-Policy."""
    mark: str
    """The version of the page; pages with another mark must reload."""
    is_score_pad: bool
    """Whether a score pad is behind the door instead of hands."""
    language: str
    """The language for phones that ask for one that the program doesn't have."""


class DoorPlan(Struct, frozen=True):
    """What the server gets when it starts."""

    table: TableAtDoor
    keys: dict[int, SeatKeys]
    """By seat, for those on phones."""
    addresses: tuple[str, ...] = ("127.0.0.1",)
    """Where it listens; it answers to all of them."""
    follows: bool = False
    """Whether it follows when this computer's addresses change, at the same port."""
    port: int = 0
    """0 for any free port."""
    limits: Limits = Limits()


# ---- to the server


class ShowHand(Struct, frozen=True):
    """What the seat's phone shows from now on: a JSON object."""

    seat: int
    hand: bytes


class AnswerPhone(Struct, frozen=True):
    """The answer to a phone's request: done, or why not. It is sent only once the record has answered, so nothing is
    acknowledged that is not on the disk.
    """

    seat: int
    number: int
    kept: DiskAnswer
    reason: str = ""
    """A word of the protocol; "" if it was done."""
    words: str = ""

    @property
    def is_done(self) -> bool:
        """Whether the request was granted."""
        return not self.reason


class OfferSeat(Struct, frozen=True):
    """Another phone may take the seat: with this link or code, once."""

    seat: int
    link: str
    code: str


class ShutSeat(Struct, frozen=True):
    """The seat is no longer played from a phone."""

    seat: int


class SetTable(Struct, frozen=True):
    """Another match or pad is on the table. Phones follow their people: `before` gives the earlier seats of people who
    have one now. People who had none, or no phone, get the key in `fresh`; for people in neither it is over. Phones'
    unanswered requests are void. Answered by `TableSet` with that `number`.
    """

    number: int
    table: TableAtDoor
    before: dict[int, int]
    fresh: dict[int, SeatKeys]


# ---- from the server; `game.phones.door` hands most of them on as facts


class Listening(Struct, frozen=True):
    """The door is open, at these addresses."""

    addresses: tuple[str, ...]
    port: int


class Reached(Struct, frozen=True):
    """Another device has reached the server, for whatever reason: nothing blocks the way."""


class CannotListen(Struct, frozen=True):
    """The door couldn't be opened: "taken" (the port), "address" (not one of this computer's), "lost" (the server
    ended), "system" with the system's words.
    """

    why: str
    words: str = ""


class Joined(Struct, frozen=True):
    """A phone has taken the seat; `again` if it took it from another phone."""

    seat: int
    again: bool = False


class Asleep(Struct, frozen=True):
    """The seat's phone has been silent for a while, or reported that nobody is looking at it."""

    seat: int
    leaves: bool = False
    """Whether its person has had enough for today."""


class Awake(Struct, frozen=True):
    """Somebody is looking at the phone again."""

    seat: int


class CodeChanged(Struct, frozen=True):
    """The seat has a new code: the old one was guessed at too often."""

    seat: int
    code: str


class Speaks(Struct, frozen=True):
    """The language for the seat's phone from now on."""

    seat: int
    language: str


class PhoneAsked(Struct, frozen=True):
    """The request of a seat's phone: a JSON object, not checked yet. It waits for an `AnswerPhone`."""

    seat: int
    number: int
    body: bytes


class KeysChanged(Struct, frozen=True):
    """Seats were taken, or codes have changed: what `doors/ID.json` should hold from now on."""

    keys: dict[int, SeatKeys]


class TableSet(Struct, frozen=True):
    """Earlier messages about seats concern the former table; these are the current facts."""

    number: int
    keys: dict[int, SeatKeys]
    awake: frozenset[int]
    languages: dict[int, str]


class HandArrived(Struct, frozen=True):
    """This many bytes of `ShowHand` have arrived."""

    size: int


FromServer = (
    Listening
    | Reached
    | CannotListen
    | Joined
    | Asleep
    | Awake
    | CodeChanged
    | Speaks
    | PhoneAsked
    | KeysChanged
    | TableSet
    | HandArrived
)
