"""Surfaces that are made once and kept while they are used: a cache that counts pixels, so that memory stays bounded
however many screens somebody visits and however large the window is.
"""

from collections.abc import Callable, Hashable, Iterator

from pygame import Surface


class Kept:
    """Surfaces by key, at most `most` pixels of them (four bytes each); what was used longest ago goes first.

    One surface that is larger than that alone is kept until the next one is made.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._surfaces: dict[Hashable, Surface] = {}
        self._pixels = 0

    def __len__(self) -> int:
        """How many surfaces are kept."""
        return len(self._surfaces)

    def __contains__(self, key: Hashable) -> bool:
        """Whether a surface is kept under this key."""
        return key in self._surfaces

    def __iter__(self) -> Iterator[Hashable]:
        """The keys, what was used longest ago first."""
        return iter(self._surfaces)

    @property
    def pixels(self) -> int:
        """All pixels of all surfaces."""
        return self._pixels

    def once(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface kept under `key`, made now if there is none. Never draw on it."""
        found = self._surfaces.pop(key, None)
        if found is None:
            found = make()
            self._pixels += _pixels(found)
            while self._pixels > self.most and self._surfaces:
                self._pixels -= _pixels(self._surfaces.pop(next(iter(self._surfaces))))
        self._surfaces[key] = found  # at the end: used last
        return found

    def clear(self) -> None:
        """Keep nothing."""
        self._surfaces.clear()
        self._pixels = 0


def _pixels(surface: Surface) -> int:
    return surface.get_width() * surface.get_height()
