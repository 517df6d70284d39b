"""The seats of New game: who sits there, with which face, called what, and how well a computer player plays in which
style.
"""

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.ai.level_names import SEATED
from game.ai.player import STYLES, Style
from game.portrait_art import LOOKS, colour_in, face_in, look_in
from game.text.messages import joining as say_joining
from game.text.messages import people as say_people
from game.text.messages import screens as say_screens
from game.ui.boxes import (
    Box,
    Column,
    Grow,
    Located,
    OneOf,
    Panel,
    Put,
    Row,
    Share,
    Sized,
    Unseen,
    Words,
    board,
    team_mark,
)
from game.ui.core import portraits
from game.ui.core.kit import Kit
from game.ui.core.theme import GOLD, INK_ON_GOLD, LINE_LIGHT, ROW, TEAM_COLOURS
from game.ui.models import SeatChoice, SeatedPerson
from game.ui.new_game.choices import NAME_LENGTH, shown_name
from game.ui.new_game.dragging import Carry, FromChair, Gesture, Grip
from game.ui.table.gestures import DOUBLE_WITHIN
from game.ui.widgets import Segmented, TextField, Widget
from game.ui.widgets.base import ACTIVATE
from game.words import screens as words

TakeChoice = Callable[[SeatChoice], None]
LETTERS = 24.0
"""Design pixels of the words for person and computer, and for the levels."""
LEAST_CARD = 90
"""Design pixels: how low the card of a seat may be."""
FACE_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, **dict.fromkeys(ACTIVATE, 1)}


class ShownFace(Struct, frozen=True):
    """The portrait of somebody by its number; `taken` are the faces of the others at the table. `is_picked` while the
    person is the first of two who change chairs.
    """

    look: int
    team: int = portraits.NO_TEAM
    taken: frozenset[int] = frozenset()
    is_picked: bool = False

    def next(self, by: int) -> int:
        """The portrait with the next face that nobody else has, forwards or backwards."""
        count = len(LOOKS)
        face, colour = face_in(self.look), colour_in(self.look)
        steps = ((face + by * n) % count for n in range(1, count + 1))
        return look_in(next(one for one in steps if one not in self.taken or one == face), colour)


class ShownSeat(Struct, frozen=True):
    """All that is shown of a seat; `place` says where it is, `is_person` where nobody else can sit there."""

    seat: int
    choice: SeatChoice
    face: ShownFace
    place: str
    is_person: bool = False
    may_phone: bool = False
    """Whether a person there may play from a phone."""

    @property
    def label(self) -> str:
        return shown_name(self.choice) or self.place

    @property
    def lines(self) -> tuple[str, ...]:
        """What may be said of the seat, the fullest first."""
        if self.choice.human or self.is_person:
            return (self.place,)
        if self.choice.style in words.STYLES:
            style, about = (said() for said in words.STYLES[self.choice.style])
            return say_screens.seat_line(self.place, about), about, style, self.place
        level = words.LEVELS[self.choice.level][1]()
        return say_screens.seat_line(self.place, level), level, self.place


class SeatFace(Widget):
    """A portrait to press; Enter, Space and the right arrow take the next one as well, the left arrow the one before.

    Faces that others at the table have are passed over.
    """

    role = "choice"
    radius = 60
    lies_over = True
    doing = (*Widget.doing, "_grip")

    def __init__(
        self,
        id: str,
        label: str,
        face: ShownFace,
        change: Callable[[int], None],
        chair: int = 0,
        carry: Carry | None = None,
    ) -> None:
        """With `carry` the face can be dragged from its chair; while chairs are changed by presses, a press picks
        whoever sits there instead of taking another face.
        """
        self._pick = carry.pick if carry is not None else None
        drags = say_screens.next_face() if carry is None else say_screens.next_face_or_drag()
        super().__init__(id, label, tooltip=say_people.press_to_change() if self._pick is not None else drags)
        self.help_key = "field/portrait"
        self._face = face
        self._change = change
        self._chair = FromChair(chair)
        self._grip = Grip(carry)

    @property
    def value(self) -> str:
        return say_screens.face_number(self._face.look + 1)

    def wanted(self, kit: Kit) -> int:
        return kit.theme.tap(104)

    @property
    def captures(self) -> bool:
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
            self._change(self._face.next(by))

    def draw(self, kit: Kit, surface: Surface) -> None:
        """The portrait, and a pencil that says that it can be changed, or arrows where its chair can."""
        spot = Rect(0, 0, *[min(self.rect.size)] * 2)
        spot.center = self.rect.center
        if self._face.is_picked:
            kit.paint.icon(surface, "disc", spot.center, spot.h, GOLD)
            spot.inflate_ip(-spot.h // 6, -spot.h // 6)
        portraits.draw(kit.paint, surface, self._face.look, self._face.team, spot.topleft, spot.h, self.hover)
        badge = max(16, round(spot.h * 0.3))
        corner = (spot.right - badge // 2, spot.bottom - badge // 2)
        kit.paint.icon(surface, "disc", corner, badge, GOLD)
        icon = "edit" if self._pick is None else "up_down"
        kit.paint.icon(surface, icon, corner, round(badge * 0.68), INK_ON_GOLD)

    def draw_over(self, kit: Kit, surface: Surface) -> None:
        self._grip.draw(kit, surface, SeatedPerson(self.label, self._face.team, self._face.look))


class _PressedAgain(Segmented):
    """Choices of which the taken one, pressed again, `goes_on` to something; the wheel and S then lead to the next
    style. The other presses of a double click mean what the first did, and do not go on.
    """

    goes_on = True
    doing = (*Segmented.doing, "_just_taken", "_rested")

    def __init__(
        self,
        what: str,
        seat: ShownSeat,
        change: TakeChoice,
        options: tuple[Sequence[str], int],
        take: Callable[[int], None],
        weights: Sequence[float] | None = None,
    ) -> None:
        """`options` with the number of the one taken."""
        super().__init__(f"field/{what}_{seat.seat}", seat.label, *options, take, size=LETTERS, weights=weights)
        self.help_key = f"field/{what}"
        self.choice = seat.choice
        self._change = change
        self._just_taken = -1
        self._rested = 0.0

    def change(self, **fields: object) -> None:
        """Another choice for the seat."""
        self._change(replace(self.choice, **fields))

    def _restyle(self, by: int) -> None:
        self.change(style=next_style(self.choice.style, by))

    def go_on(self) -> None:
        """What a press on the taken one does."""
        self._restyle(1)

    def mouse(self, event: Event) -> bool:
        if event.type != pygame.MOUSEBUTTONDOWN:
            return super().mouse(event)
        before = self.chosen
        if not self.goes_on or not self.cell(before).collidepoint(event.pos):
            super().mouse(event)
            if self.chosen != before:
                self._just_taken, self._rested = self.chosen, 0.0
        elif self._just_taken == before and self._rested <= DOUBLE_WITHIN:
            self._rested = 0.0
        else:
            self.go_on()
        return True

    def wheel(self, steps: int) -> bool:
        has_style = self.goes_on and not self.choice.human
        if has_style:
            self._restyle(-steps)
        return has_style

    def key(self, event: Event) -> bool:
        if self.goes_on and not self.choice.human and event.type == pygame.KEYDOWN and event.key == pygame.K_s:
            self._restyle(1)
            return True
        return super().key(event)

    def update(self, dt: float) -> bool:
        self._rested += dt
        return super().update(dt)

    def does_something(self, index: int) -> bool:
        """The taken one where it goes on, too."""
        return self.goes_on or super().does_something(index)


class SeatLevel(_PressedAgain):
    """The levels side by side; the taken one leads to the next style."""

    def __init__(self, seat: ShownSeat, change: TakeChoice) -> None:
        titles = [words.LEVELS[name][0]() for name in SEATED]
        options = titles, SEATED.index(seat.choice.level)
        super().__init__("level", seat, change, options, lambda level: self.change(level=SEATED[level]))
        self.tooltip = say_screens.next_style()

    def _wanted(self, kit: Kit) -> list[int]:
        """Room for each of the words in the least letters, and for a finger."""
        around = kit.theme.u(10) + 4
        each = zip(self.options, self.sizes, strict=True)
        return [max(50, kit.text.least_width(option, size, 0, "strong") + around) for option, size in each]


class SeatKind(_PressedAgain):
    """Person or computer. Where there is no room for the levels beside each other it `names_level` in the computer's
    half, which leads to the next one; so do Enter and Space, by way of which a person comes after the last. The
    person's half then says whether that one plays from a phone, and leads there.
    """

    def __init__(self, seat: ShownSeat, change: TakeChoice, names_level: bool) -> None:
        choice = seat.choice
        self.goes_on = names_level and (not choice.human or seat.may_phone)
        computer = words.LEVELS[choice.level][0]() if names_level and not choice.human else say_screens.computer()
        is_phone = names_level and choice.human and choice.on_phone
        person = say_joining.phone() if is_phone else say_screens.person()
        options = (person, computer), int(not choice.human)
        shares = [len(word) + 1.5 for word in (say_screens.person(), say_screens.computer())]
        super().__init__("kind", seat, change, options, lambda kind: self.change(human=kind == 0), shares)
        next_one = say_joining.phone_or_screen() if choice.human else say_screens.next_level()
        self.tooltip = next_one if self.goes_on else ""

    def go_on(self) -> None:
        """The next level; a person goes to a phone, and back."""
        if self.choice.human:
            self.change(on_phone=not self.choice.on_phone)
            return
        self.change(level=SEATED[(SEATED.index(self.choice.level) + 1) % len(SEATED)])

    def wanted(self, kit: Kit) -> int:
        """What the words of both need, whatever it says now."""
        each = (kit.text.width(word, LETTERS, "strong") for word in (say_screens.person(), say_screens.computer()))
        return sum(wide + kit.theme.u(18) for wide in each) + 12

    def key(self, event: Event) -> bool:
        is_pressed = event.type == pygame.KEYDOWN and event.key in ACTIVATE
        is_last = self.choice.on_phone if self.choice.human else self.choice.level == SEATED[-1]
        if is_pressed and self.goes_on and not is_last:
            self.go_on()
            return True
        return super().key(event)


class SeatWhere(Segmented):
    """Where a person plays: at this screen, or from a phone."""

    def __init__(self, seat: ShownSeat, change: TakeChoice) -> None:
        ways = say_joining.at_the_screen(), say_joining.on_phone()
        at = int(seat.choice.on_phone)
        super().__init__(
            f"field/where_{seat.seat}",
            seat.label,
            ways,
            at,
            lambda way: change(replace(seat.choice, on_phone=way == 1)),
            size=LETTERS,
        )
        self.help_key = "field/where"


def shown_seats(
    seats: Sequence[SeatChoice], looks: Sequence[int], teams: int, may_phone: bool = False
) -> list[ShownSeat]:
    """The seats of a table with so many teams, each with its portrait; people `may_phone` where a game is begun."""
    faces = [face_in(look) for look in looks]
    return [
        ShownSeat(
            n,
            seat,
            ShownFace(looks[n], n % teams, frozenset((*faces[:n], *faces[n + 1 :]))),
            words.seat_place(n, len(seats), n != 0 and n % teams == 0),
            may_phone=may_phone,
        )
        for n, seat in enumerate(seats)
    ]


def seat_cards(
    seats: Sequence[ShownSeat],
    change: Callable[[int, SeatChoice], None],
    most: float,
    carry: Carry | None = None,
    lies: Callable[[int, Rect], object] = lambda seat, rect: None,
) -> Box:
    """The seats in the order of play, each at `most` so many design pixels high. `change` hears every other choice,
    `lies` where each is; with `carry` faces can be dragged from chair to chair.
    """
    cards = [Located(_card(seat, partial(change, seat.seat), carry), partial(lies, seat.seat)) for seat in seats]
    return Column(*(Grow(Sized(card, high=LEAST_CARD), most=most / LEAST_CARD) for card in cards), Grow(), gap=10)


def _card(seat: ShownSeat, change: TakeChoice, carry: Carry | None) -> Box:
    """The card of a seat, with a line about it: the levels below the name where all of it has room."""
    number, choice, team = seat.seat, seat.choice, seat.face.team
    face = SeatFace(
        f"field/portrait_{number}",
        seat.label,
        seat.face,
        lambda look: change(replace(choice, look=look)),
        number,
        carry,
    )
    field = TextField(
        f"field/seat_{number}",
        say_screens.name_at_seat(number + 1),
        shown_name(choice),
        lambda name: change(replace(choice, name=name, is_written=True)),
        most=NAME_LENGTH,
    )
    field.help_key = "field/seat"
    about = OneOf(*(Words(line, 19, lines=1) for line in seat.lines))
    line = Row(team_mark(team, 17), Share(about), gap=10)
    if seat.is_person:
        alone: Box = Put(field, 60, 0)
        with_levels = without = Column(alone, line, gap=6)
    else:
        name, alone = (
            Row(Grow(Put(field, 60, 0)), Grow(Put(SeatKind(seat, change, names_level), 60), 0.02), gap=10)
            for names_level in (False, True)
        )
        level = Put(SeatLevel(seat, change), 60)
        second: Box = level
        if choice.human:
            second = Put(SeatWhere(seat, change), 60) if seat.may_phone else Unseen(level)
        with_levels = Column(name, second, line, gap=8)
        without = Column(alone, line, gap=2)
    large, small = Put(face, 104), Put(face, 72, 80)
    forms = ((large, with_levels), (large, without), (small, without), (small, alone))
    inside = OneOf(*(Row(face, Grow(told), gap=18) for face, told in forms))
    return Panel(inside, (16, 0), board(ROW, 0.95, LINE_LIGHT, 16, 1.5, TEAM_COLOURS[team]))


def next_style(style: Style, by: int) -> Style:
    """The style so many further on, round and round from the careful one to the racing one.

    >>> next_style("balanced", 1), next_style("racing", 1), next_style("careful", -1)
    ('racing', 'careful', 'racing')
    """
    return STYLES[(STYLES.index(style) + by) % len(STYLES)]
