"""What a rule set looks like beside the editor."""

from functools import partial

from msgspec.structs import replace
from pygame import Rect, Surface

from game.rules.fields import GROUPS
from game.rules.presets import preset
from game.rules.preview import minimums_shown, openings
from game.rules.ruleset import RuleSet
from game.toolkit.boxes import Fitting, Grow, Placed
from game.toolkit.drawing.text import Drawn
from game.ui.rules.house_rules.table_preview import openings_shown
from game.ui.shared.preferences import Preferences
from tests.ui.drive import Picture, kit_at, press, shared_kit
from tests.ui.samples import editor

WEB = preset("web")


def told(rules: RuleSet, found_for: RuleSet, height: int = 600) -> list[str]:
    """The words about openings under some rules, with cards that were found under others."""
    kit, seen = shared_kit((1280, 720), Preferences()), list[Drawn]()
    kit.text.watch = seen.append
    Placed(Fitting(Grow(openings_shown(rules, openings(found_for)))), kit, Rect(0, 0, 400, height)).draw(
        kit, Surface((500, height))
    )
    kit.text.watch = None
    return [drawn.text for drawn in seen]


def examples(rules: RuleSet, found_for: RuleSet) -> int:
    """How many openings are shown in cards."""
    placed = Placed(Grow(openings_shown(rules, openings(found_for))), kit_at(), Rect(0, 0, 400, 600))
    return sum(isinstance(paint, partial) for _, paint in placed.drawn)


def test_the_minimums_are_those_of_the_rules() -> None:
    """Each once and in order, by score where that holds: the same for which examples are looked for."""
    by_score = replace(WEB, opening_by_score=((1500, 90), (0, 50), (3000, 90)))
    for rules in (WEB, replace(WEB, opening=(50, 50, 120)), replace(WEB, opening=(60,), opening_growth=30), by_score):
        assert minimums_shown(rules) == tuple(opening.minimum for opening in openings(rules))


def test_a_new_minimum_is_told_at_once_and_its_cards_a_moment_later() -> None:
    """No example of an old minimum stands under a new number while the new one is looked for."""
    assert told(WEB, WEB)[1:] == ["50", "90", "120", "150"]
    assert examples(WEB, WEB) == 4
    new = replace(WEB, opening=(70, 90, 120, 150))
    assert told(new, WEB)[1:] == ["70", "90", "120", "150"]
    assert examples(new, WEB) == 3
    assert examples(new, new) == 4
    scene = editor(WEB, GROUPS.index("melds"))
    Picture(scene, (1280, 720))
    press(scene, "field/opening/1/plus")
    before = scene.state.openings
    scene.update(0.01)
    assert scene.state.openings == before
    scene.update(1.0)
    after = scene.state
    assert after.openings[0].minimum == 60
    scene.update(1.0)
    assert scene.state is after


def test_as_many_openings_as_there_is_room_for() -> None:
    """A low place tells the first ones, a lower one nothing at all."""
    assert len(told(WEB, WEB, 130)) < len(told(WEB, WEB, 600))
    assert told(WEB, WEB, 40) == []
