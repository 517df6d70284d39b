import pygame

from game.ai.level_names import LEVELS
from tests.ui.drive import Picture, key, press, send
from tests.ui.samples import play_on


def test_the_seat_that_was_pressed_is_changed() -> None:
    scene = play_on()
    Picture(scene, (1280, 720))
    before = scene.state.seats
    press(scene, "field/portrait_1", f"field/level_1/{LEVELS.index('hard')}", "field/style_1/2")
    assert (scene.state.seats[1].level, scene.state.seats[1].style) == ("hard", "racing")
    assert scene.state.seats[2:] == before[2:]


def test_the_ring_stays_where_a_kind_was_changed() -> None:
    scene = play_on()
    Picture(scene, (1920, 1080))
    press(scene, "field/portrait_2")
    scene.form.focus_id("field/kind_2")
    send(scene.handle, key(pygame.K_LEFT))
    assert scene.state.seats[2].human
    assert scene.report().focus == "field/kind_2"
