"""What New game and the editor say of a rule set in short is what the engine goes by, under any rules."""

import re

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from game.engine.books import count_books, missing_for_out
from game.engine.legal import why_not
from game.engine.moves import Group, MeldCards
from game.rules.presets import preset
from game.rules.ruleset import RuleSet, most_rounds
from game.words.house_rules import value_text
from game.words.rule_page import match_length, rule_page
from game.words.screens import facts
from tests.build import WEB, cards, my_view, table
from tests.properties.rule_sets import rule_sets

PENNIES = replace(WEB, wild_melds="required", out_sevens=1, wild_cap=3, out_clean=(1, 2))


def said(rules: RuleSet) -> dict[str, str]:
    """The facts by their terms."""
    return dict(facts(rules, has_partners=True))


def test_books_of_wilds_and_sevens_and_the_cap_on_wilds_are_facts() -> None:
    """Given a set that needs both and lets three wilds into a meld, the short facts say so."""
    assert said(PENNIES)["Going out"] == "1–2 clean, 1 dirty, 1 of wilds, 1 of sevens"
    assert said(replace(PENNIES, book_size=10))["Book"] == "ten, up to three wilds"
    assert said(replace(WEB, out_clean=0, out_dirty=0))["Going out"] == "no books"


@settings(max_examples=150, deadline=None)
@given(rule_sets())
def test_the_books_that_going_out_takes_are_those_of_the_engine(rules: RuleSet) -> None:
    """Given any rules, each kind is named with the least and the most that the engine misses in some round."""
    missing = [missing_for_out(rules, at, count_books(rules, ())) for at in range(1, 22)]
    told = {kind: count for count, kind in re.findall(r"([\d–]+) ([a-z ]+)", said(rules)["Going out"])}
    kinds = {"clean": "clean", "dirty": "dirty", "of wilds": "wild", "of sevens": "sevens", "in all": "books"}
    for kind, field in kinds.items():
        counts = [getattr(one, field) if one is not None else 0 for one in missing]
        least, _, most = told.get(kind, "0").partition("–")
        assert (int(least), int(most or least)) == (min(counts), max(counts)), (kind, said(rules))


@pytest.mark.parametrize("limit", ["equal", "fewer", "half"])
@pytest.mark.parametrize("cap", [0, 1, 3])
@pytest.mark.parametrize("size", [5, 7, 10])
def test_the_most_wilds_of_a_book_are_those_of_the_engine(limit: str, cap: int, size: int) -> None:
    """Given each limit on wilds, a book with as many as is said can be laid, and one with another wild cannot."""
    rules = replace(WEB, wild_limit=limit, wild_cap=cap, book_size=size)
    kings, twos = (cards(" ".join(f"{rank}{suit}" for suit in "CDHS" * 3))[:size] for rank in "K2")
    view = my_view(table(" ".join((*kings, *twos, "4C", "5C", "6C")), rules, phase="play", melds=["AC AD AS"]))
    laid = [why_not(view, MeldCards((Group((*kings[n:], *twos[:n])),))) is None for n in range(size)]
    most = max(n for n, can in enumerate(laid) if can)
    told = said(rules)["Book"].rpartition(" up to ")[2].split(" ")[0]
    assert told == ("no", "one", "two", "three", "four", "five")[most]


def test_the_editor_and_the_page_agree_how_long_a_match_may_last() -> None:
    """Given a target score and rounds of 0, both name the round after which it ends."""
    rules = replace(WEB, rounds=0, target_score=8500)
    assert value_text("rounds", 0) == f"up to {most_rounds(rules)}"
    assert f"{most_rounds(rules)} rounds at the latest" in match_length(rules)


def page(rules: RuleSet) -> str:
    """All that the rule page says."""
    return " ".join(line.words for part in rule_page(rules) for line in part.lines)


@settings(max_examples=60, deadline=None)
@given(rule_sets())
def test_the_page_says_nothing_flatly_that_another_rule_takes_back(rules: RuleSet) -> None:
    """Given any rules, the foot has one time to come, wilds alone need no naturals, and what scores nothing is not said
    to score.
    """
    told = page(rules)
    if rules.foot_when == "first_book":
        assert "until you have played your hand" not in told
    if rules.wild_melds != "no":
        assert "at least two naturals." not in told
        assert "A meld can never have" not in told
    if rules.winner_takes:
        assert "both score points" not in told
    if not rules.rounds:
        assert "no limit" not in value_text("rounds", 0)


@pytest.mark.parametrize("id", ["family", "campus", "web", "couples", "partners"])
def test_the_facts_of_the_bundled_sets_are_short(id: str) -> None:
    """Given each bundled set, no fact is longer than its column."""
    assert max(len(fact) for _, fact in facts(preset(id), has_partners=True)) <= 34
