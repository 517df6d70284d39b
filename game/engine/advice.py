"""Advice as a value: a move that somebody recommends and the facts that speak for it; sentences are elsewhere."""

from msgspec import Struct

from game.cards import Card, Rank
from game.engine.moves import Move
from game.rules.meld_limits import BookKind


class LeadByGoingOut(Struct, frozen=True, tag=True):
    """Going out ends the round with the team about so many points ahead; not above 0 where waiting costs more."""

    points: int


class PlayingOnBringsMore(Struct, frozen=True, tag=True):
    """The round should not end yet: now it would end with the team about so many points ahead, below 0 behind."""

    points: int


class RivalMayGoOut(Struct, frozen=True, tag=True):
    """The rival at `seat` may go out before the next turn."""

    seat: int


class StockRunsOut(Struct, frozen=True, tag=True):
    """With so few cards left to draw the round may end before the next turn."""

    cards: int


class EmptiesHand(Struct, frozen=True, tag=True):
    """The foot is picked up at once."""


class LeavesTheDiscard(Struct, frozen=True, tag=True):
    """One card is left, and discarding it leads into the foot."""


class OpensTeam(Struct, frozen=True, tag=True):
    """The team's first melds, with so many points of those needed."""

    points: int
    need: int


class CompletesBook(Struct, frozen=True, tag=True):
    """A meld becomes a book."""

    kind: BookKind
    rank: Rank


class BeginsMeld(Struct, frozen=True, tag=True):
    """A new meld of so many cards, and how many a book still lacks."""

    kind: BookKind
    rank: Rank
    cards: int
    short: int


class MeldGrows(Struct, frozen=True, tag=True):
    """A meld or book that has so many cards then, and how many a book still lacks."""

    kind: BookKind
    rank: Rank
    cards: int
    short: int


class SavesPoints(Struct, frozen=True, tag=True):
    """The round may end soon, and what lies on the table counts."""

    points: int


class StayClean(Struct, frozen=True, tag=True):
    """The melds of these ranks get no wild, which they would with the lay-down that it is compared with."""

    ranks: tuple[Rank, ...]


class KeepsWilds(Struct, frozen=True, tag=True):
    """So many more wild cards stay in the hand than with what it is compared with."""

    count: int


class LaysWilds(Struct, frozen=True, tag=True):
    """So many more wild cards reach the table than with the lay-down that it is compared with."""

    count: int


class HoldsBack(Struct, frozen=True, tag=True):
    """So many more natural cards stay in the hand than with the lay-down that it is compared with."""

    cards: int


class LaysMore(Struct, frozen=True, tag=True):
    """So many more natural cards reach the table than with the lay-down that it is compared with; what all its cards
    count more.
    """

    cards: int
    points: int


class RedThreeCosts(Struct, frozen=True, tag=True):
    """What a red three costs that is left in the end."""

    points: int


class ThreeIsNoUse(Struct, frozen=True, tag=True):
    """A black three that cannot be melded; `kept` is a rank better kept."""

    kept: Rank | None


class ThreeBlocksPile(Struct, frozen=True, tag=True):
    """Nobody takes a pile with a three on it; `kept` is a rank better kept."""

    kept: Rank | None


class NoRoomForWild(Struct, frozen=True, tag=True):
    """No meld of the team takes the wild any more."""


class RivalsCollect(Struct, frozen=True, tag=True):
    """The side of `seat` has melded the rank of a card held once; `kept` is a rank better kept."""

    rank: Rank
    seat: int
    kept: Rank | None


class HeldOnce(Struct, frozen=True, tag=True):
    """No other card of the rank is held; `kept` is a rank better kept."""

    rank: Rank
    kept: Rank | None


class MissedLeast(Struct, frozen=True, tag=True):
    """So many of the rank are held, and they are worth least; `kept` is a rank better kept."""

    rank: Rank
    cards: int
    kept: Rank | None


class PileFits(Struct, frozen=True, tag=True):
    """Cards that come with the pile, those of them that fit, and those that nobody at this seat saw go by."""

    cards: int
    fitting: int
    unseen: int


class PileHasWilds(Struct, frozen=True, tag=True):
    """Cards that come with the pile, the wilds seen among them, and those that nobody at this seat saw go by."""

    cards: int
    wilds: int
    unseen: int


class PileOpens(Struct, frozen=True, tag=True):
    """The team opens with the pile, which brings so many cards."""

    cards: int


class PileHelpsLittle(Struct, frozen=True, tag=True):
    """Cards that the pile would bring, those that would help, and those that nobody at this seat saw go by."""

    cards: int
    helping: int
    unseen: int


class PileClosed(Struct, frozen=True, tag=True):
    """Nobody can take the pile now."""


class NoPairForPile(Struct, frozen=True, tag=True):
    """The pair is missing that would take it."""

    rank: Rank


class PileOutOfReach(Struct, frozen=True, tag=True):
    """The cards held do not take the pile."""


class NothingToDraw(Struct, frozen=True, tag=True):
    """The stock cannot serve a draw, and the pile is no help."""


class WaitingGainsLess(Struct, frozen=True, tag=True):
    """A partner may go out: another turn would help the others more."""


class TeamIsBehind(Struct, frozen=True, tag=True):
    """A partner should not go out: the team is behind, and so many points are still held."""

    points: int


class HeldWouldCount(Struct, frozen=True, tag=True):
    """A partner should not go out: the points still held would count against the team."""

    points: int


class StacksUnknown(Struct, frozen=True, tag=True):
    """Nobody knows either stack."""


class BottomsTie(Struct, frozen=True, tag=True):
    """The bottom cards of both stacks rank alike."""


class ExactCut(Struct, frozen=True, tag=True):
    """A hand and a foot exactly."""


class PartnerWaits(Struct, frozen=True, tag=True):
    """A partner has not laid down a card yet."""


class CardIsStuck(Struct, frozen=True, tag=True):
    """The last card can neither be discarded nor gone out with."""


Why = (
    LeadByGoingOut
    | PlayingOnBringsMore
    | RivalMayGoOut
    | StockRunsOut
    | EmptiesHand
    | LeavesTheDiscard
    | OpensTeam
    | CompletesBook
    | BeginsMeld
    | MeldGrows
    | SavesPoints
    | StayClean
    | KeepsWilds
    | LaysWilds
    | HoldsBack
    | LaysMore
    | RedThreeCosts
    | ThreeIsNoUse
    | ThreeBlocksPile
    | NoRoomForWild
    | RivalsCollect
    | HeldOnce
    | MissedLeast
    | PileFits
    | PileHasWilds
    | PileOpens
    | PileHelpsLittle
    | PileClosed
    | NoPairForPile
    | PileOutOfReach
    | NothingToDraw
    | WaitingGainsLess
    | TeamIsBehind
    | HeldWouldCount
    | StacksUnknown
    | BottomsTie
    | ExactCut
    | PartnerWaits
    | CardIsStuck
)
"""The strongest reason for a move."""


class Advice(Struct, frozen=True, kw_only=True):
    """What to do and why. Of `worlds` deals that were played out in thought `better` went better with this move than
    with the plain one, and `worse` went worse.
    """

    move: Move
    why: Why
    cards: tuple[Card, ...] = ()
    """Those to mark first."""
    better: int = 0
    worse: int = 0
    worlds: int = 0
