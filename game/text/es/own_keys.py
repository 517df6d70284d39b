"""Español: own_keys. Made by `python -m tools.messages`."""


def key_enter() -> str:
    return 'Enter'


def key_esc() -> str:
    return 'Esc'


def key_space() -> str:
    return 'Espacio'


def key_tab() -> str:
    return 'Tab'


def key_left() -> str:
    return 'Izquierda'


def key_right() -> str:
    return 'Derecha'


def key_up() -> str:
    return 'Arriba'


def key_down() -> str:
    return 'Abajo'


def key_page_up() -> str:
    return 'Re Pág'


def key_page_down() -> str:
    return 'Av Pág'


def key_home() -> str:
    return 'Inicio'


def key_end() -> str:
    return 'Fin'


def key_delete() -> str:
    return 'Supr'


def key_del() -> str:
    return 'Supr'


def key_backspace() -> str:
    return 'Retroceso'


def key_insert() -> str:
    return 'Insert'


def key_arrows() -> str:
    return 'Flechas'


def key_ctrl_arrows() -> str:
    return 'Ctrl + flechas'


def key_up_down() -> str:
    return 'Arriba, abajo'


def key_left_right() -> str:
    return 'Izquierda, derecha'


def key_page_up_down() -> str:
    return 'Re Pág, Av Pág'


def key_a_k_to_2_0() -> str:
    return 'A, K a 2, 0'


def key_anything_else() -> str:
    return 'Lo demás'


def no_key() -> str:
    return 'sin tecla'


def keypad(key: str) -> str:
    return 'Teclado num. ' + key


def with_ctrl(key: str) -> str:
    return 'Ctrl + ' + key


def with_shift(key: str) -> str:
    return 'Mayús + ' + key


def range(first: str, last: str) -> str:
    return first + ' a ' + last


def press() -> str:
    return 'pulsa'


def title() -> str:
    return 'Tus teclas'


def change_keys() -> str:
    return 'Cambiar teclas'


def place() -> str:
    return 'Pantalla'


def place_everywhere() -> str:
    return 'Todas las pantallas'


def place_table() -> str:
    return 'La mesa'


def place_choose() -> str:
    return 'Elegir un montón'


def left_hand() -> str:
    return 'Mano izquierda'


def right_hand() -> str:
    return 'Mano derecha'


def usual_keys() -> str:
    return 'Teclas normales'


def how() -> str:
    return 'Elige una acción y después pulsa su tecla nueva.'


def while_writing() -> str:
    return 'En los campos de texto no cambia nada.'


def left_taken() -> str:
    return 'Ahora tienes las teclas de la mano izquierda. A todo lo demás se llega con Tab.'


def right_taken() -> str:
    return 'Ahora tienes las teclas de la mano derecha. A todo lo demás se llega con Tab.'


def usual_taken() -> str:
    return 'Todas las teclas vuelven a ser las normales.'


def replace_title() -> str:
    return '¿Reemplazar tus teclas?'


def replace_words() -> str:
    return 'Las teclas que elegiste se perderán.'


def replace() -> str:
    return 'Reemplazar'


def keep_mine() -> str:
    return 'Conservar las mías'


def only_with_others() -> str:
    return 'Mayús, Ctrl y las de su tipo solo sirven junto con otras teclas. Pulsa otra.'


def row(key: str, does: str) -> str:
    return key + ': ' + does


def ask_for_key(does: str) -> str:
    return 'Pulsa la tecla nueva para ' + does + '. Con Esc no cambia nada.'


def taken(key: str, does: str) -> str:
    return '«' + key + '» ya sirve para ' + does + '. Púlsala otra vez para intercambiar las dos teclas, o pulsa otra.'


def given(key: str, does: str) -> str:
    return 'Ahora «' + key + '» sirve para ' + does + '.'


def next_thing() -> str:
    return 'pasar al elemento siguiente; con Mayús, al anterior'


def go_left() -> str:
    return 'ir a la izquierda, o a la opción de la izquierda'


def go_right() -> str:
    return 'ir a la derecha, o a la opción de la derecha'


def go_up() -> str:
    return 'subir una fila'


def go_down() -> str:
    return 'bajar una fila'


def press_ring() -> str:
    return 'pulsar lo resaltado; jugar lo preparado'


def choose() -> str:
    return 'pulsar o elegir lo resaltado; saltar una animación'


def go_back() -> str:
    return 'volver, o quitar una pregunta'


def explain() -> str:
    return 'explicar lo que está resaltado o bajo el puntero'


def take_back() -> str:
    return 'recoger un grupo preparado; quitar lo resaltado'


def take_last_back() -> str:
    return 'recoger la última carta'


def larger() -> str:
    return 'agrandar textos y botones'


def smaller() -> str:
    return 'reducir textos y botones'


def show_keys() -> str:
    return 'mostrar las teclas de una pantalla; otra vez, volver'


def first_of_message() -> str:
    return 'quitar un mensaje'


def second_of_message() -> str:
    return 'hacer lo primero que ofrece un mensaje'


def third_of_message() -> str:
    return 'hacer lo segundo que ofrece un mensaje'


def full_screen() -> str:
    return 'activar o desactivar la pantalla completa'


def scroll_up() -> str:
    return 'subir una página'


def scroll_down() -> str:
    return 'bajar una página'


def to_first() -> str:
    return 'ir al primer elemento, o al principio'


def to_last() -> str:
    return 'ir al último elemento, o al final'
