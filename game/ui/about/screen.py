"""About the game: its version and licence, what it runs on, where the games lie, and the way to that folder."""

from functools import partial
from pathlib import Path

import msgspec
from pygame import Rect, Surface

from game.ui.boxes import Box, Column, Grid, Grow, Layers, Pad, Panel, Picture, Put, Row, Sized, Space, Words
from game.ui.core.file_opener import FileOpener
from game.ui.core.kit import Kit
from game.ui.core.theme import DIM, GOLD
from game.ui.requests import Ask, Go
from game.ui.widgets import BarButton, Button
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.ui.widgets.ornaments import draw_fan, draw_glow
from game.words import screens as words


class AboutModel(msgspec.Struct, frozen=True):
    """What is told. `place` is the folder with everything that belongs to the player."""

    version: str
    place: str
    runs_on: str


class AboutScene(FormScene):
    """One board with a few lines and two buttons."""

    name = "about"
    first_focus = "button/open_folder"

    def __init__(self, model: AboutModel, opener: FileOpener, ask: Ask) -> None:
        super().__init__()
        self._model = model
        self._opener = opener
        back, open_folder = partial(ask, Go.BACK), partial(opener.open, Path(model.place))
        self._back = BarButton("button/back", words.BACK, back, icon="back")
        self._folder = Button("button/open_folder", words.OPEN_FOLDER, open_folder, icon="folder", size=26)
        self._licences = Button("button/licences", words.PICTURES, partial(ask, Go.LICENCES), icon="list", size=26)
        self.form.set_widgets([self._back, self._folder, self._licences])
        self.form.on_cancel = back

    def update(self, dt: float) -> bool:
        """Tell what came of opening the folder as soon as it is known."""
        told = self._opener.told
        if told != self.message:
            self.message = told
            self.refresh()
        return super().update(dt)

    def content(self, kit: Kit) -> Box:
        """A board in the middle, a fan in its corner, the facts, and buttons at its foot."""
        model = self._model
        facts = (
            (words.VERSION, Words(model.version)),
            (words.LICENCE, Words(words.LICENCE_WORDS)),
            (words.RUNS_ON, Words(model.runs_on)),
            (words.SAVES, Column(Words(model.place), Words(words.SAVES_WORDS, colour=DIM))),
        )
        rows = [(Words(name, colour=GOLD, face="strong"), told) for name, told in facts]
        buttons = Row(Put(self._folder, 84, 460), Put(self._licences, 84, 460), gap=20)
        inside = Column(
            Words(words.GAME, 72, GOLD, "heading", lines=1),
            Space(36),
            Grid(rows, gap=(36, 22)),
            Space(30),
            Words(self.message, 23, GOLD, lines=1),
            Space(12),
            buttons,
        )
        board = Panel(Layers(Picture(_fan), Pad(inside, 48, 32)), pad=(0, 0))
        middle = Column(Grow(), board, Grow())
        return Column(Bar(words.ABOUT, [self._back]), Grow(Sized(Pad(middle, 60, 40), most_wide=1520)))


def _fan(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Cards in the upper right corner of the board."""
    u = kit.theme.u
    at = (rect.right - u(238), rect.top + u(110))
    surface.set_clip(rect)
    draw_glow(kit, surface, at, u(300))
    draw_fan(kit, surface, at, 0.34)
    surface.set_clip(None)
