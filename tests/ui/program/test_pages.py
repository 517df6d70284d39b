"""Pages over any screen: F1 and its way back, sizes by key, and choices that two screens share."""

from collections.abc import Callable

import pygame
import pytest
from msgspec.structs import replace
from pygame.event import Event

from game.messages.functions import errors as say_errors, tour as say_tour
from game.toolkit.audio import sound
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import ShowLog, ShowNewGame, ShowYourTable
from game.ui.system.reading.screen import ReadingScene
from tests.ui.house import House

QUIET = Preferences(speed="off", sound=False)


def test_f1_shows_the_keys_and_leads_back(open_house: Callable[..., House]) -> None:
    shift = Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_LSHIFT, unicode="/")
    house = open_house(preferences=QUIET)
    house.program.show_title()
    house.step(shift)
    assert house.look().find("button/close") is not None
    house.key("Escape")
    house.key("F1")
    assert house.report.scene == "keys"
    house.key("F1")
    assert house.report.scene == "title"

    house.start()
    house.settle()
    house.key("F1")
    assert house.report.scene == "keys"
    house.press("button/own_keys")
    assert "draw" in next(thing.label for thing in house.settle().things if thing.id == "row/0")
    house.key("Escape", "Escape")
    assert house.report.scene == "table"
    house.step(shift)
    assert house.look().find("button/rule") is not None


def test_plus_and_minus_change_the_size_everywhere_and_for_good(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=replace(QUIET, text_size="large"))
    house.program.show_title()
    house.step(*[Event(pygame.KEYDOWN, key=pygame.K_PLUS, mod=0, unicode="+")] * 6)
    assert house.app.preferences.interface == 150
    minus = Event(pygame.KEYDOWN, key=pygame.K_MINUS, mod=0, unicode="-")
    house.step(minus)
    house.ask(ShowYourTable())
    house.step(minus)
    house.go("cloth/oak", "button/take")
    house.ask(ShowNewGame())
    house.go("button/partner", "field/level_2/3")  # an expert
    house.key("F11")
    house.go("field/thinking/2")
    house.close()  # which waits for the disk
    again = open_house().app.preferences
    assert (again.interface, again.text_size, again.full_screen) == (130, "large", True)
    assert (again.cloth, again.thinking) == ("oak", "long")


def test_silence_is_told_once_in_the_log(open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_AUDIODRIVER")
    monkeypatch.setattr(sound, "device_is_likely", lambda *_: False)
    house = open_house(preferences=QUIET)
    house.program.show_title()
    house.start()
    house.settle()
    house.program.ask(ShowLog())
    page = house.app.scene
    assert isinstance(page, OverlaidScene)
    assert isinstance(page.inner, ReadingScene)
    assert page.inner.state.copied().count(say_errors.no_sound()) == 1
    assert any(say_errors.no_sound().startswith(row.label) for row in house.look().things if row.id == "row/0")


def test_help_leads_to_the_controls_of_the_table_and_a_tour(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=QUIET)
    house.program.show_title()
    house.start()
    house.settle()
    house.key("Escape")
    house.press("button/help")
    assert house.report.focus == "button/what_now"
    house.press("button/controls", "field/device/2")
    assert not any("take the pile" in row.label for row in house.look().all("row/"))
    house.press("field/device/0", "button/more_keys")
    assert any("take the pile" in row.label for row in house.look().all("row/"))
    house.key("Escape")
    assert house.look().all("field/device")
    house.key("Escape")
    assert house.report.scene == "help"
    house.press("button/tour")
    said = []
    while house.report.scene == "tour":
        said.append(house.report.message)
        house.key("Enter", settles=True)
    assert house.report.scene == "table"
    assert {say_tour.to_go_out(), say_tour.last_turns(), say_tour.sort()} <= set(said)
    assert len(said) == len(set(said)) > 5
    assert all(len(one.split()) <= 8 for one in said)


@pytest.mark.parametrize(("button", "scene"), [("button/what_now", "table"), ("button/tour", "tour")])
def test_help_over_the_keys_leads_back_to_the_table(open_house: Callable[..., House], button: str, scene: str) -> None:
    house = open_house(preferences=QUIET)
    house.program.show_title()
    house.start()
    house.settle()
    house.key("F1")
    house.go("button/help", button)
    assert house.report.scene == scene
    assert (house.look().find("button/possible_1") is None) == (scene == "tour")
