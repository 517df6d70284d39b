from collections.abc import Callable
from pathlib import Path

import pytest

from game.ui.shared.preferences import Preferences
from saves.disk.folders import games_folder
from saves.records.replay import replay_file
from tests.ui.house import House
from tests.ui.program.keys_only import KeysOnly
from tests.ui.program.whole_play import played_from_title


@pytest.mark.slow
def test_a_whole_match_is_played_by_keys_alone(open_house: Callable[..., House], tmp_path: Path) -> None:
    """From the title through four rounds to the result and back to the title: no event of a mouse is ever posted, and
    the record is in order.
    """
    house = open_house(preferences=Preferences(speed="off", sound=False, ask_discard="first"))
    hands = KeysOnly(house)
    played_from_title(house, hands, "end", 4000)
    assert house.look().scene == "end"
    hands.click(house.look().find("button/continue").middle)  # type: ignore[union-attr]  # the end has it
    assert house.settle().scene == "title"
    (record,) = games_folder(tmp_path).glob("*.jsonl")
    verdict = replay_file(record)
    assert verdict.problem is None
    assert verdict.replay is not None
    assert verdict.replay.winners
    assert hands.pressed > 300


def test_a_table_is_laid_out_by_keys_alone(open_house: Callable[..., House]) -> None:
    house = open_house(preferences=Preferences(speed="off", coach=False))
    hands = KeysOnly(house)

    def go(id: str, key: str = "Return") -> None:
        hands.walk_to(id)
        thing = house.look().find(id)
        assert thing is None or thing.label
        hands.key(key)
        house.settle()

    house.at_title()
    go("button/main_menu")
    go("button/new_game")
    go("button/length")
    go("field/length", "Up")
    go("button/done")
    go("button/partner")
    go("field/level_2", "Right")
    go("button/done")
    go("button/start")
    house.until(lambda: house.program.session is not None)
    house.settle()
    if house.report.scene == "deck_cut":
        go("button/skip")
    header = house.game.match.header
    assert header.rules["rounds"] == 1
    assert [seat.level for seat in header.seats] == [None, "easy", "expert", "easy"]

    go("button/menu")
    go("button/panel_left")
    go("button/keep_left")
    assert house.table.state.panels == {"left"}
    hands.key("t")
    assert house.table.tools.form.dialog is not None
    hands.key("Escape")
    assert house.table.tools.form.dialog is None
    go("button/menu")
    go("button/preferences")
    go("field/part", "Right")
    go("button/your_table")
    go("cloth/oak")
    go("back/waves")
    go("button/take")
    look = house.program.app.preferences
    assert (look.cloth, look.back) == ("oak", "waves")
    go("button/back")

    go("button/menu")
    go("button/preferences")
    for _ in house.look().all("field/part/"):
        if house.look().find("field/volume") is None:
            go("field/part", "Right")
    for volume in ("field/volume", "field/cards_volume", "field/room_volume"):
        go(volume)
        hands.key("Up")
        hands.key("Return")
        house.settle()
    now = house.program.app.preferences
    assert (now.volume, now.cards_volume) == ("low", "low")
    assert now.room_volume != look.room_volume
