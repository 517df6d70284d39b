"""Drawing for the first turn: a card for everybody, row by row until one is highest. The cards then go back."""

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.cards import Card
from game.ui.core import portraits
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.short_names import name_in
from game.ui.core.theme import GOLD, TEAM_COLOURS
from game.ui.screens.deal.ceremony import Ceremony, Setting
from game.ui.screens.ornaments import look
from game.ui.screens.requests import AskInGame, InGame
from game.ui.widgets import Button
from game.words import screens as words

ROWS_SHOWN = 3
"""The last rows are shown; ties go on so rarely that more never matter."""
CARD_SECONDS = 0.32


class HighCardScene(Ceremony):
    """The rows come card by card; a click or Space shows them all. Then one button leads on."""

    name = "high_card"

    def __init__(
        self,
        setting: Setting,
        draws: Sequence[Sequence[Card | None]],
        first: int,
        ask: AskInGame,
        time_scale: float,
    ) -> None:
        super().__init__(setting, ask)
        self._rows = [tuple(row) for row in draws][-ROWS_SHOWN:]
        self._first = first
        self.seat = first
        self._each = CARD_SECONDS * time_scale
        self._cards = sum(card is not None for row in self._rows for card in row)
        self._passed = 0.0
        self._is_stale = True  # more looks different than cards that were opened
        self._opened: list[Rect] = []  # since the last picture
        self._coming: list[Card] = []  # faces that must be made before they are seen
        self._go = Button(
            "button/continue",
            words.GO_ON,
            partial(ask, InGame.GO_ON),
            kind="primary",
            icon="play",
            size=34,
            heading=True,
        )
        self.set_inside([self._go], "button/continue")
        self._settle()

    @property
    def _open(self) -> int:
        """How many cards lie face up."""
        return self._cards if self._each <= 0 else min(self._cards, int(self._passed / self._each))

    @property
    def busy(self) -> bool:
        """True until the last card lies face up."""
        return self._open < self._cards

    def _settle(self) -> None:
        self._go.visible = not self.busy
        if not self.busy:
            self.form.focus_on(self._go)
        self.message = self.head()[0]

    def head(self) -> tuple[str, str]:
        """What is drawn for, or who begins."""
        if self.busy:
            return words.HIGH_CARD, words.HIGH_CARD_LINE
        return words.begins(self.setting.called(self._first), self._first == self.setting.me), words.HIGH_CARD_LINE

    def update(self, dt: float) -> bool:
        """The next card comes."""
        before, was_busy = self._open, self.busy
        self._passed += dt
        self._opened = [rect for _, rect, _ in self._places()[before : self._open]]
        if was_busy and not self.busy:
            self._settle()
            self._is_stale = True
        changed = super().update(dt)
        self._is_stale = self._is_stale or changed
        if self._is_stale or self._opened:
            return True
        if self._coming:
            self.kit.cards.face(self._coming.pop(0), self._width)
        return False

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Everything; of cards that were opened only their places."""
        if whole or self._is_stale:
            self._is_stale = False
            return super().draw(surface, whole)
        for rect in self._opened:
            surface.set_clip(rect)
            super().draw(surface, False)
        surface.set_clip(None)
        return self._opened

    def face(self, kit: Kit) -> int:
        """Larger: there is nothing else above the cards."""
        return kit.theme.u(92)

    def end_motion(self) -> bool:
        """Show every card; True if some were still to come."""
        was_busy = self.busy
        self._passed = self._each * (self._cards + 1)
        self._settle()
        self.form.changed = True
        return was_busy

    # ---- picture

    def lay_out_inside(self, kit: Kit, inside: Rect) -> None:
        """A column for each seat; the button at the foot."""
        theme, text = kit.theme, kit.text
        press = theme.tap(96)
        wide = theme.u(520)
        self._go.rect = Rect(inside.centerx - wide // 2, inside.bottom - press, wide, press)
        self._face = self.face(kit)
        self._heads = self._face + text.line(25) + theme.u(14)
        room = self._go.rect.top - theme.u(20) - inside.top - self._heads - theme.u(10)
        rows = len(self._rows)
        self._column = inside.w // len(self.setting.people)
        self._width = min(round((room / rows - theme.u(16)) / 1.4), self._column - theme.u(40), theme.u(240))
        self._coming = [card for row in self._rows for card in row if card is not None]
        used = self._heads + rows * (height(self._width) + theme.u(16))
        self._down = max(0, (self._go.rect.top - theme.u(10) - inside.top - used) // 2)
        self._top = inside.top + self._down + self._heads
        self._left = inside.left

    def paint_inside(self, kit: Kit, surface: Surface, inside: Rect) -> None:
        """People and their cards."""
        theme, text, setting = kit.theme, kit.text, self.setting
        done = not self.busy
        for seat, person in enumerate(setting.people):
            x = inside.left + seat * self._column + self._column // 2
            winner = done and seat == self._first
            top = inside.top + self._down + theme.u(6)
            portraits.draw(
                kit.paint, surface, look(person), person.team, (x - self._face // 2, top), self._face, winner
            )
            y = top + self._face + text.line(25) // 2 + theme.u(2)
            ink = GOLD if winner else TEAM_COLOURS[person.team % 6]
            room = self._column - theme.u(16)
            said = name_in(text, setting.called(seat), 25, room)
            text.draw(surface, said, (x, y), 25, ink, "strong", "center", room)
        for number, (card, rect, best) in enumerate(self._places()):
            self._paint_card(kit, surface, card, rect, number < self._open, done and best)

    def _places(self) -> list[tuple[Card, Rect, bool]]:
        """The cards in the order in which they are opened, where they lie, whether it is the one that counts."""
        gap = self.kit.theme.u(16)
        size = self._width, height(self._width)
        left = self._left + (self._column - self._width) // 2
        return [
            (
                card,
                Rect((left + seat * self._column, self._top + number * (size[1] + gap)), size),
                row is self._rows[-1] and seat == self._first,
            )
            for number, row in enumerate(self._rows)
            for seat, card in enumerate(row)
            if card is not None
        ]

    def _paint_card(self, kit: Kit, surface: Surface, card: Card, rect: Rect, is_open: bool, best: bool) -> None:
        theme = kit.theme
        if best:
            grown = rect.inflate(2 * theme.u(9), 2 * theme.u(9))
            kit.paint.panel(surface, grown, GOLD, 0.9, None, 16)
        shadow = kit.cards.shadow(rect.w, 0, theme.u(8))
        surface.blit(shadow, shadow.get_rect(center=(rect.centerx, rect.centery + theme.u(4))))
        face = kit.cards.face(card, rect.w) if is_open else kit.cards.back("hand", rect.w)
        surface.blit(face, rect.topleft)
