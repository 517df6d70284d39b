"""Whether `like_me` is as strong as its model: `python -m tools.bench.like_me_strength` reads what was measured, `…
--measure web --matches 5` plays that many more matches of each strength by those rules and adds them.

Players of nine strengths, and `easy` and `normal`, stand in for people. Each plays matches beside three `like_me`
players about as strong, and what it gives away is judged as in Look back. Each also plays `like_me` of nearby
strengths, in teams and without partners, which shows how often one strength beats another. Then ten of the judged
matches are drawn, 2,000 times over; each draw shows a strength, and there the person should win half the time.
"""

import argparse
import random
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import exp, log
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec

from game.ai.level_names import as_strong, strength_in
from game.ai.player import DEFAULT_EFFORT
from game.ai.roster import player_of
from game.analysis.judged.decisions import decisions_of
from game.analysis.judged.judging import judge
from game.analysis.strength.level_figures import measured_levels
from game.analysis.strength.own_strength import LAST, strength_after
from game.play.match import Match
from game.play.seats import header_of
from game.rules.presets import preset
from game.rules.ruleset import PresetId
from saves.records.lines import SeatInfo
from tools.bench.engine_matches import play_to_end

KEPT: Final = Path(__file__).resolve().with_name("like_me.json")
STRENGTHS: Final = tuple(as_strong(strength) for strength in range(15, 176, 20))
COMPANY: Final[Mapping[str, str]] = {name: name for name in STRENGTHS} | {
    "easy": as_strong(12),
    "normal": as_strong(80),
}
"""Who stands for a person, and the level of the three others in judged matches."""
RIVALS: Final = (5, 10, 20, 35, 55, 75, 95, 115, 135, 155, 175, 195)
NEARBY: Final = 62
"""How much stronger or weaker rivals may be."""
TABLES: Final = {"in teams": 2, "alone": 4}
"""By name, the number of teams."""
_SEATS: Final = 4
_DRAWS: Final = 2000
_SMOOTH: Final = 3.0
"""What a bend of the odds from strength to strength costs, in matches won against the odds."""


class Wins(msgspec.Struct):
    """Matches of a person against `like_me` of one strength, and the sum of the shares of other sides that it beat."""

    matches: int = 0
    won: float = 0.0


class Measured(msgspec.Struct):
    """By one rule set: by person, the points given away in each judged match; by table, person and rival, the wins."""

    given: dict[str, list[float]] = {}
    wins: dict[str, dict[str, dict[int, Wins]]] = {}


def play(rules_id: PresetId, person: str, others: str, name: str, teams: int) -> tuple[Match, float]:
    """A match of the level `person` and three others, and the share of the other teams that its own beats."""
    seats = [
        SeatInfo(name=f"Player {n}", kind="computer", level=level) for n, level in enumerate([person, *[others] * 3])
    ]
    header = header_of(preset(rules_id), seats, teams, seed=name, game_id=name, created="", app="bench", name=name)
    players = [player_of(person), *(player_of(others) for _ in range(_SEATS - 1))]
    match = play_to_end(Match(header), players, DEFAULT_EFFORT)
    own, *rivals = match.board.totals
    return match, fmean((own > rival) + 0.5 * (own == rival) for rival in rivals)


def measure(rules_id: PresetId, there: Measured, matches: int) -> None:
    """Play and judge this many more matches of each person, and twice as many against each rival at each table."""
    for person, company in COMPANY.items():
        given = there.given.setdefault(person, [])
        seats = [0, 1] if person == company else [0]
        for number in range(len(given), len(given) + matches):
            match, _ = play(rules_id, person, company, f"{rules_id} {person} {number}", TABLES["in teams"])
            given += [round(sum(judge(one).points for one in decisions_of(match.lines, [seat]))) for seat in seats]
        about = strength_in(company) or 0
        for table, teams in TABLES.items():
            against = there.wins.setdefault(table, {}).setdefault(person, {})
            for rival in (rival for rival in RIVALS if abs(rival - about) <= NEARBY):
                wins = against.setdefault(rival, Wins())
                for number in range(wins.matches, wins.matches + 2 * matches):
                    wins.won += play(
                        rules_id, person, as_strong(rival), f"{rules_id} {person} {rival} {number}", teams
                    )[1]
                    wins.matches += 1


def odds(wins: Mapping[str, Mapping[int, Wins]], teams: int) -> dict[str | int, float]:
    """How strong persons and `like_me` are at a table, as natural logarithms of odds: the likeliest figures that change
    evenly from one strength to the next. A person of a strength counts as that strength.
    """
    weight = teams - 1  # a match without partners is three
    pairs = [
        (strength_in(person) or person, rival, one) for person, those in wins.items() for rival, one in those.items()
    ]
    steps = sorted({name for person, rival, _ in pairs for name in (person, rival) if isinstance(name, int)})
    found: dict[str | int, float] = {name: 0.0 for person, rival, _ in pairs for name in (person, rival)}
    for _ in range(300):
        for name in found:
            slope, bend = -1e-3 * found[name], 1e-3
            for person, rival, one in pairs:
                if name not in (person, rival) or person == rival:
                    continue
                chance = 1 / (1 + exp(found[rival] - found[person]))
                slope += weight * (one.won - one.matches * chance) * (1 if name == person else -1)
                bend += weight * one.matches * chance * (1 - chance)
            for before, middle, after in zip(steps, steps[1:], steps[2:], strict=False):
                if name in (before, middle, after):
                    first, second = (1 / (log(b + 10) - log(a + 10)) for a, b in pairwise((before, middle, after)))
                    share = {before: first, middle: -first - second, after: second}
                    slope -= _SMOOTH * share[name] * sum(share[one] * found[one] for one in share)
                    bend += _SMOOTH * share[name] ** 2
            found[name] += slope / bend
    return found


def shares_won(rules_id: PresetId, there: Measured) -> dict[str, dict[str, float]]:
    """By person and table, the share of others that it beats at the strengths that ten matches show."""
    at_tables = {table: odds(there.wins[table], teams) for table, teams in TABLES.items()}
    found: dict[str, dict[str, float]] = {}
    for person, given in there.given.items():
        drawn = random.Random(person)
        shown = [strength_after([(rules_id, drawn.choices(given, k=LAST))]) for _ in range(_DRAWS)]
        found[person] = {}
        for table, log_odds in at_tables.items():
            steps = sorted((one, value) for one, value in log_odds.items() if isinstance(one, int))
            own = log_odds[strength_in(person) or person]
            found[person][table] = fmean(1 / (1 + exp(_between(steps, strength) - own)) for strength in shown)
    return found


def _between(steps: Sequence[tuple[int, float]], strength: float) -> float:
    for (weak, lower), (strong, upper) in pairwise(steps):
        if strength <= strong:
            return lower + (upper - lower) * (max(strength, weak) - weak) / (strong - weak)
    return steps[-1][1]


def kept() -> dict[PresetId, Measured]:
    """What was measured so far, by rule set."""
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[PresetId, Measured]) if KEPT.exists() else {}


def main() -> None:
    """Prints what each person gave away and wins; with `--measure` plays before that."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--measure", choices=measured_levels())
    parser.add_argument("--matches", type=int, default=5)
    options = parser.parse_args()
    measured = kept()
    if options.measure is not None:
        measure(options.measure, measured.setdefault(options.measure, Measured()), options.matches)
        KEPT.write_bytes(msgspec.json.encode(measured))
    for rules_id, there in measured.items():
        for person, won in shares_won(rules_id, there).items():
            given = there.given[person]
            told = ", ".join(f"{share:.0%} {table}" for table, share in won.items())
            print(f"{rules_id:9}{person:12}{len(given):4} matches, {fmean(given):6,.0f} points each, then wins {told}")


if __name__ == "__main__":
    main()
