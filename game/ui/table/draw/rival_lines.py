"""A rival team as one line: its players, book counts and score; and its band when that is open. Drawing only."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.cards import corner
from game.messages.functions import table as say_table
from game.rules.ruleset import BookKind
from game.toolkit.drawing.theme import (
    ADDED,
    BADGE,
    CREAM,
    DIM,
    GOLD,
    GOLD_PALE,
    INK,
    INK_SOFT,
    PANEL,
    PAPER,
    PAPER_MARK,
    PAPER_RIM,
    QUIET,
    TEAM_COLOURS,
    WHITE,
)
from game.toolkit.kit import Kit
from game.ui.shared.marks import draw_team_mark
from game.ui.shared.people import portraits
from game.ui.shared.people.portrait_and_name import name_in
from game.ui.table.draw.badges import Chip, draw_kind, draw_sign, meld_signs, sign_width
from game.ui.table.draw.cloth import BandWords, Turn, draw_cards, draw_ground, draw_threes, draw_wanted
from game.ui.table.draw.plates import (
    ALERT,
    NUMBER,
    Plate,
    draw_answer,
    draw_stack_words,
    draw_stacks,
    draw_tag,
    next_word,
    stacks_width,
    tag_size,
)
from game.ui.table.layout.bands import BandPlaces
from game.ui.table.layout.plan import NAME_SHARE
from game.ui.table.layout.table_layout import ABOVE_BOOKS

NAME, SIGN, FIGURE, OWNER = 31.0, 23.0, 31.0, 24.0
"""Design pixels of the letters of names, of remarks about players, of book counts, and of whose opened line it is."""
SCORES, SHARES = (34.0, 30.0), (0.62, 0.48)
"""The same for the score and this round's points below it, and the shares of the line that they may fill."""
BETWEEN: Final = 12
"""Design pixels after a number of books."""
BOOK_SHAPE: Final = 0.8
"""The least width of a book with their number, as a share of its height."""
BEHIND, RIBBON = 2, 0.32
"""Window pixels by which each card shows behind a book, and the share of its height for its ribbon."""
COUNT_SIZES, RANK, RANK_SHARE, COUNT_SHARE = (37.0, 35.0, 33.0, 31.0, 29.0, 27.0, 25.0, 23.0, 21.0), 1.28, 0.68, 0.54
"""Design pixels of the count on a meld, the largest that costs no meld its place; how much larger the rank is; and the
shares of a meld that their letters may fill.
"""
COUNTS: Final[tuple[Callable[[Chip], str], ...]] = (
    lambda meld: meld_signs(meld.count, meld.of, meld.wilds)[0],
    lambda meld: f"{meld.count}/{meld.of}",
    lambda meld: str(meld.count),
    lambda meld: "",
)
"""What a meld says of its cards: all of it first."""
WIDE: Final = 1.6
"""How wide it is if there is room, as a share of its height."""
WORTH_LESS: Final = 1.25
"""How much larger letters must become for it to say less of them."""
NAMED, REMARKED = (0.29, 0.56), (0.74, 0.4)
"""How far down a line a name and the remarks below it are, and the shares of it that their letters may fill."""
LEAST_WITH_FACE, LEAST_LARGE = 0.67, 0.75
"""The share of its size that a name keeps beside a portrait, and in a large interface, where it would be as small as in
the usual one.
"""
ORDER, FACE = 25.0, 58
"""Design pixels of a figure in the order of play, and the most of a portrait: the name beside it is worth more."""
CHEVRON: Final = {False: "M18 34L50 66L82 34", True: "M18 66L50 34L82 66"}
"""Points to where the band opens, or back."""


def draw_line(kit: Kit, surface: Surface, band: BandPlaces, heading: BandWords, turn: Turn, is_open: bool) -> None:
    """The ground of a line with everything but its players and melds, in columns that match in all lines."""
    text, u, line = kit.text, kit.theme.u, band.rect
    draw_ground(kit, surface, line, TEAM_COLOURS[heading.team], "theirs" if is_open else turn)
    draw_team_mark(kit, surface, heading.team, (line.x + u(25), line.centery), max(14, u(26)))
    x = books_left(kit, band, heading)
    x = draw_tally(kit, surface, heading.tally, _row_of_books(line).move(x - line.x, 0)) + u(BETWEEN)
    if band.threes is not None:
        draw_threes(kit, surface, band.threes, heading.threes)
    side = max(14, u(24))
    right = line.right - u(10) - side
    chevron = kit.paint.path(CHEVRON[is_open], side, CREAM, 12)
    surface.blit(chevron, (right, line.centery - side // 2))
    right -= u(16)
    is_below = heading.now not in ("", "0")
    sizes = [text.within(size, round(share * line.h), "strong") for size, share in zip(SCORES, SHARES, strict=True)]
    up, down = (round(share * line.h) for share in (0.34, 0.76))
    y, size = (line.y + up, sizes[0]) if is_below else (line.centery, SCORES[0])
    text.draw(surface, heading.total, (right, y), size, WHITE, "strong", "right", right - x)
    if is_below:
        text.draw(surface, heading.now, (right, line.y + down), sizes[1], ADDED, align="right", room=right - x)


def books_left(kit: Kit, band: BandPlaces, heading: BandWords) -> int:
    """Where the books of a line begin, of which the score is at its end: right of its players if that has room for the
    score in small letters.
    """
    u = kit.theme.u
    books = tally_width(kit, heading.tally, _row_of_books(band.rect).h) + u(BETWEEN)
    right = band.rect.right - max(14, u(24)) - u(26) - books
    width = kit.text.width("−88,888", SCORES[0], "strong")
    least = kit.text.least_width("−88,888", SCORES[0], 0, "strong")
    return min(max(band.heading.x, right - width), right - least)


def _row_of_books(line: Rect) -> Rect:
    height = round(0.84 * line.h)
    return Rect(line.x, line.centery - height // 2, line.w, height)


def tally_width(kit: Kit, tally: Sequence[tuple[BookKind, int]], height: int) -> int:
    """The width of the numbers of books, this high."""
    return sum(_figure_width(kit, count, height) + kit.theme.u(BETWEEN) for _, count in tally) - kit.theme.u(BETWEEN)


def draw_tally(kit: Kit, surface: Surface, tally: Sequence[tuple[BookKind, int]], row: Rect) -> int:
    """How many books there are of each kind, from the left. Returns where they end."""
    x = row.x
    for kind, count in tally:
        box = Rect(x, row.y, _figure_width(kit, count, row.h), row.h)
        draw_figure(kit, surface, kind, count, box)
        x = box.right + kit.theme.u(BETWEEN)
    return x - kit.theme.u(BETWEEN)


def _figure_width(kit: Kit, count: int, height: int) -> int:
    return max(round(BOOK_SHAPE * height), kit.text.width(f"×{count}", FIGURE, "strong") + kit.theme.u(8))


def draw_figure(kit: Kit, surface: Surface, kind: BookKind, count: int, box: Rect) -> None:
    """How many books of a kind, on one with its ribbon; an empty place for none. A number alone would be a rank."""
    if not count:
        draw_wanted(kit, surface, kind, box, is_named=False)
        return
    front = Rect(box.topleft, (box.w - 2 * BEHIND, box.h - 2 * BEHIND))
    for n in (2 * BEHIND, BEHIND, 0):
        kit.paint.panel(surface, front.move(n, n), PAPER, 1, PAPER_MARK if n else PAPER_RIM, 6, 1.2)
    ribbon = Rect(front.x, 0, front.w, round(RIBBON * front.h)).move_to(bottom=front.bottom - round(0.06 * front.h))
    draw_kind(kit, surface, ribbon, kind)
    at = front.centerx, (front.y + ribbon.y) // 2
    kit.text.draw(surface, f"×{count}", at, FIGURE, INK, "strong", "center", front.w - 2)


def draw_meld(kit: Kit, surface: Surface, box: Rect, meld: Chip, count: str, rank: float, size: float) -> None:
    """A meld as a small card with its rank and count in letters of these sizes, gold like them if it has wild cards."""
    fill, rim, width = (GOLD_PALE, GOLD, 5) if meld.wilds else (PAPER, PAPER_RIM, 1.5)
    kit.paint.panel(surface, box, fill, 1, rim, 8, width)
    above, below = (box.y + round(share * box.h) for share in (0.27, 0.74))
    at = box.centerx, above if count else box.centery
    kit.text.draw(surface, corner(meld.rank), at, rank, INK, "strong", "center", box.w - 2)
    if is_alone := count.isdigit():  # below a rank it would be another one
        kit.paint.panel(
            surface, Rect(box.x + 3, 0, box.w - 6, round(0.4 * box.h)).move_to(centery=below), BADGE, 1, "", 8
        )
    draw_sign(kit, surface, count, (box.centerx, below), size, WHITE if is_alone else INK_SOFT)


def draw_melds(kit: Kit, surface: Surface, room: Rect, melds: Sequence[Chip]) -> None:
    """A team's melds as small cards up to the end of this room, those with wild cards rimmed in gold: all with as much
    of their counts as each has room for, or the nearest to a book and how many more there are.
    """
    text, gap, rim = kit.text, max(2, kit.theme.u(5)), max(6, kit.theme.u(8))
    tallest = text.within(COUNT_SIZES[0], round(COUNT_SHARE * room.h), "strong")

    forms = [(count, size) for count in COUNTS for size in {min(size, tallest): 0 for size in COUNT_SIZES}]
    steps = {
        (count, size): max(sign_width(kit, sign, size) for sign in ("10", *map(count, melds))) + rim + gap
        for count, size in forms
    }
    for_all, for_some = room.w // max(1, len(melds)), room.w - text.width(f"+{len(melds)}", SIGN, "strong")
    fits = {form: len(melds) if step <= for_all else max(0, for_some // step) for form, step in steps.items()}
    (count, size), shown = max(
        fits.items(), key=lambda fit: (fit[1], fit[0][1] / WORTH_LESS ** COUNTS.index(fit[0][0]))
    )
    apart = max(steps[count, size], min(for_all, round(WIDE * room.h)))
    if not shown:
        return
    more = f"+{len(melds) - shown}" if shown < len(melds) else ""
    if more:
        melds = sorted(melds, key=lambda meld: meld.of - meld.count)[:shown]
        text.draw(surface, more, (room.right, room.centery), SIGN, QUIET, "strong", "right")
    box = Rect(room.right - text.width(more, SIGN, "strong") - shown * apart, room.y, apart - gap, room.h)
    rank = text.within(RANK * size, round(RANK_SHARE * box.h), "strong")
    for meld in melds:
        draw_meld(kit, surface, box, meld, count(meld), rank, size)
        box.x += apart


class LineLook(NamedTuple):
    """What all players on lines share: whether there are portraits, the design sizes of names and numbers of cards, and
    the width of the stacks, after which each has the same room for melds.
    """

    has_faces: bool
    name: float
    number: float
    stacks: int


def line_look(kit: Kit, plates: Sequence[tuple[Rect, Plate]]) -> LineLook:
    """The largest names that fit; portraits give way if names would be much smaller, or cut."""
    found = []
    rooms = (rect.h // 2 if plate.alert else rect.h for rect, plate in plates)
    number = kit.text.within(NUMBER, min(rooms, default=0), "number")
    stacks = max((stacks_width(kit, plate, number) for _, plate in plates), default=0)
    for has_faces in (True, False):
        sizes = [NAME]
        for rect, plate in plates:
            room = _name_room(kit, rect, plate, has_faces)
            size = kit.text.within(NAME, round(NAMED[1] * rect.h), "strong")
            name = name_in(kit.text, plate.name, size, room)
            size = kit.text.common([name], size, room, "strong")
            is_whole = kit.text.fit(name, size, room, "strong")[0] == name
            sizes.append(size * (is_whole or not has_faces))
        found.append(LineLook(has_faces, min(sizes), number, stacks))
    least = LEAST_LARGE if kit.theme.is_large else LEAST_WITH_FACE
    return found[0] if found[0].name >= least * found[1].name else found[1]


def _face(kit: Kit, rect: Rect) -> int:
    return min(rect.h - 2 * kit.theme.u(5), kit.theme.u(FACE))


def _sign(kit: Kit) -> int:
    return max(18, kit.theme.u(28))


def _order(kit: Kit) -> int:
    return kit.text.width("8", ORDER, "strong") + kit.theme.u(8)


def _name_room(kit: Kit, rect: Rect, plate: Plate, has_face: bool) -> int:
    u = kit.theme.u
    before, signs = _face(kit, rect) + u(10) if has_face else 0, bool(plate.sign) + _is_beside(plate, has_face)
    return round(NAME_SHARE * rect.w) - _order(kit) - before - signs * (_sign(kit) + u(6)) - u(10)


def _is_beside(plate: Plate, has_face: bool) -> bool:
    """Whether there is an answer to show, and no portrait on which it could be."""
    return plate.answer is not None and not has_face


def draw_order(kit: Kit, surface: Surface, box: Rect, order: int) -> None:
    """A player's place in the order of play, counted from the viewer: the lines are in columns, a partner elsewhere."""
    kit.text.draw(surface, str(order), box.center, ORDER, QUIET, "strong", "center")


def draw_seat_on_line(
    kit: Kit, surface: Surface, rect: Rect, plate: Plate, sizes: LineLook, melds: Sequence[Chip], room: tuple[int, int]
) -> None:
    """A player's part of the line: their place in the order of play, portrait with a gold ring in their turn, name,
    cards left, and stacks yet to be picked up; below that who is next, who plays the foot and who may soon go out.
    Then the team's melds, if they are the last of the team, in this `room` from left to right.
    """
    text, u, y = kit.text, kit.theme.u, rect.centery
    x, counts, side = rect.x, rect.x + round(NAME_SHARE * rect.w), _face(kit, rect)
    draw_order(kit, surface, Rect(x, rect.y, _order(kit) - u(6), rect.h), plate.order)
    x += _order(kit)
    if sizes.has_faces:
        face = Rect(x, y - side // 2, side, side)
        if plate.active:
            kit.paint.panel(surface, face.inflate(u(8), u(8)), GOLD, 1, None, side)
        portraits.draw(kit.paint, surface, plate.look, plate.team, face.topleft, side, plate.active)
        if plate.answer is not None:
            badge = round(side * 0.5)
            draw_answer(kit, surface, plate.answer, (face.right - badge // 2, face.bottom - badge // 2), badge)
        x = face.right + u(10)
    ink = GOLD if plate.active else TEAM_COLOURS[plate.team]
    size, name_room = sizes.name, _name_room(kit, rect, plate, sizes.has_faces)
    has_remarks = plate.is_next or (plate.dealt and not plate.lying)
    at = x, rect.y + round(NAMED[0] * rect.h) if has_remarks else y
    text.draw(surface, name_in(text, plate.name, size, name_room), at, size, ink, "strong", room=name_room)
    low, letters = rect.y + round(REMARKED[0] * rect.h), text.within(ALERT, round(REMARKED[1] * rect.h), "strong")
    number_y, left, right = y, x, x + name_room
    if plate.alert:  # its words are as important as the number, under which they go on
        number_y = at[1]
        right = counts + sizes.stacks + u(8)
    spot = counts - u(8) - _sign(kit) // 2
    if plate.sign:
        kit.paint.icon(surface, plate.sign, (spot, number_y), _sign(kit), ink)
        spot -= _sign(kit) + u(6)
    if _is_beside(plate, sizes.has_faces):
        draw_answer(kit, surface, plate.answer is True, (spot, number_y), _sign(kit))
    if plate.is_next:
        tag = Rect((0, 0), tag_size(kit, next_word(), letters)).move_to(midleft=(left, low))
        draw_tag(kit, surface, tag, next_word(), letters)
        left = tag.right + u(6)
    if plate.dealt:
        draw_stack_words(kit, surface, plate, (left, right, low), letters)
        draw_stacks(kit, surface, plate, (counts, number_y), sizes.number)
    free = Rect(max(counts + sizes.stacks + u(16), room[0]), rect.y + u(5), 0, rect.h - 2 * u(5))
    free.w = room[1] - u(BETWEEN) - free.x
    draw_melds(kit, surface, free, melds)


def draw_opened_line(kit: Kit, surface: Surface, band: BandPlaces, heading: BandWords) -> None:
    """A line's band, with everything in it and the counts."""
    colour = TEAM_COLOURS[heading.team]
    kit.paint.panel(surface, band.rect, PANEL, 0.98, colour, 20, 3, shadow=True)
    draw_cards(kit, surface, band)
    if band.title_h > kit.theme.u(ABOVE_BOOKS):
        at, room = (band.rect.left + kit.theme.u(14), band.rect.top + band.title_h // 2), band.rect.w - kit.theme.u(28)
        kit.text.draw(surface, heading.title, at, OWNER, colour, "strong", room=room, height=band.title_h)
    if not band.melds:
        words = heading.note or say_table.not_open()
        kit.text.draw(surface, words, band.rect.center, NAME, DIM, align="center", room=band.rect.w)
