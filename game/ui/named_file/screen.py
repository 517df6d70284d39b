"""The one place where a person names a file: for a copy of a record, a backup, or what is to be brought in.

What is done with it is done beside the window's own thread: the disk that was chosen may not answer.
"""

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec import Struct

from game.text.messages import errors as say_errors
from game.text.messages import printed_pages as say
from game.ui.boxes import Box, Column, Grow, Layers, Pad, Panel, Put, Row, Sized, Space, Unseen, Words, dialog
from game.ui.core.file_opener import FileOpener
from game.ui.core.kit import Kit
from game.ui.core.theme import DIM, GOLD, OFF_REASON
from game.ui.named_file.replacing import replace_dialog
from game.ui.requests import Ask, Go
from game.ui.widgets import Button, ButtonLook, Dialog, TextField
from game.ui.widgets.bar import Bar
from game.ui.widgets.button import Kind
from game.ui.widgets.state_scene import StateScene
from saves.files import reason_of, would_replace
from saves.journal import HANGS_AFTER
from saves.typed_path import typed_path

LONGEST_PATH = 240
SAID_LINES = 4
"""Lines that have room for what came of it."""


class FileOutcome(Struct, frozen=True):
    """What came of it, in a sentence; `then` is put to the person afterwards."""

    sentence: str
    is_good: bool = True
    then: Callable[[Callable[[], None]], Dialog] | None = None
    """Makes a question; it is given what closes it."""
    lead_on: Callable[[], None] | None = None
    """To another screen, instead of a sentence."""
    made: Path | None = None
    """A page that a browser can open."""


def _as_typed(path: Path) -> Path:
    return path


class FilePage(Struct, frozen=True):
    """What a page is for, in words. `name` is its scene's word."""

    name: str
    title: str
    why: str
    label: str
    """Over the line for the file's name."""
    button: str
    doing: str
    silent: str
    """What is said where nothing has come of it for a while."""
    fails: Callable[[str], str]
    """The sentence for a reason of the system."""
    icon: str = "tick"
    writes: bool = True
    """Whether a file of that name would be replaced, so that it is asked first."""
    place: Callable[[Path], Path] = _as_typed
    """Where it is written, for what was typed."""


class _InTheWay(Struct, frozen=True):
    name: str


class _Attempt:
    """One try, in a thread of its own; `outcome` is None until it has ended."""

    def __init__(self, page: FilePage, typed: str, act: Callable[[Path], FileOutcome], may_replace: bool) -> None:
        self.outcome: FileOutcome | _InTheWay | None = None
        self.waited = 0.0
        self._page = page
        self._typed = typed
        self._act = act
        self._may_replace = may_replace
        threading.Thread(target=self._run, name=f"file page {page.name}", daemon=True).start()

    def _run(self) -> None:
        try:
            path = self._page.place(typed_path(self._typed))
            if self._page.writes and would_replace(path) and not self._may_replace:
                self.outcome = _InTheWay(path.name)
            else:
                self.outcome = self._act(path)
        except OSError as error:
            self.outcome = FileOutcome(self._page.fails(reason_of(error)), is_good=False)

    @property
    def is_hanging(self) -> bool:
        """Whether its disk can no longer be expected to answer."""
        return self.waited >= HANGS_AFTER


class NamedFileState(Struct, frozen=True):
    """What is typed, and what came of it. `made` is a page that can be opened; `is_opened` that this was tried, so that
    what came of that is said.
    """

    path: str
    said: str = ""
    is_good: bool = False
    made: Path | None = None
    is_opened: bool = False


class NamedFileScene(StateScene[NamedFileState]):
    """A line to write a file's name in, and a button. Where the game is about to be left, it may be left without."""

    first_focus = "field/path"

    def __init__(
        self,
        page: FilePage,
        path: str,
        act: Callable[[Path], FileOutcome],
        ask: Ask,
        may_leave: bool = False,
        opener: FileOpener | None = None,
    ) -> None:
        """`act` is called in another thread and may raise OSError. `opener` shows a page that was made."""
        super().__init__(NamedFileState(path))
        self.name = page.name
        self._page, self._act, self._ask, self._opener = page, act, ask, opener
        self._may_leave = may_leave
        self._attempt: _Attempt | None = None
        self.form.on_cancel = partial(ask, Go.BACK)

    @property
    def message(self) -> str:
        return self.state.said or self._page.why

    def _write(self, path: str) -> None:
        self.become(path=path)

    def _go(self) -> None:
        if not self.busy:
            self._try(may_replace=False)

    def _try(self, may_replace: bool) -> None:
        self._attempt = _Attempt(self._page, self.state.path, self._act, may_replace)
        self.become(said=self._page.doing, is_good=False, is_opened=False)

    @property
    def busy(self) -> bool:
        """While something is being done, and its disk may still be expected to answer."""
        return self._attempt is not None and not self._attempt.is_hanging

    def update(self, dt: float) -> bool:
        attempt = self._attempt
        if attempt is not None:
            attempt.waited += dt
            if attempt.outcome is not None:
                self._attempt = None
                self.tell(attempt.outcome)
            elif attempt.is_hanging:
                self.become(said=self._page.silent)
        elif self.state.is_opened and self._opener is not None:
            self.become(said=self._opener.told, is_good=not self._opener.has_failed)
        return super().update(dt)

    def tell(self, outcome: FileOutcome | _InTheWay) -> None:
        """What came of it."""
        close = self.form.close_dialog
        match outcome:
            case FileOutcome(lead_on=lead) if lead is not None:
                lead()
            case FileOutcome(made=made):
                made = made if self._opener is not None else None
                path = self.state.path if outcome.made is None else str(outcome.made)
                self.become(said=outcome.sentence, is_good=outcome.is_good, made=made, path=path)
                if made is not None:
                    self.focus_on("button/open_page")
                if outcome.then is not None:
                    self.form.open(outcome.then(close), self.kit)
            case _InTheWay():
                self.become(said="", is_good=False)
                again = partial(self._try, may_replace=True)
                self.form.open(replace_dialog(outcome.name, again, close), self.kit)

    def _open_page(self) -> None:
        if self.state.made is not None and self._opener is not None:
            self._opener.open_page(self.state.made)
            self.become(is_opened=True)

    def content(self, kit: Kit) -> Box:
        """One board in the middle; what came of it has room for some lines, whether they are there or not."""
        page, state = self._page, self.state
        field = TextField("field/path", page.label, state.path, self._write, most=LONGEST_PATH, on_submit=self._go)
        room = Unseen(Words("\n" * (SAID_LINES - 1), 24, face="strong"))
        said = Words(state.said, 24, GOLD if state.is_good else OFF_REASON, "strong")
        kind: Kind = "primary" if state.made is None else "plain"
        save = Button("button/save", page.button, self._go, look=ButtonLook(kind, 30), icon=page.icon)
        others: list[Button] = []
        if state.made is not None:
            others.append(
                Button("button/open_page", say.open(), self._open_page, look=ButtonLook("primary", 30), icon="eye")
            )
        if self._may_leave:
            leave = partial(self._ask, Go.LEAVE_ANYWAY)
            others.append(Button("button/leave", say_errors.leave_anyway(), leave, icon="door"))
        inside = Column(
            Grow(Words(page.why, 26)),
            Space(32),
            Words(page.label, 21, DIM, lines=1),
            Space(16),
            Put(field, 66),
            Space(18),
            Layers(room, said),
            Space(8),
            Row(Put(save, 88, 520), *(Put(button, 88, 420) for button in others), gap=20),
        )
        board = Sized(Panel(inside, (50, 48), dialog), most_wide=1300)
        return Column(Bar(page.title, [self.way_back]), Grow(Pad(Column(Grow(), board, Grow()), 40, 20)))
