"""The felt under the cards: the teams' bands, book trays, dashed places. Drawing only."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec.structs import replace
from pygame import Rect, Surface

from game.cards import Card
from game.engine.ending.going_out import NeededBook
from game.messages.functions import table as say_table
from game.rules.ruleset import BookKind
from game.sentences.at_table import table as words
from game.toolkit.drawing.text import Face, Text
from game.toolkit.drawing.theme import (
    ADDED,
    BAD,
    BUTTON_TOP,
    CLEAN,
    CLEAN_TEXT,
    CREAM,
    DIM,
    DIRTY,
    GOLD,
    GOOD,
    GOOD_RIM,
    IDLE,
    INK,
    PANEL,
    PANEL_ACTIVE,
    PAPER,
    PAPER_RIM,
    REFUSED,
    SHADE,
    SUIT_INKS,
    TEAM_COLOURS,
    WHITE,
    WILD_INK,
)
from game.toolkit.kit import Kit
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.marks import PIPS, draw_team_mark
from game.ui.shared.people.portrait_and_name import READABLE, name_in
from game.ui.table.draw.badges import Chip, draw_badge, on_card
from game.ui.table.layout.bands import THREE_WIDTH, BandPlaces, Frame
from game.ui.table.sprites import draw_sprite

TITLE: Final = 28
"""Design pixels of the letters of a band's name and of its score."""
TOTAL_ALONE: Final = 32
"""Design pixels of a score in a heading without a name beside it."""
OF_FIGURES: Final = 1.3
"""How much higher than its place their line may be in large letters, whose descenders are on the air below."""
WANTED_RIMS: Final[Mapping[str, str]] = {"clean": CLEAN, "sevens": CLEAN, "wild": GOLD}
"""Rim colours of places for missing books; other kinds use `DIRTY`."""
SIGN: Final = 0.42
"""How large the sign of a kind of book is as a share of its place's width."""
STROKES: Final = "M14 90L90 14M4 60L60 4M40 96L96 40"
"""The sign of a dirty book on a place for one."""


OPENING: Final = 44
"""Design pixels of the letters of the opening minimum."""
BEFORE: Final = 9
"""Design pixels before each part of a score."""


class BandWords(msgspec.Struct, frozen=True):
    """The heading of a band."""

    team: int
    title: str
    note: str = ""
    threes: tuple[Card, ...] = ()
    """Red threes that the team laid down."""
    total: str = ""
    now: str = ""
    """The team's score before this round, and what the round adds to it."""
    books: str = ""
    """Its books in words, for screen readers."""
    is_named: bool = False
    """Whether the plate above says whose it is."""
    is_own: bool = True
    """Whether it is the viewer's, whose missing books are named."""
    tally: tuple[tuple[BookKind, int], ...] = ()
    """How many books it has of each kind."""
    melds: tuple[Chip, ...] = ()
    """Its other melds, while they are folded away."""
    parts: int = 2
    """How much of the score is shown: the total, and this round's points."""


Turn = Literal["none", "theirs", "yours"]
"""Whether the turn belongs to nobody in this band, to one of them, or to the viewer, who may meld now."""


def draw_band(kit: Kit, surface: Surface, band: BandPlaces, heading: BandWords, turn: Turn = "none") -> None:
    """The band's frame, which glows while the viewer may meld, its heading, and the places of missing books."""
    draw_ground(kit, surface, band.ground, TEAM_COLOURS[heading.team], turn)
    if band.beside_plates is not None:
        _draw_beside_plates(kit, surface, band, heading)
    else:
        _draw_heading(kit, surface, band, heading)
    if band.threes is not None:
        draw_threes(kit, surface, band.threes, heading.threes)
    for kind, rect in band.wanted:
        draw_wanted(kit, surface, kind, rect, is_named=heading.is_own)


def draw_band_and_cards(kit: Kit, surface: Surface, band: BandPlaces, heading: BandWords, turn: Turn) -> None:
    """A band with everything in it and the counts on it, if nothing in it can move."""
    draw_band(kit, surface, band, heading, turn)
    draw_cards(kit, surface, band)


def draw_cards(kit: Kit, surface: Surface, band: BandPlaces) -> None:
    """Everything that lies in a band, and the counts on it."""
    for sprite in band.sprites:
        draw_sprite(kit, surface, sprite)
    for badge in band.badges:
        text, style = badge.fitting(kit)
        draw_badge(kit, surface, text, badge.box(kit).center, style)


def _draw_beside_plates(kit: Kit, surface: Surface, band: BandPlaces, heading: BandWords) -> None:
    """The score at the end of the plates, which say whose it is, a line for each part; red threes use the lower one. A
    team that hasn't opened says so in place of cards.
    """
    text, line = kit.text, band.heading
    right, height = line.right - kit.theme.u(14), line.h // 2
    scores = _scores(heading)
    total, now = scores[:1], scores[1:]
    if score_width(kit, heading) > line.w // 2:
        now = now[:1]  # words only where there is plenty of room
    else:
        total = [(heading.title, TITLE, TEAM_COLOURS[heading.team], "strong"), *total]
    for n, parts in enumerate([total] if band.threes is not None else [total, now]):
        x, y = right, line.top + height // 2 + n * height + (kit.theme.u(3) if n == 0 else -kit.theme.u(3))
        for told, low, ink, face in reversed(parts):
            drawn = text.draw(surface, told, (x, y), text.within(low, height, face), ink, face, "right", x - line.left)
            x = drawn.left - kit.theme.u(BEFORE)
    if heading.note and not band.melds:
        text.draw(surface, heading.note, band.rect.center, 22, DIM, align="center", room=band.rect.w)


def _draw_heading(kit: Kit, surface: Surface, band: BandPlaces, heading: BandWords) -> None:
    text, u = kit.text, kit.theme.u
    colour = TEAM_COLOURS[heading.team]
    mark, pad, left, right, height = _line_of(kit, band, heading)
    y = band.rect.y + band.title_h // 2 + u(1)
    size, small = text.within(TITLE, height, "strong"), text.within(22, height)
    end, right = right, right - score_width(kit, heading)
    title = "" if heading.is_named else name_in(text, heading.title, size, right - left)
    if text.fit(title, size, right - left, "strong")[0] == "…":
        title = ""  # the mark and the rim tell whose it is
    if not _is_whole(text, title, size, right - left) and _is_whole(text, title, size, right - band.rect.x - pad):
        left = band.rect.x + pad  # a whole name is worth more than the mark
    else:
        draw_team_mark(kit, surface, heading.team, (band.rect.x + pad + mark // 2, y), mark)
    name = text.draw(surface, title, (left, y), size, colour, "strong", room=right - left, height=height)
    for told, low, ink, face in _scores(heading):
        at = (name.right + (u(BEFORE) if name.w else 0), y)
        name = text.draw(surface, told, at, text.within(low, height, face), ink, face, room=end - at[0])
    room = end - name.right - u(14)
    note = (
        heading.note if band.threes or not heading.threes else say_table.with_threes(len(heading.threes), heading.note)
    )
    if note and text.width(note, small) <= room:
        text.draw(surface, note, (name.right + u(14), y), small, DIM, room=room)


def draw_ground(kit: Kit, surface: Surface, rect: Rect, colour: str, turn: Turn) -> None:
    """Draw the band's ground and rim."""
    if turn == "yours":
        for width in (14, 7):
            kit.paint.panel(
                surface, rect.inflate(kit.theme.u(width), kit.theme.u(width)), GOLD, 0.3, None, 20 + width / 2
            )
    rim, thick = {"none": (colour, 1.2), "theirs": (colour, 2.4), "yours": (GOLD, 3.2)}[turn]
    ground, opacity = (PANEL_ACTIVE, 0.9) if turn == "yours" else (PANEL, 0.5)
    kit.paint.panel(surface, rect, ground, opacity, rim, 20, thick)


Score = tuple[str, float, str, Face]
"""A text with its size, colour and face."""


class _Line(NamedTuple):
    """The line of a heading: the width of its mark and its distance from the rim, where words may begin and end, and
    how high they may be.
    """

    mark: int
    pad: int
    left: int
    right: int
    height: int


def _line_of(kit: Kit, band: BandPlaces, heading: BandWords) -> _Line:
    u = kit.theme.u
    mark, pad = max(12, u(20)), min(u(14), band.rect.w // 24)
    right = (band.threes.left if band.threes else band.heading.right) - u(4)
    left = band.rect.x + pad + mark + min(u(8), band.rect.w // 16)
    height = max(band.title_h - 2, kit.text.line(0, "strong"))  # it touches no meld
    return _Line(mark, pad, left, right, round(height * OF_FIGURES) if kit.theme.is_large else height)


def _scores(heading: BandWords) -> list[Score]:
    """The parts of a score that are shown."""
    if not heading.total:
        return []
    total: Score = (heading.total, TOTAL_ALONE if heading.is_named else TITLE, WHITE, "strong")
    now: Score = (heading.now, 24, ADDED, "text")
    if heading.now in ("", "0"):  # nothing yet needs no words
        return [total]
    if heading.total == "0":  # beside points on the cloth it would read as nothing won
        return [(heading.now, total[1], ADDED, "strong")]
    return [total, now][: heading.parts]


def score_width(kit: Kit, heading: BandWords) -> int:
    """The width of the score in real pixels."""
    return sum(kit.text.width(told, low, face) + kit.theme.u(BEFORE) for told, low, _, face in _scores(heading))


def with_alike_scores(kit: Kit, bands: Mapping[int, tuple[BandPlaces, BandWords]]) -> dict[int, BandWords]:
    """The headings of these bands, all showing as much of the score as the tightest one; the score's words go before
    the name is shortened.
    """
    parts = min(
        (_parts(kit, band, heading) for band, heading in bands.values() if band.beside_plates is None), default=2
    )
    return {team: replace(heading, parts=parts) for team, (_, heading) in bands.items()}


def _parts(kit: Kit, band: BandPlaces, heading: BandWords) -> int:
    line = _line_of(kit, band, heading)
    size = kit.text.within(TITLE, line.height, "strong")
    title = 0 if heading.is_named else kit.text.width(heading.title, size, "strong")
    width = score_width(kit, replace(heading, parts=2))
    return 2 if width + round(READABLE * title) <= line.right - line.left else 1


def _is_whole(text: Text, title: str, size: float, room: int) -> bool:
    """Whether it fits in one line."""
    height = text.whole_height(title, size, room, "strong")
    return height is not None and height <= text.line(size, "strong")


def draw_threes(kit: Kit, surface: Surface, rect: Rect, cards: Sequence[Card]) -> None:
    """Small cards side by side; if only two would fit, one with the total number."""
    text, u = kit.text, kit.theme.u
    step = max(34, round(THREE_WIDTH * kit.theme.height / 1080))
    is_one = len(cards) * step > rect.w
    for n, card in enumerate(cards[:1] if is_one else cards):
        box = Rect(rect.left + n * step, 0, step - max(3, u(4)), rect.h - max(2, u(4))).move_to(centery=rect.centery)
        kit.paint.panel(surface, box, PAPER, 1, PAPER_RIM, 5, 1.4)
        ink = SUIT_INKS[card_art(kit).colours][card[1]]
        side = min(round(box.h * 0.52), round(box.w * 0.5))
        size = text.within(on_card(kit, 22), box.h, "index")
        rank = text.draw(surface, card[0], (box.x + box.w // 10, box.centery), size, ink, "index")
        at = ((rank.right + box.right) // 2, box.centery)
        surface.blit(kit.paint.path(PIPS[card[1]], side, ink), (at[0] - side // 2, at[1] - side // 2))
    if is_one:
        at = (rect.left + step + u(2), rect.centery)
        text.draw(surface, f"×{len(cards)}", at, on_card(kit, 20), CREAM, "strong", room=rect.w - step - u(2))


def draw_wanted(
    kit: Kit, surface: Surface, kind: NeededBook, rect: Rect, ink: str = "", *, is_named: bool = True
) -> None:
    """An empty place for a book that is still needed, in `ink` or its kind's colour, with its sign, and its word if it
    `is_named`.
    """
    kit.paint.dashed(surface, rect, ink or WANTED_RIMS.get(kind, DIRTY), 0.06, 8)
    sign = {"clean": CLEAN_TEXT, "sevens": CLEAN_TEXT, "wild": GOLD}.get(kind, DIM)
    _draw_kind(
        kit, surface, kind, rect, ink or sign, (ink or (CLEAN_TEXT if kind == "clean" else DIM)) if is_named else ""
    )


def draw_met(kit: Kit, surface: Surface, kind: NeededBook, rect: Rect) -> None:
    """A needed book that is complete: the same sign, on red for clean, dark for dirty, gold for wilds."""
    fill, ink = {"clean": (BAD, WHITE), "sevens": (BAD, WHITE), "wild": (GOLD, WILD_INK)}.get(kind, (INK, WHITE))
    kit.paint.panel(surface, rect, fill, 1, PAPER_RIM, 8, 1.4)
    _draw_kind(kit, surface, kind, rect, ink, ink)


def _draw_kind(kit: Kit, surface: Surface, kind: NeededBook, rect: Rect, sign: str, ink: str) -> None:
    """The sign of a kind of book in the middle, and its word below in this `ink`; "" for none."""
    middle = draw_word(kit, surface, say_table.wanted(kind), rect, ink) if ink else rect.center
    side = round(rect.w * SIGN)
    match kind:
        case "clean" | "dirty":  # no tick: it would suggest that the place is filled
            picture = kit.paint.path(*((PIPS["H"], side, sign) if kind == "clean" else (STROKES, side, sign, 11)))
            surface.blit(picture, (middle[0] - side // 2, middle[1] - side // 2))
        case "sevens":
            kit.text.draw(surface, "7", middle, rect.w * 0.5 / kit.theme.k, sign, "index", "center")
        case _:
            kit.paint.icon(surface, "star" if kind == "wild" else "learn", middle, side, sign)


def draw_word(kit: Kit, surface: Surface, word: str, rect: Rect, ink: str) -> tuple[int, int]:
    """What a place is for, at its foot if its neighbours' words fit there too, otherwise in its middle."""
    line = kit.text.line(18)
    widest = max(kit.text.width(one, 18) for one in (word, say_table.wanted("clean"), say_table.wanted("dirty")))
    if widest > rect.w - 10 or rect.h <= round(rect.w * SIGN) + line:
        return rect.center
    at = rect.centerx, rect.bottom - line // 2 - max(4, rect.h // 20)
    kit.text.draw(surface, word, at, 18, ink, align="center")
    return rect.centerx, rect.centery - line // 2


def draw_new_pile(kit: Kit, surface: Surface, rect: Rect, lit: bool, faint: bool, opening: str = "") -> None:
    """Where three cards start a meld, below the `opening` minimum; lit while the chosen cards may go there, faint while
    nothing may.
    """
    text, u = kit.text, kit.theme.u
    colour = IDLE if faint else GOLD
    kit.paint.dashed(surface, rect, colour, 0.3 if lit else 0.08, 14)
    if lit:
        kit.paint.panel(surface, rect, GOLD, 0.0, GOLD, 14, 4)
    if opening:
        line = text.line(OPENING, "heading")
        at = rect.centerx, rect.y + u(10) + line // 2
        text.draw(surface, opening, at, OPENING, CREAM if faint else GOLD, "heading", "center", rect.w)
        rect = Rect(rect.x, rect.y + line, rect.w, rect.h - line)
    label = say_table.new_pile()
    size = text.common(label.split(), 24, rect.w - 4, "strong")
    line = text.line(size, "strong")
    named = [label] if text.width(label, size, "strong") < rect.w - u(20) else label.split()
    height = len(named) * line
    side = max(18, min(u(40), rect.h - height - 8))
    top = rect.y + (rect.h - side - height) // 2
    ink = DIM if faint else WHITE if lit else GOLD
    kit.paint.icon(surface, "plus", (rect.centerx, top + side // 2), side, ink)
    for n, part in enumerate(named):
        at = (rect.centerx, top + side + n * line + line // 2)
        text.draw(surface, part, at, size, ink, "strong", "center", rect.w - 4)


def draw_frame(kit: Kit, surface: Surface, frame: Frame, points: int, lit: bool, onto: bool) -> None:
    """The dashed frame of a staged group with its name and its points below the cards."""
    text, u = kit.text, kit.theme.u
    kit.paint.dashed(surface, frame.rect, GOLD if lit else GOOD_RIM, 0.34 if lit else 0.14, 12)
    if onto:
        return
    label = max(22, u(40))
    if kit.theme.is_large:
        label = max(label, text.line(22))
    y = frame.rect.bottom - label // 2 - u(2)
    worth = str(points)
    size = text.within(22, label if kit.theme.is_large else label - u(6), "strong")
    width = max(label, text.width(worth, size, "strong") + max(12, u(18)))
    room = frame.rect.w - width - 3 * u(8)
    lines = words.group_line(frame.cards), words.naturals_line(frame.cards)  # wild cards, and a lone card, can be seen
    if (line := next((one for one in lines if text.fit(one, size - 1, room, "strong")[0] == one), None)) is not None:
        text.draw(surface, line, (frame.rect.x + u(12), y), size - 1, CREAM, "strong")
    pill = Rect(0, 0, width, max(u(32), text.line(size))).move_to(midright=(frame.rect.right - u(8), y))
    kit.paint.panel(surface, pill, GOOD, 1, GOOD_RIM, 16, 2)
    text.draw(surface, worth, pill.center, size, WHITE, "strong", "center")


LIT: Final = 7
"""Design pixels between a place and the frame that lights it."""


def draw_lit(kit: Kit, surface: Surface, rect: Rect, refused: bool = False) -> None:
    grown = rect.inflate(2 * kit.theme.u(LIT), 2 * kit.theme.u(LIT))
    if refused:
        kit.paint.panel(surface, grown, SHADE, 0.28, REFUSED, 14, 3)
    else:
        kit.paint.panel(surface, grown, GOLD, 0.2, GOLD, 14, 3.5)


def draw_drafted_upcard(kit: Kit, surface: Surface, rect: Rect) -> None:
    """The place of the upcard while it is in a draft; nothing below it is shown."""
    text, u = kit.text, kit.theme.u
    for n in (2, 1):
        surface.blit(card_art(kit).blank(rect.w), (rect.x + n * u(3), rect.y + n * u(3)))
    kit.paint.panel(surface, rect, BUTTON_TOP, 0.97, None, 9)
    kit.paint.dashed(surface, rect, GOOD_RIM, 0.0, 9)
    at = (rect.centerx, rect.centery + u(10))  # below the sign that says how many cards you get
    text.draw(surface, say_table.in_draft(), at, 19, WHITE, "strong", "center", rect.w - 2, height=rect.h - u(50))
