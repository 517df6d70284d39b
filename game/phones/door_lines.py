"""What goes through the pipe between the game and the process that serves phones, both ways."""

from msgspec import Struct

from saves.doors import SeatKeys


class Limits(Struct, frozen=True):
    """How much the server bears. Times in seconds, sizes in bytes, rates a second."""

    head: int = 8192
    body: int = 16384
    connections: int = 96
    of_one_address: int = 48
    arriving: float = 10.0
    """A whole request, head and body, and a whole answer."""
    idle: float = 60.0
    poll: float = 25.0
    """How long a question for news waits for some."""
    rate: float = 100.0
    burst: int = 300
    """Requests of a seat."""
    strangers_rate: float = 20.0
    strangers_burst: int = 60
    """Of all who have no seat at an address."""
    newcomers_rate: float = 30.0
    newcomers_burst: int = 150
    """New connections of an address, unless a phone with a seat is there."""
    asleep: float = 30.0
    """Silence after which a phone is taken to be asleep."""
    answer: float = 20.0
    """How long the table may take over a move."""


class DoorPlan(Struct, frozen=True):
    """What the server gets when it begins."""

    names: tuple[str, ...]
    """By seat."""
    teams: int
    keys: dict[int, SeatKeys]
    """By seat, for those that are on phones."""
    page: bytes
    policy: str
    """The page's Content-Security-Policy."""
    mark: str
    """Which version of the page it is; one with another mark is told to load itself anew."""
    is_pad: bool
    """Whether a score pad is behind the door instead of hands."""
    language: str
    """What the server itself says to people is said in it."""
    bind: str = "127.0.0.1"
    port: int = 0
    """0 for any that is free."""
    limits: Limits = Limits()


# ---- to the server


class ShowHand(Struct, frozen=True):
    """What the seat's phone shows from now on: a JSON object."""

    seat: int
    hand: bytes


class AnswerPhone(Struct, frozen=True):
    """What came of what a phone asked; `words` say why not, or what there is to say."""

    seat: int
    number: int
    is_done: bool
    reason: str = ""
    words: str = ""


class OfferSeat(Struct, frozen=True):
    """Another phone may take the seat: with this link or code, once."""

    seat: int
    link: str
    code: str


class ShutSeat(Struct, frozen=True):
    """The seat is no longer played from a phone."""

    seat: int


# ---- from the server; `game.phones.door` hands most of them on as facts


class Listening(Struct, frozen=True):
    """The door is open."""

    address: str
    port: int


class Reached(Struct, frozen=True):
    """Another device has got as far as the server, whatever it wants: nothing is in the way."""


class CannotListen(Struct, frozen=True):
    """It could not be opened: "taken" (the port), "address" (not one of this computer's), "lost" (the server ended),
    "system" with the system's words.
    """

    why: str
    words: str = ""


class Joined(Struct, frozen=True):
    """A phone has taken the seat; `again` where it took it from another."""

    seat: int
    again: bool = False


class Asleep(Struct, frozen=True):
    """Nothing has been heard of the seat's phone for a while, or it said that it is not looked at."""

    seat: int


class Awake(Struct, frozen=True):
    """It is looked at again."""

    seat: int


class CodeChanged(Struct, frozen=True):
    """The seat has another code: the one before was guessed at too often."""

    seat: int
    code: str


class PhoneAsked(Struct, frozen=True):
    """What the phone of a seat wants done: a JSON object, not judged yet. It waits for an `AnswerPhone`."""

    seat: int
    number: int
    body: bytes


class KeysChanged(Struct, frozen=True):
    """Seats were taken, or codes have changed: what `doors/ID.json` should hold from now on."""

    keys: dict[int, SeatKeys]


class HandArrived(Struct, frozen=True):
    """So many bytes of `ShowHand` have arrived."""

    size: int


FromServer = (
    Listening | Reached | CannotListen | Joined | Asleep | Awake | CodeChanged | PhoneAsked | KeysChanged | HandArrived
)
