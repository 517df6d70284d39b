"""What can I do now?: a list of possible moves at the right, each with a picture."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Event, Rect, Surface

from game.cards import Card
from game.engine.melding.melds import top_card
from game.messages.functions import help as say_help, screens as say_screens
from game.toolkit.boxes import Box, Column, FirstThatFits, Grow, Pad, Picture, Placed, Row, WidgetSlot, Words
from game.toolkit.drawing.theme import CREAM, GOLD, PANEL, SMALLEST_TAP
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, ButtonLook, Dialog, FacedButton, IconButton, Widget, row_ground, stay
from game.turn.possible import Possible, PossibleKind
from game.ui.shared.cards.card_art import card_art, height
from game.ui.shared.marks import draw_arrow

WIDTH, ROW, CARD, PICTURE = 622, 75, 50, 194
"""Design pixels of the panel, of a row, of a card, and of the picture of a row."""
LETTERS: Final = 28
"""Design pixels of the letters of a row, which breaks into two lines before they shrink."""
MOST_CARDS: Final = 3
NUMBERS: Final = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6)


class PossibleSheet(Dialog):
    """It dims nothing: `on_point` lights up the subject of the row in focus. A press elsewhere closes it. It is at the
    upper right of its `room`, which is above the own band.
    """

    def __init__(
        self,
        things: Sequence[Possible],
        book_size: int,
        on_press: Callable[[Possible], None],
        on_point: Callable[[Possible | None], None],
        room: Rect,
    ) -> None:
        rows = [
            FacedButton(
                f"button/possible_{number + 1}",
                thing.words,
                partial(on_press, thing),
                partial(_face, thing, book_size),
                ground=row_ground(chosen=thing.is_advised),
                look=ButtonLook(size=LETTERS),
            )
            for number, thing in enumerate(things)
        ]
        close = IconButton("button/close", say_screens.close(), stay, "cross")
        super().__init__(say_help.what_now(), "", [close], extra=rows)
        self.things = tuple(things)
        self._on_point, self._room = on_point, room
        self._pointed: Possible | None = None

    def take(self, event: Event) -> bool:
        """Whether the event chose a row by its number, or closed the list."""
        if event.type == pygame.KEYDOWN and event.key in NUMBERS[: len(self.things)]:
            row = self.extra[NUMBERS.index(event.key)]
            assert isinstance(row, Button)
            row.press()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self.rect.collidepoint(event.pos):
            self.close()
            return True
        return False

    def point(self) -> None:
        """Once per pass: light up the subject of the row under the pointer, or in focus."""
        under: Widget | None = self.form.under_pointer() if self.form.is_pointed else None
        row = under if under in self.extra else self.form.focused
        thing = self.things[self.extra.index(row)] if row in self.extra else None
        if thing is not self._pointed:
            self._pointed = thing
            self._on_point(thing)

    def lay_out(self, kit: Kit) -> None:
        """Rows that don't fit below each other are lower."""
        width = min(kit.theme.u(WIDTH), self._room.w)
        board = self._board(ROW)
        if (height := board.height(kit, width)) > self._room.h and self.extra:
            less = (height - self._room.h) / len(self.extra) / kit.theme.k
            board = self._board(max(SMALLEST_TAP / kit.theme.k, ROW - less))
        self.rect = Rect(0, 0, width, board.height(kit, width)).move_to(topright=self._room.topright)
        self._placed = Placed(board, kit.adopting(self.form.adopt), self.rect)
        self.form.declare([*self.extra, *self.buttons], self.extra[0].id if self.extra else None)

    def _board(self, height: float) -> Box:
        title = Words(self.title, 42, GOLD, "heading", lines=1)
        rows = [Grow(WidgetSlot(row, height)) for row in self.extra]
        top = Pad(Row(Grow(title), WidgetSlot(self.buttons[0], 62, 62), gap=8), 12, 0)
        return Pad(Column(top, *rows, gap=7), 12, 8, 12)

    def draw(self, kit: Kit, surface: Surface) -> None:
        kit.paint.panel(surface, self.rect, PANEL, 1, GOLD, 16, 2)
        if self._placed is not None:
            self._placed.draw(kit, surface)
        self.form.draw(kit, surface)


def _face(thing: Possible, book_size: int, button: Button, kit: Kit) -> Box:
    """The cards it takes, an arrow, where they go, and the words."""
    picture = Picture(partial(_draw_picture, thing, book_size), PICTURE, button.rect.h / kit.theme.k - 8)
    words = FirstThatFits(*(Words(button.label, size, CREAM, "strong") for size in (LETTERS, 24)))
    return Pad(Row(picture, Grow(Column(Grow(), words, Grow())), gap=14), 12, 2)


def _draw_picture(thing: Possible, book_size: int, kit: Kit, surface: Surface, rect: Rect) -> None:
    width = min(kit.theme.u(CARD), round(rect.h / 1.42))
    art, top = card_art(kit), rect.centery - height(width) // 2
    for n, card in enumerate(thing.pictures[:MOST_CARDS]):
        surface.blit(art.picture(card, width), (rect.left + n * width // 2, top))
    middle = rect.left + kit.theme.u(122)
    if thing.pictures:
        reach = kit.theme.u(16)
        draw_arrow(kit, surface, (middle - reach, rect.centery), (middle + reach, rect.centery))
    place = Rect(0, 0, width, height(width)).move_to(midright=rect.midright)
    _draw_goal(thing, book_size, kit, surface, place)


def _draw_goal(thing: Possible, book_size: int, kit: Kit, surface: Surface, place: Rect) -> None:
    """A book, a meld, a dashed place, or an icon for the action."""
    art = card_art(kit)
    if thing.onto is not None:
        top: Card = top_card(thing.onto)
        is_book = len(thing.onto.cards) >= book_size
        picture = art.small_book(top, thing.onto.kind, place.w) if is_book else art.picture(top, place.w)
        surface.blit(picture, place)
        return
    match thing.kind:
        case PossibleKind.BEGIN | PossibleKind.WILD | PossibleKind.OPEN:
            kit.paint.dashed(surface, place, GOLD, 0.14, 6)
            kit.paint.icon(surface, "plus", place.center, place.w * 3 // 4, GOLD)
        case _:
            kit.paint.icon(surface, SIGNS[thing.kind], place.center, place.w, GOLD)


SIGNS: Final = {
    PossibleKind.PLAY: "tick",
    PossibleKind.GO_OUT: "flag",
    PossibleKind.DRAW: "hand",
    PossibleKind.TAKE: "hand",
    PossibleKind.CLOSE: "plus",
    PossibleKind.ADD: "plus",
    PossibleKind.DISCARD: "discard",
    PossibleKind.HOLD: "hand",
    PossibleKind.PASS: "next",
    PossibleKind.TAKE_BACK: "undo",
}
