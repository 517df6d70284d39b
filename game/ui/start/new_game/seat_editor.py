"""A seat's editor: who sits in it, with which face, and how a computer player plays."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.ai.level_names import SEATED
from game.ai.player import STYLES
from game.messages.functions import joining as say_joining, new_game as say, screens as say_screens
from game.messages.language import named
from game.portrait_art import face_in
from game.toolkit.boxes import Box, Column, FirstThatFits, Grow, Layers, Reserved, Row, Share, WidgetSlot, Words
from game.toolkit.drawing.theme import CREAM, QUIET
from game.toolkit.widgets import Dialog, TextField
from game.toolkit.widgets.stars import stars
from game.toolkit.widgets.tiles import Tile, Tiles
from game.ui.shared.models import SeatChoice
from game.ui.shared.people.face_choice import SeatFace, ShownFace
from game.ui.start.new_game.choices import seat_place, shown_name
from game.ui.start.new_game.round_table import ShownChair
from saves.players.people import LONGEST_PERSON

TakeChoice = Callable[[SeatChoice], None]


class ShownSeat(Struct, frozen=True):
    """How a seat is shown; `place` says where it is, `is_person`: only a person can sit there."""

    seat: int
    choice: SeatChoice
    face: ShownFace
    place: str
    is_person: bool = False
    may_phone: bool = False
    """Whether a person there may play from a phone."""
    shows_level: bool = True
    """Whether a computer player's level is worth saying: they play at different ones."""

    @property
    def label(self) -> str:
        return shown_name(self.choice) or self.place

    @property
    def plays(self) -> str:
        """A computer player's level, or that the person plays on a phone; "" for a person at this screen."""
        if self.choice.human or self.is_person:
            return say_joining.phone() if self.choice.on_phone and self.may_phone else ""
        return named("screens", self.choice.level)

    @property
    def chair(self) -> ShownChair:
        """It at the drawn table."""
        sign, note = "phone" if self.choice.human else "computer", self.plays
        if sign == "computer" and not self.shows_level:
            note = ""
        return ShownChair(self.seat, self.place, self.label, note, self.face.look, self.face.team, sign)


def shown_seats(
    seats: Sequence[SeatChoice], looks: Sequence[int], teams: int, may_phone: bool = False
) -> list[ShownSeat]:
    """The seats of a table with their portraits; with `may_phone`, people may choose to play on a phone."""
    faces = [face_in(look) for look in looks]
    return [
        ShownSeat(
            n,
            seat,
            ShownFace(looks[n], n % teams, frozenset((*faces[:n], *faces[n + 1 :]))),
            seat_place(n, len(seats), n != 0 and n % teams == 0),
            may_phone=may_phone,
        )
        for n, seat in enumerate(seats)
    ]


def seat_parts(
    seat: ShownSeat,
    change: TakeChoice,
    open_dialog: Callable[[Dialog], None],
    on_named: Callable[[], None] | None = None,
) -> list[Box]:
    """The face, the name, person or computer; then where the person plays, or the level and style of the computer.
    `on_named` is called at Enter after the name; `open_dialog` opens the sheet of faces.
    """
    choice, number = seat.choice, seat.seat
    face = SeatFace(
        f"field/face_{number}", seat.label, seat.face, lambda look: change(replace(choice, look=look)), open_dialog
    )
    field = TextField(
        f"field/seat_{number}",
        say_screens.name_at_seat(number + 1),
        shown_name(choice),
        lambda name: change(replace(choice, name=name, is_written=True)),
        most=LONGEST_PERSON,
        on_submit=on_named,
    )
    field.help_key, field.plain_ink = "field/seat", CREAM
    who = Row(WidgetSlot(face, 84, 84), Grow(WidgetSlot(field, 64, 0)), gap=18)
    if seat.is_person:
        return [who]
    kinds = say.person_here(), say_screens.computer()
    kind = _either(
        f"field/kind_{number}",
        say.played_by(),
        kinds,
        int(not choice.human),
        lambda at: change(replace(choice, human=at == 0)),
    )
    kind.help_key = "field/kind"
    longest = max(" ".join(kinds).split(), key=len)
    words_whole = Reserved(Row(*(Words(longest, 24, CREAM, "strong", lines=1, least=0) for _ in range(4)), gap=18))
    beside = Layers(words_whole, Row(Share(who, 0.45), Share(WidgetSlot(kind, 64), 0.55), gap=18))
    parts: list[Box] = [FirstThatFits(beside, Column(who, WidgetSlot(kind, 64), gap=16))]
    if not choice.human:
        level = level_tiles(
            f"field/level_{number}", choice.level, lambda level: change(replace(choice, level=SEATED[level]))
        )
        rows = (say.level(), level), (say.style(), _style(seat, change))
        below = (headed(name, Grow(WidgetSlot(tiles, 84))) for name, tiles in rows)
        return [*parts, *(Grow(Column(Grow(share=0.01), Grow(row, most=1.4))) for row in below)]
    if not seat.may_phone:
        return parts
    where = _either(
        f"field/where_{number}",
        seat.label,
        (say_joining.at_the_screen(), say_joining.on_phone()),
        int(choice.on_phone),
        lambda way: change(replace(choice, on_phone=way == 1)),
    )
    where.help_key = "field/where"
    return [
        *parts,
        WidgetSlot(where, 66),
        *([Words(say_joining.scan_after_start(), 24, QUIET)] if choice.on_phone else []),
    ]


def _either(id: str, label: str, options: tuple[str, str], chosen: int, take: Callable[[int], None]) -> Tiles:
    tiles = [Tile(option, Words(option, 24, CREAM, "strong", "center", lines=1)) for option in options]
    return Tiles(id, label, tiles, chosen, take, columns=2)


def level_tiles(id: str, level: str, take: Callable[[int], None]) -> Tiles:
    """The levels with their stars; none is selected if `level` isn't one."""
    tiles = [Tile(named("screens", name), _level(name), about=named("screens", f"{name}_about")) for name in SEATED]
    at = SEATED.index(level) if level in SEATED else -1
    widget = Tiles(id, say.how_well(), tiles, at, take, columns=len(tiles))
    widget.help_key = "field/level"
    return widget


def _level(name: str) -> Box:
    title = Words(named("screens", name), 24, CREAM, "strong", "center", lines=1)
    own = SEATED.index(name) + 1
    row = Row(Grow(), stars(own, 20, most=len(SEATED) - 1), Grow()) if own < len(SEATED) else None
    below = row or Words(say.by_your_games(), 24, QUIET, align="center", lines=1)
    return FirstThatFits(Column(Grow(), title, below, Grow()), Column(Grow(), title, Grow()))


def _style(seat: ShownSeat, change: TakeChoice) -> Tiles:
    def inside(name: str, about: str) -> Box:
        title = Words(name, 24, CREAM, "strong", "center", lines=1)
        below = Words(about, 24, QUIET, align="center", lines=1)
        return FirstThatFits(Column(Grow(), title, below, Grow()), Column(Grow(), title, Grow()))

    choice = seat.choice
    told = [(named("screens", style), named("screens", f"{style}_about")) for style in STYLES]
    tiles = [Tile(name, inside(name, about), about=about) for name, about in told]
    style = Tiles(
        f"field/style_{seat.seat}",
        say.what_style(),
        tiles,
        STYLES.index(choice.style),
        lambda at: change(replace(choice, style=STYLES[at])),
        columns=len(tiles),
    )
    style.help_key = "field/style"
    return style


def headed(heading: str, box: Box) -> Box:
    """A part of a tray below its heading."""
    return Column(Words(heading, 26, CREAM, "heading", lines=1), box, gap=6)
