"""Tests for game/play/review.py: the decisions of a match, and those that cost most."""

import pytest

from game.engine.board import Phase
from game.engine.moves import Discard, Draw, MeldCards, Take
from game.play.match import Match
from game.play.review import MOST, decisions, review
from saves.lines import MoveLine, UndoLine
from tests.play.matches import fresh, step


@pytest.fixture(scope="module")
def match() -> Match:
    """A match that computer players have played for some turns."""
    played = fresh(seed=3)
    while played.line_count < 160 and not played.is_over:
        step(played)
    return played


def test_every_turn_has_one_beginning_and_lay_downs_go_together(match: Match) -> None:
    """Given a match, each decision of a seat is a draw, a take, or all it laid down with its discard."""
    found = list(decisions(match.lines, [1]))
    assert {decision.seat for decision in found} == {1}
    for decision in found:
        if decision.view.board.phase == Phase.DRAW:
            assert isinstance(decision.moves[0], Draw | Take)
            assert len(decision.moves) == 1
        else:
            assert all(isinstance(move, MeldCards) for move in decision.moves[:-1])
        line = match.lines[decision.line - 1]
        assert isinstance(line, MoveLine)
        assert line.move == decision.moves[0]
    assert any(isinstance(decision.moves[-1], Discard) for decision in found)


def test_what_was_taken_back_does_not_count(match: Match) -> None:
    """Given a lay-down that was taken back, the decision is the same as without it, at the line where it was made."""
    lines = list(match.lines)
    at = next(n for n, line in enumerate(lines) if isinstance(line, MoveLine) and isinstance(line.move, MeldCards))
    seat = lines[at].seat  # type: ignore[union-attr]  # a MoveLine, as just found
    undone = [*lines[: at + 1], UndoLine(seat=seat, moves=1), *lines[at:]]
    plain, again = list(decisions(lines, [seat])), list(decisions(undone, [seat]))
    assert [decision.moves for decision in plain] == [decision.moves for decision in again]
    assert again[-1].line == plain[-1].line + 2


@pytest.mark.slow
def test_the_dearest_decisions_come_first_and_are_always_the_same(match: Match) -> None:
    """Given a record, at most three decisions are told, dearest first, with another move, twice the same."""
    lines, looked_at = match.lines[:90], list[int]()
    first = review(lines, [0, 1, 2, 3], lambda done, whole: looked_at.append(done))
    assert looked_at == list(range(1, len(list(decisions(lines, [0, 1, 2, 3]))) + 1))
    assert 0 < len(first) <= MOST
    costs = [lapse.points for lapse in first]
    assert costs == sorted(costs, reverse=True)
    assert all(lapse.better.worlds and lapse.better.move != lapse.decision.moves[0] for lapse in first)
    assert first == review(lines, [0, 1, 2, 3])
