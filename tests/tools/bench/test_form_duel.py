"""Two forms of a player against each other: what a stopped run keeps, and that a form meets itself evenly."""

from pathlib import Path

from game.ai.players.easy import Easy
from game.play.results.duel import DealResult
from tools.bench.form_duel import form, kept, played_deal


def test_a_stopped_duel_goes_on(tmp_path: Path) -> None:
    """Given three deals on disk, a duel of five plays the last two alone and keeps all five."""
    played: list[int] = []

    def play(number: int) -> DealResult:
        played.append(number)
        return DealResult(number, 0.5, 0.0, 4, 0, 0, {}, luck=0.0)

    path = tmp_path / "duel.jsonl"
    kept(path, 3, play, lambda: None)
    results = kept(path, 5, play, lambda: None)
    assert played == [1, 2, 3, 4, 5]
    assert [result.number for result in results] == played


def test_a_form_against_itself_wins_half_of_a_deal() -> None:
    """Given the same form on both sides, each deal is won from one side and lost from the other."""
    easy = form("game.ai.players.easy:Easy")
    assert isinstance(easy, Easy)
    result = played_deal("web", "even", 1, (easy, easy))
    assert (result.share, result.points) == (0.5, 0.0)
