"""How the rows of a topic lie in their page."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from pygame import Rect

from game.rules.editing import NAMING, tabs
from game.rules.fields import GROUPS
from game.rules.presets import preset
from game.rules.ruleset import GroupKey
from game.toolkit.boxes import Placed
from game.toolkit.widgets import ScrollBar, Widget
from game.ui.rules.house_rules.rule_rows import RuleRow, rows_shown
from tests.ui.drive import kit_at
from tests.ui.samples import nothing

WEB = preset("web")
PAGE = Rect(240, 160, 1640, 800)


def rows_of(topic: GroupKey) -> list[RuleRow]:
    """The rules of a topic."""
    return [RuleRow(WEB, entry, nothing, nothing) for entry in tabs(WEB)[GROUPS.index(topic)].entries]


def middles(topic: GroupKey, page: Rect = PAGE) -> list[int]:
    """Where the first control of each rule of a topic lies from the top, in letters as at 1920 x 1080."""
    rows = rows_of(topic)
    placed = Placed(rows_shown(rows, ScrollBar("rows", "rows"), ""), kit_at((1920, 1080)), page)
    firsts = {row.first_id for row in rows}
    return [told.rect.centery for told in placed.told if getattr(told.widget, "id", "") in firsts]


def test_few_rules_fill_their_page_evenly() -> None:
    """Given the six values of cards, their rows are equally far apart and the last one ends at the page's end."""
    lie = middles("values")
    steps = [below - above for above, below in pairwise(lie)]
    assert max(steps) - min(steps) <= 1
    assert abs(PAGE.bottom - lie[-1] - steps[0] / 2) <= 20


@pytest.mark.parametrize("topic", GROUPS)
def test_every_rule_is_explained_where_it_is_set(topic: GroupKey) -> None:
    """The row says it, and the control tells a screen reader."""
    for row in rows_of(topic):
        if row.entry.field not in NAMING:
            about, told = row.entry.about, Placed(replace(row, is_told=True).box(), kit_at((1920, 1080)), PAGE).told
            assert about.help in {one.words for one in told}, about.field


def test_many_rules_lie_as_close_as_they_can() -> None:
    """Given more rules than the page holds, the rest lies below its end, to be scrolled to."""
    page = Rect(20, 110, 1230, 500)
    assert middles("out", page)[-1] > page.bottom


def test_a_row_is_seen_whole_or_not_at_all() -> None:
    """Given more rules than the page holds, wherever it is scrolled to no control is cut by an edge, and each rule that
    is called into sight is seen.
    """
    bar, page, kit = ScrollBar("rows", "rows"), Rect(20, 110, 1230, 500), kit_at((1920, 1080))
    shown = rows_of("out")

    def placed() -> list[Widget]:
        told = Placed(rows_shown(shown, bar, ""), kit, page).told
        return [one.widget for one in told if isinstance(one.widget, Widget) and one.widget is not bar]

    controls = placed()
    for top in range(0, bar.most + 1, 17):
        bar.top = top
        for widget in placed():
            is_seen = widget.rect.bottom > bar.rect.top and widget.rect.top < bar.rect.bottom
            assert not is_seen or bar.rect.top <= widget.rect.top <= widget.rect.bottom <= bar.rect.bottom
    for at in (*range(len(controls)), *reversed(range(len(controls)))):
        placed()[at].into_sight()
        there = placed()[at].rect
        assert bar.rect.top <= there.top <= there.bottom <= bar.rect.bottom


def test_where_no_rule_is_found_there_is_nothing_to_scroll() -> None:
    """Given more rules than the page holds and then none, the bar is gone."""
    bar, page = ScrollBar("rows", "rows"), Rect(20, 110, 1230, 500)
    Placed(rows_shown(rows_of("out"), bar, ""), kit_at((1920, 1080)), page)
    assert bar.visible
    Placed(rows_shown([], bar, "No rule fits."), kit_at((1920, 1080)), page)
    assert not bar.visible
