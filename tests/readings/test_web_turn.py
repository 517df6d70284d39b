from game.engine.events import TeamOpened
from game.engine.moves import Draw, Pass
from game.engine.refusal import OpeningTooLow
from game.engine.table.view import view_of
from tests.build import (
    WEB,
    after,
    clean_book,
    code,
    dealt,
    lay,
    next_round,
    only,
    refusal,
    table,
    take,
    throw,
    told,
)
from tests.readings.cites import cites


@cites("S002-02")
def test_eleven_and_eleven_in_every_round() -> None:
    first = dealt(WEB)
    second = next_round(after(table(rules=WEB, stock="", n=1, bare=True), Pass()))
    for now in (first, second):
        assert [len(cards) for cards in (*now.hands, *now.feet)] == [11] * 8


@cites("S002-03")
def test_the_foot_waits_for_the_hand_to_be_used_up() -> None:
    now = table("KH 9C", WEB, phase="play", foot="QH QD QS 8C 7H", melds=["KC KD KS"])
    assert code(now, lay("QH QD QS")) == "not_in_hand"
    assert view_of(now, 0).hand == ("KH", "9C")
    up = after(table("KH", WEB, phase="play", foot="QH QD QS 8C 7H", melds=["KC KD KS"]), lay("KH > 0"))
    assert code(up, lay("QH QD QS")) is None


@cites("S002-05")
def test_one_stock_and_one_pile_serve_everybody() -> None:
    now = table("KH 9C", WEB, stock="4C 4D 4H 4S 5C")
    now = after(now, Draw(), throw("KH"), Draw(), throw("4H"))
    assert (now.discards, now.stock) == (("KH", "4H"), ("5C",))


@cites("S002-16")
def test_pair_and_upcard_must_be_playable() -> None:
    assert code(table("KH KD 9C 8C", WEB, pile="5S KS", melds=["AC AD AH"]), take()) == "upcard_not_played"
    assert code(table("KH KD 9C 8C", WEB, pile="5S KS"), take("KS KH KD")) == "opening_minimum"


@cites("S002-19")
def test_cards_may_go_down_after_drawing_or_taking() -> None:
    drawn = after(table("KH 9C 8C", WEB, stock="KD KS", melds=["AC AD AH"]), Draw())
    assert code(drawn, lay("KH KD KS")) is None
    taken = after(table("KH KD 9C 9D", WEB, pile="9H KS", melds=["AC AD AH"]), take("KS KH KD"))
    assert code(taken, lay("9C 9D 9H")) is None


@cites("S002-28")
def test_each_round_asks_for_another_minimum() -> None:
    verdicts = [
        code(table(f"{clean_book('K', 10)} 5H", WEB, phase="play", n=n), lay(clean_book("K", 10))) for n in (1, 2, 3, 4)
    ]
    assert verdicts == [None, None, "opening_minimum", "opening_minimum"]
    assert code(table("4H 4S 4H 5H", WEB, phase="play", n=4, melds=["KC KD KH"]), lay("4H 4S 4H")) is None


@cites("S002-33")
def test_the_values_of_the_cards_laid_are_added() -> None:
    now = table("KH KD 2C 4H 4S *R 9C", WEB, phase="play")
    assert only(told(now, lay("KH KD 2C", "4H 4S *R")), TeamOpened).points == 100
    sevens = clean_book("7", 7)
    why = refusal(table(f"{sevens} 9C", WEB, phase="play", bare=True), lay(sevens))
    assert isinstance(why, OpeningTooLow)
    assert (why.code, why.have) == ("opening_minimum", 35)
