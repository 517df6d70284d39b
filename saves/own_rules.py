"""Rule sets in files: those that a player made, one file each, and those that somebody passes by hand."""

import re
import tomllib
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from game.plain_text import plain, shortened
from game.rules.presets import BadRuleSet, ruleset_fields, ruleset_from
from game.rules.ruleset import RuleSet
from saves import limits
from saves.file_faults import RulesFlaw, RulesTrouble, Unreadable, WrongValue
from saves.files import (
    READING,
    Disk,
    FileReading,
    FileTooLarge,
    NoPlainFile,
    free_place,
    reason_of,
)
from saves.system_calls import sync_folder
from saves.typed_path import is_reserved
from saves.upgrade import FileKind, NewerFile, NoVersion, encode_versioned, upgrade

SHARED_SUFFIX: Final = ".handfoot.json"
"""How the name of a rule set ends that is passed on: by it file managers know what to open it with."""


class BadRulesFile(Exception):
    """A file that holds no rule set that can be used."""

    def __init__(self, trouble: RulesTrouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class OwnRules(Struct, frozen=True):
    """A file in the player's folder: its rule set, or what is wrong with it."""

    path: Path
    rules: RuleSet | None
    trouble: RulesTrouble | None = None


def own_rule_sets(folder: Path, reading: FileReading = READING) -> tuple[OwnRules, ...]:
    """The player's rule sets by name, those that cannot be used last. No folder means none."""
    try:
        found = [_own(path, reading) for path in reading.files(folder, "*.json")]
    except OSError as error:
        found = [OwnRules(folder, None, RulesTrouble("", Unreadable(reason_of(error))))]
    return tuple(sorted(found, key=lambda own: (own.rules is None, own.rules.name.casefold() if own.rules else "")))


def _own(path: Path, reading: FileReading) -> OwnRules:
    try:
        return OwnRules(path, rules_in_file(path, judge_name=False, reading=reading))
    except BadRulesFile as bad:
        return OwnRules(path, None, bad.trouble)
    except OSError as error:
        return OwnRules(path, None, RulesTrouble(path.name, Unreadable(reason_of(error))))


def save_own_rules(folder: Path, rules: RuleSet, disk: Disk, reading: FileReading = READING) -> Path:
    """Writes a rule set under its name, over an older one of that name, and tells the file. Raises OSError."""
    path = file_named(folder, rules.name, reading)
    write_rules(path, rules, disk)
    return path


def delete_own_rules(folder: Path, name: str, reading: FileReading = READING) -> None:
    """Removes the rule set of that name; one that is not there is no trouble. Raises OSError."""
    for own in own_rule_sets(folder, reading):
        if own.rules is not None and own.rules.name == name:
            own.path.unlink(missing_ok=True)
            sync_folder(folder)


def write_rules(path: Path, rules: RuleSet, disk: Disk) -> None:
    """Writes a rule set to a file that somebody chose, for passing it on. Raises OSError."""
    disk.replace(path, encode_versioned(FileKind.RULES, {"rules": ruleset_fields(rules)}))


def file_named(folder: Path, name: str, reading: FileReading = READING) -> Path:
    """The file of the rule set with that name: the one that holds it, or a free one.

    A file's name is the rule set's in plain letters, so two names may want the same file; the later one gets a number.
    It is one that every system takes, so that the folder can be carried from one to another.
    """
    holding = [own.path for own in own_rule_sets(folder, reading) if own.rules is not None and own.rules.name == name]
    if holding:
        return holding[0]
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "rules"
    safe = f"rules-{plain}" if is_reserved(plain) else plain
    return free_place(folder / f"{safe}.json", ".json")


def rules_in_file(path: Path, *, judge_name: bool = True, reading: FileReading = READING) -> RuleSet:
    """The rule set in a JSON or TOML file, its fields at top level or under `rules`.

    Raises OSError and BadRulesFile. A name that cannot be shown is refused, or where nobody
    asks to `judge_name` comes as it can be: a player's own rules are not lost for their name.
    """
    try:
        data = reading.read(path, limits.RULES)
    except NoPlainFile:
        raise _bad(path, RulesFlaw.NO_FILE) from None
    except FileTooLarge:
        raise _bad(path, RulesFlaw.TOO_LARGE) from None
    try:
        fields = _fields(path, data)
        name = fields.get("name")
        if not judge_name and isinstance(name, str):
            fields = {**fields, "name": plain(name) if plain(name).strip() else "Rules"}
        return ruleset_from(fields)
    except BadRuleSet as error:
        raise _bad(path, WrongValue(shortened(str(error), 200).rstrip("."))) from None
    except NoVersion:
        raise _bad(path, RulesFlaw.NO_VERSION) from None
    except NewerFile:
        raise _bad(path, RulesFlaw.NEWER) from None


def _bad(path: Path, why: RulesFlaw | WrongValue) -> BadRulesFile:
    return BadRulesFile(RulesTrouble(path.name, why))


def _fields(path: Path, data: bytes) -> dict[str, object]:
    try:
        if path.suffix.lower() == ".toml":
            fields: dict[str, object] = tomllib.loads(data.decode())
        else:
            fields = msgspec.json.decode(data, type=dict[str, object])
    except RecursionError:
        raise _bad(path, RulesFlaw.NESTED_TOO_DEEP) from None
    except (msgspec.DecodeError, ValueError):
        raise _bad(path, RulesFlaw.NOT_TOML if path.suffix.lower() == ".toml" else RulesFlaw.NOT_JSON) from None
    if "version" in fields:
        fields = dict(upgrade(FileKind.RULES, fields))
    if "rules" in fields:
        rules = fields["rules"]
        if len(fields) > 1 or not isinstance(rules, dict):
            raise _bad(path, RulesFlaw.NOT_ONLY_RULES)
        return rules
    return fields
