"""Your table, with the photos in the player's folder; opens files that somebody picks or drops there."""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from pygame import Surface

from game.messages.functions import your_table as say
from game.messages.language import Message
from game.ui.shared.cards.own_pictures import DECK_ENDING, ENDING, is_back, is_deck, is_photo
from game.ui.system.file_chooser.file_page import FileOutcome, FilePage
from game.ui.system.file_chooser.presenter import ask_for_file
from game.ui.system.services import Services
from game.ui.system.your_table.crop_screen import CropScene
from game.ui.system.your_table.looks import Deck, TableLook
from game.ui.system.your_table.picture_process import opened_deck, opened_photo, opened_table
from game.ui.system.your_table.screen import PhotoUse, TableFiles, YourTableScene
from game.ui.system.your_table.sharing_table import table_to_share
from game.ui.system.your_table.why_not_opened import why_not_opened
from saves.disk.file_faults import FlawedFile
from saves.pictures.deck_source import DRAWINGS, DeckOrigin, data_folders, decks_found
from saves.pictures.shared_table import TABLE_SUFFIX, BadTable, packed_table

KEPT: Final = 2
"""Photos of each kind kept in the player's folder: the one on the table, if any, and the newest."""

ORIGINS: Final[Mapping[str, Message]] = {
    DeckOrigin.KDE: say.kde_deck,
    DeckOrigin.GNOME: say.gnome_deck,
    DeckOrigin.FILE: say.deck_of_file,
}
KEPT_DECKS: Final = 6
SHARE_TABLE: Final = FilePage(
    "share_table", say.share, say.share_why, (TABLE_SUFFIX,), doing=say.sharing, silent=say.sharing
)
DECK_FILE: Final = FilePage(
    "deck_file",
    say.deck,
    say.which_deck,
    (".zip", *DRAWINGS),
    doing=say.reading_photo,
    silent=say.reading_photo,
    fails=say.photo_not_read,
    writes=False,
)
PHOTO: Final = replace(
    DECK_FILE,
    name="photo",
    title=say.own_cloth,
    why=say.which_photo,
    endings=(".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp"),
    has_pictures=True,
)


class YourTable:
    """Opens the screen over the current one."""

    def __init__(self, services: Services, at_table: bool) -> None:
        self._services, self._at_table = services, at_table
        self._pictures = services.environment.pictures
        self._folder = self._pictures.folder
        self.scene: YourTableScene

    def show(self) -> None:
        """Show the screen with the newest photos; deletes older ones that aren't on the table."""
        screens, environment = self._services.screens, self._services.environment
        chosen = screens.preferences
        cloths, backs = self._photos(chosen.cloth, back=False), self._photos(chosen.back, back=True)
        self.scene = YourTableScene(
            chosen,
            self._services.ask,
            environment.chance,
            is_at_table=self._at_table,
            photos=(*cloths[:KEPT], *backs[:KEPT]),
            files=TableFiles(self.ask_for_photo, self.take_dropped, self.open_deck, self.share, self.open_table),
        )
        for name in (*cloths[KEPT:], *backs[KEPT:]):
            path = self._folder / (name + ENDING)
            self._services.background.do(path, partial(path.unlink, missing_ok=True))
        screens.push(self.scene, lambda: self.scene.prefer(screens.preferences))
        self.scene.run_in_background("decks", partial(self._look_for_decks, chosen.deck))

    # ---- a table in one file

    def share(self, look: TableLook) -> None:
        """Ask where to save a table, and save it."""
        act = partial(self._write_table, look)
        ask_for_file(self._services.screens, self._services.ask, SHARE_TABLE, act, say.file_of_table() + TABLE_SUFFIX)

    def _write_table(self, look: TableLook, path: Path) -> FileOutcome:
        """Runs in a background thread. Raises OSError."""
        try:
            data = packed_table(table_to_share(look, self._pictures))
        except BadTable as bad:
            return FileOutcome(why_not_opened(bad, path.name)(), is_good=False)
        self._services.environment.disk.replace(path, data)
        return FileOutcome(say.shared(path.name))

    def open_table(self, path: Path) -> None:
        """Read somebody's table in the background and try it on; the file isn't changed."""
        self._do_beside("table", path, self._read_table)

    def _read_table(self, path: Path) -> Callable[[], None]:
        taken = opened_table(path)
        self._keep_all(taken.files)
        deck = taken.deck and replace(taken.deck, origin=_told_of(DeckOrigin.FILE))
        return partial(self.scene.try_table, taken.look, deck)

    def _keep_all(self, files: Mapping[str, bytes]) -> None:
        """Write copies into the player's folder, and have them ready to be shown. Raises OSError."""
        for name, data in files.items():
            self._keep(name, data)

    # ---- decks

    def _decks(self, chosen: str) -> list[Deck]:
        """The decks in the player's folder; older ones are deleted."""
        names = self._newest(f"deck-*{DECK_ENDING}", is_deck, chosen)
        for name in names[KEPT_DECKS:]:
            path = self._folder / (name + DECK_ENDING)
            self._services.background.do(path, partial(path.unlink, missing_ok=True))
        decks = []
        for name in names[:KEPT_DECKS]:
            with suppress(OSError, FlawedFile):
                deck = self._pictures.read(name)
                decks.append(Deck(name, title=deck.title, origin=_told_of(deck.origin)))
        return decks

    def _look_for_decks(self, chosen: str) -> Callable[[], None]:
        kept = self._decks(chosen)
        found = [
            Deck("", title=deck.title, origin=_told_of(deck.origin), path=str(deck.path))
            for deck in decks_found(data_folders(os.environ))
        ]
        return partial(self.scene.offer_decks, kept, found)

    def open_deck(self, path: Path | None, title: str) -> None:
        """Draw a deck's cards in the background; without a path, ask for a file first."""
        if path is None:
            ask_for_file(self._services.screens, self._services.ask, DECK_FILE, self._deck_in)
        else:
            self.scene.is_drawing(title, 0)
            self._do_beside("deck", path, partial(self._draw_deck, title))

    def _draw_deck(self, title: str, path: Path) -> Callable[[], None]:
        scene = self.scene
        later = scene.pending.append  # in the window's own thread, in the screen's next pass
        try:
            taken = opened_deck(path, lambda drawn: later(partial(scene.is_drawing, title, drawn)))
            self._keep_all(taken.files)
        except (FlawedFile, OSError):
            later(partial(scene.is_drawing, "", 0))
            raise
        return partial(scene.add_deck, replace(taken.deck, origin=_told_of(taken.deck.origin)))

    def _deck_in(self, path: Path) -> FileOutcome:
        """Check that the file exists; what it contains is reported on the screen below. Raises OSError."""
        path.stat()

        def lead_on() -> None:
            self._services.screens.pop()
            self.open_deck(path, path.stem)

        return FileOutcome("", lead_on=lead_on)

    def _photos(self, chosen: str, back: bool) -> list[str]:
        """Names of the photos for cloth or backs."""
        return [name for name in self._newest(f"photo-*{ENDING}", is_photo, chosen) if is_back(name) == back]

    def _newest(self, pattern: str, is_ours: Callable[[str], bool], chosen: str) -> list[str]:
        """Names of our files in the player's folder: the chosen one, then the newest."""
        try:
            files = self._services.environment.reading.files(self._folder, pattern)
            there = {file.stem: file.stat().st_mtime for file in files if is_ours(file.stem)}
        except OSError:
            return []
        return sorted(there, key=lambda name: (name != chosen, -there[name]))

    # ---- a photo

    def ask_for_photo(self, use: PhotoUse) -> None:
        page = replace(PHOTO, title=say.own_back) if use is PhotoUse.BACK else PHOTO
        act = partial(self._photo_in, use)
        ask_for_file(self._services.screens, self._services.ask, page, act)

    def _photo_in(self, use: PhotoUse, path: Path) -> FileOutcome:
        """Open a photo in a background thread and return the outcome. Raises OSError."""
        try:
            picture = opened_photo(path)
        except FlawedFile as flawed:
            return FileOutcome(why_not_opened(flawed, path.name)(), is_good=False)

        def lead_on() -> None:
            self._services.screens.pop()
            self.crop(use, picture)

        return FileOutcome("", lead_on=lead_on)

    def take_dropped(self, path: Path, use: PhotoUse) -> None:
        """Open a photo dropped on the screen, in the background."""
        self._do_beside("dropped file", path, lambda path: partial(self.crop, use, opened_photo(path)))

    def _do_beside(self, name: str, path: Path, work: Callable[[Path], Callable[[], None]]) -> None:
        def try_it() -> Callable[[], None]:
            try:
                return work(path)
            except (OSError, FlawedFile) as error:
                return partial(self._services.screens.say, why_not_opened(error, path.name))

        self.scene.run_in_background(name, try_it)

    def crop(self, use: PhotoUse, picture: Surface) -> None:
        scene = CropScene(
            picture,
            self.scene.state.look,
            use is PhotoUse.BACK,
            self._services.ask,
            lambda name, data: self._keep(name + ENDING, data),
            self.scene.add_photo,
        )
        self._services.screens.push(scene)

    def _keep(self, file: str, data: bytes) -> None:
        self._services.environment.disk.replace(self._folder / file, data)
        with suppress(FlawedFile, OSError):  # then it is opened once more when it is shown
            self._pictures.read(Path(file).stem)


def _told_of(origin: str) -> str:
    return ORIGINS.get(origin, say.deck_of_file)()
