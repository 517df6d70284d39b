"""`play`: straight to a table."""

from argparse import ArgumentParser, Namespace
from typing import get_args

from game.cli.arguments import CommandError, add_table_arguments, data_folder, typed_file
from game.cli.seed import seed_of
from game.cli.window import in_window, new_header, window_plan

HELP = "straight to a table in a window"
WINDOW = True
SPEEDS = ("slow", "normal", "fast", "off")


def add_arguments(parser: ArgumentParser) -> None:
    """Rules, table, seats, seed, speed, a record of its own."""
    parser.add_argument(
        "--rules", metavar="ID|FILE", default="web", help="a preset (default: web), one of your own rule sets, a file"
    )
    add_table_arguments(parser)
    parser.add_argument("--speed", choices=SPEEDS, help="how fast cards move (default: as in the settings)")
    parser.add_argument(
        "--record", type=typed_file, metavar="FILE", help="keep the record in this new file instead of among your games"
    )


def run(options: Namespace) -> int:
    """1 if the record cannot be begun."""
    from game.cli.named_rules import rules_named
    from game.play.dealer import fresh_seed
    from game.play.seats import BadSeats, SeatPlan, seat_plans, table_plan
    from game.ui.core.speed import Speed
    from game.ui.launch import run_match

    assert get_args(Speed) == SPEEDS
    data = data_folder(options)
    rules = rules_named(options.rules, data)
    try:
        seats = None if options.seats is None else seat_plans(options.seats)
        table = table_plan(rules, options.teams, seats, [SeatPlan("human", "human")])
    except BadSeats as error:
        raise CommandError(str(error)) from None
    rules = rules_named(options.rules, data, table.players)
    commands = {seat: plan.command for seat, plan in enumerate(table.seats) if plan.command is not None}
    seed = seed_of(options)
    header = new_header(rules, table, fresh_seed() if seed is None else seed)
    trouble = in_window(lambda: run_match(window_plan(options, options.speed), header, options.record, commands))
    if trouble is not None:
        raise CommandError(trouble, 1)
    return 0
