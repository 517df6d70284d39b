"""How a table on screen starts: with a log, an arranged hand, and perhaps a deal still to be animated."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from game.sentences.at_table.log import LogLine
from game.sentences.at_table.recap import standing
from game.turn.arrangement import Arrangement, settle
from game.turn.consequences import undealt
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import People
from game.ui.table.layout.plan import Places
from game.ui.table.layout.table_layout import layout
from game.ui.table.modes import Mode
from game.ui.table.state import SeenGame, TableState
from game.ui.table.update import laid_out


class Beginning(msgspec.Struct, frozen=True, kw_only=True):
    """The state before the table was shown."""

    animate_from: int | None = None
    """The first event of a new deal still to be animated; None if the table simply appears."""
    waiting: int | None = 0
    """Other games in which it is a person's turn; None while no other match was begun."""
    log: Sequence[Sequence[LogLine]] = ()
    """The lines so far; the table adds its own."""
    arrangement: Arrangement = Arrangement()
    """How the hand was arranged."""

    def seen(self, now: SeenGame) -> SeenGame:
        if self.animate_from is None:
            return now
        return replace(now, event_count=self.animate_from, view=undealt(now.view))

    def state(self, seen: SeenGame, people: People, preferences: Preferences, mode: Mode, places: Places) -> TableState:
        arrangement = settle(self.arrangement, seen.view, can_undo=seen.undoable > 0)
        steps = tuple(map(tuple, self.log))
        state = TableState(
            game=seen,
            people=people,
            preferences=preferences,
            places=places,
            layout=layout(seen.view, arrangement, places, seen.base),
            waiting=self.waiting,
            steps=steps,
            log=tuple(line for step in standing(steps) for line in step),
            arrangement=arrangement,
            mode=mode,
        )
        return laid_out(state, state)
