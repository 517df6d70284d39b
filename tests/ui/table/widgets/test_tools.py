"""The buttons at the table's edge: high enough to be hit, and their words within them."""

from itertools import product
from typing import get_args

import pytest
from msgspec.structs import replace
from pygame import MOUSEMOTION, Rect
from pygame.event import Event as Posted

from game.messages.functions import table as say_table
from game.messages.language import LANGUAGES, speaking
from game.toolkit.drawing.text import Drawn
from game.toolkit.drawing.theme import SMALLEST_TEXT
from game.toolkit.screen_preferences import TextSize
from game.turn.offered_buttons import controls
from tests.build import FAMILY, WEB, table
from tests.slow import slow_unless
from tests.ui.drive import there
from tests.ui.table.table_games import NAMES, Sitting

MELDS = ("KS KH KD", "8C 8S 8D 8H")
MOMENTS = {
    "before drawing": table(hand="KC 4S", pile="5D KS"),
    "the stock used up": table(hand="KC 4S", stock="5C", pile="5D KS"),
    "not open": table(hand="KC KD 4S 9C", phase="play"),
    "in the foot": table(hand="KC 4S", phase="play", melds=MELDS, in_foot=(0,)),
    "one card left": table(hand="KC", phase="play", melds=MELDS, in_foot=(0,), rules=FAMILY),
}


WINDOWS = ((1024, 600), (1280, 668), (1280, 720), (1326, 668), (1366, 768), (1920, 1080), (2560, 1440), (1280, 960))


@pytest.mark.parametrize(
    ("size", "text", "code"),
    slow_unless(
        lambda size, text, code: code == "es" and (text == "large" or size == (1024, 600)),
        product(WINDOWS, get_args(TextSize), LANGUAGES),
    ),
)
def test_game_settings_says_what_they_are(size: tuple[int, int], text: TextSize, code: str) -> None:
    """The bug: five of five newcomers didn't find the rules behind it. The rules you play, below its name or beside it,
    and whole, in letters no smaller than those of the name, of another colour.
    """
    seen: list[Drawn] = []
    with speaking(code):
        Sitting(MOMENTS["not open"], size, text_size=text, watch=seen.append)
        _says_what_they_are(seen)


def _says_what_they_are(seen: list[Drawn]) -> None:
    name, what = (
        next(drawn for drawn in seen if drawn.text == words)
        for words in (say_table.game_settings(), say_table.rules_you_play())
    )
    is_below = Rect(name.rect).bottom <= Rect(what.rect).top + 1
    assert is_below or Rect(name.rect).right < Rect(what.rect).left
    assert what.px >= max(name.px, SMALLEST_TEXT)
    assert what.colour != name.colour


def test_the_words_of_the_buttons_are_known_to_what_lies_beside_them() -> None:
    """Given any moment, each button that is shown and has words has them within it, two lines at its left, one in its
    middle; none is told of a button that is hidden. Arrows of lessons keep off them.
    """
    for moment in MOMENTS.values():
        sitting = Sitting(moment, is_drawn=False)
        state, tools, kit = sitting.scene.state, sitting.scene.tools, sitting.scene.frames.kit
        offered = controls(state.view, state.arrangement, 0, NAMES)
        places = tools.places_of(kit, offered, state.places)
        shown = [one for one in offered if not one.is_idle and one.slot != "hint"]
        for one, words in zip(shown, tools.words_of(kit, offered, state.places), strict=True):
            place, is_alone = places[one.action], not (one.sub or one.reason)
            assert place.contains(words)
            assert words.w < place.w
            assert (words.left == place.left, words.centerx == place.centerx) == (not is_alone, is_alone)


def test_a_busy_pointer_lights_nothing_up() -> None:
    """Given a button under the pointer, it is as if away from it once the pointer points nowhere."""
    sitting = Sitting(MOMENTS["before drawing"])
    form = sitting.scene.tools.form
    sitting.post(Posted(MOUSEMOTION, pos=sitting.at("button/draw"), rel=(1, 1), buttons=(0, 0, 0)))
    assert [one.id for one in form.widgets if one.hover] == ["button/draw"]
    sitting.scene.tools.point_nowhere()
    assert not any(one.hover for one in form.widgets)


def test_a_button_that_a_three_keeps_off_says_what_the_three_does() -> None:
    """Given a three on the pile, the pile can't be taken for it; given a red three that must be laid down, it can't be
    discarded.
    """
    closed = there(Sitting(table(hand="KC 4S", pile="9C 3D")).scene.tools.button("take"))
    assert closed.reason == "top card: a three"
    laid = Sitting(table(hand="3D 4S", phase="play", rules=replace(WEB, red_threes="lay_down")))
    laid.click("hand/1")
    drop = there(laid.scene.tools.button("discard"))
    assert drop.reason == "lay it down"


def test_the_two_names_that_newcomers_misread_are_plain() -> None:
    """The bug: Game settings and Active games were misread. Each has a tooltip of at most five words."""
    sitting = Sitting(MOMENTS["before drawing"])
    tips = {
        widget.id: widget.tooltip
        for widget in sitting.scene.tools.form.widgets
        if widget.id in ("button/settings", "button/games")
    }
    assert tips == {"button/settings": "All rules of this match", "button/games": "Your other matches"}
