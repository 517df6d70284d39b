"""What is said once, where it first happens, and stored with the person: small rewards during a match, and what the
signs on a meld mean.
"""

from collections.abc import Callable
from functools import partial

from game.messages.functions import firsts as say
from game.play.results.firsts import FirstTime, firsts_in
from game.sentences.at_table.table import signs_explained
from game.turn.first_steps import NewThing
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.person_memory import PersonMemory


class Rewards:
    """Looks at what has happened since the last look."""

    def __init__(self, game: OpenGame, memory: PersonMemory) -> None:
        self._game, self._memory = game, memory
        self._seen, self._was_own = game.event_count, True
        self._looked_at = -1

    def notice_firsts(self, *, is_guided: bool = False) -> Callable[[], str] | None:
        """The newest first-time achievement, in words; None if there is nothing new, or a computer player has been
        in the seat since the last look. A guided round is no match that could be won.
        """
        game = self._game
        events, self._seen = game.events_since(self._seen), game.event_count
        was_own, self._was_own = self._was_own, game.me is not None
        if game.me is None or not was_own or not (events or game.match.is_over):
            return None
        is_decided = game.match.is_over and not is_guided
        done = firsts_in(events, game.board, game.me, game.match.winners if is_decided else None)
        new: list[FirstTime] = [first for first in done if first.value not in self._memory.firsts]
        for first in new:
            self._memory.note_first(first.value)
        return partial(say.first, new[-1].value) if new else None

    def explain_signs(self) -> str:
        """What the signs on a meld mean, once the person has laid one, unless it has been said; "" otherwise."""
        game, looked_at = self._game, self._looked_at
        self._looked_at = game.event_count
        has_melded = game.me is not None and game.view.seat == game.me and game.view.board.melded[game.me]
        if game.event_count == looked_at or not has_melded or NewThing.SIGNS in self._memory.ever_said:
            return ""
        said = signs_explained(game.view)
        if said:
            self._memory.note(NewThing.SIGNS)
        return said
