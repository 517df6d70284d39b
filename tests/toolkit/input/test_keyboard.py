"""The question mark on keyboards of all countries, as the system tells it where nobody is writing."""

import pygame
import pytest
from pygame.event import Event

from game.toolkit.input.keyboard import asks, with_question_mark


def pressed(code: int, unicode: str = "", mod: int = 0) -> Event:
    """A key going down."""
    return Event(pygame.KEYDOWN, key=code, unicode=unicode, mod=mod)


@pytest.mark.parametrize(
    ("event", "wanted"),
    [
        (pressed(pygame.K_SLASH, "/", pygame.KMOD_LSHIFT), True),  # English: the system tells the key without Shift
        (pressed(pygame.K_SLASH, "/"), False),
        (pressed(ord("ß"), "ß", pygame.KMOD_RSHIFT), True),  # German
        (pressed(pygame.K_COMMA, ",", pygame.KMOD_LSHIFT), True),  # French
        (pressed(pygame.K_PLUS, "+", pygame.KMOD_LSHIFT), True),  # Nordic
        (pressed(pygame.K_PLUS, "+"), False),
        (pressed(pygame.K_SLASH, "?", pygame.KMOD_LSHIFT), True),
        (pressed(pygame.K_QUESTION, ""), True),
        (pressed(pygame.K_F2), True),
        (pressed(pygame.K_SLASH, "/", pygame.KMOD_LSHIFT | pygame.KMOD_CTRL), False),
        (pressed(pygame.K_a, "a", pygame.KMOD_LSHIFT), False),
    ],
)
def test_what_asks(event: Event, wanted: bool) -> None:
    """With Shift the key of each country; alone that key means what it always means; F2 everywhere."""
    assert asks(event) == wanted
    assert (with_question_mark(event).unicode == "?") == wanted


def test_everything_else_of_the_event_stays() -> None:
    """Only the letter is put right."""
    event = with_question_mark(pressed(pygame.K_SLASH, "/", pygame.KMOD_LSHIFT))
    assert (event.type, event.key, event.mod) == (pygame.KEYDOWN, pygame.K_SLASH, pygame.KMOD_LSHIFT)
