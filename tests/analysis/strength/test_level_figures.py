"""What the levels give away: the page tells the figures that people are held against."""

from pathlib import Path

from game.analysis.strength.level_figures import FIGURES

PAGE = Path(__file__).parents[3] / "docs" / "computer-players.md"


def test_the_page_has_the_figures_of_the_game() -> None:
    """Given what was measured anew, the page and the game say the same of every rule set."""
    told = " ".join(PAGE.read_text("utf-8").split())
    for figure in FIGURES["web"]:
        assert f" {figure.mean:,.0f} ({figure.deviation:,.0f}) |" in told
    for id, figures in FIGURES.items():
        if id != "web":
            easy, normal, hard = (f"{figure.mean:,.0f}" for figure in figures)
            assert f"{easy}, {normal} and {hard}" in told
