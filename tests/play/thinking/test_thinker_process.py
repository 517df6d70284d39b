import multiprocessing
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.players.tuned_player import Normal
from game.engine.moves import Draw, Move, Pass
from game.play.thinking import thinker_process
from game.play.thinking.thinker_messages import ThinkReply, ThinkRequest, TrialReply, TrialRequest
from game.play.thinking.thinker_process import answer, answer_all
from tests.play import workers
from tests.play.matches_in_memory import fresh, question_of, step
from tests.toolkit.waiting import PATIENCE


def questions(count: int) -> list[ThinkRequest]:
    """What the seats to act are asked in the first moments of a match."""
    match = fresh()
    found = []
    for _ in range(count):
        found.append(question_of(match))
        step(match)
    return found


def test_an_answer_names_its_question() -> None:
    (question,) = questions(1)
    expected = Normal().decide(question.view, question.think)
    assert answer(question) == ThinkReply(question.game, question.number, expected)


def test_the_worker_loads_no_pygame(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    report = tmp_path / "modules"
    process = context.Process(target=workers.reporting, args=(str(report), theirs))
    process.start()
    theirs.close()
    (question,) = questions(1)
    ours.send(question)
    assert ours.poll(30)
    assert ours.recv() == answer(question)
    loaded = report.read_text().splitlines()
    assert "game.ai.players.tuned_player" in loaded
    assert [name for name in loaded if name.startswith(("pygame", "pytmx", "game.ui"))] == []
    ours.close()
    process.join(PATIENCE)
    assert process.exitcode == 0


def test_only_the_newest_question_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    old, older, newest = questions(3)
    monkeypatch.setattr(thinker_process, "chosen_by_trial", lambda table: f"for {table}")
    ours, theirs = multiprocessing.Pipe()
    for question in (old, older, TrialRequest("a"), newest, TrialRequest("b")):  # type: ignore[arg-type]
        ours.send(question)
    thread = threading.Thread(target=answer_all, args=(theirs,))
    thread.start()
    assert ours.poll(20)
    assert ours.recv() == answer(newest)
    assert ours.recv() == TrialReply("b", "for b")  # type: ignore[arg-type]
    assert not ours.poll(0.2)
    ours.close()
    thread.join(PATIENCE)
    assert not thread.is_alive()


@pytest.mark.parametrize(
    ("seconds", "asks_again", "move"),
    [
        (0.0, False, Draw()),
        (None, True, Draw()),
        (3600.0, True, Draw()),
        (None, False, Pass()),
        (3600.0, False, Pass()),
    ],
)
def test_thinking_ends_with_its_time_or_with_the_next_question(
    seconds: float | None, asks_again: bool, move: Move, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a level that thinks of a better move, the first is played once the time is up, and once somebody asks anew:
    nobody waits longer than was promised. Otherwise it is thought through.
    """
    ours, theirs = multiprocessing.Pipe()
    (question,) = questions(1)

    def decides(_: str, __: object, ___: object, is_enough: Callable[[], bool]) -> Move:
        if asks_again and not asked:
            asked.append(True)
            ours.send(question)
        return Draw() if is_enough() else Pass()

    asked: list[bool] = []
    monkeypatch.setattr(thinker_process, "decision_of", decides)
    ours.send(replace(question, think=Think(seconds=seconds)))
    thread = threading.Thread(target=answer_all, args=(theirs,))
    thread.start()
    assert ours.poll(20)
    assert ours.recv().move == move
    if asks_again:
        assert ours.recv().move == Pass()
    ours.close()
    thread.join(PATIENCE)
    assert not thread.is_alive()
