"""The places to choose from: the last folder, removable drives, and those that everybody has."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct
from pygame import Rect, Surface

from game.messages.functions import game_files as say
from game.toolkit.boxes import Placed, round_tick
from game.toolkit.drawing.theme import BUTTON_BOTTOM_HOVER, OFF_TEXT
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from saves.disk.browsing import FoundFile, PlaceKind, UsualPlace, are_on_one_disk, files_in
from saves.library.glance import GameGlance, glance_at

_PLACES: Final[dict[PlaceKind, Callable[[], str]]] = {
    PlaceKind.DOCUMENTS: say.documents,
    PlaceKind.DESKTOP: say.desktop,
    PlaceKind.DOWNLOADS: say.downloads,
    PlaceKind.HOME: say.home_folder,
}
_ICONS: Final = {
    PlaceKind.DESKTOP: "computer",
    PlaceKind.DOWNLOADS: "tray",
    PlaceKind.HOME: "house",
    PlaceKind.DRIVE: "stick",
}

_STEP: Final = " › "
"""From a folder to one in it."""
TICK: Final = 32
"""Design pixels across the tick at the chosen place."""


class PlaceToChoose(NamedTuple):
    """A place to choose: its name, its folder, its picture, and its location if the name doesn't say it."""

    name: str
    folder: Path
    picture: str
    told: str = ""


class KnownFolders(Struct, frozen=True):
    """The first folders to offer, and how a folder is read."""

    places: tuple[UsualPlace, ...]
    last: Path | None = None
    """The folder that was used last."""
    own: Path | None = None
    """The program's own folder for files, until somebody chooses another."""
    remember: Callable[[Path], None] = lambda _: None
    """Told which folder was used."""
    look: Callable[[Path, tuple[str, ...]], tuple[FoundFile, ...]] = files_in
    glance: Callable[[Path], GameGlance | None] = glance_at
    are_on_one_disk: Callable[[Path, Path], bool] = are_on_one_disk

    def beside(self, folder: Path) -> frozenset[Path]:
        """The places that are on the same disk."""
        places = (*(place.folder for place in self.places), *([] if self.last is None else [self.last]))
        return frozenset(place for place in places if self.are_on_one_disk(place, folder))

    def first(self, usual_place: PlaceKind, elsewhere: bool = False) -> Path:
        """Where to begin: in the folder used last, else in the program's own or the usual place; `elsewhere` prefers
        another drive.
        """
        usual = {place.kind: place.folder for place in reversed(self.places)}
        drive = usual.get(PlaceKind.DRIVE) if elsewhere else None
        return drive or self.last or self.own or usual.get(usual_place) or usual[PlaceKind.HOME]

    def to_choose(self, with_home: bool) -> list[PlaceToChoose]:
        """The last folder, removable drives, then those that everybody has."""
        places = [
            place_to_choose(one)
            for one in sorted(self.places, key=lambda one: one.kind is not PlaceKind.DRIVE)
            if one.kind is not PlaceKind.HOME or with_home
        ]
        if self.last is not None and self.last not in (place.folder for place in places):
            places.insert(0, PlaceToChoose(say.last_used(), self.last, "clock", self.told(self.last)))
        return places

    def told(self, folder: Path) -> str:
        """The way to a folder, from the nearest place that has a name here."""
        for place in sorted(self.places, key=lambda place: -len(place.folder.parts)):
            if folder.is_relative_to(place.folder):
                inside = folder.relative_to(place.folder).parts
                known = place_to_choose(place)
                named = () if inside and place.kind is PlaceKind.HOME else (f"{known.name} {known.told}".rstrip(),)
                return _STEP.join((*named, *inside))
        return _STEP.join(folder.parts[1:] if len(folder.parts) > 1 and folder.anchor == "/" else folder.parts)

    def parted(self, folder: Path) -> tuple[str, str]:
        """The way to the folder above, and the name of this one."""
        above, _, own = self.told(folder).rpartition(_STEP)
        return above or self.told(folder.parent), own


def place_to_choose(place: UsualPlace) -> PlaceToChoose:
    picture, usual = _ICONS.get(place.kind, "folder"), _PLACES.get(place.kind)
    if usual is not None:
        return PlaceToChoose(usual(), place.folder, picture)
    named = place.folder.name
    return PlaceToChoose(say.usb_drive() if named else say.drive(), place.folder, picture, named or str(place.folder))


class PlaceButton(Button):
    """A place; with a tick at its end if it is chosen, dim if a copy there would be useless."""

    is_entry = True
    is_dim = False
    is_quiet = False
    """Whether it is beside the files in it: one line of a list, without a box or a tick."""

    @property
    def _has_tick(self) -> bool:
        return self.kind == "chosen" and not self.is_quiet

    @property
    def ink(self) -> str:
        return OFF_TEXT if self.is_dim else super().ink

    def draw_ground(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        if self.is_quiet:
            if self.kind == "chosen" or self.hover:
                kit.paint.panel(surface, rect, BUTTON_BOTTOM_HOVER, 0.95 if self.kind == "chosen" else 0.5, None, 12)
        else:
            super().draw_ground(kit, surface, rect)

    def _ends(self, kit: Kit, rect: Rect) -> tuple[int, int]:
        left, right = super()._ends(kit, rect)
        return left, right - (kit.theme.u(38) if self._has_tick else 0)

    def draw(self, kit: Kit, surface: Surface) -> None:
        super().draw(kit, surface)
        if self._has_tick:
            tick = Rect(0, 0, kit.theme.u(TICK), kit.theme.u(TICK))
            tick.midright = (self.rect.right - kit.theme.u(14), self.rect.centery)
            Placed(round_tick(TICK), kit, tick).draw(kit, surface)
