"""How strong somebody is, judged by what their last matches gave away: for a level that plays equally well."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final

from msgspec.structs import replace

from game.ai.level_names import LIKE_ME, STRONGEST, UNKNOWN, as_strong, strength_in
from game.analysis.level_figures import FIGURES, TABLE, LevelFigure
from game.analysis.life import KindOfGames, PersonsLife, name_key
from saves.lines import GameLine

LAST: Final = 10
"""How many of the latest matches of a kind count."""

_WEAKEST: Final = 0.55
"""Nobody is rated below this share of the strength of `easy`, however much they gave away: down there a point of
strength is worth 3 % of the wins.
"""

EASY_IN_COMPANY: Final = 0.95
"""What `easy` gives away beside `like_me`, relative to a table of its own kind, which leaves it more to give away."""

_BEFORE: Final = 0.5
"""The prior guess that somebody is as strong as `normal` weighs as much as this many matches."""


def header_as_strong(header: GameLine, people: Iterable[PersonsLife]) -> GameLine:
    """The header with every `like_me` seat given the strength of the people there."""
    if all(strength_in(seat.level) is None for seat in header.seats):
        return header
    there = {name_key(seat.name) for seat in header.seats if seat.kind == "human"}
    known = [strength_of(person) for person in people if name_key(person.name) in there]
    level = as_strong(fmean(known) if known else UNKNOWN)
    seats = tuple(seat if strength_in(seat.level) is None else replace(seat, level=level) for seat in header.seats)
    return replace(header, seats=seats)


def header_as_wished(header: GameLine) -> GameLine:
    """The header as it was before strengths were looked up, for another match of the same people."""
    seats = tuple(seat if strength_in(seat.level) is None else replace(seat, level=LIKE_ME) for seat in header.seats)
    return replace(header, seats=seats)


def strength_of(person: PersonsLife) -> float:
    """Somebody's strength on the ladder of `like_me`; that of `normal` while nothing is known."""
    return strength_after(_looked_at(person))


def strength_after(matches: Iterable[tuple[Sequence[LevelFigure], Sequence[float]]]) -> float:
    """The strength shown by the latest of these matches: for each kind the levels' figures, and what was given away."""
    whole, weight = UNKNOWN * _BEFORE, _BEFORE
    for figures, all_given in matches:
        given = all_given[-LAST:]
        whole += len(given) * strength_by(fmean(given), figures)
        weight += len(given)
    return whole / weight


def strength_by(given_away: float, figures: Sequence[LevelFigure]) -> float:
    """The strength of somebody who gives away this many points in a match, by what the levels give away in such a
    match.

    >>> round(strength_by(1364, FIGURES["web"]))
    100
    """
    company = {"easy": EASY_IN_COMPANY}
    points = [(figure.mean * company.get(figure.level, 1.0), figure.strength) for figure in figures]
    for (more, weaker), (fewer, stronger) in pairwise(points):
        if given_away >= fewer or stronger == points[-1][1]:
            strength = weaker + (stronger - weaker) * (more - given_away) / (more - fewer)
            return min(max(strength, _WEAKEST * points[0][1]), float(STRONGEST))
    return float(UNKNOWN)


def _looked_at(person: PersonsLife) -> list[tuple[Sequence[LevelFigure], list[float]]]:
    """The latest matches of each kind in which somebody's decisions were analysed, with the levels' figures.

    Where the levels were not measured by those rules, those of Web Classic stand for them; other tables do not count.
    """
    return [(kind.levels or FIGURES["web"], given) for kind in person.kinds if (given := _given(kind))]


def _given(kind: KindOfGames) -> list[float]:
    if (kind.kind.players, kind.kind.teams) != TABLE:
        return []
    return [point.points for point in kind.trend if point.points is not None][-LAST:]
