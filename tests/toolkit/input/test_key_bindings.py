import pygame
import pytest
from pygame.event import Event

from game.toolkit.input.key_bindings import EVERYWHERE, OwnKey, OwnKeys, changed
from game.toolkit.input.keyboard import LEFT_HAND, RIGHT_HAND
from tests.toolkit.driving import key

LEFT_HALF = {
    *(ord(letter) for letter in "qwertasdfgzxcvb12345"),
    *(pygame.K_TAB, pygame.K_ESCAPE, pygame.K_SPACE),
    *range(pygame.K_F1, pygame.K_F6 + 1),
}
RIGHT_HALF = {
    *(ord(letter) for letter in "uiophjklnm67890"),
    *(pygame.K_SPACE, pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_PLUS, pygame.K_MINUS),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *range(pygame.K_F7, pygame.K_F12 + 1),
}
NEEDED = {
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_F1),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
}
"""Usual keys without which something on a screen cannot be done; all others have a button."""
PLAYED_WITH = {ord(letter) for letter in "dpamoxguhsynk"}
"""Usual keys of a turn at the table."""


def test_a_key_is_given_to_something_else() -> None:
    own = OwnKeys([OwnKey("table", pygame.K_d, pygame.K_j)])
    assert own.meant("table", pygame.K_j) == pygame.K_d
    assert own.meant("lesson", pygame.K_j) == pygame.K_d
    assert own.meant("table", pygame.K_d) is None
    assert own.meant("games", pygame.K_d) == pygame.K_d
    assert own.key_for("table", pygame.K_d) == pygame.K_j


def test_what_is_chosen_for_a_screen_goes_before_what_is_chosen_for_all() -> None:
    own = OwnKeys([OwnKey(EVERYWHERE, pygame.K_DOWN, pygame.K_s), OwnKey("table", pygame.K_d, pygame.K_s)])
    assert own.meant("games", pygame.K_s) == pygame.K_DOWN
    assert own.meant("table", pygame.K_s) == pygame.K_d
    assert own.key_for("table", pygame.K_DOWN) is None
    assert own.key_for("table", pygame.K_s) is None


def test_two_keys_are_swapped() -> None:
    chosen = changed(changed((), "table", pygame.K_d, pygame.K_p), "table", pygame.K_p, pygame.K_d)
    own = OwnKeys(chosen)
    assert (own.meant("table", pygame.K_p), own.meant("table", pygame.K_d)) == (pygame.K_d, pygame.K_p)
    assert changed(changed(chosen, "table", pygame.K_d, pygame.K_d), "table", pygame.K_p, pygame.K_p) == ()


def test_ctrl_with_a_letter_is_what_it_was() -> None:
    own = OwnKeys([OwnKey(EVERYWHERE, pygame.K_LEFT, pygame.K_a), OwnKey("table", pygame.K_DELETE, pygame.K_z)])
    undo = own.usual_event("table", key(pygame.K_z, pygame.KMOD_CTRL))
    move = own.usual_event("table", key(pygame.K_a, pygame.KMOD_CTRL))
    assert undo is not None
    assert move is not None
    assert (undo.key, move.key) == (pygame.K_z, pygame.K_LEFT)


def test_a_letter_that_means_another_writes_it_too() -> None:
    own = OwnKeys([OwnKey("table", pygame.K_d, pygame.K_j), OwnKey(EVERYWHERE, pygame.K_UP, pygame.K_w)])
    pressed = [Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter) for letter in "jw"]
    usual = [own.usual_event("table", event) for event in pressed]
    assert [event.unicode for event in usual if event is not None] == ["d", ""]


def test_labels_of_the_help_are_told_in_own_keys() -> None:
    own = OwnKeys(LEFT_HAND)
    assert own.label("table", "Ctrl + arrows") == "Ctrl + A, D"
    assert own.label("table", "Space, Enter") == "Space, E"
    assert own.label("table", "Q") == "no key"
    assert own.label("table", "1 to 9") == "1 to 9"


@pytest.mark.parametrize(("layout", "half"), [(LEFT_HAND, LEFT_HALF), (RIGHT_HAND, RIGHT_HALF)])
@pytest.mark.parametrize("screen", ["title", "table", "games", "replay", "curtain", "settings"])
def test_a_layout_for_one_hand_stays_in_its_half(layout: tuple[OwnKey, ...], half: set[int], screen: str) -> None:
    own = OwnKeys(layout)
    needed = NEEDED | PLAYED_WITH if screen == "table" else NEEDED
    keys = {usual: own.key_for(screen, usual) for usual in needed}
    assert set(keys.values()) <= half, {usual: name for usual, name in keys.items() if name not in half}
    assert len(set(keys.values())) == len(needed)
