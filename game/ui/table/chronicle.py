"""What a table scene tells of what happened: its log, the lap since one's last turn, where a line's cards lie now."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.events import Event, PermissionAnswered
from game.engine.view import SPECTATOR
from game.ui.core.kit import Kit
from game.ui.spots import SeatPlate, Spot
from game.ui.table.draw.log_panel import PanelLine, lay_log
from game.ui.table.draw.notes import Note, not_to_hide
from game.ui.table.log import in_short, in_words, last_lap, since_turn_of, steps_of
from game.ui.table.sheets import Told
from game.ui.table.spot_widgets import LogLineWidget
from game.ui.table.whereabouts import FOLLOWED, Found, whereabouts
from game.words.going_out import answered
from game.words.log import LogLine, standing
from game.words.table import UndoWords, undo_words

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

ANSWER_STAYS = 8.0
"""Seconds that a partner's answer stands at its plate; the panel keeps it while the turn goes on."""
SHOWN = 40
"""Lines of the log that are tried for the panel."""


class Chronicle:
    """The memory of one table scene, from the steps it begins with. `sought` is the line that is pointed at."""

    def __init__(self, scene: "TableScene", steps: Iterable[Sequence[LogLine]], told: int) -> None:
        """`steps` hold the lines of one move each; `told` is the number of the first event that they do not tell."""
        self._scene = scene
        self._steps = [tuple(step) for step in steps]
        self._told = told
        self._log: tuple[LogLine, ...] | None = None
        self.sought: int | None = None

    def tell(self) -> None:
        """Take over what happened since the last time."""
        scene = self._scene
        events = scene.game.events_since(self._told)
        self._told = scene.game.event_count
        self._steps += steps_of(events, scene.view.board, scene.company.names, scene.game.me)
        self._log = None

    @property
    def log(self) -> tuple[LogLine, ...]:
        """The lines of what happened so far and was not taken back."""
        if self._log is None:
            self._log = tuple(line for step in standing(self._steps) for line in step)
        return self._log

    @property
    def last(self) -> tuple[LogLine, ...]:
        """The last of them."""
        return self.log[-SHOWN:]

    @property
    def undo_words(self) -> UndoWords:
        """What Undo takes back now, and what it cannot go behind."""
        return undo_words(self._steps, self._scene.view.seat, self._scene.game.undoable)

    # ---- since the last turn of whoever looks

    @property
    def _done(self) -> dict[int, list[LogLine]]:
        seat = self._scene.view.seat
        return since_turn_of(seat, self.log) if seat != SPECTATOR else {}

    def in_words(self) -> dict[int, str]:
        """What each other seat did, in a line."""
        return in_words(self._done)

    def since_last_turn(self) -> tuple[tuple[int, tuple[Told, ...]], ...]:
        """The same in few words with the cards: by seat, clockwise from whoever looks; for nobody the last
        turn of everybody.
        """
        near, view = self._scene.layout.near, self._scene.view
        done = last_lap(self.log, view.board.players) if view.seat == SPECTATOR else self._done
        return tuple((seat, in_short(done[seat])) for seat in sorted(done, key=near))

    # ---- where the cards of a line lie

    def seek(self, number: int | None) -> None:
        """Light what a line of the log tells of, where it lies now; None for no line."""
        if number != self.sought and not self._scene.hands.is_dragging:
            self.sought = number
            self._scene.tell()

    def found(self) -> frozenset[Spot]:
        """Where that lies."""
        where = self._where(self.sought) if self.sought is not None else None
        return where.spots if where is not None else frozenset()

    def _where(self, number: int) -> Found | None:
        scene = self._scene
        return whereabouts(self.log, number, scene.view, scene.layout, scene.company.names, scene.game.me)

    def _words(self, number: int) -> str:
        where = self._where(number)
        return where.words if where is not None else ""

    def _say(self, line: LogLineWidget) -> None:
        """A click on a line, or Enter: say at once what a pointer that rests is told."""
        off = not_to_hide(self._scene.layout)
        self._scene.frames.notes.say(Note(line.tip(), line.rect.midbottom, refused=False, off=off))

    def spots(self, kit: Kit, panel: Rect, shown: Sequence[PanelLine]) -> list[LogLineWidget]:
        """What can be pointed at in the panel: the lines whose cards can be followed."""
        return [
            LogLineWidget(row.line.number, self.log[row.line.number].text, row.rect, self._say, self._words)
            for row in lay_log(kit, panel, shown).rows
            if isinstance(self.log[row.line.number].event, FOLLOWED)
        ]

    # ---- what partners say

    def hear(self, events: Iterable[Event]) -> None:
        """A computer partner who answers says why, at its plate."""
        notes = [self._note_of(event) for event in events if isinstance(event, PermissionAnswered)]
        first = next((note for note in notes if note is not None), None)
        if first is not None:
            self._scene.frames.notes.say(first, ANSWER_STAYS)

    def _note_of(self, event: PermissionAnswered) -> Note | None:
        scene = self._scene
        plate, off = scene.layout.hits.get(SeatPlate(event.seat)), not_to_hide(scene.layout)
        said = next((said for said in reversed(scene.game.answers) if said.seat == event.seat), None)
        if said is None or plate is None:
            return None
        words = answered(said, scene.company.names, scene.game.me)
        return Note(words, plate.midbottom, refused=False, off=off, at_pointer=False)
