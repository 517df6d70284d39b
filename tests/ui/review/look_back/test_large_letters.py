import pytest
from pygame import Rect

from game.ui.shared.preferences import Preferences
from tests.ui.drive import Picture, find, press
from tests.ui.looked_back_matches import LOOKED_BACK

SIZE = (1280, 720)
LARGE = Preferences(interface=150)


def ids(name: str, preferences: Preferences) -> set[str]:
    """What can be hit on a screen of these letters."""
    scene = LOOKED_BACK[name]()
    Picture(scene, SIZE, preferences)
    return {target.id for target in scene.report().targets}


def test_the_lead_makes_room_in_large_letters_until_it_is_asked_for() -> None:
    """Given 150 per cent, the graph is folded away; a press shows it below the table, another one hides it again. In
    usual letters it is always there.
    """
    scene = LOOKED_BACK["look back"]()
    Picture(scene, SIZE, LARGE)
    seen = []
    for _ in range(3):
        seen.append(any(target.id == "timeline" for target in scene.report().targets))
        press(scene, "button/lead")
    assert seen == [False, True, False]
    usual = ids("look back", Preferences())
    assert "timeline" in usual
    assert "button/lead" not in usual


@pytest.mark.parametrize("name", ["look back, explained", "look back, what it knew"])
def test_a_long_sheet_is_read_page_by_page(name: str) -> None:
    scene = LOOKED_BACK[name]()
    picture = Picture(scene, SIZE, Preferences())
    ways = [target for target in scene.report().targets if target.id in ("button/think_again", "button/play_on")]
    way = Rect(ways[0].rect)
    on_sheet = [text for text in picture.texts if text.rect[0] >= way.left and text.rect[1] < way.top]
    usual = {word for text in on_sheet for word in text.text.split()}
    read: set[str] = set()
    pages = 0
    while pages < 2 or find(scene, "button/read_on").label == "Read on":
        if pages:
            press(scene, "button/read_on")
        picture = Picture(scene, SIZE, LARGE)
        read |= {word for text in picture.texts for word in text.text.split()}
        pages += 1
        assert pages < 8
    assert usual - read <= SAID_SHORTER
    assert find(scene, "button/read_on").label == "Back to the top"


SAID_SHORTER = {
    "There",
    "was",
    "a",
    "better",
    "times",
    "in",
    "deals",
    "of",
    "out",
    "How",
    "is",
    "this",
    "worked",
    "out?",
}
"""Words of headings and figures that have a shorter form."""
