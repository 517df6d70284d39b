"""Campus Books: going out, and the partner's permission (seed 001)."""

import pytest
from msgspec.structs import replace

from game.engine.moves import Answer
from game.engine.refusal import BooksMissing
from game.engine.table.board import Phase
from tests.build import CAMPUS, after, books, clean_book, code, dirty_book, go_out, refusal, table, throw
from tests.readings.cites import cites

READY = books(CAMPUS, 1, 1)


@cites("S001-27")
@pytest.mark.parametrize(
    ("melds", "missing"),
    [
        ((clean_book("K", 8),), (0, 1)),
        ((dirty_book("K", 8),), (1, 0)),
        ((clean_book("K", 8), dirty_book("Q", 7)), (0, 1)),
        ((clean_book("K", 7), dirty_book("Q", 8)), (1, 0)),
    ],
)
def test_one_clean_and_one_dirty_book_of_eight_are_needed(melds: tuple[str, ...], missing: tuple[int, int]) -> None:
    """Given one of the two lacking, or a card short of eight, the player cannot even ask to go out."""
    why = refusal(table("9H", CAMPUS, phase="play", in_foot=(0,), melds=melds), go_out(discard="9H"))
    assert isinstance(why, BooksMissing)
    assert (why.code, why.clean, why.dirty) == ("books_missing", *missing)


@cites("S001-28")
def test_the_partner_has_to_agree() -> None:
    """Given a proposal, nothing happens on the table until the partner answers; a yes carries it out."""
    now = table("KH 9H", CAMPUS, phase="play", in_foot=(0,), melds=READY)
    asked = after(now, go_out("KH > 0", discard="9H"))
    assert (asked.board.phase, asked.board.mover, asked.board.melds) == (Phase.ANSWER, 2, now.board.melds)
    assert code(asked, throw("9H")) == "wrong_phase"
    assert after(asked, Answer(True)).board.out == 0


@cites("S001-28")
def test_a_refusal_forbids_it() -> None:
    """Given a no, the table is as before, the asker's turn goes on, and he cannot ask again in it."""
    now = table("KH 9H", CAMPUS, phase="play", in_foot=(0,), melds=READY)
    refused = after(now, go_out("KH > 0", discard="9H"), Answer(False))
    assert (refused.hands, refused.board.melds, refused.board.mover) == (now.hands, now.board.melds, 0)
    assert code(refused, go_out("KH > 0", discard="9H")) == "refused"
    assert after(refused, throw("9H")).board.turn == 1


@cites("S001-53")
def test_the_very_last_card_is_a_discard() -> None:
    """Given a last card that fits a book, it may not be melded to go out."""
    now = table("KH QH", CAMPUS, phase="play", in_foot=(0,), melds=(*READY, "QC QD QS"))
    assert code(now, go_out("KH > 0", "QH > 2")) == "final_discard"
    assert code(now, go_out("KH > 0", discard="QH")) is None


@cites("S001-68")
def test_variation_no_last_discard_is_needed() -> None:
    """Given that the last card may be melded, everything goes onto the books; a discard remains possible."""
    rules = replace(CAMPUS, final_discard="optional")
    now = table("KH QH", rules, phase="play", in_foot=(0,), melds=(*READY, "QC QD QS"))
    assert code(now, go_out("KH > 0", "QH > 2")) is None
    assert code(now, go_out("KH > 0", discard="QH")) is None
