"""Español: phrases. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.cards import Rank
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, LIST, plural


def played(who: Person, acts: Sequence[str]) -> str:
    return (CAPITAL(LIST(acts)) + '.' if who.is_you else who.name + ' ' + LIST(acts) + '.')


def did_draw(who: Person) -> str:
    return ('robaste' if who.is_you else 'robó')


def did_peek(who: Person) -> str:
    return ('miraste el pozo' if who.is_you else 'miró el pozo')


def did_take(who: Person) -> str:
    return ('tomaste el pozo' if who.is_you else 'tomó el pozo')


def did_lay_down(who: Person, cards: str) -> str:
    return ('bajaste' if who.is_you else 'bajó') + ' ' + cards


def did_put(who: Person, cards: str) -> str:
    return ('añadiste' if who.is_you else 'añadió') + ' ' + cards


def did_discard(who: Person, card: str) -> str:
    return ('descartaste' if who.is_you else 'descartó') + ' ' + card


def did_go_out(who: Person) -> str:
    return ('cerraste' if who.is_you else 'cerró')


def did_answer(who: Person, yes: bool) -> str:
    return ('dijiste que' if who.is_you else 'dijo que') + ' ' + ('sí' if yes else 'no')


def did_hold(who: Person) -> str:
    return ('conservaste la última carta' if who.is_you else 'conservó la última carta')


def did_pass(who: Person) -> str:
    return ('terminaste la ronda' if who.is_you else 'terminó la ronda')


def did_cut(who: Person, count: int) -> str:
    return ('levantaste' if who.is_you else 'levantó') + ' ' + _nouns.cards(count)


def did_choose(who: Person, stack: int) -> str:
    return ('tomaste' if who.is_you else 'tomó') + ' ' + ('el montón de la izquierda' if stack == 0 else 'el montón de la derecha')


def lay_down(cards: str) -> str:
    return 'bajar ' + cards


def put(cards: str) -> str:
    return 'añadir ' + cards


def discard(card: str) -> str:
    return 'descartar ' + card


def discard_only(card: str) -> str:
    return 'solo descartar ' + card


def discard_instead(card: str, played: str) -> str:
    return 'descartar ' + card + ', no ' + played


def take_stack(stack: int) -> str:
    return ('tomar el montón de la izquierda' if stack == 0 else 'tomar el montón de la derecha')


def onto(cards: str, rank: Rank) -> str:
    return cards + ' ' + _nouns.to_ranks(rank)


def with_wilds(count: int, rank: Rank, wilds: str) -> str:
    return _nouns.of_rank(count, rank) + ' con ' + wilds


def many(count: int, ranks: Sequence[str]) -> str:
    return _nouns.cards(count) + ': ' + LIST(ranks)
