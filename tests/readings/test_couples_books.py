from game.engine.moves import Pass
from game.engine.table.state import before_first_deal
from game.play.dealer import Dealer
from tests.build import (
    COUPLES,
    after,
    clean_book,
    code,
    dirty_book,
    lay,
    meld,
    next_round,
    score,
    scores,
    table,
)
from tests.readings.cites import cites


@cites("S003-22")
def test_naturals_at_least_equal_the_wilds() -> None:
    now = table("KH KD 2C 2D 2H 9C", COUPLES, phase="play", melds=["AC AD 2S"])
    assert code(now, lay("KH KD 2C 2D")) is None
    assert code(now, lay("KH KD 2C 2D 2H")) == "wild_limit"
    assert code(now, lay("2C > 0")) is None
    assert code(now, lay("2C 2D > 0")) == "wild_limit"


@cites("S003-28")
def test_a_books_colour_is_final() -> None:
    now = table("2C 9C 8C", COUPLES, phase="play", melds=[clean_book("K"), clean_book("Q", 6)])
    assert code(now, lay("2C > 0")) == "closed_book"
    assert meld(after(now, lay("2C > 1")), 1).kind == "dirty"


@cites("S003-29")
def test_books_grow_on_within_their_colour() -> None:
    melds = [clean_book("K"), dirty_book("Q", 7, "2C 2D 2H")]
    now = table("KS KC QC 2S *R 9C", COUPLES, phase="play", melds=melds)
    assert code(now, lay("KS KC > 0")) is None
    assert code(now, lay("2S > 1")) is None
    assert code(now, lay("2S *R > 1")) == "wild_limit"
    assert code(now, lay("QC 2S *R > 1")) is None


@cites("S003-39", "S003-42")
def test_scores_are_settled_after_each_round() -> None:
    now = table("KH", COUPLES, stock="", melds=["AC AD AS"], totals=(100, 200), hands={1: "*R"}, bare=True)
    assert [line.total for line in scores(now, Pass())] == [50, -50]
    assert after(now, Pass()).board.totals == (150, 150)


@cites("S003-40")
def test_bonuses_and_all_cards_played_count() -> None:
    line = score(table(rules=COUPLES, melds=[clean_book("K"), "AC AD AS"], stock="", bare=True))
    assert (line.books, line.melded, line.total) == (500, 130, 630)


@cites("S003-41", "reading 6")
def test_what_remains_is_negative_red_threes_too() -> None:
    assert score(table("AC", COUPLES, foot="3D 9C", stock="", bare=True)).total == -525


@cites("S003-43")
def test_then_the_cards_are_shuffled_and_drawn_for_again() -> None:
    before = after(table("KC", COUPLES, stock="", bare=True), Pass())
    deal = Dealer(1).deal(before.board)
    assert deal.draws
    now = next_round(before)
    assert (now.board.round, now.board.hands, now.board.melds) == (2, (11,) * 4, ((), ()))
    assert deal.deck != Dealer(1).deal(before_first_deal(COUPLES, 4, 2).board).deck
