from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from pygame import K_HOME, K_PAGEDOWN, KEYDOWN, Event, Rect

from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import ScreenPreferences
from game.toolkit.widgets.page import SIZE, Page, PageLine, heading_line, text_line
from tests.toolkit.driving import shared_kit

LONG = "Everything that can be read here is said in one sentence which is longer than the page is wide"


@pytest.fixture(scope="module")
def kit() -> Kit:
    """A window in which design pixels are real ones."""
    return shared_kit((1920, 1080), ScreenPreferences())


def write(kit: Kit, width: int) -> Iterator[PageLine]:
    """A heading and a sentence, many times."""
    for _ in range(12):
        yield heading_line("Sentences")
        yield from map(text_line, kit.text.wrap(LONG, SIZE, width))


def test_lines_are_broken_anew_for_each_width(kit: Kit) -> None:
    page = Page("Sentences", write)
    page.fit_into(kit, Rect(0, 0, 900, 600))
    before = list(page.labels)
    page.fit_into(kit, Rect(0, 0, 500, 600))
    assert len(page.labels) > len(before)
    assert " ".join(page.labels) == " ".join(before)
    assert all(kit.text.width(line, SIZE) < 500 for line in page.labels)


def test_no_line_is_cut_through(kit: Kit) -> None:
    page = Page("Sentences", write)
    for height in range(300, 500, 17):
        page.fit_into(kit, Rect(10, 20, 700, height))
        assert page.rect.h % page.row_height == 0
        assert height - page.row_height < page.rect.h <= height


def test_nothing_that_goes_on_below_is_begun_at_the_bottom(kit: Kit) -> None:
    def sentences(kit: Kit, width: int) -> Iterator[PageLine]:
        for chapter in range(9):
            yield heading_line(f"Chapter {chapter}")
            for n in range(4):
                yield replace(text_line(f"Line {chapter} {n}"), goes_on=n % 2 == 0)

    page = Page("Sentences", sentences)
    for height in range(200, 500, 17):
        page.fit_into(kit, Rect(10, 20, 700, height))
        page.key(Event(KEYDOWN, key=K_HOME))
        read = set[int]()
        for _ in page.lines:
            read |= {*page.rows_in_sight()}
            assert not page.lines[page.rows_in_sight()[-1]].goes_on
            page.key(Event(KEYDOWN, key=K_PAGEDOWN))
        assert read == {*range(len(page.lines))}


def test_a_page_without_headings_is_set_tighter(kit: Kit) -> None:
    pages = Page("Sentences", write), Page("Sentences", write, has_headings=False)
    for page in pages:
        page.fit_into(kit, Rect(0, 0, 700, 600))
    assert pages[1].row_height < pages[0].row_height


def test_a_page_that_scrolls_has_the_ring_round_its_bar(kit: Kit) -> None:
    page = Page("Sentences", write)
    page.fit_into(kit, Rect(0, 0, 900, 400))
    assert page.ring().w < 30
    assert page.rect.contains(page.ring())
    page.fit_into(kit, Rect(0, 0, 900, 3000))
    assert page.ring() == page.rect


def chapters(kit: Kit, width: int) -> Iterator[PageLine]:
    """Four chapters of a heading and five lines."""
    for chapter in range(4):
        yield heading_line(f"Chapter {chapter}")
        yield from (text_line(f"Line {chapter} {n}") for n in range(5))


def test_the_chapter_that_is_read_is_the_one_above_the_first_line(kit: Kit) -> None:
    page = Page("Chapters", chapters)
    page.fit_into(kit, Rect(0, 0, 700, 400))
    step = page.row_height
    page.fit_into(kit, Rect(0, 0, 700, 8 * step))
    seen = []
    for scroll in (0, step, 5 * step, 5 * step + 1, 6 * step, 12 * step, 15 * step, 16 * step):
        page.scroll = scroll
        seen.append(page.heading_in_sight)
    assert seen == [0, 0, 0, 1, 1, 2, 2, 3]
    for number, top in ((1, 6), (2, 12), (3, 16), (0, 0)):
        page.show_heading(number)
        assert page.scroll == top * step


def test_a_page_is_as_high_as_its_lines_or_fills_the_window(kit: Kit) -> None:
    page = Page("Chapters", chapters)
    page.fit_into(kit, Rect(0, 0, 700, 400))
    assert page.height(kit, 700) == 24 * page.row_height
    endless = Page("Lines", lambda kit, width: (text_line(str(n)) for n in range(10**9)))
    assert kit.size[1] < endless.height(kit, 700) <= kit.size[1] + page.row_height
