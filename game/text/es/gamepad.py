"""Español: gamepad. Made by `python -m tools.messages`."""
from typing import Literal


pad_and_stick = 'Cruceta, stick izquierdo'
pad = 'Cruceta'
pad_and_sticks = 'Cruceta, los dos sticks'
right_stick = 'Stick derecho'
confirm = 'pulsar lo resaltado; en un campo de texto, abrir el teclado en pantalla'
back = 'volver, o quitar una pregunta'
before_and_next = 'pasar al elemento anterior o al siguiente'
next = 'pasar al elemento siguiente, y del último al primero'
show_buttons = 'mostrar qué hacen los botones; otra vez, volver'
explain = 'al pulsarlo, explicar lo resaltado'
choose_card = 'elegir la carta resaltada, llevar ahí las cartas elegidas, o saltar'
take_back = 'recoger lo preparado; si no hay nada, abrir el menú'
draw = 'robar; después, descartar la carta elegida'
take_pile = 'tomar el pozo; después, bajar lo elegido y jugar lo preparado'
undo = 'deshacer una jugada'
hint = 'mostrar qué jugar, después por qué, y después prepararlo'
zoom = 'al pulsarlo, ver en grande lo resaltado; otra vez, volver'
open_menu = 'abrir el menú'
scroll = 'desplazarse una página'
scroll_down = 'bajar una página'
press_enter = 'pulsar Enter'
neighbour = 'mover el resaltado, o elegir otra opción en una fila'
scroll_stick = 'arriba y abajo, desplazarse una página; a izquierda y derecha, mover una carta por la mano'
shift = 'Mayús'
accents = 'áñ'
plain = 'abc'
space = 'Espacio'
erase = 'Borrar'
done = 'Listo'


def button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return (('Cruz' if family == "playstation" else 'A') if button == "confirm" else ('Círculo' if family == "playstation" else 'B') if button == "back" else ('Cuadrado' if family == "playstation" else 'X') if button == "west" else ('Triángulo' if family == "playstation" else 'Y') if button == "north" else 'Stick arriba' if button == "stick_up" else 'Stick abajo' if button == "stick_down" else 'Stick izquierda' if button == "stick_left" else 'Stick derecha' if button == "stick_right" else __edge_button(button, family))


def edge_button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return (('L1' if family == "playstation" else 'L' if family == "nintendo" else 'L1' if family == "steam" else 'LB') if button == "left_shoulder" else ('R1' if family == "playstation" else 'R' if family == "nintendo" else 'R1' if family == "steam" else 'RB') if button == "right_shoulder" else ('L2' if family == "playstation" else 'ZL' if family == "nintendo" else 'L2' if family == "steam" else 'LT') if button == "left_trigger" else ('R2' if family == "playstation" else 'ZR' if family == "nintendo" else 'R2' if family == "steam" else 'RT') if button == "right_trigger" else __middle_button(button, family))


def middle_button(button: Literal["confirm", "back", "west", "north", "view", "start", "left_shoulder", "right_shoulder", "left_trigger", "right_trigger", "left_stick", "right_stick", "stick_up", "stick_down", "stick_left", "stick_right"], family: Literal["xbox", "playstation", "nintendo", "steam"]) -> str:
    return (('Share' if family == "playstation" else '−' if family == "nintendo" else 'Vista') if button == "view" else ('Options' if family == "playstation" else '+' if family == "nintendo" else 'Menú') if button == "start" else ('L3' if family == "playstation" else 'L3' if family == "steam" else 'LS') if button == "left_stick" else ('R3' if family == "playstation" else 'R3' if family == "steam" else 'RS'))


__edge_button = edge_button
__middle_button = middle_button
