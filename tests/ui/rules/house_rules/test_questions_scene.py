import pygame
import pytest

from game.messages.functions import house_rules as say
from game.messages.language import LANGUAGES
from game.rules.five_questions import QUESTIONS
from game.sentences.rules_and_scores import house_rules
from game.toolkit.boxes import Box, Located
from game.ui.rules.house_rules import questions_scene
from game.ui.rules.house_rules.answer_pictures import answer_picture
from game.ui.rules.house_rules.questions_scene import Answers, FiveQuestionsScene
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import EditAnswers, GoBack
from tests.ui.drive import Picture, click, find, key, middle, press, send
from tests.ui.samples import nothing
from tests.ui.spoken_screens import screens_in

SIZE = (1280, 720)
OUTCOME = f"field/question/{questions_scene.OUTCOME}"


def ids(scene: FiveQuestionsScene) -> set[str]:
    """What can be hit."""
    return {target.id for target in scene.report().targets}


def test_answers_that_no_preset_has_can_be_taken_along() -> None:
    opened: list[object] = []
    scene = FiveQuestionsScene(opened.append)
    Picture(scene, SIZE)
    press(scene, "field/question/1", "field/pile/3")
    press(scene, OUTCOME)
    press(scene, "button/change")
    assert opened == [EditAnswers("web", (("take_count", "all"),))]
    press(scene, "field/question/1", "field/pile/3")
    assert "field/pile" in ids(scene)
    press(scene, OUTCOME)
    assert "button/change" not in ids(scene)


def test_arrows_look_at_answers_and_enter_goes_on() -> None:
    scene = FiveQuestionsScene(nothing)
    Picture(scene, SIZE)
    for code in (pygame.K_RIGHT, pygame.K_RIGHT):
        scene.handle(key(code))
    assert scene.state.chosen[0] == 2
    assert scene.report().focus == "field/stacks"
    scene.handle(key(pygame.K_RETURN))
    assert scene.report().focus == "field/pile"


def test_a_weak_match_names_the_preset_that_is_closest_but_one() -> None:
    weak, full = (
        Picture(FiveQuestionsScene(nothing, Answers(at, questions_scene.OUTCOME)), SIZE).words
        for at in ((3, 4, 2, 3, 3), (2, 1, 2, 3, 3))
    )
    assert say.second_closest("Family Table", 1, 5) in weak
    assert not any(text.startswith("Next:") for text in full)


def test_the_second_press_of_a_double_click_answers_nothing() -> None:
    scene = FiveQuestionsScene(nothing)
    Picture(scene, SIZE)
    at = middle(find(scene, "field/stacks/0"))
    send(scene.handle, *click(at))
    scene.update(0.15)
    send(scene.handle, *click(at))
    assert (scene.state.step, scene.state.chosen[:2]) == (1, (1, 0))
    scene.update(0.5)
    send(scene.handle, *click(at))
    assert (scene.state.step, scene.state.chosen[:2]) == (2, (1, 1))


def test_every_question_has_its_step() -> None:
    for number, question in enumerate(QUESTIONS):
        scene = FiveQuestionsScene(nothing)
        Picture(scene, (1024, 600))
        if number:
            press(scene, f"field/question/{number}")
        assert house_rules.question(question.key) in Picture(scene, (1024, 600)).words
        assert find(scene, f"field/question/{number}").label == house_rules.question(question.key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_a_picture_in_large_letters_too(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: set[tuple[str, str]] = set()

    def picture(question: str, answer: str) -> Box:
        return Located(answer_picture(question, answer), lambda rect: drawn.add((question, answer)))

    monkeypatch.setattr(questions_scene, "answer_picture", picture)
    with screens_in(language):
        scene = FiveQuestionsScene(nothing)
        for number in range(len(QUESTIONS)):
            Picture(scene, (1280, 720), Preferences(text_size="large"))
            press(scene, f"field/question/{number + 1}")
    assert drawn == {(question.key, answer.key) for question in QUESTIONS for answer in question.answers}


def test_back_leads_to_the_question_before_and_from_the_first_one_out() -> None:
    asked: list[object] = []
    scene = FiveQuestionsScene(asked.append)
    Picture(scene, SIZE)
    press(scene, "field/stacks/0")
    scene.handle(key(pygame.K_ESCAPE))
    assert (scene.state.step, scene.report().focus, asked) == (0, "field/stacks", [])
    press(scene, "button/back")
    assert asked == [GoBack()]
