"""The options of the command line, as facts read from the parsers themselves, for the man page."""

from argparse import SUPPRESS, Action, ArgumentParser
from collections.abc import Iterator

from msgspec import Struct

from game.cli.dispatch import COMMANDS, command_named, command_parser, whole_parser


class TakenArgument(Struct, frozen=True):
    """An option or a positional argument of a command."""

    flags: tuple[str, ...]
    """The spellings of an option; () for a positional argument."""
    value: str
    """The name of an option's value or of a positional argument; "" if there is none."""
    about: str
    choices: tuple[str, ...] = ()


class TakenCommand(Struct, frozen=True):
    """A command; without a name, the arguments before or without a command."""

    name: str
    about: str
    arguments: tuple[TakenArgument, ...]


def whole_command_line() -> tuple[TakenCommand, ...]:
    """The arguments without a command first, then every command."""
    return (_alone(), *(_command(name) for name in COMMANDS))


def _alone() -> TakenCommand:
    parser = whole_parser()
    places = ("command", "rest")  # listed as commands
    arguments = (taken(action) for action in shown_actions(parser) if action.dest not in places)
    return TakenCommand("", parser.description or "", tuple(arguments))


def _command(name: str) -> TakenCommand:
    command = command_named(name)
    assert command is not None
    parser = command_parser(name, command)
    return TakenCommand(name, parser.description or "", tuple(map(taken, shown_actions(parser))))


def shown_actions(parser: ArgumentParser) -> Iterator[Action]:
    """Everything that `--help` shows."""
    return (action for action in parser._actions if action.help != SUPPRESS)


def taken(action: Action) -> TakenArgument:
    """A parser's action as facts."""
    value = "" if action.nargs == 0 else action.metavar or action.dest
    choices = tuple(map(str, action.choices or ()))
    if choices and action.metavar is None:
        value = "|".join(choices)
    about = (action.help or "").replace("%%", "%")
    return TakenArgument(tuple(action.option_strings), str(value), about, choices)
