"""Español: printed_pages. Made by `python -m tools.messages`."""


def print() -> str:
    return 'Imprimir'


def what_to_print() -> str:
    return '¿Qué quieres imprimir?'


def in_browser() -> str:
    return 'Se abre en tu navegador, donde puedes imprimirla o guardarla como PDF.'


def rules() -> str:
    return 'Las reglas'


def rules_about() -> str:
    return 'Todas, en el orden del juego'


def score_sheet() -> str:
    return 'Hoja de puntos'


def score_sheet_about() -> str:
    return 'En blanco, con una columna por equipo'


def hint_cards() -> str:
    return 'Ayudas'


def hint_cards_about() -> str:
    return 'Cuatro para recortar: valores, mínimos, cierre'


def set_up() -> str:
    return 'La mesa'


def set_up_about() -> str:
    return 'Barajas, asientos y reparto en una página'


def not_now() -> str:
    return 'Ahora no'


def opens(path: str) -> str:
    return 'La página se abre en tu navegador: imprímela allí. También está en ' + path


def not_opened(path: str) -> str:
    return 'No se abrió ningún navegador. La página está en ' + path
