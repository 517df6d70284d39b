"""Tests for game/analysis/judged/decisions.py: what the seats of a record decided."""

import pytest
from msgspec.structs import replace

from game.analysis.judged.decisions import decisions_of
from game.engine.moves import Answer, Discard, Draw, MeldCards, Take
from game.engine.table.board import Phase
from game.play.match import Match
from game.rules.presets import preset
from saves.records.lines import Line, MoveLine, UndoLine
from tests.play.matches_in_memory import fresh, step


@pytest.fixture(scope="module")
def match() -> Match:
    """A match that computer players have played for some turns."""
    played = fresh(seed=3)
    while played.line_count < 160 and not played.is_over:
        step(played)
    return played


def test_every_turn_has_one_beginning_and_lay_downs_go_together(match: Match) -> None:
    """Given a match, each decision of a seat is a draw, a take, or all it laid down with its discard."""
    found = decisions_of(match.lines, [1])
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
    assert [decision.turn for decision in found if decision.view.board.phase == Phase.DRAW][:3] == [1, 2, 3]


def test_what_was_taken_back_does_not_count(match: Match) -> None:
    """Given a lay-down that was taken back, the decision is the same as without it, at the line where it was made."""
    lines = list(match.lines)
    at = next(n for n, line in enumerate(lines) if isinstance(line, MoveLine) and isinstance(line.move, MeldCards))
    seat = lines[at].seat  # type: ignore[union-attr]  # a MoveLine, as just found
    undone = [*lines[: at + 1], UndoLine(seat=seat, moves=1), *lines[at:]]
    plain, again = decisions_of(lines, [seat]), decisions_of(undone, [seat])
    assert [decision.moves for decision in plain] == [decision.moves for decision in again]
    assert again[-1].line == plain[-1].line + 2


def test_answers_are_decisions_of_whoever_is_asked() -> None:
    """Given rules that ask permission, the answers of a match are among the decisions, each alone."""
    match = fresh(rules=preset("partners"), seed=2)
    asked: list[int] = []
    while not asked and not match.is_over:
        if match.board.phase == Phase.ANSWER:
            asked.append(match.board.mover)
        step(match)
    answers = [decision for decision in decisions_of(match.lines, range(4)) if isinstance(decision.moves[0], Answer)]
    assert [(decision.seat, len(decision.moves)) for decision in answers] == [(asked[0], 1)]


def test_a_decision_followed_a_hint_where_one_of_its_moves_did_that_stayed(match: Match) -> None:
    """Given hints followed by a lay-down and by one that was taken back, the first decision alone is marked."""
    lines = list(match.lines)
    at = [n for n, line in enumerate(lines) if isinstance(line, MoveLine) and isinstance(line.move, MeldCards)]
    first, second = (lines[n] for n in at[:2])
    assert isinstance(first, MoveLine)
    assert isinstance(second, MoveLine)
    taken_back: list[Line] = [replace(second, hinted=True), UndoLine(seat=second.seat, moves=1)]
    marked = [*lines[: at[0]], replace(first, hinted=True), *lines[at[0] + 1 : at[1]], *taken_back, *lines[at[1] :]]
    followed = [decision for decision in decisions_of(marked, range(4)) if decision.hinted]
    assert [decision.line for decision in followed] == [at[0] + 1]


def test_a_hint_about_the_discard_alone_says_nothing_of_what_was_laid_down_before(match: Match) -> None:
    """Given lay-downs of one's own and a discard that was hinted at, the decision is one's own; a discard without
    lay-downs that was hinted at is not.
    """
    thrown = [n for n, line in enumerate(match.lines) if isinstance(line, MoveLine) and isinstance(line.move, Discard)]
    marked: list[Line] = list(match.lines)
    for n in thrown:
        marked[n] = replace(marked[n], hinted=True)
    ended = [one for one in decisions_of(marked, range(4)) if isinstance(one.moves[-1], Discard)]
    assert {len(one.moves) > 1 for one in ended} == {True, False}
    assert all(one.hinted == (len(one.moves) == 1) for one in ended)
