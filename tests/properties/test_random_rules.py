"""The run of the levels over random rule sets, short: a few matches of each kind, and that a fault is seen."""

import random
from pathlib import Path

import pytest

from game.ai.player import Decided
from game.engine.moves import Draw
from game.play.results import simulation
from tests.properties.random_rules import FULL_LENGTH, any_rules, fault_of, faults, table_of

SHORT = {"normal": 9, "hard": 3, "expert": 2}


@pytest.mark.slow
def test_matches_over_random_rules_end_without_a_fault(tmp_path: Path) -> None:
    """Given random rule sets and tables, levels play to the end by legal moves and every record holds."""
    assert list(faults(SHORT, 5001, tmp_path)) == [None] * sum(SHORT.values())
    assert not list(tmp_path.iterdir())


def test_the_same_seed_is_the_same_table() -> None:
    """Given a seed, rules and seats are the same again, so that a fault can be looked at; the level sits there."""
    for level in FULL_LENGTH:
        rules, table = table_of(7, level)
        assert (rules, table) == table_of(7, level)
        assert level in [seat.level for seat in table.seats]


def test_any_field_may_change() -> None:
    """Given enough seeds, nearly every rule is drawn with several values, so that none is left untried."""
    drawn = [any_rules(random.Random(seed), f"seed {seed}") for seed in range(300)]
    fields = [field for field in drawn[0].__struct_fields__ if field not in ("name", "base", "tables", "rounds")]
    several = [field for field in fields if len({str(getattr(rules, field)) for rules in drawn}) > 1]
    assert set(fields) - set(several) <= {"target_score"}


def test_a_player_who_breaks_the_rules_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a level that draws whatever the phase, the run names the seed and what went wrong."""

    monkeypatch.setattr(simulation, "decision_of", lambda *_: Decided(Draw()))
    fault = fault_of(3, "normal", tmp_path)
    assert fault is not None
    assert (fault.seed, fault.level) == (3, "normal")
    assert "was refused" in fault.why
