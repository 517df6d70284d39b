"""The tour that Help offers."""

import pytest
from pygame import Rect, Surface

from game.messages.functions import tour as say
from game.ui.system.help.help_tour import TourScene, TourStop
from tests.ui.drive import kit_at
from tests.ui.samples import nothing


@pytest.mark.parametrize("at", [(130, 505), (1150, 505), (20, 110), (1240, 730)])
def test_the_words_of_a_stop_are_inside_the_rim_of_the_table(at: tuple[int, int]) -> None:
    """Given a control near an edge of a laptop's window, the paper doesn't poke over the golden line of the rim."""
    kit = kit_at((1366, 768))
    scene = TourScene([TourStop((*at, 100, 30), say.new_game)], Surface(kit.size), nothing)
    pieces = list(scene.content(kit).place(kit, Rect((0, 0), kit.size)))
    line = kit.theme.u(26)
    inside = Rect((0, 0), kit.size).inflate(-2 * line, -2 * line)
    assert pieces
    assert all(inside.contains(piece.rect) for piece in pieces)
