"""What everybody saw a seat do, as signs for the cards that it may have kept."""

from msgspec.structs import replace

from game.ai.brain.card_classes import CLASS_OF
from game.ai.brain.likely_cards import SIGNS, STAGES, HandSigns
from game.engine.moves import Draw
from game.engine.table.state import Table
from tests.build import WEB, after, lay, table, throw

MELD = ["5S 5H 5C"]
STOCK = "8C 8D 9S 9H TC TD TH TS JC JD"


def signs(now: Table, seat: int, card: str, held: int = 0) -> set[str]:
    """The names of the signs for one more card of the class, so many being held."""
    return {SIGNS[number] for number in HandSigns(now.board, seat).signs[CLASS_OF[card]][held]}


def stage(now: Table, seat: int = 0) -> str:
    """The name of the seat's stage."""
    return STAGES[HandSigns(now.board, seat).stage]


def test_a_rank_its_team_has_melded_would_have_been_laid() -> None:
    hands = {2: "AC AD AS TC TD"}
    now = table("KC KD KS QD 4C 5C", phase="play", hands=hands, melds=MELD, their_melds=["JC JD JS"], stock=STOCK)
    now = after(now, lay("KC KD KS"), throw("QD"), Draw(), throw("6C"), Draw(), lay("AC AD AS"))
    assert signs(now, 0, "KH") == {"fits_meld"}
    assert signs(now, 0, "AH") == set()
    assert signs(now, 0, "JH") == {"rival_meld"}
    assert stage(now) == "hand"


def test_a_full_book_is_another_sign_than_an_open_meld_or_none_where_it_is_sealed() -> None:
    book = ["KC KD KS KH KC KD KS"]
    now = after(table("4C QD", seat=2, phase="play", melds=book, stock=STOCK), throw("4C"))
    assert signs(now, 2, "KH") == {"fits_book"}
    rules = replace(WEB, closed_book="sealed")
    sealed = after(table("4C QD", rules, phase="play", melds=book, stock=STOCK), throw("4C"))
    assert "fits_book" not in signs(sealed, 0, "KH")


def test_discards_and_upcards_declined_are_signs_of_their_rank() -> None:
    now = after(table("4C QD 5C", pile="9H", stock=STOCK), Draw(), throw("QD"))
    assert signs(now, 0, "QC") == {"thrown", "thrown_last"}
    assert signs(now, 0, "9C") == {"declined"}
    assert signs(now, 0, "9C", held=1) == {"declined_again", "second"}
    assert stage(now) == "unopened"


def test_more_copies_are_a_sign_where_nothing_takes_them() -> None:
    rules, melds = replace(WEB, wild_melds="allowed"), ["2C 2D *R", "KC KD KS"]
    now = after(table("4C QD 5C", rules, phase="play", stock=STOCK, melds=melds), throw("QD"))
    assert [signs(now, 0, "8C", held) for held in range(4)] == [set(), {"second"}, {"third"}, {"more"}]
    assert signs(now, 0, "KH", held=2) == {"fits_meld"}
    assert (signs(now, 0, "2C"), signs(now, 0, "*R")) == ({"wild"}, {"wild"})
    assert (signs(now, 0, "3C"), signs(now, 0, "3H")) == ({"black_three"}, {"red_three"})


def test_the_foot_is_a_stage_of_its_own() -> None:
    now = after(table("4C QD 5C", WEB, phase="play", stock=STOCK, melds=["KC KD KS"], played_foot=(0,)), throw("QD"))
    assert stage(now) == "foot"
    weights = [[0.0] * len(SIGNS) for _ in STAGES]
    weights[STAGES.index("foot")][SIGNS.index("fits_meld")] = -1.0
    weights[STAGES.index("foot")][SIGNS.index("second")] = 1.0
    odds = HandSigns(now.board, 0).odds(weights)
    assert max(map(max, odds)) == 1.0
    assert odds[CLASS_OF["KH"]][0] < 0.4
