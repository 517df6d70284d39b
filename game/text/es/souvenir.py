"""Español: souvenir. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import NUMBER


def souvenir() -> str:
    return 'Recuerdo'


def tip() -> str:
    return 'Guarda este momento y su ronda como página para cualquier teléfono'


def why() -> str:
    return 'Una página en un solo archivo: este momento, su ronda turno a turno y las cartas que quedaron. Se abre en cualquier teléfono, sin internet.'


def gives_away() -> str:
    return 'Con su código, otras personas pueden jugar este reparto, y la página muestra sus cartas: envíala solo a quien ya lo haya jugado.'


def no_page() -> str:
    return 'De una partida sin reparto no se puede hacer un recuerdo.'


def when(day: str, round: int) -> str:
    return day + ' · ronda ' + NUMBER(round)


def when_undated(round: int) -> str:
    return 'Ronda ' + NUMBER(round)


def what_would_you_do() -> str:
    return '¿Qué harías tú?'


def holds(who: Person, count: int) -> str:
    return ('Tienes ' + _nouns.cards(count) + '. Esta es la mesa:' if who.is_you else who.name + ' tiene ' + _nouns.cards(count) + '. Esta es la mesa:')


def just_tell_me() -> str:
    return 'Dime la respuesta'


def best() -> str:
    return 'la mejor'


def as_good() -> str:
    return 'igual de buena'


def less(points: int) -> str:
    return NUMBER(points) + ' menos'


def your_guess() -> str:
    return 'tu respuesta'


def did_this(who: Person) -> str:
    return ('Esto hiciste' if who.is_you else 'Esto hizo ' + who.name)


def this_is_what(who: Person) -> str:
    return ('Lo que hiciste' if who.is_you else 'Lo que hizo ' + who.name)


def close() -> str:
    return '¡Muy cerca!'


def well_found() -> str:
    return '¡Bien visto!'


def there_was_better() -> str:
    return 'Había algo mejor'


def about_the_best() -> str:
    return 'Sobre la mejor jugada'


def better_in(better: int, worlds: int) -> str:
    return 'Repartimos otra vez las cartas ocultas. En ' + NUMBER(better) + ' de ' + NUMBER(worlds) + ' repartos, la mejor jugada superó a la que se hizo.'


def the_round() -> str:
    return 'La ronda en pocas líneas'


def every_turn() -> str:
    return 'Turno a turno'


def left_over() -> str:
    return 'Cartas que quedaron'


def nothing_left() -> str:
    return 'nada'


def better_cards(team: str, points: int) -> str:
    return 'Las mejores cartas fueron para ' + team + ', por unos ' + NUMBER(points) + ' puntos.'


def even_cards() -> str:
    return 'Nadie tuvo cartas claramente mejores.'


def still_playing(who: Person) -> str:
    return 'Esta ronda aún se estaba jugando: en esta página solo está lo que ' + ('tú podías ver.' if who.is_you else who.name + ' podía ver.')


def made_with() -> str:
    return 'Jugado con Hand and Foot. Esta página es un solo archivo: funciona sin internet y no le dice a nadie que la abriste.'
