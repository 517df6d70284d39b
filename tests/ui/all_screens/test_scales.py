"""Every screen at the smallest and the largest scale of the interface."""

from itertools import product
from typing import Final

import pytest

from game.toolkit.screen_preferences import TextSize
from game.ui.shared.preferences import Preferences
from tests.slow import LONG, slow_unless
from tests.ui.all_screens.drawing_faults import shortened, target_faults, text_faults
from tests.ui.all_screens.test_layout import ONE_OF_A_KIND
from tests.ui.drive import Picture, press, words_alone
from tests.ui.every_screen import EVERY, table
from tests.ui.samples import SCENES
from tests.ui.table.crowded import ELEVEN_MELDS
from tests.ui.text_growth import GROWS, LAPTOPS, LARGE, growth

Scale = tuple[tuple[int, int], int, TextSize]
AT_720: Final[tuple[Scale, ...]] = (((1280, 720), 80, "normal"), ((1280, 720), 150, "large"))
ELSEWHERE: Final[tuple[Scale, ...]] = (
    ((1920, 1080), 80, "small"),
    ((1920, 1080), 150, "large"),
    ((1024, 600), 150, "large"),
)
LAPTOP: Final[Scale] = ((1366, 768), 150, "large")
USUAL_LETTERS: Final[tuple[Scale, ...]] = (((1366, 768), 150, "normal"), ((1280, 720), 150, "normal"))
FIRST_WINDOW: Final[Scale] = ((1366, 696), 150, "normal")
"""What a laptop's first start leaves of its screen beside the bars of the desktop."""
COMMON: Final = (USUAL_LETTERS[1], FIRST_WINDOW)
FOUND: Final = (
    "table 4-solo, mid-round",
    "table 4-solo, full",
    "table 8-solo, full",
    "coach, going out",
    "title",
    "score, crowded",
    "end, two fours",
    "end, four pairs",
    "table, taking the pile",
    "score, four pairs",
)
"""Screens that have broken at 150 per cent with letters of the usual size, each in a way of its own."""
FOUND_LATER: Final = (
    ("look back, eight alone", USUAL_LETTERS[0]),
    *((name, AT_720[1]) for name in ("score pad, eight alone", "learn, all done")),
)
"""The same elsewhere."""
CASES: Final = (
    *((name, scale) for scale in (USUAL_LETTERS[0], FIRST_WINDOW) for name in EVERY),
    *((name, USUAL_LETTERS[1]) for name in FOUND),
    *((name, scale) for scale in AT_720 for name in EVERY),
    *((name, scale) for scale in ELSEWHERE for name in SCENES),
    *((name, LAPTOP) for name in (EVERY if LONG else list(EVERY)[::12])),
    ("table 4-solo, full", ((1920, 1080), 100, "large")),
    *((name, ((1280, 960), 150, "large")) for name in ("table 4-2v2, full", "table 5-solo, full")),
    ("table 6-solo, full", ((2560, 1080), 100, "large")),
    *((name, ELSEWHERE[1]) for name in EVERY if name.startswith(("table 4-", "table 5-", "table 8-"))),
)
LARGEST: Final = Preferences(text_size="large", interface=150)
TEAMS: Final = ("You…", "A. & B…", "A. & B.…")
"""All that is left of the names of large teams where the largest letters leave them no more room."""


def is_quick(name: str, scale: Scale) -> bool:
    """One of a kind at the scale with the least room, and what has broken at a more common one;
    test_every_screen.py asks of every screen at one scale or another.
    """
    found = ONE_OF_A_KIND if scale == ELSEWHERE[2] else FOUND if scale in COMMON else ()
    return name in found or (name, scale) in FOUND_LATER


@pytest.mark.parametrize(("name", "scale"), slow_unless(is_quick, CASES, every=3))
def test_everything_has_its_place_at_every_scale(name: str, scale: Scale) -> None:
    """Texts stay in their panels, apart and large enough, with large letters on top of it; only names are shortened;
    whatever can be hit is in the window, large enough and apart.
    """
    size, interface, text_size = scale
    with words_alone():
        scene = EVERY[name]()
        picture = Picture(scene, size, Preferences(text_size=text_size, interface=interface))
    targets = scene.report().targets
    assert text_faults(picture.texts, picture.panels, size) == []
    assert [words for words in shortened(picture.texts) if words not in TEAMS] == []
    assert target_faults(targets, size) == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_largest_letters_leave_buttons_alike_and_their_reasons_there(size: tuple[int, int]) -> None:
    """All labels in a column are in letters of one size, and what the chosen cards lack is still written there."""
    picture = Picture(table(melds=ELEVEN_MELDS[:2], chosen=(12,)), size, LARGEST)
    drawn = {text.text: text.px for text in picture.texts}
    assert len({drawn[label] for label in drawn if label in ("Meld", "Discard")}) == 1


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_counts_on_cards_and_piles_grow_with_the_interface(size: tuple[int, int]) -> None:
    """At 150 per cent the number of cards in a meld, stock and pile is larger, too, also at a laptop."""
    scene = EVERY["table 4-2v2, mid-round"]()
    small, large = (
        {text.text: text.px for text in Picture(scene, size, Preferences(interface=interface)).texts}
        for interface in (100, 150)
    )
    for count in ("3/7", "5/7", "128", "23"):
        assert large[count] >= 1.25 * small[count]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_what_is_read_in_play_grows_as_much_as_was_chosen_on_a_laptop(size: tuple[int, int]) -> None:
    """Given a window in which most letters are as small as may be, 150 per cent makes them larger by nearly half:
    labels of melds, buttons, places, and the names of things.
    """
    scene = EVERY["table 4-2v2, mid-round"]()
    small, large = (
        {text.text: text.px for text in Picture(scene, size, Preferences(interface=interface)).texts}
        for interface in (100, 150)
    )
    for words in ("3/7", "Choose your cards", "dirty", "128", "in foot"):
        assert large[words] >= min(LARGE, GROWS * small[words]), words


READ: Final = (
    "table 2, full",
    "table 4-2v2, mid-round",
    "table 4-solo, mid-round",
    "table 4-solo, full",
    "table 6-2v2v2, mid-round",
    "table, opening",
    "score, crowded",
    "score, two fours",
    "end, crowded",
    "end",
    "score pad, every line",
    "score pad, eight alone, far below",
    "score pad, an evening of three teams",
    "look back",
    "look back, full hand",
    "look back, two fours",
    "look back, what it knew",
    "learn, nothing done",
    "friend's file",
)
"""Screens whose texts were once squeezed into what has room."""
READ_MOST: Final = (
    *("table 4-2v2, mid-round", "table 4-solo, full", "table 6-2v2v2, mid-round", "score, crowded", "end, crowded"),
    *("end", "score pad, every line", "look back", "look back, what it knew", "learn, nothing done"),
)
"""One of each kind, and what has broken."""


@pytest.mark.parametrize(
    ("name", "size"),
    slow_unless(lambda name, size: size == LAPTOPS[0] and name in READ_MOST, list(product(READ, LAPTOPS)), every=2),
)
def test_what_is_read_at_150_per_cent_is_nearly_half_as_large_again(name: str, size: tuple[int, int]) -> None:
    """Given somebody who needs 150 per cent on a laptop, names, scores, counts, buttons and the ranks of chips are at
    least 1.4 times as tall as at 100, less one pixel of rounding, or twice as tall as the smallest text, but for one in
    fifteen.
    """
    scene = EVERY[name]()
    usual, large = (Picture(scene, size, Preferences(interface=scale)).texts for scale in (100, 150))
    found = growth(usual, large)
    small = [one for one in found if one.is_small and one.after + 1 < GROWS * one.before]
    assert len(found) > 20
    assert 15 * len(small) <= len(found), small


@pytest.mark.parametrize("size", LAPTOPS)
def test_a_turn_with_a_long_story_still_says_what_was_done(size: tuple[int, int]) -> None:
    """Given Look back at 150 per cent, the row of a turn with many cards and a book says at least that of the book."""
    scene = EVERY["look back, full hand"]()
    picture = Picture(scene, size, Preferences(interface=150))
    press(scene, "button/more")
    picture.look_again(scene)
    assert any(words.startswith("melded 13") and "a book" in words for words in picture.words)


def test_why_a_way_is_better_is_told_in_the_largest_letters() -> None:
    """Given Look back in a small window with the largest letters, the sheet still says why, once it answers."""
    scene = EVERY["look back"]()
    picture = Picture(scene, (1280, 720), LARGEST)
    press(scene, "button/just_show")
    picture.look_again(scene)
    assert "Keep your two sevens:" in " ".join(picture.words)
