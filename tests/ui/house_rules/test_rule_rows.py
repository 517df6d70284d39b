"""How the rows of a topic lie in their page."""

from itertools import pairwise

from pygame import Rect

from game.rules.editing import tabs
from game.rules.fields import GROUPS
from game.rules.presets import preset
from game.rules.ruleset import GroupKey
from game.ui.boxes import Placed
from game.ui.house_rules.rule_rows import RulePage
from tests.ui.drive import kit_at
from tests.ui.samples import nothing

WEB = preset("web")
PAGE = Rect(20, 110, 1230, 860)


def middles(topic: GroupKey, page: Rect = PAGE) -> list[int]:
    """Where the first control of each rule of a topic lies from the top, in letters as at 1920 x 1080."""
    rows = RulePage(lambda: WEB, nothing, nothing, nothing)
    entries = tabs(WEB)[GROUPS.index(topic)].entries
    rows.show(entries)
    Placed(rows.box(), kit_at((1920, 1080)), page)
    firsts = [rows.first_widget(entry.field) for entry in entries]
    return [widget.rect.centery for widget in firsts if widget is not None]


def test_few_rules_fill_their_page_evenly() -> None:
    """Given the six values of cards, their rows are equally far apart and the last one ends at the page's end."""
    lie = middles("values")
    steps = [below - above for above, below in pairwise(lie)]
    assert max(steps) - min(steps) <= 1
    assert abs(PAGE.bottom - lie[-1] - steps[0] / 2) <= 20


def test_many_rules_lie_as_close_as_they_can() -> None:
    """Given more rules than the page holds, the rest lies below its end, to be scrolled to."""
    page = Rect(20, 110, 1230, 500)
    assert middles("out", page)[-1] > page.bottom


def test_where_no_rule_is_found_there_is_nothing_to_scroll() -> None:
    """Given more rules than the page holds and then none, the bar is gone."""
    rows = RulePage(lambda: WEB, nothing, nothing, nothing)
    rows.show(tabs(WEB)[GROUPS.index("out")].entries)
    page = Rect(20, 110, 1230, 500)
    Placed(rows.box(), kit_at((1920, 1080)), page)
    assert rows.bar.visible
    rows.show([], "No rule fits.")
    Placed(rows.box(), kit_at((1920, 1080)), page)
    assert not rows.bar.visible
