from collections.abc import Callable

from game.ai.player import Think
from game.ai.roster import player_of
from game.engine.table.board import Phase
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import StartGuidedRound
from game.ui.table.inputs import Press
from saves.records.lines import MoveLine
from saves.records.record import read_record
from tests.ui.house import House


def own_moves(house: House) -> list[MoveLine]:
    """The person's moves, as they are on the disk."""
    assert house.game.saved is not None
    return [line for line in read_record(house.game.saved.path).lines if isinstance(line, MoveLine) and not line.seat]


def wait_for_own_move(house: House) -> None:
    """Until the person must act at a table that rests."""
    house.until(lambda: house.game.awaits_person and house.session.table is not None and house.table.is_resting)


def test_the_record_tells_which_moves_followed_a_hint(open_house: Callable[..., House]) -> None:
    house = open_house()
    path = house.begin()
    marked: list[bool] = []
    while len(marked) < 3:
        wait_for_own_move(house)
        view = house.game.view
        if len(marked) % 2 == 0:
            house.key("H", settles=True)
        hint = house.table.state.hint
        advice = hint.advice if hint is not None else None
        move = advice.move if advice is not None and len(marked) != 2 else player_of("hard").decide(view, Think())
        is_marked = advice is not None and move == advice.move
        assert house.game.play(move) is None
        marked.append(is_marked)
    house.settle()
    assert {True, False} == set(marked)
    assert [line.hinted for line in own_moves(house)][: len(marked)] == marked
    house.program.show_title()
    house.program.open(path)
    wait_for_own_move(house)
    assert [line.hinted for line in own_moves(house)][: len(marked)] == marked


def test_no_decision_of_a_guided_round_is_judged(open_house: Callable[..., House]) -> None:
    """The bug: the title said that a decision was waiting, and it was the very going out that the teacher had advised.
    Given a guided round, whatever is played in it is marked as led.
    """
    house = open_house().at_title()
    house.program.ask(StartGuidedRound())
    house.until(lambda: house.program.session is not None and house.report.scene == "first_picture")
    house.key("Escape")
    wait_for_own_move(house)
    assert house.session.is_guided
    assert house.game.play(player_of("hard").decide(house.game.view, Think())) is None
    house.settle()
    assert [line.hinted for line in own_moves(house)] == [True]


def test_the_teacher_is_asked_before_the_drawn_cards_have_landed(open_house: Callable[..., House]) -> None:
    """The bug: she began to think once they lay there, and came seconds later into somebody's move."""
    house = open_house(preferences=Preferences(sound=False, speed="normal")).at_title()
    house.program.ask(StartGuidedRound())
    house.until(lambda: house.program.session is not None and house.report.scene == "first_picture")
    house.key("Escape")
    wait_for_own_move(house)
    guide = house.session._guide
    assert guide is not None
    house.table.feed(Press("draw"))
    house.until(lambda: guide._asked is not None and guide._asked.phase is Phase.PLAY)
    assert not house.table.is_resting
