"""Brings the table to the screen: a still picture made once, and only what moves drawn over it. At rest it draws
nothing.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Final

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import Rect, Surface

from game.toolkit.audio.cues import Cue
from game.toolkit.drawing.theme import GOLD
from game.toolkit.kit import Kit
from game.toolkit.widgets import bar_height
from game.ui.table.draw.badges import badge_picture
from game.ui.table.draw.celebration_picture import Celebrations
from game.ui.table.draw.damage import Laid, joined_neighbours
from game.ui.table.draw.notes import ShownNote
from game.ui.table.draw.picture import Scenery
from game.ui.table.draw.picture_piece import PicturePiece, news
from game.ui.table.draw.signs import sign_parts
from game.ui.table.draw.still import Still
from game.ui.table.layout.bands import Badge
from game.ui.table.layout.table_layout import Layout
from game.ui.table.memo import Memo
from game.ui.table.motion.flight import Flight, Reel
from game.ui.table.sprites import InBook, InMeld, Sprite, draw_sprite

FADE: Final = 0.12
"""Seconds of a cross-fade, which replaces motion if that is reduced."""
SLICE: Final = 0.0015
"""Seconds per frame spent on preparing a motion; the rest waits for the next frame."""
SLICE_WHILE_HELD: Final = 0.0004
"""The same while held cards are drawn in that frame, too."""
SLICE_AT_REST: Final = 0.004
"""The same if nothing moves and nobody waits for a text."""
APART: Final = 0.0007
"""Seconds of preparation after which the picture itself gets a frame of its own."""


class AtRest(Struct, frozen=True):
    """Nothing moves."""


class Playing(Struct, frozen=True):
    """A running animation, this many seconds in; durations are multiplied by `scale`."""

    reel: Reel
    length: float
    scale: float
    time: float = 0.0


class Landing(Struct, frozen=True):
    """Everything has arrived, but the still picture does not show it yet."""


class Fading(Struct, frozen=True):
    """The old picture fades for this many more seconds."""

    past: Surface
    left: float


Moving = AtRest | Playing | Landing | Fading


class TablePictures:
    """The pictures of one table.

    `overlay` is on top of everything still: buttons, bar, dialog. With the reel empty the sprites shown are exactly
    those of the layout. Before a motion its pictures are made in slices, so that no frame is late; `clock` measures
    them, in seconds.
    """

    def __init__(self, overlay: Callable[[], Sequence[PicturePiece]]) -> None:
        self._overlay = overlay
        self.clock: Callable[[], float] = perf_counter
        self._still = Still()
        self._stale = True  # it may look different
        self._work: Iterator[None] | None = None
        self._waits = False  # a motion waits for its pictures
        self.is_catching_up = False
        """Whether the latest state is still to be drawn, given time."""
        self._is_prepared = False  # all of them are there
        self._scratch = Surface((1, 1))
        self.note = ShownNote()
        """The note shown at a place on the table."""
        self.band: Rect | None = None
        """A rubber band at the pointer."""
        self.hanging: Rect | None = None
        """Where a sheet with buttons hangs, over which no card flies."""
        self.celebrations = Celebrations()
        """The current celebration, independent of any motion."""
        self._shown: list[Rect] = []
        self._moving: Moving = AtRest()
        self._badges: Sequence[Badge] = ()
        self._past: Sequence[Badge] = ()  # those of the previous layout
        self._riding: list[RidingBadge] = []
        self._asked_at: float | None = None  # when the waiting motion was requested
        self._held: list[Sprite] = []
        self._hidden: frozenset[int] = frozenset()
        self.layout: Layout
        self.scenery: Scenery

    @property
    def memo(self) -> Memo:
        return self._still.memo

    def resize(self, kit: Kit, window: Kit) -> None:
        self.kit, self.window = kit, window
        self._still.resize(kit, window)
        self._begin(AtRest())
        self.celebrations.end()
        self.renew()

    # ---- what is shown

    def show(self, layout: Layout, scenery: Scenery) -> None:
        """Show this table from now on; running motions continue to their new targets."""
        self._asked_at = self.clock()
        self.scenery = scenery
        self._lay(layout)
        self.renew()

    def _lay(self, layout: Layout) -> None:
        """Another layout under the running reel."""
        if isinstance(self._moving, Playing) and layout is not self.layout:
            self._riding = []
            self._go_on(self._moving, self._moving.reel.onto(self.layout.sprites, layout.sprites))
        if layout.badges is not self._badges:
            self._past, self._badges = self._badges, layout.badges
        self.layout = layout

    def _go_on(self, playing: Playing, reel: Reel) -> None:
        """Play this reel instead, from the same second."""
        length = reel.length
        self._begin(replace(playing, reel=reel, length=length) if length > 0 else Landing())

    def _begin(self, moving: Moving) -> None:
        self._moving = moving
        self._work, self._is_prepared = None, False

    def take_time(self) -> None:
        """Report this state when its picture is ready, unless something else happens first."""
        self.is_catching_up = True

    def tell(self, scenery: Scenery) -> None:
        """Different words and lights; what moves continues."""
        self.scenery = scenery
        self.renew()

    def renew(self) -> None:
        """Something may look different. Preparation continues: a pointer that lights up one button after another must
        not stop cards from flying.
        """
        self._stale, self.is_catching_up = True, False

    def play(self, reel: Reel, scale: float) -> None:
        """Play the reel; durations are multiplied by `scale`, 0 skips it."""
        length = reel.length if scale > 0 else 0.0
        self._begin(Playing(reel, length, scale) if length > 0 else AtRest())
        self._riding = riding(self._past, self._badges, reel)
        self.renew()

    def join(self, reel: Reel, scale: float) -> None:
        """Play the reel alongside the current motion, which keeps its ways and its time."""
        if scale <= 0:
            return
        if not isinstance(self._moving, Playing):
            self.play(reel, scale)
            return
        self._go_on(self._moving, self._moving.reel.beside(reel, self._moving.time))
        self.renew()

    def fade(self) -> None:
        """Instead of a reel: fade the old picture into the new one."""
        if self._still.is_there:
            self._begin(Fading(self._still.picture.copy(), FADE))

    def finish(self) -> None:
        """Finish all motions at once and end any celebration."""
        self.celebrations.end()
        if self.is_moving:
            self._begin(AtRest())
            self.renew()

    @property
    def is_moving(self) -> bool:
        """Whether a reel runs or has not quite ended, or a picture fades."""
        return not isinstance(self._moving, AtRest)

    @property
    def reel(self) -> Reel:
        return self._moving.reel if isinstance(self._moving, Playing) else Reel()

    @property
    def time(self) -> float:
        """Seconds it has run, at normal speed."""
        return self._moving.time if isinstance(self._moving, Playing) else 0.0

    def hold(self, sprites: Sequence[Sprite], hidden: frozenset[int], layout: Layout | None = None) -> None:
        """Show these sprites at the pointer instead of the layout's; `layout` may open a gap in the hand."""
        if hidden != self._hidden or (layout is not None and layout is not self.layout):
            self._stale, self._is_prepared, self._work = True, False, None
        self._held, self._hidden = list(sprites), hidden
        if layout is not None:
            self._lay(layout)
        if isinstance(self._moving, Playing) and not hidden.isdisjoint(self._moving.reel.flights):
            self._go_on(self._moving, self._moving.reel.without(hidden))

    def let_go(self, layout: Layout | None = None) -> None:
        """Nothing is held any more; gaps close."""
        self.hold((), frozenset(), layout)

    @property
    def riding_badges(self) -> list[tuple[Badge, tuple[int, int]]]:
        """The counts of moving melds, as they were until the last card has landed, and where their middles are now."""
        flights, time, found = self.reel.flights, self.time, []
        for one in self._riding:
            way = flights.get(one.carrier)
            seen = way.at(time) if way is not None and one.begins <= time < one.ends else None
            if way is not None and seen is not None:
                base = way.end if one.begins else way.start
                found.append((one.badge, (round(one.badge.x + seen.x - base.x), round(one.badge.y + seen.y - base.y))))
        return found

    def _draw_riding(self, surface: Surface, badge: Badge, center: tuple[int, int]) -> Rect:
        """From a picture made once: it is drawn in every frame."""
        kit = self.kit
        key = (badge.sign, badge.briefer, badge.room, badge.side, badge.style)
        image = kit.paint.once(key, lambda: badge_picture(kit, *badge.fitting(kit)))
        return surface.blit(image, image.get_rect(center=center))

    @property
    def sprites(self) -> list[Sprite]:
        """Everything as it is seen now, held cards included."""
        if not self._hidden:
            return self.reel.frame(self.layout.sprites, self.time)
        return self.lying

    @property
    def lying(self) -> list[Sprite]:
        """All sprites with a final place, without those seen only in flight."""
        flights, time = self.reel.flights, self.time
        ways = [(i, flights.get(i), sprite) for i, sprite in enumerate(self.layout.sprites)]
        there = [sprite if way is None else way.at(time) for i, way, sprite in ways if i not in self._hidden]
        return [sprite for sprite in there if sprite is not None] + self._held

    # ---- time

    def pass_time(self, dt: float) -> list[Cue]:
        """Advance; returns the sounds that are due."""
        if self._waits:
            return []
        return self.celebrations.pass_time(dt) + self._move_on(dt)

    def _move_on(self, dt: float) -> list[Cue]:
        match self._moving:
            case Fading(past, left):
                if left > dt:
                    self._moving = Fading(past, left - dt)
                else:
                    self._begin(AtRest())
                    self.renew()
            case Playing(reel, length, scale, before):
                now = before + dt / scale
                is_over = now >= length
                if not is_over:
                    self._moving = replace(self._moving, time=now)
                else:
                    self._begin(Landing())
                    self.renew()
                return [cue for at, cue in reel.sounds if before <= at and (is_over or at < now or at == 0)]
            case AtRest() | Landing():
                pass
        return []

    @property
    def must_draw(self) -> bool:
        is_new = self._stale or self.is_catching_up
        return is_new or self.is_moving or self.band is not None or self.note.changed or self.celebrations.changed

    # ---- pictures

    def draw(self, surface: Surface, whole: bool) -> list[Rect] | None:
        if not self._still.fits(surface):
            self._still.fit(surface)
            self._stale = whole = True
        if not self._is_ready() and not whole:
            return self._draw_over(surface, False) if self._held else []  # held cards stay over the old picture
        if self._stale:
            self._compare()
        self._still.finish()
        self.is_catching_up = False
        return self._draw_over(surface, whole)

    def _draw_over(self, surface: Surface, whole: bool) -> list[Rect] | None:
        """Bring the still picture to the screen, and draw what moves over it."""
        if isinstance(self._moving, Landing) and not self._waits:
            self._moving = AtRest()
        still = self._still.picture
        cleared = [*self._shown, *self._still.redrawn()]
        moving = self._moving
        if isinstance(moving, Fading):
            surface.blit(still, (0, 0))
            moving.past.set_alpha(round(255 * moving.left / FADE))
            surface.blit(moving.past, (0, 0))
            whole = True
        elif whole:
            surface.blit(still, (0, 0))
        else:
            for rect in cleared:
                surface.blit(still, rect, rect)
        movers = moving.reel.movers(moving.time) if isinstance(moving, Playing) else []
        window = surface.get_rect()
        self._shown = self.celebrations.draw_under(self.kit, surface)
        self._shown += [draw_sprite(self.kit, surface, sprite).inflate(4, 4).clip(window) for sprite in movers]
        self._shown += [self._draw_riding(surface, *riding).inflate(4, 4).clip(window) for riding in self.riding_badges]
        self._shown += self.celebrations.draw_over(self.kit, surface, bar_height(self.window))
        if self.hanging is not None:
            surface.blit(still, self.hanging, self.hanging)
        self._shown += [draw_sprite(self.kit, surface, sprite).inflate(4, 4).clip(window) for sprite in self._held]
        if self.band is not None:
            self._shown.append(_draw_band(surface, self.band, max(2, self.kit.theme.u(3))))
        said = self.note.draw(self.window, surface)
        if said.w:
            self._shown.append(said.inflate(16, 24).clip(window))
        if isinstance(moving, Fading):
            self._shown.append(window)
        self._shown = joined_neighbours(self._shown)  # the next frame clears them
        return None if whole else [*cleared, *self._shown]

    # ---- getting ready

    def _is_ready(self) -> bool:
        """Whether the next picture can be put together at once; if not, prepares a little more of it."""
        self._waits = False
        waits = self._stale or self._work is not None or not self._is_prepared
        is_urgent = not (self.is_moving or self._held or self.is_catching_up)
        if not waits or is_urgent or (isinstance(self._moving, Landing) and self._held):
            return True
        has_worked = self._asked_at is not None
        begun = self.clock() if self._asked_at is None else self._asked_at
        self._asked_at = None
        if self._work is None:
            self._work = self._get_ready()
        until = begun + (SLICE_WHILE_HELD if self._held else SLICE if self.is_moving else SLICE_AT_REST)
        for _ in self._work:
            has_worked = True
            if self.clock() > until:
                self._waits = True
                return False
        self._work = None
        self._waits = has_worked and self.clock() > begun + APART
        return not self._waits

    def _get_ready(self) -> Iterator[None]:
        """Prepare everything for the still picture and the motion, piece by piece, then the still picture where it
        changed. Under held cards it is visible meanwhile and changes at once.
        """
        if not self._is_prepared:
            yield from self._make_pictures()
            self._is_prepared = True
        if self._held:
            return
        if self._stale:
            self._compare()
        yield from self._still.work()

    def _make_pictures(self) -> Iterator[None]:
        reel = self.reel
        before, after = self._parts(frozenset(reel.flights)), self._parts(on_hand=True)
        window = self._still.picture.get_rect()
        for part in news(self._still.laid.parts, (*before, *after)):
            if part.rect != window:  # a full cover such as a dialog is laid out by its size
                part.draw(self.kit, self._scratch)
                yield
        there = set(self._still.laid.sprites)
        for sprite in self.layout.sprites:
            if sprite not in there:
                draw_sprite(self.kit, self._scratch, sprite)
                yield
        for flight in (*reel.flights.values(), *reel.ghosts):
            for share in (0.0, 0.55) if flight.stop is None else (0.0, 0.55, 0.65, 0.9):  # before and after it turns
                way = flight.at(flight.begins + share * flight.lasts)
                if way is not None:
                    draw_sprite(self.kit, self._scratch, replace(way, squeeze=1.0))
                    yield
        yield from self.celebrations.make_pictures(self.kit)

    def _compare(self) -> None:
        """Tell the still picture what to show now."""
        moving = frozenset(self.reel.flights)
        away = moving | self._hidden
        sprites = tuple(sprite for i, sprite in enumerate(self.layout.sprites) if i not in away)
        signs = self._parts(moving, on_hand=not self._hidden and not isinstance(self._moving, Playing | Fading))
        self._still.ask(self.layout, self.scenery, Laid(sprites, signs))
        self._stale = False

    def _parts(self, moving: frozenset[int] = frozenset(), on_hand: bool = False) -> tuple[PicturePiece, ...]:
        """Overlays on the cards while some of them move; `on_hand` includes those on the hand."""
        signs = sign_parts(self.kit, self.layout, self.scenery, on_hand=on_hand, moving=moving)
        return (*signs, *self._overlay())


class RidingBadge(Struct, frozen=True):
    """A badge on a flying meld or book: the number of the sprite that carries it, and the seconds of the reel between
    which it is seen. One that begins later belongs to the new layout.
    """

    carrier: int
    badge: Badge
    begins: float = 0.0
    ends: float = math.inf


def riding(past: Sequence[Badge], badges: Sequence[Badge], reel: Reel) -> list[RidingBadge]:
    """The badges on flying melds and books: those of the `past` layout, and once the last card has landed on one, its
    new `badges`. None on what changes its size or becomes a book, and none of cards that were only laid out.
    """
    there = [
        (i, way)
        for i, way in reel.flights.items()
        if way.start.place == way.end.place
        and not way.waits
        and isinstance(way.end.place, InMeld | InBook)
        and way.start.box.size == way.end.box.size
    ]
    landings = _landings(reel)
    carried = []
    for badge in past:
        on = _on([(i, way.start) for i, way in there], badge)
        if on is not None and badge.style != "plus":
            carried.append(RidingBadge(on, badge, ends=_landing(landings, reel.flights[on])))
    for badge in badges:
        on = _on([(i, way.end) for i, way in there], badge)
        if on is not None and (landed := _landing(landings, reel.flights[on])) < math.inf:
            carried.append(RidingBadge(on, badge, begins=landed))
    return carried


def _on(there: Sequence[tuple[int, Sprite]], badge: Badge) -> int | None:
    """The number of the sprite that a badge is on: the one in front."""
    return max((i for i, sprite in there if sprite.box.inflate(8, 20).collidepoint(badge.x, badge.y)), default=None)


def _landings(reel: Reel) -> dict[tuple[int, int], float]:
    """The second at which the last card lands on each meld, by its team and number."""
    found: dict[tuple[int, int], float] = {}
    for way in (*reel.flights.values(), *reel.ghosts):
        if isinstance(way.end.place, InMeld | InBook) and not isinstance(way.start.place, InMeld | InBook):
            key = way.end.place.team, way.end.place.number
            found[key] = max(found.get(key, 0.0), way.ends)
    return found


def _landing(landings: Mapping[tuple[int, int], float], way: Flight) -> float:
    place = way.end.place
    assert isinstance(place, InMeld | InBook)
    return landings.get((place.team, place.number), math.inf)


def _draw_band(surface: Surface, band: Rect, width: int) -> Rect:
    veil = Surface(band.size)
    veil.fill(GOLD)
    veil.set_alpha(36)
    surface.blit(veil, band)
    pygame.draw.rect(surface, GOLD, band, width)
    return band.clip(surface.get_rect())
