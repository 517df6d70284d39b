import pytest

from game.rules.ruleset import RuleSet
from tests.build import CAMPUS, COUPLES, FAMILY, PARTNERS, WEB, score, table

_FOUR_KINGS = "KC KD KH KS"


def left_over(rules: RuleSet, cards: str, *, in_foot: bool = False) -> int:
    """What the cards cost a team that holds nothing else when the round ends, in the hand or in an untouched foot."""
    hand, foot = ("", cards) if in_foot else (cards, "")
    return score(table(hand, rules, foot=foot, stock="", bare=True)).left


def melded(rules: RuleSet, card: str) -> int:
    """What the card adds to a team's melded points."""
    if card[0] in "2*":
        plain, with_card = _FOUR_KINGS, f"{_FOUR_KINGS} {card}"
    else:
        plain, with_card = f"{card} {card} {card}", f"{card} {card} {card} {card}"
    return score(table(rules=rules, melds=[with_card], stock="", bare=True)).melded - (
        score(table(rules=rules, melds=[plain], stock="", bare=True)).melded
    )


@pytest.mark.parametrize(
    ("statement", "rules", "ranks", "points"),
    [
        ("S000-52", FAMILY, "*", 50),
        ("S000-53", FAMILY, "2", 20),
        ("S000-54", FAMILY, "A", 20),
        ("S000-55", FAMILY, "9TJQK", 10),
        ("S000-56", FAMILY, "45678", 5),
        ("S001-29", CAMPUS, "*", 50),
        ("S001-30", CAMPUS, "A2", 20),
        ("S001-31", CAMPUS, "89TJQK", 10),
        ("S001-32", CAMPUS, "4567", 5),
        ("S002-37", WEB, "2", 20),
        ("S002-38", WEB, "*", 50),
        ("S002-39", WEB, "A", 20),
        ("S002-42", WEB, "4567", 5),
        ("S002-43", WEB, "89TJQK", 10),
        ("S003-02", COUPLES, "456789", 5),
        ("S003-04", COUPLES, "2", 20),
        ("S003-05", COUPLES, "TJQK", 10),
        ("S003-06", COUPLES, "A", 20),
        ("S003-07", COUPLES, "*", 50),
        ("S004-79", PARTNERS, "*", 50),
        ("S004-80", PARTNERS, "2", 20),
        ("S004-81", PARTNERS, "A", 20),
        ("S004-82", PARTNERS, "89TJQK", 10),
        ("S004-83", PARTNERS, "4567", 5),
    ],
)
def test_card_counts_its_value_melded_and_left(statement: str, rules: RuleSet, ranks: str, points: int) -> None:
    for rank in ranks:
        card = "*R" if rank == "*" else rank + "H"
        assert melded(rules, card) == points, (statement, card)
        assert left_over(rules, card) == points, (statement, card)
        assert left_over(rules, card, in_foot=True) == points, (statement, card)


@pytest.mark.parametrize(
    ("statement", "rules", "cards", "points"),
    [
        ("S000-57", FAMILY, "3C 3S", 0),
        ("S000-58", FAMILY, "3D", 500),
        ("S000-63", FAMILY, "3D 3H", 1000),
        ("S001-33", CAMPUS, "3C 3S", 0),
        ("S001-34", CAMPUS, "3H", 500),
        ("S002-40", WEB, "3D 3H", 600),
        ("S002-41", WEB, "3C 3S", 10),
        ("S003-02", COUPLES, "3C 3S", 10),
        ("S003-03", COUPLES, "3D", 500),
        ("S004-65", PARTNERS, "3D", 300),
        ("S004-67", PARTNERS, "3C 3S", 10),
        ("S004-84", PARTNERS, "3D 3H", 600),
        ("S004-85", PARTNERS, "3S", 5),
    ],
)
def test_threes_only_cost(statement: str, rules: RuleSet, cards: str, points: int) -> None:
    """Given threes left when the round ends, each is charged, and in an untouched foot just as in a hand."""
    assert left_over(rules, cards) == points, statement
    assert left_over(rules, cards, in_foot=True) == points, statement


@pytest.mark.parametrize(
    ("statement", "rules", "size", "clean", "points"),
    [
        ("S000-60", FAMILY, 7, True, 500),
        ("S000-61", FAMILY, 7, False, 300),
        ("S001-35", CAMPUS, 8, True, 500),
        ("S001-36", CAMPUS, 8, False, 300),
        ("S002-44", WEB, 7, True, 500),
        ("S002-45", WEB, 7, False, 300),
        ("S003-08", COUPLES, 7, False, 300),
        ("S003-09", COUPLES, 7, True, 500),
        ("S004-86", PARTNERS, 7, True, 500),
        ("S004-87", PARTNERS, 7, False, 300),
    ],
)
def test_book_earns_its_bonus_once_complete(
    statement: str, rules: RuleSet, size: int, clean: bool, points: int
) -> None:
    naturals = ["KC", "KD", "KH", "KS"] * 2
    book = naturals[:size] if clean else [*naturals[: size - 1], "2C"]
    short = book[1:]
    assert score(table(rules=rules, melds=[" ".join(book)], stock="", bare=True)).books == points, statement
    assert score(table(rules=rules, melds=[" ".join(short)], stock="", bare=True)).books == 0, statement
