"""The code of a deal given instead of a command: opens that deal in the window."""

import re
from argparse import ArgumentParser, Namespace
from typing import Final

from game.cli.arguments import data_folder
from game.cli.game_window import run as run_window
from game.cli.named.named_game import deal_named
from game.deals.deal_code import LENGTH
from game.messages.functions import cli as say_cli
from game.rules.rule_code import SIGNS

_GROUPS: Final = 3
_SHORTEST, _LONGEST = LENGTH - 1, LENGTH + 1
"""The lengths of a single word that count as a code, which may have one character too many or too few."""


def names_deal(words: list[str]) -> bool:
    """Whether the words instead of a command are meant as a code: three groups of four, or roughly that in one word.

    >>> names_deal(["K4PQ", "HA7H", "H96W"]), names_deal(["kpqh-a7hh-96wl"]), names_deal(["simulated"])
    (True, True, False)
    """
    groups = [group for word in words for group in re.split(r"[\s-]+", word) if group]
    if not groups or not all(group.isascii() and group.isalnum() for group in groups):
        return False
    if len(groups) == _GROUPS:
        return sum(len(group) == 4 for group in groups) >= 2
    signs = "".join(groups).upper()
    is_likely = any(sign.isdigit() for sign in signs) or set(signs) <= set(SIGNS)
    return len(groups) == 1 and _SHORTEST <= len(signs) <= _LONGEST and is_likely


def add_arguments(parser: ArgumentParser) -> None:
    """Adds the code of the deal."""
    parser.add_argument("code", nargs="+", metavar="CODE", help=say_cli.code_help())


def run(options: Namespace) -> int:
    """1 for a code that can't be read or is for unknown rules."""
    deal = deal_named(" ".join(options.code), data_folder(options))
    return run_window(options, lambda program: program.deals.play_named(deal))
