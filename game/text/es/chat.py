"""Español: chat. Made by `python -m tools.messages`."""
from typing import Literal


def book(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return (('Sin prisa, pero sin pausa.' if is_other else 'Ese ya está a salvo.') if style == "careful" else ('Ha quedado redondo.' if is_other else '¡Ahí está!') if style == "balanced" else ('¡Visto y no visto!' if is_other else '¡Listo! ¿Qué más?'))


def foot(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return (('No tenía prisa.' if is_other else 'A ver, a ver.') if style == "careful" else ('¡Por fin!' if is_other else '¡Allá vamos!') if style == "balanced" else ('¡En marcha!' if is_other else '¡Ahora viene lo bueno!'))


def pile(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return (('Habrá que ordenar todo esto.' if is_other else 'Habrá que contarlas.') if style == "careful" else ('¡No son pocas!' if is_other else '¡Vaya montón!') if style == "balanced" else ('¡Con mucho gusto!' if is_other else '¡Todo para mí!'))


def frozen(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return (('Ya me lo veía venir.' if is_other else 'Vaya. Paciencia, entonces.') if style == "careful" else ('¡Uy, qué frío!' if is_other else '¡Brrr!') if style == "balanced" else ('¡Justo ahora!' if is_other else '¡Eh, que lo quería yo!'))


def partner(style: Literal["careful", "balanced", "racing"], is_other: bool) -> str:
    return (('Muy bien hecho.' if is_other else 'Bien jugado.') if style == "careful" else ('¡Buena jugada!' if is_other else '¡Estupendo!') if style == "balanced" else ('¡Así se juega!' if is_other else '¡Genial!'))
