"""The seed of `play` and `simulate`: never on a command line that a bot could read, because it determines the cards."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from game.cli.arguments import CommandError
from game.messages.functions import cli as say_cli, command_line as say_command_line
from game.plain_text import LONGEST_NAME, is_odd

FROM_INPUT: Final = "-"
"""Typed instead of a seed to read it from standard input."""

_OPTION: Final = "--seed"


def seed_of(options: Namespace) -> str | None:
    """The seed that was given, typed or on standard input; None if there is none. Raises CommandError."""
    seed: str | None = options.seed
    if seed == FROM_INPUT:
        seed = (sys.stdin.readline() if sys.stdin is not None else "").rstrip("\r\n")
        if not seed:
            raise CommandError(say_command_line.no_seed_came())
    if seed is not None and len(seed) > LONGEST_NAME:
        raise CommandError(say_cli.seed_too_long(LONGEST_NAME))
    odd = next(filter(is_odd, seed or ""), None)
    if odd is not None:
        raise CommandError(say_cli.seed_not_plain(f"U+{ord(odd):04X}"))
    return seed


def start_again_without_seed(arguments: Sequence[str]) -> None:
    """If bots are to play with a typed seed, restart this process with the seed in a pipe.

    Every program can read every other's command line, so a bot that knows the seed would know the deck. Does nothing if
    not needed, and on Windows, which can't restart this way: use `--seed -` there.
    """
    seed, hidden = _without_seed(arguments)
    has_bots = any("bot:" in word or "bot-free:" in word for word in arguments)
    if os.name != "posix" or seed in (None, FROM_INPUT) or not has_bots:
        return
    line = os.fsencode(f"{seed}\n")
    if len(line) > 4 * LONGEST_NAME:
        return  # it is refused in a moment
    readable, writable = os.pipe()
    os.write(writable, line)
    os.close(writable)
    os.dup2(readable, 0)
    os.execv(sys.executable, [*sys.orig_argv[: len(sys.orig_argv) - len(arguments)], *hidden])


def _without_seed(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The last typed seed, and the arguments with `-` in its place.

    >>> _without_seed(["play", "--seed", "7", "--seats", "bot:a --seed 8,easy"])
    ('7', ['play', '--seed', '-', '--seats', 'bot:a --seed 8,easy'])
    >>> _without_seed(["play", "--seed=7"])
    ('7', ['play', '--seed=-'])
    """
    seed, hidden, is_next = None, [], False
    for word in arguments:
        if is_next:
            seed, word = word, FROM_INPUT
        elif word.startswith(f"{_OPTION}="):
            seed, word = word.removeprefix(f"{_OPTION}="), f"{_OPTION}={FROM_INPUT}"
        is_next = word == _OPTION and not is_next
        hidden.append(word)
    return seed, hidden
