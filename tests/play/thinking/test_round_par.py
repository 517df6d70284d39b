from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from game.ai.player import Player, Think
from game.ai.players.easy import Easy
from game.ai.players.tuned_player import Habits, Normal
from game.engine.score import lead_of
from game.engine.table.state import Cards, Table
from game.play.match import Match
from game.play.thinking import round_par
from game.play.thinking.round_par import TeamPar, par_of_round
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from saves.records.lines import Line, PositionLine, ScoreLine, header_in
from saves.records.position_json import position_line
from tests.play.matches_in_memory import WEB, fresh, header

HABITS = Habits()


def over(rules: RuleSet = WEB, own: Player = HABITS, humans: Sequence[int] = (0,), seed: int = 2) -> Match:
    """A match whose first round was just scored; people play like `own`, all others like `normal`."""
    match = fresh(rules, humans=humans, seed=seed)
    while not isinstance(match.lines[-1], ScoreLine):
        seat = match.board.mover
        player = own if seat in humans else Normal()
        assert match.play(seat, player.decide(match.view(seat), Think(match.cut_miss(seat)))) is None
    return match


@pytest.mark.parametrize("rules_id", PRESET_IDS)
def test_somebody_who_plays_like_hard_makes_what_the_first_try_makes(
    rules_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(round_par, "FAR", 0)
    match = over(preset(rules_id))
    own, others = par_of_round(match.lines, 1, tries=1) or ()
    assert own.mean == own.made == -others.made


def test_the_mean_of_many_tries_lies_between_the_ends_that_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match, stocks = over(own=Easy()), list[Cards]()

    def noted(table: Table) -> PositionLine:
        stocks.append(table.stock)
        return position_line(table)

    monkeypatch.setattr(round_par, "position_line", noted)
    own, others = par_of_round(match.lines, 1) or ()
    assert own.lower < own.mean < own.upper
    assert own.mean == -others.mean
    assert [len({stock[:16] for stock in stocks}), len({stock[16:20] for stock in stocks})] == [1, 40]
    score = match.lines[-1]
    assert isinstance(score, ScoreLine)
    assert own.made == lead_of([team.total for team in score.teams], 0)
    monkeypatch.setattr(round_par, "_scores_of_try", lambda _, number: (10 * number, 0))
    pars = par_of_round(match.lines, 1)
    assert pars == (TeamPar(205.0, 50, 360, own.made), TeamPar(-205.0, -360, -50, -own.made))  # but four at either end


def coded(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The same as a deal with a code."""
    first = header_in(lines)
    return (replace(first, deal="web 1"), *lines[1:])


def test_of_what_is_hidden_nothing_is_told() -> None:
    match = over()
    assert par_of_round(match.lines, 2) is None
    assert par_of_round(match.lines[:-1], 1) is None
    assert par_of_round(over(humans=(0, 1)).lines, 1) is None
    assert par_of_round(over(humans=()).lines, 1) is None
    assert par_of_round(coded(match.lines), 1) is None
    assert par_of_round((header(humans=(0,)),), 1) is None
