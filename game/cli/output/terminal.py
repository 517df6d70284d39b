"""The only way to the terminal: all output goes through here, and nothing in it can control the terminal."""

import sys
from collections.abc import Iterable
from os import PathLike, fspath
from typing import TYPE_CHECKING, Literal, NoReturn

import msgspec

from game.messages.functions import cli as say_cli
from game.plain_text import escaped, is_odd

if TYPE_CHECKING:
    from tqdm import tqdm


def say(text: str) -> None:
    """Print lines to stdout; unprintable characters appear as their codes."""
    for line in text.split("\n"):
        print(escaped(line))


def complain(sentence: str) -> None:
    """Print one line to stderr, whatever it contains."""
    print(escaped(sentence), file=sys.stderr)


def say_json(value: object) -> None:
    """Prints a value as one line of JSON."""
    print(json_text(value))


def print_answer(value: object, lines: Iterable[str], as_json: bool) -> int:
    """Print the answer of a command, for programs or line by line for people; returns the exit code 0."""
    if as_json:
        say_json(value)
    else:
        for line in lines:
            say(line)
    return 0


def json_text(value: object) -> str:
    """JSON in which unprintable characters are escaped, which doesn't change its meaning.

    >>> print(json_text({"name": "Rosa\\x9b\\u202e"}))
    {"name":"Rosa\\u009b\\u202e"}
    """
    text = msgspec.json.encode(value).decode()
    return text if text.isascii() and text.isprintable() else "".join(map(_code, text))


def _code(sign: str) -> str:
    if not is_odd(sign):
        return sign
    units = sign.encode("utf-16-be").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))


def path_text(path: str | PathLike[str]) -> str:
    """A path as text that any program can read, even if its bytes aren't valid text."""
    return fspath(path).encode(errors="surrogateescape").decode(errors="backslashreplace")


class ProgressBar:
    """A bar on a terminal; nothing anywhere else."""

    def __init__(self, whole: int, unit: Literal["deal", "game", "decision"]) -> None:
        """`whole` is the total number of units."""
        self._whole = whole
        self._unit = say_cli.unit(unit)
        self._bar: tqdm[NoReturn] | None = None

    def __enter__(self) -> "ProgressBar":
        if sys.stderr.isatty():
            from tqdm import tqdm  # imported lazily to start faster

            self._bar = tqdm(total=self._whole, unit=self._unit, file=sys.stderr)
        return self

    def show(self, done: int) -> None:
        """Show that `done` units are done."""
        if self._bar is not None:
            self._bar.update(done - self._bar.n)

    def __exit__(self, *trouble: object) -> None:
        if self._bar is not None:
            self._bar.close()
