"""A rival who plays alone as one column: name, portrait, cards left, score, melds and books. Drawing only."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.toolkit.drawing.theme import ADDED, CREAM, GOLD, TEAM_COLOURS, WHITE
from game.toolkit.kit import Kit
from game.ui.shared.marks import draw_team_mark
from game.ui.shared.people import portraits
from game.ui.shared.people.portrait_and_name import name_in
from game.ui.table.draw.badges import sign_width
from game.ui.table.draw.cloth import BandWords, Turn, draw_ground
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
from game.ui.table.draw.rival_lines import CHEVRON, COUNTS, RANK, draw_figure, draw_meld
from game.ui.table.layout.bands import column_rows

NAME, SCORE, NOW, COUNT = 31.0, 31.0, 24.0, 32.0
"""Design pixels of the letters of names, scores, this round's points, and of the counts on melds."""
PAD, GAP = 13, 6
"""Design pixels inside the rim, and between melds."""
TIGHT: Final = 1.25
"""How much higher lines may be than their rows: their letters are lower."""
LEAST_WITH_MARK, LEAST_NAME = 0.8, 0.7
"""The shares of their size that names keep beside the teams' marks, and beside portraits."""
LEAST_MELDS, MOST_ROWS = 4, 3
"""There are places for this many melds at least, in this many rows at most."""
WORTH_LESS: Final = 1.25
"""How much larger letters must become for a meld to say less of its cards."""
COUNT_SHARE, HEIGHT_SHARE, LINES_SHARE = 0.94, 0.5, 1.14
"""The shares of a meld's width and height for its count, and of its height for the letters of rank and count."""
BOOK: Final = 48
"""Design pixels of the width of a book beside the melds."""


class ColumnLook(NamedTuple):
    """What all columns share: the side of the portraits, whether names have their team's mark, the design sizes of
    names, numbers of cards, and scores, how many melds are side by side and in how many rows, what they say of their
    cards, and how large.
    """

    face: int
    has_mark: bool
    name: float
    number: float
    score: float
    across: int
    rows: int
    form: int
    letters: float


def column_look(kit: Kit, columns: Sequence[tuple[Rect, Plate, BandWords]]) -> ColumnLook:
    """The largest sizes that fit into each; the melds of the fullest decide, so that all rivals are shown alike. Names
    come before portraits, and these before the marks.
    """
    text = kit.text
    narrowest = min((rect for rect, _, _ in columns), key=lambda rect: rect.w)
    names, numbers, _ = column_rows(narrowest)
    largest = text.within(NAME, round(TIGHT * names.h), "strong")
    for face, has_mark in ((names.h, True), (names.h, False), (0, True), (0, False)):
        name, is_whole = largest, True
        for _, plate, _ in columns:
            room = _name_room(kit, narrowest, plate, face, has_mark)
            shown = name_in(text, plate.name, largest, room)
            name = text.common([shown], name, room, "strong")
            is_whole &= text.width(shown, largest * (LEAST_WITH_MARK if has_mark else LEAST_NAME), "strong") <= room
        if is_whole:
            break
    number = text.within(NUMBER, numbers.h // 2, "number")
    score = text.within(SCORE, round(TIGHT * numbers.h / 2), "strong")
    widest = max(_score_width(kit, heading, score) for _, _, heading in columns)
    score *= min(1.0, (narrowest.w - 2 * kit.theme.u(PAD)) / widest)
    return ColumnLook(face, has_mark, name, number, score, *_meld_look(kit, columns))


def _score_width(kit: Kit, heading: BandWords, size: float) -> int:
    now = kit.text.width(heading.now, NOW / SCORE * size)
    return kit.text.width(heading.total, size, "strong") + kit.theme.u(GAP) + now


def _meld_look(kit: Kit, columns: Sequence[tuple[Rect, Plate, BandWords]]) -> tuple[int, int, int, float]:
    """How many melds are side by side and in how many rows, what they say of their cards, and the design size of its
    letters: as much as fits, unless less would be much larger.
    """
    text, ways = kit.text, [(0.0, -1, LEAST_MELDS, len(COUNTS) - 1, COUNT)]
    most = max(LEAST_MELDS, *(len(heading.melds) for _, _, heading in columns))
    for (form, count), rows in product(enumerate(COUNTS), range(1, MOST_ROWS + 1)):
        across = -(-most // rows)
        box = min((_place(kit, rect, heading, across, rows, 0) for rect, _, heading in columns), key=lambda box: box.w)
        size = text.within(COUNT, round(HEIGHT_SHARE * box.h), "strong")
        signs = {count(meld) for _, _, heading in columns for meld in heading.melds}

        def width(size: float, signs: Iterable[str] = signs) -> int:
            ten = text.width("10", RANK * size, "strong")
            return max(ten, *(sign_width(kit, sign, size) for sign in ("", *signs)))

        size *= min(1.0, COUNT_SHARE * box.w / width(size))
        is_high = text.px(size) + text.px(RANK * size) <= LINES_SHARE * box.h
        if is_high and width(size) <= box.w - 2:
            ways.append((size / WORTH_LESS**form, -rows, across, form, size))
    _, rows, across, form, size = max(ways)
    return across, -rows, form, size


def _place(kit: Kit, column: Rect, heading: BandWords, across: int, rows: int, number: int) -> Rect:
    """Where a meld is, left of the books."""
    gap, room = max(2, kit.theme.u(GAP)), column_rows(column)[2].inflate(-2 * kit.theme.u(PAD), 0)
    step, down = (room.w - _book_width(kit, heading)) / across, (room.h + gap) / rows
    row, at = divmod(number, across)
    return Rect(room.x + round(at * step), room.y + round(row * down), round(step) - gap, round(down) - gap)


def _book_width(kit: Kit, heading: BandWords) -> int:
    return kit.theme.u(BOOK) if heading.tally else 0


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
    names, numbers, melds = column_rows(column)
    left, right, side = column.x + u(PAD), column.right - u(PAD), _mark(kit)
    face, y = Rect(left, names.y, look.face, look.face), names.centery
    ink, x = GOLD if plate.active else colour, left
    if look.face:
        if plate.active:
            kit.paint.panel(surface, face.inflate(u(8), u(8)), GOLD, 1, None, face.w)
        portraits.draw(kit.paint, surface, plate.look, plate.team, face.topleft, face.w, plate.active)
        x = face.right + u(GAP)
    if plate.answer is not None:
        badge = names.h // 2
        draw_answer(kit, surface, plate.answer, (left + names.h - badge // 2, names.bottom - badge // 2), badge)
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
        tag = Rect((0, 0), tag_size(kit, next_word())).move_to(midright=(right, y))
        draw_tag(kit, surface, tag, next_word())
        end = tag.left - u(GAP)
    if plate.dealt:
        begin = draw_stacks(kit, surface, plate, (left, y), look.number) + u(GAP)
        letters = text.common([plate.alert], ALERT, end - begin - u(16), "strong")
        draw_stack_words(kit, surface, plate, (begin, end, y), letters)
    y = numbers.bottom - numbers.h // 4
    end = text.draw(surface, heading.total, (left, y), look.score, WHITE, "strong").right + u(GAP)
    if heading.now not in ("", "0"):
        size = NOW / SCORE * look.score
        end = min(end, column.right - u(4) - text.width(heading.now, size))
        text.draw(surface, heading.now, (end, y), size, ADDED)
    for n, meld in enumerate(heading.melds):
        box = _place(kit, column, heading, look.across, look.rows, n)
        draw_meld(kit, surface, box, meld, COUNTS[look.form](meld), RANK * look.letters, look.letters)
    gap, books = max(2, u(GAP)), len(heading.tally)
    for n, (kind, count) in enumerate(heading.tally):
        height = (melds.h + gap) // books
        box = Rect(0, melds.y + n * height, _book_width(kit, heading), height - gap)
        box.right = column.right - u(PAD)
        draw_figure(kit, surface, kind, count, box)
