"""Which cards every figure of a round's score comes from: its parts, each with its cards and how they add up."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from game.cards import Card, in_hand_order
from game.engine.board import StackName, packet_size, points_at_once
from game.engine.books import book_points, book_worth
from game.engine.events import Event, Melded, PacketCut, RoundBegan
from game.engine.melds import card_values
from game.engine.score import charged
from game.engine.view import SPECTATOR
from game.play.match import Match
from game.rules.meld_limits import BookKind
from game.rules.ruleset import decks_in_play, red_three_laid
from game.ui.screens.scores.figures import FigurePart
from game.words import scores as words
from game.words.grammar import book_name, capital, members, rank_name, seat_name
from game.words.scores import ScoreItem

BOOK_KINDS: dict[ScoreItem, BookKind] = {
    ScoreItem.CLEAN_BOOKS: "clean",
    ScoreItem.DIRTY_BOOKS: "dirty",
    ScoreItem.WILD_BOOKS: "wild",
}


LEFT_IN: Final = {
    ScoreItem.LEFT_IN_HAND: StackName.HAND,
    ScoreItem.LEFT_IN_FOOT: StackName.FOOT,
    ScoreItem.LEFT_IN_TAIL: StackName.TAIL,
}


def figure_parts(match: Match, me: int | None, item: ScoreItem) -> tuple[tuple[FigurePart, ...], ...]:
    """For each team the parts of its figure in a row of the sheet; the round must be over. They add up to it."""
    return tuple(tuple(_parts(match, me, item, team)) for team in range(match.board.teams))


def _parts(match: Match, me: int | None, item: ScoreItem, team: int) -> Iterator[FigurePart]:
    board = match.board
    match item:
        case ScoreItem.MELDED:
            for meld in board.melds[team]:
                yield _valued(match, capital(rank_name(meld.rank, 0)), meld.cards)
        case ScoreItem.CLEAN_BOOKS | ScoreItem.DIRTY_BOOKS | ScoreItem.WILD_BOOKS:
            yield from _books(match, BOOK_KINDS[item], team)
        case ScoreItem.AT_ONCE:
            yield from _books_at_once(match, team)
        case ScoreItem.GOING_OUT:
            if board.out is not None and board.team_of(board.out) == team:
                yield FigurePart(words.who_went_out(seat_name(match.names, board.out, me)), board.rules.go_out_bonus)
        case ScoreItem.CUT:
            yield from _cuts(match, me, team)
        case ScoreItem.RED_THREES:
            yield from _red_threes(match, team)
        case ScoreItem.LEFT_IN_HAND | ScoreItem.LEFT_IN_FOOT | ScoreItem.LEFT_IN_TAIL:
            for seat in members(board.players, board.teams, team, me):
                yield _left(match, seat_name(match.names, seat, me), seat, LEFT_IN[item])


def _valued(match: Match, what: str, cards: Sequence[Card], sign: int = 1) -> FigurePart:
    """Cards that count what each of them is worth."""
    values = card_values(match.board.rules)
    worths = [values[card] for card in cards]
    return FigurePart(what, sign * sum(worths), tuple(cards), words.sum_of(worths))


def _books(match: Match, kind: BookKind, team: int) -> Iterator[FigurePart]:
    rules = match.board.rules
    for meld in match.board.melds[team]:
        if meld.is_book(rules) and meld.kind == kind:
            worth = book_points(rules, meld)
            single = book_worth(rules, kind, meld.rank, 0)
            how = words.twice(single) if worth != single else ""
            yield FigurePart(capital(book_name(kind, meld.rank)), worth, meld.cards, how)


def _books_at_once(match: Match, team: int) -> Iterator[FigurePart]:
    """The books whose cards were laid down all together. Where a record begins in the middle of a round, those of
    before are told without their cards.
    """
    board, each = match.board, match.board.rules.book_at_once
    begun = {
        event.meld: event.cards
        for event in _of_round(match)
        if isinstance(event, Melded) and event.begun and event.team == team
    }
    left = points_at_once(board, team)
    for number, cards in begun.items():
        if left >= each and number < len(board.melds[team]) and len(cards) >= board.rules.book_size:
            meld = board.melds[team][number]
            left -= each
            yield FigurePart(words.laid_at_once(book_name(meld.kind, meld.rank)), each, cards)
    if left:
        yield FigurePart(words.OF_BEFORE, left)


def _cuts(match: Match, me: int | None, team: int) -> Iterator[FigurePart]:
    board = match.board
    left = board.cut[team]
    for event in _of_round(match):
        if isinstance(event, PacketCut) and event.bonus and board.team_of(event.seat) == team:
            left -= event.bonus
            name = seat_name(match.names, event.seat, me)
            yield FigurePart(words.lifted_exactly(name, packet_size(board)), event.bonus)
    if left:
        yield FigurePart(words.OF_BEFORE, left)


def _red_threes(match: Match, team: int) -> Iterator[FigurePart]:
    board, rules = match.board, match.board.rules
    laid = board.red_threes[team]
    each = red_three_laid(rules, board.out is not None and board.team_of(board.out) == team)
    if laid:
        yield FigurePart(words.RED_THREES_ON_TABLE, each * len(laid), laid, words.sum_of([each] * len(laid)))
    if rules.red_three_all and len(laid) == 2 * decks_in_play(rules, board.players):
        yield FigurePart(words.EVERY_RED_THREE, rules.red_three_all)


def _left(match: Match, name: str, seat: int, stack: StackName) -> FigurePart:
    held = _held(match, seat, stack)
    cards = charged_cards(match, seat, stack)
    part = _valued(match, words.held_in(name, stack, len(held)), in_hand_order(cards), -1)
    if len(cards) == len(held):
        return part
    return replace(part, note=words.RED_THREES_COST_NOTHING if _pays(match, seat) else words.WINNERS_PAY_NOTHING)


def charged_cards(match: Match, seat: int, stack: StackName) -> tuple[Card, ...]:
    """The cards left in a hand, a foot or a tail that cost its team points."""
    if not _pays(match, seat):
        return ()
    held = _held(match, seat, stack)
    return charged(match.board.rules, held) if stack is StackName.HAND else held


def _held(match: Match, seat: int, stack: StackName) -> tuple[Card, ...]:
    left = match.left_over[seat]
    return {StackName.HAND: left.hand, StackName.FOOT: left.foot, StackName.TAIL: left.tail}[stack]


def _pays(match: Match, seat: int) -> bool:
    """Whether what the seat still holds counts against its team: where only losers score, not of who went out."""
    board = match.board
    return not board.rules.winner_takes or board.out is None or board.team_of(board.out) != board.team_of(seat)


def _of_round(match: Match) -> Sequence[Event]:
    """What happened in the round on the table, as everybody saw it."""
    events = match.events_since(0, SPECTATOR)
    began = max((n for n, event in enumerate(events) if isinstance(event, RoundBegan)), default=0)
    return events[began:]
