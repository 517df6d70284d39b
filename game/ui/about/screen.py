"""About the game: its version and licence, what it runs on, where the games lie, and the way to that folder."""

from functools import partial
from pathlib import Path

import msgspec
from pygame import Rect, Surface

from game.text.messages import screens as say
from game.ui.asking_scene import AskingScene
from game.ui.boxes import Box, Column, Grow, Pad, Panel, Picture, Put, Row, Sized, Space, Whole, Words, icon
from game.ui.core.file_opener import FileOpener
from game.ui.core.kit import Kit
from game.ui.core.theme import DIM, GOLD
from game.ui.requests import Ask, Go
from game.ui.widgets import Button, ButtonLook
from game.ui.widgets.bar import Bar
from game.ui.widgets.ornaments import draw_fan, draw_glow


class AboutState(msgspec.Struct, frozen=True):
    """What is shown. `place` is the folder with everything that belongs to the player, `message` what came of opening
    it.
    """

    version: str
    place: str
    runs_on: str
    message: str = ""


class AboutScene(AskingScene[AboutState]):
    """One board with a few lines and two buttons."""

    name = "about"
    first_focus = "button/open_folder"

    def __init__(self, state: AboutState, opener: FileOpener, ask: Ask) -> None:
        super().__init__(state, ask)
        self._opener = opener

    def update(self, dt: float) -> bool:
        """What came of opening the folder is told as soon as it is known."""
        self.become(message=self._opener.told)
        return super().update(dt)

    def content(self, kit: Kit) -> Box:
        state = self.state
        facts = (
            ("share", Words(say.licence_words())),
            ("computer", Words(state.runs_on, colour=DIM)),
            ("folder", Column(Words(state.place), Words(say.saves_words(), colour=DIM))),
        )
        rows = [Row(Whole(icon(name, 34, GOLD)), Grow(told), gap=24) for name, told in facts]
        open_folder = partial(self._opener.open, Path(state.place))
        folder = Button("button/open_folder", say.open_folder(), open_folder, icon="folder", look=ButtonLook(size=26))
        licences = Button(
            "button/licences", say.pictures(), partial(self._ask, Go.LICENCES), icon="list", look=ButtonLook(size=26)
        )
        inside = Column(
            Picture(_fan, high=250 if kit.theme.interface <= 1 else 150),
            Row(Grow(Words(say.game(), 72, GOLD, "heading", lines=1)), Words(say.version(state.version), colour=DIM)),
            Space(24),
            Column(*rows, gap=20),
            Space(24),
            Words(state.message, 23, GOLD, lines=1),
            Space(12),
            Row(Put(folder, 84, 460), Put(licences, 84, 460), gap=20),
        )
        middle = Column(Grow(), Panel(inside, (48, 32)), Grow())
        return Column(Bar(say.about(), [self.way_back]), Grow(Sized(Pad(middle, 60, 40), most_wide=1520)))


def _fan(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Cards above the name."""
    draw_glow(kit, surface, rect.center, rect.h)
    draw_fan(kit, surface, rect.center, rect.h / kit.theme.u(560))
