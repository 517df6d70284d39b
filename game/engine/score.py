"""Scoring a round, line by line (rules, "Scoring a round, per team")."""

from game.cards import Card, is_red_three
from game.engine.board import Board, points_on_table
from game.engine.books import book_points
from game.engine.events import TeamScore
from game.engine.melds import card_values
from game.engine.state import Table
from game.rules.ruleset import decks_in_play


def score_round(table: Table) -> tuple[TeamScore, ...]:
    """Every team's score of a round that has just ended, with each line that makes it up."""
    board = table.board
    values = card_values(board.rules)
    left = [0] * board.teams
    for seat in range(board.players):
        hand = table.hands[seat]
        if board.rules.red_threes == "lay_down":
            hand = tuple(card for card in hand if not is_red_three(card))
        left[board.team_of(seat)] += _worth(values, hand) + _worth(values, table.feet[seat])
    return tuple(_team_score(board, team, left[team]) for team in range(board.teams))


def _worth(values: dict[Card, int], cards: tuple[Card, ...]) -> int:
    return sum(values[card] for card in cards)


def _team_score(board: Board, team: int, left: int) -> TeamScore:
    melded = points_on_table(board, team)
    books = sum(book_points(board.rules, meld) for meld in board.melds[team])
    bonus = board.rules.go_out_bonus if board.out is not None and board.team_of(board.out) == team else 0
    cut = board.cut[team]
    threes = _red_threes(board, team)
    total = melded + books + bonus + cut + threes - left
    return TeamScore(melded=melded, books=books, bonus=bonus, cut=cut, threes=threes, left=left, total=total)


def _red_threes(board: Board, team: int) -> int:
    """Points for the red threes laid down, and more for having laid every one in play."""
    laid = len(board.red_threes[team])
    every = 2 * decks_in_play(board.rules, board.players)
    return laid * board.rules.red_three_bonus + (board.rules.red_three_all if laid == every else 0)
