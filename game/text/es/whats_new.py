"""Español: whats_new. Made by `python -m tools.messages`."""


def title(version: str) -> str:
    return 'Novedades de la versión ' + version


def play() -> str:
    return 'A jugar'


def looking_back() -> str:
    return 'Repasa cualquier partida, turno a turno: verás qué era mejor y por qué.'


def learning() -> str:
    return 'Aprende en la mesa: doce lecciones, problemas y un entrenador.'


def todays_deal() -> str:
    return 'El reparto de hoy, el mismo para todo el mundo, y una libreta de puntos para cartas de verdad.'
