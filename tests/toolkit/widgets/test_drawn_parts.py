from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pytest
from pygame import Rect, Surface

from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import ScreenPreferences
from game.toolkit.widgets import (
    Button,
    ButtonLook,
    Dropdown,
    IconButton,
    PaperLink,
    Segmented,
    Slider,
    Toggle,
    Widget,
)
from tests.toolkit.driving import kit_at, nothing
from tests.toolkit.widgets.test_redrawing import MADE, scroll_bar

WINDOW: Final = (1920, 1080)  # a design pixel is a real one there
PLACE: Final = Rect(100, 100, 400, 64)


class Part(NamedTuple):
    """A text with its words, a sign with its name, or the ground of something."""

    kind: str
    name: str
    rect: Rect


def parts(kit: Kit, widget: Widget, place: Rect | None = None) -> list[Part]:
    """What is drawn of it in that place, or where it is."""
    found: list[Part] = []

    def icon(surface: Surface, name: str, center: tuple[int, int], size: int, colour: str = "") -> None:
        found.append(Part("sign", name, Rect(center[0] - size // 2, center[1] - size // 2, size, size)))

    if place is not None:
        widget.fit_into(kit, place)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kit.paint, "icon", icon)
        patch.setattr(kit.paint, "watch", lambda surface, rect: found.append(Part("ground", "", rect.copy())))
        patch.setattr(kit.text, "watch", lambda drawn: found.append(Part("text", drawn.text, Rect(drawn.rect))))
        widget.draw(kit, Surface((1200, 500)))
    return found


def rects(found: Sequence[Part], name: str) -> list[Rect]:
    """Of the parts of that name."""
    return [part.rect for part in found if part.name == name]


MOVED: Final = [kind for kind in MADE if kind not in ("scroll bar", "list", "page")]
SIZES: Final = [(400, 64), (160, 64), (300, 110), (170, 50)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", MOVED)
def test_a_widget_looks_the_same_wherever_it_lies(kind: str, size: tuple[int, int]) -> None:
    kit = kit_at(WINDOW)
    here, there = (parts(kit, MADE[kind](), Rect(*at, *size)) for at in ((50, 60), (187, 241)))
    assert here
    assert [part.rect.move(137, 181) for part in here] == [part.rect for part in there]
    for part in here:
        assert Rect(50, 60, *size).inflate(12, 14).contains(part.rect), part


@pytest.mark.parametrize("kind", [kind for kind in MOVED if kind != "tiles"])
def test_words_and_signs_of_a_widget_lie_apart(kind: str) -> None:
    kit = kit_at(WINDOW)
    widget = MADE[kind]()
    found = [one for one in parts(kit, widget, Rect(50, 60, max(widget.wanted(kit), 240), 76)) if one.kind != "ground"]
    for number, one in enumerate(found):
        for other in found[:number]:
            across, down = one.rect.inflate(-2, 0), one.rect.inflate(0, -12)
            assert not (across.colliderect(other.rect) and down.colliderect(other.rect)), (one, other)


CENTRED: Final = [kind for kind in MOVED if kind not in ("slider", "faced", "tiles", "tile", "hold")]


@pytest.mark.parametrize("kind", CENTRED)
@pytest.mark.parametrize("height", [56, 64, 90])
def test_what_a_widget_says_lies_in_the_middle_of_its_height(kind: str, height: int) -> None:
    kit = kit_at(WINDOW)
    found = [one.rect for one in parts(kit, MADE[kind](), Rect(50, 60, 400, height)) if one.kind != "ground"]
    whole = found[0].unionall(found[1:])
    assert abs((whole.top - 60) - (60 + height - whole.bottom)) <= 5


@pytest.mark.parametrize("kind", [kind for kind in MOVED if kind != "field"])
def test_a_widget_is_in_proportion_at_twice_the_scale(kind: str) -> None:
    small, large = kit_at(WINDOW), kit_at((3840, 2160))
    here = parts(small, MADE[kind](), Rect(50, 60, 440, 64))
    there = parts(large, MADE[kind](), Rect(100, 120, 880, 128))
    assert [(part.kind, part.name) for part in here] == [(part.kind, part.name) for part in there]
    for one, other in zip(here, there, strict=True):
        for before, after in zip(one.rect, other.rect, strict=True):
            assert abs(2 * before - after) <= 14, (one, other)


# ---- each by itself


@pytest.mark.parametrize("on", [True, False])
def test_the_switch_of_a_toggle_is_at_its_right_with_the_knob_on_the_side_it_means(on: bool) -> None:
    toggle = Toggle("sound", "Sound", on, nothing, ("on", "off"))
    found = parts(kit_at(WINDOW), toggle, PLACE)
    switch, knob, word = found[0].rect, rects(found, "disc")[0], rects(found, toggle.value)[0]
    assert switch.midright == PLACE.midright
    assert (switch.h, switch.w) == (48, 92)
    assert abs(knob.centerx - (switch.right - 24 if on else switch.left + 24)) <= 1
    assert abs(knob.centery - switch.centery) <= 1
    assert knob.w == knob.h == 38
    assert word.right == switch.left - 14


def test_a_stepper_has_squares_at_its_ends_and_its_number_between_them() -> None:
    found = parts(kit_at(WINDOW), MADE["stepper"](), PLACE)
    minus, plus, middle = (part.rect for part in found if part.kind == "ground")
    assert (minus, plus) == (Rect(100, 100, 64, 64), Rect(436, 100, 64, 64))
    assert (middle.left, middle.right) == (minus.right + 4, plus.left - 4)
    assert [rects(found, name)[0].center for name in ("minus", "plus")] == [minus.center, plus.center]
    assert abs(rects(found, "3")[0].centerx - middle.centerx) <= 1


NAMES: Final = ("Off", "Low", "Half", "Loud", "Full")


@pytest.mark.parametrize("chosen", range(5))
def test_the_knob_of_a_slider_is_on_the_tick_of_its_value(chosen: int) -> None:
    slider, kit, surface = Slider("volume", "Volume", NAMES, chosen, nothing), kit_at(WINDOW), Surface((600, 200))
    slider.fit_into(kit, PLACE)
    found = parts(kit, slider)
    track, *gold = (part.rect for part in found if part.kind == "ground")
    assert (track.left - PLACE.left, PLACE.right - track.right) == (21, 21)
    x = track.left + track.w * chosen // 4
    assert [(one.left, one.right) for one in gold] == ([(track.left, x)] if chosen else [])
    assert {one.center[1] for one in gold} <= {track.centery}
    slider.draw(kit, surface)
    assert surface.get_at((x, track.centery))[:3] == (255, 255, 255)
    for number in range(5):
        tick = track.left + track.w * number // 4
        assert sum(surface.get_at((tick, track.top - 3))[:3]) > 200
        assert sum(surface.get_at((min(tick + 12, PLACE.right - 1), track.top - 3))[:3]) < 200 or number == chosen
        for name in rects(found, NAMES[number]):
            assert abs(name.centerx - tick) <= 1 or name.left == PLACE.left or name.right == PLACE.right
            assert name.bottom <= track.top
    assert rects(found, NAMES[chosen])
    assert rects(found, "Off")
    assert rects(found, "Full")


@pytest.mark.parametrize("options", [("slow", "fast"), ("a", "b", "c", "d"), ("on", "quite a long one", "off")])
def test_choices_share_their_place_by_what_they_need(options: tuple[str, ...]) -> None:
    kit = kit_at(WINDOW)
    found = parts(kit, Segmented("speed", "Speed", options, 0, nothing), Rect(100, 100, 360, 64))
    cells = [part.rect for part in found if part.kind == "ground"]
    assert (cells[0].left, cells[-1].right) == (100, 460)
    assert {after.left - before.right for before, after in pairwise(cells)} == {4}
    widths = [cell.w for cell in cells]
    assert (max(widths) - min(widths) <= 6) == ("quite a long one" not in options)
    for cell, option in zip(cells, options, strict=True):
        (word,) = rects(found, option)
        assert abs(word.centerx - cell.centerx) <= 1
        assert word.w <= cell.w - 6


@pytest.mark.parametrize(
    ("top", "knob"), [(0, (0, 40)), (800, (160, 40)), (400, (80, 40)), (9999, (160, 40)), (-5, (0, 40))]
)
def test_the_knob_of_a_scroll_bar_is_where_and_as_long_as_what_is_seen(top: int, knob: tuple[int, int]) -> None:
    bar = scroll_bar()
    bar.scroll_to(top)
    track, found = (part.rect for part in parts(kit_at(WINDOW), bar))
    assert track == Rect(600, 100, 20, 200)
    assert (found.top - track.top, found.h) == knob
    assert (found.left, found.w) == (600, 20)


@pytest.mark.parametrize("label", ["Deal", "A label that has no room at all in such a narrow button, whatever is done"])
@pytest.mark.parametrize("look", ["", "primary", "quiet", "live", "calm"])
@pytest.mark.parametrize("enabled", [True, False])
def test_no_word_of_a_button_lies_on_its_rim(label: str, look: str, enabled: bool) -> None:
    kit, place = kit_at(WINDOW), Rect(100, 100, 230, 64)
    given = {"look": ButtonLook(look, 26)} if look else {}  # type: ignore[arg-type]
    button = Button("button/x", label, nothing, icon="play", sub="Four hands", **given)  # type: ignore[arg-type]
    button.enable(enabled, "" if enabled else "Not yet")
    found = parts(kit, button, place)
    for part in found:
        if part.kind != "ground":
            assert part.rect.left >= place.left, part
            assert part.rect.right <= place.right, part
            assert part.rect.top >= place.top - 2, part
    picture = rects(found, "play")
    words = [part.rect for part in found if part.kind == "text" and part.rect.w > 1]
    if picture and words and look != "quiet":
        assert min(word.left for word in words) >= picture[0].right


@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_a_link_lies_where_its_place_has_it_with_a_line_below(align: str) -> None:
    link, kit, surface = PaperLink("button/x", "Rules", nothing), kit_at(WINDOW), Surface((600, 300))
    link.align = align  # type: ignore[assignment]
    (word,) = (part.rect for part in parts(kit, link, PLACE))
    ends = {
        "left": word.left == PLACE.left,
        "center": abs(word.centerx - PLACE.centerx) <= 1,
        "right": word.right == 500,
    }
    assert ends[align]
    link.draw(kit, surface)
    lit = [x for x in range(600) if sum(surface.get_at((x, word.bottom))[:3])]
    assert (lit[0], lit[-1] + 1) == (word.left, word.right)


def test_a_chooser_shows_its_value_at_the_left_and_an_arrow_at_the_right() -> None:
    kit = kit_at(WINDOW)
    found = parts(kit, Dropdown("partner", "Partner", ["Tom", "Ruth"], 1, nothing), PLACE)
    (word,), (arrow,) = rects(found, "Ruth"), rects(found, "down")
    assert word.left == PLACE.left + 18
    assert PLACE.right - arrow.right == 14
    assert arrow.centery == PLACE.centery


@pytest.mark.parametrize(
    "preferences",
    [ScreenPreferences(interface=150), ScreenPreferences(contrast="high")],
    ids=["large", "high contrast"],
)
@pytest.mark.parametrize("kind", MOVED)
def test_a_widget_stays_inside_whatever_the_preferences(kind: str, preferences: ScreenPreferences) -> None:
    kit = kit_at((1366, 768), preferences)
    widget = MADE[kind]()
    place = Rect(40, 50, max(widget.wanted(kit), 160), kit.theme.tap(64))
    for part in parts(kit, widget, place):
        assert place.inflate(12, 24).contains(part.rect), part


def test_a_button_with_a_picture_alone_has_it_in_its_middle() -> None:
    for place in (Rect(100, 100, 64, 64), Rect(100, 100, 120, 60)):
        found = parts(kit_at(WINDOW), IconButton("button/x", "X", nothing, "play"), place)
        (sign,) = [part for part in found if part.kind == "sign"]
        assert sign.rect.center == place.center
        assert sign.rect.w == round(min(place.size) * 0.6)
