"""The files of a folder, each row whole, under the heads of their columns."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final

import pygame
from pygame import Event, Rect, Surface

from game.messages.amounts import capital
from game.messages.functions import (
    game_files as say,
    screens as say_screens,
    spoken_text as say_spoken_text,
    todays_deal as say_days,
)
from game.rules.presets import rule_set_name
from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Pad,
    Panel,
    Piece,
    Placed,
    Rigid,
    Row,
    Share,
    Space,
    WidgetSlot,
    Words,
    icon,
    round_tick,
    row_board,
    rule,
)
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, LINE, QUIET, WHITE
from game.toolkit.kit import Kit
from game.toolkit.widgets import ScrollList
from game.ui.system.file_chooser.places import TICK
from saves.disk.browsing import FoundFile
from saves.library.glance import GameGlance
from saves.players.own_rules import SHARED_SUFFIX
from saves.records.lines import RECORD_SUFFIX, SCORE_PAD_SUFFIX

ROW_PAD: Final = 16
FILE_COLUMNS: Final = (5, 8, 7, 5)
"""The shares that a file's name, the date, the players, and how far the game is have of a row."""
OWN_ENDINGS: Final = (RECORD_SUFFIX, SCORE_PAD_SUFFIX, SHARED_SUFFIX)
"""Those of the program's files, which nobody needs to see."""
_GAP: Final = 12
"""Design pixels between rows, so that the ring round one stays off the next; a line divides them."""


class FileList(ScrollList):
    """As many rows as have room whole; it comes to rest at the top of one. A click chooses a row, a second one
    opens it.
    """

    doing = (*ScrollList.doing, "_clicked")
    _clicked: int | None = None
    """The row that was clicked last, and not opened since."""

    def fit_into(self, kit: Kit, rect: Rect) -> None:
        self.gap = kit.theme.u(_GAP)
        super().fit_into(kit, rect)
        rows = max(1, (rect.h + self.gap) // self.row_height)
        height = (rect.h + self.gap) // rows
        self.place(Rect(rect.left, rect.top, rect.w, height * rows - self.gap), height, self.gap)

    def click(self, row: int) -> None:
        is_second, self._clicked = row == self._clicked == self.current, row
        if is_second:
            self._clicked = None
            super().click(row)
        else:
            self.choose(row)

    def mouse(self, event: Event) -> bool:
        taken = super().mouse(event)
        if event.type == pygame.MOUSEBUTTONUP:
            self._scroll_to(round(self.scroll / self.row_height) * self.row_height)
        return taken


class Headed(Box):
    """A list under a row of heads, which is as wide as its rows."""

    def __init__(self, heads: Box, files: FileList) -> None:
        self._heads, self._files = heads, files

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        height = self._heads.height(kit, rect.w) + kit.theme.u(_GAP + 4)
        below = tuple(WidgetSlot(self._files).place(kit, Rect(rect.left, rect.top + height, rect.w, rect.h - height)))
        head = Rect(rect.left, rect.top, self._files.row(0).w, height)
        yield from Column(Grow(self._heads), rule(LINE), Space(_GAP)).place(kit, head)
        yield from below


def heads(with_games: bool) -> Box:
    of_games = (say.file_players(), say.file_progress()) if with_games else ()
    words = (Words(head, 22, DIM, lines=1) for head in (say.file_name(), say.file_saved(), *of_games))
    return Pad(_columns(Space(30), Space(TICK), *words), ROW_PAD)


def draw_file(
    kit: Kit, surface: Surface, rect: Rect, one: FoundFile, game: GameGlance | None, from_chosen: int | None
) -> None:
    """A row: its name, when it was saved, of a game also the players and how far it is. The chosen one alone is lit;
    `from_chosen` says how many rows below that this one is.
    """
    is_current = from_chosen == 0
    name = Words(name_of(one, game), 25, WHITE if is_current else CREAM, "strong", lines=1)
    of_game = (", ".join(game.players), _progress(game)) if game is not None else ()
    told = (Words(words, 24, QUIET, lines=1) for words in (_when(one), *of_game))
    end = round_tick(TICK) if is_current else Space(TICK)
    row = _columns(icon(_picture(one), 30, GOLD if is_current else DIM), end, name, *told)
    Placed(Panel(row, (ROW_PAD, 4), row_board(True)) if is_current else Pad(row, ROW_PAD, 4), kit, rect).draw(
        kit, surface
    )
    if from_chosen not in (-1, 0):
        surface.fill(kit.theme.ink(LINE), Rect(rect.left, rect.bottom + kit.theme.u(_GAP) // 2, rect.w, 1))


def name_of(one: FoundFile, game: GameGlance | None) -> str:
    """A game's own name, if it has one."""
    named = rule_set_name(game.name) if game is not None else ""
    return named or read_as(one.path.name)


def day_of(one: FoundFile) -> str:
    return say_days.date(datetime.fromtimestamp(one.changed).date())


def read_as(name: str) -> str:
    return next((name.removesuffix(ending) for ending in OWN_ENDINGS if name.endswith(ending)), name)


def _picture(one: FoundFile) -> str:
    if one.is_folder:
        return "folder"
    return "cards" if one.path.name.endswith(RECORD_SUFFIX) else "list"


def _progress(game: GameGlance) -> str:
    return say.game_over() if game.is_over else capital(say_screens.round_place(game.round, game.rounds))


def _when(one: FoundFile) -> str:
    if one.is_folder:
        return ""
    then = datetime.fromtimestamp(one.changed)
    return say.changed_at(say_days.date_of_year(then.date()), f"{then:%H:%M}")


def spoken_file(one: FoundFile, game: GameGlance | None) -> str:
    if one.is_folder:
        return one.path.name
    told = [name_of(one, game), _progress(game), ", ".join(game.players)] if game is not None else []
    return say_spoken_text.belonging(one.path.name, " · ".join((*told, _when(one))))


def _columns(picture: Box, end: Box, *cells: Box) -> Box:
    """A row of the list of files, or its head; if it isn't about a game, the name also gets the next two columns."""
    name, when, players, progress = FILE_COLUMNS
    shares = FILE_COLUMNS if len(cells) == len(FILE_COLUMNS) else (name + players + progress, when)
    shared = (Share(Pad(cell, 8), share) for cell, share in zip(cells, shares, strict=True))
    return Row(Rigid(picture), *shared, Rigid(end))
