"""Maximum sizes of files that are read, in bytes: several times what the largest sensible file of each kind needs."""

from typing import Final

_KB: Final = 1024
_MB: Final = 1024 * _KB
_GB: Final = 1024 * _MB

SETTINGS: Final = 256 * _KB
"""A few thousand are usual, own keys included."""
VERSION: Final = 40
LABEL: Final = 4 * _KB
"""A name and a person."""
LAST_ROUND: Final = _KB
"""A number and a digest."""
HANDS: Final = 64 * _KB
"""Six hands need a few thousand."""
DOOR: Final = 16 * _KB
"""Eight seats need two thousand."""
RULES: Final = _MB
"""A rule set needs a few thousand."""
PEOPLE: Final = _MB
"""A hundred people need forty thousand."""
LEARNING: Final = 8 * _MB
"""The moments of two hundred matches need one million."""
GAME: Final = 8 * _MB
"""A match of twenty rounds needs one million, an evening of as many with every tap two."""
ANALYSIS: Final = 4 * _MB
"""A match of twenty rounds needs half a million."""
SUMMARIES: Final = 64 * _MB
"""Ten thousand finished matches need thirty million."""
PAGE: Final = 4 * _MB
"""A page to print needs a hundred thousand."""
ANY_RECORD: Final = 256 * _MB
"""A record that is only checked, shown or copied, line by line."""
ANSWERS: Final = 64 * _MB
"""Answers of duels."""
BACKUP: Final = 2 * _GB
"""A zip with everything; each file in it has the limit of its kind."""
