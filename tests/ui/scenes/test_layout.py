"""Every screen at every window: nothing off the window, no text over another, nothing too small to read or to hit."""

import pytest
from pygame import Rect

from game.ui.preferences import Preferences, TextSize
from game.ui.scene import Scene
from game.ui.theme import SMALLEST_TAP, SMALLEST_TEXT
from tests.ui.drive import SIZES, Picture
from tests.ui.samples import GAMES, LONG, SCENES

CASES = [(name, size) for size in SIZES for name in SCENES]


def ink(rect: tuple[int, int, int, int]) -> Rect:
    """Where the letters are: a line without the space above and below them."""
    box = Rect(rect)
    return box.inflate(-2, -max(2, round(box.h * 0.34)))


def is_name(words: str) -> bool:
    """Whether a shortened text is one that a person wrote, or holds one: those alone may be shortened."""
    begin = words.rstrip("…").rstrip()
    written = [*LONG, *(game.name for game in GAMES), "W" * 40]
    return any(begin[:6] in text for text in written) or any(name[:8] in begin for name in LONG)


@pytest.mark.parametrize(("name", "size"), CASES)
@pytest.mark.parametrize("text_size", ["normal", "large"])
def test_texts_keep_their_place(name: str, size: tuple[int, int], text_size: TextSize) -> None:
    """Texts stay in the window and in their panel, do not cover each other, and are never below 15 real pixels."""
    picture = Picture(SCENES[name](), size, Preferences(text_size=text_size))
    assert misplaced(picture, size) == []


SCALES = (
    ((1280, 720), 80, "normal"),
    ((1280, 720), 150, "large"),
    ((1920, 1080), 150, "normal"),
    ((1024, 600), 150, "large"),
)


@pytest.mark.parametrize("name", list(SCENES))
@pytest.mark.parametrize(("size", "interface", "text_size"), SCALES)
def test_texts_keep_their_place_at_every_scale(
    name: str, size: tuple[int, int], interface: int, text_size: TextSize
) -> None:
    """The same at the smallest and the largest scale of the interface; there, too, only names are shortened, and all
    that can be pressed lies in the window, is large enough and apart.
    """
    scene = SCENES[name]()
    picture = Picture(scene, size, Preferences(text_size=text_size, interface=interface))
    assert misplaced(picture, size) == []
    assert [words for words in picture.words if words.endswith("…") and not is_name(words)] == []
    assert_can_be_hit(scene, size)


def misplaced(picture: Picture, size: tuple[int, int]) -> list[str]:
    """What is wrong with the places of the texts of a picture."""
    window, faults, seen = Rect(0, 0, *size), list[str](), list[tuple[Rect, str]]()

    for drawn in picture.texts:
        box = ink(drawn.rect)
        if not window.contains(box):
            faults.append(f"off the window: {drawn.text}")
        if drawn.room is not None and drawn.rect[2] > drawn.room + 2:
            faults.append(f"wider than its room: {drawn.text}")
        homes = [panel for panel in picture.panels if panel.collidepoint(box.center)]
        home = min(homes, key=lambda panel: panel.w * panel.h, default=window)
        if not home.inflate(2, 2).contains(box):
            faults.append(f"leaves its panel: {drawn.text}")
        if drawn.px < SMALLEST_TEXT:
            faults.append(f"too small: {drawn.text}")
        faults += [f"{drawn.text} over {other}" for there, other in seen if there.colliderect(box)]
        seen.append((box, drawn.text))
    return faults


@pytest.mark.parametrize(("name", "size"), CASES)
def test_only_names_are_shortened(name: str, size: tuple[int, int]) -> None:
    """An ellipsis may end what people wrote themselves; what the game says is always readable whole."""
    picture = Picture(SCENES[name](), size)
    short = [words for words in picture.words if words.endswith("…") and not is_name(words)]
    assert short == []


@pytest.mark.parametrize(("name", "size"), CASES)
def test_targets_can_be_hit(name: str, size: tuple[int, int]) -> None:
    """Every target lies in the window, is large enough for a finger from 1280 x 720 on, and none hides another."""
    scene = SCENES[name]()
    Picture(scene, size)
    assert_can_be_hit(scene, size)


def assert_can_be_hit(scene: Scene, size: tuple[int, int]) -> None:
    """In the window, 44 real pixels or more from 1280 x 720 on, and no two over each other."""
    targets = scene.report().targets
    window = Rect(0, 0, *size)

    assert targets
    for target in targets:
        assert window.contains(Rect(target.rect)), target
        if size[0] >= 1280 and target.enabled:
            assert min(target.rect[2:]) >= SMALLEST_TAP, target
    for n, one in enumerate(targets):
        for other in targets[n + 1 :]:
            part = other.id.startswith(f"{one.id}/")  # a choice inside its row of choices
            assert part or not Rect(one.rect).colliderect(Rect(other.rect)), (one, other)


@pytest.mark.parametrize("name", list(SCENES))
def test_ids_are_unique(name: str) -> None:
    """Two targets never share an id."""
    scene = SCENES[name]()
    Picture(scene, (1280, 720))
    ids = [target.id for target in scene.report().targets]
    assert len(ids) == len(set(ids))
