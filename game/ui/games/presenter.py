"""The player's games on disk: as lists show them, removed and put back, copied, backed up, brought in, and saved as far
as they are whole.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from game.ai.like_me import strength_in
from game.analysis.history_reader import HistoryReader
from game.analysis.kept_matches import AnalysisHeard, MatchHistory
from game.analysis.life import KindOfMatch, PersonsLife, matches_looked_at
from game.engine.board import Board
from game.engine.melds import top_card
from game.engine.refusal import RefusalBase
from game.rules.clashes import Clash
from game.ui import models
from game.ui.core.preferences import Preferences
from game.ui.environment import Environment
from game.ui.games.game_search import words_of_day
from game.ui.games.life_panels import LifeShown
from game.ui.games.match_table import csv_of
from game.ui.games.matches_to_look_at import MatchesToLookAt
from game.ui.moments.film import Film
from game.ui.named_file.screen import FileOutcome, FilePage, NamedFileScene
from game.ui.new_game.new_games import NewGameHeaders
from game.ui.requests import Ask, ChangePreferences, OpenRecord
from game.ui.scene_stack import SceneStack
from game.ui.widgets import Button, Dialog
from game.words import errors, my_games, screens
from game.words import game_files as files
from game.words import score_pad as pad_words
from game.words.grammar import team_name
from game.words.house_rules import clash_sentence, why_not_rules
from game.words.refusals import refusal_sentence
from saves import limits
from saves.background import Background
from saves.backup import write_backup
from saves.bad_record import BadRecord, HugeRecord, NewerRecord
from saves.file_faults import RulesTrouble, TooManySeats
from saves.files import read_small, reason_of
from saves.folders import analysis_folder, labels_folder, summaries_file
from saves.games_reader import GamesReader
from saves.importing import ImportResult, NotImportable, import_files
from saves.labels import IMPORTED, NO_LABEL, GameLabel, mark_seen, plain_label, write_label
from saves.library import GameEntry, Progress
from saves.lines import PAD_SUFFIX, GameLine
from saves.lock import GameIsOpen
from saves.match_summary import same_rules
from saves.salvage import good_lines
from saves.saved_game import SavedGame
from saves.settings import settings_in
from saves.typed_path import home_folder

SAVE_COPY: Final = FilePage(
    name="save_copy",
    title=files.SAVE_COPY,
    why=files.COPY_ELSEWHERE_WHY,
    label=files.COPY_TO,
    button=files.SAVE_THE_COPY,
    doing=files.COPYING,
    silent=files.COPY_SILENT,
    fails=files.cannot_save_there,
)
"""Of the game at the table."""
COPY: Final = replace(SAVE_COPY, why=files.COPY_WHY, icon="copy")
"""Of any game in the list."""
BACK_UP: Final = FilePage(
    name="back_up",
    title=files.BACK_UP,
    why=files.BACKUP_WHY,
    label=files.BACKUP_TO,
    button=files.WRITE_BACKUP,
    doing=files.WRITING_BACKUP,
    silent=files.STILL_WRITING,
    fails=files.cannot_save_there,
    icon="copy",
)
BRING_IN: Final = FilePage(
    name="bring_in",
    title=files.BRING_IN,
    why=files.BRING_IN_WHY,
    label=files.FILE_TO_BRING_IN,
    button=files.BRING_IT_IN,
    doing=files.BRINGING_IN,
    silent=files.STILL_READING,
    fails=files.cannot_read,
    icon="down",
    writes=False,
)


EXPORT: Final = FilePage(
    name="export",
    title=my_games.EXPORT,
    why=files.EXPORT_WHY,
    label=files.EXPORT_TO,
    button=files.WRITE_TABLE,
    doing=files.WRITING_TABLE,
    silent=files.STILL_WRITING,
    fails=files.cannot_save_there,
    icon="list",
)


LONG_READING: Final = 600.0
"""Seconds that writing the table waits for matches that nobody has read yet."""


class GamesOnDisk:
    """The saved games of the player as far as they are known: reading goes on beside the window's own thread.

    The pages on which a file is named are laid over the screen at hand.
    """

    def __init__(
        self,
        environment: Environment,
        screens: SceneStack,
        ask: Ask,
        at_table: Callable[[], SavedGame | None],
        background: Background,
        hears_of_analysis: AnalysisHeard,
        faces: Callable[[], Mapping[str, int]],
    ) -> None:
        """`at_table` is the record of the game that is open here, whose last moves may be in memory only; what was
        found in a match is told once to whoever `hears_of_analysis`, in a thread that reads; `faces` are those of the
        people of the house, by the keys of their names.
        """
        self._environment = environment
        self._screens = screens
        self._ask = ask
        self._at_table = at_table
        self._faces = faces
        self._reader = GamesReader(environment.library)
        self._removed = GamesReader(environment.library.removed)
        data, records = environment.data, environment.library.folder
        history = MatchHistory(
            records,
            analysis_folder(data),
            summaries_file(data),
            environment.disk,
            hears_of_analysis,
            environment.reading,
        )
        self._history = HistoryReader(history, labels_folder(data))
        self._to_look_at = MatchesToLookAt(environment, background, self.read_again)
        self._shown = 0  # of `_changes`
        self._trash: dict[str, Path] = {}  # where what was removed lies, by where it was

    # ---- what there is

    @property
    def entries(self) -> tuple[GameEntry, ...]:
        """The games that are known, the one played last first."""
        return self._reader.games

    @property
    def is_reading(self) -> bool:
        """Whether there may be more games than are known."""
        return self._reader.is_reading

    @property
    def is_reading_removed(self) -> bool:
        """The same for the games that were taken off the list."""
        return self._removed.is_reading

    @property
    def _changes(self) -> int:
        return sum(reader.changes for reader in (self._reader, self._removed, self._history)) + self._to_look_at.changes

    def has_news(self) -> bool:
        """Whether more has become known since this was asked, or somebody looked."""
        if self._shown == self._changes:
            return False
        self._shown = self._changes
        self._tell_trouble()
        return True

    def _tell_trouble(self) -> None:
        if self._reader.trouble is not None:
            self._screens.say(errors.games_unreadable(self._reader.trouble))

    def entries_within(self, seconds: float) -> tuple[GameEntry, ...]:
        """The games, or as many of them as are known within so many seconds."""
        return self._reader.look(seconds)

    def look(self) -> list[models.ListedGame]:
        """For a list that is about to be shown as far as the games are known; the rest comes while it is on screen."""
        self._history.look()
        self._reader.look(self._environment.patience)
        self._history.wait(self._environment.patience)
        self._shown = self._changes
        self._tell_trouble()
        return self.listed

    def look_for_removed(self) -> list[models.ListedGame]:
        """The same for the games that were taken off the list."""
        self._removed.look(self._environment.patience)
        return self.listed_removed

    @property
    def listed(self) -> list[models.ListedGame]:
        """The games that are known, as a list shows them."""
        return self._listed(self._reader)

    @property
    def listed_removed(self) -> list[models.ListedGame]:
        """The same for the games that were taken off the list."""
        return self._listed(self._removed)

    def _listed(self, reader: GamesReader) -> list[models.ListedGame]:
        return [listed(entry, self._environment.now(), self.label_of(entry.path)) for entry in reader.games]

    @property
    def life(self) -> LifeShown:
        """What the finished matches tell, as far as they are known."""
        return LifeShown(
            self._history.told.life,
            self._environment.now(),
            is_reading=self._history.is_reading,
            looking_at=self._to_look_at.left,
            may_look=True,
            faces=self._faces(),
        )

    def people_of(self, header: GameLine) -> tuple[PersonsLife, ...]:
        """What matches tell of people, where somebody is to play as strong as those of a new match: as far as that is
        known after a moment.
        """
        if all(strength_in(seat.level) is None for seat in header.seats):
            return ()
        self._history.look()
        self._history.wait(self._environment.patience)
        return self._history.told.life.people

    def matches_like(self, film: Film) -> int:
        """How many matches of the only person of a film were looked at that had its rules and its table, as far as they
        are known.
        """
        if film.own is None:
            return 0
        kind = KindOfMatch(same_rules(film.rules), len(film.names), len(film.header.teams))
        return matches_looked_at(self._history.told.life, film.names[film.own], kind)

    def look_at(self, records: Iterable[Path]) -> None:
        """What was given away in finished matches is found out behind whatever is on screen."""
        self._to_look_at.add(records)

    def read_again(self) -> None:
        """Something was found in a match: what the matches tell is another now."""
        self._history.look()

    def pass_time(self, is_played: bool) -> None:
        """Lets that go on, but not while a game is played."""
        self._to_look_at.pass_time(is_played)

    def close(self) -> None:
        """Nothing more is found out; what was found is kept."""
        self._to_look_at.close()

    # ---- what is done with one of them

    def remove(self, path: str) -> str | None:
        """Take a record off the list: it is moved, never deleted; a sentence where that cannot be."""
        at_table = self._at_table()
        if at_table is not None and at_table.path == Path(path):
            return files.IS_AT_THE_TABLE
        try:
            self._trash[path] = self._environment.library.remove(Path(path))
        except GameIsOpen:
            return errors.OPEN_ELSEWHERE
        except OSError as error:
            return files.not_moved(reason_of(error))
        self._history.look()
        return None

    def put_back(self, path: str) -> str | None:
        """Have it in the list again, by its path there or by that among the removed games; a sentence where it cannot
        be.
        """
        try:
            self._environment.library.put_back(self._trash.get(path, Path(path)))
        except GameIsOpen:
            return errors.OPEN_ELSEWHERE
        except OSError as error:
            return files.not_moved(reason_of(error))
        self._trash.pop(path, None)
        self._history.look()
        return None

    def label(self, path: str, label: GameLabel) -> str | None:
        """Call a game so, and say who played it; a sentence where that cannot be. Its record stays as it is."""
        record = Path(path)
        plain = plain_label(replace(self.label_of(record), name=label.name, person=label.person))
        try:
            write_label(labels_folder(self._environment.data), record, plain, self._environment.disk)
        except OSError as error:
            return my_games.not_named(reason_of(error))
        self._history.relabel(record, plain)
        return None

    def label_of(self, record: Path) -> GameLabel:
        """What is known of a game besides its record."""
        return self._history.told.labels.get(record.name, NO_LABEL)

    def mark_seen(self, record: Path) -> None:
        """The cards of a game that goes on are about to be seen in another record."""
        try:
            label = mark_seen(labels_folder(self._environment.data), record, self._environment.disk)
        except OSError:  # it holds until the program ends
            label = replace(self.label_of(record), seen=True)
        self._history.relabel(record, label)

    def save_good_part(self, path: Path, headers: NewGameHeaders) -> None:
        """What is whole of the record in that file, which is only read: as a game of its own, which is then opened."""
        library = self._environment.library
        try:
            if path.name.endswith(PAD_SUFFIX):
                there = library.save_good_part_of_pad(path, headers.fresh().game_id)
                if there is not None:
                    self._ask(OpenRecord(str(there)))
                    return
            lines = good_lines(path)
            if lines and isinstance(lines[0], GameLine):
                header = headers.part_of(lines[0])
                if library.save_good_part(lines, header):
                    self._ask(OpenRecord(str(library.path_of(header.id))))
                    return
        except OSError as error:
            self._screens.say(errors.unreadable(path.name, reason_of(error)))
            return
        except (BadRecord, GameIsOpen):  # another program writes there at this moment
            pass
        self._screens.say(errors.GOOD_PART_NOT_SAVED)

    def save_copy(self, record: Path) -> None:
        """A copy of one game, wherever it is wanted."""
        at_table = self._at_table()
        saved = at_table if at_table is not None and at_table.path == record else None

        def save(path: Path) -> FileOutcome:
            if path.exists() and path.samefile(record):
                return FileOutcome(files.IS_THE_GAME, is_good=False)
            if saved is not None:
                saved.save_copy(path)
            else:
                self._environment.disk.replace(path, read_small(record, limits.ANY_RECORD))
            return FileOutcome(files.saved_as(str(path)))

        self._lay_over(COPY, str(home_folder() / record.name), save)

    # ---- all of them

    def back_up(self) -> None:
        """Everything in one file."""

        def write(path: Path) -> FileOutcome:
            backup = write_backup(self._environment.data, path, self._environment.disk)
            if backup.is_empty:
                return FileOutcome(files.NOTHING_TO_BACK_UP, is_good=False)
            return FileOutcome(
                files.backed_up(
                    str(path),
                    backup.games,
                    backup.rules,
                    backup.has_settings,
                    backup.left_out,
                    backup.learners,
                    backup.has_people,
                ),
                is_good=not backup.left_out,
            )

        self._lay_over(BACK_UP, str(home_folder() / f"hand-and-foot-{self._environment.now():%Y-%m-%d}.zip"), write)

    def export(self) -> None:
        """All finished matches as a table."""

        def write(path: Path) -> FileOutcome:
            matches = self._history.look(LONG_READING).matches
            if not matches:
                return FileOutcome(files.NOTHING_TO_EXPORT, is_good=False)
            self._environment.disk.replace(path, csv_of(matches))
            return FileOutcome(files.saved_as(str(path)))

        self._lay_over(EXPORT, str(home_folder() / f"hand-and-foot-{self._environment.now():%Y-%m-%d}.csv"), write)

    def import_files(self, named: str = "") -> None:
        """A record or a backup from elsewhere, asked for by name; `named` is one that was named already."""

        def read(path: Path) -> FileOutcome:
            try:
                found = import_files(path, self._environment.data, self._environment.disk)
            except NotImportable as error:
                return FileOutcome(files.not_ours(error.flaw), is_good=False)
            if found.record is not None:
                self._history.relabel(found.record, IMPORTED)
            return self._outcome(found)

        self._lay_over(BRING_IN, named, read)

    def _lay_over(self, page: FilePage, path: str, act: Callable[[Path], FileOutcome]) -> None:
        self._screens.lay_over(NamedFileScene(page, path, act, self._ask))

    def _outcome(self, found: ImportResult) -> FileOutcome:
        if not found.is_backup:
            return _of_a_record(found)
        refused = [refused.name for refused in found.refused]
        sentence = files.backup_brought_in(
            len(found.games),
            found.removed,
            found.rules,
            found.known,
            refused,
            found.stopped,
            found.learners,
            found.people,
        )
        settings = settings_in(found.settings, Preferences) if found.settings is not None else None
        is_good = not refused and found.stopped is None
        return FileOutcome(sentence, is_good, partial(self._settings_dialog, settings) if settings else None)

    def _settings_dialog(self, settings: Preferences, close: Callable[[], None]) -> Dialog:
        """Settings are never exchanged unasked; the window stays where it is."""

        def use_them() -> None:
            close()
            self._ask(ChangePreferences(replace(settings, window=self._screens.preferences.window)))

        buttons = [
            Button("button/use_settings", files.USE_SETTINGS, use_them),
            Button("button/continue", files.KEEP_SETTINGS, close, kind="primary"),
        ]
        return Dialog(files.BACKUP_SETTINGS, files.WHAT_SETTINGS_ARE, buttons)


def _of_a_record(found: ImportResult) -> FileOutcome:
    if found.games:
        return FileOutcome(files.game_brought_in(found.games[0]))
    if not found.refused:
        return FileOutcome(files.KNOWN_REMOVED if found.known_removed else files.KNOWN_GAME)
    why = found.refused[0].why
    match why:
        case BadRecord():
            sentence = files.game_refused(trouble(why))
        case RulesTrouble():
            sentence = files.game_refused(why_not_rules(why))
        case _:
            sentence = files.game_refused(why)
    return FileOutcome(sentence, is_good=False)


def listed(entry: GameEntry, now: datetime, label: GameLabel = NO_LABEL) -> models.ListedGame:
    """A saved game as a row of a list, under its label; `now` is local time."""
    names = [seat.name for seat in entry.seats]
    people = [seat for seat, info in enumerate(entry.seats) if info.kind == "human"]
    me = people[0] if len(people) == 1 else None
    where = (
        screens.round_place(entry.round, entry.rounds) if entry.progress == Progress.ACTIVE else entry.progress.value
    )
    totals = entry.totals or (0,) * entry.teams
    name, day = entry.name or screens.NAMELESS_GAME, datetime.fromtimestamp(entry.last_played)
    rules = (entry.rules_name,) if entry.rules_name != (label.name or name) else ()
    kind: tuple[str, ...] = ()
    if entry.is_pad:
        kind = (pad_words.WITH_REAL_CARDS,)
        where = pad_words.rounds_written(entry.round)
    when = screens.day(day, now)
    played_by = tuple(label.person if label.person and seat == me else names[seat] for seat in people)
    return models.ListedGame(
        id=str(entry.path),
        name=label.name or name,
        rules=entry.rules_name,
        details=(*kind, *((when, *rules) if entry.progress == Progress.FINISHED else (*rules, where, when))),
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
        won=not entry.is_pad and any(seat % max(1, entry.teams) in entry.winners for seat in people),
        played_by=played_by,
        person=label.person,
        recorded_name=name,
        found_by=(name, entry.rules_name, label.person, *names, *words_of_day(day)),
    )


def small_table(board: Board) -> models.SmallTable:
    """What lies open in the middle of a table."""
    melds = tuple(tuple(top_card(meld) for meld in team) for team in board.melds)
    return models.SmallTable(board.stock, board.pile, board.upcard, melds)


def trouble(problem: BadRecord) -> str:
    """Why a record cannot be opened, in one sentence."""
    match problem.why:
        case TooManySeats(seats, most):
            return errors.too_large_a_table(seats, most)
    if isinstance(problem, NewerRecord):
        return errors.NEWER_GAME
    if isinstance(problem, HugeRecord):
        return errors.HUGE_GAME
    match problem.why:
        case Clash():
            why = clash_sentence(problem.why)
        case RefusalBase():
            why = refusal_sentence(problem.why)
        case _:
            why = errors.record_fault(problem.why)
    return errors.bad_line(problem.line, why)


def waiting(entries: Sequence[GameEntry]) -> int:
    """How many games wait for a person."""
    return sum(
        entry.progress == Progress.ACTIVE and entry.waits_for_person and entry.problem is None for entry in entries
    )
