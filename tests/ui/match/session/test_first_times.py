"""What a person did for the first time: it is noted once, and never for what someone else did."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.events import BookCompleted, Event, FootTaken, PileTaken, WentOut
from game.turn.first_steps import NewThing
from game.ui.match.session.first_times import FirstTimes
from saves.players.people import Learned, encoded_learning, learned_in, merged_learning
from tests.ui.match.session.test_coach_at_table import Known
from tests.ui.table.crowded import crowded

FOOT = FootTaken(0, 11, by_discard=False, cards=None)
BOOK = BookCompleted(2, 0, 2, "clean")


class Playing:
    """A match of which only what happens is known."""

    def __init__(self) -> None:
        self.me: int | None = 0
        self.board = crowded("4-2v2", "AC").board
        self.happened: list[Event] = []

    @property
    def event_count(self) -> int:
        """So far."""
        return len(self.happened)

    def events_since(self, index: int) -> tuple[Event, ...]:
        """From there on."""
        return tuple(self.happened[index:])


def test_first_times_are_stored_once() -> None:
    known, game = Known(), Playing()
    times = FirstTimes(game, known.memory())  # type: ignore[arg-type]  # all that it asks for
    for events in ((BOOK,), (FOOT, BOOK), (WentOut(0, None),), ()):
        game.happened += events
        times.note()
    kept = learned_in(encoded_learning(known.learned))
    assert kept.firsts == ("team_book", "foot_taken", "out")
    assert merged_learning(kept, Learned("Anna", firsts=("of another version",))).firsts[-1] == "of another version"
    assert learned_in(b'{"version": 1, "person": "Anna"}').firsts == ()


@pytest.mark.parametrize(
    ("event", "explained", "noted"),
    [
        (PileTaken(0, Card("5S"), 4, None), set[NewThing](), ("pile_taken",)),
        (PileTaken(2, Card("5S"), 4, None), set[NewThing](), ()),
        (FootTaken(2, 11, by_discard=False, cards=None), set[NewThing](), ()),
        (BOOK, set[NewThing](), ("team_book",)),
        (replace(BOOK, seat=1, team=1), set[NewThing](), ()),
        (WentOut(1, None), {NewThing.BLACK_THREE}, ("threes_told",)),
        (WentOut(1, None), {NewThing.RED_THREE}, ("threes_told",)),
    ],
)
def test_only_the_own_seat_and_team_count(event: Event, explained: frozenset[NewThing], noted: tuple[str, ...]) -> None:
    game, stored = Playing(), list[str]()
    times = FirstTimes(game, SimpleNamespace(firsts=(), ever_said=explained, note_first=stored.append))  # type: ignore[arg-type]
    game.happened.append(event)
    times.note()
    assert tuple(stored) == noted


def test_a_computer_player_in_the_seat_has_no_first_time() -> None:
    known, game = Known(), Playing()
    times = FirstTimes(game, known.memory())  # type: ignore[arg-type]  # all that it asks for
    for me, event in ((None, FOOT), (0, BOOK), (0, FOOT)):  # the book came before the seat was given back
        game.me = me
        game.happened.append(event)
        times.note()
    assert known.learned.firsts == ("foot_taken",)
