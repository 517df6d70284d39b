"""Español: phones. Made by `python -m tools.messages`."""
from game.cards import Card
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import COUNT, NUMBER, plural


who = '¿Quién eres?'
is_here = 'ya está'
pick_up = 'Tomar mis cartas'
erase = 'Borrar una letra'
nobody = 'Ahora mismo no puede entrar ningún teléfono.'
wait = 'Van tres códigos incorrectos. Prueba otra vez dentro de diez segundos.'
taken = 'Otro teléfono tiene este asiento. Pide un código nuevo en la pantalla grande.'
wrong_secret = 'Este enlace ya no vale. Pide otro en la pantalla grande.'
another_phone = 'Ahora otro teléfono tiene tus cartas.'
other_tab = 'Ahora tus cartas están en otra pestaña.'
take_here = 'Verlas aquí'
seat_shut = 'Tus cartas están otra vez en la pantalla grande.'
old_page = 'El juego se actualizó. Vuelve a cargar esta página.'
reconnecting = 'Buscando la mesa…'
still_yours = 'Sigue siendo tu turno. Nadie jugó por ti.'
your_turn_now = 'Te toca.'
round_began = 'Empezó una ronda nueva.'
still_laid_out = 'Lo que pusiste sigue donde lo dejaste.'
door_closed = 'La mesa no está abierta. Tus cartas están a salvo en la pantalla grande.'
late = 'La partida ya había seguido: no se jugó nada.'
too_often = 'Demasiado a la vez. Espera un momento.'
no_answer = 'La mesa todavía no responde.'
bad_request = 'La mesa no entendió eso.'
not_saved = 'Jugado, pero aún sin guardar: el disco no lo admite. Sigue jugando.'
tap_cards = 'Elige antes las cartas: tócalas.'
tap_meld = 'Elige una combinación para el comodín: tócala o suelta allí la carta.'
pad = 'Libreta de puntos'
open_pad = 'Abrir la libreta'
let_me_write = 'Escribir yo'
one_less = 'Uno menos'
one_more = 'Uno más'
your_hand = 'Tus cartas'
table = 'Mesa'
all_moves = 'Las jugadas'
new = 'NUEVA'
pile_of_yours = 'Combinación nueva'
only_you = 'solo lo ves tú'
take_meld_back = 'Recoger esta combinación'
drop_here = 'suelta aquí para descartar'
yes = 'Sí'
no = 'No'
take_it_back = 'Recuperar'
lift = 'Levantar'
cards_to_lift = 'Cartas que levantas'
arrange = 'Ordenar tocando'
arrange_how = 'Toca una carta y su sitio'
arranged = 'Listo'
first_stack = 'El primer montón'
second_stack = 'El segundo montón'
match_over = 'La partida ha terminado. ¡Gracias por jugar!'
menu = 'Menú'
sort = 'Ordenar'
close = 'Listo'
sound = 'Sonido'
left_handed = 'Con la izquierda'
slow_discard = 'Tiempo para recuperar un descarte'
look = 'Colores'
look_system = 'Como el teléfono'
look_light = 'Claros'
look_dark = 'Oscuros'
no_scripts = 'Esta página necesita JavaScript.'
no_network = 'Aquí no hay red local. Conecta este dispositivo a la misma wifi que los teléfonos.'
no_phones = 'Nadie juega con teléfono: pon al menos un asiento como phone.'
only_host = 'Los teléfonos solo valen con play y host.'
host_people = 'Aquí nadie juega en la pantalla: los asientos de personas son phone.'
resume_says_all = 'Las reglas y los asientos vienen de la partida guardada: --resume no admite --rules, --seats, --teams ni --record.'


def code_of(who: Person) -> str:
    return 'El código que está junto a ' + who.name + ' en la pantalla grande'


def letters_left(count: int) -> str:
    return ('falta una letra' if plural(count) == "one" else 'faltan ' + COUNT(count) + ' letras')


def wrong_code(who: Person) -> str:
    return 'Ese no es el código de ' + who.name + '.'


def welcome(name: str) -> str:
    return 'Hola otra vez, ' + name


def is_playing(who: Person) -> str:
    return 'Juega ' + who.name + '.'


def missed_turns(count: int) -> str:
    return ('Mientras no estabas se jugó un turno.' if plural(count) == "one" else 'Mientras no estabas se jugaron ' + COUNT(count) + ' turnos.')


def computer_played(count: int) -> str:
    return ('Un jugador virtual jugó un turno por ti. Tus cartas vuelven a ser tuyas.' if plural(count) == "one" else 'Un jugador virtual jugó ' + COUNT(count) + ' turnos por ti. Tus cartas vuelven a ser tuyas.')


def code_changed(who: Person, code: str) -> str:
    return 'Alguien probó demasiadas veces el código de ' + who.name + '. El nuevo es ' + code + '.'


def is_writing(who: Person) -> str:
    return 'Escribe ' + who.name


def taps_waiting(count: int) -> str:
    return ('un toque aún sin enviar' if plural(count) == "one" else COUNT(count) + ' toques aún sin enviar')


def pad_head(round: int, points: str) -> str:
    return 'Ronda ' + NUMBER(round) + ' · mínimo ' + points


def round_of(round: int, most: int) -> str:
    return 'Ronda ' + NUMBER(round) + ' de ' + NUMBER(most)


def meter(need: int) -> str:
    return 'Para abrir: ' + NUMBER(need)


def card_heard(card: Card, place: int, count: int, fresh: bool) -> str:
    return (_nouns.card(card) + ', nueva, ' + NUMBER(place) + ' de ' + NUMBER(count) if fresh else _nouns.card(card) + ', ' + NUMBER(place) + ' de ' + NUMBER(count))


def cuts_deck(who: Person) -> str:
    return 'Corta ' + who.name


def port_taken(port: str) -> str:
    return 'Otro programa usa el puerto ' + port + '. Elige otro con --port.'


def no_door(why: str) -> str:
    return 'No pueden entrar teléfonos: ' + why


def is_over(name: str) -> str:
    return 'La partida de ' + name + ' ya terminó. Empieza otra con --rules y --seats.'
