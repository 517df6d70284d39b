"""Names of people where there is more and less room."""

from pygame import Rect, Surface

from game.toolkit.boxes import Placed
from game.toolkit.drawing.text import Drawn
from game.ui.shared.people.portrait_and_name import Name
from tests.ui.drive import kit_at


def test_a_name_is_shortened_rather_than_written_in_tiny_letters() -> None:
    """Given room for all of it, the whole name is drawn; given less, one without the surname."""
    kit, drawn = kit_at((1920, 1080)), list[Drawn]()
    kit.text.watch = drawn.append
    name = Name("Maximilian Egon Westerby", 24)
    for width in (name.width(kit), name.width(kit) // 2):
        Placed(name, kit, Rect(0, 0, width, 40)).draw(kit, Surface((400, 40)))
    assert [one.text for one in drawn] == ["Maximilian Egon Westerby", "Maximilian W."]
