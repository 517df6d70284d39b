"""Looking back at a match: what keys and buttons do, what is shown of whom, and what comes bit by bit."""

import random
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect
from pygame.event import Event

from game.analysis.decisions import decisions_of
from game.analysis.facts import JudgedDecision
from game.cards import Rank
from game.engine.moves import Cut, Draw, GoOut, MeldCards, Take
from game.engine.view import SPECTATOR
from game.messages.functions import looking_back as say
from game.messages.person import Person
from game.reason.purposes import GuardsPile
from game.sentences.looking_back import better_forms
from game.ui.review.look_back.looked_back import (
    Analyse,
    AnalysisStage,
    JudgeSeat,
    LetExpertsPlay,
    LookBackRequest,
    LookedBack,
    PlayOnFrom,
    StopExperts,
    ThinkAgain,
    WayOn,
)
from game.ui.review.look_back.screen import REST, LookBackScene
from game.ui.review.look_back.state import LookFrom, OpenTurn
from game.ui.shared.moments.film import FilmStep
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import GoBack
from saves.records.lines import EndLine, GameLine, Line, MoveLine, ScoreLine
from saves.records.salvage import good_lines
from tests.slow import slow_except
from tests.ui.drive import SIZES, Picture, click, find, key, press, send
from tests.ui.looked_back import EXAMPLES, analysis, going_on, graph, looked_back, match, seated, turns_of


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


def test_steps_go_forwards_and_back() -> None:
    """By move, turn and round, with buttons and keys; nothing leads beyond the ends."""
    scene = whole()
    send(scene.handle, key(pygame.K_RIGHT), key(pygame.K_RIGHT))
    assert scene.state.moment == 2
    send(scene.handle, key(pygame.K_LEFT))
    assert scene.state.moment == 1
    press(scene, "button/next_turn")
    turn = scene.state.moment
    assert scene.film.shots[turn].starts_turn
    send(scene.handle, key(pygame.K_RIGHT, pygame.KMOD_SHIFT))
    assert scene.film.shots[scene.state.moment].starts_turn
    press(scene, "button/previous_turn")
    assert scene.state.moment == turn
    press(scene, "button/next_round")
    assert scene.film.round_at(scene.state.moment) == 2
    send(scene.handle, key(pygame.K_PAGEUP))
    assert scene.film.round_at(scene.state.moment) == 1
    send(scene.handle, key(pygame.K_END))
    last = scene.state.moment
    assert last == len(scene.film) - 1
    send(scene.handle, key(pygame.K_RIGHT))
    assert scene.state.moment == last
    send(scene.handle, key(pygame.K_HOME), key(pygame.K_LEFT))
    assert scene.state.moment == 0


def test_up_and_down_go_from_turn_to_turn_into_the_next_round() -> None:
    """Each row shows its turn before its decision, and the row of the moment is the chosen one."""
    scene = looked_back(going_on())
    seen = []
    for _ in range(len(scene.film.turns) - 1):
        send(scene.handle, key(pygame.K_DOWN))
        seen.append(scene.shown.turn)
        row = turns_of(scene).rows[turns_of(scene).current]
        assert row.turn == scene.shown.turn
    assert seen == list(range(1, len(scene.film.turns)))
    send(scene.handle, key(pygame.K_UP))
    assert scene.shown.turn == len(scene.film.turns) - 2


def test_a_row_leads_to_its_turn() -> None:
    """Given a click on a row, the table is that of the turn, before what gave points away in it."""
    scene = whole()
    lost = next(turn for turn in scene.shown.findings.given if scene.film.round_at(scene.film.turns[turn].start) == 1)
    row = next(n for n, one in enumerate(turns_of(scene).rows) if one.turn == lost)
    turns_of(scene).move_to(row)
    press(scene, f"row/{row}")
    decision = scene.shown.decision
    assert decision is not None
    assert decision.points
    assert scene.film.shots[scene.state.moment].number < decision.line
    assert find(scene, f"row/{row}").label.endswith("points given away")


def test_it_plays_by_itself_until_the_end() -> None:
    """Space begins and stops; it rests on the last moment."""
    scene = looked_back(seated()[:20])
    send(scene.handle, key(pygame.K_SPACE))
    assert scene.busy
    for _ in range(400):
        scene.update(0.5)
    assert scene.state.moment == len(scene.film) - 1
    assert not scene.busy


def test_the_line_of_the_graph_is_dragged_and_let_go() -> None:
    """A click goes there, a drag follows, and a button that came up out of sight does not hang on the pointer."""
    scene = whole()
    plot = graph(scene).place
    send(scene.handle, *click(plot.center))
    assert abs(scene.state.moment - (len(scene.film) - 1) // 2) <= 1
    for lost in (
        Event(pygame.MOUSEMOTION, pos=(0, 0), rel=(1, 1), buttons=(0, 0, 0)),
        Event(pygame.WINDOWFOCUSLOST),
    ):
        send(scene.handle, Event(pygame.MOUSEBUTTONDOWN, pos=plot.midleft, button=1))
        send(scene.handle, Event(pygame.MOUSEMOTION, pos=plot.center, rel=(1, 1), buttons=(1, 0, 0)))
        assert scene.busy
        moment = scene.state.moment
        assert moment > 10
        send(scene.handle, lost)
        assert not scene.busy
        assert scene.state.moment == moment


def test_r_goes_round_the_dots() -> None:
    """R leads to each decision that gave points away, in order, and round again; Shift + R back."""
    scene = whole()
    spots = sorted({scene.film.moment_of(one.line) - 1 for one in scene.shown.findings.own if one.points})
    assert len(spots) > 3
    seen = []
    for _ in spots:
        send(scene.handle, key(pygame.K_r))
        seen.append(scene.state.moment)
    assert seen == spots
    send(scene.handle, key(pygame.K_r))
    assert scene.state.moment == spots[0]
    send(scene.handle, key(pygame.K_r, pygame.KMOD_SHIFT))
    assert scene.state.moment == spots[-1]


# ---- a decision


def test_a_decision_tells_what_was_played_and_what_was_better() -> None:
    """Three ways with points and shares, the reason, the cards that were played out of the hand."""
    scene = whole()
    send(scene.handle, key(pygame.K_r))
    decision = scene.shown.decision
    assert decision is not None
    told = words_of(scene, (1920, 1080))
    assert "There was a better move" in told
    assert "better 95 times in 100 deals" in told
    for way in decision.better:
        assert f"+{round(way.points)}" in told
    assert scene.shown.table.raised
    assert set(scene.shown.table.raised) <= set(scene.shown.view.hand)
    assert "better 95 times in 100 deals" in scene.message


def test_cards_stand_out_only_before_the_decision_and_for_whoever_made_it() -> None:
    """Neither once they are played, nor in another hand, nor while somebody else's view is told."""
    scene = whole()
    send(scene.handle, key(pygame.K_r))
    moment = scene.state.moment
    played = scene.shown.table.raised
    assert played
    send(scene.handle, key(pygame.K_RIGHT))
    assert scene.shown.table.raised != played
    scene.go_to(moment)
    press(scene, "seat/1")
    assert not scene.shown.table.raised


def test_nothing_stands_out_once_a_round_is_over() -> None:
    """With the eyes of whoever ended it, whose last decision is made."""
    film = looked_back(seated()).film
    for score in film.scores:
        seat = film.seat_of(film.turns[film.turn_number(score.moment)])
        scene = looked_back(seated(), analysis(seated(), seat))
        scene.do(LookFrom(seat))
        scene.go_to(score.moment)
        assert not scene.shown.table.raised


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_ways_without_room_are_a_press_away(size: tuple[int, int]) -> None:
    """Given little room, the link says how many more ways there are, leads to each of them, then back to the best."""
    scene = whole()
    send(scene.handle, key(pygame.K_r))
    decision = scene.shown.decision
    assert decision is not None
    best, *others = (f"+{round(way.points)}" for way in decision.better)
    assert len(others) == 2
    seen: set[str] = set()
    left = 3
    while left:
        told = words_of(scene, size)
        shown = {gain for gain in (best, *others) if gain in told.split()}
        assert shown
        assert not shown & seen
        seen |= shown
        left -= len(shown)
        assert ("Two more options" in told, "One more option" in told, "The best option" in told) == (
            left == 2, left == 1, left == 0 and len(shown) < 3,
        )  # fmt: skip
        if len(shown) == 3:
            return
        press(scene, "button/more")
    assert best in words_of(scene, size).split()


def test_figures_are_told_in_full_where_the_sheet_has_room() -> None:
    """Given a usual window, it says in how many deals what was better; bare figures stand in the smallest alone."""
    for size in ((1366, 768), (1920, 1080)):
        scene = whole()
        send(scene.handle, key(pygame.K_r))
        decision = scene.shown.decision
        assert decision is not None
        best = decision.better[0]
        assert better_forms(best)[0] in words_of(scene, size)


def test_each_way_has_its_own_reason() -> None:
    """Given ways whose reasons differ, the one told is that of the uppermost on the sheet."""
    found = analysis(seated())
    whys = [GuardsPile(1, Rank(rank), 5, "threw") for rank in ("8", "J", "K")]
    reasoned = [
        replace(
            decision,
            better=tuple(
                replace(way, why=replace(way.why, purpose=why)) for way, why in zip(decision.better, whys, strict=False)
            ),
        )
        for decision in found.decisions
    ]
    scene = looked_back(seated(), replace(found, decisions=tuple(reasoned)))
    send(scene.handle, key(pygame.K_r))
    told = words_of(scene, (1366, 768)).split(" discarded ")[-1][:12]
    assert "an eight" in told
    Picture(scene, (1024, 600))
    press(scene, "button/more")
    told = words_of(scene, (1024, 600)).split(" discarded ")[-1][:12]
    assert "an eight" not in told
    assert "a jack" in told or "a king" in told


def test_a_turn_without_a_dot_says_that_nothing_was_better() -> None:
    """Own ones that were judged; the others' tell what they did and why."""
    scene = whole()
    plain = next(
        one
        for one in scene.shown.findings.own
        if not one.points
        and scene.film.turn_number(scene.film.moment_of(one.line) - 1) not in scene.shown.findings.given
    )
    scene.go_to(scene.film.moment_of(plain.line) - 1)
    assert "No better move" in words_of(scene)
    other = next(n for n in range(40, len(scene.film)) if scene.film.shots[n].by == 2)
    scene.go_to(other - 1)
    scene.update(REST)
    told = words_of(scene)
    assert "Rosa's turn" in told
    assert "“" in told


def test_a_match_in_which_nothing_was_better_is_told_so() -> None:
    """At every own turn that was judged."""
    plain = analysis(seated())
    even = tuple(replace(one, points=0.0, better=()) for one in plain.decisions)
    scene = looked_back(seated(), replace(plain, decisions=even))
    scene.go_to(scene.film.moment_of(even[0].line) - 1)
    told = words_of(scene, (1920, 1080))
    assert "No better move was found in the whole match." in told
    assert say.gave_away(Person("", is_you=True)) in told


# ---- what may be seen


def test_all_cards_lie_open_once_the_match_is_over() -> None:
    """A turns every hand and foot up and down again, and so does the choice."""
    scene = whole()
    send(scene.handle, key(pygame.K_a))
    assert scene.state.all_open
    assert all(find(scene, f"row_of/{seat}") for seat in range(4))
    send(scene.handle, key(pygame.K_a))
    assert not scene.state.all_open
    press(scene, "field/view/1")
    assert scene.state.all_open


def test_an_unfinished_match_shows_the_only_person_the_own_hand() -> None:
    """Nobody else's, not by A, not by a plate, and nobody else's decisions even if somebody hands them over."""
    lines = going_on((2,))
    foreign = replace(analysis(seated(), 0), seats=(0, 2))
    scene = looked_back(lines, foreign)
    assert scene.shown.eyes == 2
    assert scene.shown.view.hand == scene.film.view(0, 2).hand
    send(scene.handle, key(pygame.K_a))
    assert not scene.state.all_open
    assert not find(scene, "button/all_cards").enabled
    press(scene, "seat/0")
    scene.do(LookFrom(0))
    assert scene.state.base == scene.shown.eyes == 2
    assert not scene.shown.findings.own
    assert not scene.shown.findings.given
    for id in ("button/think_again", "button/play_on", "button/experts"):
        assert not find(scene, id).enabled


def test_a_match_of_several_people_that_goes_on_shows_no_hand_and_no_decision() -> None:
    """Cards in front lie face down, whatever an analysis hands over."""
    scene = looked_back(going_on((0, 2)), analysis(seated(), 0))
    assert scene.shown.eyes == SPECTATOR
    for moment in range(0, len(scene.film), 9):
        scene.go_to(moment)
        assert scene.shown.view.hand == ()
        assert not scene.shown.table.raised
        assert scene.shown.decision is None
    assert not scene.shown.graph.given


def test_luck_is_told_of_rounds_that_are_over_alone() -> None:
    """Given a match that goes on and figures of all of it, neither lead nor worth go beyond the last score."""
    lines = going_on()
    scene = looked_back(lines, analysis(seated()))
    last = scene.film.scores[-1]
    assert max(spot.moment for spot in scene.shown.graph.lead) <= last.moment
    assert scene.shown.findings.cards_worth == analysis(seated()).luck.rounds[0].seats[0]  # type: ignore[union-attr]


def test_at_the_end_of_a_round_both_points_are_drawn() -> None:
    """What was expected, and the score, at the same moment."""
    scene = whole()
    for score in scene.film.scores:
        there = [spot for spot in scene.shown.graph.lead if spot.moment == score.moment]
        assert len(there) == 2
        lead = score.totals[0] - score.totals[1]
        assert there[-1].expected == lead
    assert "After round 1, you were" in scene.shown.graph.told()


def test_where_no_lead_is_known_it_is_that_of_the_cards_laid_down() -> None:
    """Given no analysis, the line ends with the score; given a match that goes on, it goes on from the last score."""
    scene = looked_back(seated())
    graph_, last = scene.shown.graph, scene.film.scores[-1].totals
    assert not graph_.lead
    assert graph_.laid[-1].expected == last[0] - last[1]
    scene = looked_back(going_on(), analysis(going_on()))
    graph_ = scene.shown.graph
    assert graph_.laid[0] == graph_.lead[-1]
    assert graph_.laid[-1].moment == len(scene.film) - 1


def test_row_and_sheet_tell_the_same_turn() -> None:
    """Given turns in which cards were laid down, some after others were taken back, both tell of as many cards."""
    scene = whole()
    counted = 0
    for row in scene.match.rows:
        scene.go_to(scene.film.turns[row.turn].start)
        moves, _ = scene.shown.moves_of_turn
        laid = sum(len(group.cards) for move in moves if isinstance(move, MeldCards) for group in move.groups)
        if laid and not any(isinstance(move, Take | GoOut) for move in moves):
            counted += 1
            assert any(str(laid) in told.split(",")[0].split() for told in row.what)
    assert counted > 50


def test_with_the_eyes_of_another_seat_once_the_match_is_over() -> None:
    """A plate shows that hand and what is known of that seat's decisions; who was not looked at can be asked for."""
    asked = Asked()
    scene = looked_back(seated(), analysis(seated()), asked)
    press(scene, "seat/2")
    assert scene.state.base == scene.shown.eyes == 2
    assert scene.shown.view.hand == scene.film.view(scene.state.moment, 2).hand
    assert "What Rosa could see" in words_of(scene)
    assert not scene.shown.findings.own
    scene.go_to(next(n for n in range(len(scene.film)) if scene.film.shots[n].by == 2) - 1)
    press(scene, "button/judge")
    assert asked.requests == [JudgeSeat(2)]


def test_a_plate_that_is_gone_leaves_the_keys_to_the_turns() -> None:
    """Given a plate pressed, whose seat is in front then, Enter does not press the way back."""
    asked = Asked()
    scene = looked_back(seated(), analysis(seated()), asked)
    press(scene, "seat/2")
    assert scene.report().focus == "turns"
    send(scene.handle, key(pygame.K_RETURN))
    assert not asked.requests


def test_without_people_it_asks_whose_decisions() -> None:
    """The score alone, and a portrait for each seat; in a match that was broken off, too."""
    asked = Asked()
    scene = looked_back(seated(people=()), None, asked)
    told = words_of(scene)
    assert "Whose decisions?" in told
    assert "gave away" not in told
    press(scene, "whose/3")
    assert asked.requests == [JudgeSeat(3)]
    assert scene.state.base == 3
    scene.show_analysis(replace(analysis(seated(people=()), 3)))
    assert "June gave away" in words_of(scene)
    whole_ = seated()
    broken = [*whole_[:60], EndLine(winners=(), totals=(0, 0), reason="abandoned")]
    assert "Whose decisions?" in words_of(looked_back(broken))


# ---- news


def test_an_analysis_under_way_says_how_far_it_is_and_can_be_stopped() -> None:
    """Dots appear as they are found; whoever looks round sees the film meanwhile."""
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


@pytest.mark.parametrize("stage", [AnalysisStage.STOPPED, AnalysisStage.BROKEN_OFF])
def test_one_that_stopped_can_go_on(stage: AnalysisStage) -> None:
    """At an own turn that was not looked at; the film works without it."""
    asked = Asked()
    lines = seated()
    scene = looked_back(lines, analysis(lines, stage=stage, most=4), asked)
    scene.go_to(max(n for n in range(len(scene.film)) if scene.film.shots[n].by == 0) - 1)
    assert "Analysed 4 of 66 decisions" in words_of(scene)
    press(scene, "button/go_on")
    assert asked.requests == [Analyse.GO_ON]


def test_rules_that_cannot_be_judged_are_said_so() -> None:
    """At an own turn; the rest is there."""
    scene = looked_back(seated(), LookedBack(stage=AnalysisStage.IMPOSSIBLE, seats=(0,)))
    scene.go_to(next(n for n in range(len(scene.film)) if scene.film.shots[n].by == 0) - 1)
    assert "can't be analysed" in words_of(scene)


def test_a_word_for_the_play_needs_more_than_this_match() -> None:
    """Given one match with these rules alone, the number stands alone; it is that of four rounds that has a word."""
    found = replace(analysis(seated()), decisions=analysis(seated()).decisions[:1])
    scene = looked_back(seated(), found)
    assert "excellent" in words_of(scene)
    scene.show_analysis(replace(found, matches=1))
    told = words_of(scene)
    assert "excellent" not in told
    assert "you gave away 60" in told
    press(scene, "seat/2")
    scene.show_analysis(replace(analysis(seated(), 2), matches=2))
    told = words_of(scene)
    assert "Rosa gave away" in told
    assert "That is" not in told


def test_news_is_asked_for_as_time_passes() -> None:
    """Once a pass."""
    polls: list[int] = []
    scene = LookBackScene(match(), Preferences(), lambda _: None, lambda: polls.append(1))
    scene.resize(looked_back(match()).kit)
    scene.update(0.1)
    scene.update(0.1)
    assert len(polls) == 2


# ---- ways on


def test_ways_on_are_asked_for_with_the_moment() -> None:
    """T with the decision, P and E with the line of the moment; only those that somebody answers have a button."""
    asked = Asked()
    scene = looked_back(seated(), analysis(seated()), asked)
    send(scene.handle, key(pygame.K_r))
    decision = scene.shown.decision
    assert isinstance(decision, JudgedDecision)
    line = scene.film.shots[scene.state.moment].number
    send(scene.handle, key(pygame.K_t), key(pygame.K_p), key(pygame.K_e))
    assert asked.requests == [ThinkAgain(decision.line, 0), PlayOnFrom(line), LetExpertsPlay(line)]
    bare = LookBackScene(seated(), Preferences(), asked)
    bare.resize(scene.kit)
    send(bare.handle, key(pygame.K_t), key(pygame.K_p), key(pygame.K_e))
    assert len(asked.requests) == 3
    assert not [one for one in bare.report().targets if one.id in ("button/think_again", "button/play_on")]


def test_thinking_again_is_for_own_decisions_that_were_looked_at() -> None:
    """Another's turn gives the reason."""
    scene = whole()
    other = next(n for n in range(40, len(scene.film)) if scene.film.shots[n].by == 1)
    scene.go_to(other - 1)
    assert not find(scene, "button/think_again").enabled


def test_escape_leads_back_and_the_page_tells_how_it_is_found() -> None:
    """Esc closes the page first."""
    asked = Asked()
    scene = looked_back(seated(), analysis(seated()), asked)
    press(scene, "button/how_found")
    assert scene.form.dialog is not None
    assert "+60" in words_of(scene)
    send(scene.handle, key(pygame.K_ESCAPE))
    assert scene.form.dialog is None
    send(scene.handle, key(pygame.K_ESCAPE))
    assert asked.requests == [GoBack()]


def test_each_line_of_the_legend_says_what_it_means() -> None:
    """Given a pointer that rests on a line of the legend, its tip is what this line means; a screen reader has all of
    them, and so has everybody after a press.
    """
    scene = whole()
    shown = Picture(scene, (1280, 720))
    meanings = say.legend_lead(), say.legend_given(), say.legend_cards()
    lines = say.expected(), say.gave_away(Person("You", True)), say.cards_line(Person("You", True))
    for line, meaning in zip(lines, meanings, strict=True):
        place = next(Rect(drawn.rect) for drawn in shown.texts if drawn.text == line)
        send(scene.handle, Event(pygame.MOUSEMOTION, pos=place.center, rel=(1, 1), buttons=(0, 0, 0)))
        scene.update(5.0)
        drawn = " ".join(Picture(scene, (1280, 720)).words)
        assert [one for one in meanings if one in drawn] == [meaning]
    legend = next(widget for widget in scene.form.widgets if widget.id == "button/legend")
    assert legend.tooltip == " ".join(meanings)
    press(scene, "button/legend")
    assert all(meaning in words_of(scene) for meaning in meanings)


# ---- experts


def experts() -> tuple[LookBackScene, Asked, list[Line], int]:
    """A match whose own lines experts play again, from a moment in its middle."""
    asked = Asked()
    lines = seated()
    scene = looked_back(lines, analysis(lines), asked)
    scene.go_to(next(n for n in range(60, len(scene.film)) if scene.film.shots[n].by == 0) - 1)
    send(scene.handle, key(pygame.K_e))
    request = asked.requests.pop()
    assert isinstance(request, LetExpertsPlay)
    end = next(n for n in range(request.line, len(lines)) if isinstance(lines[n], ScoreLine))
    return scene, asked, lines[request.line : end + 1], request.line


def test_experts_play_on_while_the_match_stays_where_it_was() -> None:
    """Their moves come one by one, Right and Left step through them, and before the first the match is back."""
    scene, asked, further, line = experts()
    moment = scene.state.moment
    scene.show_experts(line, further[:4], is_done=False, has_failed=False)
    assert "Experts play on" in words_of(scene, (1920, 1080))
    assert scene.shown.view == scene.film.view(moment, 0)
    send(scene.handle, key(pygame.K_RIGHT), key(pygame.K_RIGHT))
    assert scene.shown.view == scene.film.view(moment + 2, 0)
    assert scene.message.startswith("Experts play on, move 2.")
    scene.show_experts(line, further[:9], is_done=False, has_failed=False)
    assert scene.shown.view == scene.film.view(moment + 2, 0)
    send(scene.handle, key(pygame.K_LEFT), key(pygame.K_LEFT))
    assert not asked.requests
    send(scene.handle, key(pygame.K_LEFT))
    assert asked.requests == [StopExperts()]
    assert scene.state.moment == moment - 1


def test_the_end_of_the_experts_round_is_told_beside_what_it_was() -> None:
    """With a second line in the graph; E leads back to the match."""
    scene, asked, further, line = experts()
    scene.show_experts(line, further, is_done=True, has_failed=False)
    for _ in range(len(further) * 3):
        scene.update(1.0)
    assert not scene.busy
    told = words_of(scene, (1920, 1080))
    assert "With experts" in told
    assert "As played" in told
    assert len(scene.shown.graph.experts) == 2
    scene.show_analysis(analysis(seated()))
    assert len(scene.shown.graph.experts) == 2
    send(scene.handle, key(pygame.K_e))
    assert asked.requests == [StopExperts()]
    assert not scene.shown.graph.experts


def test_experts_that_are_gone_are_said_so() -> None:
    """What came stays."""
    scene, _, further, line = experts()
    scene.show_experts(line, further[:2], is_done=False, has_failed=True)
    scene.do(FilmStep.NEXT_ROUND)
    assert "The experts can't play on from here." in words_of(scene, (1920, 1080))


def test_experts_have_no_say_in_a_match_that_goes_on() -> None:
    """Whatever is handed over, it is not shown."""
    lines = going_on()
    scene = looked_back(lines, analysis(lines))
    before = scene.shown.view
    scene.show_experts(len(lines) - 3, lines[-3:], is_done=False, has_failed=False)
    assert scene.shown.view == before


# ---- records of odd shapes


def test_a_header_alone_can_be_looked_at() -> None:
    """It says that nothing was played; keys do nothing."""
    header = seated()[0]
    assert isinstance(header, GameLine)
    scene = looked_back([header])
    assert "Nothing has been played yet." in words_of(scene)
    for one in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_END, pygame.K_r, pygame.K_k, pygame.K_SPACE, pygame.K_a):
        send(scene.handle, key(one))
        scene.update(0.1)
    assert scene.state.moment == 0


NAMED = ("a", "k", "r", "t", "p", "e", "SPACE", "LEFT", "RIGHT", "UP", "DOWN", "PAGEUP", "PAGEDOWN", "HOME", "END")
KEYS = [getattr(pygame, f"K_{name}") for name in NAMED]
RECORDS = sorted(EXAMPLES.glob("*.jsonl"))
QUICK = ("campus-closed-limit-01", "match-couples-2", "partners-second-closed-01")
"""A match of two, and two positions with a move or two behind them."""


def record_name(path: Path) -> str:
    """What a test calls an example."""
    return path.name.split(".")[0]


@pytest.mark.parametrize("people", [(0,), (), (0, 1)])
@pytest.mark.parametrize("path", slow_except(QUICK, RECORDS, every=2, named=record_name), ids=record_name)
def test_whatever_is_pressed_every_example_is_drawn(path: Path, people: tuple[int, ...]) -> None:
    """Keys at random on records of all shapes: two alone, teams of three, positions, damaged ones, without people."""
    lines = seated(good_lines(path), people)
    scene = looked_back(lines, analysis(lines))
    chance, surface = random.Random(5), pygame.Surface((1280, 720))
    for _ in range(25):
        send(scene.handle, key(chance.choice(KEYS), chance.choice((0, pygame.KMOD_SHIFT))))
        scene.do(LookFrom(chance.randrange(len(scene.film.names))))
        scene.update(chance.random() * 2)
        scene.draw(surface)
        assert 0 <= scene.state.moment < len(scene.film)


@pytest.mark.parametrize("size", SIZES)
def test_the_place_in_the_match_is_said_at_every_size(size: tuple[int, int]) -> None:
    """Over the list."""
    told = Picture(looked_back(match("match-campus-6")), size).words
    assert any("Round 1" in word for word in told)


# ---- hints, cuts, turns


def with_hints(*numbers: int) -> LookBackScene:
    """A match in which these own decisions followed hints, and none gave points away."""
    found = analysis(seated(), every=10_000)
    fine = [replace(one, points=0.0, better=(), theme=None) for one in found.decisions]
    decisions = tuple(replace(one, hinted=True, compared=0) if n in numbers else one for n, one in enumerate(fine))
    return looked_back(seated(), replace(found, decisions=decisions))


def test_decisions_with_a_hint_are_left_out_and_that_is_said() -> None:
    """Given three decisions that followed hints, the legend and their turns say so, and there is no praise for them."""
    scene = with_hints(0, 1, 2)
    assert "3 decisions made with a hint are left out" in words_of(scene, (1366, 768))
    own = scene.state.found.decisions[0]
    scene.go_to(scene.film.moment_of(own.line) - 1)
    told = words_of(scene, (1366, 768))
    assert say.with_hint() in told
    assert say.hint_left_out() in told
    assert not find(scene, "button/think_again").enabled
    assert scene.shown.ways[WayOn.THINK_AGAIN].why_not == say.with_a_hint()
    scene.go_to(scene.film.moment_of(scene.state.found.decisions[5].line) - 1)
    assert say.well_played() not in words_of(scene, (1366, 768))
    assert "left out" not in words_of(with_hints(), (1366, 768))


def test_a_match_played_by_hints_has_no_word() -> None:
    """Given hints followed in most decisions, no word praises the play; given two of many, there is one."""
    assert "excellent" in words_of(with_hints(3, 9), (1366, 768))
    assert "excellent" not in words_of(with_hints(*range(20)), (1366, 768))
    told = words_of(with_hints(*range(10_000)), (1366, 768))
    assert "left out" in told
    assert say.gave_away(Person("", is_you=True)) not in told


CUTTING = "match-partners-4"


def test_turns_are_counted_as_think_again_counts_them() -> None:
    """Given rules under which everybody cuts first, the own turns have the numbers of the board's count everywhere, and
    a cut is no turn.
    """
    lines = seated(match(CUTTING))
    scene = looked_back(lines)
    for decision in decisions_of(lines, [0]):
        scene.go_to(scene.film.moment_of(decision.line))
        if isinstance(decision.moves[0], Draw):
            assert scene.shown.row is not None
            assert scene.shown.row.own == decision.turn
            assert scene.shown.place == say.moment(decision.round, Person("", is_you=True), decision.turn)


def test_a_cut_is_not_waited_for() -> None:
    """Given a cut on screen, Think again says that there was nothing to decide, before and after the analysis."""
    lines = seated(match(CUTTING))
    cut = next(n for n, line in enumerate(lines, 1) if isinstance(line, MoveLine) and isinstance(line.move, Cut))
    for stage in (AnalysisStage.WORKING, AnalysisStage.DONE):
        scene = looked_back(lines, analysis(lines, stage=stage, most=3))
        scene.do(LookFrom(lines[cut - 1].seat))  # type: ignore[union-attr]
        scene.go_to(scene.film.moment_of(cut) - 1)
        assert scene.shown.is_own_turn
        assert scene.shown.ways[WayOn.THINK_AGAIN].why_not == say.nothing_to_decide()


def test_why_this_move_tells_of_the_decision_and_not_of_the_draw_before_it() -> None:
    """Given an own turn opened from the list, K tells what speaks for its lay-down or discard, not for its draw."""
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
    """Given a turn in which the draw followed a hint too, K still tells of its lay-down or discard, in sentences."""
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
