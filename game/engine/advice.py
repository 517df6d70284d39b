"""Advice as a value: a move that somebody recommends and the facts that speak for it; sentences are elsewhere."""

from typing import Literal

from msgspec import Struct

from game.cards import Card, Rank
from game.engine.moves import Move
from game.engine.refusal import BooksMissing
from game.rules.meld_limits import BookKind

PileCloser = Literal["nothing", "three", "too short", "first lap", "frozen"]
"""What keeps everybody from the pile."""


class LeadByGoingOut(Struct, frozen=True, tag=True):
    """The round that ends may end the match, with the team about so many points ahead."""

    points: int


class NewBook(Struct, frozen=True):
    """A book that a move completes."""

    kind: BookKind
    rank: Rank


class EmptiesHand(Struct, frozen=True, tag=True):
    """The foot is picked up at once; by some rules that ends the turn. The books that are completed on the way, and
    that the team lacks for going out, are `needed`.
    """

    ends_turn: bool = False
    needed: tuple[NewBook, ...] = ()


class LeavesTheDiscard(Struct, frozen=True, tag=True):
    """One card is left, and discarding it leads into the foot; `needed` as above."""

    needed: tuple[NewBook, ...] = ()


class ReachesTail(Struct, frozen=True, tag=True):
    """The foot is used up but for so many cards, one at most, and the tail is picked up; by some rules that ends the
    turn. `needed` as above.
    """

    left: int
    ends_turn: bool = False
    needed: tuple[NewBook, ...] = ()


class OpensTeam(Struct, frozen=True, tag=True):
    """The team's first melds, with so many points of those needed."""

    points: int
    need: int


class CompletesBook(Struct, frozen=True, tag=True):
    """A meld becomes a book, and so do `others`; by some rules the first one brings the foot. Where the team still
    lacks one of them for going out it `is_needed`; then the team `is_ready`, or what is `lacking` is still missing.
    """

    kind: BookKind
    rank: Rank
    is_needed: bool = False
    brings_foot: bool = False
    others: tuple[NewBook, ...] = ()
    is_ready: bool = False
    lacking: BooksMissing | None = None


class WaitsToOpen(Struct, frozen=True, tag=True):
    """Opening now would take so many wild cards."""

    wilds: int


class WildsWait(Struct, frozen=True, tag=True):
    """So many wild cards could be laid, and are held."""

    wilds: int


class BookCanWait(Struct, frozen=True, tag=True):
    """So many wild cards would make a meld of this rank a dirty book, and are held: laying them came to so many points
    less. Whether the seat takes up its foot in clearly more of the deals that way.
    """

    rank: Rank
    wilds: int
    points: int
    to_foot: bool = False


class CardsWait(Struct, frozen=True, tag=True):
    """Cards of this rank could be laid, and are held: so many."""

    rank: Rank
    cards: int = 2


class BeginsMeld(Struct, frozen=True, tag=True):
    """A new meld of so many cards, and how many a book still lacks, which the team lacks for going out where it
    `is_needed`.
    """

    kind: BookKind
    rank: Rank
    cards: int
    short: int
    is_needed: bool = False


class MeldGrows(Struct, frozen=True, tag=True):
    """A meld or book that has so many cards then, and the same as of a new one. A clean meld may become a dirty book
    `with_wild`: one that is held, which is the first of the cards that it is short of.
    """

    kind: BookKind
    rank: Rank
    cards: int
    short: int
    is_needed: bool = False
    with_wild: bool = False


class SpoilsClean(Struct, frozen=True, tag=True):
    """The meld of the rank, which was near a clean book that the team lacks for going out, gets a wild; one of `nearer`
    is no farther from one.
    """

    rank: Rank
    nearer: tuple[Rank, ...] = ()


class SavesPoints(Struct, frozen=True, tag=True):
    """The round may end soon, and what lies on the table counts. It may because the rival at `seat` has so few cards,
    or because so few are left to draw.
    """

    points: int
    seat: int | None
    cards: int


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


class LaysMany(Struct, frozen=True, tag=True):
    """So many cards are laid at once, counting so many points, and so many are left before the next stack, or of the
    last one; with that one the team `is_ready` to go out, or the books that are `lacking` keep it from that.
    """

    cards: int
    left: int
    before: Literal["foot", "tail", "none"]
    points: int = 0
    is_ready: bool = False
    lacking: BooksMissing | None = None


class RedThreeCosts(Struct, frozen=True, tag=True):
    """What a red three costs that is left in the end."""

    points: int


class ThreeIsNoUse(Struct, frozen=True, tag=True):
    """A black three that cannot be melded; `kept` is a rank better kept. Where it `stops` the pile, that could be taken
    with another card on it.
    """

    kept: Rank | None
    stops: bool = True


class ThreeBlocksPile(Struct, frozen=True, tag=True):
    """Nobody takes a pile with a three on it; `kept` is a rank better kept."""

    kept: Rank | None


class NoRoomForWild(Struct, frozen=True, tag=True):
    """No meld of the team takes the wild any more."""


class BringsFoot(Struct, frozen=True, tag=True):
    """It is the last card of the hand, and the foot is picked up."""


class BringsTail(Struct, frozen=True, tag=True):
    """It is the last card of the foot, and the tail is picked up."""


class NothingElse(Struct, frozen=True, tag=True):
    """No other card can be discarded, or only wild ones, for which there is still room `onto` a meld; where there are
    several of the rank that goes, `several` is that rank.
    """

    has_wilds: bool
    onto: tuple[Rank, ...] = ()
    several: tuple[Rank, ...] = ()


class FitsOwnMeld(Struct, frozen=True, tag=True):
    """The team has a meld of the rank that is discarded, or a book."""

    rank: Rank
    is_book: bool


class HeldOnce(Struct, frozen=True, tag=True):
    """No other card of the rank is held, and several of `kept`, which would be the next to go. So many `others` are as
    lone as it; `is_least`: none of them counts less, and some count more.
    """

    rank: Rank
    kept: Rank | None
    others: int = 0
    is_least: bool = False


class NoMeldTakesIt(Struct, frozen=True, tag=True):
    """No meld of the team takes the rank, and one takes `kept`, which would be the next to go."""

    rank: Rank
    kept: Rank


class RankIsOut(Struct, frozen=True, tag=True):
    """So many cards of the rank lie open, of all that there are: more than of `kept`, which would be the next to go,
    and of what might go `also`. `is_only`: of all cards held only this one is alone, and no meld of the team takes it;
    `by_pairs`: the next player is a rival, who takes the pile with a pair.
    """

    rank: Rank
    lying: int
    cards: int
    kept: Rank
    is_only: bool = False
    also: tuple[Rank, ...] = ()
    by_pairs: bool = False


class RivalsMeldIt(Struct, frozen=True, tag=True):
    """A rival team has a meld of the rank, onto which it lays such cards, and a pair is what takes the pile; none has
    one of `kept`, and of what might go `also`. `is_only` as above.
    """

    rank: Rank
    is_only: bool = False
    kept: Rank | None = None
    also: tuple[Rank, ...] = ()


class NextMayTake(Struct, frozen=True, tag=True):
    """With `kept` on it, which would be the next to go, or what might go `also`, the player at `seat` might take so
    many cards of the pile, as more of its rank are still to come; or could by some rules, as that team `melds` it.
    """

    kept: Rank
    seat: int
    cards: int
    melds: bool = False
    also: tuple[Rank, ...] = ()


class NextTakesThrees(Struct, frozen=True, tag=True):
    """With a card of the `rank` on it the rival at `seat`, who plays next, takes the pile, and so many red threes come
    with it, each of which costs so many points if left.
    """

    rank: Rank
    seat: int
    threes: int
    points: int


class StockRunsOut(Struct, frozen=True, tag=True):
    """Nothing will be left to draw in the seat's next turn, so that the round ends unless it takes the pile; cards of
    these `ranks`, which it keeps, might.
    """

    ranks: tuple[Rank, ...]


class MayTakePile(Struct, frozen=True, tag=True):
    """Cards of these ranks, which are kept, might take the pile in the seat's next turn."""

    ranks: tuple[Rank, ...]


class KeptForBook(Struct, frozen=True, tag=True):
    """With what is held of the `rank` the team's meld of it becomes a book, so none of it goes."""

    kind: BookKind
    rank: Rank


class KeepsOneToDiscard(Struct, frozen=True, tag=True):
    """With one card fewer nothing could be laid in the next turn, as there would be nothing left to discard."""


class NextThrewOne(Struct, frozen=True, tag=True):
    """The player at `seat`, who comes next, has discarded the rank as well."""

    rank: Rank
    seat: int


class CountsAgainst(Struct, frozen=True, tag=True):
    """The round may end soon, and then the card costs so many points. It may because the rival at `seat` has so few
    cards, or because so few are left to draw.
    """

    points: int
    seat: int | None
    cards: int


class WorthLess(Struct, frozen=True, tag=True):
    """A card of the rank counts less than one of `kept`, which would be the next to go, and of what might go `also`.
    `is_only` as above.
    """

    rank: Rank
    kept: Rank
    is_only: bool = False
    also: tuple[Rank, ...] = ()


class MissedLeast(Struct, frozen=True, tag=True):
    """So many of the rank are held, and they are worth least; `kept` is a rank better kept. Cards of `level_with` are
    worth as little.
    """

    rank: Rank
    cards: int
    kept: Rank | None
    level_with: tuple[Rank, ...] = ()


class PileFits(Struct, frozen=True, tag=True):
    """Cards that come with the pile, those of them that fit, those that nobody at this seat saw go by, and the ranks
    that fit what the seat has, of which most come first; the `new` ones make melds by themselves; with it the team may
    open.
    """

    cards: int
    fitting: int
    unseen: int
    ranks: tuple[Rank, ...] = ()
    opens: bool = False
    new: tuple[Rank, ...] = ()


class PileHasWilds(Struct, frozen=True, tag=True):
    """Cards that come with the pile, the wilds seen among them, and those that nobody at this seat saw go by; with it
    the team may open.
    """

    cards: int
    wilds: int
    unseen: int
    opens: bool = False


class PileMakesBook(Struct, frozen=True, tag=True):
    """With the pile's cards, as far as they were seen, and those of the hand a meld becomes a book, which the team
    lacks for going out where it `is_needed`.
    """

    kind: BookKind
    rank: Rank
    is_needed: bool


class RedThreesCome(Struct, frozen=True, tag=True):
    """So many red threes were seen among the cards that come with the pile, and each costs so many points if left."""

    threes: int
    points: int


class PileOpens(Struct, frozen=True, tag=True):
    """The team opens with the pile, which brings so many cards."""

    cards: int


class PileHelpsLittle(Struct, frozen=True, tag=True):
    """Cards that the pile would bring, those that would help, and those that nobody at this seat saw go by."""

    cards: int
    helping: int
    unseen: int


class PileIsNotWanted(Struct, frozen=True, tag=True):
    """The pile is out of reach, and would be left alone if it were not."""


class StockIsUsedUp(Struct, frozen=True, tag=True):
    """There is too little left to draw, so the pile it is."""


class PileBringsThrees(Struct, frozen=True, tag=True):
    """So many threes would come with the pile, which could not be laid; so many of them red, and each of those costs so
    many points if left.
    """

    threes: int
    red: int = 0
    points: int = 0


class PileDelays(Struct, frozen=True, tag=True):
    """So many cards would come with the pile, into a hand with so many left before the next stack, or of the last."""

    cards: int
    left: int
    before: Literal["foot", "tail", "none"]


class PileCostsWilds(Struct, frozen=True, tag=True):
    """Taking the pile would open for the team, with so many wild cards out of the hand."""

    wilds: int


class PileClosed(Struct, frozen=True, tag=True):
    """Nobody can take the pile now: what keeps everybody from it, and of a pile too short how many cards it has and
    should have.
    """

    by: PileCloser
    have: int = 0
    need: int = 0


class NoPairForPile(Struct, frozen=True, tag=True):
    """The pair is missing that would take it; where it `is_short`, even with one the team would not open, or
    would with so many wild cards.
    """

    rank: Rank
    is_short: bool = False
    wilds: int = 0


class NoCardsForPile(Struct, frozen=True, tag=True):
    """Where other cards than a pair take the pile as well: so many of its rank are held, and nothing that goes with
    them.
    """

    rank: Rank
    held: int


class PileOpensTooLittle(Struct, frozen=True, tag=True):
    """With the pile's top card the team would open with so many points of those needed."""

    points: int
    need: int


class TeamIsNotOpen(Struct, frozen=True, tag=True):
    """Only a team that is open takes the pile."""


class WildOnPile(Struct, frozen=True, tag=True):
    """A wild card lies on the pile, and nothing held takes it."""


class BookIsClosed(Struct, frozen=True, tag=True):
    """The team's book of the rank takes no more cards, and there is no second meld of it."""

    rank: Rank


class PileOutOfReach(Struct, frozen=True, tag=True):
    """The cards held do not take the pile."""


class PileSeenFirst(Struct, frozen=True, tag=True):
    """Some of what would come with the pile was forgotten: a look at it costs nothing."""


class NothingToDraw(Struct, frozen=True, tag=True):
    """The stock cannot serve a draw, and the pile is no help."""


class RestBrings(Struct, frozen=True, tag=True):
    """What playing the round on should bring the own team, and each other one on average; below 0 where it costs."""

    own: int
    theirs: int


class RivalIsNear(Struct, frozen=True, tag=True):
    """The round is ended now because the rival at `seat`, with so many cards left, may end it else."""

    seat: int
    cards: int


class EndsFirst(Struct, frozen=True, tag=True):
    """The round ends before anybody else can end it."""


class PartnerIsLate(Struct, frozen=True, tag=True):
    """The team has its books, and may not go out before a partner has picked up the last stack, or played from it."""

    stack: Literal["foot", "tail"]
    picked_up: bool


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


class ExactCutWithTail(Struct, frozen=True, tag=True):
    """That many cards are a hand, a foot and a tail."""


class ExactCut(Struct, frozen=True, tag=True):
    """A hand and a foot exactly."""


class PartnerWaits(Struct, frozen=True, tag=True):
    """A partner has not laid down a card yet."""


class CardIsStuck(Struct, frozen=True, tag=True):
    """The last card can neither be discarded nor gone out with."""


Why = (
    LeadByGoingOut
    | EmptiesHand
    | LeavesTheDiscard
    | ReachesTail
    | OpensTeam
    | CompletesBook
    | WaitsToOpen
    | WildsWait
    | BookCanWait
    | CardsWait
    | BeginsMeld
    | MeldGrows
    | SpoilsClean
    | SavesPoints
    | StayClean
    | KeepsWilds
    | LaysWilds
    | HoldsBack
    | LaysMore
    | LaysMany
    | RedThreeCosts
    | ThreeIsNoUse
    | ThreeBlocksPile
    | NoRoomForWild
    | BringsFoot
    | BringsTail
    | NothingElse
    | FitsOwnMeld
    | HeldOnce
    | NoMeldTakesIt
    | RankIsOut
    | RivalsMeldIt
    | NextMayTake
    | NextThrewOne
    | NextTakesThrees
    | StockRunsOut
    | MayTakePile
    | KeepsOneToDiscard
    | KeptForBook
    | CountsAgainst
    | WorthLess
    | MissedLeast
    | PileFits
    | PileHasWilds
    | PileMakesBook
    | RedThreesCome
    | PileOpens
    | PileHelpsLittle
    | PileIsNotWanted
    | StockIsUsedUp
    | PileBringsThrees
    | PileDelays
    | PileCostsWilds
    | PileClosed
    | NoPairForPile
    | NoCardsForPile
    | PileOpensTooLittle
    | TeamIsNotOpen
    | WildOnPile
    | BookIsClosed
    | PileOutOfReach
    | PileSeenFirst
    | NothingToDraw
    | RestBrings
    | RivalIsNear
    | EndsFirst
    | PartnerIsLate
    | TeamIsBehind
    | HeldWouldCount
    | StacksUnknown
    | BottomsTie
    | ExactCut
    | ExactCutWithTail
    | PartnerWaits
    | CardIsStuck
)
"""The strongest reason for a move."""


class OutMoreOften(Struct, frozen=True, tag=True):
    """The own team goes out in so many of the deals, with the other move in so many."""

    deals: int
    instead: int


class RivalsOutLessOften(Struct, frozen=True, tag=True):
    """Some rival goes out in so many of the deals, with the other move in so many."""

    deals: int
    instead: int


class MoreBooks(Struct, frozen=True, tag=True):
    """So many more books of a kind for the own team in all the deals together."""

    kind: BookKind
    books: int


class RivalsMakeFewer(Struct, frozen=True, tag=True):
    """So many fewer books of a kind for the rivals in all the deals together."""

    kind: BookKind
    books: int


class LeftWithLess(Struct, frozen=True, tag=True):
    """The cards left to the own team count so many points less against it on average."""

    points: int


class RivalsLeftWithMore(Struct, frozen=True, tag=True):
    """The cards left to the rivals count so many points more against them on average."""

    points: int


Outcome = OutMoreOften | RivalsOutLessOften | MoreBooks | RivalsMakeFewer | LeftWithLess | RivalsLeftWithMore
"""How simulated deals end better with one move than with another."""


class Instead(Struct, frozen=True):
    """Another move, and by how many points it came to less on average; 0 where that may be chance or is little."""

    move: Move
    points: int


class Advice(Struct, frozen=True, kw_only=True):
    """What to do and why. Of `worlds` deals played out, `better` went better with this move than with the next best,
    the first of `others`, and `worse` went worse; all are 0 unless this move is clearly better.
    """

    move: Move
    why: Why
    cards: tuple[Card, ...] = ()
    """Those to mark first."""
    beside: Why | None = None
    """What is waited with, where something else could be done now; or what else keeps the seat from the pile."""
    better: int = 0
    worse: int = 0
    worlds: int = 0
    outcome: Outcome | None = None
    """The largest difference between how those deals end and how they end with the next best move."""
    others: tuple[Instead, ...] = ()
    """Other moves and what they cost, the next best first."""
    is_alone: bool = False
    """Whether the seat plays without partners, so that it is its own team."""
