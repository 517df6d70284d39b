"""The numbers that players decide by."""

from msgspec.structs import fields

from game.ai.brain.tuning import PARTS, Tuning

LATER = (
    *("take_in_foot", "take_threatened", "open_wilds_take", "begin_spare_dirty", "begin_rival_foot", "keep_pair_laps"),
    *("complete_gap", "last_turn", "discard_rank", "danger_laps", "permit_threatened"),
)
"""Numbers that some files of weights don't name: they were learned before those were thought of."""


def test_every_number_belongs_to_one_part() -> None:
    names = [name for part in PARTS for name in part]
    assert sorted(names) == sorted(field.name for field in fields(Tuning))


def test_a_number_that_weights_do_not_name_changes_nothing() -> None:
    assert not any(getattr(Tuning(), name) for name in LATER)
    assert Tuning().deny_discarded == 1
