"""A player's answer about going out, as a value: yes or no with its grounds. Sentences are made elsewhere."""

from enum import StrEnum
from typing import Literal

from msgspec import Struct


class Ground(StrEnum):
    """A ground for or against going out now."""

    AHEAD = "ahead"
    BEHIND = "behind"
    RIVAL_NEAR = "rival_near"
    STOCK_LOW = "stock_low"
    LITTLE_HELD = "little_held"
    MUCH_HELD = "much_held"
    MORE_TO_COME = "more_to_come"
    """Playing on brings the seat's own side more than the others."""
    THEY_GAIN = "they_gain"
    """Playing on brings the others more than the seat's own side."""
    AGREED = "agreed"
    """It was agreed that nobody goes out before every partner has the foot."""


class Because(Struct, frozen=True):
    """A ground with its public facts: cards in the stock, the rival who is close. Points in the seat's hand are never
    revealed.
    """

    ground: Ground
    cards: int = 0
    seat: int | None = None


class Opinion(Struct, frozen=True):
    """A seat's answer and its grounds, the strongest first; there may be none."""

    seat: int
    says: Literal["yes", "no"]
    grounds: tuple[Because, ...]
