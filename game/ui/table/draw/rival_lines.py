"""A rival team as one line: its players, book counts and score; and its band when that is open. Drawing only."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from game.messages.functions import table as say_table
from game.rules.ruleset import BookKind
from game.toolkit.drawing.theme import ADDED, CLEAN_TEXT, CREAM, DIM, GOLD, PANEL, TEAM_COLOURS, WHITE
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import RIBBONS
from game.ui.shared.marks import PIPS, draw_team_mark
from game.ui.shared.people import portraits
from game.ui.shared.people.portrait_and_name import name_in
from game.ui.table.draw.cloth import STROKES, WANTED_RIMS, BandWords, Turn, draw_cards, draw_ground, draw_threes
from game.ui.table.draw.plates import Plate, draw_answer, draw_counts, draw_tag, tag_size
from game.ui.table.layout.bands import BandPlaces
from game.ui.table.layout.plan import NAME_SHARE
from game.ui.table.layout.table_layout import ABOVE_BOOKS

NAME, SIGN, FIGURE, OWNER = 29.0, 26.0, 29.0, 24.0
"""Design pixels of the letters of names, of remarks about players, of book counts, and of whose opened line it is."""
SCORES: Final = ((34.0, 28.0), (31.0, 25.0), (27.0, 22.0))
"""The same for the score and this round's points, which are left out if they don't fit."""
LEAST_WITH_FACE: Final = 0.8
"""The share of its size that a name keeps beside a portrait."""
SOME_RANKS: Final = "A K Q …"
"""The fewest of a team's melds that are worth a column."""
CHEVRON: Final = {False: "M18 34L50 66L82 34", True: "M18 66L50 34L82 66"}
"""Points to where the band opens, or back."""


def draw_line(kit: Kit, surface: Surface, band: BandPlaces, heading: BandWords, turn: Turn, is_open: bool) -> None:
    """The ground of a line with everything but its players, in columns that match in all lines."""
    text, u, line = kit.text, kit.theme.u, band.rect
    draw_ground(kit, surface, line, TEAM_COLOURS[heading.team], "theirs" if is_open else turn)
    mark = max(14, u(26))
    draw_team_mark(kit, surface, heading.team, (line.x + u(25), line.centery), mark)
    x, side = band.heading.x, max(14, u(24))
    needed = text.width("−88,888", SCORES[-1][0], "strong") + side + u(24)  # no other place shows the score
    room = (line.right - needed - x) // max(1, len(heading.tally))
    for kind, count in heading.tally:
        box = Rect(x, line.y, room - min(u(10), 6), line.h)
        x = _draw_figure(kit, surface, kind, count, box) + min(u(10), 6)
    if band.threes is not None:
        draw_threes(kit, surface, band.threes, heading.threes)
        x = band.threes.right
    right = line.right - u(10) - side
    chevron = kit.paint.path(CHEVRON[is_open], side, CREAM, 12)
    surface.blit(chevron, (right, line.centery - side // 2))
    right -= u(16)
    for total, now in SCORES:
        width = text.width("+8,888", now) + u(14)
        if text.width("−88,888", total, "strong") + width <= right - x:
            shown = "" if heading.now == "0" else heading.now
            text.draw(surface, shown, (right, line.centery), now, ADDED, align="right", room=width)
            right -= width
            break
    text.draw(surface, heading.total, (right, line.centery), total, WHITE, "strong", "right", right - x)
    x, right = x + u(28), right - text.width("−88,888", total, "strong") - u(14)
    if heading.ranks and text.least_width(SOME_RANKS, FIGURE, 0, "strong") + side + u(8) <= right - x:
        kit.paint.icon(surface, "meld", (x + side // 2, line.centery), side, DIM)
        x += side + u(8)
        has_air = text.width(heading.ranks, FIGURE, "strong") <= right - x
        ranks = heading.ranks if has_air else heading.ranks.replace("  ", " ")
        text.draw(surface, ranks, (x, line.centery), FIGURE, CREAM, "strong", room=right - x)


def _draw_figure(kit: Kit, surface: Surface, kind: BookKind, count: int, room: Rect) -> int:
    """How many books of a kind, with its sign on its colour; dashed and pale for none. Returns where it ends."""
    text, height, y = kit.text, round(0.74 * room.h), room.centery
    size = text.within(FIGURE, height, "strong")
    digit = text.width("8", size, "strong")
    side = max(6, min(round(0.5 * height), round((room.w - digit) / 1.9)))
    box = Rect(room.x, y - height // 2, side + digit + round(0.9 * side), height)
    ink = WHITE if count else CLEAN_TEXT if kind == "clean" else DIM
    if count:
        kit.paint.panel(surface, box, RIBBONS[kind], 1, CREAM if kind == "dirty" else None, 10, 1)
    else:
        kit.paint.dashed(surface, box, WANTED_RIMS.get(kind, DIM), 0.06, 10)
    left = box.x + round(0.3 * side)
    if kind == "wild":
        kit.paint.icon(surface, "star", (left + side // 2, y), side, ink)
    else:
        sign = kit.paint.path(*((PIPS["H"], side, ink) if kind == "clean" else (STROKES, side, ink, 11)))
        surface.blit(sign, (left, y - side // 2))
    text.draw(surface, str(count), ((left + side + box.right) // 2, y), size, ink, "strong", "center")
    return box.right


class LineLook(NamedTuple):
    """What all players on lines share: whether there are portraits, and the design size of names."""

    has_faces: bool
    name: float


def line_look(kit: Kit, plates: Sequence[tuple[Rect, Plate]]) -> LineLook:
    """The largest names that fit; portraits give way if names would be much smaller, or cut."""
    found = []
    for has_faces in (True, False):
        sizes = [NAME]
        for rect, plate in plates:
            room = _name_room(kit, rect, plate, has_faces)
            size = kit.text.within(NAME, rect.h, "strong")
            name = name_in(kit.text, plate.name, size, room)
            is_whole = kit.text.fit(name, size, room, "strong")[0] == name
            sizes.append(kit.text.common([name], size, room, "strong") * (is_whole or not has_faces))
        found.append(LineLook(has_faces, min(sizes)))
    return found[0] if found[0].name >= LEAST_WITH_FACE * found[1].name else found[1]


def _face(kit: Kit, rect: Rect) -> int:
    return rect.h - 2 * kit.theme.u(5)


def _sign(kit: Kit) -> int:
    return max(18, kit.theme.u(28))


def _name_room(kit: Kit, rect: Rect, plate: Plate, has_face: bool) -> int:
    u = kit.theme.u
    before, after = _face(kit, rect) + u(12) if has_face else 0, _sign(kit) + u(6) if plate.sign else 0
    return round(NAME_SHARE * rect.w) - before - after - u(14)


def draw_seat_on_line(kit: Kit, surface: Surface, rect: Rect, plate: Plate, sizes: LineLook) -> None:
    """A player's part of the line: portrait with a gold ring in their turn, name, cards left, stacks yet to be picked
    up or that they may soon go out, and who is next.
    """
    text, u, y = kit.text, kit.theme.u, rect.centery
    x, counts, side = rect.x, rect.x + round(NAME_SHARE * rect.w), _face(kit, rect)
    if sizes.has_faces:
        face = Rect(x, y - side // 2, side, side)
        if plate.active:
            kit.paint.panel(surface, face.inflate(u(8), u(8)), GOLD, 1, None, side)
        portraits.draw(kit.paint, surface, plate.look, plate.team, face.topleft, side, plate.active)
        if plate.answer is not None:
            badge = round(side * 0.5)
            draw_answer(kit, surface, plate.answer, (face.right - badge // 2, face.bottom - badge // 2), badge)
        x = face.right + u(12)
    ink = GOLD if plate.active else TEAM_COLOURS[plate.team]
    if plate.sign:
        kit.paint.icon(surface, plate.sign, (counts - u(8) - _sign(kit) // 2, y), _sign(kit), ink)
    size, room = sizes.name, _name_room(kit, rect, plate, sizes.has_faces)
    tag = Rect((0, 0), tag_size(kit, SIGN))
    if plate.dealt:
        right = rect.right - u(14) - (plate.is_next and not plate.alert) * (tag.w + u(8))
        end = draw_counts(kit, surface, plate, (counts, right, y), text.within(34, rect.h, "number"), SIGN)
        tag.midleft = end + u(8), y
    else:
        tag.midleft = counts, y
    if plate.is_next and tag.right <= rect.right:  # the lines are in the order of play, too
        draw_tag(kit, surface, tag, SIGN)
    text.draw(surface, name_in(text, plate.name, size, room), (x, y), size, ink, "strong", room=room)


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
