"""What a resting pointer is told of each kind of place."""

from msgspec.structs import replace

from game.turn.spots import HandCard, LaidMeld, SeatPlate, Zone
from game.ui.table.info.pointer_tips import tip_of
from tests.build import WEB, table
from tests.ui.table.table_games import NAMES, Sitting


def test_every_place_with_cards_says_something_and_nothing_hidden() -> None:
    """Hand, meld, stock, pile and foot; the foot by its number alone."""
    sitting = Sitting(table(hand="KC 5C", melds=("KS KH KD",), rules=WEB, pile="4S 9D", foot="4C 5C"))
    scene = sitting.scene
    told = {spot: tip_of(spot, scene.state.layout, scene.state.view, NAMES) for spot in scene.state.layout.hits}
    for spot in (HandCard(0), LaidMeld(0, 0), Zone.STOCK, Zone.PILE, Zone.FOOT):
        assert told[spot].endswith(".")
    assert told[Zone.FOOT].startswith("Your foot: two cards.")
    assert "four of" not in told[Zone.FOOT]
    assert told[SeatPlate(1)] == ""


def test_out_of_turn_the_pile_gives_no_reason() -> None:
    """It says what it holds; why it could not be taken is asked in one's own turn."""
    sitting = Sitting(table(hand="4C 5C", seat=1, rules=WEB, pile="4S 9D", hands={0: "KC QD"}))
    scene = sitting.scene
    assert tip_of(Zone.PILE, scene.state.layout, scene.state.view, NAMES).endswith("If you take it, you get two cards.")


def test_the_pile_promises_nothing_that_cannot_be_had() -> None:
    """After drawing it does not say what taking it brings, nor ever with a three on top."""
    drawn = Sitting(table(hand="KC KD 9S", phase="play", rules=WEB, pile="4S KS")).scene
    assert "you get" not in tip_of(Zone.PILE, drawn.state.layout, drawn.state.view, NAMES)
    three = Sitting(table(hand="4C 5C", seat=1, rules=WEB, pile="4S 3S", hands={0: "KC QD"})).scene
    assert "you get" not in tip_of(Zone.PILE, three.state.layout, three.state.view, NAMES)


def test_the_stock_speaks_of_the_pile_only_where_that_can_be_taken() -> None:
    """Given a three on top, nothing that fits or a pile that nobody takes, there is only the draw."""
    for hand, pile, rules, may_take in (
        ("KC KD", "4S KS", WEB, True),
        ("KC KD", "KS 3S", WEB, False),
        ("KC JD", "4S 9S", WEB, False),
        ("KC KD", "4S KS", replace(WEB, take_count="never"), False),
    ):
        view = Sitting(table(hand=hand, melds=("QS QH QC",), rules=rules, pile=pile)).scene.state
        assert tip_of(Zone.STOCK, view.layout, view.view, NAMES).endswith("or take the pile.") == may_take


def test_the_stock_asks_for_no_draw_once_the_cards_are_drawn() -> None:
    """The bug: "Draw two to start your turn" at the stock while a meld was already being laid."""
    state = Sitting(table(hand="KC KD 9S", phase="play", rules=WEB, pile="4S KS")).scene.state
    told = tip_of(Zone.STOCK, state.layout, state.view, NAMES)
    assert told == "The stock has six cards."


def test_a_red_three_tells_what_it_costs() -> None:
    """Given a red three that can only be discarded, its points are no gain; where threes are melded, they are."""
    for rules, told in (
        (WEB, "Three of hearts: costs 300 points if left in your hand."),
        (replace(WEB, meld_threes="all"), "Three of hearts: 300 points."),
    ):
        state = Sitting(table(hand="KC 3H", phase="play", rules=rules)).scene.state
        at = state.layout.hand.index("3H")
        assert tip_of(HandCard(at), state.layout, state.view, NAMES) == told
