"""Which cards every figure of a round's score comes from: its parts, each with its cards and how they add up."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from game.cards import Card, in_hand_order
from game.engine.board import Board, packet_size
from game.engine.books import book_worth
from game.engine.events import Event, Melded, PacketCut, RoundBegan
from game.engine.melds import card_values, meld_of
from game.engine.score import BOOK_KINDS, LEFT_KINDS, LeftOver, ScoreItem, ScoreKind
from game.messages.amounts import capital
from game.messages.functions import nouns, scores as say
from game.messages.person import Person
from game.sentences import scores as words
from game.sentences.grammar import seat_person
from game.ui.match.scores.figures import FigurePart
from saves.records.lines import GameLine, Line

_KIND_OF_BOOK = {kind: book for book, kind in BOOK_KINDS.items()}
_STACK_LEFT = {kind: stack for stack, kind in LEFT_KINDS.items()}


class PlayedSoFar(Struct, frozen=True):
    """The data for score sheets: the table, what was left over at the end of the round, and everything public."""

    header: GameLine
    board: Board
    left_over: tuple[LeftOver, ...]
    seen: tuple[Event, ...]
    winners: tuple[int, ...] | None
    lines: tuple[Line, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.header.seats)

    @property
    def of_round(self) -> Sequence[Event]:
        """The events of the current round, as everybody saw them."""
        return self.seen[max((n for n, event in enumerate(self.seen) if isinstance(event, RoundBegan)), default=0) :]


def parts_of(match: PlayedSoFar, me: int | None, team: int, item: ScoreItem) -> Iterator[FigurePart]:
    """The parts of an item in a team's score; the round must be over. They add up to its amount."""
    match item.what:
        case ScoreKind.MELDED:
            yield FigurePart(capital(nouns.ranks(meld_of(item.cards).rank)), *_counted(match, item))
        case ScoreKind.CLEAN_BOOKS | ScoreKind.DIRTY_BOOKS | ScoreKind.WILD_BOOKS:
            rank, kind = meld_of(item.cards).rank, _KIND_OF_BOOK[item.what]
            single = book_worth(match.board.rules, kind, rank, 0)
            how = say.twice(single) if item.amount != single else ""
            yield FigurePart(capital(nouns.book(kind, rank)), item.amount, item.cards, how)
        case ScoreKind.BOOKS_AT_ONCE:
            yield from _books_at_once(match, team, item.amount)
        case ScoreKind.UNFINISHED_BOOKS:
            rank = meld_of(item.cards).rank
            yield FigurePart(capital(nouns.ranks(rank)), item.amount, item.cards)
        case ScoreKind.GOING_OUT:
            yield FigurePart(say.who_went_out(_person(match, me, item)), item.amount)
        case ScoreKind.CUT:
            yield from _cuts(match, me, team, item.amount)
        case ScoreKind.RED_THREES if item.cards:
            how = words.sum_of([item.amount // len(item.cards)] * len(item.cards))
            yield FigurePart(say.red_threes_on_table(), item.amount, item.cards, how)
        case ScoreKind.RED_THREES:
            yield FigurePart(say.every_red_three(), item.amount)
        case ScoreKind.LEFT_IN_HAND | ScoreKind.LEFT_IN_FOOT | ScoreKind.LEFT_IN_TAIL:
            yield _left(match, me, team, item)


def _counted(match: PlayedSoFar, item: ScoreItem) -> tuple[int, tuple[Card, ...], str]:
    """Cards that count their values, and how these add up."""
    values = card_values(match.board.rules)
    return item.amount, item.cards, words.sum_of([values[card] for card in item.cards])


def _person(match: PlayedSoFar, me: int | None, item: ScoreItem) -> Person:
    if item.who is None:
        raise ValueError(f"{item.what} belongs to a team, not a seat")
    return seat_person(match.names, item.who, me)


def _left(match: PlayedSoFar, me: int | None, team: int, item: ScoreItem) -> FigurePart:
    stack = _STACK_LEFT[item.what]
    who, held = _person(match, me, item), match.left_over[item.who or 0].stack(stack)
    amount, cards, how = _counted(match, item)
    note = ""
    if len(cards) < len(held):
        is_free = match.board.rules.winner_takes and match.board.out_of(team) is not None
        note = say.winners_pay_nothing() if is_free else say.red_threes_cost_nothing()
    return FigurePart(say.held(who, stack.value, len(held)), amount, in_hand_order(cards), how, note)


def _books_at_once(match: PlayedSoFar, team: int, points: int) -> Iterator[FigurePart]:
    """The books whose cards were laid down all at once. If a record begins in the middle of a round, earlier ones are
    listed without their cards.
    """
    board, each = match.board, match.board.rules.book_at_once
    begun = {
        event.meld: event.cards
        for event in match.of_round
        if isinstance(event, Melded) and event.begun and event.team == team
    }
    for number, cards in begun.items():
        if points >= each and number < len(board.melds[team]) and len(cards) >= board.rules.book_size:
            meld = board.melds[team][number]
            points -= each
            yield FigurePart(say.laid_at_once(meld.kind, meld.rank), each, cards)
    if points:
        yield FigurePart(say.of_before(), points)


def _cuts(match: PlayedSoFar, me: int | None, team: int, points: int) -> Iterator[FigurePart]:
    board = match.board
    for event in match.of_round:
        if isinstance(event, PacketCut) and event.bonus and board.team_of(event.seat) == team:
            points -= event.bonus
            who = seat_person(match.names, event.seat, me)
            yield FigurePart(say.lifted_exactly(who, packet_size(board)), event.bonus)
    if points:
        yield FigurePart(say.of_before(), points)
