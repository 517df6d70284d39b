"""What is to be said about the disk of an open game: that it fails, and that all is well again."""

from collections.abc import Callable

import pygame

from game.ui.flow.notices import Notice, NoticeAction
from game.ui.flow.open_game import OpenGame
from game.words import flow as words

GOOD_NEWS = 6.0
"""Seconds that it is told that everything is saved again."""


class DiskWatch:
    """Looks at the game's record once a pass."""

    def __init__(self, game: OpenGame, save_copy: Callable[[], None]) -> None:
        self._game = game
        self._save_copy = save_copy
        self._was_failing = False
        self._good_news = 0.0

    def pass_time(self, dt: float) -> None:
        """Lets time pass."""
        failing = self._game.failing is not None
        self._good_news = GOOD_NEWS if self._was_failing and not failing else max(0.0, self._good_news - dt)
        self._was_failing = failing

    def notice(self) -> Notice | None:
        """The banner while moves are in memory only; for a while afterwards that they are safe."""
        failing = self._game.failing
        if failing is not None:
            retry = NoticeAction("button/retry", words.TRY_AGAIN, pygame.K_F5, self._retry)
            copy = NoticeAction("button/save_copy", words.SAVE_COPY, pygame.K_F6, self._save_copy)
            return Notice(words.disk_fails(failing.reason), (retry, copy), grave=True)
        return Notice(words.SAVED_AGAIN) if self._good_news > 0 else None

    def _retry(self) -> None:
        if self._game.saved is not None:
            self._game.saved.retry()
