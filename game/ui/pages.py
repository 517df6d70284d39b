"""The pages that can be laid over any screen: settings, help, the keys, about the game, licences, the whole log of a
match; and the menu of the table. They know no game.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pygame
from msgspec import Struct

from game import VERSION
from game.assets import assets_folder
from game.engine.events import RoundBegan
from game.rules.ruleset import RuleSet
from game.ui.core.app import App
from game.ui.core.open_folder import FolderOpener
from game.ui.core.preferences import Preferences
from game.ui.open_game import MatchLog
from game.ui.scene_stack import SceneStack
from game.ui.screens.about import AboutActions, AboutModel, AboutScene
from game.ui.screens.keys import KeysScene
from game.ui.screens.models import PageSection
from game.ui.screens.reading import ReadingScene
from game.ui.screens.settings import SettingsActions, SettingsScene
from game.ui.screens.title import TitleScene
from game.ui.widgets import BarButton, Button, Dialog
from game.words import errors, help, scores, screens
from game.words.help import KEYS_TITLE
from game.words.log import LogLine
from game.words.rule_page import Chapter, section
from saves.files import reason_of


class Place(Struct, frozen=True):
    """Where everything of the player lies, and who opens that folder."""

    folder: Path
    opener: FolderOpener


class Pages:
    """Lays pages over the screen at hand, and takes them off again."""

    def __init__(self, app: App, screens: SceneStack, place: Place, lacking: Callable[[], Mapping[str, str]]) -> None:
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


SYSTEMS = {"linux": "Linux", "darwin": "macOS", "win32": "Windows"}


def game_menu(
    close: Callable[[], None],
    settings: Callable[[], None],
    help: Callable[[], None],
    keys: Callable[[], None],
    leave: Callable[[], None],
) -> Dialog:
    """The menu of a table; the keys begin at the way back to it."""

    def then(act: Callable[[], None]) -> Callable[[], None]:
        def close_and_act() -> None:
            close()
            act()

        return close_and_act

    go_on = Button("button/continue", screens.GO_ON, close, kind="primary", icon="play", size=25)
    menu = Dialog(
        screens.MENU,
        screens.MENU_WORDS,
        [Button("button/leave", screens.SAVE_AND_LEAVE, then(leave), icon="door", size=25), go_on],
        extra=[
            Button("button/preferences", screens.SETTINGS, then(settings), icon="gear", size=25),
            Button("button/help", screens.HELP, then(help), icon="help", size=25),
            Button("button/keys", screens.TABLE_KEYS, then(keys), icon="keys", key="F1", size=25),
        ],
    )
    menu.form.focus_on(go_on)
    return menu


def help_scene(back: Callable[[], None], keys: Callable[[], None], about: Callable[[], None]) -> ReadingScene:
    """How to use the table; from there the keys and the page about the game can be read."""
    ways = (
        BarButton("button/keys", KEYS_TITLE, keys, icon="keys"),
        BarButton("button/about", screens.ABOUT, about, icon="info"),
    )
    sections = [PageSection(heading, text) for heading, text in help.HELP_SECTIONS]
    return ReadingScene("help", help.HELP_TITLE, sections, back, ways=ways)


def rule_scene(rules: RuleSet, chapter: Chapter, back: Callable[[], None]) -> ReadingScene:
    """One chapter of the rules in force."""
    part = section(rules, chapter)
    return ReadingScene(
        "rule", rules.name, [PageSection(part.chapter, "\n".join(line.words for line in part.lines))], back
    )


def about_model(place: Path) -> AboutModel:
    """What is to be said about the game; `place` is the folder of the player."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    python = ".".join(map(str, sys.version_info[:3]))
    runs_on = f"Python {python}, pygame-ce {pygame.version.ver}, SDL {sdl}, {SYSTEMS.get(sys.platform, sys.platform)}"
    return AboutModel(VERSION, str(place), runs_on)


def licences_scene(back: Callable[[], None]) -> ReadingScene:
    """Whose pictures and letters these are."""
    try:
        text = (assets_folder() / "LICENCES.md").read_text(encoding="utf-8")
    except OSError as error:
        text = errors.unreadable("LICENCES.md", reason_of(error))
    sections = [PageSection("", text)]
    return ReadingScene("licences", screens.PICTURES, sections, back)


def history_scene(history: MatchLog, back: Callable[[], None], notes: Sequence[str] = ()) -> ReadingScene:
    """Everything that happened in this match, round by round and the latest last, as beside the table; it opens at its
    end. `notes` are said once, above it.
    """
    sections: list[PageSection] = [PageSection("", note) for note in notes]
    for heading, lines in _by_round(history.lines):
        told = "\n".join(line.text for line in lines)
        sections.append(PageSection(heading, told, tuple(history.team_of(line) for line in lines)))
    text = "\n".join([*notes, *(line.text for line in history.lines)])
    return ReadingScene("history", screens.LOG_TITLE, sections, back, copied=text, from_end=True)


def _by_round(lines: Sequence[LogLine]) -> list[tuple[str, list[LogLine]]]:
    """The lines of each round under its heading; what was before the first deal has none."""
    rounds: list[tuple[str, list[LogLine]]] = []
    for line in lines:
        if isinstance(line.event, RoundBegan):
            rounds.append((scores.round_title(line.event.round), []))
        elif not rounds:
            rounds.append(("", []))
        rounds[-1][1].append(line)
    return rounds
