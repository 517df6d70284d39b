"""Pages for reading only: help, about the game, licences, the whole log of a match; and the
menu of the table.
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
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
    table as say_table,
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
    """The menu of a table: what is on the table, then the program, then who plays; at the end the ways out."""

    first_focus = "button/continue"
    width = 1500

    def __init__(self, groups: Sequence[Sequence[Button]], leave: Button, go_on: Button) -> None:
        """Each of the `groups` begins a row."""
        entries = [button for group in groups for button in group]
        super().__init__(say_screens.menu(), "", [leave, go_on], extra=entries)
        for button in (*entries, leave, go_on):
            button.size, button.is_entry = 28, True
        for group in groups[1:]:
            for button in group:
                button.kind = "calm"
        self._rows = [row for group in groups for row in _in_rows(group)]

    def content(self, kit: Kit) -> Box:
        title, ways = Words(self.title, 42, GOLD, "heading", lines=1), _in_rows(self.buttons)
        inside = Column(title, Space(8), *self._rows, Space(12), rule(LINE, 1.5), Space(4), *ways)
        return Sized(Panel(inside, (DIALOG_PAD, DIALOG_PAD), dialog), width=self.width)


def _in_rows(buttons: Sequence[Button]) -> list[Box]:
    """Three beside each other; fewer share the row."""
    rows = [buttons[at : at + 3] for at in range(0, len(buttons), 3)]
    return [Pad(Row(*(Share(WidgetSlot(one, 72)) for one in row), gap=14), 0, 12, 0) for row in rows]


def game_menu(ask: Ask, of_table: Sequence[Button] = (), small: Sequence[Button] = ()) -> Dialog:
    """The menu of a table: first what is `of_table`, last what its match adds; the focus starts at the way back."""

    def entry(id: str, label: str, where: ProgramRequest, icon: str) -> Button:
        return Button(id, label, partial(ask, where), icon=icon)

    of_program = [
        entry("button/new_game", say_screens.new_game(), ShowNewGame(), "plus"),
        entry("button/help", say_screens.help(), ShowHelp(), "help"),
        entry("button/preferences", say_screens.settings(), ShowSettings(), "gear"),
    ]
    return MenuDialog(
        ([*of_table, entry("button/what_now", say_help.what_now(), ShowPossible(), "hint")], of_program, small),
        entry("button/leave", say_screens.save_and_leave(), GoToTitle(), "door"),
        Button("button/continue", say_screens.go_on(), stay, look="primary", icon="play"),
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


def other_program_scene(ask: Ask) -> ReadingScene:
    """What the table of another program calls differently."""
    return ReadingScene(ReadingState("other_program", say_help.other_program, saying(_other_program)), ask)


def _other_program() -> tuple[PageSection, ...]:
    return (
        PageSection(say_table.rules(), say_help.known_as_game_settings()),
        PageSection(say_screens.other_matches(), say_help.known_as_active_games()),
        PageSection(say_table.new_pile(), say_help.known_as_new_pile()),
    )


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
