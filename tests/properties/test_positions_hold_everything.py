import random
from functools import partial
from itertools import count

import pytest

from game.engine.table.board import Phase
from game.rules.presets import PRESET_IDS, preset
from saves.records.lines import PositionLine, decode_line, encode_line
from saves.records.position_json import position_line, table_from
from tests.properties.offers import tally
from tests.properties.random_play import Seating, play, random_seatings
from tests.slow import LONG, slow_except


def test_every_table_comes_back_from_its_position(any_seating: Seating) -> None:
    rng = random.Random(any_seating.seed)
    common = {Phase.DRAW, Phase.PLAY}
    for moment in play(any_seating):
        table = moment.after
        if table.board.phase in common and not LONG and rng.random() < 0.8:
            continue
        line = decode_line(encode_line(position_line(table)).encode(), 2)
        assert isinstance(line, PositionLine)
        assert table_from(line, 2, any_seating.rules, any_seating.players, any_seating.teams) == table


DRAWS = 2000 if LONG else 50


@pytest.mark.parametrize("name", slow_except(("campus", "web"), PRESET_IDS))
def test_every_offer_of_a_rule_set_has_a_move_behind_it(name: str) -> None:
    found = tally(map(partial(Seating, preset(name), 4, 2), count(1)), DRAWS, 0.3)
    assert (found.draws, found.wrong) == (DRAWS, ())


@pytest.mark.parametrize("every_option", [False, True])
def test_every_offer_under_house_rules_has_a_move_behind_it(every_option: bool) -> None:
    found = tally(random_seatings(DRAWS, every_option), DRAWS, 0.3)
    assert (found.draws, found.wrong) == (DRAWS, ())
