"""Español: printed_evening. Made by `python -m tools.messages`."""


def out() -> str:
    return 'cerró'


def chart() -> str:
    return 'Los totales, ronda a ronda'
