"""Where a question lies that is asked at a seat."""

import pytest
from pygame import Rect

from game.ui.shared.overlay.fronts import QuestionBubble, YesNoQuestion
from tests.build import PARTNERS, table
from tests.slow import slow_except
from tests.ui.drive import kit_at
from tests.ui.table.table_games import Sitting

SHORT = "The stock has only four cards left."
LONG = "We should be about 2,050 ahead, and Bartholomew-Alexander Montgomery might go out next, though we hold little."


@pytest.mark.parametrize("why", [SHORT, LONG])
@pytest.mark.parametrize(("players", "teams"), [(4, 2), (6, 2), (6, 3)])
@pytest.mark.parametrize("size", slow_except([(1280, 720)], [(1280, 720), (1600, 900), (1920, 1080), (1280, 960)]))
def test_a_question_hides_neither_the_hand_nor_what_going_out_takes(
    size: tuple[int, int], players: int, teams: int, why: str
) -> None:
    """From whichever teammate it comes, it lies wholly in the window beside the plate, its words and answers within."""
    sitting = Sitting(table(hand="KC", players=players, teams=teams, rules=PARTNERS), size)
    places = sitting.scene.state.layout.places
    free = [places.rect("GoingOut"), places.rect("Hand"), places.rect("Tip")]
    for near in range(teams, players, teams):
        bubble = QuestionBubble()
        bubble.show(
            YesNoQuestion(near, "Bartholomew asks: may I go out?", why, "Yes, go out", "No, not yet", lambda _: None)
        )
        plate = places.rect("Seat", near)
        bubble.lay_out(kit_at(size), plate, free)
        assert Rect((0, 0), size).contains(bubble.rect)
        assert bubble.rect.collidelist([*free, plate]) < 0
        assert all(bubble.rect.contains(widget.rect) for widget in bubble.form.widgets)


def test_without_a_free_place_it_lies_beside_the_seat() -> None:
    """Where everything is to stay free, it is asked all the same."""
    bubble = QuestionBubble()
    bubble.show(YesNoQuestion(2, "Rosa asks: may I go out?", SHORT, "Yes", "No", lambda _: None))
    bubble.lay_out(kit_at((1280, 720)), Rect(540, 56, 200, 60), [Rect(0, 0, 1280, 720)])
    assert bubble.rect.left >= 740
