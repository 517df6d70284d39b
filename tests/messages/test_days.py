import re
from datetime import date, datetime
from typing import Final

import pytest
from fluent.syntax import ast, parse, serialize

from game.messages.functions import nouns, todays_deal as say
from game.messages.language import speaking
from tools.messages.modules import SOURCE
from tools.messages.text_folder import TEXT

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


LAID_DOWN: Final = re.compile(r"\b(lay|lays|laid|laying)\b(?: \w+){0,3} down\b", re.IGNORECASE)
RED_THREES: Final = re.compile(r"red.threes?|laid-down|three-laid|\[red_laid\]", re.IGNORECASE)


def test_only_red_threes_are_laid_down() -> None:
    """The bug: hints said “lay down three kings” beside a button Meld. What people may search for isn't shown."""
    entries = re.split(r"\n(?:#.*\n)*(?=\S)", (TEXT / f"{SOURCE}.ftl").read_text(encoding="utf-8"))
    found = []
    for entry in parse("\n\n".join(filter(LAID_DOWN.search, entries))).body:
        if isinstance(entry, ast.Message):
            entry.attributes = [one for one in entry.attributes if one.id.name != "search"]
            text = serialize(ast.Resource([entry]))
            if LAID_DOWN.search(text.replace(entry.id.name, "", 1)) and not RED_THREES.search(text):
                found.append(text)
    assert found == []
