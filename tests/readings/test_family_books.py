import pytest

from game.engine.events import BookTurnedDirty, TeamOpened
from game.engine.refusal import TooManyWilds
from tests.build import FAMILY, after, clean_book, code, dirty_book, lay, meld, only, refusal, score, table, told
from tests.readings.cites import cites


@cites("S000-37")
def test_wilds_never_outnumber_naturals() -> None:
    now = table("KH KD 2C 2D *R 9C", FAMILY, phase="play", melds=["AC AD 2H 2S"])
    assert code(now, lay("KH KD 2C 2D")) is None
    why = refusal(now, lay("KH KD 2C 2D *R"))
    assert isinstance(why, TooManyWilds)
    assert (why.code, why.have, why.need) == ("wild_limit", 3, 2)
    assert code(now, lay("2C > 0")) == "wild_limit"


@cites("S000-40")
def test_closed_books_take_cards() -> None:
    now = table("KC JC 9C 8C", FAMILY, phase="play", melds=[clean_book("K"), dirty_book("J")])
    grown = after(now, lay("KC > 0", "JC > 1"))
    assert [len(book.cards) for book in grown.board.melds[0]] == [8, 8]


@cites("S000-46", "reading 8")
def test_the_minimum_comes_from_one_player() -> None:
    one = table("KH KD KS 9C 9D 9H 8C", FAMILY, phase="play", hands={2: "QH QD QS JH JD JS"})
    assert code(one, lay("KH KD KS")) == "opening_minimum"
    assert code(one, lay("KH KD KS", "QH QD QS")) == "not_in_hand"
    assert code(one, lay("KH KD KS", "9C 9D 9H")) is None


@cites("S000-51")
@pytest.mark.parametrize(
    ("groups", "points"),
    [(["AH AD AS"], 60), (["4H 4D *R"], 60), (["KH KD KS", "QH QD QS"], 60)],
)
def test_the_seeds_examples_of_sixty_open(groups: list[str], points: int) -> None:
    now = table(f"{' '.join(groups)} 9C 8C", FAMILY, phase="play")
    assert only(told(now, lay(*groups)), TeamOpened).points == points


@cites("S000-62")
def test_every_card_on_the_table_adds_its_value() -> None:
    line = score(table(rules=FAMILY, melds=[clean_book("K"), "AC AD *R"], stock="", bare=True))
    assert (line.melded, line.books, line.total) == (160, 500, 660)


@cites("S000-76")
def test_a_finished_dirty_book_takes_wilds_up_to_its_naturals() -> None:
    now = table("2C 2D 2H 2S 9C", FAMILY, phase="play", melds=[dirty_book("K", 7, "*R *B")])
    assert code(now, lay("2C 2D 2H > 0")) is None
    assert code(now, lay("2C 2D 2H 2S > 0")) == "wild_limit"


@cites("S000-85")
@pytest.mark.parametrize("first", ["KC KD KH", "KC KD KH KS KC KD KH"])
def test_a_team_may_own_two_sets_of_a_rank(first: str) -> None:
    now = table("KS KS KC 9C", FAMILY, phase="play", melds=[first])
    assert len(after(now, lay("KS KS KC")).board.melds[0]) == 2


@cites("S000-94", "reading 4")
@pytest.mark.parametrize("size", [5, 7, 8])
def test_a_clean_set_may_turn_dirty_at_any_time(size: int) -> None:
    now = table("2C 9C 8C", FAMILY, phase="play", melds=[clean_book("K", size)])
    dirtied = after(now, lay("2C > 0"))
    assert meld(dirtied).kind == "dirty"
    turned = [event for event in told(now, lay("2C > 0")) if isinstance(event, BookTurnedDirty)]
    assert len(turned) == (size >= 7)


@cites("reading 4")
def test_a_book_made_dirty_counts_as_dirty() -> None:
    assert score(table(rules=FAMILY, melds=[f"{clean_book('K')} 2C"], stock="", bare=True)).books == 300
