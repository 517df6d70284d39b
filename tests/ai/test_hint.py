"""Hints: the facts that speak for a move."""

import pytest

from game.ai.hint import advice_for, as_it_thinks, hint
from game.ai.player import Think
from game.engine.advice import Why
from game.engine.moves import Draw
from tests.build import WEB, lay, my_view, table, take, throw

ACES = ["AC AD AS"]


def test_a_hint_is_what_hard_would_do_and_marks_its_cards() -> None:
    """Given a red three, the hint is to discard it, the card is marked and its price told."""
    advice = hint(my_view(table("3H 5C 9D QS", phase="play", melds=ACES)))
    assert (advice.move, advice.why, advice.cards, advice.have) == (throw("3H"), Why.RED_THREE, ("3H",), 300)


@pytest.mark.parametrize(
    ("hand", "move", "why"),
    [
        ("KC KD KH 5C", lay("KC KD KH"), Why.TAKE_FOOT_NEXT),
        ("KC KD KH", lay("KC KD KH"), Why.TAKE_FOOT),
        ("KC KD KH 5C 6C 7C", lay("KC KD KH"), Why.NEW_CLEAN),
        ("KC KD 2C 5C 6C 7C", lay("KC KD 2C"), Why.NEW_DIRTY),
        ("AC AD 5C 6C 7C", lay("AC AD > 0"), Why.CLEAN_GROWS),
        ("AC 2D 5C 6C 7C", lay("2D > 0"), Why.DIRTY_GROWS),
        ("AC AD AH AS 5C 6C 7C", lay("AC AD AH AS > 0"), Why.CLEAN_BOOK),
        ("AC AD AH 2C 5C 6C 7C", lay("AC AD AH 2C > 0"), Why.DIRTY_BOOK),
        ("KC 5C 5D", throw("KC"), Why.LONE_CARD),
        ("KC KD 5C 5D", throw("KC"), Why.LEAST_USE),
        ("3C 5C 5D", throw("3C"), Why.BLACK_THREE),
    ],
)
def test_each_move_has_its_reason(hand: str, move: object, why: Why) -> None:
    """Given a hand and a move of an open team, the strongest fact about the move is the reason."""
    advice = advice_for(my_view(table(hand, phase="play", melds=ACES)), move)  # type: ignore[arg-type]  # parametrized
    assert advice.why == why


def test_an_opening_tells_its_points_and_what_is_needed() -> None:
    """Given a team that is not open, the reason is the opening, in points."""
    advice = advice_for(my_view(table("KC KD KH QC QD QS 5C 6C 7C", phase="play")), lay("KC KD KH", "QC QD QS"))
    assert (advice.why, advice.have, advice.need) == (Why.OPEN, 60, 50)


def test_a_rank_that_rivals_have_melded_is_said_to_be_theirs() -> None:
    """Given a lone nine and nines on the rivals' table, the discard is explained by whose they are."""
    now = table("9C 5C 5D", phase="play", melds=ACES, their_melds=["9D 9H 9S"])
    advice = advice_for(my_view(now), throw("9C"))
    assert (advice.why, advice.seat, advice.kept) == (Why.RIVALS_COLLECT, 1, "5")


def test_taking_the_pile_counts_what_fits() -> None:
    """Given an upcard that fits, the advice counts the cards that come and marks the pair from the hand."""
    now = table("KC KD 4C 5C", pile="KS", melds=ACES)
    advice = advice_for(my_view(now), take("KS KC KD"))
    assert (advice.why, advice.cards, advice.count, advice.have) == (Why.PILE_FITS, ("KC", "KD"), 1, 1)


def test_drawing_says_why_the_pile_stays() -> None:
    """Given a three on the pile, drawing is explained by its being closed; given a poor pile, by that."""
    assert advice_for(my_view(table("KC KD", pile="3S", rules=WEB)), Draw()).why == Why.PILE_CLOSED
    assert advice_for(my_view(table("KC KD", pile="5S", rules=WEB)), Draw()).why == Why.PILE_POOR


def test_thinking_on_begins_with_the_quick_hint() -> None:
    """Given time, the first advice is that of hard, and there is one after every slice of thinking."""
    view = my_view(table("KC KD KH 9C 9D 2C 4H 5S JD", phase="play", melds=["AC AD AS 2D"]))
    first, *later = as_it_thinks(view, Think(effort=60))
    assert first == hint(view)
    assert later
