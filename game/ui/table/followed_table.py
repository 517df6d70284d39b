"""A table at which somebody guides who doesn't play: it hears of passing time, and is asked whether the loop may
rest.
"""

from collections.abc import Callable

from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import People
from game.ui.table.modes import Mode
from game.ui.table.screen import TableScene
from game.ui.table.table_game import TableGame, TableHooks


class FollowedTable(TableScene):
    """A table that lets somebody follow the loop's passes: `on_pass` gets the seconds that passed."""

    def __init__(
        self,
        game: TableGame,
        people: People,
        hooks: TableHooks,
        preferences: Preferences,
        mode: Mode,
        on_pass: Callable[[float], None],
        is_waiting: Callable[[], bool],
        on_leave: Callable[[], None],
    ) -> None:
        """While it `is_waiting` the loop doesn't rest; `on_leave` is called when it is removed for good."""
        super().__init__(game, people, hooks, preferences, mode)
        self._on_leave = on_leave
        self._on_pass = on_pass
        self._is_waiting = is_waiting

    @property
    def busy(self) -> bool:
        return super().busy or self._is_waiting()

    def update(self, dt: float) -> bool:
        self._on_pass(dt)
        return super().update(dt)

    def leave(self) -> None:
        super().leave()
        self._on_leave()
