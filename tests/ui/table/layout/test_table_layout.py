"""Where everything lies, at every size and shape, with more cards than ever come together."""

from functools import lru_cache

import pytest
from pygame import Rect

from game.cards import FACES, cards_text
from game.engine.table.state import Table
from game.toolkit.drawing.text import Drawn
from game.toolkit.drawing.theme import SMALLEST_TEXT
from game.turn.spots import PILE, RivalLine
from game.ui.table.gestures import Click
from game.ui.table.layout.bands import BandPlaces
from game.ui.table.layout.table_layout import Layout
from game.ui.table.sprites import InBook
from tests.build import table
from tests.slow import slow_except
from tests.ui.drive import SIZES
from tests.ui.table.crowded import ELEVEN_MELDS, HAND_OF_27, LONG_NAMES, SHAPES, crowded
from tests.ui.table.table_games import Sitting

HANDS = {
    "25 of few ranks": " ".join(["KH", "KD", "QS", "QD", "2C"] * 5),
    "27": HAND_OF_27,
    "30 of one rank and others": " ".join(["9C"] * 16) + " *R 2S AS KD QH JC TC 8D 7H 6C 5S 4D 3S 3H",
    "30 unsorted": cards_text(FACES[::2][:27] + FACES[1:6:2]),
    "16": "*R 2S AS KD QH JC TC 9S 8D 7H 6C 5S 4D 3S 3H AC",
    "1": "QH",
}


def sit(table: Table, size: tuple[int, int], texts: list[Drawn] | None = None) -> Sitting:
    """A scene at a table with the longest names."""
    watch = texts.append if texts is not None else None
    return Sitting(table, size, names=LONG_NAMES, watch=watch, is_drawn=watch is not None)


@lru_cache
def crowd(shape: str, size: tuple[int, int]) -> tuple[Layout, tuple[Drawn, ...]]:
    """The layout of a crowded table and every text drawn on it."""
    texts: list[Drawn] = []
    sitting = sit(crowded(shape), size, texts)
    return laid(sitting), tuple(texts)


def laid(sitting: Sitting) -> Layout:
    """Its layout."""
    return sitting.scene.state.layout


@pytest.mark.parametrize("size", slow_except([(1024, 600)], SIZES, every=2))
@pytest.mark.parametrize("shape", SHAPES)
def test_every_target_can_be_hit_in_its_middle(shape: str, size: tuple[int, int]) -> None:
    """The middle of each rectangle that other programs are told belongs to that very target."""
    layout, _ = crowd(shape, size)
    window = Rect(0, 0, *size)
    for name, rect in layout.hits.items():
        assert window.contains(rect), name
        hit = layout.hit(rect.center)
        assert hit == name or {hit, name} <= {*PILE}, (name, hit)


@pytest.mark.parametrize("size", slow_except([(1024, 600)], SIZES, every=2))
@pytest.mark.parametrize("shape", SHAPES)
def test_melds_and_books_stay_in_their_band(shape: str, size: tuple[int, int]) -> None:
    """Eleven melds and eight books of every team lie inside its band, books inside their tray, none on New pile. Those
    of a team that is a line do once that is opened.
    """
    sitting = sit(crowded(shape), size)
    for team, closed in laid(sitting).bands.items():
        parts: tuple[BandPlaces, ...] = (closed,)
        if closed.is_line:
            sitting.scene.feed(Click(RivalLine(team)))
            opened = laid(sitting).opened
            assert opened is not None
            parts = opened.bands
        assert sum(len(band.melds) for band in parts) == 19, team
        for band in parts:
            for sprite in band.sprites:
                assert band.rect.contains(sprite.box), (team, sprite.place)
                if isinstance(sprite.place, InBook) and band.shelf is not None:
                    assert band.shelf.contains(sprite.box), (team, sprite.place)
            if band.new_pile is not None:
                assert all(not band.new_pile.colliderect(rect) for rect in band.melds.values())


@pytest.mark.parametrize("size", slow_except([(1024, 600)], SIZES, every=2))
@pytest.mark.parametrize("shape", SHAPES)
def test_texts_are_large_enough_and_lie_inside_the_window(shape: str, size: tuple[int, int]) -> None:
    """Nothing written is smaller than 15 window pixels, nothing runs off the window or out of its room."""
    _, texts = crowd(shape, size)
    window = Rect(0, 0, *size)
    assert len(texts) > 30
    for drawn in texts:
        assert drawn.px >= SMALLEST_TEXT, drawn
        assert window.contains(Rect(drawn.rect)), drawn
        assert drawn.room is None or drawn.rect[2] <= drawn.room + 2, drawn


@pytest.mark.parametrize("size", slow_except([(1024, 600)], [(1024, 600), (1280, 960)]))
@pytest.mark.parametrize("shape", SHAPES)
def test_no_two_texts_lie_on_each_other(shape: str, size: tuple[int, int]) -> None:
    """Names, numbers, badges and sentences each have their own place."""
    texts: list[Drawn] = []
    sit(crowded(shape, melds=ELEVEN_MELDS[:6]), size, texts)
    boxes = [(drawn.text, _ink(drawn)) for drawn in texts]
    for i, (words, box) in enumerate(boxes):
        for others, there in boxes[i + 1 :]:
            assert not box.colliderect(there), (words, others)


@pytest.mark.parametrize("teams", [2, 4, 5])
def test_few_rivals_have_cards_and_many_have_chips(teams: int) -> None:
    """Given three melds each in a large window, the cards of three rival teams are shown, of a fourth chips."""
    now = table(hand="KC QD", phase="play", players=teams, teams=teams, their_melds=ELEVEN_MELDS[:1])
    bands = laid(Sitting(now, (2560, 1440), is_drawn=False)).bands
    assert [band.has_chips for team, band in bands.items() if team] == [teams > 4] * (teams - 1)


def _ink(drawn: Drawn) -> Rect:
    """About the part of a text's rectangle that has ink."""
    rect = Rect(drawn.rect)
    return rect.inflate(-2, -round(rect.h * 0.4))
