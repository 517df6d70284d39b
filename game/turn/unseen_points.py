"""The average worth of cards that a player can't see, from everything they can. Pure."""

from collections import Counter

from game.cards import Card, is_red_three
from game.engine.melding.melds import card_values
from game.engine.table.view import PlayerView
from game.rules.ruleset import pack


def average_hidden(view: PlayerView) -> float:
    """The average points of a card that is face down for this seat, if it isn't a red three; 0 if there is none."""
    hidden = Counter(pack(view.board.rules, view.board.players)) - Counter(_seen(view))
    values = card_values(view.board.rules)
    plain = [values[card] for card in hidden.elements() if not is_red_three(card)]
    return sum(plain) / len(plain) if plain else 0.0


def red_three_hidden(view: PlayerView) -> int:
    """The cost of a red three that may be among the hidden cards; 0 if there can't be one, or it costs nothing."""
    rules = view.board.rules
    if rules.red_threes != "penalty":
        return 0
    reds = sum(map(is_red_three, pack(rules, view.board.players))) - sum(map(is_red_three, _seen(view)))
    return rules.red_three if reds > 0 else 0


def _seen(view: PlayerView) -> list[Card]:
    board = view.board
    seen = [*view.hand, *board.pile_seen, *(card for team in board.red_threes for card in team)]
    return seen + [card for team in board.melds for meld in team for card in meld.cards]
