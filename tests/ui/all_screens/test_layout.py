"""Every screen at every window: nothing off the window, no text over another, nothing too small to read or to hit.

A laptop's always (test_every_screen.py), others for one screen in three; every size, with large letters, longer
words and Spanish at each of them, with HANDFOOT_LONG=1.
"""

import re
from collections.abc import Sequence
from typing import Final

import pytest

from game.messages.language import PSEUDO
from game.toolkit.screen_preferences import TextSize
from game.toolkit.targets import Target
from game.ui.shared.preferences import Preferences
from tests.slow import LONG, one_in, slow_unless
from tests.ui.all_screens.drawing_faults import shortened, target_faults, text_faults, too_small_for_a_finger
from tests.ui.all_screens.plain_words import no_messages
from tests.ui.drive import Picture, words_alone
from tests.ui.every_screen import EVERY
from tests.ui.spoken_screens import screens_in

SIZES: Final = ((1024, 600), (1280, 720), (1920, 1080))
ALL_SIZES: Final = (
    *SIZES,
    (1280, 800),
    (1280, 960),
    (1440, 1080),
    (2560, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
    (1366, 696),
    (1366, 768),
)
LAPTOPS: Final = ((1280, 720), (1366, 696), (1366, 768))
LARGE: Final = ALL_SIZES if LONG else ((1280, 720),)
LENGTHENED: Final = ALL_SIZES if LONG else ((1280, 720), (1024, 600))
HINTS: Final = ("table, a hint thought out", "table, a hint thought out at six")
ONCE_CUT: Final = (
    *("todays deal", "todays deal, played", "learn", "score pad, a long evening of eight is over"),
    *("table, eight with tails", "think again, the last one"),
)
"""Screens that once cut or covered longer words in the smallest window."""
ONE_OF_A_KIND: Final = {re.split(r"[, :]", name)[0]: name for name in reversed(EVERY)}.values()


def cases(sizes: tuple[tuple[int, int], ...]) -> list[tuple[str, tuple[int, int]]]:
    """Every screen at these sizes; those of one size together, as they share their pictures."""
    return [(name, size) for size in sizes for name in EVERY]


def at_720(name: str, size: tuple[int, int]) -> bool:
    """The size that the quick run looks at."""
    return size == (1280, 720)


def one_of_a_kind(name: str, size: tuple[int, int]) -> bool:
    """The first of those that have a beginning in common: a table, a score sheet, a dialog; and what once failed."""
    return name in (ONE_OF_A_KIND if at_720(name, size) else ONCE_CUT)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "size"), one_in(3, cases(ALL_SIZES if LONG else SIZES)))
def test_everything_has_its_place(name: str, size: tuple[int, int]) -> None:
    """As on a laptop, which test_every_screen.py asks about."""
    scene = EVERY[name]()
    picture = Picture(scene, size)
    assert faults_of_place(picture, scene.report().targets, size) == []


def faults_of_place(picture: Picture, targets: Sequence[Target], size: tuple[int, int]) -> list[object]:
    """Texts stay in the window and in their panel, do not cover each other, are never below 15 real pixels, and only
    what people wrote is ever shortened; whatever can be hit is large enough, on a laptop for a finger, and nothing
    else lies on it. No two targets share an id.
    """
    ids = [target.id for target in targets]
    return [
        *text_faults(picture.texts, picture.panels, size),
        *shortened(picture.texts),
        *target_faults(targets, size),
        *(id for id in {*ids} if ids.count(id) > 1),
        *([] if ids else ["nothing to press"]),
        *(too_small_for_a_finger(targets) if size in LAPTOPS else ()),
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "size"), one_in(3, cases(LARGE)))
@pytest.mark.parametrize("text_size", ["large", "small"] if LONG else ["large"])
def test_everything_has_its_place_with_other_letters(name: str, size: tuple[int, int], text_size: TextSize) -> None:
    """Given the largest letters, texts still have their place."""
    scene = EVERY[name]()
    picture = Picture(scene, size, Preferences(text_size=text_size))
    assert text_faults(picture.texts, picture.panels, size) == []
    assert target_faults(scene.report().targets, size) == []


@pytest.mark.parametrize(("name", "size"), slow_unless(one_of_a_kind, cases(LENGTHENED), every=3))
def test_longer_words_keep_their_place(name: str, size: tuple[int, int]) -> None:
    """Given words 30 % longer, no text leaves its panel or lies on another, every word is a message's, and none is
    cut.
    """
    with screens_in(PSEUDO) as screens, words_alone():
        picture = Picture(screens[name](), size)
    assert text_faults(picture.texts, picture.panels, size) == []
    assert shortened(picture.texts) == []
    assert no_messages(picture.words) == []


@pytest.mark.parametrize("name", ["table 4-2v2, full", "games", "title of a first start"])
def test_longer_words_keep_their_place_where_there_is_least_room(name: str) -> None:
    """Given the smallest window, the largest letters and longer words, the signs on stock and pile lie apart, and the
    buttons of a bar leave out the game's name rather than cover it.
    """
    with screens_in(PSEUDO) as screens, words_alone():
        picture = Picture(screens[name](), (1024, 600), Preferences(text_size="large"))
    assert text_faults(picture.texts, picture.panels, (1024, 600)) == []


@pytest.mark.parametrize(
    "name", ["new game, people", "few finished games", "your table", "mishap", "think again, shown", *HINTS]
)
def test_nothing_is_shortened_where_there_is_least_room(name: str) -> None:
    """Given the smallest window, the largest letters and Spanish, an evening to repeat, a button and a reason can be
    read to their end.
    """
    with screens_in("es") as screens, words_alone():
        picture = Picture(screens[name](), (1024, 600), Preferences(text_size="large"))
    assert shortened(picture.texts) == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "size"), one_in(3, cases(ALL_SIZES if LONG else SIZES)))
@pytest.mark.parametrize("text_size", ["normal", "large"] if LONG else ["normal"])
def test_spanish_has_its_place(name: str, size: tuple[int, int], text_size: TextSize) -> None:
    """In Spanish, too, texts have their place, and none is shortened but what people wrote."""
    with screens_in("es") as screens, words_alone():
        scene = screens[name]()
        picture = Picture(scene, size, Preferences(text_size=text_size))
    assert text_faults(picture.texts, picture.panels, size) == []
    assert shortened(picture.texts) == []
    assert target_faults(scene.report().targets, size) == []
