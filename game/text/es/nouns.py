"""Español: nouns. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Card, Rank
from game.text.person import Person
from game.cards import rank_of
from game.text.spanish import COUNT, NUMBER, UNSIGNED, plural


you = 'Tú'


def rank(rank: Rank) -> str:
    return ('joker' if rank == "*" else 'dos' if rank == "2" else 'tres' if rank == "3" else 'cuatro' if rank == "4" else 'cinco' if rank == "5" else 'seis' if rank == "6" else 'siete' if rank == "7" else 'ocho' if rank == "8" else 'nueve' if rank == "9" else 'diez' if rank == "T" else 'jota' if rank == "J" else 'reina' if rank == "Q" else 'rey' if rank == "K" else 'as' if rank == "A" else 'comodín')


def ranks(rank: Rank) -> str:
    return ('jokers' if rank == "*" else 'doses' if rank == "2" else 'treses' if rank == "3" else 'cuatros' if rank == "4" else 'cincos' if rank == "5" else 'seises' if rank == "6" else 'sietes' if rank == "7" else 'ochos' if rank == "8" else 'nueves' if rank == "9" else 'dieces' if rank == "T" else 'jotas' if rank == "J" else 'reinas' if rank == "Q" else 'reyes' if rank == "K" else 'ases' if rank == "A" else 'comodines')


def a_rank(rank: Rank) -> str:
    return ('una jota' if rank == "J" else 'una reina' if rank == "Q" else 'un ' + __rank(rank))


def of_rank(count: int, rank: Rank) -> str:
    return (('ninguna jota' if rank == "J" else 'ninguna reina' if rank == "Q" else 'ningún ' + __rank(rank)) if count == 0 else __a_rank(rank) if plural(count) == "one" else COUNT(count) + ' ' + __ranks(rank))


def card(card: Card) -> str:
    return ('joker rojo' if card == "*R" else 'joker negro' if card == "*B" else __rank(rank_of(card)) + ' de ' + ('tréboles' if card[1] == "C" else 'diamantes' if card[1] == "D" else 'corazones' if card[1] == "H" else 'picas'))


def the_card(card: Card) -> str:
    return ('un joker' if rank_of(card) == "*" else 'la ' + __card(card) if rank_of(card) == "J" else 'la ' + __card(card) if rank_of(card) == "Q" else 'el ' + __card(card))


def cards(count: int) -> str:
    return ('ninguna carta' if count == 0 else 'una carta' if plural(count) == "one" else COUNT(count, gender='f') + ' cartas')


def red_threes(count: int) -> str:
    return ('ningún tres rojo' if count == 0 else 'un tres rojo' if plural(count) == "one" else COUNT(count) + ' treses rojos')


def book(kind: Literal["clean", "dirty", "wild"], rank: Rank) -> str:
    return ('canasta limpia de ' + __ranks(rank) if kind == "clean" else 'canasta sucia de ' + __ranks(rank) if kind == "dirty" else 'canasta de comodines')


def whose(who: Person) -> str:
    return ('tu' if who.is_you else 'de ' + who.name)


def player(place: int) -> str:
    return 'Asiento ' + NUMBER(place)


def points(count: int) -> str:
    return ('ningún punto' if count == 0 else 'un punto' if plural(count) == "one" else COUNT(count) + ' puntos')


def lead(lead: int) -> str:
    return ('empate' if lead == 0 else UNSIGNED(lead) + ' por detrás' if lead < 0 else NUMBER(lead) + ' por delante')


def decks(count: int) -> str:
    return ('ninguna baraja' if count == 0 else 'una baraja' if plural(count) == "one" else COUNT(count, gender='f') + ' barajas')


def wilds(count: int) -> str:
    return ('ningún comodín' if count == 0 else 'un comodín' if plural(count) == "one" else COUNT(count) + ' comodines')


def naturals(count: int) -> str:
    return ('ninguna natural' if count == 0 else 'una natural' if plural(count) == "one" else COUNT(count, gender='f') + ' naturales')


def melds(count: int) -> str:
    return ('ninguna combinación' if count == 0 else 'una combinación' if plural(count) == "one" else COUNT(count, gender='f') + ' combinaciones')


def books(count: int) -> str:
    return ('ninguna canasta' if count == 0 else 'una canasta' if plural(count) == "one" else COUNT(count, gender='f') + ' canastas')


def clean_books(count: int) -> str:
    return ('ninguna canasta limpia' if count == 0 else 'una canasta limpia' if plural(count) == "one" else COUNT(count, gender='f') + ' canastas limpias')


def dirty_books(count: int) -> str:
    return ('ninguna canasta sucia' if count == 0 else 'una canasta sucia' if plural(count) == "one" else COUNT(count, gender='f') + ' canastas sucias')


def rounds(count: int) -> str:
    return ('ninguna ronda' if count == 0 else 'una ronda' if plural(count) == "one" else COUNT(count, gender='f') + ' rondas')


def matches(count: int) -> str:
    return ('ninguna partida' if count == 0 else 'una partida' if plural(count) == "one" else COUNT(count, gender='f') + ' partidas')


def turns(count: int) -> str:
    return ('ningún turno' if count == 0 else 'un turno' if plural(count) == "one" else COUNT(count) + ' turnos')


def deals(count: int) -> str:
    return ('ningún reparto' if count == 0 else 'un reparto' if plural(count) == "one" else COUNT(count) + ' repartos')


def players(count: int) -> str:
    return ('ninguna persona' if count == 0 else 'una persona' if plural(count) == "one" else COUNT(count, gender='f') + ' personas')


def teams(count: int) -> str:
    return ('ningún equipo' if count == 0 else 'un equipo' if plural(count) == "one" else COUNT(count) + ' equipos')


def seats(count: int) -> str:
    return ('ningún asiento' if count == 0 else 'un asiento' if plural(count) == "one" else COUNT(count) + ' asientos')


def black_threes(count: int) -> str:
    return ('ningún tres negro' if count == 0 else 'un tres negro' if plural(count) == "one" else COUNT(count) + ' treses negros')


def sevens(count: int) -> str:
    return ('ningún siete' if count == 0 else 'un siete' if plural(count) == "one" else COUNT(count) + ' sietes')


def jokers(count: int) -> str:
    return ('ningún joker' if count == 0 else 'un joker' if plural(count) == "one" else COUNT(count) + ' jokers')


def decisions(count: int) -> str:
    return ('ninguna decisión' if count == 0 else 'una decisión' if plural(count) == "one" else COUNT(count, gender='f') + ' decisiones')


def moves(count: int) -> str:
    return ('ninguna jugada' if count == 0 else 'una jugada' if plural(count) == "one" else COUNT(count, gender='f') + ' jugadas')


def games(count: int) -> str:
    return ('ninguna partida' if count == 0 else 'una partida' if plural(count) == "one" else COUNT(count, gender='f') + ' partidas')


def people(count: int) -> str:
    return ('ninguna persona' if count == 0 else 'una persona' if plural(count) == "one" else COUNT(count, gender='f') + ' personas')


def minutes(count: int) -> str:
    return ('ningún minuto' if count == 0 else 'un minuto' if plural(count) == "one" else COUNT(count) + ' minutos')


def seconds(count: int) -> str:
    return ('ningún segundo' if count == 0 else 'un segundo' if plural(count) == "one" else COUNT(count) + ' segundos')


def times(count: int) -> str:
    return ('ninguna vez' if count == 0 else 'una vez' if plural(count) == "one" else COUNT(count, gender='f') + ' veces')


def rules(count: int) -> str:
    return ('ninguna regla' if count == 0 else 'una regla' if plural(count) == "one" else COUNT(count, gender='f') + ' reglas')


def problems(count: int) -> str:
    return ('ningún problema' if count == 0 else 'un problema' if plural(count) == "one" else COUNT(count) + ' problemas')


def lessons(count: int) -> str:
    return ('ninguna lección' if count == 0 else 'una lección' if plural(count) == "one" else COUNT(count, gender='f') + ' lecciones')


def stack(stack: Literal["hand", "foot", "tail"]) -> str:
    return ('mano' if stack == "hand" else 'pie' if stack == "foot" else 'cola')


def kind_of_book(kind: Literal["clean", "dirty", "wild"]) -> str:
    return ('canasta limpia' if kind == "clean" else 'canasta sucia' if kind == "dirty" else 'canasta de comodines')


def other_turns(count: int) -> str:
    return ('otro' if plural(count) == "one" else 'otros ' + COUNT(count))


def with_others(who: Person, more: int) -> str:
    return ('Tú +' + NUMBER(more) if who.is_you else who.name + ' +' + NUMBER(more))


def against(one: str, other: str) -> str:
    return one + ' contra ' + other


def band(kind: Literal["clean", "dirty", "wild"]) -> str:
    return ('LIMPIA' if kind == "clean" else 'SUCIA' if kind == "dirty" else 'COMODÍN')


def month(month: int) -> str:
    return ('enero' if month == 1 else 'febrero' if month == 2 else 'marzo' if month == 3 else 'abril' if month == 4 else 'mayo' if month == 5 else 'junio' if month == 6 else 'julio' if month == 7 else 'agosto' if month == 8 else 'septiembre' if month == 9 else 'octubre' if month == 10 else 'noviembre' if month == 11 else 'diciembre')


def short_month(month: int) -> str:
    return ('ene' if month == 1 else 'feb' if month == 2 else 'mar' if month == 3 else 'abr' if month == 4 else 'may' if month == 5 else 'jun' if month == 6 else 'jul' if month == 7 else 'ago' if month == 8 else 'sep' if month == 9 else 'oct' if month == 10 else 'nov' if month == 11 else 'dic')


def weekday(weekday: int) -> str:
    return ('lunes' if weekday == 1 else 'martes' if weekday == 2 else 'miércoles' if weekday == 3 else 'jueves' if weekday == 4 else 'viernes' if weekday == 5 else 'sábado' if weekday == 6 else 'domingo')


def short_weekday(weekday: int) -> str:
    return ('lun' if weekday == 1 else 'mar' if weekday == 2 else 'mié' if weekday == 3 else 'jue' if weekday == 4 else 'vie' if weekday == 5 else 'sáb' if weekday == 6 else 'dom')


def to_ranks(rank: Rank) -> str:
    return ('a las ' + __ranks(rank) if rank == "J" else 'a las ' + __ranks(rank) if rank == "Q" else 'a los ' + __ranks(rank))


def the_ranks(rank: Rank) -> str:
    return ('las ' + __ranks(rank) if rank == "J" else 'las ' + __ranks(rank) if rank == "Q" else 'los ' + __ranks(rank))


__rank = rank
__ranks = ranks
__a_rank = a_rank
__card = card
