"""Campus Books, before the first turn, and the end of round and match (seed 001)."""

import pytest
from msgspec.structs import replace

from game.engine.events import RoundEnded
from game.engine.moves import Draw, Pass
from game.engine.table.view import SPECTATOR, view_of
from tests.build import CAMPUS, after, books, dealt, only, scores, table, throw, told
from tests.readings.cites import cites


@cites("S001-03")
def test_four_in_two_pairs_come_first() -> None:
    assert CAMPUS.tables[0] == "4:2v2"


@cites("S001-04")
@pytest.mark.parametrize("shape", ["6:2v2v2", "2:solo", "3:solo", "4:solo", "5:solo", "6:solo"])
def test_more_teams_or_everyone_alone(shape: str) -> None:
    players = int(shape[0])
    teams = players if shape.endswith("solo") else 3
    assert shape in CAMPUS.tables
    now = dealt(CAMPUS, players=players, teams=teams)
    drawn = after(now, Draw())
    assert after(drawn, throw(drawn.hands[now.board.turn][0])).board.turn == (now.board.turn + 1) % players


@cites("S001-06", "S001-14")
def test_the_score_is_told_line_by_line() -> None:
    now = table("9H", CAMPUS, stock="", melds=["KC KD KH"], their_melds=["AC AD AS"], hands={1: "QC"}, bare=True)
    mine, theirs = only(told(now, Pass()), RoundEnded).scores
    assert (mine.melded, mine.books, mine.bonus, mine.left, mine.total) == (30, 0, 0, 10, 20)
    assert (theirs.melded, theirs.left, theirs.total) == (60, 10, 50)


@cites("S001-10")
def test_the_foot_is_put_aside_and_the_hand_looked_at() -> None:
    now = dealt(CAMPUS)
    for seat in range(4):
        assert view_of(now, seat).hand == now.hands[seat]
    other = replace(now, feet=now.feet[::-1])
    assert [view_of(other, seat) for seat in (SPECTATOR, 0, 1, 2, 3)] == [
        view_of(now, seat) for seat in (SPECTATOR, 0, 1, 2, 3)
    ]


@cites("S001-11")
def test_points_come_from_both_partners_hands_and_feet() -> None:
    now = table(
        "KC", CAMPUS, stock="", foot="QC", hands={2: "JC"}, feet={2: "TC"}, melds=books(CAMPUS, 1, 0), bare=True
    )
    line = scores(now, Pass())[0]
    assert (line.melded, line.books, line.left, line.total) == (80, 500, 40, 540)


@cites("S001-55", "S001-56")
@pytest.mark.parametrize(("hand_cards", "foot_cards"), [(13, 13), (11, 13)])
def test_variation_other_sizes_of_hand_and_foot(hand_cards: int, foot_cards: int) -> None:
    now = dealt(replace(CAMPUS, hand_cards=hand_cards, foot_cards=foot_cards))
    assert {len(cards) for cards in now.hands} == {hand_cards}
    assert {len(cards) for cards in now.feet} == {foot_cards}
    assert now.board.stock == 216 - 4 * (hand_cards + foot_cards)
