"""Campus Books: books of eight, wilds below half, threes, and the footnotes' other books (seed 001)."""

import pytest
from msgspec.structs import replace

from game.engine.refusal import BooksMissing, TooManyWilds
from tests.build import (
    CAMPUS,
    after,
    books,
    clean_book,
    code,
    dirty_book,
    go_out,
    lay,
    meld,
    refusal,
    score,
    table,
)
from tests.readings.cites import cites


@cites("S001-18")
def test_closed_books_go_on_taking_cards() -> None:
    now = table("KC JC 2S 9C 8C", CAMPUS, phase="play", melds=[clean_book("K", 8), dirty_book("J", 8)])
    assert code(now, lay("KC > 0", "JC > 1", "2S > 1")) is None
    assert code(now, lay("2S > 0")) is None


@cites("S001-19")
@pytest.mark.parametrize("wild", ["2C", "*R"])
def test_twos_and_jokers_fit_every_book(wild: str) -> None:
    now = table(f"{wild} 9C 9D 8C 7H", CAMPUS, phase="play", melds=["KC KD KH", "4C 4D 4H"])
    for move in (lay(f"{wild} > 0"), lay(f"{wild} > 1"), lay(f"9C 9D {wild}")):
        assert code(now, move) is None


@cites("S001-20", "S001-21")
def test_a_clean_book_is_worth_more_than_a_dirty_one() -> None:
    clean = table(rules=CAMPUS, melds=[clean_book("K", 8)], stock="", bare=True)
    dirty = table(rules=CAMPUS, melds=[dirty_book("K", 8)], stock="", bare=True)
    assert (meld(clean).kind, meld(dirty).kind) == ("clean", "dirty")
    assert score(clean).books > score(dirty).books > 0


@cites("S001-22")
def test_four_fives_carry_three_wilds_at_most() -> None:
    now = table("2C 2D 2H 2S 9C 9D 8C", CAMPUS, phase="play", melds=["5C 5D 5H 5S"], stock="4C 4D")
    assert code(now, lay("2C 2D 2H > 0")) is None
    why = refusal(now, lay("2C 2D 2H 2S > 0"))
    assert isinstance(why, TooManyWilds)
    assert (why.code, why.have, why.need) == ("wild_limit", 4, 3)
    assert code(now, lay("9C 9D 2C")) is None
    assert code(now, lay("9C 9D 2C 2D")) == "wild_limit"


@cites("S001-23")
@pytest.mark.parametrize("size", [3, 8])
def test_one_book_of_a_rank(size: int) -> None:
    now = table("KC KD KH 9C", CAMPUS, phase="play", melds=[clean_book("K", size)])
    assert code(now, lay("KC KD KH")) == "second_meld"


@cites("S001-25")
def test_a_red_three_unplayed_costs_five_hundred_in_hand_or_foot() -> None:
    assert score(table("3D 3C", CAMPUS, foot="3H 3S", stock="", bare=True)).left == 1000


@cites("S001-58")
def test_variation_further_cards_begin_a_new_book() -> None:
    rules = replace(CAMPUS, closed_book="sealed", second_meld="after_closing")
    closed = table("KC KD KH 9C", rules, phase="play", melds=[clean_book("K", 8)])
    assert code(closed, lay("KC > 0")) == "closed_book"
    assert code(closed, lay("KC KD KH")) is None
    still_open = table("KC KD KH 9C", rules, phase="play", melds=[clean_book("K", 7)])
    assert code(still_open, lay("KC KD KH")) == "second_meld"


@cites("S001-59")
@pytest.mark.parametrize(
    ("size", "clean", "points"), [(13, True, 500), (14, True, 1000), (14, False, 600), (16, True, 1000)]
)
def test_variation_a_double_book_of_fourteen(size: int, clean: bool, points: int) -> None:
    book = clean_book("K", size) if clean else dirty_book("K", size)
    assert score(table(rules=replace(CAMPUS, double_book=14), melds=[book], stock="", bare=True)).books == points


@cites("S001-60")
def test_variation_a_book_of_wilds_alone() -> None:
    rules = replace(CAMPUS, wild_melds="allowed")
    now = table("2C 2D *R KC 9C", rules, phase="play", melds=["AC AD AH"])
    laid = after(now, lay("2C 2D *R"))
    assert meld(laid, 1).kind == "wild"
    assert code(laid, lay("KC > 1")) == "wild_only"
    whole = "2C 2D 2H 2S 2C *R *B *R"
    assert score(table(rules=rules, melds=[whole], stock="", bare=True)).books == 1500
    assert code(table("2C 2D *R KC", CAMPUS, phase="play", melds=["AC AD AH"]), lay("2C 2D *R")) == "wild_only"


@cites("S001-61")
def test_variation_a_book_of_wilds_demanded() -> None:
    rules = replace(CAMPUS, wild_melds="required", permission=False)
    wilds = "2H 2S 2H 2S *R *B *R *B"
    without = table("9H", rules, phase="play", in_foot=(0,), melds=books(rules, 1, 1))
    why = refusal(without, go_out(discard="9H"))
    assert isinstance(why, BooksMissing)
    assert (why.code, why.clean, why.dirty, why.wild) == ("books_missing", 0, 0, 1)
    with_one = table("9H", rules, phase="play", in_foot=(0,), melds=(*books(rules, 1, 1), wilds))
    assert code(with_one, go_out(discard="9H")) is None
    short = table("9H", rules, phase="play", in_foot=(0,), melds=(*books(rules, 1, 1), wilds[3:]))
    assert code(short, go_out(discard="9H")) == "books_missing"


@cites("S001-62")
def test_variation_one_wild_for_two_naturals() -> None:
    rules = replace(CAMPUS, wild_limit="half")
    for fives, wilds in (("5C 5D 5H 5S", 2), ("5C 5D 5H 5S 5C", 2), ("5C 5D 5H", 1)):
        now = table("2C 2D 2H 9C 8C", rules, phase="play", melds=[fives], stock="4C 4D")
        assert code(now, lay(f"{'2C 2D 2H'[: 3 * wilds - 1]} > 0")) is None
        assert code(now, lay(f"{'2C 2D 2H'[: 3 * wilds + 2]} > 0")) == "wild_limit"
