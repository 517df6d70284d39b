"""A screen without a screen: SDL's dummy drivers, and a window that every test finds open."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import gc
from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(autouse=True)
def display() -> None:
    """A small window, so that surfaces can be converted; each test may open its own."""
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))


@pytest.fixture(autouse=True, scope="session")
def whatever_stays() -> None:
    """All that is there before the first test stays there: looking for garbage then costs nearly nothing."""
    gc.freeze()


@pytest.fixture(autouse=True)
def no_pictures_left(whatever_stays: None) -> Iterator[None]:
    """A scene and its parts know each other and hold large pictures, which Python alone would throw away much later."""
    yield
    gc.collect()
