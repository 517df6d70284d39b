"""Shared by all commands: options before or after the command's name, and errors as one sentence on stderr."""

import argparse
import re
import sys
from argparse import SUPPRESS, Action, ArgumentError, ArgumentParser, ArgumentTypeError, HelpFormatter, Namespace
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from game.messages.amounts import capital
from game.messages.functions import cli as say_cli, command_line as say_command_line
from game.messages.language import CODES, LANGUAGES, PSEUDO, Message, UserError
from game.plain_text import shortened

_COMMANDS: Final = ("hand-and-foot", "handfoot", "HandAndFoot")


def program_name(started: str) -> str:
    """The command that a person types to start the program, from the path that was started: an installed name or
    `main.py`.
    """
    name = Path(started).name.removesuffix(".exe")
    return name if name in _COMMANDS else "main.py"


LARGEST_WINDOW: Final = (7680, 4320)
"""Pixels: the largest screens that exist."""

PROGRAM: Final = program_name(sys.argv[0] if sys.argv else "")


class CommandError(UserError):
    """Stops a command: one sentence for stderr and the exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def refuse_if(*complaints: tuple[bool, Message]) -> None:
    """Raise CommandError with the sentence of the first complaint that is true."""
    for is_true, sentence in complaints:
        if is_true:
            raise CommandError(sentence())


class _Help(HelpFormatter):
    """Formats --help in the current language."""

    def add_usage(
        self, usage: str | None, actions: Iterable[Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{say_cli.usage()} " if prefix is None else prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """A text of several lines is a list, and is kept as it is."""
        return text if "\n" in text else super()._fill_text(text, width, indent)


class Parser(ArgumentParser):
    """An argument parser that speaks the current language and complains in one sentence.

    Replaces argparse's own English texts, except complaints about programmers' mistakes.
    """

    def __init__(
        self,
        prog: str | None = None,
        description: str | None = None,
        epilog: str | None = None,
        usage: str | None = None,
        parents: Sequence[ArgumentParser] = (),
        add_help: bool = True,
    ) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            usage=usage,
            formatter_class=_Help,
            add_help=False,
            allow_abbrev=False,
        )
        self._positionals.title = say_cli.positional_arguments()
        self._optionals.title = say_cli.options()
        if add_help:
            self.add_argument("-h", "--help", action="help", default=SUPPRESS, help=say_cli.show_help())
        for parent in parents:
            self._add_container_actions(parent)

    def error(self, message: str) -> NoReturn:
        """Raises CommandError."""
        where, what = re.fullmatch(r"(?s)(?:argument (\S+): )?(.*)", message).groups()  # type: ignore[union-attr]
        complaint = _in_our_words(what) if where is None else f"{where}: {_in_our_words(what)}"
        raise CommandError(say_cli.see_help(capital(complaint), self.prog))


_COMPLAINTS: Final[tuple[tuple[str, Callable[..., str]], ...]] = (
    ("the following arguments are required: (.*)", say_cli.arguments_required),
    ("unrecognized arguments: (.*)", say_cli.arguments_unknown),
    (
        r"invalid choice: (.*) \(choose from (.*)\)",
        lambda one, all_: say_cli.choice_unknown(one, all_.replace("'", "")),
    ),
    ("not allowed with argument (.*)", say_cli.not_together),
    ("ignored explicit argument.*", say_cli.no_argument_expected),
    ("expected one argument", say_cli.one_argument_expected),
    ("expected at least one argument", say_cli.some_arguments_expected),
)
"""What argparse says, and the message with the same arguments."""


def _in_our_words(complaint: str) -> str:
    """argparse's complaint in the current language; anything else is unchanged."""
    for pattern, words in _COMPLAINTS:
        if found := re.fullmatch(pattern, complaint, re.DOTALL):
            return words(*found.groups())
    return complaint


def common_options() -> Parser:
    """The options of every command, before or after its name; options not given are not in the namespace."""
    options = Parser(add_help=False)
    group = options.add_argument_group(say_command_line.every_command())
    group.add_argument(
        "--data-dir",
        type=typed_file,
        metavar="DIR",
        default=SUPPRESS,
        help=say_cli.data_dir_help(),
    )
    group.add_argument("--json", action="store_true", default=SUPPRESS, help=say_cli.json_help())
    group.add_argument(
        "--lang",
        choices=CODES,
        metavar="CODE",
        default=SUPPRESS,
        help=say_cli.lang_help(", ".join(LANGUAGES), PSEUDO),
    )
    return options


def window_options() -> Parser:
    """The options of every command that opens a window."""
    options = Parser(add_help=False)
    group = options.add_argument_group(say_cli.window_options())
    group.add_argument(
        "--targets",
        type=typed_plain_file,
        metavar="FILE",
        default=SUPPRESS,
        help=say_cli.targets_help(),
    )
    group.add_argument(
        "--size",
        type=window_size,
        metavar="WxH",
        default=SUPPRESS,
        help=say_cli.size_help(_pixels(LARGEST_WINDOW)),
    )
    return options


def window_size(text: str) -> tuple[int, int]:
    """A width and a height in pixels."""
    size = re.fullmatch(r"(\d{2,5})x(\d{2,5})", text)
    if size is None:
        raise argparse.ArgumentTypeError(say_command_line.no_size(repr(text)))
    width, height = int(size[1]), int(size[2])
    if width > LARGEST_WINDOW[0] or height > LARGEST_WINDOW[1]:
        raise argparse.ArgumentTypeError(say_command_line.too_large_a_window(repr(text), _pixels(LARGEST_WINDOW)))
    return width, height


def _pixels(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"


def whole_number(least: int, most: int = 2**53) -> Callable[[str], int]:
    """A parser of whole numbers between bounds, both included."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(say_command_line.no_whole_number(repr(text))) from None
        if not least <= number <= most:
            is_small = number < least
            tell = say_command_line.too_small if is_small else say_command_line.too_great
            raise argparse.ArgumentTypeError(tell(text, str(least if is_small else most)))
        return number

    return parse


def add_table_arguments(parser: ArgumentParser, seats_help: str | None = None) -> None:
    """Shape, seats and seed, shared by `play`, `simulate` and `host`."""
    parser.add_argument("--teams", metavar="SHAPE", help=say_cli.teams_help())
    parser.add_argument("--seats", metavar="S,S,…", help=seats_help or say_cli.seats_help())
    parser.add_argument("--seed", metavar="S", help=say_cli.seed_help())


def wants_json(options: Namespace) -> bool:
    """Whether --json was given."""
    return bool(getattr(options, "json", False))


def data_folder(options: Namespace) -> Path:
    """Where games and settings are: --data-dir, or the platform's folder for this user."""
    given = getattr(options, "data_dir", None)
    if isinstance(given, Path):
        return given
    from saves.disk.folders import NoHome, user_folder

    try:
        return user_folder()
    except NoHome:
        raise CommandError(say_command_line.no_home()) from None


def typed_file(text: str) -> Path:
    """A file or folder given as an argument."""
    from saves.disk.files import reason_of
    from saves.disk.typed_path import typed_path

    try:
        return typed_path(text)
    except OSError as error:
        raise _unusable_path(text, reason_of(error)) from None


def typed_plain_file(text: str) -> Path:
    """A file given as an argument; folders are refused."""
    from saves.disk.files import is_folder

    path = typed_file(text)
    if is_folder(path):
        raise _unusable_path(text, say_command_line.is_a_folder())
    return path


def _unusable_path(text: str, why: str) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(say_command_line.unusable_path(repr(shortened(text, 80)), why))


def add_force(parser: ArgumentParser) -> None:
    """The option that allows overwriting files."""
    parser.add_argument("--force", action="store_true", help=say_cli.force_help())


def refuse_to_replace(path: Path, others: int = 0) -> NoReturn:
    """Raise CommandError because a file, and `others` more, would be overwritten."""
    raise CommandError(say_command_line.would_be_replaced(str(path), others))


_MOST_SEATS: Final = 8


def add_record_and_seats(parser: ArgumentParser, seats_help: str) -> None:
    """A record, and which of its seats: `--seat 1 2`, or several of them."""
    file = parser.add_argument("file", type=typed_file, metavar="FILE", help=say_cli.record_help())
    parser.add_argument("--seat", metavar="S", nargs="+", action=_SeatsThenFile, const=file, help=seats_help)


class _SeatsThenFile(Action):
    """Takes seats, and after them, as the usage shows, the file, whose action is `const`."""

    def __call__(
        self, parser: ArgumentParser, namespace: Namespace, values: Any, option_string: str | None = None
    ) -> None:
        """Raises ArgumentError for invalid seats."""
        texts, file = list(values), self.const
        try:
            if len(texts) > 1 and namespace.file is None and not texts[-1].isdecimal():
                namespace.file = typed_file(texts.pop())
                file.required = False
            seats = list(map(whole_number(0, _MOST_SEATS - 1), texts))
        except ArgumentTypeError as wrong:
            raise ArgumentError(self, str(wrong)) from None
        setattr(namespace, self.dest, [*(getattr(namespace, self.dest) or ()), *seats])
