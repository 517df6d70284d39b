"""Whether `like_me` is as strong as its model: `python -m tools.bench.like_me_strength --rules web --person hard`.

A level sits in a person's seat and plays ten matches with three `like_me` players; after each, what it gave away is
judged as in Look back. Then many matches are played at the strength found, in teams and without partners. The measure
is the share of other sides that the person beats: half, among equals. `--person 50` is a player of that strength.
"""

import argparse
import time
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from game.ai.level_names import LIKE_ME, as_strong, is_level
from game.ai.player import DEFAULT_EFFORT
from game.ai.roster import player_of
from game.analysis.decisions import decisions_of
from game.analysis.judging import judge
from game.analysis.own_strength import LADDERS, strength_after
from game.play.match import Match
from game.play.seats import header_of
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from saves.lines import SeatInfo
from tools.bench.engine_matches import play_to_end

_MATCHES: Final = 10
"""Matches after which the strength is read."""

_SEATS: Final = 4
_PERSON: Final = 0
_TABLES: Final = {"in teams": 2, "alone": _SEATS}
"""By name, the number of teams."""


def play(rules_id: PresetId, person: str, others: str, name: str, effort: int, teams: int) -> tuple[Match, float]:
    """A match of the level `person` and three others, and the share of the other teams that its own beats."""
    seats = [SeatInfo(name=f"Player {n}", kind="computer", level=others) for n in range(_SEATS)]
    rules = preset(rules_id)
    header = header_of(rules, seats, teams, seed=name, game_id=name, created="", app="bench", name=name)
    players = [player_of(person), *(player_of(others) for _ in range(_SEATS - 1))]
    match = play_to_end(Match(header), players, effort)
    own, *rivals = match.board.totals
    return match, fmean((own > rival) + 0.5 * (own == rival) for rival in rivals)


def given_away(match: Match) -> float:
    """What the person's decisions gave away, according to Look back's judge."""
    return sum(judge(decision).points for decision in decisions_of(match.lines, [_PERSON]))


def strength_found(rules_id: PresetId, person: str, seed: str, effort: int) -> tuple[float, str]:
    """Play ten matches in which the others adapt to the person: what it gave away per match, and their final level."""
    given: list[float] = []
    others = LIKE_ME
    for number in range(_MATCHES):
        match, _ = play(rules_id, person, others, f"{seed} {number}", effort, _TABLES["in teams"])
        given.append(given_away(match))
        others = as_strong(strength_after([(rules_id, given)]))
    return fmean(given), others


def main() -> None:
    """Prints every career and the shares won by all of them afterwards, in teams and alone."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", choices=[known for known in PRESET_IDS if known in LADDERS], default="web")
    parser.add_argument("--person", default="normal", help="the level that plays as the person, or a strength")
    parser.add_argument("--careers", type=int, default=4)
    parser.add_argument("--matches", type=int, default=60, help="after the ten, in teams and alone, in each career")
    parser.add_argument("--seed", default="follow")
    parser.add_argument("--effort", type=int, default=DEFAULT_EFFORT)
    options = parser.parse_args()
    person = as_strong(int(options.person)) if options.person.isdigit() else options.person
    if not is_level(person):
        parser.error(f"{person} is no level")
    before = time.monotonic()
    shares: list[list[float]] = [[] for _ in _TABLES]
    for number in range(1, options.careers + 1):
        seed = f"{options.seed} {number} {options.rules} {options.person}"
        given, level = strength_found(options.rules, person, seed, options.effort)
        for teams, of_all in zip(_TABLES.values(), shares, strict=True):
            of_all += [
                play(options.rules, person, level, f"{seed} later {later}", options.effort, teams)[1]
                for later in range(options.matches)
            ]
        won = ", ".join(
            f"{fmean(of_all[-options.matches :]):.1%} {table}" for table, of_all in zip(_TABLES, shares, strict=True)
        )
        print(f"  gave away {given:,.0f} a match, then won against {level}: {won}", flush=True)
    took = time.monotonic() - before
    for table, of_all in zip(_TABLES, shares, strict=True):
        error = 1.96 * stdev(of_all) / sqrt(len(of_all))
        print(f"{options.rules}, {table}: {person} wins {fmean(of_all):.1%} ± {error:.1%} of {len(of_all)} matches")
    print(f"{took:.0f} s")


if __name__ == "__main__":
    main()
