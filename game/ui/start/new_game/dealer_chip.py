"""The first dealer's chip on the drawn table: dragged to a chair, or pressed to pass on."""

from collections.abc import Callable, Sequence

from pygame import Event, Rect, Surface

from game.messages.functions import score_pad as say
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import GOLD, GOLD_DEEP, INK_ON_GOLD, SMALLEST_TAP
from game.toolkit.kit import Kit
from game.toolkit.targets import Target
from game.toolkit.widgets import Stepper, Widget
from game.ui.start.new_game.dragging import Carried, Carry, FromChair, Gesture, Grip, chair_at

HEIGHT, LETTERS = 44, 21
"""Design pixels."""


class DealerChip(Stepper):
    """The chip in front of the dealer's chair. Drag it to another chair; a press passes it to the next."""

    lies_over = True
    doing = (*Stepper.doing, "_grip")

    def __init__(
        self, chairs: Sequence[Widget], dealer: int, change: Callable[[int], None], words: Callable[[int], str]
    ) -> None:
        super().__init__("field/dealer", say.first_dealer(), dealer, (0, len(chairs) - 1), change, words=words)
        self._chairs = chairs
        self._grip = Grip(Carry(self._drop, self._lit))

    def _lit(self, _: Carried, pos: tuple[int, int]) -> Rect | None:
        chair = chair_at(self._chairs, pos)
        return None if chair is None else self._chairs[chair].rect

    def _drop(self, _: Carried, pos: tuple[int, int]) -> None:
        chair = chair_at(self._chairs, pos)
        if chair is not None:
            self.on_change(chair)

    @property
    def captures(self) -> bool:
        return self._grip.is_carrying

    def mouse(self, event: Event) -> bool:
        gesture = self._grip.mouse(event, FromChair(self.number))
        if gesture is Gesture.PRESSED and self.hit(event.pos):
            self.on_change((self.number + 1) % len(self._chairs))
        return gesture is not Gesture.NOTHING

    def key(self, event: Event) -> bool:
        """The arrows pass it round; Esc puts it back while it is dragged."""
        return self._grip.key(event) or super().key(event)

    def targets(self) -> list[Target]:
        return Widget.targets(self)

    def size(self, kit: Kit) -> tuple[int, int]:
        height = self._height(kit)
        return kit.text.width(self.label, LETTERS, "strong") + height, max(SMALLEST_TAP, height)

    def _height(self, kit: Kit) -> int:
        return max(kit.theme.u(HEIGHT), kit.text.line(LETTERS, "strong") + 6)

    def _draw_at(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        pill = rect.inflate(0, self._height(kit) - rect.h)
        kit.paint.panel(surface, pill, GOLD, 1, GOLD_DEEP, ROUND, 2)
        kit.text.draw(surface, self.label, rect.center, LETTERS, INK_ON_GOLD, "strong", "center")

    def draw(self, kit: Kit, surface: Surface) -> None:
        if not self.captures:
            self._draw_at(kit, surface, self.rect)

    def draw_over(self, kit: Kit, surface: Surface) -> None:
        at = self._grip.at
        if at is not None:
            lit = self._lit(FromChair(self.number), at)
            if lit is not None:
                kit.paint.focus(surface, lit, 16)
            self._draw_at(kit, surface, self.rect.move(at[0] - self.rect.centerx, at[1] - self.rect.centery))
