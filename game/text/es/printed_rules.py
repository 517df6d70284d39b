"""Español: printed_rules. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.es import nouns as _nouns
from game.text.spanish import NUMBER


footer = 'Hand and Foot. Para jugar con estas reglas en un dispositivo, escribe este código:'
cards = 'Lo que vale cada carta'
to_go_out = 'Para cerrar necesitas'
to_open = 'Para abrir necesitas'
twice = 'el doble'
book_at_once = 'canasta de una vez, extra'
going_out = 'cerrar'
no_books = 'ninguna canasta'
permission = 'el sí de tu pareja'
every_round = 'cada ronda'
rounds_after = 'cada ronda después'
together = 'juntas'


def cards_count(only_losers: bool) -> str:
    return ('Las cartas que quedan cuentan contra un equipo que no cerró; las bajadas solo ayudan a abrir.' if only_losers else 'Las cartas bajadas cuentan a tu favor; las que quedan, en tu contra.')


def others(only_losers: bool) -> str:
    return ('Cierre y treses' if only_losers else 'Canastas y treses')


def worth(what: str, points: str) -> str:
    return what + ' ' + points


def rank(rank: Rank) -> str:
    return _nouns.rank(rank)


def ranks(from_: Rank, to: Rank) -> str:
    return _nouns.rank(from_) + ' a ' + _nouns.rank(to)


def kind(kind: Literal["clean", "dirty", "wild", "sevens", "clean_sevens", "threes"]) -> str:
    return ('canasta limpia' if kind == "clean" else 'canasta sucia' if kind == "dirty" else 'canasta de comodines' if kind == "wild" else 'canasta de sietes' if kind == "sevens" else 'canasta limpia de sietes' if kind == "clean_sevens" else 'canasta de treses')


def double_book(size: int) -> str:
    return 'canasta de ' + _nouns.cards(size)


def three(three: Literal["black_melded", "black_left", "red_melded", "red_laid", "red_not_out", "red_all", "red_unused", "red_left"], tail: bool) -> str:
    return ('tres negro bajado' if three == "black_melded" else 'tres negro que queda' if three == "black_left" else 'tres rojo bajado' if three == "red_melded" else 'tres rojo en la mesa' if three == "red_laid" else 'lo mismo sin cerrar' if three == "red_not_out" else 'todos los treses rojos, extra' if three == "red_all" else 'tres rojo en ' + ('un montón sin tomar' if tail else 'un pie sin tomar') if three == "red_unused" else 'tres rojo que queda')


def partners(done: Literal["picked_up", "played"], last: Literal["foot", "tail"]) -> str:
    return (('que todo tu equipo haya tomado el pie' if last == "foot" else 'que todo tu equipo haya tomado la cola') if done == "picked_up" else ('que todo tu equipo haya jugado una carta del pie' if last == "foot" else 'que todo tu equipo haya jugado una carta de la cola'))


def last_card(how: Literal["required", "optional", "never"]) -> str:
    return ('una última carta que descartar' if how == "required" else 'una última carta que descartar o bajar' if how == "optional" else 'una última carta que bajar')


def in_round(round: int) -> str:
    return 'ronda ' + NUMBER(round)


def from_round(round: int) -> str:
    return 'desde la ronda ' + NUMBER(round)


def below(total: int) -> str:
    return 'por debajo de ' + NUMBER(total)


def from_(total: int) -> str:
    return 'desde ' + NUMBER(total)


def different(preset: str) -> str:
    return 'Cambios respecto a ' + preset


def stack(stack: Literal["hand", "foot", "tail"], count: int) -> str:
    return _nouns.stack(stack) + ', ' + _nouns.cards(count)


def letter(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('M' if stack == "hand" else 'P' if stack == "foot" else 'C')


def book(kind: Literal["clean", "dirty", "wild", "sevens", "clean_sevens", "threes"], points: int) -> str:
    return __kind(kind) + ', ' + NUMBER(points)


def opens(points: int, minimum: int) -> str:
    return NUMBER(points) + ' para un mínimo de ' + NUMBER(minimum)


def laid_down(points: int) -> str:
    return 'en la mesa, ' + NUMBER(points) + ' cada uno'


__kind = kind
