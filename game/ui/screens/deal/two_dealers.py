"""Two partners deal: one the hands from half the pack, the other the feet from the other half. Only backs are seen."""

import math

from pygame import Rect, Surface

from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.short_names import name_in
from game.ui.core.speed import mix, out_cubic
from game.ui.core.theme import GOLD, TEAM_COLOURS
from game.ui.screens.deal.ceremony import Ceremony, Setting
from game.ui.screens.ornaments import look
from game.ui.screens.requests import AskInGame, InGame
from game.words import screens as words

STEP, FLIGHT = 0.09, 0.3
"""Seconds between two packets' cards, and of each flight, at normal speed."""
CARDS_SHOWN = 3
"""Cards that fly for each hand and each foot; all eleven would only take time."""


class TwoDealersScene(Ceremony):
    """Goes on by itself when every card has come; a click or Space is enough."""

    name = "deal"

    def __init__(
        self,
        setting: Setting,
        dealer: int,
        partner: int,
        ask: AskInGame,
        time_scale: float,
    ) -> None:
        super().__init__(setting, ask)
        self._dealers = (dealer, partner)
        self._scale = time_scale
        self._passed = 0.0
        self._done = False
        self.seat = dealer
        self.set_inside([])
        self.message = self.head()[1]

    def head(self) -> tuple[str, str]:
        """Who deals what."""
        hands, feet = (self.setting.called(seat) for seat in self._dealers)
        return words.TWO_DEAL, words.two_deal(hands, feet)

    @property
    def _lasts(self) -> float:
        cards = CARDS_SHOWN * len(self.setting.people)
        return (STEP * (cards - 1) + FLIGHT + 0.25) * self._scale

    @property
    def busy(self) -> bool:
        """True until the last card has come."""
        return not self._done

    def update(self, dt: float) -> bool:
        """Cards fly; at the end the next scene is asked for."""
        self._passed += dt
        if not self._done and self._passed >= self._lasts:
            self._done = True
            self.ask(InGame.GO_ON)
        return super().update(dt) or not self._done

    def end_motion(self) -> bool:
        """Everything is dealt at once; True if something still was to be."""
        was, self._passed = not self._done, self._lasts
        return was

    # ---- picture

    def lay_out_inside(self, kit: Kit, inside: Rect) -> None:
        """Everybody round a table, the first person in front."""
        theme = kit.theme
        self._face = theme.u(104)
        people = len(self.setting.people)
        rx, ry = inside.w * 0.36, inside.h * 0.34
        first = self.setting.me or 0
        self._places = []
        for seat in range(people):
            angle = math.pi / 2 + (seat - first) % people * 2 * math.pi / people
            x, y = inside.centerx + math.cos(angle) * rx, inside.centery - theme.u(20) + math.sin(angle) * ry
            self._places.append((round(x), round(y)))

    def paint_inside(self, kit: Kit, surface: Surface, inside: Rect) -> None:
        """People, what they have already, what is in the air."""
        theme, text, setting = kit.theme, kit.text, self.setting
        for seat, person in enumerate(setting.people):
            x, y = self._places[seat]
            deals = seat in self._dealers
            at = (x - self._face // 2, y - self._face // 2)
            portraits.draw(kit.paint, surface, look(person), person.team, at, self._face, deals)
            below = (x, y + self._face // 2 + text.line(24) // 2 + theme.u(2))
            ink = GOLD if deals else TEAM_COLOURS[person.team % 6]
            said = name_in(text, setting.called(seat), 24, theme.u(240))
            text.draw(surface, said, below, 24, ink, "strong", "center", theme.u(240))
        width = theme.u(58)
        for kind in (0, 1):
            self._paint_cards(kit, surface, kind, width)

    def _paint_cards(self, kit: Kit, surface: Surface, kind: int, width: int) -> None:
        """The cards of one dealer: hands to the right of each portrait, feet to the left."""
        people = len(self.setting.people)
        dealer = self._dealers[kind]
        back = kit.cards.back("foot" if kind else "hand", width)
        start = self._places[dealer]
        aside = (self._face // 2 + kit.theme.u(34)) * (-1 if kind else 1)
        for n in range(CARDS_SHOWN * people):
            seat = (dealer + 1 + n) % people
            flown = (self._passed / self._scale - n * STEP) / FLIGHT if self._scale > 0 else 1.0
            if flown <= 0:
                continue
            share = out_cubic(min(1.0, flown))
            end = (self._places[seat][0] + aside, self._places[seat][1] - n // people * kit.theme.u(5))
            at = (round(mix(start[0], end[0], share)), round(mix(start[1], end[1], share)))
            surface.blit(back, back.get_rect(center=at))
