"""How strong somebody is, judged by what their last matches gave away: for a level that plays equally well."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Final

from msgspec.structs import replace

from game.ai.level_names import LIKE_ME, STRONGEST, UNKNOWN, as_strong, strength_in
from game.analysis.strength.level_figures import TABLE, measured_levels, measured_rules
from game.analysis.strength.life_of_games import PersonsLife
from game.rules.ruleset import PresetId
from saves.players.people import person_key
from saves.records.lines import GameLine

LAST: Final = 10
"""How many of the latest matches of a kind count."""

_BEFORE: Final = 0.5
"""The prior guess that somebody is as strong as `normal` weighs as much as this many matches."""


def header_as_strong(header: GameLine, people: Iterable[PersonsLife]) -> GameLine:
    """The header with every `like_me` seat given the strength of the people there."""
    there = {person_key(seat.name) for seat in header.seats if seat.kind == "human"}
    known = [strength_of(person) for person in people if person_key(person.name) in there]
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


def strength_after(matches: Iterable[tuple[PresetId, Sequence[float]]]) -> float:
    """The strength shown by the latest of these matches: for each kind the rules, and what was given away."""
    whole, weight = UNKNOWN * _BEFORE, _BEFORE
    for rules, all_given in matches:
        given = all_given[-LAST:]
        whole += len(given) * strength_by(_usual(given), rules)
        weight += len(given)
    return whole / weight


def _usual(given: Sequence[float]) -> float:
    """The mean without the best and the worst match: one decision may cost as much as ten matches usually do."""
    return fmean(sorted(given)[1:-1] or given)


def strength_by(given_away: float, rules: PresetId) -> float:
    """The strength of somebody who usually gives away this many points in a match by these rules.

    >>> [round(strength_by(points, "web")) for points in (3000, 1550, 480, 96)]
    [9, 21, 95, 230]
    """
    ladder = measured_levels()[rules].ladder
    _, weakest = ladder[0]
    strength = weakest
    for (more, weaker), (fewer, stronger) in pairwise(ladder):
        strength = weaker + (stronger - weaker) * (more - given_away) / (more - fewer)
        if given_away >= fewer:
            break
    return min(max(strength, weakest), float(STRONGEST))


def _looked_at(person: PersonsLife) -> list[tuple[PresetId, Sequence[float]]]:
    """The latest matches of each kind in which somebody's decisions were analysed, with the rules used for comparison:
    Web Classic if nothing was measured with their own.

    Other tables don't count.
    """
    at_table = ((kind, given) for kind, given in person.given_away.items() if (kind.players, kind.teams) == TABLE)
    return [(measured_rules(kind.rules) or "web", given[-LAST:]) for kind, given in at_table]
