from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from game.deals.deal_code import DAYS, FIRST_DAY
from game.deals.one_round import different_rounds, like_round
from game.deals.shared_deal import (
    NoSuchDay,
    OtherRules,
    deal_of_code,
    new_deal,
    rules_of_day,
    todays_deal,
)
from game.deals.tables import DealTable
from game.messages.functions import deals as say
from game.rules.clashes import clashes_of
from game.rules.presets import PRESET_IDS, preset
from game.rules.rule_code import encode, mark_of, mark_signs
from game.rules.ruleset import RuleSet, for_round

OWN = replace(preset("web"), name="Aunt May", book_size=8, opening=(60,), rounds=0, target_score=5000)
TABLE = DealTable(2, ("human", "normal", "hard", "normal"))


def test_a_day_has_one_deal() -> None:
    codes = set()
    for number in range(0, 1100, 3):
        day = date(2026, 1, 1) + timedelta(number)
        for rules in (None, preset("web"), OWN):
            deal = todays_deal(day, rules)
            assert deal_of_code(deal.code, [OWN]) == deal
            assert deal.day == day
            assert deal.rules.rounds == 1
            codes.add((deal.code, deal.whole_rules.name))
    assert len({code for code, _ in codes}) == len(codes)


def test_the_opening_changes_from_day_to_day() -> None:
    openings = [todays_deal(date(2026, 11, 16) + timedelta(step), preset("web")).rules.opening for step in range(4)]
    assert sorted(openings) == [(50,), (90,), (120,), (150,)]


def test_a_week_has_the_rules_of_its_days() -> None:
    monday = date(2026, 11, 16)
    names = [rules_of_day(monday + timedelta(step)) for step in range(7)]
    assert {rules.base for rules in names} == set(PRESET_IDS)
    assert [rules_of_day(monday + timedelta(364 + step)) for step in range(7)] == names


def test_you_sit_in_front_with_three_hard_players() -> None:
    for rules in (*map(preset, PRESET_IDS), OWN):
        assert todays_deal(date(2026, 11, 20), rules).table == DealTable(2, ("human", "hard", "hard", "hard"))
    solo = replace(OWN, tables=("3:solo",))
    assert todays_deal(date(2026, 11, 20), solo).table == DealTable(3, ("human", "hard", "hard"))


@pytest.mark.parametrize("day", [FIRST_DAY - timedelta(1), date(1970, 1, 1), FIRST_DAY + timedelta(DAYS), date.max])
def test_days_far_off_have_no_deal(day: date) -> None:
    with pytest.raises(NoSuchDay):
        todays_deal(day)


@pytest.mark.parametrize("day", [FIRST_DAY, FIRST_DAY + timedelta(DAYS - 1)])
def test_the_first_and_the_last_day_have_a_deal(day: date) -> None:
    assert todays_deal(day).day == day


@pytest.mark.parametrize("rules", [*map(preset, PRESET_IDS), OWN], ids=lambda rules: rules.name)
def test_one_round_is_as_it_would_be_in_a_match(rules: RuleSet) -> None:
    for number in range(1, different_rounds(rules) + 1):
        alone = like_round(rules, number)
        assert (alone.rounds, alone.target_score) == (1, 0)
        for field in ("opening", "hand_cards", "foot_cards", "draw_count", "out_clean", "out_dirty"):
            assert for_round(getattr(alone, field), 1) == for_round(getattr(rules, field), number)
        assert not clashes_of(alone)


def test_own_rules_are_found_by_their_mark_under_any_name() -> None:
    deal = new_deal(OWN, TABLE, 7)
    theirs = replace(OWN, name="Grandma's")
    found = deal_of_code(deal.code, [preset("family"), theirs])
    assert found.rules == theirs
    assert found.table == TABLE
    assert found.code == deal.code


def test_rules_that_are_not_here_are_told_by_the_end_of_their_code() -> None:
    deal = new_deal(OWN, TABLE, 7)
    with pytest.raises(OtherRules) as other:
        deal_of_code(deal.code, [replace(OWN, book_size=7)])
    assert encode(OWN)[-4:-1] == mark_signs(mark_of(OWN))
    assert f"begins with {encode(OWN)[-4:-1]})" in say.rules_not_here(mark_signs(other.value.mark))


def test_a_preset_under_another_name_is_the_preset() -> None:
    assert new_deal(replace(preset("web"), name="Ours"), TABLE, 3).code == new_deal(preset("web"), TABLE, 3).code


def test_seeds_make_different_deals() -> None:
    codes = [new_deal(preset("web"), TABLE, seed).code for seed in range(1000)]
    assert len(set(codes)) > 997
    assert new_deal(preset("web"), TABLE, 3).code == codes[3] == new_deal(preset("web"), TABLE, "3").code
