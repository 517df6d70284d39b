"""Reads a table plan (assets/tables/*.tmx) and places its objects in a window.

Knows no cards and draws nothing. Seats and teams in a plan are counted clockwise from the viewer: seat 0 sits in front,
team 0 is its team.
"""

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec.structs import replace
from pygame import Rect

from game.assets import assets_folder
from game.toolkit.drawing.theme import SMALLEST_TAP
from game.ui.shared.preferences import PanelSide

if TYPE_CHECKING:
    import pytmx

Anchor = Literal["left", "center", "right", "stretch-x", "row"]
"""What is in a `row` across the whole window keeps its share of it."""
AnchorY = Literal["top", "middle", "bottom"]
Pixels = Annotated[int, msgspec.Meta(ge=-20_000, le=20_000)]
Side = Annotated[int, msgspec.Meta(ge=0, le=20_000)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]

LAYERS: Final = ("seats", "piles", "melds", "panels", "zones")
PANELS: Final = ("TopBar", "Log", "GoingOut", "Buttons", "Opening", "Tip")
ZONES: Final = ("Hand", "NewPile", "DiscardDrop")
WIDENS: Final = 0.75
"""How much of the letters' growth the side columns take."""
GROWS: Final = 0.5
"""How much of the letters' growth plates in bands take."""
LEAST_FAN: Final = 70
"""Plan pixels that the backs of a hand need."""
BELOW_OWN: Final = 16
"""Plan pixels from the own band to the hand: a lifted card reaches no count in the band."""
BESIDE_PILE, BESIDE_STOCK = 38, 20
"""Plan pixels to the words beside them: beyond all cards askew of the pile, and beyond the frame of the stock."""
NARROW: Final = 1.45
"""Windows whose width is less than this many times their height use the plans for 4:3."""


class BadPlan(ValueError):
    """An unusable plan; the message names the file, the object and what is missing."""


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """One object of a plan, in plan pixels. `number` is its seat or team, counted from the viewer."""

    role: str
    name: str
    rect: tuple[Pixels, Pixels, Side, Side]
    anchor: Anchor
    anchor_y: AnchorY
    number: int = 0
    pull: Share | None = None
    """Share of the spare width by which a centred object moves; by default half."""
    card_w: Annotated[float, msgspec.Meta(ge=0, le=2000)] = 0.0


def has_lines(players: int, teams: int) -> bool:
    """Whether bands for all rivals would be crowded with this many players and teams."""
    return players >= MANY_PLAYERS and teams > 2


class Plan(msgspec.Struct, frozen=True):
    """A table for that many players and teams, drawn for a window of `width` x `height`."""

    name: str
    players: int
    teams: int
    width: int
    height: int
    spots: tuple[Spot, ...]

    @property
    def has_lines(self) -> bool:
        return has_lines(self.players, self.teams)

    def scale(self, size: tuple[int, int]) -> float:
        """Real pixels per plan pixel."""
        return min(size[0] / self.width, size[1] / self.height)

    def one(self, role: str, number: int = 0) -> Spot:
        """The object with that role (and seat or team). Raises BadPlan when there is none."""
        found = self.find(role, number)
        if found is None:
            raise BadPlan(f"{self.name}: there is no {role} {number}")
        return found

    def find(self, role: str, number: int = 0) -> Spot | None:
        """The object with that role, or None."""
        return next((spot for spot in self.spots if spot.role == role and spot.number == number), None)


class Places(msgspec.Struct, frozen=True):
    """A plan laid out in one window: `k` real pixels per plan pixel, a rectangle for each role and number."""

    plan: Plan
    k: float
    rects: dict[tuple[str, int], Rect]
    size: tuple[int, int]
    letters: float = 1.0
    """How much larger than usual the letters should be, at least 1."""
    has_nobody_in_front: bool = False
    """Whether everybody holds a phone: the seat in front has a plate like the others."""
    grown: float = 1.0
    """How much larger than planned the cards in the bands may be."""
    signs: float = 1.0
    """How much larger than usual the counts on melds are, at least 1."""
    given_up: frozenset[PanelSide] = frozenset()
    """The sides whose panels made room for the bands."""
    planned: dict[tuple[str, int], Rect] = {}
    """The layout before any panel made room."""
    has_lines: bool = False
    """Whether each rival team is a line, whose cards open beside the piles when it is pressed."""

    @property
    def has_columns(self) -> bool:
        """Whether these lines are columns side by side in the order of play, as everybody plays alone."""
        return self.has_lines and self.plan.teams == self.plan.players

    def rect(self, role: str, number: int = 0) -> Rect:
        """An object's place, in window pixels."""
        return self.rects[role, number].copy()

    def find(self, role: str, number: int = 0) -> Rect | None:
        """An object's place, or None if the plan has none."""
        found = self.rects.get((role, number))
        return found.copy() if found else None

    def beside_plates(self, near: int) -> Rect | None:
        """The free part of a band right of its plates, as far down as they reach, in a column below them; None if they
        are elsewhere.
        """
        band = self.rects["MeldBand", near]
        plates = _plates_in(band, self.rects).values()
        if not plates:
            return None
        right, bottom = max(plate.right for plate in plates), max(plate.bottom for plate in plates)
        if near and self.has_columns:
            return Rect(band.x, bottom, band.w, band.bottom - bottom)
        return Rect(right, band.top, band.right - right, bottom - band.top)

    def card_w(self, role: str, number: int = 0) -> int:
        """The width of the cards there, in window pixels."""
        return round(self.plan.one(role, number).card_w * self.k)


def with_long_sheet(places: Places) -> Places:
    """The same with the log's column free beside the own band and the hand, for a sheet with many lines: the foot is
    beside the hand.
    """
    log, foot, hand = (places.rect(role) for role in ("Log", "Foot", "Hand"))
    if hand.left >= log.right or "Tools" not in {role for role, _ in places.rects}:
        return places
    gap = round(8 * places.k)
    log.y = places.rect("MeldBand", 0).y
    log.h, foot.x = foot.bottom - log.y, log.right + 3 * gap  # "Hand 16" above it is wider
    left = foot.right + gap
    hand = Rect(left, hand.y, hand.right - left, hand.h)
    moved = {"Log": log, "Foot": foot, "Hand": hand}
    return replace(places, rects=places.rects | {(role, 0): rect for role, rect in moved.items()})


TAB: Final = (56, 64)
"""Design pixels of the tab that slides out a folded panel."""


def with_free_sides(places: Places, used: Collection[PanelSide]) -> Places:
    """The same with the bands of several rivals widened into the space of unused panels, the own one at the left also
    below its panel. A folded panel leaves a line for its tab. If both panels share a column, that is free only without
    either, and only if a tab fits above the bands.
    """
    planned = places.planned or places.rects
    log, needs = planned["Log", 0], planned["GoingOut", 0]
    height = max(SMALLEST_TAP, round(TAB[1] * places.k))
    has_no_room = needs.top + height > planned["MeldBand", 1].top and not places.plan.has_lines

    is_whole = log.x != needs.x or not (used or has_no_room)
    free: frozenset[PanelSide] = _SIDES - set(used) if is_whole else frozenset()
    if places.has_nobody_in_front or (places.planned and free == places.given_up):
        return places
    rects, gap = planned.copy(), round(8 * places.k)
    bands = [rect for (role, _), rect in planned.items() if role == "MeldBand"]
    seats = [rect for (role, _), rect in planned.items() if role == "Seat" and rect.collidelist(bands) < 0]
    row = sorted(
        (near for role, near in planned if role == "MeldBand" and near), key=lambda near: planned["MeldBand", near].x
    )
    own, first, last = (planned["MeldBand", near] for near in (0, row[0], row[-1]))
    start, left, right = min([log.left, *(seat.left for seat in seats)]), first.left, last.right
    if "left" in free:
        left = start
    if "right" in free and log.x != needs.x:
        right = max([needs.right, *(seat.right for seat in seats)])
    beside = [seat for seat in seats if seat.top > first.top and seat.left < right and seat.right > left]
    bottom = min([first.bottom, *(seat.top - gap for seat in beside)])
    if len(row) > 1 or not beside:  # otherwise the players at the sides sit beside the one band of rivals
        widened = _shared_out(Rect(left, first.top, right - left, bottom - first.top), len(row), gap)
        rects.update((("MeldBand", near), rect) for near, rect in zip(row, widened, strict=True))
    if len(row) > 1 or not any(first.top < seat.top < own.top for seat in seats):
        own_left = start if "left" in free or log.bottom < own.top else own.left
        rects["MeldBand", 0] = Rect(own_left, own.top, own.right - own_left, own.h)
    _carry_plates(planned, rects)
    for side, panel in (("right", needs), ("left", log)):
        if side in free:
            top = panel.top if panel.top + height <= first.top else bottom + gap
            rects[PANEL_OF[side], 0] = Rect(panel.x, top, panel.w, height)
    there = replace(places, rects=rects, planned=planned, given_up=free)
    return _in_lines(there) if places.plan.has_lines else there


def _shared_out(whole: Rect, count: int, gap: int) -> Iterator[Rect]:
    """That many places side by side."""
    each = (whole.w + gap) / count
    for at in range(count):
        left = round(whole.left + at * each)
        yield Rect(left, whole.top, round(whole.left + (at + 1) * each) - gap - left, whole.h)


def _in_lines(places: Places) -> Places:
    """The same with a line for each rival team, in the order of play, or a column if everybody plays alone. The piles
    and the own melds get the bands' space, and a partner's plate is in the own band.
    """
    plan, k, rects = places.plan, places.k, places.rects.copy()
    grown = 1 + (places.signs - 1) * GROWS
    gap, teams, own = round(6 * k), plan.teams, rects["MeldBand", 0]
    whole = rects["MeldBand", 1].unionall([rects["MeldBand", team] for team in range(2, teams)])
    is_alone = teams == plan.players
    rows = 1 if is_alone else teams - 1
    top = min(rects["TopBar", 0].bottom + gap + 2, whole.top)
    height = max(SMALLEST_TAP, round(LINE_HEIGHTS.get(rows, 66) * k * grown))
    most, piles = round(OWN_HEIGHT[is_alone][k < SMALL] * k * grown), round(PILE_ROW[is_alone][k < SMALL] * k)
    height = min(height, (max(whole.bottom, own.bottom - most - piles) - top + gap) // rows - gap)
    across = [*_shared_out(Rect(whole.x, top, whole.w, height), teams - 1 if is_alone else 1, gap)]
    for team in range(1, teams):
        line = rects["MeldBand", team] = (
            across[team - 1] if is_alone else across[0].move(0, (team - 1) * (height + gap))
        )
        each, mark = round(SEAT_SHARE * line.w), round(MARK * k * grown)
        name = Rect(line.x, line.y, line.w - SMALLEST_TAP, max(SMALLEST_TAP, height // 5))  # the rest opens a column
        for at, near in enumerate(range(team, plan.players, teams)):
            rects["Seat", near] = name if is_alone else Rect(line.x + mark + at * each, line.y, each, height)
    bottom = top + rows * (height + gap) - gap
    freed = whole.bottom - bottom
    up = max(0, min(freed, most - own.h, freed - piles + own.top - whole.bottom))  # the rest goes to the piles
    rects["MeldBand", 0] = Rect(own.x, own.y - up, own.w, own.h + up)
    row = (bottom + own.top - up) // 2 - (whole.bottom + own.top) // 2
    for role in ("Stock", "Discard", "DiscardDrop", "Opening", "Tip"):
        rects[role, 0] = rects[role, 0].move(0, row)
    tip, height = rects["Tip", 0], own.top - up - bottom - 2 * gap
    rects["Tip", 0] = tip.inflate(0, max(0, height - tip.h))
    left, right = (rects[PANEL_OF[side], 0] for side in ("left", "right"))
    for side, tab in (("left", left), ("right", right)):
        if side in places.given_up:  # side by side if both share a column
            x = left.right + gap if tab is right and left.x == right.x else tab.x
            rects[PANEL_OF[side], 0] = Rect(x, bottom + gap, tab.w, tab.h)
    if places.given_up == _SIDES and 2 * left.h + gap <= height:  # one below the other: words get the other end
        rects["GoingOut", 0] = Rect(left.x, bottom + 2 * gap + left.h, right.w, right.h)
        rects["Tip", 0].size = whole.right - tip.x, min(height, rects["Buttons", 0].top - bottom - gap)
    for near in range(1, plan.players):
        for role in ("Fan", "Foot", "Turn"):
            rects.pop((role, near), None)
        if near % teams == 0:
            x, y, w, h = (round(side * k) for side in PARTNER_PLATE)
            rects["Seat", near] = Rect(own.x + x, own.y - up + round(y * grown), w, round(h * grown))
    widest = plan.one("MeldBand").card_w
    return replace(places, rects=rects, has_lines=True, grown=max(places.grown, WIDEST_OWN / widest))


MANY_PLAYERS: Final = 6
LINE_HEIGHTS: Final[Mapping[int, int]] = {1: 346, 2: 98, 3: 85}
"""Design pixels of a line's height, by how many there are below each other."""
SEAT_SHARE: Final = 0.215
"""The share of a line for each of a team's players."""
MARK: Final = 50
"""Design pixels for a team's mark at the head of a line."""
SMALL: Final = 0.6
"""The scale of small windows."""
NAME_SHARE: Final = 0.69
"""The share of a player's part of a line for portrait and name."""
OWN_HEIGHT, PILE_ROW, WIDEST_OWN = ((300, 330), (250, 290)), ((182, 168), (160, 168)), 138
"""The most design pixels of the own band, with a partner's plate in it and without, and the least of the piles' row,
where a hint's box fits, below lines and below columns: each also in small windows; the most of the own cards, with
lines.
"""
PARTNER_PLATE: Final = (24, 6, 312, 76)
"""A partner's plate in the own band, in design pixels."""
_SIDES: Final[frozenset[PanelSide]] = frozenset({"left", "right"})
PANEL_OF: Final[dict[PanelSide, str]] = {"left": "Log", "right": "GoingOut"}
"""The panel at each side."""
_BESIDE_BANDS: Final = ("Seat", "Fan", "Foot", "Turn")


def _carry_plates(before: Mapping[tuple[str, int], Rect], after: dict[tuple[str, int], Rect]) -> None:
    """Plates that were in a band stay in it, with their share of its width."""
    for (role, team), old in before.items():
        for seat, plate in _plates_in(old, before).items() if role == "MeldBand" else ():
            new = after["MeldBand", team]
            left, right = (new.x + round((x - old.x) * new.w / old.w) for x in (plate.left, plate.right))
            after["Seat", seat] = Rect(left, new.y + plate.y - old.y, right - left, plate.h)


def _plates_in(band: Rect, rects: Mapping[tuple[str, int], Rect]) -> dict[int, Rect]:
    """The plates in a band, by seat."""
    return {near: rect for (role, near), rect in rects.items() if role == "Seat" and band.contains(rect)}


def with_nobody_in_front(places: Places) -> Places:
    """The same for people who look up from their phones: the seat in front has a plate and a fan like the others, at
    the bottom left, and the bands get the space of its hand, the buttons and the panels.
    """
    k, (width, height), gap = places.k, places.size, round(14 * places.k)
    plate = places.rect("Seat", 1)
    plate.w = max(plate.w, round(274 * k))
    plate.bottomleft = gap, height - gap
    fan = Rect(plate.right + gap, plate.top, round(190 * k), plate.h)
    foot = Rect(fan.right + gap, plate.top + (plate.h - round(84 * k)) // 2, round(60 * k), round(84 * k))
    bands = {near: rect for (role, near), rect in places.rects.items() if role == "MeldBand"}
    theirs = [rect for near, rect in bands.items() if near]
    top, bottom = min(rect.top for rect in theirs), max(rect.bottom for rect in theirs)
    spare = max(0, plate.top - gap - bands[0].bottom)

    def down(y: int) -> int:
        return round(spare / 2 * min(1.0, max(0.0, (y - top) / (bottom - top))))

    rects = {}
    for (role, near), rect in places.rects.items():
        moved = rect.move(0, down(rect.centery if role in _BESIDE_BANDS else rect.bottom))
        if role == "MeldBand":
            moved.top = rect.top + down(rect.top)
            moved.h = rect.bottom + (down(rect.bottom) if near else spare) - moved.top
        rects[role, near] = moved
    rects |= {("Seat", 0): plate, ("Fan", 0): fan, ("Hand", 0): fan, ("Foot", 0): foot}
    inside = {("Seat", seat) for band in bands.values() for seat in _plates_in(band, places.rects)}
    beside = [rect for key, rect in rects.items() if key[0] in _BESIDE_BANDS and key not in inside]
    within = Rect(gap, 0, width - 2 * gap, height)
    for near in bands:
        others = [rects["MeldBand", other] for other in bands if other != near]
        rects["MeldBand", near] = _widened(rects["MeldBand", near], (*beside, *others), within)
    row = sorted((rects["MeldBand", near] for near in bands if near), key=lambda rect: rect.left)
    if len({rect.top for rect in theirs}) == 1:
        whole = Rect(row[0].left, max(rect.top for rect in row), row[-1].right - row[0].left, 0)
        whole.h = min(rect.bottom for rect in row) - whole.top
        each = (whole.w + gap) / len(row)
        for at, rect in enumerate(row):
            rect.update(round(whole.left + at * each), whole.top, round(each) - gap, whole.h)
    _carry_plates(places.rects, rects)
    grown = min(rects["MeldBand", near].h / max(1, bands[near].h) for near in bands)
    return replace(places, rects=rects, has_nobody_in_front=True, grown=max(1.0, grown))


def _widened(band: Rect, beside: Sequence[Rect], within: Rect) -> Rect:
    """The band widened to both sides as far as possible, a little lower if that makes room."""
    trimmed = band.copy()
    outside = [rect for rect in beside if rect.right <= band.left or rect.left >= band.right]
    for rect in outside:
        if trimmed.top < rect.top < trimmed.bottom and trimmed.bottom - rect.top < band.h // 8:
            trimmed.h = rect.top - _APART - trimmed.top
        elif trimmed.top < rect.bottom < trimmed.bottom and rect.bottom - trimmed.top < band.h // 8:
            trimmed.h -= rect.bottom + _APART - trimmed.top
            trimmed.top = rect.bottom + _APART
    level = [rect for rect in outside if rect.top < trimmed.bottom and rect.bottom > trimmed.top]
    left = max([within.left, *(rect.right + _APART for rect in level if rect.right <= band.left)])
    right = min([within.right, *(rect.left - _APART for rect in level if rect.left >= band.right)])
    if (left, right) == (band.left, band.right):
        return band
    return Rect(left, trimmed.top, right - left, trimmed.h)


_APART: Final = 6
"""Window pixels between a band and its neighbours."""


def plan_name(players: int, teams: int, size: tuple[int, int]) -> str:
    """The plan for a shape of table in a window.

    >>> plan_name(6, 3, (1920, 1080)), plan_name(2, 2, (1280, 960))
    ('6-2v2v2', '2-4x3')
    """
    if players == 2:
        shape = "2"
    elif players == teams:
        shape = f"{players}-solo"
    else:
        shape = f"{players}-" + "v".join([str(players // teams)] * teams)
    return shape + ("-4x3" if size[0] < NARROW * size[1] else "")


@cache
def own_plan(name: str) -> Plan:
    """A plan that comes with the game, read once: the table is laid out again with every size of the window."""
    return load_plan(assets_folder() / "tables", name)


def load_plan(folder: Path, name: str) -> Plan:
    """A plan from its file. Raises BadPlan for a missing layer, role or property, and for a wrong type."""
    import pytmx  # the title needs no table, and appears sooner

    path = folder / f"{name}.tmx"
    try:
        tiled = pytmx.TiledMap(str(path))
    except Exception as error:  # any error of pytmx in a file that isn't a map
        raise BadPlan(f"{name}: cannot be read ({type(error).__name__}: {error})") from error
    layers = {layer.name: layer for layer in tiled.objectgroups}
    missing = [layer for layer in LAYERS if layer not in layers]
    if missing:
        raise BadPlan(f"{name}: there is no layer {missing[0]}")
    spots = tuple(_spot(name, thing) for layer in LAYERS for thing in layers[layer])
    whole = {key: _number(name, "the map", tiled.properties, key) for key in ("players", "teams", "ref_w", "ref_h")}
    players, teams, width, height = (int(number) for number in whole.values())
    if not (2 <= teams <= players <= 8 and 640 <= width <= 20_000 and 360 <= height <= 20_000):
        raise BadPlan(f"{name}: {teams} teams of {players} players on {width} x {height} is no table")
    plan = Plan(name, players, teams, width, height, spots)
    for role, number in needed_roles(plan.players, plan.teams):
        plan.one(role, number)
    if plan.one("TopBar").rect[3] >= height:
        raise BadPlan(f"{name}: the bar leaves no room below it")
    return plan


def needed_roles(players: int, teams: int) -> Iterable[tuple[str, int]]:
    """Every role, with its seat or team, that a plan must have. Fans and the feet of others are optional: at crowded
    tables the plate shows the number. So are the line under a plate, if all sit in the order of play, and the place for
    buttons that don't advance the turn, which are otherwise with the other buttons.
    """
    yield from (("Seat", seat) for seat in range(1, players))
    yield "Foot", 0
    yield from (("MeldBand", team) for team in range(teams))
    yield from ((role, 0) for role in ("Stock", "Discard", *PANELS, *ZONES))


def _spot(plan: str, thing: "pytmx.TiledObject") -> Spot:
    name = str(thing.name)
    role = str(thing.type)
    properties = thing.properties
    numbered = {"Seat": "seat", "Turn": "seat", "Fan": "seat", "Foot": "seat", "MeldBand": "team"}.get(role)
    wants = {"Fan": ("card_w",), "MeldBand": ("card_w",), "Hand": ("card_w",)}.get(role, ())
    sizes = {key: _number(plan, name, properties, key) for key in wants}
    fields = {
        "role": role,
        "name": name,
        "rect": [_whole(plan, name, side) for side in (thing.x, thing.y, thing.width, thing.height)],
        "anchor": properties.get("anchor"),
        "anchor_y": properties.get("anchor_y"),
        "number": _whole(plan, name, _number(plan, name, properties, numbered)) if numbered else 0,
        "pull": properties.get("pull"),
        **sizes,
    }
    try:
        return msgspec.convert(fields, Spot)
    except msgspec.ValidationError as error:
        raise BadPlan(f"{plan}: {name}: {error}") from None


def _number(plan: str, owner: str, properties: Mapping[str, object], key: str) -> float:
    value = properties.get(key)
    if not isinstance(value, int | float) or not math.isfinite(value):
        raise BadPlan(f"{plan}: {owner} has no number {key}")
    return value


def _whole(plan: str, owner: str, number: float) -> int:
    if not math.isfinite(number):
        raise BadPlan(f"{plan}: {owner} lies nowhere")
    return int(number)


def place(plan: Plan, size: tuple[int, int], bar: int = 0, letters: float = 1.0, interface: float = 1.0) -> Places:
    """The plan in a window: one scale for everything; spare width widens what stretches and moves the rest outward,
    spare height moves the bottom down. The bar at the top is `bar` window pixels high, at least as high as planned. For
    larger `letters`, or a larger `interface`, the side columns are wider, and everything between gives way.
    """
    planned = plan.one("TopBar").rect[3]
    k = plan.scale(size)
    bar = max(bar, round(planned * k))
    k = min(k, (size[1] - bar) / (plan.height - planned))
    below = bar - planned * k
    is_below = plan.find("Tools") is not None  # the hand extends below the column at its left
    between = [spot for spot in plan.spots if spot.anchor == "stretch-x" and not (is_below and spot.role == "Hand")]
    stretched = [spot.rect for spot in between if spot.rect[2] < plan.width]
    first = min((x for x, _, _, _ in stretched), default=0)
    last = max((x + w for x, _, w, _ in stretched), default=plan.width)
    columns = [spot.rect for spot in plan.spots if spot.role in PANELS and spot.role != "TopBar"]
    first = min([first, *(x for x, _, _, _ in columns if x > first)])
    widens = max(0.0, letters - 1, (interface - 1) / 2) * WIDENS
    left_more = widens * max((w for x, _, w, _ in columns if x + w <= first), default=0)
    right_more = widens * max((w for x, _, w, _ in columns if x >= last), default=0)
    spare_x = size[0] / k - plan.width - left_more - right_more
    spare_y = (size[1] - below) / k - plan.height

    def across(x: float, share: float) -> int:
        """In a column, wider by that much; between the columns, moved by its share of the spare width."""
        if x <= first:
            return round(x * (1 + left_more / max(1, first)) * k)
        if x >= last:
            return size[0] - round((plan.width - x) * (1 + right_more / max(1, plan.width - last)) * k)
        return round((x + left_more + share * spare_x) * k)

    def along(x: float) -> float:
        return min(1.0, max(0.0, (x - first) / max(1, last - first)))

    rects = {}
    for spot in plan.spots:
        x, y, w, h = spot.rect
        left = right = {"left": 0.0, "right": 1.0, "center": 0.5 if spot.pull is None else spot.pull}.get(
            spot.anchor, 0.0
        )
        if spot.anchor == "stretch-x":
            left, right = along(x), along(x + w)
        elif spot.anchor == "center" and spot.anchor_y == "middle" and spare_x < 0:
            left = right = 1.0  # the sheet needs more room than the meter
        down = {"top": 0.0, "middle": 0.5, "bottom": 1.0}[spot.anchor_y] * spare_y
        x0, x1 = across(x, left), across(x + w, right)
        if spot.anchor == "row":
            x0, x1 = (round(side * size[0] / plan.width) for side in (x, x + w))
        y0, y1 = round((y + down) * k + below), round((y + h + down) * k + below)
        rects[spot.role, spot.number] = Rect(x0, y0, x1 - x0, y1 - y0)
    rects["TopBar", 0] = Rect(0, 0, size[0], bar)
    _begin_below(rects["Hand", 0], rects["MeldBand", 0].bottom + round(BELOW_OWN * k) - 3)
    signs = max(1.0, letters * max(1.0, interface))
    for band in [rect for (role, _), rect in rects.items() if role == "MeldBand"]:
        for plate in _plates_in(band, rects).values():  # cards give way to larger letters
            grown = 1 + (signs - 1) * GROWS
            plate.update(plate.x, band.y + round((plate.y - band.y) * grown), plate.w, round(plate.h * grown))
    _end_before(rects["Opening", 0], rects["Stock", 0].left - round(BESIDE_STOCK * k) - 4)
    after_pile = rects["Discard", 0].right + round(BESIDE_PILE * k)
    _begin_after(rects["Tip", 0], after_pile)
    _end_before(rects["DiscardDrop", 0], after_pile - 4)
    for (role, number), rect in list(rects.items()):
        if role == "Fan":  # a hand's backs give way first: the plate shows their number
            backs = max(rect, rects.get(("Foot", number), rect), key=lambda one: one.right)
            hindered = [seat.left for (what, _), seat in rects.items() if what == "Seat" and seat.colliderect(backs)]
            less = backs.right - min([backs.right, *hindered])
            rect.w -= less
            if rect.w < LEAST_FAN * k:
                del rects[role, number]
                less += max(0, rect.w)
            if backs is not rect:
                backs.x -= less
    if signs > 1:
        _widen_to_edge(rects["Tip", 0], rects)
    return Places(plan, k, rects, size, max(1.0, letters), signs=signs)


def _widen_to_edge(sheet: Rect, rects: Mapping[tuple[str, int], Rect]) -> None:
    """Let a sheet of large words reach the right edge of the panels if nothing is between."""
    beside = Rect(sheet.right, sheet.y, rects["GoingOut", 0].right - sheet.right, sheet.h)
    if beside.collidelist(list(rects.values())) < 0:
        sheet.w += beside.w


def _end_before(rect: Rect, x: int) -> None:
    rect.w = min(rect.right, x) - rect.left


def _begin_below(rect: Rect, y: int) -> None:
    bottom, rect.top = rect.bottom, max(rect.top, y)
    rect.h = bottom - rect.top


def _begin_after(rect: Rect, x: int) -> None:
    right, rect.left = rect.right, max(rect.left, x)
    rect.w = right - rect.left
