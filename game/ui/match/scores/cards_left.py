"""The page of the score sheet with everybody's leftover cards, turned up."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from pygame import Rect, Surface

from game.cards import Card
from game.engine.table.board import StackName
from game.messages.amounts import points
from game.messages.functions import nouns, scores as say_scores
from game.sentences.grammar import ranks_counted, shorter_names
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Piece,
    Rigid,
    Row,
    Share,
    Sized,
    Words,
    board,
    icon,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, LOSS, ROW, TEAM_COLOURS
from game.toolkit.kit import Kit
from game.ui.match.scores.card_rows import CLOSEST, SEEN, CardLines
from game.ui.shared.marks import team_mark
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import Name, portrait

CARDS: Final = range(106, 33, -4)
"""Card widths in design pixels: the largest with which all rows fit."""
LETTERS, SMALLER_FROM = (30, 24), 78
"""Letters of the players' names, and the card width under which they are smaller."""
GROUND: Final = board(ROW, 0.75, None, 12)


class LeftStack(msgspec.Struct, frozen=True):
    """The cards left in one stack, and what they cost."""

    name: StackName
    cards: tuple[Card, ...]
    cost: int


class CardsLeft(msgspec.Struct, frozen=True):
    """A player's leftover cards: the stacks that still have some, in playing order; `out` for the player who went
    out.
    """

    person: PlayerAtTable
    name: str
    stacks: tuple[LeftStack, ...]
    out: bool = False

    @property
    def cost(self) -> int:
        return sum(stack.cost for stack in self.stacks)

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for stack in self.stacks for card in stack.cards)


_SIGNS: Final = {StackName.FOOT: say_scores.foot_sign, StackName.TAIL: say_scores.tail_sign}
_NAMES: Final = {StackName.HAND: say_scores.held_sign, StackName.FOOT: say_scores.foot, StackName.TAIL: say_scores.tail}


def cards_left(rows: Sequence[CardsLeft], is_large: bool) -> Box:
    """A row for each seat, in the given order; a seat's stacks share a line if they must, and are listed by rank, or
    only counted, if even that doesn't fit or letters are large.
    """
    sizes = [
        Share(Column(*(Grow(_row(row, card, apart), most=1) for row in rows), gap=7))  # names fit in any width
        for apart in (True, False)
        for card in CARDS
    ]
    if len(rows) > 6:  # up to six fit in any window
        sizes += (
            []
            if is_large
            else [
                Share(Column(*(Grow(_beside(row, card, seen), most=1) for row in rows), gap=3))
                for card in (40, 34)
                for seen in (SEEN, CLOSEST)
            ]
        )
        for made, gap in ((_by_rank, 3), (_counted, 7)):
            sizes.append(Share(Column(*(Grow(made(row), most=1.3) for row in rows), gap=gap)))
    return Panel(Grow(FirstThatFits(*sizes)), (14, 14))


def _row(row: CardsLeft, card: int, apart: bool) -> Box:
    lines = [_line(stack, card, apart, len(row.stacks) > 1) for stack in row.stacks]
    if not apart and len(lines) > 1:
        least = -(-sum(len(stack.cards) for stack in row.stacks) // (len(lines) + 1))  # its label takes of it, too
        shares = [max(least, len(stack.cards)) for stack in row.stacks]
        lines = [Row(*(Share(line, share) for line, share in zip(lines, shares, strict=True)), gap=8)]
    inside = Column(_head(row, LETTERS[card < SMALLER_FROM]), *(Grow(line, most=1) for line in lines))
    return Panel(inside, (10, 2), GROUND)


def _beside(row: CardsLeft, card: int, seen: float) -> Box:
    """All on one line: the player, the hand, foot and tail after their signs, and the cost."""
    team = row.person.team
    who = Sized(Row(team_mark(team, 16), Grow(Name(row.name, 24, TEAM_COLOURS[team])), gap=6), 150)
    if not row.stacks:
        return Panel(_head(row), (10, 1), GROUND)
    held: list[Box] = []
    for stack in row.stacks:
        if stack.name is not StackName.HAND:
            held.append(Rigid(Words(_SIGNS[stack.name](), 22, DIM, "strong", lines=1)))
        held.append(Share(StackCards(stack.cards, card, seen), len(stack.cards) + 1))
    return Panel(Row(who, *held, _cost(row), gap=8), (10, 2), GROUND)


def _by_rank(row: CardsLeft) -> Box:
    """The player and the cost, below all stacks by rank."""
    held = [(_NAMES[stack.name](), stack.cards) for stack in row.stacks]
    if not held:
        return Panel(_head(row), (10, 1), GROUND)
    lines = [
        " · ".join(f"{label} {say(cards)}" for label, cards in held) for say in (ranks_counted, _how_many, _figure)
    ]
    told = FirstThatFits(*(Words(line, 22, CREAM, lines=1) for line in lines))
    return Panel(Column(_slim_head(row), told), (10, 1), GROUND)


def _counted(row: CardsLeft) -> Box:
    """The player, the number of cards left, and their cost."""
    told = Words(_how_many(row.cards), 22, CREAM, lines=1)
    return Panel(_slim_head(row, told) if row.stacks else _head(row), (10, 2), GROUND)


def _slim_head(row: CardsLeft, *more: Box) -> Box:
    """Without a portrait; `more` goes first if it doesn't fit."""
    team = row.person.team
    name = Grow(Name(row.name, 24, TEAM_COLOURS[team]))
    cost = _cost(row)
    return FirstThatFits(*(Row(team_mark(team, 16), name, *told, cost, gap=8) for told in (more, ())))


def _cost(row: CardsLeft, letters: float = LETTERS[-1]) -> Box:
    told = points(-row.cost) if row.cost else "0"
    return Rigid(Words(told, letters + 2, LOSS if row.cost else DIM, "number", "right", lines=1))


def _head(row: CardsLeft, letters: float = LETTERS[-1]) -> Box:
    team, colour = row.person.team, TEAM_COLOURS[row.person.team]
    who = [portrait(row.person, letters * 1.5), team_mark(team, letters - 8)]
    cost = _cost(row, letters)
    nothing = [
        *([icon("star", 20, GOLD)] if row.out else []),
        Words(say_scores.all_played(), letters - 4, DIM, lines=1),
    ]
    fuller = [
        Row(*who, Words(form, letters, colour, "strong", lines=1), *told, Grow(), cost, gap=8)
        for told in (nothing, nothing[:-1])
        for form in (row.name, *shorter_names(row.name))
        if row.out or not row.stacks
    ]
    return FirstThatFits(*fuller, Row(*who, Grow(Name(row.name, letters, colour)), cost, gap=8))


def _line(stack: LeftStack, card: int, apart: bool, has_cost: bool) -> Box:
    """The cost of a player's only stack is in the head; a hand alone needs no name."""
    worth = stack.cost
    what = Words(_NAMES[stack.name](), 22, CREAM, lines=1)
    cost = Words(points(-worth) if worth else "0", 22, LOSS if worth else DIM, "number", lines=1)
    lines = StackCards(stack.cards, card)
    named = FirstThatFits(Column(what, cost), what) if apart and has_cost else what
    return Row(*([named] if has_cost or stack.name is not StackName.HAND else []), Share(Pad(lines, 0, 4)), gap=12)


class StackCards(CardLines):
    """The cards of a stack; by rank if they don't fit."""

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        has_room = self.height(kit, rect.w) <= rect.h + 2  # rounding may take this much
        yield Piece(rect, self.draw_lines if has_room else self._write)

    def _write(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        ways = (ranks_counted(self.cards), _how_many(self.cards))
        text = next((way for way in ways if kit.text.fit(way, 22, rect.w, "strong")[0] == way), _figure(self.cards))
        kit.text.draw(surface, text, rect.midleft, 22, CREAM, "strong", room=rect.w)


def _figure(cards: Sequence[Card]) -> str:
    return points(len(cards))


def _how_many(cards: Sequence[Card]) -> str:
    return nouns.cards(len(cards))
