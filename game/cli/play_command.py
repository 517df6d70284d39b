"""`play`: straight to a table."""

from argparse import ArgumentParser, Namespace
from typing import get_args

from game.cli.arguments import CommandError, add_table_arguments, data_folder, typed_file
from game.cli.bots_held_back import hidden_from_bots
from game.cli.game_window import in_window, new_header, window_plan
from game.cli.seed import seed_of
from game.rules.presets import DEFAULT_PRESET
from game.text.messages import cli as say_cli
from game.text.messages import deals as say

WINDOW = True
SPEEDS = ("slow", "normal", "fast", "off")


def about() -> str:
    """What the command does, for its --help."""
    return say_cli.play_about()


def add_arguments(parser: ArgumentParser) -> None:
    """Rules, table, seats, seed, speed, a record of its own."""
    parser.add_argument("--rules", metavar="ID|FILE", help=say_cli.rules_or_default_help(DEFAULT_PRESET))
    add_table_arguments(parser)
    parser.add_argument("--deal", metavar="CODE", help=say_cli.play_deal_help())
    parser.add_argument("--sealed", action="store_true", help=say_cli.sealed_help())
    parser.add_argument("--speed", choices=SPEEDS, help=say_cli.play_speed_help())
    parser.add_argument("--record", type=typed_file, metavar="FILE", help=say_cli.play_record_help())


def run(options: Namespace) -> int:
    """1 if the record cannot be begun."""
    from game.cli.named_deal import deal_and_table
    from game.cli.named_rules import rules_named
    from game.play.bots import programs_of
    from game.play.seats import BadSeats, SeatPlan, seat_plans, table_plan
    from game.ui.core.speed import Speed
    from game.ui.launch import run_match

    assert get_args(Speed) == SPEEDS
    data = data_folder(options)
    try:
        seats = None if options.seats is None else seat_plans(options.seats, phones=True)
        if options.deal is not None:
            if options.teams is not None or options.seed is not None or options.sealed:
                raise CommandError(say.code_says_all())
            deal, table = deal_and_table(options.deal, data, options.rules, seats)
            header = new_header(deal.rules, table, None, deal.code)
        else:
            named = options.rules or DEFAULT_PRESET
            table = table_plan(rules_named(named, data), options.teams, seats, [SeatPlan("human", "human")])
            rules, seed = rules_named(named, data, table.players), seed_of(options)
            header = new_header(rules, table, seed)
    except BadSeats as error:
        raise CommandError(str(error)) from None
    programs = programs_of(table.seats, hidden_from_bots(options, options.record))
    phones = [seat for seat, plan in enumerate(table.seats) if plan.on_phone]
    plan = window_plan(options, options.speed)
    trouble = in_window(
        lambda: run_match(plan, header, options.record, programs, is_sealed=options.sealed, phones=phones)
    )
    if trouble is not None:
        raise CommandError(trouble, 1)
    return 0
