"""Scoring a round, line by line (rules, "Scoring a round, per team")."""

from collections.abc import Sequence

from msgspec import Struct

from game.cards import Card, is_red_three
from game.engine.board import Board, points_at_once, points_on_table
from game.engine.books import book_points
from game.engine.events import TeamScore
from game.engine.melds import card_values
from game.engine.state import Cards, Table
from game.rules.ruleset import RuleSet, decks_in_play, red_three_laid


class RoundCount(Struct, frozen=True, kw_only=True):
    """What is counted of a team at the end of a round, at the screen or on a score pad."""

    melded: int
    """Card values of all that it melded."""
    books: int
    """What its books count, above the values of their cards."""
    is_out: bool = False
    cut: int = 0
    """Points for exact cuts."""
    red_threes: int = 0
    """How many it laid down."""
    left: int = 0
    """Card values left in hands, feet and tails."""


def lead_of(totals: Sequence[int], seat: int) -> int:
    """Points by which a seat's team is ahead of the best of the others, negative where it is behind.

    >>> lead_of((500, 700), 2)
    -200
    """
    team = seat % len(totals)
    return totals[team] - max(total for other, total in enumerate(totals) if other != team)


def score_round(table: Table) -> tuple[TeamScore, ...]:
    """Every team's score of a round that has just ended, with each line that makes it up."""
    board = table.board
    values = card_values(board.rules)
    left = [0] * board.teams
    for seat in range(board.players):
        hand = charged(board.rules, table.hands[seat])
        left[board.team_of(seat)] += sum(_worth(values, cards) for cards in (hand, *unplayed(table, seat)))
    return tuple(_team_score(board, team, left[team]) for team in range(board.teams))


def unplayed(table: Table, seat: int) -> tuple[Cards, Cards]:
    """The foot and the tail that the seat never took up."""
    foot = table.feet[seat]
    if table.board.plays_foot(seat):
        return (), foot
    return foot, table.tails[seat] if table.tails else ()


def charged(rules: RuleSet, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards left in a hand that cost points: where red threes are laid down, one that came too late costs none."""
    return tuple(card for card in hand if not is_red_three(card)) if rules.red_threes == "lay_down" else hand


def _worth(values: dict[Card, int], cards: tuple[Card, ...]) -> int:
    return sum(values[card] for card in cards)


def _team_score(board: Board, team: int, left: int) -> TeamScore:
    count = RoundCount(
        melded=points_on_table(board, team),
        books=sum(book_points(board.rules, meld) for meld in board.melds[team]) + points_at_once(board, team),
        is_out=board.out is not None and board.team_of(board.out) == team,
        cut=board.cut[team],
        red_threes=len(board.red_threes[team]),
        left=left,
    )
    return team_score(board.rules, board.players, count)


def team_score(rules: RuleSet, players: int, count: RoundCount) -> TeamScore:
    """The score of a team that this was counted of, wherever the cards are played.

    Where only losers score, a team that went out has 0, and any other what it still holds, against it.
    """
    if rules.winner_takes:
        left = 0 if count.is_out else count.left
        return TeamScore(melded=0, books=0, bonus=0, cut=0, threes=0, left=left, total=-left)
    bonus = rules.go_out_bonus if count.is_out else 0
    threes = _red_threes(rules, players, count)
    total = count.melded + count.books + bonus + count.cut + threes - count.left
    return TeamScore(
        melded=count.melded,
        books=count.books,
        bonus=bonus,
        cut=count.cut,
        threes=threes,
        left=count.left,
        total=total,
    )


def _red_threes(rules: RuleSet, players: int, count: RoundCount) -> int:
    """Points for the red threes laid down, and more for having laid every one in play."""
    every = 2 * decks_in_play(rules, players)
    laid = count.red_threes
    return laid * red_three_laid(rules, count.is_out) + (rules.red_three_all if laid == every else 0)
