"""A rival who plays alone as one column: name, portrait, cards left, score, melds and books. Drawing only."""

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.toolkit.drawing.theme import ADDED, CREAM, GOLD, TEAM_COLOURS, WHITE
from game.toolkit.kit import Kit
from game.ui.shared.marks import draw_team_mark
from game.ui.shared.people import portraits
from game.ui.shared.people.portrait_and_name import name_in
from game.ui.table.draw.badges import sign_width
from game.ui.table.draw.cloth import BandWords, Turn, draw_ground, draw_threes
from game.ui.table.draw.plates import (
    ALERT,
    NUMBER,
    Plate,
    draw_answer,
    draw_stack_words,
    draw_stacks,
    draw_tag,
    next_word,
    tag_size,
)
from game.ui.table.draw.rival_lines import CHEVRON, COUNTS, RANK, SIGN, draw_figure, draw_meld
from game.ui.table.layout.bands import column_rows, threes_in_column

NAME, SCORE, LEAST_NOW = 31.0, 31.0, 24.0
"""Design pixels of the letters of names and scores, and for what scores leave room at least: this round's points."""
COUNT_SIZES: Final = tuple(range(34, 13, -1))
"""The same of the counts on melds, the largest first."""
PAD, GAP = 10, 6
"""Design pixels inside the rim, and between melds."""
TIGHT: Final = 1.25
"""How much higher lines may be than their rows: their letters are lower."""
LEAST_NAME: Final = 0.72
"""The share of its size that a name keeps beside portrait and team's mark."""
LEAST_MELDS, MOST_ROWS = 4, 3
"""There are places for this many melds at least, in this many rows at most."""
FULL: Final = 0.98
"""The letters of rank and count together as a share of a meld's height: capitals and figures are lower."""
WORTH: Final = (1.0, 0.9, 0.88, 0.5)
"""What letters are worth in each form of `COUNTS`: less of it must be larger, and no count at all twice as large."""
BOOK: Final = 48
"""Design pixels of the width of a book beside the melds."""


class ColumnLook(NamedTuple):
    """What all columns share: the side of the portraits, whether names have their team's mark, the design sizes of
    names, numbers of cards, scores and points, how many melds are side by side and in how many rows, what they say of
    their cards, and how large.
    """

    face: int
    has_mark: bool
    name: float
    number: float
    score: float
    now: float
    across: int
    rows: int
    form: int
    letters: int


def column_look(kit: Kit, columns: Sequence[tuple[Rect, Plate, BandWords]]) -> ColumnLook:
    """The largest sizes that fit into each; the melds of the fullest decide, so that all rivals are shown alike. Names
    come before portraits, and these before the marks.
    """
    text = kit.text
    narrowest = min((rect for rect, _, _ in columns), key=lambda rect: rect.w)
    names, numbers, _ = column_rows(narrowest)
    largest = text.within(NAME, round(TIGHT * names.h), "strong")
    for face, has_mark in ((names.h, True), (names.h, False), (0, True), (0, False)):
        rooms = [(plate.name, _name_room(kit, narrowest, plate, face, has_mark)) for _, plate, _ in columns]
        shown = [(name_in(text, name, largest, room), room) for name, room in rooms]
        if all(text.width(name, LEAST_NAME * largest, "strong") <= room for name, room in shown):
            break
    name = min(text.common([name], largest, room, "strong") for name, room in shown)
    number = text.within(NUMBER, round(TIGHT * numbers.h / 2), "number")
    score, least = (text.within(size, round(TIGHT * numbers.h / 2), "strong") for size in (SCORE, LEAST_NOW))
    room = narrowest.w - 2 * kit.theme.u(PAD) - kit.theme.u(GAP)
    heads = [(head, room - _threes_width(kit, narrowest, head)) for _, _, head in columns]
    score *= min(
        1.0, *(room / (text.width(head.total, score, "strong") + text.width(head.now, least)) for head, room in heads)
    )
    now = min(text.common([head.now], score, room - text.width(head.total, score, "strong")) for head, room in heads)
    return ColumnLook(face, has_mark, name, number, score, now, *_meld_look(kit, columns))


def _meld_look(kit: Kit, columns: Sequence[tuple[Rect, Plate, BandWords]]) -> tuple[int, int, int, int]:
    """How many melds are side by side and in how many rows, what they say of their cards, and the design size of its
    letters: as much as fits, unless less would be much larger.
    """
    text = kit.text
    most = max(LEAST_MELDS, *(len(heading.melds) for _, _, heading in columns))
    ways = [(0.0, -MOST_ROWS, -(-most // MOST_ROWS), len(COUNTS) - 1, COUNT_SIZES[-1])]
    for (form, count), rows in product(enumerate(COUNTS), range(1, MOST_ROWS + 1)):
        across, signs = -(-most // rows), {count(meld) for _, _, heading in columns for meld in heading.melds}
        box = min((_place(kit, rect, across, rows, 0) for rect, _, _ in columns), key=lambda box: box.w)
        for size in COUNT_SIZES:
            widths = text.width("10", RANK * size, "strong"), *(sign_width(kit, sign, size) for sign in signs)
            letters = text.px(RANK * size) + any(signs) * text.px(size)
            if max(widths) <= 0.92 * box.w and letters <= FULL * box.h:
                ways.append((size * WORTH[form], -rows, across, form, size))
    _, rows, across, form, size = max(ways)
    return across, -rows, form, size


def _place(kit: Kit, column: Rect, across: int, rows: int, number: int) -> Rect:
    """Where a meld is, left of the books."""
    gap, room = max(2, kit.theme.u(GAP)), column_rows(column)[2].inflate(-2 * kit.theme.u(PAD), 0)
    step, down = (room.w - kit.theme.u(BOOK)) / across, (room.h + gap) / rows
    row, at = divmod(number, across)
    return Rect(room.x + round(at * step), room.y + round(row * down), round(step) - gap, round(down) - gap)


def _threes(kit: Kit, column: Rect, heading: BandWords) -> Rect | None:
    return threes_in_column(column, len(heading.threes), kit.theme.height / 1080)


def _threes_width(kit: Kit, column: Rect, heading: BandWords) -> int:
    threes = _threes(kit, column, heading)
    return threes.w + kit.theme.u(GAP) if threes is not None else 0


def _mark(kit: Kit) -> int:
    return max(14, kit.theme.u(24))


def _name_room(kit: Kit, column: Rect, plate: Plate, face: int, has_mark: bool) -> int:
    u = kit.theme.u
    signs = (1 + has_mark + bool(plate.sign)) * (_mark(kit) + u(GAP))
    return column.w - 2 * u(PAD) - (face and face + u(GAP)) - signs


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
    names, numbers, _ = column_rows(column)
    left, right, side = column.x + u(PAD), column.right - u(PAD), _mark(kit)
    face, y = Rect(left, names.y, look.face, look.face), names.centery
    ink, x = GOLD if plate.active else colour, left
    if look.face:
        if plate.active:
            kit.paint.panel(surface, face.inflate(u(8), u(8)), GOLD, 1, None, face.w)
        portraits.draw(kit.paint, surface, plate.look, plate.team, face.topleft, face.w, plate.active)
        x = face.right + u(GAP)
    if plate.answer is not None:
        draw_answer(kit, surface, plate.answer, (left + names.h * 3 // 4, y + names.h // 4), names.h // 2)
    if look.has_mark:
        draw_team_mark(kit, surface, plate.team, (x + side // 2, y), side)
        x += side + u(GAP)
    room = _name_room(kit, column, plate, look.face, look.has_mark)
    text.draw(surface, name_in(text, plate.name, look.name, room), (x, y), look.name, ink, "strong", room=room)
    surface.blit(kit.paint.path(CHEVRON[is_open], side, CREAM, 12), (right - side, y - side // 2))
    if plate.sign:
        kit.paint.icon(surface, plate.sign, (right - side - u(GAP) - side // 2, y), side, ink)
    y, end = numbers.y + numbers.h // 4, right
    if plate.is_next:
        tag = Rect((0, 0), tag_size(kit, next_word(), SIGN)).move_to(midright=(right + u(GAP), y))
        draw_tag(kit, surface, tag, next_word(), SIGN)
        end = tag.left - u(GAP)
    if plate.dealt:
        begin = draw_stacks(kit, surface, plate, (left, y), look.number) + u(GAP) // 2
        letters = text.common([plate.alert], ALERT, end - begin - u(16), "strong")
        draw_stack_words(kit, surface, plate, (begin, end, y), letters)
    y = numbers.bottom - numbers.h // 4
    end = text.draw(surface, heading.total, (left, y), look.score, WHITE, "strong").right + u(GAP)
    if heading.now not in ("", "0"):
        end = min(end, column.right - u(4) - _threes_width(kit, column, heading) - text.width(heading.now, look.now))
        text.draw(surface, heading.now, (end, y), look.now, ADDED)
    if (threes := _threes(kit, column, heading)) is not None:
        draw_threes(kit, surface, threes, heading.threes)
    for n, meld in enumerate(heading.melds):
        box = _place(kit, column, look.across, look.rows, n)
        draw_meld(kit, surface, box, meld, COUNTS[look.form](meld), RANK * look.letters, look.letters)
    for n, (kind, count) in enumerate(heading.tally):
        box = _place(kit, column, 1, len(heading.tally), n)
        box.left, box.w = box.right + max(2, u(GAP)), u(BOOK)
        draw_figure(kit, surface, kind, count, box)
