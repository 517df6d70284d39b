from collections.abc import Callable

import pytest

from game.engine.table.view import SPECTATOR
from game.messages.functions import going_out_texts as say_going_out
from game.toolkit.accessibility.bridge import ReaderAction
from game.toolkit.accessibility.elements import ElementKind
from game.ui.review.look_back.screen import LookBackScene
from game.ui.shared.preferences import Preferences
from tests.ui.every_screen import EXAMPLES
from tests.ui.headers import header
from tests.ui.house import House
from tests.ui.match.session.test_permission import asked
from tests.ui.system.accessibility.listening_reader import HouseHeard, texts_in
from tests.ui.system.accessibility.test_announcer import LOUD, Listened


@pytest.fixture
def heard(open_house: Callable[..., House]) -> HouseHeard:
    """A house with somebody who listens."""
    return HouseHeard(open_house)


def at_table(heard: HouseHeard) -> HouseHeard:
    """At the person's turn of a new game."""
    heard.house.take_up([header("web", (0,), 2, 2)])
    heard.house.settle()
    heard.pass_time(0.5)
    return heard


def test_a_whole_turn_by_ear(heard: HouseHeard) -> None:
    at_table(heard)
    heard.do(ReaderAction.PRESS, "Draw", seconds=1.5)  # a click while cards fly only lets them land
    card = heard.find("three of") if any(n.startswith("three of") for n in heard.names()) else heard.find("ace of")
    name = card.name.partition(",")[0]
    heard.do(ReaderAction.PRESS, name)
    assert heard.find(name).chosen
    heard.do(ReaderAction.PRESS, "Discard")
    heard.do(ReaderAction.PRESS, "Discard it", seconds=2)
    assert any(f"discarded the {name}" in said for said in heard.said)


def test_a_button_is_pressed_where_space_has_another_meaning(heard: HouseHeard) -> None:
    path = EXAMPLES / "match-web-4.handfoot.jsonl"
    heard.house.program.open(path)
    heard.house.settle()
    heard.pass_time(0.5)
    heard.do(ReaderAction.PRESS, "More")
    heard.do(ReaderAction.PRESS, "Look back", seconds=1.0)
    scene = heard.house.program.screens.scenes[-1]
    assert isinstance(scene, LookBackScene)
    before = scene.state.moment
    heard.do(ReaderAction.PRESS, "Next turn", seconds=1.0)
    assert not scene.state.playing
    assert scene.state.moment == scene.film.next_turn(before)


def test_a_question_under_a_menu_is_neither_told_nor_pressed(open_house: Callable[..., House]) -> None:
    heard = HouseHeard(open_house)
    heard.house.take_up(asked([2]))
    heard.pass_time(1.0)
    times = len([said for said in heard.said if say_going_out.say_yes() in said])
    assert times == 1
    heard.house.key("Escape")
    heard.pass_time(1.0)
    assert say_going_out.say_yes() not in heard.names()
    heard.house.key("Escape")
    heard.pass_time(1.0)
    assert say_going_out.say_yes() in heard.names()
    assert len([said for said in heard.said if say_going_out.say_yes() in said]) == times + 1


def test_the_curtain_is_lifted_by_one_press(open_house: Callable[..., House]) -> None:
    heard = HouseHeard(open_house)
    heard.house.take_up([header("web", (0, 1), 2, 2)])
    heard.pass_time(2.0)
    assert heard.house.report.scene == "curtain"
    assert not [name for name in heard.names() if "in your hand" in name]
    assert any("at the screen" in said for said in heard.said)
    heard.do(ReaderAction.PRESS, "Hold", seconds=2.5)
    assert heard.house.report.scene == "table"
    assert [name for name in heard.names() if "in your hand" in name]
    heard.do(ReaderAction.PRESS, "Cover my cards", seconds=1.0)
    assert heard.house.game.eyes == SPECTATOR
    assert not [text for text in texts_in(heard.tree) if "in your hand" in text]


def test_tabs_and_switches_are_pressed_and_fields_are_written_in(heard: HouseHeard) -> None:
    heard.house.program.show_title()
    heard.pass_time(0.5)
    heard.do(ReaderAction.PRESS, "Main menu", seconds=0.6)
    heard.do(ReaderAction.PRESS, "Settings", seconds=0.6)
    heard.do(ReaderAction.PRESS, "Sound", seconds=0.5)
    switch = next(element for element in heard.tree.elements.values() if element.kind is ElementKind.SWITCH)
    before = switch.on
    heard.do_to(ReaderAction.PRESS, switch.id)
    assert heard.tree.elements[switch.id].on is not before
    heard.do(ReaderAction.PRESS, "Back", seconds=0.5)
    heard.do(ReaderAction.PRESS, "New game", seconds=0.8)
    heard.do_to(ReaderAction.PRESS, "button/who", seconds=0.5)
    field = next(element for element in heard.tree.elements.values() if element.kind is ElementKind.FIELD)
    heard.do_to(ReaderAction.SET, field.id, "Zoë", seconds=0.5)
    assert heard.tree.elements[field.id].value == "Zoë"
    heard.do_to(ReaderAction.PRESS, "button/done", seconds=0.5)
    heard.do_to(ReaderAction.PRESS, "button/rules", seconds=0.8)
    heard.do_to(ReaderAction.FOCUS, "rules/row/2")
    heard.house.app._lay_out(heard.house.app.scene)
    heard.pass_time(0.3)
    assert heard.tree.focus == "rules/row/2"


def test_news_are_told_once_and_by_the_reader_alone(open_house: Callable[..., House]) -> None:
    voice = Listened()
    heard = HouseHeard(open_house, voice=voice, preferences=LOUD)
    at_table(heard)
    assert heard.said.count("It's your turn.") == 1
    assert voice.said == []
    news = [element for element in heard.tree.elements.values() if element.kind is ElementKind.NEWS]
    assert [one.name for one in news][-1] == heard.said[-1]
    heard.bridge.listens = False
    heard.house.key("d")
    heard.house.settle()
    assert "You drew two cards." in voice.said


def test_what_is_said_in_one_pass_is_one_piece_of_news(open_house: Callable[..., House]) -> None:
    heard = HouseHeard(open_house, voice=Listened(), preferences=LOUD)
    at_table(heard)
    heard.house.key("d")
    heard.house.settle()
    told: list[str] = []
    before: set[str] = set()
    for tree in heard.bridge.trees:
        news = {one.id: one.name for one in tree.elements.values() if one.kind is ElementKind.NEWS}
        assert len(news.keys() - before) <= 1, news
        told += [name for id_, name in news.items() if id_ not in before]
        before |= news.keys()
    said = " ".join(told)
    assert said.index("You drew two cards.") < said.index("New in your hand")


@pytest.mark.parametrize(
    ("key", "begins"),
    [
        ("1", "You hold"),
        ("2", "The "),
        ("3", "You"),
        ("4", "Walt"),
        ("5", "You"),
        ("6", "Opening"),
        ("8", "Your turn"),
    ],
)
def test_reading_keys_tell_the_table(open_house: Callable[..., House], key: str, begins: str) -> None:
    voice = Listened()
    house = open_house(voice=voice, preferences=Preferences(speed="off", sound=False))
    house.take_up([header("web", (0,), 2, 2)])
    house.settle()
    house.key(key)
    house.run(0.1)
    assert len(voice.said) == 1
    assert voice.said[0].startswith(begins)


def test_what_was_said_last_is_said_again(open_house: Callable[..., House]) -> None:
    heard = HouseHeard(open_house)
    at_table(heard)
    last = heard.said[-1]
    for times in (2, 3):
        heard.house.key("0")
        heard.pass_time(0.2)
        assert heard.said.count(last) == times


def test_without_voice_and_reader_it_stands_on_the_table(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.take_up([header("web", (0,), 2, 2)])
    house.settle()
    house.key("1")
    house.run(0.1)
    assert house.table.state.note is not None
    assert house.table.state.note.words.startswith("You hold")
