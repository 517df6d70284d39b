"""Drawing for the first turn: a card for everybody, row by row until one is highest. The cards then go back."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.cards import Card
from game.ui.boxes import Box, Column, Grow, Located, Pad, Picture, Put, Row, Share, Space, team_mark
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.theme import GOLD, TEAM_COLOURS
from game.ui.deal.ceremony import Ceremony, Setting
from game.ui.requests import AskInGame, InGame
from game.ui.widgets import Button
from game.ui.widgets.portrait_and_name import Name, portrait
from game.words import screens as words

ROWS_SHOWN = 3
"""The last rows are shown; ties go on so rarely that more never matter."""
CARD_SECONDS = 0.32
MARK = 22  # design pixels: the shape of a team beside a portrait
CARD_HIGH: Final = 352
"""Design pixels of a card and the room below it, where there is room."""


class HighCardScene(Ceremony):
    """The rows come card by card; a click or Space shows them all. Then one button leads on."""

    name = "high_card"
    face = 92  # larger: there is nothing else above the cards

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
        self._places: list[tuple[Card, Rect, bool]] = []
        """The cards in the order in which they are opened, where they lie, whether it is the one that counts."""
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
        self.refresh()

    def head(self) -> tuple[str, str]:
        """What is drawn for, or who begins."""
        if self.busy:
            return words.HIGH_CARD, words.HIGH_CARD_LINE
        return words.begins(self.setting.called(self._first), self._first == self.setting.me), words.HIGH_CARD_LINE

    def move_on(self, dt: float) -> bool:
        """The next card comes."""
        before, was_busy = self._open, self.busy
        self._passed += dt
        self._opened = [rect for _, rect, _ in self._places[before : self._open]]
        if was_busy and not self.busy:
            self._settle()
            self._is_stale = True
        changed = super().move_on(dt)
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
        return self.draw_parts(surface, self._opened)

    def end_motion(self) -> bool:
        """Show every card; True if some were still to come."""
        was_busy = self.busy
        self._passed = self._each * (self._cards + 1)
        self._settle()
        self.form.changed = True
        return was_busy

    # ---- picture

    def inside(self, kit: Kit) -> Box:
        """A column for each seat; the button at the foot."""
        heads = []
        for seat, person in enumerate(self.setting.people):
            winner = not self.busy and seat == self._first
            ink = GOLD if winner else TEAM_COLOURS[person.team]
            mark = team_mark(person.team, MARK)
            face = Row(Grow(), mark, portrait(person, self.face, winner), Space(MARK), Grow(), gap=8)
            heads.append(Share(Column(face, Name(self.setting.called(seat), 25, ink, "center"))))
        cards = Located(Picture(self._paint_cards, high=CARD_HIGH * len(self._rows)), self._place_cards)
        return Column(
            Grow(),
            Pad(Row(*heads, gap=16), 0, 6),
            Grow(cards, most=1),
            Grow(),
            Row(Grow(), Put(self._go, 96, 520), Grow()),
        )

    def _place_cards(self, rect: Rect) -> None:
        """As large as they can be that lie in columns below the people."""
        u, seats, rows = self.kit.theme.u, len(self.setting.people), len(self._rows)
        gap = u(16)
        wide = min(int((rect.h / rows - gap) / 1.4), rect.w // seats - u(40), u(240))
        self._coming = [card for row in self._rows for card in row if card is not None]
        self._width = wide
        self._places = []
        for number, row in enumerate(self._rows):
            for seat, card in enumerate(row):
                place = Rect(0, rect.top + number * (height(wide) + gap), wide, height(wide))
                place.centerx = rect.left + rect.w * (2 * seat + 1) // (2 * seats)
                if card is not None:
                    self._places.append((card, place, row is self._rows[-1] and seat == self._first))

    def _paint_cards(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        for number, (card, place, best) in enumerate(self._places):
            self._paint_card(kit, surface, card, place, number < self._open, best and not self.busy)

    def _paint_card(self, kit: Kit, surface: Surface, card: Card, rect: Rect, is_open: bool, best: bool) -> None:
        theme = kit.theme
        if best:
            grown = rect.inflate(2 * theme.u(9), 2 * theme.u(9))
            kit.paint.panel(surface, grown, GOLD, 0.9, None, 16)
        shadow = kit.cards.shadow(rect.w, 0, theme.u(8))
        surface.blit(shadow, shadow.get_rect(center=(rect.centerx, rect.centery + theme.u(4))))
        face = kit.cards.face(card, rect.w) if is_open else kit.cards.back("hand", rect.w)
        surface.blit(face, rect.topleft)
