"""What cards that somebody cannot see are worth on an average, from all that he can see. Pure."""

from game.engine.melds import card_values
from game.engine.view import PlayerView
from game.rules.pack import pack


def average_hidden(view: PlayerView) -> float:
    """Points of a card that lies face down for this seat; 0 where none does."""
    board = view.board
    values = card_values(board.rules)
    deck = pack(board.rules, board.players)
    open_cards = [*view.hand, *board.pile_seen, *(card for team in board.red_threes for card in team)]
    open_cards += [card for team in board.melds for meld in team for card in meld.cards]
    hidden = len(deck) - len(open_cards)
    if hidden <= 0:
        return 0.0
    return max(0.0, (sum(values[card] for card in deck) - sum(values[card] for card in open_cards)) / hidden)
