"""Where the items of a row come to lie: every letter is 10 wide, and 5 lie between two items."""

import pytest

from game.toolkit.drawing.line_breaks import Measures, broken

TENS = Measures[str](width=lambda token: 10 * len(token), gap_after=lambda token: 5)


@pytest.mark.parametrize(
    ("width", "lines"),
    [
        (200, "as so do."),
        (80, "as so do."),
        (79, "as so|do."),
        (54, "as so|do."),
        (44, "as|so|do."),
        (10, "as|so|do."),
    ],
)
def test_items_go_on_while_there_is_room(width: int, lines: str) -> None:
    placed, count = broken(("as", "so", "do", "."), width, TENS)
    assert placed == at(lines)
    assert count == lines.count("|") + 1


@pytest.mark.parametrize(
    ("tokens", "led", "width", "lines"),
    [
        (("as", "so", "do"), {2}, 50, "as|so do"),
        (("as", "so", "do"), (), 50, "as so|do"),
        (("as", "so", "do"), {2}, 44, "as|so|do"),
        (("as", "so", "do", "."), {2}, 55, "as|so do."),
        (("as", "so", "do", "."), {2}, 54, "as so|do."),
        (("as", "so", "no", "do"), {2}, 75, "as so no|do"),
        (("a", "so", "door"), {2}, 70, "a|so door"),
        (("as", ".", "so"), (), 55, "as. so"),
    ],
)
def test_an_item_that_is_led_begins_no_line_if_the_one_before_has_room_beside_it(
    tokens: tuple[str, ...], led: set[int], width: int, lines: str
) -> None:
    assert broken(tokens, width, TENS, led)[0] == at(lines)


def at(lines: str) -> list[tuple[str, int, int]]:
    """The items of lines that are drawn with a bar between two."""
    found = []
    for number, line in enumerate(lines.split("|")):
        x = 0
        for word in line.split(" "):
            for token in (word.rstrip("."), *"."[: word.count(".")]):
                found.append((token, x, number))
                x += 10 * len(token)
            x += 5
    return found
