"""Finds the command and runs it. Only the chosen command's file is imported, so small commands start fast."""

import os
import signal
import sys
import threading
from argparse import REMAINDER, SUPPRESS, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from importlib import import_module
from itertools import takewhile
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, TextIO, get_args

from game import VERSION
from game.cli.arguments import PROGRAM, CommandError, Parser, common_options, data_folder, wants_json, window_options
from game.cli.command_language import speak_as_chosen
from game.cli.output.terminal import complain, print_answer
from game.messages.functions import (
    cli as say_cli,
    command_line as say_command_line,
    errors as say_errors,
    screens as say_screens,
)
from game.messages.language import UserError, named
from game.plain_text import shortened

COMMANDS: Final = (
    "play",
    "host",
    "demo",
    "replay",
    "simulate",
    "verify",
    "show",
    "deal",
    "review",
    "chances",
    "rules",
)
"""In the order of --help; each has a module with `add_arguments` and `run`, which returns the exit code or raises
UserError.
"""
Ended = Literal["branch", "par", "fair", "problems", "lessons"]
ENDED: Final[tuple[Ended, ...]] = get_args(Ended)
"""Commands of earlier versions; a sentence says what does it now."""
FEWEST_FILES: Final = 64
"""Fewer open files than this aren't enough: a window with its processes and an open door needs about forty."""
WITH_WINDOW: Final = ("play", "demo", "replay", "file", "code")
"""What opens a window: some commands, and a file or the code of a deal instead of one."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line, by default the program's own, and return the exit code; no traceback ever escapes."""
    # a windowed program, or one started with closed streams, has nowhere to print
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows a question mark
    try:
        if arguments is None:
            arguments = sys.argv[1:]
        speak_as_chosen(arguments)
        _need_files()
        return _run(arguments)
    except UserError as error:
        complain(str(error))
        return error.code
    except BrokenPipeError:
        # the reader of our output is gone; flushing at exit must not complain either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        complain(say_command_line.stopped())
        return 1


def _need_files() -> None:
    """Raise this process's own limit where it is low and may be raised. Raises CommandError where that isn't enough."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= FEWEST_FILES:
        return
    if hard != resource.RLIM_INFINITY and hard < FEWEST_FILES:
        raise CommandError(say_command_line.too_few_files(hard, FEWEST_FILES), 1)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEWEST_FILES, hard))


def _nowhere() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")


def whole_parser() -> Parser:
    """The options before a command, or without one."""
    whole = Parser(
        prog=PROGRAM,
        description=say_cli.about_all(),
        epilog="\n".join((say_cli.commands(), *_listed_commands(), "", say_cli.more_help(PROGRAM))),
        parents=[common_options(), window_options()],
        usage=say_cli.usage_of_all(PROGRAM),
    )
    whole.add_argument("--version", action="store_true", help=say_cli.version_help())
    whole.add_argument("command", nargs="?", metavar="COMMAND", help=say_cli.command_help())
    whole.add_argument("rest", nargs=REMAINDER, help=SUPPRESS)
    return whole


def _listed_commands() -> Iterator[str]:
    """The commands, each with a short description."""
    for name in COMMANDS:
        yield f"  {name:10}" + named("cli", f"list_{name}")


def command_parser(name: str, command: ModuleType) -> Parser:
    """The parser of a command, or of what opens a "file" or the deal of a "code"."""
    parser = Parser(
        prog=f"{PROGRAM} {name}" if name in COMMANDS else PROGRAM,
        description=named("cli", f"about_{name}"),
        parents=[common_options(), *([window_options()] if name in WITH_WINDOW else [])],
    )
    command.add_arguments(parser)
    return parser


def _run(arguments: Sequence[str]) -> int:
    if not arguments:  # the usual start is faster without a parser
        return _open_title(Namespace())
    options = whole_parser().parse_args(list(arguments))
    if options.version:
        return _tell_version(options)
    if options.command is None:
        return _open_title(options)
    name, words = options.command, options.rest
    command = command_named(name)
    if command is None:
        words = [options.command, *options.rest]
        name, command = _opened(words)
    if name not in WITH_WINDOW and (hasattr(options, "targets") or hasattr(options, "size")):
        raise CommandError(say_command_line.opens_no_window(options.command))
    parsed = command_parser(name, command).parse_args(words, options)
    with nullcontext() if name in WITH_WINDOW else _ended_gently():  # a window's system library closes the streams
        return _reporting(parsed, lambda: command.run(parsed))


def _open_title(options: Namespace) -> int:
    from game.cli import game_window

    return _reporting(options, lambda: game_window.run(options))


@contextmanager
def _ended_gently() -> Iterator[None]:
    """SIGTERM ends what is running like an exception, so that nothing that was started is left behind."""
    from game.play.processes.endings import end_gently

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, end_gently)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _tell_version(options: Namespace) -> int:
    name = say_screens.game()
    return print_answer({"name": name, "version": VERSION}, [f"{name} {VERSION}"], wants_json(options))


def _reporting(options: Namespace, act: Callable[[], int]) -> int:
    """Run it; a bug becomes one sentence and a report in the player's folder."""
    try:
        return act()
    except (UserError, BrokenPipeError):
        raise
    except Exception as error:
        from datetime import datetime

        from saves.disk.files import RealDisk
        from saves.players.bug_report import WindowEnded, write_report

        cause, record = (error.error, error.record) if isinstance(error, WindowEnded) else (error, None)
        try:
            versions = {say_screens.game(): VERSION}
            path = write_report(data_folder(options), cause, record, versions, datetime.now(), RealDisk())
        except (OSError, CommandError):  # no folder for it
            path = None
        complain(say_errors.program_ended(type(cause).__name__, "" if path is None else str(path)))
        return 1


def _opened(arguments: Sequence[str]) -> tuple[str, ModuleType]:
    """What opens the file, or the deal of the code, given instead of a command. Raises CommandError."""
    from game.cli import open_deal, open_file

    for command in ENDED:
        if arguments[0] == command:
            raise CommandError(say_command_line.command_ended(command))
    if open_file.names_file(arguments[0]):
        return "file", open_file
    words = list(takewhile(lambda word: not word.startswith("-"), arguments))
    if open_deal.names_deal(words):
        return "code", open_deal
    raise CommandError(say_command_line.no_command(repr(shortened(arguments[0])), ", ".join(COMMANDS)))


def command_named(name: str) -> ModuleType | None:
    """The command of that name, or None."""
    return import_module(f"game.cli.commands.{name}_command") if name in COMMANDS else None
