"""Español: gamepad. Made by `python -m tools.messages`."""
from typing import Literal


def button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return (('Cruz' if family == "playstation" else 'A') if button == "confirm" else ('Círculo' if family == "playstation" else 'B') if button == "back" else ('Cuadrado' if family == "playstation" else 'X') if button == "west" else ('Triángulo' if family == "playstation" else 'Y') if button == "north" else 'Stick arriba' if button == "stick_up" else 'Stick abajo' if button == "stick_down" else 'Stick izquierda' if button == "stick_left" else 'Stick derecha' if button == "stick_right" else __edge_button(button, family))


def edge_button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return (('L1' if family == "playstation" else 'L' if family == "nintendo" else 'L1' if family == "steam" else 'LB') if button == "left_shoulder" else ('R1' if family == "playstation" else 'R' if family == "nintendo" else 'R1' if family == "steam" else 'RB') if button == "right_shoulder" else ('L2' if family == "playstation" else 'ZL' if family == "nintendo" else 'L2' if family == "steam" else 'LT') if button == "left_trigger" else ('R2' if family == "playstation" else 'ZR' if family == "nintendo" else 'R2' if family == "steam" else 'RT') if button == "right_trigger" else __middle_button(button, family))


def middle_button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return (('Share' if family == "playstation" else '−' if family == "nintendo" else 'Vista') if button == "view" else ('Options' if family == "playstation" else '+' if family == "nintendo" else 'Menú') if button == "start" else ('L3' if family == "playstation" else 'L3' if family == "steam" else 'LS') if button == "left_stick" else ('R3' if family == "playstation" else 'R3' if family == "steam" else 'RS'))


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


__edge_button = edge_button
__middle_button = middle_button
