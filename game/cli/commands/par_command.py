"""`par`: how each level does with a deal in a given seat."""

from argparse import ArgumentParser, Namespace

from game.cli.arguments import CommandError, data_folder, wants_json, whole_number
from game.cli.files.withheld_records import add_anyway, refuse_deal_while_played
from game.cli.named.named_game import deal_named
from game.cli.output.terminal import ProgressBar, print_answer
from game.messages.functions import cli as say_cli, command_line as say_command_line, deals as say_deals
from game.play.results.par import LEVELS, TRIES, LevelPar, grouped_by_result, tries_of


def add_arguments(parser: ArgumentParser) -> None:
    """A code, a seat, and the number of tries."""
    parser.add_argument("code", nargs="+", metavar="CODE", help=say_cli.code_help())
    parser.add_argument("--seat", type=whole_number(0), metavar="S", default=0, help=say_cli.par_seat_help())
    parser.add_argument(
        "--games", type=whole_number(1, 10_000), metavar="N", default=TRIES, help=say_cli.par_games_help(TRIES)
    )
    parser.add_argument("--rules", metavar="ID|FILE", help=say_cli.par_rules_help())
    add_anyway(parser)


def run(options: Namespace) -> int:
    """1 for a code that can't be read or is for other rules, or a deal that is being played."""
    deal = deal_named(" ".join(options.code), data_folder(options), options.rules)
    if options.seat >= deal.table.players:
        raise CommandError(say_command_line.no_seat(options.seat, deal.table.players))
    refuse_deal_while_played(options, deal)
    pars: list[LevelPar] = []
    with ProgressBar(len(LEVELS) * options.games, "try") as progress:
        for level in LEVELS:
            leads: list[int] = []
            for lead in tries_of(deal, options.seat, level, options.games):
                leads.append(lead)
                progress.show(len(pars) * options.games + len(leads))
            pars.append(LevelPar(level, tuple(leads)))
    levels = {par.level: {"mean": par.mean, "se": par.se, "games": par.games} for par in pars}
    alike = [[par.level for par in group] for group in grouped_by_result(pars) if len(group) > 1]
    lines = (
        say_deals.par_is_for(deal.code, options.seat),
        *(say_deals.par(par.level, round(par.mean), round(par.se or 0), par.games) for par in pars),
        *map(say_deals.par_may_be_chance, alike),
    )
    return print_answer({"code": deal.code, "seat": options.seat, "levels": levels}, lines, wants_json(options))
