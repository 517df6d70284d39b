"""Boxes that lay a screen out: each knows its width, its height at a width, and what lies where in a place it is given.

A screen says once, from the outside in, what it consists of; no height is counted twice and no pixel by hand:

    Column(
        Bar(words.ABOUT_TITLE, left=[self._back]),
        Pad(Panel(Column(Words("Hand and Foot", 72, GOLD, "heading"), Space(36), facts), pad=(48, 32)), 60, 40),
        Row(Grow(Put(self._folder)), Grow(Put(self._licences)), gap=20),
    )

Numbers given to a box are design pixels (1920 x 1080), as everywhere in a screen; `width`, `height` and `place` are
about real ones. Boxes are made anew whenever something on the screen changes; they keep nothing but what they measured.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, wraps
from typing import Final, Literal, NamedTuple, Protocol, TypeVar

from pygame import Rect, Surface

from game.toolkit.drawing.text import ANCHORS, Align, Face
from game.toolkit.drawing.theme import (
    BUTTON_BOTTOM,
    CREAM,
    GOLD,
    INK_ON_GOLD,
    LINE,
    LINE_LIGHT,
    PANEL,
    PANEL_DEEP,
    PAPER,
    ROW,
    ROW_CHOSEN,
    SMALLEST_TAP,
)
from game.toolkit.kit import Kit

Paint = Callable[[Kit, Surface, Rect], object]
"""Draws something into a rectangle of real pixels."""
Across = Literal["stretch", "start", "center", "end"]
"""A box's place across the direction of its row or column."""
SQUEEZED: Final = 0.4
"""The share of their length that gaps and spaces keep if there is too little room."""


class Placeable(Protocol):
    """A widget, as boxes see it."""

    rect: Rect
    window: Rect | None
    into_sight: Callable[[], None]

    def wanted(self, kit: Kit) -> int:
        """Its preferred width, in real pixels; 0 if it takes what it gets."""

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        """Take this place, with everything inside."""


class Piece(NamedTuple):
    """One thing in its place: something to draw, or a widget, which its form draws; `words` are its text, `sight` is
    what scrolls into view with the widget, if that is more than its own place.
    """

    rect: Rect
    paint: Paint
    widget: Placeable | None = None
    words: str = ""
    sight: Rect | None = None


class SpokenText(NamedTuple):
    """What a screen reader says: words, or a widget, which describes itself."""

    rect: Rect
    words: str
    widget: Placeable | None


class Placed:
    """A screen whose boxes have their places: draws everything except widgets, from the ground up."""

    def __init__(self, box: "Box", kit: Kit, rect: Rect) -> None:
        pieces = tuple(box.place(kit, rect))
        self.drawn = tuple((piece.rect, piece.paint) for piece in pieces if piece.paint is not draw_nothing)
        self.told = tuple(
            SpokenText(piece.rect, piece.words, piece.widget)
            for piece in pieces
            if piece.words or piece.widget is not None
        )
        """Words and widgets in reading order."""

    def draw(self, kit: Kit, surface: Surface, near: Rect | None = None) -> None:
        """Draw everything, or what is at least partly `near`, panels before their contents."""
        for rect, paint in self.drawn:
            if near is None or near.colliderect(rect):
                paint(kit, surface, rect)


_Measured = TypeVar("_Measured")


def _remembered(measure: Callable[..., _Measured]) -> Callable[..., _Measured]:
    """Cache the result for each box, theme and width."""

    @wraps(measure)
    def remembered(box: "Box", kit: Kit, *width: int) -> _Measured:
        known: dict[object, _Measured] = box.__dict__.setdefault("_measured", {})
        asked = (measure, kit.theme, *width)
        found = known.get(asked)
        if found is None:
            found = known[asked] = measure(box, kit, *width)
        return found

    return remembered


class Box:
    """Anything with a place.

    `share` is its part of spare room, up to `most` times its own length; `yields` says whether it may be narrower than
    it would like.
    """

    share: float = 0.0
    most: float = math.inf
    yields: bool = False

    def __init_subclass__(cls) -> None:
        """Each box measures once: those around it ask repeatedly, more often the deeper it is."""
        super().__init_subclass__()
        for name in ("width", "height", "_widths"):
            if name in cls.__dict__:
                setattr(cls, name, _remembered(cls.__dict__[name]))

    def width(self, kit: Kit) -> int:
        """Its preferred width; 0 if it takes what it gets."""
        return 0

    def height(self, kit: Kit, width: int) -> int:
        """Its height at this width."""
        return 0

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """Give every widget inside its rectangle, and yield what is drawn where."""
        return iter(())


# ---- leaves


class Space(Box):
    """Nothing, of this length."""

    def __init__(self, length: float) -> None:
        self.length = length

    def width(self, kit: Kit) -> int:
        return kit.theme.u(self.length)

    def height(self, kit: Kit, width: int) -> int:
        return kit.theme.u(self.length)


class Words(Box):
    """A text.

    It wraps at its width; with `lines=1` it stays on one line, shrinks if it is too long, and finally ends in an
    ellipsis. If there is too little height, wrapped lines shrink alike, and a single one shrinks as far as any of the
    texts `alike` in other places of the same width. If another form may replace it, `least` is the share of its size
    down to which this one is preferred.
    """

    yields = True

    def __init__(
        self,
        text: str,
        size: float = 25,
        colour: str = CREAM,
        face: Face = "text",
        align: Align = "left",
        lines: Literal[1] | None = None,
        alike: Sequence[str] = (),
        least: float = 1.0,
    ) -> None:
        self.text, self.size, self.colour, self.face, self.align, self.lines = text, size, colour, face, align, lines
        self._alike, self._least = alike, least

    def width(self, kit: Kit) -> int:
        """The width of its longest line, unwrapped, and of those it should match, in the smallest letters allowed."""
        lines = (*self.text.split("\n"), *self._alike)
        return max(kit.text.least_width(line, self.size, self._least, self.face) for line in lines)

    def height(self, kit: Kit, width: int) -> int:
        """All its lines; an empty text is as high as one, and so is a single line that need not be broken."""
        if self.lines:
            line = kit.text.line(self.size, self.face)
            return max(line, kit.text.whole_height(self.shown(kit, width), self.size, width, self.face) or 0)
        return kit.text.wrapped_height(self.text, self.size, width, self.face)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """Wrapped from the top, or a single line centred vertically."""
        yield Piece(rect, self.draw_line if self.lines else self._draw_lines, words=self.text)

    def shown(self, kit: Kit, room: int) -> str:
        """The text of a single line in this much room."""
        return self.text

    def common_size(self, kit: Kit, room: int) -> float:
        """The size of a single line in this much room, the same for all those like it."""
        return kit.text.common(self._alike, self.size, room, self.face)

    def draw_line(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """Write a single line."""
        at = getattr(rect, ANCHORS[self.align])
        shown, size = self.shown(kit, rect.w), self.common_size(kit, rect.w)
        kit.text.draw(surface, shown, at, size, self.colour, self.face, self.align, rect.w, height=rect.h)

    def _draw_lines(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        kit.text.paragraph(surface, self.text, rect, self.size, self.colour, self.face, self.align)


class WidgetSlot(Box):
    """A widget. Without `width` it is as wide as it asks for; `height` is that of something to press, which is never
    too small for a finger and grows with the interface.
    """

    def __init__(self, widget: Placeable, height: float = 64, width: float | None = None) -> None:
        self.widget, self._height, self._width = widget, height, width

    def width(self, kit: Kit) -> int:
        """As given, but wide enough to press, or as the widget prefers."""
        if self._width is None:
            return self.widget.wanted(kit)
        return max(kit.theme.u(self._width), SMALLEST_TAP) if self._width else 0

    def height(self, kit: Kit, width: int) -> int:
        return kit.theme.tap(self._height)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """Place the widget, visible from everywhere."""
        kit.adopt(self.widget)
        self.widget.fit_into(kit, Rect(rect))
        self.widget.window = None
        yield Piece(rect, draw_nothing, self.widget)


def draw_nothing(kit: Kit, surface: Surface, rect: Rect) -> None:
    """For a place where something else draws, or nothing."""


class Picture(Box):
    """Whatever `paint` draws, in a place of this size; nothing outside is visible if it is `clipped`."""

    def __init__(self, paint: Paint, width: float = 0, height: float = 0, clipped: bool = False) -> None:
        self._paint, self._width, self._height, self._clipped = paint, width, height, clipped

    def width(self, kit: Kit) -> int:
        return kit.theme.u(self._width)

    def height(self, kit: Kit, width: int) -> int:
        return kit.theme.u(self._height)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        yield Piece(rect, clipped(self._paint, rect) if self._clipped else self._paint)


def icon(name: str, side: float, colour: str = CREAM) -> Picture:
    """A picture of this side that says what something is."""
    return Picture(lambda kit, surface, rect: kit.paint.icon(surface, name, rect.center, rect.w, colour), side, side)


def round_tick(side: float, colour: str = GOLD, ink: str = INK_ON_GOLD) -> Box:
    """A tick on a disc of this side: chosen, or done."""
    return Layers(icon("disc", side, colour), Pad(icon("tick", side * 0.7, ink), side * 0.15, side * 0.15))


def rule(colour: str = LINE, thick: float = 2) -> Picture:
    """A line from one side to the other, or in a stretched row from top to bottom."""
    return Picture(lambda kit, surface, rect: surface.fill(kit.theme.ink(colour), rect), thick, thick)


def clipped(paint: Paint, window: Rect) -> Paint:
    """The same, but nothing outside the window."""

    def paint_inside(kit: Kit, surface: Surface, rect: Rect) -> None:
        before = surface.get_clip()
        surface.set_clip(window.clip(before))
        paint(kit, surface, rect)
        surface.set_clip(before)

    return paint_inside


# ---- one box in another


class Around(Box):
    """As large as the box in it, which gets all of the room."""

    yields = True
    _box: Box

    def width(self, kit: Kit) -> int:
        return self._box.width(kit)

    def height(self, kit: Kit, width: int) -> int:
        return self._box.height(kit, width)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        return self._box.place(kit, rect)


class Grow(Around):
    """A box that takes its share of spare room, or nothing at all that does: a spring. One that grows to at most `most`
    times its own length does so first; with `most=1` it only shrinks if there is too little.
    """

    def __init__(self, box: Box | None = None, share: float = 1.0, most: float = math.inf) -> None:
        self._box, self.share, self.most = box or Box(), share, most


class Share(Grow):
    """A box that gets its share of what is left of a row or column, whatever length it prefers."""

    def width(self, kit: Kit) -> int:
        return 0


class Sized(Box):
    """A box of this size, or no wider than `most_width`: then it is centred."""

    def __init__(
        self, box: Box, width: float | None = None, height: float | None = None, *, most_width: float | None = None
    ) -> None:
        self._box, self._width, self._height, self._most_width = box, width, height, most_width
        self.yields = width is None and box.yields

    def width(self, kit: Kit) -> int:
        return self._box.width(kit) if self._width is None else kit.theme.u(self._width)

    def height(self, kit: Kit, width: int) -> int:
        """As given, or that of the box at the width it will have."""
        return self._box.height(kit, self._limited(kit, width)) if self._height is None else kit.theme.u(self._height)

    def _limited(self, kit: Kit, width: int) -> int:
        return width if self._most_width is None else min(width, kit.theme.u(self._most_width))

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """Centred in its place, if that is larger."""
        inner = Rect(rect)
        inner.w = self._limited(kit, rect.w)
        inner.center = rect.center
        return self._box.place(kit, inner)


class Pad(Box):
    """A box with room around it: `x` on both sides, `y` above and below, `bottom` below if that differs."""

    def __init__(self, box: Box, x: float = 0, y: float = 0, bottom: float | None = None) -> None:
        self._box, self._x, self._y = box, x, y
        self._bottom = y if bottom is None else bottom
        self.share, self.most, self.yields = box.share, box.most, box.yields

    def width(self, kit: Kit) -> int:
        """The width of the box and of both sides."""
        return self._box.width(kit) + 2 * kit.theme.u(self._x)

    def height(self, kit: Kit, width: int) -> int:
        """The height of the box and of the room above and below."""
        theme = kit.theme
        return self._box.height(kit, max(0, width - 2 * theme.u(self._x))) + theme.u(self._y) + theme.u(self._bottom)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        x, y, bottom = kit.theme.u(self._x), kit.theme.u(self._y), kit.theme.u(self._bottom)
        inner = Rect(rect.x + x, rect.y + y, max(0, rect.w - 2 * x), max(0, rect.h - y - bottom))
        return self._box.place(kit, inner)


class Described(Pad):
    """A box that only eyes can read, with the same in sentences for screen readers."""

    def __init__(self, box: Box, *sentences: str) -> None:
        super().__init__(box)
        self._sentences = sentences

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """The box, and the words in its place."""
        yield from super().place(kit, rect)
        for sentence in self._sentences:
            yield Piece(rect, draw_nothing, words=sentence)


class Reserved(Pad):
    """The room of a box, left empty: for something that comes and goes without moving the rest."""

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        return iter(())


class Rigid(Pad):
    """A box that keeps its length while others in its row or column shrink."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.yields = False


class SeenWhole(Pad):
    """A box that scrolls into view as a whole with any widget in it."""

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        return (piece._replace(sight=rect) for piece in super().place(kit, rect))


class Located(Pad):
    """A box that reports its place whenever it is placed."""

    def __init__(self, box: Box, tell: Callable[[Rect], object]) -> None:
        super().__init__(box)
        self._tell = tell

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """Reported before anything in it is placed."""
        self._tell(rect)
        return super().place(kit, rect)


def board(
    fill: str = PANEL,
    opacity: float = 0.86,
    line: str | None = LINE,
    radius: float = 20,
    line_width: float = 1.5,
    edge: str | None = None,
) -> Paint:
    """A rounded panel, as a ground; `edge` is the colour of a mark along its left side."""

    def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
        kit.paint.panel(surface, rect, fill, opacity, line, radius, line_width)
        if edge is not None:
            mark = Rect(rect.left, rect.top + radius // 2, kit.theme.u(7), rect.h - radius)
            kit.paint.panel(surface, mark, edge, 1, None, 3)

    return paint


def row_board(chosen: bool, radius: int = 12, line_width: float = 1.5) -> Paint:
    """The ground of one choice among others; golden if it is selected."""
    return board(ROW_CHOSEN if chosen else ROW, 0.95, GOLD if chosen else LINE_LIGHT, radius, line_width)


well = board(PANEL_DEEP, 0.5, None, 14)
"""The background of a group on a panel or on felt."""
golden_board = board(opacity=0.9, line=GOLD, line_width=2)
"""The ground of the way forward, below a form."""
paper_note = board(PAPER, 0.98, GOLD, 14, 2)
"""The ground of a few words on paper."""


def dialog(kit: Kit, surface: Surface, rect: Rect) -> None:
    """The board of a dialog, as a ground."""
    kit.paint.panel(
        surface, rect, opacity=1, line=GOLD, radius=26, line_width=2.5, gradient=(BUTTON_BOTTOM, PANEL), shadow=True
    )


def paper(kit: Kit, surface: Surface, rect: Rect) -> None:
    """A sheet of paper, as a ground."""
    kit.paint.paper(surface, rect)


class Panel(Pad):
    """A box on a ground that is drawn below it, with room around it inside."""

    def __init__(self, box: Box, pad: tuple[float, float] = (24, 20), ground: Paint = board()) -> None:  # noqa: B008
        super().__init__(box, *pad)
        self._ground = ground

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """The ground, then what is on it."""
        yield Piece(rect, self._ground)
        yield from super().place(kit, rect)


# ---- many


class Layers(Box):
    """Boxes on top of each other in the same place, the first one lowest."""

    def __init__(self, *boxes: Box) -> None:
        self._boxes = boxes
        self.yields = any(box.yields for box in boxes)

    def width(self, kit: Kit) -> int:
        return max((box.width(kit) for box in self._boxes), default=0)

    def height(self, kit: Kit, width: int) -> int:
        return max((box.height(kit, width) for box in self._boxes), default=0)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        for box in self._boxes:
            yield from box.place(kit, rect)


class FirstThatFits(Box):
    """The first of these boxes that fits, otherwise the last: the fullest form first, then shorter ones."""

    yields = True

    def __init__(self, *boxes: Box) -> None:
        self._boxes = boxes

    def width(self, kit: Kit) -> int:
        return self._boxes[0].width(kit)

    def height(self, kit: Kit, width: int) -> int:
        """The height of the first one that is not too wide."""
        return next((box for box in self._boxes if box.width(kit) <= width), self._boxes[-1]).height(kit, width)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        fits = (box for box in self._boxes if box.width(kit) <= rect.w and box.height(kit, rect.w) <= rect.h)
        return next(fits, self._boxes[-1]).place(kit, rect)


class Lazy(Around):
    """A box made on first use: a smaller form that is rarely needed."""

    def __init__(self, make: Callable[[], Box]) -> None:
        self._make = make

    @cached_property
    def _box(self) -> Box:  # type: ignore[override]  # read like an attribute
        return self._make()


class Column(Box):
    """A column of boxes. Those that grow share spare room; if there is too little, gaps and spaces shrink first, then
    what grows.
    """

    def __init__(self, *boxes: Box, gap: float = 0, across: Across = "stretch") -> None:
        self._boxes, self._gap, self._across = boxes, gap, across
        self.yields = any(box.yields for box in boxes)

    def width(self, kit: Kit) -> int:
        return max((box.width(kit) for box in self._boxes), default=0)

    def height(self, kit: Kit, width: int) -> int:
        gaps = kit.theme.u(self._gap) * max(0, len(self._boxes) - 1)
        return gaps + sum(box.height(kit, self._breadth(kit, box, width)) for box in self._boxes)

    def _breadth(self, kit: Kit, box: Box, width: int) -> int:
        return width if self._across == "stretch" else min(width, box.width(kit) or width)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        breadths = [self._breadth(kit, box, rect.w) for box in self._boxes]
        wanted = [box.height(kit, breadth) for box, breadth in zip(self._boxes, breadths, strict=True)]
        lengths, gap = _shared(self._boxes, wanted, kit.theme.u(self._gap), rect.h)
        y = rect.top
        for box, breadth, length in zip(self._boxes, breadths, lengths, strict=True):
            yield from box.place(kit, Rect(_aligned(self._across, rect.left, rect.w, breadth), y, breadth, length))
            y += length + gap


class Fitting(Column):
    """Boxes one below another; what has no room is left out, and a `rest` at the end says so. It asks for the room of
    the first one.
    """

    def __init__(self, *boxes: Box, gap: float = 0, across: Across = "stretch", rest: Box | None = None) -> None:
        super().__init__(*boxes, gap=gap, across=across)
        self._rest = () if rest is None else (rest,)

    def height(self, kit: Kit, width: int) -> int:
        return Column(*self._boxes[:1], across=self._across).height(kit, width)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        fitting = self._fitting(kit, rect)
        if len(fitting) < len(self._boxes):
            fitting = [*self._fitting(kit, rect, *self._rest), *self._rest]
        return Column(*fitting, gap=self._gap, across=self._across).place(kit, rect)

    def _fitting(self, kit: Kit, rect: Rect, *below: Box) -> list[Box]:
        """Those that fit above what is `below`."""
        fitting: list[Box] = []
        for box in self._boxes:
            if Column(*fitting, box, *below, gap=self._gap, across=self._across).height(kit, rect.w) <= rect.h:
                fitting.append(box)
        return fitting


class Row(Box):
    """Boxes side by side, by default vertically centred. Spare room goes to those that grow; if there is too little,
    words wrap and what grows shrinks, then the gaps.
    """

    def __init__(self, *boxes: Box, gap: float = 0, across: Across = "center") -> None:
        self._boxes, self._gap, self._across = boxes, gap, across
        self.yields = any(box.yields for box in boxes)

    def width(self, kit: Kit) -> int:
        return sum(box.width(kit) for box in self._boxes) + kit.theme.u(self._gap) * max(0, len(self._boxes) - 1)

    def _widths(self, kit: Kit, width: int) -> tuple[list[int], int]:
        wanted = [box.width(kit) for box in self._boxes]
        return _shared(self._boxes, wanted, kit.theme.u(self._gap), width, gaps_last=True)

    def height(self, kit: Kit, width: int) -> int:
        """The height of the tallest at the width it will have."""
        widths, _ = self._widths(kit, width)
        return max((box.height(kit, w) for box, w in zip(self._boxes, widths, strict=True)), default=0)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        widths, gap = self._widths(kit, rect.w)
        x = rect.left
        for box, w in zip(self._boxes, widths, strict=True):
            h = rect.h if self._across == "stretch" else min(rect.h, box.height(kit, w))
            yield from box.place(kit, Rect(x, _aligned(self._across, rect.top, rect.h, h), w, h))
            x += w + gap


class Grid(Box):
    """Rows with aligned cells. A column is as wide as its widest cell; spare room, or a lack of it, is shared by the
    columns' `shares`, by default all of it the last one's. Rows grow to `most` times their height.
    """

    yields = True

    def __init__(
        self,
        rows: Sequence[Sequence[Box]],
        gap: tuple[float, float] = (0, 0),
        shares: Sequence[float] = (),
        most: float = 1,
    ) -> None:
        self._rows, self._gap, self._growth = rows, gap, most
        columns = max((len(row) for row in rows), default=0)
        self._shares = tuple(shares) or (*[0.0] * (columns - 1), 1.0)[:columns]

    def _wanted(self, kit: Kit) -> list[int]:
        return [max(row[n].width(kit) for row in self._rows if n < len(row)) for n in range(len(self._shares))]

    def _widths(self, kit: Kit, width: int) -> list[int]:
        columns = [Grow(share=share) if share else Box() for share in self._shares]
        return _shared(columns, self._wanted(kit), 0, width - kit.theme.u(self._gap[0]) * (len(columns) - 1))[0]

    def width(self, kit: Kit) -> int:
        return sum(self._wanted(kit)) + kit.theme.u(self._gap[0]) * max(0, len(self._shares) - 1)

    def _heights(self, kit: Kit, widths: Sequence[int]) -> list[int]:
        return [
            max((cell.height(kit, w) for cell, w in zip(row, widths, strict=False)), default=0) for row in self._rows
        ]

    def height(self, kit: Kit, width: int) -> int:
        heights = self._heights(kit, self._widths(kit, width))
        return sum(heights) + kit.theme.u(self._gap[1]) * max(0, len(heights) - 1)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """Row by row; each cell has all of its column's width and its row's height."""
        widths = self._widths(kit, rect.w)
        heights = self._heights(kit, widths)
        lengths, gap = _shared([Grow(most=self._growth) for _ in heights], heights, kit.theme.u(self._gap[1]), rect.h)
        y = rect.top
        for row, h in zip(self._rows, lengths, strict=True):
            x = rect.left
            for cell, w in zip(row, widths, strict=False):
                yield from cell.place(kit, Rect(x, y, w, h))
                x += w + kit.theme.u(self._gap[0])
            y += h + gap


def _shared(
    boxes: Sequence[Box], wanted: Sequence[int], gap: int, length: int, gaps_last: bool = False
) -> tuple[list[int], int]:
    """How long each box along a row or column is, and the gap between two, so that all fit if they can."""
    gaps = max(0, len(boxes) - 1)
    lengths = [0 if isinstance(box, Share) else own for box, own in zip(boxes, wanted, strict=True)]

    def lack() -> int:
        return max(0, sum(lengths) + gap * gaps - length)

    if not lack():
        _give(boxes, lengths, length - sum(lengths) - gap * gaps)
        return lengths, gap
    if gaps_last:
        _take(lengths, lack(), [n for n, box in enumerate(boxes) if box.yields])
    soft = [n for n, box in enumerate(boxes) if isinstance(box, Space)]
    loose = sum(lengths[n] for n in soft) + gap * gaps
    if lack() and loose:
        kept = max(SQUEEZED, 1 - lack() / loose)
        gap = int(gap * kept)
        for n in soft:
            lengths[n] = int(lengths[n] * kept)
    _take(lengths, lack(), [n for n, box in enumerate(boxes) if box.share])
    _take(lengths, lack(), [n for n, box in enumerate(boxes) if box.yields])
    return lengths, gap


def _give(boxes: Sequence[Box], lengths: list[int], spare: int) -> None:
    """Share out what is left, to the last pixel: first to what grows up to a limit, and the rest to the others."""
    there = [n for n, box in enumerate(boxes) if box.share]
    if not there or not spare:
        return
    for limited in (True, False):
        growing = [n for n in there if (boxes[n].most < math.inf) == limited]
        shares = sum(boxes[n].share for n in growing)
        for n in sorted(growing, key=lambda n: boxes[n].most):
            box = boxes[n]
            part = round(spare * box.share / shares)
            if limited:
                part = min(part, round(lengths[n] * (box.most - 1)))
            lengths[n] += part
            spare, shares = spare - part, shares - box.share


def _take(lengths: list[int], lack: int, giving: Sequence[int]) -> None:
    """Shorten these together by what is lacking, each in proportion."""
    if not lack:
        return
    there = sum(lengths[n] for n in giving)
    for n in giving:
        part = min(lengths[n], round(lack * lengths[n] / there)) if there else 0
        there, lack = there - lengths[n], lack - part
        lengths[n] -= part


def _aligned(across: Across, start: int, room: int, length: int) -> int:
    """Where something of this length begins across the row or column."""
    match across:
        case "stretch" | "start":
            return start
        case "center":
            return start + (room - length) // 2
        case "end":
            return start + room - length
