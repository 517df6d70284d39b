"""The log beside the table: where its lines are, and how they are drawn. Knows no events."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace
from pygame import Rect, Surface

from game.cards import Card
from game.messages.functions import table as say_table
from game.toolkit.drawing.theme import (
    CREAM,
    GOLD,
    HIGHLIGHT,
    TEAM_COLOURS,
)
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_chips import chip_width, draw_card_chip
from game.ui.shared.marks import draw_team_mark
from game.ui.shared.people.portrait_and_name import name_in

HEADING: Final = 24
"""Design pixels of the letters in the heading of a panel at the side."""
LEAST_HEADING: Final = 0.75
"""The share of their size that they keep; if they still don't fit, they are left out."""


class PanelLine(msgspec.Struct, frozen=True):
    """A turn, or what happened between turns: who, of which team, what, a card to show as a chip, and whether it was
    something great.
    """

    who: str
    team: int | None
    what: str
    card: Card | None = None
    great: bool = False
    number: int = -1
    """Which line of the whole log has the greatest event of it."""


class LogRow(NamedTuple):
    """A line in the panel: its words in rows, and its clickable area in window pixels."""

    line: PanelLine
    rows: list[str]
    rect: Rect


class LogPlaces(NamedTuple):
    """How the panel is laid out: the rows that fit, the newest lowest; where words begin, their room, their step."""

    rows: list[LogRow]
    left: int
    room: int
    step: int
    head: int


def head_height(kit: Kit) -> int:
    """How high the heading of a panel at the side is, in window pixels."""
    return max(kit.theme.u(54), kit.text.line(HEADING, "heading") + kit.theme.u(14))


def lay_log(kit: Kit, rect: Rect, lines: Sequence[PanelLine]) -> LogPlaces:
    """As many of the last lines as fit into the panel at `rect`."""
    text, u = kit.text, kit.theme.u
    head = head_height(kit)
    step = max(u(29), text.line(20) + 3)
    left = rect.x + u(36)
    room = rect.right - u(12) - left
    y = rect.bottom - u(8)
    kept: list[tuple[PanelLine, list[str], int]] = []
    for line in reversed(lines):
        line = replace(line, who=name_in(text, line.who, 20, room * 2 // 3)) if line.who else line
        rows = _log_rows(kit, line, room)
        tall = len(rows) * step + u(3)
        if y - tall < rect.y + head:
            break
        y -= tall
        kept.append((line, rows, tall))
    y = rect.y + head
    placed = []
    for line, rows, tall in reversed(kept):
        placed.append(LogRow(line, rows, Rect(rect.x + u(8), y, rect.w - u(16), tall - 1)))
        y += tall
    return LogPlaces(placed, left, room, step, head)


def draw_log(
    kit: Kit, surface: Surface, rect: Rect, lines: Sequence[PanelLine], pointed: int | None = None, corner: int = 0
) -> None:
    """The last lines, the newest lowest; the line numbered `pointed` is lit, like its subject on the table. The heading
    leaves `corner` pixels free at its end.
    """
    text, u = kit.text, kit.theme.u
    places = lay_log(kit, rect, lines)
    lowest = places.rows[-1].rect.bottom if places.rows else rect.y + places.head
    kit.paint.panel(surface, Rect(rect.x, rect.y, rect.w, lowest + u(8) - rect.y), shadow=True)
    middle = rect.y + places.head // 2 + u(3)
    space = rect.w - text.width(say_table.show_all(), 18) - u(40) - corner  # the button that shows everything is there
    heading = say_table.last_turns()
    if text.fit(heading, HEADING, space, "heading", LEAST_HEADING)[0] == heading:
        text.draw(surface, heading, (rect.x + u(14), middle), HEADING, CREAM, "heading", room=space)
    for row in places.rows:
        if row.line.number == pointed:
            kit.paint.panel(surface, row.rect, HIGHLIGHT, 0.22, HIGHLIGHT, 8, 2)
        elif row.line.great:
            kit.paint.panel(surface, row.rect, GOLD, 0.14, None, 8)
        _log_line(
            kit, surface, row.line, row.rows, (places.left, row.rect.y + places.step // 2), places.step, places.room
        )


def _log_rows(kit: Kit, line: PanelLine, room: int) -> list[str]:
    """The words in rows; the last one leaves room for the chip."""
    chip = chip_width(kit, line.card) + kit.theme.u(6) if line.card else 0
    words_ = f"{line.who} {line.what}".strip()
    if line.who:  # the name is drawn in heavier letters
        heavy = kit.text.width(line.who, 20, "strong") + max(3, kit.theme.u(6))
        room -= max(0, heavy - kit.text.width(f"{line.who} ", 20))
    rows = kit.text.wrap(words_, 20, room)
    if chip and kit.text.width(rows[-1], 20, "strong") + chip > room:
        return kit.text.wrap(words_, 20, room - chip)
    return rows


def _log_line(
    kit: Kit, surface: Surface, line: PanelLine, rows: list[str], at: tuple[int, int], step: int, room: int
) -> None:
    text, u = kit.text, kit.theme.u
    x, y = at
    colour = CREAM
    if line.team is not None:
        draw_team_mark(kit, surface, line.team, (x - u(13), y), max(9, u(14)))
        colour = TEAM_COLOURS[line.team]
    end = x
    for i, row in enumerate(rows):
        start = x
        if i == 0 and line.who and row.startswith(line.who):
            name = text.draw(surface, line.who, (x, y), 20, colour, "strong", room=room)
            row = row[len(line.who) :].strip()
            start = end = name.right + max(3, u(6))
        if row:
            end = text.draw(surface, row, (start, y), 20, CREAM, room=max(10, x + room - start)).right
        y += step
    if line.card:
        draw_card_chip(kit, surface, line.card, (end + u(6), y - step))
