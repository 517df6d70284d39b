"""What is not accented on a screen in the pseudo-language is no message: a name, a figure, a code, or a text that
somebody forgot.
"""

import re
from collections.abc import Sequence
from typing import Final

from game.sentences.grammar import COMPUTER_NAMES
from tests.ui.samples import FOUR, GAMES, LONG

PEOPLE: Final = (
    *LONG,
    *(person.name for person in FOUR),
    *COMPUTER_NAMES,
    "Anna",
    "Ben",
    "Ida",
    "Tom",
    "Ruth",
    "Paul",
    "Clara",
)
WRITTEN: Final = (  # what people called a game, a rule set or a player
    *(game.name for game in GAMES),
    *(name * 2 for name in LONG),
    *("Friday evening", "Evening", "self-play", "Every row there is", "Wednesday's neighbour", "Wednesday's", "Player"),
    *(
        "Lake house",
        "Last winter",
        "Eight at the lake",
        "At the lake",
        "Grandma’s rules at the lake",
        "Grandma’s",
        "own rules",
    ),
    *("Every row", "Every row there", "there is", "Lake", "house", "hand-and-foot", "The"),  # of two lines
    *("Bergström", "Bergstromsson", "The Bartholomew-Featherstone", "Bartholomew-Featherstone"),
    *("Bartholomew-Wolfgangssen", "Gwendolyn-Wolfgangssen", "Maximilian-E-MacGillivra", "Tuesday with"),
    *("Pass and play with Bartholomew and", "Pass and play with"),
    *("Bartholomew and the cousins", "the cousins"),
    *("long-name", "long-folder", "media", "stick", "Oxygen", "family by the lake"),  # files, a deck and a rule set
)
TECHNICAL: Final = (
    "GNU",
    "USB",
    "Python",
    "pygame-ce",
    "Linux",
    "English",
    "Español",
)
TYPED: Final = ("frozen pile",)
"""What somebody has typed to find it, as a whole line."""
_NAMES: Final = tuple({part for name in PEOPLE for part in re.findall(r"\w+", name)})
_SHORTENED: Final = "|".join(
    rf"\b{re.escape(name[:shown])}…" for name in (*_NAMES, *WRITTEN) for shown in range(len(name), 0, -1)
)
_BEGUN: Final = "|".join(rf"\b{re.escape(name[:5])}\." for name in _NAMES)
_WHOLE: Final = "|".join(
    rf"\b{re.escape(name)}\b(?:'s\b)?" for name in sorted((*_NAMES, *WRITTEN, *TECHNICAL), key=len, reverse=True)
)
_CODE: Final = r"\b[A-Z0-9]{4}\b"
_PATH: Final = r"\S*(?:/|\.json)\S*|(?:\S+ )?› \S+(?: › \S+)*|\b\d{8}-\d{6}-[0-9a-f]{8}\b"
_COMMAND: Final = r"\S*[$\[]\S*"
_CAPITALS: Final = "⟦[A-Z]+⟧"
"""A message that the pseudo language leaves as it is."""
_DATA: Final = re.compile("|".join((_PATH, _COMMAND, _CODE, _SHORTENED, _BEGUN, _CAPITALS, rf"(?i:{_WHOLE})")))


def no_messages(texts: Sequence[str]) -> list[str]:
    """What can be read that is no message: words with plain vowels that are not what people, files or locales say."""
    found = [text for text in texts if text not in TYPED]
    return [text for text in found if any(map(_is_plain, re.findall(r"[A-Za-z]{3,}", _DATA.sub(" ", text))))]


def _is_plain(word: str) -> bool:
    return any(letter in "aeiouAEIOU" for letter in word)
