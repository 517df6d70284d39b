"""Lifting a packet by eye: the same at the screen and on phones, so that nobody has it easier than another."""

import random
from typing import Final

from game.engine.table.board import Board, packet_size

LEAST, MOST = 3, 60
"""The fewest and the most cards that a packet can be given."""
STARTS: Final = (8, 38)
"""A packet begins with so many cards, from the first number to the second at random: it says nothing about the goal."""
STEPS: Final = (2, 5)
"""Fewest and most cards in a step by wheel, key or button; up to one more or fewer by chance, so nobody can count."""
OFF_MIDDLE: Final = (-2, -1, 1, 2)
"""A packet that is split begins this far from its middle, by chance."""


def packet_bounds(stock: int) -> tuple[int, int]:
    """The fewest and the most cards of a packet off this stock."""
    return LEAST, min(MOST, stock)


def first_lift(chance: random.Random) -> int:
    """The cards of a packet that nobody has touched yet."""
    return chance.randint(*STARTS)


def first_split(chance: random.Random, whole: int) -> float:
    """The cards of the upper heap of a packet that nobody has parted yet."""
    return whole / 2 + chance.choice(OFF_MIDDLE)


def cut_for_you(board: Board, miss: int) -> int:
    """The cards that the program lifts for somebody; `miss` is the dealer's, as for computer players."""
    least, most = packet_bounds(board.stock)
    return min(max(packet_size(board) + miss, least), most)
