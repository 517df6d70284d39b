import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from typing import Annotated, Any, Final, cast

import pytest
from msgspec import Meta, defstruct
from msgspec.structs import asdict, replace

from game.messages.functions.en import rules as labels
from game.printed.printed_page import PrintedPage, page_to_print
from game.rules.fields import GROUPS, FieldInfo, field_infos
from game.rules.ruleset import GroupKey, Points, RuleSet
from game.score_pad.score_pad_rows import ScorePadRow
from game.sentences.rules_and_scores.score_pad import row_note
from tests.sentences.rules_and_scores.test_rule_page import CHANGES, WEB
from tests.slow import slow_except

LATER: Final = "pure_out_bonus"
LABEL: Final = "Going out clean"


@cache
def usually(under: tuple[tuple[str, Any], ...], page: PrintedPage) -> str:
    """A page without any change."""
    return printed(replace(WEB, **dict(under)), page)


def printed(rules: RuleSet, page: PrintedPage) -> str:
    """What is read on a page, without the code of the rules: that always changes."""
    told = page_to_print(rules, page)
    return unescape(re.sub("<[^>]+>", " ", re.sub("<style>.*?</style>|<code>.*?</code>", "", told, flags=re.DOTALL)))


def belongs_on(page: PrintedPage, about: FieldInfo) -> bool:
    """Whether somebody looks for a rule there."""
    match page:
        case PrintedPage.RULES:
            return True
        case PrintedPage.SCORE_SHEET:
            return about.is_points
        case PrintedPage.HINT_CARDS:
            return about.is_points and about.field != "cut_bonus"  # which is won before anybody looks at a card


def cases() -> Iterator[Any]:
    """Each page with each change that belongs on it; what can't be seen in a score is long tested on the rule page."""
    for page in PrintedPage:
        for under, change in CHANGES:
            told = [field_infos()[field] for field in change if belongs_on(page, field_infos()[field])]
            is_slow = page is PrintedPage.RULES and not any(about.is_points for about in told)
            if told:
                yield pytest.param(page, under, change, marks=[pytest.mark.slow] if is_slow else [])


@pytest.mark.parametrize(("page", "under", "change"), [*cases()])
def test_every_rule_is_on_the_pages_that_it_belongs_on(
    page: PrintedPage, under: dict[str, Any], change: dict[str, Any]
) -> None:
    assert usually(tuple(under.items()), page) != printed(replace(WEB, **(under | change)), page)


def later_rules(group: GroupKey, worth: int) -> RuleSet:
    """The rules of a later version, which has a field more in that group, and nothing for going out."""
    fields = [(LATER, Annotated[Points, Meta(extra={"group": group, "picture": ""})], 0)]
    kind = defstruct("LaterRules", fields, bases=(RuleSet,), frozen=True, kw_only=True)
    return cast(RuleSet, kind(**{**asdict(replace(WEB, go_out_bonus=0)), LATER: worth}))


@pytest.mark.parametrize("page", PrintedPage)
@pytest.mark.parametrize("group", slow_except(("deal", "out"), GROUPS))
def test_a_rule_that_is_added_is_printed_without_being_named(
    page: PrintedPage, group: GroupKey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(labels, LATER, LABEL, raising=False)
    on, off = (printed(later_rules(group, worth), page) for worth in (200, 0))
    if belongs_on(page, field_infos(type(later_rules(group, 0)))[LATER]):
        assert re.search(rf"{LABEL}\W+200\b", on)
    assert LABEL not in off


def test_the_score_pad_lists_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labels, LATER, LABEL, raising=False)
    assert row_note(later_rules("out", 200), ScorePadRow.OUT) == f"{LABEL} +200"
    assert row_note(later_rules("out", 0), ScorePadRow.OUT) == "no bonus"
