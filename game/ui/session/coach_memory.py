"""What the coach knows of a person, kept in that person's file of what was learned."""

from collections.abc import Callable
from typing import Final

from game.analysis.tips import TipTopic
from game.ui.session.coach_at_table import MATCHES
from saves.learning import Change, CoachProgress, Learned

Known = Callable[[], Learned]
_TOPICS: Final = {topic.value: topic for topic in TipTopic}


class KeptMemory:
    """A memory of one match and of how many there were. What another version knows of other topics stays as it is."""

    def __init__(self, game: str, known: Known, change: Callable[[Change], object]) -> None:
        """`game` is the match's id; `known` tells what is kept of the person, `change` changes it."""
        self._game = game
        self._known = known
        self._change = change

    @property
    def _progress(self) -> CoachProgress:
        return self._known().coach

    @property
    def said(self) -> dict[TipTopic, int]:
        said = self._progress.in_match(self._game).said
        return {_TOPICS[topic]: times for topic, times in said.items() if topic in _TOPICS}

    @property
    def must_ask(self) -> bool:
        """Whether this is a match after so many others, and it has not asked yet."""
        progress = self._progress
        begun = any(match.game == self._game for match in progress.recent)
        return not progress.asked and progress.matches >= MATCHES and not begun

    @property
    def is_first_match(self) -> bool:
        return all(match.game == self._game for match in self._progress.recent)

    def note(self, topic: TipTopic) -> None:
        game = self._game
        self._change(lambda known: known.with_coach(known.coach.with_said(game, topic.value)))

    def note_asked(self) -> None:
        self._change(lambda known: known.with_coach(asked(known.coach)))


def asked(progress: CoachProgress) -> CoachProgress:
    """The same, once it has asked."""
    return CoachProgress(progress.matches, True, progress.recent)
