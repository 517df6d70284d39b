"""What is said about how fast a game goes: while others play, and when their turns are shown again."""

from typing import Final

from game.words.names import agreeing

LAST_LAP: Final = "The last lap"
SHOWN_AGAIN: Final = "The last lap again"
NOTHING_YET: Final = "Nobody has played in this round yet."
LAST_LAP_ENDS: Final = "Space or a click ends it."
NOTHING_AGAIN: Final = "Nobody has played since your last turn in this window."
SHOW_AGAIN: Final = "Play the last lap again"
GO_ON: Final = "Go on"
CARDS_FLY: Final = "Cards fly"
OTHERS_REST: Final = "After each move"
LOUDNESS: Final = "Sound"


def has_played(name: str) -> str:
    """Everybody waits until the person goes on.

    >>> has_played("Walt")
    'Walt has played. Take your time.'
    """
    return f"{name} {agreeing(name, 'has')} played. Take your time."
