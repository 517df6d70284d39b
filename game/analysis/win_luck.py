"""How much of a win the cards of a match were, to take luck out of a count of wins without changing what is counted.

Each piece of luck in points counts as much as points could still decide when it came: by what was expected just before
it, and how much there was to come. Whatever it is weighed by is known before the cards are, so its mean stays 0.
"""

from collections.abc import Iterable, Sequence
from math import exp, pi, sqrt
from typing import Final

from game.analysis.facts import Luck
from game.analysis.luck import OTHER_DRAWS, luck_by_round
from game.rules.ruleset import RuleSet
from saves.lines import GameLine, Line
from saves.replay import rules_of

ROUND_SPREAD: Final = 1_600.0
"""Points, the standard deviation of a round's lead: 1,500 to 1,700 by all presets."""

LAPS: Final = 10
"""Turns of each seat in which most of a round is decided."""

_NEVER_DECIDED: Final = 0.1
"""The share of a round that is to come at least, until it is over."""


def win_luck(lines: Sequence[Line], draws: int = OTHER_DRAWS) -> tuple[float, ...]:
    """For each team, by how much more of a win its cards were than was to be expected. Raises BadRecord.

    About how often it would win with them less how often with any; only the sum over many matches means something.
    """
    header = lines[0]
    if not isinstance(header, GameLine):
        raise ValueError("a record begins with its header")
    return weighed_luck(luck_by_round(lines, draws), rules_of(header), len(header.seats), len(header.teams))


def weighed_luck(round_by_round: Iterable[Luck], rules: RuleSet, players: int, teams: int) -> tuple[float, ...]:
    """The same of a match whose luck is known after each round."""
    nothing = (0.0,) * teams
    expected, by_cards, totals = nothing, nothing, nothing
    told = 0
    for luck in round_by_round:
        later = _rounds_after(rules, luck.rounds[-1].round)
        for turn, point in enumerate(luck.lead[told:]):
            left = later + max(_NEVER_DECIDED, 1 - turn / (LAPS * players))
            totals = tuple(
                total + (now - before) * _chance_a_point(lead, left)
                for total, now, before, lead in zip(totals, point.by_cards, by_cards, expected, strict=True)
            )
            expected, by_cards = point.expected, point.by_cards
        told = len(luck.lead)
    return totals


def _rounds_after(rules: RuleSet, number: int) -> int:
    """Rounds still to come; one where nobody can know."""
    return max(0, rules.rounds - number) if rules.rounds else 1


def _chance_a_point(lead: float, rounds: float) -> float:
    """By how much a further point changes the chance to win, so far ahead with so many rounds to come."""
    spread = ROUND_SPREAD * sqrt(rounds)
    return exp(-((lead / spread) ** 2) / 2) / (spread * sqrt(2 * pi))
