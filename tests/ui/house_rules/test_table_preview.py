"""What a rule set looks like beside the editor."""

from msgspec.structs import replace
from pygame import Rect, Surface

from game.rules.presets import preset
from game.rules.preview import minimums_shown, openings
from game.ui.boxes import Fitting, Grow, Placed
from game.ui.core.preferences import Preferences
from game.ui.core.text import Drawn
from game.ui.house_rules.table_preview import RulesPreview
from tests.ui.drive import shared_kit

WEB = preset("web")


def told(preview: RulesPreview, high: int = 600) -> list[str]:
    """The words of its openings."""
    kit, seen = shared_kit((1280, 720), Preferences()), list[Drawn]()
    kit.text.watch = seen.append
    Placed(Fitting(Grow(preview.openings())), kit, Rect(0, 0, 400, high)).draw(kit, Surface((500, high)))
    kit.text.watch = None
    return [drawn.text for drawn in seen]


def test_the_minimums_are_those_of_the_rules() -> None:
    """Each once and in order, by score where that holds: the same for which examples are looked for."""
    by_score = replace(WEB, opening_by_score=((1500, 90), (0, 50), (3000, 90)))
    for rules in (WEB, replace(WEB, opening=(50, 50, 120)), replace(WEB, opening=(60,), opening_growth=30), by_score):
        assert minimums_shown(rules) == tuple(opening.minimum for opening in openings(rules))


def test_a_new_minimum_is_told_at_once_and_its_cards_a_moment_later() -> None:
    """No example of an old minimum stands under a new number while the new one is looked for."""
    preview = RulesPreview(WEB)
    assert told(preview)[1:3] == ["50", "50"]
    preview.sync(replace(WEB, opening=(70, 90, 120, 150)))
    assert told(preview)[1:3] == ["70", "90"]
    assert not preview.update(0.01)
    assert preview.update(1.0)
    assert told(preview)[1:3] == ["70", "70"]
    assert not preview.update(1.0)


def test_as_many_openings_as_there_is_room_for() -> None:
    """A low place tells the first ones, a lower one nothing at all."""
    preview = RulesPreview(WEB)
    assert len(told(preview, 130)) < len(told(preview, 600))
    assert told(preview, 40) == []
