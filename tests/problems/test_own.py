from datetime import date

import msgspec
import pytest
from msgspec.structs import replace

from game.analysis.facts import MatchAnalysis
from game.problems.own import own_problems, read_own
from saves.players.people import GameLabel, Learned
from saves.records.lines import EndLine
from tests.ui.looked_back_matches import going_on, seated
from tests.ui.solving_problems import own
from tests.ui.thinking_again import judged

DAY = date(2026, 11, 21)


def test_each_decision_that_gave_points_away_becomes_a_problem_of_whose_seat_it_was() -> None:
    found = own_problems(seated(), MatchAnalysis(judged()), DAY)
    assert list(found) == ["Anna"]
    assert len(found["Anna"]) == len(judged())
    for problem, decision in zip(found["Anna"], judged(), strict=True):
        moment = read_own(problem)
        assert moment is not None
        assert moment.decision == decision
        assert (problem.round, problem.turn, problem.points) == (decision.round, decision.turn, decision.points)
        assert moment.view.is_mine


def test_nothing_comes_of_a_match_that_goes_on_was_broken_off_or_had_no_person() -> None:
    analysis = MatchAnalysis(judged())
    whole = seated()
    end = whole[-1]
    assert isinstance(end, EndLine)
    abandoned = [*whole[:-1], replace(end, winners=(), reason="abandoned")]
    for lines in (going_on(), abandoned, seated(people=())):
        assert own_problems(lines, analysis, DAY) == {}


def test_less_than_sixty_points_are_nobodys_problem() -> None:
    one = judged()[0]
    for points, count in ((59.0, 0), (60.0, 1)):
        found = own_problems(seated(), MatchAnalysis((replace(one, points=points),)), DAY)
        assert sum(map(len, found.values())) == count


def test_a_label_says_whose_match_it_was() -> None:
    found = own_problems(seated(), MatchAnalysis(judged()), DAY, GameLabel("Rainy Sunday", "Ida"))
    assert list(found) == ["Ida"]
    assert {problem.game for problem in found["Ida"]} == {"Rainy Sunday"}


def test_the_same_decision_is_kept_once() -> None:
    twice = Learned("Anna").with_own(*own()).with_own(*own())
    assert len(twice.own) == len(own())


@pytest.mark.parametrize("field", ["header", "position", "decision"])
def test_what_cannot_be_read_is_none(field: str) -> None:
    whole = own()[0]
    text = getattr(whole, field)
    for spoiled in (
        "",
        "{}",
        text[: len(text) // 2],
        text.replace("6S", "ZZ"),
        "[" * 5000,
        whole.header,
        whole.position,
    ):
        if spoiled != text:
            assert read_own(replace(whole, **{field: spoiled})) is None, spoiled[:80]
    assert read_own(replace(whole, seat=whole.seat + 1)) is None


def test_a_decision_about_cards_that_there_are_not_is_none() -> None:
    whole = own()[0]
    fields = msgspec.json.decode(whole.decision)
    fields["better"][0]["moves"][-1]["card"] = "ZZ"
    assert read_own(replace(whole, decision=msgspec.json.encode(fields).decode())) is None
