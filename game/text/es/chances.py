"""Español: chances. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.person import Person
from game.text.spanish import COUNT, LIST, NUMBER, SIGNED, plural


def who_gets_the_jokers() -> str:
    return '¿A quién le tocan los jokers?'


def kind(what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"]) -> str:
    return ('Jokers' if what == "jokers" else 'Comodines' if what == "wilds" else 'Treses rojos' if what == "red_threes" else 'Pares de comodines' if what == "wild_pairs" else 'Suerte al repartir' if what == "luck_deal" else 'Suerte al robar')


def kinds() -> str:
    return 'Qué se cuenta'


def amount(what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], count: int) -> str:
    return ((NUMBER(count) + ' joker' if plural(count) == "one" else NUMBER(count) + ' jokers') if what == "jokers" else (NUMBER(count) + ' comodín' if plural(count) == "one" else NUMBER(count) + ' comodines') if what == "wilds" else (NUMBER(count) + ' tres rojo' if plural(count) == "one" else NUMBER(count) + ' treses rojos') if what == "red_threes" else (NUMBER(count) + ' par de comodines' if plural(count) == "one" else NUMBER(count) + ' pares de comodines') if what == "wild_pairs" else SIGNED(count) + ' puntos por el reparto' if what == "luck_deal" else SIGNED(count) + ' puntos por las cartas robadas')


def counted(rounds: int, games: int) -> str:
    return ('1 ronda' if plural(rounds) == "one" else NUMBER(rounds) + ' rondas') + ' en ' + ('1 partida' if plural(games) == "one" else NUMBER(games) + ' partidas')


def counted_luck(rounds: int, games: int) -> str:
    return ('1 ronda analizada' if plural(rounds) == "one" else NUMBER(rounds) + ' rondas analizadas')


def band() -> str:
    return 'la franja del azar'


def fewer() -> str:
    return 'menos'


def fewer_luck() -> str:
    return 'mala suerte'


def more() -> str:
    return 'más'


def more_luck() -> str:
    return 'buena suerte'


def equal_share() -> str:
    return 'a partes iguales'


def equal_share_luck() -> str:
    return 'ni buena ni mala'


def out_here() -> str:
    return 'Aquí fuera lo miraríamos mejor.'


def too_early() -> str:
    return 'Aún es pronto'


def just_chance() -> str:
    return 'Es puro azar'


def second_look() -> str:
    return 'Vale la pena mirarlo otra vez'


def nothing_yet() -> str:
    return 'Aún no hay nada'


def nothing_counted() -> str:
    return 'Termina una ronda y verás aquí a quién le tocaron las cartas que quiere todo el mundo.'


def nothing_counted_luck() -> str:
    return 'Analiza una partida en Mis partidas y verás aquí quién tuvo mejores cartas.'


def outside(names: Sequence[str]) -> str:
    return ('Todas las caras están dentro de la franja.' if len(names) == 0 else 'Fuera de la franja: ' + LIST(names) + '.')


def extremes(what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], most: Person, many: int, least: Person, few: int, rounds: int) -> str:
    return (__luck_extremes(most, many, least, few) if what == "luck_deal" else __luck_extremes(most, many, least, few) if what == "luck_draws" else 'A ' + ('ti te' if most.is_you else most.name + ' le') + ' tocaron ' + __amount(what, many) + '; a ' + ('ti' if least.is_you else least.name) + ', solo ' + NUMBER(few) + '.') + ' Parece injusto, pero así son ' + NUMBER(rounds) + ' rondas de puro azar.'


def luck_extremes(most: Person, many: int, least: Person, few: int) -> str:
    return ('Tus cartas' if most.is_you else 'Las cartas de ' + most.name) + ' valieron ' + SIGNED(many) + ' puntos; las ' + ('tuyas' if least.is_you else 'de ' + least.name) + ', ' + SIGNED(few) + '.'


def one_in_twenty() -> str:
    return 'Con tantas caras no es raro: el azar por sí solo deja fuera una de cada veinte.'


def far_outside(who: str, what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], count: int, low: int, high: int) -> str:
    return who + ': ' + __amount(what, count) + '. El azar explica de ' + NUMBER(low) + ' a ' + NUMBER(high) + '. Por puro azar, menos de una de cada veinte personas llega a ver algo así.'


def few_rounds() -> str:
    return 'Tras pocas rondas la franja es ancha y casi todo cabe en ella.'


def proves_nothing() -> str:
    return 'Unas pocas partidas no prueban nada, ni lo uno ni lo otro.'


def we_would_tell() -> str:
    return 'El azar por sí solo deja fuera de la franja una de cada veinte caras. Si pareciera más que azar, te lo diríamos.'


def face(who: str, what: Literal["jokers", "wilds", "red_threes", "wild_pairs", "luck_deal", "luck_draws"], count: int, low: int, high: int, inside: bool) -> str:
    return who + ': ' + __amount(what, count) + ', ' + ('dentro' if inside else 'fuera') + ' de la franja de ' + NUMBER(low) + ' a ' + NUMBER(high) + '.'


def those_who_played_most(shown: int) -> str:
    return 'Quienes más han jugado: ' + COUNT(shown) + '.'


def how_this_works() -> str:
    return 'Cómo funciona'


def how_this_works_about() -> str:
    return 'en palabras sencillas'


def explained() -> str:
    return 'Contamos lo que te trajo el azar: las cartas que te repartieron, las que robaste del mazo y las que robaste por un tres rojo. Las cartas del pozo no cuentan, porque las dejaron ahí otras personas.\nEn cada robo sabemos qué cartas quedaban, y por eso cuántos jokers eran de esperar. Todo eso sumado es tu parte. No es la misma para todo el mundo: a quien roba más le toca más.\nA nadie le toca justo su parte. La franja es donde el azar deja una cara 95 de cada 100 veces.\nUn par de comodines son dos que llegaron a la vez: en un mismo robo, en una mano o en un pie. La suerte es lo que valieron tus cartas, como en el Repaso.'


__amount = amount
__luck_extremes = luck_extremes
