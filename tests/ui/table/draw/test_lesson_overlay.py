"""What lies over a table that is taught."""

from msgspec.structs import replace
from pygame import Color, Rect, Surface

from game.lessons.lesson_facts import TableThing, TheMeld
from game.toolkit.boxes import Box
from game.toolkit.drawing.theme import GOLD
from game.turn.spots import LaidMeld, Zone
from game.ui.table.draw.lesson_ground import LessonGround
from game.ui.table.draw.lesson_overlay import VEIL, lesson_parts, veil_parts
from game.ui.table.layout.lesson_places import HandLight, LessonPlaces, SheetPlace
from game.ui.table.sheets.laid_sheet import LaidSheet
from tests.build import table
from tests.ui.drive import kit_at
from tests.ui.table.table_games import Sitting
from tests.ui.table.test_modes import TAUGHT


def test_an_arrow_leads_from_the_sheet_to_what_it_speaks_of() -> None:
    """Given a step that points at something away from the sheet, the arrow is gold all along its way."""
    kit, surface = kit_at((1280, 720)), Surface((600, 300))
    sheet = LaidSheet(kit, Rect(20, 20, 200, 100), Box(), ())
    arrow = tuple((240.0 + 5 * n, 60.0 + 2 * n) for n in range(40))
    for part in lesson_parts(kit, sheet, LessonPlaces(SheetPlace(sheet.rect, 0), arrow=arrow), is_ringed=False):
        part.draw(kit, surface)
    gold = Color(GOLD)
    assert all(surface.get_at((round(x), round(y))) == gold for x, y in arrow[1:-1])


def test_a_lit_meld_is_lit_with_its_count_and_the_foot_with_its_words() -> None:
    """Given a step about something on the table, what is written on it isn't dimmed; all else has its own place."""
    sitting = Sitting(table(hand="KC 4S 9C", phase="play", melds=("KS KH KD",), pile="5D KS"), is_drawn=False)
    state, frames = sitting.scene.state, sitting.scene.frames
    signs = [badge.box(frames.kit) for badge in state.layout.badges if badge.text == "3/7"]
    for thing, spot, has_words in (
        (TheMeld(0, 0), LaidMeld(0, 0, is_book=False), True),
        (TableThing.FOOT, Zone.FOOT, True),
        (TableThing.STOCK, Zone.STOCK, False),
        (TableThing.NEW_PILE, Zone.NEW_PILE, False),
    ):
        ground = LessonGround(frames.kit, state, replace(TAUGHT, lit=(thing,)), frames.scenery, {}, [])
        (lit,) = ground.over(ground.place_of_sheet()).lit
        assert (lit != state.layout.hits[spot]) == has_words, thing
        assert not isinstance(thing, TheMeld) or all(lit.contains(sign) for sign in signs)


def test_of_a_lit_card_exactly_what_can_be_seen_is_bright() -> None:
    """The bugs: the next card's edge was as bright as the lit card that it covers, the rest of it dark; white corners
    beside the lit cards. Given a lit card between two dark ones, and a turned one, only what can be seen is bright.
    """
    kit, surface = kit_at((1280, 720)), Surface((800, 300))
    surface.fill("white")
    lit = Rect(160, 50, 60, 150)  # what can be seen of the second, as a rectangle
    lefts = 100, 160, 220, 280, 500
    hand = [HandLight(left, 50, 100, 150, 10 if left == 500 else 0, left in (160, 500)) for left in lefts]
    for part in veil_parts(kit, surface.get_rect(), [lit, Rect(500, 50, 100, 150)], hand):
        part.draw(kit, surface)
    dark = tuple(round(255 - VEIL[3] + colour * VEIL[3] / 255) for colour in VEIL[:3])

    def is_bright(x: int, y: int) -> bool:
        seen = surface.get_at((x, y))[:3]
        assert seen == (255, 255, 255) or max(abs(a - b) for a, b in zip(seen, dark, strict=True)) <= 2
        return seen == (255, 255, 255)

    row = {x: is_bright(x, 125) for x in range(92, 390) if x not in (159, 160, 219, 220)}
    assert {x for x, bright in row.items() if bright} == set(range(161, 219))
    assert not is_bright(190, 46)  # nor does light fall beside it
    assert is_bright(550, 125)
    assert not is_bright(502, 52)  # a corner that the turned card has left
