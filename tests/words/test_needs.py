"""The list of what going out takes."""

from game.words.going_out import going_out
from tests.build import COUPLES, FAMILY, WEB, my_view, table

NAMES = ("Anna", "Walt", "Rosa", "June")


def test_needs_follow_the_rules() -> None:
    """Couples: two clean, three dirty, the last card any way. Family: no partner's foot, no question."""
    couples = {need.what: need.how for need in going_out(my_view(table(hand="KC", rules=COUPLES)), NAMES, 0, 0)}
    assert couples["Dirty books"] == "0/3"
    assert "Any last card" in couples
    family = [need.what for need in going_out(my_view(table(hand="KC", rules=FAMILY)), NAMES, 0, 0)]
    assert family == ["Clean books", "Dirty books", "You in foot", "A last discard"]
    assert not any(need.met for need in going_out(my_view(table(hand="KC", rules=FAMILY)), NAMES, 0, 0))
    web = [need.what for need in going_out(my_view(table(hand="KC", rules=WEB)), NAMES, 0, None)]
    assert web[2:4] == ["Anna in foot", "Rosa played foot"]
