"""Recent events as everybody at the screen saw them, kept to replay a lap. Changes nothing."""

from collections.abc import Callable, Collection
from typing import Final

from msgspec import Struct

from game.engine.events import Event, RoundBegan, ends_turn
from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR, PlayerView
from game.messages.language import Message, nothing

MOST: Final = 240
"""How many moments are kept: more than a lap of six players has."""


class Moment(Struct, frozen=True):
    """One step, masked for one pair of eyes: their view before it, the events, their view after it."""

    before: PlayerView
    events: tuple[Event, ...]
    after: PlayerView
    heading: Message | None = None
    said: Message = nothing
    """The text on a practice position's sheet meanwhile."""
    stands: float = 0.0
    """Extra seconds on screen."""


class _Kept(Struct, frozen=True):
    """One step for every pair of eyes that may look here."""

    before: dict[int, PlayerView]
    after: dict[int, PlayerView]
    start: int
    end: int


class Laps:
    """The steps since a game was opened, as far back as anybody needs. `view` gives what a pair of eyes sees now,
    `told` its events between two event counts.
    """

    def __init__(
        self,
        eyes: Collection[int],
        view: Callable[[int], PlayerView],
        told: Callable[[int, int, int], tuple[Event, ...]],
        count: int,
    ) -> None:
        self._eyes = {*eyes, SPECTATOR}
        self._view, self._told = view, told
        self._seen = count
        self._now = {eyes: view(eyes) for eyes in self._eyes}
        self._kept: list[_Kept] = []

    def keep(self, count: int) -> None:
        """Something happened: the event count is now this."""
        before, self._now = self._now, {eyes: self._view(eyes) for eyes in self._eyes}
        start, self._seen = self._seen, count
        if any(isinstance(event, RoundBegan) for event in self._told(start, count, SPECTATOR)):
            self._kept = []  # cards from before the deal are gone
            return
        self._kept = [*self._kept[-MOST:], _Kept(before, self._now, start, count)]

    def last_turn_of(self, seats: Collection[int]) -> tuple[Moment, ...]:
        """What one of these seats did in the last turn any of them began, as everybody saw it."""
        turn: list[Moment] = []
        for kept in reversed(self._kept):
            board = kept.before[SPECTATOR].board
            if turn and board.turn != turn[0].before.board.turn:
                break
            if board.turn in seats and board.phase != Phase.ENDED:
                events = self._told(kept.start, kept.end, SPECTATOR)
                turn.append(Moment(kept.before[SPECTATOR], events, kept.after[SPECTATOR]))
        return tuple(reversed(turn))

    def since_turn_of(self, seat: int) -> tuple[Moment, ...]:
        """The others' actions since that seat's last turn; for `SPECTATOR` everybody's last turn."""
        lap: list[Moment] = []
        turns = 0
        for kept in reversed(self._kept):
            events = self._told(kept.start, kept.end, seat)
            board = kept.before[seat].board
            if seat == SPECTATOR:
                turns += ends_turn(events) is not None
                if turns > board.players:
                    break
            elif board.turn == seat:
                if lap:
                    break
                continue
            lap.append(Moment(kept.before[seat], events, kept.after[seat]))
        return tuple(reversed(lap))
