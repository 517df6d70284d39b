"""Couples: red and black books that keep their colour, the end of the round and the score (seed 003)."""

import pytest

from game.engine.events import BookCompleted
from game.engine.moves import Pass
from game.engine.refusal import BooksMissing
from game.engine.table.board import Phase
from game.engine.table.state import before_first_deal
from game.play.dealer import Dealer
from tests.build import (
    COUPLES,
    after,
    books,
    clean_book,
    code,
    dirty_book,
    go_out,
    lay,
    meld,
    next_round,
    only,
    refusal,
    score,
    scores,
    table,
    told,
)
from tests.readings.cites import cites

READY = books(COUPLES, 2, 3)


@cites("S003-10")
@pytest.mark.parametrize(("naturals", "wilds"), [("K" * 6, "2C"), ("K" * 4, "2C 2D 2H"), ("K" * 4, "2C 2D 2H *R")])
def test_a_black_book_is_at_most_half_wild(naturals: str, wilds: str) -> None:
    """Given seven cards or eight of which up to half are wild, the book is black; more wilds never lie there."""
    lying = clean_book("K", len(naturals))
    now = table(f"{wilds} 9C 8C", COUPLES, phase="play", melds=[lying])
    assert only(told(now, lay(f"{wilds} > 0")), BookCompleted).kind == "dirty"
    over = table("2C 2D 2H 2S *R 9C", COUPLES, phase="play", melds=[clean_book("K", 4)])
    assert code(over, lay("2C 2D 2H 2S *R > 0")) == "wild_limit"


@cites("S003-11")
def test_a_red_book_has_no_wild() -> None:
    """Given seven kings, the book is red."""
    now = table("KC 9C 8C", COUPLES, phase="play", melds=[clean_book("K", 6)])
    assert only(told(now, lay("KC > 0")), BookCompleted).kind == "clean"


@cites("S003-22")
def test_naturals_at_least_equal_the_wilds() -> None:
    """Given two kings, two wilds are the most, when starting a group and when adding to one."""
    now = table("KH KD 2C 2D 2H 9C", COUPLES, phase="play", melds=["AC AD 2S"])
    assert code(now, lay("KH KD 2C 2D")) is None
    assert code(now, lay("KH KD 2C 2D 2H")) == "wild_limit"
    assert code(now, lay("2C > 0")) is None
    assert code(now, lay("2C 2D > 0")) == "wild_limit"


@cites("S003-28")
def test_a_books_colour_is_final() -> None:
    """Given a red book, a wild is refused; on an open group of six kings it is still allowed and makes it black."""
    now = table("2C 9C 8C", COUPLES, phase="play", melds=[clean_book("K"), clean_book("Q", 6)])
    assert code(now, lay("2C > 0")) == "closed_book"
    assert meld(after(now, lay("2C > 1")), 1).kind == "dirty"


@cites("S003-29")
def test_books_grow_on_within_their_colour() -> None:
    """Given a red book it takes kings; given a black one of four naturals it takes one wild more."""
    melds = [clean_book("K"), dirty_book("Q", 7, "2C 2D 2H")]
    now = table("KS KC QC 2S *R 9C", COUPLES, phase="play", melds=melds)
    assert code(now, lay("KS KC > 0")) is None
    assert code(now, lay("2S > 1")) is None
    assert code(now, lay("2S *R > 1")) == "wild_limit"
    assert code(now, lay("QC 2S *R > 1")) is None


@cites("S003-34")
@pytest.mark.parametrize(("clean", "dirty", "missing"), [(1, 3, (1, 0)), (2, 2, (0, 1)), (3, 1, (0, 2))])
def test_three_black_and_two_red_books_end_the_round(clean: int, dirty: int, missing: tuple[int, int]) -> None:
    """Given fewer of a colour, the last card cannot go; with three black and two red it can, out of the foot only."""
    short = table("9H", COUPLES, phase="play", in_foot=(0,), melds=books(COUPLES, clean, dirty), bare=True)
    why = refusal(short, go_out(discard="9H"))
    assert isinstance(why, BooksMissing)
    assert (why.code, why.clean, why.dirty) == ("books_missing", *missing)
    assert code(table("9S", COUPLES, phase="play", in_foot=(0,), melds=READY), go_out(discard="9S")) is None
    assert code(table("9S", COUPLES, phase="play", melds=READY), go_out(discard="9S")) == "not_in_foot"


@cites("S003-35")
def test_the_partner_may_still_hold_cards() -> None:
    """Given a partner with hand and foot untouched, his mate goes out without asking him."""
    now = table("9S", COUPLES, phase="play", in_foot=(0,), melds=READY)
    assert after(now, go_out(discard="9S")).board.phase == Phase.ENDED


@cites("S003-39", "S003-42")
def test_scores_are_settled_after_each_round() -> None:
    """Given a round's end, the difference of what was won and lost goes to each team's account."""
    now = table("KH", COUPLES, stock="", melds=["AC AD AS"], totals=(100, 200), hands={1: "*R"}, bare=True)
    assert [line.total for line in scores(now, Pass())] == [50, -50]
    assert after(now, Pass()).board.totals == (150, 150)


@cites("S003-40")
def test_bonuses_and_all_cards_played_count() -> None:
    """Given a red book and an open group, 500 and the values of all ten cards, those in the book too, are won."""
    line = score(table(rules=COUPLES, melds=[clean_book("K"), "AC AD AS"], stock="", bare=True))
    assert (line.books, line.melded, line.total) == (500, 130, 630)


@cites("S003-41", "reading 6")
def test_what_remains_is_negative_red_threes_too() -> None:
    """Given an ace in the hand and a red three and a nine in the foot, 525 are lost."""
    assert score(table("AC", COUPLES, foot="3D 9C", stock="", bare=True)).total == -525


@cites("S003-43")
def test_then_the_cards_are_shuffled_and_drawn_for_again() -> None:
    """Given a round settled, the next has all cards again, a new draw for high card and a new order."""
    before = after(table("KC", COUPLES, stock="", bare=True), Pass())
    deal = Dealer(1).deal(before.board)
    assert deal.draws
    now = next_round(before)
    assert (now.board.round, now.board.hands, now.board.melds) == (2, (11,) * 4, ((), ()))
    assert deal.deck != Dealer(1).deal(before_first_deal(COUPLES, 4, 2).board).deck


@cites("S003-47")
def test_most_points_after_four_rounds_win() -> None:
    """Given the end of round 4, the team with the larger account has won."""
    over = after(table("KC", COUPLES, stock="", n=4, totals=(9, -2), bare=True), Pass())
    assert over.board.is_match_over
    assert (over.board.totals, over.board.winners) == ((-1, -2), (0,))


@cites("reading 14")
def test_going_out_is_possible_either_way() -> None:
    """Given the books, hand and foot may be emptied by melding alone as well as by a last discard."""
    now = table("KS QS", COUPLES, phase="play", in_foot=(0,), melds=READY)
    assert code(now, go_out("KS > 0", "QS > 1")) is None
    assert code(now, go_out("KS > 0", discard="QS")) is None
