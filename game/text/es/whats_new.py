"""Español: whats_new. Made by `python -m tools.messages`."""


play = 'A jugar'
looking_back = 'Repasa cualquier partida, turno a turno: verás qué era mejor y por qué.'
learning = 'Aprende en la mesa: doce lecciones, problemas y un entrenador.'
todays_deal = 'El reparto de hoy, el mismo para todo el mundo, y una libreta de puntos para cartas de verdad.'


def title(version: str) -> str:
    return 'Novedades de la versión ' + version
