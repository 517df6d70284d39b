"""Who may look at an open game, and when somebody else may move."""

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest

from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.moves import Cut, Move
from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR
from game.play.match import Match
from game.ui.match.session.door_keeper import QUIET, DoorKeeper, ShownScore
from game.ui.match.session.open_game import OpenGame
from game.ui.shared.seated_players import PlayedAt
from saves.disk.files import RealDisk
from saves.records.saved_game import SavedGame
from tests.ui.headers import header
from tests.ui.samples import nothing


class Absent:
    """Everybody elsewhere, who answers when told to."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.answers = True
        self.cancelled = 0

    @property
    def is_their_turn(self) -> bool:
        """Whether the mover is none of the people."""
        match = self._match
        return not match.is_over and match.header.seats[match.board.mover].kind != "human"

    def poll(self) -> Move | None:
        """What `normal` does, at once."""
        board = self._match.board
        view = self._match.view(board.mover)
        return player_of("normal").decide(view, Think()) if self.answers else None

    def cancel(self) -> None:
        """Counts."""
        self.cancelled += 1

    def close(self) -> None:
        """Nobody to let go."""


class WatchedGame(OpenGame):
    """Remembers whose eyes were on it once something had happened."""

    def __init__(self, match: Match) -> None:
        super().__init__(match, Absent(match))
        self.seen_by: list[int] = []

    def _happened(self) -> None:
        super()._happened()
        self.seen_by.append(self.eyes)


def game_of(humans: Sequence[int], rules: str = "web", players: int = 4, teams: int = 2) -> WatchedGame:
    """A game whose first round is dealt."""
    match = Match(header(rules, humans, players, teams))  # type: ignore[arg-type]
    game = WatchedGame(match)
    game.deal()
    return game


def play_until(game: WatchedGame, due: int) -> None:
    """Everybody plays until that seat is due."""
    while (seat := game.board.mover) != due:
        game.match.play(seat, player_of("normal").decide(game.match.view(seat), Think()))
        game._happened()


def test_nobody_else_can_lift_the_curtain() -> None:
    """Only the seat that is due, and nobody's eyes are on the table as soon as the cards are dealt."""
    game = game_of([0, 1], players=2)
    assert game.seen_by == [SPECTATOR]
    with pytest.raises(ValueError, match="not the one"):
        game.look(1 - game.board.mover)


def test_a_hand_is_covered_once_both_who_saw_the_screen_have_left() -> None:
    """The bug: whoever handed over last still saw the hand, and with a press so did the other, who came back first.
    Given the other at a phone, the hand is covered after each turn, too.
    """
    game = game_of([0, 1], players=2)
    mover = game.board.mover
    game.look(mover)
    game.hand_over(1 - mover, PlayedAt.PHONE)
    assert game.eyes == mover
    play_until(game, 1 - mover)
    assert game.eyes == SPECTATOR
    play_until(game, mover)
    game.hand_over(1 - mover, PlayedAt.SCREEN)
    game.look(mover)
    game.hand_over(1 - mover, PlayedAt.COMPUTER)
    assert game.eyes == mover
    game.hand_over(mover, PlayedAt.COMPUTER)
    assert game.eyes == SPECTATOR


def test_who_lends_a_seat_to_the_computer_can_look_at_the_last_turns_again() -> None:
    """The bug: with the only person's seat lent, the last turns could not be replayed, which reported a mishap."""
    game = game_of([0], players=2)
    game.hand_over(0, PlayedAt.COMPUTER)
    for due in (1, 0, 1, 0):
        play_until(game, due)
    assert {(moment.before.seat, moment.before.board.turn) for moment in game.lap} == {(0, 1)}


@pytest.mark.parametrize("opens", [True, False])
def test_the_door_hands_over_who_is_not_played_here_meanwhile(opens: bool) -> None:
    """Given a door that opens for two seats, one of them at once: that one is on a phone, and the screen is shown
    anew; given one that can't be opened, neither. While its phone sleeps all are told that they wait for it, in each
    of its turns until somebody would rather wait.
    """
    did: list[object] = []
    game = game_of([0, 1], players=2)
    play_until(game, 1)

    def hand_over(*handed: Any) -> None:
        did.append(handed)
        game.hand_over(*handed)

    def opened(*asked: object) -> bool:
        did.append(asked[-1])
        return opens

    asleep = SimpleNamespace(has_moved=False, seats=(1,), is_taken=lambda seat: True, is_awake=lambda seat: False)
    evening = SimpleNamespace(room=None, open=opened, pass_time=lambda dt: ())
    door = DoorKeeper(
        game, SimpleNamespace(evening_room=evening),  # type: ignore[arg-type]
        hand_over, lambda: did.append("anew"), nothing, lambda: False,
        ShownScore(lambda: False, nothing), SimpleNamespace(), may_hint=True,  # type: ignore[arg-type]
    )  # fmt: skip
    door.open([0], at_once=[1])
    assert did == [(0, 1), *([(1, PlayedAt.PHONE), "anew"] if opens else [])]
    evening.room = asleep
    for _ in range(2):
        door.pass_time(QUIET)
        assert (door.notice() is not None) == opens
        if (notice := door.notice()) is not None:
            notice.actions[-1].act()
        assert door.notice() is None
        play_until(game, 0)
        play_until(game, 1)


def test_a_ceremony_needs_no_curtain() -> None:
    """While packets are cut nobody sees a card; each person cuts in turn with nobody's eyes."""
    game = game_of([0, 1], "partners", 2, 2)
    assert game.board.phase == Phase.CUT
    assert game.looker_due is None
    assert game.play(Cut(22)) is None
    assert game.eyes == SPECTATOR


def test_an_illegal_move_of_somebody_else_does_not_stop_the_game() -> None:
    """The plainest legal move is played instead."""
    game = game_of([0])
    absent = game._absent
    assert isinstance(absent, Absent)
    absent.poll = lambda: Cut(3)  # type: ignore[method-assign]
    before = game.event_count
    while not game.awaits_person:
        assert game.let_others_act()
    assert game.event_count > before


def test_a_decision_that_waited_for_the_disk_does_not_come_after_the_game_was_left() -> None:
    """The bug: a card dropped on a disk that hung, then "leave anyway": the table let go of it, as its record was
    closed and so no longer waiting, and the program ended in a report.
    """
    game = game_of([0])
    assert game.is_settled
    game.close()
    assert not game.is_settled


def test_a_record_is_let_go_whatever_is_wrong_with_the_others(tmp_path: Path) -> None:
    """Given somebody elsewhere who raises when let go, the record is closed all the same and can be opened again."""
    disk, path = RealDisk(), tmp_path / "game.handfoot.jsonl"
    saved = SavedGame.create(path, header("web", [0]), disk)
    match = Match(header("web", [0]), saved)
    absent = Absent(match)

    def raises() -> NoReturn:
        raise ZeroDivisionError

    absent.cancel = raises  # type: ignore[method-assign]  # a bug
    with pytest.raises(ZeroDivisionError):
        OpenGame(match, absent, saved).close()
    SavedGame.open(path, disk).close()
