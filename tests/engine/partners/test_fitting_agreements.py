"""Tests for game/engine/partners/fitting_agreements.py: what a turn gives cause to ask for."""

from game.engine.apply import apply
from game.engine.moves import Draw, Move
from game.engine.partners.agreements import Agreement
from game.engine.partners.fitting_agreements import MOST_OFFERED, OpenStep, fitting_agreements
from game.engine.table.state import Table
from tests.build import WEB, after, books, clean_book, go_out, lay, table, take, throw

STOCK = " ".join(f"{rank}{suit}" for rank in "458TJQ" for suit in "CDHS")


def turn(now: Table, *moves: Move) -> list[OpenStep]:
    """The steps of seat 0's turn."""
    steps = []
    for move in moves:
        step = apply(now, move)
        steps.append(OpenStep(now.board, step.events, step.table.board))
        now = step.table
    return steps


def test_who_left_the_pile_may_be_asked_to_take_it() -> None:
    """Given a pile that was open and a draw, taking every pile comes first; given it was taken, it isn't offered."""
    now = table("9C 9D 4C 5S", pile="5D 9H", melds=["KC KD KH"], stock=STOCK)
    assert fitting_agreements(turn(now, Draw(), throw("5S")), 0)[0] is Agreement.TAKE_PILE
    took = turn(now, take("9C 9D 9H"), throw("5S"))
    assert Agreement.TAKE_PILE not in fitting_agreements(took, 0)


def test_a_wild_on_a_clean_meld_is_what_one_would_rather_not_have() -> None:
    """Given a wild laid on clean kings and a discard that fits the next rival, both are offered, and three at most."""
    now = table("2C 9C 5S", phase="play", melds=["KC KD KH"], their_melds=["9D 9H 9S"], stock=STOCK)
    found = fitting_agreements(turn(now, lay("2C > 0"), throw("9C")), 0)
    assert found == (Agreement.KEEP_CLEAN, Agreement.SAVE_WILDS, Agreement.FINISH_BOOKS)
    assert len(found) == MOST_OFFERED
    kept = (Agreement.KEEP_CLEAN, Agreement.SAVE_WILDS)
    assert fitting_agreements(turn(now, lay("2C > 0"), throw("9C")), 0, kept) == (
        Agreement.FINISH_BOOKS,
        Agreement.NO_GIFTS,
        Agreement.PLAY_SAFE,
    )


def test_a_black_three_on_a_small_pile_is_one_that_might_have_waited() -> None:
    """Given nothing but a three discarded before opening, saving threes and opening early are offered."""
    now = table("3C 9C 5S", phase="play", stock=STOCK)
    assert fitting_agreements(turn(now, throw("3C")), 0) == (Agreement.KEEP_THREES, Agreement.OPEN_EARLY)


def test_what_a_turn_leaves_behind_gives_cause_too() -> None:
    """Given new nines beside kings and a hand run down to one card, keeping cards and working together are offered;
    given five kings and no wild laid, not sitting on wilds.
    """
    now = table("9C 9D 9H 5S QC", phase="play", melds=["KC KD KH"], stock=STOCK)
    assert fitting_agreements(turn(now, lay("9C 9D 9H"), throw("5S")), 0) == (
        Agreement.KEEP_CARDS,
        Agreement.WORK_TOGETHER,
    )
    five = table("9C 9D 9H 5S QC JH TH", phase="play", melds=["KC KD KH KS 2H"], stock=STOCK)
    assert fitting_agreements(turn(five, throw("5S")), 0) == (Agreement.LAY_DOWN, Agreement.USE_WILDS)


def test_who_parts_with_a_rank_twice_had_a_pair() -> None:
    """Given a nine thrown in the turn before, keeping pairs is offered for another nine, not for a five."""
    before = table("9C 9D 5S QC", phase="play", melds=["KC KD KH"], players=2, teams=2, stock=STOCK)
    now = after(before, throw("9C"), Draw(), throw("4C"), Draw())
    for card, is_offered in (("9D", True), ("5S", False)):
        assert (Agreement.KEEP_PAIRS in fitting_agreements(turn(now, throw(card)), 0)) == is_offered


def test_a_pile_that_was_taken_need_not_have_been() -> None:
    """Given a pile taken early in a round, taking only useful ones is offered, and not leaving late ones."""
    now = table("9C 9D 4C 5S", pile="5D 9H", melds=["KC KD KH"], stock=STOCK)
    assert fitting_agreements(turn(now, take("9C 9D 9H"), throw("5S")), 0)[0] is Agreement.USEFUL_PILES


def test_who_went_out_might_have_played_on() -> None:
    """Given somebody who went out, waiting and playing on are offered, and nothing about the cards."""
    melds = [*books(WEB, 1, 1), clean_book("A", 3)]
    now = table("AS 4C", WEB, phase="play", melds=melds, played_foot=(0, 2), stock=STOCK)
    offered = fitting_agreements(turn(now, go_out("AS > 2", discard="4C")), 0)
    assert offered == (Agreement.WAIT_FOR_FOOT, Agreement.PLAY_ON)
