"""Español: coach. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import rank_of
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, LIST, NUMBER, plural


show_me_how = 'Enséñame cómo'
read_the_rule = 'Leer la regla'
put_away = 'Quitar al entrenador'
put_away_short = 'Quitar'
is_away = 'El entrenador está desactivado. Puedes activarlo otra vez en Ajustes, en Juego.'
stay = 'Quédate conmigo'
may_i_go = '¿Me voy?'
still_want_tips = '¿Quieres seguir con mis consejos?'
draw_heading = 'Empieza por robar'
draw_then = 'Después baja lo que puedas y termina tu turno con un descarte.'
discard_heading = 'Hora de descartar'
not_enough_heading = 'Todavía no puedes abrir'
open_heading = 'Ya puedes abrir'
lay_down_heading = 'Puedes bajar cartas'
take_heading = 'Podrías tomar el pozo'
pair_heading = 'Un par que conviene conservar'
partner_opened = 'Tu equipo ya abrió: el mínimo de apertura ya no se aplica.'
add_to_melds = 'Añade cartas a las combinaciones de tu equipo o empieza otra.'
frozen_heading = 'El pozo está congelado'
frozen_but_for_pairs = 'Ahora solo se toma con dos cartas iguales a la superior.'
go_out_heading = 'Puedes cerrar'
go_out = 'Ahora puedes jugar todas tus cartas y terminar la ronda.'
sign_wild = 'comodín'
sign_keep = 'conservar'
sign_discard = 'descartar'


def why_points(points: int) -> str:
    return (__read_the_rule if points == 0 else '¿Por qué ' + NUMBER(points) + '?')


def coached_for(matches: int) -> str:
    return 'Te acompaño desde hace ' + _nouns.matches(matches) + '.'


def can_make(points: int) -> str:
    return 'Tu mano da para ' + NUMBER(points)


def draw(cards: int) -> str:
    return 'Roba ' + _nouns.cards(cards) + ' del mazo.'


def open_later(wilds: int) -> str:
    return ('Ya podrías abrir, pero yo esperaría.' if wilds == 0 else 'Ya podrías abrir, pero te costaría ' + _nouns.wilds(wilds) + '.')


def discard(card: Card) -> str:
    return 'Descarta ' + _nouns.the_card(card) + ' para terminar tu turno.'


def discard_because(why: Literal["lone", "blocks", "plain"], rank: Rank) -> str:
    return (('No tienes otra ' + _nouns.rank(rank) + '.' if rank == "J" else 'No tienes otra ' + _nouns.rank(rank) + '.' if rank == "Q" else 'No tienes otro ' + _nouns.rank(rank) + '.') if why == "lone" else 'Nadie puede tomar el pozo con un tres encima.' if why == "blocks" else '')


def cannot_open(melds: bool, most: int, need: int) -> str:
    return ('Tus combinaciones valen ' + NUMBER(most) + ' puntos, pero necesitas ' + NUMBER(need) + ' para abrir.' if melds else ('Tu mano todavía no tiene ninguna combinación con la que abrir.' if need == 0 else 'Necesitas ' + NUMBER(need) + ' para abrir y tu mano todavía no tiene ninguna combinación.'))


def open_meld(cards: Sequence[str], points: int) -> str:
    return 'Tienes ' + LIST(cards) + ': es una combinación que vale ' + NUMBER(points) + '.'


def open_need(need: int) -> str:
    return ('No necesitas puntos para abrir.' if need == 0 else 'Necesitas ' + NUMBER(need) + ' para abrir.')


def open_need_with(need: int, others: Sequence[str], total: int) -> str:
    return ('No necesitas puntos para abrir; ' + LIST(others) + ' tendrías ' + NUMBER(total) + '.' if need == 0 else 'Necesitas ' + NUMBER(need) + ' para abrir; ' + LIST(others) + ' tendrías ' + NUMBER(total) + '.')


def with_cards(cards: Sequence[str]) -> str:
    return 'con ' + LIST(cards)


def with_melds(melds: int) -> str:
    return 'con ' + _nouns.melds(melds) + ' más'


def lay_down(cards: Sequence[str]) -> str:
    return 'Baja ' + LIST(cards) + '.'


def each_in_place() -> str:
    return '«' + __show_me_how + '» pone cada grupo en su sitio.'


def places(places: Sequence[str]) -> str:
    return CAPITAL(LIST(places)) + '.'


def go_on_book(cards: Sequence[str], count: int, rank: Rank) -> str:
    return LIST(cards) + ' ' + ('va' if plural(count) == "one" else 'van') + ' a tu canasta de ' + _nouns.ranks(rank)


def go_on_meld(cards: Sequence[str], count: int, rank: Rank) -> str:
    return LIST(cards) + ' ' + ('va' if plural(count) == "one" else 'van') + ' con tus ' + _nouns.ranks(rank)


def make_book(cards: Sequence[str], count: int, kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return LIST(cards) + ' ' + ('completa' if plural(count) == "one" else 'completan') + ' una ' + _nouns.book(kind, rank)


def begin_meld(cards: Sequence[str], count: int, rank: Rank) -> str:
    return LIST(cards) + ' ' + ('empieza' if plural(count) == "one" else 'empiezan') + ' una combinación de ' + _nouns.ranks(rank)


def the_cards(count: int, rank: Rank) -> str:
    return (('la ' + _nouns.rank(rank) if rank == "J" else 'la ' + _nouns.rank(rank) if rank == "Q" else 'el ' + _nouns.rank(rank)) if plural(count) == "one" else ('las ' + _nouns.of_rank(count, rank) if rank == "J" else 'las ' + _nouns.of_rank(count, rank) if rank == "Q" else 'los ' + _nouns.of_rank(count, rank)))


def makes_book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return 'Así tienes una ' + _nouns.book(kind, rank) + '.'


def makes_cards(kind: Literal["clean", "dirty", "wild"], cards: int, rank: Rank, size: int) -> str:
    return ('Tu combinación de ' + _nouns.ranks(rank) + ' tendrá ' + _nouns.cards(cards) + '; con ' + COUNT(size, gender='f') + ' es una canasta.' if kind == "dirty" else 'Así tienes ' + _nouns.of_rank(cards, rank) + '; con ' + COUNT(size, gender='f') + ' cartas es una canasta.')


def take_onto(card: Card, rank: Rank) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' está encima del pozo y va con tus ' + _nouns.ranks(rank) + '.'


def take_onto_with(card: Card, rank: Rank, beside: Sequence[str]) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' está encima del pozo y va con tus ' + _nouns.ranks(rank) + ' junto con ' + LIST(beside) + ' de tu mano.'


def take_meld(card: Card, beside: Sequence[str]) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' está encima del pozo y forma una combinación con ' + LIST(beside) + ' de tu mano.'


def take_into_hand(card: Card) -> str:
    return CAPITAL(_nouns.the_card(card)) + ' está encima del pozo y puedes pasar esa carta a tu mano.'


def get(part: Literal["top", "only", "whole", "some"], cards: int) -> str:
    return 'recibes ' + ('la carta superior' if part == "top" else 'su única carta' if part == "only" else 'sus ' + _nouns.cards(cards) if part == "whole" else 'las ' + _nouns.cards(cards) + ' superiores')


def you_get(part: Literal["top", "only", "whole", "some"], cards: int) -> str:
    return CAPITAL(__get(part, cards)) + '.'


def take_opens(team: bool, part: Literal["top", "only", "whole", "some"], cards: int) -> str:
    return ('Con eso abre tu equipo' if team else 'Con eso abres') + ' y ' + __get(part, cards) + '.'


def take_opens_with(need: int, have: int, part: Literal["top", "only", "whole", "some"], cards: int) -> str:
    return 'Necesitas ' + NUMBER(need) + ' para abrir; con esa carta tienes ' + NUMBER(have) + ' y ' + __get(part, cards) + '.'


def keep_pair(rank: Rank) -> str:
    return 'Conserva ' + ('las dos ' + _nouns.ranks(rank) if rank == "J" else 'las dos ' + _nouns.ranks(rank) if rank == "Q" else 'los dos ' + _nouns.ranks(rank)) + ': con ese par puedes tomar el pozo si justo antes de tu turno se descarta ' + _nouns.a_rank(rank) + '.'


def pair_opens(team: bool, need: int) -> str:
    return ('Tu equipo todavía no ha abierto' if team else 'Todavía no has abierto') + ', así que además tus combinaciones deben sumar ' + NUMBER(need) + '.'


def pile_taken_heading(who: Person) -> str:
    return who.name + ' tomó el pozo'


def pile_taken(who: Person, cards: int) -> str:
    return 'Ahora ' + who.name + ' tiene ' + _nouns.cards(cards) + ' y podrá bajar más en su próximo turno.'


def pile_left(cards: int) -> str:
    return ('Ahora el pozo está vacío.' if cards == 0 else 'Ahora el pozo tiene ' + _nouns.cards(cards) + '.')


def partner_opened_heading(who: Person) -> str:
    return who.name + ' abrió'


def foot_taken_heading(who: Person, stack: Literal["foot", "tail"]) -> str:
    return who.name + ' ya juega con ' + ('el pie' if stack == "foot" else 'la cola')


def foot_taken(who: Person, stack: Literal["foot", "tail"], cards: int) -> str:
    return who.name + ' tomó ' + ('el pie' if stack == "foot" else 'la cola') + ' y tiene ' + _nouns.cards(cards) + '.'


def may_cost(who: Person) -> str:
    return 'Si ' + who.name + ' cierra, las cartas que aún tengas cuentan en contra.'


def frozen(who: Person) -> str:
    return who.name + ' descartó un comodín, y eso congeló el pozo.'


def frozen_for_all(who: Person) -> str:
    return ('Nadie puede tomarlo antes de tu próximo turno.' if who.is_you else 'Nadie puede tomarlo antes del próximo turno de ' + who.name + '.')


def foot_near_heading(stack: Literal["foot", "tail"]) -> str:
    return ('Tu pie está cerca' if stack == "foot" else 'Tu cola está cerca')


def cards_left(cards: int, stack: Literal["hand", "foot"]) -> str:
    return ('Queda' if plural(cards) == "one" else 'Quedan') + ' ' + _nouns.cards(cards) + ' en tu ' + _nouns.stack(stack) + '.'


def then_foot(cards: int, stack: Literal["foot", "tail"]) -> str:
    return 'Cuando no quede ninguna, tomas ' + ('el pie y sigues con él' if stack == "foot" else 'la cola y sigues con ella') + '.'


def red_three_heading(points: int) -> str:
    return 'Un tres rojo cuesta ' + NUMBER(points)


def and_not_out(unless: Literal["always", "team", "you"]) -> str:
    return ('' if unless == "always" else ' ' + 'y tu equipo no ha cerrado' if unless == "team" else ' ' + 'y no has cerrado')


def red_threes(count: int, card: Card, points: int, unless: Literal["always", "team", "you"]) -> str:
    return ('Tienes ' + _nouns.the_card(card) + ', que cuesta ' + NUMBER(points) + ' si te queda al terminar la ronda' + __and_not_out(unless) + '.' if plural(count) == "one" else 'Tienes ' + _nouns.red_threes(count) + '; cada uno cuesta ' + NUMBER(points) + ' si aún lo tienes al final' + __and_not_out(unless) + '.')


def discard_one_now(count: int) -> str:
    return ('Descártalo ahora.' if plural(count) == "one" else 'Descarta uno ahora.')


def discard_in_time(count: int) -> str:
    return ('Descártalo a tiempo.' if plural(count) == "one" else 'Descártalos a tiempo.')


def out_brings(points: int, partners: int, team: bool) -> str:
    return (('' if partners == 0 else 'Vale en cuanto tu pareja diga que sí.' if plural(partners) == "one" else 'Vale en cuanto todo tu equipo diga que sí.') if points == 0 else (('Da ' + NUMBER(points) + ' puntos a tu equipo.' if team else 'Te da ' + NUMBER(points) + ' puntos.') if partners == 0 else 'Da ' + NUMBER(points) + ' puntos a tu equipo en cuanto tu pareja diga que sí.' if plural(partners) == "one" else 'Da ' + NUMBER(points) + ' puntos a tu equipo en cuanto todo tu equipo diga que sí.'))


def sign_with(card: Card) -> str:
    return 'con ' + __corner(card)


def sign_worth_with(points: int, card: Card) -> str:
    return NUMBER(points) + ' con ' + __corner(card)


def sign_worth_with_wilds(points: int, wilds: int) -> str:
    return NUMBER(points) + ' con ' + NUMBER(wilds) + ' comodines'


def corner(card: Card) -> str:
    return ('el joker' if rank_of(card) == "*" else 'el 2' if rank_of(card) == "2" else 'el 3' if rank_of(card) == "3" else 'el 4' if rank_of(card) == "4" else 'el 5' if rank_of(card) == "5" else 'el 6' if rank_of(card) == "6" else 'el 7' if rank_of(card) == "7" else 'el 8' if rank_of(card) == "8" else 'el 9' if rank_of(card) == "9" else 'el 10' if rank_of(card) == "T" else 'la J' if rank_of(card) == "J" else 'la Q' if rank_of(card) == "Q" else 'el K' if rank_of(card) == "K" else 'el A')


__read_the_rule = read_the_rule
__show_me_how = show_me_how
__get = get
__and_not_out = and_not_out
__corner = corner
