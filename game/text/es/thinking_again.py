"""Español: thinking_again. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.amounts import in_tens
from game.text.es import nouns as _nouns
from game.text.spanish import COUNT, NUMBER, ORDINAL, plural


something_better = 'Aquí había algo mejor. ¿Qué harías?'
nothing_better = 'Aquí no se encontró nada mejor. ¿Qué más probarías?'
nothing_counts = 'Prueba cuanto quieras: aquí solo practicas.'
nudge = 'Indicio'
show_me = 'Mostrar'
show_me_short = 'Mostrar'
begin_again = 'Empezar de nuevo'
begin_again_tip = 'Deshace todo lo que probaste.'
nothing_tried = 'aún no has probado nada'
to_the_answer = 'Ver la respuesta'
to_the_answer_short = 'Respuesta'
undo_tip = 'Deshace lo último que probaste.'
a_moment = 'Un momento…'
measuring = 'Tu jugada se está probando en doscientos repartos.'
no_answer = 'Ahora no hay respuesta.'
no_answer_why = 'Empieza de nuevo, o sal y vuelve más tarde.'
cannot_be_tried = 'Esta decisión no se puede probar otra vez: no coincide con la partida guardada.'
no_nudge = 'no se encontró nada mejor'
no_nudge_left = 'no hay más pistas'
no_answer_yet = 'ahora mismo no'
about_discard = 'Piensa en tu descarte: ¿a quién le serviría esa carta?'
about_opening = 'Aún no tienes nada en la mesa. ¿Es el momento de abrir?'
about_pile = 'Mira el pozo: ¿qué te daría?'
about_going_out = '¿A quién le convendría que la ronda terminara ahora?'
about_answer = 'Compara lo que aún tiene tu equipo con lo que tienen tus rivales.'
this_was_better = 'Esto era mejor'
nothing_found = 'No se encontró nada mejor'
you_now = 'tu jugada ahora'
also_good = 'también bueno'
better_still = 'aún mejor'
better_way = 'mejor'
you_then = 'tu jugada entonces'
was_played = 'en la partida'
try_again = 'Otra vez'
next_one = 'Siguiente'
all_seen = 'Esa era la última.'


def title(round: int, turn: int) -> str:
    return 'Pensarlo otra vez · Ronda ' + NUMBER(round) + ', turno ' + NUMBER(turn)


def about_wilds(count: int) -> str:
    return ('Mira tu comodín.' if plural(count) == "one" else 'Mira tus ' + _nouns.wilds(count) + '.')


def about_rank(count: int, rank: Rank) -> str:
    return ('Mira tu ' + _nouns.rank(rank) + '.' if plural(count) == "one" else 'Mira tus ' + _nouns.of_rank(count, rank) + '.')


def verdict(verdict: Literal["better", "as_good", "less"]) -> str:
    return ('Eso es mejor' if verdict == "better" else 'Eso es igual de bueno' if verdict == "as_good" else 'Buen intento')


def row_heard(row: str, way: str, gain: str, deals: str) -> str:
    return row + ': ' + way + ', ' + gain + ', ' + deals


def found_how(tries: int, had_nudge: bool, had_seen_answer: bool) -> str:
    return ('Ya habías visto la respuesta.' if had_seen_answer else (('Diste con ello con una pista.' if plural(tries) == "one" else 'Diste con ello al intento ' + NUMBER(tries) + ', con una pista.') if had_nudge else ('Diste con ello a la primera.' if plural(tries) == "one" else 'Diste con ello al intento ' + NUMBER(tries) + '.')))


def about_the_try(verdict: Literal["better", "as_good", "less"], had_seen_answer: bool, had_nudge: bool, tries: int, better: bool, points: float, last: bool) -> str:
    return (__found_how(tries, had_nudge, had_seen_answer) if verdict == "better" else __about_the_same(better) if verdict == "as_good" else __was_better(points)) + (' ' + __all_seen if last else '')


def about_the_same(better: bool) -> str:
    return 'Más o menos lo mismo que lo que jugaste entonces.' + (' ' + 'Hay algo mejor.' if better else '')


def was_better(points: float) -> str:
    return 'Lo que jugaste entonces valía ' + NUMBER(in_tens(points)) + ' puntos más.'


def how_found(worlds: int) -> str:
    return 'Repartimos de nuevo las cartas ocultas ' + NUMBER(worlds) + ' veces y jugamos cada opción hasta el final.'


def next(round: int, turn: int, place: int, count: int, last: bool) -> str:
    return 'Ronda ' + NUMBER(round) + ', turno ' + NUMBER(turn) + ('' if plural(count) == "one" else ' ' + '· ' + ('la última de ' + COUNT(count, gender='f') if last else 'la ' + ORDINAL(place, gender='f') + ' de ' + COUNT(count, gender='f')))


__was_better = was_better
__about_the_same = about_the_same
__found_how = found_how
__all_seen = all_seen
