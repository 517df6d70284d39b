"""Drawing words: sizes in design pixels with a floor, shrinking, ellipsis, wrapping, and letters that a font lacks."""

import shutil
import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final, Literal

import msgspec
import pygame
from pygame import Rect, Surface

from game.toolkit.drawing.surface_cache import Kept
from game.toolkit.drawing.theme import CREAM, TEXT_SIZES, Theme, text_size
from game.toolkit.outside_programs import output_of, programs_of_libraries
from game.toolkit.surroundings import say, surroundings

Face = Literal["text", "strong", "number", "index", "heading"]
Align = Literal["left", "center", "right"]
ANCHORS: Final[dict[Align, str]] = {"left": "midleft", "center": "center", "right": "midright"}
"""The point of a line's rectangle that is at the place where it is written."""

FILES: Final[dict[Face, str]] = {
    "text": "lato-700.ttf",
    "strong": "lato-900.ttf",
    "number": "bitter-700.ttf",
    "index": "bitter-800.ttf",
    "heading": "fraunces-700.ttf",
}
EASY: Final = "atkinson-700.ttf"
LATIN: Final = frozenset((*FILES.values(), EASY))
NAMES_BOLD, NAMES_BLACK = "names-700.ttf", "names-900.ttf"
"""Other Latin, Greek and Cyrillic letters, as heavy as the game's own."""
HAN: Final = "noto-sans-sc-700.ttf"
EMOJI: Final = "emoji-700.ttf"
UNSEEN: Final = frozenset("\u200c\u200d\u20e3\ufe0e\ufe0f" + "".join(map(chr, range(0x1F3FB, 0x1F400))))
"""Characters that join, colour or frame the previous one in fonts with combined pictures: here each part is drawn."""
OWN: Final = ""
"""Stands for pygame's own font, which has some more characters."""
OWN_SIZE: Final = 1.38  # pygame renders its own font smaller at the same size
FAMILIES: Final = (
    "notosanscjksc",
    "notosanscjkjp",
    "notosanscjkkr",
    "microsoftyahei",
    "pingfangsc",
    "hiraginosansgb",
    "yugothic",
    "malgungothic",
    "applesdgothicneo",
    "nanumgothic",
    "wenquanyimicrohei",
    "droidsansfallback",
    "nirmalaui",
    "leelawadeeui",
    "notosansthai",
    "notosansdevanagari",
    "notosanshebrew",
    "notosansarabic",
    "segoeui",
    "arialunicodems",
    "geezapro",
    "dejavusans",
    "freesans",
    "unifont",
)
"""Fonts of operating systems for scripts that the game's fonts lack: Korean, Hebrew, Thai and others."""
MOST_SHRUNK: Final = 0.7  # of its designed size, whatever scale is chosen; words that need less room are shortened
LEAST_ON_ONE_LINE: Final = 0.94
"""Of its size in usual letters, where the interface is large: words with less room are broken into lines."""
WINDOWS_KEPT: Final = (
    0.35  # pixels of rendered texts kept, in windows full; a screen full of words needs 0.26, a table 0.1
)
FONTS_KEPT: Final = 32  # fonts at a size, nearly 100 KB each; a table uses some twenty
WIDTHS_KEPT: Final = 1000  # cached widths of measured text; a screen asks for some hundred
LEAST_KEPT: Final = 600_000  # also for small windows


class Drawn(msgspec.Struct, frozen=True):
    """A text as it was drawn, for tests that look for overlaps: `room` is the width it was allowed, None if any."""

    text: str
    rect: tuple[int, int, int, int]
    px: int
    colour: str
    room: int | None


def installed_fonts() -> Iterator[str]:
    """The font files of the operating system that may cover scripts from all over the world."""
    with programs_of_libraries():  # the first question starts fc-list
        pygame.font.get_fonts()
    for family in FAMILIES:
        path = pygame.font.match_font(family)
        if path is not None:
            yield path


def fonts_with(char: str) -> Iterator[str]:
    """Further font files of the operating system that have this letter, as far as it can be asked: Linux."""
    asking = shutil.which("fc-list")
    if asking is None:
        return
    wanted = f":charset={ord(char):x}:scalable=true:color=false"
    listed = output_of((asking, wanted, "file"), 2) or b""
    yield from sorted(line.rstrip(": ") for line in listed.decode(errors="replace").splitlines())


class Fonts:
    """The font files, each read once. A size that is needed later needs no file, so it is there even when no more files
    can be opened. `face_px` counts real pixels.

    A letter that a face lacks is taken from the bundled fonts for names, from pygame's own, or from one of `installed`
    or `having` it, which are looked for only then. Somebody whose name no font has is called by their place.
    """

    def __init__(
        self,
        folder: Path,
        installed: Callable[[], Iterable[str]] = installed_fonts,
        having: Callable[[str], Iterable[str]] = fonts_with,
    ) -> None:
        self._folder = folder
        self.most = FONTS_KEPT
        """Fonts that stay open."""
        self._open: dict[tuple[str, int], pygame.font.Font] = {}
        self._files: dict[str, bytes] = {}
        self._known: dict[tuple[str, str], bool] = {}
        self._sources: dict[tuple[str, str], str | None] = {}
        self._installed = installed
        self._having = having
        self._places: dict[str, int] = {}  # of people whose names can't be written, long names first
        self._others: tuple[str, ...] | None = None
        self.width: Callable[[str, int, str], int] = lru_cache(WIDTHS_KEPT)(self._measured)
        """Real pixels that a text takes at a size in a font file; asked for in every frame."""
        if not pygame.font.get_init():
            pygame.font.init()

    def __len__(self) -> int:
        """The number of open fonts."""
        return len(self._open)

    def font(self, face: Face, px: int) -> pygame.font.Font:
        """A font at a size."""
        return self.opened(FILES[face], px)

    def opened(self, file: str, px: int) -> pygame.font.Font:
        """A font file at a size: one of the game's by its name, another by its whole path, or `OWN`."""
        found = self._open.pop((file, px), None)
        if found is None:
            size = px if file else round(px * OWN_SIZE)
            found = pygame.font.Font(self._source_of(file), size)
            if len(self._open) >= self.most:
                del self._open[next(iter(self._open))]
        self._open[file, px] = found  # at the end: most recently used
        return found

    def _source_of(self, file: str) -> BytesIO | str | None:
        """What to open: the game's own files stay in memory, those of the system don't."""
        if not file or Path(file).is_absolute():
            return file or None
        if file not in self._files:
            self._files[file] = (self._folder / file).read_bytes()
        return BytesIO(self._files[file])

    def _measured(self, text: str, px: int, file: str) -> int:
        return sum(self.opened(source, px).size(run)[0] for run, source in self.runs(text, file))

    def runs(self, text: str, file: str) -> list[tuple[str, str]]:
        """The text in pieces, each with the font file that has its characters; a straight apostrophe is curved, like
        the quotation marks.

        If no font has a character, a letter or digit becomes "?", because a word needs all of them; any other character
        is left out.
        """
        curved = text.replace("'", "’")
        if curved.isascii() and curved.isprintable():
            return [(curved, file)] if curved else []
        pieces: list[tuple[str, str]] = []
        for char in curved:
            shown = char
            if " " <= char <= "~":
                source: str | None = file
            elif char in UNSEEN or surroundings().is_odd(char):
                continue
            else:
                source = self._source(char, file)
            if source is None:
                if not char.isalnum():
                    continue
                shown, source = "?", file
            if pieces and pieces[-1][1] == source:
                pieces[-1] = (pieces[-1][0] + shown, source)
            else:
                pieces.append((shown, source))
        return pieces

    def seat(self, people: Iterable[Iterable[str]]) -> None:
        """People at a table, by place, who are about to be shown: each by all forms of the name."""
        for place, forms in enumerate(people, 1):
            self._places |= {form: place for form in forms if not self._can_write(form)}
        self._places = dict(sorted(self._places.items(), key=lambda item: -len(item[0])))

    def _can_write(self, name: str) -> bool:
        file = FILES["text"]
        return name.isascii() or all(not char.isalnum() or self._source(char, file) is not None for char in name)

    def readable(self, text: str) -> str:
        """The text with people whose names can't be written called by their places: "Player 3"."""
        if self._places and not text.isascii():
            for name, place in self._places.items():
                text = text.replace(name, say("nouns", "player", place=place))
        return text

    def _source(self, char: str, file: str) -> str | None:
        key = (char, file)
        if key not in self._sources:
            self._sources[key] = next((name for name in self._candidates(char, file) if self._has(char, name)), None)
        return self._sources[key]

    def _candidates(self, char: str, file: str) -> Iterator[str]:
        yield from (file, NAMES_BOLD if file in (FILES["text"], EASY) else NAMES_BLACK, EASY, OWN, HAN, EMOJI)
        if self._others is None:
            self._others = tuple(self._installed())
        yield from self._others
        if char.isalnum():
            yield from self._having(char)

    def _has(self, char: str, file: str) -> bool:
        """Whether a font has this letter; `Font.metrics` can't tell, so its picture is compared with that of a missing
        letter.
        """
        found = self._known.get((file, char))
        if found is None and file in LATIN and char > "\xff" and _is_composed(char):
            found = self._known[file, char] = False  # it would put an accent somewhere near the letter
        if found is None:
            try:
                font = self.opened(file, 20)
                shape = pygame.image.tobytes(font.render(char, True, "white"), "RGBA")
                missing = pygame.image.tobytes(font.render("\ufdd0", True, "white"), "RGBA")
            except (OSError, pygame.error, UnicodeError):  # a broken system font, a letter out of its range
                return self._known.setdefault((file, char), False)
            found = self._known[file, char] = shape != missing
        return found


def _is_composed(char: str) -> bool:
    """Whether it is a letter with an accent, which a font may compose from both."""
    parts = unicodedata.decomposition(char)
    return bool(parts) and not parts.startswith("<")


class Text:
    """Words for one theme. `size` is in design pixels and never ends below 15 real ones; the cache is bounded."""

    def __init__(self, theme: Theme, fonts: Fonts) -> None:
        self.theme = theme
        self.fonts = fonts
        self.watch: Callable[[Drawn], None] | None = None  # for tests
        self._kept = Kept(max(LEAST_KEPT, round(WINDOWS_KEPT * theme.width * theme.height)))
        self._fitted = lru_cache(WIDTHS_KEPT)(self._fit)
        self.px: Callable[[float], int] = lru_cache(WIDTHS_KEPT)(theme.font_px)
        """The real size of a design size; asked for in every frame."""
        self._height = lru_cache(WIDTHS_KEPT)(self._measured_height)
        self._within = lru_cache(WIDTHS_KEPT)(self._size_within)
        self._wrap = lru_cache(WIDTHS_KEPT)(self._in_lines)
        self._broken = lru_cache(WIDTHS_KEPT)(self._lines_within)

    def _file(self, face: Face) -> str:
        return EASY if self.theme.letters == "easy" and face in ("text", "strong") else FILES[face]

    def at_px(self, text: str, px: int, colour: str = CREAM, face: Face = "text") -> Surface:
        """The text at exactly `px` real pixels."""
        text = self.fonts.readable(text)
        colour = self.theme.ink(colour)
        return self._kept.once((text, px, colour, face), lambda: self._render(text, px, colour, face))

    def _render(self, text: str, px: int, colour: str, face: Face) -> Surface:
        file = self._file(face)
        runs = self.fonts.runs(text, file)
        own = self.fonts.opened(file, px)
        if not runs:
            return own.render("", True, colour)
        if [source for _, source in runs] == [file]:
            return own.render(runs[0][0], True, colour)
        pieces = [self.fonts.opened(source, px).render(run, True, colour) for run, source in runs]
        # other fonts have taller lines; what is cut off is empty
        whole = Surface((sum(p.get_width() for p in pieces), own.get_height()), pygame.SRCALPHA)
        x = 0
        for piece, (_, source) in zip(pieces, runs, strict=True):
            whole.blit(piece, (x, own.get_ascent() - self.fonts.opened(source, px).get_ascent()))
            x += piece.get_width()
        return whole

    def width(self, text: str, size: float, face: Face = "text") -> int:
        """Width in real pixels."""
        return self._width(self.fonts.readable(text), self.px(size), face)

    def least_width(self, text: str, size: float, least: float, face: Face = "text") -> int:
        """Width in real pixels once `fit` has made it smaller, as far as it may: never below this share of its size."""
        px, smallest = self._sizes(size)
        return self._width(self.fonts.readable(text), max(smallest, round(px * least)), face)

    def narrowest(self, text: str, size: float, lines: int, face: Face = "text") -> int:
        """The smallest width in real pixels at which the words are whole in the smallest letters, on at most `lines`
        lines of similar length.
        """
        text = self.fonts.readable(text)
        words = text.split()
        if lines <= 1 or len(words) <= 1:
            return self.least_width(text, size, 0, face)
        starts = range(len(words))
        runs = [" ".join(words[first : last + 1]) for first in starts for last in starts[first:]]
        longest = max(self._width(word, self.theme.least_text, face) for word in words)
        rooms = sorted(width for run in runs if (width := self._width(run, self.theme.least_text, face)) >= longest)
        return next(room for room in rooms if len(self._wrap(text, self.theme.least_text, room, face)) <= lines)

    def _width(self, text: str, px: int, face: Face) -> int:
        return self.fonts.width(text, px, self._file(face))

    def line(self, size: float, face: Face = "text") -> int:
        """Height of one line in real pixels."""
        return self._height(size, face)

    def _measured_height(self, size: float, face: Face) -> int:
        return self.fonts.opened(self._file(face), self.px(size)).get_height()

    def _sizes(self, size: float) -> tuple[int, int]:
        """The real size of a design size, and the smallest it may shrink to where there is little room."""
        px = self.px(size)
        least = round(min(px, text_size(size) * self.theme.k) * MOST_SHRUNK)
        return px, next((one for one in self.theme.sizes_px if one >= least), px)

    def fit(self, text: str, size: float, room: int, face: Face = "text", shrink: float = 0.0) -> tuple[str, int]:
        """The words and the real size at which they fit into `room` real pixels: first smaller, never below the share
        `shrink`, then shortened with an ellipsis.
        """
        readable = self.fonts.readable(text)
        shown, px = self._fitted(readable, size, room, face, shrink)
        return text if shown == readable else shown, px

    def _fit(self, text: str, size: float, room: int, face: Face, shrink: float) -> tuple[str, int]:
        px, least = self._sizes(size)
        least = max(least, min(px, round(px * shrink)))
        while px > least and self._width(text, px, face) > room:
            px = max(least, self.theme.smaller_px(px))
        if text and self._width(text, px, face) > room:
            # halved repeatedly: an endless text must not be measured letter by letter
            fitting = bisect_right(
                range(1, len(text) + 1), room, key=lambda most: self._width(text[:most].rstrip() + "…", px, face)
            )
            text = text[:fitting].rstrip() + "…"
            if not fitting and self._width(text, px, face) > room:
                text = ""  # not even the sign that something is missing
        return text, px

    def common(self, texts: Sequence[str], size: float, room: int, face: Face = "text") -> float:
        """The largest design size up to `size` at which all of these fit into `room`, so that a row looks uniform."""
        return self._largest(size, lambda size: all(self.width(text, size, face) <= room for text in texts))

    def _largest(self, size: float, fits: Callable[[float], bool]) -> float:
        """The largest of the six sizes up to this one that fits, or the smallest."""
        smaller = [one for one in reversed(TEXT_SIZES) if one < text_size(size)]
        return next((one for one in (size, *smaller) if fits(one)), 1.0)

    def within(self, size: float, height: int, face: Face = "text") -> float:
        """The largest design size up to `size` whose lines are at most `height` real pixels high, if any can be."""
        return self._within(size, height, face)

    def _size_within(self, size: float, height: int, face: Face) -> float:
        return self._largest(size, lambda size: self.line(size, face) <= height)

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
        shrink: float = 0.0,
        height: int = 0,
    ) -> Rect:
        """Draw one line; `at` is the middle of its height at its left end, centre or right end. Words that would be cut
        shrink to the minimum, or wrap into as many lines as fit in `height` real pixels; with large text, so do words
        that would have to shrink. Returns their place.
        """
        text = self.fonts.readable(text)
        px = self.px(size)
        if room is None:
            return self._put(surface, text, px, at, colour, face, align, room)
        shown, px = self.fit(text, size, room, face, shrink)
        is_small = self._is_small(size, px, face)
        broken = self._broken(text, size, room, height, face) if height and (shown != text or is_small) else None
        if broken is None or (shown == text and broken[1] <= px):
            return self._put(surface, shown, px, at, colour, face, align, room)
        lines, px = broken
        step = self._step(px, face)
        middle = at[1] - step * (len(lines) - 1) // 2
        put = [
            self._put(surface, line, px, (at[0], middle + step * n), colour, face, align, room)
            for n, line in enumerate(lines)
        ]
        return put[0].unionall(put[1:])

    def is_whole(self, text: str, size: float, room: int, face: Face = "text") -> bool:
        """Whether a line fits into this many real pixels, with large letters shrinking only slightly."""
        text = self.fonts.readable(text)
        shown, px = self.fit(text, size, room, face)
        return shown == text and not self._is_small(size, px, face)

    def _is_small(self, size: float, px: int, face: Face) -> bool:
        """Whether words of this size are rather broken than so small. Headings are large even then."""
        least = LEAST_ON_ONE_LINE * self.px(size) / max(1.0, self.theme.text_scale)
        return self.theme.is_large and face in ("text", "strong") and px < least

    def _lines_within(
        self, text: str, size: float, room: int, height: int, face: Face
    ) -> tuple[tuple[str, ...], int] | None:
        """The lines, and the largest real size, with which a text fits whole in this room; None if it can't."""
        largest = self.px(size)
        for smaller in sorted({largest, *self.theme.sizes_px, self.theme.least_text}, reverse=True):
            if smaller > largest:
                continue
            lines = self._wrap(text, smaller, room, face)
            if self._block(lines, smaller, face) <= height and all(
                self._width(line, smaller, face) <= room for line in lines
            ):
                return lines, smaller
        return None

    def _put(
        self,
        surface: Surface,
        text: str,
        px: int,
        at: tuple[int, int],
        colour: str,
        face: Face,
        align: Align,
        room: int | None,
    ) -> Rect:
        image = self.at_px(text, px, colour, face)
        rect = image.get_rect(**{ANCHORS[align]: at})
        surface.blit(image, rect)
        if self.watch and text and surface.get_clip().contains(rect):  # except what is being scrolled out of view
            self.watch(Drawn(text, (rect.x, rect.y, rect.w, rect.h), px, colour, room))
        return rect

    def wrap(self, text: str, size: float, room: int, face: Face = "text") -> list[str]:
        """The words in lines no wider than `room` real pixels, without leaving a single word on the last line; a single
        longer word stays whole, but a path without blanks is broken after its separators.
        """
        text = self.fonts.readable(text)
        return list(self._wrap(text, self.px(size), room, face))

    def _in_lines(self, text: str, px: int, room: int, face: Face) -> tuple[str, ...]:
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line, begun = "", len(lines)
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self._width(longer, px, face) > room:
                    lines.append(line)
                    line = word
                else:
                    line = longer
                while (cut := self._path_cut(line, px, room, face)) > 0:
                    lines.append(line[:cut])
                    line = line[cut:]
            above, _, last = lines[-1].rpartition(" ") if len(lines) > begun else ("", "", "")
            if " " not in line and " " in above and self._width(f"{last} {line}", px, face) <= room:
                lines[-1], line = above, f"{last} {line}"
            lines.append(line)
        return tuple(lines)

    def _path_cut(self, line: str, px: int, room: int, face: Face) -> int:
        """After which letter to break a line that is a path longer than the room; 0 if it isn't one."""
        if not ("/" in line or "\\" in line) or " " in line or self._width(line, px, face) <= room:
            return 0
        ends = [n + 1 for n, letter in enumerate(line[:-1]) if letter in "/\\"]
        return max((end for end in ends if self._width(line[:end], px, face) <= room), default=0)

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
        """Wrapped lines from the top of `box`. If they are too many for its height all of them shrink equally; what
        still doesn't fit is left out, and the last line ends in an ellipsis.
        """
        text = self.fonts.readable(text)
        px, step, lines = self._lines(text, box, size, face)
        x = {"left": box.left, "center": box.centerx, "right": box.right}[align]
        for index, line in enumerate(lines):
            whole = self._width(line, px, face) <= box.w
            shown, fitting = (line, px) if whole else self.fit(line, size, box.w, face)
            middle = (x, box.top + step * index + step // 2)
            self._put(surface, shown, min(px, fitting), middle, colour, face, align, box.w)
        return Rect(box.x, box.y, box.w, step * len(lines))

    def whole_height(self, text: str, size: float, room: int, face: Face = "text") -> int | None:
        """The height in real pixels that `draw` needs to show all words: a line, or several of small letters; None if a
        single word is too long even in the smallest.
        """
        text = self.fonts.readable(text)
        shown, px = self.fit(text, size, room, face)
        if shown == text and self._is_small(size, px, face):
            lines = self._wrap(text, self.px(size), room, face)
            if len(lines) == 2 and all(self._width(line, self.px(size), face) <= room for line in lines):
                return self._block(lines, self.px(size), face)
        if shown == text:
            return self.line(size, face)
        for px in (self._sizes(size)[1], self.theme.least_text):
            lines = self._wrap(text, px, room, face)
            if all(self._width(line, px, face) <= room for line in lines):
                return self._block(lines, px, face)
        return None

    def _block(self, lines: Sequence[str], px: int, face: Face) -> int:
        """The height of this many lines, from the top of the first to the bottom of the last."""
        return self._step(px, face) * (len(lines) - 1) + self.fonts.opened(self._file(face), px).get_height()

    def wrapped_height(self, text: str, size: float, room: int, face: Face = "text") -> int:
        """The height of `paragraph` at this width, in real pixels, without a limit."""
        px = self.px(size)
        return len(self._wrap(self.fonts.readable(text), px, room, face)) * self._step(px, face)

    def paragraph_height(self, text: str, box: Rect, size: float) -> int:
        """The height of `paragraph` in this box, in real pixels."""
        _, step, lines = self._lines(self.fonts.readable(text), box, size, "text")
        return step * len(lines)

    def has_room(self, text: str, box: Rect, size: float, face: Face = "text") -> bool:
        """Whether `paragraph` shows the whole text in this box."""
        text = self.fonts.readable(text)
        px, step, _ = self._lines(text, box, size, face)
        return step * len(self._wrap(text, px, box.w, face)) <= box.h

    def _lines(self, text: str, box: Rect, size: float, face: Face) -> tuple[int, int, tuple[str, ...]]:
        """The size at which a paragraph fits into its box, from one line to the next, and the lines."""
        px, least = self._sizes(size)
        step, lines = self._step(px, face), self._wrap(text, px, box.w, face)
        while len(lines) * step > box.h and px > least:
            px = max(least, self.theme.smaller_px(px))
            step, lines = self._step(px, face), self._wrap(text, px, box.w, face)
        most = max(1, box.h // step)
        if len(lines) > most:
            lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))
        return px, step, lines

    def _step(self, px: int, face: Face) -> int:
        """The distance between two lines of a paragraph."""
        return round(self.fonts.opened(self._file(face), px).get_height() * 1.08)
