"""Draws celebrations over the table, independently of other motion: light under the cards, pips and words over them. It
delays nobody and can be ended at any time.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame
from msgspec import Struct
from msgspec.structs import replace
from pygame import Rect, Surface

from game.toolkit.audio.cues import Cue
from game.toolkit.drawing.icons import STAR
from game.toolkit.drawing.paint import ROUND, svg
from game.toolkit.drawing.theme import (
    CREAM,
    FOCUS_GAP,
    GOLD,
    GOLD_LIGHT,
    GOLD_RIM,
    GOOD,
    GOOD_RIM,
    SILVER,
    SMALLEST_TEXT,
    WHITE,
)
from game.toolkit.kit import Kit
from game.toolkit.speed import DEAF, out_cubic
from game.toolkit.widgets.tooltip import beside
from game.ui.shared.falling_pips import FallingPips
from game.ui.shared.marks import PIPS
from game.ui.shared.people import portraits
from game.ui.table.draw.plates import draw_answer
from game.ui.table.motion.celebrations import Celebration, Light, Nod

RISES: Final = 24
"""Design pixels by which great words rise."""
GREAT: Final = 0.34
"""Seconds until great words are in their pill."""
SWELLS: Final = 0.15
"""Seconds in which the light comes up; there is only one, and never another right after it:"""
APART: Final = 0.4
"""Real seconds from one light to the next, at least."""
GLOWS: Final = 0.75
"""Seconds until it is gone."""
COMES: Final = 0.08
FADES: Final = 0.2
"""Seconds in which words fade in, and out."""
DRIFT: Final = (0.15, 0.75)
"""Seconds in which pips drift outwards,"""
PIP_COUNT: Final = 10
"""this many of them,"""
DRIFTS: Final = 30
"""and this many design pixels."""
HEAD: Final = 104
"""The least design pixels of a nodding head;"""
FACE_AT: Final = 46
"""how far the middle of its face is from the left end of a plate;"""
SWING: Final = 10
"""how many design pixels it swings to each side,"""
SWINGS: Final = 2
"""and how often."""
REACH: Final = 1200
"""Design pixels of the area around what it is about in which a free place is looked for;"""
APART_FROM: Final = 400
"""the area around it into which its words must reach;"""
BESIDE: Final = 8
"""and how far above it that would be best."""
FRAME_GAP: Final = 12
"""Design pixels between a card and the golden frame round it."""
_INKS: Final[dict[Light, tuple[str, str]]] = {"gold": (GOLD_RIM, GOLD), "silver": (WHITE, SILVER)}


class _Shown(Struct, frozen=True):
    """A celebration begun this many real seconds ago; its times are multiplied by `scale`."""

    of: Celebration
    scale: float
    age: float = 0.0

    @property
    def time(self) -> float:
        """Seconds since it became visible, at its own speed; negative before that."""
        return self.age / self.scale - self.of.begins


class Celebrations:
    """Everything being celebrated. `changed` says whether the next picture differs from the last."""

    def __init__(self) -> None:
        self._shown: list[_Shown] = []
        self._falling: tuple[FallingPips, float, float] | None = None  # which, time scale, and for how long already
        self._since_light = APART
        self._drawn: object = ()

    # ---- what there is

    def begin(self, celebrations: Sequence[Celebration], scale: float) -> None:
        """Celebrate these as well; `scale` multiplies durations, except for still ones."""
        self._shown += [_Shown(one, 1.0 if one.stands else scale) for one in celebrations]

    def fall(self, pips: FallingPips, scale: float) -> None:
        self._falling = pips, scale, 0.0

    def end(self) -> None:
        self._shown.clear()
        self._falling = None

    def end_for_a_press(self) -> None:
        """End what has been visible long enough that this press can't have started it."""
        self._shown = [one for one in self._shown if one.age < DEAF]
        if self._falling is not None and self._falling[2] >= DEAF:
            self._falling = None

    @property
    def is_over(self) -> bool:
        return not self._shown and self._falling is None

    @property
    def is_moving(self) -> bool:
        return self._falling is not None or any(not one.of.stands for one in self._shown)

    @property
    def words_at(self) -> list[Rect]:
        """Where words are shown, or will be."""
        return [one.of.words_at for one in self._shown if one.of.words_at is not None]

    @property
    def changed(self) -> bool:
        """Whether the next picture is another one than the last."""
        return self._look != self._drawn

    @property
    def _look(self) -> object:
        times = [(id(one.of), 0.0 if one.of.stands else one.time) for one in self._shown if one.time >= 0]
        return times, self._falling and self._falling[2]

    def pass_time(self, dt: float) -> list[Cue]:
        """Advance; returns the sounds that are due."""
        sounds = [Cue(one.of.sound) for one in self._shown if one.age == 0 and one.of.sound]
        aged = (replace(one, age=one.age + dt) for one in self._shown)
        before = {id(one.of): one.time for one in self._shown}
        self._shown = [self._lit(one, before[id(one.of)]) for one in aged if one.time < one.of.lasts]
        self._since_light += dt
        if self._falling is not None:
            pips, scale, age = self._falling
            age += dt
            self._falling = (pips, scale, age) if age / scale < pips.lasts else None
        return sounds

    def _lit(self, one: _Shown, before: float) -> _Shown:
        """The same without its light, if the last one has only just gone."""
        if one.of.light == "none" or not before <= 0 < one.time:
            return one
        if self._since_light < APART:
            return replace(one, of=replace(one.of, light="none"))
        self._since_light = 0.0
        return one

    # ---- pictures

    def make_pictures(self, kit: Kit) -> Iterator[None]:
        """Make the pictures one by one, so that no frame has to make them all."""
        for one in self._shown:
            if one.time <= 0:
                yield from _make(kit, one.of)

    def draw_under(self, kit: Kit, surface: Surface) -> list[Rect]:
        """Draw light and words before anything that moves, so that a flying count stays in sight; returns what they
        cover.
        """
        lit = [one for one in self._shown if one.of.light != "none" and 0 <= one.time < GLOWS]
        rects = [_draw_light(kit, surface, one.of, one.time) for one in lit]
        return rects + [
            _draw_words(kit, surface, one.of, one.of.words_at, one.time)
            for one in self._shown
            if one.of.words_at is not None and one.time >= 0
        ]

    def draw_over(self, kit: Kit, surface: Surface, top: int) -> list[Rect]:
        """Draw frames, pips and heads, which are below `top`; returns what they cover."""
        self._drawn = self._look
        seen = [one for one in self._shown if one.time >= 0]
        rects = [rect for one in seen for rect in _draw_one(kit, surface, one.of, one.time, top)]
        if self._falling is not None:
            pips, scale, age = self._falling
            rects += pips.draw(kit, surface, age / scale)
        return rects


def _make(kit: Kit, of: Celebration) -> Iterator[None]:
    """Every stored picture of a celebration, one at a time."""
    if of.light != "none":
        light_of(kit, _radius(of), of.light)
        yield
    if of.light != "none" and of.great:
        _rays_of(kit, _radius(of), of.light)
        yield
    if of.great:
        _points_of(kit, of)
        yield
    if of.nod is not None:
        return
    _pill_of(kit, of)
    yield
    for n in range(PIP_COUNT if of.pips != "none" else 0):
        _pip_of(kit, of, n)
        yield


def _radius(of: Celebration) -> int:
    return round(1.75 * min(of.box.w, of.box.h))


def _draw_light(kit: Kit, surface: Surface, of: Celebration, time: float) -> Rect:
    """A soft light round the card, and rays at its brightest."""
    radius = _radius(of)
    share = time / SWELLS if time < SWELLS else 1 - (time - SWELLS) / (GLOWS - SWELLS)
    glow = light_of(kit, radius, of.light)
    glow.set_alpha(round(255 * share**1.5) if time > SWELLS else round(255 * share))
    touched = surface.blit(glow, glow.get_rect(center=of.box.center))
    if of.great and time < 2 * SWELLS:
        rays = _rays_of(kit, radius, of.light)
        rays.set_alpha(round(230 * (1 - abs(time - SWELLS) / SWELLS)))
        touched.union_ip(surface.blit(rays, rays.get_rect(center=of.box.center)))
    return touched


def light_of(kit: Kit, radius: int, light: Light) -> Surface:
    """A round light; its strength is whatever `set_alpha` last set."""
    return kit.paint.once(("celebration light", radius, light), lambda: _glow(radius, *_INKS[light]))


def _glow(radius: int, ink: str, rim: str) -> Surface:
    small = svg(
        (96, 96),
        '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="48" cy="48" r="48">'
        f'<stop offset="0" stop-color="{ink}" stop-opacity=".9"/>'
        f'<stop offset=".45" stop-color="{rim}" stop-opacity=".38"/>'
        f'<stop offset="1" stop-color="{rim}" stop-opacity="0"/></radialGradient></defs>'
        '<rect width="96" height="96" fill="url(#g)"/>',
    )
    return pygame.transform.smoothscale(small, (2 * radius, 2 * radius))


def _rays_of(kit: Kit, radius: int, light: Light) -> Surface:
    return kit.paint.once(("celebration rays", radius, light), lambda: _rays(radius, _INKS[light][0]))


def _rays(radius: int, ink: str) -> Surface:
    path = ""
    for n in range(16):
        angle = 2 * math.pi * n / 16
        if math.sin(angle) < -0.72:
            continue  # the points rise there
        inner, outer = radius * (0.62 + 0.03 * (n % 2)), radius * (0.78 - 0.05 * (n % 3))
        x, y = math.cos(angle), math.sin(angle)
        path += f"M{radius + inner * x:.1f} {radius + inner * y:.1f}L{radius + outer * x:.1f} {radius + outer * y:.1f}"
    line = f'<path d="{path}" stroke="{ink}" stroke-width="{max(2, radius // 60)}" stroke-linecap="round" fill="none"/>'
    return svg((2 * radius, 2 * radius), line)


def _draw_one(kit: Kit, surface: Surface, of: Celebration, time: float, top: int) -> list[Rect]:
    if of.nod is not None:
        return [_draw_nod(kit, surface, of, of.nod, time, top)]
    rects = [_draw_frame(kit, surface, of.box)] if of.framed else []
    if of.pips != "none" and DRIFT[0] < time < DRIFT[1]:
        rects += _draw_pips(kit, surface, of, time)
    return rects


def _draw_words(kit: Kit, surface: Surface, of: Celebration, place: Rect, time: float) -> Rect:
    """Great ones rise and then settle in their pill."""
    if of.great and time < GREAT:
        image, strength = _points_of(kit, of), min(1.0, time / COMES)
        rise = round(kit.theme.u(RISES) * (1 - out_cubic(time / GREAT)))
        box = image.get_rect(midtop=(place.centerx, place.top + rise))
    else:
        image = _pill_of(kit, of)
        comes = 1.0 if of.stands or of.great else min(1.0, time / COMES)
        goes = 1.0 if of.stands else min(1.0, (of.lasts - time) / FADES)
        box, strength = image.get_rect(center=place.center), max(0.0, min(comes, goes))
    image.set_alpha(round(255 * strength))
    return surface.blit(image, box)


def _draw_nod(kit: Kit, surface: Surface, of: Celebration, nod: Nod, time: float, top: int) -> Rect:
    """A head over the face on its plate: it nods, shakes, or lifts once; a sign stays still beside the first two."""
    u, box = kit.theme.u, of.box
    side = max(box.h, u(HEAD)) if nod.yes is not None else box.h
    whole = (
        Rect(0, 0, side, side).inflate(2 * u(SWING), 2 * u(SWING)).move_to(center=(box.left + u(FACE_AT), box.centery))
    )
    whole.clamp_ip(surface.get_rect())
    whole.top = max(whole.top, top)
    if nod.yes is None:
        head = whole.inflate(-2 * u(SWING), -2 * u(SWING))
        head.y -= round(u(SWING) * math.sin(math.pi * min(1.0, time / of.lasts)))
        portraits.draw(kit.paint, surface, nod.look, nod.team, head.topleft, head.w, active=True)
        return whole
    swing = 0 if of.stands else round(u(SWING) * math.sin(2 * math.pi * SWINGS * time / of.lasts))
    head = whole.inflate(-2 * u(SWING), -2 * u(SWING)).move((0, swing) if nod.yes else (swing, 0))
    portraits.draw(kit.paint, surface, nod.look, nod.team, head.topleft, head.w, active=True)
    badge = round(side * 0.42)
    draw_answer(kit, surface, nod.yes, (whole.right - badge // 2, whole.bottom - badge // 2), badge)
    return whole


def _points_of(kit: Kit, of: Celebration) -> Surface:
    size = max(44.0, 0.55 * of.box.w / kit.theme.k)
    return kit.paint.once(("celebration points", of.words, size), lambda: _points(kit, of.words, size))


def _points(kit: Kit, said: str, size: float) -> Surface:
    width = kit.text.width(said, size, "number")
    drop = max(2, kit.theme.u(4))
    image = Surface((width + 2 * drop, kit.text.line(size, "number") + drop), pygame.SRCALPHA)
    middle = (image.get_width() // 2, (image.get_height() - drop) // 2)
    kit.text.draw(image, said, (middle[0] + drop, middle[1] + drop), size, FOCUS_GAP, "number", "center")
    kit.text.draw(image, said, middle, size, WHITE, "number", "center")
    return image


def _pill_of(kit: Kit, of: Celebration) -> Surface:
    size = max(30.0, 0.26 * min(of.box.w, of.box.h) / kit.theme.k)
    return kit.paint.once(("celebration pill", of.words, size), lambda: _pill(kit, of.words, size))


def _pill(kit: Kit, said: str, size: float) -> Surface:
    size = max(size, (SMALLEST_TEXT + 5) / kit.theme.k)
    height = kit.text.line(size, "number") + kit.theme.u(6)
    image = Surface((kit.text.width(said, size, "number") + height, height), pygame.SRCALPHA)
    kit.paint.panel(image, image.get_rect(), GOOD, 1, GOOD_RIM, ROUND, 2)
    kit.text.draw(image, said, image.get_rect().center, size, WHITE, "number", "center")
    return image


def placed(kit: Kit, of: Celebration, room: Rect, off: Sequence[Rect]) -> Celebration:
    """The same with its words at the free place nearest to what it is about, within `room` and over none of `off`; in
    large letters if these fit, else in fewer words, and without any if nothing does.
    """
    if of.nod is not None:
        return of
    about = of.box if of.way is None else of.way.end.box
    reached = about.inflate(kit.theme.u(REACH), kit.theme.u(REACH))
    apart = kit.theme.u(APART_FROM)
    near: list[Rect] = []
    for rect in sorted(off, key=lambda rect: -rect.w * rect.h):
        if rect.colliderect(reached) and not any(larger.contains(rect) for larger in near):
            near.append(rect)
    small = replace(of, great=False)
    for form in dict.fromkeys((of.words, of.brief or of.words)):
        for one in (replace(of, words=form), replace(small, words=form)) if of.great else (replace(of, words=form),):
            wanted = _words_size(kit, one)
            wanted.midbottom = about.centerx, about.top - kit.theme.u(BESIDE)
            place = beside(wanted.clamp(room), near, room)
            if place.collidelist(off) < 0 and place.colliderect(about.inflate(apart, apart)):
                return replace(one, words_at=place, off=tuple(off))
    if of.is_over:
        return replace(small, words_at=_words_size(kit, small).move_to(center=about.center), off=tuple(off))
    return replace(of, off=tuple(off))


def _words_size(kit: Kit, of: Celebration) -> Rect:
    pill = _pill_of(kit, of).get_rect()
    return pill.union(_points_of(kit, of).get_rect().inflate(0, kit.theme.u(RISES))) if of.great else pill


def _draw_pips(kit: Kit, surface: Surface, of: Celebration, time: float) -> list[Rect]:
    """Small pips, or stars, on an oval round the card."""
    share = (time - DRIFT[0]) / (DRIFT[1] - DRIFT[0])
    rects = []
    for n in range(PIP_COUNT):
        angle = 2 * math.pi * (n + 0.5) / PIP_COUNT
        away = kit.theme.u(DRIFTS) * out_cubic(share)
        x = of.box.centerx + (0.72 * of.box.w + away) * math.cos(angle)
        y = of.box.centery + (0.62 * of.box.h + away) * math.sin(angle)
        pip = _pip_of(kit, of, n)
        place = pip.get_rect(center=(round(x), round(y)))
        if place.collidelist(of.off) < 0:
            pip.set_alpha(round(255 * (1 - share)))
            rects.append(surface.blit(pip, place))
    return rects


def _pip_of(kit: Kit, of: Celebration, n: int) -> Surface:
    """The n-th small pip; its strength is whatever `set_alpha` last set, as it shares no picture."""
    side = max(10, round(of.box.w * (0.11 + 0.03 * (n % 3))))
    shape = STAR if of.pips == "stars" else PIPS["SHDC"[n % 4]]
    ink = GOLD_LIGHT if n % 2 else CREAM
    return kit.paint.once(("celebration pip", shape, side, ink), lambda: kit.paint.path(shape, side, ink).copy())


def _draw_frame(kit: Kit, surface: Surface, box: Rect) -> Rect:
    frame = box.inflate(2 * kit.theme.u(FRAME_GAP), 2 * kit.theme.u(FRAME_GAP))
    kit.paint.panel(surface, frame, opacity=0, line=GOLD, radius=16, line_width=5)
    return frame
