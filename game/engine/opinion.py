"""What a player says about going out, as a value: a question or an answer with its grounds; sentences are elsewhere."""

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
    ENOUGH = "enough"


class Because(Struct, frozen=True):
    """A ground with its facts: points of a lead or in the hand, cards of the stock, the rival who is near."""

    ground: Ground
    points: int = 0
    cards: int = 0
    seat: int | None = None


class Opinion(Struct, frozen=True):
    """What a seat says, and why, the strongest ground first. Points are rounded as people round them when they talk."""

    seat: int
    says: Literal["ask", "yes", "no"]
    grounds: tuple[Because, ...]
