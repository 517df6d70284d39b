"""What lies over a table that is taught."""

from pygame import Color, Rect, Surface

from game.toolkit.boxes import Box
from game.toolkit.drawing.theme import GOLD
from game.ui.table.draw.lesson_overlay import lesson_parts
from game.ui.table.layout.lesson_places import LessonPlaces, SheetPlace
from game.ui.table.sheets.laid_sheet import LaidSheet
from tests.ui.drive import kit_at


def test_an_arrow_leads_from_the_sheet_to_what_it_speaks_of() -> None:
    """Given a step that points at something away from the sheet, the arrow is gold all along its way."""
    kit, surface = kit_at((1280, 720)), Surface((600, 300))
    sheet = LaidSheet(kit, Rect(20, 20, 200, 100), Box(), ())
    arrow = tuple((240.0 + 5 * n, 60.0 + 2 * n) for n in range(40))
    for part in lesson_parts(kit, sheet, LessonPlaces(SheetPlace(sheet.rect, 0), arrow=arrow), is_ringed=False):
        part.draw(kit, surface)
    gold = Color(GOLD)
    assert all(surface.get_at((round(x), round(y))) == gold for x, y in arrow[1:-1])
