"""Notes in silence what a person has done for the first time: Learn ticks the lessons about it."""

from game.play.results.firsts import FirstTime, firsts_in
from game.turn.first_steps import NewThing
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.person_memory import PersonMemory


class FirstTimes:
    """Looks at what has happened since the last look."""

    def __init__(self, game: OpenGame, memory: PersonMemory) -> None:
        self._game, self._memory = game, memory
        self._seen, self._was_own = game.event_count, True

    def note(self) -> None:
        """Store what is new, unless a computer player has been in the seat since the last look."""
        game = self._game
        events, self._seen = game.events_since(self._seen), game.event_count
        was_own, self._was_own = self._was_own, game.me is not None
        if game.me is None or not was_own or not events:
            return
        done = firsts_in(events, game.board, game.me)
        if not {NewThing.RED_THREE, NewThing.BLACK_THREE}.isdisjoint(self._memory.ever_said):
            done.append(FirstTime.THREES_EXPLAINED)
        for first in done:
            if first not in self._memory.firsts:
                self._memory.note_first(first)
