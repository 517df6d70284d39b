"""What a view says about the round: who is in danger, who leads, what the team still lacks."""

from game.ai.weights import Weights
from game.cards import is_three
from game.engine.board import Board, points_on_table
from game.engine.books import book_points
from game.engine.going_out import late_partner, missing_books
from game.engine.melds import card_values
from game.engine.view import PlayerView
from game.rules.ruleset import RuleSet


def books_missing(board: Board, team: int) -> tuple[int, int, int]:
    """Clean, dirty and wild books that the team lacks for going out; books of any kind count as dirty ones."""
    lacking = missing_books(board, board.melds[team])
    if lacking is None:
        return 0, 0, 0
    any_kind = max(0, lacking.books - lacking.clean - lacking.dirty - lacking.wild)
    return lacking.clean, lacking.dirty + any_kind, lacking.wild


def is_threatened(view: PlayerView, weights: Weights) -> bool:
    """Whether the round may well end before this seat's next turn."""
    board = view.board
    if board.stock < weights.danger_stock and board.rules.stock_out == "end":
        return True
    return rival_near(view, weights.danger_cards) is not None


def rival_near(view: PlayerView, most_cards: float) -> int | None:
    """The next rival clockwise who plays the foot with so few cards, and whose team has what going out asks."""
    board = view.board
    around = ((view.seat + step) % board.players for step in range(1, board.players))
    return next(
        (
            seat
            for seat in around
            if board.in_foot[seat]
            and board.hands[seat] <= most_cards
            and board.team_of(seat) != view.team
            and missing_books(board, board.melds[board.team_of(seat)]) is None
            and late_partner(board, seat) is None
        ),
        None,
    )


def points_held(view: PlayerView) -> int:
    """What the seat's own cards would cost it, were the round to end now."""
    values = card_values(view.board.rules)
    return sum(values[card] for card in view.hand)


def estimated_lead(view: PlayerView, weights: Weights, own_cards_gone: bool) -> int:
    """Points by which the team is ahead of the best rival, were the round to end now.

    Cards that the seat cannot see count as `hidden_card` points each. In the last round the match totals count too.
    With `own_cards_gone` the seat itself goes out: its cards lie on the table instead of costing, and earn the bonus.
    """
    board = view.board
    standing = [_standing(board, team) for team in range(board.teams)]
    for seat in range(board.players):
        if seat != view.seat:
            standing[board.team_of(seat)] -= weights.hidden_card * board.hands[seat]
        standing[board.team_of(seat)] -= weights.hidden_card * board.feet[seat]
    held = points_held(view)
    standing[view.team] += held + board.rules.go_out_bonus if own_cards_gone else -held
    own = standing.pop(view.team)
    return own - max(standing)


def _standing(board: Board, team: int) -> int:
    books = sum(book_points(board.rules, meld) for meld in board.melds[team])
    before = board.totals[team] if is_last_round(board) else 0
    return before + points_on_table(board, team) + books + board.cut[team]


def is_last_round(board: Board) -> bool:
    """Whether the match ends with this round, as far as the number of rounds says."""
    return 0 < board.rules.rounds <= board.round


def three_cost(rules: RuleSet, card: str) -> int:
    """What a three costs when it is left over."""
    return rules.red_three if card[1] in "HD" else rules.black_three


def open_copies(view: PlayerView) -> dict[str, int]:
    """How many cards of each rank lie open or are remembered in the pile."""
    seen: dict[str, int] = {}
    for melds in view.board.melds:
        for meld in melds:
            seen[meld.rank] = seen.get(meld.rank, 0) + meld.naturals
    for card in view.board.pile_seen:
        if not is_three(card):
            seen[card[0]] = seen.get(card[0], 0) + 1
    return seen
