"""The controls of a score pad: counts with plus and minus, numbers to write, faces of who may have gone out."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

import pygame
from msgspec import Struct
from pygame import Event, Rect, Surface

from game.cards import Card
from game.messages.amounts import points
from game.messages.functions import score_pad as say
from game.score_pad.typed_sum import TypedSum
from game.toolkit.drawing.theme import (
    BUTTON_BOTTOM,
    BUTTON_RIM,
    BUTTON_TOP,
    CREAM,
    GOLD,
    INK,
    INK_ON_GOLD,
    PAPER_DIM,
    PAPER_RIM,
    WHITE,
    WINE,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, Stepper, Widget
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import draw_portrait

DIGITS: Final = {getattr(pygame, f"K_{digit}"): digit for digit in range(10)} | {
    getattr(pygame, f"K_KP{digit}"): digit for digit in range(10)
}
ERASE: Final = (pygame.K_BACKSPACE, pygame.K_DELETE)
ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
MINUS: Final = (pygame.K_MINUS, pygame.K_KP_MINUS)
PLUS: Final = (pygame.K_PLUS, pygame.K_KP_PLUS)
EQUALS: Final = (pygame.K_EQUALS, pygame.K_KP_EQUALS)


class NotTaken(Enum):
    """Why a line refuses what was typed."""

    LETTER = auto()
    MINUS = auto()
    TOO_MUCH = auto()


class LineHooks(Struct, frozen=True):
    """A line's callbacks: how many lines to go on, and why an entry is refused."""

    on_enter: Callable[[int], None]
    on_refuse: Callable[[NotTaken], None]

    def takes(self, event: Event, typed: TypedSum, by_one: bool, write: Callable[[TypedSum], None]) -> bool:
        """Enter leads to the next line, Shift+Enter to the one before, and any other key may change the number."""
        if event.key in ENTER:
            self.on_enter(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        after = typed_by(event, typed, by_one)
        if isinstance(after, NotTaken):
            self.on_refuse(after)
        elif after is not None:
            write(after)
        return after is not None


def typed_by(event: Event, typed: TypedSum, by_one: bool) -> TypedSum | NotTaken | None:
    """The number after a key, or why the key is refused; None if the key means nothing here. `by_one`: whether plus and
    minus count, as for numbers of books.
    """
    if is_plus(event):
        return typed.plus(at_once=int(by_one))
    if event.key in EQUALS:
        return typed.settled()
    if event.key in DIGITS:
        return typed.with_digits(str(DIGITS[event.key]))
    if event.key in ERASE:
        return typed.erased()
    if event.key in MINUS:
        return typed.more(-1).settled() if by_one else NotTaken.MINUS
    return NotTaken.LETTER if event.unicode.isalpha() else None


class ScorePadCount(Stepper):
    """A count, on paper: plus and minus change it by one, digits write it, and after plus they add; `is_chosen` if the
    keys on the screen write here.
    """

    def __init__(
        self,
        id: str,
        label: str,
        typed: TypedSum,
        most: int,
        is_chosen: bool,
        write: Callable[[TypedSum], None],
        choose: Callable[[], None],
        hooks: LineHooks,
    ) -> None:
        super().__init__(id, label, typed.number or 0, (0, most), lambda number: write(TypedSum(number)))
        self._typed, self._is_chosen = typed, is_chosen
        self._write, self._choose, self._hooks = write, choose, hooks

    def focus(self, gained: bool) -> None:
        if gained and not self._is_chosen:
            self._choose()

    def key(self, event: Event) -> bool:
        """Digits and erasing, Enter for the next line and Shift+Enter for the one before; else as every stepper."""
        if _with_control(event):
            return False
        is_step = event.key in (*MINUS, *EQUALS) and not is_plus(event)
        return (not is_step and self._hooks.takes(event, self._typed, True, self._write)) or super().key(event)

    def draw(self, kit: Kit, surface: Surface) -> None:
        minus, plus = self.draw_ends(kit, surface, 0.5)
        middle = Rect(minus.right, self.rect.top, plus.left - minus.right, self.rect.h)
        if self._is_chosen:
            kit.paint.panel(surface, middle.inflate(-kit.theme.u(12), 0), WHITE, 1, WINE, 10, 4)
        kit.text.draw(surface, self.value, middle.center, 34, INK, "number", "center", middle.w - 4)


class ScorePadNumber(Widget):
    """A number that is written digit by digit, plus adding another; `is_chosen` if the keys on the screen write
    here.
    """

    role = "number"
    radius = 10

    def __init__(
        self,
        id: str,
        label: str,
        typed: TypedSum,
        is_chosen: bool,
        write: Callable[[TypedSum], None],
        choose: Callable[[], None],
        hooks: LineHooks,
        by_one: bool,
    ) -> None:
        super().__init__(id, label)
        self._typed, self._is_chosen, self._by_one = typed, is_chosen, by_one
        self._write, self._choose, self._hooks = write, choose, hooks

    @property
    def sum(self) -> str:
        """The sum; empty if nothing is entered."""
        return "" if self._typed.number is None else points(self._typed.number)

    @property
    def value(self) -> str:
        """The same with the heaps that are being added; a count of nothing is a zero, points of nothing are blank."""
        heaps, addend = self._typed.heaps, self._typed.addend
        if heaps is None or self._by_one:
            return self.sum or (points(0) if self._by_one else say.nothing())
        return say.sum_begun(heaps) if addend is None else say.sum(heaps, addend)

    def focus(self, gained: bool) -> None:
        if gained and not self._is_chosen:
            self._choose()

    def mouse(self, event: Event) -> bool:
        """A press chooses it; the next digit begins a new number."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._choose()
            return True
        return False

    def key(self, event: Event) -> bool:
        """Digits, plus, erasing, Enter for the next line and Shift+Enter for the one before."""
        return not _with_control(event) and self._hooks.takes(event, self._typed, self._by_one, self._write)

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The number at the right end, with a caret while it is being written; a narrow line shows no heaps."""
        rim, width = (WINE, 4) if self._is_chosen else (PAPER_RIM, 2)
        kit.paint.panel(surface, self.rect, WHITE, 1, rim, 10, width)
        pad = kit.theme.u(14)
        right = self.rect.right - pad - (kit.theme.u(8) if self._is_chosen else 0)
        room = self.rect.w - 2 * pad
        has_room = kit.text.width(self.value, 22, "number") <= room
        told = self.value if self.sum and has_room else self.sum
        kit.text.draw(surface, told, (right, self.rect.centery), 34, INK, "number", "right", room)
        if self._is_chosen:
            height = round(self.rect.h * 0.56)
            caret = Rect(right + 3, self.rect.centery - height // 2, max(2, kit.theme.u(3)), height)
            pygame.draw.rect(surface, WINE, caret)


def is_plus(event: Event) -> bool:
    """Whether a key types a plus, wherever the keyboard has it: Shift and the equals sign on many."""
    return bool(
        event.unicode == "+" or event.key in PLUS or (event.key == pygame.K_EQUALS and event.mod & pygame.KMOD_SHIFT)
    )


def _with_control(event: Event) -> bool:
    """Whether it is no key that goes down by itself, or with Shift."""
    return bool(event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT))


class CardKey(Button):
    """A card to tap: its points are added to the number being written. `names` are the cards that count as much."""

    def __init__(self, id: str, card: Card, names: str, worth: int, on_press: Callable[[], None]) -> None:
        super().__init__(id, say.cards_worth(names, worth), on_press)
        self.tooltip = self.label
        self.help_key = "button/card"
        self._card, self._names, self._worth = card, names, points(worth)

    def wanted(self, kit: Kit) -> int:
        return 0

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The card's face with its points below or beside it; below those the cards that count as much."""
        rim = GOLD if self.hover else BUTTON_RIM
        kit.paint.panel(
            surface, self.rect, opacity=1, line=rim, radius=12, line_width=2, gradient=(BUTTON_TOP, BUTTON_BOTTOM)
        )
        text, rect, u = kit.text, self.rect, kit.theme.u
        line, names = text.line(34, "number"), round(2.2 * text.line(24))
        room = rect.h - line - names - u(20)
        if room >= u(54):
            image = card_art(kit).face(self._card, min(round(room / 1.45), rect.w - u(20)))
            top = rect.centery - (image.get_height() + u(8) + line + names) // 2
            surface.blit(image, image.get_rect(midtop=(rect.centerx, top)))
            top += image.get_height() + u(8)
            text.draw(surface, self._worth, (rect.centerx, top + line // 2), 34, CREAM, "number", "center", rect.w - 8)
            below = rect.centerx, top + line + names // 2
            if text.wrapped_height(self._names, 24, rect.w - u(12)) <= names:  # else they are in the tooltip
                text.draw(surface, self._names, below, 24, CREAM, "text", "center", rect.w - u(12), height=names)
            return
        image = card_art(kit).face(self._card, min(round((rect.h - 10) / 1.45), rect.w // 3))
        surface.blit(image, image.get_rect(midleft=(rect.left + u(10), rect.centery)))
        text.draw(surface, self._worth, (rect.right - u(12), rect.centery), 30, CREAM, "number", "right", rect.w // 2)


class WentOutFace(Button):
    """Somebody's face: pressed, that person went out; pressed again, nobody is marked."""

    role = "toggle"

    def __init__(self, id: str, label: str, person: PlayerAtTable, is_out: bool, on_press: Callable[[], None]) -> None:
        super().__init__(id, label, on_press)
        self._person, self.is_out, self.tooltip, self.radius = person, is_out, person.name, 40

    @property
    def value(self) -> str:
        return "yes" if self.is_out else "no"

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The portrait with an empty disc to tick; a golden one with a tick says who it was."""
        side = min(self.rect.size)
        spot = Rect(0, 0, side, side)
        spot.center = self.rect.center
        rim, sign, ink = (GOLD, "tick", INK_ON_GOLD) if self.is_out else (PAPER_DIM, "disc", WHITE)
        kit.paint.icon(surface, "disc", spot.center, round(side * 1.1), rim)
        spot.inflate_ip(-(side // 14) * 2, -(side // 14) * 2)
        draw_portrait(kit, surface, self._person, spot.topleft, spot.h, self.hover)
        badge = max(16, round(side * 0.4))
        corner = (spot.right - badge // 3, spot.bottom - badge // 3)
        kit.paint.icon(surface, "disc", corner, badge, rim)
        kit.paint.icon(surface, sign, corner, round(badge * 0.75), ink)
