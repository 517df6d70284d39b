import pytest
from pygame import Color, Rect, Surface

from game.toolkit.boxes import Placed
from game.toolkit.drawing.text import Drawn
from game.toolkit.drawing.theme import SMALLEST_TAP
from game.toolkit.screen_preferences import ScreenPreferences
from game.toolkit.widgets.button import Button, ButtonLook, ButtonRow
from tests.toolkit.driving import kit_at, nothing, shared_kit

KIT = (1280, 720)


def test_no_button_is_narrower_than_a_finger() -> None:
    kit = shared_kit(KIT, ScreenPreferences())
    assert Button("button/a", "a", nothing, look=ButtonLook("quiet", 18)).wanted(kit) == SMALLEST_TAP


def test_buttons_of_a_row_look_alike() -> None:
    kit = shared_kit(KIT, ScreenPreferences())
    buttons = [Button(f"button/{n}", label, nothing) for n, label in enumerate(("Go on with the game", "Close"))]
    row = ButtonRow(buttons, 76, 16, size=30)
    Placed(row, kit, Rect(0, 0, row.width(kit), 60))
    roomy = {button.size for button in buttons}
    Placed(row, kit, Rect(0, 0, row.width(kit) * 3 // 4, 60))
    tight = {button.size for button in buttons}
    assert abs(buttons[0].rect.w - buttons[1].rect.w) <= 1
    assert roomy == {30}
    assert len(tight) == 1
    assert max(tight) < 30


def test_a_reason_that_makes_way_for_a_broken_label_is_told_at_the_pointer() -> None:
    kit = shared_kit((1280, 720), ScreenPreferences())
    button = Button("button/write", "Write it down for everybody", nothing, why_not="too few")
    button.rect = Rect(20, 20, 180, 60)
    button.draw(kit, Surface((400, 200)))
    assert button.tip() == "too few"


def test_a_word_is_worth_more_than_the_picture_beside_it() -> None:
    kit, drawn = kit_at(KIT), list[Drawn]()
    kit.text.watch = drawn.append
    button = Button("button/x", "Duplicate", nothing, icon="copy")
    for room in (button.wanted(kit), kit.text.width("Duplicate", 15, "strong") + kit.theme.u(40)):
        button.rect = Rect(0, 0, room, 50)
        button.draw(kit, Surface((400, 60)))
    (beside, _), (alone, whole) = ((one.rect[0], one.text) for one in drawn)
    assert whole == "Duplicate"
    assert alone < kit.theme.u(34) < beside


def test_a_tool_does_not_outshine_what_a_turn_is_for() -> None:
    kit = shared_kit(KIT, ScreenPreferences())
    sort = Button("button/sort", "Sort", nothing, look=ButtonLook("calm"))
    meld = Button("button/meld", "Meld", nothing, look=ButtonLook("live"), why_not="choose cards first")
    rims = []
    for button in (sort, meld):
        surface = Surface((200, 80))
        button.rect = Rect(10, 10, 180, 60)
        button.draw_ground(kit, surface, button.rect)
        rims.append(max(sum(surface.get_at((100, y))[:3]) for y in range(8, 20)))
    assert 0 < rims[0] <= rims[1]


def test_the_second_line_keeps_off_the_rim() -> None:
    kit, surface = shared_kit((1366, 768), ScreenPreferences(interface=150)), Surface((300, 80))
    button = Button("button/lay_out", "Lay it out", nothing, look=ButtonLook("live", 26), sub="enough to open")
    button.rect = Rect(10, 10, 224, 60)
    button.draw(kit, surface)
    lowest = max(y for y in range(80) for x in range(20, 220) if sum(surface.get_at((x, y))[:3]) > 600)
    assert lowest <= button.rect.bottom - 5


def test_the_picture_of_a_tile_can_be_made_out() -> None:
    """The bug: with letters of 140 per cent two lines of a label left a speck of the picture above them."""
    kit = shared_kit((1366, 768), ScreenPreferences(interface=140))
    button = Button("button/new", "New game", nothing, look=ButtonLook("tile", 25), icon="plus")
    button.rect = Rect(20, 20, 96, 96)
    surface, golden = Surface((140, 140)), set[int]()
    button.draw(kit, surface)
    for y in range(button.rect.top, button.rect.bottom):
        if any(_is_golden(surface.get_at((x, y))) for x in range(button.rect.left, button.rect.right)):
            golden.add(y)
    assert max(golden) - min(golden) >= 11


def _is_golden(colour: Color) -> bool:
    return colour.r > 180 and colour.g > 130 and colour.b < 110


def test_words_of_a_wide_button_are_in_the_middle_with_their_picture() -> None:
    kit, drawn = kit_at(KIT), list[Drawn]()
    kit.text.watch = drawn.append
    plain, pictured, told, both, entry = (
        Button("button/x", "Duplicate", nothing, icon=icon, sub=sub)
        for icon, sub in ((None, ""), ("copy", ""), (None, "as a new set"), ("copy", "as a new set"), ("copy", ""))
    )
    entry.is_entry = True
    places = []
    for button in (plain, pictured, told, both, entry):
        drawn.clear()
        button.rect = Rect(0, 0, 600, 60)
        button.draw(kit, Surface((640, 80)))
        places.append(Rect(drawn[0].rect).unionall([Rect(one.rect) for one in drawn]))
    picture = kit.theme.u(34 + 13)
    assert [place.left + place.right for place in places[:4]] == pytest.approx([600, 600 + picture] * 2, abs=4)
    assert places[4].left < kit.theme.u(80)
