import random

import pytest
from msgspec.structs import replace

from game.rules.clashes import ClashKind, clashes_of, with_fix
from game.rules.editing import (
    Entry,
    based_on,
    changed,
    copy_of,
    entries_of,
    is_within,
    reverted,
    round_added,
    round_removed,
    score_step_added,
    score_step_moved,
    score_step_removed,
    stepped,
    table_flipped,
    tabs,
    toggled,
    with_number,
    with_score_step,
)
from game.rules.fields import ByRound, Choice, Switch, WholeNumber, field_infos
from game.rules.presets import BadRuleSet, preset
from game.rules.ruleset import RuleSet

WEB = preset("web")


def entry(rules: RuleSet, field: str) -> Entry:
    """The field as the editor shows it."""
    return next(found for tab in tabs(rules) for found in tab.entries if found.field == field)


def test_tabs_hold_every_field_once() -> None:
    fields = [found.field for tab in tabs(WEB) for found in tab.entries]
    assert sorted(fields) == sorted(RuleSet.__struct_fields__)
    assert len(tabs(WEB)) == 8


def test_differences_from_the_preset_are_marked_and_counted() -> None:
    own = replace(WEB, name="Lake house", draw_count=3, book_size=8)
    assert [found.field for tab in tabs(own) for found in tab.entries if found.changed] == ["draw_count", "book_size"]
    assert {tab.group: tab.changes for tab in tabs(own) if tab.changes} == {"deal": 1, "books": 1}
    assert (entry(own, "draw_count").value, entry(own, "draw_count").base_value) == (3, 2)


def test_a_clash_stands_with_each_field_it_names() -> None:
    own = replace(WEB, first_take_free=True)
    clashing = [found.field for tab in tabs(own) for found in tab.entries if found.clashes]
    assert clashing == ["first_upcard", "first_take_free"]
    (clash,) = entry(own, "first_upcard").clashes
    assert clash.kind == ClashKind.NO_TURNED_CARD
    assert clash.fix is not None
    assert clashes_of(with_fix(own, clash.fix)) == ()


def test_a_contradiction_counts_once_on_a_tab_however_many_of_its_rules_it_names() -> None:
    own = replace(WEB, tables=("4:2v2",), decks=2, hand_cards=13, foot_cards=13)
    (clash,) = clashes_of(own)
    assert len(clash.fields) == 4
    assert {tab.group: tab.clashing for tab in tabs(own) if tab.clashing} == {"deal": 1}


@pytest.mark.parametrize(
    ("field", "before", "by", "after"),
    [
        ("book_size", 7, 1, 8),
        ("book_size", 10, 1, 10),
        ("book_size", 5, -1, 5),
        ("extra_decks", 0, -1, -1),
        ("clean_book", 500, 1, 600),
        ("clean_book", 550, 1, 600),
        ("clean_book", 550, -1, 500),
        ("black_three", 5, -1, 0),
        ("decks", 0, 1, 2),
        ("decks", 2, -1, 0),
        ("double_book", 0, 1, 10),
        ("target_score", 0, 1, 1000),
        ("target_score", 1000, -1, 0),
        ("take_count", 1, -1, "never"),
        ("take_count", "never", -1, "never"),
        ("take_count", 20, 1, "all"),
        ("take_count", "all", -1, 20),
    ],
)
def test_a_stepper_moves_to_the_next_step_and_stops_at_the_ends(
    field: str, before: int | str, by: int, after: int | str
) -> None:
    assert getattr(stepped(replace(WEB, **{field: before}), field, by), field) == after


def test_no_random_walk_over_the_controls_leaves_the_bounds() -> None:
    rng = random.Random(1)
    rules = WEB
    for _ in range(3000):
        field = rng.choice(list(field_infos()))
        match field_infos()[field].control:
            case WholeNumber():
                rules = stepped(rules, field, rng.choice((-3, -1, 1, 5)))
            case ByRound():
                rules = rng.choice((round_added, round_removed))(rules, field)
                rules = stepped(rules, field, rng.choice((-1, 1)), rng.randint(1, 5))
            case Switch():
                rules = toggled(rules, field)
            case Choice(words):
                rules = changed(rules, field, rng.choice(words))
            case _:
                continue
        assert changed(rules, "rounds", 4) == replace(rules, rounds=4)


def test_a_number_by_round_grows_and_becomes_plain_again() -> None:
    two = stepped(round_added(WEB, "hand_cards"), "hand_cards", 2, round_number=2)
    assert two.hand_cards == (11, 13)
    assert entries_of(two, "hand_cards") == (11, 13)
    assert stepped(two, "hand_cards", 1).hand_cards == (12, 13)
    assert with_number(two, "hand_cards", 9).hand_cards == (9, 13)
    assert stepped(two, "hand_cards", -2, round_number=2).hand_cards == 11
    assert round_removed(two, "hand_cards").hand_cards == 11
    assert round_removed(WEB, "hand_cards") == WEB


def test_opening_minimums_are_stepped_one_by_one() -> None:
    assert stepped(WEB, "opening", 1, round_number=3).opening == (50, 90, 130, 150)
    assert round_added(WEB, "opening").opening == (50, 90, 120, 150, 150)


def test_opening_by_score_is_built_pair_by_pair() -> None:
    two = score_step_added(score_step_added(WEB))
    assert two.opening_by_score == ((0, 50), (1500, 80))
    assert score_step_moved(two, 1, 1, 1).opening_by_score == ((0, 50), (1500, 90))
    assert score_step_moved(two, 1, 0, -1).opening_by_score == ((0, 50), (1000, 80))
    assert score_step_removed(score_step_removed(two)) == WEB
    assert clashes_of(two) == ()


def test_no_more_pairs_are_added_than_there_is_room_for() -> None:
    rules = WEB
    for _ in range(25):
        rules = score_step_added(rules)
    assert rules.opening_by_score[:3] == ((0, 50), (1500, 80), (3000, 110))
    assert (len(rules.opening_by_score), max(rules.opening_by_score)) == (20, (28_500, 500))
    assert score_step_added(replace(WEB, opening_by_score=((99_000, 490),))).opening_by_score[1] == (100_000, 500)


def test_no_more_rounds_are_added_than_a_match_has() -> None:
    rules = WEB
    for _ in range(25):
        rules = round_added(rules, "hand_cards")
    assert rules.hand_cards == (11,) * 20
    for _ in range(25):
        rules = round_removed(rules, "opening")
    assert rules.opening == (50,)


@pytest.mark.parametrize(
    ("shape", "before", "tables"),
    [
        ("2:solo", (), ("4:2v2", "6:2v2v2")),
        ("6:2v2v2", (), ("4:2v2", "2:solo")),
        ("8:4v4", (), ("4:2v2", "2:solo", "6:2v2v2", "8:4v4")),
        ("8:4v4", (("8:4v4", "2:solo"),), ("4:2v2", "8:4v4", "2:solo", "6:2v2v2")),
        ("8:4v4", (("2:solo", "8:4v4"), ("8:4v4", "6:2v2v2")), ("4:2v2", "2:solo", "8:4v4", "6:2v2v2")),
    ],
)
def test_a_table_comes_back_where_it_was(shape: str, before: tuple[tuple[str, ...], ...], tables: object) -> None:
    """Given a table that is on offer, it goes; one that isn't comes beside those that it was beside in an earlier set,
    or behind them all. Twice leaves everything as it was.
    """
    flipped = table_flipped(WEB, shape, [replace(WEB, tables=tables) for tables in before])
    assert flipped.tables == tables
    assert table_flipped(flipped, shape, [WEB]) == WEB


def test_a_change_is_reverted() -> None:
    own = replace(WEB, name="Lake house", draw_count=3, decks=6, book_size=8)
    assert reverted(own, "draw_count") == replace(own, draw_count=2)


def test_another_base_takes_the_changes_along_or_not() -> None:
    own = replace(WEB, name="Lake house", draw_count=3)
    couples = preset("couples")
    assert based_on(own, "couples", keep_changes=True) == replace(couples, name="Lake house", draw_count=3)
    assert based_on(own, "couples", keep_changes=False) == replace(couples, name="Lake house")


def test_a_copy_gets_the_next_free_name() -> None:
    own = replace(WEB, name="Lake house")
    assert copy_of(own, ["Lake house"]).name == "Lake house 2"
    assert copy_of(own, ["Lake house", "LAKE HOUSE 2"]).name == "Lake house 3"
    assert len(copy_of(replace(WEB, name="x" * 60), []).name) <= 60


def test_a_number_is_set_within_its_bounds_and_outside_the_gap() -> None:
    web = preset("web")
    size = field_infos()["book_size"].control
    assert isinstance(size, WholeNumber)
    assert [number for number in range(20) if is_within(size, number)] == [5, 6, 7, 8, 9, 10]
    assert [number for number in range(8) if is_within(WholeNumber(0, 7, 1, 5), number)] == [0, 5, 6, 7]
    assert with_number(web, "clean_book", 655).clean_book == 655
    assert with_number(web, "opening", 95, 2).opening[1] == 95
    with pytest.raises(BadRuleSet, match="book_size"):
        with_number(web, "book_size", 11)
    by_score = score_step_added(web)
    assert with_score_step(by_score, 0, 1, 75).opening_by_score == ((0, 75),)
