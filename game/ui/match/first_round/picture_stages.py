"""The three parts of a newcomer's first picture at a given second: hand and foot, what a book is, what you need to go
out. They are drawn in a room of `ROOM`, scaled to its place.
"""

from collections.abc import Sequence
from math import cos, pi
from typing import Final, Literal

from msgspec import Struct
from pygame import Rect, Surface, transform

from game.cards import Card
from game.engine.ending.going_out import NeededBook, needed_books
from game.engine.table.view import PlayerView
from game.messages.functions import first_round as say
from game.rules.ruleset import BookKind
from game.toolkit.drawing.icons import STAR
from game.toolkit.drawing.paint import ROUND
from game.toolkit.drawing.theme import (
    CLEAN,
    CLEAN_TEXT,
    CREAM,
    DONE,
    DONE_FILL,
    FELT_EDGE,
    GOLD,
    GOLD_DARK,
    LINE_LIGHT,
    PANEL,
    SILVER,
)
from game.toolkit.kit import Kit
from game.toolkit.speed import arc, in_out, mix, out_cubic
from game.turn.arrangement import sorted_hand
from game.ui.shared.cards.card_art import CardArt, card_art
from game.ui.shared.cards.laid_cards import draw_card_askew
from game.ui.shared.marks import draw_arrow
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.ornaments import draw_glow
from game.ui.shared.people.portrait_and_name import draw_portrait

Point = tuple[float, float]

ROOM: Final = (1238, 480)
"""The size of the room in its own pixels, those of a window of 1366 x 768."""
LASTS: Final = (4.6, 5.0, 4.4)
"""Seconds at normal speed until each part is still."""
APART: Final = 0.6
FIRST_CARD, NEXT_CARD, FLIGHT = 1.2, 0.18, 0.6
"""When the first card leaves the hand's stack, the delay until the next, and each flight's length."""
KINGS: Final = ("KS", "KH", "KC", "KD", "KH", "KS", "KD", "KC", "KS", "KH")
NINES: Final = ("9S", "9H", "9C", "9D", "9C", "9S", "9H", "9D")
WILDS: Final = ("2H", "*R")
SECOND_BOOK: Final = 2.2
"""When the second book of the middle part begins."""
CARD_EACH, SLIDES = 0.18, 0.5
"""Seconds between two cards of a book, and for them to become one."""
FOOT_IS_TAKEN: Final = 0.5
"""Until a foot beside a portrait has its tick."""
FILLS: Final = (1.0, 0.8)
"""When the first book flies into its frame, and the delay until the next."""
INKS: Final[dict[NeededBook, str]] = {"clean": CLEAN, "dirty": SILVER, "wild": GOLD, "sevens": CLEAN, "any": CREAM}
STARS: Final = ((1194, 192, 34), (1218, 252, 22), (1162, 142, 22), (916, 340, 24), (942, 394, 34), (1214, 386, 26))


class FirstDeal(Struct, frozen=True):
    """The picture's data: the cards just dealt, and what these rules require."""

    hand: tuple[Card, ...]
    foot: int
    book_size: int
    frames: tuple[NeededBook, ...]
    feet: int
    """How many of the team have to pick up their foot before one of them goes out."""
    team: tuple[PlayerAtTable, ...]
    """The newcomer last, after the players on the same side."""


def first_deal(view: PlayerView, people: Sequence[PlayerAtTable]) -> FirstDeal:
    """The deal of a game's only person."""
    board = view.board
    mates = [people[seat] for seat in board.teammates(view.seat)] if board.has_partners else []
    frames = tuple(needed.kind for needed in needed_books(board, view.team) for _ in needed.are_there)
    hand = sorted_hand(view.hand, "rank")
    feet = 1 if board.rules.partners_foot == "none" else 1 + len(mates)
    return FirstDeal(hand, board.feet[view.seat], board.rules.book_size, frames, feet, (*mates, people[view.seat]))


class PictureStage:
    """A room on a surface, with its own coordinates."""

    def __init__(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        self.kit, self.surface = kit, surface
        self.scale = min(rect.w / ROOM[0], rect.h / ROOM[1])
        self._left = rect.centerx - self.scale * ROOM[0] / 2
        self._top = rect.centery - self.scale * ROOM[1] / 2

    @property
    def art(self) -> CardArt:
        return card_art(self.kit)

    def at(self, point: Point) -> tuple[int, int]:
        return round(self._left + self.scale * point[0]), round(self._top + self.scale * point[1])

    def px(self, length: float) -> int:
        return max(1, round(self.scale * length))

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        return Rect(self.at((x, y)), (self.px(w), self.px(h)))

    def card(self, card: str, middle: Point, width: float, degrees: float = 0.0, turned: float = 1.0) -> None:
        if turned in (0.0, 1.0):
            face = card if turned else "hand"
            draw_card_askew(self.kit, self.surface, face, self.px(width), degrees, self.at(middle))
            return
        flat = self.art.picture(card if turned > 1 / 2 else "hand", self.px(width))
        narrow = max(2, round(flat.get_width() * abs(cos(pi * turned))))
        image = transform.rotozoom(transform.scale(flat, (narrow, flat.get_height())), degrees, 1.0)
        self.surface.blit(image, image.get_rect(center=self.at(middle)))

    def book(self, top: str, kind: BookKind, wilds: int, middle: Point, width: float, degrees: float = 0.0) -> None:
        picture = self.art.book(top, kind, wilds, self.px(width))
        if degrees:
            picture = transform.rotozoom(picture, degrees, 1.0)
        self.surface.blit(picture, picture.get_rect(center=self.at(middle)))

    def stack(self, back: Literal["hand", "foot"], middle: Point, width: float, cards: int) -> None:
        for n in range(cards):
            draw_card_askew(
                self.kit, self.surface, back, self.px(width), 0, self.at((middle[0] + n * 1.2, middle[1] - n * 1.2))
            )

    def words(self, said: str, middle: Point, ink: str, size: float = 28) -> None:
        self.kit.text.draw(
            self.surface, said, self.at(middle), size * self.scale / self.kit.theme.k, ink, "strong", "center"
        )

    def pill(self, said: str, middle: Point, icon: str = "") -> None:
        size, side = 26 * self.scale / self.kit.theme.k, self.px(32) if icon else 0
        words = self.kit.text.width(said, size, "strong")
        rect = Rect(0, 0, words + side + self.px(36), self.px(42)).move_to(center=self.at(middle))
        self.kit.paint.panel(self.surface, rect, FELT_EDGE, 0.9, LINE_LIGHT, ROUND)
        if icon:
            self.kit.paint.icon(self.surface, icon, (rect.left + self.px(14) + side // 2, rect.centery), side, CREAM)
        at = rect.left + self.px(18) + side + words // 2, rect.centery
        self.kit.text.draw(self.surface, said, at, size, CREAM, "strong", "center")

    def arrow(self, start: Point, end: Point) -> None:
        draw_arrow(self.kit, self.surface, self.at(start), self.at(end))

    def glow(self, middle: Point, radius: float) -> None:
        draw_glow(self.kit, self.surface, self.at(middle), self.px(radius))


def share(time: float, begins: float, lasts: float) -> float:
    """How far something is, from 0 to 1."""
    return min(1.0, max(0.0, (time - begins) / lasts))


def between(start: Point, end: Point, part: float) -> Point:
    return mix(start[0], end[0], part), mix(start[1], end[1], part)


# ---- hand and foot


def draw_hand_and_foot(stage: PictureStage, deal: FirstDeal, time: float) -> None:
    """Both stacks fall side by side and move apart; the hand's cards turn over one by one; the foot waits."""
    falls = 260 * (1 - out_cubic(share(time, 0, 0.5)))
    apart = in_out(share(time, APART, 0.5))
    hand_at = between((540, 240 - falls), (118, 118), apart)
    foot_at = between((690, 240 - falls), (1076, 150), apart)
    cards = deal.hand
    flown = [share(time, FIRST_CARD + n * NEXT_CARD, FLIGHT) for n in range(len(cards))]
    stage.glow((548, 290), 330)
    stage.stack("hand", hand_at, 128, sum(part <= 0 for part in flown))
    stage.stack("foot", foot_at, 156, deal.foot)
    is_waiting = time > FIRST_CARD + len(cards) * NEXT_CARD
    if apart >= 1:
        stage.pill(say.hand(), (124, 232))
        stage.pill(say.foot(), (1082, 300), "clock" if is_waiting else "")
    last = (len(cards) - 1) / 2
    step = min(68.0, 640 / max(1, last * 2))
    for n, (card, part) in enumerate(zip(cards, flown, strict=True)):
        if part <= 0:
            continue
        away = n - last
        goal = 568 + away * step, 318 + away * away * 56 / max(1, last * last)
        moved = out_cubic(part)
        x, y = between(hand_at, goal, moved)
        stage.card(card, (x, y - 120 * arc(moved) if part < 1 else y), 138, -away * 20 / max(1, last) * moved, part)
    if any(0 < part < 1 for part in flown):
        stage.arrow((250, 90), (560, 200))


# ---- books


def draw_books(stage: PictureStage, deal: FirstDeal, time: float) -> None:
    """Cards of one rank become a clean book, then others with two wild cards a dirty one."""
    clean = [KINGS[n % len(KINGS)] for n in range(deal.book_size)]
    dirty = [*(NINES[n % len(NINES)] for n in range(deal.book_size - len(WILDS))), *WILDS]
    rows: tuple[tuple[float, list[str], str, BookKind, int, str, str, float], ...] = (
        (0, clean, "KH", "clean", 0, say.no_wilds(), CLEAN_TEXT, 0.2),
        (634, dirty, "9S", "dirty", len(WILDS), say.with_wilds(), SILVER, SECOND_BOOK),
    )
    for left, cards, top, kind, wilds, words, ink, begins in rows:
        stage.kit.paint.panel(stage.surface, stage.box(left, 0, 604, 480), PANEL, 0.5, LINE_LIGHT, 18, 1.5)
        step = min(72.0, 432 / (len(cards) - 1))
        done = begins + len(cards) * CARD_EACH
        for n, card in enumerate(cards):
            if (part := share(time, begins + n * CARD_EACH, 0.3)) > 0:
                x = left + 302 + (n - (len(cards) - 1) / 2) * step
                stage.card(card, (x, 90 - 60 * (1 - out_cubic(part))), 98)
        made = share(time, done, SLIDES)
        if made <= 0:
            continue
        stage.arrow((left + 302, 164), (left + 302, 206))
        stage.glow((left + 302, 310), 190)
        stage.book(top, kind, wilds, (left + 308, 310 - 110 * (1 - out_cubic(made))), 124)
        if made >= 1:
            stage.words(words, (left + 302, 444), ink)


# ---- going out


def draw_going_out(stage: PictureStage, deal: FirstDeal, time: float) -> None:
    """The team has its feet, its books fly into their frames; then the last card goes to the discard pile."""
    stage.kit.paint.panel(stage.surface, stage.box(0, 10, 740, 450), PANEL, 0.5, GOLD_DARK, 18, 2)
    faces = min(2, len(deal.team))
    side = stage.px(132)
    for n, person in enumerate(deal.team[-faces:]):
        y = 169 + (n - (faces - 1) / 2) * 152
        draw_portrait(stage.kit, stage.surface, person, stage.at((20, y)), side)
        if n >= faces - deal.feet:
            stage.card("foot", (176, y + 84), 54, 8)
            if time >= FOOT_IS_TAKEN:
                _draw_tick(stage, (200, y + 46), 36)
    count = max(1, len(deal.frames))
    across = min(count, 3)
    width = 152.0 if count <= 2 else 96.0
    filled = [share(time, FILLS[0] + n * FILLS[1], 0.6) for n in range(count)]
    for n, kind in enumerate(deal.frames):
        row, column = divmod(n, across)
        rows = (count + across - 1) // across
        middle = 324 + (column - (across - 1) / 2) * (width + 108) + 136, 235 + (row - (rows - 1) / 2) * (width * 1.5)
        box = stage.box(middle[0] - width * 0.64, middle[1] - width * 0.86, width * 1.28, width * 1.72)
        stage.kit.paint.dashed(stage.surface, box, INKS[kind], 0.12, 14)
        moved = out_cubic(filled[n])
        if filled[n] <= 0:
            continue
        x, y = between((900 - 300 * n / count, -60), middle, moved)
        if kind in ("dirty", "wild"):
            stage.book("9S", "dirty", len(WILDS), (x + 6, y), width, -20 * (1 - moved))
        else:
            stage.book("KH", "clean", 0, (x + 6, y), width, -20 * (1 - moved))
        if filled[n] >= 1:
            _draw_tick(stage, (middle[0] + width * 0.64, middle[1] - width * 0.86))
    out = share(time, FILLS[0] + count * FILLS[1], 0.6)
    _draw_last_card(stage, out)


def _draw_tick(stage: PictureStage, middle: Point, width: float = 44) -> None:
    disc = Rect(0, 0, stage.px(width), stage.px(width)).move_to(center=stage.at(middle))
    stage.kit.paint.panel(stage.surface, disc, DONE_FILL, 1, DONE, ROUND, 2)
    stage.kit.paint.icon(stage.surface, "tick", disc.center, stage.px(width * 0.6), CREAM)


def _draw_last_card(stage: PictureStage, out: float) -> None:
    stage.glow((1066, 250), 260)
    for card, degrees, aside in (("4D", 14, -34), ("JC", -11, 34), ("6S", 4, 0)):
        stage.card(card, (1090 + aside, 328), 136, degrees)
    moved = in_out(out)
    x, y = between((938, 138), (1090, 322), moved)
    stage.card("QH", (x, y), 146 - 10 * moved, 15 - 12 * moved)
    if out <= 0:
        stage.arrow((750, 236), (824, 236))
    elif out >= 1:
        for left, top, side in STARS:
            star = stage.kit.paint.path(STAR, stage.px(side), GOLD)
            stage.surface.blit(star, star.get_rect(center=stage.at((left, top))))


DRAWN: Final = (draw_hand_and_foot, draw_books, draw_going_out)


def sentences(deal: FirstDeal) -> Sequence[str]:
    clean, dirty = deal.frames.count("clean"), deal.frames.count("dirty")
    others = len(deal.frames) - clean - dirty
    out = say.to_win(deal.feet, clean, dirty, others, len(deal.frames))
    return say.first_hand(), say.make_a_book(deal.book_size), out


def heard(deal: FirstDeal) -> Sequence[str]:
    return say.heard_hand(len(deal.hand)), say.heard_books(deal.book_size), say.heard_frames()
