"""The themes of problems: each with its card, how hard the next one is, and how many are solved."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.problems.problem_facts import ProblemTheme
from game.text.messages import learn_screen as say
from game.ui.boxes import Box, Grow, OneOf, Pad, Picture, Placed, Row, Sized, Words, icon
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, STAR_OFF
from game.ui.lessons.learn_shown import ThemeShown
from game.ui.widgets import ScrollList
from game.ui.widgets.game_row import row_ground
from game.words.problems import theme_name

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
"""What stands before a theme; a foot from behind where there is none."""
STARS: Final = 3
STARS_WIDE: Final = 104
SOLVED_WIDE: Final = 118
ARROW_WIDE: Final = 22
"""Design pixels of the columns at the right."""


class ThemeList(ScrollList):
    """A row for each theme, as many as there is room for; the others can be scrolled to."""

    row_high = 72

    def __init__(self, themes: Sequence[ThemeShown], on_open: Callable[[ProblemTheme], None]) -> None:
        labels = [say.theme_heard(theme_name(one.theme), one.stars, one.solved, one.count) for one in themes]
        super().__init__("list", say.by_theme(), labels, self._draw_theme, lambda row: on_open(themes[row].theme))
        self.themes = tuple(themes)

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Rows that can be hit; where all fit with room to spare they are higher."""
        gap = kit.theme.u(8)
        least = max(kit.theme.tap(66), kit.text.line(25)) + gap
        fitting = (rect.h + gap) // max(1, len(self.labels))
        self.place(rect, max(least, min(fitting, kit.theme.u(86))), gap)

    def _draw_theme(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        row_ground(kit, surface, rect)
        Placed(self._row(kit, self.themes[index], rect), kit, rect).draw(kit, surface)

    def _solved_wide(self, kit: Kit) -> float:
        """Design pixels of the column with figures: more than usual where they would be cut on two lines."""
        said = (say.solved_of(theme.solved, theme.count) for theme in self.themes)
        return max(SOLVED_WIDE, *(kit.text.narrowest(each, 23, 2, "number") / kit.theme.k for each in said))

    def _row(self, kit: Kit, theme: ThemeShown, rect: Rect) -> Box:
        card_wide = min(kit.theme.u(42), round(rect.h * 0.82 / 1.4))

        def draw_card(kit: Kit, surface: Surface, place: Rect) -> None:
            card = CARDS[theme.theme]
            image = kit.cards.face(card, card_wide) if card else kit.cards.back("foot", card_wide)
            surface.blit(image, image.get_rect(center=place.center))

        name = Words(theme_name(theme.theme), 25, CREAM, "strong", lines=1, least=0.82)
        solved = say.solved_of(theme.solved, theme.count)
        stars = Picture(lambda *place: _draw_stars(theme.stars, *place), STARS_WIDE, 30)
        figures = Words(solved, 23, CREAM if theme.solved else DIM, "number", "right", lines=1)
        end = (stars, Sized(figures, wide=self._solved_wide(kit)), icon("right", ARROW_WIDE, GOLD))
        broken = Row(Grow(Sized(Words(name.text, 22, CREAM, "strong"), wide=0)), *end, gap=14)
        forms = (Row(Picture(draw_card, 42, 58), Grow(name), *end, gap=18), broken)
        return Pad(OneOf(*forms), 16)


def _draw_stars(stars: int, kit: Kit, surface: Surface, rect: Rect) -> None:
    side = kit.theme.u(24)
    for at in range(STARS):
        colour = GOLD if at < stars else STAR_OFF
        kit.paint.icon(surface, "star", (rect.left + side // 2 + at * kit.theme.u(30), rect.centery), side, colour)
