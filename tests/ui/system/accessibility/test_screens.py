"""Every screen by ear: all that has the keys is there by a name, and nobody's hidden card is in it."""

import random
from functools import partial

import pytest

from game.cards import Card
from game.engine.table.redeal import deal_anew
from game.engine.table.view import SPECTATOR
from game.messages.functions import nouns
from game.toolkit.accessibility.elements import WINDOW, ElementKind, Tree
from game.toolkit.scene import Scene
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import make_people
from game.ui.system.accessibility.screen_elements import tree_of
from game.ui.table.inputs import Press, TableCommand
from game.ui.table.screen import TableScene
from game.ui.table.table_game import TableHooks
from tests.build import WEB, table
from tests.ui.drive import shared_kit
from tests.ui.system.accessibility.listening_reader import texts_in
from tests.ui.table.table_games import GameAt

SIZE = (1280, 720)
NAMES = ("You", "Walt", "Rosa", "June")


def heard(scene: Scene) -> Tree:
    """What is told of a scene that is laid out."""
    return tree_of(scene, SIZE)


def at_table(game: GameAt) -> TableScene:
    """A table with that game on it."""
    people = make_people(NAMES, (True, False, False, False))
    scene = TableScene(game, people, TableHooks(), Preferences(speed="off"))
    scene.resize(shared_kit(SIZE, Preferences()))
    return scene


def test_a_card_says_where_it_lies_and_what_is_new() -> None:
    scene = at_table(GameAt(table("KH KD 9C", phase="draw")))
    scene.feed(Press("draw"))
    scene.update(0.0)
    names = [element.name for element in heard(scene).elements.values() if element.kind is ElementKind.OPTION]
    assert names[0].endswith("first of five in your hand")
    new = {name.partition(",")[0] for name in names if name.endswith("; new")}
    assert new == {nouns.card(card) for card in scene.state.arrangement.fresh}
    assert new


def test_melds_say_count_kind_and_owner() -> None:
    scene = at_table(GameAt(table("9C 4S", phase="play", melds=["KD KH KS 2C"])))
    names = [element.name for element in heard(scene).elements.values()]
    assert "kings, dirty meld of four cards, one of them wild; You & Rosa" in names


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_nothing_is_told_that_the_seat_cannot_see(seat: int) -> None:
    now = table("KH KD 9C 4S", phase="play", rules=WEB)
    shuffled = [partial(_shuffle, random.Random(number)) for number in range(3)]
    tables = [now, *(deal_anew(now, max(seat, 0), how) for how in shuffled)]
    told = {tuple(texts_in(heard(at_table(GameAt(there, seat))))) for there in tables}
    assert len(told) == 1
    own = [nouns.card(Card(card)) for card in ("KH", "KD", "9C", "4S")]
    words = " ".join(next(iter(told)))
    assert all((name in words) == (seat == 0) for name in own)


def _shuffle(chance: random.Random, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    mixed = list(cards)
    chance.shuffle(mixed)
    return tuple(mixed)


def test_at_everybodys_table_each_player_is_told_and_nobody_is_your_partner() -> None:
    """Given a table whose players hold phones, the bug: whose plate is in front was told nowhere, and the one opposite
    was "your partner".
    """
    game = GameAt(table(hand="KC 4S"), eyes=SPECTATOR)
    people = make_people(NAMES, (True, True, True, True))
    scene = TableScene(game, people, TableHooks(has_nobody_in_front=True), Preferences(speed="off"))
    scene.resize(shared_kit(SIZE, Preferences()))
    told = [element.name for id, element in heard(scene).elements.items() if id.startswith("seat/")]
    assert [one.split(",")[0] for one in told] == [*NAMES]
    assert not [one for one in told if "partner" in one]


def test_under_a_question_nothing_else_is_told() -> None:
    scene = at_table(GameAt(table("KH KD 9C 4S", phase="play")))
    scene.feed(TableCommand.SHOW_NEEDS)
    tree = heard(scene)
    (only,) = tree.elements[WINDOW].children
    assert tree.elements[only].kind is ElementKind.DIALOG
    assert not [element for element in tree.elements.values() if "in your hand" in element.name]
