"""Español: printed_hint_cards. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.es import rule_page as _rule_page
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, LIST, NUMBER


your_turn = 'Tu turno'
stacks = 'Tus montones'
books = 'Canastas'
cards = 'Cartas'
lay_down = 'Baja lo que quieras. Descarta una carta.'
one_after_the_other = 'Juega primero la mano, luego el pie y después la cola.'
books_score_nothing = 'No dan puntos.'
winner_takes = 'Tu equipo se queda entonces en 0.'


def title(rules: str) -> str:
    return 'Fichas de ayuda: ' + rules


def numbered(rules: str, card: int, cards: int) -> str:
    return rules + ' ' + NUMBER(card) + ' de ' + NUMBER(cards)


def draw(draw_count: int | Sequence[int], takes: Literal["never", "one", "some", "all"], taken: int, take_with: Literal["pair", "any_play", "pair_or_wild", "pair_or_meld"]) -> str:
    return ('Roba ' + _rule_page.drawn(draw_count) + '.' if takes == "never" else 'Roba ' + _rule_page.drawn(draw_count) + ' o ' + _rule_page.take_pile(takes, taken, take_with) + '.')


def minimums(points: Sequence[str]) -> str:
    return (LIST(points) + ' puntos en cada ronda.' if len(points) == 1 else LIST(points) + ' puntos, ronda a ronda.')


def minimums_by_total(minimums: str) -> str:
    return minimums + '.'


def book(size: int) -> str:
    return CAPITAL(_nouns.cards(size)) + ' del mismo valor.'


def books_score(values: Sequence[str]) -> str:
    return CAPITAL(LIST(values)) + '.'


def going_out(needs: Sequence[str]) -> str:
    return CAPITAL(LIST(needs)) + '.'


def scores(what: str, points: str) -> str:
    return what + ': ' + points + '.'


def three(points: int, three: Literal["black_melded", "black_left", "red_melded", "red_laid", "red_not_out", "red_all", "red_unused", "red_left"], tail: bool) -> str:
    return NUMBER(points) + ' ' + ('bajado' if three == "black_melded" else 'si te queda' if three == "black_left" else 'bajado' if three == "red_melded" else 'en la mesa' if three == "red_laid" else 'lo mismo sin cerrar' if three == "red_not_out" else 'todos los treses rojos, extra' if three == "red_all" else ('en un montón sin tomar' if tail else 'en un pie sin tomar') if three == "red_unused" else 'si te queda')
