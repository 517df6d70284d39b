"""Español: spoken. Made by `python -m tools.messages`."""
from game.text.person import Person


no_voice = 'En este dispositivo no hay ningún programa que lea en voz alta.'


def offer(key: str) -> str:
    return 'El juego puede contarte lo que pasa. Pulsa ' + key + ' para oírlo.'


def announcements_now(choice: str) -> str:
    return 'Anuncios hablados: ' + choice + '.'


def and_then(before: str, then: str) -> str:
    return before + ', ' + then


def your_turn(shared: bool, name: str) -> str:
    return (name + ', te toca.' if shared else 'Te toca.')


def last_card(who: Person) -> str:
    return '¡Última carta! ' + ('Te queda una carta.' if who.is_you else 'A ' + who.name + ' le queda una carta.')


def may_go_out(who: Person, asks: bool) -> str:
    return (('Ya puedes pedir permiso para cerrar.' if who.is_you else who.name + ' ya puede pedir permiso para cerrar.') if asks else ('Ya puedes cerrar la ronda.' if who.is_you else who.name + ' ya puede cerrar la ronda.'))
