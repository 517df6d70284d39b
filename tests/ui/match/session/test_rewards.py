"""Small rewards, each once: when they are told, that they are kept, and where they are seen."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.events import BookCompleted, Event, FootTaken, PileTaken, WentOut
from game.turn.first_steps import NewThing
from game.ui.match.session.person_memory import PersonMemory
from game.ui.match.session.rewards import Rewards
from saves.players.people import Learned, encoded_learning, learned_in, merged_learning
from tests.ui.match.session.test_coach_at_table import Known
from tests.ui.table.crowded import crowded

FOOT = FootTaken(0, 11, by_discard=False, cards=None)
CLEAN, DIRTY, OTHERS = BookCompleted(0, 0, 0, "clean"), BookCompleted(0, 0, 1, "dirty"), BookCompleted(2, 0, 2, "clean")


class Playing:
    """A match of which only what happens is known."""

    def __init__(self) -> None:
        self.me: int | None = 0
        self.board = crowded("4-2v2", "AC").board
        self.match = SimpleNamespace(is_over=False, winners=())
        self.happened: list[Event] = []

    @property
    def event_count(self) -> int:
        """So far."""
        return len(self.happened)

    def events_since(self, index: int) -> tuple[Event, ...]:
        """From there on."""
        return tuple(self.happened[index:])


def looked(game: Playing, rewards: Rewards, *events: Event) -> str:
    """What is told after these events, "" for nothing."""
    game.happened += events
    told = rewards.notice_firsts()
    return told() if told is not None else ""


def test_each_first_time_is_told_once_in_a_life_and_kept() -> None:
    """Given a dirty book, a partner's clean one, then an own clean one, the foot, going out and a win: each of the four
    is told once, in this match and every later one; an older file without them is read as nothing achieved.
    """
    known = Known()
    game = Playing()
    rewards = Rewards(game, known.memory())  # type: ignore[arg-type]  # all that it asks for
    assert looked(game, rewards, DIRTY, OTHERS) == ""
    assert looked(game, rewards, CLEAN) == "Your first clean book!"
    assert looked(game, rewards, CLEAN) == ""
    assert looked(game, rewards, FOOT) == "Your first foot!"
    assert looked(game, rewards, WentOut(0, None)) == "You went out for the first time!"
    game.match = SimpleNamespace(is_over=True, winners=(0,))
    assert looked(game, rewards) == "Your first win!"
    assert looked(game, rewards) == ""
    later = Playing()
    again = Rewards(later, PersonMemory("later", lambda: known.learned, known.change))  # type: ignore[arg-type]
    assert looked(later, again, CLEAN, FOOT, WentOut(0, None)) == ""
    kept = learned_in(encoded_learning(known.learned))
    assert kept.firsts == ("team_book", "clean_book", "foot_taken", "out", "win")
    assert merged_learning(kept, Learned("Anna", firsts=("of another version",))).firsts[-1] == "of another version"
    assert learned_in(b'{"version": 1, "person": "Anna"}').firsts == ()


@pytest.mark.parametrize(
    ("event", "told", "kept"),
    [
        (PileTaken(0, Card("5S"), 4, None), set[NewThing](), ("pile_taken",)),
        (PileTaken(2, Card("5S"), 4, None), set[NewThing](), ()),
        (OTHERS, set[NewThing](), ("team_book",)),
        (replace(OTHERS, seat=1, team=1), set[NewThing](), ()),
        (WentOut(1, None), {NewThing.BLACK_THREE}, ("threes_told",)),
        (WentOut(1, None), {NewThing.RED_THREE}, ("threes_told",)),
    ],
)
def test_what_was_learned_is_kept_without_a_word(
    event: Event, told: frozenset[NewThing], kept: tuple[str, ...]
) -> None:
    """Given a pile taken, a book of the team or a word about a three, it counts for the person's own seat or team."""
    game, noted = Playing(), list[str]()
    memory = SimpleNamespace(firsts=(), ever_said=told, note_first=noted.append)
    assert looked(game, Rewards(game, memory), event) == ""  # type: ignore[arg-type]  # all that it asks for
    assert tuple(noted) == kept


def test_what_a_computer_player_does_in_the_seat_is_no_first_time() -> None:
    """Given a stand-in that takes the foot, nobody is praised; once the person is back, their own first times count."""
    known, game = Known(), Playing()
    rewards = Rewards(game, known.memory())  # type: ignore[arg-type]  # all that it asks for
    game.me = None
    assert looked(game, rewards, FOOT) == ""
    game.me = 0
    assert looked(game, rewards, CLEAN) == ""  # before the seat came back
    assert looked(game, rewards, FOOT) == "Your first foot!"
    assert known.learned.firsts == ("foot_taken",)


def test_the_guided_round_is_no_match_won() -> None:
    """The bug: Players showed "First win" with no match won, after the guided round."""
    known, game = Known(), Playing()
    rewards = Rewards(game, known.memory())  # type: ignore[arg-type]  # all that it asks for
    game.match = SimpleNamespace(is_over=True, winners=(0,))
    assert rewards.notice_firsts(is_guided=True) is None
    assert looked(game, rewards) == "Your first win!"
