from collections import Counter
from typing import get_args

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.candidates import candidates
from game.engine.moves import Answer, Discard, Draw, GoOut, Move, Take
from game.lessons.lesson_facts import (
    NotHere,
)
from game.lessons.positions import table_of_step
from game.lessons.step_judging import why_not_chosen, why_not_staged
from game.play.practising.lesson_run import GoesOn, LessonRun, LessonVerdict, MoveRefused, NotAsked, StepDone
from game.rules.ruleset import RuleSet
from game.sentences.at_table.refusals import refusal_sentence
from game.sentences.learning.lessons import not_here
from tests.build import CAMPUS, FAMILY, WEB, cards, group, lay, take, throw
from tests.lessons.lesson_rules import (
    QUICK_SETS,
    Given,
    every_step,
    lessons_given,
    named,
    presets,
    random_sets,
    step_about,
)
from tests.slow import slow_except

WINNER_TAKES = replace(WEB, winner_takes=True)
OUT_OF_REACH = replace(WEB, opening=(500,))
PEEK = replace(WEB, take_peek=True)


def verdict(rules: RuleSet, about: str, *moves: Move) -> LessonVerdict:
    """What comes of the last of the moves in a step."""
    run = LessonRun(*step_about(rules, about))
    return [run.play(move) for move in moves][-1]


# ---- any way that does it
@pytest.mark.parametrize(
    ("rules", "about", "move"),
    [
        (WEB, "open_all_at_once", lay("5S 5H 5D", "4S 4H 4D 2D")),
        (WEB, "open_all_at_once", lay("QS QH 2D", "4S 4H 4D")),
        (WEB, "open_all_at_once", lay("QS QH 2D", "5S 5H 5D", "4S 4H 4D")),
        (WEB, "then_discard", throw("7C")),
        (WEB, "then_discard", throw("9C")),
    ],
)
def test_what_does_it_is_accepted(rules: RuleSet, about: str, move: Move) -> None:
    lesson, number = step_about(rules, about)
    assert lesson.steps[number].answers != (move,)
    assert isinstance(verdict(rules, about, move), StepDone)


def test_a_meld_may_come_in_two_moves() -> None:
    assert verdict(WEB, "more_at_once", lay("6S 6H 6C"), lay("6D > 1")) == StepDone(is_last=False)


@pytest.mark.parametrize(
    ("about", "move"),
    [
        ("one_meld_of_a_rank", lay("KC > 0")),
        ("play_every_card", lay("8S > 2")),
        ("more_at_once", lay("6S 6H 6C")),
    ],
)
def test_a_step_goes_on_after_part_of_what_it_asks(about: str, move: Move) -> None:
    assert verdict(WEB, about, move) == GoesOn()


# ---- what is not asked
@pytest.mark.parametrize(
    ("rules", "about", "move", "why"),
    [
        (WEB, "pair_takes", Draw(), "take_the_pile"),
        (WEB, "most_points_win", throw("6S"), "first_the_meld"),
        (WEB, "foot_by_melding", throw("8S"), "first_the_meld"),
        (WEB, "keep_wilds", lay("KS KH 2C"), "first_the_discard"),
        (WEB, "then_discard", throw("KD"), "keep_this_card"),
        (WEB, "what_others_collect", throw("TC"), "helps_the_others"),
        (WEB, "keep_wilds", throw("2C"), "keep_the_wild"),
        (WEB, "red_three_costs", throw("9D"), "rid_of_the_three"),
        (WEB, "red_three_costs", throw("3C"), "other_three"),
        (WEB, "three_of_a_rank", lay("8C > 0"), "other_cards"),
        (WEB, "foot_comes_second", lay("8S > 0"), "other_cards"),
        (WEB, "where_wilds_belong", lay("*R > 0"), "spoils_clean"),
        (WEB, "clean_book", lay("2H > 1"), "spoils_clean"),
        (WEB, "play_every_card", throw("5D"), "go_out_now"),
        (CAMPUS, "last_book", GoOut(lay("JS > 1", "8S > 2").groups, cards("5D")[0]), "not_yet_out"),
        (CAMPUS, "say_no", Answer(True), "answer_no"),
        (CAMPUS, "say_yes", Answer(False), "answer_yes"),
        (WEB, "first_melds_count", throw("TC"), "first_the_meld"),
        (WINNER_TAKES, "what_is_left_costs", throw("7D"), "costs_less"),
        (PEEK, "look_before_taking", take("9S 9D 9H"), "look_first"),
        (PEEK, "look_before_taking", Draw(), "look_first"),
        (OUT_OF_REACH, "keep_high_cards", throw("AC"), "helps_to_open"),
        (OUT_OF_REACH, "wilds_help_to_open", throw("2C"), "keep_the_wild"),
    ],
)
def test_a_legal_move_that_is_not_asked_is_explained(rules: RuleSet, about: str, move: Move, why: NotHere) -> None:
    run = LessonRun(*step_about(rules, about))
    before, told = run.view, run.event_count
    assert run.play(move) == NotAsked(why)
    assert (run.view, run.event_count, run.undoable) == (before, told, 0)


@pytest.mark.parametrize(
    ("rules", "about", "card", "why"),
    [
        (WEB, "three_of_a_rank", "9S", None),
        (WEB, "three_of_a_rank", "8C", "not_this_card"),
        (WEB, "draw_first", "JS", "no_card_yet"),
        (WEB, "pair_waits", "7S", None),
        (WEB, "pair_waits", "QH", "keep_this_card"),
        (WEB, "clean_book", "KD", None),
        (WEB, "clean_book", "2H", "not_this_card"),
        (WEB, "dirty_book", "QH", "not_this_card"),
        (WEB, "wild_stands_in", "2D", None),
        (WEB, "open_all_at_once", "2D", None),
        (WEB, "open_all_at_once", "4S", "not_this_card"),
        (WEB, "pair_takes", "9D", None),
        (WEB, "pair_takes", "KH", "not_this_card"),
        (WEB, "play_every_card", "8S", None),
        (WEB, "play_every_card", "5D", None),
        (WEB, "foot_by_discard", "6H", None),
        (FAMILY, "hold_the_last_card", "QC", "no_card_yet"),
    ],
)
def test_choosing_a_card_that_the_step_cannot_use_is_explained_at_once(
    rules: RuleSet, about: str, card: str, why: NotHere | None
) -> None:
    lesson, step = every_step(rules)[about]
    assert why_not_chosen(step, table_of_step(lesson, step), Card(card)) == why


@pytest.mark.parametrize(
    ("rules", "about", "groups", "why"),
    [
        (WEB, "three_of_a_rank", ["9S 9H"], None),
        (WEB, "three_of_a_rank", ["9S", "9H"], "other_cards"),
        (WEB, "three_of_a_rank", ["8C"], "other_cards"),
        (WEB, "three_of_a_rank", ["8C > 0"], None),
        (WEB, "wild_stands_in", ["2D"], None),
        (WEB, "three_of_a_rank", ["2D"], None),
        (WEB, "book_in_one_go", ["9S 2D"], "other_cards"),
        (WEB, "open_all_at_once", ["5S 5H"], None),
        (WEB, "first_melds_count", ["AS AH"], None),
        (WEB, "open_all_at_once", ["QS 2D"], None),
        (WEB, "open_all_at_once", ["2D"], "other_cards"),
        (WEB, "open_all_at_once", ["5S 5H", "4S 4H"], "other_cards"),
        (WEB, "clean_book", ["KD > 1"], None),
        (WEB, "clean_book", ["KD"], "other_cards"),
        (WEB, "foot_by_melding", ["8S"], "other_cards"),
        (WEB, "then_discard", ["JS JH"], "first_the_discard"),
        (FAMILY, "hold_the_last_card", ["QC"], "not_yet_out"),
        (WEB, "play_every_card", ["8S > 2"], None),
    ],
)
def test_laying_out_cards_that_the_step_cannot_use_is_explained_before_they_are_played(
    rules: RuleSet, about: str, groups: list[str], why: NotHere | None
) -> None:
    _, step = every_step(rules)[about]
    assert why_not_staged(step, [group(text) for text in groups]) == why


def test_drawing_instead_of_taking_is_explained_both_ways() -> None:
    lesson, number = step_about(WEB, "pair_takes")
    pile = lesson.steps[number]
    drawing, at = step_about(WEB, "draw_first")
    swapped = replace(lesson, steps=(replace(pile, task=drawing.steps[at].task),))
    run = LessonRun(swapped)
    assert run.play(take("9S 9D 9H")) == NotAsked("draw")


@pytest.mark.parametrize("given", [*presets(), *slow_except(QUICK_SETS[:1], random_sets(6), named=named)], ids=named)
def test_every_other_move_gets_an_answer(given: Given) -> None:
    said: Counter[str] = Counter()
    for lesson in lessons_given(*given):
        for number in range(len(lesson.steps)):
            start = LessonRun(lesson, number).view
            for move in (*candidates(start)[:60], Discard(cards("3H")[0]), Draw(), Take()):
                run = LessonRun(lesson, number)
                found = run.play(move)
                match found:
                    case MoveRefused(refusal):
                        sentence = refusal_sentence(refusal, start)
                    case NotAsked(why):
                        sentence = not_here(why)
                    case GoesOn() | StepDone():
                        assert run.event_count
                        continue
                assert sentence.endswith(".")
                assert run.view == start
                said[type(found).__name__] += 1
    assert min(said.values()) > 20


def test_every_reason_has_a_sentence() -> None:
    sentences = [not_here(why) for why in get_args(NotHere)]
    assert len(set(sentences)) == len(get_args(NotHere))
    assert all(len(sentence.split()) <= 20 for sentence in sentences)
