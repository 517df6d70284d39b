"""A cache of surfaces that counts pixels, so that memory stays bounded however many screens somebody visits and however
large the window is; and pictures of another size that stand in for those not made yet: after a resize everything is in
its place at once, and becomes crisp a little later.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator

from pygame import Surface, transform


class Kept:
    """Surfaces by key, at most `most` pixels of them (four bytes each); the least recently used is dropped first.

    A single larger surface is kept until the next one is made.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._surfaces: dict[Hashable, Surface] = {}
        self._used: set[Hashable] = set()
        self.pixels = 0
        """The number of pixels in all surfaces."""

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

    def once(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface cached under `key`, made now if there is none. Never draw on it."""
        found = self._surfaces.pop(key, None)
        if found is None:
            found = make()
            self.pixels += _pixels(found)
            while self.pixels > self.most and self._surfaces:
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
        self.pixels -= _pixels(self._surfaces.pop(key))
        self._used.discard(key)


def _pixels(surface: Surface) -> int:
    return surface.get_width() * surface.get_height()


Make = Callable[[], Surface]


class Loans:
    """Cached pictures with keys `(look, width)`, stretched to other widths until they are replaced."""

    def __init__(self, lenders: Iterable[Kept]) -> None:
        self._lent: dict[Hashable, tuple[int, Surface]] = {}
        for kept in lenders:
            for key, picture in kept.items():
                match key:
                    case (look, int(width)) if width > self._lent.get(look, (0, None))[0]:
                        self._lent[look] = (width, picture)
        self._stretched: dict[Hashable, Surface] = {}
        self._owed: dict[Hashable, Make] = {}

    def instead(self, look: Hashable, width: int, make: Make) -> Surface | None:
        """A picture of this look stretched to the width, None if there is none; `make` will produce the real one."""
        key = (look, width)
        if key not in self._stretched:
            if look not in self._lent:
                return None
            before, picture = self._lent[look]
            w, h = (max(1, round(side * width / before)) for side in picture.get_size())
            self._stretched[key] = transform.smoothscale(picture, (w, h))
            self._owed[key] = make
        return self._stretched[key]

    def repay(self, kept: Kept, most: int) -> bool:
        """Make up to `most` of the real pictures; True while some are left."""
        for key in list(self._owed)[:most]:
            kept.once(key, self._owed.pop(key))
        return bool(self._owed)
