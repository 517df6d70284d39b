"""Tests for game/play/programs/bots.py, with programs that are really started."""

import json
import shlex
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.play.match import Match
from game.play.programs.bot_pipes import BotProgram
from game.play.programs.bots import ANSWER_SECONDS, Bots
from game.rules.presets import preset
from saves.records.journal import DiskAnswer, SaveState
from saves.records.lines import Line
from tests.build import there
from tests.play.matches_in_memory import fresh, header, step
from tests.toolkit.waiting import wait_until

TINY = Path(__file__).parents[1] / "tiny_bots.py"


def tiny(kind: str, *more: str) -> str:
    """The command of one of the tiny bots."""
    return shlex.join([sys.executable, str(TINY), kind, *more])


@contextmanager
def bots_at(match: Match, commands: Mapping[int, str], clock: Callable[[], float] = lambda: 0.0) -> Iterator[Bots]:
    """Bots of a match that are gone afterwards. No answer comes too late, however busy the computer is."""
    bots = Bots(match, {seat: BotProgram(command, hidden=None) for seat, command in commands.items()}, clock)
    try:
        yield bots
    finally:
        bots.close()


def play_round(match: Match, bots: Bots) -> None:
    """The round to its end, or forty decisions of it; bots decide for their seats."""
    for _ in range(160):
        if match.awaits_deal:
            return
        seat = match.board.mover
        if seat in bots.faults:
            assert match.play(seat, bots.decide(seat)) is None
        else:
            step(match)


def lines_in(log: Path) -> list[dict[str, Any]]:
    """What a bot heard."""
    return [json.loads(line) for line in log.read_text().splitlines()]


@pytest.mark.parametrize("preset_id", ["family", "partners"])
def test_a_good_bot_plays_without_a_fault(preset_id: str, tmp_path: Path) -> None:
    """A bot is greeted, hears every event numbered from 1, is asked in every phase, and told goodbye."""
    log = tmp_path / "log"
    match = fresh(preset("family" if preset_id == "family" else "partners"))
    with bots_at(match, {1: tiny("good", str(log))}) as bots:
        play_round(match, bots)
        assert bots.faults == {1: 0}
    heard = lines_in(log)
    assert heard[0]["type"] == "hello"
    assert heard[0]["protocol"] == 1
    assert heard[0]["seat"] == 1
    assert heard[0]["teams"] == [[0, 2], [1, 3]]
    assert "seed" not in heard[0]
    assert heard[-1] == {"type": "bye"}
    events = [fact for fact in heard if fact["type"] == "event"]
    assert [fact["n"] for fact in events] == list(range(1, len(events) + 1))
    assert [fact["line"] for fact in events] == _plain(match, 1)
    phases = {fact["view"]["phase"] for fact in heard if fact["type"] == "ask"}
    assert ("choose" if preset_id == "family" else "cut") in phases
    assert {"draw", "play"} <= phases


def _plain(match: Match, seat: int) -> object:
    return json.loads(msgspec.json.encode(match.masked_lines_since(0, [seat])))


def test_partners_with_one_command_do_not_see_each_others_cards(tmp_path: Path) -> None:
    """Given two seats with the same command, each has a process of its own: it is greeted once, is asked for its own
    seat alone, and hears of no other seat's cards.
    """
    logs = tmp_path / "logs"
    logs.mkdir()
    match = fresh()
    with bots_at(match, dict.fromkeys((0, 2), tiny("good", str(logs)))) as bots:
        play_round(match, bots)
        assert bots.faults == {0: 0, 2: 0}
    heard = [lines_in(log) for log in logs.iterdir()]
    assert len(heard) == 2
    seats = set()
    for lines in heard:
        (seat,) = [fact["seat"] for fact in lines if fact["type"] == "hello"]
        assert {fact["view"]["seat"] for fact in lines if fact["type"] == "ask"} == {seat}
        told = [fact["line"] for fact in lines if fact["type"] == "event"]
        assert {line["seat"] for line in told if line["type"] == "hand" and "cards" in line} == {seat}
        assert {line["seat"] for line in told if line.get("move") == "draw" and "cards" in line} <= {seat}
        seats.add(seat)
    assert seats == {0, 2}


def test_bots_that_will_not_go_are_waited_for_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a table of bots that do not end when they are told goodbye, leaving it costs the patience for one."""
    monkeypatch.setattr("game.play.programs.bots.GOODBYE_SECONDS", 0.3)
    match = fresh()
    seats = range(4)
    bots = Bots(match, dict.fromkeys(seats, BotProgram(tiny("lingering"))), time.monotonic)
    for seat in seats:
        bots._at[seat].start(match)
    waited: list[float] = []
    for bot in bots._at.values():
        process = there(bot.process)
        close = process.close
        process.close = lambda seconds, close=close: (waited.append(seconds), close(seconds))[1]  # type: ignore
    bots.close()
    assert len(waited) == 4
    assert max(waited[1:]) < 0.15  # the first has used it up


def test_an_illegal_answer_is_explained_and_may_be_mended(tmp_path: Path) -> None:
    """After nonsense a bot hears why and answers again; that is no fault."""
    log = tmp_path / "log"
    match = fresh()
    with bots_at(match, {1: tiny("sloppy", str(log))}) as bots:
        play_round(match, bots)
        assert bots.faults == {1: 0}
    explained = [fact for fact in lines_in(log) if fact["type"] == "illegal"]
    assert explained
    assert explained[0]["reason"] == "malformed"
    assert explained[0]["message"]


def test_after_three_illegal_answers_a_simple_move_is_played(tmp_path: Path) -> None:
    """A bot that only ever answers what is illegal is played for, and every time is counted; two of three answers are
    explained, after the third nobody waits for it.
    """
    match, log = fresh(), tmp_path / "log"
    with bots_at(match, {match.board.mover: tiny("illegal", str(log))}) as bots:
        seat = match.board.mover
        assert match.play(seat, bots.decide(seat)) is None
        assert match.play(seat, bots.decide(seat)) is None
        assert bots.faults == {seat: 2}
    told = [fact["type"] for fact in lines_in(log)]
    assert [fact for fact in told if fact in ("ask", "illegal")] == ["ask", "illegal", "illegal"] * 2


def test_a_crashed_bot_is_started_again_and_hears_everything(tmp_path: Path) -> None:
    """After a crash a move is played for the bot; next time it is greeted anew and hears all events from the first."""
    log = tmp_path / "log"
    match = fresh()
    with bots_at(match, {1: tiny("crashing", str(log))}) as bots:
        play_round(match, bots)
        assert bots.faults[1] > 1
    heard = lines_in(log)
    greetings = [number for number, fact in enumerate(heard) if fact["type"] == "hello"]
    assert len(greetings) == 4
    for at in greetings:
        assert heard[at + 1]["n"] == 1
        assert heard[at + 1]["line"]["type"] == "round"


def test_a_bot_that_still_thinks_is_not_asked_again(tmp_path: Path) -> None:
    """Given a bot at work while somebody else's seat is handed over, which begins every decision anew, it gets its
    question once: the answer to a second one would be taken for its next move.
    """
    log, match = tmp_path / "log", fresh()
    seat = match.board.mover
    with bots_at(match, {seat: tiny("good", str(log))}) as bots:
        bots.ask(seat)
        while not bots.has_asked:
            assert bots.poll() is None
        assert match.play(seat, bots.decide(seat)) is None
    assert [fact["type"] for fact in lines_in(log)].count("ask") == 1


def test_a_silent_bot_is_given_up_after_its_time() -> None:
    """No answer within ten seconds: the program is ended, a simple move is played, the fault counted."""
    match = fresh()
    seat = match.board.mover
    now = [0.0]
    with bots_at(match, {seat: tiny("silent")}, lambda: now[0]) as bots:
        assert not bots.has_asked
        bots.ask(seat)
        while not bots.has_asked:
            assert bots.poll() is None
        now[0] = ANSWER_SECONDS - 0.01
        assert bots.poll() is None
        now[0] = ANSWER_SECONDS
        assert bots.poll() is not None
        assert bots.faults == {seat: 1}


@pytest.mark.usefixtures("bots_leave_soon")
@pytest.mark.parametrize("kind", ["flooding", "long"])
def test_a_bot_that_says_too_much_costs_only_itself(kind: str) -> None:
    """Lines without end, or one of two megabytes: every decision is a fault at once, and the round is played on."""
    match = fresh()
    threads = threading.active_count()
    with bots_at(match, {1: tiny(kind)}) as bots:
        play_round(match, bots)
        assert bots.faults[1] > 5
    wait_until(lambda: threading.active_count() <= threads)


def test_a_program_that_cannot_be_started_is_played_for() -> None:
    """A command that is no program costs a fault for each decision, and nothing else."""
    match = fresh()
    with bots_at(match, {match.board.mover: "/no/such/program"}) as bots:
        for number in count(1):
            seat = match.board.mover
            if seat not in bots.faults:
                break
            assert match.play(seat, bots.decide(seat)) is None
            assert bots.faults[seat] == number


def test_a_bot_joins_a_running_game(tmp_path: Path) -> None:
    """After a resume the bot hears the whole game from its first event before it is asked."""
    log = tmp_path / "log"
    match = fresh(seed=2)
    while match.line_count < 50 or match.board.mover != 1:
        step(match)
    again = Match(header(seed=2), lines=match.lines[1:])
    with bots_at(again, {1: tiny("good", str(log))}) as bots:
        assert again.play(1, bots.decide(1)) is None
    heard = lines_in(log)
    asked = next(number for number, fact in enumerate(heard) if fact["type"] == "ask")
    assert [fact["n"] for fact in heard[1:asked]] == list(range(1, asked))
    assert asked > 50


class FullRecord:
    """A record on a full disk."""

    state = SaveState.IN_MEMORY
    kept = DiskAnswer(3)

    def append(self, *lines: Line) -> "FullRecord":
        """Only in memory."""
        return self

    def wait(self, seconds: float | None = None) -> SaveState:
        """The disk has answered."""
        return self.state

    def close(self) -> bool:
        """Nothing is safe."""
        return False


def test_a_bot_is_told_that_moves_are_not_saved(tmp_path: Path) -> None:
    """Given a full disk, a bot's question counts the lines that are only in memory; otherwise there is no such key."""
    asked = []
    for name, record in (("well", None), ("full", FullRecord())):
        log = tmp_path / name
        match = Match(header(preset("web"), seed=1), record)
        match.begin_round()
        with bots_at(match, {match.board.mover: tiny("good", str(log))}) as bots:
            bots.decide(match.board.mover)
        asked += [line for line in lines_in(log) if line["type"] == "ask"]
    assert [line.get("in_memory") for line in asked] == [None, 3]
