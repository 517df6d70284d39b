import multiprocessing
import random
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.ai.player import Think
from game.ai.players.tuned_player import Normal
from game.analysis.coaching.tips import CanGoOut, CanOpen, DrawFirst, MeldWorth
from game.engine.moves import Draw, GoOut, MeldCards, Move, Pass
from game.engine.table.board import Phase
from game.engine.table.view import PlayerView, view_of
from game.play.thinking import thinker_process
from game.play.thinking.coach_tips import coaching
from game.play.thinking.match_coach import MatchCoach
from game.play.thinking.thinker_messages import CoachRequest, ThinkReply, ThinkRequest, TrialReply, TrialRequest
from game.play.thinking.thinker_process import answer, answer_all, coach_answer
from game.rules.presets import preset
from tests.build import cards, clean_book, dirty_book, my_view, table, there
from tests.play import workers
from tests.play.matches_in_memory import fresh, question_of, step
from tests.play.thinking.test_thinker import thinker
from tests.properties.random_play import Seating, rounds_of
from tests.toolkit.waiting import PATIENCE, wait_for


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


def some_views(seating: Seating, count: int) -> list[PlayerView]:
    """So many views of a match in which somebody draws, lays down or discards."""
    rng = random.Random(f"coached {seating.name}")
    tables = [moment.before for moments in rounds_of(seating) for moment in moments[1:]]
    asked = [now for now in tables if now.board.phase in (Phase.DRAW, Phase.PLAY) and not now.board.shuffle_due]
    return [view_of(now, now.board.mover) for now in rng.sample(asked, min(count, len(asked)))]


def test_an_opening_is_told_by_its_melds() -> None:
    found = there(coaching(my_view(table("2H AC KS JS JD JC 9D 8H 8D 6D 5C 4S", phase="play", foot="4C 5D 6H 7S")), ()))
    assert found.advice is not None
    assert isinstance(found.advice.move, MeldCards)
    opening = next(tip for tip in found.tips if isinstance(tip, CanOpen))
    assert opening == CanOpen((MeldWorth(cards("8H 8D 2H"), 40), MeldWorth(cards("JS JD JC"), 30)), 70, 50)


def test_nobody_is_coached_out_of_turn() -> None:
    now = table("KC KD KH", phase="play")
    assert coaching(view_of(now, 1), ()) is None


def test_the_worker_is_asked_about_the_table_as_it_is() -> None:
    match = fresh()
    view = match.view(match.board.mover)
    with thinker() as thinking:
        coach = MatchCoach(match, thinking)
        assert coach.received() is None
        assert coach.ask(view, ())
        said = wait_for(coach.received)
        assert said == coaching(view, ())
        assert thinking.coached(match.header.id, match.event_count + 1) is None


def test_nobody_waits_for_a_worker_that_was_lost() -> None:
    match = fresh()
    with thinker() as thinking:
        coach = MatchCoach(match, thinking)
        assert coach.ask(match.view(match.board.mover), ())
        assert coach.is_waiting()
        thinking.close()
        assert not coach.is_waiting()
        assert coach.received() is None


def test_a_question_that_cannot_be_answered_is_answered_with_nothing() -> None:
    view = my_view(table("KC KD KH"))
    said = coach_answer(CoachRequest("game", 1, PlayerView(view.board, 0), (object(),)))  # type: ignore[arg-type]  # wrong on purpose
    advice = said.coaching.advice if said.coaching is not None else None
    assert advice is None or isinstance(advice.move, Draw)


def test_a_turn_begins_with_as_many_cards_as_the_rules_say() -> None:
    found = there(coaching(my_view(table("KC KD 5H 9S")), ()))
    assert found.tips[0] == DrawFirst(2)


def test_whoever_can_go_out_is_told_so() -> None:
    """The bug: Go out was there, and the coach said to meld a four and then to discard another."""
    melds = [clean_book("K"), dirty_book("Q"), "9S 9H 9C"]
    view = my_view(table("9D 4D", preset("web"), phase="play", melds=melds, in_foot=(0, 2), played_foot=(0, 2)))
    told = there(coaching(view, ()))
    assert isinstance(told.tips[0], CanGoOut)
    assert told.advice is not None
    assert isinstance(told.advice.move, GoOut)
