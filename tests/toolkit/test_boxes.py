from functools import partial

import pytest
from hypothesis import given, strategies as st
from pygame import Rect

from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Fitting,
    Grid,
    Grow,
    Layers,
    Lazy,
    Located,
    Pad,
    Panel,
    Picture,
    Placed,
    Reserved,
    Rigid,
    Row,
    Share,
    Sized,
    Space,
    WidgetSlot,
    Words,
)
from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import ScreenPreferences
from game.toolkit.widgets import Button
from tests.toolkit.driving import shared_kit

WINDOW = (1920, 1080)  # a design pixel is a real one there
LONG = "Twelve words that have to be broken where the room is too narrow"


@pytest.fixture(scope="module")
def kit() -> Kit:
    """A window in which design pixels are real ones."""
    return shared_kit(WINDOW, ScreenPreferences())


def block(width: float, height: float) -> Picture:
    """Something to place."""
    return Picture(lambda *_: None, width, height)


def rects(kit: Kit, box: Box, rect: Rect) -> list[Rect]:
    """Where everything lies that is drawn."""
    return [rect for rect, _ in Placed(box, kit, rect).drawn]


def test_a_column_shares_what_is_left_among_those_that_grow(kit: Kit) -> None:
    column = Column(block(10, 50), Grow(block(10, 0), 2), Grow(block(10, 0), 1), block(10, 30), gap=10)
    first, second, third, last = rects(kit, column, Rect(5, 7, 100, 301))
    assert (first.top, first.h, last.h) == (7, 50, 30)
    assert last.bottom == 7 + 301
    assert (second.h, third.h) == (127, 64)


def test_what_may_not_grow_further_leaves_the_rest_to_others(kit: Kit) -> None:
    tight, loose = Grow(block(10, 40), most=1.5), Grow(block(10, 10))
    assert [rect.h for rect in rects(kit, Column(tight, loose), Rect(0, 0, 100, 300))] == [60, 240]
    assert [rect.h for rect in rects(kit, Column(tight, tight), Rect(0, 0, 100, 300))] == [60, 60]


def test_shares_of_a_row_do_not_ask_what_is_in_them(kit: Kit) -> None:
    row = Row(Share(Words(LONG)), Share(Words("Yes"), 2))
    assert [rect.w for rect in rects(kit, row, Rect(0, 0, 300, 400))] == [100, 200]


def test_a_box_tells_where_it_lies(kit: Kit) -> None:
    told: list[Rect] = []
    Placed(Pad(Located(Space(10), told.append), 20, 30), kit, Rect(0, 0, 100, 100))
    assert told == [Rect(20, 30, 60, 40)]


def test_gaps_give_way_before_content(kit: Kit) -> None:
    column = Column(block(10, 50), Space(20), block(10, 50), gap=20)
    one, other = rects(kit, column, Rect(0, 0, 100, 130))
    assert (one.h, other.h) == (50, 50)
    assert other.bottom == 130


def test_words_give_way_in_a_row_and_widgets_do_not(kit: Kit) -> None:
    button = Button("button/x", "Press", lambda: None)
    row = Row(Words(LONG), WidgetSlot(button), gap=20)
    (words,) = rects(kit, row, Rect(0, 0, 400, 200))
    assert button.rect.right == 400
    assert button.rect.w == button.wanted(kit)
    assert words.right == button.rect.left - 20
    assert row.height(kit, 400) > kit.text.line(25) * 2


def test_words_that_are_alike_have_one_size(kit: Kit) -> None:
    numbers = ("+5", "+125,600")
    short, long = (Words(number, 40, face="number", lines=1, alike=numbers) for number in numbers)
    assert short.width(kit) == long.width(kit)
    room = long.width(kit) // 2
    assert 0 < short.common_size(kit, room) == long.common_size(kit, room) < 40


def test_words_that_may_shrink_are_preferred_to_another_form(kit: Kit) -> None:
    for least, is_whole in ((0.8, True), (1.0, False)):
        whole = Words(LONG, 40, lines=1, least=least)
        room = round(Words(LONG, 40).width(kit) * 0.9)
        shorter = block(77, 10)
        assert [place.w for place in rects(kit, FirstThatFits(whole, Row(shorter)), Rect(0, 0, room, 80))] == [
            room if is_whole else 77
        ]


def test_a_grid_stands_in_columns(kit: Kit) -> None:
    grid = Grid([(block(40, 10), block(10, 30)), (block(60, 20), block(10, 10))], gap=(5, 7))
    placed = rects(kit, grid, Rect(100, 100, 300, 67))
    assert [rect.topleft for rect in placed] == [(100, 100), (165, 100), (100, 137), (165, 137)]
    assert {rect.h for rect in placed[:2]} == {30}
    assert grid.height(kit, 300) == 57


def test_a_grid_with_too_little_room_ends_where_it_should(kit: Kit) -> None:
    """The bug: what was lacking came off the gap between its columns, but the gap stayed, and the last cell was cut."""
    grid = Grid([(block(40, 10), Words("a few words", 20))], gap=(30, 0))
    wide = grid.width(kit)
    *_, last = rects(kit, grid, Rect(0, 0, wide - 10, 40))
    assert last.right <= wide - 10


def test_rows_of_a_grid_grow_as_far_as_they_may(kit: Kit) -> None:
    grid = Grid([(block(40, 10),), (block(60, 20),)], most=1.5)
    assert [rect.h for rect in rects(kit, grid, Rect(0, 0, 100, 60))] == [15, 30]
    assert [rect.h for rect in rects(kit, grid, Rect(0, 0, 100, 30))] == [10, 20]


def test_a_form_is_made_only_where_no_fuller_one_has_room(kit: Kit) -> None:
    made: list[int] = []

    def form(width: int) -> Box:
        made.append(width)
        return block(width, 40)

    forms = FirstThatFits(*(Lazy(partial(form, width)) for width in (300, 200, 100)))
    assert made == []
    for _ in range(2):
        assert rects(kit, forms, Rect(0, 0, 250, 80)) == rects(kit, block(200, 40), Rect(0, 0, 250, 80))
        assert forms.height(kit, 250) == 40
    assert made == [300, 200]


def test_the_fullest_form_that_fits_is_shown(kit: Kit) -> None:
    forms = FirstThatFits(block(300, 41), block(200, 42), block(100, 43))
    assert [forms.height(kit, width) for width in (300, 250, 50)] == [41, 42, 43]
    tall = FirstThatFits(block(100, 90), Space(0))
    assert rects(kit, tall, Rect(0, 0, 100, 90)) != []
    assert rects(kit, tall, Rect(0, 0, 100, 89)) == []


def test_what_has_no_room_any_more_is_left_out(kit: Kit) -> None:
    fitting = Fitting(block(0, 40), block(0, 50), block(0, 20), gap=10)
    assert fitting.height(kit, 100) == 40
    assert [rect.h for rect in rects(kit, fitting, Rect(0, 0, 100, 80))] == [40, 20]
    assert rects(kit, fitting, Rect(0, 0, 100, 10)) == []


def test_a_rest_is_only_told_of_where_something_is_left_out(kit: Kit) -> None:
    """Given a line about what is left out, it has room at the end, even in the place of what would fit; where nothing
    is left out it isn't there.
    """
    fitting = Fitting(block(0, 40), block(0, 50), block(0, 20), gap=10, rest=block(0, 15))
    assert [rect.h for rect in rects(kit, fitting, Rect(0, 0, 100, 130))] == [40, 50, 20]
    assert [rect.h for rect in rects(kit, fitting, Rect(0, 0, 100, 129))] == [40, 50, 15]
    assert [rect.h for rect in rects(kit, fitting, Rect(0, 0, 100, 80))] == [40, 15]


def test_what_is_not_seen_keeps_its_room(kit: Kit) -> None:
    (line,) = rects(kit, Column(Reserved(block(0, 70)), block(0, 5)), Rect(0, 0, 100, 100))
    assert line.top == 70


def test_a_box_of_limited_size_lies_in_the_middle(kit: Kit) -> None:
    (rect,) = rects(kit, Sized(block(0, 10), most_width=400), Rect(0, 0, 1000, 10))
    assert (rect.left, rect.w) == (300, 400)


def test_a_panel_is_drawn_below_what_lies_on_it(kit: Kit) -> None:
    ground, words = rects(kit, Panel(Words("Yes"), pad=(24, 20)), Rect(0, 0, 200, 100))
    assert ground == Rect(0, 0, 200, 100)
    assert words == Rect(24, 20, 152, 60)


def test_what_shares_a_column_is_equally_high(kit: Kit) -> None:
    column = Column(Share(block(10, 20)), Share(block(10, 90)), block(10, 50), gap=5)
    assert [rect.h for rect in rects(kit, column, Rect(0, 0, 100, 260))] == [100, 100, 50]


def test_a_panel_of_words_gives_way_to_what_does_not(kit: Kit) -> None:
    column = Column(Panel(Column(Words(LONG, 40))), block(10, 50))
    ground, words, below = rects(kit, column, Rect(0, 0, 300, 150))
    assert (below.h, below.bottom) == (50, 150)
    assert words.bottom <= ground.bottom <= below.top


def test_a_box_is_measured_once_however_deep_it_lies(kit: Kit) -> None:
    asked: list[int] = []

    class Asked(Box):
        def height(self, kit: Kit, width: int) -> int:
            asked.append(width)
            return 20

    box: Box = Asked()
    for _ in range(10):
        box = Column(box, Space(5))
    Placed(box, kit, Rect(0, 0, 100, 200))
    assert asked == [100]


def test_what_is_kept_whole_leaves_giving_way_to_others(kit: Kit) -> None:
    kept, other = Words("4,444"), Words(LONG, lines=1)
    first, second = rects(kit, Row(other, Rigid(kept), gap=10), Rect(0, 0, 300, 60))
    assert second.w == kept.width(kit)
    assert first.w == 300 - 10 - second.w < other.width(kit)


leaves = st.one_of(
    st.builds(block, st.integers(0, 300), st.integers(0, 120)),
    st.builds(Words, st.sampled_from(["", "Yes", LONG]), st.sampled_from([18, 25, 40])),
    st.builds(Space, st.integers(0, 60)),
)
boxes: st.SearchStrategy[Box] = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).flatmap(
            lambda many: st.sampled_from([Column(*many, gap=8), Row(*many, gap=8), Layers(*many)])
        ),
        st.builds(Pad, inner, st.integers(0, 30), st.integers(0, 30)),
        st.builds(Grow, inner),
        st.lists(st.tuples(inner, inner), min_size=1, max_size=3).map(lambda rows: Grid(rows, gap=(6, 6))),
    ),
    max_leaves=12,
)


@given(box=boxes, width=st.integers(350, 1500))
def test_what_has_the_room_it_asked_for_stays_inside(box: Box, width: int) -> None:
    kit = shared_kit(WINDOW, ScreenPreferences())
    width = max(width, box.width(kit))
    place = Rect(3, 5, width, box.height(kit, width))
    for rect in rects(kit, box, place):
        assert place.contains(rect) or rect.w * rect.h == 0
