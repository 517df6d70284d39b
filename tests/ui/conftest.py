"""Drawing without a screen, and a window that every test finds open."""

import gc
import io
import itertools
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import pygame
import pytest
from pygame import Surface
from pygame._sdl2 import controller

from game.reason import hindsight, hint, tested_causes
from game.toolkit import app, kit
from game.ui.table.draw import lesson_ground, table_pictures
from game.ui.table.layout import lesson_places
from tests.ui.drive import sharing_kit
from tests.ui.house import House
from tests.ui.reasons_known import known_reason

SMALL: Final = 60_000
"""Pixels of a card in a window of middle size."""


@pytest.fixture(autouse=True)
def display() -> None:
    """A small window, so that surfaces can be converted; each test may open its own. No event of another test waits."""
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    pygame.event.clear()


READ_DRAWING: Final = pygame.image.load_sized_svg


@lru_cache(maxsize=2000)
def small_drawing(source: bytes, size: tuple[int, int]) -> Surface:
    """The program of every test would read it anew."""
    return READ_DRAWING(io.BytesIO(source), size)


def drawing_read_once(source: io.BytesIO, size: tuple[int, int]) -> Surface:
    """A small one is read once."""
    is_small = size[0] * size[1] <= SMALL
    return small_drawing(source.getvalue(), size).copy() if is_small else READ_DRAWING(source, size)


LESSON_PLACES: Final = dict[str, object]()


def laid_out_once(find: Callable[..., object]) -> Callable[..., object]:
    """Many tests come to the same step of a lesson, where an arrow's way is looked for among thousands."""

    def found(*given: object) -> object:
        key = f"{find.__name__}{given}"
        if key not in LESSON_PLACES:
            LESSON_PLACES[key] = find(*given)
        return LESSON_PLACES[key]

    return found


IN_HARDS_PLACE: Final = lru_cache(2000)(hindsight.in_hards_place)


@pytest.fixture(autouse=True, scope="module")
def work_shared_by_tests() -> Iterator[None]:
    """What takes long is found and drawn once for the programs of all tests here, and tests elsewhere do without."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", drawing_read_once)
        patch.setattr(app, "make_kit", sharing_kit)
        patch.setattr(kit, "make_kit", sharing_kit)
        patch.setattr(table_pictures, "perf_counter", lambda: 0.0)  # in no time, however busy the machine is
        patch.setattr(hindsight, "reason_for", known_reason)
        patch.setattr(hindsight, "in_hards_place", IN_HARDS_PLACE)
        for find in (lesson_places.place_sheet, lesson_places.way_of_arrow):
            patch.setattr(lesson_ground, find.__name__, laid_out_once(find))
        yield


@pytest.fixture(autouse=True, scope="module")
def no_real_gamepads() -> Iterator[None]:
    """A pad that is plugged in here isn't looked for."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.joystick, "init", lambda: None)
        patch.setattr(controller, "init", lambda: None)
        yield


@pytest.fixture
def thinks_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of what is shown, to which it matters little how good the advice is."""
    monkeypatch.setattr(hint, "EFFORT", 40)
    monkeypatch.setattr(tested_causes, "_WORLDS", 8)


TESTS_RUN: Final = itertools.count(1)


@pytest.fixture(autouse=True)
def few_pictures_left() -> Iterator[None]:
    """A scene and its parts know each other and hold large pictures, which Python alone would throw away much later.
    What is left then is mostly shared by tests to come, and gone through again only once in a while.
    """
    yield
    run = next(TESTS_RUN)
    if run % 512 == 0:
        gc.unfreeze()
    if run % 16 == 0:
        gc.collect()
        gc.freeze()


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Opens programs on the same data, one after the other or at once."""
    houses: list[House] = []

    def open_one(data: Path = tmp_path, **wishes: Any) -> House:
        house = House(data, **wishes)
        houses.append(house)
        return house

    yield open_one
    for house in houses:
        house.close()
