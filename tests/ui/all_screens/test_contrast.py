"""Every text of every screen against what really lies under it, in pixels: at least 4.5:1, the disabled ones too."""

import pytest

from game.toolkit.drawing.palette import contrast
from game.toolkit.drawing.theme import SUIT_INKS, Colours
from game.ui.shared.cards.card_art import FACE, RIBBONS, WILD_FACE
from game.ui.shared.preferences import Preferences
from tests.slow import slow_except
from tests.ui.contrasts import measured, outlined
from tests.ui.drive import Picture
from tests.ui.every_screen import EVERY

LEAST = 4.5
LEAST_OF_HIGH, LEAST_OF_OUTLINES = 7, 3
HIGH = Preferences(contrast="high")
QUICK_IN_HIGH = ("title", "editor deal, crowded", "table 8-4v4, mid-round", "look back, whose", "few games")
QUICK = (
    *("title", "people", "removed games", "keys of the table", "end, four pairs", "editor deal, crowded"),
    *("rule page, plain", "choose of eight", "bring in", "table 8-4v4, full", "table 8-4v4, mid-round"),
    *("think again, shown", "score pad, an evening begins", "learn, nothing done", "look back, whose"),
    *("todays deal, played", "coach, an opening, 8-2v2v2v2"),
    "table, a hint thought out at six",
)
"""Some on felt, wood, paper and gold."""
WITH_CARDS = ("table 4-2v2, mid-round", "rule page", "settings", "title", "look back")


@pytest.mark.parametrize("name", slow_except(QUICK, EVERY, every=4))
def test_every_text_has_contrast(name: str) -> None:
    """Names, numbers, second lines, reasons of what is disabled, badges, words on felt, wood, paper and gold."""
    with measured() as found:
        Picture(EVERY[name](), (1280, 720))
    assert {pair: worst for pair, worst in found.items() if worst[0] < LEAST} == {}


@pytest.mark.parametrize("colours", slow_except(["four"], SUIT_INKS))
@pytest.mark.parametrize("name", WITH_CARDS)
def test_every_text_has_contrast_in_every_scheme(name: str, colours: Colours) -> None:
    """Small cards in lines and samples take other inks."""
    with measured() as found:
        Picture(EVERY[name](), (1280, 720), Preferences(colours=colours))
    assert {pair: worst for pair, worst in found.items() if worst[0] < LEAST} == {}


@pytest.mark.parametrize("name", slow_except(QUICK_IN_HIGH, EVERY, every=10))
def test_every_text_and_outline_has_high_contrast_where_that_is_chosen(name: str) -> None:
    """The same texts in high contrast: 7 to 1; and whatever goes round a box has 3 to 1 to the box."""
    with measured() as texts, outlined() as lines:
        Picture(EVERY[name](), (1280, 720), HIGH)
    assert {pair: worst for pair, worst in texts.items() if worst[0] < LEAST_OF_HIGH} == {}
    assert {pair for pair in lines if contrast(*pair) < LEAST_OF_OUTLINES} == set()


def test_what_is_written_on_cards_has_contrast() -> None:
    """Ranks and jokers on plain and wild faces, words on the ribbons of books."""
    inks = {ink for scheme in SUIT_INKS.values() for ink in scheme.values()}
    assert min(contrast(ink, ground) for ink in inks for ground in (FACE, "#F6F0E2", WILD_FACE)) >= LEAST
    assert min(contrast("#FFFFFF", ribbon) for ribbon in RIBBONS.values()) >= LEAST


def test_a_text_without_contrast_is_found() -> None:
    """The measure itself: grey on felt is told, white on a dark panel is not."""
    picture = Picture(EVERY["about"](), (1280, 720))
    with measured() as found:
        picture.kit.ground(picture.surface)
        picture.kit.text.draw(picture.surface, "grey", (400, 360), 30, "#808080")
        picture.kit.paint.panel(picture.surface, picture.surface.get_rect())
        picture.kit.text.draw(picture.surface, "white", (400, 360), 30, "#FFFFFF")
    assert {text for ratio, text in found.values() if ratio < LEAST} == {"grey"}
