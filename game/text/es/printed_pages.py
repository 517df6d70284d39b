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


def not_now() -> str:
    return 'Ahora no'


def opens(path: str) -> str:
    return 'La página se abre en tu navegador: imprímela allí. También está en ' + path


def not_opened(path: str) -> str:
    return 'No se abrió ningún navegador. La página está en ' + path
