"""The seats of New game: who sits there, with which face, called what, and how well a computer player plays in which
style.
"""

from collections.abc import Callable, Collection

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.ai.level_names import SEATED
from game.ai.player import STYLES, Style
from game.ui.boxes import Box, Column, Grow, Located, OneOf, Panel, Put, Row, Share, Unseen, Words, board, team_mark
from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.theme import GOLD, INK_ON_GOLD, LINE_LIGHT, ROW, TEAM_COLOURS
from game.ui.models import SeatChoice
from game.ui.new_game.choices import NAME_LENGTH
from game.ui.new_game.dragging import Carry, FromChair, Gesture, Grip
from game.ui.table.gestures import DOUBLE_WITHIN
from game.ui.widgets import Segmented, TextField, Widget
from game.ui.widgets.base import ACTIVATE
from game.words import people_texts as people
from game.words import screens as words

TakeChoice = Callable[[SeatChoice], None]
LETTERS = 24.0
"""Design pixels of the words for person and computer, and for the levels."""
FACE_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, **dict.fromkeys(ACTIVATE, 1)}


class PressesInARow:
    """Presses that follow each other as those of a double click do. The first has chosen something, the others mean the
    same: they do not go on to what a press on the chosen one does. It outlives the widgets, which a choice may replace.
    """

    def __init__(self) -> None:
        self._chosen = ""
        self._rested = 0.0

    def choose(self, id: str) -> None:
        """The first of them has chosen what has this id."""
        self._chosen, self._rested = id, 0.0

    def mean(self, id: str) -> bool:
        """Whether a press that comes now on what is chosen is one of those that chose it."""
        if self._chosen != id or self._rested > DOUBLE_WITHIN:
            return False
        self._rested = 0.0
        return True

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._rested += dt


class SeatFace(Widget):
    """A portrait to press; Enter, Space and the right arrow take the next one as well, the left arrow the one before.

    Faces that others at the table have are passed over.
    """

    role = "choice"
    radius = 60

    doing = (*Widget.doing, "_grip")

    def __init__(
        self,
        id: str,
        label: str,
        change: Callable[[int], None],
        chair: int = 0,
        carry: Carry | None = None,
        look: int = 0,
    ) -> None:
        """With `carry` the face can be dragged from its chair."""
        super().__init__(id, label, tooltip=words.NEXT_FACE if carry is None else words.NEXT_FACE_OR_DRAG)
        self._change = change
        self._chair = FromChair(chair)
        self._grip = Grip(carry)
        self._look = look
        self._team = portraits.NO_TEAM
        self._taken: frozenset[int] = frozenset()
        self._pick: Callable[[FromChair], None] | None = None
        self._is_picked = False

    def offer(self, pick: Callable[[FromChair], None] | None, is_picked: bool) -> None:
        """While chairs are changed by presses, a press picks whoever sits here instead of taking another face."""
        self._pick, self._is_picked, self.changed = pick, is_picked, True
        if pick is not None:
            self.tooltip = people.PRESS_TO_CHANGE

    @property
    def value(self) -> str:
        """Which one it is, counted from 1."""
        return words.face_number(self._look)

    def wanted(self, kit: Kit) -> int:
        """As wide as it is high."""
        return kit.theme.tap(104)

    def show(self, look: int, team: int, taken: Collection[int]) -> None:
        """What is shown; `taken` are the faces of the others."""
        faces = frozenset(map(portraits.face_in, taken))
        self._look, self._team, self._taken, self.changed = look, team, faces, True

    def turn(self, by: int) -> None:
        """The next face that nobody else has, forwards or backwards."""
        count = len(portraits.LOOKS)
        face, colour = portraits.face_in(self._look), portraits.colour_in(self._look)
        steps = ((face + by * n) % count for n in range(1, count + 1))
        self._change(portraits.look_in(next(one for one in steps if one not in self._taken or one == face), colour))

    @property
    def captures(self) -> bool:
        """While it is carried."""
        return self._grip.is_carrying

    def mouse(self, event: Event) -> bool:
        """Pressed and let go it takes the next one; moved meanwhile it is carried."""
        gesture = self._grip.mouse(event, self._chair)
        if gesture is Gesture.PRESSED and self.hit(event.pos):
            self._press(1)
        return gesture is not Gesture.NOTHING

    def key(self, event: Event) -> bool:
        """Arrows, Enter and Space; Esc lets go of what is carried."""
        if self._grip.key(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in FACE_STEPS:
            self._press(FACE_STEPS[event.key])
            return True
        return False

    def _press(self, by: int) -> None:
        if self._pick is not None:
            self._pick(self._chair)
        else:
            self.turn(by)

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The portrait, and a pencil that says that it can be changed, or arrows where its chair can."""
        spot = Rect(0, 0, *[min(self.rect.size)] * 2)
        spot.center = self.rect.center
        if self._is_picked:
            kit.paint.icon(surface, "disc", spot.center, spot.h, GOLD)
            spot.inflate_ip(-spot.h // 6, -spot.h // 6)
        portraits.draw(kit.paint, surface, self._look, self._team, spot.topleft, spot.h, self.hover)
        badge = max(16, round(spot.h * 0.3))
        corner = (spot.right - badge // 2, spot.bottom - badge // 2)
        kit.paint.icon(surface, "disc", corner, badge, GOLD)
        icon = "edit" if self._pick is None else "up_down"
        kit.paint.icon(surface, icon, corner, round(badge * 0.68), INK_ON_GOLD)


class SeatLevel(Segmented):
    """The levels side by side. The taken one pressed again, the wheel and S lead to the next style; the second press of
    a double click on a level does not.
    """

    def __init__(
        self,
        id: str,
        label: str,
        level: str,
        change: Callable[[int], None],
        restyle: Callable[[int], None],
        presses: PressesInARow,
    ) -> None:
        """`restyle` hears by how many styles to go on."""
        titles = [words.LEVEL_WORDS[name][0] for name in SEATED]
        super().__init__(id, label, titles, SEATED.index(level), change, size=LETTERS)
        self._restyle = restyle
        self._presses = presses
        self.tooltip = words.NEXT_STYLE

    def mouse(self, event: Event) -> bool:
        """A press takes the level under it, or goes on with its style."""
        if event.type != pygame.MOUSEBUTTONDOWN:
            return super().mouse(event)
        if self.cell(self.chosen).collidepoint(event.pos):
            if not self._presses.mean(self._chosen_id):
                self._restyle(1)
            return True
        before = self.chosen
        used = super().mouse(event)
        if self.chosen != before:
            self._presses.choose(self._chosen_id)
        return used

    @property
    def _chosen_id(self) -> str:
        return f"{self.id}/{self.chosen}"

    def wheel(self, steps: int) -> bool:
        """The style before or after."""
        self._restyle(-steps)
        return True

    def key(self, event: Event) -> bool:
        """S goes on with the style; the others as they do."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_s:
            self._restyle(1)
            return True
        return super().key(event)

    def does_something(self, index: int) -> bool:
        """All do: the taken one goes on with its style."""
        return True

    def _wanted(self, kit: Kit) -> list[int]:
        """Room for each of the words in the least letters, and for a finger."""
        around = kit.theme.u(10) + 4
        each = zip(self.options, self.sizes, strict=True)
        return [max(50, kit.text.least_width(option, size, 0, "strong") + around) for option, size in each]


class SeatKind(Segmented):
    """Person or computer. Where there is no room for the levels beside each other, the computer's half names its
    level, and pressing it again takes the next.
    """

    def __init__(
        self,
        seat: int,
        choice: SeatChoice,
        change: TakeChoice,
        restyle: Callable[[int], None],
        presses: PressesInARow,
    ) -> None:
        """`restyle` hears by how many styles to go on."""
        self._presses = presses
        self._choice = choice
        self._change = change
        self._restyle = restyle
        self.names_level = False
        kinds, weights = (words.PERSON, words.COMPUTER), (0.86, 1.14)
        chosen = int(not choice.human)
        super().__init__(f"field/kind_{seat}", choice.name, kinds, chosen, self._take, size=LETTERS, weights=weights)

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
        level = SEATED[(SEATED.index(self._choice.level) + by) % len(SEATED)]
        self.show(replace(self._choice, level=level))
        self._change(self._choice)

    def wanted(self, kit: Kit) -> int:
        """What the words of both need, whatever it says now."""
        each = (kit.text.width(word, LETTERS, "strong") for word in (words.PERSON, words.COMPUTER))
        return sum(wide + kit.theme.u(18) for wide in each) + 12

    @property
    def _steps_through_levels(self) -> bool:
        return self.names_level and not self._choice.human

    def mouse(self, event: Event) -> bool:
        """A press takes the choice under it; on a computer that names its level the next level, unless it is the second
        press of a double click on Computer.
        """
        computer = f"{self.id}/1"
        is_on_computer = event.type == pygame.MOUSEBUTTONDOWN and self.cell(1).collidepoint(event.pos)
        if is_on_computer and self._steps_through_levels:
            if not self._presses.mean(computer):
                self._next_level()
            return True
        if is_on_computer and self._choice.human:
            self._presses.choose(computer)
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
        if steps and self._choice.level != SEATED[-1]:
            self._next_level()
            return True
        return super().key(event)

    def does_something(self, index: int) -> bool:
        """A computer that names its level can be pressed again."""
        return super().does_something(index) or self._steps_through_levels


class SeatRow:
    """One seat: its widgets, and a line about it."""

    def __init__(
        self,
        seat: int,
        choice: SeatChoice,
        change: TakeChoice,
        presses: PressesInARow,
        is_person: bool = False,
        carry: Carry | None = None,
    ) -> None:
        """`change` hears every other choice for the seat; `is_person` where it can be nobody else. With `carry` its
        face can be dragged to another chair.
        """
        self._seat = seat
        self._is_person = is_person
        self.choice = choice
        self._change = change
        name = choice.name
        chair = words.NAME_AT_CHAIR.format(seat + 1)
        self.name = TextField(f"field/seat_{seat}", chair, name, self._rename, most=NAME_LENGTH)
        self.kind = SeatKind(seat, choice, self._sit, self._restyle, presses)
        self.level = SeatLevel(f"field/level_{seat}", name, choice.level, self._rate, self._restyle, presses)
        self.face = SeatFace(f"field/portrait_{seat}", name, self._turn_face, seat, carry)
        self.name.help_key, self.kind.help_key = "field/seat", "field/kind"
        self.level.help_key, self.face.help_key = "field/level", "field/portrait"

    @property
    def widgets(self) -> list[Widget]:
        """In the order of Tab."""
        return [self.face, self.name] if self._is_person else [self.face, self.name, self.kind, self.level]

    def _rename(self, name: str) -> None:
        self._take(replace(self.choice, name=name, is_written=True))

    def _turn_face(self, look: int) -> None:
        self._take(replace(self.choice, look=look))

    def _sit(self, choice: SeatChoice) -> None:
        self._take(replace(self.choice, human=choice.human, level=choice.level))

    def _restyle(self, by: int) -> None:
        self._take(replace(self.choice, style=next_style(self.choice.style, by)))

    def _rate(self, level: int) -> None:
        self._take(replace(self.choice, level=SEATED[level]))

    def _take(self, choice: SeatChoice) -> None:
        self.choice = choice
        if choice.name:
            self.face.label = self.kind.label = self.level.label = choice.name
        self.kind.show(choice)
        self.level.chosen = SEATED.index(choice.level)
        self.level.visible = not choice.human and not self.kind.names_level
        self._change(choice)

    def box(self, team: int, place: str) -> Box:
        """The card of the seat, with a line about it: the levels below the name where all of it has room."""
        about = OneOf(*(Words(line, 19, lines=1) for line in self._lines(place)))
        line = Row(team_mark(team, 17), Share(about), gap=10)
        name = Row(Grow(Put(self.name, 60, 0)), Grow(Put(self.kind, 60), 0.02), gap=10)
        level = Put(self.level, 60)
        below = Unseen(level) if self.choice.human else level
        with_levels: Box = Located(Column(name, below, line, gap=8), lambda _: self._name_level(False))
        without: Box = Located(Column(name, line, gap=2), lambda _: self._name_level(True))
        alone: Box = Located(name, lambda _: self._name_level(True))
        large, small = Put(self.face, 104), Put(self.face, 72, 80)
        if self._is_person:
            with_levels = without = Column(Put(self.name, 60, 0), line, gap=6)
            alone = Put(self.name, 60, 0)
        forms = ((large, with_levels), (large, without), (small, without), (small, alone))
        inside = OneOf(*(Row(face, Grow(told), gap=18) for face, told in forms))
        ground = board(ROW, 0.95, LINE_LIGHT, 16, 1.5, TEAM_COLOURS[team])
        return Panel(inside, (16, 0), ground)

    def _name_level(self, is_named: bool) -> None:
        """Whether the computer's half says how well it plays."""
        self.kind.names_level = is_named
        self.kind.show(self.choice)
        self.level.visible = not self.choice.human and not is_named

    def _lines(self, place: str) -> tuple[str, ...]:
        """What may be said of the seat, the fullest first."""
        if self.choice.human or self._is_person:
            return (place,)
        style = words.STYLE_WORDS[self.choice.style]
        if style:
            return f"{place} · {style}", style, self.choice.style, place
        level = words.LEVEL_WORDS[self.choice.level][1]
        return f"{place} · {level}", level, place


def next_style(style: Style, by: int) -> Style:
    """The style so many further on, round and round from the careful one to the racing one.

    >>> next_style("balanced", 1), next_style("racing", 1), next_style("careful", -1)
    ('racing', 'careful', 'racing')
    """
    return STYLES[(STYLES.index(style) + by) % len(STYLES)]
