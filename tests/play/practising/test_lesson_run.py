import pytest
from msgspec.structs import replace

from game.engine.events import Drew, Event, FootTaken, MeldsTakenBack, PileTaken, RoundEnded
from game.engine.moves import Draw, GoOut, Peek
from game.engine.refusal import UndoTooFar
from game.lessons.course import lesson_of
from game.lessons.lesson_facts import ToGoOut
from game.lessons.lesson_ids import LessonId
from game.play.practising.lesson_run import GoesOn, LessonRun, MoveRefused, NotAsked, StepDone
from game.rules.ruleset import RuleSet
from tests.build import CAMPUS, WEB, cards, lay, only, take, there, throw
from tests.lessons.lesson_rules import step_about

SIXES, SIXES_AT = step_about(WEB, "more_at_once")


def at_step(about: str, rules: RuleSet = WEB) -> LessonRun:
    """A lesson at the step about this."""
    return LessonRun(*step_about(rules, about))


def test_a_draw_brings_the_cards_that_lie_on_top() -> None:
    run = at_step("turn_comes_back")
    assert run.play(Draw()) == StepDone(is_last=False)
    assert {"JD", "9C"} <= set(run.view.hand)
    assert only(run.events_since(0), Drew).cards == cards("JD 9C")


def test_taking_the_pile_brings_what_lay_under_it() -> None:
    run = at_step("pair_takes")
    assert run.play(take("9S 9D 9H")) == StepDone(is_last=False)
    assert "AD" in run.view.hand
    assert run.view.board.pile == 0
    assert only(run.events_since(0), PileTaken).count == 6


def test_a_used_up_hand_picks_up_the_foot() -> None:
    run = at_step("foot_by_melding")
    run.do_it()
    assert run.view.board.in_foot[0]
    assert only(run.events_since(0), FootTaken).cards == run.view.hand


def test_events_only_grow_over_a_whole_lesson() -> None:
    run = LessonRun(step_about(WEB, "what_it_takes")[0])
    told: tuple[Event, ...] = ()
    while not run.is_over:
        run.do_it()
        run.go_on()
        assert run.events_since(0)[: len(told)] == told
        told = run.events_since(0)
    ended = [event.out for event in told if isinstance(event, RoundEnded)]
    assert ended == [0] * sum(isinstance(step.task, ToGoOut) for step in run.lesson.steps)
    assert len(ended) == 2


def test_a_step_stays_until_one_goes_on() -> None:
    run = at_step("most_points_win")
    number = run.number
    assert not run.go_on()
    run.play(lay("AS AH AD"))
    assert (run.number, run.is_step_done, run.points_at) == (number, True, ())
    assert run.play(throw("6S")) == NotAsked("step_is_done")
    assert run.go_on()
    assert (run.number, run.is_step_done) == (number + 1, False)
    assert not run.go_on()


def test_what_the_learner_did_stays_on_the_table() -> None:
    run = at_step("foot_comes_second")
    assert run.play(lay("QD QS QH")) == StepDone(is_last=False)
    mine = run.view
    assert run.go_on()
    assert run.view == mine


def test_a_table_on_which_the_next_step_cannot_be_done_is_set_up_anew() -> None:
    run = at_step("open_all_at_once")
    assert run.play(lay("5S 5H 5D", "4S 4H 4D 2D")) == StepDone(is_last=False)
    assert run.go_on()
    assert cards("4S 4H 4D") == tuple(card for card in run.view.hand if card[0] == "4")
    assert run.play(lay("4S 4H 4D")) == StepDone(is_last=False)


def test_melds_of_a_step_are_taken_back() -> None:
    run = at_step("more_at_once")
    start = run.view
    assert run.play(lay("6S 6H 6C")) == GoesOn()
    assert run.undoable == 1
    assert run.undo(2) == UndoTooFar(1)
    assert run.undo(1) is None
    assert run.view == start
    assert run.events_since(run.event_count - 1) == (MeldsTakenBack(0, 1),)
    assert run.undo(1) == UndoTooFar(0)


def test_a_step_that_was_done_by_a_meld_may_be_undone() -> None:
    run = at_step("most_points_win")
    run.play(lay("AS AH AD"))
    assert run.undo(1) is None
    assert not run.is_step_done
    assert run.play(lay("AS AH AD")) == StepDone(is_last=False)


def test_what_was_shown_is_not_taken_back() -> None:
    run = at_step("draw_first")
    run.play(Draw())
    assert run.undo(1) == UndoTooFar(0)


def test_back_leads_to_the_beginning_of_the_step_and_then_to_the_one_before() -> None:
    run = at_step("more_at_once")
    number, start = run.number, run.view
    run.play(lay("6S 6H 6C"))
    run.back()
    assert (run.number, run.view, run.undoable) == (number, start, 0)
    assert not run.is_step_done
    assert not run.is_over
    run.back()
    assert run.number == number - 1
    for _ in range(9):
        run.back()
    assert run.number == 0


def test_do_it_for_me_finishes_what_was_begun() -> None:
    run = at_step("more_at_once")
    run.play(lay("6S 6H 6C"))
    assert run.do_it() == StepDone(is_last=False)
    assert [len(meld.cards) for meld in run.view.board.melds[0]] == [4, 4]


def test_an_illegal_move_is_refused_as_in_a_game() -> None:
    run = at_step("draw_first")
    start = run.view
    assert isinstance(run.play(lay("KD KC")), MoveRefused)
    assert isinstance(run.play(GoOut((), None)), MoveRefused)
    assert run.view == start


def test_a_partner_who_is_asked_answers() -> None:
    run = at_step("ask_first", CAMPUS)
    assert isinstance(run.do_it(), StepDone)
    assert only(run.events_since(0), RoundEnded).out == 0


def test_what_going_out_came_to_stands_in_the_scores() -> None:
    run = at_step("round_is_counted")
    ended = there(run.step.counted)
    assert run.view.board.totals == ended.totals
    assert max(ended.totals) > 0
    assert run.play(Draw()) == StepDone(is_last=True)


def test_a_look_at_the_pile_is_asked_for_where_the_rules_have_it() -> None:
    rules = replace(WEB, take_peek=True)
    run = at_step("look_before_taking", rules)
    assert run.play(Draw()) == NotAsked("look_first")
    assert run.play(take("9S 9D 9H")) == NotAsked("look_first")
    assert run.play(Peek()) == StepDone(is_last=False)
    assert "AD" in run.view.board.peeked_cards
    assert run.go_on()
    assert run.step.about == "pair_takes"
    assert run.play(take("9S 9D 9H")) == StepDone(is_last=False)
    assert at_step("pile_instead", rules).play(Peek()) == GoesOn()


def test_after_the_last_step_the_lesson_is_over() -> None:
    lesson = there(lesson_of(WEB, LessonId.MELDS))
    run = LessonRun(lesson, len(lesson.steps) - 1)
    assert run.do_it() == StepDone(is_last=True)
    assert not run.is_over
    assert run.go_on()
    assert run.is_over
    assert run.view.hand
    for wrong in (-1, len(lesson.steps)):
        with pytest.raises(IndexError):
            LessonRun(lesson, wrong)
