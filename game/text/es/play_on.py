"""Español: play_on. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, NUMBER, plural


def nothing_dealt() -> str:
    return 'En esa línea aún no se han repartido cartas: continúa desde una posterior.'


def no_round() -> str:
    return 'En ese momento no se juega ninguna ronda: elige uno antes de su final.'


def nothing_left() -> str:
    return 'En esa línea la partida ya ha terminado: continúa desde una anterior.'


def onto_itself() -> str:
    return 'Una partida no puede sustituir al registro del que parte: indica otro archivo.'


def no_such_line(count: int) -> str:
    return ('El registro tiene una línea: indica esa.' if plural(count) == "one" else 'El registro tiene ' + COUNT(count, gender='f') + ' líneas: indica una de ellas.')


def other_seats(players: int, seats: int) -> str:
    return ('Una persona no puede' if plural(players) == "one" else CAPITAL(_nouns.players(players)) + ' no pueden') + ' ocupar ' + _nouns.seats(seats) + '.'


def match_goes_on() -> str:
    return 'En esta partida juegan varias personas, y continuarla mostraría sus cartas. Vuelve cuando termine.'


def unreadable() -> str:
    return 'El registro está dañado antes de este momento, así que no se puede continuar desde él.'


def from_turn(name: str, turn: int) -> str:
    return name + ', desde el turno ' + NUMBER(turn)


def from_turn_of_round(name: str, round: int, turn: int) -> str:
    return name + ', desde la ronda ' + NUMBER(round) + ', turno ' + NUMBER(turn)


def from_round(name: str, round: int) -> str:
    return name + ', desde la ronda ' + NUMBER(round)


def written(file: str, name: str) -> str:
    return file + ': ' + name + '.'


def title() -> str:
    return 'Seguir desde aquí'


def sub() -> str:
    return 'Una partida nueva empieza en este momento. La que estás viendo queda exactamente como está.'


def who_plays() -> str:
    return '¿Quién juega?'


def hidden_cards() -> str:
    return 'Cartas ocultas'


def stay() -> str:
    return 'Como estaban'


def dealt_anew() -> str:
    return 'Nuevo reparto'


def stay_why() -> str:
    return 'Cada carta queda donde estaba: manos, pies y el mazo en su orden.'


def as_who_knew() -> str:
    return '¿Según quién?'


def only_anew() -> str:
    return 'La partida aún no ha terminado, así que sus cartas ocultas siguen ocultas: se reparten de nuevo.'


def nothing_hidden() -> str:
    return 'La ronda ha terminado: se reparte la siguiente.'


def from_now_on() -> str:
    return 'En las rondas siguientes habrá cartas nuevas.'


def change_cards() -> str:
    return 'Cambiar antes las cartas'


def start() -> str:
    return 'Seguir'


def anew_why(who: Person) -> str:
    return ('Todo lo que podías ver y recordar se queda como está. Lo demás se baraja y se reparte de nuevo.' if who.is_you else 'Todo lo que ' + who.name + ' podía ver y recordar se queda como está. Lo demás se baraja y se reparte de nuevo.')


def before_turns(round: int) -> str:
    return 'Ronda ' + NUMBER(round) + ', antes del primer turno'


def after_round(round: int) -> str:
    return 'Después de la ronda ' + NUMBER(round)


def heard(moment: str, hidden: str) -> str:
    return moment + '. ' + hidden
