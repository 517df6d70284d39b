"""Español: evening. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, NUMBER, plural


whole = 'Toda la velada'
whole_sub = 'ver e imprimir'
whole_short = 'Velada'
no_round = 'Ninguna ronda terminada.'
at_screen = 'en pantalla'
tie = 'empate'
not_finished = 'sin terminar'
again = 'Otra igual'
matches_won = 'Partidas ganadas'
points = 'Puntos'


def leads(who: Person, several: bool, over: bool, sides: int, won: int, others: int) -> str:
    return (('Ganaste la velada' if who.is_you else (who.name + ' ganaron la velada' if several else who.name + ' ganó la velada')) if over else ('Vas ganando' if who.is_you else ('Van ganando ' + who.name if several else 'Va ganando ' + who.name))) + (', ' + _nouns.matches(won) + ' a ' + ('cero' if others == 0 else 'una' if plural(others) == "one" else COUNT(others, gender='f')) if sides == 2 else ' ' + 'con ' + ('una partida ganada' if plural(won) == "one" else COUNT(won, gender='f') + ' partidas ganadas'))


def leads_on_points(who: Person, several: bool, finished: int, won: int, points: int) -> str:
    return ('Ninguna partida terminada' if finished == 0 else ('Ninguna partida ganada' if won == 0 else 'Empate a ' + _nouns.matches(won))) + ': ' + ('vas ganando' if who.is_you else ('van ganando ' + who.name if several else 'va ganando ' + who.name)) + ' por ' + NUMBER(points) + ' puntos'


def level(finished: int, won: int) -> str:
    return ('Ninguna partida terminada' if finished == 0 else ('Ninguna partida ganada' if won == 0 else 'Empate a ' + _nouns.matches(won)))


def alone(who: Person, finished: int, won: int) -> str:
    return ('Ninguna partida terminada' if finished == 0 else ('Ganaste' if who.is_you else 'Victorias de ' + who.name + ':') + ' ' + ('ninguna' if won == 0 else 'una' if plural(won) == "one" else COUNT(won, gender='f')) + ' de ' + _nouns.matches(finished))


def won_by(who: Person, several: bool, points: int) -> str:
    return ('ganaste' if who.is_you else (who.name + ' ganaron' if several else who.name + ' ganó')) + ' por ' + NUMBER(points)


def leads_so_far(who: Person, several: bool, points: int) -> str:
    return __not_finished + ': ' + ('vas ganando' if who.is_you else ('van ganando ' + who.name if several else 'va ganando ' + who.name)) + ' por ' + NUMBER(points)


def unfinished(count: int) -> str:
    return ('Una partida está sin terminar; cuentan sus puntos hasta ahora.' if plural(count) == "one" else CAPITAL(_nouns.matches(count)) + ' están sin terminar; cuentan sus puntos hasta ahora.')


def given_up(count: int) -> str:
    return ('Una partida se abandonó y no cuenta.' if plural(count) == "one" else CAPITAL(_nouns.matches(count)) + ' se abandonaron y no cuentan.')


def unreadable(count: int) -> str:
    return ('Una partida guardada de ese día no se puede leer y no cuenta.' if plural(count) == "one" else CAPITAL(_nouns.matches(count)) + ' guardadas de ese día no se pueden leer y no cuentan.')


def again_sub(players: str, cards: bool) -> str:
    return players + (', con cartas de verdad' if cards else ', en pantalla')


__not_finished = not_finished
