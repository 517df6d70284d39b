"""Maximum sizes of files that are read, in bytes: several times what the largest sensible file of each kind needs."""

from typing import Final

_KB: Final = 1024
_MB: Final = _KB * _KB
_GB: Final = _KB * _MB

_SMALL: Final = 256 * _KB
_LARGE: Final = 8 * _MB
_HUGE: Final = 64 * _MB

SETTINGS: Final = _SMALL
"""A few thousand are usual, own keys included."""
VERSION: Final = 40
LABEL: Final = _SMALL
"""A name and a person."""
PACK: Final = _SMALL
"""The cards of eight players need two thousand."""
HANDS: Final = _SMALL
"""Six hands need a few thousand."""
DOOR: Final = _SMALL
"""Eight seats need two thousand."""
RULES: Final = _MB
"""A rule set needs a few thousand."""
PEOPLE: Final = _MB
"""A hundred people need forty thousand."""
LEARNING: Final = _LARGE
"""The moments of two hundred matches need one million."""
GAME: Final = _LARGE
"""A match of twenty rounds needs one million, an evening of as many with every tap two."""
ANALYSIS: Final = _LARGE
"""A match of twenty rounds needs half a million."""
SUMMARIES: Final = _HUGE
"""Ten thousand finished matches need thirty million."""
PHOTO: Final = _LARGE
"""The copy of a photo that the game keeps needs half a million."""
DECK: Final = _LARGE
"""The pictures of a deck that the game keeps need three million."""
DECK_SOURCE: Final = _HUGE
"""Somebody else's deck, unpacked; the largest we found has four million."""
DRAWING: Final = 24 * _MB
"""One drawing in such a deck, or all that is in a shared table, unpacked."""
TABLE: Final = _LARGE
"""A shared table, including its deck and photos."""
PIXELS: Final = _HUGE
"""What is cached of a deck or photo; the most pixels of a photo need thirteen million."""
PICTURE: Final = _HUGE
"""Somebody's own photo; a phone's has ten million."""
PAGE: Final = _LARGE
"""A page to print needs a hundred thousand."""
ANY_RECORD: Final = 256 * _MB
"""A record that is only checked, shown or copied, line by line."""
ANSWERS: Final = _HUGE
"""Answers of duels."""
BACKUP: Final = 2 * _GB
"""A zip with everything; each file in it has the limit of its kind."""
