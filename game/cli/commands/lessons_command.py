"""`lessons`: the lessons of a rule set, with positions and answers, and a check that each can be done."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from itertools import chain

import msgspec

from game.cli.arguments import data_folder, wants_json
from game.cli.named.named_game import rules_named
from game.cli.output.terminal import complain, print_answer
from game.lessons.course import lessons_of
from game.lessons.lesson_facts import Lesson, LessonStep
from game.lessons.positions import table_of_step
from game.messages.functions import cli as say_cli, lessons as say_lessons
from game.play.practising.lesson_run import LessonFault, MoveRefused, faults_of
from game.rules.presets import DEFAULT_PRESET
from game.sentences.at_table.refusals import refusal_sentence
from game.sentences.learning.lesson_steps import StepWords
from game.sentences.learning.lessons import lesson_heading, lesson_title, part_texts
from saves.records.lines import encode_line
from saves.records.move_json import move_fields
from saves.records.position_json import position_line


def add_arguments(parser: ArgumentParser) -> None:
    """The rule set, and whether to play."""
    parser.add_argument(
        "--rules",
        metavar="ID|FILE",
        default=DEFAULT_PRESET,
        help=say_cli.rules_or_default_help(DEFAULT_PRESET),
    )
    parser.add_argument("--check", action="store_true", help=say_cli.lessons_check_help())


def run(options: Namespace) -> int:
    """1 if the rules are invalid or a lesson can't be done, 2 if there is no such rule set."""
    lessons = lessons_of(rules_named(options.rules, data_folder(options)))
    if options.check:
        return check(lessons, as_json=wants_json(options))
    told = {"lessons": [_fields(lesson) for lesson in lessons]}
    return print_answer(told, chain.from_iterable(map(_lines, lessons)), wants_json(options))


def check(lessons: Iterable[Lesson], as_json: bool) -> int:
    """Play each lesson by its answers, once directly and once by "Do it for me"; 1 if one of them fails."""
    played = list(lessons)
    faults = [(lesson, fault) for lesson in played for fault in faults_of(lesson)]
    for lesson, fault in faults:
        complain(say_lessons.fault(lesson_heading(lesson.id), fault.number + 1, _why(fault)))
    steps = sum(len(lesson.steps) for lesson in played)
    told = [{"lesson": lesson.id.value, "step": fault.number + 1, "why": _why(fault)} for lesson, fault in faults]
    lines = [] if faults else [say_lessons.all_can_be_done(len(played), steps)]
    print_answer({"lessons": len(played), "steps": steps, "faults": told}, lines, as_json)
    return 1 if faults else 0


def _why(fault: LessonFault) -> str:
    if isinstance(fault.verdict, MoveRefused):
        return refusal_sentence(fault.verdict.refusal)
    return say_lessons.answer_is_not_asked()


def _fields(lesson: Lesson) -> dict[str, object]:
    return {
        "id": lesson.id.value,
        "title": lesson_title(lesson.id),
        "players": lesson.players,
        "teams": lesson.teams,
        "steps": [_step_fields(lesson, step) for step in lesson.steps],
    }


def _step_fields(lesson: Lesson, step: LessonStep) -> dict[str, object]:
    said = StepWords(lesson, step)
    return {
        "heading": said.heading,
        "text": said.text,
        "parts": part_texts(lesson, step),
        "position": msgspec.json.decode(encode_line(position_line(table_of_step(lesson, step)))),
        "answers": [move_fields(move) for move in step.answers],
        "replies": [move_fields(move) for move in step.replies],
    }


def _lines(lesson: Lesson) -> Iterator[str]:
    yield lesson_heading(lesson.id)
    for number, step in enumerate(lesson.steps, 1):
        said = StepWords(lesson, step)
        yield f"  {number}. {said.heading}\n     {said.text}"
        parts = part_texts(lesson, step)
        if parts:
            yield f"     ({', '.join(parts)})"
