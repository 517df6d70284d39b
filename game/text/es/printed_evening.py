"""Español: printed_evening. Made by `python -m tools.messages`."""
from game.text.en.printed_evening import out as out


