"""The pages that can be laid over any screen: settings, help, the keys, about the game. They know no game."""

from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import Struct

from game.ui.core.app import App
from game.ui.core.open_folder import FolderOpener
from game.ui.core.preferences import Preferences
from game.ui.flow.menus import about_model, help_scene, licences_scene
from game.ui.flow.screens import Screens
from game.ui.screens.about import AboutActions, AboutScene
from game.ui.screens.keys import KeysScene
from game.ui.screens.settings import SettingsActions, SettingsScene
from game.ui.screens.title import TitleScene


class Place(Struct, frozen=True):
    """Where everything of the player lies, and who opens that folder."""

    folder: Path
    opener: FolderOpener


class Pages:
    """Lays pages over the screen at hand, and takes them off again."""

    def __init__(self, app: App, screens: Screens, place: Place, lacking: Callable[[], Mapping[str, str]]) -> None:
        """`lacking` says by name of a setting what this computer lacks for it."""
        self._app = app
        self._screens = screens
        self._place = place
        self._lacking = lacking

    def settings(self) -> None:
        """The settings; what is below is told of the choices when they are left."""
        actions = SettingsActions(self._app.on_prefer, self._screens.take_off, self.about)
        self._screens.lay_over(SettingsScene(self._app.preferences, actions, self._lacking()))

    def tell(self, preferences: Preferences) -> None:
        """Other choices: whoever on screen goes on from the old ones takes them up."""
        for scene in self._screens.scenes:
            if isinstance(scene, SettingsScene | TitleScene):
                scene.take(preferences)

    def help(self) -> None:
        """How the table is used."""
        below = self._app.scene.name
        keys = lambda: self._lay_keys_over(below)  # noqa: E731 - one of two alike
        self._screens.lay_over(help_scene(self._screens.take_off, keys, self.about))

    def keys(self) -> None:
        """The keys of the screen at hand; away again where they are shown already."""
        if self._app.scene.name == KeysScene.name:
            self._screens.take_off()
        else:
            self._lay_keys_over(self._app.scene.name)

    def _lay_keys_over(self, screen: str) -> None:
        self._screens.lay_over(KeysScene(screen, self._screens.take_off, self.help))

    def about(self) -> None:
        """Version, licence, and where the games are."""
        place = self._place
        actions = AboutActions(
            open_folder=lambda: place.opener.open(place.folder),
            told=lambda: place.opener.told,
            licences=lambda: self._screens.lay_over(licences_scene(self._screens.take_off)),
            back=self._screens.take_off,
        )
        place.opener.told = ""
        self._screens.lay_over(AboutScene(about_model(place.folder), actions))
