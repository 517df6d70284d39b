"""Help: what you can do now, the current rules, the lessons, and the controls of the device in use."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.engine.table.board import Board, Phase
from game.messages.functions import help as say, screens as say_screens
from game.messages.language import Message
from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet
from game.sentences.grammar import seat_person
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Picture,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    icon,
)
from game.toolkit.drawing.theme import CREAM, DIM, FELT_EDGE, INK_ON_GOLD_SOFT
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, BarButton, Button, ButtonLook, FacedButton
from game.ui.shared.requests import (
    AskingScene,
    ProgramRequest,
    ReadRules,
    ShowControls,
    ShowLearn,
    ShowPossible,
    ShowTour,
)
from game.ui.system.help.help_pictures import draw_controls, draw_lessons, draw_rules, draw_what_now
from game.ui.system.keys.screen import Device

Draw = Callable[[Kit, Surface, Rect], None]
KEYS: Final = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4)


def whose_turn(board: Board, names: Sequence[str], me: int | None, things: int) -> str:
    if board.phase == Phase.ENDED:
        return say.round_is_over()
    return say.your_turn(things) if board.mover == me else say.meanwhile(seat_person(names, board.mover, me))


class HelpState(Struct, frozen=True):
    """`now` says whose turn it is at the table below; None without a table."""

    rules: RuleSet
    done: int
    lessons: int
    screen: str
    """The word of the screen below."""
    now: Message | None = None
    has_tour: bool = True
    """Whether a screen below has one."""


HEADING: Final = 46
"""Design pixels of the cards' headings."""
LEAST: Final = 0.85
"""The share of that size down to which they stay on one line."""


class HelpScene(AskingScene[HelpState]):
    """The first card is gold; 1 to 4 press them."""

    name = "help"

    @property
    def first_focus(self) -> str:
        return "button/what_now" if self.state.now is not None else "button/rules"

    def take(self, event: Event) -> bool | None:
        cards = [widget for widget in self.form.widgets if isinstance(widget, FacedButton)]
        if event.type == pygame.KEYDOWN and self.form.dialog is None and event.key in KEYS[: len(cards)]:
            cards[KEYS.index(event.key)].press()
            return True
        return super().take(event)

    def content(self, kit: Kit) -> Box:
        state = self.state
        device: Device = "gamepad" if kit.gamepad is not None else "touch" if kit.last_used.is_touch else "mouse"
        caps = tuple(kit.keys.own.label("table", key) for key in ("D", "M", "X")) if device == "mouse" else ()
        is_high = state.now is None
        cards = [
            self._card(
                "rules",
                say.these_rules(),
                rule_set_name(state.rules.name),
                ReadRules(state.rules),
                is_high,
                partial(draw_rules, state.rules),
            ),
            self._card(
                "lessons",
                say.lessons(),
                say.lessons_done(state.done, state.lessons),
                ShowLearn(),
                False,
                partial(draw_lessons, state.done),
            ),
            self._card(
                "controls",
                say.controls(),
                say.device(device),
                ShowControls(state.screen),
                False,
                partial(draw_controls, caps),
            ),
        ]
        row = Row(*(Share(WidgetSlot(card)) for card in cards), gap=30, across="stretch")
        tour = BarButton("button/tour", say.tour(), partial(self._ask, ShowTour()), icon="eye")
        above: Sequence[Box] = ()
        if state.now is not None:
            above = (Sized(WidgetSlot(self._what_now(state.now())), height=248), Space(36))
        body = Pad(Column(*above, Grow(row)), 78, 46 if above else 110, 48 if above else 110)
        return Column(Bar(say_screens.help(), [self.way_back], [tour] if state.has_tour else []), Grow(body))

    def _what_now(self, now: str) -> FacedButton:
        """Low and wide, with its picture at the left."""

        def face(button: Button, kit: Kit) -> Box:
            picture = Panel(Picture(draw_what_now), (18, 12), board(FELT_EDGE, 1, None, 14))
            words = Column(
                Grow(),
                Words(button.label, 59, button.ink, "heading", lines=1),
                Words(now, 34, INK_ON_GOLD_SOFT, "strong", lines=1),
                Grow(),
            )
            sign = icon("play", 40, button.ink)
            return Pad(Row(Share(picture, 0.9), Space(34), Share(words), sign, Space(14), across="stretch"), 20, 16)

        look = ButtonLook("primary", 59, heading=True)
        press = partial(self._ask, ShowPossible())
        return FacedButton("button/what_now", say.what_now(), press, face, value=now, look=look)

    def _card(self, id: str, label: str, below: str, request: ProgramRequest, is_gold: bool, draw: Draw) -> FacedButton:
        def face(button: Button, kit: Kit) -> Box:
            ink = INK_ON_GOLD_SOFT if is_gold else DIM
            colour, headings = button.ink if is_gold else CREAM, (say.these_rules(), say.lessons(), say.controls())
            heading = FirstThatFits(
                Words(label, HEADING, colour, "heading", lines=1, alike=headings, least=LEAST),
                Words(label, HEADING, colour, "heading"),
            )
            words = Column(heading, Space(8), Words(below, 34, ink, "strong"))
            picture = Panel(Picture(draw), (14, 12), board(FELT_EDGE, 1, None, 14))
            return Pad(Column(Grow(picture), Space(18), Pad(words, 14, 0, 10)), 17, 17, 4)

        look = ButtonLook("primary" if is_gold else "plain", HEADING, heading=True)
        return FacedButton(f"button/{id}", label, partial(self._ask, request), face, value=below, look=look)
