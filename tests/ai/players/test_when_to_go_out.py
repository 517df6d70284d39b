from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import position_of
from game.ai.player import Think
from game.ai.players.tuned_player import Habits, Normal, TunedPlayer
from game.ai.players.when_to_go_out import going_out, going_out_pays, is_worth_waiting, may_suffice, permits_going_out
from game.ai.search.rest_of_round import RestOfRound
from game.ai.tunings.fixed_tunings import NORMAL
from game.engine.ending.ways_out import ways_out
from game.engine.legal import why_not
from game.engine.moves import Answer, GoOut, Move
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.rules.presets import PRESET_IDS, preset
from tests.ai.test_normal import decisions
from tests.build import CAMPUS, WEB, after, books, clean_book, go_out, my_view, table
from tests.properties.random_play import random_seatings

STOCK = "4C 4D 4H 4S 5C 5D 5H 5S 8C 8D 8H 8S 9C 9D 9H 9S"


RICH = [clean_book("Q", 8), clean_book("A", 8), clean_book("T", 8)]


def ready(hand: str, **more: Any) -> Table:
    """Seat 0 in the foot, with all the books and the partner's foot played."""
    return table(hand=hand, phase="play", **{"stock": STOCK, "melds": books(WEB, 1, 1), "played_foot": [0, 2], **more})


def goes(now: Table, out_lead: float = NORMAL.out_lead) -> Move | None:
    """The going-out that is made, if it is."""
    move = TunedPlayer(replace(NORMAL, out_lead=out_lead)).decide(my_view(now), Think())
    return move if isinstance(move, GoOut) else None


def test_it_goes_out_when_it_may() -> None:
    assert goes(ready("KS 4C")) == go_out("KS > 0", discard="4C")


def test_it_waits_for_books_and_for_the_partner() -> None:
    assert goes(ready("KS 4C", melds=books(WEB, 1, 0))) is None
    assert goes(ready("KS 4C", played_foot=[0])) is None


def test_far_behind_it_plays_on() -> None:
    behind = {
        "their_melds": [*books(WEB, 3, 0), "TC TD TH TS TC TD TH"],
        "hands": {0: "KS 4C", 1: "6C 7C 6C 7C 6C 7C 6C 7C"},
    }
    now = ready("KS 4C", totals=(0, 0), **{**behind, "hands": None, "n": 1})
    assert goes(now) is None
    assert goes(now, out_lead=-5000) is not None


def test_after_a_no_it_does_not_ask_again() -> None:
    assert goes(ready("KS 4C", rules=CAMPUS, melds=books(CAMPUS, 1, 1))) is not None
    refused = ready("KS 4C", rules=CAMPUS, melds=books(CAMPUS, 1, 1), refused=True)
    assert (going_out(my_view(refused)), goes(refused)) == (None, None)


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_the_quick_look_never_hides_a_way_out(preset_id: str) -> None:
    rules = preset(next(known for known in PRESET_IDS if known == preset_id))
    found = 0
    for seed in range(1):
        for now in decisions(rules, 4, 2, seed=40 + seed, wild_share=0.05):
            view = my_view(now)
            if now.board.phase.value != "play" or now.board.refused or not now.board.in_foot[view.seat]:
                continue
            exists = next(ways_out(view), None) is not None
            mine = going_out(view)
            assert exists == (mine is not None)
            found += exists
            assert mine is None or why_not(view, mine) is None
    assert found


def test_hard_thinks_of_a_second_dirty_meld_of_a_rank() -> None:
    rules = replace(WEB, second_meld="after_closing")
    view = my_view(ready("KS KC KD KH KS 2C 2D 4C", rules=rules, melds=books(WEB, 1, 0)))
    assert may_suffice(view)
    assert isinstance(Habits().decide(view, Think()), GoOut)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("3C", True), ("9C", True), ("3C 9C", False), ("9C TC", False), ("KC 9C", True), ("3C 3D", False)],
)
def test_one_card_that_fits_nowhere_can_be_discarded(hand: str, expected: bool) -> None:
    assert may_suffice(my_view(ready(hand))) == expected


@pytest.mark.parametrize(
    ("changes", "hand", "melds", "expected"),
    [
        ({"out_books": 3}, "KS QS 4C", [*books(WEB, 0, 1), clean_book("K", 6), "QC QD QH QS QC 2C"], True),
        ({"out_books": 3}, "QS 4C", [*books(WEB, 0, 1), clean_book("K", 6), "QC QD QH QS QC 2C"], False),
        ({"closed_book": "any"}, "2C 4C", books(WEB, 2, 0), True),  # a wild makes one dirty
        ({}, "2C 4C", books(WEB, 2, 0), False),
        ({}, "5C 5D 5H 5S 5C 5D 5H 6C", books(WEB, 0, 1), True),
        ({}, "JS 4C", books(WEB, 0, 1), False),
    ],
)
def test_books_that_can_be_completed_now(changes: dict[str, Any], hand: str, melds: list[str], expected: bool) -> None:
    assert may_suffice(my_view(ready(hand, rules=replace(WEB, **changes), melds=melds, bare=True))) == expected


def test_any_chance_is_taken_where_going_out_loses_the_match() -> None:
    assert is_worth_waiting(RestOfRound(-300, 0, 0, -500, True, 0.02, 0, 96, loses_now=True))
    assert not is_worth_waiting(RestOfRound(-300, 0, 0, -500, True, 0.0, 0, 96, loses_now=True))


@pytest.mark.parametrize(
    ("wins", "gain", "expected"),
    [(0.05, 0, False), (0.06, -99, True), (0, 30, False), (0, 31, True), (-0.05, 99, False), (-0.04, 99, True)],
)
def test_a_round_worth_playing_on(wins: float, gain: float, expected: bool) -> None:
    assert is_worth_waiting(RestOfRound(gain, 0, 0, 0, False, wins, 0, 8)) == expected


@pytest.mark.parametrize(("out_lead", "expected"), [(1065, True), (1066, False)])
def test_a_lead_that_is_enough(out_lead: float, expected: bool) -> None:
    position = position_of(my_view(ready("KS 4C", bare=True)))
    assert going_out_pays(position, 0, replace(NORMAL, out_lead=out_lead), threatened=False) == expected


@pytest.mark.slow
def test_asked_for_second_melds_the_quick_look_hides_nothing() -> None:
    found = 0
    for seating in random_seatings(12):
        for now in decisions(seating.rules, seating.players, seating.teams, seating.seed, wild_share=0.05):
            if now.board.phase == Phase.PLAY and now.board.in_foot[now.board.mover] and not now.board.refused:
                view = my_view(now)
                if next(ways_out(view), None) is not None:
                    found += 1
                    assert may_suffice(view)
    assert found


def asked(hand: str, **more: Any) -> Table:
    """Campus: seat 0 asks, seat 2 holding that hand must answer."""
    now = ready("KS 4C", rules=CAMPUS, melds=books(CAMPUS, 1, 1), hands={0: "KS 4C", 2: hand}, **more)
    return after(now, go_out("KS > 0", discard="4C"))


def test_permission_is_given_unless_it_costs_much() -> None:
    assert Normal().decide(my_view(asked("4C 5C")), Think()) == Answer(True)
    rich = asked("3H 3D 3H *R *R", their_melds=RICH)
    assert Normal().decide(my_view(rich), Think()) == Answer(False)


def test_permission_is_given_to_the_leader_and_under_threat() -> None:
    assert permits_going_out(my_view(asked("3H *R *R")), NORMAL)
    threat = asked("3H 3D *R *R", stock="4C 4D", their_melds=RICH)
    assert permits_going_out(my_view(threat), NORMAL)
