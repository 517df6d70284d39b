"""The player's games on disk: listed, removed and put back, named, and salvaged if damaged."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.ai.level_names import strength_in
from game.analysis.history_reader import HistoryReader
from game.analysis.kept_matches import AnalysisHeard, MatchHistory
from game.analysis.strength.life_of_games import KindOfMatch, PersonsLife, matches_looked_at
from game.messages.functions import errors as say_errors, game_files as say_game_files, my_games as say_my_games
from game.messages.language import saying
from game.ui.review.games.known_games import listed
from game.ui.shared import models
from game.ui.shared.requests import OpenRecord
from game.ui.start.new_game.new_games import NewGameHeaders
from game.ui.system.services import Services
from saves.disk.files import reason_of, with_reason
from saves.disk.folders import analysis_folder, labels_folder, summaries_file
from saves.disk.lock import GameIsOpen
from saves.library.library import GameEntry, GamesReader
from saves.library.match_summary import same_rules
from saves.players.people import NO_LABEL, GameLabel, label_in, mark_seen, plain_label, write_label
from saves.records.lines import BadRecord, GameLine, is_score_pad
from saves.records.replay import good_part
from saves.records.saved_game import SavedGame
from saves.records.side_files import side_file

if TYPE_CHECKING:
    from game.ui.review.games.people_panel import PeopleShown
    from game.ui.review.games.screen import GamesScene
    from game.ui.shared.moments.film import Film


class GamesOnDisk:
    """The player's saved games, as far as they are loaded: reading continues in the background."""

    def __init__(
        self,
        services: Services,
        at_table: Callable[[], SavedGame | None],
        hears_of_analysis: AnalysisHeard,
        faces: Callable[[], Mapping[str, int]],
    ) -> None:
        """`at_table` is the record of the game open here, whose last moves may be only in memory; each match's analysis
        goes once to `hears_of_analysis`, in a reading thread; `faces` are those of the people of the house, by the keys
        of their names.
        """
        self._services, self.at_table, environment = services, at_table, services.environment
        self.faces = faces
        self.reader = GamesReader(environment.library)
        self.removed = GamesReader(environment.library.removed)
        data, records = environment.data, environment.library.folder
        history = MatchHistory(
            records,
            analysis_folder(data),
            summaries_file(data),
            environment.disk,
            hears_of_analysis,
            environment.reading,
        )
        self.history = HistoryReader(history, labels_folder(data))
        self._shown = 0  # of `_changes`
        self._list: GamesScene | None = None  # the last one
        self._left: tuple[GamesScene, Path | None] | None = None  # for the game in that file
        self._trash: dict[str, Path] = {}  # where removed files are, by their old place

    # ---- the games

    @property
    def entries(self) -> tuple[GameEntry, ...]:
        """The loaded games, the latest played first."""
        return self.reader.told

    @property
    def is_reading(self) -> bool:
        return self.reader.is_reading

    @property
    def _changes(self) -> int:
        return self.reader.changes + self.removed.changes + self.history.changes

    def has_news(self) -> bool:
        """Whether more has been loaded since this was last asked."""
        if self._shown == self._changes:
            return False
        self._shown = self._changes
        self._tell_trouble()
        return True

    def _tell_trouble(self) -> None:
        if self.reader.trouble is not None:
            self._services.screens.say(saying(say_errors.games_unreadable, self.reader.trouble))

    def entries_within(self, seconds: float) -> tuple[GameEntry, ...]:
        """The games, or as many as are loaded within this many seconds."""
        return self.reader.refresh(seconds)

    @property
    def names(self) -> list[str]:
        """Those of the games, or of as many as are loaded soon: a new one has another."""
        return [entry.name for entry in self.entries_within(self._services.environment.patience)]

    def refresh(self) -> list[models.ListedGame]:
        """For a list about to be shown with the games loaded so far; the rest comes while it is on screen."""
        self.history.refresh()
        self.reader.refresh(self._services.environment.patience)
        self.history.wait(self._services.environment.patience)
        self._shown = self._changes
        self._tell_trouble()
        return self.listed(self.reader)

    def look_for_removed(self) -> list[models.ListedGame]:
        """The same for removed games."""
        self.removed.refresh(self._services.environment.patience)
        return self.listed(self.removed)

    def listed(self, reader: GamesReader) -> list[models.ListedGame]:
        """The games that a reader has loaded, as list rows."""
        for entry in reversed(reader.told):
            self._services.screens.seat(seat.name for seat in entry.seats)
        now, faces = self._services.environment.now(), self.faces()
        return [listed(entry, now, self.label_of(entry.path), faces) for entry in reader.told]

    @property
    def people(self) -> "PeopleShown":
        from game.ui.review.games.people_panel import PeopleShown

        return PeopleShown(self.history.told.people, self.history.is_reading, self.history.left, self.faces())

    def people_of(self, header: GameLine) -> tuple[PersonsLife, ...]:
        """What matches say about people, if a computer is to play as well as the people of a new match: whatever is
        loaded after a moment.
        """
        if all(strength_in(seat.level) is None for seat in header.seats):
            return ()
        self.history.refresh()
        self.history.wait(self._services.environment.patience)
        return self.history.told.people

    def matches_like(self, film: "Film") -> int:
        """How many analysed matches a film's only person has with its rules and table, as far as loaded."""
        if film.own is None:
            return 0
        kind = KindOfMatch(same_rules(film.rules), len(film.names), len(film.header.teams), real_cards=False)
        return matches_looked_at(self.history.told.people, film.names[film.own], kind)

    # ---- the list on screen

    def show_list(self, is_over: bool) -> None:
        """Replacing all screens, or over the current one."""
        from game.ui.review.games.screen import GamesScene

        scene = GamesScene(self, self._services.ask)
        (self._services.screens.push if is_over else self._services.screens.show)(scene)
        self._follow(scene)

    def _follow(self, scene: "GamesScene") -> None:
        self._list = scene

        def tell() -> None:
            is_reading = self.reader.is_reading or self.removed.is_reading
            scene.show(self.listed(self.reader), is_reading, self.listed(self.removed), self.people)

        self._services.screens.subscribe(scene, tell)

    def show_chances(self) -> None:
        from game.analysis.chance.chances import who_got_what
        from game.ui.review.games.who_gets_screen import ChancesShown, WhoGetsScene

        self.history.refresh()
        self.history.wait(self._services.environment.patience)
        scene = WhoGetsScene(ChancesShown(who_got_what(self.history.told.dealt), self.faces()), self._services.ask)
        self._services.screens.push(scene, lambda: scene.receive(found=who_got_what(self.history.told.dealt)))

    def reload_list(self) -> None:
        if self._list is not None and self._list in self._services.screens.scenes:
            self._list.reload()

    def leave_list(self, game: Path | None = None) -> None:
        """A score pad or a result replaces it, and leads back to it with `show_list_again`."""
        there = self._list is not None and self._list in self._services.screens.scenes
        self._left = (self._list, game) if self._list is not None and there else None

    def was_left_for(self, game: Path) -> bool:
        return self._left is not None and self._left[1] == game

    def show_list_again(self) -> bool:
        left, self._left = self._left, None
        if left is None:
            return False
        scene, _ = left
        self.refresh()
        self._services.screens.show(scene)
        self._follow(scene)
        self._services.screens.notify()
        return True

    # ---- actions on a game

    def remove(self, path: str) -> str | None:
        """Take a record off the list: it is moved, never deleted; returns a sentence if that is impossible."""
        at_table = self.at_table()
        if at_table is not None and at_table.path == Path(path):
            return say_game_files.is_at_the_table()

        def remove() -> None:
            self._trash[path] = self._services.environment.library.remove(Path(path))

        return self._moved(remove)

    def put_back(self, path: str) -> str | None:
        """Put it back on the list, by its path there or among the removed games; returns a sentence if that is
        impossible.
        """

        def put_back() -> None:
            self._services.environment.library.put_back(self._trash.get(path, Path(path)))
            self._trash.pop(path, None)

        return self._moved(put_back)

    def _moved(self, move: Callable[[], None]) -> str | None:
        try:
            move()
        except GameIsOpen:
            return say_errors.open_elsewhere()
        except OSError as error:
            return say_game_files.not_moved(reason_of(error))
        self.history.refresh()
        return None

    def label(self, path: str, label: GameLabel) -> str | None:
        record = Path(path)
        plain = plain_label(replace(self.label_of(record), name=label.name, person=label.person))
        labels, disk = labels_folder(self._services.environment.data), self._services.environment.disk
        file = side_file(labels, record)

        def keep() -> None:
            there = label_in(file)  # another window may have looked at its cards
            seen, imported = plain.seen or there.seen, plain.imported or there.imported
            write_label(labels, record, replace(plain, seen=seen, imported=imported), disk)

        try:
            self._services.background.insist(file, keep)
        except OSError as error:
            return say_my_games.not_named(reason_of(error))
        self.history.relabel(record, plain)
        return None

    def label_of(self, record: Path) -> GameLabel:
        return self.history.told.labels.get(record.name, NO_LABEL)

    def mark_seen(self, record: Path) -> None:
        """The cards of an unfinished game are about to be seen in another record."""
        labels, disk = labels_folder(self._services.environment.data), self._services.environment.disk
        with suppress(OSError):  # valid until the program ends
            self._services.background.insist(side_file(labels, record), partial(mark_seen, labels, record, disk))
        self.history.relabel(record, replace(self.label_of(record), seen=True))

    def salvage(self, path: Path, headers: NewGameHeaders, called_now: Callable[[GameLine], GameLine]) -> None:
        """Salvage the intact part of the record in that file, which is only read, as a new game, and open it.
        `called_now` gives its people the names that they have now.
        """
        library = self._services.environment.library
        try:
            if is_score_pad(path):
                there = library.salvage_score_pad(path, headers.fresh().game_id)
                if there is not None:
                    self._services.ask(OpenRecord(str(there)))
                    return
            lines = good_part(path).accepted
            if lines and isinstance(lines[0], GameLine):
                header = headers.part_of(called_now(lines[0]))
                if library.salvage(lines, header):
                    self._services.ask(OpenRecord(str(library.path_of(header.id))))
                    return
        except OSError as error:
            self._services.screens.say(saying(with_reason, say_errors.unreadable, error, path.name))
            return
        except (BadRecord, GameIsOpen):  # another program is writing there at the moment
            pass
        self._services.screens.say(say_errors.good_part_not_saved)
