"""A coach for a running match, who is asked in the worker while the person looks at the table."""

from collections.abc import Sequence

from game.analysis.coaching.tips import Coaching
from game.engine.events import Event
from game.engine.table.view import PlayerView
from game.play.match import Match
from game.play.thinking.thinker import Thinker
from game.play.thinking.thinker_messages import CoachReply, CoachRequest


class MatchCoach:
    """One question at a time about a match. Never blocks."""

    def __init__(self, match: Match, thinker: Thinker) -> None:
        """The thinker may serve several matches, one after the other."""
        self._match = match
        self._thinker = thinker

    def ask(self, view: PlayerView, happened: Sequence[Event]) -> bool:
        """Ask about the current table; False if the worker still owes another answer."""
        match = self._match
        return self._thinker.ask_beside(CoachRequest(match.header.id, match.event_count, view, tuple(happened)))

    def is_waiting(self) -> bool:
        """Whether an answer about the current table may still come: not from a lost worker."""
        return self._reply() is None and self._thinker.owes_answer

    def received(self) -> Coaching | None:
        """The answer about the current table; None if there is nothing to say."""
        reply = self._reply()
        return None if reply is None else reply.coaching

    def _reply(self) -> CoachReply | None:
        return self._thinker.coached(self._match.header.id, self._match.event_count)
