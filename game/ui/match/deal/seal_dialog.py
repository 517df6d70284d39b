"""The seal of a pack that waits to be cut: an icon, and the sheet behind it with words, digits and what they prove."""

from collections.abc import Callable, Sequence
from typing import Final

from game.deals.seal import in_groups
from game.messages.functions import screens as say_screens, seals as say
from game.toolkit.boxes import Box, Column, Panel, Space, Words, board
from game.toolkit.drawing.theme import CREAM, DIM, INK
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, Dialog, close_button

SHEET_WIDTH: Final = 1080
DIGITS_A_ROW: Final = 32


class SealSheet(Dialog):
    """Words and digits of a seal. Copying them leaves the sheet open."""

    width = SHEET_WIDTH

    def __init__(
        self,
        words: Sequence[str],
        digits: str,
        copy: Callable[[str], bool],
        ways: Sequence[Button],
        *,
        is_reshuffle: bool,
    ) -> None:
        """`ways` are what else can be done with a sealed pack."""
        self._words, self._digits, self._copy = " ".join(words), digits, copy
        self._copied = Button("button/copy", say.copy_seal(), self._copy_all, icon="copy")
        title = say.reshuffle_sealed() if is_reshuffle else say.deck_sealed()
        super().__init__(title, say.why_sealed(), [self._copied, *ways, close_button()])
        self._copied.on_press = self._copy_all

    @property
    def told(self) -> str:
        return f"{self._words}. {self.words}"

    def body(self, kit: Kit) -> Box:
        rows = [self._digits[n : n + DIGITS_A_ROW] for n in range(0, len(self._digits), DIGITS_A_ROW)]
        digits = Column(*(Words(in_groups(row), 25, CREAM, "number", lines=1) for row in rows), gap=4)
        return Column(
            Words(self._words, 34, CREAM, "heading"),
            Space(8),
            Panel(digits, (20, 12), board(INK, 1, None, 10)),
            Space(12),
            Words(self.words, 24, CREAM),
            Words(say.digits_prove(), 24, DIM),
            Words(say.how_to_check(), 24, DIM),
        )

    def _copy_all(self) -> None:
        is_copied = self._copy(f"{self._words}\n{self._digits}")
        self._copied.label = say_screens.text_copied() if is_copied else say_screens.no_clipboard()
