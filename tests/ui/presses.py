"""Samples of every_screen.py as they are before and in a window."""

from itertools import count

import pygame
from pygame.event import Event

from game.toolkit.scene import Scene
from game.ui.shared.preferences import Preferences
from game.ui.table.screen import TableScene
from tests.ui.drive import find, middle, shared_kit
from tests.ui.every_screen import EVERY


def unlaid(sample: str) -> Scene:
    """The sample before it has a window, unless it needs one to be made."""
    scene = EVERY[sample]()
    if isinstance(scene, TableScene):
        scene.thinker.clock = count().__next__  # a hint that takes long is still being computed, on any machine
    return scene


def made(sample: str) -> Scene:
    """The sample in a window."""
    scene = unlaid(sample)
    scene.resize(shared_kit((1366, 768), Preferences()))
    return scene


def tap(scene: Scene, id: str) -> None:
    """A press by a finger."""
    at = middle(find(scene, id))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(Event(kind, pos=at, button=1, touch=True))
