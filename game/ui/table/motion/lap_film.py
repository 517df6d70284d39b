"""Shows the last lap once more on the table: the same ways of the same cards, and nothing is changed by it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from game.ui.table.desk import Desk, settle
from game.ui.table.layout.table_layout import layout
from game.ui.table.motion.choreography import choreograph
from game.ui.table.motion.laps import Moment
from game.ui.table.scenery import scenery
from game.words import table as words

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

RESTS: Final = 0.45
"""Seconds between two steps at normal speed."""
STILL: Final = 1.1
"""Seconds that each step stands where nothing flies."""


class LapFilm:
    """The steps that are still to be shown. The table's own layout and desk are left alone."""

    def __init__(self, scene: "TableScene", moments: Iterable[Moment]) -> None:
        self._scene = scene
        self._left = list(moments)
        self._rest = 0.0

    def pass_time(self, dt: float) -> bool:
        """Go on with the next step when the last one has been seen; False once all were shown."""
        frames = self._scene.frames
        if frames.is_moving:
            return True
        self._rest -= dt
        if self._rest > 0:
            return True
        if not self._left:
            return False
        self._show(self._left.pop(0))
        return True

    def _show(self, moment: Moment) -> None:
        scene = self._scene
        preferences, places, base = scene.preferences, scene.places, scene.game.base
        desk = Desk(sort=scene.desk.sort)
        before = layout(moment.before, settle(desk, moment.before), places, base)
        after = layout(moment.after, settle(desk, moment.after), places, base)
        shown = scene.chronicle.last
        told = scenery(
            moment.after,
            Desk(),
            scene.company,
            base,
            scene.game.me,
            log=shown,
            first_line=len(scene.chronicle.log) - len(shown),
            tips=False,
        )
        scene.frames.show(after, replace(told, head=words.SHOWN_AGAIN, body=words.LAST_LAP_ENDS))
        scale = preferences.time_scale
        if scale == 0 or preferences.reduced_motion:
            scene.frames.fade()
            self._rest = STILL * (scale or 1.0)
        else:
            scene.frames.play(choreograph(before.sprites, after, moment.events, moment.after.board.rules), scale)
            self._rest = RESTS * scale
