"""Pages over any screen: F1 and its way back, sizes by key, and choices that two screens share."""

from collections.abc import Callable

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import ShowHelp, ShowLearn, ShowNewGame, ShowYourTable
from tests.ui.headers import header
from tests.ui.house import House

QUIET = Preferences(speed="off", sound=False)


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


def test_help_and_lessons_open_over_a_match_that_began_without_a_title(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up((header("web", [0]),))
    house.until(lambda: house.program.learning_players.is_read)
    house.program.ask(ShowHelp())
    assert house.settle().scene == "help"
    house.program.ask(ShowLearn())
    assert house.settle().scene == "learn"
