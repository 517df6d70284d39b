"""Importing files from elsewhere: a record, or a backup with everything in it. Never overwrites anything."""

import os
import re
import time
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO, Final

from msgspec import Struct

from game.rules.editing import copy_of
from game.rules.presets import PRESET_IDS, preset
from saves.disk import limits
from saves.disk.file_faults import ArrivalFlaw, RulesTrouble
from saves.disk.files import (
    Disk,
    FileTooLarge,
    NoPlainFile,
    free_place,
    is_there,
    numbered,
    open_plain,
    read_small,
    reason_of,
    write_for_now,
)
from saves.disk.folders import (
    games_folder,
    hands_folder,
    labels_folder,
    learning_folder,
    people_file,
    rules_draft_file,
    rules_folder,
    settings_file,
)
from saves.disk.upgrade import NewerFile
from saves.disk.zipped import inside
from saves.library.backup import DRAFTS, GAMES, HANDS, LABELS, LEARNING, PEOPLE, RULES, SETTINGS
from saves.library.library import REMOVED
from saves.players.own_rules import BadRulesFile, own_rule_sets, rules_in_file, save_own_rules
from saves.players.people import (
    IMPORTED,
    PeopleFile,
    encoded_learning,
    house_in,
    learned_in,
    learning_file,
    merged_houses,
    merged_learning,
    write_label,
)
from saves.players.rules_draft import free_file, unsaved_in
from saves.records.evening import evening_of
from saves.records.lines import RECORD_SUFFIX, SCORE_PAD_SUFFIX, BadRecord
from saves.records.open_score_pad import read_score_pad
from saves.records.replay import replay_file
from saves.records.score_pad_lines import SCORE_PAD_BEGINS
from saves.records.side_files import side_file

LONGEST_STEM: Final = 150
"""Letters of an imported record's name, without its ending: a zip allows names that no disk does."""
_UNUSUAL: Final = re.compile(r"[^A-Za-z0-9._-]+")


class NotImportable(Exception):
    """The file is neither a record nor a backup."""

    def __init__(self, flaw: ArrivalFlaw) -> None:
        self.flaw = flaw


class RefusedFile(Struct, frozen=True):
    """A record or a rule set that was not imported, and why."""

    name: str
    why: BadRecord | RulesTrouble | ArrivalFlaw


class ImportResult(Struct, kw_only=True):
    """What an import added, by kind of file."""

    is_backup: bool = False
    record: Path | None = None
    """The path of a record that was imported alone; its label says so."""
    games: list[str] = []
    removed: int = 0
    rules: list[str] = []
    unsaved: int = 0
    """Rule sets that were still being edited."""
    learners: list[str] = []
    """People whose learning progress grew."""
    people: list[str] = []
    known: int = 0
    """Records, rule sets, saved or not, and progress that were here already."""
    known_removed: int = 0
    """Those of `known` that are among the removed games."""
    refused: list[RefusedFile] = []
    stopped: str | None = None
    """The system's reason why the disk stopped the import."""
    settings: bytes | None = None
    """A backup's settings, if they differ from those here, for callers that offer them."""


def import_files(source: Path, data: Path, disk: Disk) -> ImportResult:
    """Import a record or a backup, replaying each record strictly. Raises OSError and NotImportable."""
    arrival = _Arrival(data, disk)
    try:
        file = open_plain(source, limits.BACKUP)
    except NoPlainFile:
        raise NotImportable("no_file") from None
    with file:
        if not _is_zip(file):
            arrival.record(source.name, source, GAMES, None)
            return arrival.found
        with _archive(file) as archive, TemporaryDirectory() as folder:
            try:
                arrival.backup(archive, Path(folder))
            except OSError as error:
                if not any(_new(arrival.found)):
                    raise
                arrival.found.stopped = reason_of(error)
    found = arrival.found
    if not (any(_new(found)) or found.settings or found.known or found.refused):
        raise NotImportable("nothing_of_ours")
    return found


def _new(found: ImportResult) -> tuple[object, ...]:
    """Everything that was added."""
    return found.games, found.removed, found.rules, found.unsaved, found.learners, found.people


def _archive(file: BinaryIO) -> zipfile.ZipFile:
    """Raises NotImportable for an archive whose list of files can't be read."""
    try:
        return zipfile.ZipFile(file)
    except (zipfile.BadZipFile, NotImplementedError, ValueError, OSError) as error:
        raise NotImportable("damaged_zip") from error


def _is_zip(file: BinaryIO) -> bool:
    """Whether it is a zip file, or was meant to be one."""
    return file.read(4) == b"PK\x03\x04" or zipfile.is_zipfile(file)


class _Arrival:
    """Puts imported files where they belong, and counts them."""

    def __init__(self, data: Path, disk: Disk) -> None:
        self.found = ImportResult()
        self._data = data
        self._disk = disk
        games = games_folder(data)
        self._folders = {GAMES: games, f"{GAMES}/{REMOVED}": games / REMOVED}
        self._here = [
            file
            for folder in self._folders.values()
            for suffix in (RECORD_SUFFIX, SCORE_PAD_SUFFIX)
            for file in folder.glob(f"*{suffix}")
        ]
        self._names: dict[str, Path] = {}  # the new paths of the backup's records, by the name of their side files

    def backup(self, archive: zipfile.ZipFile, folder: Path) -> None:
        """Import everything in a backup; `folder` is for unpacking one file after the other."""
        self.found.is_backup = True
        by_kind: dict[str, list[zipfile.ZipInfo]] = {}
        for info in archive.infolist():
            if not info.is_dir() and not _name(info).startswith("."):
                by_kind.setdefault(_kind(info), []).append(info)

        def each(kind: str, largest: int) -> Iterator[tuple[zipfile.ZipInfo, bytes]]:
            for info in by_kind.get(kind, ()):
                data = self._unpacked(archive, info, largest)
                if data is not None:
                    yield info, data

        for kind in self._folders:
            for info, data in each(kind, limits.GAME):
                file = folder / "one"
                write_for_now(file, data)
                self.record(_name(info), file, kind, _stamp(info))
        for info, data in each(RULES, limits.RULES):
            file = folder / "one.json"
            write_for_now(file, data)
            self._rules(_name(info), file)
        for kind, beside, most in (
            (HANDS, hands_folder(self._data), limits.HANDS),
            (LABELS, labels_folder(self._data), limits.LABEL),
        ):
            by_kind[kind] = [info for info in by_kind.get(kind, ()) if _name(info) in self._names]
            for info, data in each(kind, most):
                record = self._names[_name(info)]
                self._disk.replace(free_place(side_file(beside, record), ".json"), data)
        for info, data in each(LEARNING, limits.LEARNING):
            self._learning(_name(info), data)
        for info, data in each("", limits.RULES):
            self._loose(_name(info), data)

    def _unpacked(self, archive: zipfile.ZipFile, info: zipfile.ZipInfo, largest: int) -> bytes | None:
        """The file's content; None if it is damaged, or too large, whatever the archive claims about its size."""
        try:
            return inside(archive, info, largest)
        except FileTooLarge:
            self.found.refused.append(RefusedFile(_name(info), "too_large"))
        except zipfile.BadZipFile:
            self.found.refused.append(RefusedFile(_name(info), "damaged_in_zip"))
        return None

    def record(self, name: str, file: Path, kind: str, stamp: float | None) -> None:
        """Import a record, replayed like `verify`, under a free name; `stamp` is when it was last played."""
        try:
            data = read_small(file, limits.GAME)
        except FileTooLarge:
            self.found.refused.append(RefusedFile(name, "too_large"))
            return
        is_score_pad = data.startswith(SCORE_PAD_BEGINS)
        told = _score_pad_told(file) if is_score_pad else _game_told(file)
        if not isinstance(told, str):
            self.found.refused.append(RefusedFile(name, told))
            return
        here = next((other for other in self._here if _holds(other, data)), None)
        if here is not None:
            self.found.known += 1
            self.found.known_removed += here.parent.name == REMOVED
            return
        suffix = SCORE_PAD_SUFFIX if is_score_pad else RECORD_SUFFIX
        own_name = name.removesuffix(RECORD_SUFFIX).removesuffix(SCORE_PAD_SUFFIX)
        plain = _UNUSUAL.sub("-", own_name)[:LONGEST_STEM].strip(".-") or "game"
        place = self._folders[kind] / self._free_name(f"{plain}{suffix}", suffix)
        if not self.found.is_backup and not is_score_pad:
            write_label(labels_folder(self._data), place, IMPORTED, self._disk)  # first, because it may be a friend's
            self.found.record = place
        self._disk.replace(place, data)
        if stamp is not None:
            with suppress(OSError):
                os.utime(place, (stamp, stamp))
        self._here.append(place)
        self._names[side_file(Path(), Path(name)).name] = place
        if kind == GAMES:
            self.found.games.append(told)
        else:
            self.found.removed += 1

    def _free_name(self, wanted: str, suffix: str) -> str:
        """A name that no game here has, removed or not: labels and hands of both lie under their names alone."""
        names = (place.name for place in numbered(Path(wanted), suffix))
        return next(name for name in names if not any(is_there(folder / name) for folder in self._folders.values()))

    def _rules(self, name: str, file: Path) -> None:
        try:
            rules = rules_in_file(file)
        except BadRulesFile as bad:
            self.found.refused.append(RefusedFile(name, bad.trouble))
            return
        folder = rules_folder(self._data)
        own = [found.rules for found in own_rule_sets(folder) if found.rules is not None]
        if rules in own or rules in [preset(id_) for id_ in PRESET_IDS]:
            self.found.known += 1
            return
        taken = [other.name for other in own] + [preset(id_).name for id_ in PRESET_IDS]
        if rules.name.casefold() in {name.casefold() for name in taken}:
            rules = copy_of(rules, taken)
        save_own_rules(folder, rules, self._disk)
        self.found.rules.append(rules.name)

    def _learning(self, name: str, data: bytes) -> None:
        """Merge somebody's progress with that of the same person here. A file here that this program can't read stays
        as it is.
        """
        try:
            there = learned_in(data)
            path = learning_file(learning_folder(self._data), there.person)
            here = learned_in(read_small(path, limits.LEARNING)) if is_there(path) else None
        except (NewerFile, ValueError):
            self.found.refused.append(RefusedFile(name, "damaged_in_zip"))
            return
        together = there if here is None else merged_learning(here, there)
        if together == here:
            self.found.known += 1
            return
        self._disk.replace(path, encoded_learning(together))
        self.found.learners.append(together.person)

    def _people(self, data: bytes) -> None:
        """Add people who are not known here. A file here that this program can't read stays as it is."""
        try:
            there = house_in(data)
        except (NewerFile, ValueError):
            self.found.refused.append(RefusedFile(PEOPLE, "damaged_in_zip"))
            return
        file = PeopleFile(people_file(self._data), self._disk)
        file.read()
        here = file.value
        if merged_houses(here, there) == here:
            self.found.known += 1
            return
        together = file.change(lambda house: merged_houses(house, there))
        file.save()
        trouble = file.take_trouble()
        if trouble is not None and trouble.flaw == "not_saved":
            raise OSError(trouble.reason)
        if not file.is_saved:
            self.found.refused.append(RefusedFile(PEOPLE, "damaged_in_zip"))
        else:
            self.found.people += [one.name for one in together.present if here.named(one.name) is None]

    def _loose(self, name: str, data: bytes) -> None:
        """Settings are only passed on; people are merged with those here; unsaved rules are added to those waiting
        here.
        """
        if name == SETTINGS:
            if not _is_same(settings_file(self._data), data):
                self.found.settings = data
        elif name == PEOPLE:
            self._people(data)
        elif any(_is_same(file, data) for file in self._data.glob(f"{DRAFTS}*.json")):
            self.found.known += 1
        elif unsaved_in(data) is None:
            self.found.refused.append(RefusedFile(name, "damaged_in_zip"))
        else:
            self._disk.replace(free_file(rules_draft_file(self._data)), data)
            self.found.unsaved += 1


def _game_told(file: Path) -> str | BadRecord | ArrivalFlaw:
    """The name of a record's game, or why it isn't imported."""
    verdict = replay_file(file, judge_names=True)
    if verdict.problem is not None or verdict.replay is None:
        return verdict.problem or "empty"
    return verdict.replay.header.name


def _score_pad_told(file: Path) -> str | BadRecord:
    """The name of a score pad's evening, or why it isn't imported."""
    try:
        return evening_of(read_score_pad(file).lines).header.name
    except BadRecord as bad:
        return bad


def _name(info: zipfile.ZipInfo) -> str:
    return info.filename.rpartition("/")[2]


def _kind(info: zipfile.ZipInfo) -> str:
    """The kind of a file, by its folders, which may be nested in others. "?" for files that aren't ours."""
    *folders, name = info.filename.split("/")
    ours = next((n for n, folder in enumerate(folders) if folder in (GAMES, RULES, HANDS, LABELS, LEARNING)), None)
    if name.endswith((RECORD_SUFFIX, SCORE_PAD_SUFFIX)):
        return f"{GAMES}/{REMOVED}" if folders[-2:] == [GAMES, REMOVED] else GAMES
    if ours is not None and name.endswith(".json"):
        return folders[ours]
    return "" if name in (SETTINGS, PEOPLE) or name.startswith(DRAFTS) else "?"


def _holds(here: Path, data: bytes) -> bool:
    """Whether a record here begins with all of that data: the same game, at least as far."""
    try:
        with open_plain(here, limits.ANY_RECORD) as file:
            return file.read(len(data)) == data
    except OSError:
        return False


def _is_same(here: Path, data: bytes) -> bool:
    """Whether a small file here has exactly this content."""
    try:
        return read_small(here, len(data)) == data
    except OSError:
        return False


def _stamp(info: zipfile.ZipInfo) -> float | None:
    """When a file in the archive was written: seconds since 1970."""
    try:
        return time.mktime((*info.date_time, 0, 0, -1))
    except (OverflowError, ValueError):
        return None
