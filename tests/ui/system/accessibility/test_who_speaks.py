from collections.abc import Callable

import pytest

from game.toolkit.audio.voice import Voice
from game.ui.shared.preferences import Announcing, Preferences
from tests.ui.headers import header
from tests.ui.house import House
from tests.ui.system.accessibility.listening_reader import HouseHeard
from tests.ui.system.accessibility.test_announcer import Listened

DREW = "You drew two cards."
KEYS = "123456780"


def at_table(open_house: Callable[..., House], voice: Voice, chosen: Announcing, reader: str) -> HouseHeard:
    """At the person's turn of a new game. The reader is `none` where none ever ran, `gone` where one did and the
    desktop still wants all that is shown, or it `reads`.
    """
    heard = HouseHeard(open_house, voice=voice, preferences=Preferences(speed="off", sound=False, voice=chosen))
    heard.bridge.listens, heard.bridge.reads = reader != "none", reader == "reads"
    heard.house.take_up([header("web", (0,), 2, 2)])
    heard.house.settle()
    heard.pass_time(0.5)
    return heard


def draw(heard: HouseHeard) -> None:
    """Something happens that is told."""
    heard.house.key("d")
    heard.house.settle()
    heard.pass_time(0.2)


@pytest.mark.parametrize(
    ("chosen", "reader", "by_voice", "by_reader"),
    [
        ("off", "none", False, False),
        ("off", "reads", False, True),
        ("unless_read", "none", True, False),
        ("unless_read", "gone", True, True),
        ("unless_read", "reads", False, True),
        ("always", "none", True, False),
        ("always", "reads", True, True),
    ],
)
def test_who_says_the_news(
    open_house: Callable[..., House], chosen: Announcing, reader: str, by_voice: bool, by_reader: bool
) -> None:
    voice = Listened()
    heard = at_table(open_house, voice, chosen, reader)
    draw(heard)
    assert (voice.said.count(DREW), heard.said.count(DREW)) == (int(by_voice), int(by_reader))
    assert voice.said.count("It's your turn.") == int(by_voice)


@pytest.mark.parametrize(
    ("chosen", "has_voice", "reader"),
    [
        ("off", True, "none"),
        ("unless_read", True, "reads"),
        ("always", True, "reads"),
        ("always", False, "none"),
        ("always", False, "gone"),
    ],
)
def test_a_reading_key_always_says_its_sentence(
    open_house: Callable[..., House], chosen: Announcing, has_voice: bool, reader: str
) -> None:
    voice = Listened() if has_voice else Voice(None)
    heard = at_table(open_house, voice, chosen, reader)
    draw(heard)
    for key in KEYS:
        said_by_voice = len(voice.said) if isinstance(voice, Listened) else 0
        said_by_reader = len(heard.said)
        heard.house.key(key)
        heard.pass_time(0.1)
        by_voice = isinstance(voice, Listened) and len(voice.said) == said_by_voice + 1
        note = heard.house.table.state.note
        assert by_voice == (has_voice and (reader != "reads" or chosen == "always")), key
        assert (len(heard.said) == said_by_reader + 1) == (reader != "none"), key
        assert (note is not None) == (not has_voice and reader != "reads"), key


def test_the_switch_changes_in_mid_game(open_house: Callable[..., House]) -> None:
    voice = Listened()
    heard = at_table(open_house, voice, "unless_read", "reads")
    assert voice.said == []
    heard.bridge.reads = False
    heard.pass_time(0.1)
    assert voice.said == ["It's your turn."]
    draw(heard)
    assert voice.said[1] == DREW
    hushed, count = voice.hushed, len(voice.said)
    heard.bridge.reads = True
    heard.pass_time(0.1)
    assert voice.hushed == hushed + 1
    heard.house.key("u")
    draw(heard)
    assert len(voice.said) == count


def test_the_choice_changes_in_mid_game(open_house: Callable[..., House]) -> None:
    voice = Listened()
    heard = at_table(open_house, voice, "off", "reads")
    house = heard.house
    house.app.on_prefer(Preferences(speed="off", sound=False, voice="always"))
    draw(heard)
    assert DREW in voice.said
    assert DREW in heard.said
    house.app.on_prefer(Preferences(speed="off", sound=False))
    heard.pass_time(0.1)
    count = len(voice.said)
    house.key("m")  # refused: nothing is chosen
    heard.pass_time(0.2)
    assert len(voice.said) == count
    assert heard.said[-1] == house.table.state.refusal


def test_new_cards_are_for_the_reader_alone(open_house: Callable[..., House]) -> None:
    voice = Listened()
    heard = at_table(open_house, voice, "always", "reads")
    draw(heard)
    assert any(said.startswith("New in your hand") for said in heard.said)
    assert not any(said.startswith("New in your hand") for said in voice.said)


@pytest.mark.parametrize("reader", ["none", "gone", "reads"])
def test_somebody_new_is_offered_the_voice_and_takes_it_by_key(open_house: Callable[..., House], reader: str) -> None:
    voice = Listened()
    heard = HouseHeard(open_house, voice=voice)
    heard.bridge.listens, heard.bridge.reads = reader != "none", reader == "reads"
    house = heard.house
    house.program.show_title()
    heard.pass_time(8)
    offers = [] if reader == "reads" else ["This game can tell you what happens. Press V to hear it."]
    assert voice.said == offers
    speech = heard.said if reader == "reads" else voice.said
    kept = []
    for choice in ("Unless a screen reader is on", "Always", "Off"):
        house.key("v")
        heard.pass_time(0.2)
        assert speech[-1] == f"Spoken announcements: {choice}."
        kept.append(house.app.preferences.voice)
    assert kept == ["unless_read", "always", "off"]


def test_without_a_voice_the_key_says_so(open_house: Callable[..., House]) -> None:
    house = open_house(voice=Voice(None))
    house.program.show_title()
    house.run(8)
    assert house.program.screens.notice_shown() is None
    house.key("v")
    house.run(0.2)
    notice = house.program.screens.notice_shown()
    assert notice is not None
    assert notice.words == "No text-to-speech program was found on this computer."
