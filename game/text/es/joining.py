"""Español: joining. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.text.person import Person
from game.text.spanish import COUNT, LIST, NUMBER, plural


title = 'Las cartas, en los teléfonos'
use_phones = 'Usar teléfonos'
before_phones = 'Los teléfonos de tu red pueden entrar con un código, y cada cual tiene ahí sus cartas. No hay que instalar nada, y nada sale a internet.'
before_pad_phones = 'Los teléfonos de tu red pueden entrar con un código, para anotar o solo mirar. No hay que instalar nada, y nada sale a internet.'
pad_title = 'La libreta, en los teléfonos'
pad_phones_tip = 'Los puntos se anotan en un teléfono. El resto de la mesa puede mirar en el suyo.'
back_to_pad = 'Volver a la libreta'
close_door = 'Se puede entrar · Cerrar'
with_camera = 'con la cámara de tu teléfono'
type_address = '¿Sin cámara? Escribe en el teléfono esta dirección'
network = 'Red'
opening = 'Preparando la entrada de los teléfonos…'
everybody_here = 'Ya está todo el mundo'
press_to_let_in = 'Para que entre otro teléfono, pulsa el botón debajo de un nombre.'
phone_is_here = 'teléfono conectado'
plays_on_phone = 'juega en un teléfono'
phone_sleeps = 'teléfono en reposo'
press_for_code = 'pulsa para ver el código'
scan_now = 'escanea ahora'
computer_has_it = 'jugador virtual'
at_this_screen = 'en esta pantalla'
ready = 'Listo'
asleep = 'En reposo'
another_phone = 'Pulsa para pasar estas cartas a otro teléfono'
let_phone_in = 'Usar un teléfono'
start = 'Empezar a jugar'
go_on = 'Seguir jugando'
not_joining = '¿Un teléfono no entra?'
what_to_try = 'qué probar'
note = 'Cada código sirve una vez. Nada sale a internet.'
same_network = 'El teléfono tiene que estar en la misma wifi que esta pantalla; si insiste en usar los datos móviles, apágalos.'
guest_network = 'Una wifi de invitados suele separar los aparatos: usa la red principal.'
firewall = 'Si la página no carga nunca, permite Hand and Foot en el cortafuegos para redes privadas.'
unreached = 'Ningún teléfono ha llegado aún a este dispositivo. Si la página no carga: ¿la misma wifi? Entonces permite Hand and Foot en el cortafuegos.'
no_internet = 'La dirección solo vale en esta red. Nada sale a internet.'
shut = 'Aún no se puede entrar'
no_network = 'Este dispositivo no está en ninguna red. Conéctalo a tu wifi y prueba otra vez.'
try_again = 'Probar otra vez'
door_is_open = 'Pueden entrar teléfonos. Pulsa para ver los códigos o para que no entren más.'
wait = 'Esperar'
on_phone = 'En un teléfono'
scan_after_start = 'Empieza la partida y escanea un código con el teléfono. No hay que instalar nada.'
at_the_screen = 'En esta pantalla'
phone = 'Teléfono'
new_code = 'En otro teléfono'
open_it = 'Dejarlos entrar'
leave_shut = 'Ahora no'


def scan(name: str) -> str:
    return name + ', escanea esto'


def code_picture(name: str) -> str:
    return 'Código de ' + name + ', para escanear con un teléfono'


def then_code(code: str) -> str:
    return 'y después el código ' + code + '.'


def heard(name: str, address: str, code: str) -> str:
    return name + ' puede entrar: en el teléfono, la dirección ' + address + ' y después el código ' + code + '.'


def change(name: str) -> str:
    return 'Cambiar quién juega por ' + name


def phones_here(here: int, asleep: int, missing: int) -> str:
    return ((('ningún teléfono todavía' if here == 0 else 'el teléfono ya está' if plural(here) == "one" else 'los ' + COUNT(here) + ' teléfonos ya están') if missing == 0 else ('el teléfono puede entrar después' if here == 0 else '1 teléfono listo; puede entrar otro después' if plural(here) == "one" else NUMBER(here) + ' teléfonos listos; puede entrar otro después') if plural(missing) == "one" else (NUMBER(missing) + ' teléfonos pueden entrar, ahora o después' if here == 0 else '1 teléfono listo; pueden entrar ' + NUMBER(missing) + ' más después' if plural(here) == "one" else NUMBER(here) + ' teléfonos listos; pueden entrar ' + NUMBER(missing) + ' más después')) if asleep == 0 else ('el teléfono está en reposo' if plural(here) == "one" else ('uno de los ' + COUNT(here) + ' teléfonos está en reposo' if plural(asleep) == "one" else NUMBER(asleep) + ' de los ' + COUNT(here) + ' teléfonos están en reposo')) + ('' if missing == 0 else '; puede entrar otro después' if plural(missing) == "one" else '; pueden entrar ' + NUMBER(missing) + ' más después'))


def port_taken(port: str) -> str:
    return 'Otro programa usa el puerto ' + port + ', donde los teléfonos buscan el juego. Pulsa «' + __try_again + '» para usar otro puerto y luego escanea códigos nuevos.'


def phones(count: int) -> str:
    return ('Teléfonos' if count == 0 else '1 teléfono' if plural(count) == "one" else NUMBER(count) + ' teléfonos')


def phone_asleep(who: Person) -> str:
    return ('Tu teléfono' if who.is_you else 'El teléfono de ' + who.name) + ' está en reposo. Toca la pantalla; no hay prisa.'


def phone_not_here(who: Person, code: str) -> str:
    return ('Tu teléfono' if who.is_you else 'El teléfono de ' + who.name) + ' no ha entrado todavía. El código es ' + code + '.'


def open_again(names: Sequence[str]) -> str:
    return '¿Dejar entrar otra vez los teléfonos de ' + LIST(names) + '?'


__try_again = try_again
