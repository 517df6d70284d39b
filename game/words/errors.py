"""What is said when something is broken: a record, the disk, the thinking program, the game itself."""

import re
from collections.abc import Mapping
from typing import Final, Literal, assert_never, get_args

from game.plain_text import shortened
from game.text.amounts import listed
from game.text.language import named
from game.text.messages import errors as say
from game.text.person import Person
from game.words.grammar import YOU
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
def record_fault(fault: RecordFault) -> str:
    """What is wrong with a line of a record, in one sentence."""
    match fault:
        case Flaw():
            return named("errors", f"flaw_{fault.name.lower()}")
        case WrongShape(complaint):
            return _complaint(complaint)
        case WrongValue(complaint):
            return say.wrong_value(complaint)
        case WrongPosition(complaint):
            return say.wrong_position(complaint)
        case UnknownType(type_):
            return say.unknown_type(type_)
        case NewerFormat(format_, known):
            return say.newer_format(str(format_), str(known))
        case TooManySeats(seats, most):
            return say.too_many_seats(seats, most)
        case HugeFile(size):
            return say.huge_file(round(size / 1e6))
        case NoSuchSeat(seat, players):
            return say.no_such_seat(seat, players)
        case NoTeammate(seat, asker):
            return say.no_teammate(seat, asker)
        case WrongEntries(key, entries, count, by_team):
            return say.wrong_entries(key, entries, count, "teams" if by_team else "seats")
        case RoundGoesOn(round_):
            return say.round_goes_on(round_)
        case ScoreMissing(round_):
            return say.score_missing(round_)
        case WrongRound(ended, told):
            return say.wrong_round(ended, told)
        case WrongOut(out):
            return say.nobody_out() if out is None else say.wrong_out(out)
        case WrongPoints(team, key, points, told):
            return say.wrong_points(team, key, str(points), str(told))
        case WrongTotals(totals):
            return say.wrong_totals(str(list(totals)))
        case WrongWinners(winners):
            return say.wrong_winners(str(list(winners)))
        case _:
            assert_never(fault)


_Kind = Literal["int", "float", "str", "bool", "array", "object", "fraction", "null"]
_KINDS: Final[Mapping[str, _Kind]] = {kind: kind for kind in get_args(_Kind)}


def _complaint(message: str) -> str:
    """The decoder's complaint as a sentence that starts with the field's name."""
    what, _, path = message.partition(" - at `")
    field = path.removesuffix("`").removeprefix("$").removeprefix(".") or say.the_line()
    if missing := re.match(r"Object missing required field `(.*)`", what):
        return say.missing_key(missing[1] if field == say.the_line() else f"{field}.{missing[1]}")
    if kinds := re.fullmatch(r"Expected `([\w| ]+)`, got `([\w| ]+)`", what):
        expected, got = (_kinds(kind) for kind in kinds.groups())
        if kinds[2] == "float":
            got = say.kind("fraction")
        return say.wrong_kind(field, expected, got)
    what = re.sub(r"`([\w| ]+)`", lambda kind: _kinds(kind[1]), what)
    return say.complaint(field, shortened(f"{what[:1].lower()}{what[1:]}", 200))


def _kinds(text: str) -> str:
    """What may be there: "a whole number or nothing"."""
    kinds = (kind.strip() for kind in text.split("|"))
    return listed([say.kind(_KINDS[kind]) if kind in _KINDS else kind for kind in kinds], "or")


# ---- records and disks
def damaged_in_short(round_number: int, has_good_part: bool) -> str:
    """What the list says of a record that is damaged."""
    return say.damaged_in_round(round_number) if has_good_part else say.damaged()


def record_moved(name: str) -> str:
    """Another program changed the record of the open game, which has another file now."""
    return say.record_moved(name.removesuffix(".handfoot.jsonl"))


def settings_trouble(trouble: SettingsTrouble) -> str:
    """Why the standard settings are used, or why new ones hold only until the program ends."""
    match trouble.flaw:
        case SettingsFlaw.NOT_READ:
            return say.settings_not_read(trouble.reason)
        case SettingsFlaw.NOT_UNDERSTOOD:
            return say.settings_not_understood()
        case SettingsFlaw.NEWER:
            return say.settings_newer()
        case SettingsFlaw.LEFT_ALONE:
            return say.settings_left_alone()
        case SettingsFlaw.NOT_SAVED:
            return say.settings_not_saved(trouble.reason)
        case _:
            assert_never(trouble.flaw)


def learning_trouble(trouble: LearningTrouble) -> str:
    """Why it is not known what somebody has learned, or why what comes now is kept only until the program ends."""
    who, kept = Person(trouble.person, trouble.person in ("", YOU)), trouble.trouble
    match kept.flaw:
        case KeptFlaw.NOT_READ:
            return say.learning_not_read(who, kept.reason)
        case KeptFlaw.DAMAGED:
            return say.learning_damaged(who, kept.file)
        case KeptFlaw.DAMAGED_AND_STUCK:
            return say.learning_stuck(who, kept.reason)
        case KeptFlaw.NEWER:
            return say.learning_newer(who)
        case KeptFlaw.NOT_SAVED:
            return say.learning_not_saved(who, kept.reason)
        case _:
            assert_never(kept.flaw)


def house_trouble(trouble: KeptTrouble) -> str:
    """Why the people of the house are not known, or why what changes about them is kept only until the program ends."""
    match trouble.flaw:
        case KeptFlaw.NOT_READ:
            return say.people_not_read(trouble.reason)
        case KeptFlaw.DAMAGED:
            return say.people_damaged(trouble.file)
        case KeptFlaw.DAMAGED_AND_STUCK:
            return say.people_stuck(trouble.reason)
        case KeptFlaw.NEWER:
            return say.people_newer()
        case KeptFlaw.NOT_SAVED:
            return say.people_not_saved(trouble.reason)
        case _:
            assert_never(trouble.flaw)


def program_ended(what: str, report: str | None) -> str:
    """For the command line, when the program has to end."""
    return say.program_ended_report(what, report) if report else say.program_ended(what)
