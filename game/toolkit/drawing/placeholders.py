"""Pictures of another size that stand in for those not made yet: after a resize everything is in its place at once, and
becomes crisp a little later.
"""

from collections.abc import Callable, Hashable, Iterable

from pygame import Surface, transform

from game.toolkit.drawing.surface_cache import Kept

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
