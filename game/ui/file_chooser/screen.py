"""The one place where a person says which file is meant: for a copy of a record, a backup, or what is to be opened.

The game brings its own chooser: SDL 2 has no file dialog, and those of the desktops (by D-Bus or a helper program)
aren't everywhere, nor can a gamepad work them. Folders are read and files written beside the window's own thread: the
disk that was chosen may not answer.
"""

import threading
from collections.abc import Callable, Mapping
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

import pygame
from msgspec import Struct
from pygame import Rect, Surface
from pygame.event import Event

from game.text.language import Message
from game.text.messages import errors as say_errors
from game.text.messages import game_files as say
from game.text.messages import heard as say_heard
from game.text.messages import screens as say_screens
from game.text.messages import todays_deal as say_days
from game.ui.asking_scene import AskingScene
from game.ui.boxes import (
    Box,
    Column,
    Grow,
    Layers,
    OneOf,
    Pad,
    Panel,
    Placed,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Unseen,
    Whole,
    Words,
    icon,
    row_board,
    rule,
)
from game.ui.core.kit import Kit
from game.ui.core.theme import CREAM, DONE_FILL, GOLD, INK_ON_GOLD, OFF_REASON, QUIET, WHITE
from game.ui.file_chooser.file_list import FileList
from game.ui.requests import Ask, Go
from game.ui.widgets import Button, ButtonLook, Dialog, TextField, stay
from game.ui.widgets.bar import Bar
from saves.browsing import FoundFile, PlaceKind, UsualPlace, files_in
from saves.files import reason_of, would_replace
from saves.glance import GameGlance, glance_at
from saves.journal import HANGS_AFTER
from saves.lines import PAD_SUFFIX, RECORD_SUFFIX
from saves.own_rules import SHARED_SUFFIX
from saves.shared_table import TABLE_SUFFIX
from saves.typed_path import typed_path

LONGEST_PATH: Final = 240
PLACES_WIDE: Final = 340
_PLACES: Final[dict[PlaceKind, Callable[[], str]]] = {
    PlaceKind.DOCUMENTS: say.documents,
    PlaceKind.DESKTOP: say.desktop,
    PlaceKind.DOWNLOADS: say.downloads,
    PlaceKind.PICTURES: say.pictures,
    PlaceKind.HOME: say.home_folder,
}
_ICONS: Final = {
    PlaceKind.DESKTOP: "computer",
    PlaceKind.DOWNLOADS: "tray",
    PlaceKind.HOME: "house",
    PlaceKind.DRIVE: "stick",
}
_ACT_WIDE: Final = 300
MOST_TILES: Final = 4
"""Places beside each other where something is saved."""
MOST_GLANCES: Final = 200
"""Games whose names are read for a list."""
_OWN_ENDINGS: Final = (RECORD_SUFFIX, PAD_SUFFIX, TABLE_SUFFIX, SHARED_SUFFIX)

Result = TypeVar("Result")


class FileOutcome(Struct, frozen=True):
    """What came of it, in a sentence; `then` is put to the person afterwards."""

    sentence: str
    is_good: bool = True
    then: Callable[[], Dialog] | None = None
    lead_on: Callable[[], None] | None = None
    """To another screen, instead of a sentence."""


class FilePage(Struct, frozen=True):
    """What a page is for, in words. `name` is its scene's word."""

    name: str
    title: Message
    why: Message
    endings: tuple[str, ...]
    """Of the files that are listed, in small letters."""
    doing: Message = say.copying
    silent: Message = say.copy_silent
    """What is said where nothing has come of it for a while."""
    fails: Callable[[str], str] = say.cannot_save_there
    """The sentence for a reason of the system."""
    writes: bool = True
    """Whether a file of that name would be replaced, so that it is asked first."""
    has_pictures: bool = False
    """Whether pictures are looked for, which have a place of their own."""

    @property
    def usual_place(self) -> PlaceKind:
        """Files are saved to Documents, and opened from where browsers and letters put them."""
        if self.has_pictures:
            return PlaceKind.PICTURES
        return PlaceKind.DOCUMENTS if self.writes else PlaceKind.DOWNLOADS


class KnownFolders(Struct, frozen=True):
    """Where somebody may look first, and how a folder is read."""

    places: tuple[UsualPlace, ...]
    last: Path | None = None
    """The folder that was used last."""
    remember: Callable[[Path], None] = lambda _: None
    """Told which folder was used."""
    look: Callable[[Path, tuple[str, ...]], tuple[FoundFile, ...]] = files_in
    glance: Callable[[Path], GameGlance | None] = glance_at

    def first(self, usual_place: PlaceKind, elsewhere: bool = False) -> Path:
        """Where to begin: in the folder used last, else in the usual place; `elsewhere` prefers another drive."""
        usual = {place.kind: place.folder for place in reversed(self.places)}
        drive = usual.get(PlaceKind.DRIVE) if elsewhere else None
        return drive or self.last or usual.get(usual_place) or usual[PlaceKind.HOME]


class _InTheWay(Struct, frozen=True):
    name: str


class _Read(NamedTuple):
    """What is in a folder, or why nobody knows."""

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
    """The folder that is shown, what is in it, what is written in the field, and what came of it."""

    folder: Path
    name: str
    found: tuple[FoundFile, ...] | None = None
    """None while the folder is read."""
    games: Mapping[Path, GameGlance] = {}
    """What is known of those that hold a game; read after the folder is shown."""
    row: int = 0
    """The one that the keys are on."""
    is_browsing: bool = False
    """Whether the folder is shown where something is saved; where it is opened, it always is."""
    trouble: str = ""
    """Why it can't be."""
    said: str = ""
    is_good: bool = False


class _PlaceToChoose(NamedTuple):
    """A place to choose: its name, its folder, its picture, and where that is if the name doesn't tell."""

    name: str
    folder: Path
    picture: str
    told: str = ""


class PlaceTile(Button):
    """A place, large: its picture over its name; a tick if it is chosen."""

    def draw(self, kit: Kit, surface: Surface) -> None:
        self.draw_ground(kit, surface, self.rect)
        ink = GOLD if self.kind == "chosen" else CREAM
        name = Words(self.label, 34, ink, "strong", "center", lines=1)
        told = [Words(self.sub, 25, QUIET, align="center", lines=1)] if self.sub else []
        picture = [icon(self.icon, 76, GOLD)] if self.icon else []
        forms = (
            Column(Grow(), *picture, Space(12), name, *told, Grow(), across="center"),
            Column(Grow(), name, *told, Grow()),
            Column(Grow(), name, Grow()),
        )
        Placed(Pad(OneOf(*(Sized(form, wide=0) for form in forms)), 14, 6), kit, self.rect).draw(kit, surface)
        if self.kind == "chosen":
            side, at = kit.theme.u(38), (self.rect.right - kit.theme.u(34), self.rect.top + kit.theme.u(34))
            kit.paint.icon(surface, "disc", at, side, GOLD)
            kit.paint.icon(surface, "tick", at, side * 3 // 4, INK_ON_GOLD)


class FileChooserScene(AskingScene[FileChooserState]):
    """The usual places, a folder, and a line for a name. Where the game is about to be left, it may be left without."""

    def __init__(
        self,
        page: FilePage,
        name: str,
        act: Callable[[Path], FileOutcome],
        ask: Ask,
        folders: KnownFolders,
        may_leave: bool = False,
    ) -> None:
        """`act` is called in another thread and may raise OSError. With `may_leave` the usual disk has failed, so
        another drive is proposed.
        """
        self._page = page
        self._ending = _ending_of(name) if page.writes else ""
        shown = name.removesuffix(self._ending)
        super().__init__(FileChooserState(folders.first(page.usual_place, elsewhere=may_leave), shown), ask)
        self.name = page.name
        self._act, self._folders, self._may_leave = act, folders, may_leave
        self._goes_into_list = not page.writes
        self._attempt: _Work[FileOutcome | _InTheWay] | None = None
        self._reading = self._read(self.state.folder)
        self._glancing: _Work[dict[Path, GameGlance]] | None = None

    @property
    def first_focus(self) -> str:
        """One press saves; where a file is opened, the keys go to the list once it is read."""
        return "button/save" if self._page.writes else "button/back"

    @property
    def message(self) -> str:
        trouble = self.state.trouble
        return self.state.said or (say.cannot_read(trouble) if trouble and not self._lists_files else self._page.why())

    # ---- folders

    def _read(self, folder: Path) -> _Work[_Read]:
        look, endings = self._folders.look, self._page.endings

        def read() -> _Read:
            try:
                return _Read(look(folder, endings))
            except OSError as error:
                return _Read(trouble=reason_of(error))

        return _Work(self._page, read)

    def _go_to(self, folder: Path) -> None:
        self.become(folder=folder, found=None, trouble="", row=0)
        self._reading = self._read(folder)
        self._goes_into_list = False  # of a folder that was left before it was read

    def _enter(self, folder: Path) -> None:
        self._go_to(folder)
        self._goes_into_list = True

    def show(self, found: tuple[FoundFile, ...], trouble: str = "") -> None:
        """What is in the folder, the newest file first at hand; the keys stay in the list on the way down."""
        newest = next((n for n, one in enumerate(found) if not one.is_folder), 0)
        self.become(found=found, trouble=trouble, row=newest)
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
        self.become(is_browsing=True)
        self._goes_into_list = True
        if self.state.found is not None:
            self.show(self.state.found, self.state.trouble)

    def _open(self) -> None:
        """What is written in the field, else the row that the keys are on."""
        if self._page.writes or self.state.name or not self.state.found:
            self._go()
        else:
            self._press_row(self.state.row)

    def _press_row(self, row: int) -> None:
        found = (self.state.found or ())[row]
        if found.is_folder:
            self._enter(found.path)
        else:
            self.become(name=found.path.name)
            if self._page.writes:
                self.focus_on("button/save")
            else:
                self._go()

    # ---- the file

    def take_file(self, path: Path) -> None:
        """A file was dropped on the window, or named before: it is opened."""
        self.become(name=str(path))
        self._go()

    def _go(self) -> None:
        if self._attempt is None or self._attempt.is_hanging:
            self._try(may_replace=False)

    def _try(self, may_replace: bool) -> None:
        folder, name, ending = self.state.folder, self.state.name, self._ending

        def work() -> FileOutcome | _InTheWay:
            try:
                path = folder / _with_ending(typed_path(name), ending)
                if self._page.writes and would_replace(path) and not may_replace:
                    return _InTheWay(path.name)
                return self._act(path)
            except OSError as error:
                return FileOutcome(self._page.fails(reason_of(error)), is_good=False)

        self._attempt = _Work(self._page, work)
        self.become(said=self._page.doing(), is_good=False)

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
                self.become(trouble=say.too_slow())
        if self._glancing is not None:
            self._glancing.waited += dt
            if self._glancing.result is not None:
                self.become(games=self._glancing.result)
                self._glancing = None
        attempt = self._attempt
        if attempt is not None:
            attempt.waited += dt
            if attempt.result is not None:
                self._attempt = None
                self.tell(attempt.result)
            elif attempt.is_hanging:
                self.become(said=self._page.silent())
        return super().update(dt)

    def tell(self, outcome: FileOutcome | _InTheWay) -> None:
        """What came of it."""
        match outcome:
            case FileOutcome(sentence, is_good, then, lead_on):
                if is_good:
                    self._remember()
                if lead_on is not None:
                    lead_on()
                    return
                self.become(said=sentence, is_good=is_good)
                if is_good:
                    self._go_to(self.state.folder)
                    self.focus_on("button/continue")
                if then is not None:
                    self.open(then())
            case _InTheWay(name):
                self.become(said="", is_good=False)
                self.open(self._replace_dialog(name))

    def _remember(self) -> None:
        folder = (self.state.folder / typed_path(self.state.name)).parent
        if folder.is_absolute():
            self._folders.remember(folder)

    def _replace_dialog(self, name: str) -> Dialog:
        """Only a deliberate yes replaces a file that is there."""
        buttons = [
            Button("button/replace", say.replace_it(), partial(self._try, may_replace=True)),
            Button("button/continue", say.another_name(), stay, look="primary"),
        ]
        return Dialog(say.is_there(name), say.what_replacing_is(), buttons)

    def take(self, event: Event) -> bool | None:
        if event.type == pygame.DROPFILE and not self._page.writes and self.form.dialog is None:
            self.take_file(Path(event.file))
            return True
        return super().take(event)

    # ---- its looks

    def content(self, kit: Kit) -> Box:
        """What it is for, or what came of it; places beside the folder; the name below."""
        state = self.state
        colour = (GOLD if state.is_good else OFF_REASON) if state.said else CREAM
        said = Words(self.message, 26, colour, "strong" if state.said else "text")
        warned = [icon("warning", 34, OFF_REASON)] if self._may_leave and not state.said else []
        line = Column(Grow(), Row(*warned, Grow(said), gap=16), Grow())
        told = Layers(Unseen(Words("\n", 26)), line)
        if state.is_good and not self._lists_files:
            inside: Box = Panel(Column(Grow(), *self._saved(), Grow()), (44, 34))
        elif self._lists_files:
            inside = Column(
                told,
                Space(20),
                Grow(Row(self._places(), Grow(self._listed(kit)), gap=24, across="stretch")),
                Space(18),
                self._name_line(),
            )
        else:
            below = Column(Space(30), rule(), Space(26), self._name_line())
            inside = Panel(Column(told, Space(20), Grow(self._tiles()), below), (44, 34))
        return Column(Bar(self._page.title(), [self.way_back]), Grow(Pad(inside, 60, 24)))

    def _saved(self) -> list[Box]:
        """What was saved and where, and nothing else to decide."""
        tick = Layers(icon("disc", 120, DONE_FILL), Pad(icon("tick", 84, WHITE), 18, 18))
        return [
            Row(Grow(), Whole(tick), Grow()),
            Space(30),
            Words(self.state.said, 30, CREAM, "strong", "center"),
            Space(40),
            Row(Grow(), Put(self._done_button(), 84, 360), Grow()),
        ]

    def _known_places(self) -> list[_PlaceToChoose]:
        """The folder used last, what is plugged in, then those that everybody has."""
        places = [
            _place(one)
            for one in sorted(self._folders.places, key=lambda one: one.kind is not PlaceKind.DRIVE)
            if (one.kind is not PlaceKind.PICTURES or self._page.has_pictures)
            and (one.kind is not PlaceKind.HOME or self._lists_files or one.folder == self.state.folder)
        ]
        last = self._folders.last
        if last is not None and last not in (place.folder for place in places):
            places.insert(0, _PlaceToChoose(say.last_used(), last, "clock", self._told(last)))
        return places

    def _place_buttons(self, kind: type[Button]) -> list[Button]:
        return [
            kind(
                f"button/place_{number}",
                place.name,
                partial(self._go_to, place.folder),
                icon=place.picture,
                look=ButtonLook("chosen" if place.folder == self.state.folder else "calm", 25, 22),
                sub=place.told,
            )
            for number, place in enumerate(self._known_places())
        ]

    def _places(self) -> Box:
        return Column(
            *(Put(button, 84 if button.sub else 66, PLACES_WIDE) for button in self._place_buttons(Button)), gap=10
        )

    def _tiles(self) -> Box:
        """The places, large, and the way to any other folder: all that most people need to save something."""
        other = PlaceTile(
            "button/browse", say.other_folders(), self._browse, icon="search", look=ButtonLook("calm", 25)
        )
        tiles: list[Box] = [Share(Put(button, 112)) for button in (*self._place_buttons(PlaceTile), other)]
        columns = min(MOST_TILES, -(-len(tiles) // 2))
        tiles += [Share() for _ in range(-len(tiles) % columns)]
        rows = (tiles[first : first + columns] for first in range(0, len(tiles), columns))
        return Column(*(Grow(Row(*row, gap=18, across="stretch")) for row in rows), gap=18)

    def _listed(self, kit: Kit) -> Box:
        state = self.state
        folder, found = state.folder, state.found
        up = Button("button/up", say.folder_up(), partial(self._go_to, folder.parent), icon="up", look=23)
        path = Words(self._told(folder), 25, QUIET, lines=1)
        head = Row(Put(up, 60), Grow(path), gap=18) if folder.parent != folder else path
        if found:
            names = [_heard(one, self.state.games.get(one.path)) for one in found]
            files = FileList(
                "field/files",
                say.files(),
                names,
                self._draw_row,
                self._press_row,
                current=state.row,
                on_move=lambda row: self.become(row=row),
                row_high=76,
            )
            listed: Box = Put(files)
        else:
            empty = say.no_such_files() if found is not None else ""
            said = say.cannot_read(self.state.trouble) if self.state.trouble else empty
            listed = Column(Grow(), Words(said, 27, QUIET, align="center"), Grow())
        return Panel(Column(head, Space(20), Grow(listed)), (20, 16))

    def _draw_row(self, kit: Kit, surface: Surface, rect: Rect, index: int, current: bool) -> None:
        one = (self.state.found or ())[index]
        game = self.state.games.get(one.path)
        title = game.name if game is not None else _read_as(one)
        name: Box = Words(title, 25, WHITE if current else CREAM, "strong", lines=1)
        if game is not None:
            name = Row(name, Grow(Words(_told_of(game), 24, QUIET, lines=1)), gap=16)
        picture = icon(_picture(one), 30, GOLD)
        row = Row(picture, Grow(name), Whole(Words(_when(one), 24, QUIET, lines=1)), gap=16)
        Placed(Panel(row, (16, 4), row_board(current)), kit, rect).draw(kit, surface)

    def _name_line(self) -> Box:
        page, state = self._page, self.state
        label = say.file_name() if page.writes else say.type_path()
        field = TextField(
            "field/path",
            label,
            state.name,
            lambda name: self.become(name=name),
            most=LONGEST_PATH,
            placeholder="" if page.writes else label,
            on_submit=self._go,
        )
        field.is_quiet = not page.writes
        is_next = not state.is_good and (page.writes or bool(state.name or state.found))
        act = say.save() if page.writes else say.open_it()
        look = ButtonLook("primary" if is_next else "plain", 28)
        buttons = [Button("button/save", act, self._open, look=look, icon="save" if page.writes else "folder")]
        if state.is_good:
            buttons.append(self._done_button())
        named = [Words(label, 25, QUIET, "strong", lines=1)] if page.writes else []
        return Row(
            *named,
            Grow(Put(field, 76)),
            *(Put(one, 76, _ACT_WIDE) for one in buttons),
            *self._leave(),
            gap=18,
        )

    def _done_button(self) -> Button:
        done = self.form.on_cancel or stay
        return Button("button/continue", say.done(), done, look=ButtonLook("primary", 28), icon="tick")

    def _leave(self) -> list[Box]:
        """The way out without a copy, apart from what saves one."""
        if not self._may_leave:
            return []
        leave = partial(self._ask, Go.LEAVE_ANYWAY)
        return [Put(Button("button/leave", say_errors.leave_anyway(), leave, icon="door", look="calm"), 76, _ACT_WIDE)]

    def _told(self, folder: Path) -> str:
        """The way to a folder, from the home folder where it is in there."""
        homes = [place.folder for place in self._folders.places if place.kind is PlaceKind.HOME]
        inside = [folder.relative_to(home).parts for home in homes if folder.is_relative_to(home)]
        outside = folder.parts[1:] if len(folder.parts) > 1 and folder.anchor == "/" else folder.parts
        parts = (inside[0] or (say.home_folder(),)) if inside else outside
        return " › ".join(parts)


def _ending_of(name: str) -> str:
    """The ending of a proposed name, which nobody needs to see."""
    return next((ending for ending in _OWN_ENDINGS if name.endswith(ending)), Path(name).suffix)


def _with_ending(path: Path, ending: str) -> Path:
    """A file that was named without any ending gets the proposed one; a folder that is there stays what it is."""
    return path if path.suffix[1:].isalnum() or path.is_dir() else path.with_name(path.name + ending)


def _read_as(one: FoundFile) -> str:
    """Its name without an ending of the game's own."""
    name = one.path.name
    return next((name.removesuffix(ending) for ending in _OWN_ENDINGS if name.endswith(ending)), name)


def _picture(one: FoundFile) -> str:
    if one.is_folder:
        return "folder"
    return "cards" if one.path.name.endswith(RECORD_SUFFIX) else "list"


def _told_of(game: GameGlance) -> str:
    """How far it is, and who plays."""
    where = say_screens.finished() if game.is_over else say_screens.round_place(game.round, game.rounds)
    return " · ".join((where, ", ".join(game.players)))


def _when(one: FoundFile) -> str:
    if one.is_folder:
        return ""
    then = datetime.fromtimestamp(one.changed)
    return say.changed_at(say_days.date_of_year(then.date()), f"{then:%H:%M}")


def _heard(one: FoundFile, game: GameGlance | None) -> str:
    if one.is_folder:
        return one.path.name
    return say_heard.belonging(
        one.path.name, " · ".join((game.name, _told_of(game), _when(one))) if game else _when(one)
    )


def _place(place: UsualPlace) -> _PlaceToChoose:
    picture, usual = _ICONS.get(place.kind, "folder"), _PLACES.get(place.kind)
    if usual is not None:
        return _PlaceToChoose(usual(), place.folder, picture)
    named = place.folder.name
    return _PlaceToChoose(say.usb_drive() if named else say.drive(), place.folder, picture, named or str(place.folder))
