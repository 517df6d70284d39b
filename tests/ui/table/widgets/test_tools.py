"""The buttons at the table's edge: high enough to be hit, and their words within them."""

from pygame import MOUSEMOTION
from pygame.event import Event as Posted

from game.turn.offered_buttons import controls
from tests.build import FAMILY, table
from tests.ui.table.table_games import NAMES, Sitting

MELDS = ("KS KH KD", "8C 8S 8D 8H")
MOMENTS = {
    "before drawing": table(hand="KC 4S", pile="5D KS"),
    "the stock used up": table(hand="KC 4S", stock="5C", pile="5D KS"),
    "not open": table(hand="KC KD 4S 9C", phase="play"),
    "in the foot": table(hand="KC 4S", phase="play", melds=MELDS, in_foot=(0,)),
    "one card left": table(hand="KC", phase="play", melds=MELDS, in_foot=(0,), rules=FAMILY),
}


def test_the_words_of_the_buttons_are_known_to_what_lies_beside_them() -> None:
    """Given any moment, each button that is shown and has words has them within it, two lines at its left, one in its
    middle; none is told of a button that is hidden. Arrows of lessons keep off them.
    """
    for moment in MOMENTS.values():
        sitting = Sitting(moment, is_drawn=False)
        state, tools, kit = sitting.scene.state, sitting.scene.tools, sitting.scene.frames.kit
        offered = controls(state.view, state.arrangement, 0, NAMES)
        places = tools.places_of(kit, offered, state.places)
        shown = [one for one in offered if not one.is_idle and one.slot not in ("hint", "sort")]
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
