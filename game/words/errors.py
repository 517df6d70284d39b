"""What is said when something is broken: a record, the disk, the thinking program, the game itself."""

from typing import Final


# ---- records and disks
def bad_line(line: int, why: str) -> str:
    """Why a record cannot be opened."""
    return f"The record is damaged in line {line}: {why}"


def damaged_in_short(round_number: int, has_good_part: bool) -> str:
    """What the list says of a record that is damaged.

    >>> damaged_in_short(1, True), damaged_in_short(0, False)
    ('Damaged in round 1, can be saved in part', 'Damaged, cannot be opened')
    """
    return f"Damaged in round {round_number}, can be saved in part" if has_good_part else "Damaged, cannot be opened"


GOOD_PART_NOT_SAVED: Final = "The good part could not be saved. The damaged game is as it was."
NEWER_GAME: Final = "This game was saved by a newer version of Hand and Foot. Play it there, or get that version."
CUT_OFF: Final = (
    "The program stopped while saving the very last move, so that one is missing. Everything before it is here."
)
OPEN_ELSEWHERE: Final = "This game is open in another window of Hand and Foot. Close it there first."

HUGE_GAME: Final = "This file is far too large for a game, so it isn't opened. It is kept as it is."


def games_unreadable(reason: str) -> str:
    """The folder of the games cannot be looked into."""
    return f"Your saved games cannot be read ({reason}). You can still play a new game."


def games_unwritable(folder: str) -> str:
    """On the command line, before a window opens: the folder of the games takes no file."""
    return f"Games cannot be saved in {folder}: nothing can be written there. You can play, and save a copy elsewhere."


TRY_AGAIN: Final = "Try again"
SAVED_AGAIN: Final = "All your moves are saved again."


def disk_fails(reason: str) -> str:
    """The banner while the disk takes nothing."""
    return f"The game cannot be saved ({reason}). Keep playing: saving is retried until it works."


DISK_SILENT: Final = "The disk does not answer. Keep playing: your moves are saved as soon as it does."
RECORD_BACK: Final = "The file of this game was deleted or moved away. It has been saved again, with every move."


def record_moved(name: str) -> str:
    """Another program changed the record of the open game, which has another file now. It must fit a small window.

    >>> record_moved("lake-2.handfoot.jsonl")
    'Another program changed this game’s file, which stays as it is. Your whole game goes on in “lake-2”.'
    """
    named = name.removesuffix(".handfoot.jsonl")
    return f"Another program changed this game’s file, which stays as it is. Your whole game goes on in “{named}”."


LEAVE_ANYWAY: Final = "Leave anyway"
LEAVING_UNSAVED: Final = (
    "Your last moves are not saved yet, because the disk is not working. Save a copy elsewhere, "
    "or go back and try again, so nothing is lost."
)
PLAIN_THINKING: Final = (
    "The computer players play more simply for now: the program that thinks for them is not running."
)
NOT_ALL_SAVED: Final = "The last moves of that game could not be saved."
NO_SOUND: Final = "This computer has no sound device, so you play in silence."


def unreadable(name: str, reason: str) -> str:
    """A file that the system will not read."""
    return f"{name} cannot be read: {reason}."


def unwritable(name: str, reason: str) -> str:
    """A file or a folder that the system will not write."""
    return f"{name} cannot be written: {reason}."


# ---- a bug
BUG_TITLE: Final = "Something went wrong"
BUG: Final = "The program made a mistake and cannot go on with this screen. It was not your fault."
SAFE: Final = "Your game is safe: every move is saved, and you can go on where you were."
NOT_SAFE: Final = "Your last moves are not saved yet. Keep playing: saving is retried until it works."
NOT_AGAIN: Final = "Going on did not work. What was saved of the game stays as it is."
NO_GAME: Final = "No game was open. All your games are as you left them."
WHY_REPORT: Final = (
    "A report helps to fix it. It holds the moves of this game and the program's versions, but no names."
)
GO_ON_WITH_GAME: Final = "Go on with the game"
TO_TITLE: Final = "To the title"
SAVE_REPORT: Final = "Save a report"
CLOSE_GAME: Final = "Close the game"


def report_saved(path: str) -> str:
    """Where the report is."""
    return f"The report is saved: {path}"


def report_not_saved(why: str) -> str:
    """The disk would not have it."""
    return f"The report could not be saved: {why}."


def program_ended(what: str, report: str | None) -> str:
    """For the command line, when the program has to end."""
    told = f"Something went wrong inside the program ({what})"
    return f"{told}; a report is in {report}." if report else f"{told}."
