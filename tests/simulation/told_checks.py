"""What is told to whom, and when again: an answer to whoever asked, a hand that nobody may know yet to nobody, the log
of a phone in the words of its seat, a record that had to move each time, what was announced after a restart.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from pygame import MOUSEBUTTONDOWN

from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR, PlayerView
from game.phones import phone_table
from game.phones.phone_view import LogOnPhone
from game.play.match import Match
from game.sentences.at_table import table as table_words
from game.ui.evening.summary.screen import EveningScene
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.session import GameScreen, RecordNotices
from game.ui.shared.moments.film import Film
from game.ui.shared.overlay.fronts import Front
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.start.title.screen import TitleScene
from saves.records.journal import HANGS_AFTER, ON_DISK, Moved, SaveState
from saves.records.saved_game import SavedGame
from tests.simulation.broken import Broken
from tests.simulation.computer import Computer, Window
from tests.simulation.disk import Ill
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
        self.phones: Mapping[int, Any] = {}
        """By seat, what the phone there was sent last."""
        self._announced: dict[str, int] = {}
        """By match, the lines that it had when its last round was announced, once that is on the device."""
        self._announced_at: WeakKeyDictionary[Match, tuple[float, int]] = WeakKeyDictionary()
        """When the last round was announced, and how many calls of the disk had failed by then."""
        self._opened: WeakKeyDictionary[Match, int] = WeakKeyDictionary()
        """The lines that each match began with."""
        self._told_moved: WeakKeyDictionary[Any, set[Any]] = WeakKeyDictionary()
        """By game, where its record has moved as far as that was told."""
        self._is_covered = False
        around(phone_table, "phone_view", self._word_page)
        around(table_words, "waiting_head", self._wait_for)
        around(Film, "may_tell", self._tell_of_film)
        around(OverlaidScene, "handle", self._handle)
        around(Front, "handle", self._take)
        around(Match, "__init__", self._open_match)
        around(Match, "close", self._close_match)
        around(Match, "announce_last_round", self._announce)
        around(RecordNotices, "_take_note", self._read_of_move)

    def check(self, window: Window) -> None:
        """Raises Broken."""
        inner = window.page
        self._check_clock(window, inner)
        self._check_pad_phones(window)
        session = window.program.session
        if session is None:
            return
        self._check_answers(session.game)
        self._note_announced(session.game.match)
        self._check_moved(window, session)

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

    # ---- who is waited for

    @staticmethod
    def _wait_for(real: Callable[..., str], view: PlayerView, names: Sequence[str], *args: Any) -> str:
        """Who is said to be waited for must act."""
        told = real(view, names, *args)
        named = [seat for seat, name in enumerate(names) if name in told]
        if named and not view.is_mine and view.board.mover not in named:
            raise Broken("a sentence contradicts the table", f"{told}, and {names[view.board.mover]} must act")
        return told

    # ---- phones

    @staticmethod
    def _word_page(real: Callable[..., bytes], *args: Any) -> bytes:
        """The log is worded as if this phone were the only one."""
        page = real(*args)
        if isinstance(args[-1], LogOnPhone):
            alone = real(*args[:-1], LogOnPhone())
            if alone != page:
                told, wanted = (msgspec.json.decode(one)["page"].get("log") for one in (page, alone))
                other = [line for line in told if line not in wanted] if isinstance(told, list) else told
                raise Broken("a phone says you of somebody else", f"{args[0].seat}: {str(other)[:200]}")
        return page

    def _check_pad_phones(self, window: Window) -> None:
        """Phones at a score pad say that the disk refuses while it does."""
        pads, room = window.program._score_pads, window.program._evening_room
        pad = pads.open_score_pad if pads is not None else None
        if pad is None or room is None or room.room is None or (kept := pad.kept) is None:
            return
        shown = [hand["page"].get("unsaved", "") for hand in self.phones.values() if "page" in hand]
        differs = any(bool(told) != (kept.failing is not None) for told in shown)
        differs = differs and self._computer.disk.ill not in (Ill.SLOW, Ill.HANGS)
        if self._since.seconds(("pad", window), differs, self._computer.scheduler.now) > LONGEST_LAG:
            raise Broken("a sentence contradicts the disk", f"phones at the score pad: {shown}, but {kept.failing}")

    # ---- hidden hands

    @staticmethod
    def _check_answers(game: OpenGame) -> None:
        """Why somebody agrees or not shows that hand: whoever asked hears it, and nobody else."""
        if game.answers and game.eyes != game.board.turn:
            who = "everybody" if game.eyes == SPECTATOR else f"seat {game.eyes}"
            raise Broken("a hidden card is told", f"{who} is told why, and seat {game.board.turn} has asked")

    @staticmethod
    def _tell_of_film(real: Callable[..., bool], film: Film, moment: int) -> bool:
        """While a round goes on, nobody is told what another knew in it."""
        may: bool = real(film, moment)
        last = film._tables[-1].board
        is_running = not film.is_finished and last.phase is not Phase.ENDED and film.round_at(moment) == last.round
        if may and is_running:
            raise Broken("a hidden card is told", f"what seat {film.shots[moment].by} knew in a round that goes on")
        return may

    # ---- dialogs

    def _handle(self, real: Callable[..., Any], scene: OverlaidScene, event: Any) -> Any:
        before, self._is_covered = self._is_covered, scene.modal is not None
        parts = () if self._is_covered or event.type != MOUSEBUTTONDOWN else (scene.strip, scene.bubble)
        paper = next((part for part in parts if part.is_shown and part.rect.collidepoint(event.pos)), None)
        inner: Any = scene.inner
        if paper is not None:
            inner.handle = lambda event: _press_through(paper)
        try:
            return real(scene, event)
        finally:
            self._is_covered = before
            if paper is not None:
                del inner.handle

    def _take(self, real: Callable[..., bool], front: Any, event: Any) -> bool:
        used = real(front, event)
        if used and self._is_covered:
            raise Broken("what lies under a dialog is pressed", str(front.shown))
        return used

    # ---- records

    def _check_moved(self, window: Window, session: Any) -> None:
        """Each time the game has another file, the table says so."""
        saved = session.game.saved
        told, scene = self._told_moved.setdefault(session.game, set()), window.app.scene
        moved = saved.moved if saved is not None else None
        if moved is None or not isinstance(scene, OverlaidScene):
            return
        if scene.notice is not None and any(action.id == "button/notice_read" for action in scene.notice.actions):
            told.add(moved)
        is_silent = moved not in told and scene.modal is None and scene.notice is None
        is_silent = is_silent and session.screen is GameScreen.TABLE and session.game.failing is None
        is_silent = is_silent and window.report.scene == "table" and not window.app.is_away
        if self._since.seconds(("moved", session), is_silent, self._computer.scheduler.now) > LONGEST_LAG:
            raise Broken("a sentence contradicts the disk", f"nothing is said of {moved.path.name}")

    def _read_of_move(self, real: Callable[..., None], notices: RecordNotices, moved: Moved) -> None:
        real(notices, moved)
        self._told_moved.setdefault(notices._game, set()).add(moved)

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


def _press_through(paper: Any) -> None:
    raise Broken("what lies under a paper is pressed", str(paper.shown))
