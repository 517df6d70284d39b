import random

import msgspec
import pygame
import pytest

from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import ChangePreferences, GoBack
from game.ui.system.your_table.screen import YourTableScene
from tests.ui.drive import Picture, key, press, send


def shown(asked: list[object], preferences: Preferences | None = None) -> YourTableScene:
    """The screen, drawn once, with a list of what it asks for."""
    scene = YourTableScene(preferences or Preferences(), asked.append, random.Random(4))
    Picture(scene, (1920, 1080))
    return scene


def test_a_table_is_tried_on_and_taken_with_one_press() -> None:
    asked: list[object] = []
    scene = shown(asked, Preferences(text_size="large"))
    for id in ("cloth/oak", "back/fans", "deck/own/classic"):
        press(scene, id)
    assert asked == []
    send(scene.handle, key(pygame.K_RETURN))  # the last tile once more: the golden button lost the keys
    press(scene, "button/take")
    wanted = Preferences(text_size="large", cloth="oak", back="fans", colours="classic")
    assert asked == [ChangePreferences(wanted), GoBack()]


def test_the_golden_button_has_the_keys() -> None:
    asked: list[object] = []
    scene = shown(asked)
    send(scene.handle, key(pygame.K_s))
    look = scene.state.look
    assert (look.cloth, look.back) != ("forest", "classic")
    send(scene.handle, key(pygame.K_RETURN))
    assert asked[0] == ChangePreferences(Preferences(cloth=look.cloth, back=look.back))


def test_back_asks_before_it_drops_what_was_tried_on() -> None:
    asked: list[object] = []
    scene = shown(asked)
    for answer in ("button/stay", "button/take", "button/leave"):
        press(scene, "cloth/oak")
        send(scene.handle, key(pygame.K_ESCAPE))
        press(scene, answer)
    taken = [ChangePreferences(Preferences(cloth="oak")), GoBack()]
    assert asked == [*taken, GoBack()]
    press(scene, "cloth/forest", "button/back")
    assert asked == [*taken, GoBack(), GoBack()]


def test_a_surprise_leaves_the_deck_alone() -> None:
    scene = shown([], Preferences(colours="colour_blind", deck="large"))
    for _ in range(5):
        press(scene, "button/surprise")
        assert (scene.state.look.colours, scene.state.look.deck) == ("colour_blind", "large")


@pytest.mark.parametrize("names", [{"cloth": "lost"}, {"back": "lost"}, {"deck": "lost"}])
def test_a_name_that_nobody_knows_is_the_usual_one(names: dict[str, str]) -> None:
    scene = shown([], msgspec.structs.replace(Preferences(), **names))
    press(scene, "cloth/teal")
    assert scene.state.look.cloth == "teal"
