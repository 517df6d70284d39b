"""What is remembered of the only person of a game: what the coach has said, what was done for the first time. It is
stored in that person's learning file.
"""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from saves.players.people import Change, CoachProgress, Learned

MATCHES: Final = 5
"""After this many matches the coach asks whether it may leave."""

Known = Callable[[], Learned]


class PersonMemory:
    """A memory of one match and of how many there were. Topics of other versions are kept."""

    def __init__(self, game: str, known: Known, change: Callable[[Change], object]) -> None:
        """`game` is the match's id; `known` returns what is stored about the person, `change` changes it."""
        self._game = game
        self._known = known
        self._change = change

    @property
    def _progress(self) -> CoachProgress:
        return self._known().coach

    @property
    def said(self) -> Mapping[str, int]:
        """How often the coach mentioned each topic in this match, by its name."""
        return self._progress.in_match(self._game).said

    @property
    def ever_said(self) -> frozenset[str]:
        """The topics mentioned in this match or another of the latest ones."""
        return frozenset(topic for match in self._progress.recent for topic in match.said)

    @property
    def must_ask(self) -> bool:
        """Whether there were enough earlier matches that the coach should ask if it may leave."""
        progress = self._progress
        begun = any(match.game == self._game for match in progress.recent)
        return not progress.asked and progress.matches >= MATCHES and not begun

    def note(self, topic: str) -> None:
        game, times = self._game, self.said.get(topic, 0) + 1  # a number, as a change may be made twice
        self._change(lambda known: known.with_coach(known.coach.with_said(game, topic, times)))

    @property
    def firsts(self) -> frozenset[str]:
        return frozenset(self._known().firsts)

    def note_first(self, first: str) -> None:
        self._change(lambda known: known.with_first(first))

    def note_asked(self) -> None:
        self._change(lambda known: known.with_coach(replace(known.coach, asked=True)))
