"""Español: phones. Made by `python -m tools.messages`."""
from game.cards import Card
from game.text.person import Person
from game.text.es import nouns as _nouns
from game.text.spanish import COUNT, NUMBER, plural


def who() -> str:
    return '¿Quién eres?'


def is_here() -> str:
    return 'ya está'


def code_of(who: Person) -> str:
    return 'El código que está junto a ' + who.name + ' en la pantalla grande'


def pick_up() -> str:
    return 'Tomar mis cartas'


def letters_left(count: int) -> str:
    return ('falta una letra' if plural(count) == "one" else 'faltan ' + COUNT(count) + ' letras')


def erase() -> str:
    return 'Borrar una letra'


def nobody() -> str:
    return 'Ahora mismo no puede entrar ningún teléfono.'


def wrong_code(who: Person) -> str:
    return 'Ese no es el código de ' + who.name + '.'


def wait() -> str:
    return 'Van tres códigos incorrectos. Prueba otra vez dentro de diez segundos.'


def taken() -> str:
    return 'Otro teléfono tiene este asiento. Pide un código nuevo en la pantalla grande.'


def wrong_secret() -> str:
    return 'Este enlace ya no vale. Pide otro en la pantalla grande.'


def another_phone() -> str:
    return 'Ahora otro teléfono tiene tus cartas.'


def other_tab() -> str:
    return 'Ahora tus cartas están en otra pestaña.'


def take_here() -> str:
    return 'Verlas aquí'


def seat_shut() -> str:
    return 'Tus cartas están otra vez en la pantalla grande.'


def old_page() -> str:
    return 'El juego se actualizó. Vuelve a cargar esta página.'


def reconnecting() -> str:
    return 'Buscando la mesa…'


def welcome(name: str) -> str:
    return 'Hola otra vez, ' + name


def still_yours() -> str:
    return 'Sigue siendo tu turno. Nadie jugó por ti.'


def your_turn_now() -> str:
    return 'Te toca.'


def is_playing(who: Person) -> str:
    return 'Juega ' + who.name + '.'


def round_began() -> str:
    return 'Empezó una ronda nueva.'


def missed_turns(count: int) -> str:
    return ('Mientras no estabas se jugó un turno.' if plural(count) == "one" else 'Mientras no estabas se jugaron ' + COUNT(count) + ' turnos.')


def computer_played(count: int) -> str:
    return ('Un jugador virtual jugó un turno por ti. Tus cartas vuelven a ser tuyas.' if plural(count) == "one" else 'Un jugador virtual jugó ' + COUNT(count) + ' turnos por ti. Tus cartas vuelven a ser tuyas.')


def still_laid_out() -> str:
    return 'Lo que pusiste sigue donde lo dejaste.'


def door_closed() -> str:
    return 'La mesa no está abierta. Tus cartas están a salvo en la pantalla grande.'


def late() -> str:
    return 'La partida ya había seguido: no se jugó nada.'


def too_often() -> str:
    return 'Demasiado a la vez. Espera un momento.'


def no_answer() -> str:
    return 'La mesa todavía no responde.'


def bad_request() -> str:
    return 'La mesa no entendió eso.'


def tap_cards() -> str:
    return 'Elige antes las cartas: tócalas.'


def tap_meld() -> str:
    return 'Elige una combinación para el comodín: tócala o suelta allí la carta.'


def pad() -> str:
    return 'Libreta de puntos'


def open_pad() -> str:
    return 'Abrir la libreta'


def let_me_write() -> str:
    return 'Escribir yo'


def is_writing(who: Person) -> str:
    return 'Escribe ' + who.name


def taps_waiting(count: int) -> str:
    return ('un toque aún sin enviar' if plural(count) == "one" else COUNT(count) + ' toques aún sin enviar')


def one_less() -> str:
    return 'Uno menos'


def one_more() -> str:
    return 'Uno más'


def pad_head(round: int, points: str) -> str:
    return 'Ronda ' + NUMBER(round) + ' · mínimo ' + points


def round_of(round: int, most: int) -> str:
    return 'Ronda ' + NUMBER(round) + ' de ' + NUMBER(most)


def meter(need: int) -> str:
    return 'Para abrir: ' + NUMBER(need)


def card_heard(card: Card, place: int, count: int, fresh: bool) -> str:
    return (_nouns.card(card) + ', nueva, ' + NUMBER(place) + ' de ' + NUMBER(count) if fresh else _nouns.card(card) + ', ' + NUMBER(place) + ' de ' + NUMBER(count))


def your_hand() -> str:
    return 'Tus cartas'


def table() -> str:
    return 'Mesa'


def all_moves() -> str:
    return 'Las jugadas'


def new() -> str:
    return 'NUEVA'


def pile_of_yours() -> str:
    return 'Combinación nueva'


def only_you() -> str:
    return 'solo lo ves tú'


def take_meld_back() -> str:
    return 'Recoger esta combinación'


def drop_here() -> str:
    return 'suelta aquí para descartar'


def yes() -> str:
    return 'Sí'


def no() -> str:
    return 'No'


def take_it_back() -> str:
    return 'Recuperar'


def lift() -> str:
    return 'Levantar'


def cards_to_lift() -> str:
    return 'Cartas que levantas'


def cuts_deck(who: Person) -> str:
    return 'Corta ' + who.name


def arrange() -> str:
    return 'Ordenar tocando'


def arrange_how() -> str:
    return 'Toca una carta y su sitio'


def arranged() -> str:
    return 'Listo'


def first_stack() -> str:
    return 'El primer montón'


def second_stack() -> str:
    return 'El segundo montón'


def match_over() -> str:
    return 'La partida ha terminado. ¡Gracias por jugar!'


def menu() -> str:
    return 'Menú'


def sort() -> str:
    return 'Ordenar'


def close() -> str:
    return 'Listo'


def sound() -> str:
    return 'Sonido'


def left_handed() -> str:
    return 'Con la izquierda'


def slow_discard() -> str:
    return 'Tiempo para recuperar un descarte'


def look() -> str:
    return 'Colores'


def look_system() -> str:
    return 'Como el teléfono'


def look_light() -> str:
    return 'Claros'


def look_dark() -> str:
    return 'Oscuros'


def no_scripts() -> str:
    return 'Esta página necesita JavaScript.'


def port_taken(port: str) -> str:
    return 'Otro programa usa el puerto ' + port + '. Elige otro con --port.'


def no_network() -> str:
    return 'Aquí no hay red local. Conecta este dispositivo a la misma wifi que los teléfonos.'


def no_door(why: str) -> str:
    return 'No pueden entrar teléfonos: ' + why


def no_phones() -> str:
    return 'Nadie juega con teléfono: pon al menos un asiento como phone.'


def only_host() -> str:
    return 'Los teléfonos solo valen con play y host.'


def host_people() -> str:
    return 'Aquí nadie juega en la pantalla: los asientos de personas son phone.'


def resume_says_all() -> str:
    return 'Las reglas y los asientos vienen de la partida guardada: --resume no admite --rules, --seats, --teams ni --record.'
