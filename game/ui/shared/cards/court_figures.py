"""The figures of court cards, from their drawings. Knows nothing else about cards."""

import gzip
import io
from pathlib import Path
from threading import Thread
from typing import Final

from pygame import Surface, image, transform

from game.assets import read_asset

COURT_RATIO: Final = 1.5825
LARGE, LEAST_LARGE = 0.14, 134
"""The width at which a figure is rasterised, in table heights and at least in real pixels: that of an upright card in
the hand. Reading one takes 3 ms whatever its size; smaller ones are scaled down from it.
"""

COURT_CARDS: Final = tuple(rank + suit for rank in "KQJ" for suit in "CDHS")


class Figures:
    """The twelve figures for one table height. Each is read once, on demand or in advance, and cached: reading one
    again would cost a frame.
    """

    def __init__(self, folder: Path, table: int) -> None:
        """`folder` has the drawings; the table is `table` pixels high."""
        self._folder = folder
        self._large = max(LEAST_LARGE, round(LARGE * table))
        self._pictures: dict[str, Surface] = {}
        self._reader: Thread | None = None

    def read_ahead(self) -> None:
        """Read all of them in the background, in a thread that ends when they are loaded."""
        if self._reader is None:
            self._reader = Thread(target=self._read_all, name="court figures")
            self._reader.start()

    def _read_all(self) -> None:
        for card in COURT_CARDS:
            self._large_one(card)

    def is_awaited(self, card: str) -> bool:
        """Whether a card's figure is being read in the thread, or will be."""
        there = card in self._pictures or card not in COURT_CARDS
        return not there and self._reader is not None and self._reader.is_alive()

    def __len__(self) -> int:
        return len(self._pictures)

    def picture(self, card: str, size: tuple[int, int]) -> Surface:
        """The figure of a card, as large as its proportions allow in this size; one larger than any in a hand is
        rendered separately.
        """
        if size[0] > self._large:
            return self._raster(card, size)
        picture = self._large_one(card)
        share = min(size[0] / picture.get_width(), size[1] / picture.get_height())
        w, h = (max(1, round(side * share)) for side in picture.get_size())
        return transform.smoothscale(picture, (w, h))

    def _large_one(self, card: str) -> Surface:
        if card not in self._pictures:
            self._pictures[card] = self._raster(card, (self._large, round(self._large * COURT_RATIO)))
        return self._pictures[card]

    def _raster(self, card: str, size: tuple[int, int]) -> Surface:
        source = gzip.decompress(read_asset(self._folder / f"{card}.svgz"))
        return image.load_sized_svg(io.BytesIO(source), size)
