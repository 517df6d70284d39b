"""A round on the pad, as a line to press: its pencil shows that it can be changed."""

from collections.abc import Callable, Sequence

from pygame import Surface

from game.messages.functions import score_pad as say
from game.toolkit.drawing.theme import INK, PAPER_DIM, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button

NOTE_SIZE, NUMBER_SIZE = 19, 28
"""Design pixels of the letters of who went out, and of what a round scored."""


class WrittenRound(Button):
    """The round and who went out on the left, each team's points in its column."""

    def __init__(
        self,
        round_number: int,
        title: str,
        note: str,
        totals: Sequence[str],
        marks: Sequence[str],
        on_press: Callable[[], None],
        head: float,
    ) -> None:
        """`head` is the width of the column with the round, in design pixels."""
        super().__init__(f"round/{round_number}", say.change_round(round_number), on_press)
        self.help_key = "round"
        self.radius = 8
        self._title, self._note, self._totals = title, note, tuple(totals)
        self._marks, self._head = tuple(marks), head

    @property
    def value(self) -> str:
        return "; ".join(filter(None, (", ".join(self._totals), self._note, *self._marks)))

    def tip(self) -> str:
        return self.label if self.enabled else ""

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Two lines on the left, with a pencil while it can be changed; numbers on the right; wine letters under the
        pointer.
        """
        u, text, rect = kit.theme.u, kit.text, self.rect
        head, gap = u(self._head), u(10)
        ink = WINE if self.hover and self.enabled else INK
        title, note = text.within(24, rect.h // 2, "strong"), text.within(NOTE_SIZE, rect.h // 2)
        height, low = text.line(title, "strong"), text.line(note) if self._note else 0
        top = rect.centery - (height + low) // 2
        text.draw(surface, self._title, (rect.left, top + height // 2), title, ink, "strong", "left", head)
        after = rect.left + text.width(self._title, title, "strong") + u(22)
        if self.enabled:
            kit.paint.icon(surface, "edit", (after, top + height // 2), round(height * 0.8), ink)
            after += u(20)
        if self._marks:
            free = rect.left + head - after
            text.draw(
                surface, " · ".join(self._marks), (after, top + height // 2), note, PAPER_DIM, "text", "left", free
            )
        columns = len(self._totals)
        width = (rect.w - head - gap * columns) // max(1, columns)
        size = text.common(self._totals, NUMBER_SIZE, width, "number")
        numbers = [text.width(total, size, "number") for total in self._totals]
        beside = (rect.w - head) // columns - numbers[0] - gap if numbers else 0  # free before the first number
        at_note, room = (rect.left, top + height + low // 2), head + max(0, beside)
        text.draw(surface, self._note, at_note, note, PAPER_DIM, "text", "left", room, height=rect.h - height)
        for at, total in enumerate(self._totals):
            right = rect.left + head + round((at + 1) * (rect.w - head) / columns)
            text.draw(surface, total, (right, rect.centery), size, ink, "number", "right", width)
