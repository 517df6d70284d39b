"""The page of the score sheet with everybody's leftover cards, turned up."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
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
from game.toolkit.drawing.text import Align, Face
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, LOSS, ROW, TEAM_COLOURS
from game.toolkit.kit import Kit
from game.ui.match.scores.card_rows import CLOSEST, SEEN, CardLines
from game.ui.match.scores.count_up import Appearing, AppearingWords, Counting
from game.ui.shared.cards.card_art import Back, card_art
from game.ui.shared.marks import team_mark
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import Name, portrait

CARDS: Final = range(106, 33, -4)
"""Card widths in design pixels: the largest with which all rows fit."""
LETTERS, SMALLER_FROM = (30, 24), 78
"""Letters of the players' names, and the card width under which they are smaller."""
GROUND: Final = board(ROW, 0.75, None, 12)
TURN_UP: Final = 0.4
"""Seconds at normal speed in which a hand's or foot's cards turn up, one after another."""
EACH_TURN: Final = 0.16
"""Seconds at normal speed that each of them takes."""


class CardsCounting(msgspec.Struct, frozen=True):
    """When cards turn up: those of each stack with a row of the sheet."""

    counting: Counting
    rows: Mapping[StackName, int]


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


BACKS: Final[dict[StackName, Back]] = {StackName.HAND: "hand", StackName.FOOT: "foot", StackName.TAIL: "tail"}
_SIGNS: Final = {StackName.FOOT: say_scores.foot_sign, StackName.TAIL: say_scores.tail_sign}
_NAMES: Final = {StackName.HAND: say_scores.held_sign, StackName.FOOT: say_scores.foot, StackName.TAIL: say_scores.tail}


def cards_left(rows: Sequence[CardsLeft], turning: CardsCounting, is_large: bool) -> Box:
    """A row for each seat, in the given order; a seat's stacks share a line if they must, and are listed by rank, or
    only counted, if even that doesn't fit or letters are large. The cards turn up while the score counts.
    """
    sheet = _TurningRows(turning)
    sizes = [
        Share(Column(*(Grow(sheet.row(row, card, apart), most=1) for row in rows), gap=7))  # names fit in any width
        for apart in (True, False)
        for card in CARDS
    ]
    if len(rows) > 6:  # up to six fit in any window
        sizes += (
            []
            if is_large
            else [
                Share(Column(*(Grow(sheet.beside(row, card, seen), most=1) for row in rows), gap=3))
                for card in (40, 34)
                for seen in (SEEN, CLOSEST)
            ]
        )
        for made, gap in ((sheet.by_rank, 3), (sheet.counted, 7)):
            sizes.append(Share(Column(*(Grow(made(row), most=1.3) for row in rows), gap=gap)))
    return Panel(Grow(FirstThatFits(*sizes)), (14, 14))


class _TurningRows:
    """Makes the rows, whose cards turn up and whose points appear with those of the sheet."""

    def __init__(self, turning: CardsCounting) -> None:
        self._turning = turning

    def appearing(
        self, text: str, size: float, colour: str, row: int, face: Face = "text", align: Align = "left"
    ) -> Box:
        return AppearingWords(self._turning.counting, row, text, size, colour, face, align)

    def row(self, row: CardsLeft, card: int, apart: bool) -> Box:
        lines = [self._line(stack, card, apart, len(row.stacks) > 1) for stack in row.stacks]
        if not apart and len(lines) > 1:
            least = -(-sum(len(stack.cards) for stack in row.stacks) // (len(lines) + 1))  # its label takes of it, too
            shares = [max(least, len(stack.cards)) for stack in row.stacks]
            lines = [Row(*(Share(line, share) for line, share in zip(lines, shares, strict=True)), gap=8)]
        inside = Column(self._head(row, LETTERS[card < SMALLER_FROM]), *(Grow(line, most=1) for line in lines))
        return Panel(inside, (10, 2), GROUND)

    def beside(self, row: CardsLeft, card: int, seen: float) -> Box:
        """All on one line: the player, the hand, foot and tail after their signs, and the cost."""
        turning, team = self._turning, row.person.team
        who = Sized(Row(team_mark(team, 16), Grow(Name(row.name, 24, TEAM_COLOURS[team])), gap=6), 150)
        if not row.stacks:
            return Panel(self._head(row), (10, 1), GROUND)
        held: list[Box] = []
        for stack in row.stacks:
            if stack.name is not StackName.HAND:
                held.append(Rigid(Words(_SIGNS[stack.name](), 22, DIM, "strong", lines=1)))
            held.append(Share(TurningCards(stack, card, turning, seen), len(stack.cards) + 1))
        return Panel(Row(who, *held, self._cost(row), gap=8), (10, 2), GROUND)

    def by_rank(self, row: CardsLeft) -> Box:
        """The player and the cost, below all stacks by rank."""
        held = [(_NAMES[stack.name](), stack.cards) for stack in row.stacks]
        if not held:
            return Panel(self._head(row), (10, 1), GROUND)
        lines = [
            " · ".join(f"{label} {say(cards)}" for label, cards in held) for say in (ranks_counted, _how_many, _figure)
        ]
        told = FirstThatFits(*(self.appearing(line, 22, CREAM, self._turning.rows[StackName.HAND]) for line in lines))
        return Panel(Column(self._slim_head(row), told), (10, 1), GROUND)

    def counted(self, row: CardsLeft) -> Box:
        """The player, the number of cards left, and their cost."""
        told = Words(_how_many(row.cards), 22, CREAM, lines=1)
        return Panel(self._slim_head(row, told) if row.stacks else self._head(row), (10, 2), GROUND)

    def _slim_head(self, row: CardsLeft, *more: Box) -> Box:
        """Without a portrait; `more` goes first if it doesn't fit."""
        team = row.person.team
        name = Grow(Name(row.name, 24, TEAM_COLOURS[team]))
        cost = self._cost(row)
        return FirstThatFits(*(Row(team_mark(team, 16), name, *told, cost, gap=8) for told in (more, ())))

    def _cost(self, row: CardsLeft, letters: float = LETTERS[-1]) -> Box:
        told = points(-row.cost) if row.cost else "0"
        at = self._turning.rows[row.stacks[-1].name if row.stacks else StackName.HAND]
        return Rigid(self.appearing(told, letters + 2, LOSS if row.cost else DIM, at, "number", "right"))

    def _head(self, row: CardsLeft, letters: float = LETTERS[-1]) -> Box:
        team, colour = row.person.team, TEAM_COLOURS[row.person.team]
        who = [portrait(row.person, letters * 1.5), team_mark(team, letters - 8)]
        cost = self._cost(row, letters)
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

    def _line(self, stack: LeftStack, card: int, apart: bool, has_cost: bool) -> Box:
        """The cost of a player's only stack is in the head; a hand alone needs no name."""
        at, worth = self._turning.rows[stack.name], stack.cost
        what = Words(_NAMES[stack.name](), 22, CREAM, lines=1)
        cost = self.appearing(points(-worth) if worth else "0", 22, LOSS if worth else DIM, at, "number")
        lines = TurningCards(stack, card, self._turning)
        named = FirstThatFits(Column(what, cost), what) if apart and has_cost else what
        return Row(*([named] if has_cost or stack.name is not StackName.HAND else []), Share(Pad(lines, 0, 4)), gap=12)


class TurningCards(CardLines):
    """Cards that turn up with a row of the sheet; by rank if they don't fit."""

    def __init__(self, stack: LeftStack, card: float, turning: CardsCounting, seen: float = SEEN) -> None:
        super().__init__(stack.cards, card, seen)
        self._counting, self._row, self._back = turning.counting, turning.rows[stack.name], BACKS[stack.name]

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        has_room = self.height(kit, rect.w) <= rect.h + 2  # rounding may take this much
        yield Piece(rect, self._turn_up if has_room else self._tell)

    def _turn_up(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        def draw(kit: Kit, surface: Surface, since: float) -> Rect:
            self.draw_lines(kit, surface, rect, _turned(len(self.cards), since), self._back)
            return rect

        self._counting.show(kit, surface, Appearing(self._row, draw))
        width = self.card_width(kit)
        self._counting.make_ahead(partial(card_art(kit).face, card, width) for card in dict.fromkeys(self.cards))

    def _tell(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        ways = (ranks_counted(self.cards), _how_many(self.cards))
        told = next((way for way in ways if kit.text.fit(way, 22, rect.w, "strong")[0] == way), _figure(self.cards))

        def draw(kit: Kit, surface: Surface, since: float) -> Rect:
            if since >= 0:
                kit.text.draw(surface, told, rect.midleft, 22, CREAM, "strong", room=rect.w)
            return rect

        self._counting.show(kit, surface, Appearing(self._row, draw))


def _turned(count: int, since: float) -> list[float]:
    """How far each of these cards is turned up, this many seconds after the first began."""
    begins = ((TURN_UP - EACH_TURN) * number / max(1, count - 1) for number in range(count))
    return [min(1.0, max(0.0, (since - begin) / EACH_TURN)) for begin in begins]


def _figure(cards: Sequence[Card]) -> str:
    return points(len(cards))


def _how_many(cards: Sequence[Card]) -> str:
    return nouns.cards(len(cards))
