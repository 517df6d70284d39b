"""Español: stacks. Made by `python -m tools.messages`."""
from game.text.en.stacks import everybodys as everybodys


