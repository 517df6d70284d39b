"""The man page, made from the parsers of the command line: `python -m tools.release.manual > hand-and-foot.6`."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from game import VERSION
from tools.release.epoch import release_time
from tools.release.options import TakenArgument, TakenCommand, whole_command_line

NAME: Final = "hand-and-foot"

_ABOUT: Final = (
    "Hand and Foot is a card game for two to eight players, a relative of Canasta. Without a command the game opens in "
    "a window. With a FILE it looks back at a record, edits a rule set, or imports a backup or a score pad; the file "
    "itself is never changed. With the CODE of a deal it starts that deal, continues it, or shows how it went.",
    "The other commands follow. Options that every command takes may come before or after its name.",
)
_FILES: Final = (
    (
        "~/.local/share/hand-and-foot",
        "games, settings, your own rule sets and what you learned; --data-dir names another folder.",
    ),
    ("NAME.handfoot.jsonl", "a game: a line of JSON for every move."),
    ("NAME.handfoot.json", "a rule set that somebody shared."),
)
_CODES: Final = (
    ("0", "Everything went well."),
    ("1", "A check failed: a record is damaged, or a code has a typing mistake."),
    ("2", "The arguments don't fit, a file can't be read or is in the way, or a window can't be opened."),
)


def escaped(text: str) -> str:
    """Text escaped for the page, so that nothing in it is taken for a typesetter's command.

    >>> escaped("--size 1.5x\\\\"), escaped(".a")
    ('\\\\-\\\\-size 1.5x\\\\e', '\\\\&.a')
    """
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("…", "...")
    return f"\\&{plain}" if plain.startswith(".") else plain


def manual(moment: datetime) -> str:
    """The page, dated `moment`."""
    alone, *commands = whole_command_line()
    return "\n".join(_lines(alone, commands, moment)) + "\n"


def _lines(alone: TakenCommand, commands: list[TakenCommand], moment: datetime) -> Iterator[str]:
    yield f'.TH HAND\\-AND\\-FOOT 6 "{moment:%Y\\-%m\\-%d}" "Hand and Foot {VERSION}" "Games"'
    yield from (".SH NAME", f"{escaped(NAME)} \\- card game, a relative of Canasta", ".SH SYNOPSIS")
    for form in ("[FILE | CODE]", "COMMAND"):
        yield from (f".B {escaped(NAME)}", f"[\\fIoptions\\fR] {form} [\\fIoptions\\fR]", ".br")
    yield ".SH DESCRIPTION"
    for text in _ABOUT:
        yield from (".PP", escaped(text))
    yield ".SH OPTIONS"
    for argument in alone.arguments:
        yield from _argument(argument)
    yield ".SH COMMANDS"
    everywhere = {argument.flags for argument in alone.arguments}
    for command in commands:
        yield from (f".SS {escaped(command.name)}", f"{escaped(command.about)}.")
        for argument in command.arguments:
            if argument.flags not in everywhere or not argument.flags:
                yield from _argument(argument)
    yield ".SH FILES"
    for name, about in _FILES:
        yield from (".TP", f".I {escaped(name)}", escaped(about))
    yield ".SH EXIT STATUS"
    for code, about in _CODES:
        yield from (".TP", f".B {code}", escaped(about))


def _argument(argument: TakenArgument) -> Iterator[str]:
    flags = ", ".join(f"\\fB{escaped(flag)}\\fR" for flag in argument.flags)
    value = f"\\fI{escaped(argument.value)}\\fR" if argument.value else ""
    yield from (".TP", " ".join(part for part in (flags, value) if part), escaped(argument.about))


if __name__ == "__main__":
    ArgumentParser(prog="python -m tools.release.manual", description=__doc__).parse_args()
    sys.stdout.write(manual(datetime.fromtimestamp(release_time(), UTC)))
