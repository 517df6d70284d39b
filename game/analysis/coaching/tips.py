"""What a coach may say about a turn, as facts that the player can see. Sentences are made elsewhere."""

from msgspec import Struct

from game.cards import Card, Rank
from game.engine.moves import Group
from game.reason.purposes import Advice, Purpose


class MeldWorth(Struct, frozen=True):
    """Cards that make a meld, and what it counts towards the opening."""

    cards: tuple[Card, ...]
    points: int


class DrawFirst(Struct, frozen=True, tag="draw"):
    """The turn begins with drawing this many cards from the stock."""

    cards: int


class EndTurn(Struct, frozen=True, tag="discard"):
    """The turn can end with this discard, which has a purpose or none that is known."""

    card: Card
    purpose: Purpose | None


class NotEnoughYet(Struct, frozen=True, tag="not_enough"):
    """The hand's melds are worth at most this many points, fewer than the opening needs; None without a meld. The turn
    ends with the card.
    """

    most: int | None
    need: int
    card: Card


class LayDown(Struct, frozen=True, tag="lay_down"):
    """A team that has opened lays these groups; for a purpose, if that is known."""

    groups: tuple[Group, ...]
    purpose: Purpose | None = None


class CanOpen(Struct, frozen=True, tag="open"):
    """These melds in the hand open, with `total` points for a minimum of `need`."""

    melds: tuple[MeldWorth, ...]
    total: int
    need: int


class CanTake(Struct, frozen=True, tag="take"):
    """The pile can be taken: these cards from the hand are laid with the upcard, on the team's meld of its rank if it
    has one. It `brings` this many of the pile's cards, including the upcard.
    """

    upcard: Card
    beside: tuple[Card, ...]
    onto: Rank | None
    brings: int
    pile: int
    opens: int | None
    """The points with which it opens, if the team hasn't; a free turned card opens for nobody."""
    need: int
    melds: tuple[MeldWorth, ...] = ()
    """Those that it opens with, with the upcard's first."""


class MayTake(Struct, frozen=True, tag="may_take"):
    """The pile can be taken like this, which isn't advised; `draws`: drawing is."""

    take: CanTake
    draws: bool


class PileWasTaken(Struct, frozen=True, tag="pile_taken"):
    """A rival took cards from the pile and now holds this many; `pile` is what is left on it."""

    seat: int
    taken: int
    holds: int
    pile: int


class PartnerOpened(Struct, frozen=True, tag="partner_opened"):
    """A teammate laid the team's first melds."""

    seat: int


class FootWasTaken(Struct, frozen=True, tag="foot_taken"):
    """A rival has taken up the foot, or the tail, and holds this many cards."""

    seat: int
    holds: int
    is_tail: bool = False


class PileWasFrozen(Struct, frozen=True, tag="frozen"):
    """A seat discarded a wild, which froze the pile: except for a natural pair, or `for_all` until its next turn."""

    seat: int
    for_all: bool


class KeepPair(Struct, frozen=True, tag="pair"):
    """The turn of a team that has opened ends with another card than these two naturals of a rank, which can take a
    pile.
    """

    card: Card
    cards: tuple[Card, ...]


class FootIsNear(Struct, frozen=True, tag="foot"):
    """This many cards are left before the foot, or the tail, is taken up."""

    cards: int
    is_tail: bool = False


class RedThreesCost(Struct, frozen=True, tag="red_three"):
    """Each red three in the hand costs this much if it is left over; `throws_one`: one is the discard to make now."""

    cards: tuple[Card, ...]
    each: int
    throws_one: bool


class MadeDirty(Struct, frozen=True, tag="made_dirty"):
    """A wild card has just gone onto the team's clean meld of this rank, although the team needs a clean book; `others`
    is the rank of its meld that is nearest to one now, if it has any.
    """

    rank: Rank
    others: tuple[Rank, ...]
    can_undo: bool


class CanGoOut(Struct, frozen=True, tag="go_out"):
    """Every card can be played, which ends the round. `asks` if partners must agree first."""

    bonus: int
    asks: bool


Tip = (
    DrawFirst
    | EndTurn
    | NotEnoughYet
    | LayDown
    | CanOpen
    | CanTake
    | MayTake
    | PileWasTaken
    | PartnerOpened
    | FootWasTaken
    | PileWasFrozen
    | KeepPair
    | FootIsNear
    | RedThreesCost
    | MadeDirty
    | CanGoOut
)
"""One thing that a coach may say."""


class Coaching(Struct, frozen=True):
    """The possible tips, the most important first, and the move that all of them agree with; None if they explain."""

    tips: tuple[Tip, ...]
    advice: Advice | None


def topic_of(tip: Tip | type[Tip]) -> str:
    """What a tip is about, as it is stored: tips with the same topic are the same tip, with other cards."""
    return str(tip.__struct_config__.tag)
