"""Tests for game/engine/agreements.py: which moves keep to what was agreed, judged on one position each."""

import pytest
from msgspec.structs import replace

from game.engine.agreements import Agreement, agreements_of, broken_by
from game.engine.moves import Answer, Draw, Hold, Move
from game.engine.state import Table
from tests.build import CAMPUS, WEB, books, clean_book, go_out, lay, my_view, refusal, table, take, throw

EVERYTHING = tuple(Agreement)
KINGS = "KC KD KH"


def broken(now: Table, move: Move) -> Agreement | None:
    """What a legal move of the seat to move breaks."""
    view = my_view(now)
    assert refusal(now, move) is None
    return broken_by(view, move, EVERYTHING)


def test_whoever_can_open_does() -> None:
    """Given sixty points in the hand, a discard instead breaks the promise; opening, or less in hand, does not."""
    able = table("AC AD AH 4C 6S", phase="play")
    assert broken(able, throw("4C")) is Agreement.OPEN_EARLY
    assert broken(able, lay("AC AD AH")) is None
    assert broken(table("AC AD 4C 6S", phase="play"), throw("4C")) is None


def test_wilds_count_for_an_opening_too() -> None:
    """Given a pair of aces and a joker, which are ninety points, waiting breaks the promise."""
    assert broken(table("AC AD *R 4C 6S", phase="play"), throw("4C")) is Agreement.OPEN_EARLY


def test_who_is_open_need_not_open_again() -> None:
    """Given melds on the table, keeping another meld back breaks nothing."""
    assert broken(table("AC AD AH 4C", phase="play", melds=[KINGS]), throw("4C")) is None


@pytest.mark.parametrize("laid", ["2C > 0", "2C KS > 0"])
def test_no_wild_goes_onto_a_clean_meld(laid: str) -> None:
    """Given clean kings, a wild on them breaks it, alone or with a king; a king alone does not."""
    now = table("2C KS 4C 9D", phase="play", melds=[KINGS, "QC QD *R"])
    assert broken(now, lay(laid)) is Agreement.KEEP_CLEAN
    assert broken(now, lay("KS > 0")) is None
    assert broken_by(my_view(now), lay("2C > 1"), [Agreement.KEEP_CLEAN]) is None


def test_a_clean_meld_stays_so_even_to_go_out() -> None:
    """Given a two that only three clean aces would take, going out with it breaks the promise."""
    now = table("2C 4C", WEB, phase="play", melds=[*books(WEB, 1, 1), clean_book("A", 3)], played_foot=(0, 2))
    assert broken(now, go_out("2C > 2", discard="4C")) is Agreement.KEEP_CLEAN


def test_wilds_are_laid_where_they_complete_a_book() -> None:
    """Given melds of six and of four, a wild may go onto the first alone, and no second one with it."""
    now = table("2C *R 4C 9D QS", phase="play", melds=["KC KD KH KS KC 2D", "QC QD QH 2H"])
    saving = [Agreement.SAVE_WILDS]
    view = my_view(now)
    assert broken_by(view, lay("2C > 0"), saving) is None
    assert broken_by(view, lay("2C > 1"), saving) is Agreement.SAVE_WILDS
    assert broken_by(view, lay("2C *R > 0"), saving) is Agreement.SAVE_WILDS
    assert broken_by(view, lay("QS > 1"), saving) is None


def test_wilds_may_lead_into_the_foot() -> None:
    """Given two wilds and a card to discard, laying both on kings breaks nothing; with a card more in hand it does."""
    melds = ["KC KD KH 2D"]
    assert broken_by(my_view(table("2C *R 4C", phase="play", melds=melds)), lay("2C *R > 0"), EVERYTHING) is None
    more = my_view(table("2C *R 4C 5D", phase="play", melds=melds))
    assert broken_by(more, lay("2C *R > 0"), EVERYTHING) is Agreement.SAVE_WILDS


def test_no_wild_is_discarded_while_there_is_anything_else() -> None:
    """Given a four beside a two, the two stays; given wilds alone, one may go."""
    melds = [clean_book("K", 3)]
    assert broken(table("2C 4C", phase="play", melds=melds), throw("2C")) is Agreement.SAVE_WILDS
    assert broken(table("2C 2D", phase="play", melds=melds), throw("2C")) is None


def test_an_opening_and_going_out_may_cost_wilds() -> None:
    """Given no melds yet, a pair with a joker opens and breaks nothing."""
    assert broken(table("AC AD *R 4C 6S", phase="play"), lay("AC AD *R")) is None


def test_nobody_goes_out_before_the_partner_has_the_foot() -> None:
    """Given a way out, it breaks the promise while the partner plays from the hand, and not once the foot is up."""
    rules = replace(WEB, partners_foot="none")
    melds = [*books(WEB, 1, 1), clean_book("A", 3)]
    early = table("AS 4C", rules, phase="play", melds=melds, played_foot=(0,))
    assert broken(early, go_out("AS > 2", discard="4C")) is Agreement.WAIT_FOR_FOOT
    late = table("AS 4C", rules, phase="play", melds=melds, played_foot=(0, 2))
    assert broken(late, go_out("AS > 2", discard="4C")) is None


def test_other_decisions_break_nothing() -> None:
    """Given a draw, a pile to take and somebody's last card, none of it has to do with what was agreed."""
    now = table("KC KD 4C 5C", pile="9D KH", melds=["QC QD QH"])
    assert broken(now, Draw()) is None
    assert broken(now, take("KC KD KH")) is None
    assert broken_by(my_view(now), Hold(), [Agreement.SAVE_WILDS, Agreement.WAIT_FOR_FOOT]) is None
    assert broken_by(my_view(now), Answer(False), EVERYTHING) is None


def test_who_is_asked_waits_for_the_other_partner() -> None:
    """Given three partners of whom one plays from the hand, yes breaks the promise; given all feet up, it does not."""
    everybody = table("AS 4C", CAMPUS, players=6, phase="play", played_foot=(0, 2, 4))
    late = table("AS 4C", CAMPUS, players=6, phase="play", played_foot=(0, 2))
    assert broken_by(my_view(late), Answer(True), EVERYTHING) is Agreement.WAIT_FOR_FOOT
    assert broken_by(my_view(everybody), Answer(True), EVERYTHING) is None


def test_words_of_another_program_are_no_agreement() -> None:
    """Given whatever a record says, only what this program knows is kept, once and in one order."""
    assert agreements_of(["wait_for_foot", "be_nice", "open_early", "open_early"]) == (
        Agreement.OPEN_EARLY,
        Agreement.WAIT_FOR_FOOT,
    )
