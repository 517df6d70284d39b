"""The player's games on disk: as lists show them, removed and put back, copied, backed up, brought in, and saved as far
as they are whole.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from game.engine.board import Board
from game.engine.melds import top_card
from game.engine.refusal import Refusal
from game.rules.clashes import Clash
from game.ui.core.scene import Scene
from game.ui.new_games import NewGameHeaders
from game.ui.screens import models
from game.ui.screens.named_file import SAVE_COPY, FileOutcome, FilePage, NamedFileScene
from game.ui.widgets import Button, Dialog
from game.words import errors, files, screens
from game.words.grammar import team_name
from game.words.house_rules import clash_sentence
from game.words.refusals import refusal_sentence
from saves.backup import write_backup
from saves.bad_record import BadRecord, HugeRecord, NewerRecord
from saves.files import Disk, reason_of
from saves.importing import BroughtIn, NotOurs, bring_in
from saves.library import GameEntry, Library, Progress
from saves.lines import GameLine
from saves.lock import GameIsOpen
from saves.salvage import good_lines
from saves.saved_game import SavedGame
from saves.typed_path import home_folder

COPY = FilePage(
    SAVE_COPY.name,
    files.COPY_TITLE,
    files.COPY_WHY,
    files.COPY_TO,
    files.SAVE_THE_COPY,
    files.COPYING,
    files.COPY_SILENT,
    files.copy_fails,
    icon="copy",
)
BACK_UP = FilePage(
    "back_up",
    files.BACKUP_TITLE,
    files.BACKUP_WHY,
    files.BACKUP_TO,
    files.WRITE_BACKUP,
    files.WRITING_BACKUP,
    files.STILL_WRITING,
    files.copy_fails,
    icon="copy",
)
BRING_IN = FilePage(
    "bring_in",
    files.BRING_IN_TITLE,
    files.BRING_IN_WHY,
    files.FILE_TO_BRING_IN,
    files.BRING_IT_IN,
    files.BRINGING_IN,
    files.STILL_READING,
    files.cannot_read,
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

        def save(path: Path) -> FileOutcome:
            if path.exists() and path.samefile(record):
                return FileOutcome(files.IS_THE_GAME, is_good=False)
            if saved is not None:
                saved.save_copy(path)
            else:
                self._disk.replace(path, record.read_bytes())
            return FileOutcome(files.copy_saved(str(path)))

        self._lay_over(NamedFileScene(COPY, str(home_folder() / record.name), save, back))

    def back_up(self, back: Callable[[], None]) -> None:
        """Everything in one file."""

        def write(path: Path) -> FileOutcome:
            backup = write_backup(self._data, path, self._disk)
            if backup.is_empty:
                return FileOutcome(files.NOTHING_TO_BACK_UP, is_good=False)
            return FileOutcome(
                files.backed_up(str(path), backup.games, backup.rules, backup.has_settings, backup.left_out),
                is_good=not backup.left_out,
            )

        path = home_folder() / f"hand-and-foot-{self._now():%Y-%m-%d}.zip"
        self._lay_over(NamedFileScene(BACK_UP, str(path), write, back))

    def bring_in(self, back: Callable[[], None]) -> None:
        """A record or a backup from elsewhere."""

        def read(path: Path) -> FileOutcome:
            try:
                return self._told(bring_in(path, self._data, self._disk))
            except NotOurs as error:
                return FileOutcome(files.not_ours(str(error)), is_good=False)

        self._lay_over(NamedFileScene(BRING_IN, "", read, back))

    def _told(self, found: BroughtIn) -> FileOutcome:
        if not found.is_backup:
            return _of_a_record(found)
        refused = [refused.name for refused in found.refused]
        sentence = files.backup_brought_in(
            len(found.games), found.removed, found.rules, found.known, refused, found.stopped
        )
        use = self._use_settings(found.settings) if found.settings is not None else None
        is_good = not refused and found.stopped is None
        return FileOutcome(sentence, is_good, partial(_settings_dialog, use) if use is not None else None)


def _of_a_record(found: BroughtIn) -> FileOutcome:
    if found.games:
        return FileOutcome(files.game_brought_in(found.games[0]))
    if not found.refused:
        return FileOutcome(files.KNOWN_REMOVED if found.known_removed else files.KNOWN_GAME)
    why = found.refused[0].why
    return FileOutcome(files.game_refused(trouble(why) if isinstance(why, BadRecord) else why), is_good=False)


def _settings_dialog(use: Callable[[], None], close: Callable[[], None]) -> Dialog:
    """Settings are never exchanged unasked."""

    def use_them() -> None:
        close()
        use()

    buttons = [
        Button("button/use_settings", files.USE_SETTINGS, use_them),
        Button("button/continue", files.KEEP_SETTINGS, close, kind="primary"),
    ]
    return Dialog(files.BACKUP_SETTINGS, files.WHAT_SETTINGS_ARE, buttons)


def shown_entry(entry: GameEntry, now: datetime) -> models.ListedGame:
    """A saved game as a row of a list; `now` is local time."""
    names = [seat.name for seat in entry.seats]
    people = [seat for seat, info in enumerate(entry.seats) if info.kind == "human"]
    me = people[0] if len(people) == 1 else None
    where = (
        screens.round_place(entry.round, entry.rounds) if entry.progress == Progress.ACTIVE else entry.progress.value
    )
    totals = entry.totals or (0,) * entry.teams
    return models.ListedGame(
        id=str(entry.path),
        name=entry.name or screens.NAMELESS_GAME,
        details=(entry.rules_name, where, screens.day(datetime.fromtimestamp(entry.last_played), now)),
        teams=tuple(
            models.TeamTotal(team, team_name(names, entry.teams, team, me), total) for team, total in enumerate(totals)
        ),
        people=models.people_of(entry.seats, entry.teams),
        your_turn=entry.progress == Progress.ACTIVE and entry.waits_for_person and entry.problem is None,
        finished=entry.progress != Progress.ACTIVE,
        trouble=trouble(entry.problem) if entry.problem else "",
        in_short=errors.damaged_in_short(entry.round, entry.has_good_part) if entry.is_damaged else "",
        has_good_part=entry.has_good_part,
        table=small_table(entry.board) if entry.board is not None else None,
    )


def small_table(board: Board) -> models.SmallTable:
    """What lies open in the middle of a table."""
    melds = tuple(tuple(top_card(meld) for meld in team) for team in board.melds)
    return models.SmallTable(board.stock, board.pile, board.upcard, melds)


def trouble(problem: BadRecord) -> str:
    """Why a record cannot be opened, in one sentence."""
    if isinstance(problem, NewerRecord):
        return errors.NEWER_GAME
    if isinstance(problem, HugeRecord):
        return errors.HUGE_GAME
    match problem.why:
        case Clash():
            why = clash_sentence(problem.why)
        case Refusal():
            why = refusal_sentence(problem.why)
        case _:
            why = errors.record_fault(problem.why)
    return errors.bad_line(problem.line, why)


def waiting(entries: Sequence[GameEntry]) -> int:
    """How many games wait for a person."""
    return sum(
        entry.progress == Progress.ACTIVE and entry.waits_for_person and entry.problem is None for entry in entries
    )


class GoodPart:
    """`say` tells a sentence where that cannot be; `then` gets the path of the new game."""

    def __init__(
        self, library: Library, fresh: NewGameHeaders, say: Callable[[str], None], then: Callable[[str], None]
    ) -> None:
        self._library = library
        self._fresh = fresh
        self._say = say
        self._then = then

    def save(self, path: str) -> None:
        """Save what is whole of the record in that file, which is only read."""
        try:
            lines = good_lines(Path(path))
            if not lines or not isinstance(lines[0], GameLine):
                self._say(errors.GOOD_PART_NOT_SAVED)
                return
            header = self._fresh.part_of(lines[0])
            safe = self._library.save_good_part(lines, header)
        except OSError as error:
            self._say(errors.unreadable(Path(path).name, reason_of(error)))
        except (BadRecord, GameIsOpen):  # another program writes there at this moment
            self._say(errors.GOOD_PART_NOT_SAVED)
        else:
            if safe:
                self._then(str(self._library.path_of(header.id)))
            else:
                self._say(errors.GOOD_PART_NOT_SAVED)


class Removing:
    """Remembers where what it took away lies; `at_table` is the record of the game that is open here, if one is."""

    def __init__(self, library: Library, at_table: Callable[[], Path | None]) -> None:
        self._library = library
        self._at_table = at_table
        self._kept: dict[str, Path] = {}

    def remove(self, path: str) -> str | None:
        """Take a record off the list; a sentence where that cannot be."""
        if self._at_table() == Path(path):
            return files.IS_AT_THE_TABLE
        try:
            self._kept[path] = self._library.remove(Path(path))
        except GameIsOpen:
            return errors.OPEN_ELSEWHERE
        except OSError as error:
            return files.not_moved(reason_of(error))
        return None

    def put_back(self, path: str) -> str | None:
        """Have it in the list again, by its path there or by that among the removed games; a sentence where it cannot
        be.
        """
        try:
            self._library.put_back(self._kept.get(path, Path(path)))
        except GameIsOpen:
            return errors.OPEN_ELSEWHERE
        except OSError as error:
            return files.not_moved(reason_of(error))
        self._kept.pop(path, None)
        return None
