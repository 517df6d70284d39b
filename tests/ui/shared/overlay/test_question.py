from pygame import Rect

from game.ui.shared.overlay.fronts import QuestionBubble, YesNoQuestion
from tests.ui.drive import kit_at

SHORT = "The stock has only four cards left."
LONG = "We should be about 2,050 ahead, and Bartholomew-Alexander Montgomery might go out next, though we hold little."


def test_without_a_free_place_it_lies_beside_the_seat() -> None:
    bubble = QuestionBubble()
    bubble.show(YesNoQuestion(2, "Rosa asks: may I go out?", (SHORT,), "Yes", "No", lambda _: None))
    bubble.lay_out(kit_at((1280, 720)), Rect(540, 56, 200, 60), [Rect(0, 0, 1280, 720)])
    assert bubble.rect.left >= 740
