"""How much of a win the cards of a match were, to remove luck from a count of wins without bias.

Each piece of luck in points is weighted by how much points could still decide when it came: by the lead expected just
before, and how much was still to come. The weight is known before the cards are, so the mean stays 0.
"""

from collections.abc import Iterable, Sequence
from math import exp, pi, sqrt
from typing import Final

from game.analysis.chance.luck import OTHER_DRAWS, luck_by_round
from game.analysis.facts import Luck
from game.rules.ruleset import RuleSet
from saves.records.lines import Line, header_in
from saves.records.replay import rules_of

ROUND_SPREAD: Final = 1_600.0
"""The standard deviation of a round's lead in points: 1,500 to 1,700 in all presets."""

LAPS: Final = 10
"""Turns of each seat in which most of a round is decided."""

_NEVER_DECIDED: Final = 0.1
"""A round that isn't over counts as having at least this share to come."""


def win_luck(lines: Sequence[Line], draws: int = OTHER_DRAWS) -> tuple[float, ...]:
    """For each team, how much more of a win its cards were than expected. Raises BadRecord.

    Roughly how often it would win with them minus how often with random ones; only the sum over many matches is
    meaningful.
    """
    header = header_in(lines)
    return weighed_luck(luck_by_round(lines, draws), rules_of(header), len(header.seats), len(header.teams))


def weighed_luck(round_by_round: Iterable[Luck], rules: RuleSet, players: int, teams: int) -> tuple[float, ...]:
    """The same for a match whose luck is known after each round."""
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
    """Rounds still to come; 1 if that can't be known."""
    return max(0, rules.rounds - number) if rules.rounds else 1


def _chance_a_point(lead: float, rounds: float) -> float:
    """How much one more point changes the chance to win, with this lead and this many rounds to come."""
    spread = ROUND_SPREAD * sqrt(rounds)
    return exp(-((lead / spread) ** 2) / 2) / (spread * sqrt(2 * pi))
