"""A turn of a finished match replayed at the real table: its moves come one by one, and any press ends it."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from pygame import KEYDOWN, MOUSEBUTTONDOWN, Event

from game.engine.events import Event as Happened
from game.engine.moves import Move
from game.engine.partners.permission import Opinion
from game.engine.table.view import PlayerView
from game.messages.functions import table as say
from game.toolkit.speed import DEAF
from game.turn.laps import Moment
from game.ui.shared.moments.film import Film, FilmTurn
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import people_at
from game.ui.table.followed_table import FollowedTable
from game.ui.table.modes import Watch
from game.ui.table.table_game import Objection, TableHooks

LASTS: Final = 8.0
"""Seconds from the first picture until it closes by itself, unless the moves take longer."""
FIRST: Final = 0.9
"""Seconds until the first move."""
RESTS: Final = (0.25, 1.2)
"""Least and most seconds between moves."""
A_MOVE: Final = 0.8
"""Roughly how many seconds a move takes."""
USUAL: Final = 4
"""The number of moves for which there is time enough; with more, everything goes faster,"""
FASTEST: Final = 1.7
"""but at most by this factor."""
LAST: Final = 1.6
"""The least seconds for which the table is shown after the last move."""


class PlayedTurn:
    """A turn as a game for the table to follow (`game.ui.table.table_game.TableGame`); it advances only when asked."""

    is_settled = True
    undoable = 0
    answers: tuple[Opinion, ...] = ()
    lap: tuple[Moment, ...] = ()
    partner_turn: tuple[Moment, ...] = ()

    def __init__(self, film: Film, turn: FilmTurn) -> None:
        """The match must be over. It is seen by its only person, otherwise by the player of the turn."""
        self._film, self._moments = film, film.moves_of(turn)
        self.me: int | None = film.own
        self.eyes = self.base = film.seat_of(turn) if film.own is None else film.own
        self._views = [film.view(moment, self.eyes) for moment in (turn.start, *self._moments)]
        self._told: list[Happened] = []
        self.played = 0

    @property
    def moves(self) -> int:
        return len(self._moments)

    def go_on(self) -> None:
        """Play the next move."""
        self._told += self._film.events(self._moments[self.played], self.eyes)
        self.played += 1

    @property
    def view(self) -> PlayerView:
        return self._views[self.played]

    @property
    def event_count(self) -> int:
        return len(self._told)

    def events_since(self, index: int) -> tuple[Happened, ...]:
        return tuple(self._told[index:])

    def play(self, move: Move) -> Objection:
        return Objection(say.last_lap_ends())

    def undo(self, moves: int) -> None:
        """Does nothing: a watched turn has nothing to take back."""


class WatchedTurn(FollowedTable):
    """The table at which the turn is replayed; `on_end` is called once, after the last move or at a press."""

    def __init__(
        self,
        film: Film,
        turn: FilmTurn,
        mode: Watch,
        hooks: TableHooks,
        preferences: Preferences,
        on_end: Callable[[], None],
    ) -> None:
        self._played = PlayedTurn(film, turn)
        self._pace = min(FASTEST, max(1.0, self._played.moves / USUAL))
        self._age, self._rested, self._is_over, self._on_end = 0.0, 0.0, False, on_end
        hooks, preferences = replace(hooks, on_menu=self._end), replace(preferences, pause="short")
        people = people_at(film.header)
        super().__init__(
            self._played, people, hooks, preferences, mode, self._pass_time, lambda: not self._is_over, lambda: None
        )

    def update(self, dt: float) -> bool:
        self._age += dt
        return super().update(dt * self._pace)

    def _pass_time(self, dt: float) -> None:
        played = self._played
        if not self.is_resting or self.frames.is_moving:
            self._rested = 0.0
            return
        self._rested += dt
        if played.played == played.moves:
            if self._rested >= LAST and self._age >= LASTS:
                self._end()
            return
        share = (LASTS - FIRST - LAST) / played.moves - A_MOVE
        if self._rested >= (min(max(share, RESTS[0]), RESTS[1]) if played.played else FIRST):
            self._rested = 0.0
            played.go_on()

    def handle(self, event: Event) -> None:
        """A press ends it, unless it was begun before the turn was shown."""
        if event.type not in (KEYDOWN, MOUSEBUTTONDOWN):
            super().handle(event)
        elif self._age >= DEAF:
            self._end()

    def _end(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._on_end()
