"""What only New game has: the row of a rule set and the button of a shape of table."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.ui.icons import PIPS, STAR
from game.ui.kit import Kit
from game.ui.scenes.new_game_choices import RuleChoice, seat_teams
from game.ui.scenes.ornaments import draw_small_table
from game.ui.targets import Target, target
from game.ui.theme import CREAM, DIM, GOLD, INK_ON_GOLD, LINE_LIGHT, OFF_TEXT, ROW, ROW_CHOSEN
from game.ui.widgets import Button
from game.words import screens as words

EMBLEMS = {
    "family": (PIPS["H"], "#C8142B"),
    "campus": (PIPS["S"], "#1B1E2B"),
    "web": (STAR, "#9A6A00"),
    "couples": (PIPS["D"], "#1763B8"),
    "partners": (PIPS["C"], "#12703A"),
}


def draw_rule_row(kit: Kit, surface: Surface, rect: Rect, choice: RuleChoice, chosen: bool) -> None:
    """A small card with the emblem of a rule set, its name and a line about it; a tick if it is chosen."""
    theme, text = kit.theme, kit.text
    fill, line = (ROW_CHOSEN, GOLD) if chosen else (ROW, LINE_LIGHT)
    kit.paint.panel(surface, rect, fill, 0.95, line, 14, 3 if chosen else 1.5)
    width = min(theme.u(46), round(rect.h * 0.5))
    card = kit.cards.blank(width)
    corner = (rect.left + theme.u(18), rect.centery - card.get_height() // 2)
    surface.blit(card, corner)
    path, colour = EMBLEMS.get(choice.rules.base, EMBLEMS["web"])
    emblem = kit.paint.path(path, round(width * 0.62), colour)
    surface.blit(emblem, emblem.get_rect(center=(corner[0] + width // 2, rect.centery)))
    left = corner[0] + width + theme.u(20)
    room = rect.right - theme.u(12) - left
    upper, lower = text.line(27), text.line(20.5)
    top = rect.centery - (upper + lower) // 2
    ink = GOLD if chosen else CREAM
    tick = theme.u(44) if chosen else 0
    text.draw(surface, choice.rules.name, (left, top + upper // 2), 27, ink, "strong", room=room - tick)
    at = (left, top + upper + lower // 2)
    text.draw(surface, choice.line, at, 20.5, CREAM if chosen else DIM, room=room)
    if chosen:
        middle = (rect.right - theme.u(34), top + upper // 2)
        kit.paint.icon(surface, "disc", middle, theme.u(32), GOLD)
        kit.paint.icon(surface, "tick", middle, theme.u(24), INK_ON_GOLD)


class ShapeButton(Button):
    """A shape of table as a little picture; those that the rule set does not list stay, dimmed."""

    def __init__(self, shape: str, on_press: Callable[[], None]) -> None:
        numbers, kind = words.SHAPES[shape]
        super().__init__(f"button/{shape}", numbers, on_press, sub=kind)
        self.shape = shape
        self.chosen = False

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Table, number, words."""
        theme, text, rect = kit.theme, kit.text, self.rect
        fill = ROW_CHOSEN if self.chosen else ROW
        line = GOLD if self.chosen or (self.hover and self.enabled) else LINE_LIGHT
        opacity = 0.95 if self.enabled else 0.35
        kit.paint.panel(surface, rect, fill, opacity, line, 16, 3 if self.chosen else 1.5)
        upper, lower = text.line(25), text.line(18)
        words_top = rect.bottom - upper - lower - theme.u(8)
        table = Rect(rect.left, rect.top, rect.w, words_top - rect.top)
        scale = min(1.0, table.h / max(1, theme.u(112)), table.w / max(1, theme.u(150)))
        draw_small_table(kit, surface, table.center, seat_teams(self.shape), scale, not self.enabled)
        room = rect.w - theme.u(8)
        name = GOLD if self.chosen else CREAM if self.enabled else OFF_TEXT
        text.draw(surface, self.label, (rect.centerx, words_top + upper // 2), 25, name, "strong", "center", room)
        kind = self.sub if self.enabled else self.reason
        at = (rect.centerx, words_top + upper + lower // 2)
        text.draw(surface, kind, at, 18, DIM if self.enabled else OFF_TEXT, "text", "center", room)

    def targets(self) -> list[Target]:
        """Named by its shape."""
        return [target(self.id, f"{self.label} {self.sub}", self.rect, self.enabled)]
