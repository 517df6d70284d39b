"""The seed of `play` and `simulate`."""

import sys
from argparse import Namespace
from typing import Final

from game.cli.arguments import CommandError
from game.messages.functions import cli as say_cli, command_line as say_command_line
from game.plain_text import LONGEST_NAME, is_odd

FROM_INPUT: Final = "-"
"""Typed instead of a seed to read it from standard input."""


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
