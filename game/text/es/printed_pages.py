"""Español: printed_pages. Made by `python -m tools.messages`."""


def print() -> str:
    return 'Imprimir'


def what_to_print() -> str:
    return '¿Qué quieres imprimir?'


def rules() -> str:
    return 'Las reglas'


def score_sheet() -> str:
    return 'Hoja de puntos'


def hint_cards() -> str:
    return 'Ayudas'


def set_up() -> str:
    return 'La mesa'


def why() -> str:
    return 'Esto crea una página en A4 o Carta. Ábrela en tu navegador para imprimirla; para un PDF, elige «Guardar como PDF» como impresora.'


def file() -> str:
    return 'Guardar como'


def make() -> str:
    return 'Crear la página'


def open() -> str:
    return 'Ver en el navegador'


def not_now() -> str:
    return 'Ahora no'


def opens() -> str:
    return 'La página se está abriendo en tu navegador. Imprímela allí.'


def not_opened() -> str:
    return 'No se abrió ningún navegador. La página está en el archivo de arriba.'
