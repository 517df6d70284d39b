"""What must hold whoever plays, and from where: nothing is lost without a question, nobody is shut out who is there,
what was laid out stays, a button does what it says, and what was closed is over.
"""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Final
from weakref import WeakSet

from msgspec.structs import replace

from game.engine.table.board import Board
from game.phones.room import PhoneRoom
from game.toolkit.app import App
from game.ui.evening.summary.screen import EveningScene
from game.ui.match.session.door_keeper import DoorKeeper
from game.ui.match.session.session import GameScreen, Session
from game.ui.review.games.left_when_safe import LeftWhenSafe
from game.ui.system.file_chooser.screen import FileChooserScene
from saves.disk.folders import analysis_folder, hands_folder, labels_folder
from saves.library.played_rounds import rounds_on_score_pad
from saves.records.journal import JournaledFile, SaveState
from saves.records.lines import RECORD_SUFFIX
from saves.records.open_score_pad import OpenScorePad
from tests.simulation.broken import Broken
from tests.simulation.computer import DATA, Computer, Window
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
        self._found: list[Broken] = []
        self._let_go: WeakSet[Any] = WeakSet()
        """Files of matches and pads of which somebody has said that they may be left although not all is saved."""
        self.phones: Mapping[int, Any] = {}
        """By seat, what the phone there shows, as long as somebody looks at it."""
        self.away = ""
        """Where somebody has put the folder of games meanwhile."""
        around(App, "quit", self._quit)
        around(LeftWhenSafe, "leave_anyway", self._leave_anyway)
        around(Session, "_enter", self._enter)
        around(PhoneRoom, "_listen_for_silence", self._listen)
        around(DoorKeeper, "follow", self._follow)
        around(FileChooserScene, "_go", self._choose_file)

    def check(self, window: Window) -> None:
        """Raises Broken."""
        if self._found:
            raise self._found[0]
        inner = window.page
        if isinstance(inner, EveningScene):
            self._check_evening(window, inner)
        self._check_seats(window)
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
        """What was closed is over, and nobody listens for phones beside the doors that are open."""
        computer = self._computer
        now, processes = computer.scheduler.now, computer.processes
        closed = processes.closed_names()
        if self._since.seconds(("closed", tuple(closed)), bool(closed), now) > LONGEST_END:
            raise Broken("a process goes on", f"{closed} were closed")
        rooms = [window.program._evening_room for window in computer.windows]
        doors = sum(room is not None and room.room is not None for room in rooms)
        listening = processes.names_of_windows().count("phones")
        if self._since.seconds("doors", listening > doors, now) > LONGEST_END:
            raise Broken("a process goes on", f"{listening} listen for phones at {doors} open doors")

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

    # ---- phones

    def _check_seats(self, window: Window) -> None:
        """Whoever looks at a phone that has a seat plays that seat."""
        session = window.program.session
        room = session.door.phones if session is not None else None
        if session is None or room is None:
            return
        now, game = self._computer.scheduler.now, session.game
        for seat in room.seats:
            is_left_out = seat in self.phones and room.is_taken(seat) and room.is_awake(seat)
            is_left_out = is_left_out and seat not in game.phones and not game.match.is_over and not window.app.is_away
            if self._since.seconds(("seat", session, seat), is_left_out, now) > LONGEST_LAG:
                raise Broken("a phone is shut out", f"seat {seat} is played elsewhere, and its phone is awake")

    def _listen(self, real: Any, room: Any) -> None:
        """Nobody is thrown out for silence who looks at the phone, whatever the clock shows."""
        rooms = [window.program._evening_room for window in self._computer.windows]
        is_alone = sum(one is not None and one.room is not None for one in rooms) == 1
        here = {seat for seat in room.seats if is_alone and room.is_taken(seat) and seat in self.phones}
        real(room)
        if gone := here - {*room.seats}:
            raise Broken("a phone is shut out", f"seats {sorted(gone)} were called silent, and are awake")

    @staticmethod
    def _follow(real: Any, keeper: DoorKeeper, on_phones: Collection[int] | None) -> None:
        """Another match: whoever has a phone, and plays again, keeps it unless something else was chosen."""
        room = keeper._evening.room
        before = _names_on_phones(room)
        real(keeper, on_phones)
        here = {info.name for info in keeper._game.match.header.seats if info.kind == "human"}
        if on_phones is None and (gone := before & here - _names_on_phones(room)):
            raise Broken("a phone is shut out", f"{sorted(gone)} played on phones, and another match begins")

    # ---- files and lists

    @staticmethod
    def _choose_file(real: Any, scene: Any, *args: Any, **more: Any) -> None:
        """While one disk doesn't answer, another place may be tried."""
        before = scene._attempt
        real(scene, *args, **more)
        if before is not None and before.is_hanging and scene._attempt is before:
            raise Broken("a button does nothing", f"{scene.name}, while another file hangs")

    def _check_evening(self, window: Window, scene: EveningScene) -> None:
        """The evening of an open score pad has the rounds that are written there."""
        pads = window.program._score_pads
        pad = pads.open_score_pad if pads is not None else None
        if pad is None:
            return
        written = rounds_on_score_pad(pad.evening).rounds
        shown = [game.rounds for game in scene.state.games if game.entry.path == pad.path]
        is_behind = any(rounds != written for rounds in shown) and not window.app.is_away
        if self._since.seconds(("evening", window), is_behind, self._computer.scheduler.now) > LONGEST_LAG:
            raise Broken("a list contradicts the score pad", f"{len(written)} rounds: {[*map(len, shown)]} are shown")

    def removed(self, path: str) -> None:
        """The program has removed a file: none that belongs to a game which is only somewhere else for a while."""
        there = Path(path)
        beside = {hands_folder(DATA), labels_folder(DATA), analysis_folder(DATA)}
        record = f"{self.away}/{there.stem}{RECORD_SUFFIX}"
        if self.away and there.parent in beside and record in self._computer.disk.device.now:
            self._found.append(Broken("what belongs to a game is lost", path))


def _names_on_phones(room: PhoneRoom | None) -> set[str]:
    return {room.table.names[seat] for seat in room.seats if room.is_taken(seat)} if room is not None else set()


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
