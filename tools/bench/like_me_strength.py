"""Whether `like_me` is as strong as its model: `python -m tools.bench.like_me_strength --rules web --person hard`.

A level sits where a person would and plays ten matches with three of `like_me`; after each, what it gave away is looked
at as in Look back. Then many matches are played at the strength found: equals win half of them.
"""

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final

from msgspec import Struct

from game.ai.level_names import LEVELS, LIKE_ME, as_strong
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


class Career(Struct, frozen=True):
    """What came of ten matches, and the share won afterwards."""

    given_away: float
    """Points a match."""
    level: str
    """Of the others after them."""
    won_of_ten: float
    won: float


def play(rules_id: PresetId, person: str, others: str, name: str, effort: int) -> tuple[Match, float]:
    """A match of the level `person` and three others, and the share of the win that fell to its team."""
    seats = [SeatInfo(name=f"Player {n}", kind="computer", level=others) for n in range(_SEATS)]
    rules = preset(rules_id)
    header = header_of(rules, seats, 2, seed=name, game_id=name, created="", app="bench", name=name)
    players = [player_of(person), *(player_of(others) for _ in range(_SEATS - 1))]
    match = play_to_end(Match(header), players, effort)
    winners = match.winners or ()
    return match, (_PERSON in winners) / max(1, len(winners))


def given_away(match: Match) -> float:
    """What the person's decisions gave away, by the judge of Look back."""
    return sum(judge(decision).points for decision in decisions_of(match.lines, [_PERSON]))


def career(
    rules_id: PresetId, figures: Sequence[LevelFigure], person: str, later: int, seed: str, effort: int
) -> Career:
    """Ten matches in which the others follow the person, and so many at the strength that was found."""
    given: list[float] = []
    shares: list[float] = []
    others = LIKE_ME
    for number in range(_MATCHES):
        match, share = play(rules_id, person, others, f"{seed} {number}", effort)
        shares.append(share)
        given.append(given_away(match))
        others = as_strong(strength_after([(figures, given)]))
    won = [play(rules_id, person, others, f"{seed} later {number}", effort)[1] for number in range(later)]
    return Career(fmean(given), others, fmean(shares), fmean(won))


def main() -> None:
    """Prints every career and the share won by all of them afterwards."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", choices=[known for known in PRESET_IDS if known in FIGURES], default="web")
    parser.add_argument("--person", choices=LEVELS, default="normal", help="the level that plays as the person")
    parser.add_argument("--careers", type=int, default=4)
    parser.add_argument("--matches", type=int, default=60, help="after the ten, in each career")
    parser.add_argument("--seed", default="follow")
    parser.add_argument("--effort", type=int, default=DEFAULT_EFFORT)
    options = parser.parse_args()
    before = time.monotonic()
    shares = []
    for number in range(options.careers):
        seed = f"{options.seed} {options.person} {number}"
        found = career(options.rules, FIGURES[options.rules], options.person, options.matches, seed, options.effort)
        shares.append(found.won)
        print(
            f"  {options.person} gave away {found.given_away:,.0f} a match and won {found.won_of_ten:.0%} of ten, "
            f"then {found.won:.1%} of {options.matches} against {found.level}",
            flush=True,
        )
    count = options.careers * options.matches
    share = fmean(shares)
    error = 1.96 * sqrt(share * (1 - share) / count)
    took = time.monotonic() - before
    who = f"{options.rules}: {options.person}"
    print(f"{who} wins {share:.1%} ± {error:.1%} of {count} matches after ten; {took:.0f} s")


if __name__ == "__main__":
    main()
