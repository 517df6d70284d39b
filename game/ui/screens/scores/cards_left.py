"""The leaf of the score sheet that shows what everybody still held when the round ended, turned up."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
from pygame import Rect, Surface

from game.cards import Card, is_red, is_three
from game.ui.boxes import Box, Column, Grow, OneOf, Panel, Picture, Row, Share, Sized, Words, board, icon, team_mark
from game.ui.core.card_shapes import height
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DIM, GOLD, ROW, TEAM_COLOURS
from game.ui.screens.models import SeatedPerson
from game.ui.screens.people import Name, portrait
from game.words import scores as words
from game.words.grammar import counted, points, ranks_counted, shorter_names

CARDS: Final = range(50, 33, -2)
"""Widths of a card in design pixels: the largest with which all rows fit."""
CLOSEST: Final = 0.36
"""The share of its width that must be seen of a covered card; else ranks are counted in words."""
LEAST_CARD: Final = 24
"""Window pixels below which a card cannot be known."""
LOSS: Final = "#F0A3AD"


class CardsLeft(msgspec.Struct, frozen=True):
    """What somebody still held at the end of a round, with what it cost; `out` for whoever went out."""

    person: SeatedPerson
    name: str
    hand: tuple[Card, ...]
    foot: tuple[Card, ...]
    in_hand: int
    in_foot: int
    out: bool = False

    @property
    def cost(self) -> int:
        """All of it."""
        return self.in_hand + self.in_foot


MOST_SHOWN: Final = 6
"""Seats whose cards have room in any window."""


def cards_left(rows: Sequence[CardsLeft], threes: str) -> Box:
    """A row for each seat, as given, and a line about red threes; hand and foot share a line where they must, and are
    told by rank or but counted where even that has no room.
    """
    sizes = [
        Share(Column(*(Grow(_row(row, card, apart), most=1) for row in rows), gap=7))  # names fit in any width
        for apart in (True, False)
        for card in CARDS
    ]
    if len(rows) > MOST_SHOWN:
        for made, gap in ((_by_rank, 3), (_counted, 7)):
            sizes.append(Share(Column(*(Grow(made(row), most=1.3) for row in rows), gap=gap)))
    told = [Words(threes, 20, CREAM, align="center")] if threes else []
    return Panel(Column(Grow(OneOf(*sizes)), *told, gap=6), (14, 14))


def _row(row: CardsLeft, card: int, apart: bool) -> Box:
    held = [(words.HAND, row.hand, row.in_hand), (words.FOOT, row.foot, row.in_foot)]
    lines = [_line(label, cards, worth, card, apart) for label, cards, worth in held if cards]
    if not apart and len(lines) == 2:
        least = -(-(len(row.hand) + len(row.foot)) // 3)  # its label takes of it, too
        shares = [max(least, len(cards)) for _, cards, _ in held]
        lines = [Row(*(Share(line, share) for line, share in zip(lines, shares, strict=True)), gap=8)]
    return Panel(Column(_head(row), *(Grow(line, most=1) for line in lines)), (10, 2), board(ROW, 0.75, None, 12))


def _by_rank(row: CardsLeft) -> Box:
    """Who it is and what it cost, below hand and foot by their ranks."""
    held = [(label, cards) for label, cards in ((words.HAND, row.hand), (words.FOOT, row.foot)) if cards]
    if not held:
        return Panel(_head(row), (10, 1), board(ROW, 0.75, None, 12))
    ranks, counts = (" · ".join(f"{label} {say(cards)}" for label, cards in held) for say in (ranks_counted, _how_many))
    told = OneOf(*(Words(line, 20, CREAM, lines=1) for line in (ranks, counts)))
    return Panel(Column(_slim_head(row), told), (10, 1), board(ROW, 0.75, None, 12))


def _counted(row: CardsLeft) -> Box:
    """Who it is, how many cards are left, and what they cost."""
    held = (*row.hand, *row.foot)
    line = _slim_head(row, Words(_how_many(held), 20, CREAM, lines=1)) if held else _head(row)
    return Panel(line, (10, 2), board(ROW, 0.75, None, 12))


def _how_many(cards: Sequence[Card]) -> str:
    return counted(len(cards), "card")


def _slim_head(row: CardsLeft, *more: Box) -> Box:
    """Without a portrait; `more` goes first where there is no room."""
    team = row.person.team
    name = Grow(Name(row.name, 24, TEAM_COLOURS[team]))
    cost = Words(points(-row.cost), 26, LOSS, "number", "right", lines=1)
    return OneOf(*(Row(team_mark(team, 16), name, *told, cost, gap=8) for told in (more, ())))


def _head(row: CardsLeft) -> Box:
    """Who it is, perhaps that nothing is left, and what it cost."""
    team, colour = row.person.team, TEAM_COLOURS[row.person.team]
    who = [portrait(row.person, 36), team_mark(team, 16)]
    told = points(-row.cost) if row.cost else "0"
    cost = Words(told, 26, LOSS if row.cost else DIM, "number", "right", lines=1)
    said = words.NOTHING_LEFT if row.out else words.ALL_PLAYED
    nothing = [*([icon("star", 20, GOLD)] if row.out else []), Words(said, 20, DIM, lines=1)]
    fuller = [
        Row(*who, Words(form, 24, colour, "strong", lines=1), *nothing, Grow(), cost, gap=8)
        for form in (row.name, *shorter_names(row.name))
        if row.out or not (row.hand or row.foot)
    ]
    return OneOf(*fuller, Row(*who, Grow(Name(row.name, 24, colour)), cost, gap=8))


def _line(label: str, cards: Sequence[Card], worth: int, card: int, apart: bool) -> Box:
    """What it is and costs, then the cards."""
    what = Words(label, 20, CREAM, lines=1)
    cost = Words(points(-worth) if worth else "0", 20, LOSS if worth else DIM, "number", lines=1)
    picture = Picture(partial(_draw_cards, cards, card), high=height(card) + 8)
    row = Row(OneOf(Column(what, cost), what) if apart else what, Grow(picture), gap=12)
    return Sized(row, high=height(card) + 8)


def _draw_cards(cards: Sequence[Card], widest: int, kit: Kit, surface: Surface, room: Rect) -> None:
    """The cards, red threes with a rim; many of them are counted by rank."""
    theme, text = kit.theme, kit.text
    wide = min(theme.u(widest), int(room.h / height(1000) * 1000))
    step = min(wide + theme.u(4), (room.w - wide) / max(1, len(cards) - 1))
    if wide < LEAST_CARD or (len(cards) > 1 and step < CLOSEST * wide):
        told = ranks_counted(cards)
        if text.fit(told, 20, room.w, "strong")[0] != told:  # the points beside the name say what they come to
            told = counted(len(cards), "card")
        text.draw(surface, told, room.midleft, 20, CREAM, "strong", room=room.w)
        return
    place = Rect(0, 0, wide, height(wide))
    for n, card in enumerate(cards):
        place.midleft = (round(room.left + n * step), room.centery)
        surface.blit(kit.cards.face(card, wide), place)
        if is_three(card) and is_red(card):
            kit.paint.panel(surface, place, LOSS, 0.16, LOSS, 5, 2.5)
