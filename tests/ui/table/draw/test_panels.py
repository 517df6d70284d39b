"""The panels beside the cards, read from what is drawn."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from pygame import Rect, Surface

from game.sentences.at_table.going_out_texts import Need
from game.toolkit.drawing.text import Drawn
from game.toolkit.drawing.theme import CREAM, DIM, GOLD, WHITE
from game.toolkit.kit import Kit
from game.toolkit.screen_preferences import TextSize
from game.ui.shared.preferences import Preferences
from game.ui.table.draw.panels import (
    Meter,
    draw_meter,
    draw_needs,
    draw_prompt,
    draw_tip,
    lay_tip,
    meter_box,
    needs_box,
)
from tests.ui.drive import kit_at


def read(
    draw: Callable[[Kit, Surface, Rect], None],
    rect: Rect,
    text_size: TextSize = "normal",
    size: tuple[int, int] = (1280, 720),
    interface: int = 100,
) -> list[Drawn]:
    """The texts that a panel draws into this rectangle of a window."""
    kit = kit_at(size, Preferences(text_size=text_size, interface=interface))
    found: list[Drawn] = []
    kit.text.watch = found.append
    draw(kit, Surface(size), rect)
    return found


def words(found: list[Drawn]) -> list[str]:
    """Only what is written."""
    return [drawn.text for drawn in found]


def lie_apart(lines: list[Drawn], frame: Rect) -> bool:
    """Whether these lines are one below the other inside a frame."""
    rects = [Rect(line.rect) for line in lines]
    return all(map(frame.contains, rects)) and all(high.bottom <= low.top + 2 for high, low in pairwise(rects))


def test_needs_are_listed_with_how_far_they_are() -> None:
    """Each in its own line, below the heading and inside the frame; what is met stands out."""
    needs, rect = [Need(True, "Clean books", "1/1"), Need(False, "Rosa agrees", "ask")], Rect(1080, 60, 180, 205)
    found = read(lambda kit, surface, rect: draw_needs(kit, surface, rect, needs), rect)
    assert [(one.text, one.colour) for one in found[1:]] == [
        *(("1/1", WHITE), ("Clean books", CREAM)),
        *(("ask", DIM), ("Rosa agrees", DIM)),
    ]
    assert lie_apart([found[0], found[2], found[4]], needs_box(kit_at((1280, 720)), rect, needs))
    assert [abs(Rect(how.rect).centery - Rect(what.rect).centery) <= 1 for how, what in (found[1:3], found[3:])] == [
        True,
        True,
    ]


def test_the_meter_says_how_far_the_cards_are() -> None:
    """Given 30 of 50 points, both are in one line, the words below the bar each in a line of its own, and all inside
    its frame; with little room the sum goes.
    """
    meter = Meter(30, 50, "A joker is enough.", "Three kings: 30.")

    def written(rect: Rect) -> list[str]:
        found = read(lambda kit, surface, rect: draw_meter(kit, surface, rect, meter), rect)
        box = meter_box(kit_at((1280, 720)), rect, meter)
        assert rect.contains(box)
        assert all(box.contains(Rect(one.rect)) for one in found)
        places = {one.text: Rect(one.rect) for one in found}
        assert places["50 to open"].right <= places["30"].left
        below = [places[one.text] for one in found[2:] if one.text != "50 to open"]
        assert all(high.bottom <= low.top + 4 for high, low in pairwise(below))
        assert all(rect.top > places["30"].centery for rect in below)
        return words(found)

    title, total, line, adds_up = "50 to open", ["30"], "A joker is enough.", "Three kings: 30."
    assert written(Rect(780, 290, 260, 200)) == [*total, title, line, adds_up]
    assert written(Rect(780, 290, 260, 72)) == [*total, title, line]
    assert written(Rect(780, 290, 130, 200)) == [*total, title, "A joker", "is enough.", "Three kings:", "30."]


def test_whose_turn_it_is_stands_at_the_lower_end() -> None:
    """Given somebody's turn and the own one, the own words are golden and large, and what to do is below them if it
    fits into the place.
    """

    def written(task: str, is_mine: bool, height: int = 120) -> list[tuple[str, str, int]]:
        place = Rect(780, 410 - height, 260, height)
        found = read(lambda kit, surface, _: draw_prompt(kit, surface, place, "Your turn", task, is_mine), place)
        assert lie_apart(found[::-1], place)
        return [(one.text, one.colour, one.px) for one in found]

    task, large = ("Meld", CREAM, 19), ("Your turn", GOLD, 28)
    assert written("Meld", True) == [task, large]
    assert written("", True) == written("Meld " * 30, True) == [large]
    assert written("Meld", False) == [task, ("Your turn", CREAM, 22)]
    assert written("Meld", True, 50) == [large]


MATES = (
    ("Rosa", "June"),
    ("Anna-Katharina", "Anna-Margarete"),
    ("Christopher", "Christine"),
    ("Wilhelmina Rose", "Bo"),
)


@pytest.mark.parametrize("text_size", ["normal", "large"])
@pytest.mark.parametrize("width", [140, 166])
@pytest.mark.parametrize("mates", MATES)
def test_a_need_of_somebody_says_whose_it_is(mates: tuple[str, str], width: int, text_size: TextSize) -> None:
    """However narrow the panel: the line of each teammate begins with the name, shortened so that the two are told
    apart, and never ends in an ellipsis.
    """
    needs = [
        Need(n == 1, f"{name} played foot", "yes" if n else "no", name, (" foot",), is_plain=True)
        for n, name in enumerate(mates)
    ]
    found = read(lambda kit, surface, rect: draw_needs(kit, surface, rect, needs), Rect(10, 60, width, 205), text_size)
    lines = [drawn.text for drawn in found if drawn.text.endswith("foot")]
    assert len(lines) == 2
    said = [line.removesuffix(" foot").removesuffix(" played").rstrip("….") for line in lines]
    for name, own in zip(said, mates, strict=True):
        assert own.startswith(name.split("…")[0])
        assert len(name) >= min(3, len(own))
    assert said[0] != said[1]
    assert not mates[1].startswith(said[0])
    assert all(drawn.room is None or drawn.rect[2] <= drawn.room for drawn in found)


@pytest.mark.parametrize("width", [100, 110, 120, 130, 140])
def test_a_shortened_name_is_shorter_than_the_name(width: int) -> None:
    """Given a short name and little room, no dots stand in the midst of it that leave out nothing."""
    need = Need(False, "Rosa agrees", "ask", "Rosa")
    found = read(lambda kit, surface, rect: draw_needs(kit, surface, rect, [need]), Rect(10, 60, width, 205), "normal")
    (line,) = [drawn.text for drawn in found if drawn.text.startswith("R")]
    assert "…os" not in line
    assert line.startswith(("Rosa", "Ros…", "Ro…", "R…"))


@pytest.mark.parametrize("refused", [False, True])
def test_the_tip_says_whole_sentences(refused: bool) -> None:
    """Given two sentences and room for one below the heading, the first is read whole; of a refusal all of it is read,
    in the place of the heading.
    """
    rect = Rect(780, 290, 200, 70)
    body = "Draw two from the stock. To take the pile you need two sevens."
    found = read(lambda kit, surface, rect: draw_tip(kit, surface, rect, "Your turn", body, 0, refused), rect)
    assert not any(line.text.endswith("…") for line in found)
    assert " ".join(words(found)) == (body if refused else "Your turn Draw two from the stock.")
    assert lie_apart(found, lay_tip(kit_at((1280, 720)), rect, "Your turn", body, 0, refused).box)
    kit = kit_at((1280, 720))
    rooms = [lay_tip(kit, rect, "Your turn", body, corner, refused).room for corner in (0, 30)]
    assert rooms[0] - rooms[1] == 30 * refused  # only a first line leaves the corner free


def test_the_tip_says_no_half_sentence_below_a_heading() -> None:
    """Given a sentence too long for the place below the heading, the heading is alone."""
    rect = Rect(780, 290, 200, 70)
    body = "Add to your melds, start new ones, or discard one card to end your turn."
    found = read(lambda kit, surface, rect: draw_tip(kit, surface, rect, "Your turn", body, 0, False), rect)
    assert words(found) == ["Your turn"]


def test_a_heading_of_three_lines_is_whole() -> None:
    """A hint's heading was cut after two lines, "Lay down three kings, a joker, two", with a sentence below it."""
    rect = Rect(780, 290, 200, 102)
    head = "Meld three kings, a joker, two tens, a two and three queens"
    body = "Your queens are a clean book then."
    found = read(lambda kit, surface, rect: draw_tip(kit, surface, rect, head, body, 0, False), rect)
    assert " ".join(words(found)).startswith(head)
    assert lie_apart(found, rect)


def test_a_heading_of_more_lines_than_fit_is_cut_in_the_last() -> None:
    """Given room for two lines, a heading of three has its second and third in the second; then nothing is below it."""
    kit, head = kit_at((1280, 720)), "Meld three kings, a joker, two tens, a two and three queens"
    line = kit.text.line(22, "strong")
    tip = lay_tip(kit, Rect(780, 290, 200, 2 * line + 2), head, "Your queens are a clean book then.", 0, False)
    assert (len(tip.heads), " ".join(tip.heads), tip.top, tip.body) == (2, head, 2 * line, "")


def test_large_words_of_the_tip_are_left_out_before_they_get_small() -> None:
    """At 150 per cent a table of two teams said "Seven cards of one rank make a book." in the smallest letters."""
    head, body = "Your turn: meld, then discard", "Seven cards of one rank make a book."
    rect = Rect(804, 275, 242, 102)
    found = read(lambda kit, surface, rect: draw_tip(kit, surface, rect, head, body, 0, False), rect, interface=150)
    assert min(drawn.px for drawn in found) >= 22


def test_the_tip_keeps_a_long_sentence_inside() -> None:
    """What does not fit ends in an ellipsis instead of running out."""
    rect = Rect(780, 290, 300, 110)
    body = "That is forty-five points and round one needs fifty for the first melds of your team, " * 3
    found = read(lambda kit, surface, rect: draw_tip(kit, surface, rect, "Your turn", body, 0, True), rect)
    assert all(rect.contains(Rect(drawn.rect)) for drawn in found)
    assert found[-1].text.endswith("…")
