"""The seats of New game: who sits there, called what, and how well a computer player plays."""

from collections.abc import Callable

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.ai.roster import LEVELS
from game.ui.core.kit import Kit
from game.ui.core.targets import Target, target
from game.ui.core.theme import CREAM, LINE_LIGHT, ROW, TEAM_COLOURS
from game.ui.screens.models import SeatChoice
from game.ui.screens.new_game.choices import NAME_LENGTH
from game.ui.screens.new_game.face import Face
from game.ui.screens.new_game.level import SeatLevel, next_style
from game.ui.widgets import Segmented, TextField, Widget
from game.ui.widgets.base import ACTIVATE
from game.words import screens as words

Change = Callable[[SeatChoice], None]


class SeatKind(Segmented):
    """Person or computer. Where there is no room for the levels beside each other, the computer's half names its
    level, and pressing it again takes the next.
    """

    def __init__(self, seat: int, choice: SeatChoice, change: Change, restyle: Callable[[int], None]) -> None:
        """`restyle` hears by how many styles to go on."""
        self._choice = choice
        self._change = change
        self._restyle = restyle
        self.names_level = False
        kinds = (words.PERSON, words.COMPUTER)
        super().__init__(
            f"field/kind_{seat}", choice.name, kinds, int(not choice.human), self._take, size=21.5, weights=(0.86, 1.14)
        )

    def _take(self, kind: int) -> None:
        self.show(replace(self._choice, human=kind == 0))
        self._change(self._choice)

    def show(self, choice: SeatChoice) -> None:
        """Shows that choice from now on."""
        self._choice, self.chosen, self.changed = choice, int(not choice.human), True
        computer = words.LEVEL_WORDS[choice.level][0] if self.names_level and not choice.human else words.COMPUTER
        self.options = (words.PERSON, computer)
        self.tooltip = words.NEXT_LEVEL if self._steps_through_levels else ""

    def _next_level(self, by: int = 1) -> None:
        level = LEVELS[(LEVELS.index(self._choice.level) + by) % len(LEVELS)]
        self.show(replace(self._choice, level=level))
        self._change(self._choice)

    @property
    def _steps_through_levels(self) -> bool:
        return self.names_level and not self._choice.human

    def mouse(self, event: Event) -> bool:
        """A press takes the choice under it; on a computer that names its level the next level."""
        again = event.type == pygame.MOUSEBUTTONDOWN and self.cell(1).collidepoint(event.pos)
        if again and self._steps_through_levels:
            self._next_level()
            return True
        return super().mouse(event)

    def wheel(self, steps: int) -> bool:
        """The style before or after, where it names a level."""
        if self._steps_through_levels:
            self._restyle(-steps)
        return self._steps_through_levels

    def key(self, event: Event) -> bool:
        """Arrows change between person and computer; Enter and Space as well, by way of the levels where it names
        them, and S then goes on with the style.
        """
        if event.type == pygame.KEYDOWN and event.key == pygame.K_s and self._steps_through_levels:
            self._restyle(1)
            return True
        steps = event.type == pygame.KEYDOWN and event.key in ACTIVATE and self._steps_through_levels
        if steps and self._choice.level != LEVELS[-1]:
            self._next_level()
            return True
        return super().key(event)

    def targets(self) -> list[Target]:
        """The whole, and each choice; a computer that names its level can be pressed again."""
        whole, person, computer = super().targets()
        if self._steps_through_levels:
            computer = target(computer.id, computer.label, self.cell(1))
        return [whole, person, computer]


class SeatRow:
    """One seat: its card, its widgets, and a line about it."""

    def __init__(self, seat: int, choice: SeatChoice, change: Change) -> None:
        """`change` hears every other choice for the seat."""
        self._seat = seat
        self.choice = choice
        self._change = change
        name = choice.name
        self.name = TextField(f"field/seat_{seat}", name, name, self._rename, most=NAME_LENGTH)
        self.kind = SeatKind(seat, choice, self._sit, self._restyle)
        self.level = SeatLevel(f"field/level_{seat}", name, choice.level, self._rate, self._restyle)
        self.face = Face(f"field/portrait_{seat}", name, self._turn_face)
        self.card = Rect(0, 0, 0, 0)

    @property
    def widgets(self) -> list[Widget]:
        """In the order of Tab."""
        return [self.face, self.name, self.kind, self.level]

    def _rename(self, name: str) -> None:
        self._take(replace(self.choice, name=name))

    def _turn_face(self, look: int) -> None:
        self._take(replace(self.choice, look=look))

    def _sit(self, choice: SeatChoice) -> None:
        self._take(replace(self.choice, human=choice.human, level=choice.level))

    def _restyle(self, by: int) -> None:
        self._take(replace(self.choice, style=next_style(self.choice.style, by)))

    def _rate(self, level: int) -> None:
        self._take(replace(self.choice, level=LEVELS[level]))

    def _take(self, choice: SeatChoice) -> None:
        self.choice = choice
        self.kind.show(choice)
        self.level.chosen = LEVELS.index(choice.level)
        self.level.visible = not choice.human and not self.kind.names_level
        self._change(choice)

    def place(self, kit: Kit, card: Rect) -> None:
        """Lays everything out in its card: the levels below the name where all of it has room."""
        theme, line = kit.theme, kit.text.line(19)
        self.card = card
        control = min(max(theme.u(60), 44), max(44, round(card.h * 0.6)))
        side = min(theme.tap(104), card.h - theme.u(20))
        self.face.rect = Rect(card.left + theme.u(24), card.centery - side // 2, side, side)
        left = self.face.rect.right + theme.u(20)
        right = card.right - theme.u(14)
        kinds = max(round((right - left) * 0.52), _kinds_width(kit))
        spare = min(theme.u(8), max(3, (card.h - control - 44 - line) // 3))
        below = max(44, min(control, card.h - control - line - 3 * spare))
        self.kind.names_level = control + below + line + 3 * spare > card.h
        self.kind.show(self.choice)
        self.level.visible = not self.choice.human and not self.kind.names_level
        high = control if self.kind.names_level else control + spare + below
        top = card.top + max(theme.u(4), (card.h - high - line - spare) // 2)
        self.name.rect = Rect(left, top, right - left - kinds - theme.u(12), control)
        self.kind.rect = Rect(right - kinds, top, kinds, control)
        self.level.rect = Rect(left, top + control + spare, right - left, below)
        self.level.share(kit)

    def paint(self, kit: Kit, surface: Surface, team: int, place: str) -> None:
        """The card below its widgets, and where the seat is and how it plays."""
        theme, text, card = kit.theme, kit.text, self.card
        colour = TEAM_COLOURS[team % 6]
        kit.paint.panel(surface, card, ROW, 0.95, LINE_LIGHT, 16, 1.5)
        edge = Rect(card.left, card.top + theme.u(14), theme.u(7), card.h - theme.u(28))
        kit.paint.panel(surface, edge, colour, 1, None, 3)
        above = (self.level if self.level.visible else self.name).rect.bottom
        left, y = self.name.rect.left, (above + card.bottom) // 2
        kit.paint.team_mark(surface, team, (left + theme.u(10), y), theme.u(17))
        left += theme.u(28)
        room = card.right - theme.u(14) - left
        if card.bottom - above >= text.line(19) - 2:
            fitting = [line for line in self._lines(place) if text.width(line, 19) <= room]
            text.draw(surface, fitting[0] if fitting else place, (left, y), 19, CREAM, room=room)

    def _lines(self, place: str) -> tuple[str, ...]:
        """What may be said of the seat, the fullest first."""
        if self.choice.human:
            return (place,)
        style = words.STYLE_WORDS[self.choice.style]
        if style:
            return f"{place} · {style}", style, self.choice.style, place
        level = words.LEVEL_WORDS[self.choice.level][1]
        return f"{place} · {level}", level, place


def _kinds_width(kit: Kit) -> int:
    """What both words need beside each other."""
    both = (words.PERSON, words.COMPUTER)
    return sum(kit.text.width(word, 21.5, "strong") + kit.theme.u(18) for word in both) + 12
