"""What the levels give away: the page tells the figures that people are held against."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.analysis.strength.level_figures import figures_for, measured_levels, measured_rules
from game.rules.ruleset import PresetId, RuleSet
from saves.library.match_summary import same_rules
from tests.build import WEB

PAGE = Path(__file__).parents[3] / "docs" / "computer-players.md"


def test_the_page_has_the_figures_of_the_game() -> None:
    """Given what was measured anew, the page and the game say the same of every rule set."""
    told = " ".join(PAGE.read_text("utf-8").split())
    for figure in measured_levels()["web"].figures:
        assert f" {figure.mean:,.0f} ({figure.deviation:,.0f}) |" in told
    for id, there in measured_levels().items():
        if id != "web":
            easy, normal, hard = (f"{figure.mean:,.0f}" for figure in there.figures)
            assert f"{easy}, {normal} and {hard}" in told


@pytest.mark.parametrize(
    ("rules", "expected"), [(WEB, "web"), (replace(WEB, name="Ours"), "web"), (replace(WEB, joker=30), None)]
)
def test_figures_for_rules_like_a_measured_preset(rules: RuleSet, expected: PresetId | None) -> None:
    """Given rules that are played like a preset that was measured, its figures at that table, whatever their name."""
    assert measured_rules(same_rules(rules)) == expected
    assert figures_for(same_rules(rules), 4, 2) == (() if expected is None else measured_levels()[expected].figures)
    assert figures_for(same_rules(rules), 4, 4) == ()
