"""Rule sets in files: a player's own, one file each, and shared ones."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct, ValidationError, json

from game.misfit import Misfit, line_of, misfit_in
from game.plain_text import plain
from game.rules.presets import BadRuleSet, ruleset_fields, ruleset_from
from game.rules.ruleset import RuleSet
from saves.disk import limits
from saves.disk.file_faults import RulesFlaw, RulesTrouble, Unreadable
from saves.disk.files import READING, Disk, FileReading, FileTooLarge, NoPlainFile, free_place, reason_of
from saves.disk.system_calls import sync_folder
from saves.disk.typed_path import is_reserved
from saves.disk.upgrade import NewerFile, NoVersion, encode_versioned, upgrade

SHARED_SUFFIX: Final = ".handfoot.json"
"""Name ending of a shared rule set, by which file managers know how to open it."""


_FLAWS: Final[Mapping[type[Exception], RulesFlaw]] = {
    NoPlainFile: "no_file",
    FileTooLarge: "too_large",
    RecursionError: "nested_too_deep",
    NoVersion: "no_version",
    NewerFile: "newer",
}


class BadRulesFile(Exception):
    """A file without a usable rule set."""

    def __init__(self, trouble: RulesTrouble) -> None:
        self.trouble = trouble


class _RulesFile(Struct, frozen=True):
    rules: dict[str, object]


class OwnRules(Struct, frozen=True):
    """A file in the player's folder: its rule set, or what is wrong with it."""

    path: Path
    rules: RuleSet | None
    trouble: RulesTrouble | None = None


def own_rule_sets(folder: Path, reading: FileReading = READING) -> tuple[OwnRules, ...]:
    """The player's rule sets by name, unusable ones last; () without a folder."""
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
    """Write a rule set under its name, replacing an older one of that name, and return the file. Raises OSError."""
    path = file_named(folder, rules.name, reading)
    write_rules(path, rules, disk)
    return path


def delete_own_rules(folder: Path, name: str, reading: FileReading = READING) -> None:
    """Remove the rule set of that name, if it exists. Raises OSError."""
    for own in own_rule_sets(folder, reading):
        if own.rules is not None and own.rules.name == name:
            own.path.unlink(missing_ok=True)
            sync_folder(folder)


def write_rules(path: Path, rules: RuleSet, disk: Disk) -> None:
    """Write a rule set to a chosen file, for sharing. Raises OSError."""
    disk.replace(path, encode_versioned("rules", {"rules": ruleset_fields(rules)}))


def file_named(folder: Path, name: str, reading: FileReading = READING) -> Path:
    """The file of the rule set with that name: the one that holds it, or a free one.

    A file's name is the rule set's in plain letters, so two names may want the same file; the later one gets a number.
    The name is valid on every system, so that the folder can be moved between them.
    """
    holding = [own.path for own in own_rule_sets(folder, reading) if own.rules is not None and own.rules.name == name]
    if holding:
        return holding[0]
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "rules"
    safe = f"rules-{plain}" if is_reserved(plain) else plain
    return free_place(folder / f"{safe}.json", ".json")


def rules_in_file(path: Path, *, judge_name: bool = True, reading: FileReading = READING) -> RuleSet:
    """The rule set in a JSON or TOML file, its fields at top level or under `rules`.

    Raises OSError and BadRulesFile. A name that can't be shown is refused, or without `judge_name` made displayable: a
    player's own rules aren't lost because of their name.
    """
    data = b""
    try:
        data = reading.read(path, limits.RULES)
        fields = _fields(path, data)
        name = fields.get("name")
        if not judge_name and isinstance(name, str):
            fields = {**fields, "name": plain(name) if plain(name).strip() else "Rules"}
        return ruleset_from(fields)
    except BadRuleSet as error:
        raise _bad(path, error.misfit, line_of(error.misfit.key, data.decode(errors="replace"))) from None
    except tuple(_FLAWS) as error:
        raise _bad(path, _FLAWS[type(error)]) from None


def _bad(path: Path, why: RulesFlaw | Misfit, line: int = 0) -> BadRulesFile:
    return BadRulesFile(RulesTrouble(path.name, why, line))


def _fields(path: Path, data: bytes) -> dict[str, object]:
    try:
        if path.suffix.lower() == ".toml":
            fields: dict[str, object] = tomllib.loads(data.decode())
        else:
            fields = json.decode(data, type=dict[str, object])
    except ValidationError:
        raise _bad(path, "not_json") from None
    except ValueError as error:  # both decoders say where in English words
        line, byte = (re.search(rf"{word} (\d+)", str(error)) for word in ("line", "byte"))
        at = int(line[1]) if line else data[: int(byte[1]) if byte else None].count(b"\n") + 1
        raise _bad(path, "not_toml" if path.suffix.lower() == ".toml" else "not_json", at) from None
    if "version" in fields:
        fields = dict(upgrade("rules", fields))
    if "rules" in fields:
        if len(fields) > 1:
            raise _bad(path, "not_only_rules")
        if not isinstance(fields["rules"], dict):
            raise BadRuleSet(misfit_in(fields, _RulesFile))
        return fields["rules"]
    return fields
