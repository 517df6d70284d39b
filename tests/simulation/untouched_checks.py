"""What nobody has touched stays: a game is called something else and is otherwise the same, a match stays at the table
when another can't be opened, half a number stays in its field, the order of a hand and a picture that lies on the table
stay on the disk, and the times of a record never go back.
"""

from collections.abc import Callable, Collection
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from game.messages.functions import screens as say_screens
from game.play.match import Match
from game.ui.evening.score_pad.score_pad_entry import ScorePadEntryScene
from game.ui.match.matches.match_at_table import MatchAtTable
from game.ui.review.games.presenter import GamesOnDisk
from game.ui.review.games.screen import GamesScene
from game.ui.start.title.screen import TitleScene
from game.ui.system.people.learning_players import LearningPlayers
from saves.disk.folders import games_folder, hands_folder, table_folder
from saves.library.library import Progress
from saves.players.people import LearningFile, learned_in
from saves.records.lines import RECORD_SUFFIX
from tests.simulation.broken import Broken
from tests.simulation.computer import DATA, Computer, Window
from tests.simulation.disk import Ill
from tests.simulation.table_checks import Since
from tests.simulation.watch import around

LONGEST_LAG: Final = 12.0
"""Seconds that a page may be behind what is so, on a disk that is well."""
ROUNDING: Final = 0.1
"""Seconds by which a time in a record may seem earlier than the one before."""


class UntouchedChecks:
    """Of one computer. `meddled` are the files that other programs have changed."""

    def __init__(self, computer: Computer, meddled: Collection[str]) -> None:
        self._computer, self._meddled = computer, meddled
        self._since = Since()
        self._found: list[Broken] = []
        self._ill_at = 0.0
        self._timed: WeakKeyDictionary[Match, tuple[int, float]] = WeakKeyDictionary()
        """How many lines of each match have been looked at, and the latest time among them."""
        self._renewed: dict[LearningFile, tuple[float, Collection[str]]] = {}
        """When a window was asked to read a learner's file once more, and the problems that were in it then."""
        around(GamesOnDisk, "label", self._label)
        around(MatchAtTable, "open", self._open)
        around(ScorePadEntryScene, "follow", self._follow)
        around(LearningPlayers, "refresh", self._refresh)

    def check(self, window: Window) -> None:
        """Raises Broken."""
        if self._found:
            raise self._found[0]
        if self._computer.disk.ill is not Ill.WELL:
            self._ill_at = self._computer.scheduler.now
        inner = window.page
        if isinstance(inner, GamesScene):
            self._check_days(window, inner)
        if isinstance(inner, TitleScene):
            self._check_turns(window, inner)
        if window.program.session is not None:
            self._check_times(window.program.session.game.match)
        self._check_learned(window)

    # ---- games

    @staticmethod
    def _label(real: Callable[..., Any], games: GamesOnDisk, path: str, label: Any) -> Any:
        before = games.label_of(Path(path))
        trouble = real(games, path, label)
        now = games.label_of(Path(path))
        if replace(now, name=before.name, person=before.person) != before:
            raise Broken("what nobody has touched is lost", f"{before} is {now} after it was called {label.name!r}")
        return trouble

    @staticmethod
    def _open(real: Callable[..., bool], table: MatchAtTable, path: Path) -> bool:
        """Where another match can't be opened, the one at the table goes on."""
        before, was_at = table.session, table.path
        is_open: bool = real(table, path)
        if not is_open and was_at != path and table.session is not before:
            raise Broken("a match is left", f"{was_at} for {path}, which can't be opened")
        return is_open

    def _check_times(self, match: Match) -> None:
        count, latest = self._timed.get(match, (0, 0.0))
        lines = match.lines
        for line in lines[count:]:
            time = line.t
            if time is None:
                continue
            if time < latest - ROUNDING:
                raise Broken("a record contradicts the clock", f"{time} s after {latest} s: {match.header.id}")
            latest = max(latest, time)
        self._timed[match] = len(lines), latest

    def _check_days(self, window: Window, scene: GamesScene) -> None:
        """When a game was played last is told by the day, not by the hours since."""
        now = self._computer.now()
        entries = {str(entry.path): entry.last_played for entry in window.program.games.entries}
        there = [game for game in scene.state.games if game.id in entries]
        told = [(game.when, datetime.fromtimestamp(entries[game.id], UTC)) for game in there]
        wrong = [
            f"{when} of {then} at {now}"
            for when, then in told
            if (days := _days_told(when)) is not None and days != (now.date() - then.date()).days
        ]
        is_wrong = bool(wrong) and not window.app.is_away
        if self._since.seconds(("days", window), is_wrong, self._computer.scheduler.now) > LONGEST_LAG:
            raise Broken("a sentence contradicts the clock", wrong[0])

    def _check_turns(self, window: Window, scene: TitleScene) -> None:
        """The title counts the games in which it is a person's turn."""
        games, shown = window.program.games, scene.state.model.your_turns
        active = [one for one in games.entries if one.progress is Progress.ACTIVE and one.problem is None]
        movers = [(one.players or one.seats)[one.mover].kind for one in active if one.mover is not None]
        differs = not games.is_reading and not window.app.is_away and shown != movers.count("human")
        if self._since.seconds(("turns", window), differs, self._computer.scheduler.now) > LONGEST_LAG:
            raise Broken("a list contradicts the disk", f"the title has {shown} turns, and these must act: {movers}")

    # ---- files

    def removed(self, path: str) -> None:
        """The program has removed a file: no order of the hands in a match that goes on, and no picture that lies on
        the table.
        """
        there, now = Path(path), self._computer.disk.device.now
        record = games_folder(DATA) / f"{there.stem}{RECORD_SUFFIX}"
        if there.parent == hands_folder(DATA) and str(record) in now and str(record) not in self._meddled:
            text = self._computer.disk.device.safe_content(str(record)) or b""
            if b'"type":"end"' not in text and text.count(b"\n") > 1:
                self._found.append(Broken("what belongs to a game is lost", path))
        looks = {(window.app.preferences.cloth, window.app.preferences.back) for window in self._computer.windows}
        if there.parent == table_folder(DATA) and there.name.split(".")[0] in {name for look in looks for name in look}:
            self._found.append(Broken("a picture that lies on the table is removed", path))

    # ---- learning

    def _refresh(self, real: Callable[..., None], learning: LearningPlayers) -> None:
        real(learning)
        for file in [*learning._files.values()]:
            there = self._computer.disk.device.safe_content(str(file.path))
            tried = learned_in(there).problems if there is not None and str(file.path) not in self._meddled else {}
            self._renewed[file] = self._computer.scheduler.now, tuple(tried)

    def _check_learned(self, window: Window) -> None:
        """What another window has learned is known here once this one has been asked to read it again."""
        for file, (since, tried) in list(self._renewed.items()):
            if window.app.is_away or file not in window.program.learning_players._files.values():
                continue
            if self._computer.scheduler.now > max(since, self._ill_at) + LONGEST_LAG:
                del self._renewed[file]
                if unknown := [*{*tried} - file.value.problems.keys()]:
                    raise Broken("a list contradicts the disk", f"nothing is known here of {unknown[:3]}")

    # ---- score pads

    @staticmethod
    def _follow(real: Callable[..., None], scene: ScorePadEntryScene) -> None:
        before = scene.state
        real(scene)
        after = scene.state
        is_untouched = before.chosen is not None and before.settled(before.chosen).number == before.typed.number
        if before.chosen == after.chosen and is_untouched and after.typed != before.typed:
            raise Broken("what was typed is lost", f"{before.typed} is {after.typed}")


def _days_told(told: str) -> int | None:
    """How many days ago something was, where that is told in days."""
    if told.startswith(say_screens.today("|").partition("|")[0]):
        return 0
    return 1 if told == say_screens.yesterday() else None
