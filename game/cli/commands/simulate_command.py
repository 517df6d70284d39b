"""`simulate`: plays many games without a window and reports the results."""

import re
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from game import VERSION
from game.ai.player import DEFAULT_EFFORT
from game.cli.arguments import (
    CommandError,
    add_force,
    add_table_arguments,
    data_folder,
    refuse_if,
    refuse_to_replace,
    typed_file,
    wants_json,
    whole_number,
)
from game.cli.duels import add_duel_arguments, run_duels, run_merge, workers_of
from game.cli.files.file_errors import in_line, reading, writing
from game.cli.files.withheld_records import add_anyway, refuse_deal_while_played, refuse_while_played
from game.cli.named.named_game import deal_and_table, played_by_computers, seats_named, table_named
from game.cli.named.seed import seed_of
from game.cli.output.terminal import ProgressBar, print_answer
from game.messages.functions import cli as say_cli, command_line as say_command_line, deals as say_deals
from game.plain_text import LONGEST_NAME
from game.play.branching import BranchPoint, NoBranch, branch_point_of_file, table_of
from game.play.dealer import fresh_seed
from game.play.results.simulation import Series, SimulationResult, play_series, records_in_the_way
from game.rules.presets import rule_set_name
from saves.records.lines import RECORD_SUFFIX


def add_arguments(parser: ArgumentParser) -> None:
    """Rules, number of games, table, seats, seed, processes, folder."""
    parser.add_argument("--rules", metavar="ID|FILE", help=say_cli.rules_help())
    parser.add_argument("--games", type=whole_number(1), metavar="N", help=say_cli.simulate_games_help())
    add_table_arguments(parser)
    parser.add_argument("--deal", metavar="CODE", help=say_cli.simulate_deal_help())
    parser.add_argument("--from", type=typed_file, metavar="FILE", dest="begins", help=say_cli.simulate_from_help())
    parser.add_argument("--line", type=whole_number(1), metavar="N", help=say_cli.simulate_line_help())
    parser.add_argument("--redeal", type=whole_number(0), metavar="SEAT", help=say_cli.redeal_help())
    add_anyway(parser)
    parser.add_argument("--workers", type=whole_number(1, 512), metavar="W", help=say_cli.simulate_workers_help())
    parser.add_argument("--executor", metavar="dask://HOST:PORT", help=say_cli.simulate_executor_help())
    parser.add_argument("--out", type=typed_file, metavar="DIR", help=say_cli.simulate_out_help())
    add_force(parser)
    add_duel_arguments(parser)


def run(options: Namespace) -> int:
    """1 if a record cannot be written."""
    if options.merge is not None:
        return run_merge(options)
    _refuse_bad_combinations(options)
    workers_of(options)
    series = _series_of(options)
    if options.duel is not None:
        return run_duels(options, series)
    in_the_way = [] if options.force else records_in_the_way(series, options.games)
    if in_the_way:
        refuse_to_replace(in_the_way[0], len(in_the_way) - 1)
    with ProgressBar(options.games, "game") as progress, writing(options.out):
        standing = play_series(series, options.games, workers_of(options), time.monotonic, progress.show)
    return print_answer(standing, _lines(standing), wants_json(options))


def _refuse_bad_combinations(options: Namespace) -> None:
    """Raise CommandError for options that are missing or incompatible."""
    is_deal, is_duel, goes_on = options.deal is not None, options.duel is not None, options.begins is not None
    if is_deal and options.games is None:
        options.games = 1
    deal_says = (options.begins, options.teams, options.seed, options.duel)
    record_says = (options.rules, options.teams, options.duel)
    refuse_if(
        (is_deal and any(value is not None for value in deal_says), say_deals.code_says_all),
        (goes_on and any(value is not None for value in record_says), say_command_line.record_says_all),
        (goes_on and None in (options.line, options.games), say_command_line.simulate_from_needs),
        (not goes_on and (options.line, options.redeal) != (None, None), say_command_line.only_with_from),
        (not (goes_on or is_deal) and None in (options.rules, options.games), say_command_line.simulate_needs),
        (not is_duel and (options.until or options.all_pairs or options.first != 1), say_command_line.only_for_duels),
        (None not in (options.executor, options.out), say_command_line.cluster_keeps_no_records),
    )


def _series_of(options: Namespace) -> Series:
    """What to play, by rules and a table or from a line of a record. Raises CommandError."""
    seed = seed_of(options)
    start = None if options.begins is None else _point_of(options, options.begins)
    plans, deal = seats_named(options), None
    if options.deal is not None:
        deal, table = deal_and_table(options.deal, data_folder(options), options.rules, plans)
        refuse_deal_while_played(options, deal)
        table = table if plans is not None else played_by_computers(table)
        rules, name = deal.rules, f"deal-{deal.signs}"
    elif start is not None:
        rules, table, name = start.board.rules, table_of(start, plans), branch_file_name(options.begins, start.line)
    else:
        (rules, table), name = table_named(options), plain_name(options.rules)
    if any(seat.kind == "human" for seat in table.seats):
        raise CommandError(say_command_line.simulation_with_people())
    return Series(
        rules=rules,
        table=table,
        seed=fresh_seed() if seed is None else seed,
        name=name,
        app=VERSION,
        folder=options.out,
        may_replace=options.force,
        effort=DEFAULT_EFFORT if options.effort is None else options.effort,
        start=start,
        anew_for=options.redeal,
        deal=deal,
    )


def _point_of(options: Namespace, path: Path) -> BranchPoint:
    """The moment after the given line of a record. Raises CommandError if nothing can continue from there, or somebody
    is still playing these cards.
    """
    try:
        with reading(path):
            result, point = branch_point_of_file(path, options.line)
    except NoBranch as why:
        raise CommandError(f"{path}: {why}") from None
    if point is None:
        assert result.problem is not None
        raise CommandError(in_line(path, result.problem, result.replay), 1)
    players = len(point.header.seats)
    if options.redeal is not None and options.redeal >= players:
        raise CommandError(say_command_line.no_seat(options.redeal, players))
    refuse_while_played(options, result.accepted, path)
    return point


def _lines(standing: SimulationResult) -> Iterator[str]:
    """The results of a series for people."""
    yield say_cli.series(rule_set_name(standing.rules), standing.games, standing.rounds)
    yield say_command_line.rounds_gone_out(f"{standing.out_share:.1%}")
    teams = len(standing.wins)
    for team in range(teams):
        lower, share, upper = (f"{rate:.1%}" for rate in standing.win_rate[team])
        players = ", ".join(standing.seats[team::teams])
        yield say_cli.series_team(team, players, share, lower, upper, str(standing.mean_totals[team]))
    for text, think in standing.think_ms.items():
        yield say_command_line.thinking_time(text, str(think["p50"]), str(think["p99"]))
    yield say_command_line.speed(str(standing.moves), str(standing.seconds), str(standing.moves_per_second))


def plain_name(rules: str) -> str:
    """The base name of the record files: a rule set's id, or a file's name without its ending."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", Path(rules).stem)[: LONGEST_NAME // 2].strip("-") or "game"


def branch_file_name(record: Path, line: int) -> str:
    """The name of the records of games that continue from a line of another.

    >>> branch_file_name(Path("a/evening.handfoot.jsonl"), 40)
    'evening-from-40'
    """
    return f"{plain_name(record.name.removesuffix(RECORD_SUFFIX))}-from-{line}"
