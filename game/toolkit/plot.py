"""What charts are drawn with: round numbers beside level lines, and shapes laid over these."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.toolkit.drawing.theme import DIM, LINE_LIGHT
from game.toolkit.kit import Kit

Spot = tuple[int, int]
FIELD: Final = 0.3
"""How strong the colour between a line and zero is."""
ROUND: Final = 'stroke-linejoin="round" stroke-linecap="round"'


def round_step(reach: float, most: int, least: int = 1) -> int:
    """A round distance (1, 2, 5, 10 times `least` and so on) that fits at most `most` times into `reach`.

    >>> round_step(7, 4), round_step(9, 4), round_step(900, 4, least=100)
    (2, 5, 500)
    """
    step = least
    while reach > most * step:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def points_scale(lower: int, upper: int, room: int, line: int) -> range:
    """The numbers of a chart from `lower` to `upper` points: four steps, or fewer if figures that are `line` pixels
    high would touch in a plot `room` pixels high.

    >>> points_scale(0, 3900, 200, 30), points_scale(0, 3900, 100, 30), points_scale(-50, 3900, 100, 30)
    (range(0, 4001, 1000), range(0, 4001, 2000), range(-2000, 4001, 2000))
    """
    for most in (4, 3, 2, 1):
        step = round_step(upper - lower, most, least=100)
        first, last = lower // step, max(-(-upper // step), lower // step + 1)
        if (last - first) * line <= room:
            break
    return range(first * step, last * step + 1, step)


class Plot:
    """Where the values from `lower` to `upper` lie in a place, in window pixels."""

    def __init__(self, kit: Kit, place: Rect, lower: float, upper: float) -> None:
        self.kit, self.place, self._lower, self._upper = kit, place, lower, upper

    def y_of(self, value: float) -> int:
        """The y coordinate of a value."""
        return self.place.bottom - round(self.place.h * (value - self._lower) / (self._upper - self._lower))

    def draw_levels(
        self,
        surface: Surface,
        values: Sequence[int],
        told: Callable[[int], str],
        size: float = 24,
        beyond: int = 0,
        nothing: tuple[str, int] = (DIM, 1),
    ) -> None:
        """A line for each value, so far `beyond` the right edge, and its figure at the left unless it touched the one
        below; `nothing` is the ink and thickness of the line of 0.
        """
        text, last = self.kit.text, self.place.bottom + self.place.h
        for value in values:
            y, (ink, thick) = self.y_of(value), (LINE_LIGHT, 1) if value else nothing
            surface.fill(self.kit.theme.ink(ink), Rect(self.place.left, y, self.place.w + beyond, thick))
            if last - y >= text.line(size, "number"):
                at = (self.place.left - self.kit.theme.u(12), y)
                text.draw(surface, told(value) if value else "0", at, size, DIM, "number", "right")
                last = y


class Sketch:
    """Shapes over a place and `pad` design pixels round it, kept as one picture for as long as they are the same."""

    def __init__(self, kit: Kit, place: Rect, pad: float = 20) -> None:
        self._kit = kit
        self.frame = place.inflate(2 * kit.theme.u(pad), 2 * kit.theme.u(pad))
        self.body = ""

    def path(self, spots: Sequence[Spot]) -> str:
        """From one to the next, as the points of a path."""
        return "M" + "L".join(f"{x - self.frame.left} {y - self.frame.top}" for x, y in spots)

    def line(self, spots: Sequence[Spot], ink: str, width: float, look: str = ROUND) -> None:
        """A line through all points, this many window pixels wide."""
        if len(spots) > 1:
            self.body += f'<path d="{self.path(spots)}" fill="none" stroke="{ink}" stroke-width="{width}" {look}/>'

    def field(self, spots: Sequence[Spot], level: int, ink: str) -> None:
        """The area between a line and a level."""
        around = [(spots[0][0], level), *spots, (spots[-1][0], level)]
        self.body += f'<path d="{self.path(around)}Z" fill="{ink}" fill-opacity="{FIELD}"/>'

    def dot(self, spot: tuple[float, float], radius: float, look: str) -> None:
        """A disc."""
        x, y = spot[0] - self.frame.left, spot[1] - self.frame.top
        self.body += f'<circle cx="{x}" cy="{y}" r="{radius}" {look}/>'

    def draw(self, surface: Surface) -> None:
        """All of them at once."""
        surface.blit(self._kit.paint.drawing(self.frame.size, self.body), self.frame)
