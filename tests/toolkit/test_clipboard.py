"""The clipboard, where there is one and where there is none."""

import pygame
import pytest

from game.toolkit.clipboard import put_on_clipboard


def test_a_text_reaches_the_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole, and it is said that it was done."""
    taken: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", taken.append)
    assert put_on_clipboard("Anna draws.\nWalt discards.")
    assert taken == ["Anna draws.\nWalt discards."]


def test_without_a_clipboard_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """No exception reaches the person."""

    def fail(_: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    assert not put_on_clipboard("Anna draws.")
