"""About the game: its version and licence, what it runs on, where the games lie, and the way to that folder."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec
from pygame import Rect, Surface

from game.text.messages import screens as say
from game.ui.asking_scene import AskingScene
from game.ui.boxes import Box, Column, Grow, Pad, Panel, Picture, Put, Row, Sized, Space, Whole, Words, icon, rule
from game.ui.core.file_opener import FileOpener
from game.ui.core.kit import Kit
from game.ui.core.theme import GOLD, QUIET
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
    """One board with a few lines, and beside them what can be done about them."""

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
        state, look = self.state, ButtonLook(size=26)
        open_folder = partial(self._opener.open, Path(state.place))
        folder = Button("button/open_folder", say.open_folder(), open_folder, icon="folder", look=look)
        ask = partial(self._ask, Go.LICENCES)
        licences = Button("button/licences", say.pictures(), ask, icon="cards", look=look)
        message = [Words(state.message, 24, GOLD, lines=1)] if state.message else []
        place = Column(Words(say.saves_words()), Words(state.place, colour=QUIET), *message, gap=4)
        facts: tuple[tuple[str, Box, Sequence[Button]], ...] = (
            ("folder", place, (folder,)),
            ("list", Words(say.licence_words()), (licences,)),
            ("computer", Words(state.runs_on), ()),
        )
        rows = [
            Row(Whole(icon(name, 38, GOLD)), Grow(told), *(Put(button, 76, 360) for button in buttons), gap=24)
            for name, told, buttons in facts
        ]
        named = Column(Words(say.game(), 72, GOLD, "heading", lines=1), Words(say.version(state.version), colour=QUIET))
        fan = Picture(_fan, 420, 230 if kit.theme.interface <= 1 else 150)
        head = Row(Grow(), Whole(fan), Whole(named), Grow(), gap=40)
        lines = [part for row in rows for part in (rule(), row)]
        middle = Column(Grow(), Panel(Column(head, Space(16), *lines, gap=20), (48, 32)), Grow())
        return Column(Bar(say.about(), [self.way_back]), Grow(Sized(Pad(middle, 60, 40), most_wide=1640)))


def _fan(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Cards above the name."""
    draw_glow(kit, surface, rect.center, rect.h)
    draw_fan(kit, surface, rect.center, rect.h / kit.theme.u(560))
