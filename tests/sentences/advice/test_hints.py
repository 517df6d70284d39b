"""Hints read as plain sentences."""

import pytest

from game.cards import Card, Rank, parse_cards
from game.engine.melding.melds import meld_of
from game.engine.moves import Group, MeldCards, Move
from game.messages.language import speaking
from game.reason.purposes import Advice, GrowsBook, Instead
from game.sentences.advice.hints import headline, other_moves, tried_heading, what
from tests.build import lay, throw

MELDS = [meld_of(parse_cards(cards)) for cards in ("KC KD KH", "QC QD QH", "9C 9D 9H")]
SIX = lay("KS KS > 0", "QS QS > 1", "9S 9S > 2")


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (lay("KS KS > 0", "QS QS > 1", "9S > 2"), "add two kings, two queens and a nine"),
        (lay("KS KS > 0", "QS QS > 1", "9S 9S > 2", "2C > 2"), "the same, plus a two on the nines"),
        (lay("KS KS > 0", "QS QS > 1", "9S > 2", "2C > 2"), "the same, but with a two on the nines instead of a nine"),
        (throw("KS"), "discard the king of spades"),
    ],
)
def test_a_large_lay_down_beside_another_is_told_by_what_differs(other: Move, said: str) -> None:
    """Given other lay-downs of too many cards to name, they do not read like "eight cards in six groups" twice."""
    advice = Advice(move=SIX, others=(Instead(other, 0),))
    assert other_moves(advice, MELDS) == (f"About as good: {said}",)


def test_a_lay_down_that_leaves_cards_out_or_lays_them_elsewhere_says_so() -> None:
    """Given less, or the same cards on other melds, of so many cards that they are not named."""
    seven = lay("KS KS 2C > 0", "QS QS > 1", "9S 9S > 2")
    moved = lay("KS KS > 0", "QS QS 2C > 1", "9S 9S > 2")
    advice = Advice(move=seven, others=(Instead(SIX, 83), Instead(moved, 0)))
    assert other_moves(advice, MELDS) == (
        "The same, but without a two on the kings: 80 points worse",
        "About as good: the same, but with a two on the queens instead of a two on the kings",
    )


def test_a_wild_card_that_a_new_meld_gets_besides_names_that_meld() -> None:
    """The bug: "the same, but with a joker instead of a two on the kings", and nobody knew where the joker goes."""
    mine = lay("JC JD", "QS QS > 1", "9S 9S > 2", "2C > 0")
    other = lay("JC JD *R", "QS QS > 1", "9S 9S > 2")
    said = "the same, but with a joker on the jacks instead of a two on the kings"
    assert other_moves(Advice(move=mine, others=(Instead(other, 0),)), MELDS) == (f"About as good: {said}",)


def test_no_other_move_reads_like_the_advised_one_or_twice() -> None:
    """Given discards that differ by their suits' order alone, or two that read alike, each is told once."""
    twos = [lay("2C > 0"), lay("2D > 0")]
    advice = Advice(move=throw("KS"), others=tuple(Instead(two, 90) for two in twos))
    assert other_moves(advice, MELDS) == ("Meld a two on the kings: 90 points worse",)
    same = Advice(move=twos[0], others=(Instead(twos[1], 0),))
    assert (other_moves(same, MELDS), tried_heading(0, other_moves(same, MELDS))) == ((), "")


def test_cards_are_named_where_that_is_not_long_and_a_wild_with_where_it_goes() -> None:
    """Two queens and a two for the kings, seven cards in two groups; of what would be long only the number."""
    kings = meld_of(parse_cards("KH KD KS"))
    few = MeldCards((Group(parse_cards("QH QS QD")), Group(parse_cards("2C"), 0)))
    assert what(few, (kings,)) == "Meld a two on the kings and three queens"
    with speaking("es"):
        assert what(few, (kings,)) == "Bajar un dos a los reyes y tres reinas"
    own = MeldCards((Group(parse_cards("QH QS QD")), Group(parse_cards("2C"), 1)))
    assert what(own, (kings,)) == "Meld three queens and a two"  # onto the queens that it begins
    many = [Group(parse_cards(cards)) for cards in ("QH QS QD QC", "8H 8S 2D", "5H 5S 5D", "4H 4S 4D")]
    assert what(MeldCards((*many[:2],)), (kings,)) == "Meld four queens and two eights with a two"
    whole = MeldCards((*many, Group(parse_cards("KC KS 2H"), 0), *many[:1]))
    assert (
        what(whole, (kings,)) == "Meld 20 cards, including two kings and a two on the kings and two eights with a two"
    )


def test_a_large_lay_down_names_cards_that_the_reason_speaks_of() -> None:
    """Eleven cards in seven groups for a sixth king: nobody could see from their number alone what they were for."""
    melds = [meld_of(parse_cards(f"{rank}C {rank}D {rank}H")) for rank in "K8974"]
    groups = [Group((Card(f"{rank}S"),), at) for at, rank in enumerate("K8974")]
    groups += [Group(parse_cards("TC TD 2C")), Group(parse_cards("5C 5D 2D"))]
    advice = Advice(move=MeldCards(tuple(groups)), purpose=GrowsBook("clean", Rank("K"), 6, 1, True))
    assert headline(advice, melds) == "Meld eleven cards, including a king on the kings and two tens with a two"
