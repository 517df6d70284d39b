"""Hints: the facts that speak for a move."""

import pytest
from msgspec.structs import replace

from game.ai.advice.hint import advice_for, as_it_thinks, hint
from game.ai.player import Think
from game.cards import Rank
from game.engine import advice as facts
from game.engine.advice import Why
from game.engine.moves import Draw
from tests.build import WEB, go_out, lay, my_view, table, take, throw

ACES = ["AC AD AS"]


def test_a_hint_is_what_hard_would_do_and_marks_its_cards() -> None:
    """Given a red three, the hint is to discard it, the card is marked and its price told."""
    advice = hint(my_view(table("3H 5C 9D QS", phase="play", melds=ACES)))
    assert (advice.move, advice.why, advice.cards) == (throw("3H"), facts.RedThreeCosts(300), ("3H",))


@pytest.mark.parametrize(
    ("hand", "move", "why"),
    [
        ("KC KD KH 5C", lay("KC KD KH"), facts.LeavesTheDiscard()),
        ("KC KD KH", lay("KC KD KH"), facts.EmptiesHand()),
        ("KC KD KH 5C 6C 7C", lay("KC KD KH"), facts.BeginsMeld("clean", Rank("K"), 3, 4)),
        ("KC KD 2C 5C 6C 7C", lay("KC KD 2C"), facts.BeginsMeld("dirty", Rank("K"), 3, 4)),
        ("AC AD 5C 6C 7C", lay("AC AD > 0"), facts.MeldGrows("clean", Rank("A"), 5, 2)),
        ("AC 2D 5C 6C 7C", lay("2D > 0"), facts.MeldGrows("dirty", Rank("A"), 4, 3)),
        ("AC AD AH AS 5C 6C 7C", lay("AC AD AH AS > 0"), facts.CompletesBook("clean", Rank("A"))),
        ("AC AD AH 2C 5C 6C 7C", lay("AC AD AH 2C > 0"), facts.CompletesBook("dirty", Rank("A"))),
        ("KC 5C 5D", throw("KC"), facts.HeldOnce(Rank("K"), Rank("5"))),
        ("KC KD 5C 5D", throw("KC"), facts.MissedLeast(Rank("K"), 2, Rank("5"))),
        ("3C 5C 5D", throw("3C"), facts.ThreeIsNoUse(Rank("5"))),
    ],
)
def test_each_move_has_its_reason(hand: str, move: object, why: Why) -> None:
    """Given a hand and a move of an open team, the strongest fact about the move is the reason."""
    advice = advice_for(my_view(table(hand, phase="play", melds=ACES)), move)  # type: ignore[arg-type]  # parametrized
    assert advice.why == why


def test_an_opening_tells_its_points_and_what_is_needed() -> None:
    """Given a team that is not open, the reason is the opening, in points."""
    advice = advice_for(my_view(table("KC KD KH QC QD QS 5C 6C 7C", phase="play")), lay("KC KD KH", "QC QD QS"))
    assert advice.why == facts.OpensTeam(60, 50)


def test_a_rank_that_rivals_have_melded_is_said_to_be_theirs() -> None:
    """Given a lone nine and nines on the rivals' table, the discard is explained by whose they are."""
    now = table("9C 5C 5D", phase="play", melds=ACES, their_melds=["9D 9H 9S"])
    advice = advice_for(my_view(now), throw("9C"))
    assert advice.why == facts.RivalsCollect(Rank("9"), 1, Rank("5"))


def test_taking_the_pile_counts_what_fits() -> None:
    """Given an upcard that fits, the advice counts the cards that come and marks the pair from the hand."""
    now = table("KC KD 4C 5C", pile="KS", melds=ACES)
    advice = advice_for(my_view(now), take("KS KC KD"))
    assert (advice.why, advice.cards) == (facts.PileFits(1, 1, 0), ("KC", "KD"))


def test_drawing_says_why_the_pile_stays() -> None:
    """Given a three on the pile it is closed; given no pair for it, that is why; given a pair and a poor pile, that."""
    assert advice_for(my_view(table("KC KD", pile="3S", rules=WEB)), Draw()).why == facts.PileClosed()
    no_pair = advice_for(my_view(table("KC KD 5H", pile="5S", rules=WEB)), Draw())
    assert no_pair.why == facts.NoPairForPile(Rank("5"))
    poor = advice_for(my_view(table("KC KD 5H 5D", pile="5S", melds=ACES)), Draw())
    assert isinstance(poor.why, facts.PileHelpsLittle)
    too_dear = my_view(table("5H 5D KC 9C", pile="5S", rules=WEB))  # a pair, but 15 points do not open
    assert advice_for(too_dear, Draw()).why == facts.PileOutOfReach()


def test_a_wild_that_has_room_is_not_said_to_have_none() -> None:
    """Given a two to discard, its having no place is a reason only where no meld of the team takes it."""
    plain = advice_for(my_view(table("2C KC", phase="play", melds=ACES)), throw("2C"))
    assert isinstance(plain.why, facts.MissedLeast)
    full = table("2C KC 4S", phase="play", melds=["AC AD 2D 2H"])
    assert advice_for(my_view(full), throw("2C")).why == facts.NoRoomForWild()


def test_who_hurries_because_of_the_stock_does_not_blame_a_rival() -> None:
    """Given a team behind and a stock that runs out, with no rival near, the stock is the reason for going out."""
    books = [" ".join(f"{rank}{suit}" for suit in "CDHSCDH") for rank in "QTJA5K"]
    dirty = [f"{' '.join(f'{rank}{suit}' for suit in 'CDHSC')} 2C 2D" for rank in "98"]
    rules = replace(WEB, out_clean=1, out_dirty=1)
    now = table("4C", rules=rules, phase="play", melds=[books[5], dirty[0]], their_melds=[*books[:5], dirty[1]],
                played_foot=(0, 2), stock="")  # fmt: skip
    advice = advice_for(my_view(now), go_out(discard="4C"))
    assert advice.why == facts.StockRunsOut(0)


def test_thinking_on_begins_with_the_quick_hint() -> None:
    """Given time, the first advice is that of hard, and there is one after every slice of thinking."""
    view = my_view(table("KC KD KH 9C 9D 2C 4H 5S JD", phase="play", melds=["AC AD AS 2D"]))
    first, *later = as_it_thinks(view, Think(effort=60))
    assert first == hint(view)
    assert later
