"""Every screen by ear: all that has the keys is there by a name, and nobody's hidden card is in it."""

import random
import re
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
from tests.slow import slow_except
from tests.ui.all_screens.test_keyboard import form_of
from tests.ui.drive import shared_kit
from tests.ui.every_screen import EVERY
from tests.ui.system.accessibility.listening_reader import texts_in
from tests.ui.table.table_games import GameAt
from tests.ui.taught import TAUGHT

SIZE = (1280, 720)
NAMES = ("You", "Walt", "Rosa", "June")
TOLD = [name for name in EVERY if name not in TAUGHT]
QUICK = (
    *("title", "new game, crowded", "set up, crowded", "no games", "settings", "own keys of the table, left hand"),
    *("score", "end, two fours", "editor pile", "editor match, crowded", "rule page", "score, feet of eight"),
    *(
        "cut by another",
        "high card",
        "backup",
        "table 4-2v2, full",
        "table 7-solo, mid-round",
        "table, taking the pile",
    ),
    *("table, a bottom card to meld", "problem, two at the table", "score pad, four teams", "problem, as good"),
    *("learn, all done", "look back, what it knew", "look back, eight alone, all cards", "todays deal, one rule set"),
    *("deal result, no comparison", "beside a friend, alike", "coach, an opening, 8-4v4", "table, a hint at once"),
    "dialog: who learns",
)
"""Of most kinds of screen one or two."""
SAME = re.compile(r"button/(back|more/\d+)$")
"""The way back may be there twice, and two games may have one name."""


def heard(scene: Scene) -> Tree:
    """What is told of a scene that is laid out."""
    return tree_of(scene, SIZE)


def at_table(game: GameAt) -> TableScene:
    """A table with that game on it."""
    people = make_people(NAMES, (True, False, False, False))
    scene = TableScene(game, people, TableHooks(), Preferences(speed="off"))
    scene.resize(shared_kit(SIZE, Preferences()))
    return scene


@pytest.mark.parametrize("name", slow_except(QUICK, TOLD, every=8))
def test_all_that_has_keys_is_told_with_a_name(name: str) -> None:
    """Every stop of Tab is an element that has a name and can be gone to, no element hangs in the air, and what has the
    keys is what a reader is told.
    """
    scene = EVERY[name]()
    scene.resize(shared_kit(SIZE, Preferences()))
    scene.update(0.0)
    tree = heard(scene)
    children = [child for element in tree.elements.values() for child in element.children]
    assert sorted([*children, WINDOW]) == sorted(tree.elements)
    form = form_of(scene)
    of_widgets = {id(getattr(way, "widget", None)) for way in tree.ways.values()}
    stops = scene.tools.free_widgets() if isinstance(scene, TableScene) and form is scene.tools.form else form.widgets
    assert [widget.id for widget in stops if widget.stop and id(widget) not in of_widgets] == []
    named = [element for element in tree.elements.values() if element.kind is not ElementKind.GROUP]
    assert [element.id for element in named if not element.name.strip()] == []
    if form.focused in stops and form.focused is not None and form.focused.stop:
        way = tree.ways[tree.focus]
        assert getattr(way, "widget", None) is form.focused


@pytest.mark.parametrize("name", slow_except(QUICK, TOLD, every=20))
def test_no_two_buttons_have_one_name(name: str) -> None:
    """Given any screen, nobody hears two things to press, side by side, that only their places tell apart ("turn" and
    "turn" for the previous one and the next; "Aa" three times for the sizes of text).
    """
    scene = EVERY[name]()
    scene.resize(shared_kit(SIZE, Preferences()))
    scene.update(0.0)
    tree = heard(scene)
    for parent in tree.elements.values():
        named: dict[tuple[str, str], list[str]] = {}
        for child in map(tree.elements.__getitem__, parent.children):
            if child.pressable and child.kind is not ElementKind.OPTION and not SAME.match(child.id):
                named.setdefault((child.name, child.value), []).append(child.id)
        assert [ids for ids in named.values() if len(ids) > 1] == []


def test_a_card_says_where_it_lies_and_what_is_new() -> None:
    """Given two cards that have just been drawn, the hand tells each card's rank, suit and place, and those as new."""
    scene = at_table(GameAt(table("KH KD 9C", phase="draw")))
    scene.feed(Press("draw"))
    scene.update(0.0)
    names = [element.name for element in heard(scene).elements.values() if element.kind is ElementKind.OPTION]
    assert names[0].endswith("first of five in your hand")
    new = {name.partition(",")[0] for name in names if name.endswith("; new")}
    assert new == {nouns.card(card) for card in scene.state.arrangement.fresh}
    assert new


def test_melds_say_count_kind_and_owner() -> None:
    """Given a dirty meld of the own team, its rank, kind, number and owners are its name."""
    scene = at_table(GameAt(table("9C 4S", phase="play", melds=["KD KH KS 2C"])))
    names = [element.name for element in heard(scene).elements.values()]
    assert "kings, dirty meld of four cards, one of them wild; You & Rosa" in names


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_nothing_is_told_that_the_seat_cannot_see(seat: int) -> None:
    """Given a table whose hidden cards are dealt anew, not a word is different; nobody's hand is told to nobody."""
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


def test_under_a_question_nothing_else_is_told() -> None:
    """Given a dialog on the table, there is nothing but the dialog: nothing below it can be used."""
    scene = at_table(GameAt(table("KH KD 9C 4S", phase="play")))
    scene.feed(TableCommand.SHOW_NEEDS)
    tree = heard(scene)
    (only,) = tree.elements[WINDOW].children
    assert tree.elements[only].kind is ElementKind.DIALOG
    assert not [element for element in tree.elements.values() if "in your hand" in element.name]
