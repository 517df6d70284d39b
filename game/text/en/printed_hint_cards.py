"""English: printed_hint_cards. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.en import rule_page as _rule_page
from game.text.english import CAPITAL, COUNT, LIST, NUMBER


your_turn = 'Your turn'
stacks = 'Your stacks'
books = 'Books'
cards = 'Cards'
lay_down = 'Meld what you like. Discard one card.'
one_after_the_other = 'Play your hand first, then your foot, then your tail.'
books_score_nothing = 'Books score nothing.'
winner_takes = 'Going out scores 0.'


def title(rules: str) -> str:
    return 'Hint cards: ' + rules


def numbered(rules: str, card: int, cards: int) -> str:
    return rules + ' ' + NUMBER(card) + ' of ' + NUMBER(cards)


def draw(draw_count: int | Sequence[int], takes: Literal["never", "one", "some", "all"], taken: int, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('Draw ' + _rule_page.drawn(draw_count) + '.' if takes == "never" else 'Draw ' + _rule_page.drawn(draw_count) + ', or ' + _rule_page.take_pile(takes, taken, take_with) + '.')


def minimums(points: Sequence[str]) -> str:
    return (LIST(points) + ' points in every round.' if len(points) == 1 else LIST(points) + ' points, round by round.')


def minimums_by_total(minimums: str) -> str:
    return minimums + '.'


def book(size: int) -> str:
    return CAPITAL(COUNT(size)) + ' of one rank.'


def books_score(values: Sequence[str]) -> str:
    return CAPITAL(LIST(values)) + '.'


def going_out(needs: Sequence[str]) -> str:
    return CAPITAL(LIST(needs)) + '.'


def scores(what: str, points: str) -> str:
    return what + ': ' + points + '.'


def three(points: int, three: Literal["black_melded", "black_left", "red_melded", "red_laid", "red_not_out", "red_all", "red_unused", "red_left"], tail: bool) -> str:
    return NUMBER(points) + ' ' + ('melded' if three == "black_melded" else 'left over' if three == "black_left" else 'melded' if three == "red_melded" else 'laid down' if three == "red_laid" else 'laid down, not out' if three == "red_not_out" else 'all red threes: extra' if three == "red_all" else 'in an unused ' + ('stack' if tail else 'foot') if three == "red_unused" else 'left over')
