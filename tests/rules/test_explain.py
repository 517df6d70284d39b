"""Which statements a rule page needs, in the order of play."""

import pytest
from msgspec.structs import replace

from game.rules.explain import Chapter, Statement, changes_from_base, facts_of
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId, RuleSet

WEB = preset("web")


def statements(rules: RuleSet) -> list[Statement]:
    """What the page says."""
    return [fact.statement for fact in facts_of(rules)]


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_chapters_come_in_the_order_of_play_and_nothing_is_said_twice(preset_id: PresetId) -> None:
    """A page never jumps back to an earlier chapter."""
    facts = facts_of(preset(preset_id))
    order = [list(Chapter).index(fact.chapter) for fact in facts]
    assert order == sorted(order)
    assert len({fact.statement for fact in facts}) == len(facts)


def test_every_field_is_read_by_a_statement_somewhere() -> None:
    """No house rule is missing from the pages, taken over sets that use everything."""
    everything = replace(
        WEB,
        deal="cut",
        stacks_pass="left",
        first_upcard="any",
        red_threes="lay_down",
        freeze="one_lap",
        take_first_lap=False,
        take_needs_open=True,
        open_counts_books=True,
        permission=True,
        hold_last_card=True,
    )
    dealt = replace(everything, deal="auto")  # after a cut no stack is passed on
    told = {field for rules in (everything, dealt) for fact in facts_of(rules) for field in fact.fields}
    assert told >= set(RuleSet.__struct_fields__) - {"name", "base", "tables"}


def test_what_does_not_apply_is_not_said() -> None:
    """Without permission the page is silent about it; a pile nobody takes has one statement."""
    assert Statement.PERMISSION not in statements(WEB)
    assert Statement.PERMISSION in statements(preset("campus"))
    never = replace(WEB, take_count="never")
    assert [fact.statement for fact in facts_of(never) if fact.chapter == Chapter.PILE] == [Statement.NO_PILE]


def test_changes_are_told_against_the_set_they_are_based_on() -> None:
    """A set based on Couples differs from Couples, not from Web Classic; its name is no change."""
    own = replace(preset("couples"), name="Lake house", draw_count=3)
    assert [(change.field, change.before, change.after) for change in changes_from_base(own)] == [("draw_count", 2, 3)]
    assert changes_from_base(preset("couples")) == ()
