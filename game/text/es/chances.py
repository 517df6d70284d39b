"""Español: chances. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.spanish import COUNT, LIST, NUMBER, SIGNED, plural


who_gets_the_jokers = '¿A quién le tocan los jokers?'
kinds = 'Qué se cuenta'
band = 'la franja del azar'
fewer = 'menos'
fewer_luck = 'mala suerte'
more = 'más'
more_luck = 'buena suerte'
equal_share = 'a partes iguales'
equal_share_luck = 'ni buena ni mala'
out_here = 'Aquí fuera lo miraríamos mejor.'
too_early = 'Aún es pronto'
just_chance = 'Es puro azar'
second_look = 'Vale la pena mirarlo otra vez'
nothing_yet = 'Aún no hay nada'
nothing_counted = 'Termina una ronda y verás aquí a quién le tocaron las cartas que quiere todo el mundo.'
nothing_counted_luck = 'Analiza una partida en Mis partidas y verás aquí quién tuvo mejores cartas.'
one_in_twenty = 'Con tantas caras no es raro: el azar por sí solo deja fuera una de cada veinte.'
few_rounds = 'Tras pocas rondas la franja es ancha y casi todo cabe en ella.'
proves_nothing = 'Unas pocas partidas no prueban nada, ni lo uno ni lo otro.'
we_would_tell = 'El azar por sí solo deja fuera de la franja una de cada veinte caras. Si pareciera más que azar, te lo diríamos.'
how_this_works = 'Cómo funciona'
how_this_works_about = 'en palabras sencillas'
explained = 'Contamos lo que te trajo el azar: las cartas que te repartieron, las que robaste del mazo y las que robaste por un tres rojo. Las cartas del pozo no cuentan, porque las dejaron ahí otras personas.\nEn cada robo sabemos qué cartas quedaban, y por eso cuántos jokers eran de esperar. Todo eso sumado es tu parte. No es la misma para todo el mundo: a quien roba más le toca más.\nA nadie le toca justo su parte. La franja es donde el azar deja una cara 95 de cada 100 veces.\nUn par de comodines son dos que llegaron a la vez: en un mismo robo, en una mano o en un pie. La suerte es lo que valieron tus cartas, como en el Repaso.'


def kind(what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"]) -> str:
    return ('Jokers' if what == "jokers" else 'Comodines' if what == "wilds" else 'Treses rojos' if what == "red_threes" else 'Pares de comodines' if what == "wild_pairs" else 'Suerte al repartir' if what == "luck_deal" else 'Suerte al robar')


def amount(what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], count: int) -> str:
    return ((NUMBER(count) + ' joker' if plural(count) == "one" else NUMBER(count) + ' jokers') if what == "jokers" else (NUMBER(count) + ' comodín' if plural(count) == "one" else NUMBER(count) + ' comodines') if what == "wilds" else (NUMBER(count) + ' tres rojo' if plural(count) == "one" else NUMBER(count) + ' treses rojos') if what == "red_threes" else (NUMBER(count) + ' par de comodines' if plural(count) == "one" else NUMBER(count) + ' pares de comodines') if what == "wild_pairs" else SIGNED(count) + ' puntos por el reparto' if what == "luck_deal" else SIGNED(count) + ' puntos por las cartas robadas')


def counted(rounds: int, games: int) -> str:
    return ('1 ronda' if plural(rounds) == "one" else NUMBER(rounds) + ' rondas') + ' en ' + ('1 partida' if plural(games) == "one" else NUMBER(games) + ' partidas')


def counted_luck(rounds: int, games: int) -> str:
    return ('1 ronda analizada' if plural(rounds) == "one" else NUMBER(rounds) + ' rondas analizadas')


def outside(names: Sequence[str]) -> str:
    return ('Todas las caras están dentro de la franja.' if len(names) == 0 else 'Fuera de la franja: ' + LIST(names) + '.')


def extremes(what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], most: Person, many: int, least: Person, few: int, rounds: int) -> str:
    return (__luck_extremes(most, many, least, few) if what == "luck_deal" else __luck_extremes(most, many, least, few) if what == "luck_draws" else 'A ' + ('ti te' if most.is_you else most.name + ' le') + ' tocaron ' + __amount(what, many) + '; a ' + ('ti' if least.is_you else least.name) + ', solo ' + NUMBER(few) + '.') + ' Parece injusto, pero así son ' + NUMBER(rounds) + ' rondas de puro azar.'


def luck_extremes(most: Person, many: int, least: Person, few: int) -> str:
    return ('Tus cartas' if most.is_you else 'Las cartas de ' + most.name) + ' valieron ' + SIGNED(many) + ' puntos; las ' + ('tuyas' if least.is_you else 'de ' + least.name) + ', ' + SIGNED(few) + '.'


def far_outside(who: str, what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], count: int, low: int, high: int) -> str:
    return who + ': ' + __amount(what, count) + '. El azar explica de ' + NUMBER(low) + ' a ' + NUMBER(high) + '. Por puro azar, menos de una de cada veinte personas llega a ver algo así.'


def face(who: str, what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], count: int, low: int, high: int, inside: bool) -> str:
    return who + ': ' + __amount(what, count) + ', ' + ('dentro' if inside else 'fuera') + ' de la franja de ' + NUMBER(low) + ' a ' + NUMBER(high) + '.'


def those_who_played_most(shown: int) -> str:
    return 'Quienes más han jugado: ' + COUNT(shown) + '.'


__amount = amount
__luck_extremes = luck_extremes
