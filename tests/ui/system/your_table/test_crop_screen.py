"""The frame in a photo: by pointer, wheel and keys; what is kept, and what is said where that can't be."""

from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoBack
from game.ui.system.your_table.crop_screen import CropField, CropScene
from game.ui.system.your_table.looks import look_of
from tests.toolkit.waiting import wait_until
from tests.ui.drive import Picture, key, press, send
from tests.ui.system.your_table.some_photos import photo_of


def shown(keep: Callable[[str, bytes], None], used: list[object], is_back: bool = True) -> CropScene:
    """The screen with a photo of 640 x 480, drawn once."""
    scene = CropScene(photo_of(20), look_of(Preferences()), is_back, used.append, keep, used.append)
    Picture(scene, (1280, 720))
    return scene


def field_of(scene: CropScene) -> CropField:
    """The photo with its frame."""
    return next(widget for widget in scene.form.widgets if isinstance(widget, CropField))


def drag(scene: CropScene, start: tuple[int, int], end: tuple[int, int]) -> None:
    """With the left button, in two steps: the screen is laid out anew between them."""
    half = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    send(scene.handle, Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    for pos in (half, end):
        send(scene.handle, Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
    send(scene.handle, Event(pygame.MOUSEBUTTONUP, pos=end, button=1))


def test_the_frame_follows_pointer_wheel_and_keys() -> None:
    """Dragged it moves and stays in the photo; a corner, the wheel and + make it smaller; R turns the photo."""
    scene = shown(lambda name, data: None, [])
    whole = scene.state.crop
    frame = field_of(scene).frame
    drag(scene, frame.center, (frame.centerx + 40, frame.centery))
    moved = scene.state.crop
    assert moved.middle[0] > whole.middle[0]
    assert moved.width == whole.width
    corner = field_of(scene).frame.bottomright
    drag(scene, corner, (corner[0] - 50, corner[1] - 70))
    smaller = scene.state.crop
    assert smaller.width < moved.width
    send(scene.handle, Event(pygame.MOUSEMOTION, pos=field_of(scene).frame.center, rel=(0, 0), buttons=(0, 0, 0)))
    send(scene.handle, Event(pygame.MOUSEWHEEL, y=1, x=0))
    send(scene.handle, key(pygame.K_PLUS))
    assert scene.state.crop.width < smaller.width
    before = scene.state.crop.middle
    send(scene.handle, key(pygame.K_LEFT))
    assert scene.state.crop.middle[0] < before[0]
    send(scene.handle, key(pygame.K_r))
    assert scene.state.turns == 1
    assert scene.state.crop.size == (480, 640)


@pytest.mark.parametrize("is_back", [True, False])
def test_what_is_used_is_kept_first(is_back: bool) -> None:
    """The copy is written, then the screen goes and the table wears it; the golden button counts once."""
    kept: list[tuple[str, bytes]] = []
    used: list[object] = []
    scene = shown(lambda name, data: kept.append((name, data)), used, is_back)
    press(scene, "button/use", "button/use")
    wait_for(scene, used)
    [(name, data)] = kept
    assert used == [GoBack(), name]
    assert len(data) < 500_000
    assert ("-45" in name) == is_back


def test_a_full_disk_is_told() -> None:
    """Where the copy can't be written the screen stays, and says why."""

    def full(name: str, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    used: list[object] = []
    scene = shown(full, used)
    press(scene, "button/use")
    wait_for(scene, used)
    assert used == []
    assert "the disk is full" in scene.report().message


def wait_for(scene: CropScene, used: list[object]) -> None:
    """Until the copy is written and used, or couldn't be written."""
    wait_until(lambda: used or not scene.busy, lambda: scene.update(0.01))
