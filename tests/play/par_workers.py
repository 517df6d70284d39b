"""Workers that stand in for the levels' tries, in threads or processes of their own."""

import time
from multiprocessing.connection import Connection
from typing import Any

from game.deals.shared_deal import SharedDeal
from game.play.par import par_of


def two_levels_then_nothing(pipe: "Connection[Any, Any]", deal: SharedDeal, seat: int) -> None:
    """Tells one level, begins the second, and then dies."""
    pipe.send(par_of("easy", [100, 200]))
    pipe.send(par_of("normal", [300], is_all=False))
    pipe.close()


def never_done(pipe: "Connection[Any, Any]", deal: SharedDeal, seat: int) -> None:
    """Tells something and then thinks for ever."""
    pipe.send(par_of("easy", [100, 200]))
    time.sleep(600)
