"""Where the lines of the log lie in their panel."""

from itertools import pairwise

from pygame import Rect

from game.cards import Card
from game.ui.table.draw.log_panel import PanelLine, lay_log
from tests.ui.drive import kit_at


def test_lines_lie_below_each_other_inside_the_panel_and_keep_their_numbers() -> None:
    """What can be hit of one never touches the next; a long line takes two rows."""
    panel = Rect(10, 400, 190, 280)
    lines = [PanelLine("Walt", 1, "discarded", Card("4S"), number=n) for n in range(20)]
    lines.append(PanelLine("June", 1, "melded three queens and a joker", number=20))
    rows = lay_log(kit_at((1280, 720)), panel, lines).rows
    assert rows[-1].line.number == 20
    assert len(rows[-1].rows) > 1
    for above, below in pairwise(rows):
        assert above.rect.bottom <= below.rect.top
        assert below.line.number == above.line.number + 1
    assert all(panel.contains(row.rect) for row in rows)
