from datetime import date, datetime

import pytest

from game.messages.functions import nouns, todays_deal as say
from game.messages.language import speaking

FRIDAY = datetime(2026, 11, 20, 8)


@pytest.mark.parametrize(
    ("code", "whole", "this_week"),
    [
        ("en", "Friday, 20 November 2026", "Fri 20"),
        ("es", "viernes 20 de noviembre de 2026", "vie 20"),
    ],
)
def test_a_day_is_named(code: str, whole: str, this_week: str) -> None:
    with speaking(code):
        assert say.day_of_year(FRIDAY) == say.day_of_year(FRIDAY.date()) == whole
        assert say.day_of_week(FRIDAY) == this_week


def test_a_lead_is_counted_without_its_sign() -> None:
    assert [nouns.lead(points) for points in (640, -1090, 0)] == ["640 ahead", "1,090 behind", "level"]
    assert say.no_such_day(date(1970, 1, 1)).startswith("This computer's clock says 1 January 1970, ")
