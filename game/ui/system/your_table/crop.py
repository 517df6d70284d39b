"""The part of a photo to show: a frame of fixed shape within it."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

CARD_SHAPE: Final = 5 / 7
WINDOW_SHAPE: Final = 16 / 9
LEAST: Final = 0.12
"""The smallest frame's share of the largest."""


class Crop(Struct, frozen=True):
    """A frame by its middle and its width, in pixels of a photo that is `size` large; `shape` is width by height.

    >>> whole = largest((1000, 1000), CARD_SHAPE)
    >>> whole.box, whole.moved(500, 0).box, whole.zoomed(0.5).box
    ((143, 0, 714, 1000), (286, 0, 714, 1000), (322, 250, 357, 500))
    """

    size: tuple[int, int]
    shape: float
    middle: tuple[float, float]
    width: float

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, width, height in whole pixels inside the photo."""
        w, h = self.size
        width, height = min(w, round(self.width)), min(h, round(self.width / self.shape))
        left = max(0, min(w - width, round(self.middle[0] - width / 2)))
        return left, max(0, min(h - height, round(self.middle[1] - height / 2))), width, height

    @property
    def most(self) -> float:
        """The width of the largest frame."""
        return min(self.size[0], self.size[1] * self.shape)

    @property
    def share(self) -> float:
        """The width of the frame, as a share of the largest possible."""
        return self.width / self.most

    def moved(self, right: float, down: float) -> "Crop":
        """The frame moved, within the photo."""
        w, h, half = *self.size, self.width / 2
        x = min(w - half, max(half, self.middle[0] + right))
        y = min(h - half / self.shape, max(half / self.shape, self.middle[1] + down))
        return replace(self, middle=(x, y))

    def zoomed(self, factor: float) -> "Crop":
        """The frame `factor` times as wide with the same middle, within the photo."""
        width = min(self.most, max(self.most * LEAST, self.width * factor))
        return replace(self, width=width).moved(0, 0)


def largest(size: tuple[int, int], shape: float) -> Crop:
    """The largest frame that fits on a photo."""
    return Crop(size, shape, (size[0] / 2, size[1] / 2), min(size[0], size[1] * shape))
