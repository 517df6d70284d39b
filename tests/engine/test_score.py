import pytest
from msgspec.structs import replace

from game.engine.moves import Pass
from game.engine.refusal import BooksMissing
from tests.build import WEB, books, clean_book, dirty_book, go_out, refusal, score, scores, table


@pytest.mark.parametrize(
    ("book", "points"),
    [
        (clean_book("K", 6), 0),
        (clean_book("K", 7), 500),
        (clean_book("K", 13), 500),
        (clean_book("K", 14), 1000),
        (clean_book("K", 16), 1000),
        (dirty_book("K", 14), 600),
        (dirty_book("K", 13), 300),
    ],
)
def test_a_double_book_counts_twice_and_never_three_times(book: str, points: int) -> None:
    assert score(table(rules=replace(WEB, double_book=14), melds=[book], stock="", bare=True)).books == points


def test_a_double_book_of_wilds() -> None:
    rules = replace(WEB, wild_melds="allowed", double_book=10)
    wilds = "2C 2D 2H 2S 2C 2D 2H 2S *R *B"
    line = score(table(rules=rules, melds=[wilds], stock="", bare=True))
    assert (line.books, line.melded) == (3000, 260)


def test_a_double_book_is_one_book_for_going_out() -> None:
    rules = replace(WEB, double_book=14, out_clean=2, partners_foot="none")
    melds = (clean_book("K", 14), *books(rules, 0, 1))
    why = refusal(table("9H", rules, phase="play", in_foot=(0,), melds=melds, bare=True), go_out(discard="9H"))
    assert isinstance(why, BooksMissing)
    assert (why.code, why.clean, why.dirty) == ("books_missing", 1, 0)


def test_every_line_adds_up_and_totals_may_be_negative() -> None:
    now = table(
        "KC 3D", WEB, stock="", melds=[clean_book("Q"), "AC AD AH"], cut=(300, 0), bare=True,
        hands={1: "*R *R 3H", 2: "AC"}, feet={1: "3C", 3: "2C"},
    )  # fmt: skip
    mine, theirs = scores(now, Pass())
    assert (mine.melded, mine.books, mine.bonus, mine.cut, mine.left) == (130, 500, 0, 300, 330)
    assert mine.total == 130 + 500 + 300 - 330
    assert (theirs.melded, theirs.books, theirs.left, theirs.total) == (0, 0, 425 + 0, -425)


def test_the_last_discard_counts_neither_way() -> None:
    now = table("KH 2S", WEB, phase="play", played_foot=(0, 2), melds=books(WEB, 1, 1), bare=True)
    line = scores(now, go_out("KH > 0", discard="2S"))[0]
    assert (line.left, line.bonus, line.books) == (0, 100, 800)
    assert line.melded == 80 + 60 + 20


def test_a_book_that_turned_dirty_counts_as_dirty() -> None:
    line = score(table(rules=replace(WEB, closed_book="any"), melds=[f"{clean_book('K')} 2C"], stock="", bare=True))
    assert (line.books, line.melded) == (300, 90)


def test_six_players_pay_for_the_whole_team() -> None:
    now = table("KC", WEB, players=6, stock="", hands={2: "AC", 4: "*R"}, feet={4: "QC"}, bare=True)
    assert scores(now, Pass())[0].left == 10 + 20 + 50 + 10
