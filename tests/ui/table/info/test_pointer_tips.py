"""What a resting pointer is told of each kind of place."""

from msgspec.structs import replace

from game.engine.table.view import SPECTATOR
from game.turn.spots import HandCard, LaidMeld, SeatPlate, Zone
from game.ui.table.info.pointer_tips import tip_of
from tests.build import PARTNERS, WEB, clean_book, table
from tests.ui.table.table_games import NAMES, Sitting


def test_every_place_with_cards_says_something_and_nothing_hidden() -> None:
    """Hand, meld, stock, pile and foot; the foot by its number alone, and as yours only to its owner; the bug: on a
    shared screen it was "your foot" while nobody looked.
    """
    laid = table(hand="KC 5C", melds=("KS KH KD",), rules=WEB, pile="4S 9D", foot="4C 5C")
    state, covered = (Sitting(laid, eyes=eyes).scene.state for eyes in (0, SPECTATOR))
    assert tip_of(Zone.FOOT, covered.layout, covered.view, NAMES) == "Anna: foot of two cards."
    told = {spot: tip_of(spot, state.layout, state.view, NAMES) for spot in state.layout.hits}
    for spot in (HandCard(0), LaidMeld(0, 0), Zone.STOCK, Zone.PILE, Zone.FOOT):
        assert told[spot].endswith(".")
    assert told[Zone.FOOT].startswith("Your foot: two cards.")
    assert "four of" not in told[Zone.FOOT]
    assert told[SeatPlate(1)] == ""


def test_a_red_three_tells_what_it_costs() -> None:
    """Given a red three that can only be discarded, its points are no gain; where threes are melded, they are."""
    for rules, told in (
        (WEB, "Three of hearts: costs 300 points if left in your hand."),
        (replace(WEB, meld_threes="all"), "Three of hearts: 300 points."),
    ):
        state = Sitting(table(hand="KC 3H", phase="play", rules=rules)).scene.state
        at = state.layout.hand.index("3H")
        assert tip_of(HandCard(at), state.layout, state.view, NAMES) == told


def test_a_card_tells_of_the_meld_that_it_would_join() -> None:
    """Given a book of kings and three more kings that are none yet, these; the bug: the book."""
    melds = (clean_book("K"), "KS KH KD")
    state = Sitting(table(hand="KC 5H", phase="play", rules=PARTNERS, melds=melds)).scene.state
    assert tip_of(HandCard(0), state.layout, state.view, NAMES) == "King of clubs: 10 points. Your kings: 3 of 7."
