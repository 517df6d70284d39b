"""`play`: straight to a table."""

from argparse import ArgumentParser, Namespace
from typing import Final, get_args

from game.cli.arguments import CommandError, add_table_arguments, data_folder, typed_file
from game.cli.game_window import in_window, new_header, window_plan
from game.cli.named.named_game import deal_and_table, seats_named, table_named
from game.cli.named.seed import seed_of
from game.messages.functions import cli as say_cli, deals as say
from game.play.seats import SeatPlan
from game.rules.presets import DEFAULT_PRESET

SPEEDS: Final = ("slow", "normal", "fast", "off")


def add_arguments(parser: ArgumentParser) -> None:
    """Rules, table, seats, seed, speed, a record of its own."""
    parser.add_argument("--rules", metavar="ID|FILE", help=say_cli.rules_or_default_help(DEFAULT_PRESET))
    add_table_arguments(parser)
    parser.add_argument("--deal", metavar="CODE", help=say_cli.play_deal_help())
    parser.add_argument("--speed", choices=SPEEDS, help=say_cli.play_speed_help())
    parser.add_argument("--record", type=typed_file, metavar="FILE", help=say_cli.play_record_help())


def run(options: Namespace) -> int:
    """1 if the record can't be created."""
    from game.ui.system.launch import Speed, run_match

    assert get_args(Speed) == SPEEDS
    if options.deal is not None:
        if options.teams is not None or options.seed is not None:
            raise CommandError(say.code_says_all())
        seats = seats_named(options, phones=True)
        deal, table = deal_and_table(options.deal, data_folder(options), options.rules, seats)
        header = new_header(deal.rules, table, None, deal.code)
    else:
        rules, table = table_named(options, [SeatPlan("human", "human")], phones=True)
        header = new_header(rules, table, seed_of(options))
    phones = [seat for seat, plan in enumerate(table.seats) if plan.on_phone]
    plan = window_plan(options, options.speed)
    trouble = in_window(lambda: run_match(plan, header, options.record, phones=phones))
    if trouble is not None:
        raise CommandError(trouble, 1)
    return 0
