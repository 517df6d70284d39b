"""Two rule sets side by side."""

from msgspec.structs import replace

from game.messages.functions import house_rules as say
from game.rules.presets import PRESET_IDS, preset
from game.ui.rules.house_rules.compare import CompareScene
from tests.ui.drive import Picture, press
from tests.ui.samples import nothing

SIZE = (1280, 720)
OWN = replace(preset("web"), name="Own", book_size=8)
SETS = [OWN, *map(preset, PRESET_IDS)]
WEB = 1 + PRESET_IDS.index("web")


def test_only_what_differs_is_shown_first() -> None:
    """One rule differs: its topic, its name and both values; with the switch all rules are there."""
    scene = CompareScene(SETS, 0, WEB, nothing)
    told = Picture(scene, SIZE).words
    assert {"Books", "Cards in a book", "8", "7"} <= set(told)
    assert "Ask your partner" not in told
    press(scene, "field/only_different")
    assert "Rounds" in Picture(scene, SIZE).words


def test_another_set_can_be_chosen_on_either_side() -> None:
    """Taken from the lists on top; two that are alike say so."""
    scene = CompareScene(SETS, 0, WEB, nothing)
    Picture(scene, SIZE)
    press(scene, "field/left", f"row/{WEB}")
    assert say.alike() in Picture(scene, SIZE).words
    press(scene, "field/right", f"row/{1 + PRESET_IDS.index('campus')}")
    assert "Ask your partner" in " ".join(label for label in scene.page.labels)


def test_equal_rules_written_differently_are_alike() -> None:
    """The same tables with the same default, a number that is the same in every round, minimums by score in another
    order: no difference. Another default is one.
    """
    tables = ("4:2v2", "6:2v2v2", "2:solo")
    steps = ((1500, 90), (0, 50))
    one = replace(preset("web"), opening_by_score=steps)
    other = replace(
        one, tables=tables, opening=(50, 90, 120, 150, 150), draw_count=(2, 2), opening_by_score=steps[::-1]
    )
    assert CompareScene([one, other], 0, 1, nothing).state.rows == ()
    for different in (
        replace(other, tables=("2:solo", "4:2v2", "6:2v2v2")),
        replace(other, opening=(90, 50, 120, 150)),
        replace(other, draw_count=(2, 3)),
    ):
        assert len(CompareScene([one, different], 0, 1, nothing).state.rows) == 2
