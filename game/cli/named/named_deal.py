"""A deal named on the command line: by its code, with the rules that it may need."""

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from game.ai.level_names import DEFAULT_LEVEL
from game.cli.arguments import CommandError
from game.cli.named.named_rules import rules_named
from game.deals.deal_code import BadDealCode
from game.deals.shared_deal import OtherRules, SharedDeal, deal_of_code
from game.messages.functions import deals as say
from game.play.seats import SeatPlan, TablePlan, table_plan
from game.play.shared_deals import plan_of
from game.rules.rule_code import mark_signs
from game.rules.ruleset import RuleSet
from game.sentences import deals as words
from saves.disk.folders import rules_folder
from saves.players.own_rules import own_rule_sets


def deal_named(code: str, data: Path, rules: str | None = None) -> SharedDeal:
    """The deal of a code by a preset, one of the player's own rule sets, or the rules that are also given.

    Raises CommandError, with code 1 for a code with a typo and for one of other rules.
    """
    named = None if rules is None else rules_named(rules, data)
    known: list[RuleSet] = [] if named is None else [named]
    known += [own.rules for own in own_rule_sets(rules_folder(data)) if own.rules is not None]
    try:
        deal = deal_of_code(code, known)
    except BadDealCode as bad:
        raise CommandError(words.why_not_deal_code(bad), 1) from None
    except OtherRules as other:
        raise CommandError(say.rules_not_here(mark_signs(other.mark)), 1) from None
    if named is not None and deal.whole_rules != named:
        raise CommandError(say.of_other_rules(deal.whole_rules.name, named.name), 1)
    return deal


def deal_and_table(
    code: str, data: Path, rules: str | None, seats: Sequence[SeatPlan] | None
) -> tuple[SharedDeal, TablePlan]:
    """The deal of a code, and its table, possibly with other players. Raises CommandError and BadSeats."""
    if seats is not None and any(seat.kind == "bot" for seat in seats):
        raise CommandError(say.with_bots())
    deal = deal_named(code, data, rules)
    return deal, plan_of(deal) if seats is None else table_plan(deal.rules, deal.table.shape, seats)


def played_by_computers(table: TablePlan) -> TablePlan:
    """The table with the default level in people's seats."""
    usual = SeatPlan(DEFAULT_LEVEL, "computer", level=DEFAULT_LEVEL)
    return replace(table, seats=tuple(usual if seat.kind == "human" else seat for seat in table.seats))
