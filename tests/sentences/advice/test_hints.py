"""Hints read as plain sentences."""

from game.cards import Card, Rank, parse_cards
from game.engine.melding.melds import meld_of
from game.engine.moves import Group, MeldCards
from game.messages.language import speaking
from game.reason.purposes import Advice, GrowsBook
from game.sentences.advice.hints import headline, what
from tests.build import lay

MELDS = [meld_of(parse_cards(cards)) for cards in ("KC KD KH", "QC QD QH", "9C 9D 9H")]
SIX = lay("KS KS > 0", "QS QS > 1", "9S 9S > 2")


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
