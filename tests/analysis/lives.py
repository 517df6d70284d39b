"""Finished matches for the tests of what a life of games tells, made without playing them."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from game.analysis.facts import DecisionTheme
from game.analysis.strength.life_of_games import PlayedMatch
from game.rules.presets import preset
from game.rules.ruleset import PresetId
from saves.library.match_summary import MatchSummary, RoundSummary, same_rules
from saves.records.lines import SeatInfo

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


NOW = datetime(2026, 11, 20, 21, 0)

GIVEN = (
    *(1990, 1420, 1680, 1210, 2240, 1330, 980, 1510, 1150, 870, 1260, 1620, 940, 1100, 1260),
    *(1340, 910, 1080, 890, 1190, 840, 1010, 560, 720, 530, 650, 620, 450, 535, 690),
)
SHARES = {
    DecisionTheme.FOOT: 0.31,
    DecisionTheme.WILDS: 0.24,
    DecisionTheme.DISCARDS: 0.19,
    DecisionTheme.PILE: 0.15,
    DecisionTheme.OPENING: 0.11,
}


def anna_and_ben() -> list[PlayedMatch]:
    """A year of Anna, some matches with Ben and Ida; two that nobody has looked at, one by other rules."""
    table = ("Anna", "Walt normal", "Rosa hard", "June normal")
    matches: list[PlayedMatch] = []
    for n, points in enumerate(GIVEN):
        names = ("Ben", "Ida", "Anna", "Walt normal") if n % 7 == 3 else table
        seat = names.index("Anna")
        one = match(n * 10, names=names, totals=((700 * (n % 5), 1500), (4000 + 310 * n, 9060 - 250 * n)))
        matches.append(replace(one, given_away={seat: {theme: points * part for theme, part in SHARES.items()}}))
    return [*matches, match(305, names=table), match(306, names=table), match(308, names=table, rules="family")]


def thousand_matches() -> list[PlayedMatch]:
    """A thousand, of twelve people with the longest names, by three rule sets."""
    people = [f"{name}-{surname}" for name in LONG_NAMES for surname in ("Bergstromsson", "Wolfgangssen")]
    rules: tuple[PresetId, ...] = ("web", "web", "web", "family", "partners")
    return [
        match(
            n % 300,
            names=(people[n % 12], "Maximilian-E-MacGillivra hard", people[(n + 5) % 12], "Walt easy"),
            totals=((12_400, -9000), (23_455, 101_000 + n)),
            rules=rules[n % 5],
            given={0: 300.0 + 37 * (n % 41)} if n % 5 else None,
            theme=list(DecisionTheme)[n % 7],
        )
        for n in range(1000)
    ]


LONG_NAMES = ("Maximilian", "Wilhelmina", "Bartholomew", "Gwendolyn", "Christopher", "Anna-Kathari")


def with_real_cards(one: PlayedMatch) -> PlayedMatch:
    """The same, as the score pad tells it."""
    rounds = tuple(replace(played, turns=0) for played in one.summary.rounds)
    return replace(one, summary=replace(one.summary, rounds=rounds, turns=0, real_cards=True), given_away={})


def evening(count: int, given: Sequence[float] = ()) -> list[PlayedMatch]:
    """So many matches of Anna, one a day; points given away in the first of them."""
    return [match(n, given={0: given[n]} if n < len(given) else None) for n in range(count)]
