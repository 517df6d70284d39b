"""The panels of the table: scores, what going out takes, the last turns, the opening meter, the tip. Drawing only."""

from collections.abc import Sequence

import msgspec
from pygame import Rect, Surface

from game.cards import Card
from game.ui.icons import PIPS
from game.ui.kit import Kit
from game.ui.theme import (
    CREAM,
    DIM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GOLD_RIM,
    INK,
    INK_SOFT,
    LINE,
    PANEL,
    PAPER,
    SUIT_INKS,
    TEAM_COLOURS,
    WHITE,
)
from game.words import table as words


class ScoreRow(msgspec.Struct, frozen=True):
    """A team on the score panel: its total before this round, this round so far, a line about its books."""

    team: int
    name: str
    total: str
    now: str
    line: str


class PanelLine(msgspec.Struct, frozen=True):
    """One thing that happened: who, of which team, what, a card to show as a chip, and whether it was a great event."""

    who: str
    team: int | None
    what: str
    card: Card | None = None
    great: bool = False


class Meter(msgspec.Struct, frozen=True):
    """The opening meter: points staged, points needed, what would do, how it comes together."""

    have: int
    need: int
    line: str = ""
    note: str = ""


def draw_scores(kit: Kit, surface: Surface, rect: Rect, rows: Sequence[ScoreRow]) -> None:
    """A block for each team; with many teams one line each."""
    text, u = kit.text, kit.theme.u
    kit.paint.panel(surface, rect, shadow=True)
    head = max(u(54), text.line(27, "heading") + u(14))
    title = text.draw(surface, words.SCORES, (rect.x + u(18), rect.y + head // 2 + u(3)), 27, CREAM, "heading")
    room = rect.right - u(18) - title.right - u(8)
    if text.width(words.THIS_ROUND, 18) <= room:
        text.draw(surface, words.THIS_ROUND, (rect.right - u(18), rect.y + head // 2 + u(4)), 18, DIM, align="right")
    space = rect.h - head - u(8)
    step = min(space // max(1, len(rows)), max(u(122), 3 * text.line(20) + u(14)))
    for i, row in enumerate(rows):
        box = Rect(rect.x + u(10), rect.y + head + i * step, rect.w - 2 * u(10), step - u(7))
        _score_row(kit, surface, box, row)


def _score_row(kit: Kit, surface: Surface, box: Rect, row: ScoreRow) -> None:
    text, u = kit.text, kit.theme.u
    colour = TEAM_COLOURS[row.team % 6]
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
        text.draw(surface, row.name, (left, y), 22, colour, "strong", room=right - left)
        y += line // 2 + big // 2 - u(2)
        total = text.draw(surface, row.total, (box.x + pad, y), 36, WHITE, "number")
        text.draw(surface, row.now, (right, y), 24, "#D9F2C4", "strong", "right", right - total.right - u(10))
        text.draw(surface, row.line, (box.x + pad, y + big // 2 + low // 2 - u(4)), 19, DIM, room=right - box.x - pad)
        return
    two = box.h >= line + low
    y = box.y + (box.h - (line + low if two else line)) // 2 + line // 2
    kit.paint.team_mark(surface, row.team, (box.x + pad + mark // 2, y), mark)
    total = text.draw(surface, row.total, (right, y), 26, WHITE, "number", "right")
    text.draw(surface, row.name, (left, y), 21, colour, "strong", room=total.left - left - u(8))
    if two:
        y += line // 2 + low // 2
        room = right - box.x - pad
        beside = room - text.width(row.now, 19, "strong") - u(4)
        if text.fit(row.line, 18, beside)[0] == row.line:  # else the books alone, but whole
            text.draw(surface, row.now, (right, y), 19, "#D9F2C4", "strong", "right")
            room = beside
        text.draw(surface, row.line, (box.x + pad, y), 18, DIM, room=room)


def draw_needs(kit: Kit, surface: Surface, rect: Rect, needs: Sequence[words.Need]) -> None:
    """What going out takes, met ones ticked."""
    text, u = kit.text, kit.theme.u
    head = max(u(54), text.line(27, "heading") + u(14))
    step = min(max(u(44), text.line(22) + 2), (rect.h - head - u(8)) // max(1, len(needs)))
    box = Rect(rect.x, rect.y, rect.w, min(rect.h, head + step * len(needs) + u(14)))
    kit.paint.panel(surface, box, shadow=True)
    at = (rect.x + u(20), rect.y + head // 2 + u(3))
    text.draw(surface, words.GOING_OUT, at, 27, CREAM, "heading", room=rect.w - 2 * u(20))
    side = min(max(16, u(28)), step - 2)
    for i, need in enumerate(needs):
        y = rect.y + head + i * step + step // 2
        center = (rect.x + u(14) + side // 2, y)
        fill, rim = ("#2FA36F", "#BFE5D2") if need.met else ("#16382D", "#7FA294")
        surface.blit(
            kit.paint.path("M50 6A44 44 0 1 1 49.9 6Z", side, fill, rim=rim), (center[0] - side // 2, y - side // 2)
        )
        if need.met:
            kit.paint.icon(surface, "tick", center, round(side * 0.8), WHITE)
        ink = CREAM if need.met else DIM
        how = text.draw(surface, need.how, (rect.right - u(14), y), 22, WHITE if need.met else DIM, "strong", "right")
        left = center[0] + side // 2 + u(8)
        _draw_need(kit, surface, need, (left, y), how.left - left - u(4), ink)


def _draw_need(kit: Kit, surface: Surface, need: words.Need, at: tuple[int, int], room: int, ink: str) -> None:
    """Where room is short the name is shortened, and what is said of it stays whole."""
    what = need.what
    if need.who and kit.text.fit(what, 22, room)[0] != what:
        rest = what.removeprefix(need.who)
        name = need.who
        while len(name) > 1 and kit.text.fit(f"{name}…{rest}", 22, room)[0] != f"{name}…{rest}":
            name = name[:-1]
        what = f"{name.rstrip()}…{rest}" if len(name) > 1 else rest.strip().capitalize()
    kit.text.draw(surface, what, at, 22, ink, room=room)


def draw_log(kit: Kit, surface: Surface, rect: Rect, lines: Sequence[PanelLine]) -> None:
    """As many of the last lines as fit, the newest lowest."""
    text, u = kit.text, kit.theme.u
    kit.paint.panel(surface, rect, shadow=True)
    head = max(u(46), text.line(21, "strong") + u(10))
    middle = rect.y + head // 2 + u(2)
    space = rect.w - text.width(words.SHOW_ALL, 18) - u(46)  # the button that shows all lies there
    title = words.LAST_TURNS if text.width(words.LAST_TURNS, 21, "strong") <= space else words.LOG
    text.draw(surface, title, (rect.x + u(18), middle), 21, CREAM, "strong", room=space)
    step = max(u(29), text.line(20) + 3)
    bottom = rect.bottom - u(8)
    left = rect.x + u(36)
    room = rect.right - u(12) - left
    y = bottom
    kept: list[tuple[PanelLine, list[str], int]] = []
    for line in reversed(lines):
        rows = _log_rows(kit, line, room)
        tall = len(rows) * step + u(3)
        if y - tall < rect.y + head:
            break
        y -= tall
        kept.append((line, rows, tall))
    y = rect.y + head
    for line, rows, tall in reversed(kept):
        if line.great:
            kit.paint.panel(surface, Rect(rect.x + u(8), y, rect.w - u(16), tall - 1), GOLD, 0.14, None, 8)
        _log_line(kit, surface, line, rows, (left, y + step // 2), step, room)
        y += tall


def _log_rows(kit: Kit, line: PanelLine, room: int) -> list[str]:
    """The words in rows; the last one leaves room for the chip."""
    chip = _chip_w(kit, line.card) + kit.theme.u(6) if line.card else 0
    words_ = f"{line.who} {line.what}".strip()
    if line.who:  # the name is drawn in heavier letters
        heavy = kit.text.width(line.who, 20, "strong") + max(3, kit.theme.u(6))
        room -= max(0, heavy - kit.text.width(f"{line.who} ", 20))
    rows = kit.text.wrap(words_, 20, room)
    if chip and kit.text.width(rows[-1], 20, "strong") + chip > room:
        return kit.text.wrap(words_, 20, room - chip)
    return rows


def _chip_w(kit: Kit, card: Card) -> int:
    rank = kit.text.width("10" if card[0] == "T" else card[0], 18, "number") if card[0] != "*" else 0
    return rank + max(24, kit.theme.u(32))


def _log_line(
    kit: Kit, surface: Surface, line: PanelLine, rows: list[str], at: tuple[int, int], step: int, room: int
) -> None:
    text, u = kit.text, kit.theme.u
    x, y = at
    colour = CREAM
    if line.team is not None:
        kit.paint.team_mark(surface, line.team, (x - u(13), y), max(9, u(14)))
        colour = TEAM_COLOURS[line.team % 6]
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


def draw_card_chip(kit: Kit, surface: Surface, card: Card, midleft: tuple[int, int]) -> Rect:
    """A card on a small white chip: rank and suit, or a joker's star."""
    text = kit.text
    side = max(12, kit.theme.u(17))
    box = Rect(0, 0, _chip_w(kit, card), max(22, kit.theme.u(27)))
    box.midleft = midleft
    kit.paint.panel(surface, box, "#FFFDF7", 1, "#CFC6B4", 5, 1.2)
    inks = SUIT_INKS[kit.cards.colours]
    if card[0] == "*":
        kit.paint.icon(surface, "star", box.center, round(box.h * 0.75), inks["H" if card[1] == "R" else "S"])
        return box
    ink = inks[card[1]]
    pad = (box.w - side - text.width("10" if card[0] == "T" else card[0], 18, "number")) // 3
    rank = text.draw(surface, "10" if card[0] == "T" else card[0], (box.x + pad, box.centery), 18, ink, "number")
    pip = kit.paint.path(PIPS[card[1]], side, ink)
    surface.blit(pip, (rank.right + pad, box.centery - side // 2))
    return box


def draw_meter(kit: Kit, surface: Surface, rect: Rect, meter: Meter) -> None:
    """How far the staged cards are from the opening minimum."""
    text, u = kit.text, kit.theme.u
    rows = [row for row in (meter.line, meter.note) if row]
    line = text.line(20)
    top = max(u(50), text.line(34, "number"))
    bar = max(10, u(20))
    tall = min(rect.h, top + bar + u(14) + len(rows) * line + u(10))
    box = Rect(rect.x, rect.centery - tall // 2, rect.w, tall)
    kit.paint.panel(surface, box, PANEL, 0.86, GOLD, 18, 2, shadow=True)
    y = box.y + top // 2 + u(2)
    need = text.draw(surface, f"/ {meter.need}", (box.right - u(18), y + u(2)), 25, CREAM, "number", "right")
    have = text.draw(surface, str(meter.have), (need.left - u(10), y), 34, GOLD, "number", "right")
    at = (box.x + u(18), y)
    text.draw(surface, words.OPENING, at, 21, CREAM, "strong", room=have.left - box.x - u(26))
    track = Rect(box.x + u(18), box.y + top, box.w - 2 * u(18), bar)
    kit.paint.panel(surface, track, "#021610", 1, LINE, 10)
    share = min(1.0, meter.have / max(1, meter.need))
    if share > 0:
        full = Rect(track.x, track.y, max(bar, round(track.w * share)), bar)
        kit.paint.panel(surface, full, opacity=1, line=GOLD_RIM, radius=10, gradient=(GOLD_LIGHT, GOLD_DARK))
    y = track.bottom + u(8) + line // 2
    for i, row in enumerate(rows):
        ink, face = (CREAM, "strong") if i == 0 else (DIM, "text")
        text.draw(surface, row, (box.x + u(18), y), 20, ink, "strong" if face == "strong" else "text", room=track.w)
        y += line


def draw_tip(kit: Kit, surface: Surface, rect: Rect, head: str, body: str, refused: bool) -> None:
    """The sheet that always says what the program waits for; a refusal has a red rim until the next thing is done."""
    text, u = kit.text, kit.theme.u
    pad = u(20)
    room = rect.w - 2 * pad
    line = round(text.line(20.5) * 1.08)
    whole = text.fit(head, 25, room, "strong")[0] == head
    heads = [head] if whole else text.wrap(head, 22, room, "strong")[:2]
    top = text.line(25, "strong") if whole else text.line(22, "strong") * len(heads)
    rows = len(text.wrap(body, 20.5, room)) if body else 0
    tall = min(rect.h, top + rows * line + 2 * u(14) + (u(4) if rows else 0))
    tall = max(tall, min(rect.h, u(92)))
    box = Rect(rect.x, rect.centery - tall // 2, rect.w, tall)
    kit.paint.panel(surface, box, PAPER, 0.98, "#C8142B" if refused else GOLD, 18, 3.5 if refused else 3, shadow=True)
    y = box.y + u(13) + top // 2
    if not rows:
        y = box.centery
    high = top // len(heads)
    for n, line_ in enumerate(heads):
        middle = y - top // 2 + n * high + high // 2
        text.draw(surface, line_, (box.x + pad, middle), 25 if whole else 22, INK, "strong", room=room)
    if rows:
        below = Rect(box.x + pad, y + top // 2 + u(3), room, box.bottom - u(6) - y - top // 2)
        text.paragraph(surface, body, below, 20.5, "#8A1023" if refused else INK_SOFT)
