"""Refusals of every kind, for tests of the words that they are told in."""

from typing import Final

from game.cards import Card, Rank
from game.engine import refusal as refused
from game.engine.refusal import Refusal

KING: Final = Card("KS")
EIGHT: Final = Rank("8")


def every_refusal(
    have: int = 1, need: int = 2, card: Card = KING, rank: Rank = EIGHT, seat: int = 1
) -> tuple[Refusal, ...]:
    """One or more of each kind with these facts; `have` counts what there is, where the kind has such a number."""
    return (
        refused.NotYourTurn(seat),
        refused.WrongPhase(),
        refused.GameOver(),
        refused.WrongDeal(),
        refused.CutTooDeep(need),
        refused.NoSuchStack(),
        refused.NotInHand(card),
        refused.NothingToMeld(),
        refused.NoSuchMeld(),
        refused.ThreeForbidden(card),
        refused.ThreeForbidden(card, ()),
        refused.ThreeForbidden(card, (rank,)),
        refused.TooFewCards(min(have, 2)),
        refused.TooFewNaturals(have, need, rank),
        refused.MixedRanks((rank, Rank("Q"))),
        refused.TooManyWilds(need, have, rank),
        refused.WildsOfTurn(need, have, rank),
        refused.NewMeldTooLow(have, need, rank),
        refused.WildsAlone(),
        refused.NaturalOnWilds(),
        refused.SecondMeld(rank, have, need),
        refused.BookClosed(rank),
        refused.OpeningTooLow(have, need, 1),
        refused.OpeningTooLow(have, need, 2, (card,)),
        refused.OpeningNotNatural(),
        refused.NotOpened(),
        refused.NoPile(),
        refused.NoPile(never=True),
        refused.ThreeOnPile(),
        refused.WildOnPile(card),
        refused.PileFrozen(seat),
        refused.PileTooShort(have, need),
        refused.FirstLap(seat),
        refused.PairNeeded(card, have, need),
        refused.PairNeeded(card, have, need, or_wild=True, or_meld=True),
        refused.PairNeeded(card, have, need, or_wild=True, points=need),
        refused.PairNeeded(card, have, need, frozen=True),
        refused.PairNeeded(card, have, need, points=need, worth=need),
        refused.NothingTakes(card),
        refused.TakeOpensTooLow(have, need),
        refused.UpcardNotPlayed(card),
        refused.BottomNotPlayed(card),
        refused.ShuffleDue(),
        refused.StockTooShort(have, need),
        refused.StockNotEmpty(need),
        refused.TooFewKept(have),
        refused.TooFewKept(have, by_pile=True),
        refused.LastCardOfFoot(),
        refused.NotInFoot(),
        refused.BooksMissing(clean=need, books=have),
        refused.BooksMissing(clean=need, dirty=need, wild=1, sevens=1, books=have),
        refused.FinalDiscardNeeded(),
        refused.FinalMeldNeeded(),
        refused.SevenKept(),
        refused.SevenLast(),
        refused.NoPeek(),
        refused.NoPeek(again=True),
        refused.PartnerNotReady(seat),
        refused.PermissionRefused(),
        refused.CardsLeftOver(need),
        refused.CannotHold(have),
        refused.UndoOutOfTurn(seat),
        refused.UndoTooFar(have),
    )
