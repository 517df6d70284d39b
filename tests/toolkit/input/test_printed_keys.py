"""Keyboards whose letters aren't Latin."""

from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from game.toolkit.input import printed_keys
from game.toolkit.input.key_bindings import EVERYWHERE, OwnKey, OwnKeys, shown
from game.toolkit.input.printed_keys import PLACES, key_in_place, printed

ENGLISH = "abcdefghijklmnopqrstuvwxyz"
LAYOUTS = {
    "Russian": "фисвуапршолдьтщзйкыегмцчня",
    "Greek": "αβψδεφγηιξκλμνοπ;ρστθωςχυζ",
    "Hebrew": "שנבגקכעיןחלךצמםפ/רדאוה'סטז",
    "Arabic": "شبؤيثبلاهتنمةىخحضقسفعرصءغئ",
}


def keyboard(letters: str) -> Callable[[int], int]:
    """The layout with these letters in the places of the English ones."""
    keys = {pygame.KSCAN_A + i: ord(letter) for i, letter in enumerate(letters)}
    return lambda scancode: keys.get(scancode, PLACES.get(scancode, 0))


@pytest.mark.parametrize("letters", LAYOUTS.values(), ids=LAYOUTS)
def test_a_key_of_another_script_counts_as_the_one_in_its_place(letters: str) -> None:
    read = keyboard(letters)
    events = [Event(pygame.KEYDOWN, key=read(code), scancode=code, mod=0, unicode="") for code in range(4, 30)]
    assert "".join(chr(key_in_place(event, read)) for event in events) == ENGLISH


@pytest.mark.parametrize("letters", [ENGLISH, "qbcdefghijklmnopazrstuvwxy", "abcdefghıjklmnopqrstuvwxyz"])
def test_a_latin_key_counts_as_what_it_writes(letters: str) -> None:
    read = keyboard(letters)
    for code in range(4, 30):
        event = Event(pygame.KEYDOWN, key=read(code), scancode=code, mod=0, unicode="")
        assert key_in_place(event, read) == read(code)


def test_printed_letter_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown("D") == "D"
    monkeypatch.setattr(printed_keys, "key_at", keyboard(LAYOUTS["Russian"]))
    assert [shown(key) for key in ("D", "L, R", "Enter", "2")] == ["В", "Д, К", "Enter", "2"]
    assert OwnKeys().label("table", "D") == "В"
    assert OwnKeys([OwnKey(EVERYWHERE, pygame.K_d, pygame.K_j)]).label("table", "D") == "О"
    monkeypatch.setattr(printed_keys, "key_at", keyboard(LAYOUTS["Greek"]))
    assert (printed(pygame.K_s), printed(pygame.K_w), shown("Q")) == ("Σ", "ς", "Q")
