"""A rival who plays alone as one column: portrait, name, cards left, books, score and melds. Drawing only."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace
from pygame import Rect, Surface

from game.cards import corner
from game.toolkit.drawing.theme import ADDED, CREAM, GOLD, INK, INK_SOFT, PAPER, PAPER_RIM, TEAM_COLOURS, WHITE
from game.toolkit.kit import Kit
from game.ui.shared.marks import draw_team_mark
from game.ui.shared.people import portraits
from game.ui.shared.people.portrait_and_name import name_in
from game.ui.table.draw.badges import Chip
from game.ui.table.draw.cloth import BandWords, Turn, draw_ground
from game.ui.table.draw.plates import (
    NUMBER,
    Plate,
    alert_box,
    draw_alert,
    draw_answer,
    draw_stack_words,
    draw_stacks,
    draw_tag,
    next_word,
    stacks_width,
    tag_size,
)
from game.ui.table.draw.rival_lines import CHEVRON, draw_tally, tally_width
from game.ui.table.layout.bands import column_rows

NAME, SCORE, NOW, COUNT, RANK = 31.0, 36.0, 27.0, 29.0, 42.0
"""Design pixels of the letters of names, scores, this round's points, and of the counts and ranks of melds."""
PAD, GAP = 13, 6
"""Design pixels inside the rim, and between melds."""
SCORE_SHARE: Final = 0.58
"""The share of a column for the score, before this round's points."""
TIGHT: Final = 1.25
"""How much higher lines may be than their rows: their letters are lower."""
LEAST_WITH_MARK: Final = 0.8
"""The share of their size that names keep beside the teams' marks."""
LEAST_FACE: Final = 0.6
"""The share of its row that a portrait keeps beside the numbers."""


class ColumnLook(NamedTuple):
    """What all columns share: the side of the portraits, whether names have their team's mark, the design sizes of
    names, numbers of cards and scores, and how many melds are side by side, in one row with their counts or in two with
    ranks alone.
    """

    face: int
    has_mark: bool
    name: float
    number: float
    score: float
    across: int
    has_counts: bool


def column_look(kit: Kit, columns: Sequence[tuple[Rect, Plate, BandWords]]) -> ColumnLook:
    """The largest sizes that fit into each; the melds of the fullest decide, so that all rivals are shown alike."""
    text, u = kit.text, kit.theme.u
    narrowest = min((rect for rect, _, _ in columns), key=lambda rect: rect.w)
    inside, row = narrowest.w - 2 * u(PAD), column_rows(narrowest)[1].h
    number = text.within(NUMBER, row // 2, "number")
    beside = max(
        max(stacks_width(kit, plate, number), tally_width(kit, heading.tally, row // 2 - u(GAP)))
        for _, plate, heading in columns
    )
    face = min(row, inside - beside - u(PAD))
    name, score = (
        text.within(size, round(TIGHT * column_rows(narrowest)[n].h), "strong") for n, size in ((0, NAME), (2, SCORE))
    )
    has_mark = all(
        text.width(plate.name, LEAST_WITH_MARK * name, "strong") <= _name_room(kit, narrowest, plate, True)
        for _, plate, _ in columns
    )
    for _, plate, heading in columns:
        room = _name_room(kit, narrowest, plate, has_mark)
        name = text.common([name_in(text, plate.name, name, room)], name, room, "strong")
        score = text.common([heading.total], score, round(SCORE_SHARE * inside), "strong")
    most = max(1, *(len(heading.melds) for _, _, heading in columns))
    has_counts = most * (text.width("6/7", COUNT, "strong") + 2 * u(GAP)) <= inside
    across = max(4, most) if has_counts else max(6, -(-most // 2))
    return ColumnLook(face if face >= LEAST_FACE * row else 0, has_mark, name, number, score, across, has_counts)


def _mark(kit: Kit) -> int:
    return max(14, kit.theme.u(24))


def _name_room(kit: Kit, column: Rect, plate: Plate, has_mark: bool) -> int:
    u = kit.theme.u
    return column.w - 2 * u(PAD) - (1 + has_mark + bool(plate.sign)) * (_mark(kit) + u(GAP))


def draw_column(
    kit: Kit,
    surface: Surface,
    column: Rect,
    plate: Plate,
    heading: BandWords,
    turn: Turn,
    is_open: bool,
    look: ColumnLook,
) -> None:
    """Everything of a rival: the portrait has a gold ring in their turn, and a sign if they are next."""
    text, u, colour = kit.text, kit.theme.u, TEAM_COLOURS[plate.team]
    draw_ground(kit, surface, column, colour, "theirs" if is_open else turn)
    names, upper, scores, melds = column_rows(column)
    left, right, side = column.x + u(PAD), column.right - u(PAD), _mark(kit)
    ink = GOLD if plate.active else colour
    if look.has_mark:
        draw_team_mark(kit, surface, plate.team, (left + side // 2, names.centery), side)
    room = _name_room(kit, column, plate, look.has_mark)
    shown, x = name_in(text, plate.name, look.name, room), left + look.has_mark * (side + u(GAP))
    text.draw(surface, shown, (x, names.centery), look.name, ink, "strong", room=room)
    surface.blit(kit.paint.path(CHEVRON[is_open], side, CREAM, 12), (right - side, names.centery - side // 2))
    if plate.sign:
        kit.paint.icon(surface, plate.sign, (right - side - u(GAP) - side // 2, names.centery), side, ink)
    face = Rect(left, upper.centery - look.face // 2, look.face, look.face)
    if look.face:
        if plate.active:
            kit.paint.panel(surface, face.inflate(u(8), u(8)), GOLD, 1, None, look.face)
        portraits.draw(kit.paint, surface, plate.look, plate.team, face.topleft, look.face, plate.active)
        if plate.answer is not None:
            badge = round(look.face * 0.5)
            draw_answer(kit, surface, plate.answer, (face.right - badge // 2, face.bottom - badge // 2), badge)
    x, half = face.right + u(PAD) * bool(look.face), upper.h // 2
    held, end = upper.y + half // 2, right
    if plate.is_next:
        tag = Rect((0, 0), tag_size(kit, next_word())).move_to(midright=(right, held))
        if look.face:
            tag.midbottom = face.centerx, upper.bottom
        else:
            end = tag.left - u(GAP)
        draw_tag(kit, surface, tag, next_word())
    alert = alert_box(kit, plate.alert, 0, scores.centery)
    beside_score = right - left - text.width(heading.total, look.score, "strong") - u(GAP)
    says_alert = bool(plate.alert) and not plate.lying and alert.w <= beside_score
    if plate.dealt:
        begin = draw_stacks(kit, surface, plate, (x, held), look.number) + u(8)
        draw_stack_words(kit, surface, replace(plate, alert="") if says_alert else plate, (begin, end, held))
    draw_tally(kit, surface, heading.tally, Rect(x, upper.bottom - half + u(GAP), right - x, half - u(GAP)))
    end = text.draw(surface, heading.total, (left, scores.centery), look.score, WHITE, "strong").right + u(GAP)
    if says_alert:
        draw_alert(kit, surface, plate.alert, right - alert.w + u(8), scores.centery)
    elif heading.now not in ("", "0"):
        text.draw(surface, heading.now, (right, scores.centery), NOW, ADDED, align="right", room=right - end)
    _draw_melds(kit, surface, melds.inflate(-2 * u(PAD), 0), heading.melds, look)


def _draw_melds(kit: Kit, surface: Surface, room: Rect, melds: Sequence[Chip], look: ColumnLook) -> None:
    """Small cards by rank, those with wild cards rimmed in gold: all of them, in one row or two."""
    text, gap = kit.text, max(2, kit.theme.u(GAP))
    step, rows = (room.w + gap) / look.across, 1 if look.has_counts else 2
    height = (room.h + gap) // rows - gap
    size = text.within(RANK, round((0.62 if look.has_counts else 0.9) * height), "strong")
    size = text.common(["Q"], size, round(step) - gap - 2, "strong")
    for n, meld in enumerate(melds):
        row, column = divmod(n, look.across)
        box = Rect(room.x + round(column * step), room.y + row * (height + gap), round(step) - gap, height)
        kit.paint.panel(surface, box, PAPER, 1, GOLD if meld.wilds else PAPER_RIM, 8, 3 if meld.wilds else 1.5)
        y = box.y + round(0.32 * height) if look.has_counts else box.centery
        letters = text.common([corner(meld.rank)], size, box.w - 2, "strong")  # a ten is as narrow as others
        text.draw(surface, corner(meld.rank), (box.centerx, y), letters, INK, "strong", "center")
        if look.has_counts:
            at, count = (box.centerx, box.y + round(0.75 * height)), f"{meld.count}/{meld.of}"
            text.draw(surface, count, at, text.within(COUNT, height // 2, "strong"), INK_SOFT, "strong", "center")
