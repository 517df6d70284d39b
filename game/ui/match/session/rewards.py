"""Small rewards, each once in a lifetime: noticed during a match, shown where they happen, stored with the person."""

from collections.abc import Callable
from functools import partial

from game.engine.events import BookCompleted, PileTaken
from game.messages.functions import firsts as say
from game.play.results.firsts import PILE_TAKEN, TEAM_BOOK, THREES_TOLD, FirstTime, firsts_in
from game.turn.first_steps import NewThing
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.person_memory import PersonMemory


class Rewards:
    """Looks at what has happened since the last look."""

    def __init__(self, game: OpenGame, memory: PersonMemory) -> None:
        self._game, self._memory = game, memory
        self._seen, self._was_own = game.event_count, True

    def notice_firsts(self, *, is_guided: bool = False) -> Callable[[], str] | None:
        """The newest first-time achievement, in words; None if there is nothing new, or a computer player has been
        in the seat since the last look. A guided round is no match that could be won.
        """
        game = self._game
        events, self._seen = game.events_since(self._seen), game.event_count
        was_own, self._was_own = self._was_own, game.me is not None
        if game.me is None or not was_own or not (events or game.match.is_over):
            return None
        team, known = game.board.team_of(game.me), self._memory.firsts
        taught = {
            TEAM_BOOK: any(isinstance(one, BookCompleted) and one.team == team for one in events),
            PILE_TAKEN: any(isinstance(one, PileTaken) and one.seat == game.me for one in events),
            THREES_TOLD: not {NewThing.RED_THREE, NewThing.BLACK_THREE}.isdisjoint(self._memory.ever_said),
        }
        for one, is_so in taught.items():
            if is_so and one not in known:
                self._memory.note_first(one)
        is_decided = game.match.is_over and not is_guided
        done = firsts_in(events, game.board, game.me, game.match.winners if is_decided else None)
        new: list[FirstTime] = [first for first in done if first.value not in known]
        for first in new:
            self._memory.note_first(first.value)
        return partial(say.first, new[-1].value) if new else None
