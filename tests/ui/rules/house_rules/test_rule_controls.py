import pygame
import pytest
from pygame.event import Event

from game.messages.functions import house_rules as say
from game.ui.rules.house_rules.editor import HouseRulesScene
from tests.ui.all_screens.shelf import shown, value
from tests.ui.drive import click, find, key, middle, press, send


def write(scene: HouseRulesScene, text: str) -> None:
    """Presses a key for every sign."""
    for sign in text:
        send(scene.handle, Event(pygame.KEYDOWN, key=ord(sign), mod=0, unicode=sign))


def test_a_number_is_typed_with_the_ring_on_it() -> None:
    scene = shown("match")
    scene.form.focus_id("field/target_score")
    write(scene, "10000")
    assert scene.rules.target_score != 10_000
    send(scene.handle, key(pygame.K_RETURN))
    assert scene.rules.target_score == 10_000
    assert "10,000" in find(scene, "field/target_score").label


@pytest.mark.parametrize("leave", [key(pygame.K_TAB), None])
def test_a_number_is_typed_after_a_press_on_it(leave: Event | None) -> None:
    scene = shown("books")
    send(scene.handle, *click(middle(find(scene, "field/clean_book"))))
    write(scene, "66")
    send(scene.handle, key(pygame.K_BACKSPACE))
    write(scene, "50")
    if leave is None:
        press(scene, "tabs/0")
    else:
        send(scene.handle, leave)
    assert scene.rules.clean_book == 650


def test_a_number_out_of_bounds_is_refused_in_a_sentence() -> None:
    scene = shown("books")
    before = scene.rules.book_size
    scene.form.focus_id("field/book_size")
    write(scene, "44")
    send(scene.handle, key(pygame.K_RETURN))
    assert scene.message == say.out_of_range(44, 5, 10)
    send(scene.handle, key(pygame.K_ESCAPE))
    assert scene.form.dialog is None
    assert scene.rules.book_size == before
    write(scene, "6")
    send(scene.handle, key(pygame.K_RETURN))
    assert scene.rules.book_size == 6
    assert scene.message != say.out_of_range(44, 5, 10)


def test_home_and_end_go_to_the_ends() -> None:
    scene = shown("pile")
    scene.form.focus_id("field/take_count")
    send(scene.handle, key(pygame.K_END))
    assert value(scene, "take_count") == "all"
    scene = shown("pile")
    scene.form.focus_id("field/take_count")
    send(scene.handle, key(pygame.K_HOME))
    assert value(scene, "take_count") == "never"
    scene = shown("books")
    scene.form.focus_id("field/book_size")
    send(scene.handle, key(pygame.K_END))
    assert scene.rules.book_size == 10
