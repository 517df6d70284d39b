from pygame import Surface

from game.assets import assets_folder
from game.ui.shared.cards.card_art import card_art
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


def test_no_figure_is_ever_read_twice() -> None:
    art = card_art(kit_at((1024, 600)))
    faces = [f"{rank}{suit}" for rank in "JQK" for suit in "CDHS"]
    for width in (60, 61, 62):
        for card in faces:
            art.face(card, width)
    art.figures._folder = assets_folder() / "nowhere"
    for width in range(40, 60):
        for card in faces:
            art.face(card, width)
    assert len(art.figures) == 12
