"""What the program states and must hold later: dates, and an announced last round after a restart."""

from collections.abc import Callable, Collection
from typing import Any, Final
from weakref import WeakKeyDictionary

from game.play.match import Match
from game.ui.evening.summary.screen import EveningScene
from game.ui.start.title.screen import TitleScene
from saves.records.journal import HANGS_AFTER, ON_DISK, SaveState
from saves.records.saved_game import SavedGame
from tests.simulation.broken import Broken
from tests.simulation.computer import Computer, Window
from tests.simulation.table_checks import Since
from tests.simulation.watch import around

LONGEST_LAG: Final = 10.0
"""Seconds that what is told may be behind what is so."""
NIGHT: Final = 4 * 3600
"""Seconds after midnight at which an evening is over."""


class ToldChecks:
    """Of one computer. `meddled` are the files that other programs have changed."""

    def __init__(self, computer: Computer, meddled: Collection[str]) -> None:
        self._computer, self._meddled = computer, meddled
        self._since = Since()
        self._announced: dict[str, int] = {}
        """By match, the lines that it had when its last round was announced, once that is on the device."""
        self._announced_at: WeakKeyDictionary[Match, tuple[float, int]] = WeakKeyDictionary()
        """When the last round was announced, and how many calls of the disk had failed by then."""
        self._opened: WeakKeyDictionary[Match, int] = WeakKeyDictionary()
        """The lines that each match began with."""
        around(Match, "__init__", self._open_match)
        around(Match, "close", self._close_match)
        around(Match, "announce_last_round", self._announce)

    def check(self, window: Window) -> None:
        """Raises Broken."""
        inner = window.page
        self._check_clock(window, inner)
        if window.program.session is not None:
            self._note_announced(window.program.session.game.match)

    # ---- the clock

    def _check_clock(self, window: Window, inner: Any) -> None:
        now = self._computer.now()
        if isinstance(inner, TitleScene) and (door := inner.state.model.deal) is not None:
            is_old = door.day != now.date() and not window.app.is_away
            if self._since.seconds(("title", window), is_old, self._computer.scheduler.now) > LONGEST_LAG:
                raise Broken(
                    "a sentence contradicts the clock", f"the title has the deal of {door.day} on {now.date()}"
                )
        if isinstance(inner, EveningScene) and inner.state.is_over:
            begun = inner.state.now.timestamp() - NIGHT
            if inner.state.day == type(now).fromtimestamp(begun).date():
                raise Broken("a sentence contradicts the clock", f"the evening of {inner.state.day} is over at {now}")

    # ---- records

    def _announce(self, real: Callable[..., None], match: Match) -> None:
        self._announced_at[match] = self._computer.scheduler.now, self._computer.disk.spoilt
        real(match)

    def _note_announced(self, match: Match) -> None:
        began, spoilt = self._announced_at.get(match, (0.0, 0))
        is_answered = self._computer.scheduler.now < began + 0.75 * HANGS_AFTER and spoilt == self._computer.disk.spoilt
        if is_answered and match.is_last_round and match.kept == ON_DISK:
            self._announced.setdefault(match.header.id, len(match.lines))

    def _open_match(self, real: Callable[..., None], match: Match, *args: Any, **more: Any) -> None:
        real(match, *args, **more)
        self._opened[match] = len(match.lines)
        lines = self._announced.get(match.header.id)
        is_touched = any(match.header.id in path for path in self._meddled)
        if lines is None or is_touched or match._last_round is None or len(match.lines) < lines:
            return
        if not match.is_over and not match.is_last_round:
            raise Broken("an announcement is lost", f"the last round of {match.header.id}")

    def _close_match(self, real: Callable[..., bool], match: Match) -> bool:
        """What is called safe when a match is left is there, whatever others have done to its file before; of one that
        was only looked at nothing is called safe.
        """
        is_safe = real(match)
        saved = match._recorder
        is_written = isinstance(saved, SavedGame) and saved.state(len(saved._lines)) is SaveState.ON_DISK
        if is_safe and is_written and len(match.lines) > self._opened.get(match, 0):
            assert isinstance(saved, SavedGame)
            disk = self._computer.disk
            with disk.aside():
                there = disk.device.safe_content(str(saved.path)) or b""
            if there.count(b"\n") < len(match.lines):
                raise Broken(
                    "called safe, and not on the device",
                    f"{saved.path}, left with {len(match.lines)} lines, has {there.count(10)}",
                )
        return is_safe
