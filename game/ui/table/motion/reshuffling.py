"""How a reshuffle looks: all discards but the upcard fly to the stock. The shortest animation, and a pattern for
more.
"""

from typing import Final

from msgspec.structs import replace

from game.ui.table.motion.staging import Stage, spread
from game.ui.table.sprites import Reverse

SHOWN: Final = 8
"""Cards seen flying, however many there are."""
STEP, FLIGHT, ALL = 0.05, 0.34, 0.6
"""Seconds between two cards, seconds of a flight, and seconds until the next event begins."""
RISE: Final = 0.06
"""Share of the way by which a flying card rises."""


def reshuffling(stage: Stage) -> None:
    """The animation of `StockShuffled` from the picture before to the one after."""
    stage.sound("shuffle")
    start, end = replace(stage.pile(None), look=Reverse("hand")), stage.stock()
    rise = RISE * (abs(start.x - end.x) + abs(start.y - end.y))
    for delay in spread(SHOWN, STEP, 0.4):
        stage.ghost(start, end, delay, FLIGHT, rise=rise)
    stage.now += ALL
