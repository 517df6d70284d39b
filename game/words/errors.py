"""What is said when something is broken: a record, the disk, the thinking program, the game itself."""

import re
from collections.abc import Mapping
from typing import Final, assert_never

from game.plain_text import shortened
from game.words.grammar import YOU, number
from saves.file_faults import (
    Flaw,
    HugeFile,
    KeptFlaw,
    KeptTrouble,
    LearningTrouble,
    NewerFormat,
    NoSuchSeat,
    NoTeammate,
    RecordFault,
    RoundGoesOn,
    ScoreMissing,
    SettingsFlaw,
    SettingsTrouble,
    TooManySeats,
    UnknownType,
    WrongEntries,
    WrongOut,
    WrongPoints,
    WrongPosition,
    WrongRound,
    WrongShape,
    WrongTotals,
    WrongValue,
    WrongWinners,
)

# ---- a line of a record; programs read these as well, so they name its keys
_FLAWS: Final[Mapping[Flaw, str]] = {
    Flaw.LINE_TOO_LONG: "The line is longer than 16 MiB.",
    Flaw.BLANK_LINE: "The line is blank.",
    Flaw.NOT_UTF8: "The line is not UTF-8 text.",
    Flaw.NOT_JSON: "The line is not JSON.",
    Flaw.NESTED_TOO_DEEP: "The line is nested too deep to read.",
    Flaw.NO_HEADER: "A record begins with a line of type game.",
    Flaw.SECOND_HEADER: "A record has one header, its first line.",
    Flaw.NO_COMPLETE_LINE: "The file holds no complete line.",
    Flaw.BAD_DATE: "created is not a date and time in ISO 8601.",
    Flaw.UNEQUAL_TEAMS: "There must be at least two teams of equal size.",
    Flaw.TEAMS_OUT_OF_TURN: "Teams must take turns round the table: seat s belongs to team s mod the number of teams.",
    Flaw.AFTER_THE_END: "Nothing can follow the end of the match.",
    Flaw.NOTHING_TO_TAKE_BACK: "There is nothing to take back.",
    Flaw.NO_SUCH_ENTRY: "It tells of a round or a team that is not on this score pad.",
    Flaw.LATE_POSITION: "A position can only stand in place of the first round.",
    Flaw.BAD_DRAWS: "draws must be rows with a card or null for each seat.",
    Flaw.NOTHING_TO_SCORE: "No round has just ended that could be scored here.",
    Flaw.MATCH_NOT_OVER: "The match is not over: not every round has its score.",
    Flaw.NOBODY_CUTS: "Nobody cuts under these rules.",
    Flaw.NOBODY_CHOOSES: "Nobody chooses a stack under these rules.",
    Flaw.NOBODY_ASKS: "Nobody asks to go out under these rules.",
    Flaw.NOBODY_LAYS_RED_THREES: "Nobody lays down red threes under these rules.",
    Flaw.NOBODY_FREEZES: "Nobody freezes the pile under these rules.",
    Flaw.PROPOSAL_OUT_OF_PHASE: "A proposal belongs to the phase answer and to no other.",
    Flaw.PROGRAM_STUMBLED: "The program does not understand this record.",
}


def too_large_a_table(seats: int, most: int) -> str:
    """A match of more seats than the tables here have.

    >>> too_large_a_table(9, 8)
    'This match has nine seats. Tables here have up to eight, so a newer version of Hand and Foot is needed for it.'
    """
    return (
        f"This match has {number(seats)} seats. Tables here have up to {number(most)}, "
        "so a newer version of Hand and Foot is needed for it."
    )


def record_fault(fault: RecordFault) -> str:
    """What is wrong with a line of a record, in one sentence."""
    match fault:
        case Flaw():
            return _FLAWS[fault]
        case WrongShape(complaint):
            return _plain_complaint(complaint)
        case WrongValue(complaint):
            return f"{complaint}."
        case WrongPosition(complaint):
            return f"The position cannot be: {complaint}."
        case UnknownType(type_):
            return f'There is no line of type "{type_}".'
        case NewerFormat(format_, known):
            return f"The record is of format {format_}, which is newer than this program; it reads format {known}."
        case TooManySeats(seats, most):
            return f"The match has {seats} seats; this program knows tables of up to {most}."
        case HugeFile(size):
            return f"The record has {size / 1e6:,.0f} MB, which no game comes to."
        case NoSuchSeat(seat, players):
            return f"There is no seat {seat}: the {players} seats are numbered from 0."
        case NoTeammate(seat, asker):
            return f"Seat {seat} is no teammate of seat {asker}, who asks to go out."
        case WrongEntries(key, entries, count, by_team):
            entry, each = "entry" if entries == 1 else "entries", "teams" if by_team else "seats"
            return f"{key} has {entries} {entry} for {count} {each}: give one for each of them, or leave {key} out."
        case RoundGoesOn(round_):
            return f"Round {round_} has no score yet."
        case ScoreMissing(round_):
            return f"The score of round {round_} is missing."
        case WrongRound(ended, told):
            return f"This is the score of round {ended}, not {told}."
        case WrongOut(out):
            return "Nobody went out in this round." if out is None else f"Seat {out} went out in this round."
        case WrongPoints(team, key, points, told):
            return f"Team {team}: {key} should be {points}, not {told}."
        case WrongTotals(totals):
            return f"The totals should be {list(totals)}."
        case WrongWinners(winners):
            return f"The winners should be {list(winners)}."
        case _:
            assert_never(fault)


_PLAIN: Final[Mapping[str, str]] = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "nothing",
}


def _plain_complaint(message: str) -> str:
    """The decoder's complaint as a sentence that starts with the field's name."""
    what, _, path = message.partition(" - at `")
    field = path.removesuffix("`").removeprefix("$").removeprefix(".") or "The line"
    if missing := re.match(r"Object missing required field `(.*)`", what):
        name = missing[1] if field == "The line" else f"{field}.{missing[1]}"
        return f"{name} is missing."
    what = what.replace("got `float`", "got a number with a decimal point")
    what = re.sub(r"`([\w|  ]+)`", lambda kind: " or ".join(_PLAIN.get(k.strip(), k) for k in kind[1].split("|")), what)
    return shortened(f"{field}: {what[:1].lower()}{what[1:]}", 200) + "."


def torn_line(number: int) -> str:
    """The last line of a record stops in the middle."""
    return f"Line {number} was not written to its end and is left out."


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
CANNOT_OPEN: Final = "can’t open"
NEWER_GAME: Final = "This game was saved by a newer version of Hand and Foot. Play it there, or get that version."
CUT_OFF: Final = (
    "The program stopped while saving the very last move, so that one is missing. Everything before it is here."
)
PLAYED_ELSEWHERE: Final = (
    "This game is being played in another window of Hand and Foot. You see it as far as it is saved."
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


DISK_SILENT: Final = "The disk is not answering. Keep playing: your moves are saved as soon as it does."
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


def record_open(name: str) -> str:
    """A new game was to be kept in a file that another program has open."""
    return f"{name} is open in another window of Hand and Foot."


def record_exists(name: str) -> str:
    """A new game was to be kept in a file that is there."""
    return f"{name} is there already: a new game needs a file of its own."


def settings_trouble(trouble: SettingsTrouble) -> str:
    """Why the usual settings are used, or why new ones hold only until the program ends."""
    match trouble.flaw:
        case SettingsFlaw.NOT_READ:
            return f"Your settings cannot be read ({trouble.reason}), so the usual settings are used."
        case SettingsFlaw.NOT_UNDERSTOOD:
            return "Your settings file cannot be understood, so the usual settings are used."
        case SettingsFlaw.NEWER:
            return "Your settings are from a newer version of the game. They are kept, but the usual settings are used."
        case SettingsFlaw.LEFT_ALONE:
            return "Your settings file is from a newer version of the game and is left as it is."
        case SettingsFlaw.NOT_SAVED:
            return f"Your settings could not be saved: {trouble.reason}."
        case _:
            assert_never(trouble.flaw)


STILL_PLAYING: Final = "You are still playing this deal"
STILL_PLAYING_WHY: Final = "This record shows the cards of the deal. If you look, your own game no longer counts."
LOOK_ANYWAY: Final = "Look anyway"
NOT_NOW: Final = "Not now"


def slow_file(name: str) -> str:
    """A file, or a folder, that did not come in time at the start."""
    return f"{name} took too long to read, so the game goes on without it. It stays unchanged until the next start."


def learning_trouble(trouble: LearningTrouble) -> str:
    """Why it is not known what somebody has learned, or why what comes now is kept only until the program ends."""
    person, kept = "you" if trouble.person in ("", YOU) else trouble.person, trouble.trouble
    match kept.flaw:
        case KeptFlaw.NOT_READ:
            return f"What {person} learned cannot be read just now ({kept.reason})."
        case KeptFlaw.DAMAGED:
            return (
                f"The file of what {person} learned cannot be understood. It is kept as {kept.file}, and a new one"
                " begins."
            )
        case KeptFlaw.DAMAGED_AND_STUCK:
            return (
                f"The file of what {person} learned cannot be understood, and no new one can be written:"
                f" {kept.reason}. It stays as it is."
            )
        case KeptFlaw.NEWER:
            return (
                f"What {person} learned is kept by a newer version of the game and stays as it is. You can go on here,"
                " but it will not be kept."
            )
        case KeptFlaw.NOT_SAVED:
            return f"What {person} learned could not be saved: {kept.reason}. It is tried again each time."
        case _:
            assert_never(kept.flaw)


def house_trouble(trouble: KeptTrouble) -> str:
    """Why the people of the house are not known, or why what changes about them is kept only until the program ends."""
    match trouble.flaw:
        case KeptFlaw.NOT_READ:
            return f"The list of players cannot be read just now ({trouble.reason})."
        case KeptFlaw.DAMAGED:
            return f"The list of players cannot be understood. It is kept as {trouble.file}, and a new one begins."
        case KeptFlaw.DAMAGED_AND_STUCK:
            return (
                f"The list of players cannot be understood, and no new one can be written: {trouble.reason}. It stays"
                " as it is."
            )
        case KeptFlaw.NEWER:
            return (
                "The list of players was saved by a newer version of the game. It stays as it is, and what you change"
                " in it here will not be kept."
            )
        case KeptFlaw.NOT_SAVED:
            return f"The list of players could not be saved: {trouble.reason}. It is tried again with every change."
        case _:
            assert_never(trouble.flaw)


NO_SOUND: Final = "This computer has no sound device, so you play in silence."


def unreadable(name: str, reason: str) -> str:
    """A file that the system will not read."""
    return f"{name} cannot be read: {reason}."


def no_plain_file(name: str) -> str:
    """A folder, a pipe or a device was to be opened."""
    return f"{name} cannot be opened: it is no plain file."


def no_game_in(name: str) -> str:
    """A file was to be looked back at of which not even the first line can be read.

    >>> no_game_in("letter.txt")
    'letter.txt is not a game of Hand and Foot, or its first line is damaged.'
    """
    return f"{name} is not a game of Hand and Foot, or its first line is damaged."


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
    "A report helps to fix it. It holds the program's versions and the moves of this game, without names and without"
    " the cards of this round that are still hidden."
)
GO_ON_WITH_GAME: Final = "Go on with the game"
SAVE_REPORT: Final = "Save a report"
SAVE_WITHOUT_CARDS: Final = "Report without cards"
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
