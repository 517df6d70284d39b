"""What a resting pointer is told of each kind of place."""

from game.ui.spots import HandCard, LaidMeld, SeatPlate, Zone
from game.ui.table.widgets.tips import tip_of
from tests.build import WEB, table
from tests.ui.table.playing import NAMES, Sitting


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
    assert tip_of(Zone.PILE, scene.state.layout, scene.state.view, NAMES).endswith("If you take it, you get two.")


def test_the_pile_promises_nothing_that_cannot_be_had() -> None:
    """After drawing it does not say what taking it brings, nor ever with a three on top."""
    drawn = Sitting(table(hand="KC KD 9S", phase="play", rules=WEB, pile="4S KS")).scene
    assert "you get" not in tip_of(Zone.PILE, drawn.state.layout, drawn.state.view, NAMES)
    three = Sitting(table(hand="4C 5C", seat=1, rules=WEB, pile="4S 3S", hands={0: "KC QD"})).scene
    assert "you get" not in tip_of(Zone.PILE, three.state.layout, three.state.view, NAMES)
