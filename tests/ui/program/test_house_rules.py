from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.rules.presets import preset
from saves.disk.files import RealDisk
from saves.disk.folders import rules_draft_file, rules_folder
from saves.players.own_rules import own_rule_sets, save_own_rules
from saves.players.rules_draft import all_unsaved, unsaved_rules
from tests.ui.drive import there, typed
from tests.ui.house import House

OpenHouse = Callable[..., House]
LAKE = replace(preset("web"), name="Lake house", rounds=3)


def at_new_game(open_house: OpenHouse, tmp_path: Path, **wishes: object) -> House:
    """New game, with Lake house among the own sets."""
    save_own_rules(rules_folder(tmp_path), LAKE, RealDisk())
    house = open_house(size=(1920, 1080), **wishes).at_title()
    house.press("button/new_game")
    return house


def names(tmp_path: Path) -> list[str]:
    """The own sets on the disk."""
    return [own.rules.name for own in own_rule_sets(rules_folder(tmp_path)) if own.rules]


def choose(house: House, label: str) -> None:
    """A rule set of New game, scrolled to by keys."""
    house.press("row/0")
    for _ in range(20):
        row = next((thing for thing in house.look().all("row/") if thing.label == label), None)
        if row is not None:
            house.click(row.middle)
            return
        house.key("right")
    raise AssertionError(label)


def test_a_set_made_in_the_editor_is_played(open_house: OpenHouse, tmp_path: Path) -> None:
    house = at_new_game(open_house, tmp_path)
    choose(house, "Web Classic")
    house.press("button/change_rules")
    assert house.look().scene == "rules"
    house.press("field/rounds/plus", "button/save")
    assert house.look().scene == "new_game"
    assert names(tmp_path) == ["Lake house", "Our Web Classic"]
    notice = there(house.program.screens.notice())
    assert notice.words == "“Our Web Classic” has been saved."
    house.press("button/start")
    assert house.game.board.rules == replace(preset("web"), name="Our Web Classic", rounds=5)
    house.settle()
    house.press("button/settings")
    assert house.look().scene == "rule_page"
    house.press("button/more", "button/compare")
    assert house.look().scene == "rules_compare"
    house.press("button/back", "button/back")
    assert house.look().scene == "table"
    record = there(house.game.saved).path
    house.press("button/settings", "button/change_rules")
    house.until(lambda: house.look().scene == "rules")
    house.press("field/rounds/plus", "button/save")
    assert house.look().scene == "rule_page"
    assert house.game.board.rules.rounds == 5  # the next match has what was changed
    assert record.exists()


def test_an_own_set_is_renamed_and_deleted_and_put_back(open_house: OpenHouse, tmp_path: Path) -> None:
    house = at_new_game(open_house, tmp_path)
    choose(house, "Lake house")
    house.press("button/change_rules", "field/name")
    house.key("end")
    house.step(*typed(" 2"))
    house.press("button/save")
    assert names(tmp_path) == ["Lake house 2"]
    house.press("button/change_rules", "button/delete")
    assert names(tmp_path) == []
    house.press("button/delete")
    assert own_rule_sets(rules_folder(tmp_path))[0].rules == replace(LAKE, name="Lake house 2")
    house.press("button/delete", "button/back")
    assert house.look().scene == "new_game"
    assert not [thing for thing in house.look().things if thing.label == "Lake house 2"]


def test_a_full_disk_is_told_in_the_editor(
    open_house: OpenHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = at_new_game(open_house, tmp_path)
    choose(house, "Lake house")
    house.press("button/change_rules", "field/rounds/plus")

    def refuse(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(house.disk, "replace", refuse)
    house.press("button/save")
    assert house.look().message == "The rules couldn't be saved: the disk is full."
    assert own_rule_sets(rules_folder(tmp_path))[0].rules == LAKE
    assert [choice.rules for choice in house.program.rules.choices if choice.rules.name == LAKE.name] == [LAKE]
    house.press("field/name")
    house.step(*typed(" 2"))
    house.press("button/save")
    assert house.look().message == "The rules couldn't be saved: the disk is full."
    assert own_rule_sets(rules_folder(tmp_path))[0].rules == LAKE


def crash_while_editing(open_house: OpenHouse, tmp_path: Path) -> None:
    """Lake house is given a fourth round, and the program is gone before it was saved."""
    house = at_new_game(open_house, tmp_path)
    choose(house, "Lake house")
    house.press("button/change_rules", "field/rounds/plus")
    house.run(1.5)


def restarted(open_house: OpenHouse) -> House:
    """The next start of the program."""
    house = open_house(size=(1920, 1080))
    house.program.show_title()
    house.run(0.2)
    return house


def answer_which_fits(house: House) -> None:
    """The five questions, one of them answered, and on to the editor with the answers."""
    house.press("button/questions", "field/stacks/1", "field/pile/3", "field/question/5")
    change = there(house.look().find("button/change"))
    assert change.enabled
    house.press("button/change")
    assert house.look().scene == "rules"


def test_answers_survive_a_crash_and_are_not_left_unasked(open_house: OpenHouse, tmp_path: Path) -> None:
    house = at_new_game(open_house, tmp_path)
    answer_which_fits(house)
    house.run(1.5)
    (kept,) = [found for _, found in all_unsaved(rules_draft_file(tmp_path))]
    assert kept.rules != preset(kept.rules.base)
    again = restarted(open_house)
    again.key("F5")
    assert again.look().scene == "rules"
    again.key("Escape")
    assert again.look().find("button/stay") is not None
    again.press("button/save")
    (made,) = [name for name in names(tmp_path) if name != "Lake house"]
    saved = next(own.rules for own in own_rule_sets(rules_folder(tmp_path)) if own.rules and own.rules.name == made)
    assert saved == kept.rules
    assert saved.take_count == "all"


def test_unsaved_changes_survive_answers_and_other_editing(open_house: OpenHouse, tmp_path: Path) -> None:
    crash_while_editing(open_house, tmp_path)
    again = restarted(open_house)
    again.press("button/new_game")
    answer_which_fits(again)
    again.run(1.5)
    assert len(all_unsaved(rules_draft_file(tmp_path))) == 2
    again.key("Escape")
    again.press("button/leave")
    (kept,) = [found for _, found in all_unsaved(rules_draft_file(tmp_path))]
    assert kept.rules == replace(LAKE, rounds=4)
    answer_which_fits(again)
    again.run(1.5)
    third = restarted(open_house)
    third.key("F5")
    assert third.look().scene == "rules"
    third.press("button/save")
    assert third.look().scene == "title"
    third.run(0.2)
    assert third.look().find("button/offer_take") is not None
    third.press("button/offer_leave")
    assert third.look().find("button/offer_leave") is None
    assert restarted(open_house).look().find("button/offer_take") is None
    assert unsaved_rules(rules_draft_file(tmp_path)) is None
    assert [own.rules for own in own_rule_sets(rules_folder(tmp_path))] == [replace(LAKE, rounds=4)]
