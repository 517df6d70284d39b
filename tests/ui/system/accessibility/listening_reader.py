"""A screen reader that is no program: it keeps what it is told, and asks for what a test wants."""

from collections.abc import Callable
from typing import Any

import pygame

from game.toolkit.accessibility.bridge import Asked, Bridge, ReaderAction
from game.toolkit.accessibility.elements import Element, Tree
from game.toolkit.app import App
from game.ui.system.accessibility.screen_reader import ScreenReader
from tests.ui.house import House


class BridgeOfTests(Bridge):
    """A bridge to nowhere, to which somebody listens or not; `reads` is what the desktop says of readers."""

    def __init__(self) -> None:
        super().__init__("linux")
        self.listens = self.reads = True
        self.trees: list[Tree] = []
        self.wishes: list[Asked] = []

    @property
    def is_listened_to(self) -> bool:
        """As it is set."""
        return self.listens

    @property
    def is_read(self) -> bool:
        """As it is set, where somebody listens."""
        return self.listens and self.reads

    def asked(self) -> list[Asked]:
        """What a test wished."""
        wishes, self.wishes = self.wishes, []
        return wishes

    def tell(self, tree: Tree) -> None:
        """Keeps it."""
        self.trees.append(tree)

    def show_focus(self, has_focus: bool) -> None:
        """There is no window manager."""

    def show_place(self, window: object) -> None:
        """Nor a desktop."""


class HouseHeard:
    """A house with somebody who listens."""

    def __init__(self, open_house: Callable[..., House], **more: Any) -> None:
        self.bridge = BridgeOfTests()
        self.now = 0.0
        self.reader = ScreenReader(self.bridge, _NoWindowYet(), lambda: self.now)  # type: ignore[arg-type]  # see below
        self.house: House = open_house(reader=self.reader, make_app=App, **more)
        self.reader._window = self.house.app.window
        self.house.app.after_pass = self.reader.look
        self.said: list[str] = []
        self._say = self.reader.say
        self.reader.say = self._keep  # type: ignore[method-assign]  # it is said all the same

    def _keep(self, sentence: str) -> None:
        self.said.append(sentence)
        self._say(sentence)

    @property
    def tree(self) -> Tree:
        """What was told last."""
        return self.bridge.trees[-1]

    def find(self, start: str) -> Element:
        """The first element whose name begins so."""
        return next(element for element in self.tree.elements.values() if element.name.startswith(start))

    def names(self) -> list[str]:
        """All names."""
        return [element.name for element in self.tree.elements.values()]

    def do(self, action: ReaderAction, start: str, value: str | float | None = None, seconds: float = 0.3) -> None:
        """Ask for something to be done to what is called so, and let some time pass."""
        self.do_to(action, self.find(start).id, value, seconds)

    def do_to(self, action: ReaderAction, id: str, value: str | float | None = None, seconds: float = 0.3) -> None:
        """The same to the element of this id."""
        self.bridge.wishes.append(Asked(action, id, value))
        self.pass_time(seconds)

    def pass_time(self, seconds: float) -> None:
        """Passes of the loop with all events that were posted, the journal given its time."""
        for _ in range(round(seconds * 30)):
            self.now += 1 / 30
            self.house.step(*pygame.event.get())
            self.house._let_journal_write()


class _NoWindowYet:
    """The house opens the window."""

    presents = 0


def texts_in(tree: Tree) -> list[str]:
    """All its words."""
    every = (words for one in tree.elements.values() for words in (one.name, one.value, one.more))
    return [words for words in every if words]
