"""Whether `like_me` is as strong as its model: `python -m tools.bench.like_me_strength --rules web --person hard`.

A level sits where a person would and plays ten matches with three of `like_me`; after each, what it gave away is looked
at as in Look back. Then many matches are played at the strength found, in teams or, with `--alone`, without partners.
What counts is how many of the other sides the person ends ahead of: half, among equals. The person may itself be
`like_me_50`: somebody of that strength.
"""

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from game.ai.level_names import LIKE_ME, as_strong, is_level
from game.ai.player import DEFAULT_EFFORT
from game.ai.roster import player_of
from game.analysis.decisions import decisions_of
from game.analysis.judging import judge
from game.analysis.level_figures import FIGURES, LevelFigure
from game.analysis.own_strength import strength_after
from game.play.match import Match
from game.play.seats import header_of
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from saves.lines import SeatInfo
from tools.bench.engine_matches import play_to_end

_MATCHES: Final = 10
"""Matches after which the strength is looked at."""

_SEATS: Final = 4
_PERSON: Final = 0
_TEAMS: Final = 2


def play(
    rules_id: PresetId, person: str, others: str, name: str, effort: int, teams: int = _TEAMS
) -> tuple[Match, float]:
    """A match of the level `person` and three others, and the share of the other teams that its own ends ahead of."""
    seats = [SeatInfo(name=f"Player {n}", kind="computer", level=others) for n in range(_SEATS)]
    rules = preset(rules_id)
    header = header_of(rules, seats, teams, seed=name, game_id=name, created="", app="bench", name=name)
    players = [player_of(person), *(player_of(others) for _ in range(_SEATS - 1))]
    match = play_to_end(Match(header), players, effort)
    own, *rivals = match.board.totals
    return match, fmean((own > rival) + 0.5 * (own == rival) for rival in rivals)


def given_away(match: Match) -> float:
    """What the person's decisions gave away, by the judge of Look back."""
    return sum(judge(decision).points for decision in decisions_of(match.lines, [_PERSON]))


def strength_found(
    rules_id: PresetId, figures: Sequence[LevelFigure], person: str, seed: str, effort: int
) -> tuple[float, str]:
    """Plays ten matches in which the others follow the person: what it gave away a match, and their level then."""
    given: list[float] = []
    others = LIKE_ME
    for number in range(_MATCHES):
        match, _ = play(rules_id, person, others, f"{seed} {number}", effort)
        given.append(given_away(match))
        others = as_strong(strength_after([(figures, given)]))
    return fmean(given), others


def main() -> None:
    """Prints every career and the share won by all of them afterwards."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", choices=[known for known in PRESET_IDS if known in FIGURES], default="web")
    parser.add_argument("--person", default="normal", help="the level that plays as the person")
    parser.add_argument("--careers", type=int, default=4)
    parser.add_argument("--matches", type=int, default=60, help="after the ten, in each career")
    parser.add_argument("--alone", action="store_true", help="after the ten, nobody has a partner")
    parser.add_argument("--seed", default="follow")
    parser.add_argument("--effort", type=int, default=DEFAULT_EFFORT)
    options = parser.parse_args()
    if not is_level(options.person):
        parser.error(f"{options.person} is no level")
    before = time.monotonic()
    shares: list[float] = []
    for number in range(options.careers):
        seed = f"{options.seed} {options.person} {number}"
        given, level = strength_found(options.rules, FIGURES[options.rules], options.person, seed, options.effort)
        teams = _SEATS if options.alone else _TEAMS
        won = [
            play(options.rules, options.person, level, f"{seed} later {later}", options.effort, teams)[1]
            for later in range(options.matches)
        ]
        shares += won
        print(f"  gave away {given:,.0f} a match, then won {fmean(won):.1%} against {level}", flush=True)
    error = 1.96 * stdev(shares) / sqrt(len(shares))
    took = time.monotonic() - before
    who = f"{options.rules}{', alone' if options.alone else ''}: {options.person}"
    print(f"{who} wins {fmean(shares):.1%} ± {error:.1%} of {len(shares)} matches after ten; {took:.0f} s")


if __name__ == "__main__":
    main()
