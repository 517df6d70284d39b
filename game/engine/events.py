"""What happened, in the past tense, and which of it each seat may know.

Moves are what a player asks for; events are what a screen shows, a log prints and a phone receives.
"""

from collections.abc import Collection, Iterable

from msgspec import Struct, structs

from game.cards import Card
from game.rules.ruleset import BookKind


class RoundBegan(Struct, frozen=True):
    """A round was dealt (or is about to be cut for). `draws` are the rows of the draw for high card."""

    round: int
    dealer: int
    first: int
    draws: tuple[tuple[Card | None, ...], ...] = ()


class PacketCut(Struct, frozen=True):
    """A seat lifted `count` cards for its stacks; `bonus` points if that was exact."""

    seat: int
    count: int
    bonus: int


class UpcardTurned(Struct, frozen=True):
    """A stock card began the discard pile; `under` are the cards turned before it and put under the stock."""

    card: Card
    under: tuple[Card, ...]


class RedThreesLaid(Struct, frozen=True):
    """A seat laid red threes down for its team and drew `count` cards for them; `cards` only for that seat."""

    seat: int
    team: int
    laid: tuple[Card, ...]
    count: int
    cards: tuple[Card, ...] | None


class StackChosen(Struct, frozen=True):
    """A seat made stack 0 or 1 its hand."""

    seat: int
    stack: int


class HandTaken(Struct, frozen=True):
    """A seat's hand became known to it; `cards` only for that seat."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None


class TurnBegan(Struct, frozen=True):
    """A seat's turn began."""

    seat: int


class Drew(Struct, frozen=True):
    """A seat drew from the stock; `cards` only for that seat."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None


class PilePeeked(Struct, frozen=True):
    """A seat looked at the `count` cards that the pile would bring; `cards`, the upcard first, only for that seat."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None


class PileTaken(Struct, frozen=True):
    """A seat took the pile. `count` cards joined its hand (without a melded upcard); `cards` only for that seat.

    `seen` are those of them that everybody had seen discarded. `lent` cards from below the upcard were melded at once.
    """

    seat: int
    upcard: Card
    count: int
    cards: tuple[Card, ...] | None
    seen: tuple[Card, ...] = ()
    lent: int = 0
    melded: bool = False
    """Whether the upcard was melded in the same move."""


class Melded(Struct, frozen=True):
    """A group was laid on the team's meld number `meld`; `begun` if that is a new meld."""

    seat: int
    team: int
    meld: int
    cards: tuple[Card, ...]
    begun: bool


class TeamOpened(Struct, frozen=True):
    """A team laid its first melds of the round, worth `points`."""

    seat: int
    team: int
    points: int


class BookCompleted(Struct, frozen=True):
    """A meld became a book."""

    seat: int
    team: int
    meld: int
    kind: BookKind


class BookTurnedDirty(Struct, frozen=True):
    """A wild was laid on a clean book."""

    seat: int
    team: int
    meld: int


class FootTaken(Struct, frozen=True):
    """A seat took up its foot (or tail) of `count` cards; `by_discard` if its discard led there, to play it next turn.
    `cards` only for that seat.
    """

    seat: int
    count: int
    by_discard: bool
    cards: tuple[Card, ...] | None
    is_tail: bool = False


class Discarded(Struct, frozen=True):
    """A seat discarded and so ended its turn."""

    seat: int
    card: Card


class Held(Struct, frozen=True):
    """A seat ended its turn keeping its last card."""

    seat: int


class Passed(Struct, frozen=True):
    """A seat gave up its turn because the stock was too short."""

    seat: int


class PermissionAsked(Struct, frozen=True):
    """A seat asks to go out; `cards` is how many it would lay down, not which."""

    seat: int
    cards: int


class PermissionAnswered(Struct, frozen=True):
    """A teammate answered the asker."""

    seat: int
    asker: int
    yes: bool


class WentOut(Struct, frozen=True):
    """A seat got rid of its last card. Its melds were reported before; `discard` is that last card if it was discarded,
    None if it was melded.
    """

    seat: int
    discard: Card | None


class StockShuffled(Struct, frozen=True):
    """The discards except the upcard became new stock."""

    count: int


class MeldsTakenBack(Struct, frozen=True):
    """A seat took back its last `moves` melds of this turn."""

    seat: int
    moves: int


class TeamScore(Struct, frozen=True, kw_only=True):
    """A team's score of a round; `total` = melded + books + bonus + cut + threes - left."""

    melded: int
    books: int
    bonus: int
    cut: int
    left: int
    total: int
    threes: int = 0


class RoundEnded(Struct, frozen=True):
    """A round is over; `out` is the seat that went out, or None. `totals` are the match totals after it."""

    round: int
    out: int | None
    scores: tuple[TeamScore, ...]
    totals: tuple[int, ...]


TurnEnd = Discarded | Held | Passed
"""What ends a turn that goes on to the next seat."""

Event = (
    RoundBegan
    | PacketCut
    | UpcardTurned
    | RedThreesLaid
    | StackChosen
    | HandTaken
    | TurnBegan
    | Drew
    | PilePeeked
    | PileTaken
    | Melded
    | TeamOpened
    | BookCompleted
    | BookTurnedDirty
    | FootTaken
    | Discarded
    | Held
    | Passed
    | PermissionAsked
    | PermissionAnswered
    | WentOut
    | StockShuffled
    | MeldsTakenBack
    | RoundEnded
)
"""Each event is described in game/engine/events.py."""


def turn_end(events: Collection[Event]) -> "TurnEnd | FootTaken | None":
    """The one of these events that ended a turn; None if none did. Of a foot (`foot_ends_turn`) only the beginning of
    the next turn tells.
    """
    ends: list[TurnEnd | FootTaken] = [event for event in events if isinstance(event, TurnEnd)]
    if not ends and any(isinstance(event, TurnBegan) for event in events):
        ends = [event for event in events if isinstance(event, FootTaken)]
    return next(iter(ends), None)


def ends_turn(events: Collection[Event]) -> int | None:
    """The seat whose turn these events ended; None if they ended none."""
    end = turn_end(events)
    return None if end is None else end.seat


def events_for(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """The events as a seat (or `SPECTATOR`) may know them, with other seats' unseen cards blanked."""
    return tuple(
        structs.replace(event, cards=None)
        if isinstance(event, HandTaken | Drew | PilePeeked | PileTaken | FootTaken | RedThreesLaid)
        and event.seat != seat
        else event
        for event in events
    )


def whole_pile(taken: PileTaken) -> int:
    """How many cards a taken pile had, including those that were melded in the same move."""
    return taken.count + taken.lent + taken.melded
