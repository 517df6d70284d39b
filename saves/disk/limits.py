"""Maximum sizes of files that are read, in bytes: several times what the largest sensible file of each kind needs."""

_KB = 1024
_MB = 1024 * _KB

SETTINGS = 256 * _KB
"""A few thousand are usual, own keys included."""
VERSION = 40
LABEL = 4 * _KB
"""A name and a person."""
PACK = 64 * _KB
"""The cards of eight players need two thousand."""
HANDS = 64 * _KB
"""Six hands need a few thousand."""
DOOR = 16 * _KB
"""Eight seats need two thousand."""
RULES = 1 * _MB
"""A rule set needs a few thousand."""
PEOPLE = 1 * _MB
"""A hundred people need forty thousand."""
LEARNING = 8 * _MB
"""The moments of two hundred matches need one million."""
GAME = 8 * _MB
"""A match of twenty rounds needs one million, an evening of as many with every tap two."""
ANALYSIS = 4 * _MB
"""A match of twenty rounds needs half a million."""
SUMMARIES = 64 * _MB
"""Ten thousand finished matches need thirty million."""
PHOTO = 4 * _MB
"""The copy of a photo that the game keeps needs half a million."""
DECK = 8 * _MB
"""The pictures of a deck that the game keeps need three million."""
DECK_SOURCE = 64 * _MB
"""Somebody else's deck, unpacked; the largest we found has four million."""
DRAWING = 24 * _MB
"""One drawing in such a deck."""
TABLE = 8 * _MB
"""A shared table, including its deck and photos."""
PIXELS = 32 * _MB
"""What is cached of a deck or photo; the most pixels of a photo need thirteen million."""
PICTURE = 64 * _MB
"""Somebody's own photo; a phone's has ten million."""
PAGE = 4 * _MB
"""A page to print needs a hundred thousand."""
ANY_RECORD = 256 * _MB
"""A record that is only checked, shown or copied, line by line."""
ANSWERS = 64 * _MB
"""Answers of duels."""
BACKUP = 2 * 1024 * _MB
"""A zip with everything; each file in it has the limit of its kind."""
