"""What the rest of a round is worth to both sides: ended now, or played on in the same imagined worlds."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from game.ai.brain.counted_position import NOBODY, CountedPosition
from game.ai.brain.position_value import final_lead
from game.ai.search.ideas import FORBID, Idea, answers, out_idea
from game.ai.search.playouts import played_on, towards_winning
from game.ai.search.worlds import Worlds, rng_for
from game.ai.tunings.learned_weights import learned_tuning_for
from game.engine.moves import GoOut
from game.engine.table.view import PlayerView

WORLDS: Final = 32
LAST_WORLDS: Final = 96
"""Worlds in a round that may end the match, where a chance of one in twenty counts."""

_BATCH: Final = 8
_CLEAR: Final = 2.5
"""After every batch of worlds, this many standard errors settle the question."""

_MOST_LAPS: Final = 40
"""A round that hasn't ended after this many laps is abandoned."""


class RestOfRound(Struct, frozen=True):
    """The gain of playing on compared with ending the round now, averaged over worlds."""

    gain: float
    """Points by which the seat's side does better by playing on; in the last round points that don't affect the result
    count less.
    """
    own: float
    theirs: float
    """Points that the seat's side, and the others on average, gain by the end of the round if it continues."""
    lead: float
    """Points by which the seat's side leads if the round ends now: in the round, or in the match if it is the last one.
    """
    decides_match: bool
    wins: float
    """Share of the worlds in which only playing on wins the match, minus that in which only ending it does."""
    rivals_out: float
    """Share of the worlds in which a rival goes out if the round continues."""
    worlds: int
    loses_now: bool = False
    """Whether ending the round loses the match in every world, or at best draws it."""


def rest_of_round(view: PlayerView, out: GoOut | None = None) -> RestOfRound:
    """What the rest of the round is worth to the seat's side, compared with going out by `out`, or with saying yes to
    the partner who asked.
    """
    now, on = answers() if out is None else (out_idea(out), Idea(out, FORBID))
    worlds, rng, tuning = Worlds(view), rng_for(view), learned_tuning_for(view.board)
    means = _Means(worlds.is_last_round)
    for done in range(1, (LAST_WORLDS if worlds.is_last_round else WORLDS) + 1):
        world = worlds.one(rng)
        ended = played_on(world, now, 0, tuning)
        means.add(world, ended, played_on(world, on, _MOST_LAPS * world.players, tuning))
        if done % _BATCH == 0 and means.is_clear:
            break
    return means.found()


def _ahead(before: Sequence[int], scores: Sequence[int], team: int) -> int:
    """Match points by which the team leads the best other one after a round with these scores."""
    totals = [was + more for was, more in zip(before, scores, strict=True)]
    return totals[team] - max(total for other, total in enumerate(totals) if other != team)


class _Means:
    """Sums over worlds."""

    def __init__(self, decides: bool) -> None:
        """`decides`: whether the match may end with this round."""
        self._gains: list[float] = []
        self._own = self._theirs = self._lead = 0.0
        self._rivals_out = 0
        self._wins = 0
        self._wins_now = 0
        self._decides = decides

    def add(self, world: CountedPosition, ended: CountedPosition, played: CountedPosition) -> None:
        """Add one world, ended at once and played on."""
        team, teams = world.turn % world.teams, world.teams
        now, later = ended.scores(), played.scores()
        before, after = final_lead(ended, team), final_lead(played, team)
        more = [its - was for its, was in zip(later, now, strict=True)]
        self._own += more[team]
        self._theirs += (sum(more) - more[team]) / (teams - 1)
        self._rivals_out += played.out != NOBODY and played.out % teams != team
        if self._decides:
            lead = _ahead(world.before, now, team)
            self._lead += lead
            self._wins += (_ahead(world.before, later, team) > 0) - (lead > 0)
            self._wins_now += lead > 0
            before, after = towards_winning(before, world), towards_winning(after, world)
        else:
            self._lead += before
        self._gains.append(after - before)

    @property
    def is_clear(self) -> bool:
        """Whether the better choice is clear by now: where the match may end, only if ending the round always wins."""
        count = len(self._gains)
        if self._decides and self._wins_now < count:
            return False
        mean = sum(self._gains) / count
        error = sqrt(sum((gain - mean) ** 2 for gain in self._gains) / (count - 1) / count)
        return abs(mean) > _CLEAR * error

    def found(self) -> RestOfRound:
        """The averages over the worlds so far."""
        count = len(self._gains)
        return RestOfRound(
            sum(self._gains) / count,
            self._own / count,
            self._theirs / count,
            self._lead / count,
            self._decides,
            self._wins / count,
            self._rivals_out / count,
            count,
            self._decides and not self._wins_now,
        )
