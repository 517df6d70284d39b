"""Who may look at an open game, and when somebody else may move."""

from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest
from msgspec.structs import replace

from game.ai.level_names import STOPGAP
from game.ai.player import Decided, Think
from game.ai.roster import player_of
from game.cards import Card
from game.engine.moves import Cut, Draw, GoOut
from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR
from game.play.match import Match
from game.ui.match.session.ceremonies import choose_model
from game.ui.match.session.open_game import OpenGame
from saves.disk.files import RealDisk
from saves.records.lines import MoveLine, PositionLine
from saves.records.saved_game import SavedGame
from tests.ui.headers import MAY_GO_OUT, header

TO_PLAY = {"phase": "play", "seat": 0, "type": "position"}


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

    def poll(self) -> Decided | None:
        """What `normal` does, at once."""
        board = self._match.board
        view = self._match.view(board.mover)
        return Decided(player_of("normal").decide(view, Think())) if self.answers else None

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


def test_one_person_always_looks() -> None:
    """Whatever happens, eyes are that seat's, and no curtain is due."""
    game = game_of([2])
    for _ in range(40):
        assert game.eyes == 2
        assert game.looker_due is None
        if game.awaits_person:
            game.play(player_of("normal").decide(game.view, Think()))
        else:
            game.let_others_act()


def test_with_several_people_nobody_looks_until_asked_to_the_screen() -> None:
    """The person who must act is due; once there, that hand alone is in the view."""
    game = game_of([0, 1], players=2)
    assert game.eyes == SPECTATOR
    assert game.view.hand == ()
    due = game.looker_due
    assert due == game.board.mover
    game.look(due)
    assert game.eyes == game.base == due
    assert game.view.hand == game.match.view(due).hand
    assert game.looker_due is None


def test_nobody_else_can_lift_the_curtain() -> None:
    """Only the seat that is due."""
    game = game_of([0, 1], players=2)
    with pytest.raises(ValueError, match="not the one"):
        game.look(1 - game.board.mover)


def test_the_end_of_a_turn_ends_the_look() -> None:
    """As soon as something has happened the eyes are already nobody's."""
    game = game_of([0, 1], players=2)
    seat = game.board.mover
    game.look(seat)
    seen = game.seen_by
    seen.clear()
    game.play(Draw())
    while game.board.mover == seat:
        game.play(player_of("normal").decide(game.match.view(seat), Think()))
    assert seen[0] == seat
    assert seen[-1] == SPECTATOR
    assert game.base == seat  # the table does not turn before the next one comes


@pytest.mark.parametrize("seed", range(1, 5))
def test_nobody_looks_once_a_round_is_over_nor_at_the_next_deal(seed: int) -> None:
    """Whoever makes the last move of a round sees no card over the score and none of the next deal, also where the
    next turn is his again: the curtain comes first.
    """
    match = Match(header("web", (0, 1), 2, 2, seed, 3))
    game = WatchedGame(match)
    game.deal()
    for _ in range(2):
        while game.board.phase != Phase.ENDED:
            if game.looker_due is not None:
                game.look(game.looker_due)
            last = game.eyes
            game.play(player_of("normal").decide(game.view, Think()))
        assert last in (0, 1)
        assert game.seen_by[-1] == SPECTATOR
        assert game.eyes == SPECTATOR
        assert game.view.hand == ()
        assert game.looker_due is None
        game.deal()
        assert game.eyes == SPECTATOR
        assert game.looker_due == game.board.mover


def test_a_ceremony_needs_no_curtain() -> None:
    """While packets are cut nobody sees a card; each person cuts in turn with nobody's eyes."""
    game = game_of([0, 1], "partners", 2, 2)
    assert game.board.phase == Phase.CUT
    assert game.looker_due is None
    assert game.play(Cut(22)) is None
    assert game.eyes == SPECTATOR


def test_others_move_only_when_they_have_an_answer() -> None:
    """Without one nothing happens and nothing waits."""
    game = game_of([0])
    absent = game._absent
    assert isinstance(absent, Absent)
    while not game.awaits_person:
        absent.answers = False
        assert not game.let_others_act()
        absent.answers = True
        assert game.let_others_act()
    before = game.event_count
    assert not game.let_others_act()
    assert game.event_count == before


def test_events_are_masked_for_whoever_looks() -> None:
    """What a spectator hears holds no drawn card."""
    game = game_of([0, 1], players=2)
    seat = game.board.mover
    game.look(seat)
    start = game.event_count
    game.play(Draw())
    assert any(getattr(event, "cards", None) for event in game.events_since(start))
    game.eyes = SPECTATOR
    assert not any(getattr(event, "cards", None) for event in game.events_since(start))


def test_an_illegal_move_of_somebody_else_does_not_stop_the_game() -> None:
    """The plainest legal move is played instead, and the record says so."""
    game = game_of([0])
    absent = game._absent
    assert isinstance(absent, Absent)
    absent.poll = lambda: Decided(Cut(3), effort=7)  # type: ignore[method-assign]
    before = game.event_count
    while not game.awaits_person:
        assert game.let_others_act()
    assert game.event_count > before
    assert [line.by for line in game.match.lines if isinstance(line, MoveLine)] == [STOPGAP] * 6


def test_what_a_move_rests_on_is_recorded() -> None:
    """Given a move that another level decided after so many playouts, its line says both; a person's says neither."""
    game = game_of([0])
    absent = game._absent
    assert isinstance(absent, Absent)
    usual = absent.poll
    absent.poll = lambda: replace(usual(), effort=7, by="hard")  # type: ignore[method-assign, type-var]
    while not game.awaits_person:
        assert game.let_others_act()
    game.play(Draw())
    moves = [line for line in game.match.lines if isinstance(line, MoveLine)]
    assert [(line.effort, line.by) for line in moves] == [(7, "hard")] * (len(moves) - 1) + [(None, None)]


def test_a_record_is_let_go_whatever_is_wrong_with_the_others(tmp_path: Path) -> None:
    """Given somebody elsewhere who raises when let go, the record is closed all the same and can be opened again."""
    disk, path = RealDisk(), tmp_path / "game.handfoot.jsonl"
    saved = SavedGame.create(path, header("web", [0]), disk)
    match = Match(header("web", [0]), saved)
    absent = Absent(match)

    def raises() -> NoReturn:
        raise ZeroDivisionError

    absent.close = raises  # type: ignore[method-assign]  # a bug
    with pytest.raises(ZeroDivisionError):
        OpenGame(match, absent, saved).close()
    SavedGame.open(path, disk).close()


def test_whoever_chooses_reads_which_way_stacks_went_in_this_round() -> None:
    """Given rules that pass a stack to the left and then to the right, the second round's choosing says right."""
    head = header("family")
    told = replace(head, rules={**head.rules, "stacks_pass": "by_round"})
    match = Match(
        told, lines=(msgspec.convert({**MAY_GO_OUT, "hands": ("9C", *["JC QC"] * 3), **TO_PLAY}, PositionLine),)
    )
    assert match.play(0, GoOut((), Card("9C"))) is None
    match.begin_round()
    game = OpenGame(match, Absent(match))
    assert (match.board.round, match.board.phase) == (2, Phase.CHOOSE)
    assert choose_model(game, None).passes == "right"
