"""Agreements with a computer partner: what they are called, mean and cost."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from game.engine.agreements import Agreement
from game.rules.ruleset import RuleSet
from game.text.messages import partner_agreements as say
from game.words.stacks import has_tail

_MEASURED_BY: Final = "web"
POINTS_A_ROUND: Final[Mapping[str, Mapping[Agreement, int]]] = {
    _MEASURED_BY: {Agreement.OPEN_EARLY: -120, Agreement.KEEP_CLEAN: -80, Agreement.SAVE_WILDS: -120},
    "family": {
        Agreement.OPEN_EARLY: -170,
        Agreement.KEEP_CLEAN: -70,
        Agreement.SAVE_WILDS: -90,
        Agreement.WAIT_FOR_FOOT: 0,
    },
    "campus": {
        Agreement.OPEN_EARLY: -70,
        Agreement.KEEP_CLEAN: -60,
        Agreement.SAVE_WILDS: -200,
        Agreement.WAIT_FOR_FOOT: -30,
    },
    "couples": {Agreement.WAIT_FOR_FOOT: 0},
}
"""By the preset that rules come from: points a round that a team wins or, below 0, gives away when one of two partners
keeps to it, both being `hard`; how it was measured stands in docs/computer-players.md.
"""
_NEXT_TO_NOTHING: Final = 15
"""Points a round that nobody would notice."""


def _last_stack(rules: RuleSet) -> Literal["foot", "tail"]:
    return "tail" if has_tail(rules) else "foot"


def name_of(agreement: Agreement, rules: RuleSet) -> str:
    """What it is called by these rules.

    >>> name_of(Agreement.WAIT_FOR_FOOT, RuleSet()), name_of(Agreement.WAIT_FOR_FOOT, RuleSet(tail_cards=5))
    ('Wait for my foot', 'Wait for my tail')
    """
    return say.name(agreement.value, _last_stack(rules))


def what_it_means(agreement: Agreement, rules: RuleSet) -> str:
    """What a player who keeps to it does."""
    return say.name_means(agreement.value, _last_stack(rules))


def keeps(agreement: Agreement, rules: RuleSet) -> str:
    """One of them, as it stands in a line about who keeps it."""
    return say.name_keeps(agreement.value, _last_stack(rules))


def price(agreement: Agreement, rules: RuleSet) -> str:
    """What it costs or brings, as far as it was measured: by these rules, or by those of Web Classic."""
    if agreement is Agreement.WAIT_FOR_FOOT and rules.partners_foot != "none":
        return say.asked_anyway()
    own = POINTS_A_ROUND.get(rules.base, {}).get(agreement)
    gain = POINTS_A_ROUND[_MEASURED_BY].get(agreement) if own is None else own
    if gain is None:
        return ""
    if abs(gain) < _NEXT_TO_NOTHING:
        return say.costs_nothing(own is None)
    amount = abs(round(gain, -1))
    return say.brings(amount, own is None) if gain > 0 else say.costs(amount, own is None)


def meaning(agreement: Agreement, rules: RuleSet) -> str:
    """What it means, and its price."""
    return f"{what_it_means(agreement, rules)} {price(agreement, rules)}".rstrip()


def beside_done(done: str, agreements: Iterable[Agreement], rules: RuleSet) -> str:
    """What is said of a seat that is pointed at: what it did, then what it keeps to.

    >>> beside_done("Drew.", [Agreement.OPEN_EARLY], RuleSet()), beside_done("Drew.", [], RuleSet())
    ('Drew. As agreed: opens early.', 'Drew.')
    """
    kept = [keeps(one, rules) for one in agreements]
    return " ".join(filter(None, (done, say.as_agreed(kept) if kept else "")))
