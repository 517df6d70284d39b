import random

from game.engine.table.board import Phase
from saves.records.lines import PositionLine, decode_line, encode_line
from saves.records.position_json import position_line, table_from
from tests.properties.random_play import Seating, play
from tests.slow import LONG


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
