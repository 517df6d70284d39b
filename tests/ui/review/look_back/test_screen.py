import random
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect
from pygame.event import Event

from game.analysis.facts import DecisionKind, JudgedDecision
from game.analysis.judged.decisions import decisions_of
from game.analysis.strength.level_figures import style_of_play
from game.engine.moves import Cut, Draw
from game.engine.score import lead_of
from game.engine.table.view import SPECTATOR
from game.messages.amounts import in_tens, signed
from game.messages.functions import looking_back as say
from game.messages.person import Person
from game.toolkit.widgets import Button
from game.ui.review.look_back.looked_back import (
    Analyse,
    AnalysisStage,
    JudgeSeat,
    LookBackRequest,
    LookedBack,
    SeeLastScore,
    WayOn,
)
from game.ui.review.look_back.running_analysis import people_of
from game.ui.review.look_back.screen import LookBackScene
from game.ui.review.look_back.state import SHOWN, LookBackInput, LookBackPress, LookFrom, OpenTurn
from game.ui.review.look_back.turns.lead_graph import GraphPlot, LeadGraph
from game.ui.review.look_back.turns.turn_rows import decision_at, turn_in_short
from game.ui.shared.moments.film import FilmStep
from game.ui.shared.requests import GoBack
from saves.records.lines import EndLine, MoveLine, ScoreLine, header_in
from saves.records.replay import good_part
from tests.build import COUPLES, after, lay, table, take, throw
from tests.sentences.at_table.test_log import steps
from tests.slow import slow_except
from tests.ui.drive import Picture, click, find, key, kit_at, press, send
from tests.ui.looked_back_matches import (
    EXAMPLES,
    analysis,
    as_played,
    begun_midway,
    going_on,
    graph,
    looked_back,
    match,
    seated,
    widgets,
)


class Asked:
    """What a screen asked for."""

    def __init__(self) -> None:
        self.requests: list[LookBackRequest] = []

    def __call__(self, request: LookBackRequest) -> None:
        """Remember it."""
        self.requests.append(request)


def whole() -> LookBackScene:
    """A match that is over, with an analysis that is done."""
    return looked_back(seated(), analysis(seated()))


def words_of(scene: LookBackScene, size: tuple[int, int] = (1280, 720)) -> str:
    """All that can be read."""
    return " ".join(Picture(scene, size).words)


# ---- going through the film


KEYS_PRESSED: Final[Mapping[str, LookBackInput]] = {
    "RIGHT": FilmStep.NEXT_MOVE, "shift RIGHT": FilmStep.NEXT_TURN, "PAGEDOWN": FilmStep.NEXT_ROUND,
    "LEFT": FilmStep.PREVIOUS_MOVE, "shift LEFT": FilmStep.PREVIOUS_TURN, "PAGEUP": FilmStep.PREVIOUS_ROUND,
    "HOME": LookBackPress.START, "END": LookBackPress.END, "r": LookBackPress.NEXT_DOT,
    "shift r": LookBackPress.DOT_BEFORE, "t": WayOn.THINK_AGAIN, "p": WayOn.PLAY_ON,
    "c": LookBackPress.CLOSER, "s": LookBackPress.SCORE,
}  # fmt: skip
BUTTONS_PRESSED: Final[tuple[tuple[Mapping[str, object], Mapping[str, LookBackInput]], ...]] = (
    ({}, {"button/next_turn": FilmStep.NEXT_TURN, "button/previous_turn": FilmStep.PREVIOUS_TURN,
          "button/play_on": WayOn.PLAY_ON, "seat/2": LookFrom(2)}),
    ({"shows_turns": True}, {"button/next_round": FilmStep.NEXT_ROUND, "button/previous_round": FilmStep.PREVIOUS_ROUND,
                            "button/score": LookBackPress.SCORE}),
    ({"moment": 263, "answers": {267: SHOWN}, "explains": True},
     {"button/why": LookBackPress.EXPLAIN, "button/closer": LookBackPress.CLOSER}),
    ({"found": LookedBack(stage=AnalysisStage.WORKING, seats=(0,)), "has_looked_round": False},
     {"button/stop": Analyse.STOP}),
)  # fmt: skip
"""What is different in the state, and what the buttons then do."""


@pytest.mark.parametrize(("fields", "buttons"), [*BUTTONS_PRESSED, ({}, {})])
def test_each_key_and_button_is_its_own_press(
    monkeypatch: pytest.MonkeyPatch, fields: Mapping[str, object], buttons: Mapping[str, LookBackInput]
) -> None:
    scene = whole()
    scene.go_to(300)
    scene.set_state(**fields)
    done: list[LookBackInput] = []
    monkeypatch.setattr(scene, "do", done.append)
    for button in buttons:
        press(scene, button)
    for name in [] if buttons else KEYS_PRESSED:
        shift, _, code = name.rpartition(" ")
        send(scene.handle, key(getattr(pygame, f"K_{code}"), pygame.KMOD_SHIFT if shift else 0))
    assert done == [*(buttons or KEYS_PRESSED).values()]


def test_it_plays_by_itself_until_the_end() -> None:
    scene = looked_back(seated()[:20])
    send(scene.handle, key(pygame.K_SPACE))
    assert scene.busy
    for _ in range(400):
        scene.update(0.5)
    assert scene.state.moment == len(scene.film) - 1
    assert not scene.busy


def test_the_line_of_the_graph_is_dragged_and_let_go() -> None:
    scene = whole()
    plot = graph(scene).place
    send(scene.handle, *click(plot.center))
    assert abs(scene.state.moment - (len(scene.film) - 1) // 2) <= 1
    for lost in (Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(1, 1), buttons=(0, 0, 0)), Event(pygame.WINDOWFOCUSLOST)):
        send(scene.handle, Event(pygame.MOUSEBUTTONDOWN, pos=plot.midleft, button=1))
        send(scene.handle, Event(pygame.MOUSEMOTION, pos=plot.center, rel=(1, 1), buttons=(1, 0, 0)))
        assert scene.busy
        moment = scene.state.moment
        assert moment > 10
        send(scene.handle, lost)
        assert not scene.busy
        assert scene.state.moment == moment


# ---- a decision


def asked_at_first() -> tuple[LookBackScene, JudgedDecision]:
    """At the first mistake, before somebody answered."""
    scene = whole()
    send(scene.handle, key(pygame.K_r))
    decision = scene.shown.decision
    assert decision is not None
    return scene, decision


def test_a_question_stands_alone_until_it_is_answered() -> None:
    scene, _ = asked_at_first()
    below = {"button/next_mistake", "button/legend"}
    assert not below & {widget.id for widget in widgets(scene)}
    graph, answer = (Rect(find(scene, id).rect) for id in ("timeline", "answer/1"))
    assert graph.right > answer.centerx  # the bug: a free space below the sheet
    assert scene.report().focus == "answer/1"
    assert scene.shown.mistake_place in words_of(scene)
    for covers in (LookBackPress.TURNS, LookBackPress.KNEW):
        scene.do(covers)
        assert below <= {widget.id for widget in widgets(scene)}, covers
        send(scene.handle, key(pygame.K_ESCAPE))
    scene, _ = asked_at_first()
    at = scene.state.moment
    send(scene.handle, key(pygame.K_n))
    assert scene.state.moment != at
    press(scene, "button/just_show")
    assert below <= {widget.id for widget in widgets(scene)}
    assert scene.report().focus == "button/next_mistake"


def test_an_answer_is_given_by_key_or_press_and_told_beside_what_was_played() -> None:
    for is_best in (True, False):
        scene, decision = asked_at_first()
        best = scene.shown.choices.index(decision.better[0].moves)
        number = best if is_best else next(n for n in range(len(scene.shown.choices)) if n != best)
        send(scene.handle, key(pygame.K_1 + number)) if is_best else press(scene, f"answer/{number + 1}")
        told = words_of(scene, (1366, 768))
        assert (say.just_so() in told) == is_best
        assert say.gain(in_tens(decision.points)) in told
        assert not scene.shown.choices
        assert scene.shown.pointed
        why, below = (Rect(find(scene, f"button/{id}").rect) for id in ("why", "think_again"))
        assert below.top - why.bottom > 20  # it follows what it is about; it was adrift at the foot
        assert way_on(scene).kind == "primary"
        on, graph = (Rect(find(scene, id).rect) for id in ("button/next_mistake", "timeline"))
        assert below.bottom < on.top < on.bottom < graph.top  # on the sheet, not in the band below it
        assert on.left == below.left


def way_on(scene: LookBackScene) -> Button:
    """The button that leads to the next mistake."""
    buttons = (widget for widget in widgets(scene) if isinstance(widget, Button))
    return next(button for button in buttons if button.id == "button/next_mistake")


def test_an_answer_shows_what_it_was_measured_at() -> None:
    found = analysis(seated())
    asked = (*found.decisions,)
    less = tuple(
        replace(one, better=one.better[:1], another=one.better[1].moves, another_points=-40.0)
        if one.better[1:]
        else one
        for one in asked
    )
    for decisions, points in ((asked, None), (less, -40.0)):
        scene = looked_back(seated(), replace(found, decisions=decisions))
        send(scene.handle, key(pygame.K_r))
        decision = scene.shown.decision
        assert decision is not None
        told = decision.better[1].points if points is None else points
        known = (decision.moves, decision.better[0].moves)
        press(scene, f"answer/{next(n for n, one in enumerate(scene.shown.choices, 1) if one not in known)}")
        played, _, answered = words_of(scene, (1366, 768)).partition(say.your_answer())
        assert "You played:" in played
        assert signed(in_tens(told)) in answered


def test_from_mistake_to_mistake_until_the_score() -> None:
    asked = Asked()
    scene = looked_back(seated(), analysis(seated()), asked)
    count = len(scene.shown.mistakes)
    seen = []
    while find(scene, "button/next_mistake").label == say.next_mistake():
        press(scene, "button/next_mistake")
        seen.append(scene.shown.mistake_place)
        assert len(seen) <= count
        press(scene, "button/just_show")
    assert seen == [say.mistake_of(number + 1, count) for number in range(count)]
    press(scene, "button/next_mistake")
    assert asked.requests == [SeeLastScore()]


# ---- what may be seen


def test_a_match_of_several_people_that_goes_on_shows_no_hand_and_no_decision() -> None:
    scene = looked_back(going_on((0, 2)), analysis(seated(), 0))
    assert scene.shown.eyes == SPECTATOR
    for moment in range(0, len(scene.film), 9):
        scene.go_to(moment)
        assert scene.shown.view.hand == ()
        assert not scene.shown.table.raised
        assert scene.shown.decision is None
    assert not scene.shown.graph.given


def test_the_lead_is_told_of_rounds_that_are_over_alone() -> None:
    lines = going_on()
    scene = looked_back(lines, analysis(seated()))
    last = scene.film.scores[-1]
    assert max(spot.moment for spot in scene.shown.graph.lead) <= last.moment
    began = looked_back(begun_midway(lines)).shown.graph.laid  # the bug: a match that began midway was level there
    assert began[-1].expected == scene.shown.graph.laid[-1].expected != 0


@pytest.mark.parametrize(("name", "rounds"), [("match-web-4", 4), ("match-couples-8", 1)])
def test_at_the_end_of_a_round_both_points_are_drawn(name: str, rounds: int) -> None:
    """What was expected, and the score, at the same moment. The bug: of several others their average was compared, and
    who was second of eight was "1,204 ahead" under "you lead".
    """
    lines = seated(match(name))
    lines = lines[: [at for at, line in enumerate(lines) if isinstance(line, ScoreLine)][rounds - 1] + 1]
    scene = looked_back(lines, analysis(lines))
    for score in scene.film.scores:
        there = [spot for spot in scene.shown.graph.lead if spot.moment == score.moment]
        assert len(there) == 2
        lead = lead_of(score.totals, 0)
        assert there[-1].expected == pytest.approx(lead)
        told = f"{abs(lead):,} {'ahead' if lead > 0 else 'behind'}"
        assert f"After round {score.round}, you were {told}" in scene.shown.graph.told()


def test_a_row_counts_the_upcard_once() -> None:
    now = table("KH KD 9C 4S", melds=("JC JD JH",), pile="5D 5H 5C TC TD KS", rules=COUPLES)
    moves = take(), lay("KS KH KD"), throw("4S")
    lines = [line for step in steps(now, *moves) for line in step]
    assert turn_in_short(lines, after(now, *moves).board, Person("Anna"))[0] == "took the pile (5), melded 3"


def test_with_the_eyes_of_another_seat_once_the_match_is_over() -> None:
    asked = Asked()
    scene = looked_back(seated(), analysis(seated()), asked)
    press(scene, "seat/2")
    assert scene.report().focus == "button/next_mistake"
    assert scene.state.base == scene.shown.eyes == 2
    assert scene.shown.view.hand == scene.film.view(scene.state.moment, 2).hand
    assert not scene.shown.findings.own
    scene.go_to(next(n for n in range(len(scene.film)) if scene.film.shots[n].by == 2) - 1)
    press(scene, "button/judge")
    assert asked.requests == [JudgeSeat(2)]


def test_without_people_it_asks_whose_decisions() -> None:
    asked = Asked()
    scene = looked_back(seated(people=()), None, asked)
    told = words_of(scene)
    assert "Whose turns do you want to review?" in told
    assert "gave away" not in told
    press(scene, "whose/3")
    assert asked.requests == [JudgeSeat(3)]
    assert scene.state.base == 3
    scene.show_analysis(analysis(seated(people=()), 3, every=40))
    press(scene, "button/just_show")
    scene.go_to(0)  # a turn without a question
    assert "of June's turns gave away about" in words_of(scene)


def test_a_match_given_up_before_an_own_decision_says_so_and_asks_nothing() -> None:
    whole = seated(people=(2,))
    first = next(n for n, line in enumerate(whole) if isinstance(line, MoveLine))
    broken = [*whole[: first + 2], EndLine(winners=(), totals=(0, 0), reason="abandoned")]
    assert people_of(broken) == (2,)
    scene = looked_back(broken)
    assert "Whose turns do you want to review?" not in words_of(scene)
    scene.show_analysis(LookedBack(stage=AnalysisStage.DONE, seats=(2,)))
    told = words_of(scene)
    assert "The match ended before you made a decision." in told
    assert "What would you do here?" not in told
    assert "gave points away" not in told


def test_the_word_for_the_play_is_by_rounds_that_were_over() -> None:
    """Given the same points given away in each round, a match given up late in its second one has the word of its first
    round. The bug: it had that of both rounds' points in one round.
    """
    whole = seated()
    first, second, *_ = (n for n, line in enumerate(whole) if isinstance(line, ScoreLine))
    scored = whole[first]
    assert isinstance(scored, ScoreLine)
    lines = [*whole[: second - 8], EndLine(winners=(), totals=scored.totals, reason="abandoned")]
    own = [one for one in decisions_of(lines, (0,)) if one.round == 1][:4], decisions_of(lines, (0,))[-4:]
    judged = tuple(
        JudgedDecision(one.line, one.round, one.turn, 0, DecisionKind.MELD, one.moves, points=100.0, compared=2)
        for some in own
        for one in some
    )
    assert [one.round for one in judged] == [1] * 4 + [2] * 4
    scene = looked_back(lines, LookedBack(stage=AnalysisStage.DONE, seats=(0,), decisions=judged, matches=2))
    assert scene.shown.findings.rating == say.rating(style_of_play(1600)) != say.rating(style_of_play(3200))


def lead_graph(scene: LookBackScene) -> LeadGraph:
    """The graph, as it is placed now."""
    return next(widget for widget in widgets(scene) if isinstance(widget, LeadGraph))


def test_the_graph_says_who_leads() -> None:
    """The bug: "ahead" and "behind" beside the curve, and nobody knew of whom. The reader's own team leads, or theirs;
    of another team the words alone, as its name is over the cards.
    """
    scene = looked_back(seated(), as_played(seated()))
    model = scene.shown.graph
    plots = [
        GraphPlot(kit_at((1366, 768)), Rect(0, 10, 900, 92), scene.film, replace(model, is_yours=yours))
        for yours in (scene.shown.graph.is_yours, False)
    ]
    assert [plot.sides for plot in plots] == [("you lead", "they lead"), ("ahead", "behind")]


# ---- news


def test_an_analysis_under_way_says_how_far_it_is_and_can_be_stopped() -> None:
    asked = Asked()
    lines = seated()
    scene = looked_back(lines, analysis(lines, stage=AnalysisStage.WORKING, most=5), asked)
    told = words_of(scene)
    assert "Analysing your turns" in told
    assert "Decision 5 of 67" in told
    dots = len(scene.shown.graph.given)
    scene.show_analysis(analysis(lines, stage=AnalysisStage.WORKING, most=9))
    assert len(scene.shown.graph.given) > dots
    press(scene, "button/stop")
    assert asked.requests == [Analyse.STOP]
    send(scene.handle, key(pygame.K_RIGHT))
    assert "turn" in words_of(scene)
    assert "Analysing your turns" not in words_of(scene)


def test_the_sheet_is_about_the_analysis_where_nothing_is_found_yet() -> None:
    lines = seated()
    found = analysis(lines, stage=AnalysisStage.WORKING, most=5)
    scene = looked_back(lines, found)
    seen = set()
    for moment in range(0, len(scene.film), 3):
        scene.go_to(moment)
        scene.set_state(has_looked_round=True)
        shown = scene.shown
        assert shown.is_about_progress == (shown.is_own_turn and shown.decision is None)
        seen.add((shown.is_own_turn, shown.decision is None))
    assert {(True, True), (True, False), (False, True)} <= seen
    scene.show_analysis(analysis(lines))
    assert not scene.shown.is_about_progress


@pytest.mark.parametrize(("turns", "same_as"), [(1, False), (3, False), (1, True), (3, True)])
def test_a_decision_that_was_repeated_says_so(turns: int, same_as: bool) -> None:
    found = analysis(seated())
    first, second = [one for one in found.decisions if one.better][:2]
    changed = replace(second, turns=turns, same_as=first.line if same_as else 0)
    scene = looked_back(seated(), replace(found, decisions=(first, changed)))
    scene.go_to(next(n for n in range(len(scene.film)) if decision_at((changed,), scene.film, n)))
    told = [say.for_turns(turns)] * (turns > 1) + [say.same_as(first.turn)] * same_as
    assert list(scene.shown.notes)[: len(told)] == told
    assert len(scene.shown.notes) == len(told) + bool(scene.shown.part_of_turn)


def test_rules_that_cannot_be_judged_are_said_so() -> None:
    scene = looked_back(seated(), LookedBack(stage=AnalysisStage.IMPOSSIBLE, seats=(0,)))
    scene.go_to(next(n for n in range(len(scene.film)) if scene.film.shots[n].by == 0) - 1)
    assert "can't be analysed" in words_of(scene)


# ---- ways on


def test_thinking_again_is_for_own_decisions_that_were_looked_at() -> None:
    asked = Asked()
    scene = looked_back(seated(), analysis(seated()), asked)
    other = next(n for n in range(40, len(scene.film)) if scene.film.shots[n].by == 1)
    scene.go_to(other - 1)
    assert "button/think_again" not in {target.id for target in scene.report().targets}
    assert find(scene, "button/knew").label == f"What {scene.film.names[1]} knew"
    send(scene.handle, key(pygame.K_t))
    assert asked.requests == []


def test_escape_leads_back() -> None:
    asked = Asked()
    scene = looked_back(seated(), analysis(seated()), asked)
    press(scene, "button/more")
    send(scene.handle, key(pygame.K_ESCAPE))
    assert asked.requests == []
    send(scene.handle, key(pygame.K_ESCAPE))
    assert asked.requests == [GoBack()]


# ---- records of odd shapes


def test_a_header_alone_can_be_looked_at() -> None:
    header = header_in(seated())
    scene = looked_back([header])
    assert "Nothing has been played yet." in words_of(scene)
    for one in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_END, pygame.K_r, pygame.K_k, pygame.K_SPACE, pygame.K_a):
        send(scene.handle, key(one))
        scene.update(0.1)
    assert scene.state.moment == 0


NAMED = ("a", "k", "r", "t", "p", "SPACE", "LEFT", "RIGHT", "UP", "DOWN", "PAGEUP", "PAGEDOWN", "HOME", "END")
KEYS = [getattr(pygame, f"K_{name}") for name in NAMED]
RECORDS = sorted(EXAMPLES.glob("*.jsonl"))
QUICK = ("campus-closed-limit-01", "match-couples-2", "partners-second-closed-01")
"""A match of two, and two positions with a move or two behind them."""


def record_name(path: Path) -> str:
    """What a test calls an example."""
    return path.name.split(".")[0]


@pytest.mark.parametrize("people", [(0,), *(pytest.param(more, marks=pytest.mark.slow) for more in ((), (0, 1)))])
@pytest.mark.parametrize("path", slow_except(QUICK, RECORDS, every=2, named=record_name), ids=record_name)
def test_whatever_is_pressed_every_example_is_drawn(path: Path, people: tuple[int, ...]) -> None:
    lines = seated(good_part(path).accepted, people)
    scene = looked_back(lines, as_played(lines))
    chance, surface = random.Random(5), pygame.Surface((1280, 720))
    for _ in range(25):
        send(scene.handle, key(chance.choice(KEYS), chance.choice((0, pygame.KMOD_SHIFT))))
        scene.do(LookFrom(chance.randrange(len(scene.film.names))))
        scene.update(chance.random() * 2)
        scene.draw(surface)
        assert 0 <= scene.state.moment < len(scene.film)


# ---- hints, cuts, turns


def with_hints(*numbers: int) -> LookBackScene:
    """A match in which these own decisions followed hints, and none gave points away."""
    found = analysis(seated(), every=10_000)
    fine = [replace(one, points=0.0, better=(), theme=None) for one in found.decisions]
    decisions = tuple(replace(one, hinted=True, compared=0) if n in numbers else one for n, one in enumerate(fine))
    return looked_back(seated(), replace(found, decisions=decisions))


def explained(scene: LookBackScene) -> str:
    """What the sentence under the graph tells when it is pressed."""
    return next(widget.tooltip for widget in widgets(scene) if widget.id == "button/legend") or ""


def test_decisions_with_a_hint_are_left_out_and_that_is_said() -> None:
    scene = with_hints(0, 1, 2)
    assert "3 decisions made with a hint are left out" in explained(scene)
    own = scene.state.found.decisions[0]
    scene.go_to(scene.film.moment_of(own.line) - 1)
    told = words_of(scene, (1366, 768))
    assert say.with_hint() in told
    assert "button/think_again" not in {target.id for target in scene.report().targets}
    assert scene.shown.ways[WayOn.THINK_AGAIN].why_not == say.with_a_hint()
    scene.go_to(scene.film.moment_of(scene.state.found.decisions[5].line) - 1)
    assert say.well_played() not in words_of(scene, (1366, 768))
    assert "left out" not in explained(with_hints())


def test_a_match_played_by_hints_has_no_word() -> None:
    assert "excellent" in explained(with_hints(3, 9))
    assert "excellent" not in explained(with_hints(*range(20)))
    scene = with_hints(*range(10_000))
    assert "left out" in explained(scene)
    assert "gave away" not in words_of(scene, (1366, 768))


CUTTING = "match-partners-4"


def test_a_cut_is_not_waited_for() -> None:
    lines = seated(match(CUTTING))
    cut = next(n for n, line in enumerate(lines, 1) if isinstance(line, MoveLine) and isinstance(line.move, Cut))
    for stage in (AnalysisStage.WORKING, AnalysisStage.DONE):
        scene = looked_back(lines, analysis(lines, stage=stage, most=3))
        scene.do(LookFrom(lines[cut - 1].seat))  # type: ignore[union-attr]
        scene.go_to(scene.film.moment_of(cut) - 1)
        assert scene.shown.is_own_turn
        assert scene.shown.ways[WayOn.THINK_AGAIN].why_not == say.nothing_to_decide()


def test_why_this_move_tells_of_the_decision_and_not_of_the_draw_before_it() -> None:
    scene = whole()
    turn = next(
        row.turn
        for row in scene.match.rows
        if row.seat == 0 and len(scene.film.shots_of(scene.film.turns[row.turn])) > 1
    )
    scene.go_to(scene.film.turns[turn].start)
    scene.do(OpenTurn(turn))
    assert isinstance(scene.film.shots[scene.state.moment].move, Draw)
    send(scene.handle, key(pygame.K_k))
    assert scene.film.turn_number(scene.state.moment - 1) == turn
    assert not isinstance(scene.film.shots[scene.state.moment].move, Draw)
    assert scene.shown.view.hand == scene.film.decided_from(scene.state.moment).hand


def test_a_draw_that_followed_a_hint_is_not_what_is_explained() -> None:
    found = analysis(seated(), every=10_000)
    film = looked_back(seated(), found).film
    drawn = next(
        n
        for n, shot in enumerate(film.shots)
        if isinstance(shot.move, Draw) and shot.number + 1 == found.decisions[3].line
    )
    draw = replace(found.decisions[3], line=film.shots[drawn].number, points=0.0, better=(), hinted=True, compared=0)
    scene = looked_back(seated(), replace(found, decisions=(*found.decisions[:3], draw, *found.decisions[3:])))
    scene.go_to(drawn - 1)
    send(scene.handle, key(pygame.K_k))
    assert not isinstance(scene.film.shots[scene.state.moment].move, Draw)
    happened, _, why = scene.shown.happened.partition(". ")
    assert happened
    assert why[:1].isupper()
