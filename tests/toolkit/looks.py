"""How the parts of the toolkit look, where they lie and what they do when somebody presses something, sample by sample.

`python -m tests.toolkit.looks` prints what differs from tests/data/toolkit_looks.xz, keeps the pictures that differ in
build/toolkit_looks, and writes the list anew; with `button text` only for samples whose names begin so. Look at the
pictures and read the lines before you keep the list: they are what people will see. A picture is kept small, as the
colour of its squares; a shape that is drawn by its path, as a number that changes with the path.
"""

import difflib
import lzma
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from zlib import crc32

import msgspec
import pygame
import pytest
from pygame import Event, Rect, Surface

from game.toolkit.drawing import paint
from game.toolkit.drawing.text import Drawn, Fonts
from game.toolkit.kit import Kit, make_kit
from game.toolkit.screen_preferences import ScreenPreferences
from game.toolkit.surroundings import Surroundings, use
from tests.toolkit.conftest import FewSentences
from tests.toolkit.driving import ASSETS, shared_fonts

ROOT: Final = Path(__file__).resolve().parents[2]
LIST: Final = ROOT / "tests" / "data" / "toolkit_looks.xz"
PICTURES: Final = ROOT / "build" / "toolkit_looks"
SAMPLED: Final = (
    "tests.toolkit.test_toolkit",
    "tests.toolkit.drawing.test_drawing",
    "tests.toolkit.input.test_input",
    "tests.toolkit.widgets.test_widgets",
)
"""The modules whose `SAMPLES` are in the list."""
SQUARE: Final = 8
"""The side of the squares of which a picture is kept."""
LARGE: Final = 800
"""From this width or height on the squares are three times as large."""
SEEN: Final = 5
"""Of 256 steps of a colour so many more or less are seen: another processor makes fewer."""
LIBRARY: Final = f"pygame-ce {pygame.version.ver}"
"""Another one may give a letter another width, and then everything another place."""
GROUND: Final = "#808080"
WINDOWS: Final[Mapping[str, tuple[tuple[int, int], ScreenPreferences]]] = {
    "usual": ((1920, 1080), ScreenPreferences()),
    "larger": ((2880, 1620), ScreenPreferences()),
    "small": ((1024, 600), ScreenPreferences(text_size="small")),
    "high": ((1366, 768), ScreenPreferences(contrast="high", letters="easy")),
    "grown": ((1280, 720), ScreenPreferences(interface=150, text_size="large", cloth="claret")),
}
"""In the first a design pixel is a real one."""


class Sample(msgspec.Struct, frozen=True):
    """What was seen of one."""

    lines: list[str]
    pictures: dict[str, tuple[int, int, bytes]] = {}
    """By name: how many squares there are across and down, and the colour of each."""


class Looks(msgspec.Struct, frozen=True):
    """The list, and what drew it."""

    library: str
    samples: dict[str, Sample]


class Log:
    """Takes down what a sample shows and does."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.pictures: dict[str, Surface] = {}

    def tell(self, *things: object) -> None:
        """A line."""
        self.lines.append(" ".join(one if isinstance(one, str) else told(one) for one in things))

    def draw(
        self, name: str, kit: Kit, size: tuple[int, int], draw: Callable[..., object], *given: object, **named: object
    ) -> None:
        """What it draws on a grey ground if it is given that and these, and the picture."""
        surface = Surface(size)
        surface.fill(GROUND)
        with self.listening(kit):
            self.tell(name, draw(surface, *given, **named))
        self.pictures[name] = surface

    @contextmanager
    def listening(self, kit: Kit) -> Iterator[None]:
        """Takes down all that is drawn with a kit."""

        def text(drawn: Drawn) -> None:
            self.tell("text", *msgspec.structs.astuple(drawn))

        with pytest.MonkeyPatch.context() as patch:
            for name in ("panel", "icon", "walnut", "shadow", "focus", "dim"):
                patch.setattr(kit.paint, name, self._heard(name, getattr(kit.paint, name)))
            patch.setattr(paint, "svg", self._heard("svg", paint.svg))
            patch.setattr(kit.text, "watch", text)
            yield

    def _heard(self, name: str, act: Callable[..., Any]) -> Callable[..., Any]:
        def act_and_tell(*given: object, **named: object) -> Any:
            self.tell(name, *map(told, given), *(f"{key}={told(value)}" for key, value in named.items()))
            return act(*given, **named)

        return act_and_tell

    @property
    def sample(self) -> Sample:
        """All of it, in short."""
        return Sample(self.lines, {name: _small(picture) for name, picture in self.pictures.items()})


def changes(before: Mapping[str, str], after: Mapping[str, str]) -> str:
    """What is different now, in a line that can be read."""
    return "; ".join(f"{name} {value}" for name, value in after.items() if before.get(name) != value)


def told(value: object) -> str:
    """A value in a few letters; what isn't the same each time is left out."""
    match value:
        case str():
            return value if len(value) < 200 else f"#{crc32(_rounded(value).encode())}"
        case Rect():
            return f"{value.x},{value.y},{value.w},{value.h}"
        case float():
            return f"{value:.4g}"
        case Surface():
            return "×".join(map(str, value.get_size()))
        case Event():
            return f"{pygame.event.event_name(value.type)}{told(value.dict)}"
        case Enum():
            return value.name
        case dict():
            return "{" + ", ".join(f"{told(key)}: {told(one)}" for key, one in value.items()) + "}"
        case set() | frozenset():
            return f"({', '.join(sorted(map(told, value)))})"
        case list() | tuple() | range():
            return f"({', '.join(map(told, value))})"
        case msgspec.Struct():
            return told(tuple(getattr(value, name) for name in value.__struct_fields__))
        case bool() | int() | None:
            return str(value)
        case _:
            return str(getattr(value, "id", type(value).__name__))


def _rounded(path: str) -> str:
    """With two decimals: another processor may add up to something else beyond them."""
    return re.sub(r"-?\d+\.\d+", lambda found: f"{float(found.group()) + 0.0:.2f}", path)


def _small(picture: Surface) -> tuple[int, int, bytes]:
    side = SQUARE if max(picture.get_size()) < LARGE else 3 * SQUARE
    across, down = (max(1, length // side) for length in picture.get_size())
    return across, down, pygame.image.tobytes(pygame.transform.smoothscale(picture, (across, down)), "RGB")


def kits() -> dict[str, Kit]:
    """One for each window, with which nothing was drawn."""
    fonts: Fonts = shared_fonts(ASSETS / "fonts")
    return {name: make_kit(chosen.theme(size), fonts, ASSETS) for name, (size, chosen) in WINDOWS.items()}


@cache
def listed(kept: Path = LIST) -> Looks:
    """As it is kept."""
    return msgspec.msgpack.decode(lzma.decompress(kept.read_bytes()), type=Looks)


def look_of(sample: Callable[[Log], None]) -> Log:
    """How it looks now, whatever was written in before."""
    if pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((64, 64))
    pygame.key.set_repeat(0)
    log = Log()
    sample(log)
    return log


def differences(before: Sample, after: Sample) -> Iterator[str]:
    """What has changed, in words."""
    is_same = before.lines == after.lines
    for line in () if is_same else difflib.unified_diff(before.lines, after.lines, n=0, lineterm=""):
        if not line.startswith(("---", "+++", "@@")):
            yield line
    for name, (across, down, squares) in after.pictures.items():
        was = before.pictures.get(name)
        if was is None or was[:2] != (across, down):
            yield f"{name} is new, or has another size"
            continue
        places = {n // 3 for n, (one, two) in enumerate(zip(was[2], squares, strict=True)) if abs(one - two) > SEEN}
        if places:
            yield f"{name} differs in the squares {[divmod(n, across)[::-1] for n in sorted(places)[:9]]}"


def faults_of(name: str, sample: Callable[[Log], None], kept: Path = LIST) -> list[str]:
    """Where it isn't as in the list."""
    if listed(kept).library != LIBRARY:
        pytest.skip("the list was written with another library")
    return [*differences(listed(kept).samples[name], look_of(sample).sample)]


def write_list(kept: Path, samples: Iterable[tuple[str, Callable[[], Log]]], beginnings: tuple[str, ...]) -> None:
    """Writes the list of these samples, and prints what differs."""
    known = listed(kept).samples if kept.exists() else {}
    found = {}
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, look in samples:
        before = known.get(name, Sample([]))
        if name in known and not name.startswith(beginnings or ""):
            found[name] = before
            continue
        log = look()
        changed = [*differences(before, log.sample)]
        if changed:
            print("\n    ".join([name, *changed]))
            for one, picture in log.pictures.items():
                if any(line.startswith(f"{one} ") for line in changed):
                    pygame.image.save(picture, (PICTURES / re.sub(r"\W+", "-", f"{name} {one}")).with_suffix(".png"))
        found[name] = log.sample
    kept.write_bytes(lzma.compress(msgspec.msgpack.encode(Looks(LIBRARY, found)), preset=9))


if __name__ == "__main__":
    few = FewSentences()
    use(Surroundings(language=lambda: few.spoken, speak=few.speak, say=few.say))
    modules = map(import_module, SAMPLED)
    everything = ((name, partial(look_of, sample)) for module in modules for name, sample in module.SAMPLES.items())
    write_list(LIST, everything, tuple(sys.argv[1:]))
