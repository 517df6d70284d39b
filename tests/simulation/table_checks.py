"""What must hold of a table and of what lies over it, beside the cards: who may look, what is laid out, what is offered
while everybody waits, what can be hit, and what sentences say of files and of the time.
"""

import fcntl
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from pygame import Rect

from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR
from game.ui.match.session.open_game import OpenGame
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.start.todays_deal.screen import TodaysDealScene
from saves.disk.lock import LOCK_SUFFIX
from tests.simulation.broken import Broken
from tests.simulation.computer import Computer, Window
from tests.simulation.disk import Ill

_TODAY: Final = re.compile(r"\btoday, (\d\d?):(\d\d)")
_TALK: Final = {
    "button/computer_plays",
    "button/play_here",
    "button/wait",
    "button/retry",
    "button/notice_read",
    "button/last_round_heard",
}
LONGEST_MEMORY: Final = 30.0
"""Seconds that moves may stay in memory only while the disk is well."""
LONGEST_SILENCE: Final = 30.0
"""Seconds that everybody may wait for a phone that sleeps before the table says so."""


class Since:
    """For how long something has held."""

    def __init__(self) -> None:
        self._begun: dict[object, float] = {}

    def seconds(self, what: object, holds: bool, now: float) -> float:
        """0 where it does not."""
        if not holds:
            self._begun.pop(what, None)
            return 0.0
        return now - self._begun.setdefault(what, now)


class TableChecks:
    """Looks at a window after each step."""

    def __init__(self, computer: Computer) -> None:
        self._computer = computer
        self._since = Since()
        self.asleep_since: Mapping[int, float] = {}
        """By seat, since when its phone has slept."""
        self._laid: tuple[object, ...] = ()
        """The session, seat and number of lines for which somebody had laid something out when it was last seen."""
        self._spoilt: dict[str, int] = {}
        """Calls of the disk that had failed when each record was not yet open."""
        self._spoilt_before = 0
        self._fronts = self._front_before = 0
        self._offered: object = None
        self._scene = self._scene_before = ""

    def check(self, window: Window, meddled: set[str]) -> None:
        """Raises Broken."""
        self._scene_before, self._scene = self._scene, window.report.scene
        self._check_time(window)
        self._check_hits(window)
        session = window.program.session
        if session is None:
            return
        game, now = session.game, self._computer.scheduler.now
        self._check_eyes(window, game)
        self._check_laid_out(window, game)
        is_well = self._computer.disk.ill is Ill.WELL
        path = str(game.saved.path) if game.saved is not None else ""
        self._spoilt.setdefault(path, self._spoilt_before)
        self._spoilt_before = self._computer.disk.spoilt
        stuck = game.failing is not None and is_well and path not in meddled
        if self._since.seconds(("memory", window), stuck, now) > LONGEST_MEMORY:
            raise Broken("moves stay in memory", f"the disk has been well for {LONGEST_MEMORY:.0f} s: {game.failing}")
        if (
            path
            and not meddled & {path, f"{path}{LOCK_SUFFIX}"}
            and is_well
            and game.is_settled
            and game.failing is None
            and not game.match.is_over
        ):
            self._check_lock(path)
        scene = window.app.scene
        notice = scene.notice if isinstance(scene, OverlaidScene) else None
        told = notice.words if notice is not None else ""
        if game.saved is not None and (moved := game.saved.moved) is not None and moved.left is not None:
            names = {moved.path.name.split(".")[0], moved.left.name.split(".")[0]}
            said = {name for name in names if re.search(rf"{re.escape(name)}(?![\w-])", told)}
            if said and moved.path.name.split(".")[0] not in said:
                raise Broken("a sentence contradicts the disk", f"{told}: the game is in {moved.path.name}")
        self._check_door(window, now)

    # ---- who looks, and at what

    @staticmethod
    def _check_eyes(window: Window, game: OpenGame) -> None:
        """Where others see the screen, from beside it or from their phones, a hand lies open only as long as its owner
        has to decide, and only here.
        """
        if len({*game.people, *game.phones}) < 2 or game.eyes == SPECTATOR:
            return
        if game.board.phase == Phase.ENDED or game.match.is_over:
            return
        if game.eyes != game.board.mover or game.eyes not in game.people:
            raise Broken("a hidden card is told", f"the hand of seat {game.eyes} stays open: {window.report.message}")

    def _check_laid_out(self, window: Window, game: OpenGame) -> None:
        """What somebody has laid out is still there when the curtain has been lifted again."""
        session = window.program.session
        assert session is not None
        if window.report.scene != "table" or session.table is None or game.match.is_over:
            return
        if game.eyes == SPECTATOR or session.table.state.view.seat != game.eyes:
            return
        moment = session, game.eyes, game.match.line_count
        if session.table.state.arrangement.draft is not None:
            self._laid = moment
        elif self._laid == moment and self._scene_before == "curtain":
            raise Broken("what was laid out is lost", f"by seat {game.eyes}, behind the curtain")
        else:
            self._laid = ()

    # ---- the record

    def _check_lock(self, path: str) -> None:
        """Nobody else may take up a game that is being played: its name is locked, and once it holds a line, so is the
        file itself.
        """
        if self._spoilt[path] != self._computer.disk.spoilt:
            return  # what cannot be locked is played unlocked
        with self._computer.disk.aside():
            has_lines = Path(path).is_file() and Path(path).stat().st_size > 0
            if not _is_locked(f"{path}{LOCK_SUFFIX}") or (has_lines and not _is_locked(path)):
                raise Broken("a game is not locked", path)

    # ---- what is said, and offered

    def waits_for_phone(self, window: Window) -> bool:
        """Whether everybody waits for a phone that sleeps, and the table has offered something else in this turn."""
        session = window.program.session
        return session is not None and session.door._sleeper is not None and self._offered == _turn_of(session.game)

    def _check_door(self, window: Window, now: float) -> None:
        """Where everybody waits for a phone that sleeps, something is offered."""
        session = window.program.session
        assert session is not None
        report, turn = window.report, _turn_of(session.game)
        ids = {target.id for target in report.targets}
        if "button/wait" in ids:
            self._offered = turn
        sleeper = session.door._sleeper
        waits = sleeper is not None and report.scene == "table" and not ids & _TALK
        phones = session.door.phones
        has_moved = phones is not None and phones.has_moved  # which is said first
        scene = window.app.scene
        has_dialog = isinstance(scene, OverlaidScene) and scene.modal is not None  # the offer comes after it
        waits = waits and self._offered != turn and not window.app.is_away and not has_moved and not has_dialog
        front = self._computer.front
        self._fronts += front != self._front_before  # nobody looks at the other window, whose time stands still
        self._front_before = front
        lasts = self._since.seconds(("phone", id(session), turn, self._fronts), waits, now)
        if sleeper is not None and min(lasts, now - self.asleep_since.get(sleeper, now)) > LONGEST_SILENCE:
            raise Broken("a screen without a way on", f"nothing is said of a phone that sleeps: {report.message}")

    def _check_hits(self, window: Window) -> None:
        """Nothing can be pressed that lies under a notice or a question."""
        scene = window.app.scene
        if not isinstance(scene, OverlaidScene) or scene.modal is not None:
            return
        for part in (scene.strip, scene.bubble):
            own = {target.id for target in part.targets()} if part.is_shown else set()
            for target in window.report.targets if part.is_shown else ():
                if target.id not in own and part.rect.collidepoint(Rect(target.rect).center):
                    raise Broken("a target cannot be hit", f"{target.id} lies under {sorted(own)}")

    def _check_time(self, window: Window) -> None:
        """What is said to have been today has been."""
        report, now = window.report, self._computer.now()
        if not self._computer.clock_went_back:
            for text in (report.message, *(target.label for target in report.targets)):
                for hour, minute in _TODAY.findall(text):
                    if (int(hour), int(minute)) > (now.hour, now.minute):
                        raise Broken("a sentence contradicts the clock", f"{text} at {now:%H:%M}")
        inner = window.page
        if self._scene_before == "title" and isinstance(inner, TodaysDealScene) and inner.state.shown.day != now.date():
            raise Broken("a sentence contradicts the clock", f"the deal of {inner.state.shown.day} on {now.date()}")


def check_list(window: Window, now: float) -> None:
    """Games that were played in a time to come are the last of the list: the clock has been set back since. Raises
    Broken.
    """
    games = window.program.games.entries
    to_come = [game.last_played > now for game in games if not now <= game.last_played <= now + 3600]
    if to_come != sorted(to_come):
        raise Broken("a list contradicts the clock", ", ".join(game.path.name for game in games))


def _turn_of(game: OpenGame) -> tuple[object, ...]:
    return game.match.header.id, game.board.round, sum(game.board.turns)


def _is_locked(path: str) -> bool:
    """Whether somebody holds the lock of a file; so it is taken for where the file can't be opened."""
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except OSError:
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(descriptor)
    return False
