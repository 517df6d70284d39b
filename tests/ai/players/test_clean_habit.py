"""Partners of people, and all advice, keep a nearly clean meld clean."""

import pytest

from game.ai.players.clean_habit import kept_clean, spoils_clean
from game.engine.moves import Discard, Move
from tests.build import clean_book, dirty_book, lay, my_view, table

SIX = "8S 8H 8C 8H 8C 8D"


@pytest.mark.parametrize(
    ("move", "kept"),
    [
        (lay("2C > 0", "QH > 1"), lay("QH > 1")),
        (lay("8S 2C > 0"), lay("8S > 0")),
        (lay("2C > 1"), lay("2C > 1")),
    ],
)
def test_a_wild_card_stays_off_six_clean_eights(move: Move, kept: Move) -> None:
    view = my_view(table("2C QH 8S 9S 5D", phase="play", melds=[SIX, dirty_book("Q")], bare=True, stock="8C 8D"))
    assert kept_clean(view, move) == kept


def test_with_nothing_else_to_lay_a_card_is_discarded() -> None:
    view = my_view(table("2C QH 9S 5D", phase="play", melds=[SIX], bare=True, stock="8C 8D"))
    assert isinstance(kept_clean(view, lay("2C > 0")), Discard)


def test_a_rival_who_may_go_out_ends_the_habit() -> None:
    books = [clean_book("K"), dirty_book("J")]
    now = table(
        "2C QH 9S 5D", phase="play", melds=[SIX], their_melds=books, played_foot=(1, 3), hands={1: "4C 4D"}, bare=True
    )
    assert not spoils_clean(my_view(now), lay("2C > 0"))
