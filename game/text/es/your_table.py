"""Español: your_table. Made by `python -m tools.messages`."""
from game.text.spanish import NUMBER, plural


title = 'Tu mesa'
cloth = 'Tapete'
card_back = 'Dorso'
deck = 'Baraja'
blue_and_red = 'azul y M en las manos, rojo y P en los pies'
plain_in_high_contrast = 'Con alto contraste, la mesa queda lisa.'
take = 'Quiero esta mesa'
play_here = 'Jugar en esta mesa'
surprise = 'Al azar'
leave_title = '¿Quieres esta mesa?'
leave_words = 'Has cambiado su aspecto.'
leave_old = 'Dejar la de antes'
stay = 'Seguir mirando'
chosen = 'elegido'
forest = 'Bosque'
claret = 'Burdeos'
midnight = 'Medianoche'
slate = 'Pizarra'
plum = 'Ciruela'
teal = 'Petróleo'
tartan = 'Escocés'
oak = 'Roble'
linen = 'Lino'
damask = 'Damasco'
harbour = 'Puerto'
deco = 'Art déco'
classic = 'Clásico'
waves = 'Olas'
fans = 'Abanicos'
night_sky = 'Estrellas'
leaves = 'Hojas'
rosette = 'Roseta'
lattice = 'Celosía'
tweed = 'Tweed'
ribbon = 'Cinta'
guilloche = 'Guilloché'
tiles = 'Azulejos'
four_colours = '4 colores'
colour_blind = 'Daltonismo'
large_letters = 'Letra grande'
own_cloth = 'Tu propio tapete'
own_back = 'Tu propio dorso'
your_photo = 'Tu foto'
add_photo = 'Añadir foto'
how_to_crop = 'Arrastra el marco; tira de una esquina para acercar'
part_of_photo = 'Parte de la foto'
rotate = 'Girar'
closer = 'Acercar'
farther = 'Alejar'
use_back = 'Usar este dorso'
use_cloth = 'Usar este tapete'
how_it_looks = 'Así quedará'
of_hands = 'mano: marco azul y M'
of_feet = 'pie: marco rojo y P'
on_the_table = 'y en pequeño, en la mesa'
easily_told_apart = 'Se distinguen bien, también con daltonismo'
told_apart_by_frame = 'Con un marco más ancho se distinguen bien, también con daltonismo.'
hard_to_tell_apart = 'Solo las letras los distinguen: quizá sirva mejor otra parte de la foto.'
what_photo_is_for = '¿Para qué es esta foto?'
neither = 'Para nada'
reading_photo = 'Abriendo la foto…'
which_photo = 'Elige una foto o suéltala en la ventana. Tu archivo queda como está: el juego guarda una copia pequeña.'
add_deck = 'Añadir'
kde_deck = 'KDE'
gnome_deck = 'GNOME'
deck_of_file = 'archivo'
decks_with_our_letters = 'las demás llevan nuestras letras'
which_deck = 'Indica una carpeta, un zip o un archivo SVG con una baraja entera, o suéltalo en la ventana. Tu archivo queda como está.'
share = 'Compartir esta mesa'
share_why = 'Guarda tapete, dorsos y baraja en un solo archivo. Quien lo abra en este juego tendrá la misma mesa.'
sharing = 'Guardando la mesa…'
file_of_table = 'mi-mesa'


def told(cloth: str, back: str, deck: str) -> str:
    return 'Una mesa con el tapete ' + cloth + ', el dorso ' + back + ' y la baraja ' + deck + '.'


def share_shown(percent: int) -> str:
    return NUMBER(percent) + ' por ciento de su tamaño'


def darkened(percent: int) -> str:
    return 'Un ' + NUMBER(percent) + ' % más oscura, para que se pueda leer todo.'


def photo_not_kept(reason: str) -> str:
    return 'No se pudo guardar la foto: ' + reason + '.'


def photo_not_read(reason: str) -> str:
    return 'No se puede abrir ese archivo: ' + reason + '.'


def not_opened(file: str, reason: str) -> str:
    return 'No se puede abrir ' + file + ': ' + reason + '.'


def no_photo(file: str) -> str:
    return file + ' no es una imagen que se pueda abrir aquí: usa PNG, JPEG, WebP, GIF o BMP.'


def photo_damaged(file: str) -> str:
    return file + ' está dañado y no se abrió: guarda la imagen otra vez como PNG o JPEG.'


def photo_too_large(file: str) -> str:
    return file + ' pide demasiada memoria o demasiado tiempo: guarda una copia más pequeña y elígela.'


def photo_too_small(file: str) -> str:
    return file + ' es demasiado pequeño: elige una imagen de al menos 32 píxeles por lado.'


def drawing_deck(title: str, count: int) -> str:
    return 'Preparando las cartas de ' + title + ': ' + NUMBER(count) + ' de 52'


def no_deck(file: str) -> str:
    return 'No hay ninguna baraja en ' + file + ': sus cartas deben llamarse, por ejemplo, king_of_hearts o KH.'


def deck_incomplete(file: str, count: int) -> str:
    return ('A ' + file + ' le falta una carta: elige una baraja entera.' if plural(count) == "one" else 'A ' + file + ' le faltan ' + NUMBER(count) + ' cartas: elige una baraja entera.')


def deck_damaged(file: str) -> str:
    return 'La baraja ' + file + ' está dañada y no se abrió: descárgala o guárdala otra vez.'


def deck_of_other_shape(file: str) -> str:
    return 'Las cartas de ' + file + ' no tienen forma de naipe: elige una baraja de cartas verticales.'


def deck_looks_outside(file: str) -> str:
    return 'La baraja ' + file + ' pide archivos ajenos y no se abrió: guárdala con todo incluido.'


def deck_needs_drawer(file: str) -> str:
    return 'Esta instalación no puede dibujar barajas SVG como ' + file + '. Instala resvg-py o usa una baraja de imágenes PNG.'


def deck_too_large(file: str) -> str:
    return 'La baraja ' + file + ' pide demasiada memoria o demasiado tiempo: usa una más sencilla o una imagen PNG por carta.'


def shared(name: str) -> str:
    return 'Guardada como ' + name + '.'


def table_damaged(file: str) -> str:
    return 'La mesa ' + file + ' está dañada y no se abrió: pide que te la envíen de nuevo.'


def table_newer(file: str) -> str:
    return 'La mesa ' + file + ' es de una versión más nueva del juego: actualiza el juego para abrirla.'


def table_too_large(file: str) -> str:
    return 'La mesa ' + file + ' lleva más de lo que cabe en una (8 MB e imágenes que se abran pronto): pide una con imágenes más pequeñas.'
