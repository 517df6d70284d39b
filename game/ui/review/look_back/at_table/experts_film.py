"""How experts would have played on from a moment, as a film that grows while they play."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR
from game.sentences.at_table.log import LogLine
from game.sentences.at_table.recap import weight_of
from game.ui.shared.moments.film import Film, RoundTotals
from saves.records.lines import Line


class ExpertsFilm(Struct, frozen=True):
    """A match up to a line of its record, then the experts' lines up to the moment `last`; its moments up to `start`
    are the match's. `film` only grows at its end, and may have grown beyond `last`.
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
        """With everything so far."""
        self.film.extend(lines[self.taken :])
        return replace(self, last=len(self.film) - 1, taken=len(lines), is_done=is_done, has_failed=has_failed)

    def at(self, moment: int) -> "ExpertsFilm":
        """At a moment, from the experts' start to the last one."""
        return replace(self, moment=min(max(self.start, moment), self.last))

    @property
    def is_at_end(self) -> bool:
        return self.moment == self.last

    @property
    def moves(self) -> int:
        return self.moment - self.start

    @property
    def score(self) -> RoundTotals | None:
        """The match's score after the round, once it is known."""
        ended = self.film.view(self.last, SPECTATOR).board.phase == Phase.ENDED
        return self.film.scores[-1] if self.is_done and ended and self.film.scores else None

    def recent(self, most: int) -> tuple[LogLine, ...]:
        """The last log lines about the experts, up to the moment."""
        lines = [line for shot in self.film.shots[self.start + 1 : self.moment + 1] for line in shot.lines]
        return tuple(line for line in lines if weight_of(line))[-most:]


def experts_from(lines: Sequence[Line], line: int) -> ExpertsFilm:
    """Experts who haven't moved yet. `lines` are those of a finished match: nothing is hidden; `line` counts from 1
    with the header.
    """
    film = Film(lines[:line], of_finished=True)
    there = len(film) - 1
    return ExpertsFilm(line, film, there, there, there)
