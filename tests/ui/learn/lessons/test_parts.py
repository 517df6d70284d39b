"""What the tutor tells hands to do leads, at the table as it is, to just the move that the step asks for."""

from collections import Counter
from collections.abc import Iterator
from typing import assert_never

import pytest

from game.cards import Card
from game.engine.moves import Answer, Move
from game.engine.table.view import PlayerView
from game.lessons.lesson_facts import (
    ChooseCards,
    LessonPart,
    LessonStep,
    Pointed,
    TableThing,
    TheGroup,
    TheMeld,
    TheRedThrees,
    TheSeat,
    TheseCards,
)
from game.play.practising.lesson_run import LessonRun, StepDone
from game.turn import gesture_outcomes as actions
from game.turn.arrangement import Arrangement, choose_faces, chosen_cards, settle, shown_cards
from game.turn.presses import press
from game.turn.spots import LaidMeld, Spot, StagedCard, Zone
from game.ui.table.info.lesson_pointing import next_part
from tests.lessons.lesson_rules import Given, all_steps, everything, named
from tests.slow import one_in


def clicked(view: PlayerView, arrangement: Arrangement, at: Pointed) -> actions.Outcome | Move:
    """What a click on that place of the table comes to."""
    match at:
        case TableThing.STOCK:
            return actions.draw(view, arrangement)
        case TableThing.PILE:
            return (
                actions.drop_chosen(view, arrangement, Zone.DISCARD)
                if chosen_cards(view, arrangement)
                else actions.take_pile(view, arrangement)
            )
        case TableThing.NEW_PILE:
            return actions.drop_chosen(view, arrangement, Zone.NEW_PILE)
        case TheMeld(team, number):
            is_book = view.board.melds[team][number].is_book(view.board.rules)
            return actions.drop_chosen(view, arrangement, LaidMeld(team, number, is_book))
        case TableThing.PLAY:
            return actions.confirm(view, arrangement)
        case TableThing.PEEK:
            return press(view, arrangement, "peek")
        case TableThing.GO_OUT:
            return actions.go_out(view, arrangement)
        case TableThing.HOLD:
            return press(view, arrangement, "hold")
        case TableThing.YES | TableThing.NO:
            return Answer(at is TableThing.YES)
        case TheseCards(cards):
            groups = arrangement.draft.groups if arrangement.draft is not None else ()
            staged = next(number for number, group in enumerate(groups) if cards[0] in group.cards)
            return actions.drop_chosen(view, arrangement, StagedCard(staged, groups[staged].cards.index(cards[0])))
        case TableThing() | TheGroup() | TheSeat() | TheRedThrees():
            raise AssertionError(f"nothing is played by a click on {at}")
        case _:
            assert_never(at)


def play_parts(run: LessonRun, parts: tuple[LessonPart, ...]) -> None:
    """Does one part after the other as hands would, and plays whatever move comes of it. The sheet is each time at the
    part that is done next.
    """
    arrangement, held = settle(Arrangement(), run.view), run.view.hand
    for number, part in enumerate(parts):
        view = run.view
        assert next_part(run.step.parts, held, view, arrangement) == number, (run.step.about, part)
        if isinstance(part, ChooseCards):
            arrangement = choose_faces(arrangement, view, part.cards)
            assert sorted(chosen_cards(view, arrangement)) == sorted(part.cards)
            continue
        outcome = clicked(view, arrangement, part.at)
        move = outcome.move if isinstance(outcome, actions.Outcome) else outcome
        if move is not None:
            run.play(move)
            arrangement = settle(Arrangement(), run.view)
        else:
            assert isinstance(outcome, actions.Outcome)
            assert outcome.arrangement is not None, (run.step.about, part, outcome)
            arrangement = outcome.arrangement
            if arrangement.draft is not None:
                assert run.why_not_staged(arrangement.draft.groups) is None, (run.step.about, part)


def doable(given: Given) -> list[tuple[LessonRun, LessonStep]]:
    """Every step, at its beginning."""
    return [(LessonRun(lesson, lesson.steps.index(step)), step) for lesson, step in all_steps(given)]


@pytest.mark.parametrize("given", everything(), ids=named)
def test_parts_do_the_step(given: Given) -> None:
    """Given any step, choosing and clicking as it is told does it, no click is left over, and the sheet says what comes
    next.
    """
    for run, step in doable(given):
        play_parts(run, step.parts[:-1])
        assert not run.is_step_done, step.about
        run = LessonRun(run.lesson, run.lesson.steps.index(step))
        play_parts(run, step.parts)
        assert run.is_step_done, step.about
        assert isinstance(run.do_it(), StepDone)


def dropped(view: PlayerView, card: Card) -> Iterator[actions.Outcome]:
    """What comes of one card of the hand on each place of the table that takes cards."""
    chosen = choose_faces(settle(Arrangement(), view), view, (card,))
    melds = view.board.melds[view.team]
    laid = (LaidMeld(view.team, number, meld.is_book(view.board.rules)) for number, meld in enumerate(melds))
    places: tuple[Spot, ...] = (Zone.NEW_PILE, Zone.DISCARD, *laid)
    for at in places:
        yield actions.drop_chosen(view, chosen, at)


def play_on(run: LessonRun, arrangement: Arrangement) -> None:
    """Does what is asked from there, with those of its cards that are still in the hand."""
    for part in run.step.parts:
        view = run.view
        if isinstance(part, ChooseCards):
            held = Counter(shown_cards(view, arrangement))
            arrangement = choose_faces(arrangement, view, tuple((Counter(part.cards) & held).elements()))
            continue
        if (
            part.at in (TableThing.NEW_PILE, TableThing.PILE)
            and not chosen_cards(view, arrangement)
            and run.step.parts[0] != part
        ):
            continue  # they lie there
        outcome = clicked(view, arrangement, part.at)
        move = outcome.move if isinstance(outcome, actions.Outcome) else outcome
        if move is not None:
            run.play(move)
            arrangement = settle(Arrangement(), run.view)
        elif isinstance(outcome, actions.Outcome) and outcome.arrangement is not None:
            arrangement = outcome.arrangement


@pytest.mark.parametrize("given", everything(), ids=named)
def test_a_wrong_card_is_answered_and_what_is_asked_leads_on(given: Given) -> None:
    for start, step in doable(given):
        number = start.number
        for card in one_in(6, dict.fromkeys(start.view.hand)):
            for outcome in dropped(start.view, card):
                run, arrangement = LessonRun(start.lesson, number), settle(Arrangement(), start.view)
                if outcome.move is not None:
                    run.play(outcome.move)
                    arrangement = settle(Arrangement(), run.view)
                elif outcome.arrangement is not None and outcome.arrangement.draft is not None:
                    groups = outcome.arrangement.draft.groups
                    arrangement = arrangement if run.why_not_staged(groups) else outcome.arrangement
                if not run.is_step_done:
                    play_on(run, arrangement)
                assert run.is_step_done, (run.lesson.id, step.about, card, outcome)
