"""What experts would have made of a moment, as a film that grows while they play."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.engine.board import Phase
from game.engine.view import SPECTATOR
from game.sentences.log import LogLine
from game.sentences.recap import weight_of
from game.ui.shared.moments.film import Film, RoundTotals
from saves.records.lines import Line


class ExpertsFilm(Struct, frozen=True):
    """A match up to a line of its record, then the experts' lines up to the moment `last`; its moments up to `start`
    are those of the match. `film` grows at its end alone, and may have grown beyond `last`.
    """

    line: int
    film: Film
    start: int
    moment: int
    last: int
    taken: int = 0
    """Lines of the experts."""
    is_done: bool = False
    """Whether the round is over."""
    has_failed: bool = False

    def taking(self, lines: Sequence[Line], is_done: bool, has_failed: bool) -> "ExpertsFilm":
        """With all that came so far."""
        self.film.extend(lines[self.taken :])
        last = len(self.film) - 1
        return replace(self, last=last, taken=len(lines), is_done=is_done, has_failed=has_failed)

    def at(self, moment: int) -> "ExpertsFilm":
        """At a moment, not before the experts began and at most the last."""
        return replace(self, moment=min(max(self.start, moment), self.last))

    @property
    def is_at_end(self) -> bool:
        return self.moment == self.last

    @property
    def moves(self) -> int:
        return self.moment - self.start

    @property
    def score(self) -> RoundTotals | None:
        """How the match would stand after the round, once it is known."""
        ended = self.film.view(self.last, SPECTATOR).board.phase == Phase.ENDED
        return self.film.scores[-1] if self.is_done and ended and self.film.scores else None

    def recent(self, most: int) -> tuple[LogLine, ...]:
        """The last lines of the log that tell of the experts, up to the moment."""
        lines = [line for shot in self.film.shots[self.start + 1 : self.moment + 1] for line in shot.lines]
        return tuple(line for line in lines if weight_of(line))[-most:]


def experts_from(lines: Sequence[Line], line: int) -> ExpertsFilm:
    """Experts who have not moved yet. `lines` are those of a match that is over: nothing is hidden; `line` counts from
    1 with the header.
    """
    film = Film(lines[:line], of_finished=True)
    there = len(film) - 1
    return ExpertsFilm(line, film, there, there, there)
