from collections.abc import Sequence
from itertools import product

import pytest
from msgspec.structs import replace

from game.analysis.chance.luck import luck_of
from game.analysis.facts import DecisionKind, DecisionTheme, JudgedDecision
from game.engine.moves import Draw
from game.engine.score import lead_of
from game.play.match import Match
from game.play.thinking.round_par import TeamPar
from game.toolkit.scene import Scene
from game.ui.match.matches.match_ending import MatchEnding
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.score_views import one_more_book
from game.ui.review.look_back.looked_back import AnalysisStage, LookedBack
from game.ui.review.look_back.sheet.round_notes import points_given_by_turn
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import LookBackAt
from saves.records.lines import Line, header_in
from tests.ui.drive import Picture, shared_kit, there
from tests.ui.looked_back_matches import match, seated


class FakeAnalysis:
    """Knows all at once."""

    def __init__(self, found: LookedBack) -> None:
        self.found: LookedBack | None = found
        self.is_closed = False

    def start(self) -> None:
        """Begins."""

    def poll(self) -> LookedBack | None:
        """Once all of it."""
        found, self.found = self.found, None
        return found

    def close(self) -> None:
        """Nobody looks any more."""
        self.is_closed = True


class FakeScreens:
    """A stack of screens that only holds the uppermost."""

    preferences = Preferences()

    def __init__(self) -> None:
        self.over: Scene | None = None

    def push(self, scene: Scene) -> None:
        """A scene over all others."""
        self.over = scene

    def pop(self) -> None:
        """It is gone."""
        self.over = None


class FakeShell:
    """What the end of a match needs of the program."""

    def __init__(self) -> None:
        self.screens = FakeScreens()

    def play_sound(self, name: str, side: float = 0.0) -> None:
        """Silence."""


class Ending:
    """The end of an example, with what an analysis found."""

    def __init__(
        self,
        decisions: Sequence[JudgedDecision] = (),
        people: Sequence[int] = (0,),
        of: str = "match-web-4",
        **found: object,
    ) -> None:
        lines: Sequence[Line] = seated(match(of), people)
        header = header_in(lines)
        self.asked: list[object] = []
        self.services = FakeShell()
        self.luck = luck_of(lines, 8)
        known = LookedBack(stage=AnalysisStage.DONE, seats=tuple(people), decisions=tuple(decisions), luck=self.luck)
        self.analysis = FakeAnalysis(replace(known, **found))
        game = OpenGame(Match(header, lines=lines[1:]), None)  # type: ignore[arg-type]  # nobody plays any more
        self.ending = MatchEnding(self.services, game, lambda: self.analysis, self.asked.append, 0.0)  # type: ignore[arg-type,return-value]
        self.ending.poll()
        self.scene = self.ending.scene


def decision(line: int, points: float, compared: int = 3, hinted: bool = False, seat: int = 0) -> JudgedDecision:
    """Something that was decided."""
    return JudgedDecision(
        line, 1, line, seat, DecisionKind.DRAW, (Draw(),), points, theme=DecisionTheme.PILE if points else None,
        compared=compared, hinted=hinted,
    )  # fmt: skip


def test_the_figures_are_those_of_a_plain_recount() -> None:
    cases = list(product((0.0, 90.0), (0, 4), (False, True), (0, 2))) * 3
    decisions = [decision(n + 2, *case) for n, case in enumerate(cases)]
    end = Ending([*decisions, replace(decision(len(cases) + 2, 0.0), same_as=decisions[-4].line)])
    assert end.scene.state.played is not None
    how = end.scene.state.played()
    (mine,) = how.people
    own = [case for case in cases if case[1] and not case[2] and case[3] == 0]
    assert (mine.good, mine.judged) == (sum(case[0] == 0 for case in own), len(own)) == (3, 6)
    assert how.to_look_at == sum(case[0] > 0 and case[3] == 0 for case in cases)


def test_several_people_are_told_of_each_by_name_in_the_order_of_seats() -> None:
    end = Ending([*(decision(n, 0.0) for n in range(2, 8)), decision(8, 70.0, seat=2)], people=(0, 2))
    assert end.scene.state.played is not None
    how = end.scene.state.played()
    assert [(one.name, one.good, one.judged) for one in how.people] == [("Anna", 6, 6), ("Rosa", 0, 1)]
    assert how.to_look_at == 0


def test_the_hints_are_only_named_where_nearly_all_decisions_followed_them() -> None:
    """The bug: a match given up after one followed hint in a whole round said that the hints were followed, while About
    this round and Look back told of the other decisions. Given few own decisions there is no sheet about them and no
    empty one; given more, their figures; given nine hints of ten, the sentence, and no word in About this round.
    """
    for hints, own, told in ((1, 3, ""), (0, 2, ""), (6, 6, "no clearly better move in 6 of 6"), (9, 1, "the hints")):
        found = [decision(n + 2, 0.0, 0 if n < hints else 3, n < hints) for n in range(hints + own)]
        end = Ending(found)
        played = end.scene.state.played
        if not told:
            assert played is None
            assert "How you played" not in Picture(end.scene, (1366, 768)).words
        else:
            assert played is not None
            assert told in played().people[0].told
        turns = points_given_by_turn(LookedBack(stage=AnalysisStage.DONE, seats=(0,), decisions=tuple(found)), 0, 1)
        assert turns == (None if told == "the hints" else {})


def test_looking_back_rests_the_analysis_and_a_return_takes_it_up() -> None:
    end = Ending()
    end.ending.look_back()
    assert end.analysis.is_closed
    assert end.asked == [LookBackAt()]
    end.analysis = FakeAnalysis(LookedBack())
    end.ending.poll()
    assert not end.analysis.is_closed
    end.scene.resize(shared_kit((1280, 720), Preferences()))
    end.scene.leave()
    assert end.analysis.is_closed


@pytest.mark.parametrize(
    ("of", "rounds", "is_told"), [("match-web-4", 4, True), ("match-campus-6", 1, True), ("match-campus-6", 4, False)]
)
def test_what_hard_makes_of_a_match_is_told_where_its_rounds_add_up(of: str, rounds: int, is_told: bool) -> None:
    """Given two teams or a single round, it is told. The bug: with three teams, one of which was the best of the others
    in every round, the sum of the rounds' leads was told, and Hard's own matches end far above it: which of the others
    is best changes from round to round.
    """
    end = Ending([decision(n, 0.0) for n in range(2, 8)], of=of)
    model = end.scene.state.model
    end.scene.set_state(worded=lambda: replace(model, rounds=model.rounds[:rounds]))
    par = TeamPar(-850.0, -1400, -600, lead_of(model.totals, 0))
    end.ending._par = (par,) * len(model.teams)
    assert bool(there(end.scene.state.played)().par) is is_told


def test_one_more_book_is_only_promised_where_it_would_have_won() -> None:
    end = Ending()
    board = end.ending._game.board
    worth = {"dirty": board.rules.dirty_book, "clean": board.rules.clean_book, None: 0}
    for lacks in range(5, 800, 15):
        behind = replace(board, totals=(3000, 3000 + lacks))
        kind = one_more_book(behind, (1,), 0)
        assert (3000 + worth[kind] > 3000 + lacks) == (kind is not None)
        assert kind != "clean" or worth["dirty"] <= lacks
    assert one_more_book(replace(board, totals=(3000, 2990)), (0,), 0) is None
    assert one_more_book(replace(board, totals=(10, 10)), (0, 1), 0) is None
