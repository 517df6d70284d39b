"""Opens the file chooser over the current screen, at the person's last folder."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.ui.shared.requests import Ask, ChangePreferences
from game.ui.system.file_chooser.file_page import FileOutcome, FilePage, GameAtRisk
from game.ui.system.file_chooser.places import KnownFolders
from game.ui.system.file_chooser.printing import pages_folder
from game.ui.system.scene_stack import SceneStack
from saves.disk.browsing import usual_places
from saves.disk.system_calls import make_folder
from saves.disk.typed_path import home_folder

if TYPE_CHECKING:
    from game.ui.system.file_chooser.screen import FileChooserScene


def ask_for_file(
    screens: SceneStack,
    ask: Ask,
    page: FilePage,
    act: Callable[[Path], FileOutcome],
    name: str = "",
    at_risk: GameAtRisk | None = None,
) -> "FileChooserScene":
    """`act` is called in another thread with the chosen file, and may raise OSError. `name` is suggested."""
    from game.ui.system.file_chooser.screen import FileChooserScene  # most games are never copied anywhere

    last = screens.preferences.last_folder
    own = _own_folder() if page.writes and not last and at_risk is None else None  # that disk may be the one that fails
    places, last_used = usual_places(home_folder()), Path(last) if last else None
    folders = KnownFolders(places, last_used, own, partial(_remember, screens, ask))
    scene = FileChooserScene(page, name, act, ask, folders, at_risk)
    screens.push(scene)
    return scene


def _own_folder() -> Path | None:
    """The folder for printed pages, too, until somebody chooses another."""
    folder = pages_folder()
    try:
        make_folder(folder)
    except OSError:
        return None
    return folder


def _remember(screens: SceneStack, ask: Ask, folder: Path) -> None:
    known = screens.preferences
    if str(folder) != known.last_folder and str(folder).isprintable():
        ask(ChangePreferences(replace(known, last_folder=str(folder))))
