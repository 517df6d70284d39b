"""Agreements with a computer partner: what they are called, mean and cost."""

from collections.abc import Iterable
from typing import Final

from game.analysis.coaching.agreement_prices import PRICES
from game.engine.partners.agreements import Agreement
from game.messages.amounts import capital
from game.messages.functions import partner_agreements as say
from game.rules.presets import PRESET_IDS, changes_from_base, preset, rule_set_name
from game.rules.ruleset import RuleSet, last_stack
from game.sentences.grammar import sentences

_NEXT_TO_NOTHING: Final = 30
"""Points per round that nobody would notice."""


def name_of(agreement: Agreement, rules: RuleSet) -> str:
    """Its name under these rules.

    >>> name_of(Agreement.WAIT_FOR_FOOT, RuleSet()), name_of(Agreement.WAIT_FOR_FOOT, RuleSet(tail_cards=5))
    ('Waits for your foot', 'Waits for your tail')
    """
    return capital(keeps(agreement, rules))


def what_it_means(agreement: Agreement, rules: RuleSet) -> str:
    return say.name_means(agreement.value, last_stack(rules))


def keeps(agreement: Agreement, rules: RuleSet) -> str:
    """An agreement as part of a line about who keeps it."""
    return say.name(agreement.value, last_stack(rules))


def is_in_rules(agreement: Agreement, rules: RuleSet) -> bool:
    """Whether the rules ask for it anyway."""
    return agreement is Agreement.WAIT_FOR_FOOT and rules.partners_foot != "none"


def price(agreement: Agreement, rules: RuleSet) -> str:
    """What it costs or earns, as measured with the preset that the rules are based on; "" where nobody knows or would
    notice.
    """
    if is_in_rules(agreement, rules):
        return say.asked_anyway()
    lower, middle, upper = PRICES[agreement][PRESET_IDS.index(rules.base)]
    is_next_to_nothing = lower >= -_NEXT_TO_NOTHING and upper <= _NEXT_TO_NOTHING
    if is_next_to_nothing or lower <= 0 <= upper:  # or not enough deals were played to tell
        return ""
    step = 10 if abs(middle) < 100 else 50  # the deals tell no more
    amount = round(abs(middle) / step) * step
    return (say.brings if middle > 0 else say.costs)(amount)


def with_measure(told: str, rules: RuleSet) -> str:
    """The words above agreements with their prices and, for house rules, the preset for which they were measured; the
    number of rounds doesn't affect them.

    >>> with_measure("Pick one.", RuleSet(wild_cap=2, base="family")), with_measure("Pick one.", RuleSet(rounds=1))
    ('Pick one. Points as measured in Family Table.', 'Pick one.')
    """
    is_house = any(one.field not in ("rounds", "target_score") for one in changes_from_base(rules))
    return f"{told} {say.measured_in(rule_set_name(preset(rules.base).name))}" if is_house else told


def meaning(agreement: Agreement, rules: RuleSet) -> str:
    return f"{what_it_means(agreement, rules)} {price(agreement, rules)}".rstrip()


def use_and_price(agreement: Agreement, rules: RuleSet) -> str:
    """What it is good for, and its price."""
    return say.suits_at(agreement.value, last_stack(rules), price(agreement, rules)).rstrip()


def words_of_promise(agreement: Agreement, rules: RuleSet, keeps: bool) -> str:
    """A partner's words when asked to keep an agreement, or to stop."""
    return say.promise(agreement.value, last_stack(rules)) if keeps else say.released()


MOST_IN_TIP: Final = 2
"""Agreements that a tooltip names."""


def beside_done(done: str, agreements: Iterable[Agreement], rules: RuleSet) -> str:
    """The tooltip of a seat: what it did, then the first agreements it keeps.

    >>> beside_done("drew", [Agreement.OPEN_EARLY], RuleSet()), beside_done("", [], RuleSet())
    ('Drew. As agreed: opens early.', '')
    >>> beside_done("", list(Agreement)[:5], RuleSet())
    'As agreed: opens early; keeps clean melds clean; and three more.'
    """
    kept = [keeps(one, rules) for one in agreements]
    return sentences(done, say.as_agreed(kept[:MOST_IN_TIP], max(0, len(kept) - MOST_IN_TIP)) if kept else "")
