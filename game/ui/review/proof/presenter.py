"""Opens what a computer player knew at a move, and proves it in a separate process."""

from collections.abc import Callable, Mapping, Sequence

from game.engine.table.view import SPECTATOR
from game.play.honesty.proof import DEALS
from game.play.results.proving import RunningProof
from game.reason.hindsight import as_remembered
from game.ui.review.proof.screen import KnownMove, ProofPress, ProofScene, ProofStage, ProofState
from game.ui.shared.moments.film import Film, turn_in_round
from game.ui.shared.moments.small_table import TableMoment, cards_played
from game.ui.shared.requests import Ask, ShowFairPlay
from game.ui.shared.seated_players import people_at
from game.ui.system.scene_stack import SceneStack
from saves.records.lines import Line


def known_move(film: Film, line: int) -> KnownMove:
    """The move of that line and what its seat saw; if that is still secret, only what was public. Raises ValueError if
    there is no move.
    """
    moment = film.moment_of(line)
    shot = film.shots[moment]
    if shot.number != line or shot.by is None or shot.move is None or shot.player is None:
        raise ValueError("there is no move in that line")
    seat, is_open = shot.by, film.may_tell(moment)
    view = film.decided_from(moment) if is_open else film.view(moment - 1, SPECTATOR)
    if is_open:
        view = as_remembered(view, shot.player.level)
    board = view.board
    shown = TableMoment(view, people_at(film.header), seat, film.own, cards_played((shot.move,)))
    return KnownMove(
        shown,
        board.round,
        turn_in_round(board, seat),
        shot.move,
        board.melds[board.team_of(seat)],
        is_open,
        tuple(cards.hand for cards in film.all_cards(moment - 1)) if film.is_finished else (),
    )


class WhatItKnew:
    """One move's screen, and the proof that runs behind it until somebody leaves."""

    def __init__(
        self,
        screens: SceneStack,
        lines: Sequence[Line],
        line: int,
        ask: Ask,
        make_proof: Callable[[Sequence[Line], int, bool], RunningProof] = RunningProof,
        faces: Mapping[str, int] = {},
    ) -> None:
        """`ask` gets requests for further reading; `faces` are those that people have now. Raises BadRecord,
        and ValueError for a line without a move.
        """
        film = Film(lines, faces=faces)
        known = known_move(film, line)
        player = film.shots[film.moment_of(line)].player
        may = player is not None and player.kind == "computer"
        self._screens, self._ask = screens, ask
        self._proof = make_proof(lines, line, known.is_open)
        stage = ProofStage.NOT_BEGUN if may else ProofStage.IMPOSSIBLE
        self.scene = ProofScene(ProofState(known, DEALS, stage), self._press)
        self.scene.poll, self.scene.on_leave = self._poll, self._proof.close

    def _press(self, press: ProofPress) -> None:
        if press is ProofPress.BACK:
            self._screens.pop()
        elif press is ProofPress.HOW:
            self._ask(ShowFairPlay())
        else:
            self._proof.start()
            self._tell(ProofStage.WORKING)

    def _poll(self) -> None:
        if self._proof.poll():
            self._tell(ProofStage.WORKING)

    def _tell(self, stage: ProofStage) -> None:
        if self._proof.is_done:
            stage = ProofStage.DONE
        elif self._proof.has_failed:
            stage = ProofStage.FAILED
        self.scene.receive(stage=stage, answers=self._proof.came)
