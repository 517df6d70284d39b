"""Español: gamepad. Made by `python -m tools.messages`."""


def view() -> str:
    return 'Vista'


def menu() -> str:
    return 'Menú'


def share() -> str:
    return 'Share'


def options() -> str:
    return 'Options'


def cross() -> str:
    return 'Cruz'


def circle() -> str:
    return 'Círculo'


def square() -> str:
    return 'Cuadrado'


def triangle() -> str:
    return 'Triángulo'


def stick_up() -> str:
    return 'Stick arriba'


def stick_down() -> str:
    return 'Stick abajo'


def stick_left() -> str:
    return 'Stick izquierda'


def stick_right() -> str:
    return 'Stick derecha'


def pad_and_stick() -> str:
    return 'Cruceta, stick izquierdo'


def pad() -> str:
    return 'Cruceta'


def pad_and_sticks() -> str:
    return 'Cruceta, los dos sticks'


def right_stick() -> str:
    return 'Stick derecho'


def confirm() -> str:
    return 'pulsar lo resaltado; en un campo de texto, abrir el teclado en pantalla'


def back() -> str:
    return 'volver, o quitar una pregunta'


def before_and_next() -> str:
    return 'pasar al elemento anterior o al siguiente'


def next() -> str:
    return 'pasar al elemento siguiente, y del último al primero'


def show_buttons() -> str:
    return 'mostrar qué hacen los botones; otra vez, volver'


def explain() -> str:
    return 'al pulsarlo, explicar lo resaltado'


def choose_card() -> str:
    return 'elegir la carta resaltada, llevar ahí las cartas elegidas, o saltar'


def take_back() -> str:
    return 'recoger lo preparado; si no hay nada, abrir el menú'


def draw() -> str:
    return 'robar; después, descartar la carta elegida'


def take_pile() -> str:
    return 'tomar el pozo; después, bajar lo elegido y jugar lo preparado'


def undo() -> str:
    return 'deshacer una jugada'


def hint() -> str:
    return 'mostrar qué jugar, después por qué, y después prepararlo'


def zoom() -> str:
    return 'al pulsarlo, ver en grande lo resaltado; otra vez, volver'


def open_menu() -> str:
    return 'abrir el menú'


def scroll() -> str:
    return 'desplazarse una página'


def scroll_down() -> str:
    return 'bajar una página'


def press_enter() -> str:
    return 'pulsar Enter'


def neighbour() -> str:
    return 'mover el resaltado, o elegir otra opción en una fila'


def scroll_stick() -> str:
    return 'arriba y abajo, desplazarse una página; a izquierda y derecha, mover una carta por la mano'


def shift() -> str:
    return 'Mayús'


def accents() -> str:
    return 'áñ'


def plain() -> str:
    return 'abc'


def space() -> str:
    return 'Espacio'


def erase() -> str:
    return 'Borrar'


def done() -> str:
    return 'Listo'
