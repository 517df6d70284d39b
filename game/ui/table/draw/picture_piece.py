"""A picture made of separate pieces, so that only those that changed are redrawn."""

from collections.abc import Callable, Iterable, Sequence

import msgspec
from pygame import Rect, Surface

from game.toolkit.kit import Kit


class PicturePiece(msgspec.Struct, frozen=True):
    """A piece of a picture: equal ones look the same, and nothing is drawn outside `rect`."""

    rect: Rect
    how: Callable[..., object]
    given: tuple[object, ...] = ()

    def draw(self, kit: Kit, surface: Surface) -> None:
        self.how(kit, surface, *self.given)


def with_shadow(kit: Kit, rect: Rect) -> Rect:
    """Everything that a panel, a lit rim, a ring or a plate's glow may touch around its rectangle."""
    margin = 2 * max(2, kit.theme.u(7)) + kit.theme.u(4) + 4
    return rect.inflate(2 * margin, 2 * margin)


def news(before: Iterable[PicturePiece], after: Iterable[PicturePiece]) -> list[PicturePiece]:
    known: dict[tuple[int, ...], list[PicturePiece]] = {}
    for part in before:
        known.setdefault(tuple(part.rect), []).append(part)
    return [part for part in after if part not in known.get(tuple(part.rect), ())]


def changed(before: Sequence[PicturePiece], after: Sequence[PicturePiece]) -> list[Rect]:
    """The areas in which parts appeared, disappeared or changed."""
    return [part.rect for part in (*news(after, before), *news(before, after))]
