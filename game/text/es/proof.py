"""Español: proof. Made by `python -m tools.messages`."""
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import CAPITAL, COUNT, NUMBER


see_all = 'Ver todas las cartas'
only_backs = 'Ocultarlas otra vez'
prove_it = 'Comprobarlo'
proved = 'Comprobado'
opened_later = 'Estos repartos se verán cuando termine la ronda.'
different_cards = 'otras cartas, misma respuesta'
still = 'igual:'
instead = 'esta vez:'
done = 'Listo'
three_more = 'Otros tres'
stopped = 'Sin terminar'
stopped_why = 'Algo interrumpió la comprobación. Puedes intentarlo otra vez.'
try_again = 'Intentarlo otra vez'
bot = 'Aquí no podemos mirar'


def what_known(who: Person) -> str:
    return '¿Qué sabía ' + who.name + '?'


def at_move(round: int, turn: int) -> str:
    return 'Ronda ' + NUMBER(round) + ', turno ' + NUMBER(turn) + '.'


def only_this(who: Person) -> str:
    return 'Las cartas de ' + who.name + ' y lo que había en la mesa. Nada más.'


def hidden_yet(who: Person) -> str:
    return 'Las cartas de ' + who.name + ' se verán cuando termine la ronda.'


def did_peek(who: Person) -> str:
    return '¿Miró ' + who.name + ' otras cartas?'


def how_proved(who: Person, deals: int) -> str:
    return 'Vamos a verlo. Repartiremos ' + NUMBER(deals) + ' veces todas las cartas que ' + who.name + ' no podía ver, y cada vez le preguntaremos qué juega. Si no miró nada, las cartas ocultas no cambian la jugada.'


def tally(same: int, asked: int) -> str:
    return NUMBER(same) + ' de ' + NUMBER(asked) + ' iguales'


def asking(who: Person) -> str:
    return 'Repartiendo otra vez las cartas ocultas y preguntando a ' + who.name + '.'


def never_changed(who: Person, deals: int) -> str:
    return 'Repartimos ' + NUMBER(deals) + ' veces todas las cartas que ' + who.name + ' no podía ver y le preguntamos otra vez. La jugada nunca cambió.'


def changed(who: Person, other: int, deals: int) -> str:
    return 'En ' + COUNT(other) + ' de ' + NUMBER(deals) + ' repartos, ' + who.name + ' habría hecho otra jugada. Es un error del programa. Envía una copia de esta partida a quienes lo hacen.'


def of_the_deals(shown: int, deals: int) -> str:
    return CAPITAL(COUNT(shown)) + ' de los ' + NUMBER(deals) + ' repartos'


def deal(number: int) -> str:
    return 'Reparto ' + NUMBER(number)


def cards(count: int) -> str:
    return _nouns.cards(count)


def bot_why(who: Person) -> str:
    return who.name + ' es un bot, un programa de otra procedencia. Solo recibe lo que su asiento puede saber, pero no podemos hacerle la misma pregunta dos veces.'
