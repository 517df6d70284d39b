"""The rules, the table and the deal of a game as they are named on the command line."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from game.ai.level_names import DEFAULT_LEVEL
from game.cli.arguments import CommandError, data_folder
from game.cli.files.file_errors import reading
from game.deals.deal_code import BadDealCode
from game.deals.shared_deal import OtherRules, SharedDeal, deal_of_code
from game.messages.functions import command_line as say_command_line, deals as say_deals
from game.play.seats import SeatPlan, TablePlan, seat_plans, table_plan
from game.play.shared_deals import plan_of
from game.rules.clashes import clashes_of
from game.rules.presets import DEFAULT_PRESET, PRESET_IDS, preset
from game.rules.rule_code import mark_signs
from game.rules.ruleset import RuleSet
from game.sentences import deals as words
from game.sentences.rules_and_scores.house_rules import clash_with_keys, why_not_rules
from saves.disk.folders import rules_folder
from saves.disk.typed_path import typed_path
from saves.players.own_rules import BadRulesFile, own_rule_sets, rules_in_file


def rules_named(text: str, data: Path, players: int | None = None) -> RuleSet:
    """The rule set of that id, name or file, playable at a table of `players`, or at the tables it offers.

    Raises CommandError: code 2 if nothing has that name, code 1 if the rules are invalid.
    """
    rules = found_rules(text, data)
    clash = next(iter(clashes_of(rules, players)), None)
    if clash is not None:
        raise CommandError(f"{text}: {clash_with_keys(clash)}", 1)
    return rules


def found_rules(text: str, data: Path) -> RuleSet:
    """The rule set of that id, name or file, contradictory or not. Raises CommandError like `rules_named`."""
    for preset_id in PRESET_IDS:
        if text == preset_id:
            return preset(preset_id)
    if Path(text).suffix.lower() in (".json", ".toml"):
        try:
            with reading(text):
                return rules_in_file(typed_path(text))
        except BadRulesFile as bad:
            raise CommandError(why_not_rules(bad.trouble), 1) from None
    for own in own_rule_sets(rules_folder(data)):
        if own.rules is not None and own.rules.name.casefold() == text.casefold():
            return own.rules
    raise CommandError(say_command_line.no_rule_set(repr(text), ", ".join(PRESET_IDS)))


def seats_named(options: Namespace, phones: bool = False) -> tuple[SeatPlan, ...] | None:
    """The seats of --seats, or None. Raises BadSeats."""
    return None if options.seats is None else seat_plans(options.seats, phones)


def table_named(options: Namespace, filler: Sequence[SeatPlan] = (), phones: bool = False) -> tuple[RuleSet, TablePlan]:
    """The rules, checked for the table, and the table; without --seats `filler` sits down first. Raises UserError."""
    named, data = options.rules or DEFAULT_PRESET, data_folder(options)
    table = table_plan(rules_named(named, data), options.teams, seats_named(options, phones), filler)
    return rules_named(named, data, table.players), table


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
        raise CommandError(say_deals.rules_not_here(mark_signs(other.mark)), 1) from None
    if named is not None and deal.whole_rules != named:
        raise CommandError(say_deals.of_other_rules(deal.whole_rules.name, named.name), 1)
    return deal


def deal_and_table(
    code: str, data: Path, rules: str | None, seats: Sequence[SeatPlan] | None
) -> tuple[SharedDeal, TablePlan]:
    """The deal of a code, and its table, possibly with other players. Raises CommandError and BadSeats."""
    deal = deal_named(code, data, rules)
    return deal, plan_of(deal) if seats is None else table_plan(deal.rules, deal.table.shape, seats)


def played_by_computers(table: TablePlan) -> TablePlan:
    """The table with the default level in people's seats."""
    usual = SeatPlan(DEFAULT_LEVEL, "computer", level=DEFAULT_LEVEL)
    return replace(table, seats=tuple(usual if seat.kind == "human" else seat for seat in table.seats))
