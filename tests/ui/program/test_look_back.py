"""From a match that is over to its review, from the review to a moment of the replay, and back."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from game.play import review_process
from game.play.review import review
from game.play.review_process import ReviewProgress
from game.ui.screens.requests import Go
from saves.lines import EndLine, Line, MoveLine, RoundLine
from saves.record import read_record
from tests.ui.house import House

MATCH = Path(__file__).resolve().parents[2] / "examples" / "match-web-4.handfoot.jsonl"


class Quick(review_process.Reviewer):
    """A review without a process, of the first lines alone: it tells something new with every poll."""

    polls = 0
    closed = 0

    def start(self) -> None:
        """Nothing to start."""

    def poll(self) -> bool:
        """First how far it is, then what it found."""
        type(self).polls += 1
        if self.lapses is not None:
            return False
        if not self.looked.whole:
            self.looked = ReviewProgress(5, 10)
        else:
            self.lapses = review(self._lines[:90], [0, 1, 2, 3])
        return True

    def close(self) -> None:
        """Counts."""
        type(self).closed += 1


@pytest.fixture
def at_end(open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> House:
    """The end of a finished match on screen."""
    monkeypatch.setattr("game.ui.look_back.Reviewer", Quick)
    Quick.polls = Quick.closed = 0
    path = tmp_path / "match.handfoot.jsonl"
    path.write_bytes(MATCH.read_bytes())
    house = open_house()
    house.program.open(path)
    assert house.settle().scene == "end"
    return house


@pytest.mark.slow
def test_the_review_leads_to_the_moment_of_a_decision(at_end: House) -> None:
    """Given the end, Review tells how far it is, then three decisions; 1 shows the table before the first of them."""
    at_end.press("button/review")
    assert at_end.report.scene == "review"
    at_end.until(lambda: at_end.look().find("button/look/0") is not None)
    sight = at_end.look()
    assert "Better: " in sight.message
    at_end.key("1")
    sight = at_end.settle()
    assert sight.scene == "replay"
    assert sight.message.startswith("This cost ")
    lapse = review(read_record(MATCH).lines[:90], [0, 1, 2, 3])[0]
    assert [thing.label for thing in sight.all("hand/")] == [] or lapse.decision.view.hand
    at_end.key("Right")
    assert not at_end.look().message.startswith("This cost ")
    at_end.key("r")
    assert at_end.settle().scene == "review"
    polls = Quick.polls
    assert at_end.look().find("button/look/2") is not None
    assert Quick.polls <= polls + 1
    at_end.key("2")
    assert at_end.settle().message.startswith("This cost ")
    at_end.key("Escape")
    assert at_end.settle().scene == "review"
    at_end.key("Escape")
    assert at_end.settle().scene == "end"
    assert Quick.closed == 1


@pytest.mark.slow
@pytest.mark.parametrize("back", ["Escape", "button/back"])
def test_back_leads_from_the_review_to_where_one_came_from(at_end: House, back: str) -> None:
    """Given the review opened from the end, Back leads to the end, and its process ends; opened from the replay, Back
    leads to the replay and the review goes on until that is left, too.
    """

    def go_back() -> str:
        at_end.key(back) if back == "Escape" else at_end.press(back)
        return at_end.settle().scene

    at_end.press("button/review")
    assert at_end.settle().scene == "review"
    assert go_back() == "end"
    assert Quick.closed == 1
    at_end.press("button/replay")
    assert at_end.settle().scene == "replay"
    at_end.press("button/review")
    assert go_back() == "replay"
    assert Quick.closed == 1
    assert go_back() == "end"
    assert Quick.closed == 2


def test_after_a_round_the_score_leads_to_what_was_known(open_house: Callable[..., House]) -> None:
    """Given the score of a round in a match that goes on, the replay begins with that round, and has no review yet."""
    lines = read_record(MATCH).lines
    second = [n for n, line in enumerate(lines) if isinstance(line, RoundLine)][1]
    cut = next(n for n in range(second - 1, 0, -1) if isinstance(lines[n], MoveLine))
    house = open_house()
    house.take_up(lines[:cut])
    play_on(house, lines[cut])
    house.until(lambda: house.report.scene == "score")
    house.press("button/look_back")
    sight = house.settle()
    assert sight.scene == "replay"
    review_button = sight.find("button/review")
    assert review_button is not None
    assert not review_button.enabled
    for _ in range(12):
        house.key("Right")
        knew = house.look().find("button/knew")
        assert knew is not None
    house.key("Escape")
    assert house.settle().scene == "score"


def play_on(house: House, line: Line) -> None:
    """The last move of the round, as it stands in the record."""
    assert isinstance(line, MoveLine)
    house.game.play(line.move)


@pytest.mark.slow
def test_a_record_is_looked_back_at_without_a_game(open_house: Callable[..., House], monkeypatch: Any) -> None:
    """Given the command that watches a record, its review is there too."""
    from game.ui.look_back import LookBack

    monkeypatch.setattr("game.ui.look_back.Reviewer", Quick)
    house = open_house()
    lines: Sequence[Line] = read_record(MATCH).lines
    assert isinstance(lines[-1], EndLine)

    def left(request: object) -> None:
        assert request is Go.BACK
        house.app.quit()

    LookBack(house.program.screens, lines, house.app.preferences, left).show()
    assert house.settle().scene == "replay"
    house.press("button/review")
    house.until(lambda: house.look().find("button/look/0") is not None)
    house.key("Escape")
    assert house.settle().scene == "replay"
