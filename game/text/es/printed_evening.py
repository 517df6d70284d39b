"""Español: printed_evening. Made by `python -m tools.messages`."""


out = 'cerró'
chart = 'Los totales, ronda a ronda'
