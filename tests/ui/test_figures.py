"""The figures of court cards."""

from pygame import Surface

from game.assets import assets_folder
from game.ui.figures import figure
from game.ui.kept import Kept
from tests.ui.drive import kit_at


def test_a_figure_is_read_once_for_all_small_sizes() -> None:
    """Given one of a hand, smaller ones need no second picture to be kept; a large one is made for itself."""
    kit_at()
    kept, drawing = Kept(1_000_000), assets_folder() / "cards" / "KH.svgz"
    sizes = ((120, 190), (40, 63), (300, 475))
    made: list[Surface] = [figure(kept, drawing, size, 1080) for size in sizes]
    assert [picture.get_width() for picture in made] == [120, 40, 300]
    assert all(abs(picture.get_height() / picture.get_width() - 1.54) < 0.02 for picture in made)
    assert list(kept) == [("figure", "KH.svgz")]
