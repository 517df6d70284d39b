"""Español: thinking_again. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Rank
from game.text.amounts import in_tens
from game.text.es import nouns as _nouns
from game.text.spanish import COUNT, NUMBER, ORDINAL, plural


def title(round: int, turn: int) -> str:
    return 'Pensarlo otra vez · Ronda ' + NUMBER(round) + ', turno ' + NUMBER(turn)


def something_better() -> str:
    return 'Aquí había algo mejor. ¿Qué harías?'


def nothing_better() -> str:
    return 'Aquí no se encontró nada mejor. ¿Qué más probarías?'


def nothing_counts() -> str:
    return 'Prueba cuanto quieras: aquí solo practicas.'


def nudge() -> str:
    return 'Indicio'


def show_me() -> str:
    return 'Mostrar'


def show_me_short() -> str:
    return 'Mostrar'


def begin_again() -> str:
    return 'Empezar de nuevo'


def begin_again_tip() -> str:
    return 'Deshace todo lo que probaste.'


def nothing_tried() -> str:
    return 'aún no has probado nada'


def to_the_answer() -> str:
    return 'Ver la respuesta'


def to_the_answer_short() -> str:
    return 'Respuesta'


def undo_tip() -> str:
    return 'Deshace lo último que probaste.'


def a_moment() -> str:
    return 'Un momento…'


def measuring() -> str:
    return 'Tu jugada se está probando en doscientos repartos.'


def no_answer() -> str:
    return 'Ahora no hay respuesta.'


def no_answer_why() -> str:
    return 'Empieza de nuevo, o sal y vuelve más tarde.'


def cannot_be_tried() -> str:
    return 'Esta decisión no se puede probar otra vez: no coincide con la partida guardada.'


def no_nudge() -> str:
    return 'no se encontró nada mejor'


def no_nudge_left() -> str:
    return 'no hay más pistas'


def no_answer_yet() -> str:
    return 'ahora mismo no'


def about_wilds(count: int) -> str:
    return ('Mira tu comodín.' if plural(count) == "one" else 'Mira tus ' + _nouns.wilds(count) + '.')


def about_rank(count: int, rank: Rank) -> str:
    return ('Mira tu ' + _nouns.rank(rank) + '.' if plural(count) == "one" else 'Mira tus ' + _nouns.of_rank(count, rank) + '.')


def about_discard() -> str:
    return 'Piensa en tu descarte: ¿a quién le serviría esa carta?'


def about_opening() -> str:
    return 'Aún no tienes nada en la mesa. ¿Es el momento de abrir?'


def about_pile() -> str:
    return 'Mira el pozo: ¿qué te daría?'


def about_going_out() -> str:
    return '¿A quién le convendría que la ronda terminara ahora?'


def about_answer() -> str:
    return 'Compara lo que aún tiene tu equipo con lo que tienen tus rivales.'


def verdict(verdict: Literal["better", "as_good", "less"]) -> str:
    return ('Eso es mejor' if verdict == "better" else 'Eso es igual de bueno' if verdict == "as_good" else 'Buen intento')


def this_was_better() -> str:
    return 'Esto era mejor'


def nothing_found() -> str:
    return 'No se encontró nada mejor'


def you_now() -> str:
    return 'tu jugada ahora'


def also_good() -> str:
    return 'también bueno'


def better_still() -> str:
    return 'aún mejor'


def better_way() -> str:
    return 'mejor'


def you_then() -> str:
    return 'tu jugada entonces'


def was_played() -> str:
    return 'en la partida'


def row_heard(row: str, way: str, gain: str, deals: str) -> str:
    return row + ': ' + way + ', ' + gain + ', ' + deals


def try_again() -> str:
    return 'Otra vez'


def next_one() -> str:
    return 'Siguiente'


def all_seen() -> str:
    return 'Esa era la última.'


def found_how(tries: int, had_nudge: bool, had_seen_answer: bool) -> str:
    return ('Ya habías visto la respuesta.' if had_seen_answer else (('Diste con ello con una pista.' if plural(tries) == "one" else 'Diste con ello al intento ' + NUMBER(tries) + ', con una pista.') if had_nudge else ('Diste con ello a la primera.' if plural(tries) == "one" else 'Diste con ello al intento ' + NUMBER(tries) + '.')))


def about_the_try(verdict: Literal["better", "as_good", "less"], had_seen_answer: bool, had_nudge: bool, tries: int, better: bool, points: float, last: bool) -> str:
    return (__found_how(tries, had_nudge, had_seen_answer) if verdict == "better" else __about_the_same(better) if verdict == "as_good" else __was_better(points)) + (' ' + __all_seen() if last else '')


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
