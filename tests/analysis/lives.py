"""Finished matches for the tests of what a life of games tells, made without playing them."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta

from game.analysis.facts import DecisionTheme
from game.analysis.life import PlayedMatch
from game.rules.presets import preset
from game.rules.ruleset import PresetId
from saves.lines import SeatInfo
from saves.match_summary import MatchSummary, RoundSummary, same_rules

START = datetime(2026, 1, 3, 20, 0, tzinfo=UTC)


def seats(*names: str) -> tuple[SeatInfo, ...]:
    """People, and computer players of a level where a name has one ("Rosa hard")."""
    told = [name.split() for name in names]
    return tuple(
        SeatInfo(name=name[0], kind="computer", level=name[1]) if name[1:] else SeatInfo(name=name[0], kind="human")
        for name in told
    )


def match(
    number: int = 0,
    *,
    names: Sequence[str] = ("Anna", "Walt normal", "Rosa normal", "June normal"),
    teams: int = 2,
    totals: Sequence[Sequence[int]] = ((1200, 900), (2600, 2000)),
    books: Sequence[int] = (4, 2),
    out: int | None = 0,
    turns: int = 14,
    rules: PresetId = "web",
    given: Mapping[int, float] | None = None,
    theme: DecisionTheme = DecisionTheme.DISCARDS,
) -> PlayedMatch:
    """A match that began `number` days after the first; `totals` are those after each round, `given` by seat."""
    rounds: list[RoundSummary] = []
    before = (0,) * teams
    for after in totals:
        points = tuple(now - then for now, then in zip(after, before, strict=True))
        rounds.append(RoundSummary(points, tuple(after), tuple(books), out, turns if out is not None else 0))
        before = tuple(after)
    best = max(totals[-1])
    summary = MatchSummary(
        id=f"game-{number}",
        created=(START + timedelta(days=number)).isoformat(),
        name=f"Evening {number}",
        rules_name=preset(rules).name,
        same_rules=same_rules(preset(rules)),
        seats=seats(*names),
        teams=teams,
        winners=tuple(team for team in range(teams) if totals[-1][team] == best),
        totals=tuple(totals[-1]),
        rounds=tuple(rounds),
        turns=len(names) * turns * len(totals),
    )
    looked = {seat: {theme: points} for seat, points in (given or {}).items()}
    return PlayedMatch(f"{number:04}.handfoot.jsonl", summary, looked)


def evening(count: int, given: Sequence[float] = ()) -> list[PlayedMatch]:
    """So many matches of Anna, one a day; points given away in the first of them."""
    return [match(n, given={0: given[n]} if n < len(given) else None) for n in range(count)]
