"""Screens of which small parts change often: only those are laid out and drawn anew."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from game.ui.boxes import Box, Piece, Placed, Sized, draw_nothing
from game.ui.core.kit import Kit
from game.ui.screens.form_screen import FormScene
from game.ui.widgets import Widget
from game.ui.widgets.form import drawn_on

WORTH_MERGING: Final = 1.12
"""Two places are drawn as one where that is at most so much larger than both."""


class ScreenPart(Box):
    """A part of a screen, made once. Its box is made anew when its `look`, the kit or its place is another: all that
    the box depends on must be in the look. The `widgets` are those that only some of its boxes hold; its pictures reach
    at most `reach` design pixels beyond its place, and `below` it where that differs. Where they do not, they are drawn
    once and copied with the ground below them.
    """

    yields = True

    def __init__(
        self,
        make: Callable[[Kit], Box],
        look: Callable[[Kit], object],
        widgets: Sequence[Widget] = (),
        reach: float = 0,
        below: float | None = None,
    ) -> None:
        self._make, self._look, self._widgets, self._reach = make, look, widgets, reach
        self._below = reach if below is None else below
        self._known: object = None
        self._made: tuple[object, Box] = (None, Box())
        self._placed: Placed | None = None
        self._picture: Surface | None = None
        self._is_kept = False  # whether the picture is that of now
        self._place = Rect(0, 0, 0, 0)
        self.is_stale = True
        """Whether it must be drawn anew."""

    def as_it_is(self, kit: Kit, wide: int = 0) -> Box:
        """The part, as high as its box would like to be at that width, in real pixels."""
        return Sized(self, high=self._box(kit, self._look(kit)).high(kit, wide) / kit.theme.k)

    def _box(self, kit: Kit, look: object) -> Box:
        known = (kit.theme, look)
        if self._made[0] != known:
            self._made = known, self._make(kit)
        return self._made[1]

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """All of it is one picture; its widgets keep their places while its look stays the same."""
        look = self._look(kit)
        known = (kit.theme, rect.topleft, rect.size, look)
        if known != self._known:
            for widget in self._widgets:
                widget.rect = Rect(0, 0, 0, 0)
            self._placed = Placed(self._box(kit, look), kit, rect)
            for widget in self._widgets:
                widget.visible = widget.rect.w > 0
            self._known, self._place, self._is_kept, self.is_stale = known, Rect(rect), False, True
        yield Piece(rect, self.draw)
        if self._placed is not None:
            for told in self._placed.told:
                yield Piece(told.rect, draw_nothing, told.widget, told.words)

    def put_away(self) -> None:
        """It is not on the screen now, nor are its widgets; drawn anew once it comes back."""
        self._known, self.is_stale = None, False
        for widget in self._widgets:
            widget.rect, widget.visible = Rect(0, 0, 0, 0), False

    def drawn_on(self, kit: Kit) -> Rect:
        """Where its pictures are."""
        reach = kit.theme.u(self._reach)
        place = self._place.inflate(2 * reach, 2 * reach)
        place.h += kit.theme.u(self._below) - reach
        return place

    def draw(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """What lies in the clip of the surface, or reaches into it; no widget."""
        clip = surface.get_clip()
        if self._placed is None or not self._placed.drawn or not self.drawn_on(kit).colliderect(clip):
            return
        if self._is_kept and self._picture is not None:
            surface.blit(self._picture, self._place)
            return
        reach = 2 * kit.theme.u(max(self._reach, self._below))
        self._placed.draw(kit, surface, clip.inflate(reach, reach))
        if not reach and clip.contains(self._place):
            self._picture, self._is_kept = _copied(surface.subsurface(self._place), self._picture), True


def _copied(picture: Surface, spare: Surface | None) -> Surface:
    """The same picture, on the `spare` surface where that is of its kind: a new one is slower than the copying."""
    kinds = [(surface.get_size(), surface.get_masks()) for surface in (spare, picture) if surface is not None]
    if spare is None or kinds[0] != kinds[1] or picture.get_masks()[3]:
        return picture.copy()
    spare.blit(picture, (0, 0))
    return spare


class PartedScene(FormScene):
    """A form screen whose `content` consists of `parts`. Each widget that looks different is drawn anew, too, so all of
    them tell their look, except those whose pictures change with the look of a part alone.
    """

    def __init__(self) -> None:
        super().__init__()
        self.parts: tuple[ScreenPart, ...] = ()
        self._seen: dict[str, tuple[Rect, Hashable]] = {}
        self._ring: tuple[Rect, float] | None = None
        self._is_covered = True  # something lay over the screen when it was drawn last

    def moved_places(self) -> Sequence[Rect]:
        """What else changed since the screen was drawn last."""
        return ()

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw everything, or only what changed."""
        kit, form = self.kit, self.form
        is_covered = form.dialog is not None or form.tipped is not None or form.is_overlaid
        is_whole = whole or is_covered or self._is_covered
        places = self._changed_places(surface.get_rect())
        self._is_covered = is_covered
        if is_whole:
            return super().draw(surface, whole)
        for place in places:
            surface.set_clip(place)
            self.paint(kit, surface)
            form.draw(kit, surface, place)
        surface.set_clip(None)
        return places

    def _changed_places(self, window: Rect) -> list[Rect]:
        """Where the picture is another than when this was asked last, the parts first."""
        kit, form = self.kit, self.form
        places = [part.drawn_on(kit) for part in self.parts if part.is_stale]
        for part in self.parts:
            part.is_stale = False
        seen = {
            widget.id: (drawn_on(kit, widget), widget.look())
            for widget in form.widgets
            if widget.visible and widget.rect
        }
        for id in seen.keys() | self._seen.keys():
            before, now = self._seen.get(id), seen.get(id)
            if before != now:
                places += [there[0] for there in (before, now) if there is not None]
        ringed = form.ringed
        ring = (ringed.ring().copy(), ringed.radius) if ringed is not None else None
        if ring != self._ring:
            pad = 4 * kit.paint.focus_pad
            places += [there[0].inflate(pad, pad) for there in (self._ring, ring) if there is not None]
        self._seen, self._ring = seen, ring
        changed: list[Rect] = []
        for place in (one.clip(window) for one in (*places, *self.moved_places())):
            if place and not any(other.contains(place) for other in changed):
                changed = [*(other for other in changed if not place.contains(other)), place]
        return _each_once(_together(changed))


def _together(places: Sequence[Rect]) -> list[Rect]:
    """Places that lie side by side as one: each of them is gone through by itself, which takes its time, too."""
    left = list(places)
    n = 0
    while n < len(left):
        place = left[n]
        for other in left[n + 1 :]:
            both = place.union(other)
            if _area(both) <= WORTH_MERGING * (_area(place) + _area(other)):
                left = [one for one in left if not both.contains(one)]
                left.insert(min(n, len(left)), both)
                n = -1
                break
        n += 1
    return left


def _area(place: Rect) -> int:
    return place.w * place.h


def _each_once(places: Sequence[Rect]) -> list[Rect]:
    """The same area without what an earlier place shows already, where what is left of a place is still a rectangle:
    pictures reach a little into their neighbours' places, and would be drawn a second time there.
    """
    left: list[Rect] = []
    for place in places:
        rest = Rect(place)
        for other in left:
            rest = _beside(rest, other)
        left.append(rest)
    return left


def _beside(place: Rect, other: Rect) -> Rect:
    """What of a place is not in the other one; all of it where that is no rectangle."""
    shared = place.clip(other)
    if not shared:
        return place
    if shared.h == place.h and (shared.left == place.left or shared.right == place.right):
        left = shared.right if shared.left == place.left else place.left
        return Rect(left, place.y, place.w - shared.w, place.h)
    if shared.w == place.w and (shared.top == place.top or shared.bottom == place.bottom):
        top = shared.bottom if shared.top == place.top else place.top
        return Rect(place.x, top, place.w, place.h - shared.h)
    return place
