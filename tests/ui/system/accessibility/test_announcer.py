from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game.cards import Card
from game.engine.moves import Discard
from game.engine.table.view import SPECTATOR
from game.messages.functions import why as say_why
from game.toolkit.audio.voice import Speaker, Voice
from game.ui.shared.preferences import Preferences
from game.ui.system.accessibility.announcer import spoken_step
from saves.records.lines import PositionLine, ScoreLine
from tests.ui.headers import MAY_GO_OUT, header
from tests.ui.house import House
from tests.ui.looked_back_matches import seated

LOUD = Preferences(speed="off", sound=False, voice="unless_read")


class Listened(Voice):
    """A voice that keeps what it is given."""

    def __init__(self) -> None:
        super().__init__(Speaker(("true",)))
        self.said: list[str] = []
        self.hushed = 0

    def say(self, sentence: str) -> None:
        """Keeps it."""
        self.said.append(sentence)

    def hush(self) -> None:
        """Counts it."""
        self.hushed += 1


@pytest.fixture
def voice() -> Listened:
    """An ear."""
    return Listened()


def at_table(open_house: Callable[..., House], voice: Listened, preferences: Preferences = LOUD) -> House:
    """A new game at the person's turn."""
    house = open_house(preferences=preferences, voice=voice)
    house.program.show_title()
    house.run(0.1)
    house.go("button/play")
    house.run(0.1)
    return house


def test_turn_and_deeds_are_told_in_order(open_house: Callable[..., House], voice: Listened) -> None:
    house = at_table(open_house, voice)
    assert voice.said[0].startswith("Round 1:")
    assert voice.said[-1] == "It's your turn."
    assert voice.said.count("It's your turn.") == 1
    assert len(voice.said) == len(house.session.log.steps) + 1
    assert all(sentence.endswith((".", "?", "!")) for sentence in voice.said)

    before = len(voice.said)
    house.key("d", settles=True)
    assert voice.said[before:] == ["You drew two cards."]


def test_no_hidden_card_is_told(open_house: Callable[..., House], voice: Listened) -> None:
    house = at_table(open_house, voice)
    house.key("d", settles=True)
    told = [spoken_step(lines) for lines in house.session.log.steps]
    assert house.game.eyes != SPECTATOR
    assert [said for said in voice.said if said != "It's your turn."] == told


def test_a_refusal_is_told_at_once(open_house: Callable[..., House], voice: Listened) -> None:
    house = at_table(open_house, voice)
    for times in (1, 2):
        house.key("m")  # nothing is chosen and nothing is drawn
        house.settle()
        assert voice.said.count(house.table.state.refusal) == times
        assert voice.hushed >= times


def test_questions_are_told_with_their_answers(open_house: Callable[..., House], voice: Listened) -> None:
    house = at_table(open_house, voice)
    house.key("Escape")
    house.run(0.1)
    assert voice.said[-1].startswith("Menu. ")
    assert voice.said[-1].endswith("Save and leave or Continue.")

    house.press("button/preferences")
    house.key("?")
    house.run(0.1)
    assert voice.said[-1].startswith("Settings. ")


def test_notices_are_told(open_house: Callable[..., House], voice: Listened) -> None:
    """What stands on the strip is spoken once."""
    house = open_house(preferences=LOUD, voice=voice)
    house.program.show_title()
    house.program.screens.say(lambda: "The disk is full.")
    house.run(0.3)
    assert voice.said == ["The disk is full."]


def test_silence_unless_wanted(open_house: Callable[..., House], voice: Listened) -> None:
    """Off by default; switched on it tells what happens from then on, switched off it stops in mid-sentence."""
    quiet = Preferences(speed="off", sound=False)
    house = at_table(open_house, voice, quiet)
    assert voice.said == []

    house.app.on_prefer(LOUD)
    house.run(0.1)
    assert voice.said == ["It's your turn."]

    hushed = voice.hushed
    house.app.on_prefer(quiet)
    house.run(0.1)
    assert voice.hushed == hushed + 1
    house.key("d", settles=True)
    assert voice.said == ["It's your turn."]


def test_the_setting_needs_a_voice(open_house: Callable[..., House]) -> None:
    house = open_house()
    house.program.show_title()
    house.press("button/settings", "field/part/3")
    switch = house.look().find("field/voice")
    assert switch is not None
    assert not switch.enabled


def test_a_last_card_and_leave_to_go_out_are_called(open_house: Callable[..., House], voice: Listened) -> None:
    house = open_house(preferences=LOUD, voice=voice)
    fields = {**MAY_GO_OUT, "hands": ("KH 9C", "JC QC", "JC QC", "JC QC"), "phase": "play", "seat": 0}
    house.take_up((header("partners", (0,)), msgspec.convert({**fields, "type": "position"}, PositionLine)))
    house.settle()
    house.game.play(Discard(Card("9C")))
    house.run(0.2)
    assert "Last card! You have one card left." in voice.said


def test_a_partner_who_is_asked_why_is_heard(open_house: Callable[..., House], voice: Listened) -> None:
    house = at_table(open_house, voice)
    has_played = house.game.board.turns[2] > 0
    house.key("q")
    house.run(0.3)
    (told,) = [sentence for sentence in voice.said if sentence == say_why.not_played_yet() or sentence.startswith("“")]
    assert (told != say_why.not_played_yet()) == has_played


def test_a_sheet_over_the_table_is_read_aloud(open_house: Callable[..., House], voice: Listened) -> None:
    house = at_table(open_house, voice)
    house.key("t")
    house.run(0.1)
    told = voice.said[-1]
    assert told.startswith("Still needed to go out.")
    assert ": One clean book, one dirty book" in told


def test_each_moment_looked_back_at_is_told(open_house: Callable[..., House], voice: Listened) -> None:
    house = open_house(voice=voice, preferences=LOUD)
    house.program.show_record(seated(), Path("match.handfoot.jsonl"), lambda _: None)
    house.run(0.2)
    assert voice.said[-1].startswith("Turn 1, you, melded 5.")
    hushed = voice.hushed
    house.key("Down")
    house.run(0.2)
    assert voice.said[-1].startswith("Turn 2, Walt")
    assert voice.hushed > hushed


def test_who_wins_is_told_with_the_last_screen(open_house: Callable[..., House], voice: Listened) -> None:
    house = open_house(preferences=LOUD, voice=voice)
    ends = {**MAY_GO_OUT, "hands": ("9C", "JC QC", "JC QC", "JC QC"), "phase": "play", "seat": 0, "type": "position"}
    house.take_up((header("family", (1,), rounds=1), msgspec.convert(ends, PositionLine)))
    house.until(lambda: house.report.scene == "score")
    house.run(0.5)
    house.key("return")
    house.until(lambda: house.report.scene == "end")
    house.run(0.2)
    assert sum(said.startswith("Anna went out!") for said in voice.said) == 1
    assert voice.said.count("Anna and Rosa win") == 1


def test_the_cards_of_a_figure_are_told_when_it_is_gone_to(open_house: Callable[..., House], voice: Listened) -> None:
    whole = seated()
    first = next(n for n, line in enumerate(whole) if isinstance(line, ScoreLine))
    house = open_house(preferences=LOUD, voice=voice)
    house.take_up(whole[: first + 1])
    house.until(lambda: house.report.scene == "score")
    house.run(0.2)
    assert not any(said.startswith("Cards melded, ") for said in voice.said)
    house.key("f", "down")
    house.run(0.2)
    told = [said for said in voice.said if said.startswith(("Cards melded, You & Rosa: ", "Clean books, You & Rosa: "))]
    assert len(told) == 2
    assert " makes +" in told[0]
