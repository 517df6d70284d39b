"""What people do at a screen in whatever order, by lot: keys, letters, presses, drags and turns of the wheel."""

from collections.abc import Collection
from random import Random
from typing import Final

import pygame
from pygame import Event

from game.toolkit.scene import Scene
from tests.ui.drive import click, drag, key, middle, motion

KEYS: Final = (
    *(pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_SPACE),
    *(pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_ESCAPE, pygame.K_F1, pygame.K_PLUS, pygame.K_MINUS),
)
"""Those that do something on many screens."""
HELD: Final = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)
LETTERS: Final = "abcdefgijklmnopqrstuvwxyz0123456789?"
"""All but the key of a hint, about which a player would think; other tests ask for hints."""
WAYS: Final = ("press", "press", "press", "twice", "point", "drag", "wheel", "key", "key", "key", "letter")


def some_step(scene: Scene, chance: Random, never: Collection[str]) -> tuple[str, tuple[Event, ...]]:
    """What is done next, and how; nothing of `never` is pressed."""
    way = chance.choice(WAYS)
    there = [target for target in scene.report().targets if target.id not in never]
    if way == "key" or (not there and way != "letter"):
        code, held = chance.choice(KEYS), chance.choice(HELD)
        return f"{pygame.key.name(code)} {held}", (key(code, held),)
    if way == "letter":
        letter, held = chance.choice(LETTERS), chance.choice(HELD)
        typed = Event(pygame.KEYDOWN, key=ord(letter), mod=held, unicode=letter)
        return f"{letter} {held}", (typed, Event(pygame.TEXTINPUT, text=letter))
    one, other = chance.choice(there), chance.choice(there)
    at, to = middle(one), middle(other)
    if way == "drag":
        return f"{one.id} to {other.id}", (*drag(at, ((at[0] + to[0]) // 2, (at[1] + to[1]) // 2), to),)
    turned = Event(pygame.MOUSEWHEEL, x=0, y=chance.choice((-3, -1, 1)), flipped=False)
    events = {
        "press": click(at),
        "twice": [*click(at), *click(at)],
        "wheel": [motion(at), turned],
        "point": [motion(at)],
    }
    return f"{way} {one.id}", (*events[way],)
