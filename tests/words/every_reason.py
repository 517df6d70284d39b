"""Reasons of advice of every kind, for tests of the words that they are told in."""

from typing import Final

from game.cards import Rank
from game.engine import advice as facts
from game.engine.advice import Why

KINDS: Final = ("clean", "dirty", "wild")


def every_reason(
    cards: int, have: int, rank: Rank, seat: int = 1, kept: Rank | None = None, unseen: int = 0
) -> tuple[Why, ...]:
    """One or more of each kind about so many cards, of which, or of points, there are so many."""
    return (
        facts.LeadByGoingOut(have),
        *(facts.PlayingOnBringsMore(lead) for lead in (have, 0, -10 * have)),
        facts.RivalMayGoOut(seat),
        facts.StockRunsOut(cards),
        facts.EmptiesHand(),
        facts.LeavesTheDiscard(),
        facts.OpensTeam(have, cards),
        *(facts.CompletesBook(kind, rank) for kind in KINDS),
        *(facts.BeginsMeld(kind, rank, cards, short) for kind in KINDS for short in (have, cards)),
        *(facts.MeldGrows(kind, rank, cards, short) for kind in KINDS for short in (have, cards)),
        facts.SavesPoints(have),
        facts.StayClean((rank,)),
        facts.KeepsWilds(cards),
        facts.LaysWilds(cards),
        facts.HoldsBack(cards),
        facts.LaysMore(cards, have),
        facts.RedThreeCosts(have),
        facts.ThreeIsNoUse(kept),
        facts.ThreeBlocksPile(kept),
        facts.NoRoomForWild(),
        facts.RivalsCollect(rank, seat, kept),
        facts.HeldOnce(rank, kept),
        facts.MissedLeast(rank, max(1, cards), kept),
        facts.PileFits(cards, have, unseen),
        facts.PileHasWilds(cards, have, unseen),
        facts.PileOpens(cards),
        facts.PileHelpsLittle(cards, have, unseen),
        facts.PileClosed(),
        facts.NoPairForPile(rank),
        facts.PileOutOfReach(),
        facts.NothingToDraw(),
        facts.WaitingGainsLess(),
        facts.TeamIsBehind(have),
        facts.HeldWouldCount(have),
        facts.StacksUnknown(),
        facts.BottomsTie(),
        facts.ExactCut(),
        facts.PartnerWaits(),
        facts.CardIsStuck(),
    )
