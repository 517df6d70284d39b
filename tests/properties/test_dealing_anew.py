import random

from game.cards import is_red_three
from game.engine.table.board import Phase
from game.engine.table.redeal import deal_anew
from game.engine.table.state import Cards
from game.engine.table.view import view_of
from saves.records.position_json import position_line, table_from
from tests.properties.random_play import Seating, play
from tests.properties.test_whole_matches import cards_of
from tests.slow import LONG


def test_a_seat_sees_no_difference(any_seating: Seating) -> None:
    rng = random.Random(any_seating.seed)
    changed = moments = 0

    def shuffle(cards: Cards) -> Cards:
        return tuple(rng.sample(cards, len(cards)))

    for moment in play(any_seating):
        table = moment.after
        if not LONG and table.board.phase in (Phase.DRAW, Phase.PLAY) and rng.random() < 0.8:
            continue
        seat = rng.randrange(any_seating.players)
        anew = deal_anew(table, seat, shuffle)
        assert view_of(anew, seat) == view_of(table, seat)
        assert cards_of(anew) == cards_of(table)
        line = position_line(anew)
        assert table_from(line, 2, any_seating.rules, any_seating.players, any_seating.teams) == anew
        if any_seating.rules.red_threes == "lay_down" and table.board.phase not in (Phase.CUT, Phase.CHOOSE):
            assert any(map(is_red_three, sum(table.hands, ()))) or not any(map(is_red_three, sum(anew.hands, ())))
        if table.board.phase != Phase.ENDED:
            moments += 1
            changed += anew != table
    assert changed >= 0.9 * moments
