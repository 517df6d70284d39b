"""Español: partner_agreements. Made by `python -m tools.messages`."""
from collections.abc import Sequence
from typing import Literal
from game.text.spanish import COUNT, LIST, NUMBER, plural


def title() -> str:
    return 'Acuerdos'


def tip() -> str:
    return 'Lo que acuerdas con tu pareja antes de la partida'


def done() -> str:
    return 'Listo'


def label(count: int) -> str:
    return ('Acuerdos' if count == 0 else 'Acuerdos: uno' if plural(count) == "one" else 'Acuerdos: ' + COUNT(count))


def who_keeps(names: Sequence[str]) -> str:
    return (LIST(names) + ' cumple estos acuerdos durante toda la partida.' if len(names) == 1 else LIST(names) + ' cumplen estos acuerdos durante toda la partida.')


def name(agreement: Literal["open_early", "keep_clean", "save_wilds", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('Abrir pronto' if agreement == "open_early" else 'Mantener limpio lo limpio' if agreement == "keep_clean" else 'Comodines para canastas' if agreement == "save_wilds" else ('Esperar mi pie' if stack == "foot" else 'Esperar mi cola'))


def name_means(agreement: Literal["open_early", "keep_clean", "save_wilds", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('Abre en cuanto puede, aunque gaste muchos comodines.' if agreement == "open_early" else 'Nunca añade un comodín a una combinación limpia, ni siquiera para cerrar.' if agreement == "keep_clean" else ('Usa comodines solo para abrir, completar una canasta, llegar al pie o cerrar.' if stack == "foot" else 'Usa comodines solo para abrir, completar una canasta, llegar al pie o a la cola, o cerrar.') if agreement == "save_wilds" else ('No deja que nadie del equipo cierre hasta que todo el equipo haya tomado el pie.' if stack == "foot" else 'No deja que nadie del equipo cierre hasta que todo el equipo haya tomado la cola.'))


def name_keeps(agreement: Literal["open_early", "keep_clean", "save_wilds", "wait_for_foot"], stack: Literal["foot", "tail"]) -> str:
    return ('abre pronto' if agreement == "open_early" else 'mantiene limpio lo limpio' if agreement == "keep_clean" else 'reserva comodines para canastas' if agreement == "save_wilds" else ('espera tu pie' if stack == "foot" else 'espera tu cola'))


def name_and_meaning(name: str, meaning: str) -> str:
    return name + ': ' + meaning


def asked_anyway() -> str:
    return 'Estas reglas ya lo exigen.'


def costs_nothing(elsewhere: bool) -> str:
    return ('En Clásico web casi no cuesta nada.' if elsewhere else 'Casi no cuesta nada.')


def costs(points: int, elsewhere: bool) -> str:
    return ('En Clásico web le cuesta a tu equipo unos ' + NUMBER(points) + ' puntos por ronda.' if elsewhere else 'Le cuesta a tu equipo unos ' + NUMBER(points) + ' puntos por ronda.')


def brings(points: int, elsewhere: bool) -> str:
    return ('En Clásico web le da a tu equipo unos ' + NUMBER(points) + ' puntos por ronda.' if elsewhere else 'Le da a tu equipo unos ' + NUMBER(points) + ' puntos por ronda.')


def as_agreed(kept: Sequence[str]) -> str:
    return 'Según el acuerdo: ' + LIST(kept) + '.'
