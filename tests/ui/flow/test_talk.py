"""What computer players say about going out, at the table: why they ask, and why they answer as they do."""

from collections.abc import Callable

import msgspec

from game.engine.moves import Answer
from game.engine.opinion import Ground
from saves.lines import MoveLine, PositionLine
from tests.ui.flow.headers import MAY_GO_OUT, header
from tests.ui.flow.house import House
from tests.ui.flow.test_permission import asked


def test_a_computer_partner_asks_with_its_reason(open_house: Callable[..., House]) -> None:
    """Given the partner's question, the bubble tells its lead; the reason stays the same while it is open."""
    house = open_house()
    house.take_up(asked([2]))
    house.until(lambda: house.look().find("button/yes") is not None)
    question = house.flow.question()
    assert question is not None
    assert question.why.startswith("We should be about ")
    assert house.game.talk.asked is house.game.talk.asked


def test_a_persons_question_has_no_made_up_reason(open_house: Callable[..., House]) -> None:
    """Given a person who asks a person, nothing is put into her mouth."""
    house = open_house()
    house.take_up(asked([0, 2]))
    assert house.game.talk.asked is None


def test_a_computer_partner_answers_with_its_reason(open_house: Callable[..., House]) -> None:
    """Given a person's question, the partner's answer is remembered with a reason until the turn is over."""
    house = open_house()
    playing = msgspec.convert({**MAY_GO_OUT, "type": "position", "phase": "play"}, PositionLine)
    house.take_up([header("partners", [0]), playing])
    house.settle()
    assert not house.game.talk.answers
    house.press("button/go_out")
    house.press("button/play")
    house.until(lambda: bool(house.game.talk.answers))
    opinion = house.game.talk.answers[0]
    answers = [line.move for line in house.game.match.lines if isinstance(line, MoveLine) and line.seat == 2]
    assert answers == [Answer(opinion.says == "yes")]
    assert opinion.seat == 2
    assert opinion.grounds[0].ground in (Ground.AHEAD, Ground.LITTLE_HELD, Ground.STOCK_LOW)
