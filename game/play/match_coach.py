"""What a coach has to say in a running match, asked of the worker while the person looks at the table."""

from collections.abc import Sequence

from game.analysis.tips import Coaching
from game.engine.events import Event
from game.engine.view import PlayerView
from game.play.match import Match
from game.play.thinker import Thinker
from game.play.thinker_messages import CoachReply, CoachRequest


class MatchCoach:
    """One question at a time about a match. Nothing here waits."""

    def __init__(self, match: Match, thinker: Thinker) -> None:
        """The thinker may serve several matches, one after the other."""
        self._match = match
        self._thinker = thinker

    def ask(self, view: PlayerView, happened: Sequence[Event]) -> bool:
        """Puts the question about the table as it is; False where the worker owes another answer yet."""
        match = self._match
        return self._thinker.ask_coach(CoachRequest(match.header.id, match.event_count, view, tuple(happened)))

    def is_waiting(self) -> bool:
        """Whether an answer about the table as it is may still come: not from a worker that was lost."""
        return self._reply() is None and self._thinker.owes_answer

    def heard(self) -> Coaching | None:
        """What was answered to a question about the table as it is; None where that was nothing."""
        reply = self._reply()
        return None if reply is None else reply.coaching

    def _reply(self) -> CoachReply | None:
        return self._thinker.coached(self._match.header.id, self._match.event_count)
