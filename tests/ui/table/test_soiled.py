"""Which part of the still picture is drawn again."""

from msgspec.structs import replace
from pygame import Rect

from game.cards import Card
from game.ui.table.soiled import Laid, reach, soiled
from game.ui.table.sprites import Face, Sprite
from tests.build import WEB, table
from tests.ui.table.playing import Sitting

WINDOW = Rect(0, 0, 1280, 720)


def laid() -> Laid:
    """A table with a hand and two melds."""
    scene = Sitting(table(hand="KC 8H 5C", phase="play", melds=("KS KH KD", "8C 8S 8D 8H"), rules=WEB)).scene
    return Laid(scene.layout, scene.frames.scenery, frozenset(), True)


def test_nothing_is_drawn_again_where_nothing_changed() -> None:
    """The same table twice; without knowing what was there, everything."""
    same = laid()
    assert soiled(same, same, (), WINDOW, 0.67).size == (0, 0)
    assert soiled(None, same, (), WINDOW, 0.67) == WINDOW


def test_a_card_that_is_lifted_leaves_its_place_and_no_more() -> None:
    """The part that is drawn again holds the card with its shadow, and not the melds."""
    before = laid()
    lifted = next(i for i, sprite in enumerate(before.layout.sprites) if sprite.place[0] == "hand")
    rect = soiled(before, replace(before, away=frozenset({lifted})), (), WINDOW, 0.67)
    assert rect.contains(before.layout.sprites[lifted].box.clip(WINDOW))
    assert not any(rect.colliderect(meld) for meld in before.layout.bands[0].melds.values())


def test_other_words_over_the_cards_draw_everything_again() -> None:
    """What a line of the log leads to may lie anywhere."""
    before = laid()
    told = replace(before.scenery, found=frozenset({"stock"}))
    assert soiled(before, replace(before, scenery=told), (), WINDOW, 0.67) == WINDOW


def test_a_turned_card_reaches_further_than_an_upright_one() -> None:
    """Its corners stand out."""
    card = Sprite(place=("hand", 0, 0), look=Face(Card("KC")), x=300, y=300, w=100)
    assert reach(replace(card, angle=45)).w > reach(card).w > 100
