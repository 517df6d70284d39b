"""Español: your_table. Made by `python -m tools.messages`."""
from game.text.spanish import NUMBER, plural


def title() -> str:
    return 'Tu mesa'


def cloth() -> str:
    return 'Tapete'


def card_back() -> str:
    return 'Dorso'


def deck() -> str:
    return 'Baraja'


def blue_and_red() -> str:
    return 'azul y M en las manos, rojo y P en los pies'


def plain_in_high_contrast() -> str:
    return 'Con alto contraste, la mesa queda lisa.'


def take() -> str:
    return 'Quiero esta mesa'


def play_here() -> str:
    return 'Jugar en esta mesa'


def surprise() -> str:
    return 'Al azar'


def leave_title() -> str:
    return '¿Quieres esta mesa?'


def leave_words() -> str:
    return 'Has cambiado su aspecto.'


def leave_old() -> str:
    return 'Dejar la de antes'


def stay() -> str:
    return 'Seguir mirando'


def chosen() -> str:
    return 'elegido'


def told(cloth: str, back: str, deck: str) -> str:
    return 'Una mesa con el tapete ' + cloth + ', el dorso ' + back + ' y la baraja ' + deck + '.'


def forest() -> str:
    return 'Bosque'


def claret() -> str:
    return 'Burdeos'


def midnight() -> str:
    return 'Medianoche'


def slate() -> str:
    return 'Pizarra'


def plum() -> str:
    return 'Ciruela'


def teal() -> str:
    return 'Petróleo'


def tartan() -> str:
    return 'Escocés'


def oak() -> str:
    return 'Roble'


def linen() -> str:
    return 'Lino'


def damask() -> str:
    return 'Damasco'


def harbour() -> str:
    return 'Puerto'


def deco() -> str:
    return 'Art déco'


def classic() -> str:
    return 'Clásico'


def waves() -> str:
    return 'Olas'


def fans() -> str:
    return 'Abanicos'


def night_sky() -> str:
    return 'Estrellas'


def leaves() -> str:
    return 'Hojas'


def rosette() -> str:
    return 'Roseta'


def lattice() -> str:
    return 'Celosía'


def tweed() -> str:
    return 'Tweed'


def ribbon() -> str:
    return 'Cinta'


def guilloche() -> str:
    return 'Guilloché'


def tiles() -> str:
    return 'Azulejos'


def four_colours() -> str:
    return '4 colores'


def colour_blind() -> str:
    return 'Daltonismo'


def large_letters() -> str:
    return 'Letra grande'


def own_cloth() -> str:
    return 'Tu propio tapete'


def own_back() -> str:
    return 'Tu propio dorso'


def your_photo() -> str:
    return 'Tu foto'


def add_photo() -> str:
    return 'Añadir foto'


def how_to_crop() -> str:
    return 'Arrastra el marco; tira de una esquina para acercar'


def part_of_photo() -> str:
    return 'Parte de la foto'


def share_shown(percent: int) -> str:
    return NUMBER(percent) + ' por ciento de su tamaño'


def rotate() -> str:
    return 'Girar'


def closer() -> str:
    return 'Acercar'


def farther() -> str:
    return 'Alejar'


def use_back() -> str:
    return 'Usar este dorso'


def use_cloth() -> str:
    return 'Usar este tapete'


def how_it_looks() -> str:
    return 'Así quedará'


def of_hands() -> str:
    return 'mano: marco azul y M'


def of_feet() -> str:
    return 'pie: marco rojo y P'


def on_the_table() -> str:
    return 'y en pequeño, en la mesa'


def easily_told_apart() -> str:
    return 'Se distinguen bien, también con daltonismo'


def told_apart_by_frame() -> str:
    return 'Con un marco más ancho se distinguen bien, también con daltonismo.'


def hard_to_tell_apart() -> str:
    return 'Solo las letras los distinguen: quizá sirva mejor otra parte de la foto.'


def darkened(percent: int) -> str:
    return 'Un ' + NUMBER(percent) + ' % más oscura, para que se pueda leer todo.'


def photo_not_kept(reason: str) -> str:
    return 'No se pudo guardar la foto: ' + reason + '.'


def photo_not_read(reason: str) -> str:
    return 'No se puede abrir ese archivo: ' + reason + '.'


def no_photo() -> str:
    return 'Ese archivo no se puede abrir. Sirven PNG, JPEG, WebP, GIF y BMP.'


def photo_damaged() -> str:
    return 'Esa foto está dañada; no se cambió nada.'


def photo_too_large() -> str:
    return 'Esa foto es demasiado grande; no se abrió.'


def photo_too_small() -> str:
    return 'Esa foto es demasiado pequeña: necesita al menos 32 píxeles por lado.'


def what_photo_is_for() -> str:
    return '¿Para qué es esta foto?'


def neither() -> str:
    return 'Para nada'


def reading_photo() -> str:
    return 'Abriendo la foto…'


def which_photo() -> str:
    return 'Elige una foto o suéltala en la ventana. Tu archivo queda como está: el juego guarda una copia pequeña.'


def add_deck() -> str:
    return 'Añadir'


def kde_deck() -> str:
    return 'KDE'


def gnome_deck() -> str:
    return 'GNOME'


def deck_of_file() -> str:
    return 'archivo'


def decks_with_our_letters() -> str:
    return 'las demás llevan nuestras letras'


def drawing_deck(title: str, count: int) -> str:
    return 'Preparando las cartas de ' + title + ': ' + NUMBER(count) + ' de 52'


def which_deck() -> str:
    return 'Indica una carpeta, un zip o un archivo SVG con una baraja entera, o suéltalo en la ventana. Tu archivo queda como está.'


def no_deck() -> str:
    return 'Ahí no hay ninguna baraja cuyas cartas tengan nombres conocidos, como king_of_hearts o KH.'


def deck_incomplete(count: int) -> str:
    return ('A esa baraja le falta una carta; no se puede usar.' if plural(count) == "one" else 'A esa baraja le faltan ' + NUMBER(count) + ' cartas; no se puede usar.')


def deck_damaged() -> str:
    return 'Esa baraja está dañada; no se cambió nada.'


def deck_of_other_shape() -> str:
    return 'Las cartas de esa baraja no tienen forma de naipe, así que no se puede usar.'


def deck_looks_outside() -> str:
    return 'Esa baraja pide archivos ajenos; no se abrió.'


def deck_needs_drawer() -> str:
    return 'Esta instalación no puede dibujar barajas SVG. Instala resvg-py o usa una baraja de imágenes PNG.'


def deck_too_large() -> str:
    return 'Esa baraja es demasiado grande; no se abrió.'


def share() -> str:
    return 'Compartir esta mesa'


def share_why() -> str:
    return 'Guarda tapete, dorsos y baraja en un solo archivo. Quien lo abra en este juego tendrá la misma mesa.'


def sharing() -> str:
    return 'Guardando la mesa…'


def file_of_table() -> str:
    return 'mi-mesa'


def shared(name: str) -> str:
    return 'Guardada como ' + name + '.'


def table_damaged() -> str:
    return 'Esa mesa está dañada; no se cambió nada.'


def table_newer() -> str:
    return 'Esa mesa es de una versión más nueva del juego; se dejó como estaba.'


def table_too_large() -> str:
    return 'Una mesa no puede pasar de 8 MB; no se cambió nada.'
