import gc
import json
import weakref
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.toolkit.app import RESIZE_SETTLES, App
from game.toolkit.input.gamepad import GamepadButton, KeyPress
from game.toolkit.input.key_bindings import KeysTaken
from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import ScreenPreferences
from game.toolkit.targets import Report, TargetsFile
from game.toolkit.window import Window
from tests.toolkit.driving import ASSETS

PlainApp: TypeAlias = App[ScreenPreferences]


class FakeScene:
    """Remembers what the loop did to it; `dirty` asks for pictures."""

    keys_taken = KeysTaken.CHOSEN
    modal = None

    def __init__(self, name: str = "fake") -> None:
        self.name = name
        self.busy = False
        self.dirty = False
        self.kits: list[Kit] = []
        self.events: list[int] = []
        self.draws: list[bool] = []
        self.left = False

    def resize(self, kit: Kit) -> None:
        """Remember the kit."""
        self.kits.append(kit)

    def handle(self, event: Event) -> None:
        """Remember the event."""
        self.events.append(event.type)

    def update(self, dt: float) -> bool:
        """Whatever the test wants."""
        return self.dirty

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Remember whether all was wanted."""
        self.draws.append(whole)
        return [Rect(0, 0, 5, 5)]

    def report(self) -> Report:
        """The name alone."""
        return Report(self.name)

    def leave(self) -> None:
        """Remember it."""
        self.left = True


class AskingScene(FakeScene):
    """One whose buttons of a pad change."""

    caps: Mapping[str, GamepadButton] = {}

    def gamepad_key(self, button: GamepadButton) -> KeyPress | None:
        """What it is everywhere."""
        return None

    def gamepad_caps(self) -> Mapping[str, GamepadButton]:
        """Whatever the test wants."""
        return self.caps


class Clock:
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """Seconds, as they were set."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    """A clock to move by hand."""
    return Clock()


@pytest.fixture
def app(clock: Clock) -> PlainApp:
    """A loop in a window of 1280 x 720."""
    return App(Window((1280, 720), "test"), ASSETS, ScreenPreferences(), clock=clock)


def rest(app: PlainApp, clock: Clock) -> None:
    """Let the loop run for some seconds in which nobody does anything."""
    passes = iter(range(6))

    def pass_a_second() -> float:
        clock.now += 1.0
        if next(passes, None) is None:
            app.quit()
        return clock.now

    app._clock = pass_a_second
    app.wait = lambda _: None
    app.run()


def test_rest_draws_and_presents_nothing(app: PlainApp) -> None:
    scene = FakeScene()
    app.show(scene)
    for _ in range(50):
        app.step(0.066, [])
    assert scene.draws == [True]
    assert app.window.presents == 1


def test_what_changes_is_drawn_in_parts(app: PlainApp) -> None:
    scene = FakeScene()
    app.show(scene)
    app.step(0.016, [])
    scene.dirty = True
    app.step(0.016, [])
    assert scene.draws == [True, False]


def test_keys_that_are_held_do_nothing_twice(app: PlainApp) -> None:
    pygame.key.set_repeat(400, 40)
    app.show(FakeScene("table"))
    assert pygame.key.get_repeat() == (0, 0)


def test_a_scene_laid_over_another(app: PlainApp) -> None:
    below, above = FakeScene("table"), FakeScene("settings")
    app.show(below)
    app.push(above)
    assert app.scene is above
    assert not below.left

    app.pop()
    app.step(0.016, [])
    assert app.scene is below
    assert above.left
    assert below.draws[-1]

    app.pop()
    assert app.scene is below


def test_show_leaves_all_others(app: PlainApp) -> None:
    scenes = [FakeScene(), FakeScene(), FakeScene()]
    app.show(scenes[0])
    app.push(scenes[1])
    app.show(scenes[2])
    assert [scene.left for scene in scenes] == [True, True, False]


def test_a_picture_dissolves_into_the_next_and_nobody_waits(app: PlainApp) -> None:
    def draws_until(*events: Event) -> list[bool]:
        scene = FakeScene()
        app.show(scene, softly=True)
        app.step(0.05, [])
        app.step(0.05, events)
        for _ in range(10):
            app.step(0.05, [])
        assert len(scene.events) == len(events)
        return scene.draws

    app.show(FakeScene())
    app.step(0.016, [])
    before = app.window.presents
    assert draws_until() == [True, True]
    assert app.window.presents - before == 6
    before = app.window.presents
    assert draws_until(Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1)) == [True, True]
    assert app.window.presents - before == 2
    app.choose(replace(app.preferences, reduced_motion=True))
    assert draws_until() == [True]


def test_choices_take_effect_at_once(app: PlainApp) -> None:
    scene = FakeScene()
    app.show(scene)
    app.choose(replace(app.preferences, text_size="large"))
    assert scene.kits[-1].theme.text_scale > scene.kits[0].theme.text_scale

    count = len(scene.kits)
    app.choose(replace(app.preferences, reduced_motion=True))
    assert len(scene.kits) == count  # nothing to lay out


def test_resizing_waits_for_the_hand(app: PlainApp, clock: Clock) -> None:
    scene = FakeScene()
    app.show(scene)
    app.step(0.016, [])
    for width in (1300, 1400, 1500):
        pygame.display.set_mode((width, 800), pygame.RESIZABLE)
        app.step(0.016, [Event(pygame.VIDEORESIZE, size=(width, 800), w=width, h=800)])
        clock.now += 0.05
    assert len(scene.kits) == 1

    clock.now += RESIZE_SETTLES
    app.step(0.016, [])
    assert len(scene.kits) == 2
    assert scene.kits[-1].size == (1500, 800)
    assert scene.draws[-1]


def test_a_covered_window_is_drawn_again(app: PlainApp) -> None:
    scene = FakeScene()
    app.show(scene)
    app.step(0.016, [])
    app.step(0.016, [Event(pygame.WINDOWEXPOSED)])
    assert scene.draws == [True, True]


def test_a_window_that_covers_the_screen_is_drawn_again(app: PlainApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.window, "set_full_screen", lambda full: None)
    scene = FakeScene()
    app.show(scene)
    app.step(0.016, [])
    app.step(0.016, [Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")])
    assert scene.draws == [True, True]


def test_closing_asks_first(app: PlainApp) -> None:
    """The window closes unless somebody has a reason against it."""
    app.show(FakeScene())
    app.on_close = lambda: False
    app.step(0.016, [Event(pygame.QUIT)])
    assert app.running
    app.on_close = lambda: True
    app.step(0.016, [Event(pygame.QUIT)])
    assert not app.running


def test_running_ends_and_leaves(app: PlainApp) -> None:
    scene = FakeScene()
    app.show(scene)
    pygame.event.post(Event(pygame.QUIT))
    app.run()
    assert scene.left


@pytest.mark.parametrize("has_open_door", [False, True])
def test_scenes_that_are_gone_are_given_back_at_rest(app: PlainApp, clock: Clock, *, has_open_door: bool) -> None:
    """Given a scene that holds itself, once another is shown and nobody does anything, its memory is given back; also
    while phones may come in, where 15 MB of every round stayed for the whole match.
    """
    app.hears_others = lambda: has_open_door
    first, second = FakeScene(), FakeScene("second")
    first.itself = first  # type: ignore[attr-defined]  # a circle
    gone = weakref.ref(first)
    app.show(first)
    app.show(second)
    del first
    gc.disable()  # whatever Python would do by itself
    try:
        app.step(0.0, [])
        assert gone() is not None
        rest(app, clock)
        assert gone() is None
    finally:
        gc.enable()


def test_large_pictures_of_scenes_that_are_gone_are_forgotten_at_rest(app: PlainApp, clock: Clock) -> None:
    class Painter(FakeScene):
        """Uses pictures of the kit."""

        def __init__(self, *pictures: str) -> None:
            super().__init__()
            self.pictures = pictures

        def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
            """Ask for each."""
            for name in self.pictures:
                app.kit.paint.once(name, lambda: Surface((400, 400)))
            return super().draw(surface, whole)

    app.show(Painter("glow", "felt"))
    app.step(0.0, [])
    app.show(Painter("felt"))
    app.step(0.0, [])
    assert {"glow", "felt"} <= set(app.kit.paint.kept)
    rest(app, clock)
    assert "glow" not in app.kit.paint.kept
    assert "felt" in app.kit.paint.kept


def test_targets_follow_the_scene(clock: Clock, tmp_path: Path) -> None:
    path = tmp_path / "targets.json"
    app = App(Window((1280, 720), "test"), ASSETS, ScreenPreferences(), TargetsFile(path), clock)
    app.show(FakeScene("title"))
    app.step(0.016, [])
    app.step(0.016, [])
    assert json.loads(path.read_text()) == {**json.loads(path.read_text()), "scene": "title", "seq": 1}
    app.show(FakeScene("games"))
    app.step(0.016, [])
    assert json.loads(path.read_text())["scene"] == "games"


def test_nothing_happens_while_the_window_is_put_away(app: PlainApp) -> None:
    scene, passed = FakeScene(), list[float]()
    app.before_pass = passed.append
    scene.dirty = True
    app.show(scene)
    app.step(0.016, [])
    app.step(0.016, [Event(pygame.WINDOWMINIMIZED)])
    drawn, passes = len(scene.draws), len(passed)
    for _ in range(5):
        app.step(0.016, [])
    assert (len(scene.draws), len(passed)) == (drawn, passes)
    app.step(0.016, [Event(pygame.WINDOWRESTORED)])
    assert scene.draws[drawn:] == [True]


def test_keys_of_the_desktop_do_nothing(app: PlainApp) -> None:
    scene = FakeScene()
    app.show(scene)
    for code in (pygame.K_TAB, pygame.K_SPACE, pygame.K_RETURN):
        app.step(0.016, [Event(pygame.KEYDOWN, key=code, mod=pygame.KMOD_LALT, unicode="")])
    app.step(0.016, [Event(pygame.KEYDOWN, key=pygame.K_F11, mod=pygame.KMOD_LALT, unicode="")])
    assert scene.events == []
    assert not app.preferences.full_screen


def test_losing_the_focus_is_told_and_presses_nothing(app: PlainApp) -> None:
    scene = FakeScene()
    app.show(scene)
    app.step(0.016, [Event(pygame.WINDOWFOCUSLOST), Event(pygame.WINDOWFOCUSGAINED)])
    assert scene.events == [pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED]


class Loop:
    """Runs an application by a clock of its own: `at` posts events, passes are noted with their seconds."""

    def __init__(self, app: PlainApp, clock: Clock, until: float, at: dict[float, Event] | None = None) -> None:
        self.passes: list[tuple[float, float]] = []
        begun, later = clock.now, sorted((at or {}).items())
        step = app.step

        def noted(dt: float, events: Sequence[Event]) -> None:
            self.passes.append((clock.now - begun, dt))
            step(dt, events)

        def wait(times: int) -> None:
            clock.now += 1 / times
            while later and clock.now - begun >= later[0][0]:
                pygame.event.post(later.pop(0)[1])
            if clock.now - begun > until:
                app.quit()

        app.step, app.wait = noted, wait  # type: ignore[method-assign]  # listened to
        pygame.event.clear()
        app.run()

    def between(self, start: float, end: float) -> int:
        """How many passes there were."""
        return sum(start <= at < end for at, _ in self.passes)


def key() -> Event:
    """Somebody presses a key that does nothing."""
    return Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z")


def test_at_rest_few_passes_are_made_and_none_is_late_for_an_event(app: PlainApp, clock: Clock) -> None:
    app.show(FakeScene())
    loop = Loop(app, clock, 8.0, {6.55: key()})
    assert loop.between(1.0, 2.0) >= 55
    assert loop.between(4.0, 6.0) <= 11
    answered, dt = next((at, dt) for at, dt in loop.passes if at >= 6.55)
    assert answered < 6.55 + 1 / 14
    assert dt < 1 / 14
    assert loop.between(6.7, 7.7) >= 55


def test_a_button_that_is_held_keeps_the_loop_awake(app: PlainApp, clock: Clock) -> None:
    app.show(FakeScene())
    press = Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)
    release = Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)
    loop = Loop(app, clock, 12.0, {1.0: press, 6.0: release})
    assert loop.between(5.0, 6.0) >= 55
    assert loop.between(9.0, 11.0) <= 11


def test_the_screen_names_what_was_used_last(app: PlainApp) -> None:
    scene = FakeScene()
    app.show(scene)
    button = Event(pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=pygame.CONTROLLER_BUTTON_DPAD_UP)
    app.step(0.0, [button])
    assert scene.kits[-1].gamepad is not None
    app.step(0.0, [Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d")])
    assert scene.kits[-1].gamepad is None


def test_a_button_of_a_pad_is_a_key_that_goes_up_again(app: PlainApp) -> None:
    scene = FakeScene()
    app.show(scene)
    down = Event(pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=pygame.CONTROLLER_BUTTON_A)
    app.step(0.0, [down])
    assert scene.events[-1] == pygame.KEYDOWN
    app.step(0.0, [Event(pygame.WINDOWFOCUSLOST)])
    assert scene.events[-2:] == [pygame.KEYUP, pygame.WINDOWFOCUSLOST]


def test_a_touch_is_taken_once(app: PlainApp) -> None:
    scene = FakeScene()
    app.show(scene)
    made = Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, touch=True)
    finger = {"touch_id": 1, "finger_id": 1, "x": 0.1, "y": 0.1}
    app.step(0.0, [Event(pygame.FINGERDOWN, finger), made, Event(pygame.FINGERUP, finger)])
    assert scene.events.count(pygame.MOUSEBUTTONDOWN) == 1


def test_what_comes_meanwhile_has_its_buttons(app: PlainApp) -> None:
    scene = AskingScene()
    app.show(scene)
    app.step(0.0, [Event(pygame.CONTROLLERBUTTONDOWN, instance_id=3, button=pygame.CONTROLLER_BUTTON_DPAD_UP)])
    scene.caps = {"Y": GamepadButton.WEST}
    app.step(0.0, [])
    look = scene.kits[-1].gamepad
    assert look is not None
    assert look.caps["Y"] is GamepadButton.WEST
