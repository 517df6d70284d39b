"""About the game: its version and licence, what it runs on, the games folder, and a way to open it."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import msgspec
from pygame import Rect, Surface

from game.messages.functions import screens as say
from game.toolkit.boxes import (
    Box,
    Column,
    Grow,
    Pad,
    Panel,
    Picture,
    Rigid,
    Row,
    Share,
    Space,
    WidgetSlot,
    Words,
    icon,
    well,
)
from game.toolkit.drawing.theme import DIM, GOLD, QUIET
from game.toolkit.file_opener import FileOpener
from game.toolkit.kit import Kit
from game.toolkit.widgets import Bar, Button, ButtonLook
from game.ui.shared.ornaments import draw_fan, draw_glow
from game.ui.shared.requests import Ask, AskingScene, ShowLicences


class AboutState(msgspec.Struct, frozen=True):
    """The state of the screen. `place` is the folder with everything that belongs to the player, `message` the result
    of opening it.
    """

    version: str
    place: str
    runs_on: str
    message: str = ""


class AboutScene(AskingScene[AboutState]):
    """One board with a few lines, and buttons beside them."""

    name = "about"
    first_focus = "button/open_folder"

    def __init__(self, state: AboutState, opener: FileOpener, ask: Ask) -> None:
        super().__init__(state, ask)
        self._opener, self._can_open = opener, opener.can_open

    def update(self, dt: float) -> bool:
        """Reports the result of opening the folder as soon as it is known, and at once if nothing can open it."""
        self.set_state(message=self._opener.told or ("" if self._can_open else say.no_opener()))
        return super().update(dt)

    def content(self, kit: Kit) -> Box:
        state, look = self.state, ButtonLook(size=26)
        why_not = None if self._can_open else say.no_opener()
        open_folder = partial(self._opener.open, Path(state.place))
        folder = Button("button/open_folder", say.open_folder(), open_folder, icon="folder", look=look, why_not=why_not)
        folder.reason_in_tooltip = True
        licences = Button(
            "button/licences", say.pictures(), partial(self._ask, ShowLicences()), icon="cards", look=look
        )
        message = [Words(state.message, 24, GOLD)] if state.message else []
        named = Column(
            Grow(),
            Picture(_fan, height=360 if kit.theme.interface <= 1 else 150),
            Words(say.game(), 72, GOLD, "heading", "center", lines=1),
            Words(say.version(state.version), 28, QUIET, align="center"),
            Grow(),
            Words(state.runs_on, 20, DIM, align="center"),
        )
        facts = Column(
            _fact("folder", [Words(say.saves_words(), 27), Words(state.place, 24, QUIET), *message], folder),
            _fact("list", [Words(say.licence_words(), 27)], licences),
            gap=24,
        )
        halves = Row(Share(named, 0.46), Share(facts, 0.54), gap=36, across="stretch")
        return Column(Bar(say.about(), [self.way_back]), Grow(Pad(Panel(halves, (28, 28)), 60, 30, 36)))


def _fact(sign: str, told: Sequence[Box], button: Button) -> Box:
    """A few lines, and their buttons below."""
    lines = Column(Grow(), *told, Space(12), Row(WidgetSlot(button, 76, 400), Grow()), Grow(), gap=6)
    return Grow(Panel(Row(Rigid(icon(sign, 52, GOLD)), Grow(lines), gap=34, across="stretch"), (40, 24), well))


def _fan(kit: Kit, surface: Surface, rect: Rect) -> None:
    """Cards above the name."""
    draw_glow(kit, surface, rect.center, rect.h)
    draw_fan(kit, surface, rect.center, rect.h / kit.theme.u(560))
