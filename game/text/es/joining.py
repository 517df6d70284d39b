"""Español: joining. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from game.text.person import Person
from game.text.spanish import COUNT, LIST, NUMBER, plural


def title() -> str:
    return 'Las cartas, en los teléfonos'


def use_phones() -> str:
    return 'Usar teléfonos'


def before_phones() -> str:
    return 'Los teléfonos de tu red pueden entrar con un código, y cada cual tiene ahí sus cartas. No hay que instalar nada, y nada sale a internet.'


def before_pad_phones() -> str:
    return 'Los teléfonos de tu red pueden entrar con un código, para anotar o solo mirar. No hay que instalar nada, y nada sale a internet.'


def pad_title() -> str:
    return 'La libreta, en los teléfonos'


def pad_phones_tip() -> str:
    return 'Los puntos se anotan en un teléfono. El resto de la mesa puede mirar en el suyo.'


def back_to_pad() -> str:
    return 'Volver a la libreta'


def close_door() -> str:
    return 'Se puede entrar · Cerrar'


def scan(name: str) -> str:
    return name + ', escanea esto'


def with_camera() -> str:
    return 'con la cámara de tu teléfono'


def code_picture(name: str) -> str:
    return 'Código de ' + name + ', para escanear con un teléfono'


def type_address() -> str:
    return '¿Sin cámara? Escribe en el teléfono esta dirección'


def then_code(code: str) -> str:
    return 'y después el código ' + code + '.'


def network() -> str:
    return 'Red'


def heard(name: str, address: str, code: str) -> str:
    return name + ' puede entrar: en el teléfono, la dirección ' + address + ' y después el código ' + code + '.'


def opening() -> str:
    return 'Preparando la entrada de los teléfonos…'


def everybody_here() -> str:
    return 'Ya está todo el mundo'


def press_to_let_in() -> str:
    return 'Para que entre otro teléfono, pulsa el botón debajo de un nombre.'


def phone_is_here() -> str:
    return 'teléfono conectado'


def plays_on_phone() -> str:
    return 'juega en un teléfono'


def phone_sleeps() -> str:
    return 'teléfono en reposo'


def press_for_code() -> str:
    return 'pulsa para ver el código'


def scan_now() -> str:
    return 'escanea ahora'


def computer_has_it() -> str:
    return 'jugador virtual'


def at_this_screen() -> str:
    return 'en esta pantalla'


def ready() -> str:
    return 'Listo'


def asleep() -> str:
    return 'En reposo'


def another_phone() -> str:
    return 'Pulsa para pasar estas cartas a otro teléfono'


def let_phone_in() -> str:
    return 'Usar un teléfono'


def change(name: str) -> str:
    return 'Cambiar quién juega por ' + name


def start() -> str:
    return 'Empezar a jugar'


def go_on() -> str:
    return 'Seguir jugando'


def phones_here(here: int, missing: int) -> str:
    return (('ningún teléfono todavía' if here == 0 else 'el teléfono ya está' if plural(here) == "one" else 'los ' + COUNT(here) + ' teléfonos ya están') if missing == 0 else ('el teléfono puede entrar después' if here == 0 else '1 teléfono listo; puede entrar otro después' if plural(here) == "one" else NUMBER(here) + ' teléfonos listos; puede entrar otro después') if plural(missing) == "one" else (NUMBER(missing) + ' teléfonos pueden entrar, ahora o después' if here == 0 else '1 teléfono listo; pueden entrar ' + NUMBER(missing) + ' más después' if plural(here) == "one" else NUMBER(here) + ' teléfonos listos; pueden entrar ' + NUMBER(missing) + ' más después'))


def not_joining() -> str:
    return '¿Un teléfono no entra?'


def what_to_try() -> str:
    return 'qué probar'


def note() -> str:
    return 'Cada código sirve una vez. Nada sale a internet.'


def same_network() -> str:
    return 'El teléfono tiene que estar en la misma wifi que esta pantalla; si insiste en usar los datos móviles, apágalos.'


def guest_network() -> str:
    return 'Una wifi de invitados suele separar los aparatos: usa la red principal.'


def firewall() -> str:
    return 'Si la página no carga nunca, permite Hand and Foot en el cortafuegos para redes privadas.'


def unreached() -> str:
    return 'Ningún teléfono ha llegado aún a este dispositivo. Si la página no carga: ¿la misma wifi? Entonces permite Hand and Foot en el cortafuegos.'


def no_internet() -> str:
    return 'La dirección solo vale en esta red. Nada sale a internet.'


def shut() -> str:
    return 'Aún no se puede entrar'


def no_network() -> str:
    return 'Este dispositivo no está en ninguna red. Conéctalo a tu wifi y prueba otra vez.'


def port_taken(port: str) -> str:
    return 'Otro programa usa el puerto ' + port + ', donde los teléfonos buscan el juego. Pulsa «' + __try_again() + '» para usar otro puerto y luego escanea códigos nuevos.'


def try_again() -> str:
    return 'Probar otra vez'


def phones(count: int) -> str:
    return ('Teléfonos' if count == 0 else '1 teléfono' if plural(count) == "one" else NUMBER(count) + ' teléfonos')


def door_is_open() -> str:
    return 'Pueden entrar teléfonos. Pulsa para ver los códigos o para que no entren más.'


def phone_asleep(who: Person) -> str:
    return ('Tu teléfono' if who.is_you else 'El teléfono de ' + who.name) + ' está en reposo. Toca la pantalla; no hay prisa.'


def phone_not_here(who: Person, code: str) -> str:
    return ('Tu teléfono' if who.is_you else 'El teléfono de ' + who.name) + ' no ha entrado todavía. El código es ' + code + '.'


def wait() -> str:
    return 'Esperar'


def on_phone() -> str:
    return 'En un teléfono'


def scan_after_start() -> str:
    return 'Empieza la partida y escanea un código con el teléfono. No hay que instalar nada.'


def at_the_screen() -> str:
    return 'En esta pantalla'


def phone() -> str:
    return 'Teléfono'


def new_code() -> str:
    return 'En otro teléfono'


def open_again(names: Sequence[str]) -> str:
    return '¿Dejar entrar otra vez los teléfonos de ' + LIST(names) + '?'


def open_it() -> str:
    return 'Dejarlos entrar'


def leave_shut() -> str:
    return 'Ahora no'


__try_again = try_again
