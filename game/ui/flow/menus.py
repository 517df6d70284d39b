"""The pages and the menu that lie over a table: help, licences, the whole log."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame

from game import VERSION
from game.assets import assets_folder
from game.engine.events import RoundBegan
from game.rules.ruleset import RuleSet
from game.ui.flow.history import History
from game.ui.screens.about import AboutModel
from game.ui.screens.models import Section
from game.ui.screens.reading import ReadingScene
from game.ui.widgets import BarButton, Button, Dialog
from game.words import errors, scores
from game.words import help as help_words
from game.words import screens as words
from game.words.help import KEYS_TITLE
from game.words.log import LogLine
from game.words.rule_page import Chapter, section
from saves.files import reason_of

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

    go_on = Button("button/continue", words.GO_ON, close, kind="primary", icon="play", size=25)
    menu = Dialog(
        words.MENU,
        words.MENU_WORDS,
        [Button("button/leave", words.SAVE_AND_LEAVE, then(leave), icon="door", size=25), go_on],
        extra=[
            Button("button/preferences", words.SETTINGS, then(settings), icon="gear", size=25),
            Button("button/help", words.HELP, then(help), icon="help", size=25),
            Button("button/keys", words.TABLE_KEYS, then(keys), icon="keys", key="F1", size=25),
        ],
    )
    menu.form.focus_on(go_on)
    return menu


def help_scene(back: Callable[[], None], keys: Callable[[], None], about: Callable[[], None]) -> ReadingScene:
    """How to use the table; from there the keys and the page about the game can be read."""
    ways = (
        BarButton("button/keys", KEYS_TITLE, keys, icon="keys"),
        BarButton("button/about", words.ABOUT, about, icon="info"),
    )
    sections = [Section(heading, text) for heading, text in help_words.HELP_SECTIONS]
    return ReadingScene("help", help_words.HELP_TITLE, sections, back, ways=ways)


def rule_scene(rules: RuleSet, chapter: Chapter, back: Callable[[], None]) -> ReadingScene:
    """One chapter of the rules in force."""
    part = section(rules, chapter)
    return ReadingScene("rule", rules.name, [Section(part.chapter, "\n".join(line.words for line in part.lines))], back)


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
    sections = [Section("", text)]
    return ReadingScene("licences", words.PICTURES, sections, back)


def history_scene(history: History, back: Callable[[], None], notes: Sequence[str] = ()) -> ReadingScene:
    """Everything that happened in this match, round by round and the latest last, as beside the table; it opens at its
    end. `notes` are said once, above it.
    """
    sections: list[Section] = [Section("", note) for note in notes]
    for heading, lines in _by_round(history.lines):
        told = "\n".join(line.text for line in lines)
        sections.append(Section(heading, told, tuple(history.team_of(line) for line in lines)))
    text = "\n".join([*notes, *(line.text for line in history.lines)])
    return ReadingScene("history", words.LOG_TITLE, sections, back, copied=text, from_end=True)


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
