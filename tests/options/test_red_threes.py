import pytest
from msgspec.structs import replace

from game.ai.brain.counted_position import position_of
from game.engine.apply import apply
from game.engine.events import Event, FootTaken, RedThreesLaid
from game.engine.moves import Draw, Hold, Move, Pass
from game.engine.table.state import Table
from game.engine.undo import TurnHistory
from tests.build import (
    WEB,
    after,
    books,
    clean_book,
    code,
    dealt,
    go_out,
    hand,
    lay,
    my_view,
    only,
    score,
    scores,
    table,
    take,
    throw,
    told,
)
from tests.readings.cites import cites

LAY = replace(WEB, red_threes="lay_down")
READY = books(WEB, 1, 1)


def laid(events: tuple[Event, ...]) -> list[tuple[int, tuple[str, ...], int]]:
    """Who laid which red threes and drew how many for them, in order."""
    return [(event.seat, event.laid, event.count) for event in events if isinstance(event, RedThreesLaid)]


@cites("option red_threes=lay_down")
def test_after_the_deal_nobody_holds_a_red_three() -> None:
    found = 0
    for seed in range(40):
        now = dealt(LAY, seed=seed)
        assert all(card not in ("3H", "3D") for cards in now.hands for card in cards)
        assert all(len(cards) == 11 for cards in now.hands)
        found += sum(map(len, now.board.red_threes))
        held = (now.hands, now.feet, (now.stock,), now.board.red_threes)
        assert sum(len(cards) for places in held for cards in places) == 216
    assert found > 40


@cites("option red_threes=lay_down")
def test_one_drawn_is_laid_and_replaced_and_so_is_a_second_that_comes_for_it() -> None:
    now = table("8C 8D", LAY, stock="3H 9C 3D KS 4C")
    then = after(now, Draw())
    assert hand(then) == "KS 9C 8D 8C"
    assert then.board.red_threes == (("3H", "3D"), ())
    assert then.stock == ("4C",)
    assert laid(told(now, Draw())) == [(0, ("3H",), 1), (0, ("3D",), 1)]


@cites("option red_threes=lay_down")
def test_an_empty_stock_gives_no_replacement() -> None:
    assert hand(after(table("8C 8D", LAY, stock="3H 3D 9C"), Draw())) == "9C 8D 8C"
    assert hand(after(table("8C 8D", LAY, stock="3H 3D"), Draw())) == "8D 8C"


@cites("option red_threes=lay_down")
def test_a_black_three_stays_in_the_hand() -> None:
    now = after(table("8C 8D", LAY, stock="3S 3C"), Draw())
    assert hand(now) == "8D 8C 3S 3C"
    assert code(now, throw("3S")) is None


@cites("option red_threes=lay_down")
def test_one_that_comes_with_the_pile_is_laid_without_replacement() -> None:
    now = table("KH KD 9C 8C", LAY, pile="3D 4S KS", melds=["AC AD AH"], stock="5C 5D")
    then = after(now, take("KS KH KD"))
    assert hand(then) == "9C 8C 4S"
    assert (then.board.red_threes, then.stock) == ((("3D",), ()), ("5C", "5D"))
    assert laid(told(now, take("KS KH KD"))) == [(0, ("3D",), 0)]
    assert then.board.taken[0] == ()


@cites("option red_threes=lay_down")
def test_those_of_the_foot_are_laid_on_taking_it_up_and_replaced() -> None:
    melding = table("KH KD KS", LAY, phase="play", melds=["AC AD AH"], foot="3H 3D 9C 8C", stock="5C 3D 6D")
    then = after(melding, lay("KH KD KS"))
    assert hand(then) == "9C 8C 6D 5C"
    assert sorted(then.board.red_threes[0]) == ["3D", "3D", "3H"]
    discarding = table("KH", LAY, phase="play", foot="3H 9C", stock="5C 6C")
    now = after(discarding, throw("KH"))
    assert (hand(now), now.board.mover, now.board.in_foot[0]) == ("9C 5C", 1, True)


@cites("option red_threes=lay_down")
def test_a_hand_emptied_by_laying_takes_up_the_foot() -> None:
    now = table("KH KD", LAY, pile="3D KS", melds=["AC AD AH"], foot="3H 9C 8C", stock="5C 5D")
    then = after(now, take("KS KH KD"))
    assert (hand(then), then.board.in_foot[0]) == ("9C 8C 5C", True)
    assert only(told(now, take("KS KH KD")), FootTaken).by_discard is False
    assert laid(told(now, take("KS KH KD"))) == [(0, ("3D",), 0), (0, ("3H",), 1)]


@cites("option red_threes=lay_down")
def test_a_red_three_is_neither_melded_nor_discarded() -> None:
    now = table("3H 3D 3H 9C", LAY, phase="play", melds=READY)
    assert code(now, lay("3H 3D 3H")) == "three"
    assert code(now, throw("3H")) == "three"
    assert code(table("3H", LAY, phase="play", melds=READY, played_foot=(0, 2)), go_out(discard="3H")) == "three"


@cites("option red_threes=lay_down")
def test_each_replacement_is_an_undo_barrier() -> None:
    moves: list[tuple[Table, Move]] = [
        (table("KH KD KS", LAY, phase="play", melds=["AC AD AH"], foot="3H 9C 8C"), lay("KH KD KS")),
        (table("8C 8D", LAY, stock="3H 9C 3D KS 4C"), Draw()),
    ]
    for before, move in moves:
        assert TurnHistory(before).after(apply(before, move)).why_not_back(0, 1) is not None


@cites("option red_threes=lay_down")
@pytest.mark.parametrize(("left", "can_hold"), [("", True), ("9C", True), ("9C 8C", False)])
def test_who_is_left_with_nothing_to_discard_ends_the_turn(left: str, can_hold: bool) -> None:
    now = table(left, LAY, phase="play", in_foot=(0,), melds=["AC AD AH"])
    assert (code(now, Hold()) is None) == can_hold
    if can_hold:
        assert after(now, Hold()).board.mover == 1


@cites("option red_three_bonus")
@pytest.mark.parametrize(("bonus", "points"), [(100, 300), (0, 0), (500, 1500)])
def test_each_laid_red_three_counts(bonus: int, points: int) -> None:
    rules = replace(LAY, red_three_bonus=bonus)
    line = score(table("", rules, stock="", bare=True, red_threes=["3H 3D 3H", ""]))
    assert (line.threes, line.total) == (points, points)


@cites("option red_three_not_out")
@pytest.mark.parametrize(("not_out", "out", "points"), [(-1, 300, 200), (20, 300, 40), (0, 300, 0), (150, 300, 300)])
def test_a_team_that_did_not_go_out_may_get_less_for_each(not_out: int, out: int, points: int) -> None:
    rules = replace(LAY, red_three_not_out=not_out, partners_foot="none")
    melds = books(rules, 1, 1)
    now = table("9C", rules, phase="play", in_foot=(0,), melds=melds, red_threes=["3H 3D 3H", "3D 3D"])
    assert [score.threes for score in scores(now, go_out(discard="9C"))] == [out, points]
    nobody = table("", rules, stock="", bare=True, red_threes=["3H 3D 3H", "3D 3D"])
    assert score(nobody).threes == (300 if not_out < 0 else 3 * not_out)


@cites("option red_three_all")
@pytest.mark.parametrize(("decks", "count", "points"), [(0, 8, 1600), (0, 7, 700), (5, 8, 800), (5, 10, 1800)])
def test_all_in_play_bring_more(decks: int, count: int, points: int) -> None:
    rules = replace(LAY, red_three_all=800, decks=decks)
    threes = " ".join(["3H", "3D"] * 5)[: 3 * count - 1]
    assert score(table("", rules, stock="", bare=True, red_threes=[threes, ""])).threes == points


@cites("option red_threes=lay_down", "option red_three_bonus")
def test_only_those_in_a_foot_never_taken_up_are_charged() -> None:
    now = table("", LAY, stock="", bare=True, feet={0: "3H KH", 1: "3D"}, red_threes=["3D", ""])
    first, second = scores(now, Pass())
    assert (first.threes, first.left, first.total) == (100, 310, -210)
    assert (second.threes, second.left, second.total) == (0, 300, -300)


@cites("option red_threes=lay_down")
def test_a_red_three_in_a_foot_that_is_being_played_costs_nothing() -> None:
    for there in ((), (0,)):
        line = score(table("3H KH", LAY, stock="", bare=True, in_foot=there))
        assert (line.left, line.threes) == (10, 0)
    plain = score(table("3H KH", WEB, stock="", bare=True))
    assert plain.left == 310


@cites("option red_threes=lay_down")
def test_they_never_count_for_opening() -> None:
    now = table("KH KD KS 9C", LAY, phase="play", red_threes=["3H 3D", ""])
    assert code(now, lay("KH KD KS")) == "opening_minimum"


@cites("option red_threes=lay_down")
def test_laid_ones_are_not_the_hands_of_the_one_who_goes_out() -> None:
    now = table("9C", LAY, phase="play", played_foot=(0, 2), melds=READY, red_threes=["3H", "3D"])
    first, second = scores(now, go_out(discard="9C"))
    assert (first.threes, first.bonus, second.threes) == (100, 100, 100)


@cites("option red_threes=lay_down")
def test_keeping_cards_is_judged_before_those_of_the_pile_are_laid() -> None:
    now = table("KH KD", LAY, pile="3D 3H KS", melds=[clean_book("A")], in_foot=(0,), stock="5C 5D")
    then = after(now, take("KS KH KD"))
    assert hand(then) == ""
    assert code(then, Hold()) is None


@cites("option red_three_enough")
@pytest.mark.parametrize(("count", "points"), [(6, 600), (7, 1000), (8, 1100)])
def test_enough_red_threes_earn_the_extra_points(count: int, points: int) -> None:
    rules = replace(LAY, red_three_all=300, red_three_enough=7)
    threes = " ".join(["3H", "3D"] * 4)[: 3 * count - 1]
    now = table("", rules, stock="", bare=True, red_threes=[threes, ""])
    assert score(now).threes == points
    assert position_of(my_view(now)).red_three_extra(0) == (300 if count >= 7 else 0)
