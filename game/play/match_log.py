"""The log of a match by moves, as everybody may read it."""

from game.engine.events import events_for
from game.engine.table.view import SPECTATOR
from game.play.match import Match
from game.sentences.at_table.log import LogLine, log_lines
from game.sentences.at_table.recap import standing
from saves.records.replay import Replay


class MatchLog:
    """The log of one match; extended on demand from where it was."""

    def __init__(self, match: Match, me: int | None) -> None:
        self._match = match
        self._me = me
        self._replay = Replay(match.header)
        self._read = 0
        self._steps: tuple[tuple[LogLine, ...], ...] = ()

    @property
    def steps(self) -> tuple[tuple[LogLine, ...], ...]:
        """The lines of each step so far; steps without a line are left out."""
        if self._read == self._match.line_count:
            return self._steps
        steps = []
        for number, line in enumerate(self._match.lines[1:][self._read :], self._read + 2):
            events = events_for(self._replay.feed(line, number), SPECTATOR)
            steps.append(log_lines(events, self._replay.table.board, self._match.names, self._me))
        self._read += len(steps)
        self._steps += tuple(filter(None, steps))
        return self._steps

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """All lines that still hold, the oldest first, without what was taken back."""
        return tuple(line for step in standing(self.steps) for line in step)
