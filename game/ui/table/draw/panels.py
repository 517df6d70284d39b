"""The panels of the table: what you need to go out, the opening meter, the tip, tabs. Drawing only."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace
from pygame import Rect, Surface

from game.messages.functions import going_out_texts as say_going_out, table as say_table
from game.sentences.at_table.going_out_texts import Need
from game.sentences.grammar import shorter_names
from game.toolkit.drawing.theme import (
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
    WHITE,
)
from game.toolkit.kit import Kit
from game.ui.shared.preferences import PanelSide
from game.ui.table.draw.log_panel import HEADING, head_height

LEAST_OF_NEED: Final = 0.95
"""The share of its size that a line about a player keeps rather than lose its last words, in a large interface."""
PROMPT, OWN_PROMPT, TASK = 36, 50, 26
"""Design pixels of the letters that say whose turn it is, above the buttons, the same on a plate in the viewer's own,
and what to do.
"""


class Meter(msgspec.Struct, frozen=True):
    """The opening meter: points staged, points needed, what would be enough, how it adds up."""

    have: int
    need: int
    line: str = ""
    note: str = ""
    is_printed: bool = False
    """Whether only the points needed are shown, on the place for new melds."""


def tab_words(side: PanelSide) -> str:
    """The name of the panel on that side."""
    return say_table.last_turns() if side == "left" else say_table.going_out()


def pin_on(kit: Kit, rect: Rect) -> Rect:
    """The rectangle of the pin in a panel's heading."""
    side = max(44, kit.theme.u(46))
    return Rect(0, 0, side, side).move_to(midright=(rect.right - 2, rect.y + head_height(kit) // 2))


def button_on_panel(kit: Kit, rect: Rect, words: str, corner: int = 0) -> Rect:
    """The rectangle of the "show all" link in that panel's heading, `corner` pixels from its end."""
    u = kit.theme.u
    return Rect(0, 0, max(44, kit.text.width(words, 18) + u(24)), max(44, u(46))).move_to(
        midright=(rect.right - u(4) - corner, rect.y + head_height(kit) // 2)
    )


def needs_box(kit: Kit, rect: Rect, needs: Sequence[Need]) -> Rect:
    """The part of the panel's place that these lines take."""
    head, step = _rows_of_needs(kit, rect, needs)
    return Rect(rect.x, rect.y, rect.w, min(rect.h, head + step * len(needs) + kit.theme.u(14)))


def _rows_of_needs(kit: Kit, rect: Rect, needs: Sequence[Need]) -> tuple[int, int]:
    """The height of the heading and of a line, or of two lines if one needs them."""
    text, u = kit.text, kit.theme.u
    beside = button_on_panel(kit, rect, say_going_out.show_each(), pin_on(kit, rect).w)
    room = beside.left - rect.x - u(14)
    head = text.whole_height(say_table.going_out(), _head_size(kit, room), room, "heading") or 0
    head = max(head_height(kit), head + u(12))
    rooms = ((need, _room_of_need(kit, rect, need)) for need in needs if not need.who)
    height = max((text.whole_height(need.what, 22, room) or 0 for need, room in rooms), default=0)
    return head, min(max(u(44), text.line(22) + 2, height), (rect.h - head - u(8)) // max(1, len(needs)))


def _head_size(kit: Kit, room: int) -> float:
    """The size at which the heading is on one line, unless it would be much smaller."""
    size = kit.text.common([say_table.going_out()], HEADING, room, "heading")
    return size if size >= 0.6 * HEADING else HEADING


def _tick_side(kit: Kit) -> int:
    return max(16, kit.theme.u(28))


def _room_of_need(kit: Kit, rect: Rect, need: Need) -> int:
    """Real pixels between the tick of a line and its progress."""
    u = kit.theme.u
    return rect.w - u(14) - _tick_side(kit) - u(8) - u(14) - u(4) - kit.text.width(need.how, 22, "strong")


def draw_needs(kit: Kit, surface: Surface, rect: Rect, needs: Sequence[Need], corner: int = 0) -> None:
    text, u = kit.text, kit.theme.u
    head, step = _rows_of_needs(kit, rect, needs)
    kit.paint.panel(surface, needs_box(kit, rect, needs), shadow=True)
    at = (rect.x + u(14), rect.y + head // 2 + u(3))
    room = button_on_panel(kit, rect, say_going_out.show_each(), corner).left - at[0]
    size = _head_size(kit, room)
    if (height := text.whole_height(say_table.going_out(), size, room, "heading")) is not None and height <= head:
        text.draw(surface, say_table.going_out(), at, size, CREAM, "heading", room=room, height=head)
    side = min(_tick_side(kit), step - 2)
    rest = rect.w - u(14) - side - u(8) - u(14) - u(4)
    needs = _in_short(kit, rect, needs, step)
    plain = [need for need in needs if not need.who]  # those without a name look alike; a name may be shortened
    size = min((text.common([need.what], 22, _room_of_need(kit, rect, need)) for need in plain), default=22.0)
    size = text.within(size, step)
    for i, need in enumerate(needs):
        y = rect.y + head + i * step + step // 2
        center = (rect.x + u(14) + side // 2, y)
        fill, rim = (ON, ON_RIM) if need.met else (ROW, OUTLINE)
        surface.blit(
            kit.paint.path("M50 6A44 44 0 1 1 49.9 6Z", side, fill, rim=rim), (center[0] - side // 2, y - side // 2)
        )
        if need.met:
            kit.paint.icon(surface, "tick", center, round(side * 0.8), WHITE)
        ink, ink_of_how = (CREAM, WHITE) if need.met else (DIM, DIM)
        others = [other.who for other in needs if other.who not in ("", need.who)]
        said, told = _need_words(kit, need, rest - u(4), size, others)
        how = text.draw(surface, told, (rect.right - u(14), y), size, ink_of_how, "strong", "right")
        left = center[0] + side // 2 + u(8)
        text.draw(surface, said, (left, y), size, ink, room=how.left - left - u(4), height=step)


def _in_short(kit: Kit, rect: Rect, needs: Sequence[Need], step: int) -> Sequence[Need]:
    """The same lines, `step` pixels high; those without a name are all brief if one of them would be cut."""

    def is_whole(need: Need) -> bool:
        height = kit.text.whole_height(need.what, 22, _room_of_need(kit, rect, need))
        return height is not None and height <= max(step, kit.text.line(22))

    if all(need.who or is_whole(need) for need in needs):
        return needs
    return [need if need.who else replace(need, what=need.brief[-1] if need.brief else need.what) for need in needs]


def _need_words(kit: Kit, need: Need, room: int, size: float, others: Sequence[str]) -> tuple[str, str]:
    """A line's words and progress, the longest form that fits: first "yes" and "no" go, which the tick shows, then the
    name is shortened while it stays unambiguous, then the rest. A name is never left out.
    """
    if not need.who:
        return need.what, need.how
    rest = need.what.removeprefix(need.who)
    brief = need.brief[-1] if need.brief else rest

    def is_clear(start: str) -> bool:
        return not any(other.startswith(start) for other in others)

    names = [need.who, *(form for form in shorter_names(need.who) if is_clear(form.removesuffix(".")))]
    cut = [f"{need.who[:n].rstrip()}…" for n in range(len(need.who) - 1, 0, -1) if n < 3 or is_clear(need.who[:n])]
    alike = (f"{need.who[:2]}…{need.who[-4:]}", f"{need.who[:1]}…{need.who[-3:]}")  # alike at first, but not at the end
    cut[-2:] = [form for form in alike if len(form) < len(need.who)] or cut[-2:]
    ends = (need.how, "") if need.is_plain else (need.how,)
    said_how = [*((rest, how) for how in ends), *((briefer, ends[-1]) for briefer in need.brief)]
    forms = [(name + said, how) for part in (names, cut) for said, how in said_how for name in part]
    forms.append(((cut or names)[-1] + brief, ends[-1]))
    text = kit.text
    for least in (LEAST_OF_NEED, 0.0) if kit.theme.is_large else (0.0,):
        for said, how in forms:
            width = text.width(how, size, "strong") + kit.theme.u(6) if how else 0
            if text.fit(said, size, room - width)[0] == said and text.least_width(said, size, least) <= room - width:
                return said, how
    return forms[-1]


def meter_box(kit: Kit, rect: Rect, meter: Meter) -> Rect:
    """The part of its place that the meter takes."""
    u, (top, bar) = kit.theme.u, _head_of_meter(kit)
    tall = min(rect.h, top + bar + u(14) + len(_rows_of_meter(kit, rect, meter)) * kit.text.line(20) + u(10))
    return Rect(rect.x, rect.centery - tall // 2, rect.w, tall)


def _head_of_meter(kit: Kit) -> tuple[int, int]:
    """The height of its first line and of its bar."""
    return max(kit.theme.u(50), kit.text.line(34, "number")), max(10, kit.theme.u(20))


def _rows_of_meter(kit: Kit, rect: Rect, meter: Meter) -> list[str]:
    """The lines below its bar; with the largest letters only the first fits."""
    track = rect.w - 2 * kit.theme.u(14)
    most = max(1, (rect.h - sum(_head_of_meter(kit)) - kit.theme.u(16)) // kit.text.line(20))
    rows = _whole_lines(kit, meter.line, track)[:most] if meter.line else []
    notes = _whole_lines(kit, meter.note, track) if meter.note else []
    return [*rows, *notes] if len(rows) + len(notes) <= most else rows


def _whole_lines(kit: Kit, row: str, room: int) -> list[str]:
    """A line below the bar; two if one would be cut."""
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
    have = text.draw(surface, str(meter.have), (box.right - u(14), y), 34, GOLD, "number", "right")
    at, room = (box.x + u(14), y), have.left - box.x - u(22)
    text.draw(surface, say_table.to_open(meter.need), at, 24, CREAM, "strong", room=room)
    track = Rect(box.x + u(14), box.y + top, box.w - 2 * u(14), bar)
    kit.paint.panel(surface, track, PANEL_DEEP, 1, LINE, 10)
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
    """Whose turn it is or what it waits for, at the lower end of its place; gold in the viewer's own turn. What to do
    is below that if it fits.
    """
    text, bottom, below = kit.text, rect.bottom, kit.text.line(TASK, "strong")
    pad, size = kit.theme.u(10), text.common([words], OWN_PROMPT, rect.w - kit.theme.u(16), "heading")
    is_told = bool(task) and text.fit(task, TASK, rect.w - pad, "strong")[0] == task
    has_room = below + text.line(PROMPT, "heading") <= rect.h  # also without a task: the words have one place
    is_told = is_told and has_room
    plate = text.line(size, "heading") + has_room * below + 2 * pad
    if is_mine and size > PROMPT and plate <= rect.h:  # seen from across the room
        around = Rect(rect.x, bottom - plate, rect.w, plate - (not is_told) * has_room * below)
        kit.paint.panel(surface, around, PANEL, 0.9, GOLD, 16, 2.5)
        bottom -= pad
    else:
        size = text.within(PROMPT, rect.h, "heading")
    bottom -= has_room * below
    if is_told:
        text.draw(surface, task, (rect.centerx, bottom + below // 2), TASK, CREAM, "strong", "center", rect.w)
    height = min(rect.h, text.whole_height(words, size, rect.w, "heading") or rect.h)
    at = rect.centerx, bottom - height // 2
    text.draw(surface, words, at, size, GOLD if is_mine else CREAM, "heading", "center", rect.w, height=height)


CROSS_WIDTH: Final = 30
"""Window pixels that a cross in the corner of the sheet takes from its heading."""
LEAST_ABOVE: Final = 2
"""Window pixels above its heading in tight places."""


class Tip(NamedTuple):
    """The panel with the current prompt."""

    box: Rect
    heads: list[str]
    top: int
    """The total height of the heading's lines."""
    body: str
    room: int
    """The width of a line of the body."""


def lay_tip(kit: Kit, rect: Rect, head: str, body: str, corner: int, refused: bool) -> Tip:
    """The first line leaves `corner` pixels free at its end. In tight places a refusal drops its heading; other texts
    keep it whole and drop sentences below it, the last first. Large words drop them before they shrink.
    """
    text, u, body = kit.text, kit.theme.u, kit.keys.told(body)
    room = rect.w - 2 * u(20)
    whole = text.fit(head, 25, room - corner, "strong", 1.0 if kit.theme.is_large else 0.0)[0] == head
    heads = [head] if whole else text.wrap(head, 22, room - corner, "strong")
    heads = heads if head else []
    if len(heads) > (most := max(1, (rect.h - LEAST_ABOVE) // text.line(22, "strong"))):
        heads[most - 1 :] = [" ".join(heads[most - 1 :])]
    top = text.line(25, "strong") if whole and head else text.line(22, "strong") * len(heads)

    def has_room(said: str) -> bool:
        below = Rect(0, 0, room, rect.h - top - LEAST_ABOVE)
        if kit.theme.is_large and heads and not refused:
            return text.wrapped_height(said, 20.5, below.w) <= below.h
        return text.has_room(said, below, 20.5)

    if refused and not has_room(body):
        heads, top = [], 0
    if not heads:
        room -= corner
    while body and not has_room(body):
        shorter = re.fullmatch(r"(.+\.\W?) .+", body, re.DOTALL)
        if shorter is None and not heads:
            break
        body = shorter[1] if shorter else ""
    rows = len(text.wrap(body, 20.5, room)) if body else 0
    tall = min(rect.h, top + rows * round(text.line(20.5) * 1.08) + 2 * u(14) + (u(4) if rows else 0))
    tall = max(tall, min(rect.h, u(92)))
    return Tip(Rect(rect.x, rect.centery - tall // 2, rect.w, tall), heads, top, body, room)


def draw_tip(kit: Kit, surface: Surface, rect: Rect, head: str, body: str, corner: int, refused: bool) -> None:
    """The sheet that always says what the program waits for; a refusal has a red rim until the next action."""
    text, u = kit.text, kit.theme.u
    pad = u(20)
    box, heads, top, body, room = lay_tip(kit, rect, head, body, corner, refused)
    whole = len(heads) == 1 and heads[0] == head
    kit.paint.panel(surface, box, PAPER, 0.98, BAD if refused else GOLD, 18, 3.5 if refused else 3, shadow=True)
    low = min(box.h - top, text.paragraph_height(body, Rect(0, 0, room, box.h - top), 20.5) if body else 0)
    above = min(u(13), max(LEAST_ABOVE, (box.h - top - low) // 2))  # in tight places the words come first
    y = box.y + above + top // 2 if body else box.centery
    height = top // max(1, len(heads))
    for n, line_ in enumerate(heads):
        middle = y - top // 2 + n * height + height // 2
        text.draw(surface, line_, (box.x + pad, middle), 25 if whole else 22, INK, "strong", room=room - corner)
    if body:
        start = y + top // 2 + min(u(3), max(0, (box.h - top - low - above) // 2))
        below = Rect(box.x + pad, start, room, box.bottom - start)
        text.paragraph(surface, body, below, 20.5, BAD_INK if refused else INK_SOFT)
