from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import position_of
from game.ai.brain.quick_ways_out import way_out
from game.ai.player import Think
from game.ai.players.tuned_player import Normal
from game.engine.candidates import candidates
from game.engine.ending.going_out import books_wanted, needed_books
from game.engine.melding.melds import book_points, meld_of
from game.engine.moves import Discard, Draw, GoOut, MeldCards
from saves.records.position_json import position_line, table_from
from tests.build import (
    WEB,
    after,
    cards,
    clean_book,
    code,
    dirty_book,
    go_out,
    lay,
    my_view,
    score,
    table,
    throw,
)
from tests.readings.cites import cites

OUT = replace(WEB, out_clean=0, out_dirty=0, partners_foot="none", decks=8)


@cites("option closed_book=clean_open", "option closed_book=dirty_open")
@pytest.mark.parametrize("closed_book", ["clean_open", "dirty_open"])
def test_open_melds_and_books_of_wilds_under_these_options(closed_book: str) -> None:
    rules = replace(WEB, closed_book=closed_book, wild_melds="allowed")
    wilds = "2C 2D 2H 2S *R *B 2C"
    now = table("KC KD 2D 9C 8C", rules, phase="play", melds=[clean_book("K", 6), wilds])
    assert code(now, lay("2D > 0")) is None
    assert code(now, lay("KC KD 2D > 0")) is None
    assert code(now, lay("2D > 1")) == "closed_book"


@cites("option dirty_naturals")
@pytest.mark.parametrize(
    ("least", "naturals", "wilds", "wrong"),
    [
        (2, 2, 1, None),
        (3, 2, 1, "too_few_naturals"),
        (3, 3, 1, None),
        (5, 4, 1, "too_few_naturals"),
        (5, 4, 0, None),
        (5, 5, 2, None),
    ],
)
def test_a_meld_with_a_wild_holds_so_many_naturals(least: int, naturals: int, wilds: int, wrong: str | None) -> None:
    rules = replace(WEB, dirty_naturals=least, opening=(0,))
    held = f"{clean_book('K', naturals)} {' '.join(['2C', '2D'][:wilds])}".strip()
    assert code(table(f"{held} 9C 8C", rules, phase="play"), lay(held)) == wrong


@cites("option dirty_naturals")
def test_it_holds_at_every_size_of_an_open_meld_and_of_a_book() -> None:
    rules = replace(WEB, dirty_naturals=5)
    now = table("KC 2D 9C 8C", rules, phase="play", melds=[clean_book("K", 4)])
    assert code(now, lay("2D > 0")) == "too_few_naturals"
    assert code(now, lay("KC 2D > 0")) is None
    assert code(now, lay("KC > 0", "2D > 0")) is None
    assert code(now, lay("2D > 0", "KC > 0")) == "too_few_naturals"


@cites("option dirty_naturals")
def test_melds_of_wilds_need_no_naturals() -> None:
    rules = replace(WEB, dirty_naturals=5, wild_melds="allowed")
    assert code(table("2C 2D *R 9C 8C", rules, phase="play"), lay("2C 2D *R")) is None


WILDS = ("2C 2D 2H 2S *R *B 2C", "2D 2H 2S *R *B 2C 2D")


@cites("option out_wild")
def test_the_last_wilds_of_a_foot_make_the_second_book_and_go_out() -> None:
    rules = replace(WEB, out_wild=2, wild_melds="allowed", second_meld="after_closing")
    melds = [clean_book("K"), dirty_book("Q"), WILDS[0], " ".join(WILDS[1].split()[:6])]
    now = table("2D 9C", rules, phase="play", played_foot=(0, 2), melds=melds)
    assert code(now, go_out("2D > 3", discard="9C")) is None
    assert any(isinstance(move, GoOut) for move in candidates(my_view(now)))


@cites("option out_clean", "option out_dirty")
@pytest.mark.parametrize(("n", "wrong"), [(1, None), (2, "books_missing"), (4, "books_missing")])
def test_needs_by_round(n: int, wrong: str | None) -> None:
    """Given one clean book needed in round 1 and two from round 2 on, one is enough only in round 1."""
    rules = replace(OUT, out_clean=(1, 2), out_dirty=(0, 0, 1))
    now = table("9C", rules, phase="play", in_foot=(0,), melds=[clean_book("K")], n=n)
    assert code(now, go_out(discard="9C")) == wrong


SEVENS = replace(OUT, sevens_book=1500)


@cites("option sevens_book", "option sevens_kind=any")
@pytest.mark.parametrize(
    ("kind", "book", "worth"),
    [
        ("clean", clean_book("7"), 1500),
        ("clean", dirty_book("7"), 300),
        ("clean", clean_book("8"), 500),
        ("any", clean_book("7"), 1500),
        ("any", dirty_book("7"), 1500),
        ("any", dirty_book("8"), 300),
        ("clean", clean_book("7", 6), 0),
    ],
)
def test_a_book_of_sevens_has_a_value_of_its_own(kind: str, book: str, worth: int) -> None:
    rules = replace(SEVENS, sevens_kind=kind)
    assert book_points(rules, meld_of(cards(book))) == worth
    assert score(table("", rules, stock="", bare=True, melds=[book])).books == worth


@cites("option sevens_book")
def test_without_a_value_a_book_of_sevens_is_ordinary_and_a_double_one_counts_twice() -> None:
    assert book_points(WEB, meld_of(cards(clean_book("7")))) == 500
    assert book_points(replace(SEVENS, double_book=14), meld_of(cards(clean_book("7", 14)))) == 3000


@cites("option sevens_kind")
def test_a_clean_book_of_sevens_that_turned_dirty_is_worth_a_dirty_one() -> None:
    rules = replace(SEVENS, closed_book="any")
    now = table("2C 9C 8C", rules, phase="play", melds=[clean_book("7")])
    assert book_points(rules, after(now, lay("2C > 0")).board.melds[0][0]) == 300


@cites("option out_sevens", "option out_books")
@pytest.mark.parametrize(
    ("needs", "melds", "goes"),
    [
        ({"out_clean": 1}, [clean_book("7")], False),
        ({"out_clean": 1}, [clean_book("7"), clean_book("K")], True),
        ({"out_dirty": 1, "sevens_kind": "any"}, [dirty_book("7")], False),
        ({"out_dirty": 1, "sevens_kind": "any"}, [dirty_book("7"), dirty_book("K", wilds="*R")], True),
        ({"out_books": 1}, [clean_book("7")], True),
        ({"out_books": 2}, [clean_book("7")], False),
        ({"out_clean": 1, "out_dirty": 1, "sevens_kind": "any"}, [clean_book("7"), dirty_book("K")], False),
    ],
)
def test_the_book_of_sevens_fills_no_other_need_but_books_in_all(
    needs: dict[str, int], melds: list[str], goes: bool
) -> None:
    now = table("9C", replace(OUT, out_sevens=1, **needs), phase="play", in_foot=(0,), melds=melds)
    assert (code(now, go_out(discard="9C")) is None) == goes
    assert any(isinstance(move, GoOut) for move in candidates(my_view(now))) == goes
    assert (not books_wanted(now.board, 0)) == goes
    assert all(kind.have >= kind.need and all(kind.are_there) for kind in needed_books(now.board, 0)) == goes


ONE_A_TURN = replace(WEB, wild_per_turn=1, opening=(0,))


@cites("option wild_per_turn")
def test_the_next_turn_begins_anew_and_a_position_remembers() -> None:
    now = table("2C 2D KC 8C", ONE_A_TURN, phase="play", melds=["KD KH KS KC"], players=2, teams=2)
    laid = after(now, lay("2C > 0"))
    kept = table_from(position_line(laid), 2, ONE_A_TURN, 2, 2)
    assert kept == laid
    assert code(kept, lay("2D > 0")) == "wild_limit"
    later = after(laid, throw("8C"), Draw(), throw("6C"), Draw())
    assert code(later, lay("2D > 0")) is None


@cites("option book_at_once")
def test_a_book_laid_at_once_scores_more_for_ever() -> None:
    """Given 200 for it, a book begun and completed in one move brings them, in two groups too; one completed by a later
    move does not, and a wild laid on it later takes nothing away.
    """
    rules = replace(WEB, book_at_once=200, opening=(0,), closed_book="any")
    kings = clean_book("K")
    six = clean_book("K", 6)
    now = table(f"{kings} 2C 9C 8C", rules, phase="play", stock="")
    for moves, more in (
        ((lay(kings),), 200),
        ((lay(six, "KH > 0"),), 200),
        ((lay(six), lay("KH > 0")), 0),
        ((lay(kings), lay("2C > 0")), 200),
    ):
        ended = after(now, *moves, throw("9C"))
        plain = replace(ended, board=replace(ended.board, rules=replace(rules, book_at_once=0)))
        assert score(ended).books - score(plain).books == more
        assert table_from(position_line(ended), 2, rules, 4, 2) == ended


@cites("option book_at_once")
def test_a_book_laid_at_once_counts_with_its_team_and_not_for_opening() -> None:
    rules = replace(WEB, book_at_once=1000, opening=(150,))
    assert code(table(f"{clean_book('4')} 9C", rules, phase="play"), lay(clean_book("4"))) == "opening_minimum"


@cites("option book_at_once")
def test_the_counts_of_computer_players_know_a_book_laid_at_once() -> None:
    rules = replace(WEB, book_at_once=300, opening=(0,))
    laid = after(table(f"{clean_book('K')} 9C 8C", rules, phase="play", stock=""), lay(clean_book("K")))
    plain = replace(laid, board=replace(laid.board, at_once=()))
    assert position_of(my_view(laid)).scores()[0] - position_of(my_view(plain)).scores()[0] == 300


UNFINISHED = replace(WEB, unfinished_book=1500, wild_melds="allowed", sevens_book=2500, second_meld="anytime", decks=8)


@cites("option unfinished_book")
@pytest.mark.parametrize(
    ("melds", "changes", "cost"),
    [
        (["7C 7D 7H", "KC KD KH"], {}, 1500),
        (["2C 2D 2H 2S"], {}, 1500),
        (["7C 7D 2H", "*R *R 2S"], {}, 3000),
        ([clean_book("7"), "KC KD KH"], {}, 0),
        (["7C 7D 7H"], {"sevens_book": 0}, 0),
        (["7C 7D 7H"], {"sevens_book": 0, "out_sevens": 1}, 1500),
        (["7C 7D 7H"], {"winner_takes": True}, 0),
    ],
)
def test_an_unfinished_book_of_wilds_or_sevens_costs_points(
    melds: list[str], changes: dict[str, Any], cost: int
) -> None:
    rules = replace(UNFINISHED, **changes)
    now = table("9C 8C", rules, phase="play", stock="", melds=melds)
    ended, plain = (
        after(replace(now, board=replace(now.board, rules=with_cost)), throw("9C"))
        for with_cost in (rules, replace(rules, unfinished_book=0))
    )
    assert score(plain).total - score(ended).total == cost
    counted = [
        position_of(my_view(table("9C 8C", each, melds=melds))).scores()[0] for each in (plain.board.rules, rules)
    ]
    assert counted[0] - counted[1] == cost


@cites("option unfinished_book")
@pytest.mark.parametrize("hand", ["7C 7D 7H KC KD KH KS 9C 5C 4D", "2C 2D 2H 2S KC KD KH KS 9C 5C 4D"])
def test_computer_players_do_not_begin_what_costs_them_dearly(hand: str) -> None:
    rules = replace(UNFINISHED, unfinished_book=5000, opening=(0,))
    laid = Normal().decide(my_view(table(hand, rules, phase="play", melds=["AC AD AH"])), Think())
    assert isinstance(laid, MeldCards)
    assert {group.cards[0][0] for group in laid.groups} == {"K"}


FIVES = replace(OUT, special_rank="5", special_book=3000, sevens_book=5000)


@cites(
    *("option special_rank", "option special_book", "option special_rank=4", "option special_rank=5"),
    *("option special_rank=6", "option special_rank=8", "option special_rank=9", "option special_rank=T"),
    *("option special_rank=J", "option special_rank=Q", "option special_rank=K", "option special_rank=A"),
)
@pytest.mark.parametrize("rank", "45689TJQKA")
def test_books_of_another_special_rank_score_beside_those_of_sevens(rank: str) -> None:
    rules = replace(FIVES, special_rank=rank)
    for kind, dirty in (("clean", 300), ("any", 3000)):
        now = table(
            "",
            replace(rules, sevens_kind=kind),
            stock="",
            bare=True,
            melds=[clean_book(rank), clean_book("7"), clean_book("A" if rank == "K" else "K")],
        )
        assert score(now).books == 3000 + 5000 + 500
        mixed = table("", replace(rules, sevens_kind=kind), stock="", bare=True, melds=[dirty_book(rank)])
        assert score(mixed).books == dirty
    assert (
        score(table("", replace(rules, special_rank="none"), stock="", bare=True, melds=[clean_book(rank)])).books
        == 500
    )


@cites("option special_book")
def test_an_unfinished_meld_of_the_special_rank_costs_points() -> None:
    rules = replace(FIVES, unfinished_book=1000)
    for rank, cost in (("5", 1000), ("6", 0)):
        assert score(table("", rules, stock="", bare=True, melds=[clean_book(rank, 4)])).left == cost


@cites("option special_book")
def test_computer_players_keep_a_special_rank_longer() -> None:
    """Given a four and a five that are alike otherwise, the five stays where its book is worth more."""
    for rules, thrown in ((FIVES, "4"), (replace(FIVES, special_rank="4"), "5")):
        now = table("4C 5C", rules, phase="play")
        move = Normal().decide(my_view(now), Think())
        assert isinstance(move, Discard)
        assert move.card[0] == thrown


BOLIVIA = replace(OUT, wild_melds="allowed", wild_as_clean=True, out_clean=1, out_dirty=1, partners_foot="none")


@cites("option wild_as_clean")
def test_a_book_of_wilds_takes_the_place_of_a_clean_one() -> None:
    melds = [WILDS[0], dirty_book("Q")]
    now = table("9C", BOLIVIA, phase="play", in_foot=(0,), melds=melds)
    assert code(now, go_out(discard="9C")) is None
    assert way_out(position_of(my_view(now)), 0) is not None
    assert (
        code(
            table("9C", replace(BOLIVIA, wild_as_clean=False), phase="play", in_foot=(0,), melds=melds),
            go_out(discard="9C"),
        )
        == "books_missing"
    )
    needed = replace(BOLIVIA, wild_melds="required")  # the required book of wilds is not a clean one as well
    assert code(table("9C", needed, phase="play", in_foot=(0,), melds=melds), go_out(discard="9C")) == "books_missing"


@cites("option wild_as_clean")
def test_a_book_of_wilds_is_no_dirty_book() -> None:
    now = table("9C", BOLIVIA, phase="play", in_foot=(0,), melds=[WILDS[0], clean_book("Q")])
    assert code(now, go_out(discard="9C")) == "books_missing"
