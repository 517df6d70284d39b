import pytest
from msgspec.structs import replace
from pygame import Rect

from game.rules.editing import NAMING, tabs
from game.rules.fields import GROUPS
from game.rules.presets import preset
from game.rules.ruleset import GroupKey
from game.toolkit.boxes import Placed
from game.toolkit.widgets import ScrollBar
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


@pytest.mark.parametrize("topic", GROUPS)
def test_every_rule_is_explained_where_it_is_set(topic: GroupKey) -> None:
    for row in rows_of(topic):
        if row.entry.field not in NAMING:
            about, told = row.entry.about, Placed(replace(row, is_told=True).box(), kit_at((1920, 1080)), PAGE).told
            assert about.help in {one.words for one in told}, about.field
