"""What's new in this version, over the title: three lines and one button."""

from collections.abc import Mapping
from typing import Final

from game.messages.functions import whats_new as say
from game.messages.language import Message
from game.toolkit.boxes import Box, Column, Grow, Row, Space, Words, icon
from game.toolkit.drawing.theme import GOLD
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, Dialog, stay

NEWS: Final[Mapping[str, tuple[Message, ...]]] = {
    "0.1.0": (say.looking_back, say.learning, say.todays_deal),
}
"""Three lines for each version; `CHANGELOG.md` has the details."""


class NewsDialog(Dialog):
    """The lines of a version."""

    width = 1100

    def __init__(self, version: str) -> None:
        button = Button("button/close", say.play(), stay, look="primary")
        self._lines = [line() for line in NEWS[version]]
        super().__init__(say.title(version), " ".join(self._lines), [button])

    def body(self, kit: Kit) -> Box:
        rows = [Row(icon("star", 26, GOLD), Space(16), Grow(Words(line, 26))) for line in self._lines]
        return Column(*rows, gap=18)
