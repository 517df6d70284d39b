"""What must hold while a program closes or shows a table again: nothing is lost without a question, staged cards stay
staged, and child processes end.
"""

from collections.abc import Collection
from typing import Any, Final
from weakref import WeakSet

from msgspec.structs import replace

from game.engine.table.board import Board
from game.toolkit.app import App
from game.ui.match.session.session import GameScreen, Session
from game.ui.review.games.left_when_safe import LeftWhenSafe
from saves.records.journal import JournaledFile, SaveState
from saves.records.open_score_pad import OpenScorePad
from tests.simulation.broken import Broken
from tests.simulation.computer import Computer
from tests.simulation.table_checks import Since
from tests.simulation.watch import around

LONGEST_LAG: Final = 10.0
"""Seconds that what is shown may be behind what is so."""
LONGEST_END: Final = 5.0
"""Seconds that a process may need to end once it was closed."""


class StandingChecks:
    """Of one computer. `meddled` are the files that other programs have changed."""

    def __init__(self, computer: Computer, meddled: Collection[str]) -> None:
        self._computer, self._meddled = computer, meddled
        self._since = Since()
        self._let_go: WeakSet[Any] = WeakSet()
        """Files of matches and pads of which somebody has said that they may be left although not all is saved."""
        around(App, "quit", self._quit)
        around(LeftWhenSafe, "leave_anyway", self._leave_anyway)
        around(Session, "_enter", self._enter)

    def check(self) -> None:
        """Raises Broken."""
        self._check_processes()

    # ---- left, and closed

    def _quit(self, real: Any, app: Any) -> None:
        """A window closes: all is on the device, or somebody was asked."""
        for window in self._computer.windows:
            opened = window.program.opened
            saved = opened.saved if opened is not None else None
            if window.app is app and saved is not None and saved not in self._let_go:
                self._check_saved(saved)
        real(app)

    def _check_saved(self, saved: JournaledFile) -> None:
        if str(saved.path) in self._meddled or (isinstance(saved, OpenScorePad) and not saved.evening.can_go_back):
            return
        lines, there = len(saved._lines), self._computer.disk.device.safe_content(str(saved.path)) or b""
        if lines > there.count(b"\n") and saved.state(lines) is not SaveState.ON_DISK:
            raise Broken("lines are lost", f"the window closes without a question: {there.count(10)} of {lines} lines")

    def _leave_anyway(self, real: Any, opened: LeftWhenSafe) -> None:
        if opened.saved is not None:
            self._let_go.add(opened.saved)
        real(opened)

    def check_closed(self) -> None:
        """The last window has gone, and with it all that was started by it."""
        left = self._computer.processes.names_of_windows()
        if left:
            raise Broken("a process goes on", f"{left}, and every window is closed")

    def _check_processes(self) -> None:
        """What was closed is over."""
        computer = self._computer
        now, processes = computer.scheduler.now, computer.processes
        closed = processes.closed_names()
        if self._since.seconds(("closed", tuple(closed)), bool(closed), now) > LONGEST_END:
            raise Broken("a process goes on", f"{closed} were closed")

    # ---- at the table

    def _enter(self, real: Any, session: Any, screen: GameScreen) -> None:
        """The table is shown anew: what somebody has laid out is still there."""
        before = _laid_out(session)
        real(session, screen)
        if before is None or session.table is None or session.screen is not GameScreen.TABLE:
            return
        game, view = session.game, session.table.state.view
        is_same = game.eyes in game.people and view.seat == before[0] and _cards_of(view.board) == before[1]
        if is_same and session.table.state.arrangement.draft is None:
            raise Broken("what was laid out is lost", f"by seat {game.eyes}, and the table is shown anew")


def _laid_out(session: Any) -> tuple[int, object] | None:
    """Whose cards lie laid out, and at which board; None where none do."""
    table, game = session.table, session.game
    if table is None or session._screen is not GameScreen.TABLE or table.state.arrangement.draft is None:
        return None
    view = table.state.view
    cards = _cards_of(view.board)
    is_now = game.eyes in game.people and view.seat == game.eyes and cards == _cards_of(game.board)
    return (view.seat, cards) if is_now and not game.match.is_over else None


def _cards_of(board: Board) -> Board:
    """The same, whatever has been announced."""
    return replace(board, last_round=False)
