"""Agreements with a computer partner: what they are called and mean."""

from collections.abc import Iterable
from typing import Final

from game.engine.partners.agreements import Agreement
from game.messages.amounts import capital
from game.messages.functions import partner_agreements as say
from game.rules.ruleset import RuleSet, last_stack
from game.sentences.grammar import sentences


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


def use(agreement: Agreement, rules: RuleSet) -> str:
    """What it is good for."""
    return say.suits(agreement.value, last_stack(rules))


def words_of_promise(agreement: Agreement, rules: RuleSet, keeps: bool) -> str:
    """A partner's words when asked to keep an agreement, or to stop."""
    return say.promise(agreement.value, last_stack(rules)) if keeps else say.released()


MOST_IN_TIP: Final = 2
"""Agreements that a tooltip names."""


def beside_done(done: str, agreements: Iterable[Agreement], rules: RuleSet) -> str:
    """The tooltip of a seat: what it did, then the first agreements it keeps.

    >>> beside_done("drew", [Agreement.KEEP_PAIRS], RuleSet()), beside_done("", [], RuleSet())
    ('Drew. As agreed: keeps pairs together.', '')
    >>> beside_done("", list(Agreement)[:5], RuleSet())
    'As agreed: melds freely; works with you; and three more.'
    """
    kept = [keeps(one, rules) for one in agreements]
    return sentences(done, say.as_agreed(kept[:MOST_IN_TIP], max(0, len(kept) - MOST_IN_TIP)) if kept else "")
