"""A page to read."""

import pygame

from game.words.screens import HELP_SECTIONS
from tests.ui.drive import Picture, key, send
from tests.ui.samples import help_page


def test_every_word_can_be_reached() -> None:
    """Paging down shows the page to its last word."""
    scene = help_page()
    picture = Picture(scene, (1280, 720))
    scene.form.focus_id("page")
    for _ in range(6):
        send(scene.handle, key(pygame.K_PAGEDOWN))
        scene.draw(picture.surface, True)
    read = " ".join(picture.words)
    for heading, text in HELP_SECTIONS:
        assert heading in read
        assert text.split()[-1] in read
