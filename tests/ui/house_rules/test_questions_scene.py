"""Five questions that find the closest preset."""

import pytest

from game.rules.five_questions import QUESTIONS, closest
from game.text.language import LANGUAGES
from game.text.messages import house_rules as say
from game.ui.boxes import Box, Located
from game.ui.core.preferences import Preferences
from game.ui.house_rules import questions_scene
from game.ui.house_rules.answer_pictures import answer_picture
from game.ui.house_rules.questions_scene import FiveQuestionsScene
from game.ui.requests import ChoosePreset, EditAnswers
from game.words import house_rules
from tests.ui.drive import Picture, find, press
from tests.ui.samples import nothing
from tests.ui.spoken_screens import screens_in

SIZE = (1280, 720)


def test_answers_lead_to_a_preset() -> None:
    """Eight cards from the pile by any play: that is Campus Books, which can be chosen."""
    chosen: list[object] = []
    scene = FiveQuestionsScene(chosen.append)
    assert say.answer_what_you_know() in Picture(scene, SIZE).words
    for question, answer in (("pile", 2), ("upcard", 2)):
        press(scene, f"field/{question}/{answer}")
    assert scene.message == house_rules.closest_preset(closest({"pile": "eight", "upcard": "any_play"}))
    assert not find(scene, "button/change").enabled
    press(scene, "button/take")
    assert chosen == [ChoosePreset("campus")]


def test_answers_that_no_preset_has_can_be_taken_along() -> None:
    """The whole pile is in no preset: the editor gets it as a change; a second press takes the answer back."""
    opened: list[object] = []
    scene = FiveQuestionsScene(opened.append)
    Picture(scene, SIZE)
    press(scene, "field/pile/3")
    press(scene, "button/change")
    assert opened == [EditAnswers("web", (("take_count", "all"),))]
    press(scene, "field/pile/3")
    assert not find(scene, "button/change").enabled


def test_every_question_is_on_the_screen() -> None:
    """With its words, at the smallest window too."""
    told = Picture(FiveQuestionsScene(nothing), (1024, 600)).words
    assert {house_rules.question(question.key) for question in QUESTIONS} <= set(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_a_picture_in_large_letters_too(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the largest letters on a laptop, no answer is left with words alone, in any language."""
    drawn: set[tuple[str, str]] = set()

    def picture(question: str, answer: str) -> Box:
        return Located(answer_picture(question, answer), lambda rect: drawn.add((question, answer)))

    monkeypatch.setattr(questions_scene, "answer_picture", picture)
    with screens_in(language):
        Picture(FiveQuestionsScene(nothing), (1280, 720), Preferences(text_size="large"))
    assert drawn == {(question.key, answer.key) for question in QUESTIONS for answer in question.answers}
