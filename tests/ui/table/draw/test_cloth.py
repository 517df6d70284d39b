"""The heading of a band, and its frame."""

from pygame import Rect, Surface

from game.toolkit.drawing.text import Drawn
from game.ui.shared.preferences import Preferences
from game.ui.table.draw.cloth import BandWords, draw_band
from game.ui.table.layout.bands import BandPlaces
from tests.ui.drive import kit_at


def test_a_whole_name_is_worth_more_than_the_mark() -> None:
    """Given a band so narrow that a name has room alone, but not beside its team's mark, the name is whole."""
    kit, drawn = kit_at((1280, 720)), list[Drawn]()
    kit.text.watch = drawn.append
    name = "Theodora"
    least = kit.text.width(name, 15, "strong")
    for width in (least + 40, least + 10, least - 4):
        band = BandPlaces(rect=Rect(0, 0, width, 60), title_h=24, shelf=None)
        draw_band(kit, Surface((400, 200)), band, BandWords(0, name))
    assert [one.text for one in drawn] == [name, name, "The…"]


def test_a_score_without_a_name_grows_with_the_interface() -> None:
    """Of seven alone the scores, which have the whole line to themselves, stayed at 21 pixels at 150 per cent."""
    band = BandPlaces(rect=Rect(10, 10, 206, 176), title_h=29, shelf=None)
    sizes = []
    for interface in (100, 150):
        kit, drawn = kit_at((1280, 720), Preferences(interface=interface)), list[Drawn]()
        kit.text.watch = drawn.append
        draw_band(kit, Surface((400, 200)), band, BandWords(0, "Theodora", total="10,420", is_named=True))
        sizes += [one.px for one in drawn if one.text == "10,420"]
    assert sizes[1] >= 1.25 * sizes[0]
