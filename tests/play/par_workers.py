"""What stands in for the levels' tries, and for other things that a process finds."""

import os
import time
from collections.abc import Iterator
from typing import Any

from game.deals.shared_deal import SharedDeal
from game.play.results.par import LevelPar


def two_levels_then_nothing(deal: SharedDeal, seat: int) -> Iterator[LevelPar]:
    """Tells one level, begins the second, and then dies."""
    yield LevelPar("easy", (100, 200))
    yield LevelPar("normal", (300,), is_all=False)
    os._exit(1)


def never_done(deal: SharedDeal, seat: int) -> Iterator[LevelPar]:
    """Tells something and then thinks for ever."""
    yield LevelPar("easy", (100, 200))
    time.sleep(600)


def sleeping(*anything: object) -> Iterator[Any]:
    """Never finds a thing."""
    time.sleep(600)
    yield None


def ending(*anything: object) -> Iterator[Any]:
    """Ends without a word."""
    os._exit(1)
    yield None
