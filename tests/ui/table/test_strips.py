"""The strips beside the plates and the list of those that have none: what fits on them, when they stand."""

import pytest
from pygame import Rect, Surface

from game.ai.simple import simple_move
from game.cards import Card, parse_cards
from game.engine.moves import Discard, Draw, Move
from game.engine.view import view_of
from game.ui.table.plates import Plate
from game.ui.table.strips import Told, draw_list, draw_strip
from game.ui.text import Drawn
from game.ui.theme import SMALLEST_TEXT
from game.words.log import Weight
from tests.build import PARTNERS, WEB, table
from tests.ui.drive import kit_at
from tests.ui.table.playing import Sitting

FULL = (
    Told("took the pile", (), Weight.PILE),
    Told("laid", parse_cards("KS KH KD QS QH QD 5C 5D 5H"), Weight.MELD),
    Told("dirty book", (), Weight.BOOK),
    Told("in foot", (), Weight.FOOT),
    Told("discarded", (Card("TH"),), Weight.DISCARD),
)


@pytest.mark.parametrize("wide", [104, 140, 180, 330])
def test_what_fits_is_whole_and_what_matters_stays(wide: int) -> None:
    """Cards are left out first and counted, then what matters least; no word is cut, nothing leaves the strip."""
    kit = kit_at((1280, 720))
    drawn: list[Drawn] = []
    kit.text.watch = drawn.append
    rect = Rect(300, 60, wide, 66)
    draw_strip(kit, Surface((1280, 720)), rect, FULL)
    told = [text.text for text in drawn]
    assert "dirty book" in told
    assert not [text for text in told if "…" in text]
    for text in drawn:
        assert rect.contains(Rect(text.rect))
        assert text.px >= SMALLEST_TEXT
    if wide == 330:
        assert "discarded" in told
        assert "laid" in told


def test_one_thing_alone_takes_only_the_room_it_needs() -> None:
    """The sheet is as wide as its words, at the lower edge of its place."""
    kit = kit_at((1280, 720))
    surface = Surface((1280, 720))
    rect = Rect(300, 60, 300, 66)
    draw_strip(kit, surface, rect, (Told("passed"),))
    assert surface.get_at((rect.left + 4, rect.bottom - 12))[:3] == (0, 0, 0)
    assert surface.get_at((rect.centerx, rect.top + 4))[:3] == (0, 0, 0)
    assert surface.get_at((rect.centerx, rect.bottom - 8))[:3] != (0, 0, 0)


def test_in_a_list_every_seat_has_a_line_with_its_name() -> None:
    """Given five seats with long names, each name stands whole or without its surname, and what matters beside it."""
    kit = kit_at((1024, 768))
    drawn: list[Drawn] = []
    kit.text.watch = drawn.append
    rect = Rect(196, 291, 264, 122)
    names = ("Anna-Katharina Bergstrom", "Wilhelmina Rose Wolfgang", "Walt", "Gwendolyn Mary Winterton", "Ben")
    plates = {near: Plate(name, near % 2, 0, 11, 11, False) for near, name in enumerate(names, 1)}
    draw_list(kit, Surface((1024, 768)), rect, dict.fromkeys(plates, FULL), plates)
    told = [text.text for text in drawn]
    assert told.count("dirty book") == 5
    assert not [text for text in told if "…" in text]
    for text in drawn:
        assert rect.contains(Rect(text.rect))
        assert text.px >= SMALLEST_TEXT


def test_the_list_stands_in_the_place_of_the_meter_and_leaves_the_own_band_to_a_draft() -> None:
    """Six at a 4:3 window: in the own band before it is opened, nowhere while something is staged there, then where the
    opening meter was.
    """
    hand = "KC KD KH KS AS AC AD 4S 4D 9S"
    stock = " ".join(f"{rank}{suit}" for rank in "458TJQ" for suit in "CDHS")
    sitting = Sitting(table(hand, PARTNERS, players=6, stock=stock), (1024, 768))
    play_round(sitting, Discard(Card("9S")))
    scene = sitting.scene
    own, opening = (scene.layout.places.rect(role) for role in ("MeldBand", "Opening"))
    at = scene.frames.scenery.strip_list
    assert at is not None
    assert own.contains(at)
    assert scene.layout.bands[0].wanted == ()
    sitting.game.go(Draw())
    sitting.settle()
    scene.doing.deeds["stage"]()
    sitting.settle()
    assert scene.frames.scenery.strip_list is None
    scene.doing.deeds["play"]()
    sitting.settle()
    at = scene.frames.scenery.strip_list
    assert at is not None
    assert at.contains(opening)
    assert scene.layout.bands[0].wanted != ()


def play_round(sitting: Sitting, *mine: Move) -> None:
    """The seat in front draws and makes these moves, then everybody else plays until it is to play again."""
    for move in (Draw(), *mine):
        sitting.game.go(move)
        sitting.settle()
    while not sitting.game.view.is_mine:
        seat = sitting.game.turn.table.board.mover
        sitting.game.go(simple_move(view_of(sitting.game.turn.table, seat)))
        sitting.settle()


def test_strips_stand_while_it_is_ones_own_turn() -> None:
    """While others play their cards fly there; then nothing stands in their way."""
    sitting = Sitting(table(hand="KC 4S QC", phase="play", melds=("KS KH KD",), rules=WEB, stock="AS AD 5H 6H 7H 8H"))
    sitting.drag(sitting.card("4S"), "discard")
    assert sitting.scene.frames.scenery.strips == {}
    for _ in range(3):
        seat = sitting.game.turn.table.board.mover

        while sitting.game.turn.table.board.mover == seat:
            sitting.game.go(simple_move(view_of(sitting.game.turn.table, seat)))
            sitting.settle()
    assert sitting.game.view.is_mine
    strips = sitting.scene.frames.scenery.strips
    assert sorted(strips) == [1, 2, 3]
    assert all(told[-1].words == "discarded" for told in strips.values())
