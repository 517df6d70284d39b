"""Reasons of advice of every kind, for tests of the words that they are told in."""

from typing import Final, Literal, get_args

from game.cards import Rank
from game.engine import advice as facts
from game.engine.advice import NewBook, PileCloser, Why
from game.engine.refusal import BooksMissing

KINDS: Final = ("clean", "dirty", "wild")
TEN: Final = (Rank("T"),)
BEFORE: Final[tuple[Literal["foot", "tail", "none"], ...]] = ("foot", "tail", "none")


def every_reason(
    cards: int, have: int, rank: Rank, seat: int = 1, kept: Rank | None = None, unseen: int = 0
) -> tuple[Why, ...]:
    """One or more of each kind about so many cards, of which, or of points, there are so many."""
    return (
        facts.LeadByGoingOut(have),
        facts.EmptiesHand(),
        facts.LeavesTheDiscard(),
        facts.LeavesTheDiscard((NewBook("clean", rank), NewBook("dirty", Rank("9")))),
        facts.EmptiesHand(needed=(NewBook("dirty", rank),)),
        *(facts.ReachesTail(left, ends) for left in (0, 1) for ends in (False, True)),
        facts.OpensTeam(have, cards),
        *(facts.CompletesBook(kind, rank, needed) for kind in KINDS for needed in (False, True)),
        facts.CompletesBook(
            "dirty", rank, others=(NewBook("clean", Rank("9")),), lacking=BooksMissing(clean=2, dirty=1)
        ),
        facts.CompletesBook("dirty", rank, is_needed=True, is_ready=True),
        *(facts.CompletesBook("clean", rank, needed, brings_foot=True) for needed in (False, True)),
        *(facts.BeginsMeld(kind, rank, cards, max(1, cards)) for kind in KINDS),
        *(facts.MeldGrows(kind, rank, cards, short, short > 1) for kind in KINDS for short in (have, cards)),
        *(facts.MeldGrows("dirty", rank, 5, short, True, with_wild=True) for short in (2, 3)),
        *(facts.SpoilsClean(rank, nearer) for nearer in ((), (Rank("9"),))),
        *(facts.SavesPoints(have, near, cards) for near in (None, seat)),
        facts.StayClean((rank,)),
        facts.KeepsWilds(cards),
        facts.LaysWilds(cards),
        facts.HoldsBack(cards),
        facts.LaysMore(cards, have),
        *(facts.LaysMany(cards, 2, before, have, before == "none") for before in BEFORE),
        facts.LaysMany(cards, 2, "none", 60, lacking=BooksMissing(clean=1)),
        facts.RedThreeCosts(have),
        *(facts.ThreeIsNoUse(stops) for stops in (False, True)),
        facts.ThreeBlocksPile(),
        facts.NoRoomForWild(),
        facts.WaitsToOpen(cards),
        facts.WildsWait(cards),
        *(facts.CardsWait(rank, held) for held in (1, 2)),
        facts.BringsFoot(),
        facts.BringsTail(),
        *(facts.NothingElse(wilds) for wilds in (False, True)),
        facts.NothingElse(True, (rank,)),
        *(facts.NothingElse(wilds, several=(rank,)) for wilds in (False, True)),
        *(facts.BookCanWait(rank, max(1, cards), have, to_foot) for to_foot in (False, True)),
        *(facts.FitsOwnMeld(rank, is_book) for is_book in (False, True)),
        *(facts.HeldOnce(rank, kept, others, others > 0) for others in (0, have)),
        *(facts.RivalsMeldIt(rank, is_only) for is_only in (False, True)),
        facts.RivalsMeldIt(rank, kept=Rank("9"), also=TEN),
        facts.NoMeldTakesIt(rank, Rank("9")),
        *(facts.RankIsOut(rank, have + 1, of, Rank("9"), also=TEN, by_pairs=of > 16) for of in (16, 20, have + 2)),
        *(facts.NextMayTake(Rank("9"), seat, cards, melds, TEN) for melds in (False, True)),
        facts.NextThrewOne(rank, seat),
        *(facts.NextTakesThrees(rank, seat, threes, 300) for threes in (1, max(1, cards))),
        facts.KeepsOneToDiscard(),
        *(facts.KeptForBook(kind, rank) for kind in KINDS[:2]),
        *(told(ranks) for told in (facts.StockRunsOut, facts.MayTakePile) for ranks in ((rank,), (rank, *TEN))),
        *(facts.CountsAgainst(have, near, cards) for near in (None, seat)),
        facts.WorthLess(rank, Rank("9"), also=TEN),
        *(facts.MissedLeast(rank, max(1, cards), kept, level_with) for level_with in ((), (Rank("9"),))),
        *(
            facts.PileFits(cards, have, unseen, ranks, opens)
            for opens in (False, True)
            for ranks in ((), (rank,) if have else ())
        ),
        *(facts.PileFits(9, 6, unseen, ranks, new=(Rank("9"), *TEN)) for ranks in ((), (rank,))),
        *(facts.PileHasWilds(cards, have, unseen, opens) for opens in (False, True)),
        facts.PileOpens(cards),
        *(facts.PileMakesBook(kind, rank, needed) for kind in KINDS[:2] for needed in (False, True)),
        *(facts.RedThreesCome(threes, have) for threes in (1, cards)),
        facts.StockIsUsedUp(),
        facts.PileHelpsLittle(cards, have, unseen),
        facts.PileIsNotWanted(),
        *(facts.PileBringsThrees(max(1, cards), red, 300) for red in (0, 1, max(1, cards))),
        *(facts.PileDelays(cards, 2, before) for before in BEFORE),
        facts.PileCostsWilds(cards),
        *(facts.PileClosed(by, have, cards) for by in get_args(PileCloser)),
        *(facts.NoPairForPile(rank, is_short) for is_short in (False, True)),
        facts.NoPairForPile(rank, wilds=max(1, cards)),
        *(facts.NoCardsForPile(rank, held) for held in (0, 1)),
        facts.PileOpensTooLittle(have, cards),
        facts.TeamIsNotOpen(),
        facts.WildOnPile(),
        facts.BookIsClosed(rank),
        facts.PileOutOfReach(),
        facts.PileSeenFirst(),
        facts.NothingToDraw(),
        *(facts.RestBrings(own, theirs) for own in (0, 120, -90) for theirs in (0, have, 250, -60)),
        facts.RivalIsNear(seat, cards),
        facts.EndsFirst(),
        *(facts.PartnerIsLate(stack, stack == "foot") for stack in ("foot", "tail")),
        facts.TeamIsBehind(have),
        facts.HeldWouldCount(have),
        facts.StacksUnknown(),
        facts.BottomsTie(),
        facts.ExactCut(),
        facts.ExactCutWithTail(),
        facts.PartnerWaits(),
        facts.CardIsStuck(),
    )
