"""Statistics: what the finished matches and evenings with real cards say about the people at a computer, and about the
house.

A pure function of the matches. People appear in the order of their first match, never by points; matches with different
rules or tables are never in one line.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from itertools import pairwise
from typing import Final

from msgspec import Struct

from game.ai.level_names import LIKE_ME, strength_in
from game.analysis.facts import LEAST_ERRORS, DecisionTheme
from game.analysis.strength.level_figures import LevelFigure, figures_for
from saves.library.match_summary import MatchSummary
from saves.players.people import person_key
from saves.players.seats_now import time_of
from saves.records.lines import SeatInfo

LINE_FROM: Final = 5
"""From this many matches on there is a trend line."""
SMOOTHED_OVER: Final = 8
"""A point of the line is the mean of this many matches."""
COMPARED: Final = 10
"""How many matches are compared with as many before them; also how many the causes of lost points cover."""
LEAST_COMPARED: Final = 5
"""At least this many matches must come before those."""
RATED_FROM: Final = 2
"""From this many matches on a player is rated."""


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


class TrendPoint(Struct, frozen=True):
    """A match of a person with the `points` given away in it; None if it isn't analysed yet."""

    record: str
    created: datetime
    points: float | None
    line: float | None = None
    """The mean of this match and those before it, if there are enough."""


class Change(Struct, frozen=True):
    """The last matches compared with those before them: means, and how many."""

    last: float
    before: float
    matches: int
    matches_before: int
    is_same: bool
    """Whether the difference may be chance."""


class Rating(Struct, frozen=True):
    """The levels that give away about as much: the range from the weakest to the strongest possible."""

    weakest: str
    strongest: str
    matches: int


class Company(StrEnum):
    """On which side somebody sat."""

    PARTNER = "partner"
    AGAINST = "against"


class Together(Struct, frozen=True):
    """Matches with or against somebody: a name, or for computer players a level."""

    name: str
    company: Company
    matches: int
    won: int


class KindOfGames(Struct, frozen=True, kw_only=True):
    """What matches of one kind say about a person."""

    kind: KindOfMatch
    rules_name: str
    matches: int
    won: int
    trend: tuple[TrendPoint, ...]
    """The first match first, without those in which too many hints were followed."""
    hinted: int
    """How many those are."""
    change: Change | None
    themes: tuple[tuple[DecisionTheme, float], ...]
    """Shares of what was given away in the last matches, the largest first; they add up to 1, or there are none."""
    rating: Rating | None
    levels: tuple[LevelFigure, ...]
    """What the levels give away in such a match, if measured."""
    people: tuple[Together, ...]
    against_levels: tuple[Together, ...]

    @property
    def to_look_at(self) -> tuple[str, ...]:
        """Records that aren't analysed yet, the latest first; with real cards there is nothing to analyse."""
        if self.kind.real_cards:
            return ()
        return tuple(point.record for point in reversed(self.trend) if point.points is None)


class PersonsLife(Struct, frozen=True):
    """Somebody who plays at this computer; the most played kind comes first."""

    name: str
    portrait: int | None
    matches: int
    won: int
    kinds: tuple[KindOfGames, ...]


class RecordKind(StrEnum):
    """The kinds of house records."""

    ROUND = "round"
    MATCH = "match"
    BOOKS = "books"
    FEWEST_TURNS = "fewest_turns"
    COMEBACK = "comeback"
    LONGEST = "longest"


class HouseRecord(Struct, frozen=True):
    """The best result of the house, and who achieved it; the first of equal ones."""

    kind: RecordKind
    value: int
    names: tuple[str, ...]
    created: datetime
    record: str


class HouseOfKind(Struct, frozen=True):
    """Records among matches of one kind."""

    kind: KindOfMatch
    rules_name: str
    matches: int
    records: tuple[HouseRecord, ...]


class LifeOfGames(Struct, frozen=True):
    """Statistics of all people at this computer, and the house records by kind of game."""

    people: tuple[PersonsLife, ...] = ()
    house: tuple[HouseOfKind, ...] = ()
    """The most played kind first."""


def matches_looked_at(life: LifeOfGames, person: str, kind: KindOfMatch) -> int:
    """The number of matches of a kind in which somebody's decisions were analysed."""
    kinds = (one for someone in life.people if person_key(someone.name) == person_key(person) for one in someone.kinds)
    return sum(point.points is not None for one in kinds if one.kind == kind for point in one.trend)


def life_of(matches: Iterable[PlayedMatch]) -> LifeOfGames:
    """What these matches show, in any order."""
    in_order = sorted(matches, key=lambda match: (created(match.summary), match.record))
    by_person: dict[str, list[tuple[PlayedMatch, int]]] = {}
    by_kind: dict[KindOfMatch, list[PlayedMatch]] = {}
    for match in in_order:
        for key, seat in _people(match.summary).items():
            by_person.setdefault(key, []).append((match, seat))
        if any(info.kind == "human" for info in match.summary.seats):
            by_kind.setdefault(kind_of(match.summary), []).append(match)
    return LifeOfGames(
        tuple(_person(played) for played in by_person.values()),
        tuple(_house(kind, played) for kind, played in _most_first(by_kind)),
    )


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


def _most_first(by_kind: Mapping[KindOfMatch, list[PlayedMatch]]) -> list[tuple[KindOfMatch, list[PlayedMatch]]]:
    """The most played kind first; of equal ones the one played last."""
    return sorted(by_kind.items(), key=lambda item: (len(item[1]), created(item[1][-1].summary)), reverse=True)


# ---- a person


def _person(played: Sequence[tuple[PlayedMatch, int]]) -> PersonsLife:
    last, seat = played[-1]
    by_kind: dict[KindOfMatch, list[tuple[PlayedMatch, int]]] = {}
    for match, sat in played:
        by_kind.setdefault(kind_of(match.summary), []).append((match, sat))
    order = sorted(by_kind.items(), key=lambda item: (len(item[1]), created(item[1][-1][0].summary)), reverse=True)
    info = last.summary.seats[seat]
    kinds = tuple(_kind(kind, of_kind) for kind, of_kind in order)
    return PersonsLife(info.name, info.portrait, len(played), sum(kind.won for kind in kinds), kinds)


def _kind(kind: KindOfMatch, played: Sequence[tuple[PlayedMatch, int]]) -> KindOfGames:
    own = [(match, seat) for match, seat in played if seat not in match.hinted]
    trend = trend_of([(match.record, created(match.summary), _points(match, seat)) for match, seat in own])
    figures = figures_for(kind.rules, kind.players, kind.teams)
    known = [point.points for point in trend if point.points is not None]
    return KindOfGames(
        kind=kind,
        rules_name=played[-1][0].summary.rules_name,
        matches=len(played),
        won=sum(_has_won(match, seat) for match, seat in played),
        trend=trend,
        hinted=len(played) - len(own),
        change=change_of(known),
        themes=_themes([match.given_away[seat] for match, seat in played if seat in match.given_away][-COMPARED:]),
        rating=rating_of(known[-COMPARED:], figures),
        levels=figures,
        people=_together(played, levels=False),
        against_levels=_together(played, levels=True),
    )


def _points(match: PlayedMatch, seat: int) -> float | None:
    given = match.given_away.get(seat)
    return None if given is None else sum(given.values())


def _has_won(match: PlayedMatch, seat: int) -> bool:
    return seat % match.summary.teams in match.summary.winners


def trend_of(matches: Sequence[tuple[str, datetime, float | None]]) -> tuple[TrendPoint, ...]:
    """Matches from first to last as points, with a line once enough of them are analysed."""
    from statistics import fmean

    points: list[TrendPoint] = []
    known: list[float] = []
    for record, when, given in matches:
        if given is not None:
            known.append(given)
        line = fmean(known[-SMOOTHED_OVER:]) if given is not None and len(known) >= LINE_FROM else None
        points.append(TrendPoint(record, when, given, line))
    return tuple(points)


def change_of(points: Sequence[float]) -> Change | None:
    """The last ten matches compared with the ten before them, or as many as there are; None for too few."""
    last, before = points[-COMPARED:], points[-2 * COMPARED : -COMPARED]
    if len(before) < LEAST_COMPARED:
        return None
    from statistics import fmean, variance

    error = math.sqrt(variance(last) / len(last) + variance(before) / len(before))
    is_same = abs(fmean(last) - fmean(before)) <= LEAST_ERRORS * error
    return Change(fmean(last), fmean(before), len(last), len(before), is_same)


def rating_of(points: Sequence[float], figures: Sequence[LevelFigure]) -> Rating | None:
    """The levels that the mean of these matches may correspond to, within two standard errors; the border between two
    levels is halfway. None for too few matches, or if no level was measured.
    """
    if len(points) < RATED_FROM or not figures:
        return None
    from statistics import fmean, variance

    mean = fmean(points)
    spread = max(math.sqrt(variance(points)), _class_of(mean, figures).deviation)
    off = LEAST_ERRORS * spread / math.sqrt(len(points))
    weaker, stronger = (_class_of(mean + way * off, figures).level for way in (1, -1))
    return Rating(weaker, stronger, len(points))


def _class_of(points: float, figures: Sequence[LevelFigure]) -> LevelFigure:
    above = (figure for figure, stronger in pairwise(figures) if points > (figure.mean + stronger.mean) / 2)
    return next(above, figures[-1])


def _themes(given: Sequence[Mapping[DecisionTheme, float]]) -> tuple[tuple[DecisionTheme, float], ...]:
    sums = {theme: sum(match.get(theme, 0.0) for match in given) for theme in DecisionTheme}
    whole = sum(sums.values())
    shares = [(theme, points / whole) for theme, points in sums.items() if points > 0]
    return tuple(sorted(shares, key=lambda share: -share[1]))


def _together(played: Sequence[tuple[PlayedMatch, int]], *, levels: bool) -> tuple[Together, ...]:
    """With and against whom, or which levels, in the order in which they were first met."""
    names: dict[tuple[str, Company], str] = {}
    counts: dict[tuple[str, Company], list[int]] = {}
    for match, own in played:
        summary = match.summary
        met = set[tuple[str, Company]]()
        for seat, info in enumerate(summary.seats):
            with_me = seat % summary.teams == own % summary.teams
            company = Company.PARTNER if with_me else Company.AGAINST
            name = _level(info) if levels else info.name
            if seat != own and name and not (levels and with_me):
                key = (person_key(name), company)
                names[key] = name
                met.add(key)
        for key in sorted(met, key=lambda key: key[0]):
            count = counts.setdefault(key, [0, 0])
            count[0] += 1
            count[1] += _has_won(match, own)
    ordered = sorted(counts.items(), key=lambda item: item[0][1] == Company.AGAINST)
    return tuple(Together(names[key], key[1], count[0], count[1]) for key, count in ordered)


def _level(info: SeatInfo) -> str:
    if info.kind != "computer" or info.level is None:
        return ""
    return info.level if strength_in(info.level) is None else LIKE_ME


# ---- the house


def _house(kind: KindOfMatch, matches: Sequence[PlayedMatch]) -> HouseOfKind:
    best: dict[RecordKind, HouseRecord] = {}
    for match in matches:
        for found in _records(match):
            if found.kind not in best or _is_better(found, best[found.kind]):
                best[found.kind] = found
    records = tuple(best[record] for record in RecordKind if record in best)
    return HouseOfKind(kind, matches[-1].summary.rules_name, len(matches), records)


def _is_better(found: HouseRecord, than: HouseRecord) -> bool:
    if found.kind is RecordKind.FEWEST_TURNS:
        return found.value < than.value
    return found.value > than.value


def _records(match: PlayedMatch) -> Iterable[HouseRecord]:
    """Everything in a match that may be a record: for teams with a person in them; going out only for people."""
    summary = match.summary
    teams = [_team(summary, team) for team in range(summary.teams)]
    own = [team for team, members in enumerate(teams) if any(info.kind == "human" for info in members)]

    def told(kind: RecordKind, value: int, who: Sequence[SeatInfo]) -> HouseRecord:
        return HouseRecord(kind, value, tuple(info.name for info in who), created(summary), match.record)

    for team in own:
        yield told(RecordKind.MATCH, summary.totals[team], teams[team])
        for played in summary.rounds:
            yield told(RecordKind.ROUND, played.points[team], teams[team])
            if played.books[team]:
                yield told(RecordKind.BOOKS, played.books[team], teams[team])
    for played in summary.rounds:
        if played.out is not None and played.turns and summary.seats[played.out].kind == "human":
            yield told(RecordKind.FEWEST_TURNS, played.turns, [summary.seats[played.out]])
    for team in own:
        behind = comeback(summary, team)
        if behind:
            yield told(RecordKind.COMEBACK, behind, teams[team])
    people = [info for info in summary.seats if info.kind == "human"]
    if summary.turns:
        yield told(RecordKind.LONGEST, summary.turns, people)


def _team(summary: MatchSummary, team: int) -> list[SeatInfo]:
    return [info for seat, info in enumerate(summary.seats) if seat % summary.teams == team]


def comeback(summary: MatchSummary, team: int) -> int:
    """The most points by which a team that won alone was behind after a round; 0 for any other team."""
    if summary.winners != (team,):
        return 0
    return max((max(played.totals) - played.totals[team] for played in summary.rounds), default=0)
