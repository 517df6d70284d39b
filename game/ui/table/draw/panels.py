"""The panels of the table: scores, what going out takes, the opening meter, the tip. Drawing only."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace
from pygame import Rect, Surface

from game.text.messages import going_out_texts as say_going_out
from game.text.messages import table as say_table
from game.ui.core.kit import Kit
from game.ui.core.preferences import PanelSide
from game.ui.core.short_names import name_in
from game.ui.core.theme import (
    ADDED,
    BAD,
    BAD_INK,
    CREAM,
    DIM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_RIM,
    INK,
    INK_SOFT,
    LINE,
    ON,
    ON_RIM,
    OUTLINE,
    PANEL,
    PANEL_DEEP,
    PAPER,
    ROW,
    SMALLEST_TAP,
    TEAM_COLOURS,
    WHITE,
)
from game.ui.table.layout.plan import TAB, Places
from game.words.going_out_texts import Need
from game.words.grammar import are_cut, shorter_names

LEAST_SHARE: Final = 0.85
"""What letters keep at least of the size that was wished, where smaller ones let a team have its second line."""
LEAST_OF_ONE: Final = 18
"""Above this size a team has one line with everything in it where the interface is large."""
LEAST_OF_NEED: Final = 0.95
"""The share of its size that a line about somebody rather keeps than its last words, where the interface is large."""
TIGHT: Final = 9
"""The part of two lines that is the room above and below their letters."""
PLATE_TOTAL: Final = 28
"""Design pixels of a team's total on its plate."""
TAB_LETTERS: Final = 23
"""Design pixels of the letters on the tab of a folded panel."""
PROMPT, TASK = 36, 26
"""Design pixels of the letters that say whose turn it is, above the buttons, and of what there is to do."""
MIN_GAP: Final = 8
"""Window pixels between words that say different things."""


class ScoreRow(msgspec.Struct, frozen=True):
    """A team on the score panel: its total before this round, this round so far, a line about its books."""

    team: int
    name: str
    total: str
    now: str
    line: str
    brief: str = ""
    """The line where there is less room."""


class Meter(msgspec.Struct, frozen=True):
    """The opening meter: points staged, points needed, what would do, how it comes together."""

    have: int
    need: int
    line: str = ""
    note: str = ""
    could: int = 0
    """What the hand could make, shown in a paler gold."""


def tab_of(kit: Kit, places: Places, side: PanelSide) -> Rect:
    """On the edge of the window, where a panel is folded away: at its upper end. That of the left one is beside the
    other where the plates with the scores have room below it, else at the lower end of the log.
    """
    own, other = places.rect("Log"), places.rect("GoingOut")
    wide = places.size[0]
    panel = own if side == "left" else other
    box = Rect(0, panel.y, *(max(SMALLEST_TAP, kit.theme.u(side)) for side in TAB))
    if (with_words := _tab_with_words(kit, side)) <= _column(places, side):
        box.w = with_words
    if panel.centerx > wide // 2:
        box.right = wide
    elif other.centerx > wide // 2:
        score, gap = places.rect("Score"), kit.theme.u(10)
        is_above = (_plate_high(kit, 1) + gap) * places.plan.teams <= score.bottom - other.y - box.h
        box.bottom = other.y + box.h if is_above else panel.bottom
    return box


def _column(places: Places, side: PanelSide) -> int:
    """How far a tab may reach from the edge of the window: as far as its panel."""
    panel = (places.planned or places.rects)["Score" if side == "left" else "GoingOut", 0]
    return panel.right if panel.centerx < places.size[0] // 2 else places.size[0] - panel.left


TAB_ICONS: Final[dict[PanelSide, str]] = {"left": "list", "right": "flag"}


def _tab_words(side: PanelSide) -> str:
    return say_table.last_turns() if side == "left" else say_table.going_out()


def _tab_icon(kit: Kit) -> int:
    return max(20, kit.theme.u(30))


def _tab_with_words(kit: Kit, side: PanelSide) -> int:
    """How wide a tab is with words on it."""
    return kit.theme.u(44) + _tab_icon(kit) + kit.text.width(_tab_words(side), TAB_LETTERS, "strong")


def draw_tab(kit: Kit, surface: Surface, rect: Rect, side: PanelSide) -> None:
    """A picture for the panel, and what it is called where that has room."""
    icon = _tab_icon(kit)
    if rect.w < _tab_with_words(kit, side):
        kit.paint.icon(surface, TAB_ICONS[side], rect.center, icon, CREAM)
        return
    x, y = rect.x + kit.theme.u(16), rect.centery
    kit.paint.icon(surface, TAB_ICONS[side], (x + icon // 2, y), icon, CREAM)
    kit.text.draw(surface, _tab_words(side), (x + icon + kit.theme.u(12), y), TAB_LETTERS, CREAM, "strong")


def place_of_plates(kit: Kit, places: Places) -> Rect:
    """Where plates lie while the left panel is folded away: below its tab, or down to it where nobody sits between."""
    score, tab, gap = places.rect("Score"), tab_of(kit, places, "left"), kit.theme.u(16)
    if tab.top <= score.top < tab.bottom:
        top = tab.bottom + kit.theme.u(8)
        return Rect(score.x, top, score.w, score.bottom - top)
    if places.rect("Log").top - score.bottom > gap:
        return score
    return Rect(score.x, score.y, score.w, max(score.h, tab.top - gap - score.y))


def _plate_high(kit: Kit, lines: int) -> int:
    """What the plate of a team takes whose name has so many lines, with all that may be on it."""
    text = kit.text
    return text.line(22, "strong") * lines + text.line(PLATE_TOTAL, "number") + text.line(20, "strong")


def draw_score_plates(kit: Kit, surface: Surface, rect: Rect, rows: Sequence[ScoreRow]) -> None:
    """A plate for each team, while the panel is folded away: what is counted, and what lies on the cloth."""
    text, u = kit.text, kit.theme.u
    gap = min(u(10), max(2, rect.h // (12 * len(rows))))
    mark, upper = max(12, u(20)), text.line(22, "strong")
    beside = u(9) + mark + u(4)
    room = rect.w - beside - u(12)
    most = (rect.h + gap) // max(1, len(rows)) - gap
    names = [_name_lines(kit, row.name, room) for row in rows]
    number, below = text.line(PLATE_TOTAL, "number"), text.line(20, "strong")
    low = upper * max(map(len, names), default=1) + number
    if low > most:
        names = [(_large_name(kit, row.name, 22, room),) for row in rows]
        low = upper + number
    words = text.width(say_table.this_round(), 18) + u(8)
    is_told = low + below <= most and all(words + text.width(row.now, 20, "strong") <= rect.w - u(30) for row in rows)
    high = min(low + is_told * below + u(22), most)
    for i, (row, name) in enumerate(zip(rows, names, strict=True)):
        box = Rect(rect.x, rect.y + i * (high + gap), rect.w, high)
        kit.paint.panel(surface, box, PANEL_DEEP, 0.8, LINE, 14, 1.4)
        if high < low:
            _score_row(kit, surface, box, replace(row, line="", brief=""), rows)
            continue
        own = upper * len(name) + number + is_told * below
        y, left, right = box.y + (high - own) // 2 + upper // 2, box.x + u(9), box.right - u(12)
        kit.paint.team_mark(surface, row.team, (left + mark // 2, y), mark)
        start = box.x + beside
        name_end = 0
        for line in name:
            drawn = text.draw(surface, line, (start, y), 22, TEAM_COLOURS[row.team], "strong", room=right - start)
            name_end, y = max(name_end, drawn.right), y + upper
        if i == 0 and row.now and not is_told and name_end + words <= right:
            text.draw(surface, say_table.this_round(), (right, y - upper), 18, DIM, align="right")
        y += (upper + number) // 2 - upper
        if is_told:
            text.draw(surface, row.total, (left, y), PLATE_TOTAL, WHITE, "number", room=right - left)
            y += (number + below) // 2
            if row.now:
                now = text.draw(surface, row.now, (left, y), 20, ADDED, "strong")
                text.draw(surface, say_table.this_round(), (now.right + u(8), y), 18, DIM)
        else:
            _two_numbers(kit, surface, row, (left, right, y), PLATE_TOTAL, 22)


def _name_lines(kit: Kit, name: str, room: int) -> tuple[str, ...]:
    """A name in one line; in two where it would be cut, or where the interface is large and no whole form of it has
    room in letters of full size.
    """
    text, one = kit.text, _large_name(kit, name, 22, room)
    whole = [form for form in (name, *shorter_names(name)) if form == name or not are_cut(form)]
    is_cut = are_cut(one) or text.fit(one, 22, room, "strong")[0] != one
    if is_cut or (kit.theme.is_large and not any(text.width(form, 22, "strong") <= room for form in whole)):
        for form in whole:
            lines = text.wrap(form, 22, room, "strong")
            if len(lines) == 2 and all(text.width(line, 22, "strong") <= room for line in lines):
                return tuple(lines)
    return (one,)


def _large_name(kit: Kit, name: str, size: float, room: int) -> str:
    """The form of a name for so much room; where the interface is large rather the beginnings of a pair's names, which
    their plates tell whole, than smaller letters.
    """
    text = kit.text
    whole = (form for form in shorter_names(name) if text.width(form, size, "strong") <= room)
    found = name_in(text, name, size, room)
    if kit.theme.is_large and text.width(found, size, "strong") > room:
        found = next(whole, found)
    return found


def draw_scores(kit: Kit, surface: Surface, rect: Rect, rows: Sequence[ScoreRow], corner: int = 0) -> None:
    """A block for each team; with many teams one line each. The heading leaves `corner` pixels free at its end."""
    text, u = kit.text, kit.theme.u
    kit.paint.panel(surface, rect, shadow=True)
    head = max(u(54), text.line(27, "heading") + u(14))
    title = text.draw(surface, say_table.scores(), (rect.x + u(18), rect.y + head // 2 + u(3)), 27, CREAM, "heading")
    right = rect.right - u(18) - corner
    room = right - title.right - u(8)
    if text.width(say_table.this_round(), 18) <= room:
        text.draw(surface, say_table.this_round(), (right, rect.y + head // 2 + u(4)), 18, DIM, align="right")
    space = rect.h - head - u(8)
    step = min(space // max(1, len(rows)), max(u(122), 3 * text.line(20) + u(14)))
    gap = min(u(7), max(1, step - _height_of_two(kit, step)))
    for i, row in enumerate(rows):
        box = Rect(rect.x + u(10), rect.y + head + i * step, rect.w - 2 * u(10), step - gap)
        _score_row(kit, surface, box, row, rows)


def _score_row(kit: Kit, surface: Surface, box: Rect, row: ScoreRow, rows: Sequence[ScoreRow]) -> None:
    """One of the `rows`, which look alike."""
    text, u = kit.text, kit.theme.u
    colour = TEAM_COLOURS[row.team]
    kit.paint.panel(surface, box, colour, 0.13, None, 12)
    pad = u(10)
    line = text.line(22, "strong")
    mark = max(12, u(20))
    big = text.line(36, "number")
    low = text.line(19)
    left = box.x + pad + mark + u(8)
    right = box.right - u(12)
    if box.h >= line + big + low - u(4):  # name, total, books below each other
        spare = (box.h - line - big - low) // 2
        y = box.y + spare + line // 2
        kit.paint.team_mark(surface, row.team, (box.x + pad + mark // 2, y), mark)
        name = name_in(text, row.name, 22, right - left)
        text.draw(surface, name, (left, y), 22, colour, "strong", room=right - left)
        y += line // 2 + big // 2 - u(2)
        total = text.draw(surface, row.total, (box.x + pad, y), 36, WHITE, "number")
        text.draw(surface, row.now, (right, y), 24, ADDED, "strong", "right", right - total.right - u(10))
        room, at = right - box.x - pad, (box.x + pad, y + big // 2 + low // 2 - u(4))
        forms = [form for form in (row.line, row.brief) if form and text.fit(form, 19, room)[0] == form]
        text.draw(surface, forms[0] if forms else row.line, at, 19, DIM, room=room)
        return
    upper, lower = _sizes_of_two(kit, box.h)
    line, low = text.line(upper, "strong"), text.line(lower)
    two = box.h >= _height_of_two(kit, box.h)
    number = text.within(26, round(line * 26 / 22), "number") if upper < 22 else 26

    def is_beside(other: ScoreRow) -> bool:
        room = right - left - text.width(other.total, number, "number") - u(8)
        return name_in(text, other.name, upper - 1, room) == other.name

    if two and kit.theme.is_large and not all(_is_beside(kit, other, right - left, (upper, number)) for other in rows):
        _large_row(kit, surface, box, row)
        return
    if two and (kit.theme.text_scale > 1 or not all(map(is_beside, rows))):
        large = text.within(34, box.h - line, "number")
        below = max(low, text.line(large, "number"))
        y = box.y + (box.h - line - below) // 2 + line // 2  # the name first; books lie on the table for all to see
        kit.paint.team_mark(surface, row.team, (box.x + pad + mark // 2, y), mark)
        name = name_in(text, row.name, upper - 1, right - left)
        text.draw(surface, name, (left, y), upper - 1, colour, "strong", room=right - left)
        y += line // 2 + below // 2
        _two_numbers(kit, surface, row, (box.x + pad, right, y), large, lower)
        return
    y = box.y + (box.h - (line + low if two else line)) // 2 + line // 2
    kit.paint.team_mark(surface, row.team, (box.x + pad + mark // 2, y), mark)
    size = None if two else _size_of_one(kit, rows, right - left)
    if size is not None:
        now = text.draw(surface, row.now, (right, y), size, ADDED, "strong", "right")
        total = text.draw(surface, row.total, (now.left - u(8), y), size, WHITE, "number", "right")
        room = total.left - left - u(8)
        text.draw(surface, name_in(text, row.name, size, room), (left, y), size, colour, "strong", room=room)
        return
    half = (right - left) // 2  # in large letters the number leaves the name its place
    half = max(half, min(text.width(row.total, number, "number"), (right - left) * 5 // 8))
    total = text.draw(surface, row.total, (right, y), number, WHITE, "number", "right", half)
    room = total.left - left - u(8)
    text.draw(surface, name_in(text, row.name, upper - 1, room), (left, y), upper - 1, colour, "strong", room=room)
    if two:
        y += line // 2 + low // 2
        room = right - box.x - pad
        beside = room - text.width(row.now, lower, "strong") - max(MIN_GAP, u(12)) if row.now else room
        forms = [form for form in (row.line, row.brief) if form and text.fit(form, lower - 1, beside)[0] == form]
        text.draw(surface, row.now, (right, y), lower, ADDED, "strong", "right")
        if forms:  # else the books can be seen on the table
            text.draw(surface, forms[0], (box.x + pad, y), lower - 1, DIM, room=beside)


def _is_beside(kit: Kit, row: ScoreRow, wide: int, sizes: tuple[float, float]) -> bool:
    """Whether the whole name of a team and its total have room beside each other in letters of these sizes."""
    name = kit.text.width(row.name, sizes[0], "strong")
    return name + kit.theme.u(8) + kit.text.width(row.total, sizes[1], "number") <= wide


def _large_row(kit: Kit, surface: Surface, box: Rect, row: ScoreRow) -> None:
    """The name, and below it both numbers: the points of this round go where they have no room."""
    text, u, mark = kit.text, kit.theme.u, max(12, kit.theme.u(20))
    left, right = box.x + u(10) + 2, box.right - u(10)
    upper = min(22.0, text.within(22, round(box.h * 0.6), "strong"))
    y, start = box.y + round(box.h * 0.28), left + mark + u(8)
    kit.paint.team_mark(surface, row.team, (left + mark // 2, y), mark)
    name = _large_name(kit, row.name, upper, right - start)
    text.draw(surface, name, (start, y), upper, TEAM_COLOURS[row.team], "strong", room=right - start)
    y = box.y + round(box.h * 0.72)
    size = text.within(34, round(box.h * 0.74), "number")
    total = text.draw(surface, row.total, (left, y), size, WHITE, "number", room=right - left)
    room = right - total.right - MIN_GAP
    if text.width(row.now, upper, "strong") <= room:
        text.draw(surface, row.now, (right, y), upper, ADDED, "strong", "right", room)


def _two_numbers(
    kit: Kit, surface: Surface, row: ScoreRow, span: tuple[int, int, int], size: float, lower: float
) -> None:
    """The total at the left end of a span (its ends and its height) and what this round brings at the right one; both
    are smaller where they have no room.
    """
    text, (left, right, y) = kit.text, span
    gap = kit.theme.u(8)
    while size > 1 and lower > 1:
        wide = text.width(row.total, size, "number") + (gap + text.width(row.now, lower, "strong") if row.now else 0)
        if wide <= right - left:
            break
        size, lower = size - 1, lower - 0.5
    total = text.draw(surface, row.total, (left, y), size, WHITE, "number")
    text.draw(surface, row.now, (right, y), lower, ADDED, "strong", "right", right - total.right - gap)


def _size_of_one(kit: Kit, rows: Sequence[ScoreRow], wide: int) -> float | None:
    """The size at which each team's name, total and points of this round fit on one line; None where they don't."""
    text, gaps = kit.text, 2 * kit.theme.u(8)
    for size in range(22, LEAST_OF_ONE if kit.theme.is_large else 10, -1):
        rooms = [
            wide - gaps - text.width(row.total, size, "number") - text.width(row.now, size, "strong") for row in rows
        ]
        names = [name_in(text, row.name, size, max(1, room)) for row, room in zip(rows, rooms, strict=True)]
        if all(text.width(name, size, "strong") <= room for name, room in zip(names, rooms, strict=True)):
            return size
    return None


def _height_of_two(kit: Kit, high: int) -> int:
    """What two lines of a team take at least: the room above and below their letters may be lost."""
    upper, lower = _sizes_of_two(kit, high)
    both = kit.text.line(upper, "strong") + kit.text.line(lower)
    return both - both // TIGHT


def _sizes_of_two(kit: Kit, high: int) -> tuple[float, float]:
    """The sizes of two lines of a team below each other. They may be a little smaller than wished where both have room
    only then: a line less would say less.
    """
    text, wished = kit.text, (22.0, 19.0)
    lower = text.within(19, high - text.line(22 * LEAST_SHARE, "strong"))
    upper = text.within(22, high - text.line(lower), "strong")
    if min(upper / 22, lower / 19) < LEAST_SHARE or text.line(upper, "strong") + text.line(lower) > high:
        return wished
    return upper, lower


def pin_on(kit: Kit, rect: Rect) -> Rect:
    """Where the pin lies in the heading of a panel."""
    side = max(44, kit.theme.u(46))
    box = Rect(0, 0, side, side)
    box.midright = (rect.right - 2, rect.y + max(kit.theme.u(54), kit.text.line(27, "heading") + kit.theme.u(14)) // 2)
    return box


def button_on_needs(kit: Kit, rect: Rect, corner: int = 0) -> Rect:
    """Where the word that shows what everybody needs stands in the heading of that panel, `corner` pixels from its
    end.
    """
    u, text = kit.theme.u, kit.text
    box = Rect(0, 0, max(44, text.width(say_going_out.show_each(), 18) + u(24)), max(44, u(46)))
    box.midright = (rect.right - u(4) - corner, rect.y + max(u(54), text.line(27, "heading") + u(14)) // 2)
    return box


def needs_box(kit: Kit, rect: Rect, needs: Sequence[Need]) -> Rect:
    """What these lines of that panel take of its place."""
    head, step = _rows_of_needs(kit, rect, needs)
    return Rect(rect.x, rect.y, rect.w, min(rect.h, head + step * len(needs) + kit.theme.u(14)))


def _rows_of_needs(kit: Kit, rect: Rect, needs: Sequence[Need]) -> tuple[int, int]:
    """The height of the heading and of a line, or of the two lines of the one that takes most room."""
    text, u = kit.text, kit.theme.u
    room = button_on_needs(kit, rect).left - rect.x - u(20)
    head = text.whole_height(say_table.going_out(), 27, room, "heading") or 0
    head = max(u(54), text.line(27, "heading") + u(14), head + u(6))
    rooms = ((need, _room_of_need(kit, rect, need)) for need in needs if not need.who)
    high = max((text.whole_height(need.what, 22, room) or 0 for need, room in rooms), default=0)
    return head, min(max(u(44), text.line(22) + 2, high), (rect.h - head - u(8)) // max(1, len(needs)))


def _tick_side(kit: Kit) -> int:
    return max(16, kit.theme.u(28))


def _room_of_need(kit: Kit, rect: Rect, need: Need) -> int:
    """Real pixels between the tick of a line and how far that is."""
    u = kit.theme.u
    return rect.w - u(14) - _tick_side(kit) - u(8) - u(14) - u(4) - kit.text.width(need.how, 22, "strong")


def draw_needs(kit: Kit, surface: Surface, rect: Rect, needs: Sequence[Need], corner: int = 0) -> None:
    """What going out takes, met ones ticked. The heading leaves `corner` pixels free at its end."""
    text, u = kit.text, kit.theme.u
    head, step = _rows_of_needs(kit, rect, needs)
    kit.paint.panel(surface, needs_box(kit, rect, needs), shadow=True)
    at = (rect.x + u(20), rect.y + head // 2 + u(3))
    room = button_on_needs(kit, rect, corner).left - at[0]
    text.draw(surface, say_table.going_out(), at, 27, CREAM, "heading", room=room, high=head)
    side = min(_tick_side(kit), step - 2)
    rest = rect.w - u(14) - side - u(8) - u(14) - u(4)
    needs = _in_short(kit, rect, needs, step)
    plain = [need for need in needs if not need.who]  # those without a name look alike; a name may be shortened
    size = min((text.common([need.what], 22, _room_of_need(kit, rect, need)) for need in plain), default=22.0)
    for i, need in enumerate(needs):
        y = rect.y + head + i * step + step // 2
        center = (rect.x + u(14) + side // 2, y)
        fill, rim = (ON, ON_RIM) if need.met else (ROW, OUTLINE)
        surface.blit(
            kit.paint.path("M50 6A44 44 0 1 1 49.9 6Z", side, fill, rim=rim), (center[0] - side // 2, y - side // 2)
        )
        if need.met:
            kit.paint.icon(surface, "tick", center, round(side * 0.8), WHITE)
        ink = CREAM if need.met else DIM
        ink_of_how = WHITE if need.met else DIM
        others = [other.who for other in needs if other.who not in ("", need.who)]
        said, told = _need_words(kit, need, rest - u(4), size, others)
        how = text.draw(surface, told, (rect.right - u(14), y), size, ink_of_how, "strong", "right")
        left = center[0] + side // 2 + u(8)
        text.draw(surface, said, (left, y), size, ink, room=how.left - left - u(4), high=step)


def _in_short(kit: Kit, rect: Rect, needs: Sequence[Need], step: int) -> Sequence[Need]:
    """The same lines, `step` pixels high; those without a name are all brief where one of them would be cut."""

    def is_whole(need: Need) -> bool:
        high = kit.text.whole_height(need.what, 22, _room_of_need(kit, rect, need))
        return high is not None and high <= max(step, kit.text.line(22))

    if all(need.who or is_whole(need) for need in needs):
        return needs
    return [need if need.who else replace(need, what=need.brief[-1] if need.brief else need.what) for need in needs]


def _need_words(kit: Kit, need: Need, room: int, size: float, others: Sequence[str]) -> tuple[str, str]:
    """What a line says and how far that is, the longest form that fits: first "yes" and "no" go, which the tick says,
    then the name is shortened as long as nobody else could be meant, at last the rest is. A name is never left out.
    """
    if not need.who:
        return need.what, need.how
    rest = need.what.removeprefix(need.who)
    briefer = [f" {brief}" for brief in need.brief]
    brief = briefer[-1] if briefer else rest

    def is_clear(start: str) -> bool:
        return not any(other.startswith(start) for other in others)

    names = [need.who, *(form for form in shorter_names(need.who) if is_clear(form.removesuffix(".")))]
    cut = [f"{need.who[:n].rstrip()}…" for n in range(len(need.who) - 1, 0, -1) if n < 3 or is_clear(need.who[:n])]
    alike = (f"{need.who[:2]}…{need.who[-4:]}", f"{need.who[:1]}…{need.who[-3:]}")  # alike at first, not at last
    cut[-2:] = [form for form in alike if len(form) < len(need.who)] or cut[-2:]
    ends = (need.how, "") if need.is_plain else (need.how,)
    forms = [(name + said, how) for part in (names, cut) for said in (rest, *briefer) for name in part for how in ends]
    forms.append(((cut or names)[-1] + brief, ends[-1]))
    text = kit.text
    for least in (LEAST_OF_NEED, 0.0) if kit.theme.is_large else (0.0,):
        for said, how in forms:
            wide = text.width(how, size, "strong") + kit.theme.u(6) if how else 0
            if text.fit(said, size, room - wide)[0] == said and text.least_width(said, size, least) <= room - wide:
                return said, how
    return forms[-1]


def meter_box(kit: Kit, rect: Rect, meter: Meter) -> Rect:
    """What the meter takes of its place."""
    u, (top, bar) = kit.theme.u, _head_of_meter(kit)
    tall = min(rect.h, top + bar + u(14) + len(_rows_of_meter(kit, rect, meter)) * kit.text.line(20) + u(10))
    return Rect(rect.x, rect.centery - tall // 2, rect.w, tall)


def _head_of_meter(kit: Kit) -> tuple[int, int]:
    """The height of its first line and of its bar."""
    return max(kit.theme.u(50), kit.text.line(34, "number")), max(10, kit.theme.u(20))


def _rows_of_meter(kit: Kit, rect: Rect, meter: Meter) -> list[str]:
    """The lines below its bar; with the largest letters the first alone has room."""
    track = rect.w - 2 * kit.theme.u(14)
    most = max(1, (rect.h - sum(_head_of_meter(kit)) - kit.theme.u(16)) // kit.text.line(20))
    rows = _whole_lines(kit, meter.line, track)[:most] if meter.line else []
    notes = _whole_lines(kit, meter.note, track) if meter.note else []
    return [*rows, *notes] if len(rows) + len(notes) <= most else rows


def _whole_lines(kit: Kit, row: str, room: int) -> list[str]:
    """A line below the bar; two where one would be cut."""
    shown, _ = kit.text.fit(row, 20, room, "strong")
    return [row] if shown == row else kit.text.wrap(row, 20, room, "strong")


def draw_meter(kit: Kit, surface: Surface, rect: Rect, meter: Meter) -> None:
    """How far the staged cards are from the opening minimum."""
    text, u = kit.text, kit.theme.u
    rows = _rows_of_meter(kit, rect, meter)
    line = text.line(20)
    top, bar = _head_of_meter(kit)
    box = meter_box(kit, rect, meter)
    kit.paint.panel(surface, box, PANEL, 0.86, GOLD, 18, 2, shadow=True)
    y = box.y + top // 2 + u(2)
    need = text.draw(surface, f"/ {meter.need}", (box.right - u(14), y + u(2)), 25, CREAM, "number", "right")
    have = text.draw(surface, str(meter.have), (need.left - u(8), y), 34, GOLD, "number", "right")
    at = (box.x + u(14), y)
    text.draw(surface, say_table.opening(), at, 21, CREAM, "strong", room=have.left - box.x - u(22))
    track = Rect(box.x + u(14), box.y + top, box.w - 2 * u(14), bar)
    kit.paint.panel(surface, track, PANEL_DEEP, 1, LINE, 10)
    could = min(1.0, meter.could / max(1, meter.need))
    if could > 0:
        pale = Rect(track.x, track.y, max(bar, round(track.w * could)), bar)
        kit.paint.panel(surface, pale, GOLD, 0.34, GOLD, 10, 1.5)
    share = min(1.0, meter.have / max(1, meter.need))
    if share > 0:
        full = Rect(track.x, track.y, max(bar, round(track.w * share)), bar)
        kit.paint.panel(surface, full, opacity=1, line=GOLD_RIM, radius=10, gradient=(GOLD_LIGHT, GOLD_DARK))
    y = track.bottom + u(8) + line // 2
    firsts = _whole_lines(kit, meter.line, track.w)
    for row in rows:
        ink, face = (CREAM, "strong") if row in firsts else (DIM, "text")
        text.draw(surface, row, (box.x + u(14), y), 20, ink, "strong" if face == "strong" else "text", room=track.w)
        y += line


def draw_prompt(kit: Kit, surface: Surface, rect: Rect, words: str, task: str, is_mine: bool) -> None:
    """Whose turn it is or what it waits for, at the lower end of its place; gold in the viewer's own turn. What there
    is to do is below that where it has room.
    """
    text, bottom, below = kit.text, rect.bottom, kit.text.line(TASK, "strong")
    is_whole = text.fit(task, TASK, rect.w, "strong")[0] == task
    if task and is_whole and below + text.line(PROMPT, "heading") <= rect.h:
        bottom -= below
        text.draw(surface, task, (rect.centerx, bottom + below // 2), TASK, CREAM, "strong", "center", rect.w)
    size = text.within(PROMPT, rect.h, "heading")
    high = min(rect.h, text.whole_height(words, size, rect.w, "heading") or rect.h)
    at = rect.centerx, bottom - high // 2
    text.draw(surface, words, at, size, GOLD if is_mine else CREAM, "heading", "center", rect.w, high=high)


CROSS_WIDE = 30
"""Window pixels that a cross in the corner of the sheet takes from its heading."""
LEAST_ABOVE = 2
"""Window pixels above its heading where room is short."""


class Tip(NamedTuple):
    """The sheet that says what the program waits for, as it lies in its place."""

    box: Rect
    heads: list[str]
    top: int
    """How high the lines of the heading are together."""
    body: str
    room: int
    """How wide a line of the body may be."""


def lay_tip(kit: Kit, rect: Rect, head: str, body: str, corner: int, refused: bool) -> Tip:
    """The first line leaves `corner` pixels free at its end. Where room is short a refusal does without the heading,
    and other words lose whole sentences, the last first; below a heading half a sentence is none.
    """
    text, u, body = kit.text, kit.theme.u, kit.keys.told(body)
    room = rect.w - 2 * u(20)
    whole = text.fit(head, 25, room - corner, "strong")[0] == head
    heads = [head] if whole else text.wrap(head, 22, room - corner, "strong")[:2]
    heads = heads if head else []
    top = text.line(25, "strong") if whole and head else text.line(22, "strong") * len(heads)
    if refused and not text.has_room(body, Rect(0, 0, room, rect.h - top - LEAST_ABOVE), 20.5):
        heads, top, room = [], 0, room - corner
    while body and not text.has_room(body, Rect(0, 0, room, rect.h - top - LEAST_ABOVE), 20.5):
        shorter = re.fullmatch(r"(.+\.\W?) .+", body, re.DOTALL)
        if shorter is None and not heads:
            break
        body = shorter[1] if shorter else ""
    rows = len(text.wrap(body, 20.5, room)) if body else 0
    tall = min(rect.h, top + rows * round(text.line(20.5) * 1.08) + 2 * u(14) + (u(4) if rows else 0))
    tall = max(tall, min(rect.h, u(92)))
    return Tip(Rect(rect.x, rect.centery - tall // 2, rect.w, tall), heads, top, body, room)


def draw_tip(kit: Kit, surface: Surface, rect: Rect, head: str, body: str, corner: int, refused: bool) -> None:
    """The sheet that always says what the program waits for; a refusal has a red rim until the next thing is done."""
    text, u = kit.text, kit.theme.u
    pad = u(20)
    box, heads, top, body, room = lay_tip(kit, rect, head, body, corner, refused)
    whole = len(heads) == 1 and heads[0] == head
    kit.paint.panel(surface, box, PAPER, 0.98, BAD if refused else GOLD, 18, 3.5 if refused else 3, shadow=True)
    low = min(box.h - top, text.paragraph_height(body, Rect(0, 0, room, box.h - top), 20.5) if body else 0)
    above = min(u(13), max(LEAST_ABOVE, (box.h - top - low) // 2))  # where room is short the words come first
    y = box.y + above + top // 2 if body else box.centery
    high = top // max(1, len(heads))
    for n, line_ in enumerate(heads):
        middle = y - top // 2 + n * high + high // 2
        text.draw(surface, line_, (box.x + pad, middle), 25 if whole else 22, INK, "strong", room=room - corner)
    if body:
        start = y + top // 2 + min(u(3), max(0, (box.h - top - low - above) // 2))
        below = Rect(box.x + pad, start, room, box.bottom - start)
        text.paragraph(surface, body, below, 20.5, BAD_INK if refused else INK_SOFT)
