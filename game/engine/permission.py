"""What a player answers about going out, as a value: yes or no with its grounds; sentences are elsewhere."""

from enum import StrEnum
from typing import Literal

from msgspec import Struct


class Ground(StrEnum):
    """Something that speaks for going out now, or against it."""

    AHEAD = "ahead"
    BEHIND = "behind"
    RIVAL_NEAR = "rival_near"
    STOCK_LOW = "stock_low"
    LITTLE_HELD = "little_held"
    MUCH_HELD = "much_held"
    MORE_TO_COME = "more_to_come"
    """Playing on brings the own side more than the others."""
    THEY_GAIN = "they_gain"
    """Playing on brings the others more than the own side."""
    AGREED = "agreed"
    """It was agreed that nobody goes out before every partner has the foot."""


class Because(Struct, frozen=True):
    """A ground with its facts, as far as they lie open: cards of the stock, the rival who is near. What the seat holds
    is never told in points.
    """

    ground: Ground
    cards: int = 0
    seat: int | None = None


class Opinion(Struct, frozen=True):
    """What a seat answers, and why, the strongest ground first; there may be none."""

    seat: int
    says: Literal["yes", "no"]
    grounds: tuple[Because, ...]
