"""What of a match may be looked at before it is over."""

from datetime import date

from msgspec.structs import replace

from game.analysis.allowed_analysis import lines_for_luck, seats_to_judge
from game.deals.shared_deal import todays_deal
from game.play.shared_deals import deal_header
from saves.records.lines import EndLine, SeatInfo

SEATS = (
    SeatInfo(name="You", kind="human"),
    *(SeatInfo(name=name, kind="computer", level="hard") for name in ("Walt", "Rosa", "June")),
)
HEADER = deal_header(
    todays_deal(date(2026, 11, 20)), SEATS, game_id="a", created="2026-11-20T08:00:00Z", app="0", name="a"
)
END = EndLine(winners=(0,), totals=(5, 0), reason="finished")


def test_nobody_is_advised_in_a_deal_before_it_is_over() -> None:
    """Given a match of a deal with a code that goes on, nothing is judged and no luck told; once it is over, all."""
    assert seats_to_judge((HEADER,)) == ()
    assert lines_for_luck((HEADER, HEADER)) == (HEADER,)
    assert seats_to_judge((HEADER, END)) == (0, 1, 2, 3)


def test_elsewhere_the_only_person_may_look_at_what_was_played() -> None:
    """Given a match of one's own cards that goes on, the decisions of its only person may be looked at."""
    assert seats_to_judge((replace(HEADER, deal=None),)) == (0,)
