"""What of the table can have the keys: cards, melds, piles. Each is a widget without a picture of its own."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Protocol, assert_never

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.engine.board import Board
from game.engine.melds import card_values
from game.engine.view import PlayerView
from game.rules.ruleset import decks_in_play, red_three_laid
from game.ui.core.kit import Kit
from game.ui.table.desk import Desk
from game.ui.table.layout.table_layout import Layout
from game.ui.table.spots import PILE, HandCard, LaidMeld, RedThrees, SeatPlate, Spot, StagedCard, Zone, id_of
from game.ui.widgets.base import ACTIVATE, Widget
from game.words import table as words


class SpotWidget(Widget):
    """A place on the table. `on_press` gets it when Enter or Space is pressed there; the mouse is the scene's."""

    role = "card"
    radius = 8.0

    def __init__(self, spot: Spot, label: str, rect: Rect, on_press: Callable[[Spot], None]) -> None:
        super().__init__(id_of(spot), label)
        self.spot = spot
        self.rect = rect
        self.on_press = on_press
        self.opened: Callable[[Kit, Surface], None] | None = None
        """Draws what a chip stands for, large; shown instead of the words beside a pointer that rests."""

    def key(self, event: Event) -> bool:
        """Press it."""
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE:
            self.on_press(self.spot)
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


class LogLineWidget(Widget):
    """A line of the log, drawn with its panel. `where` says where what it tells of lies; `on_press` gets the widget."""

    role = "line"
    radius = 8.0

    def __init__(
        self,
        number: int,
        label: str,
        rect: Rect,
        on_press: Callable[["LogLineWidget"], None],
        where: Callable[[int], str],
    ) -> None:
        super().__init__(f"log/{number}", label)
        self.rect = rect
        self.on_press = on_press
        self.number = number
        self._where = where

    def tip(self) -> str:
        """Asked for only when it is wanted: the whole log must be gone through."""
        return self._where(self.number)

    def mouse(self, event: Event) -> bool:
        """Pressed and let go inside it asks."""
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.hit(event.pos):
            self.on_press(self)
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    def key(self, event: Event) -> bool:
        """Enter and Space ask, too."""
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE:
            self.on_press(self)
            return True
        return False

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The panel is drawn elsewhere."""


class Opener(Protocol):
    """Draws a team's band of chips large."""

    def __call__(self, kit: Kit, surface: Surface, *, team: int) -> None:
        """Over everything else."""


def make_spot_widgets(
    layout: Layout,
    view: PlayerView,
    desk: Desk,
    on_press: Callable[[Spot], None],
    done: Mapping[int, str] | None = None,
    opened: Opener | None = None,
) -> list[SpotWidget]:
    """A widget for everything that can be hit, the hand first. `done` tells of each seat what it did meanwhile;
    `opened` draws a team's band of chips large.
    """
    widgets = []
    for spot in sorted(layout.hits, key=_order):
        widget = SpotWidget(spot, label_of(spot, layout, view, desk), layout.hits[spot], on_press)
        widget.focusable = _order(spot) < _LAST
        widget.tooltip = "" if spot in PILE else tooltip_of(spot, view)  # of the pile there is more to say
        if opened is not None and isinstance(spot, LaidMeld) and layout.bands[spot.team].has_chips:
            widget.opened = partial(opened, team=spot.team)
        if done and isinstance(spot, SeatPlate):
            widget.tooltip = done.get(spot.seat, "")
        widgets.append(widget)
    return widgets


_LAST: Final = 7


def _order(spot: Spot) -> int:
    """The order of Tab; what comes last cannot have the keys."""
    match spot:
        case HandCard():
            return 0
        case StagedCard():
            return 1
        case Zone.NEW_PILE:
            return 2
        case LaidMeld():
            return 4 if spot.is_book else 3
        case Zone.STOCK:
            return 5
        case Zone.PILE:
            return 6
        case _:
            return _LAST


def label_of(spot: Spot, layout: Layout, view: PlayerView, desk: Desk) -> str:
    """What it is called: a card by its two characters, a meld by its cards."""
    board = view.board
    match spot:
        case HandCard(position):
            return layout.hand[position]
        case StagedCard(group, index):
            return desk.draft.groups[group].cards[index] if desk.draft is not None else ""
        case LaidMeld(team, number):
            return " ".join(board.melds[team][number].cards)
        case SeatPlate(seat):
            return words.seat_label(board.hands[seat])
        case RedThrees(team):
            return " ".join(board.red_threes[team])
        case Zone.STOCK:
            return words.stock_label(board.stock)
        case Zone.PILE:
            return words.pile_label(board.pile)
        case Zone.UPCARD:
            return board.upcard or ""
        case Zone.FOOT:
            return words.foot_label(board, layout.base)
        case Zone.NEW_PILE:
            return words.NEW_PILE
        case Zone.DISCARD:
            return words.DISCARD
        case _:
            assert_never(spot)


def tooltip_of(spot: Spot, view: PlayerView) -> str:
    """A few words for a pointer that rests there: what a meld holds, what it is worth, what it lacks."""
    match spot:
        case LaidMeld(team, number):
            return _meld_tip(view.board, team, number)
        case RedThrees(team):
            board, rules = view.board, view.board.rules
            laid, every = len(board.red_threes[team]), 2 * decks_in_play(rules, board.players)
            each, not_out = (red_three_laid(rules, is_out) for is_out in (True, False))
            return words.red_threes_tip(laid, each, every, rules.red_three_all, not_out)
        case Zone.PILE | Zone.UPCARD | Zone.DISCARD:
            if view.is_mine and view.board.peeked:
                return words.would_bring(view.board.peeked_cards)
            bottom = view.board.pile_bottom
            return "" if bottom is None else words.bottom_of_pile(bottom)
        case _:
            return ""


def _meld_tip(board: Board, team: int, number: int) -> str:
    meld = board.melds[team][number]
    values = card_values(board.rules)
    return words.meld_tip(meld, board.rules.book_size, sum(values[card] for card in meld.cards))
