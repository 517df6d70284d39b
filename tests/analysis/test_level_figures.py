"""What the levels give away: the page tells the figures that people are held against."""

from pathlib import Path

from game.analysis.level_figures import FIGURES

PAGE = Path(__file__).parents[2] / "docs" / "computer-players.md"


def test_the_page_has_the_figures_of_the_game() -> None:
    """Given what was measured anew, the page and the game say the same of Web Classic and Family Table."""
    told = PAGE.read_text("utf-8")
    for figure in FIGURES["web"]:
        assert f" {figure.mean:,.0f} ({figure.deviation:,.0f}) |" in told
    easy, normal, hard = (f"{figure.mean:,.0f}" for figure in FIGURES["family"])
    assert f"In Family Table `easy`, `normal` and `hard` give away {easy}, {normal} and {hard} points." in told
