"""Agreements with a computer partner: what they are called, what they mean and cost, and how they are told at the
table.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from game.engine.agreements import Agreement
from game.rules.ruleset import RuleSet
from game.words.grammar import listed, number, points
from game.words.stacks import has_tail, last_stack

TITLE: Final = "Agreements"
TIP: Final = "What you and your partner agree on before the match"
DONE: Final = "Done"

_NAMES: Final[Mapping[Agreement, str]] = {
    Agreement.OPEN_EARLY: "Open early",
    Agreement.KEEP_CLEAN: "Keep clean melds clean",
    Agreement.SAVE_WILDS: "Save wilds for books",
    Agreement.WAIT_FOR_FOOT: "Wait for my {last}",
}
_MEANINGS: Final[Mapping[Agreement, str]] = {
    Agreement.OPEN_EARLY: "Opens as soon as the hand can, however many wilds that takes.",
    Agreement.KEEP_CLEAN: "Never lays a wild onto a clean meld, not even to go out.",
    Agreement.SAVE_WILDS: "Lays wilds only to open, to complete a book, to reach the {next} or to go out.",
    Agreement.WAIT_FOR_FOOT: "Lets nobody in the team go out before everyone has taken up the {last}.",
}
_TOLD: Final[Mapping[Agreement, str]] = {
    Agreement.OPEN_EARLY: "opens early",
    Agreement.KEEP_CLEAN: "keeps clean melds clean",
    Agreement.SAVE_WILDS: "saves wilds for books",
    Agreement.WAIT_FOR_FOOT: "waits for your {last}",
}

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


def agreements_label(count: int) -> str:
    """The button of New game.

    >>> agreements_label(0), agreements_label(2)
    ('Agreements', 'Agreements: two')
    """
    return TITLE if not count else f"{TITLE}: {number(count)}"


def who_keeps(names: Sequence[str]) -> str:
    """Below the title.

    >>> who_keeps(["Rosa"]), who_keeps(["Rosa", "Ben"])
    ('Rosa keeps to these all match long.', 'Rosa and Ben keep to these all match long.')
    """
    return f"{listed(names)} {'keeps' if len(names) == 1 else 'keep'} to these all match long."


def _said(text: str, rules: RuleSet) -> str:
    """With the stacks that these rules have."""
    return text.format(last=last_stack(rules), next="foot or the tail" if has_tail(rules) else "foot")


def name_of(agreement: Agreement, rules: RuleSet) -> str:
    """What it is called by these rules.

    >>> name_of(Agreement.WAIT_FOR_FOOT, RuleSet()), name_of(Agreement.WAIT_FOR_FOOT, RuleSet(tail_cards=5))
    ('Wait for my foot', 'Wait for my tail')
    """
    return _said(_NAMES[agreement], rules)


def what_it_means(agreement: Agreement, rules: RuleSet) -> str:
    """What whoever keeps to it does."""
    return _said(_MEANINGS[agreement], rules)


def price(agreement: Agreement, rules: RuleSet) -> str:
    """What it costs or brings, as far as it was measured: by these rules, or by those of Web Classic."""
    if agreement is Agreement.WAIT_FOR_FOOT and rules.partners_foot != "none":
        return "These rules ask for that anyway."
    own = POINTS_A_ROUND.get(rules.base, {}).get(agreement)
    gain = POINTS_A_ROUND[_MEASURED_BY].get(agreement) if own is None else own
    if gain is None:
        return ""
    where = "It" if own is not None else "In Web Classic it"
    if abs(gain) < _NEXT_TO_NOTHING:
        return f"{where} costs next to nothing."
    return f"{where} {'brings' if gain > 0 else 'costs'} your team about {points(abs(round(gain, -1)))} points a round."


def meaning(agreement: Agreement, rules: RuleSet) -> str:
    """What it means, and its price."""
    return f"{what_it_means(agreement, rules)} {price(agreement, rules)}".rstrip()


def keeps(agreement: Agreement, rules: RuleSet) -> str:
    """One of them, as it stands in a line about who keeps it."""
    return _said(_TOLD[agreement], rules)


def beside_done(done: str, agreements: Iterable[Agreement], rules: RuleSet) -> str:
    """What is said of a seat that is pointed at: what it did, then what it keeps to.

    >>> beside_done("Drew.", [Agreement.OPEN_EARLY], RuleSet()), beside_done("Drew.", [], RuleSet())
    ('Drew. As agreed: opens early.', 'Drew.')
    """
    kept = agreed(agreements, rules)
    return " ".join(filter(None, (done, f"As agreed: {kept}." if kept else "")))


def agreed(agreements: Iterable[Agreement], rules: RuleSet) -> str:
    """What somebody keeps to, as it stands beside a name; "" for nothing.

    >>> agreed([Agreement.OPEN_EARLY, Agreement.KEEP_CLEAN], RuleSet())
    'opens early and keeps clean melds clean'
    """
    return listed([keeps(one, rules) for one in agreements])
