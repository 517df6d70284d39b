"""Tests for game/play/machine_players.py."""

import shlex
import sys
import time
from pathlib import Path
from typing import Any, cast

import pytest

from game.engine.moves import Draw, Move
from game.engine.partners.agreements import Agreement
from game.play.machine_players import MachinePlayers
from game.play.match import Match
from game.play.programs.bot_pipes import BotProgram
from game.play.programs.bots import Bots
from game.play.seats import header_of
from game.play.thinking.thinker import Thinker
from game.play.thinking.thinker_process import answer
from game.rules.presets import preset
from saves.records.lines import SeatInfo
from tests.play.matches_in_memory import fresh
from tests.toolkit.waiting import wait_for


class QuickThinker(Thinker):
    """A thinker without a process: the answer is there when it is polled for."""

    def __init__(self) -> None:
        super().__init__(time.monotonic)
        self.asked = 0

    def start(self) -> None:
        """Starts nothing."""

    def ask(self, question: object) -> None:
        """Counts the question."""
        self.asked += 1
        super().ask(question)  # type: ignore[arg-type]  # handed through

    def poll(self, game: str, number: int) -> Move | None:
        """Answers at once."""
        question = self._question
        self._question = None
        return answer(question).move if question else None


def test_computer_players_play_until_a_person_must_act() -> None:
    """Polling moves every seat but the person's; at the person's turn there is nothing to wait for."""
    match = fresh(humans=[0])
    others = MachinePlayers(match, QuickThinker())
    while match.board.mover != 0:
        assert others.is_their_turn
        move = others.poll()
        assert move is not None
        assert match.play(match.board.mover, move) is None
    assert not others.is_their_turn
    assert others.poll() is None


def test_cutting_is_left_to_chance() -> None:
    """Computer players cut with the dealer's misses, not always exactly."""
    cuts = set()
    for seed in range(6):
        match = fresh(preset("partners"), seed=seed)
        others = MachinePlayers(match, QuickThinker())
        while match.board.phase.value == "cut":
            move = others.poll()
            assert move is not None
            cuts.add(getattr(move, "count", None))
            match.play(match.board.mover, move)
    assert len(cuts) > 4


def test_a_question_is_put_once() -> None:
    """Asked by the screen and then polled, a seat is asked once; once the question is dropped it is asked anew."""
    thinker = QuickThinker()
    match = fresh()
    others = MachinePlayers(match, thinker)
    others.ask()
    others.ask()
    assert thinker.asked == 1
    for drop in (others.cancel, others.close):
        others.ask()
        drop()
        assert not thinker.is_thinking
        assert others.poll() is not None
    assert thinker.asked == 4


def test_a_bot_plays_its_seat_and_the_rest_is_thought_out() -> None:
    """With a bot at seat 1 its moves come from the program, the others' from the thinker, and nothing blocks; in the
    end the program is gone.
    """
    command = shlex.join([sys.executable, str(Path(__file__).with_name("tiny_bots.py")), "good"])
    seats = [SeatInfo(name=f"P{seat}", kind="bot" if seat == 1 else "computer", level=None) for seat in range(4)]
    head = header_of(preset("web"), seats, 2, seed=4, game_id="g", created="2026-01-01T00:00:00Z", app="test", name="g")
    match = Match(head)
    match.begin_round()
    bots = Bots(match, {1: BotProgram(command)}, lambda: 0.0)
    others = MachinePlayers(match, QuickThinker(), bots)
    moves = {0: 0, 1: 0, 2: 0, 3: 0}
    try:
        while min(moves.values()) < 3:
            move = cast("Move", wait_for(others.poll))
            moves[match.board.mover] += 1
            assert match.play(match.board.mover, move) is None
    finally:
        others.close()
    assert (bots.faults, bots._at[1].process) == ({1: 0}, None)


class QuickBots:
    """Bots whose answers are there at once, at some seats."""

    def __init__(self, *seats: int) -> None:
        self.faults = dict.fromkeys(seats, 0)
        self.asked: list[int] = []

    def ask(self, seat: int) -> None:
        """Notes the seat."""
        self.asked.append(seat)

    def poll(self) -> Move:
        """What it does."""
        return Draw()


@pytest.mark.parametrize(
    ("kind", "bots", "asked"),
    [
        ("bot", QuickBots(0, 1, 2, 3), "bots"),
        ("bot", None, "thinker"),  # a record names no command: taken up again, no program is run
        ("bot", QuickBots(), "thinker"),
        ("computer", QuickBots(0, 1, 2, 3), "thinker"),  # the seat was handed over
        ("human", QuickBots(0, 1, 2, 3), "nobody"),
    ],
)
def test_who_decides_for_a_seat(kind: Any, bots: QuickBots | None, asked: str) -> None:
    """Given a seat and the programs that run, its own program is asked, else the thinker, for a person nobody."""
    level = "normal" if kind == "computer" else None
    seats = [SeatInfo(name=f"P{seat}", kind=kind, level=level) for seat in range(4)]
    head = header_of(preset("web"), seats, 2, seed=4, game_id="g", created="2026-01-01T00:00:00Z", app="test", name="g")
    match, thinker = Match(head), QuickThinker()
    match.begin_round()
    others = MachinePlayers(match, thinker, bots)  # type: ignore[arg-type]  # as much of bots as is asked for
    assert others.is_their_turn == (others.poll() is not None) == (asked != "nobody")
    assert (thinker.asked, bots.asked if bots else []) == (
        int(asked == "thinker"),
        [match.board.mover] if asked == "bots" else [],
    )


def test_a_question_that_the_thinker_dropped_is_put_again() -> None:
    """Given a thinker that was used for another match meanwhile, the seat is asked anew, and the game goes on."""
    thinker, match = QuickThinker(), fresh()
    others = MachinePlayers(match, thinker)
    others.ask()
    thinker.cancel()
    assert others.poll() is None
    assert others.poll() is not None
    assert thinker.asked == 2


def test_a_computer_player_is_asked_in_its_own_style() -> None:
    """Given styles and agreements in the record, each question carries its seat's; other words do nothing."""

    class Listening(QuickThinker):
        styles: tuple[str, ...] = ()
        agreements: tuple[Agreement, ...] = ()

        def ask(self, question: object) -> None:
            self.styles += (question.think.style,)  # type: ignore[attr-defined]  # a Question
            self.agreements = question.think.agreements  # type: ignore[attr-defined]  # as above
            super().ask(question)

    told = (None, "racing", "reckless", "careful")
    kept = ((), ("save_wilds", "sing"), (), ("open_early",))
    seats = [
        SeatInfo(name=f"P{seat}", kind="computer", level="normal", style=style, agreements=kept[seat])
        for seat, style in enumerate(told)
    ]
    head = header_of(preset("web"), seats, 2, seed=4, game_id="g", created="2026-01-01T00:00:00Z", app="test", name="g")
    match, heard, agreed = Match(head), dict[int, str](), dict[int, tuple[Agreement, ...]]()
    match.begin_round()
    thinker = Listening()
    others = MachinePlayers(match, thinker)
    while len(heard) < 4:
        seat, move = match.board.mover, others.poll()
        assert move is not None
        heard[seat] = thinker.styles[-1]
        agreed[seat] = thinker.agreements
        match.play(seat, move)
    assert heard == {0: "balanced", 1: "racing", 2: "balanced", 3: "careful"}
    assert agreed == {0: (), 1: (Agreement.SAVE_WILDS,), 2: (), 3: (Agreement.OPEN_EARLY,)}
