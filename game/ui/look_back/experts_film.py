"""What experts would have made of a moment, as a film that grows while they play."""

from collections.abc import Sequence

from game.engine.board import Phase
from game.engine.view import SPECTATOR
from game.ui.moments.film import Film, FilmStep, RoundTotals
from game.words.log import LogLine
from saves.lines import Line


class ExpertsFilm:
    """A match up to a line of its record, then the experts' lines. Its moments up to `start` are those of the match."""

    def __init__(self, lines: Sequence[Line], line: int) -> None:
        """Of a match that is over: nothing is hidden. `line` counts from 1 with the header."""
        self.line = line
        self.film = Film(lines[:line], of_finished=True)
        self.start = self.moment = len(self.film) - 1
        self.is_done = False
        """Whether the round is over."""
        self.has_failed = False
        self._taken = 0

    def take(self, lines: Sequence[Line], is_done: bool, has_failed: bool) -> None:
        """All that came so far."""
        self.film.extend(lines[self._taken :])
        self._taken = len(lines)
        self.is_done, self.has_failed = is_done, has_failed

    @property
    def last(self) -> int:
        """The last moment there is."""
        return len(self.film) - 1

    @property
    def moves(self) -> int:
        """How many moves experts made up to the moment."""
        return self.moment - self.start

    @property
    def score(self) -> RoundTotals | None:
        """How the match would stand after the round, once it is known."""
        ended = self.film.view(self.last, SPECTATOR).board.phase == Phase.ENDED
        return self.film.scores[-1] if self.is_done and ended and self.film.scores else None

    def go_to(self, moment: int) -> bool:
        """Show a moment, at most the last; False for one before the experts began."""
        self.moment = min(max(self.start, moment), self.last)
        return moment >= self.start

    def step(self, step: FilmStep) -> bool:
        """The same for a step."""
        return self.go_to(self.film.after(step, self.moment))

    def recent(self, most: int) -> tuple[LogLine, ...]:
        """The last lines of the log that tell of the experts, up to the moment."""
        lines = [line for shot in self.film.shots[self.start + 1 : self.moment + 1] for line in shot.lines]
        return tuple(line for line in lines if line.weight)[-most:]
