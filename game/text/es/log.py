"""Español: log. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, SIGNED, plural


def drew(who: Person, count: int) -> str:
    return ('robaste ' + _nouns.cards(count) if who.is_you else 'robó ' + _nouns.cards(count))


def drew_short(who: Person, count: int) -> str:
    return ('robaste ' + COUNT(count, gender='f') if who.is_you else 'robó ' + COUNT(count, gender='f'))


def shuffled(count: int) -> str:
    return 'Los descartes forman un mazo nuevo de ' + _nouns.cards(count)


def shuffled_short() -> str:
    return 'Descartes barajados'


def upcard(card: Card) -> str:
    return 'El pozo empieza con ' + _nouns.the_card(card)


def upcard_after(card: Card, under: int) -> str:
    return __upcard(card) + '; ' + ('una carta quedó debajo del mazo' if plural(under) == "one" else _nouns.cards(under) + ' quedaron debajo del mazo')


def upcard_short() -> str:
    return 'El pozo empieza con'


def round_began(round: int, dealer: Person, first: Person) -> str:
    return 'Ronda ' + NUMBER(round) + ': ' + ('repartes tú' if dealer.is_you else 'reparte ' + dealer.name) + ', ' + ('empiezas tú' if first.is_you else 'empieza ' + first.name)


def round_began_short(round: int, dealer: Person, first: Person) -> str:
    return 'Ronda ' + NUMBER(round) + ': ' + ('empiezas tú' if first.is_you else 'empieza ' + first.name)


def round_ended(round: int, scores: Sequence[str], out: bool) -> str:
    return ('Terminó la ronda ' + NUMBER(round) + ': ' + LIST(scores) if out else 'Terminó la ronda ' + NUMBER(round) + ' sin que nadie cerrara: ' + LIST(scores))


def round_ended_short(round: int, scores: Sequence[str], out: bool) -> str:
    return 'Terminó la ronda ' + NUMBER(round)


def team_score(team: str, points: int) -> str:
    return team + ' ' + SIGNED(points)


def cut(who: Person, result: str) -> str:
    return ('levantaste ' + result if who.is_you else 'levantó ' + result)


def cut_short(who: Person, result: str) -> str:
    return ('cortaste ' + result if who.is_you else 'cortó ' + result)


def cut_exact(count: int, bonus: int) -> str:
    return _nouns.cards(count) + ', justo las que hacían falta: ' + SIGNED(bonus)


def cut_exact_short(count: int, bonus: int) -> str:
    return NUMBER(count) + ', ' + SIGNED(bonus)


def cut_over(count: int, miss: int) -> str:
    return _nouns.cards(count) + '; ' + ('vuelve una' if plural(miss) == "one" else 'vuelven ' + COUNT(miss, gender='f'))


def cut_over_short(count: int, miss: int) -> str:
    return NUMBER(count) + ', ' + COUNT(miss, gender='f') + ' de vuelta'


def cut_under(count: int, miss: int) -> str:
    return _nouns.cards(count) + '; ' + ('se añade una' if plural(miss) == "one" else 'se añaden ' + COUNT(miss, gender='f'))


def cut_under_short(count: int, miss: int) -> str:
    return NUMBER(count) + ', ' + COUNT(miss, gender='f') + ' más'


def chose(who: Person, stack: Literal["first", "second"]) -> str:
    return ('elegiste' if who.is_you else 'eligió') + ' ' + ('el primer montón' if stack == "first" else 'el segundo montón')


def chose_short(who: Person, stack: Literal["first", "second"]) -> str:
    return ('elegiste un montón' if who.is_you else 'eligió un montón')


def took_pile(who: Person, card: Card, count: int) -> str:
    return ('tomaste' if who.is_you else 'tomó') + ' el pozo con ' + _nouns.the_card(card) + ': ' + _nouns.cards(count)


def took_pile_short(who: Person, card: Card, count: int) -> str:
    return ('tomaste' if who.is_you else 'tomó') + ' el pozo (' + NUMBER(count) + ')'


def opened(who: Person, points: int) -> str:
    return ('abriste' if who.is_you else 'abrió') + ' con ' + NUMBER(points)


def melded(who: Person, cards: Sequence[str]) -> str:
    return ('bajaste' if who.is_you else 'bajó') + ' ' + LIST(cards)


def added_to_book(who: Person, cards: Sequence[str], rank: Rank) -> str:
    return ('añadiste' if who.is_you else 'añadió') + ' ' + LIST(cards) + ' a la canasta de ' + _nouns.ranks(rank)


def added(who: Person, cards: Sequence[str], held: int, size: int) -> str:
    return ('añadiste' if who.is_you else 'añadió') + ' ' + LIST(cards) + ': ' + NUMBER(held) + ' de ' + NUMBER(size)


def added_short(who: Person, cards: Sequence[str], held: int, size: int) -> str:
    return ('añadiste' if who.is_you else 'añadió') + ' ' + LIST(cards)


def added_wilds(who: Person, cards: Sequence[str], rank: Rank, held: int, size: int) -> str:
    return ('añadiste' if who.is_you else 'añadió') + ' ' + LIST(cards) + ' ' + _nouns.to_ranks(rank) + ': ' + NUMBER(held) + ' de ' + NUMBER(size)


def added_wilds_short(who: Person, cards: Sequence[str], rank: Rank, held: int, size: int) -> str:
    return ('añadiste' if who.is_you else 'añadió') + ' ' + LIST(cards) + ' ' + _nouns.to_ranks(rank)


def added_full(who: Person, cards: Sequence[str], held: int) -> str:
    return ('añadiste' if who.is_you else 'añadió') + ' ' + LIST(cards) + ': ' + _nouns.cards(held)


def added_wilds_full(who: Person, cards: Sequence[str], rank: Rank, held: int) -> str:
    return ('añadiste' if who.is_you else 'añadió') + ' ' + LIST(cards) + ' ' + _nouns.to_ranks(rank) + ': ' + _nouns.cards(held)


def book(who: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, worth: int) -> str:
    return ('completaste' if who.is_you else 'completó') + ' una ' + _nouns.book(kind, rank) + ', ' + SIGNED(worth)


def book_short(who: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return ('completaste' if who.is_you else 'completó') + ' una ' + _nouns.book(kind, rank)


def turned_dirty(who: Person, rank: Rank) -> str:
    return ('ensuciaste' if who.is_you else 'ensució') + ' la canasta limpia de ' + _nouns.ranks(rank)


def turned_dirty_short(who: Person, rank: Rank) -> str:
    return ('ensuciaste una canasta' if who.is_you else 'ensució una canasta')


def foot(who: Person, stack: Literal["foot", "tail"]) -> str:
    return ('tomaste' if who.is_you else 'tomó') + ' ' + ('el pie' if stack == "foot" else 'la cola')


def red_threes(who: Person, laid: int) -> str:
    return ('bajaste' if who.is_you else 'bajó') + ' ' + _nouns.red_threes(laid)


def red_threes_short(who: Person, laid: int) -> str:
    return ('bajaste' if who.is_you else 'bajó') + ' ' + _nouns.red_threes(laid)


def red_threes_drawing(who: Person, laid: int, drawn: int) -> str:
    return ('bajaste ' + _nouns.red_threes(laid) + ' y robaste' if who.is_you else 'bajó ' + _nouns.red_threes(laid) + ' y robó') + ' ' + _nouns.cards(drawn)


def discarded(who: Person, card: Card) -> str:
    return ('descartaste' if who.is_you else 'descartó') + ' ' + _nouns.the_card(card)


def discarded_short(who: Person, card: Card) -> str:
    return ('descartaste' if who.is_you else 'descartó')


def held(who: Person) -> str:
    return ('conservaste la última carta' if who.is_you else 'conservó la última carta')


def held_short(who: Person) -> str:
    return ('conservaste una carta' if who.is_you else 'conservó una carta')


def pile_peeked(who: Person) -> str:
    return ('miraste las cartas del pozo' if who.is_you else 'miró las cartas del pozo')


def pile_peeked_short(who: Person) -> str:
    return ('miraste el pozo' if who.is_you else 'miró el pozo')


def passed(who: Person) -> str:
    return ('pasaste: no hay cartas suficientes para robar' if who.is_you else 'pasó: no hay cartas suficientes para robar')


def passed_short(who: Person) -> str:
    return ('pasaste' if who.is_you else 'pasó')


def permission_asked(who: Person) -> str:
    return ('pediste permiso para cerrar' if who.is_you else 'pidió permiso para cerrar')


def permission_asked_short(who: Person) -> str:
    return __permission_asked(who)


def permission_answered(who: Person, asker: Person, yes: bool) -> str:
    return ('dijiste que' if who.is_you else 'dijo que') + ' ' + ('sí: ' + ('puedes cerrar' if asker.is_you else asker.name + ' puede cerrar') if yes else 'no: ' + ('todavía no puedes cerrar' if asker.is_you else asker.name + ' todavía no puede cerrar'))


def permission_answered_short(who: Person, asker: Person, yes: bool) -> str:
    return ('dijiste que' if who.is_you else 'dijo que') + ' ' + ('sí' if yes else 'no')


def out_discarding(who: Person, card: Card) -> str:
    return ('cerraste' if who.is_you else 'cerró') + ' descartando ' + _nouns.the_card(card)


def out(who: Person) -> str:
    return ('cerraste sin descartar' if who.is_you else 'cerró sin descartar')


def out_short(who: Person) -> str:
    return ('cerraste' if who.is_you else 'cerró')


def melds_taken_back(who: Person, moves: int) -> str:
    return ('deshiciste' if who.is_you else 'deshizo') + ' ' + _nouns.moves(moves)


def melds_taken_back_short(who: Person, moves: int) -> str:
    return ('lo deshiciste' if who.is_you else 'lo deshizo')


def long_over() -> str:
    return 'Esa ronda terminó y sus cartas se han barajado.'


def in_stock() -> str:
    return 'Volvió al mazo con los demás descartes.'


def in_meld(whose: Person, rank: Rank, held: int) -> str:
    return ('Tu combinación de ' + _nouns.ranks(rank) + ' tiene ahora ' + _nouns.cards(held) + '.' if whose.is_you else 'La combinación de ' + _nouns.ranks(rank) + ' de ' + whose.name + ' tiene ahora ' + _nouns.cards(held) + '.')


def in_book(whose: Person, kind: Literal["clean", "dirty", "wild"], rank: Rank, held: int) -> str:
    return ('Tu ' + _nouns.book(kind, rank) + ' tiene ahora ' + _nouns.cards(held) + '.' if whose.is_you else 'La ' + _nouns.book(kind, rank) + ' de ' + whose.name + ' tiene ahora ' + _nouns.cards(held) + '.')


def in_pile(card: Card, above: int) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' ' + ('es la carta superior del pozo' if above == 0 else 'está en el pozo, debajo de ' + _nouns.cards(above)) + '.'


def taken_and_held(who: Person, card: Card) -> str:
    return ('Tomaste ' + _nouns.the_card(card) + ' con el pozo y esa carta sigue en tu mano.' if who.is_you else who.name + ' tomó ' + _nouns.the_card(card) + ' con el pozo y esa carta sigue en su mano.')


def taken_and_played(who: Person, card: Card) -> str:
    return ('Tomaste ' + _nouns.the_card(card) + ' con el pozo y ya jugaste esa carta.' if who.is_you else who.name + ' tomó ' + _nouns.the_card(card) + ' con el pozo y ya jugó esa carta.')


def pile_went_to(who: Person) -> str:
    return ('El pozo pasó a tu mano.' if who.is_you else 'El pozo pasó a la mano de ' + who.name + '.')


__upcard = upcard
__permission_asked = permission_asked
