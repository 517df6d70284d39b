"""What must hold of a table and of what lies over it, beside the cards: who may look, what is laid out, what is offered
while everybody waits, what can be hit, and what sentences say of files and of the time.
"""

from typing import Final

from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR
from game.ui.match.session.open_game import OpenGame
from tests.simulation.broken import Broken
from tests.simulation.computer import Computer, Window
from tests.simulation.disk import Ill

LONGEST_MEMORY: Final = 30.0
"""Seconds that moves may stay in memory only while the disk is well."""


class Since:
    """For how long something has held."""

    def __init__(self) -> None:
        self._begun: dict[object, float] = {}

    def seconds(self, what: object, holds: bool, now: float) -> float:
        """0 where it does not."""
        if not holds:
            self._begun.pop(what, None)
            return 0.0
        return now - self._begun.setdefault(what, now)


class TableChecks:
    """Looks at a window after each step."""

    def __init__(self, computer: Computer) -> None:
        self._computer = computer
        self._since = Since()

    def check(self, window: Window, meddled: set[str]) -> None:
        """Raises Broken."""
        session = window.program.session
        if session is None:
            return
        game = session.game
        self._check_eyes(window, game)
        path = str(game.saved.path) if game.saved is not None else ""
        stuck = game.failing is not None and self._computer.disk.ill is Ill.WELL and path not in meddled
        if self._since.seconds(("memory", window), stuck, self._computer.scheduler.now) > LONGEST_MEMORY:
            raise Broken("moves stay in memory", f"the disk has been well for {LONGEST_MEMORY:.0f} s: {game.failing}")

    # ---- who looks, and at what

    @staticmethod
    def _check_eyes(window: Window, game: OpenGame) -> None:
        """Where others see the screen, from beside it or from their phones, a hand lies open only as long as its owner
        has to decide, and only here.
        """
        if len({*game.people, *game.phones}) < 2 or game.eyes == SPECTATOR:
            return
        if game.board.phase == Phase.ENDED or game.match.is_over:
            return
        if game.eyes != game.board.mover or game.eyes not in game.people:
            raise Broken("a hidden card is told", f"the hand of seat {game.eyes} stays open: {window.report.message}")
