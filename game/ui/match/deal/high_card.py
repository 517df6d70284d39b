"""Drawing for the first turn: a card for everybody from a spread of backs, turned over row by row until one is highest.
The cards are then put back.
"""

import math
from collections.abc import Sequence
from typing import Final, Self

from msgspec import Struct
from pygame import Rect, Surface, transform

from game.cards import Card
from game.messages.functions import screens as say
from game.toolkit.boxes import Box, Column, Grow, Located, Pad, Picture, Row, Share, Space, WidgetSlot
from game.toolkit.drawing.theme import GOLD, TEAM_COLOURS
from game.toolkit.kit import Kit
from game.toolkit.speed import mix, out_cubic
from game.toolkit.widgets import Button, ButtonLook
from game.ui.match.deal.ceremony import Ceremony, Setting
from game.ui.shared.cards.card_art import card_art, height
from game.ui.shared.marks import team_mark
from game.ui.shared.people.portrait_and_name import Name, portrait
from game.ui.shared.requests import AskInGame, GoOn

ROWS_SHOWN: Final = 3
"""Only the last rows are shown; ties are so rare that more don't matter."""
CARD_SECONDS: Final = 0.42
SLIDES: Final = 0.55
"""The share of a card's time in which it slides to its place; after that it is turned over."""
MARK: Final = 22  # design pixels: the shape of a team beside a portrait


class HighCardState(Struct, frozen=True):
    """The rows shown, and who begins; `is_open` once every card is face up."""

    rows: tuple[tuple[Card | None, ...], ...]
    first: int
    is_open: bool = False

    @classmethod
    def of(cls, draws: Sequence[Sequence[Card | None]], first: int) -> Self:
        """The last rows of all draws."""
        return cls(tuple(tuple(row) for row in draws)[-ROWS_SHOWN:], first)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order in which they are opened."""
        return tuple(card for row in self.rows for card in row if card is not None)


class HighCardScene(Ceremony[HighCardState]):
    """The rows come card by card; a click or Space shows them all. Then one button leads on."""

    name = "high_card"
    face = 92  # larger, as nothing but the cards is below

    def __init__(self, state: HighCardState, setting: Setting, ask: AskInGame, time_scale: float) -> None:
        super().__init__(state, setting, ask)
        self._each = CARD_SECONDS * time_scale
        self._passed = -0.45 * time_scale  # the spread alone; the faces are made meanwhile
        self._places: list[tuple[Card, Rect, bool]] = []
        """The cards in the order in which they are opened: the card, its place, whether it is the one that counts."""
        self._spread: list[tuple[int, int]] = []
        """Their places in the spread, before they are drawn."""
        self._coming: list[Card] = []  # faces to make before they are shown
        self._see()

    @property
    def seat(self) -> int:
        return self.state.first

    @property
    def first_focus(self) -> str | None:
        return "button/continue" if self.state.is_open else None

    @property
    def _open(self) -> int:
        cards = len(self.state.cards)
        return cards if self._each <= 0 else min(cards, max(0, math.floor(self._passed / self._each)))

    @property
    def busy(self) -> bool:
        return not self.state.is_open

    def _see(self) -> None:
        """Once all cards are face up, the button leads on."""
        if self.busy and self._open == len(self.state.cards):
            self.set_state(is_open=True)

    def head(self) -> tuple[str, str]:
        begins = say.begins(self.setting.person(self.state.first))
        return say.high_card() if self.busy else begins, say.high_card_line()

    def pass_time(self, dt: float) -> Sequence[Rect]:
        """Bring the next card; in between, make the faces of those after it."""
        if self._each <= 0 or not self.busy:
            return ()
        places, first = range(len(self._places)), self._open
        before = {n: self._seen(n)[0] for n in places[first : first + 2]}
        self._passed += dt
        shadow = card_art(self.kit).shadow(self._width, 0, self.kit.theme.u(8))
        reach = shadow.get_width() - self._width + 2 * self.kit.theme.u(6)
        moved = [rect.union(self._seen(n)[0]).inflate(reach, reach) for n, rect in before.items()]
        self._see()
        if self._passed < 0:
            if self._coming and not self._is_all_due:
                card_art(self.kit).face(self._coming.pop(0), self._width)
            return ()
        return moved[: 1 + (self._open > first)]

    def _seen(self, number: int) -> tuple[Rect, float]:
        """Where a card is now, and how far it is turned over: below 0 while its back shows, up to 1."""
        place = self._places[number][1]
        since = 1.0 if self._each <= 0 else self._passed / self._each - number
        if since >= 1:
            return place, 1.0
        spread = self._spread[number]
        gone = out_cubic(min(1.0, max(0.0, since / SLIDES)))
        rect = place.move_to(topleft=(round(mix(spread[0], place.x, gone)), round(mix(spread[1], place.y, gone))))
        return rect, -math.cos(math.pi * min(1.0, max(0.0, (since - SLIDES) / (1 - SLIDES))))

    def end_motion(self) -> bool:
        was_busy = self.busy
        self._passed = self._each * (len(self.state.cards) + 1)
        self._see()
        return was_busy

    # ---- picture

    def inside(self, kit: Kit) -> Box:
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
        cards = Located(Picture(self._paint_cards, height=352 * len(self.state.rows)), self._place_cards)
        return Column(
            Grow(),
            Pad(Row(*heads, gap=16), 0, 6),
            Grow(cards, most=1),
            Grow(),
            Row(Grow(), WidgetSlot(go, 96, 520), Grow()),
        )

    def _go_on(self) -> None:
        self.ask(GoOn())

    def _place_cards(self, rect: Rect) -> None:
        u, seats, rows = self.kit.theme.u, len(self.setting.people), len(self.state.rows)
        gap = u(16)
        width = min(int((rect.h / rows - gap) / 1.4), rect.w // seats - u(40), u(240))
        self._coming = list(self.state.cards)
        self._width = width
        self._places = []
        for number, row in enumerate(self.state.rows):
            for seat, card in enumerate(row):
                place = Rect(0, rect.top + number * (height(width) + gap), width, height(width)).move_to(
                    centerx=rect.left + rect.w * (2 * seat + 1) // (2 * seats)
                )
                if card is not None:
                    self._places.append((card, place, row is self.state.rows[-1] and seat == self.state.first))
        step = round(width * 0.22)
        left = rect.centerx - (width + step * (len(self._places) - 1)) // 2
        top = rect.centery - height(width) // 2
        self._spread = [(left + n * step, top) for n in range(len(self._places))]

    def _paint_cards(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """The open cards, the spread over them, and the moving card on top."""
        at = self._open if self._passed > 0 else len(self._places)
        for number in (*range(at), *range(at + 1, len(self._places)), *range(at, min(at + 1, len(self._places)))):
            card, _, best = self._places[number]
            place, turned = self._seen(number)
            self._paint_card(kit, surface, card, place, turned, best and not self.busy)

    def _paint_card(self, kit: Kit, surface: Surface, card: Card, rect: Rect, turned: float, best: bool) -> None:
        theme = kit.theme
        if best:
            grown = rect.inflate(2 * theme.u(9), 2 * theme.u(9))
            kit.paint.panel(surface, grown, GOLD, 0.9, None, 16)
        shadow = card_art(kit).shadow(rect.w, 0, theme.u(8))
        if not surface.get_clip().colliderect(shadow.get_rect(center=rect.center).inflate(0, 2 * theme.u(4))):
            return
        shadow = _narrowed(shadow, turned)
        surface.blit(shadow, shadow.get_rect(center=(rect.centerx, rect.centery + theme.u(4))))
        face = card_art(kit).face(card, rect.w) if turned > 0 else card_art(kit).back("hand", rect.w)
        face = _narrowed(face, turned)
        surface.blit(face, face.get_rect(center=rect.center))


def _narrowed(image: Surface, turned: float) -> Surface:
    """Its apparent width while it is turned over."""
    if abs(turned) == 1:
        return image
    return transform.smoothscale(image, (max(1, round(image.get_width() * abs(turned))), image.get_height()))
