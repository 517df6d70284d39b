"""Games kept safe by hand: copies of single ones, backups of all, and what comes in from elsewhere. No game is open
to it.
"""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from game.ui.core.scene import Scene
from game.ui.flow.entries import trouble
from game.ui.flow.named_file import SAVE_COPY, FilePage, NamedFileScene, Told
from game.ui.widgets import Button, Dialog
from game.words import files as words
from saves.backup import write_backup
from saves.bad_record import BadRecord
from saves.files import Disk
from saves.importing import BroughtIn, NotOurs, bring_in
from saves.saved_game import SavedGame
from saves.typed_path import home_folder

COPY = FilePage(
    SAVE_COPY.name,
    words.COPY_TITLE,
    words.COPY_WHY,
    words.COPY_TO,
    words.SAVE_THE_COPY,
    words.COPYING,
    words.COPY_SILENT,
    words.copy_fails,
    icon="copy",
)
BACK_UP = FilePage(
    "back_up",
    words.BACKUP_TITLE,
    words.BACKUP_WHY,
    words.BACKUP_TO,
    words.WRITE_BACKUP,
    words.WRITING_BACKUP,
    words.STILL_WRITING,
    words.copy_fails,
    icon="copy",
)
BRING_IN = FilePage(
    "bring_in",
    words.BRING_IN_TITLE,
    words.BRING_IN_WHY,
    words.FILE_TO_BRING_IN,
    words.BRING_IT_IN,
    words.BRINGING_IN,
    words.STILL_READING,
    words.cannot_read,
    icon="down",
    writes=False,
)


class Keeping:
    """Lays the pages over the list of games."""

    def __init__(
        self,
        data: Path,
        disk: Disk,
        lay_over: Callable[[Scene], None],
        at_table: Callable[[], SavedGame | None],
        now: Callable[[], datetime],
        use_settings: Callable[[bytes], Callable[[], None] | None],
    ) -> None:
        """`data` is the folder of the player; `at_table` the open game, whose last moves may be in memory only;
        `use_settings` makes settings of a backup those of now, None where they cannot be understood.
        """
        self._data = data
        self._disk = disk
        self._lay_over = lay_over
        self._at_table = at_table
        self._now = now
        self._use_settings = use_settings

    def save_copy(self, record: Path, back: Callable[[], None]) -> None:
        """A copy of one game, wherever it is wanted."""
        open_here = self._at_table()
        saved = open_here if open_here is not None and open_here.path == record else None

        def save(path: Path) -> Told:
            if path.exists() and path.samefile(record):
                return Told(words.IS_THE_GAME, is_good=False)
            if saved is not None:
                saved.save_copy(path)
            else:
                self._disk.replace(path, record.read_bytes())
            return Told(words.copy_saved(str(path)))

        self._lay_over(NamedFileScene(COPY, str(home_folder() / record.name), save, back))

    def back_up(self, back: Callable[[], None]) -> None:
        """Everything in one file."""

        def write(path: Path) -> Told:
            backup = write_backup(self._data, path, self._disk)
            if backup.is_empty:
                return Told(words.NOTHING_TO_BACK_UP, is_good=False)
            return Told(
                words.backed_up(str(path), backup.games, backup.rules, backup.has_settings, backup.left_out),
                is_good=not backup.left_out,
            )

        path = home_folder() / f"hand-and-foot-{self._now():%Y-%m-%d}.zip"
        self._lay_over(NamedFileScene(BACK_UP, str(path), write, back))

    def bring_in(self, back: Callable[[], None]) -> None:
        """A record or a backup from elsewhere."""

        def read(path: Path) -> Told:
            try:
                return self._told(bring_in(path, self._data, self._disk))
            except NotOurs as error:
                return Told(words.not_ours(str(error)), is_good=False)

        self._lay_over(NamedFileScene(BRING_IN, "", read, back))

    def _told(self, found: BroughtIn) -> Told:
        if not found.is_backup:
            return _of_a_record(found)
        refused = [refused.name for refused in found.refused]
        sentence = words.backup_brought_in(
            len(found.games), found.removed, found.rules, found.known, refused, found.stopped
        )
        use = self._use_settings(found.settings) if found.settings is not None else None
        is_good = not refused and found.stopped is None
        return Told(sentence, is_good, partial(_settings_dialog, use) if use is not None else None)


def _of_a_record(found: BroughtIn) -> Told:
    if found.games:
        return Told(words.game_brought_in(found.games[0]))
    if not found.refused:
        return Told(words.KNOWN_REMOVED if found.known_removed else words.KNOWN_GAME)
    why = found.refused[0].why
    return Told(words.game_refused(trouble(why) if isinstance(why, BadRecord) else why), is_good=False)


def _settings_dialog(use: Callable[[], None], close: Callable[[], None]) -> Dialog:
    """Settings are never exchanged unasked."""

    def use_them() -> None:
        close()
        use()

    buttons = [
        Button("button/use_settings", words.USE_SETTINGS, use_them),
        Button("button/continue", words.KEEP_SETTINGS, close, kind="primary"),
    ]
    return Dialog(words.BACKUP_SETTINGS, words.WHAT_SETTINGS_ARE, buttons)
