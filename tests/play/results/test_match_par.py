import time

import pytest

from game.play.match import Match
from game.play.results.match_par import MatchPar
from game.play.thinking.round_par import TeamPar, par_of_round
from game.play.thinking.thinker import Thinker
from game.play.thinking.thinker_messages import ParReply, ParRequest
from game.play.thinking.thinker_process import answer, par_answer
from saves.records.lines import ScoreLine
from tests.build import there
from tests.play.matches_in_memory import fresh, question_of, step
from tests.play.thinking.test_thinker import awaited, thinker
from tests.toolkit.waiting import wait_for


@pytest.fixture(scope="module")
def match() -> Match:
    """A match between its first two rounds."""
    played = fresh(seed=2, humans=(0,))
    while not isinstance(played.lines[-1], ScoreLine):
        step(played)
    return played


def par_of(match: Match, thinking: Thinker) -> MatchPar:
    """Asked for a match that runs."""
    return MatchPar(match.header.id, lambda: match.lines, thinking)


def test_the_worker_tells_what_hard_makes_of_a_round(match: Match) -> None:
    par = there(par_of_round(match.lines, 1))
    with thinker() as thinking:
        pars = par_of(match, thinking)
        assert pars.of_round(1) is None
        assert wait_for(lambda: pars.of_round(1)) == par
        assert pars.of_round(1) == par
        again = par_of(match, thinking)
        assert wait_for(lambda: again.of_round(1)) == par


def test_moves_are_thought_out_beside_it(match: Match) -> None:
    running = fresh()
    question = question_of(running)
    with thinker() as thinking:
        pars = par_of(match, thinking)
        assert pars.of_round(1) is None
        thinking.ask(question)
        assert awaited(thinking, question) == answer(question).move
        assert wait_for(lambda: pars.of_round(1))


def test_what_cannot_be_played_is_not_told() -> None:
    running = fresh()
    assert par_answer(ParRequest("game", 1, running.lines)) == ParReply("game", 1, None)
    assert par_answer(ParRequest("game", 1, running.lines[1:])) == ParReply("game", 1, None)
    assert Thinker(time.monotonic).par("game", 1) is None


def test_a_match_has_the_par_of_its_rounds_together(match: Match) -> None:
    rounds = {number: (TeamPar(100.0 * number, -300, 500, 40), TeamPar(-100.0, -500, 300, -40)) for number in (1, 2)}
    replies = [ParReply("game", number, teams) for number, teams in rounds.items()]

    class Answering(Thinker):
        """Answers one round, then the other."""

        def ask_beside(self, question: object) -> bool:
            """Always."""
            return True

        def par(self, game: str, round_number: int) -> ParReply | None:
            """What was answered last."""
            return next((one for one in replies[len(told) - 1 : len(told)] if one.round == round_number), None)

    told: list[int] = []
    pars = MatchPar("game", lambda: match.lines, Answering(lambda: 0.0))
    for number in rounds:
        assert pars.of_match(2) is None
        told.append(number)
    both = there(pars.of_match(2))
    assert (both[0].mean, both[0].made) == (300.0, 80)
    assert -300 - 300 < both[0].lower < 0 < both[0].upper
