import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from game.ai.tunings.fixed_tunings import fixed_tuning_for
from game.ai.tunings.learned_weights import candidates, learned_tuning_for, want_tuning
from game.ai.tunings.trial_choices import TriedTable, trials_left_to_others, trials_wanted
from game.ai.tunings.tuning_trials import best_by_trial
from game.engine.moves import Move
from game.engine.table.state import before_first_deal
from game.play.thinking.thinker import (
    BUDGET_SECONDS,
    SILENT_BUDGETS,
    Thinker,
)
from game.play.thinking.thinker_messages import ThinkRequest
from game.play.thinking.thinker_process import answer, answer_all
from tests.build import CAMPUS, there
from tests.play import workers
from tests.play.matches_in_memory import fresh, question_of, step
from tests.toolkit.waiting import wait_for, wait_until


@contextmanager
def thinker(worker: Callable[..., None] = answer_all, clock: Callable[[], float] = time.monotonic) -> Iterator[Thinker]:
    """A thinker whose worker is gone afterwards."""
    thinking = Thinker(clock, worker)
    try:
        yield thinking
    finally:
        thinking.close()


def awaited(thinking: Thinker, question: ThinkRequest) -> Move:
    """The decision, polled for as a screen does."""
    return cast("Move", wait_for(lambda: thinking.poll(question.game, question.number)))


def test_the_worker_thinks_what_normal_thinks() -> None:
    match = fresh()
    with thinker() as thinking:
        for _ in range(10):
            question = question_of(match)
            thinking.ask(question)
            assert thinking.is_thinking
            assert awaited(thinking, question) == answer(question).move
            assert not thinking.is_thinking
            step(match)
        assert not thinking.has_given_up


def test_a_stale_answer_is_dropped() -> None:
    match = fresh()
    first = question_of(match)
    step(match)
    second = question_of(match)
    assert answer(first).move != answer(second).move
    with thinker(workers.slow) as thinking:
        thinking.ask(first)
        thinking.cancel()
        assert thinking.poll(first.game, first.number) is None
        thinking.ask(first)
        thinking.ask(second)
        assert awaited(thinking, second) == answer(second).move


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on Windows")
def test_a_killed_worker_is_replaced() -> None:
    match = fresh()
    with thinker() as thinking:
        thinking.ask(question_of(match))
        awaited(thinking, question_of(match))
        step(match)
        first = there(thinking.worker_pid)
        os.kill(first, signal.SIGKILL)
        question = question_of(match)
        thinking.ask(question)
        assert awaited(thinking, question) == answer(question).move
        assert thinking.worker_pid not in (None, first)
        assert not thinking.has_given_up


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGSTOP on Windows")
def test_a_stopped_worker_is_replaced() -> None:
    ahead = [0.0]
    match = fresh()
    with thinker(clock=lambda: time.monotonic() + ahead[0]) as thinking:
        thinking.ask(question_of(match))
        awaited(thinking, question_of(match))
        step(match)
        first = there(thinking.worker_pid)
        os.kill(first, signal.SIGSTOP)
        question = question_of(match)
        thinking.ask(question)
        assert thinking.poll(question.game, question.number) is None
        assert thinking.worker_pid == first
        ahead[0] = SILENT_BUDGETS * BUDGET_SECONDS
        assert awaited(thinking, question) == answer(question).move
        assert thinking.worker_pid not in (None, first)
        assert not thinking.has_given_up
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)


@pytest.mark.skipif(sys.platform == "win32", reason="asks the process by signal 0")
def test_the_worker_ends_with_its_pipe() -> None:
    question = question_of(fresh())
    with thinker() as thinking:
        thinking.ask(question)
        awaited(thinking, question)
        pid = there(thinking.worker_pid)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.slow
@pytest.mark.whole_trials
@pytest.mark.parametrize("dies_first", [False, True], ids=["a worker that works", "one that is lost over it"])
def test_the_worker_finds_out_how_house_rules_are_played(dies_first: bool, tmp_path: Path) -> None:
    table = TriedTable(replace(CAMPUS, opening=(10, 20)), 2, 2)
    board = before_first_deal(table.rules, table.players, table.teams).board
    worker = partial(workers.dying_once, str(tmp_path / "died")) if dies_first else answer_all
    with thinker(worker) as thinking, trials_left_to_others():
        want_tuning(board)
        wait_until(lambda: not trials_wanted(), thinking.try_tunings)
        found = learned_tuning_for(board)
    usual = fixed_tuning_for(board)
    assert found == best_by_trial(table.rules, 2, 2, candidates(), usual)
