"""Watches what the program hands to its files, and compares what they report with the device.

Records and files that are replaced are the oracle's; this is what lies in them: settings, what people learn, own rule
sets, copies and backups.
"""

import zipfile
from collections import defaultdict
from collections.abc import Callable, Collection
from datetime import timedelta
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from game.problems.coming_back import DAYS_APART, is_learned, waits
from game.rules.ruleset import RuleSet
from game.ui.review.games import file_pages
from game.ui.rules.house_rules.presenter import HouseRules
from saves.disk.folders import learning_folder, rules_folder
from saves.disk.shared_file import SharedFile
from saves.disk.upgrade import NewerFile
from saves.players.own_rules import own_rule_sets
from saves.players.people import Learned, learned_in
from saves.players.settings import Settings, settings_in
from saves.records.journal import Journal
from tests.simulation.broken import Broken
from tests.simulation.computer import DATA, Computer

_REAL: Final[dict[tuple[Any, str], Any]] = {}
"""What was there before anything was watched."""


BACKED_UP: Final = (
    *(
        "games/*.handfoot*.jsonl",
        "games/removed/*.handfoot*.jsonl",
        "rules/*.json",
        "hands/*.json",
        "labels/*.json",
        "learning/*.json",
    ),
    *("rules-unsaved*.json", "settings.json", "people.json"),
)
"""Everything that belongs in a backup, the records first."""


def around(owner: Any, name: str, watched: Callable[..., Any]) -> None:
    """Puts `watched` in the place of a method or function: it is given the real one first, or whoever has watched it
    before.
    """
    real = getattr(owner, name)
    _REAL.setdefault((owner, name), real)

    def call(*args: Any, **more: Any) -> Any:
        return watched(partial(real), *args, **more)

    setattr(owner, name, call)


def unwatched() -> None:
    """As before anything was watched: another evening in the same process is not held against this one's promises."""
    for (owner, name), real in _REAL.items():
        setattr(owner, name, real)
    _REAL.clear()


class Watch:
    """Watches one computer. `meddled` are the files that other programs have changed: nothing is held against them."""

    def __init__(self, computer: Computer, meddled: Collection[str]) -> None:
        self._computer, self._meddled = computer, meddled
        self._chosen: dict[str, Any] = {}
        """Every setting that was written, by name."""
        self._asked: dict[Any, Any] = {}
        self._refused: dict[Any, dict[str, Any]] = defaultdict(dict)
        self._changes: dict[Any, list[Callable[[Any], Any]]] = defaultdict(list)
        self.unwritten: dict[Any, tuple[float, int]] = {}
        """By file, when it was changed, and how many calls of the disk had failed by then, until that is written."""
        around(Settings, "write", self._write_settings)
        around(SharedFile, "change", self._change)
        around(SharedFile, "save", self._save)
        around(Journal, "save_copy", self._save_copy)
        around(HouseRules, "save", self._save_rules)
        around(file_pages, "write_backup", self._back_up)
        around(file_pages, "import_files", self._bring_in)

    def _there(self, path: Path | str) -> bytes | None:
        return self._computer.disk.device.safe_content(str(path))

    # ---- settings and what people learn

    def _write_settings(self, real: Callable[..., Any], settings: Any, value: Any) -> Any:
        before = self._asked.get(settings, settings._written)
        self._asked[settings] = value
        fields = type(value).__struct_fields__
        changed = {name: getattr(value, name) for name in fields if getattr(value, name) != getattr(before, name)}
        refused = self._refused[settings]
        refused |= changed
        for name in changed:
            self._chosen.pop(name, None)
        trouble = real(settings, value)
        if trouble is not None or str(settings._path) in self._meddled:
            return trouble
        self._chosen |= refused
        refused.clear()
        there = self._there(settings._path)
        if there is not None:
            kept = settings_in(there, type(value))
            for name, chosen in self._chosen.items():
                if getattr(kept, name) != chosen:
                    raise Broken("a setting is lost", f"{name}: {getattr(kept, name)!r}, chosen was {chosen!r}")
        return trouble

    def _change(self, real: Callable[..., Any], file: Any, how: Callable[[Any], Any]) -> Any:
        self.unwritten.setdefault(file, (self._computer.scheduler.now, self._computer.disk.spoilt))
        value = real(file, how)
        self._changes[file].append(how)  # from now on whoever saves must write it
        return value

    def _save(self, real: Callable[..., Any], file: Any) -> None:
        changes = self._changes[file]
        handed_in = list(changes)
        real(file)
        if file.is_saved:
            self.unwritten.pop(file, None)
        if not file.is_saved or not handed_in:
            return
        there = self._there(file.path)
        known = [how for how in handed_in if how in changes]  # the others were saved by another thread meanwhile
        for how in known:
            changes.remove(how)
        if str(file.path) in self._meddled:
            return
        kept = file._decode(there) if there is not None else file._nothing
        wanted = kept
        for how in known:
            wanted = how(wanted)
        if wanted != kept:
            raise Broken("a change is lost", f"{file.path.name} was saved without what was changed in it")

    def see_learned(self, learned: Learned) -> None:
        """What was tried comes back, or is learned, whatever the clock showed when it was tried."""
        last = self._computer.now().date() + timedelta(max(DAYS_APART))
        own = {one.id for one in learned.own}
        for id_, progress in learned.problems.items():
            is_own = id_ in own
            if not is_learned(progress, is_own=is_own) and not waits(progress, last, is_own=is_own):
                raise Broken("something never comes back", f"{id_}, tried on {progress.last}, not even on {last}")

    # ---- copies

    def _save_copy(self, real: Callable[..., Any], journal: Any, path: Path) -> None:
        whole = "".join(f"{line}\n" for line in journal._lines).encode()
        real(journal, path)
        there = self._there(path)
        if self._computer.disk.is_inside(str(path)) and (there is None or not there.startswith(whole)):
            raise Broken("a copy lacks something", f"{path}: {(there or b'').count(10)} of {whole.count(10)} lines")

    def _back_up(self, real: Callable[..., Any], data: Path, path: Path, disk: Any) -> Any:
        names = self._files_to_back_up(data)
        done = real(data, path, disk)
        if not done.is_empty and str(path) not in self._meddled:
            names &= self._files_to_back_up(data)  # others came or went meanwhile
            with self._computer.disk.aside():
                there = set(zipfile.ZipFile(BytesIO(path.read_bytes())).namelist())
            if len(names - there) > done.left_out:
                lacking = sorted(names - there)
                raise Broken("a copy lacks something", f"the backup is silent of {lacking}; left out: {done.left_out}")
        return done

    def _files_to_back_up(self, data: Path) -> set[str]:
        """Games and score pads, removed ones too, and all that people have made, learned and chosen."""
        with self._computer.disk.aside():
            files = {path.relative_to(data) for pattern in BACKED_UP for path in data.glob(pattern) if path.is_file()}
        return {path.as_posix() for path in files}

    def _bring_in(self, real: Callable[..., Any], source: Path, data: Path, disk: Any) -> Any:
        """What a backup has is there afterwards: each record to its last letter, and each day on which a problem was
        solved.
        """
        solved_here = self._solved(data)
        found = real(source, data, disk)
        if found.stopped is not None or found.refused:
            return found
        with self._computer.disk.aside():
            whole = source.read_bytes() if source.is_file() else b""
            if not zipfile.is_zipfile(BytesIO(whole)):
                return found
            here = [path.read_bytes() for pattern in BACKED_UP[:2] for path in data.glob(pattern) if path.is_file()]
            with zipfile.ZipFile(BytesIO(whole)) as archive:
                there = {name: archive.read(name) for name in archive.namelist()}
        lost = [
            name
            for name, told in there.items()
            if name.endswith(".jsonl") and not any(one.startswith(told) for one in here)
        ]
        wanted = solved_here | {one for name, told in there.items() if "learning/" in name for one in _solved_in(told)}
        if not any(str(path).startswith(str(learning_folder(data))) for path in self._meddled):
            lost += sorted(map(str, wanted - self._solved(data)))
        if lost:
            raise Broken("a backup did not come back", ", ".join(lost))
        return found

    def _solved(self, data: Path) -> set[tuple[str, str, str]]:
        with self._computer.disk.aside():
            kept = [path.read_bytes() for path in learning_folder(data).glob("*.json")]
        return {one for told in kept for one in _solved_in(told)}

    # ---- own rule sets

    def _own(self) -> list[RuleSet]:
        with self._computer.disk.aside():
            return [own.rules for own in own_rule_sets(rules_folder(DATA)) if own.rules is not None]

    def _save_rules(self, real: Callable[..., Any], house: Any, rules: RuleSet, replaced: str | None) -> Any:
        before = {own.name for own in self._own()}
        trouble = real(house, rules, replaced)
        there = {own.name for own in self._own()}
        lost = before - there if trouble is not None else before - there - {replaced} | {rules.name} - there
        if lost and not any(path.startswith(str(rules_folder(DATA))) for path in self._meddled):
            raise Broken("a rule set is lost", ", ".join(sorted(lost)))
        return trouble


def _solved_in(told: bytes) -> set[tuple[str, str, str]]:
    """Who solved which problem on which day; nothing of a file that can't be read."""
    try:
        learned = learned_in(told)
    except (NewerFile, ValueError):
        return set()
    return {(learned.person, id_, f"{day}") for id_, problem in learned.problems.items() for day in problem.solved}
