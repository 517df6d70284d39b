"""Luck by random rule sets and tables: whatever the house rules, a match has it, and it adds up."""

import pytest

from game.analysis.chance.luck import luck_of
from game.analysis.chance.win_luck import win_luck
from game.play.results.simulation import Series, play_match
from saves.records.lines import ScoreLine
from tests.properties.random_rules import table_of
from tests.slow import LONG, slow_except


@pytest.mark.parametrize("seed", slow_except([9, 17], range(1, 1000 if LONG else 25)))
def test_every_match_has_luck(seed: int) -> None:
    rules, table = table_of(seed, "normal")
    series = Series(rules=rules, table=table, seed=seed, name="luck", app="test")
    lines = play_match(series, 1)[0].lines
    luck = luck_of(lines, draws=4)
    scores = [line for line in lines if isinstance(line, ScoreLine)]
    assert [one.round for one in luck.rounds] == [score.n for score in scores]
    for one in luck.rounds:
        assert len(one.seats) == table.players
        assert sum(one.teams) == pytest.approx(0, abs=1e-6)
        if table.teams == 2:
            sides = [sum(one.seats[team :: table.teams]) for team in range(2)]
            assert one.teams[0] == pytest.approx(sides[0] - sides[1], abs=1e-6)
    mean = (sum(scores[-1].totals) - scores[-1].totals[0]) / (table.teams - 1)
    assert luck.lead[-1].expected[0] == pytest.approx(scores[-1].totals[0] - mean)
    assert all(abs(share) < 2 * table.teams for share in win_luck(lines, draws=4))
