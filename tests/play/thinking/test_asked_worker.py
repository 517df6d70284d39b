from collections.abc import Iterator
from typing import Final, NoReturn

import pytest
from msgspec.structs import replace

from game.ai.fallback_move import fallback_move
from game.ai.player import Think
from game.ai.tunings.fixed_tunings import fixed_tuning_by
from game.ai.tunings.learned_weights import want_tuning
from game.ai.tunings.trial_choices import CHOICES, TriedTable, trials_left_to_others, trials_wanted
from game.engine.moves import Draw, Move
from game.engine.partners.agreements import Habit
from game.engine.table.state import before_first_deal
from game.play.thinking.thinker import (
    BUDGET_SECONDS,
    MOST_UNANSWERED,
    SILENT_BUDGETS,
    START_SECONDS,
    TRIAL_SECONDS,
    Thinker,
)
from game.play.thinking.thinker_messages import (
    CoachReply,
    CoachRequest,
    ParReply,
    ParRequest,
    ThinkReply,
    ThinkRequest,
    TrialReply,
    TrialRequest,
)
from game.play.thinking.thinker_process import answer
from tests.build import CAMPUS, my_view, table
from tests.conftest import forget_choices

PATIENCE: Final = SILENT_BUDGETS * BUDGET_SECONDS
QUESTION = ThinkRequest("game", 7, "easy", my_view(table("KC KD 4C 5C")), Think())
FOUND: Move = Draw()
TRIED = TriedTable(replace(CAMPUS, opening=(10, 20)), 4, 2)


class Worker:
    """A worker process and its pipe, as a test wants them."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.asked: list[object] = []
        self.answers: list[object] = []
        self.is_lost = self.is_closed = False

    @property
    def pipe(self) -> "Worker":
        """Both ways."""
        return self

    def send(self, question: object) -> None:
        """A question reaches it, if it lives."""
        if self.is_lost:
            raise BrokenPipeError
        self.asked.append(question)

    def poll(self) -> bool:
        """Whether there is something to hear: an answer, or its end."""
        return bool(self.answers) or self.is_lost

    def recv(self) -> object:
        """The next answer."""
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)

    def find(self) -> None:
        """It answers what it was asked last."""
        last = self.asked[-1]
        assert isinstance(last, ThinkRequest)
        self.answers.append(ThinkReply(last.game, last.number, FOUND, last.asked))

    def close(self) -> None:
        """It ends."""
        self.is_closed = True


class Desk:
    """A thinker with a clock that stands still, and every worker that it has started."""

    def __init__(self) -> None:
        self.now = 0.0
        self.workers: list[Worker] = []
        self.can_start = True
        self.thinker = Thinker(lambda: self.now)

    def start(self, *_: object) -> Worker:
        """In place of a process."""
        if not self.can_start:
            raise OSError
        self.workers.append(Worker(len(self.workers) + 1))
        return self.workers[-1]

    def poll(self) -> Move | None:
        """What a screen asks once a frame."""
        return self.thinker.poll(QUESTION.game, QUESTION.number)

    @property
    def asked(self) -> list[list[object]]:
        """What each of the workers was asked."""
        return [worker.asked for worker in self.workers]


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """With nobody asked yet."""
    forget_choices(monkeypatch)
    there = Desk()
    monkeypatch.setattr("game.play.thinking.thinker.ChildProcess", there.start)
    with trials_left_to_others():
        yield there


@pytest.mark.parametrize(
    ("has_answered", "is_tried", "patience"),
    [
        (False, False, PATIENCE + START_SECONDS),
        (True, False, PATIENCE),
        (False, True, PATIENCE + START_SECONDS + TRIAL_SECONDS),
        (True, True, PATIENCE + TRIAL_SECONDS),
    ],
)
def test_how_long_a_silent_worker_is_waited_for(
    desk: Desk, has_answered: bool, is_tried: bool, patience: float
) -> None:
    if has_answered:
        desk.thinker.ask(QUESTION)
        desk.workers[0].find()
        assert desk.poll() == FOUND
    if is_tried:
        want_tuning(before_first_deal(TRIED.rules, 4, 2).board)
    desk.now = 100.0
    desk.thinker.ask(QUESTION)
    desk.now = 100 + patience - 0.1
    assert desk.poll() is None
    assert len(desk.workers) == 1
    desk.now = 100 + patience
    assert desk.poll() is None
    assert (desk.workers[0].is_closed, desk.workers[1].asked) == (True, desk.workers[0].asked[-1:])
    assert desk.thinker.worker_pid == 2


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_two_lost_workers_in_a_row_are_enough(desk: Desk, level: str) -> None:
    question = replace(QUESTION, level=level)
    desk.thinker.ask(question)
    desk.workers[0].is_lost = True
    assert desk.poll() is None
    assert not desk.thinker.has_given_up
    assert desk.thinker.is_thinking
    desk.workers[1].is_lost = True
    expected = answer(replace(question, level="normal")).move
    assert desk.poll() == expected
    assert desk.thinker.has_given_up
    assert not desk.thinker.is_thinking
    assert desk.thinker.worker_pid is None
    desk.thinker.ask(question)
    assert desk.poll() is not None
    assert not desk.thinker.ask_beside(ParRequest("game", 1, ()))
    assert not desk.thinker.owes_answer
    assert desk.asked == [[question], [question]]


def test_an_answer_makes_up_for_a_lost_worker(desk: Desk) -> None:
    for number in range(4):
        desk.thinker.ask(QUESTION)
        desk.workers[number].is_lost = True
        assert desk.poll() is None
        desk.workers[number + 1].find()
        assert desk.poll() == FOUND
    assert not desk.thinker.has_given_up


def test_where_no_process_can_be_started(desk: Desk) -> None:
    desk.can_start = False
    desk.thinker.ask(QUESTION)
    assert desk.thinker.has_given_up
    desk.can_start = True
    assert desk.poll() is not None
    assert desk.workers == []


def test_a_player_with_a_bug_does_not_stop_the_game(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def raises(question: ThinkRequest) -> NoReturn:
        raise ZeroDivisionError

    monkeypatch.setattr("game.play.thinking.thinker_process.answer", raises)
    desk.can_start = False
    desk.thinker.ask(QUESTION)
    assert desk.poll() == fallback_move(QUESTION.view)


def test_only_the_answer_to_the_open_question_is_given(desk: Desk) -> None:
    desk.thinker.ask(QUESTION)
    others = [ThinkReply("other", 7, Draw()), ThinkReply("game", 8, FOUND), ParReply("game", 1, None)]
    desk.workers[0].answers += others
    assert desk.poll() is None
    assert desk.thinker.is_thinking
    desk.workers[0].answers += [others[0], ThinkReply("game", 7, FOUND)]
    assert desk.poll() == FOUND
    assert not desk.thinker.is_thinking
    for game, number in (("game", 8), ("other", 7)):
        desk.thinker.ask(QUESTION)
        assert desk.thinker.poll(game, number) is None
        assert not desk.thinker.is_thinking
    desk.thinker.ask(QUESTION)
    desk.workers[0].find()
    desk.thinker.cancel()
    assert desk.poll() is None
    desk.thinker.ask(replace(QUESTION, think=Think(agreements=(Habit.KEEP_CLEAN,))))
    assert desk.poll() is None
    desk.workers[0].find()
    assert desk.poll() == FOUND


def test_a_worker_that_says_nothing_never_fills_its_pipe(desk: Desk) -> None:
    for _ in range(MOST_UNANSWERED):
        desk.thinker.ask(QUESTION)
    assert len(desk.workers) == 1
    desk.thinker.ask(QUESTION)
    assert (desk.workers[0].is_closed, len(desk.workers), desk.thinker.has_given_up) == (True, 2, False)
    desk.workers[1].find()
    assert desk.poll() == FOUND  # after an answer it is asked as often again
    for _ in range(MOST_UNANSWERED):
        desk.thinker.ask(QUESTION)
    assert len(desk.workers) == 2


COACHED = CoachRequest("game", 7, QUESTION.view, ())


def test_low_priority_questions_wait_for_their_turn(desk: Desk) -> None:
    thinking = desk.thinker
    assert thinking.ask_beside(ParRequest("game", 1, ()))
    assert not thinking.ask_beside(COACHED)
    assert thinking.owes_answer
    desk.workers[0].answers.append(ParReply("game", 1, None))
    assert thinking.par("game", 1) == ParReply("game", 1, None)
    assert not thinking.owes_answer
    assert (thinking.par("game", 2), thinking.par("other", 1)) == (None, None)
    assert thinking.ask_beside(COACHED)
    desk.workers[0].answers.append(CoachReply("game", 7, None))
    assert thinking.coached("game", 7) == CoachReply("game", 7, None)
    assert (thinking.coached("game", 6), thinking.coached("other", 7)) == (None, None)
    assert desk.asked == [[ParRequest("game", 1, ()), COACHED]]
    thinking.ask(QUESTION)
    assert not thinking.ask_beside(COACHED)


@pytest.mark.parametrize("is_noticed", [True, False])
def test_a_worker_lost_over_a_low_priority_question_is_no_failure(desk: Desk, is_noticed: bool) -> None:
    for number in range(3):
        assert desk.thinker.ask_beside(COACHED)
        desk.workers[number].is_lost = True
        if is_noticed:
            assert desk.thinker.coached("game", 7) is None
            assert desk.thinker.worker_pid is None
    assert not desk.thinker.has_given_up


def test_a_question_that_does_not_get_through_is_asked_again(desk: Desk) -> None:
    desk.thinker.start()
    desk.workers[0].is_lost = True
    desk.thinker.ask(QUESTION)
    assert desk.asked == [[], [QUESTION]]


def test_wanted_weights_are_found_by_the_worker(desk: Desk) -> None:
    desk.thinker.try_tunings()
    assert desk.workers == []
    want_tuning(before_first_deal(TRIED.rules, 4, 2).board)
    for _ in range(3):
        desk.thinker.try_tunings()
    assert desk.asked == [[TrialRequest(TRIED)]]
    tuning = fixed_tuning_by(TRIED.rules, 4, 2)
    desk.workers[0].answers.append(TrialReply(TRIED, tuning))
    desk.thinker.try_tunings()
    assert CHOICES.known[TRIED] == tuning
    assert not trials_wanted()
    assert desk.asked == [[TrialRequest(TRIED)]]


def test_rules_over_which_every_worker_dies_end_in_no_worker(desk: Desk) -> None:
    want_tuning(before_first_deal(TRIED.rules, 4, 2).board)
    for _ in range(6):
        desk.thinker.try_tunings()
        for worker in desk.workers:
            worker.is_lost = True
    assert desk.asked == [[TrialRequest(TRIED)]] * 2
    assert desk.thinker.has_given_up
