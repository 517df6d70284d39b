from pygame import Surface

from game.assets import assets_folder
from game.ui.shared.cards.court_figures import Figures
from tests.ui.drive import kit_at


def test_a_figure_is_read_once_for_all_small_sizes() -> None:
    kit_at()
    figures = Figures(assets_folder() / "cards", 1080)
    sizes = ((120, 190), (40, 63), (300, 475))
    made: list[Surface] = [figures.picture("KH", size) for size in sizes]
    assert [picture.get_width() for picture in made] == [120, 40, 300]
    assert all(abs(picture.get_height() / picture.get_width() - 1.54) < 0.02 for picture in made)
    assert len(figures) == 1
