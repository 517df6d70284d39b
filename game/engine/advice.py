"""Advice as a value: a recommended move and the facts that support it. Sentences are made elsewhere."""

from typing import Literal

from msgspec import Struct

from game.cards import Card, Rank
from game.engine.moves import Move
from game.engine.refusal import BooksMissing
from game.rules.meld_limits import BookKind

PileCloser = Literal["nothing", "three", "too short", "first lap", "frozen"]
"""What keeps everybody from the pile."""


class LeadByGoingOut(Struct, frozen=True, tag=True):
    """Ending the round may end the match, with the team ahead by about `points`."""

    points: int


class NewBook(Struct, frozen=True):
    """A book that a move completes."""

    kind: BookKind
    rank: Rank


class EmptiesHand(Struct, frozen=True, tag=True):
    """The move uses up the hand, so the foot is picked up at once; under some rules that ends the turn. `needed` are
    the books completed on the way that the team still needs to go out.
    """

    ends_turn: bool = False
    needed: tuple[NewBook, ...] = ()


class LeavesTheDiscard(Struct, frozen=True, tag=True):
    """One card is left, and discarding it leads into the foot. `needed` as in `EmptiesHand`."""

    needed: tuple[NewBook, ...] = ()


class ReachesTail(Struct, frozen=True, tag=True):
    """The foot is used up except for `left` cards (0 or 1), and the tail is picked up; under some rules that ends the
    turn. `needed` as in `EmptiesHand`.
    """

    left: int
    ends_turn: bool = False
    needed: tuple[NewBook, ...] = ()


class OpensTeam(Struct, frozen=True, tag=True):
    """The team's first melds are worth `points`; the opening minimum is `need`."""

    points: int
    need: int


class CompletesBook(Struct, frozen=True, tag=True):
    """A meld becomes a book, and so do `others`. `brings_foot`: the first book brings the foot under these rules.
    `is_needed`: the team still needed one of these books to go out; then it either `is_ready`, or `lacking` says which
    books are still missing.
    """

    kind: BookKind
    rank: Rank
    is_needed: bool = False
    brings_foot: bool = False
    others: tuple[NewBook, ...] = ()
    is_ready: bool = False
    lacking: BooksMissing | None = None


class WaitsToOpen(Struct, frozen=True, tag=True):
    """Opening now would take this many wild cards."""

    wilds: int


class WildsWait(Struct, frozen=True, tag=True):
    """This many wild cards could be melded but are held."""

    wilds: int


class BookCanWait(Struct, frozen=True, tag=True):
    """`wilds` wild cards would turn the meld of this rank into a dirty book but are held: melding them scored `points`
    fewer. `to_foot`: holding them gets the seat into its foot in clearly more of the deals.
    """

    rank: Rank
    wilds: int
    points: int
    to_foot: bool = False


class CardsWait(Struct, frozen=True, tag=True):
    """`cards` cards of this rank could be melded but are held."""

    rank: Rank
    cards: int = 2


class BeginsMeld(Struct, frozen=True, tag=True):
    """A new meld of `cards` cards, `short` cards away from a book. `is_needed`: the team needs that book to go out."""

    kind: BookKind
    rank: Rank
    cards: int
    short: int
    is_needed: bool = False


class MeldGrows(Struct, frozen=True, tag=True):
    """A meld or book that now has `cards` cards; the other fields as in `BeginsMeld`. `with_wild`: a clean meld may
    become a dirty book with a wild card that is still held, which counts as the first of the `short` cards.
    """

    kind: BookKind
    rank: Rank
    cards: int
    short: int
    is_needed: bool = False
    with_wild: bool = False


class SpoilsClean(Struct, frozen=True, tag=True):
    """A meld that was close to a clean book, which the team needs to go out, gets a wild. `nearer`: another rank that
    is at least as close to one.
    """

    rank: Rank
    nearer: tuple[Rank, ...] = ()


class SavesPoints(Struct, frozen=True, tag=True):
    """The round may end soon, and cards on the table count for the team. `seat` is the rival who holds only `cards`
    cards; None if `cards` are all that is left to draw.
    """

    points: int
    seat: int | None
    cards: int


class StayClean(Struct, frozen=True, tag=True):
    """The melds of these ranks get no wild; the lay-down it is compared with would add one."""

    ranks: tuple[Rank, ...]


class KeepsWilds(Struct, frozen=True, tag=True):
    """This many more wild cards stay in the hand than with the other lay-down."""

    count: int


class LaysWilds(Struct, frozen=True, tag=True):
    """This many more wild cards are melded than with the other lay-down."""

    count: int


class HoldsBack(Struct, frozen=True, tag=True):
    """This many more natural cards stay in the hand than with the other lay-down."""

    cards: int


class LaysMore(Struct, frozen=True, tag=True):
    """This many more natural cards are melded than with the other lay-down, worth `points` together."""

    cards: int
    points: int


class LaysMany(Struct, frozen=True, tag=True):
    """`cards` cards worth `points` are melded at once. That leaves `left` cards before the next stack, or of the last
    one (`before` is "none"); in that case the team `is_ready` to go out, or `lacking` says which books it still needs.
    """

    cards: int
    left: int
    before: Literal["foot", "tail", "none"]
    points: int = 0
    is_ready: bool = False
    lacking: BooksMissing | None = None


class RedThreeCosts(Struct, frozen=True, tag=True):
    """What a red three costs if it is still held when the round ends."""

    points: int


class ThreeIsNoUse(Struct, frozen=True, tag=True):
    """A black three, which can't be melded. `stops`: the pile could be taken with another card on top."""

    stops: bool = True


class ThreeBlocksPile(Struct, frozen=True, tag=True):
    """Nobody takes a pile with a three on top."""


class NoRoomForWild(Struct, frozen=True, tag=True):
    """None of the team's melds can take another wild."""


class BringsFoot(Struct, frozen=True, tag=True):
    """It is the last card of the hand, so the foot is picked up."""


class BringsTail(Struct, frozen=True, tag=True):
    """It is the last card of the foot, so the tail is picked up."""


class NothingElse(Struct, frozen=True, tag=True):
    """No other card can be discarded, or (`has_wilds`) only wild cards, which still have room `onto` a meld. `several`
    holds the discarded rank if more than one of it is held.
    """

    has_wilds: bool
    onto: tuple[Rank, ...] = ()
    several: tuple[Rank, ...] = ()


class FitsOwnMeld(Struct, frozen=True, tag=True):
    """The team has a meld or a book of the discarded rank."""

    rank: Rank
    is_book: bool


class HeldOnce(Struct, frozen=True, tag=True):
    """It is the only card of its rank in the hand, while several of `kept`, the next candidate, are held. `others`
    counts the other single cards; `is_least`: none of them is worth less, and some are worth more.
    """

    rank: Rank
    kept: Rank | None
    others: int = 0
    is_least: bool = False


class NoMeldTakesIt(Struct, frozen=True, tag=True):
    """None of the team's melds takes this rank, but one takes `kept`, the next candidate."""

    rank: Rank
    kept: Rank


class RankIsOut(Struct, frozen=True, tag=True):
    """`lying` of the `cards` cards of the rank are visible, more than of `kept`, the next candidate, and of the ranks
    in `also`. `is_only`: it is the only single card in the hand that none of the team's melds takes. `by_pairs`: the
    next player is a rival, who needs a pair to take the pile.
    """

    rank: Rank
    lying: int
    cards: int
    kept: Rank
    is_only: bool = False
    also: tuple[Rank, ...] = ()
    by_pairs: bool = False


class RivalsMeldIt(Struct, frozen=True, tag=True):
    """A rival team has a meld of this rank to add such cards to, and only a pair takes the pile; no rival melds `kept`,
    the next candidate, or the ranks in `also`. `is_only` as in `RankIsOut`.
    """

    rank: Rank
    is_only: bool = False
    kept: Rank | None = None
    also: tuple[Rank, ...] = ()


class NextMayTake(Struct, frozen=True, tag=True):
    """If `kept`, the next candidate, or a rank in `also` were discarded, the player at `seat` might take `cards` cards
    of the pile, because more of that rank are still to come, or (`melds`) because that team melds the rank and the
    rules let it.
    """

    kept: Rank
    seat: int
    cards: int
    melds: bool = False
    also: tuple[Rank, ...] = ()


class NextTakesThrees(Struct, frozen=True, tag=True):
    """If a card of `rank` is discarded, the rival at `seat`, who plays next, takes the pile with `threes` red threes,
    each of which costs `points` if still held at the end.
    """

    rank: Rank
    seat: int
    threes: int
    points: int


class StockRunsOut(Struct, frozen=True, tag=True):
    """Nothing will be left to draw on the seat's next turn, so the round ends unless it takes the pile; the cards of
    `ranks`, which it keeps, might take it.
    """

    ranks: tuple[Rank, ...]


class MayTakePile(Struct, frozen=True, tag=True):
    """Cards of these ranks, which are kept, might take the pile on the seat's next turn."""

    ranks: tuple[Rank, ...]


class KeptForBook(Struct, frozen=True, tag=True):
    """With the held cards of this rank the team's meld becomes a book, so none of them is discarded."""

    kind: BookKind
    rank: Rank


class KeepsOneToDiscard(Struct, frozen=True, tag=True):
    """With one card fewer nothing could be melded next turn, because there would be nothing left to discard."""


class NextThrewOne(Struct, frozen=True, tag=True):
    """The player at `seat`, who comes next, has discarded the rank too."""

    rank: Rank
    seat: int


class CountsAgainst(Struct, frozen=True, tag=True):
    """The round may end soon, and then the card costs `points`. `seat` and `cards` as in `SavesPoints`."""

    points: int
    seat: int | None
    cards: int


class WorthLess(Struct, frozen=True, tag=True):
    """A card of the rank is worth less than one of `kept`, the next candidate, or of the ranks in `also`."""

    rank: Rank
    kept: Rank
    also: tuple[Rank, ...] = ()


class MissedLeast(Struct, frozen=True, tag=True):
    """`cards` cards of the rank are held, and they are the least useful; `kept` is a rank better kept. The ranks in
    `level_with` are no more useful.
    """

    rank: Rank
    cards: int
    kept: Rank | None
    level_with: tuple[Rank, ...] = ()


class PileFits(Struct, frozen=True, tag=True):
    """The pile brings `cards` cards: `fitting` of them fit, and `unseen` were never seen by this seat. `ranks` fit what
    the seat has, most frequent first; `new` ranks form melds of their own. `opens`: the team may open with it.
    """

    cards: int
    fitting: int
    unseen: int
    ranks: tuple[Rank, ...] = ()
    opens: bool = False
    new: tuple[Rank, ...] = ()


class PileHasWilds(Struct, frozen=True, tag=True):
    """The pile brings `cards` cards: `wilds` of those seen are wild, and `unseen` were never seen by this seat.
    `opens`: the team may open with it.
    """

    cards: int
    wilds: int
    unseen: int
    opens: bool = False


class PileMakesBook(Struct, frozen=True, tag=True):
    """The pile's cards, as far as they were seen, and those in the hand turn a meld into a book. `is_needed`: the team
    needs it to go out.
    """

    kind: BookKind
    rank: Rank
    is_needed: bool


class RedThreesCome(Struct, frozen=True, tag=True):
    """`threes` red threes were seen among the cards that the pile brings; each costs `points` if held at the end."""

    threes: int
    points: int


class PileOpens(Struct, frozen=True, tag=True):
    """The team opens with the pile, which brings `cards` cards."""

    cards: int


class PileHelpsLittle(Struct, frozen=True, tag=True):
    """The pile would bring `cards` cards: `helping` would help, and `unseen` were never seen by this seat."""

    cards: int
    helping: int
    unseen: int


class PileIsNotWanted(Struct, frozen=True, tag=True):
    """The pile is out of reach, and wouldn't be taken anyway."""


class StockIsUsedUp(Struct, frozen=True, tag=True):
    """Too little is left to draw, so the pile is taken."""


class PileBringsThrees(Struct, frozen=True, tag=True):
    """The pile would bring `threes` threes, which can't be melded. `red` of them are red, and each of those costs
    `points` if still held at the end.
    """

    threes: int
    red: int = 0
    points: int = 0


class PileDelays(Struct, frozen=True, tag=True):
    """The pile would bring `cards` cards into a hand with `left` to go before the next stack, or of the last one."""

    cards: int
    left: int
    before: Literal["foot", "tail", "none"]


class PileCostsWilds(Struct, frozen=True, tag=True):
    """Taking the pile would open for the team at the cost of this many wild cards."""

    wilds: int


class PileClosed(Struct, frozen=True, tag=True):
    """Nobody can take the pile now. If it is too short, it has `have` cards and must have `need`."""

    by: PileCloser
    have: int = 0
    need: int = 0


class NoPairForPile(Struct, frozen=True, tag=True):
    """The seat has no pair to take the pile. `is_short`: even with one the team couldn't open; otherwise opening would
    take `wilds` wild cards.
    """

    rank: Rank
    is_short: bool = False
    wilds: int = 0


class NoCardsForPile(Struct, frozen=True, tag=True):
    """Other cards than a pair take the pile too, but the seat holds only `held` of its rank and nothing that goes with
    them.
    """

    rank: Rank
    held: int


class PileOpensTooLittle(Struct, frozen=True, tag=True):
    """With the upcard the team's opening would be worth `points`, less than the minimum `need`."""

    points: int
    need: int


class TeamIsNotOpen(Struct, frozen=True, tag=True):
    """Only a team that has opened may take the pile."""


class WildOnPile(Struct, frozen=True, tag=True):
    """The upcard is wild, and nothing in the hand takes it."""


class BookIsClosed(Struct, frozen=True, tag=True):
    """The team's book of the rank is closed, and a second meld of it isn't allowed."""

    rank: Rank


class PileOutOfReach(Struct, frozen=True, tag=True):
    """The cards in the hand can't take the pile."""


class PileSeenFirst(Struct, frozen=True, tag=True):
    """Some of the cards that the pile would bring were forgotten; looking at them costs nothing."""


class NothingToDraw(Struct, frozen=True, tag=True):
    """The stock can't serve a draw, and the pile doesn't help."""


class RestBrings(Struct, frozen=True, tag=True):
    """What playing on should bring the seat's own team, and the average other team; negative if it costs points."""

    own: int
    theirs: int


class RivalIsNear(Struct, frozen=True, tag=True):
    """End the round now, because the rival at `seat`, with `cards` cards left, may end it otherwise."""

    seat: int
    cards: int


class EndsFirst(Struct, frozen=True, tag=True):
    """The round ends before anybody else can end it."""


class PartnerIsLate(Struct, frozen=True, tag=True):
    """The team has its books but may not go out before a partner has picked up the last `stack`, or played from it."""

    stack: Literal["foot", "tail"]
    picked_up: bool


class TeamIsBehind(Struct, frozen=True, tag=True):
    """A partner should not go out: the team is behind, and this seat still holds `points`."""

    points: int


class HeldWouldCount(Struct, frozen=True, tag=True):
    """A partner should not go out: the `points` still held would count against the team."""

    points: int


class StacksUnknown(Struct, frozen=True, tag=True):
    """Neither stack has been seen."""


class BottomsTie(Struct, frozen=True, tag=True):
    """The bottom cards of both stacks have the same rank."""


class ExactCutWithTail(Struct, frozen=True, tag=True):
    """The cut is exactly a hand, a foot and a tail."""


class ExactCut(Struct, frozen=True, tag=True):
    """The cut is exactly a hand and a foot."""


class PartnerWaits(Struct, frozen=True, tag=True):
    """A partner hasn't melded a card yet."""


class CardIsStuck(Struct, frozen=True, tag=True):
    """The last card can neither be discarded nor used to go out."""


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
    """The seat's team goes out in `deals` of the deals, with the other move in `instead`."""

    deals: int
    instead: int


class RivalsOutLessOften(Struct, frozen=True, tag=True):
    """Some rival goes out in `deals` of the deals, with the other move in `instead`."""

    deals: int
    instead: int


class MoreBooks(Struct, frozen=True, tag=True):
    """The seat's team makes this many more books of this kind, summed over all deals."""

    kind: BookKind
    books: int


class RivalsMakeFewer(Struct, frozen=True, tag=True):
    """The rivals make this many fewer books of this kind, summed over all deals."""

    kind: BookKind
    books: int


class LeftWithLess(Struct, frozen=True, tag=True):
    """Cards left in the team's hands cost it this many points less on average."""

    points: int


class RivalsLeftWithMore(Struct, frozen=True, tag=True):
    """Cards left in the rivals' hands cost them this many points more on average."""

    points: int


Outcome = OutMoreOften | RivalsOutLessOften | MoreBooks | RivalsMakeFewer | LeftWithLess | RivalsLeftWithMore
"""How simulated deals end better with one move than with another."""


class Instead(Struct, frozen=True):
    """Another move, and how many points fewer it scored on average; 0 if the difference is small or may be chance."""

    move: Move
    points: int


class Advice(Struct, frozen=True, kw_only=True):
    """What to do and why. Of `worlds` simulated deals `better` went better with this move than with the next best, the
    first of `others`, and `worse` went worse; all three are 0 unless this move is clearly better.
    """

    move: Move
    why: Why
    cards: tuple[Card, ...] = ()
    """The cards to mark first."""
    beside: Why | None = None
    """What is held back although it could be played now, or what else keeps the seat from the pile."""
    better: int = 0
    worse: int = 0
    worlds: int = 0
    outcome: Outcome | None = None
    """The largest difference between how those deals end and how they end with the next best move."""
    others: tuple[Instead, ...] = ()
    """Other moves and what they cost, the next best first."""
    is_alone: bool = False
    """Whether the seat has no partners and so is its own team."""
