"""The themes of problems: each with its card and how many are solved."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.messages.functions import learn_screen as say
from game.problems.problem_facts import ProblemTheme
from game.sentences.learning.problems import theme_name
from game.toolkit.boxes import Box, Column, FirstThatFits, Grow, Pad, Picture, Placed, Row, Sized, Space, Words
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import CREAM, GOLD, PANEL_DEEP, QUIET
from game.toolkit.kit import Kit
from game.toolkit.widgets import ScrollList
from game.ui.learn.lessons.view_model import ThemeShown
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.game_row import row_ground

CARDS: Final[dict[ProblemTheme, str]] = {
    ProblemTheme.OPENING: "KS",
    ProblemTheme.MELDS: "9D",
    ProblemTheme.WILDS: "2H",
    ProblemTheme.PILE: "8C",
    ProblemTheme.DISCARDS: "7D",
    ProblemTheme.THREES: "3H",
    ProblemTheme.FOOT: "",
    ProblemTheme.GOING_OUT: "AD",
    ProblemTheme.PARTNER: "QH",
}
"""The picture before a theme; the back of a foot if there is none."""


class ThemeList(ScrollList):
    """A row for each theme, as many as there is room for; the others can be scrolled to."""

    design_row_height = 72

    def __init__(self, themes: Sequence[ThemeShown], on_open: Callable[[ProblemTheme], None]) -> None:
        labels = [say.theme_heard(theme_name(one.theme), one.stars, one.solved, one.count) for one in themes]
        super().__init__("list", say.by_theme(), labels, self._draw_theme, lambda row: on_open(themes[row].theme))
        self.themes = tuple(themes)

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Clickable rows; higher ones if all fit with room to spare."""
        gap = kit.theme.u(8)
        least = max(kit.theme.tap(66), kit.text.line(25)) + gap
        fitting = (rect.h + gap) // max(1, len(self.labels))
        self.place(rect, max(least, min(fitting, kit.theme.u(86))), gap)

    def _draw_theme(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        row_ground(kit, surface, rect)
        Placed(self._row(kit, self.themes[index], rect), kit, rect).draw(kit, surface)

    def _row(self, kit: Kit, theme: ThemeShown, rect: Rect) -> Box:
        card_width = min(kit.theme.u(42), round(rect.h * 0.82 / 1.4))

        def draw_card(kit: Kit, surface: Surface, place: Rect) -> None:
            image = card_art(kit).picture(CARDS[theme.theme] or "foot", card_width)
            surface.blit(image, image.get_rect(center=place.center))

        name, card = Words(theme_name(theme.theme), 26, CREAM, "strong", lines=1), Picture(draw_card, 42, 58)
        figures = Words(say.solved_of(theme.solved, theme.count), 23, QUIET, "number", "right", lines=1)
        solved = Picture(partial(_draw_solved, theme.solved / max(1, theme.count)), height=8)
        broken = Sized(Words(name.text, 22, CREAM, "strong"), width=0)
        forms = (
            Row(card, Grow(Column(Row(Grow(name), figures, gap=12), Space(6), solved)), gap=18),
            Row(card, Grow(Column(Grow(), name, Space(6), solved, Grow())), gap=18),
            Row(card, Grow(broken), gap=18),
        )
        return Pad(FirstThatFits(*forms), 16)


def _draw_solved(share: float, kit: Kit, surface: Surface, rect: Rect) -> None:
    kit.paint.panel(surface, rect, PANEL_DEEP, 1, None, ROUND)
    if share:
        full = Rect(rect.left, rect.top, max(rect.h, round(rect.w * share)), rect.h)
        kit.paint.panel(surface, full, GOLD, 1, None, ROUND)
