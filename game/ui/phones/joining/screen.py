"""Cards on your phones: one large code at a time for the next seat, the seats round their table, and a way to play."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

from pygame import Rect, Surface

from game.messages.functions import joining as say, screens as say_screens, spoken_text as say_spoken_text
from game.toolkit.boxes import (
    Box,
    Column,
    Described,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Picture,
    Piece,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    board,
    paper,
    rule,
)
from game.toolkit.drawing.theme import (
    DIM,
    FELT,
    FELT_LIGHT,
    GOLD,
    GOLD_LIGHT,
    GOOD,
    GOOD_RIM,
    INK,
    INK_SOFT,
    LINE_LIGHT,
    PANEL,
    PANEL_DEEP,
    PAPER,
    PAPER_LINE,
    QUIET,
    ROW_CHOSEN,
    WALNUT,
    WHITE,
    WINE,
)
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook, Dialog, Dropdown, OpenDoorButton, StateScene
from game.ui.phones.joining.state import SCHEME, JoiningSeat, JoiningState
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.marks import team_mark
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import Name, draw_portrait, portrait
from game.ui.shared.requests import AskInGame, CloseDoor, GoBack, LetPhoneIn, ShowAddress, TryDoorAgain

CODE: Final = 590
"""Design pixels of the large code: it can be read from 80 cm."""

_PLACES: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((0.5, 1), (0.5, 0)),
    3: ((0.5, 1), (0, 0.3), (1, 0.3)),
    4: ((0.5, 1), (0, 0.5), (0.5, 0), (1, 0.5)),
    5: ((0.5, 1), (0, 0.6), (0.22, 0), (0.78, 0), (1, 0.6)),
    6: ((0.5, 1), (0, 0.8), (0, 0.2), (0.5, 0), (1, 0.2), (1, 0.8)),
    7: ((0.5, 1), (0, 1), (0, 0.45), (0.22, 0), (0.78, 0), (1, 0.45), (1, 1)),
    8: ((0.5, 1), (0, 1), (0, 0.5), (0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1)),
}
"""Where the plates are, clockwise from the one in front: shares of the room across and down."""


class _AroundTable(Box):
    """Plates round a small table, in the order of play."""

    def __init__(self, plates: Sequence[Box]) -> None:
        self._plates = plates

    def width(self, kit: Kit) -> int:
        return 3 * kit.theme.u(WIDTH)

    def height(self, kit: Kit, width: int) -> int:
        return 3 * kit.theme.u(HEIGHT)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        gap = kit.theme.u(12)
        each = Rect(0, 0, min(kit.theme.u(WIDTH), (rect.w - 2 * gap) // 3), 0)
        each.h = min(max(plate.height(kit, each.w) for plate in self._plates), (rect.h - 2 * gap) // 3)
        yield Piece(rect, partial(_draw_table, each.size))
        for plate, (across, down) in zip(self._plates, _PLACES[len(self._plates)], strict=True):
            at = rect.x + round((rect.w - each.w) * across), rect.y + round((rect.h - each.h) * down)
            yield from plate.place(kit, Rect(at, each.size))


def _draw_table(plate: tuple[int, int], kit: Kit, surface: Surface, rect: Rect) -> None:
    felt = rect.inflate(-plate[0], -plate[1] * 5 // 4)
    kit.paint.panel(surface, felt.inflate(kit.theme.u(28), kit.theme.u(28)), WALNUT, 1, GOLD, 10**4, 2)
    kit.paint.panel(surface, felt, FELT_LIGHT, 1, FELT, 10**4, 2)
    width = kit.theme.u(84)
    surface.blit(card_art(kit).back("hand", width), (felt.centerx - width, felt.centery - width * 3 // 4))
    surface.blit(card_art(kit).back("foot", width), (felt.centerx - width // 3, felt.centery - width * 3 // 5))


class JoiningScene(StateScene[JoiningState]):
    """Paper with the code at the left, the seats at the right."""

    name = "joining"
    is_spoken = True
    first_focus = "button/start"

    def __init__(
        self, look: Callable[[], JoiningState], ask: AskInGame, change: Callable[[int], Dialog] | None = None
    ) -> None:
        """`look` returns the current facts; `change` makes the question who plays a seat, if it may be asked."""
        super().__init__(look())
        self._look = look
        self._ask, self._change = ask, change
        self.form.on_cancel = self._back = partial(ask, GoBack())

    def follow(self) -> None:
        self.set_state(self._look(), chosen=self.state.chosen)

    def _ask_who_plays(self, seat: int) -> None:
        if self._change is not None:
            self.open(self._change(seat))

    def _let_in(self, seat: int) -> None:
        self.set_state(chosen=seat)
        self._ask(LetPhoneIn(seat))

    def _close(self) -> None:
        self._ask(CloseDoor())
        self._ask(GoBack())

    def _explain_joining(self) -> None:
        told = "\n\n".join((say.same_network(), say.guest_network(), say.firewall(), say.no_internet()))
        self.show_note(say.not_joining(), told)

    # ---- its appearance

    def content(self, kit: Kit) -> Box:
        told = say.stop() if self.state.trouble else say.close_door()
        close = OpenDoorButton("button/close_door", told, self._close, icon="door")
        columns = Row(Share(self._sheet(kit), 0.39), Share(self._seats(), 0.61), gap=30, across="stretch")
        return Column(Bar(self._title, [self.way_back], [close]), Grow(Pad(columns, 44, 26, 26)))

    @property
    def _way_on(self) -> str:
        if self.state.is_score_pad:
            return say.back_to_pad()
        if self.state.is_between:
            return say_screens.back()
        return say.go_on() if self.state.has_begun else say.start()

    @property
    def _title(self) -> str:
        return say.pad_title() if self.state.is_score_pad else say.title()

    def _sheet(self, kit: Kit) -> Box:
        state, shown = self.state, self.state.shown
        if state.trouble:
            again = Button("button/try_again", say.try_again(), partial(self._ask, TryDoorAgain()))
            return self._told(say.shut(), state.trouble, WidgetSlot(again, 76))
        if not state.address:
            return self._told(self._title, say.opening())
        if shown is None:
            return self._told(say.everybody_here(), say.press_to_let_in())
        return Panel(FirstThatFits(*(self._code(shown, side) for side in (CODE, 510, 430, 350, 280))), (34, 26), paper)

    def _told(self, heading: str, words: str, *more: Box) -> Box:
        lines = Column(Words(heading, 46, WINE, "heading"), Space(16), Words(words, 26, INK), Space(20), *more, Grow())
        return Panel(lines, (40, 34), paper)

    def _code(self, shown: JoiningSeat, side: float) -> Box:
        name = shown.person.name
        state = self.state
        head = Row(
            portrait(shown.person, 108, lit=True),
            Grow(Column(Words(say.scan(name), 48, WINE, "heading", lines=1), Words(say.with_camera(), 26, INK_SOFT))),
            gap=20,
            across="center",
        )
        code = Row(Grow(), qr_code(shown.link, side, name), Grow())
        typed: list[Box] = [
            Words(say.type_address(), 26, INK),
            Words(state.address, 42, GOOD, "strong", lines=1),
        ]  # kerning hides the dots of figures
        if len(state.addresses) > 1 and state.bind in state.addresses:
            networks = Dropdown(
                "field/network",
                say.network(),
                [f"{SCHEME}{address}:{state.address.rpartition(':')[2]}" for address in state.addresses],
                state.addresses.index(state.bind),
                lambda n: self._ask(ShowAddress(state.addresses[n])),
            )
            typed[1] = WidgetSlot(networks, 62)
        typed.append(Words(say.then_code(" ".join(shown.code)), 26, INK))
        if state.is_unreached:
            typed += [Space(8), Sized(Words(say.unreached(), 24, WINE, "strong"), width=300)]
        who = Sized(head, width=300)  # a long name doesn't make the code smaller
        return Column(who, Grow(Space(10)), code, Grow(Space(10)), rule(PAPER_LINE), Space(12), *typed, gap=4)

    def _seats(self) -> Box:
        state, shown = self.state, self.state.shown
        plates = [
            seat_plate(
                one,
                shown is not None and one.seat == shown.seat,
                partial(self._ask_who_plays, one.seat) if self._change is not None else None,
                partial(self.set_state, chosen=one.seat),
                partial(self._let_in, one.seat),
            )
            for one in state.seats
        ]
        here = [one for one in state.wanted if one.is_taken]
        asleep = sum(not one.is_awake for one in here)
        start = Button(
            "button/start",
            self._way_on,
            self._back,
            look=ButtonLook("primary", 46, 24, heading=True),
            sub=say.phones_here(len(here), asleep, len(state.wanted) - len(here)),
        )
        more = Button("button/not_joining", say.not_joining(), self._explain_joining, look=25)
        more.sub = say.what_to_try()
        around = Panel(_AroundTable(plates), (16, 16), board(PANEL_DEEP, 0.5, LINE_LIGHT, 18))
        buttons = Row(Grow(WidgetSlot(start, 130)), WidgetSlot(more, 130), gap=22)
        return Column(Grow(around), Space(22), buttons, Space(12), Words(say.note(), 23, QUIET, align="center"))


WIDTH, HEIGHT = 330, 184
"""Design pixels of a plate."""
LETTER_GAP: Final = 6


class JoiningFace(Button):
    """A face to press, to choose who plays there."""

    radius = 60

    def __init__(self, id: str, label: str, person: PlayerAtTable, on_press: Callable[[], None]) -> None:
        super().__init__(id, label, on_press)
        self._person = person

    def wanted(self, kit: Kit) -> int:
        return kit.theme.tap(84)

    def draw(self, kit: Kit, surface: Surface) -> None:
        side = min(self.rect.size)
        at = (self.rect.x, self.rect.centery - side // 2)
        draw_portrait(kit, surface, self._person, at, side, self.hover)


class CodeButton(Button):
    """The letters of a seat on tiles; a press shows its large code."""

    def draw(self, kit: Kit, surface: Surface) -> None:
        letters, gap = self.caption.replace(" ", ""), kit.theme.u(LETTER_GAP)
        width = (self.rect.w - gap * (len(letters) - 1)) // max(1, len(letters))
        for n, letter in enumerate(letters):
            tile = Rect(self.rect.x + n * (width + gap), self.rect.y, width, self.rect.h)
            kit.paint.panel(surface, tile, GOLD_LIGHT if self.hover else PAPER, 1, None, 10)
            kit.text.draw(surface, letter, tile.center, 36, INK, "number", "center", width)


class HereButton(Button):
    """A green field that shows a connected phone."""

    def draw_ground(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        kit.paint.panel(surface, rect, GOOD, 1, GOOD_RIM, self.radius, 2)


def seat_plate(
    seat: JoiningSeat,
    is_lit: bool,
    change: Callable[[], None] | None,
    show: Callable[[], None],
    let_in: Callable[[], None],
) -> Box:
    """The plate; its face opens a question if there is a `change`, its letters show its code, and if it has none, a
    press makes one.
    """
    face: Box = portrait(seat.person, 84)
    if change is not None:
        pressed = JoiningFace(f"button/change_{seat.seat}", say.change(seat.person.name), seat.person, change)
        face = WidgetSlot(pressed.with_tip(seat.line), 84, 84)
    name = Row(team_mark(seat.person.team, 18), Grow(Name(seat.person.name, 30)), gap=8)
    line = Words(
        say.scan_now() if is_lit else seat.line,
        22,
        GOOD_RIM if seat.is_taken else GOLD_LIGHT if is_lit else DIM,
        lines=1,
    )
    told = Column(Grow(), name, FirstThatFits(line, Space(0)), Grow(), gap=2)  # a line without room is in the tip
    head = Row(face, Grow(told), gap=14)
    ground = board(
        ROW_CHOSEN if is_lit else PANEL, 0.94, GOLD if is_lit else LINE_LIGHT, 18, 3 if is_lit else 1.5, None
    )
    return Panel(Column(Grow(head), WidgetSlot(_below(seat, show, let_in), 60), gap=8), (16, 12), ground)


def _below(seat: JoiningSeat, show: Callable[[], None], let_in: Callable[[], None]) -> Button:
    id = f"button/phone_{seat.seat}"
    if seat.code:
        code = " ".join(seat.code)
        return CodeButton(id, say_spoken_text.belonging(seat.person.name, code), show).shown_as(code)
    if seat.is_taken:
        sign, picture = (say.ready(), "tick") if seat.is_awake else (say.asleep(), "moon")
        here = HereButton(id, say_spoken_text.belonging(seat.person.name, sign), let_in, icon=picture, look=26)
        return here.shown_as(sign).with_tip(say.another_phone())
    return Button(id, say.let_phone_in(), let_in, icon="phone", look=22)


MARGIN: Final = 4
"""Modules of white around the pattern, as the standard requires."""


@lru_cache(maxsize=4)
def modules(link: str) -> tuple[bytes, ...]:
    """The pattern by rows, a byte for each module, 1 for a dark one."""
    import segno  # only once a door is open

    return tuple(bytes(row) for row in segno.make_qr(link, error="m", boost_error=False).matrix)


def qr_code(link: str, side: float, name: str) -> Box:
    """The pattern on a white square; `name` is whose code it is."""

    def draw(kit: Kit, surface: Surface, rect: Rect) -> None:
        rows = modules(link)
        surface.fill(WHITE, rect)
        each = rect.w // (len(rows) + 2 * MARGIN)  # whole pixels: a camera sees blurred edges as noise
        left = rect.x + (rect.w - each * len(rows)) // 2
        top = rect.y + (rect.h - each * len(rows)) // 2
        for y, row in enumerate(rows):
            for x, dark in enumerate(row):
                if dark:
                    surface.fill(INK, Rect(left + x * each, top + y * each, each, each))

    return Described(Picture(draw, side, side), say.code_picture(name))
