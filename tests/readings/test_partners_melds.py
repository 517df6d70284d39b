import pytest

from game.engine.events import BookCompleted
from game.engine.refusal import TooManyWilds
from game.engine.table.board import Phase
from tests.build import PARTNERS, after, clean_book, code, dirty_book, lay, meld, only, refusal, table, throw, told
from tests.readings.cites import cites


@cites("S004-22")
@pytest.mark.parametrize("size", [3, 4, 5, 6, 7])
def test_a_meld_is_three_to_seven_of_a_rank(size: int) -> None:
    kings = clean_book("K", size)
    now = table(f"{kings} QC 9C 8C", PARTNERS, phase="play", melds=["AC AD AH"])
    assert " ".join(meld(after(now, lay(kings)), 1).cards) == kings
    assert code(now, lay(f"{kings} QC")) == "mixed_ranks"


@cites("S004-23")
def test_less_than_three_is_no_meld() -> None:
    now = table("KH KD 9C 8C", PARTNERS, phase="play", melds=["AC AD AH"])
    assert code(now, lay("KH KD")) == "too_few_cards"
    assert code(now, lay("KH")) == "too_few_cards"


@cites("S004-24", "S004-25")
def test_either_partner_adds_to_the_sides_melds() -> None:
    now = table("KC 2C 9C 8C", PARTNERS, phase="play", seat=2, melds=[clean_book("K", 6)])
    closed = after(now, lay("KC > 0"))
    assert only(told(now, lay("KC > 0")), BookCompleted).team == 0
    assert code(closed, lay("2C > 0")) == "closed_book"
    assert code(now, lay("2C > 0")) is None


@cites("S004-26", "reading 3")
def test_seven_cards_close_a_meld() -> None:
    now = table("KC KD 2S 9C", PARTNERS, phase="play", melds=[dirty_book("K", 6)])
    closed = after(now, lay("KC > 0"))
    assert code(closed, lay("2S > 0")) == "closed_book"
    assert code(closed, lay("KD > 0")) is None


@cites("S004-27", "reading 3")
def test_a_second_meld_of_the_rank_after_the_first_is_complete() -> None:
    short = table("KC KD KH 9C", PARTNERS, phase="play", melds=[clean_book("K", 6)])
    assert code(short, lay("KC KD KH")) == "second_meld"
    closed = table("KC KD KH KS KS KS 9C", PARTNERS, phase="play", melds=[clean_book("K", 7)])
    second = after(closed, lay("KC KD KH"))
    assert len(second.board.melds[0]) == 2
    assert code(second, lay("KS KS KS")) == "second_meld"


@cites("S004-29")
@pytest.mark.parametrize(("naturals", "wilds", "fits"), [(2, 1, True), (3, 1, True), (3, 2, False), (4, 2, True)])
def test_naturals_number_at_least_double_the_wilds(naturals: int, wilds: int, fits: bool) -> None:
    cards = f"{clean_book('K', naturals)} {'2C *R'[: 3 * wilds - 1]}"
    now = table(f"{cards} 9C 8C", PARTNERS, phase="play", melds=["AC AD AH"])
    assert code(now, lay(cards)) == (None if fits else "wild_limit")


@cites("S004-31")
def test_two_wilds_are_the_most() -> None:
    now = table("2C 2D *R 9C 8C", PARTNERS, phase="play", melds=["KC KD KH KS"])
    assert code(now, lay("2C 2D > 0")) is None
    big = table(f"{clean_book('K', 6)} 2C 2D *R 9C", PARTNERS, phase="play", melds=["AC AD AH"])
    why = refusal(big, lay(f"{clean_book('K', 6)} 2C 2D *R"))
    assert isinstance(why, TooManyWilds)
    assert (why.code, why.have, why.need) == ("wild_limit", 3, 2)


@cites("S004-37", "S004-38")
@pytest.mark.parametrize("book", [clean_book("K"), dirty_book("K")])
def test_completed_piles_take_cards_of_the_rank_and_no_wilds(book: str) -> None:
    now = table("KC 2S *R 9C", PARTNERS, phase="play", melds=[book], bare=True)
    assert len(meld(after(now, lay("KC > 0"))).cards) == 8
    for wild in ("2S > 0", "*R > 0", "KC 2S > 0"):
        assert code(now, lay(wild)) == "closed_book"


@cites("S004-68")
def test_black_threes_leave_one_by_one() -> None:
    now = table("3C 3S KC 9C", PARTNERS, phase="play", melds=["AC AD AH"])
    once = after(now, throw("3C"))
    assert (once.hands[0], once.board.turn, once.board.phase) == (("KC", "9C", "3S"), 1, Phase.DRAW)
    assert code(now, lay("3C 3S > 0")) == "three"
