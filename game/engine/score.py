"""Scoring a round: every point is an item of one list, and every score adds up these items (rules, "Scoring a round,
per team").
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from typing import Final

from msgspec import Struct

from game.cards import Card, is_red_three
from game.engine.events import TeamScore
from game.engine.melding.melds import book_points, card_points, unfinished_cost
from game.engine.table.board import Board, Phase, StackName, points_at_once
from game.engine.table.state import Cards, Table
from game.rules.ruleset import BookKind, RuleSet, red_three_laid, red_threes_for_bonus


class ScoreKind(Enum):
    """What points are for; each is a row of the score sheet, in this order."""

    MELDED = auto()
    CLEAN_BOOKS = auto()
    DIRTY_BOOKS = auto()
    WILD_BOOKS = auto()
    BOOKS_AT_ONCE = auto()
    UNFINISHED_BOOKS = auto()
    GOING_OUT = auto()
    CUT = auto()
    RED_THREES = auto()
    LEFT_IN_HAND = auto()
    LEFT_IN_FOOT = auto()
    LEFT_IN_TAIL = auto()


BOOK_KINDS: Final[dict[BookKind, ScoreKind]] = {
    "clean": ScoreKind.CLEAN_BOOKS,
    "dirty": ScoreKind.DIRTY_BOOKS,
    "wild": ScoreKind.WILD_BOOKS,
}
LEFT_KINDS: Final = {
    StackName.HAND: ScoreKind.LEFT_IN_HAND,
    StackName.FOOT: ScoreKind.LEFT_IN_FOOT,
    StackName.TAIL: ScoreKind.LEFT_IN_TAIL,
}


class ScoreItem(Struct, frozen=True):
    """Points that a team won or lost in a round, with the cards and the seat behind them if there are any."""

    what: ScoreKind
    amount: int
    cards: tuple[Card, ...] = ()
    who: int | None = None


class LeftOver(Struct, frozen=True):
    """The cards that a seat held in the stack it played from, and those of a foot and a tail that it never took up."""

    hand: Cards
    foot: Cards
    tail: Cards = ()

    def stack(self, name: StackName) -> Cards:
        """The cards left in one of the three."""
        return {StackName.HAND: self.hand, StackName.FOOT: self.foot, StackName.TAIL: self.tail}[name]


def lead_of(totals: Sequence[int], seat: int) -> int:
    """Points by which a seat's team leads the best of the others, negative if it is behind.

    >>> lead_of((500, 700), 2)
    -200
    """
    team = seat % len(totals)
    return totals[team] - max(total for other, total in enumerate(totals) if other != team)


def score_round(table: Table) -> tuple[TeamScore, ...]:
    """Every team's score of a round that has just ended."""
    return tuple(team_score(items) for items in score_items(table.board, left_over(table)))


def left_over(table: Table) -> tuple[LeftOver, ...]:
    """What every seat still holds."""
    return tuple(LeftOver(hand, *unplayed(table, seat)) for seat, hand in enumerate(table.hands))


def unplayed(table: Table, seat: int) -> tuple[Cards, Cards]:
    """The foot and the tail that the seat never took up."""
    foot = table.feet[seat]
    if table.board.plays_foot(seat):
        return (), foot
    return foot, table.tails[seat] if table.tails else ()


def score_items(board: Board, left: Sequence[LeftOver]) -> tuple[tuple[ScoreItem, ...], ...]:
    """By team, everything that counts in a round that has ended; `left` is what each seat still holds.

    If only losers score, a team that went out gets no items, and any other is charged what it still holds.
    """
    return tuple(tuple(_team_items(board, team, left)) for team in range(board.teams))


def _team_items(board: Board, team: int, left: Sequence[LeftOver]) -> Iterator[ScoreItem]:
    rules = board.rules
    out = board.out_of(team)
    yield from with_bonus(rules, out, tuple(table_items(board, team)))
    for stack, kind in LEFT_KINDS.items():
        for seat in range(team, board.players, board.teams):
            cards = () if rules.winner_takes and out is not None else charged(rules, left[seat], stack)
            yield ScoreItem(kind, -card_points(rules, cards), cards, seat)


def points_on_table(board: Board, team: int) -> int:
    """What a team has on the table in this round: cards, books, red threes and cut bonuses, excluding cards left in
    hands; 0 if only losers score.
    """
    return sum(item.amount for item in table_items(board, team))


def unfinished_round(board: Board) -> tuple[int, ...]:
    """What each team has on the table in a round that isn't over; () between two rounds."""
    is_between = board.phase is Phase.ENDED or not board.round
    return () if is_between else tuple(points_on_table(board, team) for team in range(board.teams))


def table_items(board: Board, team: int) -> Iterator[ScoreItem]:
    """What a team has on the table, even during a round; nothing if only losers score."""
    rules = board.rules
    if rules.winner_takes:
        return
    for meld in board.melds[team]:
        yield ScoreItem(ScoreKind.MELDED, card_points(rules, meld.cards), meld.cards)
        if meld.is_book(rules):
            yield ScoreItem(BOOK_KINDS[meld.kind], book_points(rules, meld), meld.cards)
        elif cost := unfinished_cost(rules, meld):
            yield ScoreItem(ScoreKind.UNFINISHED_BOOKS, -cost, meld.cards)
    yield ScoreItem(ScoreKind.BOOKS_AT_ONCE, points_at_once(board, team))
    yield ScoreItem(ScoreKind.CUT, board.cut[team])
    yield from red_three_items(rules, board.players, board.red_threes[team], board.out_of(team) is not None)


def red_three_items(rules: RuleSet, players: int, laid: Sequence[Card], is_out: bool) -> Iterator[ScoreItem]:
    """What a team gets for the red threes it laid down; `is_out` if it went out."""
    if not laid:
        return
    yield ScoreItem(ScoreKind.RED_THREES, red_three_laid(rules, is_out) * len(laid), tuple(laid))
    if rules.red_three_all and len(laid) >= red_threes_for_bonus(rules, players):
        yield ScoreItem(ScoreKind.RED_THREES, rules.red_three_all)


def with_bonus(rules: RuleSet, out: int | None, laid: Sequence[ScoreItem]) -> Iterator[ScoreItem]:
    """What a team has on the table, and what it gets if its seat `out` went out; shared by the screen and the score
    pad.
    """
    yield from laid
    if out is not None and not rules.winner_takes:
        yield ScoreItem(ScoreKind.GOING_OUT, rules.go_out_bonus, who=out)


def bonus_if_out(board: Board, seat: int) -> int:
    """Points that a seat's team gets for going out with what it has on the table."""
    laid = tuple(table_items(board, board.team_of(seat)))
    return sum(item.amount for item in with_bonus(board.rules, seat, laid) if item.what is ScoreKind.GOING_OUT)


def counted_kinds(board: Board) -> Iterator[ScoreKind]:
    """The kinds that a round always shows even if nobody scores in them; the others appear only if somebody does."""
    rules = board.rules
    if not rules.winner_takes:
        yield from (ScoreKind.MELDED, ScoreKind.CLEAN_BOOKS, ScoreKind.DIRTY_BOOKS)
        if rules.wild_melds != "no":
            yield ScoreKind.WILD_BOOKS
        if rules.go_out_bonus:
            yield ScoreKind.GOING_OUT
        if rules.deal == "cut":
            yield ScoreKind.CUT
    yield from (ScoreKind.LEFT_IN_HAND, ScoreKind.LEFT_IN_FOOT)
    if board.tails:
        yield ScoreKind.LEFT_IN_TAIL


def charged(rules: RuleSet, left: LeftOver, stack: StackName) -> Cards:
    """The cards left in a stack that cost points; if red threes are laid down, one drawn too late costs nothing."""
    cards = left.stack(stack)
    if stack is StackName.HAND and rules.red_threes == "lay_down":
        return tuple(card for card in cards if not is_red_three(card))
    return cards


def team_score(items: Iterable[ScoreItem]) -> TeamScore:
    """A team's items summed up as records and charts store them."""
    sums = dict.fromkeys(ScoreKind, 0)
    for item in items:
        sums[item.what] += item.amount
    return TeamScore(
        melded=sums[ScoreKind.MELDED],
        books=sum(sums[kind] for kind in (*BOOK_KINDS.values(), ScoreKind.BOOKS_AT_ONCE)),
        bonus=sums[ScoreKind.GOING_OUT],
        cut=sums[ScoreKind.CUT],
        threes=sums[ScoreKind.RED_THREES],
        left=-sum(sums[kind] for kind in (*LEFT_KINDS.values(), ScoreKind.UNFINISHED_BOOKS)),
        total=sum(sums.values()),
    )
