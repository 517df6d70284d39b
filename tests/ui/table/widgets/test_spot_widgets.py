"""What targets are called, and what a resting pointer is told."""

from msgspec.structs import replace

from game.sentences.learning.glossary import GLOSSARY, Term
from game.turn.spots import HandCard, LaidMeld, RedThrees, SeatPlate, Zone
from game.ui.table.gestures import Click
from game.ui.table.info.pointer_tips import closer_look
from game.ui.table.layout.table_layout import cards_at
from tests.build import WEB, table
from tests.ui.table.table_games import Sitting


def sitting() -> Sitting:
    """Seat 0 to play, with a meld and a pile."""
    return Sitting(table(hand="KC 4S", phase="play", melds=("8C 8D 2H",), rules=WEB, pile="5D 9S"))


def test_a_closer_look_never_shows_what_is_hidden() -> None:
    """A card of one's own, a meld, the upcard; nothing of stock, foot and plates."""
    scene = sitting().scene
    assert cards_at(HandCard(1), scene.state.view, scene.state.layout) == ("4S",)
    assert len(cards_at(LaidMeld(0, 0), scene.state.view, scene.state.layout)) == 3
    assert cards_at(Zone.PILE, scene.state.view, scene.state.layout) == ("9S",)
    assert all(
        cards_at(name, scene.state.view, scene.state.layout) == ()
        for name in (Zone.STOCK, Zone.FOOT, SeatPlate(1), Zone.NEW_PILE)
    )


LAID = replace(WEB, red_threes="lay_down", red_three_all=400)


def test_red_threes_laid_down_can_be_pointed_at_and_say_what_they_count() -> None:
    """Given three of a team and none of the other: small cards in the own band, 300 points. A press says what they
    are.
    """
    now = table(hand="KC 4S", phase="play", melds=("8C 8D 8H",), rules=LAID, red_threes=["3H 3D 3H", ""])
    scene = Sitting(now, (1600, 900)).scene
    targets = {target.id: target for target in scene.report().targets}
    assert targets["red_threes/0"].label == "3H 3D 3H"
    assert targets["red_threes/0"].enabled
    scene.feed(Click(RedThrees(0)))
    assert scene.modal is not None
    assert scene.modal.title == GLOSSARY[Term.THREE].title
    assert "red_threes/1" not in targets
    assert scene.state.layout.bands[0].rect.contains(scene.state.layout.hits[RedThrees(0)])
    told = closer_look(RedThrees(0), scene.state.view)
    assert told == "Three red threes laid down: 300 points. All eight would earn a bonus of 400."
