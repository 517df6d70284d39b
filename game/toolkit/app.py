"""The loop: takes events, advances scenes, draws only if something changed, and rests if nothing moves. It knows no
game.
"""

import gc
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Generic, TypeVar

import pygame
from msgspec.structs import replace
from pygame import Event, Surface

from game.toolkit.dissolve import Dissolve
from game.toolkit.drawing.text import Fonts
from game.toolkit.drawing.theme import Theme
from game.toolkit.frame_times import FrameTimer
from game.toolkit.input.gamepad import (
    EVERYWHERE,
    EVERYWHERE_CAPS,
    GAMEPAD_EVENTS,
    STICK_SHARES,
    GamepadButton,
    GamepadChange,
    GamepadLook,
    Gamepads,
    GamepadScene,
    KeyPress,
)
from game.toolkit.input.key_bindings import KeysHere, KeysTaken, OwnKeys, with_key
from game.toolkit.input.keyboard import LARGER_OR_SMALLER, Composition, with_question_mark
from game.toolkit.input.printed_keys import key_in_place, printed_letters
from game.toolkit.input.touch import FINGER_EVENTS, TouchInput
from game.toolkit.kit import EveryBar, Kit, LastUsed, make_kit
from game.toolkit.memory import give_back_pictures
from game.toolkit.scene import Scene
from game.toolkit.screen_preferences import Languages, ScreenPreferences
from game.toolkit.surroundings import surroundings
from game.toolkit.targets import TargetsFile
from game.toolkit.window import Window

ATTENTIVE, LISTENING, RESTING = 60, 30, 15  # how many times per second the loop looks for events
ATTENTIVE_SECONDS: Final = 2.0  # after the last input
AT_REST: Final = 0.2  # seconds between passes if no event calls for an earlier one
RESIZE_SETTLES: Final = 0.06  # seconds without a further change of size
AWAY: Final = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
BACK: Final = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED)
PRESSING: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""Keys that press the focused item; one held down doesn't press anything on the next scene."""
OF_MOUSE: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL)
LONGEST_STEP: Final = 0.1  # a stall does not make motions jump


Choices = TypeVar("Choices", bound=ScreenPreferences)
"""The preferences of a program."""


class App(Generic[Choices]):
    """The window, the stack of scenes and the choices that every scene shares."""

    def __init__(
        self,
        window: Window,
        assets: Path,
        preferences: Choices,
        targets: TargetsFile | None = None,
        clock: Callable[[], float] = time.monotonic,
        own_clock: Callable[[], float] = time.thread_time,
        gamepads: Gamepads | None = None,
        languages: Languages | None = None,
    ) -> None:
        self.window = window
        self.running = True
        self.before_pass: Callable[[float], None] = lambda dt: None  # called with the seconds since the last pass
        self.after_pass: Callable[[Scene], None] = lambda scene: None  # called with the scene shown, for screen readers
        self.hears_others: Callable[[], bool] = lambda: False  # whether others elsewhere may act at any moment
        self.plays_itself: Callable[[], bool] = lambda: False  # whether there is something to watch without any input
        self.on_crash: Callable[[Exception], None] | None = None  # called with an exception of a pass; says what to do
        self.on_close: Callable[[], bool] = lambda: True  # called when the window is closed; False keeps it open
        self.on_prefer: Callable[[Choices], None] = self.choose  # for preferences changed by a key on any screen
        self.on_keys: Callable[[], None] = lambda: None  # F1: shows the keys of the current screen
        self.on_drop: Callable[[str], None] = lambda _: None  # a file that no scene takes
        self.on_sound_lost: Callable[[], None] = lambda: None  # the device that plays sounds is gone
        self.wait: Callable[[int], object] = pygame.time.Clock().tick  # between passes; the argument is the frame rate
        self.preferences = preferences
        """The current ones; `choose` applies others."""
        self._languages = languages or Languages()
        self._speak_as_chosen()
        self._assets = assets
        self._fonts = Fonts(assets / "fonts")
        self._targets = targets
        self._clock = clock
        self.frames = FrameTimer(clock, own_clock)
        self._stack: list[Scene] = []
        self._last_resort: Scene | None = None  # what `on_crash` showed
        self._whole = True
        self._dissolve: Dissolve | None = None
        self.is_away = False
        """Whether the window is minimised, so that nobody would see anything: everything pauses."""
        self.has_focus = True
        """Whether no other window is in front, as far as known."""
        self._untidy = False
        self._is_painted = False
        self._held: set[int] = set()  # mouse buttons: an action that is held may continue by itself
        self._keys: set[int] = set()  # keys of PRESSING that are down
        self._down: dict[int, int] = {}  # keys that are down, and what each was taken for
        self._own_keys = OwnKeys(self.preferences.keys)
        self._stale: set[int] = set()  # of these, keys pressed for a scene that is gone
        self._composition = Composition()
        self._resized_at: float | None = None
        self._still: Surface | None = None
        self._gamepads = gamepads or Gamepads()
        self._touch = TouchInput()
        self._printed_letters = printed_letters()
        self._last_used = LastUsed()
        self.every_bar = EveryBar()
        self._is_gamepad_used = False  # more recently than the keyboard
        self._gamepad_keys: dict[GamepadButton, KeyPress] = {}  # for the buttons that are down
        self._listen_as_chosen()
        if self.preferences.full_screen:
            window.set_full_screen(True)
        self.kit = self._make_kit()

    def _make_kit(self) -> Kit:
        return replace(
            make_kit(self._theme(), self._fonts, self._assets),
            gamepad=self._gamepad_look(),
            last_used=self._last_used,
            every_bar=self.every_bar,
        )

    def _theme(self) -> Theme:
        return self.preferences.theme(self.window.size)

    # ---- what is on screen

    @property
    def scene(self) -> Scene:
        """The scene on screen."""
        return self._stack[-1]

    def show(self, scene: Scene, softly: bool = False) -> None:
        """Replace all scenes with one; `softly` dissolves from the previous picture, if motion is wanted."""
        if softly and self.preferences.motion_scale > 0:
            self._dissolve = Dissolve(self.window.surface.copy())
        for old in reversed(self._stack):
            old.leave()
        self._stack = [scene]
        self._enter(scene)

    def show_instead(self, scene: Scene) -> None:
        """Replace all scenes with one, even if leaving the others fails: `on_crash` shows it."""
        for old in reversed(self._stack):
            with suppress(Exception):  # it may be what is broken
                old.leave()
        self._stack.clear()
        self._last_resort = scene
        self.show(scene)

    def push(self, scene: Scene) -> None:
        """Put a scene over the present one, which stays unchanged and returns with `pop`."""
        self._stack.append(scene)
        self._enter(scene)

    def pop(self) -> None:
        """Remove the top scene; the last one stays."""
        if len(self._stack) > 1:
            self._stack.pop().leave()
            self._enter(self.scene)

    def _enter(self, scene: Scene) -> None:
        self._stale |= self._keys
        self._lay_out(scene)

    def _lay_out(self, scene: Scene) -> None:
        pygame.key.stop_text_input()  # a field of the new scene will start it again
        pygame.key.set_repeat(0)
        look = self._gamepad_look()
        if look != self.kit.gamepad:
            self.kit = replace(self.kit, gamepad=look)
        self.kit.begin()
        scene.resize(replace(self.kit, keys=KeysHere(scene.name, self._own_keys)))
        self._whole = self._untidy = True

    def quit(self) -> None:
        """End the loop after this pass."""
        self.running = False

    # ---- choices

    def choose(self, preferences: Choices) -> None:
        """Apply new preferences at once: sizes and colours are laid out again, full screen is switched."""
        before, self.preferences = self.preferences, preferences
        if preferences.language != before.language:
            self._languages = replace(self._languages, of_run=None)
        self._speak_as_chosen()
        if preferences.full_screen != before.full_screen:
            self.window.set_full_screen(preferences.full_screen)
            self._whole = True  # the new surface is empty, even if it has the same size
        self._own_keys = OwnKeys(preferences.keys)
        self._listen_as_chosen()
        if self._theme() != self.kit.theme:
            self._relayout()
        elif self._stack and (preferences.keys != before.keys or self._gamepad_look() != self.kit.gamepad):
            self._lay_out(self.scene)

    def _speak_as_chosen(self) -> None:
        chosen, languages = self.preferences.language, self._languages
        surroundings().speak(languages.of_run or (languages.of_system if chosen == "system" else chosen))

    def _relayout(self) -> None:
        before = self.kit
        self.kit = self._make_kit()
        if before.theme.language == self.kit.theme.language:  # cards with words in another language can't be borrowed
            self.kit.lenders.extend(before.lend())
        if self._stack:
            self._lay_out(self.scene)

    # ---- the loop

    def run(self) -> None:
        """Run until `quit`. At rest, events are polled more often than passes are made, which costs least."""
        last_look = last_pass = last_input = self._clock()
        times = ATTENTIVE
        while self.running:
            events = self._gamepads.without_noise(pygame.event.get())
            now = self._clock()
            rests = times == RESTING
            if events:
                last_input = now
            if events or not rests or now - last_pass >= AT_REST:
                since = last_look if events else last_pass  # what begins now hasn't been running since the last pass
                self.step(min(now - since, AT_REST if rests else LONGEST_STEP), events)
                last_pass = now
                times = self._times(now - last_input)
            last_look = now
            self.wait(times)
        for scene in reversed(self._stack):
            scene.leave()
        self._stack.clear()

    def _times(self, since_input: float) -> int:
        """How many times per second the loop polls events now."""
        is_held = self._held or self._gamepads.is_held or self._touch.is_held
        if self.scene.busy or self._dissolve is not None or is_held or since_input < ATTENTIVE_SECONDS:
            return ATTENTIVE
        if self._untidy:
            self._untidy = False
            self.kit.lenders.clear()
            self.kit.forget_unused()
            gc.collect()  # scenes that are gone hold pictures, and few objects: Python alone would wait for long
        return LISTENING if self.hears_others() else RESTING

    def step(self, dt: float, events: Sequence[Event]) -> None:
        """One pass: the program, events, time, picture, targets. Exceptions go to `on_crash`; without it, or if the
        screen that it showed fails too, they are raised.
        """
        self.frames.begin()
        presents = self.window.presents
        try:
            if not self.is_away:
                self.before_pass(dt)
            self.window.keep_awake(not self.is_away and self.plays_itself())
            self._pass(dt, events)
        except Exception as error:
            if self.on_crash is None or self._last_resort in self._stack:
                raise
            self.on_crash(error)
        self.frames.end(drew=self.window.presents > presents)

    def _pass(self, dt: float, events: Sequence[Event]) -> None:
        for change in self._gamepads.pass_time(dt):
            self._take_gamepad(change)
        for made in self._touch.pass_time(dt):
            self._take(made)
        for event in self._composition.take(events):
            self._take_from_system(event)
            if not self.running:
                return
        if self.is_away:
            return
        if self._resized_at is not None:
            if self._clock() - self._resized_at < RESIZE_SETTLES:
                return
            self._settle()
        scene = self.scene
        changed = scene.update(dt)
        scene = self.scene  # it may have shown another
        if self._is_gamepad_used and self._gamepad_look() != self.kit.gamepad:
            self._lay_out(scene)  # a question with its own buttons has appeared
        if self._dissolve is not None:
            self._go_on_dissolving(self._dissolve, scene, dt)
        if self._dissolve is None and (changed or self._whole):
            self._show(scene)
        if self._targets is not None:
            self._targets.write(scene.report())
        self.after_pass(scene)

    def _show(self, scene: Scene) -> None:
        """Draw what changed."""
        whole, self._whole = self._whole, False
        rects = scene.draw(self.window.surface, whole)
        if whole or rects is None or rects:
            self.window.present(None if whole else rects)
        self._after_first_picture()

    def _go_on_dissolving(self, dissolve: Dissolve, scene: Scene, dt: float) -> None:
        surface = self.window.surface
        if self._whole:
            self._whole = False
            scene.draw(surface, True)
            dissolve.show(surface)
        dissolve.pass_time(dt)
        if dissolve.is_over:
            self._dissolve, self._whole = None, True
        else:
            dissolve.draw(surface)
            self.window.present(None)

    def _after_first_picture(self) -> None:
        """One-time work that can wait: gamepads, and returning freed memory."""
        if not self._is_painted:
            self._is_painted = True
            self._gamepads.start()
            give_back_pictures()

    # ---- what people have in their hands

    def _take_from_system(self, event: Event) -> None:
        """Fingers become the mouse, pad buttons become keys; everything else is unchanged."""
        if event.type in GAMEPAD_EVENTS:
            was_there = self._gamepads.is_there
            for change in self._gamepads.take(event):
                self._take_gamepad(change)
            if was_there and not self._gamepads.is_there:
                self._use_gamepad(False)
        elif event.type in FINGER_EVENTS:
            for made in self._touch.take(event, self.window.size):
                self._take(made)
        elif event.type in OF_MOUSE and getattr(event, "touch", False):
            pass  # SDL's mouse event for a finger, which is reported separately
        else:
            if event.type == pygame.KEYDOWN:
                self._use_gamepad(False)
            elif event.type == pygame.WINDOWFOCUSLOST:
                self._let_go()
            self._take(event)

    def _let_go(self) -> None:
        for change in self._gamepads.let_go():
            self._take_gamepad(change)
        for made in self._touch.let_go():
            self._take(made)

    def _take_gamepad(self, change: GamepadChange) -> None:
        """The key that a button stands for on this screen; its release matches its press."""
        if not change.is_down:
            pressed = self._gamepad_keys.pop(change.button, None)
            if pressed is not None:
                self._take(pressed.event(False))
            return
        self._use_gamepad(True)
        scene = self.scene
        own = scene.gamepad_key(change.button) if isinstance(scene, GamepadScene) else None
        key = own or EVERYWHERE.get(change.button)
        if key is not None:
            self._gamepad_keys[change.button] = key
            self._take(key.event(True))

    def _use_gamepad(self, is_used: bool) -> None:
        """Show the buttons of the pad, or keys again."""
        self._is_gamepad_used = is_used
        if self._stack and self._gamepad_look() != self.kit.gamepad:
            self._lay_out(self.scene)

    @property
    def has_gamepad(self) -> bool:
        """Whether any is plugged in."""
        return self._gamepads.is_there

    def _gamepad_look(self) -> GamepadLook | None:
        if not self._is_gamepad_used:
            return None
        scene = self._stack[-1] if self._stack else None
        own: Mapping[str, GamepadButton] = scene.gamepad_caps() if isinstance(scene, GamepadScene) else {}
        return GamepadLook(
            self._gamepads.family, self._gamepads.swapped, {**EVERYWHERE_CAPS, **own}, self._gamepads.hands
        )

    def _listen_as_chosen(self) -> None:
        chosen = self.preferences
        self._gamepads.choose(chosen.pad_swapped, chosen.pad_hands, STICK_SHARES[chosen.stick])

    def _take(self, event: Event) -> None:
        taken = self.scene.keys_taken
        if event.type in (pygame.KEYDOWN, pygame.KEYUP) and not event.dict.get("by_pad"):
            if event.key not in self._own_keys.used:
                event = with_key(event, key_in_place(event))
            usual = self._usual(event, taken)
            if usual is None:
                return
            event = usual
        if event.type == pygame.KEYDOWN and event.key in self._stale:
            return  # a key held since the previous scene, repeating
        self._note_held(event)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._last_used.is_keys = event.type == pygame.KEYDOWN
            self._last_used.is_touch = bool(event.dict.get("touch"))
        if self._dissolve is not None and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.VIDEORESIZE):
            self._dissolve.end()
        if event.type == pygame.QUIT:
            if self.on_close():
                self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self._stretch()
        elif event.type == pygame.KEYMAPCHANGED:
            self._take_other_keyboard()
        elif event.type in AWAY or event.type in BACK:
            self.is_away, self._whole = event.type in AWAY, True
        elif event.type == pygame.KEYDOWN:
            self._take_key(event, taken)
        elif event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture:
            self.on_sound_lost()
        elif event.type == pygame.DROPFILE:
            if not self.scene.handle(event):
                self.on_drop(event.file)
        else:
            self.scene.handle(event)

    def _take_other_keyboard(self) -> None:
        """Show the letters that are printed on it."""
        letters = printed_letters()
        if letters != self._printed_letters:
            self._printed_letters = letters
            self._relayout()
            self._whole = True

    def _note_held(self, event: Event) -> None:
        """Track what is held down, as long as the window is in front."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN:
                self._held.add(event.button)
            case pygame.MOUSEBUTTONUP:
                self._held.discard(event.button)
            case pygame.KEYDOWN if event.key in PRESSING:
                self._keys.add(event.key)
            case pygame.KEYUP:
                self._keys.discard(event.key)
                self._stale.discard(event.key)
            case pygame.WINDOWFOCUSGAINED:
                self.has_focus = True
            case pygame.WINDOWFOCUSLOST:
                self.has_focus = False
                for held in (self._held, self._keys, self._stale):
                    held.clear()
                self._down.clear()

    def _take_key(self, event: Event, taken: KeysTaken) -> None:
        """Handle a key going down: for the desktop, for every screen, or for this one."""
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_META):
            return  # for the desktop: the next window, its menu
        if taken is KeysTaken.EVERY:
            self.scene.handle(event)
        elif event.key == pygame.K_F11:
            self.on_prefer(replace(self.preferences, full_screen=not self.window.full_screen))
        elif event.key == pygame.K_F1:
            self.on_keys()
        else:
            asked = with_question_mark(event)
            if not self.scene.handle(asked) and event.key in LARGER_OR_SMALLER and asked.unicode != "?":
                self.on_prefer(self.preferences.scaled(LARGER_OR_SMALLER[event.key], self.window.size))

    def _usual(self, event: Event, taken: KeysTaken) -> Event | None:
        """A key as screens know it; its release matches its press."""
        if event.type == pygame.KEYUP:
            return with_key(event, self._down.pop(event.key, event.key))
        usual: Event | None = event
        if taken is KeysTaken.CHOSEN and self._own_keys.chosen:
            usual = self._own_keys.usual_event(self.scene.name, event)
        if usual is not None:
            self._down[event.key] = usual.key
        return usual

    def _stretch(self) -> None:
        """While an edge is dragged the last picture is stretched; layout waits until the size settles."""
        if self._still is None:
            self._still = Surface(self.kit.size)
            self.scene.draw(self._still, True)
        self._resized_at = self._clock()
        pygame.transform.scale(self._still, self.window.size, self.window.surface)
        self.window.present()

    def _settle(self) -> None:
        self._resized_at = self._still = None
        self.window.keep_minimum()
        if self.window.size != self.kit.size:
            self._relayout()
        self._whole = True
