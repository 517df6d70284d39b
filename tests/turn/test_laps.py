from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

from game.engine.apply import apply
from game.engine.events import Discarded, Drew, Event, RoundBegan, events_for
from game.engine.moves import Discard, Draw, Move
from game.engine.table.view import SPECTATOR, view_of
from game.turn.laps import Laps, Moment
from tests.build import dealt, table

LONG_STOCK = " ".join(f"{rank}{suit}" for rank in "458TJQ" for suit in "CDHS")


class Watched:
    """A game of four, with the laps that seat 0 and a spectator see."""

    def __init__(self) -> None:
        self.table, self.events = table("KC KD 4S 9S", stock=LONG_STOCK), list[Event]()
        self.laps = Laps((0,), lambda eyes: view_of(self.table, eyes), self._told, 0)

    def _told(self, start: int, end: int, eyes: int) -> tuple[Event, ...]:
        return events_for(self.events[start:end], eyes)

    def play(self, turns: int) -> None:
        """So many turns of a draw and a discard."""
        for _ in range(turns):
            self.go(Draw())
            self.go(Discard(self.table.hands[self.table.board.mover][-1]))

    def go(self, move: Move) -> None:
        """Whoever must act makes a move."""
        step = apply(self.table, move)
        self.table = step.table
        self.events += step.events
        self.laps.keep(len(self.events))

    def deal(self) -> None:
        """The next deal begins."""
        self.table = dealt()
        self.events.append(RoundBegan(2, 1, 2))
        self.laps.keep(len(self.events))


def ended(lap: Sequence[Moment]) -> list[int]:
    """The seats whose turns ended in a lap."""
    return [event.seat for moment in lap for event in moment.events if isinstance(event, Discarded)]


def own(game: Watched) -> tuple[Moment, ...]:
    """What seat 0 sees of the others."""
    return game.laps.since_turn_of(0)


def watched(game: Watched) -> tuple[Moment, ...]:
    """What a spectator sees."""
    return game.laps.since_turn_of(SPECTATOR)


def last_of(*seats: int) -> Callable[[Watched], tuple[Moment, ...]]:
    """The last turn of one of the seats."""
    return lambda game: game.laps.last_turn_of(seats)


@pytest.mark.parametrize(
    ("turns", "lap", "seats"),
    [
        (0, own, []),
        (1, own, []),
        (3, own, [1, 2]),
        (4, own, [1, 2, 3]),
        (5, own, [1, 2, 3]),
        (8, own, [1, 2, 3]),
        (3, watched, [0, 1, 2]),
        (8, watched, [0, 1, 2, 3]),
        (6, watched, [2, 3, 0, 1]),
        (8, last_of(2), [2]),
        (8, last_of(1, 2), [2]),
        (6, last_of(1, 2), [1]),
        (2, last_of(2, 3), []),
    ],
)
def test_a_lap_is_what_the_others_did_since_ones_last_turn(
    turns: int, lap: Callable[[Watched], tuple[Moment, ...]], seats: list[int]
) -> None:
    """In order, without one's own turns, and of two laps only the last; a spectator sees a turn of everybody. The bug:
    two turns of the same seat counted as its last. Each turn has a draw and a discard.
    """
    game = Watched()
    game.play(turns)
    moments = lap(game)
    assert ended(moments) == seats
    assert len(moments) == 2 * len(seats)
    assert all(one.after == other.before for one, other in pairwise(moments))


def test_hidden_cards_stay_hidden_in_what_is_kept() -> None:
    game = Watched()
    game.play(4)
    for lap, eyes in ((own(game), 0), (watched(game), SPECTATOR), (last_of(0)(game), SPECTATOR)):
        drew = [event for moment in lap for event in moment.events if isinstance(event, Drew)]
        assert drew
        assert all(event.cards is None for event in drew)
        assert {view.seat for moment in lap for view in (moment.before, moment.after)} == {eyes}


def test_a_new_round_forgets_the_last_one() -> None:
    game = Watched()
    game.play(4)
    game.deal()
    assert (own(game), watched(game), last_of(0)(game)) == ((), (), ())
