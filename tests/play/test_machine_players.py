"""Tests for game/play/machine_players.py."""

import time

from game.engine.moves import Move
from game.engine.partners.agreements import Agreement, AgreementOrHabit, Habit
from game.play.machine_players import MachinePlayers
from game.play.match import Match
from game.play.seats import header_of
from game.play.thinking.thinker import Thinker
from game.play.thinking.thinker_process import answer
from game.rules.presets import preset
from saves.records.lines import SeatInfo
from tests.play.matches_in_memory import fresh


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
    others.cancel()
    assert not thinker.is_thinking
    assert others.poll() is not None
    assert thinker.asked == 2


def test_seat_of_a_bot_in_an_older_record_is_played_by_the_computer() -> None:
    seats = [SeatInfo(name=f"P{seat}", kind="bot", level=None) for seat in range(4)]
    head = header_of(preset("web"), seats, 2, seed=4, game_id="g", created="2026-01-01T00:00:00Z", app="test", name="g")
    match, thinker = Match(head), QuickThinker()
    match.begin_round()
    assert MachinePlayers(match, thinker).poll() is not None
    assert thinker.asked == 1


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
        agreements: tuple[AgreementOrHabit, ...] = ()

        def ask(self, question: object) -> None:
            self.styles += (question.think.style,)  # type: ignore[attr-defined]  # a Question
            self.agreements = question.think.agreements  # type: ignore[attr-defined]  # as above
            super().ask(question)

    told = (None, "racing", "reckless", "careful")
    kept = ((), ("save_wilds", "sing"), (), ("open_early", "keep_pairs"))
    seats = [
        SeatInfo(name=f"P{seat}", kind="computer", level="normal", style=style, agreements=kept[seat])
        for seat, style in enumerate(told)
    ]
    head = header_of(preset("web"), seats, 2, seed=4, game_id="g", created="2026-01-01T00:00:00Z", app="test", name="g")
    match, heard, agreed = Match(head), dict[int, str](), dict[int, tuple[AgreementOrHabit, ...]]()
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
    assert agreed == {0: (), 1: (Habit.SAVE_WILDS,), 2: (), 3: (Agreement.KEEP_PAIRS,)}
