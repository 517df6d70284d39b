"""The pages for choosing a file: copies, backups, the table of all matches, files from elsewhere."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from game.messages.functions import game_files as say_game_files, my_games as say
from game.messages.language import named
from game.rules.presets import rule_set_name
from game.sentences.rules_and_scores.house_rules import why_not_rules
from game.toolkit.widgets import Button, Dialog, stay
from game.ui.review.games.known_games import trouble
from game.ui.review.games.match_table import csv_of
from game.ui.review.games.presenter import GamesOnDisk
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import ChangePreferences
from game.ui.system.file_chooser.file_page import FileOutcome, FilePage
from game.ui.system.file_chooser.presenter import ask_for_file
from game.ui.system.services import Services
from saves.disk import limits
from saves.disk.file_faults import RulesTrouble
from saves.disk.files import read_small
from saves.library.backup import SETTINGS, write_backup
from saves.library.importing import ImportResult, NotImportable, RefusedFile, import_files
from saves.players.people import IMPORTED
from saves.players.settings import settings_in
from saves.records.lines import RECORD_SUFFIX, SCORE_PAD_SUFFIX, BadRecord

COPY: Final = FilePage("save_copy", say_game_files.save_copy, say_game_files.copy_why, (".jsonl",))


def name_of_copy(game: str, record: Path) -> str:
    """The game's own name as that of a file on any disk; that of its record where it has none.

    >>> record = Path("20260501-181500-0badcafe.handfoot.jsonl")
    >>> name_of_copy("Anna/Tom: 1. evening", record), name_of_copy("?", record)
    ('Anna Tom 1 evening.handfoot.jsonl', '20260501-181500-0badcafe.handfoot.jsonl')
    """
    plain = " ".join(re.sub(r'[<>:"/\\|?*.~]', " ", game).split())
    ending = next((known for known in (RECORD_SUFFIX, SCORE_PAD_SUFFIX) if record.name.endswith(known)), record.suffix)
    return f"{plain}{ending}" if plain else record.name


if TYPE_CHECKING:
    from game.ui.system.file_chooser.screen import FileChooserScene

BACK_UP: Final = FilePage(
    "back_up",
    say_game_files.back_up,
    say_game_files.backup_why,
    (".zip",),
    doing=say_game_files.writing_backup,
    silent=say_game_files.still_writing,
)
IMPORT: Final = FilePage(
    "bring_in",
    say_game_files.bring_in,
    say_game_files.bring_in_why,
    (".jsonl", ".zip"),
    doing=say_game_files.bringing_in,
    silent=say_game_files.still_reading,
    fails=say_game_files.cannot_read,
    writes=False,
    opens=say_game_files.import_it,
)
EXPORT: Final = FilePage(
    "export",
    say.export,
    say_game_files.export_why,
    (".csv",),
    doing=say_game_files.writing_table,
    silent=say_game_files.still_writing,
)
LONG_READING: Final = 600.0
"""Seconds that writing the table waits for matches not loaded yet."""


class FilePages:
    """Opens them over the current screen."""

    def __init__(self, services: Services, games: GamesOnDisk) -> None:
        self._services, self._games = services, games

    def save_copy(self, record: Path) -> None:
        """A copy of one game, anywhere."""
        at_table = self._games.at_table()
        saved = at_table if at_table is not None and at_table.path == record else None

        def save(path: Path) -> FileOutcome:
            if path.exists() and path.samefile(record):
                return FileOutcome(say_game_files.is_the_game(), is_good=False)
            if saved is not None:
                saved.save_copy(path)
            else:
                self._services.environment.disk.replace(path, read_small(record, limits.ANY_RECORD))
            return FileOutcome(saved=path)

        games = self._games
        known = (*games.listed(games.reader), *games.listed(games.removed))
        name = next((game.name for game in known if game.id == str(record)), "")
        self._ask_for(COPY, save, name_of_copy(name, record))

    # ---- all games

    def back_up(self) -> None:
        """Everything in one file."""

        def write(path: Path) -> FileOutcome:
            backup = write_backup(self._services.environment.data, path, self._services.environment.disk)
            if backup.is_empty:
                return FileOutcome(say_game_files.nothing_to_back_up(), is_good=False)
            return FileOutcome(
                is_good=not backup.left_out,
                saved=path,
                says=lambda place: named("game_files", "backed_up", backup, path=place),
            )

        self._ask_for(BACK_UP, write, f"{self._name_of_today}.zip")

    def export(self) -> None:
        """All finished matches as a table."""

        def write(path: Path) -> FileOutcome:
            matches = self._games.history.refresh(LONG_READING).matches
            if not matches:
                return FileOutcome(say_game_files.nothing_to_export(), is_good=False)
            self._services.environment.disk.replace(path, csv_of(matches))
            return FileOutcome(saved=path)

        self._ask_for(EXPORT, write, f"{self._name_of_today}.csv")

    def import_files(self, named: Path | None = None) -> None:
        """A record or a backup from elsewhere; `named` is one already chosen, which is read at once."""

        def read(path: Path) -> FileOutcome:
            try:
                found = import_files(path, self._services.environment.data, self._services.environment.disk)
            except NotImportable as error:
                return FileOutcome(say_game_files.not_ours(error.flaw), is_good=False)
            if found.record is not None:
                self._games.history.relabel(found.record, IMPORTED)
            return self._outcome(found)

        scene = self._ask_for(IMPORT, read)
        if named is not None:
            scene.take_file(named)

    @property
    def _name_of_today(self) -> str:
        return f"hand-and-foot-{self._services.environment.now():%Y-%m-%d}"

    def _ask_for(self, page: FilePage, act: Callable[[Path], FileOutcome], name: str = "") -> "FileChooserScene":
        return ask_for_file(self._services.screens, self._services.ask, page, act, name)

    def _outcome(self, found: ImportResult) -> FileOutcome:
        if not found.is_backup:
            return record_brought_in(found)
        settings = settings_in(found.settings, Preferences) if found.settings is not None else None
        if found.settings is not None and settings is None:
            found.refused.append(RefusedFile(SETTINGS, "damaged_in_zip"))
        is_good = not found.refused and found.stopped is None
        return FileOutcome(
            backup_brought_in(found), is_good, then=partial(self._settings_dialog, settings) if settings else None
        )

    def _settings_dialog(self, settings: Preferences) -> Dialog:
        """Settings are never replaced without asking; the window stays where it is."""

        def use_them() -> None:
            own = self._services.screens.preferences
            self._services.ask(ChangePreferences(replace(settings, window=own.window, last_folder=own.last_folder)))

        buttons = [
            Button("button/use_settings", say_game_files.use_settings(), use_them),
            Button("button/continue", say_game_files.keep_settings(), stay, look="primary"),
        ]
        return Dialog(say_game_files.backup_settings(), say_game_files.what_settings_are(), buttons)


def record_brought_in(found: ImportResult) -> FileOutcome:
    """What came of a single record, by its name on the list."""
    if found.games:
        return FileOutcome(say_game_files.game_brought_in(rule_set_name(found.games[0])))
    if not found.refused:
        return FileOutcome(say_game_files.known_removed() if found.known_removed else say_game_files.known_game())
    match found.refused[0].why:
        case BadRecord() as why:
            told = trouble(why).rstrip(".")
        case RulesTrouble() as why:
            told = why_not_rules(why).rstrip(".")
        case str() as flaw:
            told = say_game_files.arrival_flaw(flaw)
    return FileOutcome(say_game_files.game_refused(told), is_good=False)


def backup_brought_in(found: ImportResult) -> str:
    """What came of a backup.

    >>> backup_brought_in(ImportResult(games=["a", "b"], removed=1, rules=["Lake house"], known=3))
    'Imported: two games, one removed game and the rules “Lake house”. You already had three items.'
    >>> backup_brought_in(ImportResult(games=["a"], learners=["Ida", "Walt"], people=["Ida", "Walt"]))
    'Imported: one game, the learning progress of Ida and Walt and two new players.'
    """
    others = max(0, len(found.refused) - 1)
    counted = {"games": len(found.games), "people": len(found.people), "stopped": found.stopped or ""}
    return named(
        "game_files", "brought_in", found, refused=[file.name for file in found.refused[:1]], others=others, **counted
    )
