"""A simulated computer with the real program on it: switched on and off, its windows opened, closed and used.

Imported after `take_over_time` and `take_over_files`: `tests.simulation.__main__` sees to that.
"""

import hashlib
import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame.event import Event

from game.engine.table.view import SPECTATOR
from game.phones import addresses, server as phone_server
from game.play.thinking import thinker_process
from game.play.thinking.thinker import Thinker
from game.play.thinking.thinker_messages import CoachReply, CoachRequest, ThinkRequest, TrialRequest
from game.toolkit.app import App
from game.toolkit.audio.voice import Voice
from game.toolkit.drawing.theme import Theme
from game.toolkit.kit import Kit
from game.toolkit.speed import Speed
from game.ui.match.session.session import Session
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.preferences import Preferences
from game.ui.system.crash_report.presenter import CrashReports
from saves.disk.files import RealDisk
from saves.disk.start_reading import DiskAtStart, StartReading
from tests.play.analysts import SteadyAnalyser
from tests.simulation.disk import HOME, Disk, Ill, Image, run_on
from tests.simulation.processes import Processes
from tests.simulation.scheduler import Interrupted, Scheduler, run_under
from tests.simulation.simulated_sound import Loudspeaker
from tests.ui.house import House
from tests.window.window_player import HOLD, Point

DATA: Final = Path(HOME) / "games"
SIZE: Final = (1024, 600)
DRAWN: Final = 40
"""One in so many passes."""
MOST_LOOKS: Final = 6
"""Whose pictures are kept."""


class Kits:
    """What was rastered for the last few looks: another window of the same look need not do it again."""

    def __init__(self) -> None:
        self._kept: dict[Theme, Kit] = {}

    def kit(self, theme: Theme, make: Callable[[], Kit]) -> Kit:
        """The kit of a look."""
        kit = self._kept.pop(theme, None) or make()
        self._kept[theme] = kit
        if len(self._kept) > MOST_LOOKS:
            del self._kept[next(iter(self._kept))]
        return kit

    def forget(self) -> None:
        """All is rastered anew."""
        self._kept.clear()


KITS: Final = Kits()
"""Rastered once for all evenings of this process."""


class _SharingApp(App[Preferences]):
    def _make_kit(self) -> Kit:
        return KITS.kit(self.preferences.theme(self.window.size), super()._make_kit)


class Planted(Exception):
    """A bug on purpose; the program must meet it with its plain screen."""


class PowerCut(Interrupted):
    """The power is gone, in the middle of whatever was done."""


class Spoken(Struct):
    """A sentence, and the game of which it was said."""

    sentence: str
    session: Session | None
    eyes: int
    """Whose hand lay open."""
    is_answer: bool
    """Whether it says why something cannot be done, or was asked for by a reading key or a press."""


class HeardVoice(Voice):
    """Keeps what it is asked to say."""

    def __init__(self) -> None:
        super().__init__(None)
        self.spoken: list[Spoken] = []
        self.session: Callable[[], Session | None] = lambda: None

    @property
    def is_there(self) -> bool:
        """Always."""
        return True

    def say(self, sentence: str) -> None:
        """Keeps it."""
        session = self.session()
        is_refusal = session is not None and session.table is not None and sentence == session.table.state.refusal
        eyes = session.game.eyes if session is not None else SPECTATOR
        self.spoken.append(Spoken(sentence, session, eyes, is_refusal))

    def hush(self) -> None:
        """Nothing is being spoken."""


def think_plainly(pipe: Any) -> None:
    """The worker: the real one, but every level plays as `normal`, the coach has nothing to say, and no house
    rules are tried out.
    """
    real = thinker_process.answer_all

    class Plain:
        def recv(self) -> object:
            while isinstance(question := pipe.recv(), TrialRequest | CoachRequest):
                if isinstance(question, CoachRequest):  # what is thought is not at stake here, and these think long
                    pipe.send(CoachReply(question.game, question.number, None))
            return replace(question, level="easy") if isinstance(question, ThinkRequest) else question

        send, poll = pipe.send, pipe.poll

    real(Plain())  # type: ignore[arg-type]  # all that is used of a connection is here


class Window(House):
    """The program in a window, on a computer on which passes take their time."""

    def __init__(self, computer: "Computer") -> None:
        self._computer = computer
        self.voice = HeardVoice()
        self._passes = 0
        self.stood_still = 0.0
        """The longest pass so far, in seconds, while the disk was well."""
        scheduler = computer.scheduler
        reading = StartReading(clock=scheduler.monotonic)
        super().__init__(
            DATA,
            size=SIZE,
            preferences=Preferences(
                knows_cut=True, speed=computer.speed, reduced_motion=True, sound=False, voice="unless_read", coach=False
            ),
            disk=DiskAtStart(RealDisk(), reading),
            reading=reading,
            clock=scheduler.monotonic,
            thinker=Thinker(scheduler.monotonic, think_plainly),
            make_analyser=SteadyAnalyser,
            make_app=_SharingApp,
            now=computer.now,
            voice=self.voice,
            card_seed=lambda: None,
            chance=random.Random(computer.chance.random()),
        )
        self.voice.session = lambda: self.program.session
        self.mishaps: list[Exception] = []
        mishaps = CrashReports(self.app, self.program, DATA, self.disk, computer.now)

        def meet(error: Exception) -> None:
            if not isinstance(error, Planted):
                self.mishaps.append(error)
            mishaps.meet(error)

        self.app.on_crash = meet
        self.program.show_title()

    def step(self, *events: Event, dt: float = 1 / 30) -> None:
        """One pass of the loop, before which others have had so much time; `pass_time` draws what came of it."""
        self._computer.scheduler.sleep(dt)
        with self._timed():
            self._take_pass(events, dt)

    @contextmanager
    def _timed(self) -> Iterator[None]:
        computer = self._computer
        begun, was_well, session = computer.scheduler.now, computer.disk.ill is Ill.WELL, self.program.session
        yield
        is_left = self.program.session is not session  # leaving waits for writes that a slow disk still has to finish
        if was_well and computer.disk.ill is Ill.WELL and self.app.running and not is_left:
            self.stood_still = max(self.stood_still, computer.scheduler.now - begun)

    def _take_pass(self, events: Sequence[Event], dt: float) -> None:
        app = self.app
        try:
            if not app.is_away:
                app.before_pass(dt)
            for change in app._gamepads.pass_time(dt):
                app._take_gamepad(change)
            for event in events:
                app._take_from_system(event)
                if not app.running:
                    return
            if not app.is_away:
                app._whole |= app.scene.update(dt)
        except Exception as error:
            assert app.on_crash is not None
            app.on_crash(error)

    def pass_time(self, seconds: float) -> None:
        """So many seconds, in passes as far apart as a loop at rest makes them. One in a few is drawn, as pictures take
        most of an evening, and then windows behind this one have a pass, too.
        """
        for _ in range(round(seconds / 0.1)):
            self._passes += 1
            if self.app.running and self._passes % DRAWN:
                self.step(dt=0.1)
            elif self.app.running:
                self.draw_pass(dt=0.1)
                for other in self._computer.windows:
                    if other is not self:
                        other.step(dt=0.1)

    def draw_pass(self, *events: Event, dt: float) -> None:
        """One pass whose picture is drawn."""
        self._computer.scheduler.sleep(dt)
        with self._timed():
            super().step(*events, dt=dt)

    def run(self, seconds: float) -> None:
        """As `House.run`, in fewer passes."""
        self.pass_time(seconds)

    def rest(self, longest: float = 30.0) -> bool:
        """Passes until nothing moves; False where something still does after so long."""
        end = self._computer.scheduler.now + longest
        self.step()
        while self.app.running and self._computer.scheduler.now < end:
            if not self.report.busy and not self.app.scene.busy and self.is_quiet:
                return True
            self.pass_time(0.2)
        return not self.app.running

    @property
    def page(self) -> Any:
        """The screen in front, without the notices and questions over it."""
        scene = self.app.scene
        return scene.inner if isinstance(scene, OverlaidScene) else scene

    @property
    def is_quiet(self) -> bool:
        """Whether no computer player is about to move and every line is saved."""
        session = self.program.session
        return session is None or session.game.is_settled

    def click(self, at: Point) -> None:
        """Press and release in one place."""
        self.step(
            Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)),
            Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
        )
        if self.app.running:
            self.step(Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        if self.app.running:
            self.pass_time(0.5)

    def lift(self, at: Point) -> None:
        """Holds a curtain's button."""
        self.hold(at, HOLD)


class Computer:
    """Its clock, disk, processes, and the windows that are open; all that chance decides comes from `seed`."""

    def __init__(self, folder: Path, seed: str) -> None:
        def drawn(what: str) -> random.Random:
            return random.Random(f"{seed} {what}")

        self.seed = seed
        self.chance = drawn("cards")
        self._bytes = drawn("bytes")
        self.speed: Speed = drawn("speed").choice(("off", "normal"))
        """At which Anna likes to play; where it is off, nobody is asked to cut the deck."""
        self.scheduler = Scheduler(drawn("order"))
        run_under(self.scheduler)
        self.disk = Disk(folder, self.scheduler, drawn("disk"))
        run_on(self.disk)
        self.processes = Processes(self.scheduler, drawn("answers"))
        self.processes.take_over()
        self.loudspeaker = Loudspeaker()
        self.loudspeaker.take_over()
        self._power = drawn("power")
        self.windows: list[Window] = []
        self.front = 0
        self.trace: Callable[[str], None] | None = None
        self.disk.tell = lambda what: self.note("disk", what)
        self._calls_left: int | None = None
        self.disk.power = self._spend
        self._take_over_chance()
        self.address = "192.168.1.20"
        phone_server.serve_phones = lambda pipe, plan: None  # no phone comes
        addresses.local_addresses = lambda: (self.address,)

    def _take_over_chance(self) -> None:
        import os

        def urandom(count: int) -> bytes:
            return self._bytes.randbytes(count)

        random._urandom = urandom  # type: ignore[attr-defined]  # where `secrets` and `SystemRandom` come from
        os.urandom = urandom
        os.getloadavg = lambda: (0.0, 0.0, 0.0)
        tempfile._Random = partial(random.Random, f"{self.seed} names")  # type: ignore[attr-defined]  # of folders for a moment

    def now(self) -> datetime:
        """Wall-clock time where the computer is."""
        return datetime.fromtimestamp(self.scheduler.wall)

    def note(self, who: str, what: str) -> None:
        """A line of the trace."""
        line = f"{self.scheduler.now:.4f} {who}: {what}".encode("utf-8", "backslashreplace").decode()
        if self.trace is not None:
            self.trace(line)

    # ---- windows

    @property
    def window(self) -> Window:
        """The one in front; opened where there is none."""
        if not self.windows:
            self.open_window()
        return self.windows[min(self.front, len(self.windows) - 1)]

    def open_window(self) -> Window:
        """Starts the program in another window."""
        window = Window(self)
        self.windows.append(window)
        self.front = len(self.windows) - 1
        window.rest(10)
        return window

    def close_window(self, window: Window) -> bool:
        """As when the loop has ended: what the program says of its last moves."""
        self.windows.remove(window)
        for scene in reversed(window.app._stack):
            scene.leave()
        window.app._stack.clear()
        return window.program.close()

    # ---- the power

    def cut_after(self, calls: int) -> None:
        """Cuts the power after this many more disk calls."""
        self._calls_left = calls

    def _spend(self, what: str) -> None:
        if self._calls_left is not None:
            self._calls_left -= 1
            if self._calls_left < 0:
                self._calls_left = None
                self.note("power", f"goes, {what}")
                self.scheduler.interrupt(PowerCut())

    def stop(self) -> None:
        """Every program ends where it is."""
        self._calls_left = None
        self.windows.clear()
        self.front = 0
        self.scheduler.kill_all()

    def switch_on(self, image: Image) -> None:
        """After `stop`: with this on its device."""
        self.disk.switch_on(image)

    def end(self) -> None:
        """Clears everything away."""
        self.stop()
        self.disk.close_all()
        run_on(None)
        run_under(None)


def hidden_from_trace(texts: Sequence[str]) -> str:
    """A short hash of many texts."""
    return hashlib.sha256("\n".join(texts).encode("utf-8", "surrogateescape")).hexdigest()[:12]
