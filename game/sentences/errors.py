"""Messages when something is broken: a record, the disk, the thinking program, the game itself."""

import re
from collections.abc import Mapping
from typing import Final, Literal, get_args

from game.messages.amounts import listed
from game.messages.functions import errors as say
from game.messages.language import named, said_of
from game.messages.person import Person
from game.plain_text import shortened
from game.sentences.grammar import YOU
from saves.disk.file_faults import (
    Flaw,
    HugeFile,
    KeptTrouble,
    LearningTrouble,
    NewerFormat,
    RecordFault,
    SettingsTrouble,
    WrongEntries,
    WrongOut,
    WrongPoints,
    WrongShape,
    WrongTotals,
    WrongWinners,
)


# ---- a line of a record; programs read these as well, so they name its keys
def record_fault(fault: RecordFault) -> str:
    match fault:
        case Flaw():
            return named("errors", f"flaw_{fault.name.lower()}")
        case WrongShape(complaint):
            return _complaint(complaint)
        case WrongEntries(by_team=by_team):
            return said_of("errors", fault, each="teams" if by_team else "seats")
        case HugeFile(size):
            return say.huge_file(round(size / 1e6))
        case NewerFormat(format_, known):
            return say.newer_format(str(format_), str(known))
        case WrongOut(out):
            return say.nobody_out() if out is None else say.wrong_out(out)
        case WrongPoints(team, key, points, told):
            return say.wrong_points(team, key, str(points), str(told))
        case WrongTotals(totals):
            return say.wrong_totals(str(list(totals)))
        case WrongWinners(winners):
            return say.wrong_winners(str(list(winners)))
        case _:
            return said_of("errors", fault)


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
    """The allowed types: "a whole number or nothing"."""
    kinds = (kind.strip() for kind in text.split("|"))
    return listed([say.kind(_KINDS[kind]) if kind in _KINDS else kind for kind in kinds], "or")


# ---- records and disks
def record_moved(name: str) -> str:
    """Another program changed the record of the open game, which now has another file."""
    return say.record_moved(name.removesuffix(".handfoot.jsonl"))


def settings_trouble(trouble: SettingsTrouble) -> str:
    """Why default settings are used, or why new ones last only until the program ends."""
    return named("errors", f"settings_{trouble.flaw.name.lower()}", trouble)


def learning_trouble(trouble: LearningTrouble) -> str:
    """Why somebody's progress isn't known, or why new progress lasts only until the program ends."""
    who, kept = Person(trouble.person, trouble.person in ("", YOU)), trouble.trouble
    return named("errors", f"learning_{kept.flaw.name.lower()}", kept, who=who)


def house_trouble(trouble: KeptTrouble) -> str:
    """Why the list of players isn't known, or why changes to it last only until the program ends."""
    return named("errors", f"people_{trouble.flaw.name.lower()}", trouble)
