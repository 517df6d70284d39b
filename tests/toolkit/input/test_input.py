"""What fingers, pads and keyboards say: as tests/data/toolkit_looks.xz has it, written by `python -m
tests.toolkit.looks`.
"""

import random
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any, Final, get_args

import pygame
import pytest
from pygame import Event

from game.toolkit.input.gamepad import (
    EVERYWHERE,
    PAD_KEYS,
    GamepadButton,
    GamepadFamily,
    GamepadHands,
    Gamepads,
    button_name,
    family_of,
    is_on_gamepad,
)
from game.toolkit.input.key_bindings import _LABELLED, _TOGETHER, KeysHere, OwnKeys, changed, key_name, keys_in, shown
from game.toolkit.input.keyboard import LEFT_HAND, RIGHT_HAND, Composition, asks, with_question_mark
from game.toolkit.input.touch import TouchInput
from game.toolkit.screen_preferences import ScreenPreferences
from tests.toolkit.driving import key
from tests.toolkit.input.test_gamepad import MAPPED, PLAIN, opened
from tests.toolkit.looks import Log, faults_of, told


def fingers(seed: int, log: Log) -> None:
    """Three fingers that come, move, rest and go, in a window of 1,000 by 500."""
    chance, touch = random.Random(seed), TouchInput()
    for n in range(500):
        finger, far = chance.randrange(1 + n // 40 % 3), chance.choice([0.004, 0.02, 0.5])
        at: dict[str, Any] = {"x": 0.5 + chance.uniform(-far, far), "y": 0.5 + chance.uniform(-far, far)}
        if n % 50 == 7:
            at = {"x": chance.choice([0.0, 1.0]), "y": chance.choice([-0.1, 1.0])}
        kind = chance.choice([pygame.FINGERDOWN, *[pygame.FINGERMOTION] * 3, pygame.FINGERUP])
        log.tell(kind, finger, at, touch.take(Event(kind, finger_id=finger, **at), (1000, 500)), touch.is_held)
        log.tell(touch.pass_time(chance.choice([0.01, 0.06, 0.12])), touch._doing)
        if n % 60 == 59:
            log.tell(touch.let_go())


def pads(seed: int, log: Log) -> None:
    """Two pads that come and go, with buttons, sticks, a hat and triggers, however they are held."""
    chance, both = random.Random(seed), Gamepads(opened)
    stick, ways, presses = pygame.CONTROLLERAXISMOTION, (-1, 0, 1), (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP)
    for n in range(700):
        pad = chance.choice([MAPPED, PLAIN])
        down = chance.choice([pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP])
        share = chance.choice([-1, -0.82, -0.6, -0.45, -0.3, 0, 0.1, 0.34, 0.38, 0.41, 0.5, 0.54, 0.56, 0.78, 1])
        event = chance.choice(
            [
                Event(down, instance_id=MAPPED, button=chance.randrange(16)),
                Event(stick, instance_id=MAPPED, axis=chance.randrange(7), value=round(share * 32767)),
                Event(stick, instance_id=MAPPED, axis=chance.randrange(6), value=float(share)),
                Event(pygame.JOYAXISMOTION, instance_id=pad, axis=chance.randrange(3), value=share),
                Event(pygame.JOYHATMOTION, instance_id=pad, value=(chance.choice(ways), chance.choice(ways))),
                Event(chance.choice(presses), instance_id=pad, button=chance.randrange(12)),
            ]
        )
        if n % 90 in (0, 1, 2):
            event = Event(pygame.JOYDEVICEADDED, device_index=n % 90)
        elif n % 90 in (80, 81):
            event = Event(pygame.JOYDEVICEREMOVED, instance_id=(MAPPED, PLAIN)[n % 2])
        if n % 70 == 69:
            hands, reach = get_args(GamepadHands), (0.35, 0.55, 0.8)
            both.choose(chance.random() < 0.5, chance.choice(hands), chance.choice(reach))
        log.tell(event, len(both.without_noise([event])), both.take(event), both.is_held, both.is_there, both.family)
        log.tell(both.pass_time(chance.choice([0.02, 0.11, 0.3])))
        if n % 110 == 109:
            log.tell(both.let_go())


def names(log: Log) -> None:
    """What the buttons of pads and the keys of keyboards are called, and what they mean."""
    for family, button, swapped, hands in product(GamepadFamily, GamepadButton, (False, True), get_args(GamepadHands)):
        log.tell(family, button, button_name(family, button, swapped, hands), is_on_gamepad(button, hands))
    for name, guid in (
        ("DualSense", ""),
        ("8BitDo", "030000007e050000"),
        ("x", "0300fa675e040000"),
        ("Steam Deck", ""),
        ("", "de28"),
    ):
        log.tell(name, guid, family_of(name, guid))
    log.tell(told(EVERYWHERE), *((place, told(keys)) for place, keys in PAD_KEYS.items()))
    for code in (*range(1, 128), *range(pygame.K_CAPSLOCK, pygame.K_CAPSLOCK + 120)):
        one = key(code, pygame.KMOD_SHIFT)
        log.tell(
            code, key_name(code), shown(key_name(code)), asks(one), asks(key(code)), with_question_mark(one).unicode
        )
        log.tell(asks(key(code, pygame.KMOD_SHIFT | pygame.KMOD_CTRL)))


LABELS: Final = (*_LABELLED, *_TOGETHER, "Ctrl + S", "1 to 9", "Enter, Space", "L, R", "Shift + A", "", "Keypad 5")
SENTENCES: Final = (
    "Press D, or Esc.",
    "F1 helps, and Enter goes on.",
    "press A or Press P",
    "A card and Delete, F12",
    "",
)


def own_keys(log: Log) -> None:
    """The keys of either hand and some of a person's own: what is shown, told and meant, screen by screen."""
    own = changed(changed((), "table", pygame.K_d, pygame.K_j), "everywhere", pygame.K_ESCAPE, pygame.K_BACKSPACE)
    log.tell(own, changed(own, "table", pygame.K_d, pygame.K_d))
    for chosen, screen in product(((), LEFT_HAND, RIGHT_HAND, own), ("table", "lesson", "games")):
        keys = OwnKeys(chosen)
        here = KeysHere(screen, keys)
        for label in LABELS:
            log.tell(label, keys_in(label), keys.label(screen, label), here.cap(label))
        log.tell(*map(here.told, SENTENCES))
        for code in (*range(8, 128), *range(pygame.K_CAPSLOCK, pygame.K_CAPSLOCK + 30)):
            events = [keys.usual_event(screen, key(code, mod)) for mod in (0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT)]
            log.tell(code, keys.meant(screen, code), keys.key_for(screen, code), *events)
        log.tell(keys == OwnKeys(chosen), keys == OwnKeys((*chosen, *own)), keys == chosen)


def typing(seed: int, log: Log) -> None:
    """Keys, letters, and what an input method announces, a few at a time."""
    chance, composition = random.Random(seed), Composition()
    codes = [getattr(pygame, f"K_{name}") for name in ("a", "e", "BACKSPACE", "LEFT", "RETURN", "ESCAPE", "LSHIFT")]
    for _ in range(400):
        events = []
        for _ in range(chance.randrange(1, 5)):
            code, text = chance.choice(codes), chance.choice(["", "´", "é"])
            events.append(
                chance.choice(
                    [
                        *[key(code, chance.choice([0, 0, pygame.KMOD_CTRL]))] * 3,
                        *[Event(pygame.KEYUP, key=code), Event(pygame.TEXTEDITING, text=text)],
                        *[Event(pygame.TEXTINPUT, text=text)] * 2,
                        Event(chance.choice([pygame.MOUSEBUTTONDOWN, pygame.WINDOWFOCUSLOST])),
                    ]
                )
            )
        log.tell(*(_short(event) for event in events), "means", *(_short(event) for event in composition.take(events)))


def _short(event: Event) -> str:
    return f"{pygame.event.event_name(event.type)} {event.dict.get('key', '')}{event.dict.get('text', '')}"


def preferences(log: Log) -> None:
    """How large everything is for whoever wants it larger, in windows of all sizes."""
    for size in ((800, 600), (1279, 648), (1280, 647), (1280, 648), (1920, 1080)):
        for interface, letters in product((80, 100, 130, 150), ("small", "normal", "large")):
            chosen = ScreenPreferences(interface=interface, text_size=letters)  # type: ignore[arg-type]
            log.tell(size, interface, letters, chosen.interface_in(size), told(chosen.theme(size)))
            log.tell(*(chosen.scaled(steps, size).interface for steps in (-3, -1, 1, 5)))
    for speed, calm in product(("slow", "normal", "fast", "off"), (False, True)):
        moved = ScreenPreferences(speed=speed, reduced_motion=calm)  # type: ignore[arg-type]
        log.tell(speed, moved.motion_scale, moved.time_scale)


SAMPLES: Final[dict[str, Callable[[Log], None]]] = {
    **{f"fingers {seed}": partial(fingers, seed) for seed in range(3)},
    **{f"pads {seed}": partial(pads, seed) for seed in range(3)},
    **{f"typing {seed}": partial(typing, seed) for seed in range(2)},
    "names": names,
    "own keys": own_keys,
    "preferences": preferences,
}


@pytest.mark.parametrize("sample", SAMPLES)
def test_hands_are_understood_as_they_were_when_somebody_looked(sample: str) -> None:
    """Given what fingers, pads and keyboards do one after the other, each means what it means in the list that somebody
    looked at.
    """
    assert faults_of(sample, SAMPLES[sample]) == []
