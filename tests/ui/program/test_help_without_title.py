"""Help and Learn where a match began without a title."""

from collections.abc import Callable

from game.rules.ruleset import PresetId
from game.ui.shared.requests import ShowHelp, ShowLearn
from tests.ui.headers import header
from tests.ui.house import House


def test_help_and_lessons_open_over_a_match_that_began_without_a_title(open_house: Callable[..., House]) -> None:
    """Given a match begun by a command, before anything asked which rule sets there are, both pages open; the first
    ended the program once what had been learned was read.
    """
    house = open_house()
    house.take_up((header("web", [0]),))
    house.until(lambda: house.program.learning_players.is_read)
    house.program.ask(ShowHelp())
    assert house.settle().scene == "help"
    house.program.ask(ShowLearn())
    assert house.settle().scene == "learn"


def test_lessons_opened_at_a_table_are_by_its_rules(open_house: Callable[..., House]) -> None:
    """The bug: beside a match of Partnership, lessons stood on Family Table, which was played before. Given a match,
    they are by its rules, also if they were opened by others before.
    """
    house = open_house()
    played: tuple[tuple[PresetId, str], ...] = (("partners", "Partnership"), ("couples", "Couples"))
    for rules, name in played:
        house.take_up((header(rules, [0]),), rules)
        house.ask(ShowLearn())
        chosen = house.look().find("field/rules")
        assert chosen is not None
        assert name in chosen.label
        house.press("button/back")
