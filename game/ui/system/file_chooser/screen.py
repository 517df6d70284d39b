"""The one place where a person says which file is meant: for a copy of a record, a backup, or what is to be opened.

The game brings its own chooser: SDL 2 has no file dialog, and those of the desktops (by D-Bus or a helper program)
aren't everywhere, nor can a gamepad work them. Folders are read and files written beside the window's own thread: the
disk that was chosen may not answer.
"""

import threading
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

import pygame
from msgspec import Struct
from pygame import Event

from game.messages.functions import errors as say_errors, game_files as say, screens as say_screens
from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    Pad,
    Panel,
    Reserved,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
    icon,
    round_tick,
    rule,
)
from game.toolkit.drawing.theme import CREAM, DONE, DONE_FILL, GOLD, OFF_REASON, QUIET, WHITE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook, Dialog, TextField, stay
from game.toolkit.widgets.button import Kind
from game.ui.shared.requests import Ask, AskingScene, LeaveAnyway
from game.ui.system.file_chooser.file_list import (
    OWN_ENDINGS,
    ROW_PAD,
    FileList,
    Headed,
    day_of,
    draw_file,
    heads,
    name_of,
    read_as,
    spoken_file,
)
from game.ui.system.file_chooser.file_page import FileOutcome, FilePage, GameAtRisk, Unsaved
from game.ui.system.file_chooser.places import KnownFolders, PlaceButton
from saves.disk.browsing import FoundFile, PlaceKind
from saves.disk.files import reason_of, would_replace
from saves.disk.typed_path import typed_path
from saves.library.glance import GameGlance
from saves.records.journal import HANGS_AFTER

LONGEST_PATH: Final = 240
_ACT_WIDTH, _OPEN_WIDTH, _ACT_HEIGHT = 320, 480, 84
PLACES_IN_ROW: Final = 3
"""Beside each other where something is saved."""
MOST_GLANCES: Final = 200
"""Games whose names are read for a list."""


Result = TypeVar("Result")


class _InTheWay(Struct, frozen=True):
    name: str


class _Read(NamedTuple):
    """A folder's contents, or why they can't be read."""

    found: tuple[FoundFile, ...] = ()
    trouble: str = ""


class _Work(Generic[Result]):
    """Something done in a thread of its own; `result` is None until it has ended."""

    def __init__(self, page: FilePage, do: Callable[[], Result]) -> None:
        self.result: Result | None = None
        self.waited = 0.0
        threading.Thread(target=self._run, args=(do,), name=f"file page {page.name}", daemon=True).start()

    def _run(self, do: Callable[[], Result]) -> None:
        self.result = do()

    @property
    def is_hanging(self) -> bool:
        """Whether its disk can no longer be expected to answer."""
        return self.waited >= HANGS_AFTER


class FileChooserState(Struct, frozen=True):
    """The current folder and its contents, the text of the field, and the result."""

    folder: Path
    name: str
    found: tuple[FoundFile, ...] | None = None
    """None while the folder is read."""
    games: Mapping[Path, GameGlance] = {}
    """Facts about the files that hold a game; read after the folder is shown."""
    row: int = 0
    """The one that the keys are on."""
    is_browsing: bool = False
    """Whether the folder is shown while saving; while opening, it always is."""
    trouble: str = ""
    """Why it can't be."""
    said: str = ""
    spoken_text: str = ""
    """The same with the file's full path."""
    saved: Path | None = None
    is_copied: bool | None = None
    """Whether the saved file's path could be copied; None before that was tried."""
    is_good: bool = False
    is_typing: bool = False
    """Whether there is a field for the place of the file to open."""
    unsaved: Unsaved | None = None
    """What would be lost without a copy."""
    on_failing_disk: frozenset[Path] = frozenset()
    """Places where a copy would be lost with the game."""


class FileChooserScene(AskingScene[FileChooserState]):
    """The usual places, a folder, and a line for a name. If the game is about to be left, it can be left without
    saving.
    """

    def __init__(
        self,
        page: FilePage,
        name: str,
        act: Callable[[Path], FileOutcome],
        ask: Ask,
        folders: KnownFolders,
        at_risk: GameAtRisk | None = None,
    ) -> None:
        """`act` is called in another thread and may raise OSError. For a game `at_risk` another drive is proposed."""
        self._page = page
        self._ending = _ending_of(name) if page.writes else ""
        shown = name.removesuffix(self._ending)
        first = folders.first(page.usual_place, elsewhere=at_risk is not None)
        super().__init__(FileChooserState(first, shown), ask)
        self.name = page.name
        self._act, self._folders, self._at_risk = act, folders, at_risk
        if at_risk is not None:
            self.poll = lambda: self.set_state(unsaved=at_risk.unsaved())
            self.poll()
            self.run_in_background(f"file page {page.name}", partial(self._mark_failing_disk, at_risk.folder))
        self._goes_into_list = not page.writes
        self._named = shown
        self._attempt: _Work[FileOutcome | _InTheWay] | None = None
        self._reading = self._read(self.state.folder)
        self._glancing: _Work[dict[Path, GameGlance]] | None = None

    @property
    def first_focus(self) -> str:
        """One press saves; while opening, the focus moves to the list once it is read."""
        return "button/save" if self._page.writes else "button/back"

    @property
    def message(self) -> str:
        """The result, otherwise the purpose; with the full path of a saved file."""
        return self.state.spoken_text or self._shown

    @property
    def _shown(self) -> str:
        state = self.state
        if state.said:
            return state.said
        if state.trouble and not self._lists_files:
            return say.cannot_read(state.trouble)
        return self._page.why() if state.unsaved is None else say.copy_elsewhere_why(state.unsaved.reason)

    @property
    def _is_left(self) -> bool:
        """Whether the game is about to be left."""
        return self._at_risk is not None and self._at_risk.leaves

    # ---- folders

    def _mark_failing_disk(self, folder: Path) -> Callable[[], None]:
        """In another thread: that disk may not answer."""
        return partial(self._avoid, self._folders.beside(folder))

    def _avoid(self, places: frozenset[Path]) -> None:
        """These are on the failing disk: another place is suggested, if there is one."""
        self.set_state(on_failing_disk=places)
        others = [place.folder for place in self._folders.to_choose(False) if place.folder not in places]
        if self.state.folder in places and others:
            self._go_to(others[0])

    def _read(self, folder: Path) -> _Work[_Read]:
        look, endings = self._folders.look, self._page.endings

        def read() -> _Read:
            try:
                return _Read(look(folder, endings))
            except OSError as error:
                return _Read(trouble=reason_of(error))

        return _Work(self._page, read)

    def _go_to(self, folder: Path) -> None:
        self.set_state(folder=folder, found=None, trouble="", row=0)
        self._choose_another()
        self._reading = self._read(folder)
        self._goes_into_list = False  # of a folder that was left before it was read

    def _enter(self, folder: Path) -> None:
        self._go_to(folder)
        self._goes_into_list = True

    def show(self, found: tuple[FoundFile, ...], trouble: str = "") -> None:
        """A folder's contents, the newest file first; the focus stays in the list on the way down."""
        newest = next((n for n, one in enumerate(found) if not one.is_folder), 0)
        self.set_state(found=found, trouble=trouble, row=newest)
        self._glancing = _Work(self._page, partial(self._glance_at, found)) if self._lists_files else None
        goes, self._goes_into_list = self._goes_into_list, False
        if goes and not self.form.is_written_in:
            self.focus_on("field/files" if found else "button/up")

    def _glance_at(self, found: tuple[FoundFile, ...]) -> dict[Path, GameGlance]:
        files = [one.path for one in found if not one.is_folder][:MOST_GLANCES]
        glances = ((path, self._folders.glance(path)) for path in files)
        return {path: game for path, game in glances if game is not None}

    @property
    def _lists_files(self) -> bool:
        return self.state.is_browsing or not self._page.writes

    def _browse(self) -> None:
        """All folders instead of the usual places."""
        self.set_state(is_browsing=True)
        self._goes_into_list = True
        if self.state.found is not None:
            self.show(self.state.found, self.state.trouble)

    def _open(self) -> None:
        """The text of the field, otherwise the focused row."""
        if self._page.writes or self.state.name or not self.state.found:
            self._go(self.state.name)
        else:
            self._press_row(self.state.row)

    def _press_row(self, row: int) -> None:
        found = (self.state.found or ())[row]
        if found.is_folder:
            self._enter(found.path)
        elif self._page.writes:
            self._choose_row(row)
            self.focus_on("button/save")
        else:
            self._choose_another()
            self._go(str(found.path))

    def _choose_row(self, row: int) -> None:
        """What the button is about; where something is saved, the file that is replaced."""
        self.set_state(row=row)
        self._choose_another()
        chosen = (self.state.found or ())[row]
        if self._page.writes and not chosen.is_folder:
            self.set_state(name=chosen.path.name)

    def _type(self) -> None:
        """A field for those who know where their file is."""
        self.set_state(is_typing=True)
        self.focus_on("field/path")

    def _choose_another(self) -> None:
        """A place or a row is chosen instead: what failed before is over, and so is a location that was typed."""
        if not self.state.is_good and self._attempt is None:
            self.set_state(said="", spoken_text="")
        if not self._page.writes:
            self.set_state(name="", is_typing=False)

    # ---- the file

    def take_file(self, path: Path) -> None:
        """A file was dropped on the window, or named before: it is opened."""
        self.set_state(name=str(path))
        self._go(self.state.name)

    def _go(self, name: str, may_replace: bool = False) -> None:
        if self._attempt is not None and not self._attempt.is_hanging:
            return
        folder, ending = self.state.folder, self._ending

        def work() -> FileOutcome | _InTheWay:
            try:
                path = folder / _with_ending(typed_path(name), ending)
                if self._page.writes and would_replace(path) and not may_replace:
                    return _InTheWay(path.name)
                return self._act(path)
            except OSError as error:
                return FileOutcome(self._page.fails(reason_of(error)), is_good=False)

        self._named = name
        self._attempt = _Work(self._page, work)
        self.set_state(said=self._page.doing(), spoken_text="", is_good=False)

    @property
    def busy(self) -> bool:
        """While something is being done, and its disk may still be expected to answer."""
        reading = self._reading if self.state.found is None else self._glancing
        return any(work is not None and not work.is_hanging for work in (reading, self._attempt))

    def update(self, dt: float) -> bool:
        """Take over what the threads have found and done."""
        if self.state.found is None:
            self._reading.waited += dt
            if self._reading.result is not None:
                self.show(*self._reading.result)
            elif self._reading.is_hanging:
                self.set_state(trouble=say.too_slow())
        if self._glancing is not None:
            self._glancing.waited += dt
            if self._glancing.result is not None:
                self.set_state(games=self._glancing.result)
                self._glancing = None
        attempt = self._attempt
        if attempt is not None:
            attempt.waited += dt
            if attempt.result is not None:
                self._attempt = None
                self.tell(attempt.result)
            elif attempt.is_hanging:
                self.set_state(said=self._page.silent())
        return super().update(dt)

    def tell(self, outcome: FileOutcome | _InTheWay) -> None:
        match outcome:
            case FileOutcome():
                if outcome.is_good:
                    self._remember()
                if outcome.lead_on is not None:
                    outcome.lead_on()
                    return
                self._say(outcome)
                if outcome.is_good:
                    self._go_to(self.state.folder)
                    self.focus_on("button/continue")
                if outcome.then is not None:
                    self.open(outcome.then())
            case _InTheWay(name):
                self.set_state(said="", is_good=False)
                self.open(self._replace_dialog(name))

    def _say(self, outcome: FileOutcome) -> None:
        """On screen, a file's place is described by the names that places have here."""
        said, spoken_text, saved = outcome.sentence, "", outcome.saved
        if saved is not None:
            place = self._folders.told(saved.with_name(read_as(saved.name)))
            said, spoken_text = outcome.says(place), outcome.says(str(saved))
        self.set_state(said=said, spoken_text=spoken_text, saved=saved, is_copied=None, is_good=outcome.is_good)

    def _remember(self) -> None:
        folder = (self.state.folder / typed_path(self._named)).parent
        if folder.is_absolute() and self.state.unsaved is None:  # else the disk with the settings takes nothing, either
            self._folders.remember(folder)

    def _replace_dialog(self, name: str) -> Dialog:
        """Only a deliberate yes replaces an existing file."""
        buttons = [
            Button("button/replace", say.replace_it(), partial(self._go, self._named, may_replace=True)),
            Button("button/continue", say.another_name(), stay, look="primary"),
        ]
        return Dialog(say.is_there(name), say.what_replacing_is(), buttons)

    def take(self, event: Event) -> bool | None:
        if event.type == pygame.DROPFILE and not self._page.writes and self.form.dialog is None:
            self.take_file(Path(event.file))
            return True
        is_escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if is_escape and self.state.is_typing and self.form.dialog is None:
            self._choose_another()
            self.focus_on("field/files" if self.state.found else "button/type_path")
            return True
        return super().take(event)

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        state = self.state
        if self._lists_files:
            listed = Panel(Row(self._places(), rule(), Grow(self._listed(kit)), gap=20, across="stretch"), (20, 20))
            name = [self._name(), Space(14)] if self._page.writes else []
            inside: Box = Column(self._head(), Space(16), Grow(listed), Space(30), *name, self._foot())
        else:
            parts = self._saved() if state.is_good else self._to_save()
            panel = Sized(Panel(Column(*parts), (56, 44)), most_width=1500)
            inside = Column(Grow(), panel, Grow())
        return Column(Bar(self._page.title(), [self.way_back]), Grow(Pad(inside, 60, 16)))

    def _head(self) -> Box:
        """The purpose, or the result; above that, in large letters, what may be lost."""
        state = self.state
        colour = (GOLD if state.is_good else OFF_REASON) if state.said else CREAM
        said = Words(self._shown, 28, colour, "strong" if state.said else "text")
        if self._at_risk is None:
            has_failed = bool(state.said) and not state.is_good and self._attempt is None
            signs = [Rigid(icon("warning", 44, OFF_REASON))] if has_failed else []
            return Layers(Reserved(Words("\n", 28)), Column(Grow(), Row(*signs, Grow(said), gap=20), Grow()))
        if state.unsaved is None:
            sign, heading, ink = icon("tick", 72, DONE), self._at_risk.words.saved_again(), CREAM
        else:
            sign, heading, ink = (
                icon("warning", 72, OFF_REASON),
                say_errors.moves_unsaved(state.unsaved.moves),
                OFF_REASON,
            )
        return Row(Rigid(sign), Grow(Column(Words(heading, 42, ink, "heading"), said, gap=10)), gap=28)

    def _to_save(self) -> list[Box]:
        return [
            self._head(),
            Space(28),
            self._tiles(),
            Space(24),
            self._name(),
            Space(28),
            rule(),
            Space(22),
            self._foot(),
        ]

    def _saved(self) -> list[Box]:
        state = self.state
        parts: list[Box] = [
            Row(Grow(), Rigid(round_tick(120, DONE_FILL, WHITE)), Grow()),
            Space(30),
            Words(state.said, 30, CREAM, "strong", "center"),
        ]
        if state.saved is not None:
            tried = say_screens.text_copied() if state.is_copied else say_screens.no_clipboard()
            label = say.copy_location() if state.is_copied is None else tried
            copy = Button(
                "button/copy_location",
                label,
                lambda: self.set_state(is_copied=self.copy(str(state.saved))),
                look=ButtonLook("quiet", 24),
            )
            parts += [Space(6), Row(Grow(), WidgetSlot(copy, 56), Grow())]
        buttons = [self._done_button()]
        if self._at_risk is not None and self._at_risk.leaves:
            parts += [Space(14), Words(self._at_risk.words.copy_is_whole(), 26, QUIET, align="center")]
            buttons = [self._leave_button("primary"), *buttons]
        row = Row(Grow(), *(WidgetSlot(button, 84, 400) for button in buttons), Grow(), gap=24)
        return [*parts, Space(40), row]

    def _place_buttons(self) -> list[Button]:
        """Those on the disk that fails are only among all folders, dim and with the reason."""
        state = self.state
        with_home = self._lists_files or any(
            place.kind is PlaceKind.HOME and place.folder == state.folder for place in self._folders.places
        )
        buttons: list[Button] = []
        for number, place in enumerate(self._folders.to_choose(with_home)):
            is_failing, is_chosen = place.folder in state.on_failing_disk, place.folder == state.folder
            if is_failing and not (is_chosen or self._lists_files):
                continue
            look = ButtonLook("chosen" if is_chosen else "calm", 26, 23)
            sub, go = say.same_disk() if is_failing else place.told, partial(self._go_to, place.folder)
            button = PlaceButton(f"button/place_{number}", place.name, go, icon=place.picture, look=look, sub=sub)
            button.is_dim, button.is_quiet = is_failing, self._lists_files
            buttons.append(button)
        return buttons

    def _places(self) -> Box:
        places = [WidgetSlot(button, 84 if button.sub else 66, 340) for button in self._place_buttons()]
        return Column(*places, gap=10)

    def _tiles(self) -> Box:
        other = Button("button/browse", say.other_folders(), self._browse, icon="folder", look=ButtonLook("calm", 26))
        tiles: list[Box] = [Share(WidgetSlot(button, 92)) for button in (*self._place_buttons(), other)]
        tiles += [Share() for _ in range(-len(tiles) % min(PLACES_IN_ROW, len(tiles)))]
        rows = (tiles[first : first + PLACES_IN_ROW] for first in range(0, len(tiles), PLACES_IN_ROW))
        return Column(*(Row(*row, gap=14) for row in rows), gap=14)

    def _listed(self, kit: Kit) -> Box:
        state = self.state
        found = state.found
        path: list[Box] = [self._way_up(), Grow()]
        if self._is_typed:
            path = [Grow(WidgetSlot(self._field(), 60))]
        elif not self._page.writes:
            type_it = Button("button/type_path", say.type_path(), self._type, look=ButtonLook("quiet", 23))
            path.append(WidgetSlot(type_it, 60))
        head = Pad(Row(*path, gap=18), ROW_PAD - 10)
        if found:
            games = state.games
            files = FileList(
                "field/files",
                say.files(),
                [spoken_file(one, games.get(one.path)) for one in found],
                lambda kit, surface, rect, row, _: draw_file(
                    kit,
                    surface,
                    rect,
                    found[row],
                    games.get(found[row].path),
                    None if self._is_typed else row - state.row,
                ),
                self._press_row,
                current=state.row,
                on_move=self._choose_row,
                design_row_height=78,
            )
            listed: Box = Headed(heads(bool(games)), files)
        else:
            listed = Column(Grow(), *self._nothing(), Grow(), gap=12)
        return Column(head, Grow(listed))

    def _way_up(self) -> Box:
        """The current folder's path, with a button for the folder above it."""
        folder, look = self.state.folder, ButtonLook("quiet", 25)
        above, own = self._folders.parted(folder)
        if folder.parent == folder:
            return Words(own, 25, CREAM, "strong", lines=1)
        up = Button("button/up", say.folder_up(), partial(self._go_to, folder.parent), look=look).shown_as(above)
        return Row(Grow(WidgetSlot(up.with_tip(above), 60), most=1), Words(f"› {own}", 25, CREAM, "strong", lines=1))

    def _nothing(self) -> list[Box]:
        """Why no files are listed."""
        state = self.state
        if state.trouble:
            return [Words(say.cannot_read(state.trouble), 28, OFF_REASON, align="center")]
        if state.found is None or self._page.writes:
            return []
        return [
            Row(Grow(), Rigid(icon("folder", 96, QUIET)), Grow()),
            Words(say.no_such_files(), 30, CREAM, "strong", "center"),
            Words(say.look_elsewhere(), 26, QUIET, align="center"),
        ]

    def _name(self) -> Box:
        return Row(Words(say.file_name(), 26, QUIET, "strong", lines=1), Grow(WidgetSlot(self._field(), 76)), gap=18)

    def _field(self) -> TextField:
        """A name, or the whole way to a file."""
        return TextField(
            "field/path",
            say.file_name() if self._page.writes else say.type_path(),
            self.state.name,
            lambda name: self.set_state(name=name),
            most=LONGEST_PATH,
            on_submit=lambda: self._go(self.state.name),
        )

    def _foot(self) -> Box:
        """What is about to happen, and its button."""
        page, state = self._page, self.state
        boxes: list[Box] = []
        act, picture, is_next = self._opens, None, bool(state.name or state.found)
        if page.writes:
            act, picture, is_next = say.save(), "save", True
            if self._is_left:
                boxes.append(WidgetSlot(self._leave_button("risky" if state.unsaved else "primary"), _ACT_HEIGHT))
            boxes.append(Grow(Words(self._goes_to(), 26, CREAM, align="right")))
        else:
            boxes.append(Grow())
        if is_next:
            is_done = state.is_good or (self._is_left and state.unsaved is None)
            look = ButtonLook("plain" if is_done else "primary", 32 if page.writes else 28)
            button = Button("button/save", act, self._open, look=look, icon=picture)
            boxes.append(WidgetSlot(button, _ACT_HEIGHT, None if page.writes else _OPEN_WIDTH))
        if state.is_good:
            boxes.append(WidgetSlot(self._done_button(), _ACT_HEIGHT, _ACT_WIDTH))
        return Row(*boxes, gap=24)

    @property
    def _is_typed(self) -> bool:
        return not self._page.writes and bool(self.state.is_typing or self.state.name)

    @property
    def _opens(self) -> str:
        """What a press on the button does."""
        state = self.state
        if self._is_typed or not state.found:
            return self._page.opens("")
        chosen = state.found[state.row]
        if chosen.is_folder:
            return say.open_it(name_of(chosen, None))
        names = [name_of(one, state.games.get(one.path)) for one in state.found]
        name = names[state.row]
        return self._page.opens(name if names.count(name) == 1 else say.saved_on(name, day_of(chosen)))

    def _done_button(self) -> Button:
        label, picture = (say_errors.go_on_with_game(), "cards") if self._is_left else (say.done(), None)
        look = ButtonLook("calm" if self._is_left else "primary", 28)
        return Button("button/continue", label, self.form.on_cancel or stay, look=look, icon=picture)

    def _leave_button(self, kind: Kind) -> Button:
        """The way out without a copy says what that costs; once nothing can be lost, it only leads out."""
        unsaved, leave = self.state.unsaved, partial(self._ask, LeaveAnyway())
        is_lost = unsaved is not None and not self.state.is_good
        label = say_errors.leave_anyway() if is_lost else say_errors.leave_now()
        loss = say_errors.leaving_loses(unsaved.moves) if unsaved is not None and is_lost else ""
        return Button("button/leave", label, leave, look=ButtonLook(kind, 27), icon="door", sub=loss)

    def _goes_to(self) -> str:
        """Where the file will be, in the screen's names for places."""
        try:
            path = self.state.folder / typed_path(self.state.name)
        except OSError:
            return ""
        return say.goes_to(path.name, self._folders.told(path.parent))


def _ending_of(name: str) -> str:
    """The ending of a proposed name, which nobody needs to see."""
    return next((ending for ending in OWN_ENDINGS if name.endswith(ending)), Path(name).suffix)


def _with_ending(path: Path, ending: str) -> Path:
    """A file name without an extension gets the proposed one; an existing folder stays as it is.

    >>> [_with_ending(Path(name), ".zip").name for name in ("cards", "cards 5.12.2026", "cards.old")]
    ['cards.zip', 'cards 5.12.2026.zip', 'cards.old']
    """
    has_one = path.suffix[1:].isalnum() and not path.suffix[1:].isdecimal()
    return path if has_one or path.is_dir() else path.with_name(path.name + ending)
