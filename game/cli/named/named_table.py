"""A table given on the command line by --rules, --teams and --seats, with defaults."""

from argparse import Namespace
from collections.abc import Sequence

from game.cli.arguments import data_folder
from game.cli.named.named_rules import rules_named
from game.play.seats import SeatPlan, TablePlan, seat_plans, table_plan
from game.rules.presets import DEFAULT_PRESET
from game.rules.ruleset import RuleSet


def seats_named(options: Namespace, phones: bool = False) -> tuple[SeatPlan, ...] | None:
    """The seats of --seats, or None. Raises BadSeats."""
    return None if options.seats is None else seat_plans(options.seats, phones)


def table_named(options: Namespace, filler: Sequence[SeatPlan] = (), phones: bool = False) -> tuple[RuleSet, TablePlan]:
    """The rules, checked for the table, and the table; without --seats `filler` sits down first. Raises UserError."""
    named, data = options.rules or DEFAULT_PRESET, data_folder(options)
    table = table_plan(rules_named(named, data), options.teams, seats_named(options, phones), filler)
    return rules_named(named, data, table.players), table
