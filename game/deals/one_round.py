"""One round of a rule set played alone, with the opening and deal that its number has in a match."""

from msgspec.structs import replace

from game.deals.deal_code import LONGEST_ROUND
from game.rules.fields import ByRound, field_infos
from game.rules.ruleset import RuleSet, for_round


def like_round(rules: RuleSet, number: int) -> RuleSet:
    """The same rules for a match of one round that is dealt, and opens, like round `number` of them.

    >>> from game.rules.presets import preset
    >>> like_round(preset("web"), 3).opening
    (120,)
    """
    values: dict[str, object] = {}
    for field, info in field_infos().items():
        if isinstance(info.control, ByRound):
            value = getattr(rules, field)
            if not isinstance(value, str):
                entry = for_round(value, number)
                values[field] = entry if info.control.single else (entry,)
    return replace(rules, rounds=1, target_score=0, **values)


def different_rounds(rules: RuleSet) -> int:
    """How many rounds of the rules, from the first on, differ in their opening or deal.

    At most seven, because a code can't express more, and never more than a match has.
    """
    values = (getattr(rules, field) for field, info in field_infos().items() if isinstance(info.control, ByRound))
    longest = max((1, *(len(value) for value in values if isinstance(value, tuple))))
    return min(longest, rules.rounds or LONGEST_ROUND, LONGEST_ROUND)
