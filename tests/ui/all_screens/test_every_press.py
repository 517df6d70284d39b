"""Every control of every screen is pressed, and does what tests/data/presses.tsv says: a table of samples, controls and
effects, written by `python -m tests.ui.presses`; what is told afterwards is in tests/data/looks.xz.
"""

import pytest

from tests.ui import looks
from tests.ui.presses import GONE, Press, brings_keys, controls, effect_of, listed, made, numberless, strike, tap

ROWS = listed()
WENT = ROWS.pop(GONE)
SLOW = ("look back", "finished games, ", "beside a friend", "think again, ", "score, cards left")
"""How samples begin that take long to make."""
CASES = [pytest.param(sample, marks=[pytest.mark.slow] if sample.startswith(SLOW) else []) for sample in ROWS]


@pytest.mark.parametrize("sample", CASES)
def test_a_press_does_what_the_list_says(sample: str) -> None:
    """Given a screen, each of its controls that no screen before it has is pressed: what is asked of the program, what
    changes in the screen's state and what is shown, hidden and told is what it was when somebody last read the lists.
    """
    known = looks.listed()
    for id, effect in ROWS[sample].items():
        found, changed = looks.after_press(sample, id)
        assert found == effect, id
        assert looks.alike(changed, known.library) == looks.alike(known.screens[sample].pressed[id], known.library), id


@pytest.mark.slow
def test_the_list_has_every_control_of_each_screen() -> None:
    """Given every screen, a control that is new, gone or elsewhere is so in the list, too: none is lost, and whoever
    takes one away says where it went.
    """
    there = sorted(controls())
    assert there == sorted((sample, id) for sample, ids in ROWS.items() for id in ids)
    assert {numberless(id) for _, id in there} & {*WENT} == set()


@pytest.mark.slow
@pytest.mark.parametrize("way", [tap, strike])
@pytest.mark.parametrize("sample", ROWS)
def test_a_finger_and_enter_do_the_same(sample: str, way: Press) -> None:
    """Given a control, a finger does to it what the pointer does, and so does Enter to a button; a pad and a screen
    reader press one of these.
    """
    ids = [id for id, effect in ROWS[sample].items() if effect and not effect.startswith("brings the keys")]
    if way is strike:
        ids = [id for id in ids if id.startswith("button/") and brings_keys(made(sample), id)]
    assert {id: effect_of(sample, id, way) for id in ids} == {id: ROWS[sample][id] for id in ids}
