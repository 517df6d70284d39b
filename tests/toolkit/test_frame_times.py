"""How long passes of the loop take."""

from pygame import Rect, Surface
from pygame.event import Event

from game.toolkit.app import App
from game.toolkit.input.key_bindings import KeysTaken
from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import ScreenPreferences
from game.toolkit.targets import Report
from game.toolkit.window import Window
from tests.toolkit.driving import ASSETS, motion


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Seconds."""
        return self.now


class Slow:
    """A scene that draws when it is told to and takes as long as it is told to."""

    name = "slow"
    busy = False
    keys_taken = KeysTaken.CHOSEN
    modal = None

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.draws = True
        self.takes = 0.0

    def resize(self, kit: Kit) -> None:
        """Nothing to lay out."""

    def handle(self, event: Event) -> None:
        """Nothing to do."""

    def update(self, dt: float) -> bool:
        """Takes its time."""
        self._clock.now += self.takes
        return self.draws

    def draw(self, surface: Surface, whole: bool = True) -> list[Rect] | None:
        """Draws nothing."""
        return None

    def report(self) -> Report:
        """Nothing to hit."""
        return Report(self.name)

    def leave(self) -> None:
        """Nothing to give back."""


def app_with(scene_clock: Clock) -> tuple[App[ScreenPreferences], Slow]:
    """An application that shows the scene and has drawn it once."""
    app = App(Window((1024, 600), "test"), ASSETS, ScreenPreferences(), None, scene_clock)
    scene = Slow(scene_clock)
    app.show(scene)
    app.step(0.0, [])
    app.frames.forget()
    return app, scene


def test_frames_are_what_was_drawn_or_had_to_be_waited_for() -> None:
    app, scene = app_with(Clock())
    scene.takes = 0.002
    for _ in range(98):
        app.step(0.02, [])
    scene.takes = 0.05
    app.step(0.02, [])
    scene.draws, scene.takes = False, 0.0
    for _ in range(50):
        app.step(0.02, [])
    scene.takes = 0.08
    app.step(0.02, [])
    times = app.frames.times()
    assert times.frames == 99
    assert times.wall == {"p50": 2.0, "p99": 50.0, "max": 80.0}
    assert times.late == 2


def test_the_program_goes_on_before_the_scene() -> None:
    app, _ = app_with(Clock())
    passed: list[float] = []
    app.before_pass = passed.append
    app.step(0.25, [motion((1, 1))])
    assert passed == [0.25]


def test_no_time_was_measured_before_anything_was_drawn() -> None:
    app, _ = app_with(Clock())
    assert app.frames.times().frames == 0
    assert app.frames.times().wall["max"] == 0.0
    assert app.frames.times().own["max"] == 0.0


def test_time_that_others_take_is_not_the_games_own() -> None:
    clock, own = Clock(), Clock()
    app = App(Window((1024, 600), "test"), ASSETS, ScreenPreferences(), None, clock, own)
    scene = Slow(clock)
    app.show(scene)
    app.step(0.0, [])
    app.frames.forget()
    scene.takes = 0.05

    def compute(_: float) -> None:
        own.now += 0.003

    app.before_pass = compute
    app.step(0.02, [])
    assert app.frames.times().wall["max"] == 50.0
    assert app.frames.times().own["max"] == 3.0
