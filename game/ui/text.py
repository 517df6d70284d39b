"""Drawing words: sizes in design pixels with a floor, shrinking, ellipsis, wrapping, and letters that a font lacks."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

import msgspec
import pygame
from pygame import Rect, Surface

from game.ui.theme import CREAM, SMALLEST_TEXT, Theme

Face = Literal["text", "strong", "number", "index", "heading"]
Align = Literal["left", "center", "right"]

FILES: dict[Face, str] = {
    "text": "lato-700.ttf",
    "strong": "lato-900.ttf",
    "number": "bitter-700.ttf",
    "index": "bitter-800.ttf",
    "heading": "fraunces-700.ttf",
}
MOST_SHRUNK = 0.72  # of its size; words that need less room than that are shortened
CACHE_LIMIT = 1500  # rendered texts; a screen shows about 150


class Drawn(msgspec.Struct, frozen=True):
    """One text as it was drawn, for tests that look for overlaps: `room` is the width it was allowed, None where
    nothing bounded it.
    """

    text: str
    rect: tuple[int, int, int, int]
    px: int
    colour: str
    room: int | None


class Fonts:
    """The font files, opened once for each size. `face_px` counts real pixels."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open: dict[tuple[Face | None, int], pygame.font.Font] = {}
        self._known: dict[tuple[Face, str], bool] = {}
        if not pygame.font.get_init():
            pygame.font.init()

    def font(self, face: Face | None, px: int) -> pygame.font.Font:
        """A face at a size; None is pygame's own font, which knows more letters."""
        found = self._open.get((face, px))
        if found is None:
            path = str(self._folder / FILES[face]) if face else None
            found = self._open[face, px] = pygame.font.Font(path, px if face else round(px * 1.38))
        return found

    def runs(self, text: str, face: Face) -> list[tuple[str, bool]]:
        """The text in pieces, each with True where the face has all its letters."""
        pieces: list[tuple[str, bool]] = []
        for char in text:
            known = char < "\x7f" or self._has(char, face)
            if pieces and pieces[-1][1] == known:
                pieces[-1] = (pieces[-1][0] + char, known)
            else:
                pieces.append((char, known))
        return pieces

    def _has(self, char: str, face: Face) -> bool:
        """Whether the face draws this letter; `Font.metrics` cannot tell, so its picture is compared with that of a
        letter nobody has.
        """
        found = self._known.get((face, char))
        if found is None:
            font = self.font(face, 20)
            shape = pygame.image.tobytes(font.render(char, True, "white"), "RGBA")
            missing = pygame.image.tobytes(font.render("\ufdd0", True, "white"), "RGBA")
            found = self._known[face, char] = shape != missing
        return found


class Text:
    """Words for one theme. `size` is in design pixels and never ends below 15 real ones; the cache is bounded."""

    def __init__(self, theme: Theme, fonts: Fonts) -> None:
        self.theme = theme
        self.fonts = fonts
        self.watch: Callable[[Drawn], None] | None = None  # tests listen here
        self._cache: dict[tuple[str, int, str, Face], Surface] = {}

    def at_px(self, text: str, px: int, colour: str = CREAM, face: Face = "text") -> Surface:
        """The words at exactly `px` real pixels."""
        key = (text, px, colour, face)
        found = self._cache.get(key)
        if found is None:
            if len(self._cache) >= CACHE_LIMIT:
                self._cache.clear()
            found = self._cache[key] = self._render(text, px, colour, face)
        return found

    def _render(self, text: str, px: int, colour: str, face: Face) -> Surface:
        runs = self.fonts.runs(text, face)
        if len(runs) <= 1 and (not runs or runs[0][1]):
            return self.fonts.font(face, px).render(text, True, colour)
        pieces = [self.fonts.font(face if known else None, px).render(run, True, colour) for run, known in runs]
        whole = Surface((sum(p.get_width() for p in pieces), max(p.get_height() for p in pieces)), pygame.SRCALPHA)
        x = 0
        for piece in pieces:
            whole.blit(piece, (x, (whole.get_height() - piece.get_height()) // 2))
            x += piece.get_width()
        return whole

    def width(self, text: str, size: float, face: Face = "text") -> int:
        """Width in real pixels."""
        return self._width(text, self.theme.font_px(size), face)

    def _width(self, text: str, px: int, face: Face) -> int:
        return sum(
            self.fonts.font(face if known else None, px).size(run)[0] for run, known in self.fonts.runs(text, face)
        )

    def line(self, size: float, face: Face = "text") -> int:
        """Height of one line in real pixels."""
        return self.fonts.font(face, self.theme.font_px(size)).get_height()

    def fit(self, text: str, size: float, room: int, face: Face = "text") -> tuple[str, int]:
        """The words and the real size at which they fit into `room` real pixels: first smaller, then shortened with
        an ellipsis.
        """
        px = self.theme.font_px(size)
        least = max(SMALLEST_TEXT, round(px * MOST_SHRUNK))
        while px > least and self._width(text, px, face) > room:
            px -= 1
        if self._width(text, px, face) > room:
            kept = text
            while kept and self._width(kept.rstrip() + "…", px, face) > room:
                kept = kept[:-1]
            text = kept.rstrip() + "…"
        return text, px

    def common(self, texts: Sequence[str], size: float, room: int, face: Face = "text") -> float:
        """The largest design size up to `size` at which all of these fit into `room`, so that a row looks like one."""
        while self.theme.font_px(size) > SMALLEST_TEXT and any(self.width(text, size, face) > room for text in texts):
            size -= 1
        return size

    def draw(
        self,
        surface: Surface,
        text: str,
        at: tuple[int, int],
        size: float,
        colour: str = CREAM,
        face: Face = "text",
        align: Align = "left",
        room: int | None = None,
    ) -> Rect:
        """Draw one line; `at` is the middle of its height at its left end, centre or right end. Returns where it
        lies.
        """
        px = self.theme.font_px(size)
        if room is not None:
            text, px = self.fit(text, size, room, face)
        image = self.at_px(text, px, colour, face)
        rect = image.get_rect()
        if align == "left":
            rect.midleft = at
        elif align == "center":
            rect.center = at
        else:
            rect.midright = at
        surface.blit(image, rect)
        if self.watch and text and surface.get_clip().contains(rect):  # not what is being scrolled out of sight
            self.watch(Drawn(text, (rect.x, rect.y, rect.w, rect.h), px, colour, room))
        return rect

    def wrap(self, text: str, size: float, room: int, face: Face = "text") -> list[str]:
        """The words in lines no wider than `room` real pixels; a single longer word stays whole."""
        lines: list[str] = []
        px = self.theme.font_px(size)
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self._width(longer, px, face) > room:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def paragraph(
        self,
        surface: Surface,
        text: str,
        box: Rect,
        size: float,
        colour: str = CREAM,
        face: Face = "text",
        align: Align = "left",
    ) -> Rect:
        """Wrapped lines from the top of `box` on; lines that do not fit into its height are left out, the last one
        then ends in an ellipsis.
        """
        step = round(self.line(size, face) * 1.08)
        lines = self.wrap(text, size, box.w, face)
        most = max(1, box.h // step)
        if len(lines) > most:
            lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        x = {"left": box.left, "center": box.centerx, "right": box.right}[align]
        for index, line in enumerate(lines):
            self.draw(surface, line, (x, box.top + step * index + step // 2), size, colour, face, align, box.w)
        return Rect(box.x, box.y, box.w, step * len(lines))
