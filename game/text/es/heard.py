"""Español: heard. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import by_rank
from game.text.es import nouns as _nouns
from game.text.spanish import COUNT, LIST, NUMBER, ORDINAL, plural


bar = 'Barra de menú'
your_hand = 'Tu mano'
laid_out = 'Preparadas, sin jugar todavía'
piles = 'Mazo y pozo'
players = 'El resto de la mesa'
actions = 'Acciones'
says = 'Estado'
notice = 'Aviso'
question = 'Pregunta'
skip = 'Seguir'
skip_tip = 'Salta la animación.'
lift_more = 'Levantar más cartas'
lift_fewer = 'Levantar menos cartas'
nothing_said = 'Todavía no se ha dicho nada.'


def laid_out_group(group: str) -> str:
    return __laid_out + ': ' + group


def unavailable(name: str) -> str:
    return name + ', no disponible ahora'


def coach(words: str) -> str:
    return 'Entrenador: ' + words


def hint(words: str) -> str:
    return 'Pista: ' + words


def hand_title(count: int) -> str:
    return __your_hand + ', ' + _nouns.cards(count)


def card_in_hand(card: Card, place: int, of: int, chosen: bool, new: bool) -> str:
    return _nouns.card(card) + ', ' + ORDINAL(place, gender='f') + ' de ' + COUNT(of, gender='f') + ' en tu mano' + ('; elegida' if chosen else '') + ('; nueva' if new else '')


def staged_card(card: Card, group: Sequence[Card]) -> str:
    return (_nouns.card(card) + ', carta preparada' if len(group) == 1 else _nouns.card(card) + ', carta preparada con ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(group)]))


def last_of_all(card: Card) -> str:
    return _nouns.card(card) + ', carta reservada para el último descarte'


def meld(rank: Rank, kind: Literal["clean", "dirty", "wild"], book: bool, cards: int, wilds: int) -> str:
    return _nouns.ranks(rank) + ', ' + (('canasta limpia' if kind == "clean" else 'canasta sucia' if kind == "dirty" else 'canasta') if book else ('combinación limpia' if kind == "clean" else 'combinación sucia' if kind == "dirty" else 'combinación')) + ' de ' + _nouns.cards(cards) + ('' if wilds == 0 else ', ' + _nouns.wilds(wilds) + ' entre ellas')


def meld_of_team(rank: Rank, kind: Literal["clean", "dirty", "wild"], book: bool, cards: int, wilds: int, owner: str) -> str:
    return __meld(rank, kind, book, cards, wilds) + '; ' + owner


def team_title(name: str, note: str) -> str:
    return ('Combinaciones: ' + name if not note else 'Combinaciones: ' + name + ', ' + note)


def held(cards: int, plays: Literal["hand", "foot", "tail"], lying: Sequence[str]) -> str:
    return _nouns.cards(cards) + ('' if plays == "hand" else ', ya con el pie' if plays == "foot" else ', ya con la cola') + ('' if len(lying) == 0 else ', ' + LIST(lying) + ' sin tomar todavía')


def stack_of(stack: Literal["hand", "foot", "tail"], cards: int) -> str:
    return _nouns.stack(stack) + ' de ' + _nouns.cards(cards)


def player(name: str, partner: bool, cards: int, plays: Literal["hand", "foot", "tail"], lying: Sequence[str], turn: bool, alert: str) -> str:
    return (name + ', tu pareja' if partner else name) + ', ' + __held(cards, plays, lying) + ('; le toca' if turn else '') + ('' if not alert else '; ' + alert)


def plate(partner: bool, cards: int, plays: Literal["hand", "foot", "tail"], lying: Sequence[str], alert: str) -> str:
    return ('tu pareja, ' + __held(cards, plays, lying) if partner else __held(cards, plays, lying)) + ('' if not alert else '; ' + alert)


def pile(count: int, card: Card | None, frozen: bool) -> str:
    return ('pozo vacío' if card is None else ('pozo congelado, ' + _nouns.cards(count) + ', ' + _nouns.card(card) + ' encima' if frozen else 'pozo, ' + _nouns.cards(count) + ', ' + _nouns.card(card) + ' encima'))


def hand(cards: Sequence[Card], count: int, chosen: Sequence[Card], fresh: Sequence[Card]) -> str:
    return ('Aquí no se muestra ninguna mano.' if len(cards) == 0 else ' '.join([part for part in (__you_hold(count, cards) if count else '', __chosen(chosen) if chosen else '', __new(fresh) if fresh else '') if part]))


def cards_signed(cards: Sequence[Card], sign: str) -> str:
    return LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + ': ' + sign


def red_threes(count: int, owner: str) -> str:
    return _nouns.red_threes(count) + ' en la mesa; ' + owner


def score(name: str, total: str, now: str, books: str) -> str:
    return (name + ': ' + total + ' puntos' if not now else name + ': ' + total + ' puntos, ' + now + ' en esta ronda') + ('' if not books else '; ' + books)


def need(state: Literal["done", "lacking", "last"], what: str, how: str) -> str:
    return ('hecho: ' + what if state == "done" else 'falta: ' + what if state == "lacking" else what) + ('' if not how else ', ' + how)


def meter(have: int, least: int) -> str:
    return 'Apertura: ' + NUMBER(have) + ' de ' + NUMBER(least) + ' puntos'


def you_hold(count: int, cards: Sequence[Card]) -> str:
    return 'Tienes ' + _nouns.cards(count) + ': ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) + '.'


def chosen(cards: Sequence[Card]) -> str:
    return ('Elegida: ' + LIST([_nouns.the_card(each) for each in cards]) + '.' if len(cards) == 1 else 'Elegidas: ' + LIST([_nouns.the_card(each) for each in cards]) + '.')


def new(cards: Sequence[Card]) -> str:
    return ('Nueva: ' + LIST([_nouns.the_card(each) for each in cards]) + '.' if len(cards) == 1 else 'Nuevas: ' + LIST([_nouns.the_card(each) for each in cards]) + '.')


def new_cards(cards: Sequence[str]) -> str:
    return ('Carta nueva en tu mano: ' + LIST(cards) + '.' if len(cards) == 1 else 'Cartas nuevas en tu mano: ' + LIST(cards) + '.')


def team_has(team: Person, people: int, melds: str, threes: int) -> str:
    return team.name + ': ' + '; '.join([part for part in (('ninguna combinación todavía' if not melds else melds), _nouns.red_threes(threes) if threes else '') if part]) + '.'


def belonging(of: str, label: str) -> str:
    return of + ', ' + label


def holding(name: str, held: str) -> str:
    return name + ': ' + held + '.'


def cards_held(count: int, cards: Sequence[Card]) -> str:
    return (_nouns.cards(count) if len(cards) == 0 else _nouns.cards(count) + ', ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]))


def in_stack(stack: Literal["hand", "foot", "tail"], cards: Sequence[Card]) -> str:
    return ('en la mano: ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) if stack == "hand" else 'en el pie: ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]) if stack == "foot" else 'en la cola: ' + LIST([_nouns.of_rank(count, rank) for rank, count in by_rank(cards)]))


def holds(name: str, cards: int, plays: Literal["hand", "foot", "tail"]) -> str:
    return (name + ': ' + _nouns.cards(cards) if plays == "hand" else name + ': ' + _nouns.cards(cards) + ', con el pie' if plays == "foot" else name + ': ' + _nouns.cards(cards) + ', con la cola')


def not_told(why: str) -> str:
    return 'Los lectores de pantalla no pueden leer este juego: ' + why


__laid_out = laid_out
__your_hand = your_hand
__meld = meld
__held = held
__you_hold = you_hold
__chosen = chosen
__new = new
