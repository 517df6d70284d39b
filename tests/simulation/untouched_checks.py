"""What nobody has touched stays: a game is called something else and is otherwise the same, a match stays at the table
when another can't be opened, half a number stays in its field, the order of a hand and a picture that lies on the table
stay on the disk, and a hand stays behind its curtain. And what lists count, phones and days, too, is as it was.
"""

from collections.abc import Callable, Collection
from datetime import datetime
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from game.engine.table.view import SPECTATOR
from game.messages.functions import joining as say_joining, screens as say_screens
from game.play.match import Match
from game.ui.evening.score_pad.score_pad_entry import ScorePadEntryScene
from game.ui.evening.score_pad.score_pad_on_phones import ScorePadOnPhones
from game.ui.match.curtain.screen import CurtainScene
from game.ui.match.matches.match_at_table import MatchAtTable
from game.ui.match.session.open_game import OpenGame
from game.ui.review.games.presenter import GamesOnDisk
from game.ui.review.games.screen import GamesScene
from game.ui.start.title.screen import TitleScene
from game.ui.system.people.learning_players import LearningPlayers
from saves.disk.folders import games_folder, hands_folder, labels_folder
from saves.library.library import REMOVED, Progress
from saves.players.people import LearningFile, learned_in
from saves.records.lines import RECORD_SUFFIX
from saves.records.side_files import side_file
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
        self._unnamed: set[str] = set()
        """Files of names that somebody has taken away."""
        self._curtains = 0
        self._eyes: WeakKeyDictionary[OpenGame, tuple[int, int]] = WeakKeyDictionary()
        """By game, whose hand lies open, and how many curtains there had been when one did last."""
        self._renewed: dict[LearningFile, tuple[float, Collection[str]]] = {}
        """When a window was asked to read a learner's file once more, and the problems that were in it then."""
        around(GamesOnDisk, "label", self._label)
        around(MatchAtTable, "open", self._open)
        around(ScorePadEntryScene, "follow", self._follow)
        around(LearningPlayers, "refresh", self._refresh)
        around(GamesOnDisk, "put_back", self._put_back)
        around(ScorePadOnPhones, "_follow", self._follow_on_phones)
        around(CurtainScene, "__init__", self._draw_curtain)

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
            self._check_curtain(window.program.session.game, is_curtain=isinstance(inner, CurtainScene))
        self._check_learned(window)
        self._check_room(window)

    # ---- games

    def _label(self, real: Callable[..., Any], games: GamesOnDisk, path: str, label: Any) -> Any:
        before = games.label_of(Path(path))
        if not label.name and not label.person:
            self._unnamed.add(str(side_file(labels_folder(DATA), Path(path))))
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

    def _put_back(self, real: Callable[..., Any], games: GamesOnDisk, path: str) -> Any:
        """A removed game that is there can be put back where the disk is well."""
        with self._computer.disk.aside():
            before = {one.name for one in (games_folder(DATA) / REMOVED).glob("*.jsonl")}
        spoilt = self._computer.disk.spoilt
        trouble = real(games, path)
        name, is_well = Path(path).name, self._computer.disk.ill is Ill.WELL and self._computer.disk.spoilt == spoilt
        if trouble is not None and is_well and name in before and path not in self._meddled:
            raise Broken("a game is lost", f"{name} can't be put back: {trouble}")
        return trouble

    # ---- hands

    def _draw_curtain(self, real: Callable[..., None], curtain: CurtainScene, *args: Any, **more: Any) -> None:
        real(curtain, *args, **more)
        self._curtains += 1

    def _check_curtain(self, game: OpenGame, *, is_curtain: bool) -> None:
        """Where several people play, a hand is opened behind a curtain only."""
        before, curtains = self._eyes.get(game, (game.eyes, -1))
        is_opened = game.eyes not in (before, SPECTATOR)
        is_open = game.eyes != SPECTATOR and not is_curtain
        self._eyes[game] = game.eyes, self._curtains if is_open else curtains
        people = [info for info in game.match.header.seats if info.kind == "human"]
        if is_opened and len(people) > 1 and self._curtains == curtains and not game.match.is_over:
            raise Broken("a hidden card is told", f"the hand of seat {game.eyes} was opened without a curtain")

    # ---- records

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
        told = [(game.when, datetime.fromtimestamp(entries[game.id])) for game in there]
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
        """The program has removed a file: nothing that belongs to a game which is still there, among the removed ones,
        too, but the order of the hands of a finished one and a name that somebody has taken away; and no picture that
        lies on the table.
        """
        there, device = Path(path), self._computer.disk.device
        if there.parent in (hands_folder(DATA), labels_folder(DATA)) and path not in self._unnamed:
            games = games_folder(DATA)
            records = [str(folder / f"{there.stem}{RECORD_SUFFIX}") for folder in (games, games / REMOVED)]
            texts = [
                device.safe_content(one) or b"" for one in records if one in device.now and one not in self._meddled
            ]
            is_of_hands = there.parent == hands_folder(DATA)
            if any(text.count(b"\n") > 1 and not (is_of_hands and b'"type":"end"' in text) for text in texts):
                self._found.append(Broken("what belongs to a game is lost", path))

    # ---- learning

    def _refresh(self, real: Callable[..., None], learning: LearningPlayers) -> None:
        real(learning)
        for file in [*learning._files.values()]:
            there = self._computer.disk.device.safe_content(str(file.path))
            tried = learned_in(there).problems if there is not None and str(file.path) not in self._meddled else {}
            self._renewed[file] = self._computer.scheduler.now, tuple(tried)

    def _check_learned(self, window: Window) -> None:
        """What another window has learned is known here once this one has been asked to read it again; of a file that
        is gone, since somebody has another name, in that of the other name.
        """
        for file, (since, tried) in list(self._renewed.items()):
            files = window.program.learning_players._files.values()
            if window.app.is_away or file not in files:
                continue
            if self._computer.scheduler.now > max(since, self._ill_at) + LONGEST_LAG:
                del self._renewed[file]
                is_there = str(file.path) in self._computer.disk.device.now
                known = {id_ for one in ((file,) if is_there else files) for id_ in one.value.problems}
                if unknown := [*{*tried} - known]:
                    raise Broken("a list contradicts the disk", f"nothing is known here of {unknown[:3]}")

    # ---- pictures

    # ---- phones

    def _check_room(self, window: Window) -> None:
        """While a match is played its phones aren't between two, and as many are told as have a seat."""
        session, evening = window.program.session, window.program._evening_room
        room = evening.room if evening is not None else None
        if evening is None or room is None or not evening.is_open:
            return
        taken = sum(map(room.is_taken, room.seats))
        is_played = session is not None and session.door.phones is room and not session.game.match.is_over
        differs = evening.label != say_joining.phones(taken) or (is_played and room.is_between)
        if self._since.seconds(("room", window), differs, self._computer.scheduler.now) > LONGEST_LAG:
            raise Broken(
                "a sentence contradicts the phones", f"{evening.label}, between: {room.is_between}, of {taken}"
            )

    @staticmethod
    def _follow_on_phones(real: Callable[..., None], pad: ScorePadOnPhones, *args: Any) -> None:
        """Whoever corrects an earlier round on a phone goes on with it."""
        before = pad._state
        real(pad, *args)
        if before.round <= len(before.written.rounds) and pad._state.round not in (before.round, before.round - 1):
            raise Broken("what was typed is lost", f"round {before.round} on a phone is {pad._state.round}")

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
