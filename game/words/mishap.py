"""What is said when the program has a bug."""

from typing import Final

TITLE: Final = "Something went wrong"
WHAT: Final = "The program made a mistake and cannot go on with this screen. It was not your fault."
SAFE: Final = "Your game is safe: every move is saved, and you can go on where you were."
NOT_SAFE: Final = "Your last moves are not saved yet. Keep playing: saving is retried until it works."
NOT_AGAIN: Final = "Going on did not work. What was saved of the game stays as it is."
NO_GAME: Final = "No game was open. All your games are as you left them."
WHY: Final = "A report helps to fix it. It holds the moves of this game and the program's versions, but no names."
GO_ON: Final = "Go on with the game"
TO_TITLE: Final = "To the title"
SAVE: Final = "Save a report"
CLOSE: Final = "Close the game"


def saved(path: str) -> str:
    """Where the report is."""
    return f"The report is saved: {path}"


def not_saved(why: str) -> str:
    """The disk would not have it."""
    return f"The report could not be saved: {why}."


def ended(what: str, report: str | None) -> str:
    """For the command line, when the program has to end."""
    told = f"Something went wrong inside the program ({what})"
    return f"{told}; a report is in {report}." if report else f"{told}."
