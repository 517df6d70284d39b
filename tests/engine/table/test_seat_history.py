from typing import Any

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.discard_pile.pile import why_no_pile
from game.engine.moves import Discard, Draw, Hold, Pass
from game.engine.table.deal import Deal
from game.engine.table.seat_history import LAST_DECLINED, LAST_DISCARDS, SeatHistory
from game.engine.table.view import SPECTATOR, view_of
from tests.build import WEB, after, lay, next_round, table, take, throw
from tests.properties.random_play import preset_seatings, rounds_of
from tests.slow import slow_except

SEATINGS = preset_seatings(range(1, 2))


def test_discards_and_turns_ended_are_kept_by_seat() -> None:
    now = after(table("KC QD 4C"), Draw(), throw("KC"))
    assert now.board.history[0] == SeatHistory(1, (Card("KC"),), (), ())
    assert set(now.board.history[1:]) == {SeatHistory()}


def test_an_upcard_that_could_be_taken_and_was_not_is_told() -> None:
    assert after(table("KC QD 4C", pile="9H"), Draw()).board.history[0].declined == ("9H",)
    assert after(table("KC QD 4C", pile="3S"), Draw()).board.history == ()
    taken = after(table("9C 9D 4C 5C", pile="9H", melds=["AC AD AS"]), take("9H 9C 9D"))
    assert taken.board.history == ()


def test_the_team_s_melds_are_those_at_the_end_of_the_turn() -> None:
    hands = {2: "AC AD AS TC TD"}
    now = table("KC KD KS QD 4C 5C", phase="play", hands=hands, melds=["JC JD JS"], stock="8C 8D 9C 9D 5H 5S")
    now = after(now, lay("KC KD KS"), throw("QD"), Draw(), throw("8C"), Draw(), lay("AC AD AS"))
    assert [meld.rank for meld in now.board.history[0].melds] == ["J", "K"]
    assert [meld.rank for meld in now.board.melds[0]] == ["J", "K", "A"]


def test_the_foot_is_new_to_everybody() -> None:
    hands = {0: "QD", 3: "6C KC KD"}
    stock = "8C 8D 9S 9H TC TD TH TS JC JD"
    now = table(seat=3, hand="6C KC KD", hands=hands, phase="play", their_melds=["8H 8S 8C"], stock=stock)
    now = after(now, throw("6C"), Draw())
    assert now.board.history[0].declined == ("6C",)
    now = after(now, lay("8C 8D > 0"), throw("QD"))
    assert now.board.in_foot[0]
    assert now.board.history[0] == SeatHistory()
    for _ in range(3):
        now = after(now, Draw(), throw(now.hands[now.board.mover][0]))
    now = after(now, Draw(), throw("6D"))
    assert (now.board.history[0].ended, now.board.history[0].discards) == (1, ("6D",))


def test_a_new_round_begins_with_nothing_told() -> None:
    ended = table("KC QD 4C", stock="8C 8D", turns=3)
    ended = after(ended, Draw(), throw("KC"), Pass())
    assert ended.board.history[0].discards == ("KC",)
    assert next_round(ended).board.history == ()


@pytest.mark.parametrize("number", slow_except(range(0, len(SEATINGS), 4), range(len(SEATINGS)), every=4))
def test_it_is_what_a_bystander_writes_down(number: int) -> None:
    noted: dict[int, list[Any]] = {}
    for moments in rounds_of(SEATINGS[number]):
        for moment in moments:
            board, now = moment.before.board, moment.after.board
            if isinstance(moment.entry, Deal):
                noted = {seat: [0, [], [], ()] for seat in range(board.players)}
            note = noted[board.turn]
            if isinstance(moment.entry, Draw) and why_no_pile(board) is None:
                note[2].append(board.upcard)
            if now.in_foot[board.turn] and not board.in_foot[board.turn]:
                noted[board.turn] = note = [0, [], [], ()]
            elif isinstance(moment.entry, Discard | Hold):
                note[0] += 1
                note[1] += [moment.entry.card] if isinstance(moment.entry, Discard) else []
                note[3] = now.melds[board.team_of(board.turn)]
            for seat, history in enumerate(now.history):
                ended, discards, declined, melds = noted[seat]
                told = SeatHistory(ended, tuple(discards[-LAST_DISCARDS:]), tuple(declined[-LAST_DECLINED:]), melds)
                assert history == told
            assert view_of(moment.after, SPECTATOR).board.history == now.history


def test_a_turn_that_ends_with_the_foot_tells_nothing_of_it() -> None:
    rules = replace(WEB, foot_ends_turn=True)
    now = table("8C 8D", rules, phase="play", melds=["8H 8S 8C"], foot="9C 9D 9H", stock="JC JD QC QD", pile="4C")
    now = after(now, lay("8C 8D > 0"))
    assert now.board.turn == 1
    assert now.board.history == () or now.board.history[0] == SeatHistory()
