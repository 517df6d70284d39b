"""`demo`: computer players in every seat, in a window, measuring how long frames take."""

from argparse import ArgumentParser, Namespace
from multiprocessing.connection import Connection
from typing import Any, Final

from game.cli.arguments import CommandError, wants_json, whole_number
from game.cli.game_window import in_window, new_header, window_plan
from game.cli.named.named_game import seats_named
from game.cli.output.terminal import print_answer
from game.messages.functions import cli as say_cli, command_line as say_command_line
from game.play.seats import table_plan
from game.play.thinking.thinker_process import answer, answer_all
from game.rules.presets import DEFAULT_PRESET, preset

_SECONDS: Final = 20


def add_arguments(parser: ArgumentParser) -> None:
    """The duration, the players, and whether the worker is kept busy."""
    parser.add_argument(
        "--seconds",
        type=whole_number(1, 86400),
        metavar="N",
        default=_SECONDS,
        help=say_cli.demo_seconds_help(_SECONDS),
    )
    parser.add_argument("--seats", metavar="S,S,…", help=say_cli.demo_seats_help())
    parser.add_argument("--busy", action="store_true", help=say_cli.demo_busy_help())


def run(options: Namespace) -> int:
    """Play match after match with default rules until the time is up."""
    from game.ui.system.launch import run_demo

    rules = preset(DEFAULT_PRESET)
    table = table_plan(rules, None, seats_named(options))
    if any(seat.kind != "computer" for seat in table.seats):
        raise CommandError(say_command_line.demo_with_people())
    report = in_window(
        lambda: run_demo(
            window_plan(options),
            lambda number: new_header(rules, table, f"demo {number}"),
            options.seconds,
            work_without_rest if options.busy else answer_all,
        )
    )
    times = ((say_command_line.frame_times, report.frame_ms), (say_command_line.own_times, report.own_ms))
    memory = [] if report.memory_mb is None else [say_command_line.memory_used(str(report.memory_mb))]
    lines = (
        say_command_line.frames_drawn(str(report.moves), str(report.seconds), str(report.frames)),
        *(tell(*(str(of[share]) for share in ("p50", "p99", "max"))) for tell, of in times),
        say_command_line.late_frames(report.late),
        *memory,
    )
    return print_answer(report, lines, wants_json(options))


def work_without_rest(pipe: "Connection[Any, Any]") -> None:
    """The worker's code for showing that the window stays smooth while somebody thinks: it answers each question, then
    keeps thinking about it until the next one comes or the pipe closes.
    """
    try:
        while True:
            question = pipe.recv()
            pipe.send(answer(question))
            while not pipe.poll():
                answer(question)
    except (EOFError, OSError):
        return
