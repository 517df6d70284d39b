"""How each screen looks and reads, by the samples in every_screen.py, and how a press on each of its controls
(presses.py), and a walk by lot (walks.py), change what is read.

`python -m tests.ui.looks` prints what differs from tests/data/looks.xz, keeps the pictures that differ in build/looks,
and writes the list anew; with `settings editor` only for samples whose names begin so. Look at the pictures before you
keep the list: they are what people will see and hear. A picture is kept small, as the brightness of its squares, with
the place, size and colour of each text: another processor changes none of that, but anything moved, restyled or missing
does.
"""

import difflib
import lzma
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final
from zlib import crc32

import msgspec
import pygame
from pygame import Rect
from tqdm import tqdm

from game.toolkit.drawing.text import Drawn
from game.toolkit.scene import Scene
from game.ui.shared.preferences import Preferences
from game.ui.system.accessibility.screen_elements import tree_of
from tests.ui import presses
from tests.ui.drive import Picture, words_alone
from tests.ui.every_screen import EVERY
from tests.ui.walks import walk

ROOT: Final = Path(__file__).resolve().parents[2]
LIST: Final = ROOT / "tests" / "data" / "looks.xz"
PICTURES: Final = ROOT / "build" / "looks"
SIZE: Final = (1366, 768)
SQUARES: Final = (64, 36)
GRAIN: Final = 8
"""Of 256 steps from black to white the list knows every eighth."""
SEEN: Final = 10
"""So many steps more or less are seen."""
ELSEWHERE: Final = (
    ((1280, 720), Preferences(interface=150, text_size="large")),
    ((2560, 1440), Preferences(contrast="high")),
    ((1024, 600), Preferences(interface=150, colours="four")),
    ((1920, 1080), Preferences(interface=80, text_size="small", letters="easy")),
)
"""Each screen is also drawn in one of these windows, which shows other forms of it."""
UNSTEADY: Final = ("save a copy", "copy ", "backup", "bring in", "your table, at the table")
"""How samples begin in which a folder is read meanwhile, or a deck is chosen by chance."""
LIBRARY: Final = f"pygame-ce {pygame.version.ver}"
"""Another one may give a letter another width, and then everything another place."""
PLACE: Final = re.compile(r" @[-\d ]+")


class Look(msgspec.Struct, frozen=True):
    """A screen in short."""

    light: bytes
    """The brightness of its squares, row by row."""
    drawn: list[str]
    """A line for each panel and each text, in the order in which they are drawn."""
    told: list[str]
    """A line for each target, and for each thing that a screen reader finds."""
    elsewhere: list[str]
    """As `drawn`, in another window."""
    walked: list[str] = []
    """What was done there by lot, each step's effect, and how all changed `told`."""
    pressed: dict[str, list[str]] = {}
    """By control, how a press on it changes `told`."""


class Looks(msgspec.Struct, frozen=True):
    """The list: what drew the screens, and each."""

    library: str
    screens: dict[str, Look]


@cache
def listed() -> Looks:
    """As it is kept."""
    return msgspec.msgpack.decode(lzma.decompress(LIST.read_bytes()), type=Looks)


def look_of(
    sample: str, faults: Callable[[Scene, Picture], list[object]] = lambda *_: []
) -> tuple[Look, Picture, list[object]]:
    """How it looks and reads on a laptop, its picture there, and what is wrong with it there and in another window."""
    scene = presses.unlaid(sample)
    picture = Picture(scene, SIZE)
    squares = pygame.transform.grayscale(pygame.transform.smoothscale(picture.surface, SQUARES))
    light = bytes(level // GRAIN * GRAIN + GRAIN // 2 for level in pygame.image.tobytes(squares, "RGB")[::3])
    told, wrong = [*told_on(scene)], faults(scene, picture)
    with words_alone():
        elsewhere = Picture(scene, *ELSEWHERE[crc32(sample.encode()) % len(ELSEWHERE)])
    wrong += faults(scene, elsewhere)
    drawn, drawn_elsewhere = drawn_on(picture), drawn_on(elsewhere)
    return Look(light, drawn, told, drawn_elsewhere, [*_walked(scene, sample)]), picture, wrong


def _walked(scene: Scene, sample: str) -> Iterator[str]:
    scene.update(0.0)
    before = [*told_on(scene)]
    if not sample.startswith(UNSTEADY):
        yield from walk(scene, sample)
        yield from changed_lines(before, [*told_on(scene)])


def drawn_on(picture: Picture) -> list[str]:
    """A line for each panel and each text."""
    return [*map(_of_panel, picture.panels), *map(_of_text, picture.texts)]


def _of_panel(rect: Rect) -> str:
    return f"panel @{rect.x} {rect.y} {rect.w} {rect.h}"


def _of_text(text: Drawn) -> str:
    x, y, width, height = text.rect
    return f"{text.text!r} {text.px} px {text.colour} @{x} {y} {width} {height}"


def told_on(scene: Scene) -> Iterator[str]:
    """A line for each target, and for each thing that a screen reader finds."""
    report = scene.report()
    yield f"{report.scene} {report.phase} {report.message} {report.focus}"
    for thing in report.targets:
        x, y, width, height = thing.rect
        yield f"{thing.id}{'' if thing.enabled else ' rests'} @{x} {y} {width} {height}"
    for element in tree_of(scene, SIZE).elements.values():
        facts = msgspec.to_builtins(element)
        yield " ".join(
            f"{name}={value!r}" for name, value in facts.items() if value and name not in ("rect", "children")
        )


def differences(before: Look, after: Look, library: str) -> Iterator[str]:
    """What has changed, in words; places only count if the same library drew both."""
    columns = SQUARES[0]
    places = [
        divmod(number, columns)
        for number, (one, two) in enumerate(zip(before.light, after.light, strict=True))
        if abs(one - two) > SEEN
    ]
    if places:
        side = SIZE[0] / columns
        rows, lines = zip(*places, strict=True)
        box = [round(place * side) for place in (min(lines), min(rows), max(lines) + 1, max(rows) + 1)]
        yield f"{len(places)} squares are lighter or darker, from {box[0]}, {box[1]} to {box[2]}, {box[3]}"
    if library == LIBRARY:
        yield from changed_lines(before.drawn, after.drawn)
        yield from (f"elsewhere {line}" for line in changed_lines(before.elsewhere, after.elsewhere))
        yield from (f"after a walk {line}" for line in changed_lines(before.walked, after.walked))
    yield from changed_lines(alike(before.told, library), alike(after.told, library))


def alike(lines: Iterable[str], library: str) -> list[str]:
    """Without the places, unless this library has found them."""
    return list(lines) if library == LIBRARY else [PLACE.sub("", line) for line in lines]


def changed_lines(before: list[str], after: list[str]) -> Iterator[str]:
    """Those that are gone (-) and those that are new (+)."""
    for line in difflib.unified_diff(before, after, n=0, lineterm=""):
        if not line.startswith(("---", "+++", "@@")):
            yield line


def main(beginnings: tuple[str, ...]) -> int:
    """Writes the list, and prints what differs."""
    known, controls = listed() if LIST.exists() else Looks(LIBRARY, {}), presses.listed()
    screens = {}
    PICTURES.mkdir(parents=True, exist_ok=True)
    for sample in tqdm(EVERY, unit="screen"):
        before = known.screens.get(sample)
        if before is not None and not sample.startswith(beginnings or ""):
            screens[sample] = before
            continue
        after, picture, _ = look_of(sample)
        pressed = {id: after_press(sample, id)[1] for id in controls.get(sample, ())}
        after = msgspec.structs.replace(after, pressed=pressed)
        changed = ["is new"] if before is None else [*differences(before, after, known.library)]
        for id, told in pressed.items():
            known_lines = told if before is None else before.pressed.get(id, [])
            changed += [f"{id}: {line}" for line in changed_lines(known_lines, told)]
        if changed:
            tqdm.write("\n    ".join([sample, *changed]))
            pygame.image.save(picture.surface, (PICTURES / re.sub(r"\W+", "-", sample)).with_suffix(".png"))
        screens[sample] = after
    LIST.write_bytes(lzma.compress(msgspec.msgpack.encode(Looks(LIBRARY, screens)), preset=9))
    return 0


@cache
def _told_at_first(sample: str) -> list[str]:
    return [*told_on(presses.made(sample))]


def after_press(sample: str, id: str) -> tuple[str, list[str]]:
    """Its effect, and how it changes what is told."""
    scene = presses.made(sample)
    before = _told_at_first(sample)
    return presses.effect_on(scene, id), [*changed_lines(before, [*told_on(scene)])]


if __name__ == "__main__":
    sys.exit(main(tuple(sys.argv[1:])))
