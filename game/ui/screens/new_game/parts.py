"""What only New game has: the list of rule sets with its rows, and the button of a shape of table."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.core.icons import PIPS, STAR
from game.ui.core.kit import Kit
from game.ui.core.targets import Target, target
from game.ui.core.theme import CREAM, DIM, GOLD, INK_ON_GOLD, LINE_LIGHT, ROW, ROW_CHOSEN
from game.ui.screens.new_game.choices import RuleChoice
from game.ui.widgets import ScrollList
from game.ui.widgets.scroll_list import DrawRow
from game.words import house_rules as rule_words
from game.words import screens as words

EMBLEMS = {
    "family": (PIPS["H"], "#C8142B"),
    "campus": (PIPS["S"], "#1B1E2B"),
    "web": (STAR, "#9A6A00"),
    "couples": (PIPS["D"], "#1763B8"),
    "partners": (PIPS["C"], "#12703A"),
}


def draw_facts(kit: Kit, surface: Surface, box: Rect, facts: Sequence[tuple[str, str]]) -> list[Rect]:
    """A rule set in a few lines, a golden word before each; returns where those lie that have room."""
    theme, text = kit.theme, kit.text
    step = min(theme.u(52), max(text.line(20.5), box.h // (len(facts) + 1)))
    shown = facts[: max(1, (box.h - theme.u(10)) // step)]
    top = box.top + (box.h - step * len(shown)) // 2
    key = max(text.width(word, 20.5, "strong") for word, _ in shown) + theme.u(20)
    room = box.w - key - theme.u(30)
    lines = [Rect(box.left, top + n * step, box.w, step) for n in range(len(shown))]
    for line, (word, what) in zip(lines, shown, strict=True):
        text.draw(surface, word, (line.left + theme.u(18), line.centery), 20.5, GOLD, "strong")
        text.draw(surface, what, (line.left + theme.u(18) + key, line.centery), 20.5, CREAM, room=room)
    return lines


def draw_rule_row(kit: Kit, surface: Surface, rect: Rect, choice: RuleChoice, chosen: bool, pencil: Rect) -> None:
    """A small card with the emblem of a rule set, its name and a line about it; a tick if it is chosen, the pencil of
    an own one.
    """
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
    end = rect.right if choice.is_preset else pencil.left
    room = end - theme.u(12) - left
    upper, lower = text.line(27), text.line(20.5)
    top = rect.centery - (upper + lower) // 2
    ink = GOLD if chosen else CREAM
    tick = theme.u(44) if chosen else 0
    text.draw(surface, choice.rules.name, (left, top + upper // 2), 27, ink, "strong", room=room - tick)
    at = (left, top + upper + lower // 2)
    text.draw(surface, choice.line, at, 20.5, CREAM if chosen else DIM, room=room)
    if chosen:
        middle = (end - theme.u(34), top + upper // 2)
        kit.paint.icon(surface, "disc", middle, theme.u(32), GOLD)
        kit.paint.icon(surface, "tick", middle, theme.u(24), INK_ON_GOLD)
    if not choice.is_preset:
        kit.paint.icon(surface, "edit", pencil.center, theme.u(32), GOLD)


class RuleList(ScrollList):
    """The rule sets; an own one has a pencil at its end, E does the same for the current row."""

    def __init__(
        self,
        choices: Sequence[RuleChoice],
        draw_row: DrawRow,
        on_open: Callable[[int], None],
        on_edit: Callable[[int], None],
    ) -> None:
        super().__init__("rules", words.RULES_STEP, [choice.rules.name for choice in choices], draw_row, on_open)
        self._own = [not choice.is_preset for choice in choices]
        self._on_edit = on_edit

    def exchange(self, choices: Sequence[RuleChoice], current: int) -> None:
        """Other rule sets, one of them the current one."""
        self.labels = [choice.rules.name for choice in choices]
        self._own = [not choice.is_preset for choice in choices]
        self.current, self.changed = current, True

    def pencil(self, row: Rect) -> Rect:
        """Where the pencil of a row lies, 44 real pixels or more."""
        side = min(row.h, max(44, row.h * 6 // 10))
        return Rect(row.right - side - 4, row.centery - side // 2, side, side)

    def mouse(self, event: Event) -> bool:
        """A press on a pencil edits, anywhere else on a row chooses."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            for n, own in enumerate(self._own):
                if own and self.rect.collidepoint(event.pos) and self.pencil(self.row(n)).collidepoint(event.pos):
                    self._on_edit(n)
                    return True
        return super().mouse(event)

    def key(self, event: Event) -> bool:
        """Besides the keys of every list, E edits."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_e and self._own[self.current]:
            self._on_edit(self.current)
            return True
        return super().key(event)

    def targets(self) -> list[Target]:
        """Rows and pencils in sight."""
        found: list[Target] = []
        for at in self.rows_in_sight():
            rect = self.row(at)
            if self._own[at]:
                pencil = self.pencil(rect)
                rect.w = pencil.left - rect.left
                found.append(target(f"button/edit/{at}", rule_words.edit(self.labels[at]), pencil))
            found.append(self.row_target(at, rect))
        return found
