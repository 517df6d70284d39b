import re
from collections.abc import Sequence

import pygame
import pytest

from game.cards import parse_cards
from game.engine.ending.going_out import NeededBook
from game.messages.language import LANGUAGES, speak
from game.ui.match.first_round.first_picture import SETTLES, FirstPictureScene
from game.ui.match.first_round.picture_stages import FirstDeal
from game.ui.shared.models import PlayerAtTable
from tests.ui.drive import Picture, find, key, press, send

HAND = parse_cards("AC KS KH KD TS 9H 9C 7D 6C 5H 4S")
ROSA, ME = PlayerAtTable("Rosa", 0), PlayerAtTable("You", 0)


def picture(
    frames: tuple[NeededBook, ...] = ("clean", "dirty"), scale: float = 1.0, size: int = 7
) -> FirstPictureScene:
    """Its beginning, for a team of two."""
    done: list[bool] = []
    scene = FirstPictureScene(FirstDeal(HAND, 11, size, frames, 2, (ROSA, ME)), lambda: done.append(True), scale)
    scene.done = done  # type: ignore[attr-defined]  # for the tests
    return scene


def run(scene: FirstPictureScene, seconds: float) -> None:
    """Passes of the loop."""
    for _ in range(round(seconds * 20)):
        scene.update(0.05)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_has_under_forty_words(language: str) -> None:
    speak(language)
    scene = picture()
    shown = Picture(scene, (1366, 768))
    shown.kit.text.watch = shown.texts.append
    for _ in range(60):
        scene.update(0.5)
        scene.draw(shown.surface, True)
        if not scene.busy and scene.state.part < 2:
            press(scene, "button/next")
    ranks = re.compile(r"^([AKQJ]|\d+|\+\d)$")
    words = [word for text in dict.fromkeys(shown.words) for word in text.split() if not ranks.match(word)]
    assert 20 < len(words) < 40, words


def test_each_part_waits_and_deals_only_when_asked() -> None:
    """The bug: a part went on by itself, and the press meant for it took the next one away unread."""
    scene = picture()
    Picture(scene, (1366, 768))
    for part in range(3):
        run(scene, 40)
        assert (scene.state.part, scene.busy) == (part, False)
        press(scene, "button/next" if part < 2 else "button/deal")
        assert (scene.state.part, len(scene.done)) == (min(2, part + 1), part // 2)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("scale", "parts"), [(0.0, (1, 2)), (1.0, (0, 1, 2))])
def test_a_double_click_skips_nothing_unseen(scale: float, parts: Sequence[int]) -> None:
    scene = picture(scale=scale)
    Picture(scene, (1366, 768))
    for part in parts:
        for _ in range(3):
            press(scene, "button/next" if scene.state.part < 2 else "button/deal")
        assert (scene.state.part, scene.busy, scene.done) == (part, False, [])  # type: ignore[attr-defined]
        run(scene, SETTLES + 0.1)


def test_it_can_be_gone_through_and_skipped() -> None:
    scene = picture()
    Picture(scene, (1366, 768))
    run(scene, 40)
    send(scene.handle, key(pygame.K_SPACE))
    assert scene.state.part == 1
    run(scene, 40)
    send(scene.handle, key(pygame.K_RIGHT))
    assert scene.state.part == 2
    send(scene.handle, key(pygame.K_LEFT))
    assert scene.state.part == 1
    send(scene.handle, key(pygame.K_LEFT))
    assert scene.state.part == 0
    press(scene, "button/picture_3", "button/again")
    assert scene.state.part == 0
    assert find(scene, "button/skip").enabled
    send(scene.handle, key(pygame.K_ESCAPE))
    assert scene.done == [True]  # type: ignore[attr-defined]


def test_without_motion_each_part_waits_for_a_press() -> None:
    scene = picture(scale=0.0)
    Picture(scene, (1366, 768))
    run(scene, 20)
    assert (scene.state.part, scene.busy) == (0, False)
    send(scene.handle, key(pygame.K_SPACE))
    run(scene, SETTLES + 0.1)
    send(scene.handle, key(pygame.K_SPACE))
    scene.update(0.05)
    assert scene.form.keys_at == "button/deal"


def test_it_tells_of_the_rules_at_hand() -> None:
    scene = picture(("clean", "clean", "dirty"), size=5)
    Picture(scene, (1366, 768))
    scene._show(1)
    assert "Three of a rank make a meld, five a book." in Picture(scene, (1366, 768)).words
    scene._show(2)
    assert "Start both feet, make two clean and one dirty book, go out." in Picture(scene, (1366, 768)).words
    alone = FirstPictureScene(FirstDeal(HAND, 11, 7, ("clean",), 1, (ME,)), lambda: None, 1.0)
    Picture(alone, (1366, 768))
    alone._show(2)
    assert "Play your foot, make one clean book, go out." in Picture(alone, (1366, 768)).words
