"""Screens of which small parts change often: only those are laid out and drawn anew."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from game.ui.boxes import Box, Piece, Placed, Sized, Told, draw_nothing
from game.ui.core.kit import Kit
from game.ui.widgets import Widget
from game.ui.widgets.form import drawn_on
from game.ui.widgets.form_scene import FormScene

FEW_PLACES: Final = 3
"""So many places that come first may be drawn in one pass with everything else."""
MOST_LATE: Final = 3
"""Passes that everything else waits at most."""


class ScreenPart(Box):
    """A part of a screen, made once. Its box is made anew when its `look`, the kit or its place is another: all that
    the box depends on must be in the look. The `widgets` are those that only some of its boxes hold; its pictures reach
    at most `reach` design pixels beyond its place, and `below` it where that differs.

    What is seen in its place is drawn once for each of the last looks, as many as are `kept`, and copied with the
    ground below it. So nothing may lie below its place but what always looks the same.
    """

    yields = True

    def __init__(
        self,
        make: Callable[[Kit], Box],
        look: Callable[[Kit], object],
        widgets: Sequence[Widget] = (),
        reach: float = 0,
        below: float | None = None,
        kept: int = 1,
    ) -> None:
        self._make, self._look, self._widgets, self._reach = make, look, widgets, reach
        self._below = reach if below is None else below
        self._most_kept = kept
        self._where: object = None  # the theme and the place that it is laid out for; None while it is put away
        self._shown: object = None  # the look
        self._wanted_wide = 0
        self._wanted_high: int | None = None  # None where its height does not depend on its box
        self._made: tuple[object, Box] = (None, Box())
        self._placed: Placed | None = None
        self._kept: list[tuple[object, Surface]] = []  # looks and pictures, what was seen last at the end
        self._place = Rect(0, 0, 0, 0)
        self.drawn_on = Rect(0, 0, 0, 0)
        """Where its pictures are; empty while it is put away."""
        self.is_stale = True
        """Whether it must be drawn anew."""

    def as_it_is(self, kit: Kit, wide: int = 0) -> Box:
        """The part, as high as its box would like to be at that width, in real pixels."""
        self._wanted_wide, self._wanted_high = wide, self._high_at(kit, wide)
        return Sized(self, high=self._wanted_high / kit.theme.k)

    def _high_at(self, kit: Kit, wide: int) -> int:
        return self._box(kit, self._look(kit)).high(kit, wide)

    def fits(self, kit: Kit) -> bool:
        """Whether it would be given the same place now: it would like to be as high as it was then, or it had more than
        it would have liked, and still has what it would like.
        """
        if self._where is None or self._wanted_high is None:
            return True
        high = self._high_at(kit, self._wanted_wide)
        return high == self._wanted_high or self._wanted_high < self._place.h >= high

    def _box(self, kit: Kit, look: object) -> Box:
        known = (kit.theme, look)
        if self._made[0] != known:
            self._made = known, self._make(kit)
        return self._made[1]

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """All of it is one picture; its widgets keep their places while its look stays the same."""
        self._lay_out(kit, rect)
        if self._placed is not None:
            for told in self._placed.told:
                yield Piece(told.rect, draw_nothing, told.widget, told.words)

    def refresh(self, kit: Kit) -> None:
        """Lay it out where it lies, unless it looks as it did."""
        if self._where is not None:
            self._lay_out(kit, self._place)

    def _lay_out(self, kit: Kit, rect: Rect) -> None:
        look, where = self._look(kit), (kit.theme, rect.topleft, rect.size)
        if where != self._where or look != self._shown:
            for widget in self._widgets:
                widget.rect = Rect(0, 0, 0, 0)
            self._placed = Placed(self._box(kit, look), kit, rect)
            for widget in self._widgets:
                widget.visible = widget.rect.w > 0
            if where != self._where:
                self._lie(kit, rect)
            self._where, self._shown, self.is_stale = where, look, True
            self._kept.sort(key=lambda kept: kept[0] == look)  # to the end, where there is a picture of it

    def _lie(self, kit: Kit, rect: Rect) -> None:
        """There, where nothing was drawn yet."""
        self._kept.clear()
        self._place = Rect(rect)
        reach = kit.theme.u(self._reach)
        self.drawn_on = self._place.inflate(2 * reach, 2 * reach)
        self.drawn_on.h += kit.theme.u(self._below) - reach

    def put_away(self) -> None:
        """It is not on the screen now, nor are its widgets; drawn anew once it comes back."""
        self._where, self.is_stale = None, False
        self.drawn_on = Rect(0, 0, 0, 0)
        for widget in self._widgets:
            widget.rect, widget.visible = Rect(0, 0, 0, 0), False

    def lies_below(self, point: tuple[int, int]) -> bool:
        """Whether the point is in its place."""
        return self._where is not None and self._place.collidepoint(point)

    def fills(self, place: Rect) -> bool:
        """Whether its picture is all that is seen there, as far as nothing lies over it."""
        return self._place.contains(place) and self._picture() is not None

    def _picture(self) -> Surface | None:
        return self._kept[-1][1] if self._kept and self._kept[-1][0] == self._shown else None

    def draw(self, kit: Kit, surface: Surface) -> None:
        """What lies in the clip of the surface, or reaches into it; no widget."""
        clip = surface.get_clip()
        if self._placed is None or not self._placed.drawn or not self.drawn_on.colliderect(clip):
            return
        picture = self._picture()
        if picture is not None and (self._place.contains(clip) or self._place == self.drawn_on):
            surface.blit(picture, self._place)
            return
        reach = 2 * kit.theme.u(max(self._reach, self._below))
        self._placed.draw(kit, surface, clip.inflate(reach, reach))
        if picture is None and self._most_kept and clip.contains(self._place):
            self._keep(surface.subsurface(self._place))

    def _keep(self, picture: Surface) -> None:
        spare = self._kept.pop(0)[1] if len(self._kept) == self._most_kept else None
        self._kept.append((self._shown, _copied(picture, spare)))


def _copied(picture: Surface, spare: Surface | None) -> Surface:
    """The same picture, on the `spare` surface where that is of its kind: a new one is slower than the copying."""
    kinds = [(surface.get_size(), surface.get_masks()) for surface in (spare, picture) if surface is not None]
    if spare is None or kinds[0] != kinds[1] or picture.get_masks()[3]:
        return picture.copy()
    spare.blit(picture, (0, 0))
    return spare


class PartedScene(FormScene):
    """A form screen whose `content` consists of `parts`, told in the order in which they lie over each other. Each
    widget that looks different is drawn anew, too, so all of them tell their look, except those whose pictures change
    with the look of a part alone.

    Where much changes, the parts that come `first` are drawn at once, with what lies on them, everything else in one of
    the next passes, when less changes: so no pass takes long.
    """

    def __init__(self) -> None:
        super().__init__()
        self.parts: tuple[ScreenPart, ...] = ()
        self.first: tuple[ScreenPart, ...] = ()
        self._late: list[Rect] = []  # where the picture is still as it was
        self._passes_late = 0
        self._seen: dict[Widget, tuple[Rect, Hashable]] = {}
        self._ring: tuple[Rect, float] | None = None
        self._frame: object = None
        self._is_covered = True  # something lay over the screen when it was drawn last

    @property
    def frame(self) -> object:
        """Which parts are there, and all that their places depend on besides the heights that they would like."""
        return ()

    @property
    def told(self) -> Sequence[Told]:
        """As things stand now: while the parts lie where they lay, only what is drawn was laid out."""
        return Placed(self.content(self.kit), self.kit, Rect((0, 0), self.kit.size)).told if self._placed else ()

    def lay_out(self, kit: Kit) -> None:
        """Give each part its place."""
        self._frame = kit, self.frame
        super().lay_out(kit)

    def refresh(self) -> None:
        """Lay out the parts that look different; all of them where they do not lie as they lay."""
        if self._placed is None:
            return
        kit = self.kit
        if self._frame != (kit, self.frame) or not all(part.fits(kit) for part in self.parts):
            self.lay_out(kit)
            return
        for part in self.parts:
            part.refresh(kit)
        self.form.changed = True

    def moved_places(self) -> Sequence[Rect]:
        """What else changed since the screen was drawn last."""
        return ()

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Draw what lies in the clip under the widgets, from a part that fills it or from the felt up."""
        clip = surface.get_clip()
        parts = [part for part in self.parts if part.drawn_on.colliderect(clip)]
        filling = [n for n, part in enumerate(parts) if part.fills(clip)]
        if not filling:
            kit.ground(surface)
        for part in parts[filling[-1] if filling else 0 :]:
            part.draw(kit, surface)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw everything, or only what changed."""
        kit, form = self.kit, self.form
        is_covered = form.dialog is not None or form.tipped is not None or form.is_overlaid
        is_whole = whole or is_covered or self._is_covered
        places = self._changed_places(surface.get_rect())
        self._is_covered = is_covered
        if is_whole:
            self._late, self._passes_late = [], 0
            return super().draw(surface, whole)
        places = self._for_this_pass(places)
        for place in places:
            surface.set_clip(place)
            self.paint(kit, surface)
            form.draw(kit, surface, [widget for widget, (on, _) in self._seen.items() if on.colliderect(place)])
        surface.set_clip(None)
        return places

    @property
    def is_late(self) -> bool:
        """Whether some of what changed is not drawn yet."""
        return bool(self._late)

    def _for_this_pass(self, changed: Sequence[Rect]) -> list[Rect]:
        """What is drawn now of what changed, and of what was left before."""
        first = [place for place in changed if any(part.lies_below(place.center) for part in self.first)]
        others = _together([*self._late, *(place for place in changed if place not in first)])
        if others and len(first) > FEW_PLACES and self._passes_late < MOST_LATE:
            self._late, self._passes_late, self.form.changed = others, self._passes_late + 1, True
            return _each_once(first)
        self._late, self._passes_late = [], 0
        return _each_once([*first, *others])

    def _changed_places(self, window: Rect) -> list[Rect]:
        """Where the picture is another than when this was asked last, the parts first."""
        kit, form = self.kit, self.form
        places = [part.drawn_on for part in self.parts if part.is_stale]
        for part in self.parts:
            part.is_stale = False
        seen = {
            widget: (drawn_on(kit, widget), widget.look()) for widget in form.widgets if widget.visible and widget.rect
        }
        for widget in {**self._seen, **seen}:
            before, now = self._seen.get(widget), seen.get(widget)
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
        return _together(changed)


def _together(places: Sequence[Rect]) -> list[Rect]:
    """Places that overlap as one where that is no larger than both."""
    left = list(places)
    n = 0
    while n < len(left):
        place = left[n]
        for other in left[n + 1 :]:
            both = place.union(other)
            if _area(both) <= _area(place) + _area(other):
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
