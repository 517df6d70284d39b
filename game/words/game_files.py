"""What is said where games are copied, backed up, brought in, removed and put back."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.words.grammar import counted, listed, number
from saves.file_faults import ArrivalFlaw

# ---- removing
REMOVE: Final = "Remove"
KEEP_IT: Final = "Keep it"
WHAT_REMOVING_IS: Final = (
    "It leaves the list, but nothing is lost: you can put it back now, or later under “Removed” above the list."
)
IS_AT_THE_TABLE: Final = "This game is open on the table. Leave it first, then you can remove it."


def remove(name: str) -> str:
    """The way to take a game off the list."""
    return f"Remove “{name}”"


def remove_it(name: str) -> str:
    """The question before a game leaves the list."""
    return f"Remove “{name}”?"


def put_back(name: str) -> str:
    """The way to have it in the list again."""
    return f"Put back “{name}”"


def not_moved(reason: str) -> str:
    """The disk would not have it."""
    return f"Nothing was changed, because the disk refused: {reason}."


SAVE_GOOD_PART: Final = "Save the good part"
GOOD_PART: Final = "You can save everything before that as a game of its own. This one stays as it is."


def good_part_of(name: str) -> str:
    """What a game is called that was saved from a damaged one."""
    return f"{name} · good part"


SAVE_COPY: Final = "Save a copy"
COPY_TO: Final = "File for the copy"
SAVE_THE_COPY: Final = "Save the copy"
COPY_ELSEWHERE_WHY: Final = (
    "Your games cannot be saved at the moment. Choose a place on another disk or a memory stick: "
    "the copy has the whole game so far, and you can open it later."
)


def saved_as(path: str) -> str:
    """A copy, or rules, were written."""
    return f"Saved as {path}"


def cannot_save_there(reason: str) -> str:
    """Why games couldn't be saved there."""
    return f"It could not be saved there: {reason}."


# ---- replacing a file
REPLACE_IT: Final = "Replace it"
ANOTHER_NAME: Final = "Choose another name"
WHAT_REPLACING_IS: Final = "What is in that file now will be lost."
COPYING: Final = "Saving the copy…"
COPY_SILENT: Final = "That disk is not answering. Wait a little longer, or choose another place."


def is_there(name: str) -> str:
    """The question before a file is replaced."""
    return f"“{name}” is there already"


# ---- backups and bringing in
REMOVED: Final = "Removed"
NO_REMOVED_GAMES: Final = "No removed games. What you remove from your list can be put back from here."
BRING_IN: Final = "Bring in"
BACK_UP: Final = "Back up"
PUT_IT_BACK: Final = "Put it back"
IS_REMOVED: Final = "This game is not in your list. Put it back, and it is there again, just as it was."
USE_SETTINGS: Final = "Use them"
KEEP_SETTINGS: Final = "Keep mine"
BACKUP_SETTINGS: Final = "Use the settings of the backup?"
WHAT_SETTINGS_ARE: Final = (
    "Text size, card colours, speed, sound and the like were different when the backup was written."
)

COPY_WHY: Final = (
    "The whole game in one file: for a memory stick, to send it to somebody, or to look at elsewhere."
    " Your own stays here."
)
BACKUP_WHY: Final = (
    "One zip file with everything you have here: all games, removed ones too, your rule sets, your settings and what"
    " you learned. Keep it on another disk or a memory stick; “Bring in” reads it back."
)
BACKUP_TO: Final = "File for the backup"
WRITE_BACKUP: Final = "Write the backup"
WRITING_BACKUP: Final = "Writing the backup…"
STILL_WRITING: Final = "Still writing: there is a lot to write, or the disk is not answering."
EXPORT_WHY: Final = (
    "All your finished matches as a table for a spreadsheet: one line for each match and person, with rules, points,"
    " books and what was given away."
)
EXPORT_TO: Final = "File for the table"
WRITE_TABLE: Final = "Write the table"
WRITING_TABLE: Final = "Writing the table…"
NOTHING_TO_EXPORT: Final = "There is no finished match to write down yet."
BRING_IN_WHY: Final = (
    "A copy of a game, or a backup: type where the file is. It is checked first, and nothing you have here is replaced."
)
FILE_TO_BRING_IN: Final = "Folder and name of the file"
BRING_IT_IN: Final = "Bring it in"
BRINGING_IN: Final = "Reading and checking…"
STILL_READING: Final = "Still reading: every game is played through to check it. This may take a while."
IS_THE_GAME: Final = "This is the game itself. Choose another name for the copy."
NOTHING_TO_BACK_UP: Final = "There is nothing to back up yet."
KNOWN_GAME: Final = "You have this game already."
KNOWN_REMOVED: Final = "You have this game already: it is under “Removed”, and can be put back from there."


def copy_of(name: str) -> str:
    """The button that saves a copy of a game."""
    return f"Save a copy of “{name}”"


def cannot_read(reason: str) -> str:
    """A file that was to be brought in could not be read."""
    return f"It could not be read: {reason}."


_ARRIVAL_FLAWS: Final[Mapping[ArrivalFlaw, str]] = {
    ArrivalFlaw.NO_FILE: "there is no such file",
    ArrivalFlaw.NOTHING_OF_OURS: "nothing of Hand and Foot is in this zip file",
    ArrivalFlaw.DAMAGED_ZIP: "the zip file is damaged",
    ArrivalFlaw.DAMAGED_IN_ZIP: "it is damaged in the zip file",
    ArrivalFlaw.TOO_LARGE: "it is too large",
    ArrivalFlaw.EMPTY: "it is empty",
}


def not_ours(flaw: ArrivalFlaw) -> str:
    """A file that is neither a game nor a backup.

    >>> not_ours(ArrivalFlaw.DAMAGED_ZIP)
    'Nothing was brought in: the zip file is damaged.'
    """
    return f"Nothing was brought in: {_ARRIVAL_FLAWS[flaw]}."


def game_brought_in(name: str) -> str:
    """One record came in."""
    return f"“{name}” is in your list now."


def game_refused(why: ArrivalFlaw | str) -> str:
    """One record did not; `why` is what it is, or a sentence about what is in it.

    >>> game_refused(ArrivalFlaw.TOO_LARGE)
    'It was not brought in: it is too large.'
    """
    told = _ARRIVAL_FLAWS[why] if isinstance(why, ArrivalFlaw) else why.rstrip(".")
    return f"It was not brought in: {told}."


def backed_up(
    path: str,
    games: int,
    rules: int,
    has_settings: bool,
    left_out: int,
    learners: int = 0,
    has_people: bool = False,
) -> str:
    """A backup was written.

    >>> backed_up("/a/all.zip", 12, 1, True, 0)
    'Saved in /a/all.zip: twelve games, one rule set and your settings.'
    >>> backed_up("all.zip", 0, 2, False, 1)
    'Saved in all.zip: two rule sets; one file could not be read and is not in it.'
    >>> backed_up("all.zip", 1, 0, False, 0, 2)
    'Saved in all.zip: one game and what two people learned.'
    >>> backed_up("all.zip", 1, 0, False, 0, has_people=True)
    'Saved in all.zip: one game and the people of the house.'
    """
    what = [counted(games, "game")] if games else []
    what += [counted(rules, "rule set")] if rules else []
    what += ["your settings"] if has_settings else []
    what += [f"what {counted(learners, 'person', 'people')} learned"] if learners else []
    what += ["the people of the house"] if has_people else []
    out = f"; {counted(left_out, 'file')} could not be read and {'is' if left_out == 1 else 'are'} not in it"
    return f"Saved in {path}: {listed(what)}{out if left_out else ''}."


def backup_brought_in(
    games: int,
    removed: int,
    rules: Sequence[str],
    known: int,
    refused: Sequence[str],
    stopped: str | None = None,
    learners: Sequence[str] = (),
    people: Sequence[str] = (),
) -> str:
    """What came of a backup, in one sentence. `refused` are names of files; `stopped` is why there is no more of it.

    >>> backup_brought_in(2, 1, ["Lake house"], 3, ())
    'Brought in: two games, one removed game and the rules “Lake house”; three were here already.'
    >>> backup_brought_in(0, 0, (), 1, ["a.jsonl", "b.jsonl"])
    'Nothing new was in it; one was here already; left out as damaged or too new: a.jsonl and one other.'
    >>> backup_brought_in(1, 0, (), 0, (), learners=["Ida", "Walt"])
    'Brought in: one game and what Ida and Walt learned.'
    >>> backup_brought_in(1, 0, (), 0, (), people=["Ida", "Walt"])
    'Brought in: one game and two people of the house.'
    """
    what = [counted(games, "game")] if games else []
    what += [counted(removed, "removed game")] if removed else []
    what += [f"the rules {listed([f'“{name}”' for name in rules])}"] if rules else []
    what += [f"what {listed(learners)} learned"] if learners else []
    what += [counted(len(people), "person of the house", "people of the house")] if people else []
    parts = [f"Brought in: {listed(what)}" if what else "Nothing new was in it"]
    parts += [f"{number(known)} {'was' if known == 1 else 'were'} here already"] if known else []
    some = [*refused[:1], *([counted(len(refused) - 1, "other")] if len(refused) > 1 else [])]
    parts += [f"left out as damaged or too new: {listed(some)}"] if refused else []
    parts += [f"the rest could not be written: {stopped}"] if stopped else []
    return f"{'; '.join(parts)}."
