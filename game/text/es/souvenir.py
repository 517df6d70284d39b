"""Español: souvenir. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import NUMBER


souvenir = 'Recuerdo'
tip = 'Guarda este momento y su ronda como página para cualquier teléfono'
why = 'Una página en un solo archivo: este momento, su ronda turno a turno y las cartas que quedaron. Se abre en cualquier teléfono, sin internet.'
gives_away = 'Con su código, otras personas pueden jugar este reparto, y la página muestra sus cartas: envíala solo a quien ya lo haya jugado.'
no_page = 'De una partida sin reparto no se puede hacer un recuerdo.'
what_would_you_do = '¿Qué harías tú?'
just_tell_me = 'Dime la respuesta'
best = 'la mejor'
as_good = 'igual de buena'
your_guess = 'tu respuesta'
close = '¡Muy cerca!'
well_found = '¡Bien visto!'
there_was_better = 'Había algo mejor'
about_the_best = 'Sobre la mejor jugada'
the_round = 'La ronda en pocas líneas'
every_turn = 'Turno a turno'
left_over = 'Cartas que quedaron'
nothing_left = 'nada'
even_cards = 'Nadie tuvo cartas claramente mejores.'
made_with = 'Jugado con Hand and Foot. Esta página es un solo archivo: funciona sin internet y no le dice a nadie que la abriste.'


def when(day: str, round: int) -> str:
    return day + ' · ronda ' + NUMBER(round)


def when_undated(round: int) -> str:
    return 'Ronda ' + NUMBER(round)


def holds(who: Person, count: int) -> str:
    return ('Tienes ' + _nouns.cards(count) + '. Esta es la mesa:' if who.is_you else who.name + ' tiene ' + _nouns.cards(count) + '. Esta es la mesa:')


def less(points: int) -> str:
    return NUMBER(points) + ' menos'


def did_this(who: Person) -> str:
    return ('Esto hiciste' if who.is_you else 'Esto hizo ' + who.name)


def this_is_what(who: Person) -> str:
    return ('Lo que hiciste' if who.is_you else 'Lo que hizo ' + who.name)


def better_in(better: int, worlds: int) -> str:
    return 'Repartimos otra vez las cartas ocultas. En ' + NUMBER(better) + ' de ' + NUMBER(worlds) + ' repartos, la mejor jugada superó a la que se hizo.'


def better_cards(team: str, points: int) -> str:
    return 'Las mejores cartas fueron para ' + team + ', por unos ' + NUMBER(points) + ' puntos.'


def still_playing(who: Person) -> str:
    return 'Esta ronda aún se estaba jugando: en esta página solo está lo que ' + ('tú podías ver.' if who.is_you else who.name + ' podía ver.')
