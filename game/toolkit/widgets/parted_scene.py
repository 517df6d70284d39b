"""Screens in which small parts change often: a part is laid out and drawn again when its facts have changed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Concatenate, Final, ParamSpec

from pygame import Event, Rect, Surface

from game.toolkit.boxes import Box, Piece, Placed, SpokenText, draw_nothing
from game.toolkit.kit import Kit
from game.toolkit.widgets.base import Appearance, Widget
from game.toolkit.widgets.form import drawn_on
from game.toolkit.widgets.state_scene import State, StateScene

_Facts = tuple[Callable[..., Box], tuple[Any, ...], dict[str, Any]]
_Seen = tuple[Rect, Appearance]
"""The area of a widget's picture, and what it depends on."""
_NOT_YET: Final[_Facts] = (Box, (), {})

Facts = ParamSpec("Facts")


class KeptPart:
    """The cached state of a part of a screen: its box, the places in it, and pictures of it."""

    def __init__(self) -> None:
        self.place = Rect(0, 0, 0, 0)
        self.drawn_on = Rect(0, 0, 0, 0)
        """The area of its pictures; empty if it has none."""
        self.stale: list[Rect] = []
        """Where it must be redrawn."""
        self.told: Sequence[SpokenText] = ()
        self.inner: list[str] = []
        """The ids of the parts in it."""
        self._made: tuple[_Facts, Box] = (_NOT_YET, Box())
        self._laid: tuple[_Facts, Placed | None] = (_NOT_YET, None)  # the facts, and the places of everything
        self._asked: dict[tuple[int, ...], int] = {}  # its width, and heights by width, as far as requested
        self._pictures: list[tuple[object, Surface]] = []  # by facts, what was seen last at the end
        self._reach = self._most_kept = 0

    def box(self, kit: Kit, part: "ScreenPart") -> Box:
        """Rebuilt when the facts change."""
        if self._made[0] != part.facts:
            make, facts, named = part.facts
            self._made = part.facts, make(kit, *facts, **named)
        return self._made[1]

    def wanted(self, kit: Kit, part: "ScreenPart", *width: int) -> int:
        """Its height at that width, or how wide it would like to be; remembered for `fits`."""
        box = self.box(kit, part)
        self._asked[width] = box.height(kit, *width) if width else box.width(kit)
        return self._asked[width]

    def fits(self, kit: Kit, part: "ScreenPart") -> bool:
        """Whether it would be given the same place with these facts: its preferred size is unchanged, or it had more
        than it preferred, and still has what it prefers.
        """
        if self._made[0] == part.facts:
            part.facts = self._made[0]  # now the same object, which compares fast
            return True
        before, self._asked = self._asked, {}
        return all(
            was == (now := self.wanted(kit, part, *width)) or was < (self.place.h if width else self.place.w) >= now
            for width, was in before.items()
        )

    def lie(self, kit: Kit, rect: Rect, part: "ScreenPart") -> bool:
        """Lay everything out; False if that is done already for these facts."""
        shown, before = self._laid
        if rect == self.place and shown == part.facts:
            return False
        lay, placed = self.drawn_on, Placed(self.box(kit, part), kit, rect)
        self._reach, self._most_kept = 2 * kit.theme.u(max(part.reach, part.below)), part.kept
        self.told = placed.told
        if rect != self.place:
            self._pictures.clear()
        if before is None or before.drawn != placed.drawn:
            self.drawn_on = _drawn_on(kit, rect, part) if placed.drawn else Rect(0, 0, 0, 0)
            self.stale += [lay, self.drawn_on] if lay != self.drawn_on else [lay]
        elif self._picture() is not None:
            self._pictures[-1] = part.facts, self._pictures[-1][1]  # only widgets are others
        self._laid, self.place = (part.facts, placed), Rect(rect)
        self._pictures.sort(key=lambda kept: kept[0] == part.facts)  # to the end, if it exists
        return True

    def fills(self, place: Rect) -> bool:
        """Whether its picture is all that is visible there, apart from what is on top of it."""
        return self.place.contains(place) and self._picture() is not None

    def _picture(self) -> Surface | None:
        return self._pictures[-1][1] if self._pictures and self._pictures[-1][0] == self._laid[0] else None

    def draw(self, kit: Kit, surface: Surface) -> None:
        """Draw what is in the clip of the surface, or reaches into it; no widgets."""
        clip, placed = surface.get_clip(), self._laid[1]
        if placed is None or not self.drawn_on.colliderect(clip):
            return
        picture = self._picture()
        if picture is not None and (self.place.contains(clip) or self.place == self.drawn_on):
            surface.blit(picture, self.place)
            return
        placed.draw(kit, surface, clip.inflate(self._reach, self._reach))
        if picture is None and self._most_kept and clip.contains(self.place):
            spare = self._pictures.pop(0)[1] if len(self._pictures) == self._most_kept else None
            self._pictures.append((self._laid[0], _copied(surface.subsurface(self.place), spare)))


def _drawn_on(kit: Kit, rect: Rect, part: "ScreenPart") -> Rect:
    reach, below = kit.theme.u(part.reach), kit.theme.u(part.below)
    return Rect(rect.x - reach, rect.y - reach, rect.w + 2 * reach, rect.h + reach + below)


def _copied(picture: Surface, spare: Surface | None) -> Surface:
    """The same picture, on the `spare` surface if compatible: creating one is slower than copying."""
    kinds = [(surface.get_size(), surface.get_masks()) for surface in (spare, picture) if surface is not None]
    if spare is None or kinds[0] != kinds[1] or picture.get_masks()[3]:
        return picture.copy()
    spare.blit(picture, (0, 0))
    return spare


class ScreenPart(Box):
    """A part of a screen: `make` turns its facts into a box and gets nothing else, so equal facts look the same and
    have the same layout. Its pictures extend at most `reach` design pixels beyond its place, or `below` at the bottom
    if that differs.

    Its appearance is cached, including the ground below it, for each of its last facts, up to `kept`. So whatever is
    below its place must always look the same.
    """

    yields = True

    def __init__(self, parts: "Parts", id: str, facts: _Facts):
        self.id, self.facts = id, facts
        self.reach = self.below = 0.0
        self.kept = 1
        self._parts, self.known = parts, parts.known(id)

    def drawn(self, reach: float = 0, below: float | None = None, kept: int = 1) -> "ScreenPart":
        """The same part with pictures that extend this far, and how many are cached."""
        self.reach, self.below, self.kept = reach, reach if below is None else below, kept
        return self

    def width(self, kit: Kit) -> int:
        return self.known.wanted(kit, self)

    def height(self, kit: Kit, width: int) -> int:
        return self.known.wanted(kit, self, width)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        self.lie(kit, rect)
        for told in self.known.told:
            yield Piece(told.rect, draw_nothing, told.widget, told.words)

    def lie(self, kit: Kit, rect: Rect) -> None:
        """Take this place, with the parts in it."""
        parts, known = self._parts, self.known
        parts.placed.append(self.id)
        parts.lying[self.id], before = known, len(parts.placed)
        if known.lie(kit, rect, self):
            known.inner = parts.placed[before:]
        parts.lying.update({id: parts.known(id) for id in known.inner})


class Parts:
    """The parts of a screen by id. Call it with an id, a function that makes a box, and its facts to declare one."""

    def __init__(self) -> None:
        self.lying: dict[str, KeptPart] = {}
        """The parts on the screen, as they overlap."""
        self.placed: list[str] = []
        """What was placed since a layout began, in order."""
        self._before: dict[str, KeptPart] = {}
        self._gone: list[Rect] = []

    def __call__(
        self, id: str, make: Callable[Concatenate[Kit, Facts], Box], *facts: Facts.args, **named: Facts.kwargs
    ) -> ScreenPart:
        return ScreenPart(self, id, (make, facts, named))

    def known(self, id: str) -> KeptPart:
        """The cached state of a part."""
        return self.lying.get(id) or self._before.setdefault(id, KeptPart())

    def begin(self) -> None:
        """A new layout begins."""
        self._before, self.lying = self.lying, {}

    def end(self) -> None:
        """The layout has ended: parts not declared again are dropped."""
        gone = (part.drawn_on for id, part in self._before.items() if id not in self.lying)
        self._gone += [place for place in gone if place]
        self._before = {}

    @property
    def stale(self) -> list[Rect]:
        """Where something must be redrawn, or erased."""
        return [*self._gone, *(place for part in self.lying.values() for place in part.stale if place)]

    def drawn(self) -> None:
        """All of it has been drawn."""
        self._gone.clear()
        for part in self.lying.values():
            part.stale.clear()


class PartedScene(StateScene[State]):
    """A screen made only of parts: `parts` yields them, each as `self.part(id, make, *facts)`, and `arranged` lays them
    out, which must depend only on the existing ids and on sizes. Each widget that looks different is redrawn too.
    """

    arranged: Callable[[Kit, Mapping[str, Box]], Box]

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.part = Parts()
        self._seen: dict[str, _Seen] = {}  # widgets by id
        self._ring: tuple[Rect, float] | None = None
        self._ids: list[str] = []  # the parts of the last arrangement
        self._is_covered = True  # the screen was covered when it was last drawn, or laid out differently

    def parts(self) -> Iterator[ScreenPart]:
        """The current parts of the screen."""
        yield from ()

    def spoken(self) -> Iterator[ScreenPart]:
        """Additional parts for screen readers."""
        yield from ()

    def content(self, kit: Kit) -> Box:
        return self.arranged(kit, {part.id: part for part in (*self.parts(), *self.spoken())})

    @property
    def told(self) -> Sequence[SpokenText]:
        """While the parts stay in place, only what is drawn was laid out."""
        self._settle()
        return Placed(self.content(self.kit), self.kit, Rect((0, 0), self.kit.size)).told

    def resize(self, kit: Kit) -> None:
        self.part.lying.clear()
        self._ids, self._is_covered = [], True
        super().resize(kit)

    def lay_out(self, kit: Kit) -> None:
        self._is_stale = False
        self.part.placed.clear()
        there = {part.id: part for part in self.parts()}
        if self._ids == [*there] and all(part.known.fits(kit, part) for part in there.values()):
            for part in there.values():
                part.lie(kit, part.known.place)
        else:
            self._ids = [*there]
            self.part.begin()
            self._placed = Placed(self.arranged(kit, there), kit, Rect((0, 0), kit.size))
            self.part.end()
        told = (one.widget for part in self.part.lying.values() for one in part.told)
        widgets = [widget for widget in told if isinstance(widget, Widget)]
        focus, self._focus = self._focus, None
        if self.form.keys_at not in {"", *(widget.id for widget in widgets)} and self.modal is None:
            focus = focus or self.first_focus  # the focused widget is gone
        self.form.declare(widgets, focus)

    def handle(self, event: Event) -> bool | None:
        self._settle()
        return self.take(event)  # laid out once for everything in a pass

    def paint(self, kit: Kit, surface: Surface) -> None:
        """Draw what is in the clip under the widgets, from a part that fills it or from the felt up."""
        clip = surface.get_clip()
        parts = [part for part in self.part.lying.values() if part.drawn_on.colliderect(clip)]
        filling = [n for n, part in enumerate(parts) if part.fills(clip)]
        if not filling:
            kit.ground(surface)
        for part in parts[filling[-1] if filling else 0 :]:
            part.draw(kit, surface)

    def draw(self, surface: Surface, whole: bool = True) -> Sequence[Rect] | None:
        """Draw everything, or only what changed."""
        self._settle()
        kit, form = self.kit, self.form
        was_covered = self._is_covered
        self._is_covered = form.dialog is not None or form.tipped is not None or form.is_overlaid
        places = self._changed_places(surface.get_rect())
        if whole or was_covered or self._is_covered:
            return super().draw(surface, whole)
        for place in places:
            surface.set_clip(place)
            self.paint(kit, surface)
            there = [one for one in form.widgets if one.id in self._seen and self._seen[one.id][0].colliderect(place)]
            form.draw(kit, surface, there)
        surface.set_clip(None)
        return places

    def _changed_places(self, window: Rect) -> list[Rect]:
        """Where the picture has changed since the last call, parts first."""
        kit, form = self.kit, self.form
        places = self.part.stale
        self.part.drawn()
        shown = {one.id: one for one in form.widgets if one.visible and one.rect}
        seen = {id: (drawn_on(kit, one), one.appearance()) for id, one in shown.items()}
        for id in {**self._seen, **seen}:
            before, now = self._seen.get(id), seen.get(id)
            if before != now:
                places += _changed_parts(shown.get(id), before, now)
        ringed = form.ringed
        ring = (ringed.ring().copy(), ringed.radius) if ringed is not None else None
        if ring != self._ring:
            pad = 4 * kit.paint.focus_pad
            places += [there[0].inflate(pad, pad) for there in (self._ring, ring) if there is not None]
        self._seen, self._ring = seen, ring
        changed: list[Rect] = []
        for place in (one.clip(window) for one in places):
            if place and not any(other.contains(place) for other in changed):
                changed = [*(other for other in changed if not place.contains(other)), place]
        return changed


def _changed_parts(widget: Widget | None, before: _Seen | None, now: _Seen | None) -> list[Rect]:
    """The changed part of a widget's picture: all of it, unless the widget reports less."""
    if widget is not None and before is not None and now is not None and before[0] == now[0]:
        parts = widget.changed_places(now[1].changed(before[1]))
        if parts is not None:
            return [*parts]
    return [there[0] for there in (before, now) if there is not None]
