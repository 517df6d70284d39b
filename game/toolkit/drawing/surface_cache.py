"""A cache of surfaces that counts pixels, so that memory stays bounded however many screens somebody visits and however
large the window is.
"""

from collections.abc import Callable, Hashable, Iterator

from pygame import Surface


class Kept:
    """Surfaces by key, at most `most` pixels of them (four bytes each); the least recently used is dropped first.

    A single larger surface is kept until the next one is made.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._surfaces: dict[Hashable, Surface] = {}
        self._used: set[Hashable] = set()
        self._pixels = 0

    def __len__(self) -> int:
        """The number of cached surfaces."""
        return len(self._surfaces)

    def __contains__(self, key: Hashable) -> bool:
        """Whether a surface is cached under this key."""
        return key in self._surfaces

    def __iter__(self) -> Iterator[Hashable]:
        """The keys, least recently used first."""
        return iter(self._surfaces)

    def items(self) -> Iterator[tuple[Hashable, Surface]]:
        """Keys and surfaces, least recently used first."""
        yield from self._surfaces.items()

    @property
    def pixels(self) -> int:
        """The number of pixels in all surfaces."""
        return self._pixels

    def once(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface cached under `key`, made now if there is none. Never draw on it."""
        found = self._surfaces.pop(key, None)
        if found is None:
            found = make()
            self._pixels += _pixels(found)
            while self._pixels > self.most and self._surfaces:
                self._drop(next(iter(self)))
        self._surfaces[key] = found  # at the end: most recently used
        self._used.add(key)
        return found

    def keep_using(self, key: Hashable) -> None:
        """Count a surface as used, if it exists: another one made from it was."""
        found = self._surfaces.pop(key, None)
        if found is not None:
            self._surfaces[key] = found
            self._used.add(key)

    def begin(self) -> None:
        """From now on, note what is used, for `forget_unused`."""
        self._used.clear()

    def forget_unused(self, pixels: int) -> None:
        """Drop surfaces of more than `pixels` pixels that haven't been used since `begin`."""
        for key in [key for key in self if key not in self._used and _pixels(self._surfaces[key]) > pixels]:
            self._drop(key)

    def _drop(self, key: Hashable) -> None:
        self._pixels -= _pixels(self._surfaces.pop(key))
        self._used.discard(key)


def _pixels(surface: Surface) -> int:
    return surface.get_width() * surface.get_height()
