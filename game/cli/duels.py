"""`simulate --duel`: which of two or more players plays better on the same deals, as tables."""

import os
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations, pairwise
from typing import Final

import msgspec

from game.cli.arguments import CommandError, refuse_if, typed_file, wants_json, whole_number
from game.cli.files.file_errors import reading
from game.cli.output.terminal import ProgressBar, print_answer
from game.messages.functions import cli as say_cli, command_line as say_command_line
from game.play.processes.worker_pool import CLUSTER, Workers
from game.play.results.duel import CannotMerge, Duel, DuelResult, merged, play_duel
from game.play.results.simulation import Series
from game.play.seats import team_plans
from game.rules.presets import rule_set_name
from saves.disk import limits
from saves.disk.files import read_small

HALF: Final = 0.5


def add_duel_arguments(parser: ArgumentParser) -> None:
    """The options of a comparison besides rules, table, seed and workers."""
    parser.add_argument("--duel", metavar="S,S,…", help=say_cli.simulate_duel_help())
    parser.add_argument("--all-pairs", action="store_true", help=say_cli.simulate_all_pairs_help())
    parser.add_argument("--first", type=whole_number(1), default=1, metavar="N", help=say_cli.simulate_first_help())
    until = say_cli.simulate_until_help().replace("%", "%%")  # argparse fills in its help with the operator %
    parser.add_argument("--until", choices=["95%"], help=until)
    parser.add_argument("--merge", type=typed_file, nargs="+", metavar="FILE", help=say_cli.simulate_merge_help())
    parser.add_argument("--effort", type=whole_number(1), metavar="N", help=say_cli.simulate_effort_help())


def run_duels(options: Namespace, series: Series) -> int:
    """Play the comparisons and print them."""
    players = team_plans(options.duel)
    has_people = any(player.kind == "human" for side in players for player in side)
    size = series.table.players // series.table.teams
    refuse_if(
        (has_people or len(players) < 2, say_command_line.duel_players),
        (any(len(side) > size for side in players), partial(say_command_line.team_size, size)),
        (options.out is not None, say_command_line.duel_keeps_no_records),
    )
    numbers = range(options.first, options.first + options.games)
    answers = []
    workers = workers_of(options)
    for other, one in combinations(players, 2) if options.all_pairs else pairwise(players):
        duel = Duel(
            series=series, one=one[0], other=other[0], beside_one=one[1:], beside_other=other[1:], counts_luck=True
        )
        with ProgressBar(options.games, "deal") as progress:
            answers.append(play_duel(duel, numbers, workers, options.until is not None, progress.show))
    return show(options, answers)


def workers_of(options: Namespace) -> Workers:
    """Who plays: the processes of --workers, or the cluster of --executor. Raises CommandError."""
    if options.executor is None:
        return Workers(options.workers or min(_cores(), max(1, (options.games or 1) // 2)))
    if not re.fullmatch(rf"{CLUSTER}[^/\s]+:\d+", options.executor):
        raise CommandError(say_command_line.no_address(repr(options.executor), f"{CLUSTER}192.168.0.7:8786"))
    if options.workers is not None:
        raise CommandError(say_command_line.cluster_and_workers())

    def find_game() -> None:
        """An installed game is inside one package. Nested, so that it is sent as code: workers don't know `game`."""
        from hand_and_foot import make_importable

        make_importable()

    return Workers(cluster=options.executor, prepare=find_game)


def _cores() -> int:
    """Cores that this process may use, as far as the system tells."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def run_merge(options: Namespace) -> int:
    """Joins answers that earlier runs printed with --json."""
    parts: list[DuelResult] = []
    for path in options.merge:
        try:
            with reading(path):
                parts += msgspec.json.decode(read_small(path, limits.ANSWERS), type=list[DuelResult])
        except msgspec.DecodeError:
            raise CommandError(say_command_line.no_duel_answer(str(path))) from None
    try:
        return show(options, merged(parts))
    except CannotMerge as error:
        raise CommandError(say_command_line.cannot_merge(str(error))) from None


def show(options: Namespace, answers: tuple[DuelResult, ...] | list[DuelResult]) -> int:
    """Print the answers as JSON or as a table."""
    return print_answer([_with_share(one) for one in answers], lines(answers), wants_json(options))


def _with_share(answer: DuelResult) -> dict[str, object]:
    """The answer, with its share and interval also as named keys."""
    lower, share, upper = answer.win
    return msgspec.structs.asdict(answer) | {"share": share, "low": lower, "high": upper}


def lines(answers: tuple[DuelResult, ...] | list[DuelResult]) -> Iterator[str]:
    """A table for more than two players, and every comparison: share won, Elo, points, rounds gone out, times."""
    rules = ""
    for answer in answers:
        if answer.rules != rules:
            rules = answer.rules
            players, _, teams = answer.table.partition(":")
            yield say_cli.duel_table(rule_set_name(rules), players, teams, str(answer.seed))
            yield from table([other for other in answers if other.rules == rules])
        lower, middle, upper = answer.win
        weakest, elo, strongest = ("", "", "") if answer.elo is None else (f"{rating:+.0f}" for rating in answer.elo)
        fewest, points, most = (f"{amount:+.0f}" for amount in answer.points)
        share = (f"{middle:.1%}", f"{lower:.1%}", f"{upper:.1%}")
        elos = (elo, weakest, strongest)
        yield "  " + say_cli.duel_line(answer.one, answer.other, *share, answer.deals, *elos, points, fewest, most)
        if answer.adjusted is not None:
            fair = (f"{rate:.1%}" for rate in (answer.adjusted.share, answer.adjusted.lower, answer.adjusted.upper))
            yield "    " + say_command_line.luck_taken_out(*fair)
        for text, think in answer.think_ms.items():
            yield "    " + say_command_line.thinking_time(text, str(think["p50"]), str(think["p99"]))
        yield "    " + say_command_line.rounds_gone_out(f"{answer.out_share:.1%}")


def ratings_of(answers: Sequence[DuelResult]) -> dict[str, float]:
    """Elo relative to the first player, step by step along the comparisons; players who never lost have none."""
    ratings = {answers[0].other: 0.0} if answers else {}
    for _ in answers:  # a player may only be reached through one who is compared later
        for answer in answers:
            if answer.elo is None:
                continue
            if answer.other in ratings:
                ratings.setdefault(answer.one, ratings[answer.other] + answer.elo[1])
            elif answer.one in ratings:
                ratings[answer.other] = ratings[answer.one] - answer.elo[1]
    return ratings


def table(answers: Sequence[DuelResult]) -> Iterator[str]:
    """For each pair the share that the row's player won against the column's; nothing for two players."""
    names = list(dict.fromkeys(name for answer in answers for name in (answer.other, answer.one)))
    if len(names) < 3:
        return
    shares = {}
    for answer in answers:
        lower, middle, upper = answer.win
        shares[answer.one, answer.other] = f"{middle:.1%} ({lower:.0%}-{upper:.0%})"
        if answer.fair == HALF:  # with more than two teams a share implies nothing about the other's
            shares[answer.other, answer.one] = f"{1 - middle:.1%} ({1 - upper:.0%}-{1 - lower:.0%})"
    ratings = ratings_of(answers)
    width = max(len(text) for text in (*names, *shares.values())) + 2
    yield "  " + "".join(name.rjust(width) for name in ("", *names, "Elo")).rstrip()
    for name in names:
        rating = f"{ratings[name]:+.0f}" if name in ratings else "-"
        yield "  " + "".join(
            text.rjust(width) for text in (name, *(shares.get((name, to), "-") for to in names), rating)
        )
    yield ""
