"""Español: printed_pages. Made by `python -m tools.messages`."""


print = 'Imprimir'
what_to_print = '¿Qué quieres imprimir?'
in_browser = 'Se abre en tu navegador, donde puedes imprimirla o guardarla como PDF.'
rules = 'Las reglas'
rules_about = 'Todas, en el orden del juego'
score_sheet = 'Hoja de puntos'
score_sheet_about = 'En blanco, con una columna por equipo'
hint_cards = 'Ayudas'
hint_cards_about = 'Cuatro para recortar: valores, mínimos, cierre'
set_up = 'La mesa'
set_up_about = 'Barajas, asientos y reparto en una página'
not_now = 'Ahora no'


def opens(path: str) -> str:
    return 'La página se abre en tu navegador: imprímela allí. También está en ' + path


def not_opened(path: str) -> str:
    return 'No se abrió ningún navegador. La página está en ' + path
