"""A computer player's answers in other deals, and what of them may be told."""

from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from game.cards import in_hand_order
from game.engine.moves import Choose, Cut, Draw, Move
from game.engine.table.board import Phase
from game.play.honesty.proof import dealt_anew, moves_to_ask
from game.play.match import Match
from game.play.results.proving import AnswerAgain, answers_again
from game.rules.presets import preset
from tests.play.matches_in_memory import header, step


@pytest.mark.parametrize("opens", [True, False])
def test_only_what_may_be_known_is_told(opens: bool) -> None:
    """The bug: hands were told before anybody had one, the asked seat's own among the others', or anything at all while
    the round goes on.
    """
    match = Match(header(replace(preset("partners"), deal="cut", stacks="choose")))
    match.begin_round()
    while match.board.phase in (Phase.CUT, Phase.CHOOSE):
        step(match)
    step(match)
    asked = {type(one.move): one for one in moves_to_ask(match.lines)}
    assert asked.keys() == {Cut, Choose, Draw}
    with pytest.raises(ValueError, match="no computer player"):
        next(answers_again(match.lines, 2, opens))
    for kind, one in asked.items():
        answers: list[Move] = [Draw(), Draw(), Cut(1)]
        told = list(answers_again(match.lines, one.line, opens, 2, Mock(side_effect=answers)))
        assert [(answer.deal, answer.is_same) for answer in told] == [(1, True), (2, False)]
        for answer in told:
            hands = [in_hand_order(hand) if kind is Draw else () for hand in dealt_anew(one, answer.deal).hands]
            hands[one.seat] = ()
            whole = AnswerAgain(answer.deal, answer.is_same, answers[answer.deal], tuple(hands))
            assert answer == (whole if opens else AnswerAgain(answer.deal, answer.is_same))
