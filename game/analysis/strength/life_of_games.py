"""What the finished matches and evenings with real cards say about the people at a computer.

A pure function of the matches. People appear in the order of their first match, never by points; what matches by
different rules or at different tables gave away is never in one list.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Final

from msgspec import Struct

from game.analysis.facts import DecisionTheme
from saves.library.match_summary import MatchSummary
from saves.players.people import person_key
from saves.players.seats_now import time_of

RATED_FROM: Final = 2
"""From this many analysed matches on they show how somebody plays."""


class PlayedMatch(Struct, frozen=True):
    """A finished match. `given_away` has the points of each analysed seat by theme, except those that followed too many
    hints, which are in `hinted`.
    """

    record: str
    summary: MatchSummary
    given_away: Mapping[int, Mapping[DecisionTheme, float]] = {}
    hinted: tuple[int, ...] = ()


class KindOfMatch(Struct, frozen=True):
    """What matches must have in common to be compared: equivalent rules, and the table."""

    rules: str
    players: int
    teams: int
    real_cards: bool


class PersonsLife(Struct, frozen=True):
    """Somebody who plays at this computer; `given_away` has the points given away in each analysed match, by kind."""

    name: str
    portrait: int | None
    matches: int
    won: int
    given_away: Mapping[KindOfMatch, tuple[float, ...]]


def matches_looked_at(people: Iterable[PersonsLife], person: str, kind: KindOfMatch) -> int:
    """The number of matches of a kind in which somebody's decisions were analysed."""
    return sum(len(one.given_away.get(kind, ())) for one in people if person_key(one.name) == person_key(person))


def life_of(matches: Iterable[PlayedMatch]) -> tuple[PersonsLife, ...]:
    """What these matches, in any order, show of each person."""
    by_person: dict[str, list[tuple[PlayedMatch, int]]] = {}
    for match in sorted(matches, key=lambda match: (created(match.summary), match.record)):
        for key, seat in _people(match.summary).items():
            by_person.setdefault(key, []).append((match, seat))
    return tuple(_person(played) for played in by_person.values())


def _people(summary: MatchSummary) -> dict[str, int]:
    """Where everybody sat; of two people with the same name the first counts."""
    people: dict[str, int] = {}
    for seat, info in enumerate(summary.seats):
        if info.kind == "human":
            people.setdefault(person_key(info.name), seat)
    return people


def kind_of(summary: MatchSummary) -> KindOfMatch:
    """What a match can be compared with."""
    return KindOfMatch(summary.same_rules, len(summary.seats), summary.teams, summary.real_cards)


def created(summary: MatchSummary) -> datetime:
    """When a match began."""
    return time_of(summary.created)


def _person(played: Sequence[tuple[PlayedMatch, int]]) -> PersonsLife:
    last, sat = played[-1]
    info = last.summary.seats[sat]
    given: dict[KindOfMatch, tuple[float, ...]] = {}
    for match, seat in played:
        if seat in match.given_away:
            kind = kind_of(match.summary)
            given[kind] = (*given.get(kind, ()), sum(match.given_away[seat].values()))
    won = sum(seat % match.summary.teams in match.summary.winners for match, seat in played)
    return PersonsLife(info.name, info.portrait, len(played), won, given)
