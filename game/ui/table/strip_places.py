"""Where it stands what each seat did since one's last turn: beside its plate, or in a list. Geometry; draws nothing."""

from collections.abc import Sequence

from pygame import Rect

from game.ui.table.plan import Places

LEAST_WIDE = 104
"""Window pixels that a strip needs to be worth its place."""


def unplaced(places: Places) -> list[int]:
    """The seats, by how many places clockwise of the viewer they are, whose plates have no room beside them."""
    return [near for near in range(1, places.plan.players) if strip_place(places, near) is None]


def list_place(places: Places, meter: bool) -> Rect:
    """Where the list of those seats may lie: in the place of the opening meter, or, while that stands there, at the
    right end of the own band, which has no books yet.
    """
    opening = places.rect("Opening").inflate(0, 2 * round(6 * places.k))
    if meter:
        band, pad = places.rect("MeldBand"), round(14 * places.k)
        opening.midright = (band.right - pad, band.centery)
        opening.clamp_ip(band)
    return opening


def strip_place(places: Places, near: int) -> Rect | None:
    """The freest room beside a plate; where there is none, over the backs beside or below it; None in no room."""
    plate = places.rect("Seat", near)
    bands = [places.rect("MeldBand", team) for team in range(places.plan.teams)]
    others = [band for team, band in enumerate(bands) if team]
    if plate.bottom > min(band.top for band in others) + plate.h // 2:
        return _below(places, near, plate)
    ends = [min(band.left for band in bands), max(band.right for band in bands)]
    players = places.plan.players
    plates = [places.rect("Seat", seat) for seat in range(1, players) if seat != near]
    backs = [
        (seat, rect)
        for seat in range(1, players)
        for rect in (places.find("Fan", seat), places.find("Foot", seat))
        if rect is not None
    ]
    row = [rect for rect in plates if _overlap(rect, plate)]
    left = max([ends[0], *(rect.right for rect in row if rect.centerx < plate.centerx)])
    right = min([ends[1], *(rect.left for rect in row if rect.centerx > plate.centerx)])
    hard = [plate, *(rect for seat, rect in backs if seat != near)]
    soft = [*hard, *(rect for seat, rect in backs if seat == near)]
    gap = max(4, round(8 * places.k))
    for taken, least in ((soft, 240 * places.k), (hard, LEAST_WIDE)):
        free = _widest(left, right, [rect for rect in taken if _overlap(rect, plate)])
        if free[1] - free[0] - 2 * gap >= least:
            wide = min(free[1] - free[0] - 2 * gap, round(330 * places.k))
            x = free[0] + gap if free[0] >= plate.centerx else free[1] - gap - wide
            return Rect(x, plate.top + 2, wide, plate.h - 4)
    return None


def _below(places: Places, near: int, plate: Rect) -> Rect | None:
    """Under a plate at the side of the table, over its backs."""
    backs = [rect for rect in (places.find("Fan", near), places.find("Foot", near)) if rect is not None]
    bottom = max((rect.bottom for rect in backs), default=plate.bottom)
    top = plate.bottom + max(4, round(10 * places.k))
    return Rect(plate.x, top, plate.w, bottom - top) if bottom - top >= 24 else None


def _overlap(one: Rect, other: Rect) -> bool:
    """Whether two things lie beside each other."""
    return one.top < other.bottom and other.top < one.bottom


def _widest(left: int, right: int, taken: Sequence[Rect]) -> tuple[int, int]:
    """The widest span that nothing lies in."""
    best, start = (left, left), left
    for rect in sorted(taken, key=lambda rect: rect.left):
        if min(rect.left, right) - start > best[1] - best[0]:
            best = (start, min(rect.left, right))
        start = max(start, rect.right)
    return (start, right) if right - start > best[1] - best[0] else best
