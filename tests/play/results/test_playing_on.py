"""Experts play a moment's round to its end, with processes that are really started."""

import pytest

from game.engine.table.board import Phase
from game.play.branching import NoBranch
from game.play.match import Match
from game.play.results.playing_on import ExpertsAtTable, expert_lines
from saves.records.lines import MoveLine, ScoreLine
from saves.records.replay import replay_lines
from tests.play.matches_in_memory import fresh, step
from tests.play.par_workers import ending, sleeping
from tests.toolkit.waiting import wait_until

EFFORT = 20
"""Playouts that are enough to hear of something."""


@pytest.fixture(scope="module")
def match() -> Match:
    """A match in its second round."""
    played = fresh(seed=3)
    while played.board.round < 2 or played.awaits_deal:
        step(played)
    return played


def late_line(match: Match) -> int:
    """Some moves before the end of round 1."""
    return next(number for number, line in enumerate(match.lines, 1) if isinstance(line, ScoreLine)) - 12


def finished(experts: ExpertsAtTable) -> None:
    """Polls until nothing more comes; each poll says whether something did."""

    def poll() -> None:
        before = experts.came
        assert experts.poll() or experts.came == before

    wait_until(lambda: not experts.is_running, poll)


def test_they_play_the_round_to_its_score(match: Match) -> None:
    """Given a line, what they play follows it by the rules and ends with the score of that round; twice the same."""
    line = late_line(match)
    further = tuple(expert_lines(match.lines, line, EFFORT))
    assert isinstance(further[-1], ScoreLine)
    assert all(isinstance(each, MoveLine) for each in further[:-1])
    replay = replay_lines((*match.lines[:line], *further))
    assert (replay.table.board.phase, replay.rounds) == (Phase.ENDED, 1)
    assert tuple(expert_lines(match.lines, line, EFFORT)) == further


def test_what_was_played_later_does_not_matter(match: Match) -> None:
    """Given the same record broken off at that line, they play the same."""
    line = late_line(match)
    assert tuple(expert_lines(match.lines[:line], line, EFFORT)) == tuple(expert_lines(match.lines, line, EFFORT))


def test_between_rounds_there_is_nothing_to_play(match: Match) -> None:
    """Given the header, a score, or a line that is not there, one sentence says so."""
    score = late_line(match) + 12
    for line, why in ((1, "No round"), (score, "No round"), (len(match.lines) + 1, "lines")):
        with pytest.raises(NoBranch, match=why):
            next(expert_lines(match.lines, line))


def test_the_process_sends_the_same_lines(match: Match) -> None:
    """Given a process, its lines come one after the other, the same as without one; then it is done."""
    line = late_line(match)
    experts = ExpertsAtTable(match.lines, line, EFFORT)
    experts.start()
    finished(experts)
    assert experts.is_done
    assert not experts.has_failed
    assert experts.came == tuple(expert_lines(match.lines, line, EFFORT))
    experts.start()
    assert not experts.is_running


def test_who_stops_them_keeps_what_came(match: Match) -> None:
    """Given experts at work, closing ends their process; nothing more comes and nothing has failed."""
    experts = ExpertsAtTable(match.lines, late_line(match), find=sleeping)
    experts.start()
    assert experts.is_running
    experts.close()
    assert not experts.poll()
    assert (experts.came, experts.is_done, experts.has_failed) == ((), False, False)


def test_a_process_that_dies_is_told(match: Match) -> None:
    """Given one that ends without a word, they have failed."""
    experts = ExpertsAtTable(match.lines, late_line(match), find=ending)
    experts.start()
    finished(experts)
    assert experts.has_failed
