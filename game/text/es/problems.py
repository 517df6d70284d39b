"""Español: problems. Made by `python -m tools.messages`."""
from typing import Literal
from game.cards import Card
from game.text.person import Person
from game.text.amounts import in_tens
from game.text.es import nouns as _nouns
from game.text.es import thinking_again as _thinking_again
from game.text.spanish import CAPITAL, COUNT, NUMBER, UNSIGNED, plural


theme_opening = 'Apertura'
theme_melds = 'Bajar o conservar'
theme_wilds = 'Comodines'
theme_pile = 'El pozo'
theme_discards = 'Qué descartar'
theme_threes = 'Treses'
theme_foot = 'Hacia el pie'
theme_going_out = 'El cierre'
theme_partner = '¿Puedo cerrar?'
unreadable_own = 'Uno de tus problemas ya no se puede leer. Se saltó y sigue en su archivo.'
unreadable_problem = 'Un problema no se puede leer y se saltó.'
what_now = '¿Y ahora?'
what_would_you_do = '¿Qué juegas?'
none_left = 'Era el último de aquí.'
best = 'la mejor'
as_good = 'igual de buena'
yours = 'la tuya'
that_day = 'en la partida'
played_then = 'lo que se jugó en la partida'
played_then_short = 'lo que se jugó'
next_problem = 'Otro problema'
play_on = 'Seguir'
show_me_tip = 'Juega en la mesa la mejor jugada y luego dos turnos más por persona (A)'
the_best_way = 'La mejor jugada'
may_go_on = 'Cómo podría seguir'
the_rest = 'Los jugadores virtuales siguen en uno de muchos repartos posibles. Las verdaderas cartas ocultas no se muestran.'


def title(theme: str) -> str:
    return 'Problemas · ' + theme


def place_in(theme: str, place: int, count: int) -> str:
    return theme + ' · ' + NUMBER(place) + ' de ' + NUMBER(count)


def own_moment(game: str, round: int, turn: int) -> str:
    return game + ', ronda ' + NUMBER(round) + ', tu turno ' + NUMBER(turn)


def partner_asks(who: Person) -> str:
    return who.name + ' pregunta: «¿Puedo cerrar?» ¿Qué respondes?'


def pile_has(count: int, card: Card | None) -> str:
    return ('El pozo está vacío.' if count == 0 else 'El pozo tiene ' + _nouns.cards(count) + ('.' if card is None else ', con ' + _nouns.the_card(card) + ' encima.'))


def you_hold(count: int, points: int) -> str:
    return ('Tienes ' + _nouns.cards(count) + '.' if points == 0 else 'Tienes ' + _nouns.cards(count) + ', y tu equipo necesita ' + NUMBER(points) + ' puntos para abrir.')


def you_play_from(stack: Literal["hand", "foot", "tail"], count: int) -> str:
    return 'Juegas con tu ' + _nouns.stack(stack) + ' y ' + ('te queda una carta.' if plural(count) == "one" else 'te quedan ' + _nouns.cards(count) + '.')


def you_both_hold(partner: Person, count: int, theirs: int, same: bool) -> str:
    return ('Tienes ' + _nouns.cards(count) + ', igual que ' + partner.name + '.' if same else 'Tienes ' + _nouns.cards(count) + ', y ' + partner.name + ', ' + COUNT(theirs, gender='f') + '.')


def answer_heading(solved: Literal["best", "as_good", "less", "shown"]) -> str:
    return ('¡Eso es!' if solved == "best" else 'Eso es igual de bueno' if solved == "as_good" else 'Buen intento' if solved == "less" else 'Esta es la mejor jugada')


def tried_that_day(best: float) -> str:
    return 'Es lo que se jugó en la partida. La mejor jugada gana ' + NUMBER(in_tens(best)) + ' puntos.'


def gains_less(gained: float, best: float, more: float) -> str:
    return ('Vale casi lo mismo que lo que se jugó en la partida. La mejor jugada gana ' + NUMBER(in_tens(best)) + ' puntos.' if in_tens(gained) == 0 else 'Lo que se jugó en la partida era ' + UNSIGNED(in_tens(gained)) + ' puntos mejor. La mejor jugada supera a las dos.' if in_tens(gained) < 0 else 'La tuya gana ' + NUMBER(in_tens(gained)) + ' puntos. La mejor jugada gana ' + ('aún más' if in_tens(more) == 0 else NUMBER(in_tens(more)) + ' más') + '.')


def about_the_try(solved: Literal["best", "as_good", "less", "shown"], had_seen_answer: bool, had_nudge: bool, tries: int, that_day: bool, gained: float, best: float, more: float, last: bool) -> str:
    return (_thinking_again.found_how(tries, had_nudge, had_seen_answer) if solved == "best" else 'Es casi tan buena como la mejor jugada.' if solved == "as_good" else 'Este problema volverá.' if solved == "shown" else (__tried_that_day(best) if that_day else __gains_less(gained, best, more))) + (' ' + __none_left if last else '')


def because(reason: str, out: bool) -> str:
    return ('Cierra: ' + reason + '.' if out else CAPITAL(reason) + '.')


def how_found(best: int, tried: int) -> str:
    return 'Repartimos de nuevo las cartas ocultas ' + NUMBER(best) + ' veces para la mejor jugada, ' + NUMBER(tried) + ' para la tuya.'


def better_in(better: int, count: int) -> str:
    return 'mejor en ' + NUMBER(better) + ' de ' + NUMBER(count) + ' repartos'


def better_in_short(better: int, count: int) -> str:
    return 'en ' + NUMBER(better) + ' de ' + NUMBER(count)


__gains_less = gains_less
__tried_that_day = tried_that_day
__none_left = none_left
