"""Pages for reading only: help, about the game, licences, the whole log of a match; and the
menu of the table.
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Final

import pygame

from game import VERSION
from game.assets import assets_folder, read_asset
from game.engine.events import RoundBegan
from game.messages.functions import (
    errors as say_errors,
    help as say_help,
    joining as say_joining,
    scores as say_scores,
    screens as say_screens,
)
from game.messages.language import Message, saying
from game.play.match_log import MatchLog
from game.sentences.at_table.log import LogLine
from game.toolkit.boxes import Box, Column, Pad, Panel, Row, Share, Sized, Space, WidgetSlot, Words, dialog, rule
from game.toolkit.drawing.theme import GOLD, LINE
from game.toolkit.file_opener import FileOpener
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, Dialog, stay
from game.toolkit.widgets.form import DIALOG_PAD
from game.ui.shared.models import PageSection
from game.ui.shared.requests import (
    Ask,
    GoToTitle,
    ProgramRequest,
    ShowHelp,
    ShowNewGame,
    ShowPossible,
    ShowSettings,
)
from game.ui.system.about.screen import AboutScene, AboutState
from game.ui.system.reading.screen import ReadingScene, ReadingState
from saves.disk.files import reason_of

SYSTEMS: Final = {"linux": "Linux", "darwin": "macOS", "win32": "Windows"}


class MenuDialog(Dialog):
    """The menu of a table: what people open it for, and below it the rest, as high but quieter."""

    first_focus = "button/continue"
    width = 1040

    def __init__(self, go_on: Button, now: Button, large: Sequence[Button], small: Sequence[Button]) -> None:
        """`now` has a row of its own, as has the way back."""
        leave, *others = large
        super().__init__(say_screens.menu(), say_screens.menu_words(), [leave, go_on], extra=[now, *others, *small])
        for button in small:
            button.kind = "calm"
        for button in (go_on, now, *large, *small):
            button.size, button.is_entry = 29, True
        first = Pad(WidgetSlot(now, 76), 0, 12, 0)
        below = [Space(20), rule(LINE, 1.5), Space(8), *_pairs(small, 76, 12)] if small else []
        self._rows = [first, *_pairs(large, 76, 12), *below]

    def content(self, kit: Kit) -> Box:
        title = Words(self.title, 40, GOLD, "heading", lines=1)
        go_on = WidgetSlot(self.buttons[-1], 84)
        inside = Column(title, Space(12), Words(self.words, 24), Space(24), go_on, *self._rows)
        return Sized(Panel(inside, (DIALOG_PAD, DIALOG_PAD), dialog), width=self.width)


def _pairs(buttons: Sequence[Button], height: float, gap: float) -> list[Box]:
    """Two beside each other, below a gap."""
    pairs = zip_longest(buttons[::2], buttons[1::2])
    return [
        Pad(Row(*(Share(WidgetSlot(one, height) if one else Box()) for one in pair), gap=16), 0, gap, 0)
        for pair in pairs
    ]


def game_menu(ask: Ask, small: Sequence[Button] = ()) -> Dialog:
    """The menu of a table, with what its game adds below everything else; the focus starts at the way back to it."""

    def entry(id: str, label: str, where: ProgramRequest, icon: str) -> Button:
        return Button(id, label, partial(ask, where), icon=icon)

    return MenuDialog(
        Button("button/continue", say_screens.go_on(), stay, look="primary", icon="play"),
        entry("button/what_now", say_help.what_now(), ShowPossible(), "hint"),
        [
            entry("button/leave", say_screens.save_and_leave(), GoToTitle(), "door"),
            entry("button/new_game", say_screens.new_game(), ShowNewGame(), "plus"),
            entry("button/help", say_screens.help(), ShowHelp(), "help"),
            entry("button/preferences", say_screens.settings(), ShowSettings(), "gear"),
        ],
        small,
    )


def add_hand_button(press: Callable[[], None]) -> Button:
    return Button("button/add_hand", say_joining.use_phones(), press, icon="phone", look=25)


def about_scene(place: Path, opener: FileOpener, ask: Ask) -> AboutScene:
    opener.told = ""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    python = ".".join(map(str, sys.version_info[:3]))
    runs_on = f"Python {python}, pygame-ce {pygame.version.ver}, SDL {sdl}, {SYSTEMS.get(sys.platform, sys.platform)}"
    return AboutScene(AboutState(VERSION, str(place), runs_on), opener, ask)


def licences_scene(ask: Ask) -> ReadingScene:
    """Whose pictures and letters these are."""
    return ReadingScene(ReadingState("licences", say_screens.pictures, saying(_licences)), ask)


def _licences() -> tuple[PageSection, ...]:
    try:
        text = read_asset(assets_folder() / "LICENCES.md").decode()
    except OSError as error:
        text = say_errors.unreadable("LICENCES.md", reason_of(error))
    return (PageSection("", text),)


def fair_play_scene(ask: Ask) -> ReadingScene:
    return ReadingScene(ReadingState("fair_play", say_help.fair_play, saying(_fair_play)), ask)


def _fair_play() -> tuple[PageSection, ...]:
    return (PageSection("", say_help.fair_play_page()),)


def log_scene(log: MatchLog, ask: Ask, notes: Sequence[Message] = ()) -> ReadingScene:
    """Everything that happened in this match, round by round and the latest last, as beside the table; it opens at its
    end. `notes` are said once, above it.
    """
    lines = tuple(log.lines)
    sections = saying(_whole_log, lines, tuple(notes))
    text = saying(_log_text, lines, tuple(notes))
    return ReadingScene(ReadingState("history", say_screens.log_title, sections, text, from_end=True), ask)


def _whole_log(lines: Sequence[LogLine], notes: Sequence[Message]) -> tuple[PageSection, ...]:
    return (
        *(PageSection("", note()) for note in notes),
        *(
            PageSection(heading, "\n".join(line.text for line in those), tuple(line.team for line in those))
            for heading, those in _by_round(lines)
        ),
    )


def _log_text(lines: Sequence[LogLine], notes: Sequence[Message]) -> str:
    return "\n".join([*(note() for note in notes), *(line.text for line in lines)])


def _by_round(lines: Sequence[LogLine]) -> list[tuple[str, list[LogLine]]]:
    """The lines of each round under its heading; those before the first deal have none."""
    rounds: list[tuple[str, list[LogLine]]] = []
    for line in lines:
        if isinstance(line.event, RoundBegan):
            rounds.append((say_scores.round(line.event.round), []))
        elif not rounds:
            rounds.append(("", []))
        rounds[-1][1].append(line)
    return rounds


def still_playing(look: Callable[[], None]) -> Dialog:
    """Asks before a record shows the cards of an unfinished game."""
    ways = [
        Button("button/look_anyway", say_errors.look_anyway(), look),
        Button("button/not_now", say_errors.not_now(), stay, look="primary"),
    ]
    return Dialog(say_errors.still_playing(), say_errors.still_playing_why(), ways)
