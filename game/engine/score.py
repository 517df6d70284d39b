"""Scoring a round, line by line (rules, "Scoring a round, per team")."""

from game.cards import Card
from game.engine.board import Board, points_on_table
from game.engine.events import TeamScore
from game.engine.melds import Meld, card_values
from game.engine.state import Table
from game.rules.ruleset import RuleSet


def book_points(rules: RuleSet, meld: Meld) -> int:
    """The bonus of a meld: 0 while it is open, twice the kind's points for a double book (S001-59)."""
    if not meld.is_book(rules):
        return 0
    points = {"clean": rules.clean_book, "dirty": rules.dirty_book, "wild": rules.wild_book}[meld.kind]
    return 2 * points if rules.double_book and len(meld.cards) >= rules.double_book else points


def score_round(table: Table) -> tuple[TeamScore, ...]:
    """Every team's score of a round that has just ended, with each line that makes it up."""
    board = table.board
    values = card_values(board.rules)
    left = [0] * board.teams
    for seat in range(board.players):
        left[board.team_of(seat)] += _worth(values, table.hands[seat]) + _worth(values, table.feet[seat])
    return tuple(_team_score(board, team, left[team]) for team in range(board.teams))


def _worth(values: dict[Card, int], cards: tuple[Card, ...]) -> int:
    return sum(values[card] for card in cards)


def _team_score(board: Board, team: int, left: int) -> TeamScore:
    melded = points_on_table(board, team)
    books = sum(book_points(board.rules, meld) for meld in board.melds[team])
    bonus = board.rules.go_out_bonus if board.out is not None and board.team_of(board.out) == team else 0
    cut = board.cut[team]
    return TeamScore(
        melded=melded, books=books, bonus=bonus, cut=cut, left=left, total=melded + books + bonus + cut - left
    )
