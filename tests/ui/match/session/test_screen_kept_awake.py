"""The desktop may darken the screen, except while there is something to watch without any input."""

from collections.abc import Callable

import pygame
import pytest
from pygame.event import Event

from game.phones import room as rooms
from game.ui.shared.preferences import Preferences
from tests.ui.headers import header
from tests.ui.house import House
from tests.ui.match.session.test_phones_at_table import opened, phone_for


def is_kept_awake(house: House) -> bool:
    house.step()
    return not pygame.display.get_allow_screensaver()


def test_screen_may_go_dark_on_the_title_and_at_a_persons_turn(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.at_title()
    assert not is_kept_awake(house)
    house.take_up([header("web", (0,))])
    house.until(lambda: house.game.awaits_person)
    assert not is_kept_awake(house)


def test_screen_stays_on_while_computers_play_and_not_when_minimised(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up([header("web", ())])
    house.until(lambda: house.report.scene == "table")
    assert is_kept_awake(house)
    house.step(Event(pygame.WINDOWMINIMIZED))
    assert not is_kept_awake(house)
    house.step(Event(pygame.WINDOWRESTORED))
    assert is_kept_awake(house)
    house.press("button/menu")
    assert not is_kept_awake(house)


def test_screen_may_go_dark_while_computers_wait_for_a_press(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=Preferences(speed="off", sound=False, pause="wait"))
    house.take_up([header("web", ())])
    house.until(lambda: house.look().find("button/go_on") is not None)
    assert not is_kept_awake(house)


def test_screen_stays_on_while_phones_play(open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "local_addresses", tuple)
    monkeypatch.setattr(rooms, "PORT", 0)
    house = open_house()
    opened(house)
    assert not is_kept_awake(house)
    phone_for(house, 0)
    assert is_kept_awake(house)
    house.program.show_title()
    assert not is_kept_awake(house)
