"""Messages when something is broken: a record, the disk, the thinking program, the game itself."""

from collections.abc import Sequence
from typing import assert_never

from game.engine.table.position import ImpossiblePosition
from game.messages.amounts import listed, points
from game.messages.functions import errors as say
from game.messages.language import message_for, named
from game.messages.person import Person
from game.misfit import Allowed, Letters, ListOf, Misfit, MisfitKind, NumberIn, OneOf
from game.sentences.grammar import YOU
from saves.disk.file_faults import (
    HugeFile,
    KeptTrouble,
    LearningTrouble,
    NewerFormat,
    RecordFault,
    SettingsTrouble,
    WrongEntries,
    WrongOut,
    WrongPoints,
    WrongTotals,
    WrongWinners,
)


# ---- a line of a record; programs read these as well, so they name its keys
def record_fault(fault: RecordFault | ImpossiblePosition) -> str:
    match fault:
        case str():
            return named("errors", f"flaw_{fault}")
        case Misfit():
            return misfit_sentence(fault)
        case ImpossiblePosition(flaw):
            return named("errors", f"position_{flaw}", fault)
        case WrongEntries(by_team=by_team):
            return message_for("errors", fault, each="teams" if by_team else "seats")
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
            return message_for("errors", fault)


# ---- what doesn't fit its type, in a file or a line of another program
def misfit_sentence(misfit: Misfit, label: str = "") -> str:
    """What doesn't fit, what was found and what is allowed; with a `label`, the name that people know the key by."""
    name = say.labelled(label, misfit.path) if label else misfit.path or say.the_line()
    allowed, found = misfit.allowed, _found(misfit.found)
    match misfit.kind:
        case MisfitKind.VALUE if len(allowed) == 1 and isinstance(allowed[0], OneOf):
            return say.not_a_choice(name, found, listed(allowed[0].words, "or"))
        case MisfitKind.VALUE:
            return say.not_possible(name, found, _any_of(allowed))
        case MisfitKind.MISSING:
            return say.missing_key(name, _any_of(allowed))
        case MisfitKind.UNKNOWN:
            near = [word for each in allowed if isinstance(each, OneOf) for word in each.words]
            return say.unknown_key(misfit.path, near[0] if near else "")
        case MisfitKind.ODD_SIGN:
            return say.odd_sign(name)
        case MisfitKind.NO_CARD:
            return say.no_card(found)
        case MisfitKind.OUT_OF_RANGE:
            return say.out_of_range(name)
        case _:
            assert_never(misfit.kind)


def _found(json: str) -> str:
    return say.quoted(json.strip('"')) if json.startswith('"') else json


def _any_of(allowed: Sequence[Allowed]) -> str:
    return listed([words for each in allowed for words in _words_for(each)], "or")


def _words_for(allowed: Allowed) -> Sequence[str]:
    match allowed:
        case OneOf(words):
            return words
        case NumberIn(least, most, is_whole):
            return [say.allowed_number(is_whole, _bound(least), _bound(most))]
        case Letters(most, example):
            return [say.allowed_text(most or 0, example)]
        case ListOf(parts, least, most):
            each = parts[0] if len(parts) == 1 else None
            entries = _entries(each) if each is not None else say.allowed_rows([_any_of([part]) for part in parts])
            return [say.allowed_list(entries, least, most or 0)]
        case str():
            return [say.kind(allowed)]
        case _:
            assert_never(allowed)


def _bound(number: float | None) -> str:
    return "" if number is None else points(int(number))


def _entries(each: Allowed) -> str:
    """Several of them: "whole numbers from 0 to 500"."""
    match each:
        case NumberIn(least, most, is_whole):
            return say.allowed_numbers(is_whole, _bound(least), _bound(most))
        case ListOf(parts):
            return say.allowed_rows([_any_of([part]) for part in parts])
        case _:
            return say.allowed_entries(_any_of([each]))


# ---- records and disks
def record_moved(name: str) -> str:
    """Another program changed the record of the open game, which now has another file."""
    return say.record_moved(name.removesuffix(".handfoot.jsonl"))


def settings_trouble(trouble: SettingsTrouble) -> str:
    """Why default settings are used, or why new ones last only until the program ends."""
    return named("errors", f"settings_{trouble.flaw}", trouble, why=_why_damaged(trouble.why))


def learning_trouble(trouble: LearningTrouble) -> str:
    """Why somebody's progress isn't known, or why new progress lasts only until the program ends."""
    who, kept = Person(trouble.person, trouble.person in ("", YOU)), trouble.trouble
    return named("errors", f"learning_{kept.flaw}", kept, who=who, why=_why_damaged(kept.why))


def house_trouble(trouble: KeptTrouble) -> str:
    """Why the list of players isn't known, or why changes to it last only until the program ends."""
    return named("errors", f"people_{trouble.flaw}", trouble, why=_why_damaged(trouble.why))


def _why_damaged(why: Misfit | None) -> str:
    """What doesn't fit in a file, and in which line; "" if it isn't even JSON."""
    return "" if why is None else in_file_line(why.line, misfit_sentence(why))


def in_file_line(line: int, sentence: str) -> str:
    return say.in_line(line, sentence) if line else sentence
