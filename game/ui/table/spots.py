"""What of the table can have the keys: cards, melds, piles. Each is a widget without a picture of its own."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.engine.board import Board
from game.engine.melds import card_values
from game.engine.view import PlayerView
from game.rules.ruleset import decks_in_play
from game.ui.core.kit import Kit
from game.ui.table.desk import Desk
from game.ui.table.layout.table_layout import Layout
from game.ui.widgets.base import ACTIVATE, Widget
from game.words import table as words

TABLE_IDS = (
    *("hand/", "stock", "pile", "upcard", "foot", "meld/", "book/", "new_pile", "discard", "staged/", "seat/"),
    "red_threes/",
)
"""How the ids of spots begin."""


class Spot(Widget):
    """A place on the table. `on_press` gets its id when Enter or Space is pressed on it; the mouse is the scene's."""

    role = "card"
    radius = 8.0

    def __init__(self, id: str, label: str, rect: Rect, on_press: Callable[[str], None]) -> None:
        super().__init__(id, label)
        self.rect = rect
        self.on_press = on_press
        self.opened: Callable[[Kit, Surface], None] | None = None
        """Draws what a chip stands for, large; shown instead of the words beside a pointer that rests."""

    def key(self, event: Event) -> bool:
        """Press it."""
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE:
            self.on_press(self.id)
            return True
        return False

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The table is drawn elsewhere."""

    def draw_tip(self, kit: Kit, surface: Surface, pointer: tuple[int, int]) -> None:
        """Open a band of chips, or say a few words."""
        if self.opened is not None:
            self.opened(kit, surface)
        else:
            super().draw_tip(kit, surface, pointer)


class LineSpot(Spot):
    """A line of the log. `told` says where what it tells of lies; the mouse is its own."""

    role = "line"

    def __init__(
        self, number: int, label: str, rect: Rect, on_press: Callable[[str], None], told: Callable[[int], str]
    ) -> None:
        super().__init__(f"log/{number}", label, rect, on_press)
        self.number = number
        self._told = told

    def tip(self) -> str:
        """Asked for only when it is wanted: the whole log must be gone through."""
        return self._told(self.number)

    def mouse(self, event: Event) -> bool:
        """Pressed and let go inside it asks."""
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.hit(event.pos):
            self.on_press(self.id)
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Opener(Protocol):
    """Draws a team's band of chips large."""

    def __call__(self, kit: Kit, surface: Surface, *, team: int) -> None:
        """Over everything else."""


def make_spots(
    layout: Layout,
    view: PlayerView,
    desk: Desk,
    on_press: Callable[[str], None],
    done: Mapping[int, str] | None = None,
    opened: Opener | None = None,
) -> list[Spot]:
    """A spot for everything that can be hit, the hand first. `done` tells of each seat what it did meanwhile; `opened`
    draws a team's band of chips large.
    """
    order = {"hand": 0, "staged": 1, "new_pile": 2, "meld": 3, "book": 4, "stock": 5, "pile": 6, "upcard": 7}
    names = sorted(layout.hits, key=lambda name: order.get(name.split("/")[0], 8))
    spots = []
    for name in names:
        spot = Spot(name, label_of(name, layout, view, desk), layout.hits[name], on_press)
        spot.focusable = not name.startswith(("seat", "discard", "upcard", "foot", "red_threes"))
        spot.tooltip = tooltip_of(name, view)
        if opened is not None and name.startswith(("meld/", "book/")):
            team = int(name.split("/")[1])
            spot.opened = partial(opened, team=team) if layout.bands[team].has_chips else None
        if done and name.startswith("seat/"):
            spot.tooltip = done.get(int(name.removeprefix("seat/")), "")
        spots.append(spot)
    return spots


def label_of(name: str, layout: Layout, view: PlayerView, desk: Desk) -> str:
    """What a target is called: a card by its two characters, a meld by its cards."""
    board = view.board
    kind, *rest = name.split("/")
    match kind:
        case "hand":
            return layout.hand[int(rest[0])]
        case "staged" if desk.draft is not None:
            return desk.draft.groups[int(rest[0])].cards[int(rest[1])]
        case "meld" | "book":
            return " ".join(board.melds[int(rest[0])][int(rest[1])].cards)
        case "stock":
            return words.stock_label(board.stock)
        case "pile":
            return words.pile_label(board.pile)
        case "upcard":
            return board.upcard or ""
        case "seat":
            return words.seat_label(board.hands[int(rest[0])])
        case "foot":
            return words.foot_label(board.feet[layout.base])
        case "new_pile":
            return words.NEW_PILE
        case "red_threes":
            return " ".join(board.red_threes[int(rest[0])])
    return words.DISCARD


def tooltip_of(name: str, view: PlayerView) -> str:
    """A few words for a pointer that rests there: what a meld holds, what it is worth, what it lacks."""
    kind, *rest = name.split("/")
    if kind in ("meld", "book"):
        return _meld_tip(view.board, int(rest[0]), int(rest[1]))
    if kind == "red_threes":
        board, rules = view.board, view.board.rules
        laid, every = len(board.red_threes[int(rest[0])]), 2 * decks_in_play(rules, board.players)
        return words.red_threes_tip(laid, rules.red_three_bonus, every, rules.red_three_all)
    return ""


def _meld_tip(board: Board, team: int, number: int) -> str:
    meld = board.melds[team][number]
    values = card_values(board.rules)
    return words.meld_tip(meld, board.rules.book_size, sum(values[card] for card in meld.cards))
