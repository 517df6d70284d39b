import re

from hypothesis import given, settings
from msgspec.structs import replace

from game.engine.melding.melds import count_books, missing_for_out
from game.messages.functions import rule_page as say
from game.rules.fields import field_infos
from game.rules.ruleset import RuleSet, most_rounds
from game.sentences.rules_and_scores.rule_page import in_words, rule_page
from game.ui.start.new_game.choices import out_takes_in_words
from tests.build import WEB
from tests.properties.random_rules import rule_sets

PENNIES = replace(WEB, wild_melds="required", out_sevens=1, wild_cap=3, out_clean=(1, 2))


def out_takes(rules: RuleSet) -> str:
    """The books that going out takes, in words."""
    return out_takes_in_words(rules).partition("To go out: ")[2].rstrip(".")


def test_books_of_wilds_and_sevens_are_told() -> None:
    assert out_takes(PENNIES) == "1–2 clean, 1 dirty, 1 of wilds and 1 of sevens"
    assert out_takes(replace(WEB, out_clean=0, out_dirty=0)) == "no books"


@settings(max_examples=60)
@given(rule_sets())
def test_the_books_that_going_out_takes_are_those_of_the_engine(rules: RuleSet) -> None:
    missing = [missing_for_out(rules, at, count_books(rules, ())) for at in range(1, 22)]
    told = {kind: count for count, kind in re.findall(r"([\d–]+) ([a-z ]+)", out_takes(rules).replace(" and", ","))}
    kinds = {"clean": "clean", "dirty": "dirty", "of wilds": "wild", "of sevens": "sevens", "in all": "books"}
    for kind, field in kinds.items():
        counts = [getattr(one, field) if one is not None else 0 for one in missing]
        least, _, most = told.get(kind, "0").partition("–")
        assert (int(least), int(most or least)) == (min(counts), max(counts)), (kind, out_takes(rules))


def test_the_editor_and_the_page_agree_how_long_a_match_may_last() -> None:
    rules = replace(WEB, rounds=0, target_score=8500)
    assert f"{most_rounds(rules)} at most" in field_infos()["rounds"].help
    assert f"{most_rounds(rules)} rounds at the latest" in in_words(say.match_length, rules)


def page(rules: RuleSet) -> str:
    """All that the rule page says."""
    return " ".join(line.words for part in rule_page(rules) for line in part.lines)


@settings(max_examples=30)
@given(rule_sets())
def test_the_page_says_nothing_flatly_that_another_rule_takes_back(rules: RuleSet) -> None:
    told = page(rules)
    if rules.foot_when == "first_book":
        assert "until you have played your hand" not in told
    if rules.wild_melds != "no":
        assert "at least two naturals." not in told
        assert "A meld can never have" not in told
    if rules.winner_takes:
        assert "both score points" not in told
