"""Drawing for the first turn: a card for everybody, row by row until one is highest. The cards then go back."""

from collections.abc import Sequence
from typing import Final, Self

from msgspec import Struct
from pygame import Rect, Surface

from game.cards import Card
from game.text.messages import screens as say
from game.ui.boxes import Box, Column, Grow, Located, Pad, Picture, Put, Row, Share, Space, team_mark
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.theme import GOLD, TEAM_COLOURS
from game.ui.deal.ceremony import Ceremony, Setting
from game.ui.requests import AskInGame, InGame
from game.ui.widgets import Button, ButtonLook
from game.ui.widgets.portrait_and_name import Name, portrait

ROWS_SHOWN = 3
"""The last rows are shown; ties go on so rarely that more never matter."""
CARD_SECONDS = 0.32
MARK = 22  # design pixels: the shape of a team beside a portrait
CARD_HIGH: Final = 352
"""Design pixels of a card and the room below it, where there is room."""


class HighCardState(Struct, frozen=True):
    """The rows that are shown, and who begins; `is_open` once every card lies face up."""

    rows: tuple[tuple[Card | None, ...], ...]
    first: int
    is_open: bool = False

    @classmethod
    def of(cls, draws: Sequence[Sequence[Card | None]], first: int) -> Self:
        """The last rows of all draws."""
        return cls(tuple(tuple(row) for row in draws)[-ROWS_SHOWN:], first)

    @property
    def cards(self) -> tuple[Card, ...]:
        """In the order in which they are opened."""
        return tuple(card for row in self.rows for card in row if card is not None)


class HighCardScene(Ceremony[HighCardState]):
    """The rows come card by card; a click or Space shows them all. Then one button leads on."""

    name = "high_card"
    face = 92  # larger: there is nothing else above the cards

    def __init__(self, state: HighCardState, setting: Setting, ask: AskInGame, time_scale: float) -> None:
        super().__init__(state, setting, ask)
        self._each = CARD_SECONDS * time_scale
        self._passed = 0.0
        self._places: list[tuple[Card, Rect, bool]] = []
        """The cards in the order in which they are opened, where they lie, whether it is the one that counts."""
        self._coming: list[Card] = []  # faces that must be made before they are seen
        self._see()

    @property
    def seat(self) -> int:
        return self.state.first

    @property
    def first_focus(self) -> str | None:
        return "button/continue" if self.state.is_open else None

    @property
    def _open(self) -> int:
        """How many cards lie face up."""
        cards = len(self.state.cards)
        return cards if self._each <= 0 else min(cards, int(self._passed / self._each))

    @property
    def busy(self) -> bool:
        """True until the last card lies face up."""
        return not self.state.is_open

    def _see(self) -> None:
        """Once all lie face up the button leads on."""
        if self.busy and self._open == len(self.state.cards):
            self.become(is_open=True)

    def head(self) -> tuple[str, str]:
        """What is drawn for, or who begins."""
        begins = say.begins(self.setting.person(self.state.first))
        return say.high_card() if self.busy else begins, say.high_card_line()

    def pass_time(self, dt: float) -> Sequence[Rect]:
        """The next card comes; in between the faces of those after it are made."""
        before = self._open
        self._passed += dt
        opened = [rect for _, rect, _ in self._places[before : self._open]]
        self._see()
        if self._coming and not opened and not self._is_all_due:
            self.kit.cards.face(self._coming.pop(0), self._width)
        return opened

    def end_motion(self) -> bool:
        """Show every card; True if some were still to come."""
        was_busy = self.busy
        self._passed = self._each * (len(self.state.cards) + 1)
        self._see()
        return was_busy

    # ---- picture

    def inside(self, kit: Kit) -> Box:
        """A column for each seat; the button at the foot."""
        heads = []
        for seat, person in enumerate(self.setting.people):
            winner = not self.busy and seat == self.state.first
            ink = GOLD if winner else TEAM_COLOURS[person.team]
            mark = team_mark(person.team, MARK)
            face = Row(Grow(), mark, portrait(person, self.face, winner), Space(MARK), Grow(), gap=8)
            heads.append(Share(Column(face, Name(self.setting.called(seat), 25, ink, "center"))))
        go = Button(
            "button/continue", say.go_on(), self._go_on, look=ButtonLook("primary", 34, heading=True), icon="play"
        )
        go.visible = not self.busy
        cards = Located(Picture(self._paint_cards, high=CARD_HIGH * len(self.state.rows)), self._place_cards)
        return Column(
            Grow(),
            Pad(Row(*heads, gap=16), 0, 6),
            Grow(cards, most=1),
            Grow(),
            Row(Grow(), Put(go, 96, 520), Grow()),
        )

    def _go_on(self) -> None:
        self.ask(InGame.GO_ON)

    def _place_cards(self, rect: Rect) -> None:
        """As large as they can be that lie in columns below the people."""
        u, seats, rows = self.kit.theme.u, len(self.setting.people), len(self.state.rows)
        gap = u(16)
        wide = min(int((rect.h / rows - gap) / 1.4), rect.w // seats - u(40), u(240))
        self._coming = list(self.state.cards)
        self._width = wide
        self._places = []
        for number, row in enumerate(self.state.rows):
            for seat, card in enumerate(row):
                place = Rect(0, rect.top + number * (height(wide) + gap), wide, height(wide))
                place.centerx = rect.left + rect.w * (2 * seat + 1) // (2 * seats)
                if card is not None:
                    self._places.append((card, place, row is self.state.rows[-1] and seat == self.state.first))

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
