import pytest
from msgspec.structs import replace

from game.engine.candidates import candidates
from game.engine.draft import Draft, NewGroup, Staged, may_add, points
from game.engine.moves import GoOut, MeldCards, Take
from game.engine.refusal import OpeningTooLow
from tests.build import (
    WEB,
    after,
    books,
    cards,
    clean_book,
    code,
    dirty_book,
    go_out,
    lay,
    meld,
    my_view,
    refusal,
    score,
    scores,
    table,
    take,
    throw,
)
from tests.readings.cites import cites

LAST = replace(WEB, meld_threes="black_last")
FOOT = replace(WEB, meld_threes="black_in_foot")
ALL = replace(WEB, meld_threes="all")
READY = books(WEB, 1, 1)
THREES = "3C 3S 3C"
OPTIONAL = {"final_discard": "optional"}


@cites("option meld_threes=black_last")
def test_black_threes_go_down_only_in_the_move_that_goes_out() -> None:
    now = table(f"{THREES} 9C", LAST, phase="play", played_foot=(0, 2), melds=READY)
    assert code(now, go_out(THREES, discard="9C")) is None
    assert code(now, lay(THREES)) == "three"
    more = table(f"{THREES} 9C 8C", LAST, phase="play", played_foot=(0, 2), melds=READY)
    assert code(more, lay(THREES)) == "three"
    assert any(isinstance(move, GoOut) and move.groups for move in candidates(my_view(now)))


@cites("option meld_threes=black_last")
@pytest.mark.parametrize(
    ("held", "groups", "wrong"),
    [
        ("3C 3S 2C 9C", ["3C 3S 2C"], "wild_limit"),
        ("3C 3S 9C", ["3C 3S"], "too_few_cards"),
        ("3C 3S 3H 9C", ["3C 3S 3H"], "three"),
        ("3C 3S 3S 3C 9C", ["3C 3S 3S 3C"], None),
    ],
)
def test_three_or_more_black_ones_without_wilds(held: str, groups: list[str], wrong: str | None) -> None:
    now = table(held, LAST, phase="play", played_foot=(0, 2), melds=READY)
    assert code(now, go_out(*groups, discard="9C")) == wrong


@cites("option meld_threes=black_last")
def test_they_count_as_melded_and_no_longer_against_the_team() -> None:
    now = table(f"{THREES} 9C", LAST, phase="play", played_foot=(0, 2), melds=READY)
    before, _ = scores(table("9C", LAST, phase="play", played_foot=(0, 2), melds=READY), go_out(discard="9C"))
    with_threes, _ = scores(now, go_out(THREES, discard="9C"))
    assert with_threes.melded == before.melded + 15


@cites("option meld_threes=black_in_foot")
def test_from_the_foot_black_threes_are_a_rank() -> None:
    assert code(table(f"{THREES} 9C 8C", FOOT, phase="play", melds=READY), lay(THREES)) == "three"
    now = table(f"{THREES} 3S 3S 3C 3C 9C 8C", FOOT, phase="play", in_foot=(0,), melds=READY)
    then = after(now, lay(THREES))
    assert meld(then, 2).rank == "3"
    book = after(then, lay("3S 3S 3C 3C > 2"))
    assert meld(book, 2).is_book(FOOT)
    assert code(table("3C 9C 8C", FOOT, phase="play", melds=[*READY, THREES]), lay("3C > 2")) == "three"


@cites("option meld_threes=black_in_foot")
@pytest.mark.parametrize("cards_", ["3H 3D 3H", "3C 3S 3H"])
def test_red_ones_stay_out_of_it(cards_: str) -> None:
    now = table(f"{cards_} 9C 8C", FOOT, phase="play", in_foot=(0,), melds=READY)
    assert code(now, lay(cards_)) == "three"


@cites("option meld_threes=black_in_foot")
def test_wilds_lie_with_threes_only_where_both_colours_are_a_rank() -> None:
    """Two or three black threes and a wild are melded under `all` alone, in drafts too; threes without a wild go into a
    draft one by one. The bug: a draft took any number of wilds beside threes.
    """
    for held in ("3C 3S 2C", "3C 3S 3C 2C"):
        for rules, wrong in ((LAST, "three"), (FOOT, "wild_limit"), (ALL, None)):
            now = table(f"{held} 9C 8C", rules, phase="play", in_foot=(0,), melds=READY)
            assert code(now, lay(held)) == wrong
            view = my_view(now)
            assert (may_add(view, Draft(), cards(held), NewGroup()) is None) == (wrong is None)
            assert may_add(view, Draft(), cards("3C"), NewGroup()) is None
            assert may_add(view, Draft("meld", lay("3C").groups), cards("3S"), Staged(0)) is None
            offered = {move.groups[0].cards for move in candidates(view) if isinstance(move, MeldCards)}
            assert any({"2C", "3C"} <= set(group) for group in offered) == (wrong is None)


@cites("option meld_threes=black_in_foot", "option meld_threes=black_last")
def test_a_three_on_the_pile_is_out_of_reach_but_with_all() -> None:
    for rules, wrong in ((LAST, "three"), (FOOT, "three"), (ALL, None)):
        now = table("3C 3S 9C 8C", rules, pile="4S 3S", melds=READY, in_foot=(0,))
        assert code(now, take("3S 3C 3S")) == wrong


@cites("option meld_threes=all")
@pytest.mark.parametrize(
    ("group", "wrong"),
    [
        ("3H 3D 3C", None),
        ("3H 3D 2C", None),
        ("3H 2C 2D", "too_few_naturals"),
        ("3H 3D 2C 2D 2H", "wild_limit"),
        ("3H 3D 4C", "mixed_ranks"),
        ("3H 3D", "too_few_cards"),
    ],
)
def test_threes_of_both_colours_are_a_rank_like_the_others(group: str, wrong: str | None) -> None:
    now = table(f"{group} 9C 8C", ALL, phase="play", melds=READY)
    assert code(now, lay(group)) == wrong


@cites("option meld_threes=all")
def test_the_pile_is_taken_on_a_three() -> None:
    now = table("3C 3S 9C 8C", ALL, pile="4S 3H", melds=READY)
    assert code(now, take("3H 3C 3S")) is None
    assert any(isinstance(move, Take) for move in candidates(my_view(now)))
    assert code(table("3C 9C 8C", ALL, pile="4S 3H", melds=READY), take("3H > 0")) == "mixed_ranks"


@cites("option meld_threes=all")
@pytest.mark.parametrize(("group", "worth"), [("3H 3D 3H", 900), ("3C 3S 3C", 15), ("3H 3C 2C", 325)])
def test_threes_count_for_opening_what_they_would_cost(group: str, worth: int) -> None:
    now = table(f"{group} 9C 8C", ALL, phase="play")
    assert points(my_view(now), Draft("meld", lay(group).groups)) == worth
    assert (code(now, lay(group)) is None) == (worth >= 50)
    openings = [move for move in candidates(my_view(now)) if isinstance(move, MeldCards)]
    assert bool(openings) == (worth >= 50)


@cites("option meld_threes=all")
def test_an_opening_is_told_that_a_three_would_do() -> None:
    now = table("3C 3S 2C 3H 9C", ALL, phase="play")
    found = refusal(now, lay("3C 3S 2C"))
    assert isinstance(found, OpeningTooLow)
    assert (found.have, found.fix) == (30, ("3H",))


@cites("option meld_threes=all")
def test_melded_threes_are_plus_and_held_ones_minus() -> None:
    line = score(table("3C", ALL, stock="", bare=True, melds=["3H 3D 3H"]))
    assert (line.melded, line.left) == (900, 5)


@cites("option meld_threes=all")
def test_threes_may_still_be_discarded() -> None:
    assert code(table("3H 9C 8C", ALL, phase="play"), throw("3H")) is None


@cites("option threes_book")
@pytest.mark.parametrize(
    ("value", "book", "worth"),
    [
        (0, clean_book("3"), 500),
        (0, dirty_book("3"), 300),
        (900, clean_book("3"), 900),
        (900, dirty_book("3"), 900),
        (900, clean_book("4"), 500),
    ],
)
def test_a_book_of_threes_has_a_value_of_its_own(value: int, book: str, worth: int) -> None:
    rules = replace(ALL, threes_book=value)
    assert score(table("", rules, stock="", bare=True, melds=[book])).books == worth


@cites("option threes_book")
def test_a_book_of_threes_is_a_clean_or_dirty_book_for_going_out() -> None:
    now = table("9C", ALL, phase="play", played_foot=(0, 2), melds=[clean_book("3"), dirty_book("K")])
    assert code(now, go_out(discard="9C")) is None


@cites("option meld_threes=black_in_foot")
def test_a_meld_of_threes_that_would_use_up_the_foot_is_judged_as_any() -> None:
    ready = table(f"{THREES} 9C", FOOT, phase="play", played_foot=(0, 2), melds=READY)
    assert code(ready, lay(THREES)) is None
    early = table(f"{THREES} 9C", FOOT, phase="play", played_foot=(0, 2), melds=READY[:1])
    assert code(early, lay(THREES)) == "keep_cards"


@cites("option meld_threes=black_last")
def test_the_last_cards_may_all_be_black_threes_where_no_discard_is_asked() -> None:
    rules = replace(LAST, **OPTIONAL)
    now = table(THREES, rules, phase="play", played_foot=(0, 2), melds=READY)
    assert code(now, go_out(THREES)) is None
    assert code(table(THREES, LAST, phase="play", played_foot=(0, 2), melds=READY), go_out(THREES)) == "final_discard"
