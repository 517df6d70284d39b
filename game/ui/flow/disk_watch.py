"""What is to be said about the record of an open game: that the disk fails or is well again, that others meddle."""

from collections.abc import Callable

import pygame

from game.ui.flow.notices import Notice, NoticeAction
from game.ui.flow.open_game import OpenGame
from game.words import errors as words
from game.words import files, screens
from saves.journal import Moved

GOOD_NEWS = 6.0
"""Seconds that it is told that everything is saved again."""


class DiskWatch:
    """Looks at the game's record once a pass."""

    def __init__(self, game: OpenGame, save_copy: Callable[[], None]) -> None:
        self._game = game
        self._save_copy = save_copy
        self._was_failing = False
        self._good_news = 0.0
        self._read: Moved | None = None

    def pass_time(self, dt: float) -> None:
        """Lets time pass."""
        failing = self._game.failing is not None
        self._good_news = GOOD_NEWS if self._was_failing and not failing else max(0.0, self._good_news - dt)
        self._was_failing = failing

    def notice(self) -> Notice | None:
        """The banner while moves are in memory only; for a while afterwards that they are safe. That another program
        meddled with the record stays until it was read.
        """
        failing = self._game.failing
        if failing is not None:
            copy = NoticeAction("button/save_copy", files.SAVE_COPY, pygame.K_F6, self._save_copy)
            if failing.is_silent:  # there is nothing to try again: the first try has not come back
                return Notice(words.DISK_SILENT, (copy,), grave=True)
            retry = NoticeAction("button/retry", words.TRY_AGAIN, pygame.K_F5, self._retry)
            return Notice(words.disk_fails(failing.reason), (retry, copy), grave=True)
        moved = self._game.saved.moved if self._game.saved is not None else None
        if moved is not None and moved != self._read:
            read = NoticeAction("button/notice_read", screens.READ_IT, pygame.K_F4, lambda: self._take_note(moved))
            told = words.RECORD_BACK if moved.left is None else words.record_moved(moved.path.name)
            return Notice(told, (read,))
        return Notice(words.SAVED_AGAIN) if self._good_news > 0 else None

    def _take_note(self, moved: Moved) -> None:
        self._read = moved

    def _retry(self) -> None:
        if self._game.saved is not None:
            self._game.saved.retry()
