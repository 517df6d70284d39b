"""Two partners deal: one deals the hands from half of the pack, the other the feet from the other half. Only backs are
shown.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from pygame import Rect, Surface

from game.messages.functions import screens as say
from game.toolkit.boxes import Box, Described, Picture
from game.toolkit.drawing.theme import GOLD, TEAM_COLOURS
from game.toolkit.kit import Kit
from game.toolkit.speed import mix, out_cubic
from game.ui.match.deal.ceremony import Ceremony, Setting
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.marks import draw_team_mark
from game.ui.shared.ornaments import round_table
from game.ui.shared.people.portrait_and_name import draw_portrait, name_in
from game.ui.shared.requests import AskInGame, GoOn

STEP, FLIGHT = 0.09, 0.3
"""Seconds at normal speed between two cards, and of each flight."""
FACE: Final = 104
CARDS_SHOWN: Final = 3
"""Cards that fly for each hand and each foot; all eleven would take too long."""


class Dealers(Struct, frozen=True):
    """The seat that deals the hands, and the one that deals the feet."""

    dealer: int
    partner: int


class TwoDealersScene(Ceremony[Dealers]):
    """Ends by itself when every card has arrived; a click or Space ends it at once."""

    name = "deal"
    face = FACE

    def __init__(self, state: Dealers, setting: Setting, ask: AskInGame, time_scale: float) -> None:
        super().__init__(state, setting, ask)
        self._scale = time_scale
        self._passed = 0.0
        self._done = False

    @property
    def seat(self) -> int:
        return self.state.dealer

    @property
    def message(self) -> str:
        return self.head()[1]

    def head(self) -> tuple[str, str]:
        person = self.setting.person
        return say.two_deal(), say.two_deal_line(person(self.state.dealer), person(self.state.partner))

    @property
    def _lasts(self) -> float:
        cards = CARDS_SHOWN * len(self.setting.people)
        return (STEP * (cards - 1) + FLIGHT + 0.25) * self._scale

    @property
    def busy(self) -> bool:
        return not self._done

    def pass_time(self, dt: float) -> Sequence[Rect]:
        """Move the cards; ask for the next scene at the end."""
        self._passed += dt
        if not self._done and self._passed >= self._lasts:
            self._done = True
            self.ask(GoOn())
        return () if self._done else [self._panel]

    def end_motion(self) -> bool:
        was, self._passed = not self._done, self._lasts
        return was

    # ---- picture

    def inside(self, kit: Kit) -> Box:
        names = (self.setting.called(seat) for seat in range(len(self.setting.people)))
        return Described(Picture(self._paint), *names)

    def _paint(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        u, text, setting = kit.theme.u, kit.text, self.setting
        face, people = u(FACE), len(setting.people)
        around = round_table((rect.centerx, rect.centery - u(20)), rect.w * 0.36, rect.h * 0.34, people)
        by_seat = (around[(seat - (setting.me or 0)) % people] for seat in range(people))
        places = [(round(x), round(y)) for _, x, y in by_seat]
        for seat, ((x, y), person) in enumerate(zip(places, setting.people, strict=True)):
            deals = seat in (self.state.dealer, self.state.partner)
            draw_portrait(kit, surface, person, (x - face // 2, y - face // 2), face, deals)
            below = (x, y + face // 2 + text.line(24) // 2 + u(2))
            ink = GOLD if deals else TEAM_COLOURS[person.team]
            said = name_in(text, setting.called(seat), 24, u(240))
            shown = text.draw(surface, said, below, 24, ink, "strong", "center", u(240))
            draw_team_mark(kit, surface, person.team, (shown.left - u(18), shown.centery), u(20))
        for kind in (0, 1):
            self._paint_cards(kit, surface, kind, places)

    def _paint_cards(self, kit: Kit, surface: Surface, kind: int, places: Sequence[tuple[int, int]]) -> None:
        people = len(places)
        dealer = self.state.partner if kind else self.state.dealer
        back = card_art(kit).back("foot" if kind else "hand", kit.theme.u(58))
        start = places[dealer]
        aside = kit.theme.u(FACE / 2 + 34) * (-1 if kind else 1)
        for n in range(CARDS_SHOWN * people):
            seat = (dealer + 1 + n) % people
            flown = (self._passed / self._scale - n * STEP) / FLIGHT if self._scale > 0 else 1.0
            if flown <= 0:
                continue
            share = out_cubic(min(1.0, flown))
            end = (places[seat][0] + aside, places[seat][1] - n // people * kit.theme.u(5))
            at = (round(mix(start[0], end[0], share)), round(mix(start[1], end[1], share)))
            surface.blit(back, back.get_rect(center=at))
