"""The choice of rule sets: one as a card, all as a list, and a few lines about one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Event, Rect, Surface

from game.engine.ending.going_out import NeededBook
from game.messages.amounts import side_by_side
from game.messages.functions import house_rules as say_rules, new_game as say_new_game
from game.rules.presets import rule_set_name
from game.rules.ruleset import PresetId, RuleSet
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Picture,
    Placed,
    Rigid,
    Row,
    Sized,
    Words,
    icon,
    row_board,
)
from game.toolkit.drawing.icons import STAR
from game.toolkit.drawing.text import Align
from game.toolkit.drawing.theme import CREAM, GOLD, QUIET, SMALLEST_TAP, SUIT_INKS
from game.toolkit.kit import Kit
from game.toolkit.widgets import ScrollList
from game.toolkit.widgets.scroll_list import RowButton
from game.toolkit.widgets.tiles import draw_tick
from game.ui.shared.cards.card_art import RIBBONS, card_art
from game.ui.shared.marks import PIPS
from game.ui.start.new_game.choices import RuleChoice, books_to_go_out
from game.ui.table.draw.cloth import draw_met

ROWS_WISHED: Final = 6
"""Rows of rule sets that should be visible at once."""
BESIDE_LINE, BESIDE_OWN_LINE = 112, 176
"""Design pixels beside the text of a rule set: emblem and margins; with the pencil of an own set."""
LINE: Final = 24
"""The letter size of the lines about a rule set."""
BOOK_WIDTH: Final = 40
"""The width of a book needed to go out, in design pixels."""
FEW_SETS: Final = 5
"""Up to this many rule sets are always in one column; more are in two if their text fits."""
MOST_ROW: Final = 190
"""The most design pixels from one row to the next, if there are few."""
EMBLEMS: Final[dict[PresetId, tuple[str, str]]] = {
    "family": (PIPS["H"], SUIT_INKS["four"]["H"]),
    "campus": (PIPS["S"], SUIT_INKS["four"]["S"]),
    "web": (STAR, RIBBONS["wild"]),
    "couples": (PIPS["D"], SUIT_INKS["four"]["D"]),
    "partners": (PIPS["C"], SUIT_INKS["four"]["C"]),
}


def rule_card(choice: RuleChoice, chosen: bool, is_wide: bool) -> Box:
    """A small card with the emblem of a rule set, its name and character, and a pencil for an own one. If there is
    room, it has a second line and the books needed to go out: beside it on a wide card, otherwise below.
    """
    ground = row_board(chosen, 14, 3 if chosen else 1.5)
    name = Words(rule_set_name(choice.rules.name), 26, GOLD if chosen else CREAM, "strong", lines=1)
    ink = CREAM if chosen else QUIET
    line, more = Words(choice.line, LINE, ink, lines=1), Words(choice.more, LINE, ink, lines=1)
    pencil = [] if choice.is_preset else [Pad(icon("edit", 32, GOLD), 6)]
    emblem = Picture(partial(draw_emblem, choice.rules.base), 58, 82)
    side: Align = "right" if is_wide else "left"
    needed = (
        [Words(say_new_game.books_to_go_out(), 20, ink, align=side, lines=1)] if books_to_go_out(choice.rules) else []
    )
    told = Column(name, line)
    ways = [Column(name, line, more), told] if choice.more else [told]
    if is_wide:
        beside = Rigid(Column(Row(Grow(), books_needed(choice.rules, BOOK_WIDTH)), *needed, gap=4))
        forms = [Row(emblem, Grow(one), *some, *pencil, gap=16) for some in ([beside], []) for one in ways]
    else:
        below = Row(books_needed(choice.rules, 0.75 * BOOK_WIDTH), *map(Grow, needed), gap=10)
        columns = *(Column(one, below, gap=6) for one in ways), told
        forms = [Row(emblem, Grow(Sized(one, width=0)), *pencil, gap=16) for one in columns]
    return Panel(FirstThatFits(*forms), (14, 4), ground)


def books_needed(rules: RuleSet, width: float) -> Box:
    """The books needed to go out, as they look at the table when complete."""
    return Row(
        *(Picture(partial(_draw_book, kind), width, width * 1.3) for kind in books_to_go_out(rules)), gap=width / 10
    )


def _draw_book(kind: NeededBook, kit: Kit, surface: Surface, rect: Rect) -> None:
    draw_met(kit, surface, kind, rect)


def draw_emblem(base: PresetId, kit: Kit, surface: Surface, rect: Rect) -> None:
    card = card_art(kit).blank(min(rect.w, round(rect.h / 1.4)))
    surface.blit(card, card.get_rect(center=rect.center))
    path, colour = EMBLEMS[base]
    emblem = kit.paint.path(path, round(card.get_width() * 0.62), colour)
    surface.blit(emblem, emblem.get_rect(center=rect.center))


class RuleList(ScrollList):
    """The rule sets, in two columns if there are many and they fit. An own set has a pencil at its end; E presses that
    of the current one.
    """

    sign_tenths = 6

    def __init__(
        self,
        choices: Sequence[RuleChoice],
        chosen: RuleChoice,
        current: int,
        on_open: Callable[[int], None],
        on_edit: Callable[[int], None],
        on_move: Callable[[int], None],
    ) -> None:
        """`chosen` has a tick; the keys are on `current`."""
        names = [rule_set_name(choice.rules.name) for choice in choices]
        super().__init__(
            "rules", say_new_game.whose_rules(), names, self._draw_card, on_open, current=current, on_move=on_move
        )
        self._choices = choices
        self._chosen = chosen
        self._on_edit = on_edit

    def _draw_card(self, kit: Kit, surface: Surface, rect: Rect, number: int, current: bool) -> None:
        choice = self._choices[number]
        is_chosen = choice is self._chosen
        Placed(rule_card(choice, is_chosen, self.columns == 1), kit, rect).draw(kit, surface)
        if is_chosen:
            draw_tick(kit, surface, rect)

    def _is_own(self, number: int) -> bool:
        return not self._choices[number].is_preset

    def spoken_text(self, number: int) -> str:
        choice = self._choices[number]
        return side_by_side([line for line in (choice.line, choice.more) if line])

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Rows are never cut off; `ROWS_WISHED` of them are visible at once if their text fits."""
        width = max(
            max(kit.text.width(choice.line, LINE), kit.text.width(choice.more, LINE))
            + kit.theme.u(BESIDE_LINE if choice.is_preset else BESIDE_OWN_LINE)
            for choice in self._choices
        )
        gap = kit.theme.u(10)
        self.columns = 1 if len(self.labels) <= FEW_SETS or rect.w // 2 < width else 2
        count = -(-len(self.labels) // self.columns)
        least = max(kit.text.line(26) + kit.text.line(LINE) + kit.theme.u(8), SMALLEST_TAP)
        wished = (rect.h + gap) // min(count, ROWS_WISHED)
        step = max(least + gap, min(kit.theme.u(MOST_ROW), wished))
        shown = max(1, min(count, (rect.h + gap) // step))
        if shown < count:
            step = min(kit.theme.u(MOST_ROW), (rect.h + gap) // shown)
        self.place(Rect(rect.left, rect.top, rect.w, shown * step - gap), step, gap)
        self.move_to(self.current)

    def sign_of(self, number: int) -> RowButton | None:
        """The pencil of an own set."""
        if not self._is_own(number):
            return None
        return RowButton("button/edit", say_rules.edit(self.labels[number]), partial(self._on_edit, number))

    def key(self, event: Event) -> bool:
        """Besides the usual keys of a list, E edits."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_e and self._is_own(self.current):
            self._on_edit(self.current)
            return True
        return super().key(event)
