"""Español: play_on. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, NUMBER, plural


nothing_dealt = 'En esa línea aún no se han repartido cartas: continúa desde una posterior.'
no_round = 'En ese momento no se juega ninguna ronda: elige uno antes de su final.'
nothing_left = 'En esa línea la partida ya ha terminado: continúa desde una anterior.'
onto_itself = 'Una partida no puede sustituir al registro del que parte: indica otro archivo.'
match_goes_on = 'En esta partida juegan varias personas, y continuarla mostraría sus cartas. Vuelve cuando termine.'
unreadable = 'El registro está dañado antes de este momento, así que no se puede continuar desde él.'
title = 'Seguir desde aquí'
sub = 'Una partida nueva empieza en este momento. La que estás viendo queda exactamente como está.'
who_plays = '¿Quién juega?'
hidden_cards = 'Cartas ocultas'
stay = 'Como estaban'
dealt_anew = 'Nuevo reparto'
stay_why = 'Cada carta queda donde estaba: manos, pies y el mazo en su orden.'
as_who_knew = '¿Según quién?'
only_anew = 'La partida aún no ha terminado, así que sus cartas ocultas siguen ocultas: se reparten de nuevo.'
nothing_hidden = 'La ronda ha terminado: se reparte la siguiente.'
from_now_on = 'En las rondas siguientes habrá cartas nuevas.'
change_cards = 'Cambiar antes las cartas'
start = 'Seguir'


def no_such_line(count: int) -> str:
    return ('El registro tiene una línea: indica esa.' if plural(count) == "one" else 'El registro tiene ' + COUNT(count, gender='f') + ' líneas: indica una de ellas.')


def other_seats(players: int, seats: int) -> str:
    return ('Una persona no puede' if plural(players) == "one" else CAPITAL(_nouns.players(players)) + ' no pueden') + ' ocupar ' + _nouns.seats(seats) + '.'


def from_turn(name: str, turn: int) -> str:
    return name + ', desde el turno ' + NUMBER(turn)


def from_turn_of_round(name: str, round: int, turn: int) -> str:
    return name + ', desde la ronda ' + NUMBER(round) + ', turno ' + NUMBER(turn)


def from_round(name: str, round: int) -> str:
    return name + ', desde la ronda ' + NUMBER(round)


def written(file: str, name: str) -> str:
    return file + ': ' + name + '.'


def anew_why(who: Person) -> str:
    return ('Todo lo que podías ver y recordar se queda como está. Lo demás se baraja y se reparte de nuevo.' if who.is_you else 'Todo lo que ' + who.name + ' podía ver y recordar se queda como está. Lo demás se baraja y se reparte de nuevo.')


def before_turns(round: int) -> str:
    return 'Ronda ' + NUMBER(round) + ', antes del primer turno'


def after_round(round: int) -> str:
    return 'Después de la ronda ' + NUMBER(round)


def heard(moment: str, hidden: str) -> str:
    return moment + '. ' + hidden
