"""The stack of scenes, and the notices still to be read. Knows no game."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

import pygame

from game.messages.functions import screens as say_screens
from game.messages.language import Message
from game.sentences.grammar import shorter_names
from game.toolkit.app import App
from game.toolkit.scene import Scene
from game.ui.shared.overlay.fronts import Captions, Notice, NoticeAction, Offer
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.preferences import Preferences


class _Unread(NamedTuple):
    sentence: Message
    after: Callable[[], Message | None]
    """What is told once it was read."""
    is_stale: Callable[[], bool]


class SceneStack:
    """Puts scenes on the application, each behind a strip for notices."""

    def __init__(self, app: App[Preferences]) -> None:
        self._app = app
        self._stack: list[OverlaidScene] = []
        self._unread: list[_Unread] = []
        self.captions = Captions(lambda: app.preferences.staying)
        self._passing: Message | None = None  # notices for this screen alone
        self._offer: Offer | None = None
        self._subscribers: list[tuple[Scene, Callable[[], None]]] = []
        self.notice_of_game: Callable[[], Notice | None] | None = None
        """What an open game has to say comes first, on the screens laid over its own, too."""

    @property
    def is_lowest_shown(self) -> bool:
        """Whether nothing is over the scene shown last."""
        return self._app.scene in self._stack[:1]

    def show(self, scene: Scene) -> None:
        front = scene if isinstance(scene, OverlaidScene) else OverlaidScene(scene, self.notice)
        front.captions = self.captions
        self.unsay()
        is_title_left = bool(self._stack) and self._stack[0].name == "title"
        self._stack = [front]
        self._app.show(front, softly=is_title_left)

    def push(self, scene: Scene, tell: Callable[[], None] | None = None) -> None:
        """Over the others; `tell` is called with all news while the scene exists."""
        front = scene if isinstance(scene, OverlaidScene) else OverlaidScene(scene, self.notice_shown)
        front.captions = self.captions
        self.unsay()
        self._stack.append(front)
        self._app.push(front)
        if tell is not None:
            self.subscribe(scene, tell)

    def pop(self) -> bool:
        if len(self._stack) <= 1:
            return False
        self.unsay()
        self._stack.pop()
        self._app.pop()
        return True

    @property
    def scenes(self) -> tuple[Scene, ...]:
        return tuple(front.inner for front in self._stack)

    @property
    def preferences(self) -> Preferences:
        return self._app.preferences

    def seat(self, names: Iterable[str]) -> None:
        """Who sits where on the screen about to be shown."""
        self._app.kit.text.fonts.seat((name, *shorter_names(name)) for name in names)

    # ---- news

    def subscribe(self, scene: Scene, tell: Callable[[], None]) -> None:
        """Calls `tell` with all news while the scene exists, even under others."""
        self._forget_gone()
        self._subscribers.append((scene, tell))

    def _forget_gone(self) -> None:
        there = self.scenes
        self._subscribers = [(scene, tell) for scene, tell in self._subscribers if scene in there]

    def notify(self) -> None:
        """More has become known of games, people or rules, or something else was chosen."""
        self._forget_gone()
        for _, tell in self._subscribers:
            tell()

    # ---- notices

    def say(
        self,
        sentence: Message,
        after: Callable[[], Message | None] = lambda: None,
        is_stale: Callable[[], bool] = lambda: False,
    ) -> None:
        """Until it is read, or nothing new any more."""
        if not any(one.sentence() == sentence() for one in self._unread):
            self._unread.append(_Unread(sentence, after, is_stale))

    def say_here(self, sentence: Message) -> None:
        """While this screen exists, unless it is withdrawn."""
        self.say(sentence)
        self._passing = sentence

    def unsay(self) -> None:
        """This screen's own notice is no longer true."""
        passing, self._passing = self._passing, None
        self._unread = [one for one in self._unread if one.sentence is not passing]

    def offer(self, offer: Offer) -> None:
        """Something to take up or turn down, told before everything else."""
        self._offer = offer

    def withdraw(self, offer: Offer) -> None:
        """It can't be taken up any more."""
        if self._offer is offer:
            self._offer = None

    def _answer(self, act: Callable[[], None]) -> None:
        """Once: a second click may come before the strip has changed."""
        if self._offer is not None:
            self._offer = None
            act()

    def notice(self) -> Notice | None:
        offer = self._offer
        if offer is not None and (self.is_lowest_shown or not offer.is_of_screen):
            ways = [
                NoticeAction("button/offer_take", offer.take(), pygame.K_F5, partial(self._answer, offer.on_take)),
                NoticeAction("button/offer_leave", offer.leave(), pygame.K_F6, partial(self._answer, offer.on_leave)),
            ]
            if offer.other is not None:
                words, act = offer.other
                ways.insert(1, NoticeAction("button/offer_other", words(), pygame.K_F7, partial(self._answer, act)))
            return Notice(offer.words(), tuple(ways))
        self._unread = [one for one in self._unread if not one.is_stale()]
        if not self._unread:
            return None
        sentence = self._unread[0].sentence
        read = partial(self._read, self._unread[0])
        action = NoticeAction("button/notice_read", say_screens.read_it(), pygame.K_F4, read)
        return Notice(sentence(), (action,))

    def _read(self, read: _Unread) -> None:
        """That one: a second click may come before the strip shows the next."""
        others = [one for one in self._unread if one is not read]
        if len(others) < len(self._unread):
            self._unread = others
            told = read.after()
            if told:
                self.say(told)

    def notice_shown(self) -> Notice | None:
        """The strip's current notice: the open game's, otherwise the program's."""
        return self.notice_of_game() if self.notice_of_game is not None else self.notice()
