"""Every widget in all its states: as tests/data/toolkit_looks.xz has it, written by `python -m tests.toolkit.looks`."""

import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import FunctionType, MethodType
from typing import Any, Final

import pygame
import pytest
from pygame import Event, Rect, Surface

from game.toolkit.boxes import Placed, Words
from game.toolkit.input.gamepad import GamepadButton, GamepadFamily, GamepadLook
from game.toolkit.kit import Kit
from game.toolkit.widgets import (
    Button,
    ButtonLook,
    Dropdown,
    HoldButton,
    IconButton,
    PaperLink,
    ScrollList,
    Segmented,
    Slider,
    Stepper,
    TextField,
    Toggle,
    Widget,
)
from game.toolkit.widgets.bar import Bar, BarButton, OpenDoorButton
from game.toolkit.widgets.button import FacedButton, row_ground
from game.toolkit.widgets.form import Dialog, Form
from game.toolkit.widgets.letter_keys import LetterKeys
from game.toolkit.widgets.page import Page, heading_line, sheet, text_line
from game.toolkit.widgets.scroll_bar import ScrollBar
from game.toolkit.widgets.scroll_list import RowButton
from game.toolkit.widgets.tiles import Tile, Tiles
from game.toolkit.widgets.tooltip import draw_tooltip, tooltip_rect
from tests.toolkit.driving import Nothing, click, drag, key, motion
from tests.toolkit.looks import Log, changes, faults_of, kits, told

LONG: Final = "A label that is too long for most of the places that it is given"
KINDS: Final = ("primary", "live", "plain", "calm", "risky", "chosen", "tile", "quiet")
PAD: Final = GamepadLook(GamepadFamily.XBOX, caps={"D": GamepadButton.WEST, "Enter": GamepadButton.START})


class SignedList(ScrollList):
    """Every second row has a second button."""

    columns = 2
    opens_at_once = False

    def sign_of(self, number: int) -> RowButton | None:
        """On the even ones."""
        return RowButton("remove", "Remove", lambda: self.choose(0)) if number % 2 == 0 else None


def draw_row(kit: Kit, surface: Surface, rect: Rect, row: int, current: bool) -> None:
    """Its number, on a ground while it is the current one."""
    kit.paint.panel(surface, rect, line=None if current else "#FF0000")


def button(kind: str, hear: Nothing, **given: Any) -> Button:
    """A button of that kind."""
    label = given.pop("label", "Deal")
    return Button("button/a", label, hear, look=ButtonLook(kind, 26, 22), **given)  # type: ignore[arg-type]


def entry(hear: Nothing) -> Button:
    """An entry of a list."""
    made = Button("button/a", "Duplicate", hear, icon="copy", sub="as a new set")
    made.is_entry = True
    return made


def replaced(hear: Nothing) -> Button:
    """One whose label may be a picture."""
    made = Button("button/a", LONG, hear, icon="copy").with_tip("Other")
    made.instead, made.word = "copy", "Copy"
    return made


def plain_field(hear: Nothing) -> TextField:
    """A field that is a pencil beside its text until it is edited."""
    made = TextField("name", "Name", "Ida Lovelace", hear, on_submit=hear, on_leave=hear)
    made.plain_ink = "#FBF4E2"
    return made


def quiet_field(hear: Nothing) -> TextField:
    """A field without paper."""
    made = TextField("name", "Name", "", hear, placeholder="A name")
    made.is_quiet = True
    return made


def bar(height: int, hear: Nothing) -> ScrollBar:
    """Of something that is 1,000 pixels long."""
    made = ScrollBar("scroll", "Scroll")
    made.on_scroll = hear
    made.place(Rect(200, 100, 20, height), 1000)
    return made


WIDGETS: Final[Mapping[str, Callable[[Nothing], Widget]]] = {
    **{f"button {kind}": partial(button, kind) for kind in KINDS},
    **{f"button {kind} full": partial(button, kind, icon="play", sub="Four hands", key="D") for kind in KINDS},
    **{f"button {kind} long": partial(button, kind, icon="play", label=LONG) for kind in KINDS[-3:]},
    "button told": lambda hear: Button("button/a", "Lay it out", hear, sub="enough to open it today", key="Enter"),
    "button heading": lambda hear: Button("button/a", "Deal", hear, look=ButtonLook("primary", 46, heading=True)),
    "button long heading": lambda hear: Button(
        "button/a", "Deal again", hear, look=ButtonLook("primary", 40, 24, heading=True), icon="play", sub="Now"
    ),
    "button short": lambda hear: Button("button/a", LONG, hear, look=22.0, icon="hint").shown_as("Short"),
    "button on paper": lambda hear: Button("button/a", "Deal", hear).on_paper().with_why(hear),
    "button entry": entry,
    "button replaced": replaced,
    "icon": lambda hear: IconButton("button/a", "Deal", hear, "play"),
    "icon dark": lambda hear: IconButton("button/a", "Deal", hear, "play", dark=True),
    "link": lambda hear: PaperLink("button/a", "Deal it to everybody", hear),
    "faced": lambda hear: FacedButton("button/a", "Deal", hear, lambda one, kit: Words(one.label), value="Web"),
    "faced row": lambda hear: FacedButton(
        "button/a", "D", hear, lambda one, _: Words(one.ink), ground=row_ground(True)
    ),
    "bar": lambda hear: BarButton("button/a", "Deal", hear, icon="play", sub="2"),
    "door": lambda hear: OpenDoorButton("button/a", "Deal", hear, icon="play"),
    "hold": lambda hear: HoldButton("button/a", "Show", hear, "Hold it"),
    "hold a press": lambda hear: HoldButton("button/a", "Show", hear, "Press it", is_held=False),
    "toggle": lambda hear: Toggle("sound", "Sound", True, hear, ("on", "off")),
    "toggle off": lambda hear: Toggle("sound", "Sound", False, hear, ("on", "off")),
    "segmented": lambda hear: Segmented("speed", "Speed", ("slow", "fast", "off"), 0, hear),
    "segmented tight": lambda hear: Segmented("speed", "Speed", ("on", "for everybody here", "off", "by far"), 2, hear),
    "segmented weighted": lambda hear: Segmented(
        "s", "S", ("a", "b", "c"), 1, hear, sizes=(18, 24, 30), weights=(1, 2, 3)
    ),
    "stepper": lambda hear: Stepper("points", "Points", 3, (0, 5), hear, words="{} points".format),
    "stepper least": lambda hear: Stepper("points", "Points", 0, (0, 5), hear),
    "slider": lambda hear: Slider("volume", "Volume", ("Off", "Low", "Half", "Loud", "Full"), 1, hear),
    "dropdown": lambda hear: Dropdown("partner", "Partner", ["Tom", "Ruth", "Ann", "Al"], 1, hear),
    "dropdown long": lambda hear: Dropdown("partner", "Partner", [f"Player {n}" for n in range(40)], 20, hear),
    "field": lambda hear: TextField("name", "Name", "Ida", hear, placeholder="A name", most=12, on_leave=hear),
    "field empty": lambda hear: TextField("name", "Name", "", hear, placeholder="A name", on_submit=hear),
    "field long": lambda hear: TextField("name", "Name", LONG, hear, most=80),
    "field plain": plain_field,
    "field quiet": quiet_field,
    "list": lambda hear: ScrollList("rows", "Rows", [f"row {n}" for n in range(20)], draw_row, hear, on_move=hear),
    "list given": lambda hear: ScrollList(
        "rows", "Rows", list("abcdefgh"), draw_row, hear, current=6, design_row_height=70
    ),
    "list to read": lambda hear: ScrollList("rows", "Rows", list("abcdefgh"), draw_row),
    "list signed": lambda hear: SignedList("rows", "Rows", [f"row {n}" for n in range(9)], draw_row, hear),
    "list empty": lambda hear: ScrollList("rows", "Rows", [], draw_row, hear),
    "list short": lambda hear: ScrollList("rows", "Rows", ["a", "b"], draw_row, hear),
    "scroll bar": partial(bar, 200),
    "scroll bar tiny": partial(bar, 37),
    "page": lambda hear: Page(
        "Rules", lambda kit, _: [(heading_line if n % 9 == 4 else text_line)(f"{n}") for n in range(40)]
    ),
    "tiles": lambda hear: Tiles(
        "rules", "Rules", [Tile(name, Words(name)) for name in ("Web", "Own", "Old")], 0, hear, 2
    ),
    "tiles open": lambda hear: Tiles(
        "r", "R", [Tile(n, Words(n), f"r/{n}", "about") for n in "abcde"], 3, hear, 4, may_be_open=True
    ),
}
DRAWN: Final = (
    ("usual", (400, 64)), ("usual", (150, 52)), ("usual", (300, 130)), ("larger", (600, 96)), ("small", (170, 44)),
    ("high", (300, 60)), ("grown", (400, 64)), ("grown", (210, 80)),
)  # fmt: skip


def place_of(kind: str, size: tuple[int, int]) -> Rect:
    """Where it lies: a list is higher."""
    return Rect(60, 50, size[0], size[1] * (5 if kind.startswith(("list", "page", "tiles")) else 1))


def lying(kind: str, kit: Kit, size: tuple[int, int], hear: Nothing) -> Widget:
    """A new one in its place."""
    widget = WIDGETS[kind](hear)
    if not isinstance(widget, ScrollBar):
        widget.fit_into(kit, place_of(kind, size))
    return widget


def states(widget: Widget) -> Iterator[str]:
    """What can be seen of it, one after the other."""
    yield "rest"
    widget.hover = True
    yield "hover"
    widget.pressed = True
    yield "pressed"
    if isinstance(widget, TextField):
        widget.focus(True)
        yield "written in"
        widget.caret, widget._all = 2, False
        yield "caret"
        widget.focus(False)
    if isinstance(widget, Dropdown):
        widget.open()
        yield "open"
        widget.is_open = False
    if isinstance(widget, HoldButton):
        widget._ring = 0.4
        yield "held"
    widget.hover = widget.pressed = False
    widget.enable(False, "Not yet")
    yield "off"


def draw(widget: Widget, kit: Kit, surface: Surface) -> None:
    """All of it."""
    widget.draw(kit, surface)
    widget.draw_over(kit, surface)


def draw_all(kind: str, log: Log) -> None:
    """It in all its states and windows, and how wide it would like to be."""
    made = kits()
    padded = made["larger"].adopting(lambda _: None)
    padded = type(padded)(padded.theme, padded.text, padded.paint, padded.art, gamepad=PAD)
    for name, size in DRAWN:
        kit, widget = made[name], lying(kind, made[name], size, Nothing())
        log.tell("wants", name, widget.wanted(kit), widget.wanted(padded))
        for state in states(widget):
            place = widget.rect
            seen = (place.right + 40, place.bottom + (300 if state == "open" else 40))
            with log.listening(kit):
                log.tell(name, size, state)
                draw(widget, kit, Surface(seen))
            if (name, size) in (DRAWN[0], DRAWN[3], DRAWN[5]):
                log.draw(f"{name} {state}", kit, seen, partial(draw, widget, kit))
            log.tell(widget.tip(), widget.ring(), widget.extent, widget.value)
        widget.draw(padded, Surface(seen))
    log.draw("with a pad", padded, (700, 180), partial(lying(kind, padded, (600, 96), Nothing()).draw, padded))


# ---- what they do


def by_pad(code: int, mod: int = 0) -> Event:
    """A key that a button of a pad stands for."""
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", by_pad=True)


def touch(pos: tuple[int, int]) -> list[Event]:
    """A finger."""
    return [Event(one.type, {**one.dict, "touch": True}) for one in click(pos)[1:]]


KEYS: Final = (
    *("LEFT", "RIGHT", "UP", "DOWN", "HOME", "END", "PAGEUP", "PAGEDOWN", "RETURN", "KP_ENTER", "SPACE", "TAB"),
    *("ESCAPE", "DELETE", "BACKSPACE", "PLUS", "MINUS", "KP_PLUS", "F1", "a"),
)
Do = Callable[[Widget], object]


def answers(rect: Rect) -> dict[str, list[Event]]:
    """What a person may do to something there, by its name."""
    found = {name: [key(getattr(pygame, f"K_{name}"))] for name in KEYS}
    found |= {f"pad {name}": [by_pad(getattr(pygame, f"K_{name}"))] for name in KEYS[:13]}
    found |= {f"pad ctrl {name}": [by_pad(getattr(pygame, f"K_{name}"), pygame.KMOD_CTRL)] for name in KEYS[:3]}
    found["ctrl a"], found["pad erase"] = [key(pygame.K_a, pygame.KMOD_CTRL)], [by_pad(pygame.K_BACKSPACE)]
    found["pad space"] = [by_pad(pygame.K_SPACE, pygame.KMOD_SHIFT)]
    found["SPACE up"] = [Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0)]
    for pair in ("HOME RIGHT", "END LEFT", "LEFT BACKSPACE", "HOME DELETE", "RETURN UP", "RETURN DOWN", "SPACE SPACE"):
        found[pair] = [one for name in pair.split() for one in found[name]]
    found["SPACE held"] = [*found["SPACE"], *found["SPACE up"]]
    for n, letter in enumerate(["x", "é", "\u202e", "Zoë", "o" * 20]):
        found[f"typed {n}"] = [Event(pygame.TEXTINPUT, text=letter)]
    places = [
        (rect.left + rect.w * x // 8, rect.top + rect.h * y // 6) for x in (0, 1, 3, 4, 5, 7) for y in (0, 1, 3, 5)
    ]
    places += [(rect.right - 1, rect.bottom - 1), (rect.right, rect.bottom), (rect.right - 30, rect.bottom + 40)]
    places += [(rect.right - 23, rect.top + 3), (rect.right - 22, rect.top + 9), (rect.right - 13, rect.bottom - 9)]
    for pos in places:
        found[f"click {pos}"], found[f"touch {pos}"], found[f"over {pos}"] = click(pos)[1:], touch(pos), [motion(pos)]
        found[f"down {pos}"], found[f"up {pos}"] = click(pos)[1:2], click(pos)[2:]
        found[f"drag {pos}"] = drag(rect.center, pos)
        found[f"drag from {pos}"] = drag(pos, rect.center, (rect.centerx, rect.bottom + 9))
        found[f"swipe {pos}"] = [Event(one.type, {**one.dict, "touch": True}) for one in drag(rect.center, pos)]
    return found


def seen_of(widget: Widget, hear: Nothing) -> dict[str, str]:
    """All that an answer may change."""
    found = {name: value for name, value in vars(widget).items() if not isinstance(value, FunctionType | MethodType)}
    letters = found.get("_letters")
    if isinstance(letters, LetterKeys):
        found |= {f"letters {name}": value for name, value in vars(letters).items() if not callable(value)}
    found |= {name: getattr(widget, name) for name in ("value", "captures", "stop", "is_written_in", "hides_others")}
    found |= {"keys": [*widget.gamepad_keys], "tip": widget.tip(), "ring": widget.ring(), "heard": [*hear.heard]}
    found |= {"repeats": pygame.key.get_repeat(), "sees": widget.hit((210, 140))}
    return {name: told(value) for name, value in found.items() if name != "lines"} | {"targets": told(widget.targets())}


def do(widget: Widget, events: list[Event]) -> list[bool]:
    """Hand it a few events, the wheel by its number."""
    return [
        widget.key(event) if event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT) else widget.mouse(event)
        for event in events
    ]


def answer_all(kind: str, log: Log) -> None:
    """Each answer by itself, and two hundred one after the other, some of them while time passes."""
    kit, surface = kits()["usual"], Surface((1280, 720))
    every = answers(place_of(kind, DRAWN[0][1]))
    chance = random.Random(8)
    hear = Nothing()
    widget = lying(kind, kit, DRAWN[0][1], hear)
    first = seen_of(widget, hear)
    log.tell(changes({}, first))
    for name, events in every.items():
        hear.heard.clear()
        widget = lying(kind, kit, DRAWN[0][1], hear)
        if isinstance(widget, TextField):
            widget.focus(True)
        widget.draw(kit, surface)
        used = do(widget, events)
        log.tell(name, used, changes(first, seen_of(widget, hear)))
    before = first
    for n in range(400):
        name = chance.choice([*every][: 55 if n % 2 else None])
        hear.heard.clear()
        used = do(widget, every[name])
        if n % 5 == 0:
            used += [widget.wheel(chance.choice([-1, 1, 3, -4])), widget.update(chance.choice([0.1, 0.5, 1.0]))]
        if n % 9 == 0:
            widget.opened_by_press()
        widget.visible = n % 50 != 49
        if n % 40 == 39:
            new = lying(kind, kit, DRAWN[0][1], hear)
            new.adopt(widget)
            widget = new
            widget.fit_into(kit, place_of(kind, (400, 64 if n % 80 == 79 else 90)))
            widget.focus(n % 80 == 79)
            widget.enable(n % 120 != 119, "Not now")
        widget.draw(kit, surface)
        widget.draw_over(kit, surface)
        after = seen_of(widget, hear)
        log.tell(name, used, changes(before, after))
        before = after


# ---- letters, bars, tips


def letters(log: Log) -> None:
    """The board of letters for a finger and a pad, with a short and a long text, above and below its field."""
    made = kits()
    for name, padded in (("usual", None), ("small", PAD), ("larger", PAD), ("grown", None)):
        kit = made[name]
        kit = Kit(kit.theme, kit.text, kit.paint, kit.art, gamepad=padded)
        board = LetterKeys("Name of a player", lambda does: log.tell("writes", does))
        low, seen = Rect(200, kit.size[1] - 100, 400, 60), partial(Surface, kit.size)
        for text, caret, off, is_marked in (
            ("", 0, low, False),
            ("Ida", 3, low.move(0, -300), True),
            (LONG * 3, 5, low.move(3000, 0), False),
            (LONG * 3, 190, Rect(0, 0, 10, 10), True),
        ):
            with log.listening(kit):
                board.draw(kit, seen(), text, caret, off, is_marked)
            log.tell(board.rect, *board.places())
            board.key(pygame.K_PAGEUP if caret else pygame.K_PAGEDOWN)
            board.key(pygame.K_RIGHT)
        draw = partial(board.draw, kit, text="Ida", caret=2, off=low, is_marked=True)
        log.draw(name, kit, kit.size, draw)
        walk_on_letters(board, log)


def walk_on_letters(board: LetterKeys, log: Log) -> None:
    """Keys and presses, one after the other."""
    chance = random.Random(3)
    codes = [getattr(pygame, f"K_{name}") for name in ("LEFT", "RIGHT", "UP", "DOWN", "SPACE", "PAGEUP", "PAGEDOWN")]
    for n in range(160):
        if n % 4 == 3:
            across = chance.randrange(board.rect.left - 9, board.rect.right + 9)
            pos = across, chance.randrange(board.rect.top, board.rect.bottom)
            log.tell(pos, board.mouse(click(pos)[1]), board.mouse(motion(pos)))
        else:
            code = chance.choice([*codes, *codes[:4], pygame.K_BACKSPACE, pygame.K_a])
            log.tell(code, board.key(code, n % 5 == 0))
        log.tell(board._at, board._is_upper, board._has_accents, board._current)
    for name, _, place in [*board.places()]:
        log.tell(name, board.mouse(click((place.right + 2, place.centery))[1]))
    log.tell(*board.places())


def bars(log: Log) -> None:
    """The bar of a screen: with a short and a long title, many and few buttons, and a door."""
    made = kits()
    hear = Nothing()
    for name, title, left, right in (
        ("usual", "Rules", 1, 2),
        ("larger", "Rules of this table", 2, 0),
        ("small", "A title for which there is hardly any room in such a window", 2, 3),
        ("grown", "A title for which there is no room at all, for so many buttons are beside it", 3, 4),
        ("high", "", 0, 1),
    ):
        kit = made[name]
        lefts = [BarButton(f"left/{n}", "Back to the table", hear, icon="back") for n in range(left)]
        rights = [IconButton(f"right/{n}", "Help", hear, "help", dark=True) for n in range(right)]
        doors = [OpenDoorButton("door", "Open", hear)] if name == "high" else []
        box = Bar(title, lefts, [*rights, *doors])
        log.tell(name, box.height(kit, kit.size[0]))
        placed = Placed(box, kit, Rect(0, 0, kit.size[0], 80))
        log.tell(*(one.rect for one in (*lefts, *rights, *doors)), *placed.told)
        log.draw(name, kit, (kit.size[0], 100), partial(placed.draw, kit))
        log.draw(f"{name} buttons", kit, (kit.size[0], 100), partial(Form([*lefts, *rights, *doors]).draw, kit))
        page = Page(title, lambda kit, _: [(heading_line if n % 4 == 3 else text_line)(f"Line {n}") for n in range(90)])
        paper = Placed(sheet(page, 700), kit, Rect((0, 90), (kit.size[0], kit.size[1] - 90)))
        log.tell(page.rect, page.row_height, page.height(kit, 500), page.rows_in_sight(), page.heading_in_sight)
        log.draw(f"{name} sheet", kit, kit.size, partial(paper.draw, kit))
        log.draw(f"{name} page", kit, kit.size, partial(page.draw, kit))
        for n in (0, 4, 6, 21):
            page.show_heading(n)
            log.tell(page.scroll, page.heading_in_sight, page.page_step, page.rows_in_sight())


def tips(log: Log) -> None:
    """What is told beside the pointer: in the middle, at each edge, and beside what it must not hide."""
    made = kits()
    for name, words in (("usual", "Deal"), ("larger", LONG * 2), ("grown", LONG), ("small", "Deal again")):
        kit = made[name]
        width, height = kit.size
        for x in (5, width // 2, width - 5):
            for y in (5, height // 2, height - 60, height - 5):
                offs = [Rect(x - 100, y + 10, 300, 60), Rect(x - 300, y - 90, 500, 80), Rect(x + 60, y - 300, 200, 700)]
                for off in ((), offs[:1], offs[1:], offs, [kit.size and Rect((0, 0), kit.size)]):
                    log.tell(name, x, y, tooltip_rect(kit, Rect((0, 0), kit.size), words, (x, y), off))
        log.draw(name, kit, (900, 400), partial(draw_tooltip, kit), words, (450, 150), link="More")


# ---- together


def dialogs(log: Log) -> None:
    """Questions with one and three answers, entries and a golden one, in all windows; who has the keys."""
    for name, kit in kits().items():
        for n, words in enumerate(("", "Shall it be dealt again?", LONG * 6)):
            hear = Nothing()
            answers = [button(kind, hear) for kind in ("plain", "primary", "risky")[: n + 1]]
            for number, answer in enumerate(answers):
                answer.id = f"answer/{number}"
            entries = [entry(hear), Toggle("sound", "Sound", True, hear, ("on", "off"))][: n % 3]
            dialog = Dialog("Deal again" if n else LONG * 2, words, answers, extra=entries)
            dialog.buttons[0].enable(n != 2)
            dialog.lay_out(kit)
            log.tell(name, dialog.rect, dialog.form.keys_at, dialog.told, *dialog.lying)
            log.tell(*(one.rect for one in dialog.form.widgets), *(one.size for one in dialog.buttons))
            log.draw(f"{name} {n}", kit, kit.size, partial(dialog.draw, kit))
            dialog.close = partial(log.tell, "closes")
            for event in (key(pygame.K_TAB), key(pygame.K_RETURN), key(pygame.K_ESCAPE)):
                log.tell(dialog.form.handle(event), dialog.form.keys_at, [*hear.heard])


def form_of(kit: Kit, hear: Nothing) -> Form:
    """A little of everything, some of it in a window that scrolls."""
    places = {
        "button plain": (60, 60), "toggle": (300, 60), "field": (700, 60), "stepper": (60, 200), "dropdown": (300, 200),
        "button told": (700, 200), "list": (60, 330), "hold": (700, 330), "slider": (700, 430), "tiles": (60, 560),
    }  # fmt: skip
    widgets = []
    for kind, at in places.items():
        widget = WIDGETS[kind](hear)
        widget.id, widget.tooltip = kind, f"This is {kind}" if len(kind) % 2 else ""
        widget.fit_into(kit, Rect(at, (340 if at[0] == 300 else 220, 200 if kind == "list" else 80)))
        widgets.append(widget)
    widgets[5].enable(False, "Not yet")
    widgets[6].window = Rect(40, 320, 400, 120)
    widgets[8].window = Rect(700, 400, 400, 60)
    widgets[8].into_sight = partial(hear, "into sight")
    form = Form(widgets, on_cancel=partial(hear, "cancelled"))
    form.on_focus = lambda widget: hear("focus", widget.id)
    form.set_widgets(widgets)
    return form


def seen_of_form(form: Form, hear: Nothing) -> dict[str, str]:
    """All that an event may change."""
    kept = {name: value for name, value in vars(form).items() if name not in ("widgets", "_by_id", "dialog")}
    told_of = "keys_at", "is_pressed", "is_overlaid", "is_written_in", "ringed", "tipped"
    kept |= {name: getattr(form, name) for name in told_of}
    kept |= {"hover": [one.id for one in form.widgets if one.hover], "heard": [*hear.heard]}
    kept |= {"values": [one.value for one in form.widgets], "pressed": [one.id for one in form.widgets if one.pressed]}
    kept |= {"under": form.under_pointer(), "targets": len(form.targets()), "dialog": form.dialog is not None}
    kept |= {"pad": [form.gamepad_key(one) for one in (GamepadButton.WEST, GamepadButton.START)]}
    return {name: told(value) for name, value in kept.items() if not callable(value)}


def use_form(seed: int, log: Log) -> None:
    """Six hundred events and moments, one after the other."""
    kit, surface, hear, chance = kits()["usual"], Surface((1280, 720)), Nothing(), random.Random(seed)
    form = form_of(kit, hear)
    log.tell(*form.targets())
    before = seen_of_form(form, hear)
    log.tell(changes({}, before))
    every = list(answers(Rect(60, 60, 900, 560)).items())
    keys = [one for one in every if one[0] in KEYS]
    for n in range(600):
        name, events = chance.choice(keys if n % 3 == 0 else every)
        if n % 3 == 1:
            pos = chance.choice(form.widgets).rect.move(chance.randrange(-50, 50), chance.randrange(-30, 30)).center
            ways = {"click": click(pos), "finger": touch(pos), "rest": [motion(pos)], "down": touch(pos)[:1]}
            name, events = chance.choice([*ways.items()])
        if n % 13 == 0:
            events = [*events, Event(pygame.MOUSEWHEEL, x=0, y=chance.choice([1, -1]), flipped=False)]
        if n % 7 == 0:
            tab = key(pygame.K_TAB, pygame.KMOD_SHIFT if n % 2 else 0)
            events = [tab, *events, Event(pygame.MOUSEBUTTONDOWN, pos=(90, 90), button=3)]
        hear.heard.clear()
        used = [form.handle(event) for event in events]
        used += [form.update(dt) for dt in ((0.3,) if n % 2 else (0.6, 0.6))]
        if n % 50 == 10:
            form.open(Dialog("Title", "words", [button("plain", hear), button("primary", hear)]), kit)
        if n % 50 == 25:
            form.close_dialog()
        if n % 31 == 0:
            form.hush(chance.choice([None, (100, 100)]))
            form.finger_lifted()
        if n % 60 == 45:
            new = form_of(kit, hear)
            for widget in new.widgets:
                form.adopt(widget)
            form.declare(new.widgets, chance.choice([None, "field", "list"]))
            form.focus_id(chance.choice(["toggle", "nobody"]))
        form.draw(kit, surface)
        log.tell(sorted(one.id for one in form.near(kit, Rect(300, 100 + n, 90, 90))))
        after = seen_of_form(form, hear)
        log.tell(name, used, changes(before, after))
        before = after


SAMPLES: Final[dict[str, Callable[[Log], None]]] = {
    **{f"{kind} is drawn": partial(draw_all, kind) for kind in WIDGETS},
    **{f"{kind} is used": partial(answer_all, kind) for kind in WIDGETS},
    "letters": letters,
    "bars": bars,
    "tips": tips,
    "dialogs": dialogs,
    **{f"form is used {seed}": partial(use_form, seed) for seed in range(3)},
}


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_widget_looks_and_answers_as_it_did_when_somebody_looked(sample: str) -> None:
    """Given a widget, all that is drawn of it in several windows and states, and all that changes with each key, press
    and drag, is as in the list that somebody looked at.
    """
    assert faults_of(sample, SAMPLES[sample]) == []
