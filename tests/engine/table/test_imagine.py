import pytest
from msgspec.structs import replace

from game.engine.table.imagine import Guess, table_from
from game.engine.table.view import view_of
from tests.build import FAMILY, WEB, cards, dealt, my_view, table


def test_a_guess_must_have_the_counts_of_the_view() -> None:
    now = table("KH KD", WEB, pile="AC 5S", melds=["QC QD QH"])
    view = view_of(now, 0)
    good = Guess(now.hands, now.feet, now.stock, cards("9C"))
    assert table_from(view, good).hands == now.hands
    for bad in (
        Guess(now.hands, now.feet, now.stock[1:], good.buried),
        Guess(now.hands, now.feet, now.stock),
        Guess((now.hands[0], (), *now.hands[2:]), now.feet, now.stock, good.buried),
        Guess(now.hands, ((), *now.feet[1:]), now.stock, good.buried),
    ):
        with pytest.raises(ValueError, match="other counts"):
            table_from(view, bad)
    with pytest.raises(ValueError, match="settled"):
        table_from(view_of(dealt(FAMILY, settled=False), 0), good)


def test_the_viewers_own_cards_in_a_guess_do_not_matter() -> None:
    now = table("KH KD", WEB)
    guess = Guess((cards("9C 9D"), *now.hands[1:]), now.feet, now.stock)
    assert table_from(view_of(now, 0), guess) == now


def test_an_imagined_table_keeps_the_bottom_card_that_the_seat_knows() -> None:
    now = dealt(replace(FAMILY, stacks="bottom_high"), seed=4)
    view = my_view(now)
    assert view.foot_card is not None
    assert view_of(table_from(view, Guess(now.hands, now.feet, now.stock)), view.seat) == view
