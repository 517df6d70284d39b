"""Rules, tables and deals that are named on the command line."""

from argparse import Namespace
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.ai.level_names import DEFAULT_LEVEL
from game.cli.arguments import CommandError
from game.cli.named.named_game import (
    deal_and_table,
    deal_named,
    found_rules,
    played_by_computers,
    rules_named,
    seats_named,
    table_named,
)
from game.deals.shared_deal import deal_of_code, new_deal
from game.deals.tables import DealTable
from game.play.seats import BadSeats, seat_plan, seat_plans
from game.rules.presets import preset
from saves.disk.files import RealDisk
from saves.disk.folders import rules_folder
from saves.players.own_rules import save_own_rules, write_rules

FRIDAY = "YT6Y 94LK KQQ6"  # by Web Classic
LAKE = replace(preset("family"), name="Lake house", rounds=3)
TOO_FEW = replace(preset("web"), name="Too few", hand_cards=17, foot_cards=17, extra_decks=-2)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of somebody with rules of their own."""
    save_own_rules(rules_folder(tmp_path), LAKE, RealDisk())
    return tmp_path


def code_of(refused: "pytest.ExceptionInfo[CommandError]") -> int:
    """With which exit code it was refused."""
    return refused.value.code


def test_rules_are_found_by_id_name_and_file(data: Path) -> None:
    """In small or capital letters; a file that holds none ends with 1, a name of none with 2."""
    assert found_rules("web", data) == preset("web")
    assert found_rules("LAKE house", data) == LAKE
    file, broken = data / "mine.JSON", data / "broken.json"
    write_rules(file, LAKE, RealDisk())
    broken.write_text("{")
    assert found_rules(str(file), data) == LAKE
    for text, code in (("Lake", 2), (str(broken), 1), (str(data / "none.json"), 2)):
        with pytest.raises(CommandError) as refused:
            found_rules(text, data)
        assert code_of(refused) == code


def test_rules_that_cannot_be_played_are_found_and_not_named(data: Path) -> None:
    """Given too few cards for any turn."""
    file = data / "few.json"
    write_rules(file, TOO_FEW, RealDisk())
    assert found_rules(str(file), data) == TOO_FEW
    with pytest.raises(CommandError, match=r"few\.json: ") as refused:
        rules_named(str(file), data)
    assert code_of(refused) == 1
    assert rules_named("lake house", data, 4) == LAKE


def options(**given: object) -> Namespace:
    """The options of a command that has a table."""
    return Namespace(**({"rules": None, "teams": None, "seats": None} | given))


def test_a_table_is_named_by_rules_shape_and_seats(data: Path) -> None:
    """Without any of them the usual rules at their first table; whoever fills it sits down first."""
    human = seat_plan("human")
    rules, table = table_named(options(data_dir=data), [human])
    assert (rules, table.players, table.seats[0]) == (preset("web"), 4, human)
    assert {seat.level for seat in table.seats[1:]} == {DEFAULT_LEVEL}
    rules, table = table_named(options(data_dir=data, rules="lake house", seats="easy,hard", teams="2:solo"), [human])
    assert (rules, table.seats) == (LAKE, seat_plans("easy,hard"))
    assert seats_named(options()) is None
    with pytest.raises(BadSeats):
        seats_named(options(seats="phone,easy"))
    assert seats_named(options(seats="phone,easy"), phones=True) == seat_plans("phone,easy", phones=True)


def test_a_deal_is_named_by_its_code(data: Path) -> None:
    """With or without its rules; with others, or a slip, it is refused."""
    deal = deal_of_code(FRIDAY)
    assert deal_named(FRIDAY, data) == deal_named(FRIDAY, data, "web") == deal
    for code, rules in ((FRIDAY, "lake house"), ("YT6Y 94LK KQQ7", None), ("CF9Q 4674", None)):
        with pytest.raises(CommandError) as refused:
            deal_named(code, data, rules)
        assert code_of(refused) == 1


def test_a_deal_of_own_rules_is_read_by_whoever_has_them(data: Path) -> None:
    """Given its code alone, where they are among the own ones; elsewhere with their file, and not without."""
    deal = new_deal(LAKE, DealTable(2, ("human", "easy", "easy", "easy")), 7)
    file, elsewhere = data / "mine.json", data / "elsewhere"
    write_rules(file, LAKE, RealDisk())
    assert deal_named(deal.code, data) == deal_named(deal.code, elsewhere, str(file)) == deal
    with pytest.raises(CommandError) as refused:
        deal_named(deal.code, elsewhere)
    assert code_of(refused) == 1


def test_others_may_sit_at_the_table_of_a_deal(data: Path) -> None:
    """As many as it has seats; people's seats can be left to computers."""
    deal, table = deal_and_table(FRIDAY, data, None, None)
    assert [seat.text for seat in table.seats] == ["human", "hard", "hard", "hard"]
    named = seat_plans("easy,human,easy,hard")
    assert deal_and_table(FRIDAY, data, None, named) == (deal, replace(table, seats=named))
    assert [seat.level for seat in played_by_computers(table).seats] == [DEFAULT_LEVEL, "hard", "hard", "hard"]
    with pytest.raises(BadSeats):
        deal_and_table(FRIDAY, data, None, seat_plans("easy,hard"))
