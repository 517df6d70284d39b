"""What the commands have in common: options before or after the name, and errors as one sentence on stderr."""

import argparse
import re
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn

from game.text.messages import command_line as say_command_line
from game.words import command_line as says

_COMMANDS = ("hand-and-foot", "handfoot", "HandAndFoot")


def program_name(started: str) -> str:
    """What a person types to start it, from the path that was started: an installed command, or `main.py`."""
    name = Path(started).name.removesuffix(".exe")
    return name if name in _COMMANDS else "main.py"


LARGEST_WINDOW: Final = (7680, 4320)
"""Pixels each way: the largest screens there are."""

PROGRAM = program_name(sys.argv[0] if sys.argv else "")


class CommandError(Exception):
    """What stops a command: one sentence for stderr and the exit code, 1 for a failed check, 2 for bad arguments."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


class Parser(ArgumentParser):
    """An argument parser whose complaint is one sentence."""

    def error(self, message: str) -> NoReturn:
        """Raises CommandError."""
        sentence = re.sub(r"^argument (\S+): ", r"\1: ", message)
        raise CommandError(f"{sentence[:1].upper()}{sentence[1:]} (see {self.prog} --help).")


def common_options() -> Parser:
    """The options that every command takes, before or after its name; what was not given is not in the namespace."""
    options = Parser(add_help=False)
    group = options.add_argument_group(say_command_line.every_command())
    group.add_argument(
        "--data-dir",
        type=typed_file,
        metavar="DIR",
        default=SUPPRESS,
        help="keep games and settings here instead of in the user's own folder",
    )
    group.add_argument(
        "--json", action="store_true", default=SUPPRESS, help="print JSON and nothing else, one object or one per line"
    )
    return options


def window_options() -> Parser:
    """The options of every command that opens a window."""
    options = Parser(add_help=False)
    group = options.add_argument_group("window")
    group.add_argument(
        "--targets",
        type=typed_plain_file,
        metavar="FILE",
        default=SUPPRESS,
        help="keep what is on screen in this file, for automated testing",
    )
    group.add_argument(
        "--size",
        type=window_size,
        metavar="WxH",
        default=SUPPRESS,
        help=f"size of the window, for example 1280x720; {_pixels(LARGEST_WINDOW)} at most",
    )
    return options


def window_size(text: str) -> tuple[int, int]:
    """A width and a height in pixels."""
    size = re.fullmatch(r"(\d{2,5})x(\d{2,5})", text)
    if size is None:
        raise argparse.ArgumentTypeError(says.no_size(text))
    wide, high = int(size[1]), int(size[2])
    if wide > LARGEST_WINDOW[0] or high > LARGEST_WINDOW[1]:
        raise argparse.ArgumentTypeError(says.too_large_a_window(text, _pixels(LARGEST_WINDOW)))
    return wide, high


def _pixels(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def whole_number(least: int, most: int = 2**53) -> Callable[[str], int]:
    """A parser of whole numbers between bounds, both included."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(says.no_whole_number(text)) from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(says.out_of_bounds(text, least, most))
        return number

    return parse


def add_table_arguments(parser: ArgumentParser) -> None:
    """Shape, seats and seed: what `play` and `simulate` have in common."""
    parser.add_argument("--teams", metavar="SHAPE", help="2v2, 2v2v2, 3v3, 4v4, 2v2v2v2, or alone: 2:solo to 8:solo")
    parser.add_argument(
        "--seats",
        metavar="S,S,…",
        help="who sits where, clockwise: human, a level such as normal, a level with its style "
        "(normal:careful, normal:racing) or what it keeps to for its partner (normal:open_early, :keep_clean, "
        ":save_wilds, :wait_for_foot), or bot:COMMAND",
    )
    add_seed(parser)


def add_seed(parser: ArgumentParser) -> None:
    """Adds `--seed`."""
    parser.add_argument(
        "--seed", metavar="S", help="a number or word; the same seed deals the same cards; - reads it from the input"
    )


def wants_json(options: Namespace) -> bool:
    """Whether --json was given."""
    return bool(getattr(options, "json", False))


def data_folder(options: Namespace) -> Path:
    """Where games and settings are: --data-dir, or the platform's folder for this user."""
    given = getattr(options, "data_dir", None)
    if isinstance(given, Path):
        return given
    from saves.folders import NoHome, user_folder

    try:
        return user_folder()
    except NoHome:
        raise CommandError(say_command_line.no_home()) from None


def typed_file(text: str) -> Path:
    """A file or folder that was named as an argument."""
    from saves.files import reason_of
    from saves.typed_path import typed_path

    try:
        return typed_path(text)
    except OSError as error:
        raise argparse.ArgumentTypeError(says.unusable_path(text, reason_of(error))) from None


def typed_plain_file(text: str) -> Path:
    """A file that was named as an argument, where no folder will do."""
    path = typed_file(text)
    if path.is_dir():
        raise argparse.ArgumentTypeError(says.unusable_path(text, say_command_line.is_a_folder()))
    return path


def add_force(parser: ArgumentParser) -> None:
    """The leave to write over files, for commands that write some."""
    parser.add_argument("--force", action="store_true", help="replace files that are there already")


def refuse_to_replace(path: Path, others: int = 0) -> NoReturn:
    """A file is in the way, and so many more. Raises CommandError."""
    raise CommandError(says.would_be_replaced(str(path), others))
