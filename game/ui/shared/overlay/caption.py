"""The last sound, as a line on the screen, for people who don't hear it. It is no target, and takes no click."""

import math
from collections.abc import Callable
from typing import Final

from pygame import Rect

from game.messages.language import called
from game.toolkit.boxes import Panel, Row, Words, board, icon
from game.toolkit.drawing.theme import CREAM, GOLD, PANEL_DEEP
from game.toolkit.kit import Kit
from game.ui.shared.overlay.front import Front

CAPTIONS: Final = called(
    "captions",
    *("turn", "refused", "call", "clean", "dirty", "wild", "out", "match", "pile", "foot", "tail", "shuffle", "deal"),
)
"""By sound; sounds of moving cards have none, as the motion is visible."""
SECONDS: Final = 2.5
"""How long a line stays unless notes should stay longer."""


class Captions:
    """The line of now. `stays` is asked what its time is multiplied by."""

    def __init__(self, stays: Callable[[], float] = lambda: 1.0) -> None:
        self._stays = stays
        self._left = 0.0
        self.words = ""

    def hear(self, words: str) -> None:
        if words:
            self._left, self.words = SECONDS * self._stays(), words

    def pass_time(self, dt: float) -> None:
        self._left -= dt
        if self._left <= 0:
            self.words = ""

    def put_away(self) -> None:
        """After a press, a line that would stay for ever counts as read."""
        if math.isinf(self._left):
            self._left, self.words = 0.0, ""


class CaptionLine(Front[str]):
    """The line at the right of the bar, beside its title, or below a notice; a dark strip with a loudspeaker."""

    def lay_out(self, kit: Kit, gap: tuple[int, int], below: int) -> None:
        """At the right end between these two, `below` real pixels from the top."""
        if self.shown is None:
            return
        told = Words(self.shown, 22, CREAM, "strong", lines=1)
        box = Panel(Row(icon("sound", 26, GOLD), told, gap=12), (18, 2), board(PANEL_DEEP, 0.97, GOLD, 14, 2))
        width = min(box.width(kit), gap[1] - gap[0])
        height = max(kit.text.line(22, "strong") + kit.theme.u(12), 34)
        self.place(kit, box, Rect(gap[1] - width, below, width, height))
