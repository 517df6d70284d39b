"""What a coach may say about a turn, as facts that whoever has the turn can see; sentences are elsewhere."""

from enum import StrEnum
from typing import assert_never

from msgspec import Struct

from game.cards import Card, Rank
from game.engine.advice import Advice
from game.engine.moves import Group
from game.rules.meld_limits import BookKind


class MeldWorth(Struct, frozen=True):
    """Cards of the hand that make a meld, and what it counts towards the opening."""

    cards: tuple[Card, ...]
    points: int


class DrawFirst(Struct, frozen=True, tag=True):
    """The turn begins with so many cards from the stock."""

    cards: int


class DiscardWhy(StrEnum):
    """What speaks for a discard."""

    LONE = "lone"
    """No other card of its rank is held."""
    BLOCKS = "blocks"
    """Nobody takes the pile while it lies on top."""
    PLAIN = "plain"


class EndTurn(Struct, frozen=True, tag=True):
    """The turn can end with this discard."""

    card: Card
    why: DiscardWhy
    could_open: bool = False
    """Whether the hand could open instead."""


class NotEnoughYet(Struct, frozen=True, tag=True):
    """The melds of the hand make so many points at most, fewer than the opening needs; None where it has no meld. The
    turn ends with the card.
    """

    most: int | None
    need: int
    card: Card


class LayDown(Struct, frozen=True, tag=True):
    """An open team lays these groups; the meld that comes nearest to a book then has so many cards of a rank."""

    groups: tuple[Group, ...]
    kind: BookKind
    rank: Rank
    cards: int
    book_size: int


class CanOpen(Struct, frozen=True, tag=True):
    """These melds of the hand open, with `total` points of the `need`."""

    melds: tuple[MeldWorth, ...]
    total: int
    need: int


class CanTake(Struct, frozen=True, tag=True):
    """The pile can be taken: these cards of the hand are laid with the upcard, on the team's meld of its rank where it
    has one. It `brings` so many of the pile's cards, the upcard among them.
    """

    upcard: Card
    beside: tuple[Card, ...]
    onto: Rank | None
    brings: int
    pile: int
    opens: int | None
    """The points with which it opens, where the team has not; a turned card that is free opens for nobody."""
    need: int


class PileWasTaken(Struct, frozen=True, tag=True):
    """A rival took the pile, and now holds so many cards; so many lie on the pile."""

    seat: int
    holds: int
    pile: int


class PartnerOpened(Struct, frozen=True, tag=True):
    """A teammate laid the team's first melds."""

    seat: int


class FootWasTaken(Struct, frozen=True, tag=True):
    """A rival has taken up the foot, or the tail, and holds so many cards."""

    seat: int
    holds: int
    is_tail: bool = False


class PileWasFrozen(Struct, frozen=True, tag=True):
    """A seat discarded a wild, which froze the pile: for a natural pair alone, or `for_all` till its next turn."""

    seat: int
    for_all: bool


class KeepPair(Struct, frozen=True, tag=True):
    """Two naturals of a rank are held, with which a pile can be taken. `need`: what must be opened with, where the
    team has not.
    """

    cards: tuple[Card, ...]
    need: int | None


class FootIsNear(Struct, frozen=True, tag=True):
    """So many cards are left before the foot, or the tail, is taken up."""

    cards: int
    is_tail: bool = False


class RedThreesCost(Struct, frozen=True, tag=True):
    """Red threes of the hand cost so much each if they are left over; `throws_one`: one is the discard to make now."""

    cards: tuple[Card, ...]
    each: int
    throws_one: bool


class CanGoOut(Struct, frozen=True, tag=True):
    """Every card can be got rid of: the round ends. `asks` where partners must agree first."""

    bonus: int
    asks: bool


Tip = (
    DrawFirst
    | EndTurn
    | NotEnoughYet
    | LayDown
    | CanOpen
    | CanTake
    | PileWasTaken
    | PartnerOpened
    | FootWasTaken
    | PileWasFrozen
    | KeepPair
    | FootIsNear
    | RedThreesCost
    | CanGoOut
)
"""One thing that a coach may say."""


class Coaching(Struct, frozen=True):
    """What may be said, what is to be said first first, and the move that all of it agrees with."""

    tips: tuple[Tip, ...]
    advice: Advice


class TipTopic(StrEnum):
    """What a tip is about: tips of one topic are the same tip, with other cards."""

    DRAW = "draw"
    DISCARD = "discard"
    NOT_ENOUGH = "not_enough"
    LAY_DOWN = "lay_down"
    OPEN = "open"
    TAKE = "take"
    PILE_TAKEN = "pile_taken"
    PARTNER_OPENED = "partner_opened"
    FOOT_TAKEN = "foot_taken"
    FROZEN = "frozen"
    PAIR = "pair"
    FOOT = "foot"
    RED_THREE = "red_three"
    GO_OUT = "go_out"


def topic_of(tip: Tip) -> TipTopic:
    """What a tip is about."""
    match tip:
        case DrawFirst():
            return TipTopic.DRAW
        case EndTurn():
            return TipTopic.DISCARD
        case NotEnoughYet():
            return TipTopic.NOT_ENOUGH
        case LayDown():
            return TipTopic.LAY_DOWN
        case CanOpen():
            return TipTopic.OPEN
        case CanTake():
            return TipTopic.TAKE
        case PileWasTaken():
            return TipTopic.PILE_TAKEN
        case PartnerOpened():
            return TipTopic.PARTNER_OPENED
        case FootWasTaken():
            return TipTopic.FOOT_TAKEN
        case PileWasFrozen():
            return TipTopic.FROZEN
        case KeepPair():
            return TipTopic.PAIR
        case FootIsNear():
            return TipTopic.FOOT
        case RedThreesCost():
            return TipTopic.RED_THREE
        case CanGoOut():
            return TipTopic.GO_OUT
        case _:
            assert_never(tip)
