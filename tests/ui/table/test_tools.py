"""The buttons at the table's edge: high enough to be hit, and their words within them."""

import pytest

from game.engine.state import Table
from game.ui.text import Drawn
from tests.build import FAMILY, table
from tests.ui.table.playing import Sitting

MELDS = ("KS KH KD", "8C 8S 8D 8H")
MOMENTS = {
    "before drawing": table(hand="KC 4S", pile="5D KS"),
    "the stock used up": table(hand="KC 4S", stock="5C", pile="5D KS"),
    "not open": table(hand="KC KD 4S 9C", phase="play"),
    "in the foot": table(hand="KC 4S", phase="play", melds=MELDS, in_foot=(0,)),
    "one card left": table(hand="KC", phase="play", melds=MELDS, in_foot=(0,), rules=FAMILY),
}


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS.keys())
def test_buttons_can_be_hit_and_read_in_a_small_window(moment: Table) -> None:
    """At 1280x720 none is lower than 44 pixels, and nothing on them is cut short."""
    seen: list[Drawn] = []
    sitting = Sitting(moment, watch=seen.append)
    buttons = [target for target in sitting.scene.report().targets if target.rect[0] > 1080 and target.rect[1] > 400]
    buttons = [target for target in buttons if target.id.startswith("button/")]
    assert len(buttons) >= 3
    assert min(target.rect[3] for target in buttons) >= 44
    assert not [drawn.text for drawn in seen if "…" in drawn.text and drawn.rect[1] > 400]


def test_a_draft_leaves_its_buttons_high_enough() -> None:
    """Six things can be done with a draft before opening; hint and sort share a row then."""
    sitting = Sitting(table(hand="KC KD KS 4S", phase="play"))
    sitting.click("button/stage")
    sitting.click(sitting.card("KC"))
    sitting.click("new_pile")
    places = {target.id: target.rect for target in sitting.scene.report().targets if target.id.startswith("button/")}
    assert places["button/hint"][1] == places["button/sort"][1]
    assert places["button/play"][3] >= 44
