"""Boxes, screens and the loop: as tests/data/toolkit_looks.xz has them, written by `python -m tests.toolkit.looks`."""

import random
from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from typing import Final, get_args

import pygame
import pytest
from msgspec import Struct
from msgspec.structs import replace
from pygame import Event, Rect, Surface

from game.toolkit.app import App
from game.toolkit.boxes import (
    Across,
    Box,
    Column,
    Described,
    FirstThatFits,
    Fitting,
    Grid,
    Grow,
    Layers,
    Lazy,
    Pad,
    Panel,
    Picture,
    Placed,
    Reserved,
    Rigid,
    Row,
    SeenWhole,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    icon,
)
from game.toolkit.input.gamepad import GamepadButton
from game.toolkit.input.key_bindings import KeysTaken
from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import Languages, ScreenPreferences, Spoken, WindowPlace
from game.toolkit.speed import Speed
from game.toolkit.surroundings import surroundings
from game.toolkit.targets import Target
from game.toolkit.widgets import Button, TextField
from game.toolkit.widgets.page import Page, text_line
from game.toolkit.widgets.scroll_bar import Scroll, ScrollBar, ScrollRows
from game.toolkit.widgets.state_scene import LiveScene
from game.toolkit.window import Window, fills, first_size, place_on_screens
from tests.toolkit.driving import ASSETS, Nothing, click, key, motion, nothing
from tests.toolkit.input.test_gamepad import opened
from tests.toolkit.looks import Log, faults_of, kits, told
from tests.toolkit.test_app import Clock, FakeScene
from tests.toolkit.widgets.test_parted_scene import Blocks, Facts

LONG: Final = "Twelve words that have to be broken where the room is too narrow"
ACROSS: Final[tuple[Across, ...]] = ("stretch", "start", "center", "end")
DEEPEST: Final = 3
SIZES: Final = ((500, 300), (301, 100), (160, 420), (90, 45), (900, 701))


class Chance:
    """Makes boxes by lot."""

    def __init__(self, seed: int, hear: Nothing) -> None:
        self._lot = random.Random(seed)
        self._hear = hear
        self._made = 0

    def leaf(self) -> Box:
        """Something to see."""
        lot = self._lot
        self._made += 1
        match lot.randrange(7):
            case 0:
                word, size = lot.choice(["Yes", LONG, "two\nlines"]), lot.choice([18, 25, 40])
                return Words(word, size, align=lot.choice(["left", "right"]))
            case 1:
                one, size = lot.choice(["4,444", LONG]), lot.choice([20, 46])
                alike = [one, "+125,600"][: lot.randrange(3)]
                return Words(one, size, lines=1, alike=alike, least=lot.choice([0.7, 1]))
            case 2:
                return Space(lot.randrange(50))
            case 3:
                made = Button(f"button/{self._made}", lot.choice(["Deal", "Go on with it"]), self._hear)
                return WidgetSlot(made, lot.choice([64, 40]), lot.choice([None, None, 0, 30, 120]))
            case 4:
                return icon("plus", lot.randrange(20, 60))
            case 5:
                return Picture(lambda *_: None, lot.randrange(150), lot.randrange(90), clipped=lot.random() < 0.5)
        return Box()

    def box(self, depth: int) -> Box:
        """Anything, with so much in it at most."""
        lot = self._lot
        if depth == 0 or (depth < DEEPEST and lot.random() < 0.2):
            return self.leaf()
        inner = partial(self.box, depth - 1)
        many = [inner() for _ in range(lot.randrange(1, 5))]
        gap, across = lot.choice([0, 7, 20]), lot.choice(ACROSS)
        makes: Sequence[Callable[[], Box]] = (
            *(lambda: Column(*many, gap=gap, across=across), lambda: Row(*many, gap=gap, across=across)) * 3,
            *[lambda: Grow(inner(), lot.choice([1, 2.5]), lot.choice([1, 1.5, float("inf")]))] * 3,
            *(
                lambda: Grow(),
                lambda: Share(inner(), lot.choice([1, 3])),
                lambda: Rigid(inner()),
                lambda: Layers(*many),
            ),
            lambda: Pad(inner(), lot.randrange(20), lot.randrange(20), lot.choice([None, 0, 31])),
            lambda: Panel(inner(), lot.choice([(11, 5), (24, 20)])),
            lambda: Sized(
                inner(), lot.choice([None, 120]), lot.choice([None, 66]), most_width=lot.choice([None, 100, 300])
            ),
            *(lambda: FirstThatFits(*many), lambda: Lazy(inner), lambda: Reserved(inner()), lambda: SeenWhole(inner())),
            lambda: Described(inner(), "said", "and more"),
            lambda: Fitting(*many, gap=gap, across=across, rest=lot.choice([None, Words("and more", 18)])),
            *[
                lambda: Grid(
                    [many, [inner(), inner()], many[:1]],
                    (gap, 9),
                    lot.choice([(), (1, 0, 2, 1)[: max(2, len(many))]]),
                    lot.choice([1, 1.4]),
                )
            ]
            * 2,
        )
        return lot.choice(makes)()


def boxes(seed: int, log: Log) -> None:
    """Ten boxes in boxes, in places of five sizes and three windows."""
    made = kits()
    for number in range(10):
        for window in ("usual", "larger", "grown"):
            hear = Nothing()
            kit, box = made[window], Chance(seed * 100 + number, hear).box(DEEPEST)
            log.tell(number, window, box.width(kit), box.yields, box.share, box.most)
            for size in SIZES:
                log.tell(size, box.height(kit, size[0]))
                placed = Placed(box, kit, Rect((13, 7), size))
                log.tell(*(rect for rect, _ in placed.drawn))
                log.tell(*((one.rect, one.words, one.widget and one.widget.rect) for one in placed.told))
        with log.listening(kit):
            placed.draw(kit, Surface((900, 700)), Rect(40, 30, 300, 200) if number % 2 else None)


def scrolled(log: Log) -> None:
    """What is longer than its place, at the top, in the middle and the end, with its bar inside or beside it."""
    for (window, kit), beside, kind in ((one, b, k) for one in kits().items() for b in (False, True) for k in range(5)):
        hear, bar = Nothing(), ScrollBar("scroll", "Scroll")
        buttons = [Button(f"button/{n}", f"Row {n}", hear) for n in range(2 if kind == 4 else 9)]
        rows: list[Box] = [Row(Words(LONG, 22), WidgetSlot(one, 40 + 7 * (n % 3))) for n, one in enumerate(buttons)]
        rows[1] = SeenWhole(Panel(rows[1], (20, 200 if kind == 2 else 9)))
        box = (
            ScrollRows(rows, bar, 9, beside=beside)
            if kind % 2 == 0
            else Scroll(Column(*rows, gap=9), bar, beside=beside)
        )
        place = Rect(40, 50, 500, kit.theme.u(330))
        for top in (0, 70, 205, 9999):
            bar.scroll_to(top)
            placed = Placed(box, kit, place)
            log.tell(window, beside, kind, top, bar.top, bar.most, bar.rect, bar.visible)
            log.tell(*((one.rect, one.words, one.widget) for one in placed.told))
            log.tell(*(rect for rect, _ in placed.drawn), *((one.rect, one.window) for one in buttons))
            with log.listening(kit):
                placed.draw(kit, Surface((700, 600)))
        for one in buttons[::3]:
            one.into_sight()
            log.tell(one.id, bar.top)


def parted(seed: int, log: Log) -> None:
    """A screen of parts whose facts, widgets and pointer change, one after the other: what is drawn anew."""
    kit, lot, scene, surface = kits()["small"], random.Random(seed), Blocks(), Surface((1024, 600))
    kit.last_used.is_keys = seed % 2 == 0
    scene.resize(kit)
    for n in range(150):
        match lot.randrange(7):
            case 0:
                scene.set_state(colours=tuple(lot.randrange(3) for _ in range(lot.choice([2, 3, 3]))))
            case 1:
                scene.set_state(words=lot.choice(["Anna draws", "Bo", LONG]))
            case 2:
                scene.set_state(glow=lot.randrange(3), label=lot.choice(["Press", "On"]))
            case 3:
                scene.set_state(replace(Facts(), has_button=lot.random() < 0.7))
            case 4:
                scene.handle(key(lot.choice([pygame.K_TAB, pygame.K_RETURN, pygame.K_UP])))
            case 5:
                there = [one.rect.center for one in scene.form.widgets]
                for event in (motion(lot.choice([(3, 3), *there])), *click(lot.choice([(9, 9), *there]))[1:]):
                    log.tell(scene.handle(event))
            case 6 if n % 5 == 0:
                scene.handle(Event(pygame.KEYDOWN, key=pygame.K_F2, mod=0, unicode="?"))
                log.tell(scene.modal and scene.modal.title, scene.gamepad_key, scene.gamepad_caps())
                scene.form.close_dialog()
        log.tell(n, scene.update(lot.choice([0.1, 0.6])), scene.draw(surface, n % 29 == 0), scene.report())
        log.tell(*scene.told, dict(scene.made), dict(scene.painted), scene.keys_taken, scene.page, scene.busy)


class Reading(Struct, frozen=True):
    """What a screen shows that somebody reads and writes on."""

    message: str = "Welcome"
    rows: int = 3
    has_page: bool = False


class ReadingScene(LiveScene[Reading]):
    """Rows with a bar beside them or a page, and a field."""

    name = "games"

    @property
    def first_focus(self) -> str | None:
        """The field, as long as there are few rows."""
        return "field" if self.state.rows < 9 else None

    def content(self, kit: Kit) -> Box:
        """By what the state says."""
        rows = [WidgetSlot(Button(f"button/{n}", f"Row {n}", nothing)) for n in range(self.state.rows)]
        page = Page("Rules", lambda kit, _: [text_line(f"Line {n}") for n in range(50)])
        field = TextField("field", "Name", "Ida", nothing)
        scrolled = (
            WidgetSlot(page, 300) if self.state.has_page else Scroll(Column(*rows, gap=9), ScrollBar("bar", "Bar"))
        )
        return Column(WidgetSlot(self.way_back), WidgetSlot(field), Words(self.message), Sized(scrolled, height=300))

    def more_targets(self) -> Sequence[Target]:
        """One."""
        return [Target("more", "More", (1, 2, 3, 4))]


def read(seed: int, log: Log) -> None:
    """A screen that gets news while somebody presses, writes, scrolls and asks what things are for."""
    kit, lot, scene, surface = kits()["small"], random.Random(seed), ReadingScene(Reading()), Surface((1024, 600))
    scene.form.on_cancel, scene.poll = partial(log.tell, "cancelled"), partial(log.tell, "looks for news")
    scene.on_leave = partial(log.tell, "left")
    log.tell(scene.told)
    scene.resize(kit)
    codes = ["TAB", "RETURN", "ESCAPE", "UP", "DOWN", "PAGEUP", "PAGEDOWN", "END", "F2", "a"]
    for n in range(250):
        match lot.randrange(8):
            case 0:
                scene.receive(rows=lot.choice([2, 3, 9, 14]), message=lot.choice(["Welcome", "Your turn"]))
            case 1:
                scene.set_state(has_page=lot.random() < 0.4)
            case 2:
                scene.pending.append(partial(log.tell, "from a thread"))
            case 3 if n % 4 == 0:
                scene.show_note("Title", "words")
            case 4 if n % 5 == 0:
                scene.focus_on(lot.choice(["button/1", "button/13", "field"]))
            case 5 if n % 7 == 0:
                scene.resize(kit)
        there = [one.rect.center for one in scene.form.widgets]
        events = [motion(lot.choice(there)), Event(pygame.MOUSEWHEEL, x=0, y=lot.choice([-1, 1]), flipped=False)]
        events = lot.choice([events[:1], events[1:], click(lot.choice(there))[: lot.choice([2, 3])]])
        if lot.random() < 0.6:
            code = lot.choice(codes)
            letter = "?" if code == "F2" else ""
            events = [Event(pygame.KEYDOWN, key=getattr(pygame, f"K_{code}"), mod=0, unicode=letter)]
        log.tell(n, *events, [scene.handle(event) for event in events])
        log.tell(scene.update(lot.choice([0.1, 0.25, 0.6])), scene.state, scene.is_touched, scene.keys_taken)
        scene.draw(surface)
        page = scene.page
        log.tell(told(scene.report()), page, page and (page.top if isinstance(page, ScrollBar) else page.scroll))
        log.tell(scene.modal and scene.modal.title, scene.form.ring_visible, scene.message, scene.busy, *scene.told[:4])
        log.tell(*map(scene.gamepad_key, (GamepadButton.WEST, GamepadButton.NORTH)), scene.gamepad_caps())
        if scene.modal is not None and n % 3 == 0:
            scene.form.close_dialog()
        if n % 60 == 59:
            scene.leave()
            scene.is_touched = False


class Telling(FakeScene):
    """One that says what it gets."""

    def __init__(self, log: Log, name: str) -> None:
        super().__init__(name)
        self._log = log
        self.given = False

    def handle(self, event: Event) -> bool:  # type: ignore[override]
        """Say it."""
        told_event = {name: value for name, value in event.dict.items() if name != "window"}
        self._log.tell(self.name, "gets", pygame.event.event_name(event.type), told_event)
        return self.given

    def resize(self, kit: Kit) -> None:
        """Say it."""
        self._log.tell(
            self.name, "is laid out", kit.size, kit.gamepad, kit.keys.screen, kit.theme.interface, len(kit.lenders)
        )

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Say it."""
        self._log.tell(self.name, "is drawn", whole)
        surface.fill({"title": "#FF0000", "table": "#00FF00"}.get(self.name, "#0000FF"))
        return [None, [], [Rect(0, 0, 5, 5)]][len(self._log.lines) % 3]

    def leave(self) -> None:
        """Say it."""
        self._log.tell(self.name, "is left")


def events_of(lot: random.Random) -> list[Event]:
    """One or two things that happen to a window."""
    codes = [getattr(pygame, f"K_{name}") for name in ("RETURN", "F11", "F1", "PLUS", "MINUS", "a", "j", "SLASH")]
    code, at = lot.choice(codes), (lot.randrange(900), lot.randrange(600))
    mods = [0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_ALT, pygame.KMOD_CTRL]
    plain = {
        name: Event(getattr(pygame, name))
        for name in ("WINDOWMINIMIZED", "WINDOWRESTORED", "WINDOWFOCUSLOST", "WINDOWFOCUSGAINED")
    }
    return lot.choice(
        [
            *[[key(code, lot.choice(mods))], [key(code), Event(pygame.KEYUP, key=code, mod=0)]] * 5,
            [Event(pygame.KEYUP, key=code, mod=0)],
            *[[motion(at)], click(at), click(at, 3)[1:2], click(at, 3)[2:]] * 2,
            [Event(pygame.MOUSEMOTION, pos=at, touch=True)],
            *[[Event(kind, finger_id=1, x=0.3, y=0.4)] for kind in (pygame.FINGERDOWN, pygame.FINGERUP)] * 2,
            *[[Event(pygame.CONTROLLERBUTTONDOWN, instance_id=4, button=lot.randrange(11))]] * 3,
            *[[Event(pygame.CONTROLLERBUTTONUP, instance_id=4, button=lot.randrange(11))]] * 3,
            [plain["WINDOWMINIMIZED"], plain["WINDOWRESTORED"]],
            *([plain[name]] for name in ("WINDOWFOCUSLOST", "WINDOWFOCUSGAINED")),
            [Event(pygame.DROPFILE, file="a.png")],
            *([Event(pygame.AUDIODEVICEREMOVED, iscapture=n)] for n in (0, 1)),
            [Event(pygame.VIDEORESIZE, size=(1280, 720))],
            [Event(pygame.QUIT)],
        ]
    )


def loop(seed: int, log: Log) -> None:
    """The loop with scenes that come and go, and all that may happen to a window: what each scene gets and when it is
    drawn.
    """
    lot, clock = random.Random(seed), Clock()
    app: App[ScreenPreferences] = App(
        Window((1280, 720), "test"), ASSETS, ScreenPreferences(),
        clock=clock, own_clock=clock, languages=Languages("es", "en"),
    )  # fmt: skip
    app._gamepads._opens = opened
    app._gamepads.start = partial(log.tell, "looks for pads")  # type: ignore[method-assign]
    app.on_keys, app.on_sound_lost = partial(log.tell, "keys"), partial(log.tell, "no sound")
    app.on_drop, app.on_close = partial(log.tell, "dropped"), lambda: lot.random() < 0.5
    app.on_prefer = lambda chosen: app.choose(replace(chosen, full_screen=False))
    app.after_pass, app.before_pass = lambda scene: log.tell("after", scene.name), partial(log.tell, "before")
    scenes = [Telling(log, name) for name in ("title", "table", "games")]
    app.show(scenes[0])
    app.step(0.1, [Event(pygame.JOYDEVICEADDED, device_index=0)])
    for n in range(300):
        scene = scenes[n // 20 % 3]
        match n % 20:
            case 0:
                app.show(scene, softly=n % 40 == 0)
            case 7:
                app.push(scenes[(n // 20 + 1) % 3])
            case 14:
                app.pop()
                app.pop()
            case 17:
                language, speed = lot.choice(get_args(Spoken)), lot.choice(get_args(Speed))
                app.choose(ScreenPreferences(language, lot.choice([100, 120]), speed=speed, full_screen=n % 60 == 57))
                log.tell(surroundings().language(), app.window.full_screen)
            case 19:
                app.hears_others = lambda n=n: n % 40 == 19  # type: ignore[misc]
                log.tell(app._times(lot.choice([0.5, 1.99, 2.0, 9.0])), len(app.kit.lenders))
        top = app.scene
        assert isinstance(top, Telling)
        top.dirty, top.busy, top.given = lot.random() < 0.3, lot.random() < 0.1, lot.random() < 0.3
        top.keys_taken = lot.choice([*[KeysTaken.CHOSEN] * 4, KeysTaken.TYPED, KeysTaken.EVERY])
        clock.now += lot.choice([0.01, 0.03, 0.1])
        app.step(lot.choice([0.02, 0.1, 0.2]), [event for _ in range(2) for event in events_of(lot)])
        log.tell(
            n, app.window.presents, app.running, app.is_away, app.has_focus, sorted(app._held), app._down, app._stale
        )
        used, colour = app._last_used, tuple(app.window.surface.get_at((2, 2)))
        log.tell(used.is_keys, used.is_touch, app._is_gamepad_used, colour)
        app.running = True
    surroundings().speak("en")


def windows(log: Log) -> None:
    """Where a window opens that was left somewhere, on one screen or two, and how large it is at first."""
    one, two = Rect(0, 0, 1920, 1080), Rect(1920, 0, 1366, 768)
    for screens in ((one,), (one, two), (two, one), (Rect(0, 0, 1280, 720),)):
        sizes = tuple(screen.size for screen in screens)
        log.tell(
            sizes, first_size(sizes), *(fills(size, sizes) for size in (*sizes, (1280, 648), (1280, 647), (1279, 700)))
        )
        for size in ((1024, 600), (1500, 980), (1880, 980), (1881, 900), (1600, 981)):
            ends = (
                (-900, 100),
                (-1200, 100),
                (1700, 300),
                (1721, 300),
                (100, 1060),
                (100, 1061),
                (2000, -30),
                (5000, 5000),
            )
            for at, left in product(((0, 0), *ends), (sizes, ((1024, 768),))):
                log.tell(size, at, *place_on_screens(WindowPlace(size, at, left), screens))
    log.tell(first_size(()), *(first_size([size]) for size in ((1679, 1000), (1680, 999), (1680, 1000))))


SAMPLES: Final[dict[str, Callable[[Log], None]]] = {
    **{f"boxes {seed}": partial(boxes, seed) for seed in range(8)},
    **{f"parted {seed}": partial(parted, seed) for seed in range(2)},
    **{f"read {seed}": partial(read, seed) for seed in range(2)},
    **{f"loop {seed}": partial(loop, seed) for seed in range(2)},
    "scrolled": scrolled,
    "windows": windows,
}


@pytest.mark.parametrize("sample", SAMPLES)
def test_boxes_and_screens_are_as_they_were_when_somebody_looked(sample: str) -> None:
    """Given boxes in boxes, screens that change, or a loop with its scenes, all lies where it lies in the list that
    somebody looked at, and the same is drawn and heard.
    """
    assert faults_of(sample, SAMPLES[sample]) == []
