"""Español: own_keys. Made by `python -m tools.messages`."""


key_enter = 'Enter'
key_esc = 'Esc'
key_space = 'Espacio'
key_tab = 'Tab'
key_left = 'Izquierda'
key_right = 'Derecha'
key_up = 'Arriba'
key_down = 'Abajo'
key_page_up = 'Re Pág'
key_page_down = 'Av Pág'
key_home = 'Inicio'
key_end = 'Fin'
key_delete = 'Supr'
key_del = 'Supr'
key_backspace = 'Retroceso'
key_insert = 'Insert'
key_arrows = 'Flechas'
key_ctrl_arrows = 'Ctrl + flechas'
key_up_down = 'Arriba, abajo'
key_left_right = 'Izquierda, derecha'
key_page_up_down = 'Re Pág, Av Pág'
key_a_k_to_2_0 = 'A, K a 2, 0'
key_anything_else = 'Lo demás'
no_key = 'sin tecla'
press = 'pulsa'
title = 'Tus teclas'
change_keys = 'Cambiar teclas'
place = 'Pantalla'
place_everywhere = 'Todas las pantallas'
place_table = 'La mesa'
place_choose = 'Elegir un montón'
left_hand = 'Mano izquierda'
right_hand = 'Mano derecha'
usual_keys = 'Teclas normales'
how = 'Elige una acción y después pulsa su tecla nueva.'
while_writing = 'En los campos de texto no cambia nada.'
left_taken = 'Ahora tienes las teclas de la mano izquierda. A todo lo demás se llega con Tab.'
right_taken = 'Ahora tienes las teclas de la mano derecha. A todo lo demás se llega con Tab.'
usual_taken = 'Todas las teclas vuelven a ser las normales.'
replace_title = '¿Reemplazar tus teclas?'
replace_words = 'Las teclas que elegiste se perderán.'
replace = 'Reemplazar'
keep_mine = 'Conservar las mías'
only_with_others = 'Mayús, Ctrl y las de su tipo solo sirven junto con otras teclas. Pulsa otra.'
next_thing = 'pasar al elemento siguiente; con Mayús, al anterior'
go_left = 'ir a la izquierda, o a la opción de la izquierda'
go_right = 'ir a la derecha, o a la opción de la derecha'
go_up = 'subir una fila'
go_down = 'bajar una fila'
press_ring = 'pulsar lo resaltado; jugar lo preparado'
choose = 'pulsar o elegir lo resaltado; saltar una animación'
go_back = 'volver, o quitar una pregunta'
explain = 'explicar lo que está resaltado o bajo el puntero'
take_back = 'recoger un grupo preparado; quitar lo resaltado'
take_last_back = 'recoger la última carta'
larger = 'agrandar textos y botones'
smaller = 'reducir textos y botones'
show_keys = 'mostrar las teclas de una pantalla; otra vez, volver'
first_of_message = 'quitar un mensaje'
second_of_message = 'hacer lo primero que ofrece un mensaje'
third_of_message = 'hacer lo segundo que ofrece un mensaje'
full_screen = 'activar o desactivar la pantalla completa'
scroll_up = 'subir una página'
scroll_down = 'bajar una página'
to_first = 'ir al primer elemento, o al principio'
to_last = 'ir al último elemento, o al final'


def keypad(key: str) -> str:
    return 'Teclado num. ' + key


def with_ctrl(key: str) -> str:
    return 'Ctrl + ' + key


def with_shift(key: str) -> str:
    return 'Mayús + ' + key


def range(first: str, last: str) -> str:
    return first + ' a ' + last


def row(key: str, does: str) -> str:
    return key + ': ' + does


def ask_for_key(does: str) -> str:
    return 'Pulsa la tecla nueva para ' + does + '. Con Esc no cambia nada.'


def taken(key: str, does: str) -> str:
    return '«' + key + '» ya sirve para ' + does + '. Púlsala otra vez para intercambiar las dos teclas, o pulsa otra.'


def given(key: str, does: str) -> str:
    return 'Ahora «' + key + '» sirve para ' + does + '.'
