"""A screen without a screen: SDL's dummy drivers, and a window that every test finds open."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest


@pytest.fixture(autouse=True)
def display() -> None:
    """A small window, so that surfaces can be converted; each test may open its own."""
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
