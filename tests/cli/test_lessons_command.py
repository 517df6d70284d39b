"""`lessons`: the lessons of a rule set as JSON, and the proof that each can be done."""

import json

import msgspec
import pytest
from msgspec.structs import replace

from game.cli.commands.lessons_command import check
from game.engine.legal import why_not
from game.engine.moves import Discard
from game.engine.table.view import view_of
from game.lessons.course import lessons_of
from game.lessons.lesson_facts import Lesson
from game.lessons.lesson_ids import LessonId
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import PresetId
from saves.records.lines import PositionLine
from saves.records.move_json import decode_move
from saves.records.position_json import table_from
from tests.build import WEB, cards
from tests.cli.running import run


@pytest.mark.parametrize("preset_id", PRESET_IDS)
def test_positions_and_answers_can_be_read_again(capsys: pytest.CaptureFixture[str], preset_id: PresetId) -> None:
    """Given a preset, twelve lessons come as JSON; each first answer is legal at its position, read as a record is."""
    answer = json.loads(run(capsys, "lessons", "--rules", preset_id, "--json").out)
    assert [lesson["id"] for lesson in answer["lessons"]] == [lesson_id.value for lesson_id in LessonId]
    rules = preset(preset_id)
    played = 0
    for lesson in answer["lessons"]:
        assert lesson["title"]
        for step in lesson["steps"]:
            assert step["text"]
            line = msgspec.convert(step["position"], PositionLine)
            table = table_from(line, 2, rules, lesson["players"], lesson["teams"])
            for move in step["answers"][:1]:
                assert why_not(view_of(table, 0), decode_move(msgspec.json.encode(move))) is None
                played += 1
    assert played > 40


def _spoiled(lesson: Lesson) -> Lesson:
    """A lesson whose second step is answered by a card that nobody holds there."""
    first, second, *others = lesson.steps
    return replace(lesson, steps=(first, replace(second, answers=(Discard(cards("3H")[0]),)), *others))


def test_a_check_tells_which_step_cannot_be_done(capsys: pytest.CaptureFixture[str]) -> None:
    """Given a lesson with an answer that the engine refuses, the check ends with 1 and says where and why."""
    lessons = lessons_of(WEB)
    assert check(lessons, as_json=False) == 0
    assert capsys.readouterr().out.startswith("Twelve lessons with ")
    assert check((_spoiled(lessons[0]), *lessons[1:]), as_json=True) == 1
    said = capsys.readouterr()
    assert said.err == "Lesson 1 · What wins, step 2: You don't have the three of hearts.\n"
    assert json.loads(said.out)["faults"] == [
        {"lesson": "what_wins", "step": 2, "why": "You don't have the three of hearts."}
    ]


def test_lessons_are_printed_to_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    """Given no format, headings, texts and what to click are printed, in the numbers of the rules."""
    said = run(capsys, "lessons", "--rules", "campus").out
    assert "Lesson 8 · Books" in said
    assert "A meld of eight cards is a book." in said
    assert run(capsys, "lessons", "--rules", "campus", "--check").code == 0
    assert run(capsys, "lessons", "--rules", "nobody's").code == 2
