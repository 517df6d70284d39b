"""The end of a match."""

import pygame

from game.ui.screens.requests import Go
from tests.ui.drive import Picture, key, press, send
from tests.ui.samples import crowded_match_end, match_end


def test_the_winners_are_named() -> None:
    """A headline for the winners, everybody's total and place, the rounds one by one."""
    words = Picture(match_end(), (1920, 1080)).words
    for told in ("You & Rosa win!", "3,575", "2,635", "first", "second", "Round 2", "cards −105 · books 1,100"):
        assert told in words


def test_a_shared_win() -> None:
    """Both winners are first and nobody is second."""
    words = Picture(crowded_match_end(), (1920, 1080)).words
    assert words.count("first") == 2
    assert "second" not in words
    assert "third" in words


def test_the_way_on() -> None:
    """Enter, Esc and button/continue lead to the title."""
    done: list[object] = []
    scene = match_end(done.append)
    Picture(scene, (1280, 720))
    send(scene.handle, key(pygame.K_RETURN), key(pygame.K_ESCAPE))
    press(scene, "button/continue")
    assert done == [Go.TITLE] * 3
