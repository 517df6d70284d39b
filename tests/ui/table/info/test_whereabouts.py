"""Where what a line of the log tells of lies now; and how the table shows it to pointer and keys."""

import pygame
import pytest
from pygame.event import Event as Posted

from game.cards import parse_cards
from game.engine.events import Discarded, RoundBegan, StockShuffled
from game.engine.moves import Discard, Draw, Move
from game.engine.table.view import SPECTATOR
from game.sentences.at_table.log import LogLine
from game.turn.spots import LaidMeld, SeatPlate, Zone
from game.ui.table.info.whereabouts import Whereabouts, whereabouts
from tests.build import WEB, lay, table, take, throw
from tests.ui.drive import there
from tests.ui.table.table_games import NAMES, Sitting

STOCK = "AS AD 5H 6H 7H 8H 9H TH"


def sitting_after(*moves: Move, hand: str = "KC 4S QC", **more: object) -> Sitting:
    """Seat 0 has drawn; then these moves of whoever must act."""
    sitting = Sitting(table(hand=hand, phase="play", melds=("KS KH KD",), rules=WEB, stock=STOCK, **more), pinned=True)  # type: ignore[arg-type]
    for move in moves:
        sitting.game.go(move)
        sitting.settle()
    return sitting


def where(sitting: Sitting, short: str, last: bool = True) -> Whereabouts:
    """Where the cards of the line that begins so lie."""
    scene = sitting.scene
    numbers = [n for n, line in enumerate(scene.state.log) if line.short.startswith(short)]
    found = whereabouts(scene.state.log, numbers[-1 if last else 0], scene.state.view, scene.state.layout, NAMES, 0)
    assert found is not None
    return found


def test_a_card_that_was_laid_is_found_in_its_meld() -> None:
    """With what the meld holds now, not what it held then."""
    sitting = sitting_after(lay("KC > 0"))
    assert where(sitting, "added") == Whereabouts(frozenset({LaidMeld(0, 0)}), "Your meld of kings now has four cards.")


def test_a_discard_is_on_top_and_later_buried() -> None:
    """Under so many cards; the pile is what is shown."""
    sitting = sitting_after(throw("4S"))
    assert where(sitting, "discarded") == Whereabouts(
        frozenset({Zone.PILE}), "The four of spades is on top of the pile."
    )
    sitting.game.go(Draw())
    sitting.game.go(Discard(sitting.game.turn.table.hands[1][0]))
    sitting.settle()
    first = where(sitting, "discarded", last=False)
    assert first.spots == {Zone.PILE}
    assert first.words.endswith("is buried in the pile, under one card.")


def test_a_discard_that_somebody_took_is_with_him_or_played() -> None:
    """Walt takes the pile: what he melds of it is in his meld, what lay below is in his hand."""
    sitting = sitting_after(
        throw("4S"),
        Draw(),
        Discard("9C"),  # type: ignore[arg-type]  # a card's text
        Draw(),
        Discard("TC"),  # type: ignore[arg-type]  # a card's text
        take("TS TD TC"),
        hands={1: "9C 7C", 2: "TC 8C", 3: "TS TD QC"},
        their_melds=("9S 9H 9D",),
    )
    below = where(sitting, "discarded", last=False)
    assert below == Whereabouts(
        frozenset({SeatPlate(3)}), "June took the four of spades with the pile and still holds it."
    )
    upcard = where(sitting, "discarded")
    assert upcard.spots == {LaidMeld(1, 1)}
    assert upcard.words == "June took the ten of clubs with the pile and has played it since."
    assert where(sitting, "took the pile").spots == {SeatPlate(3)}


@pytest.mark.parametrize(("eyes", "lit"), [(0, 1), (SPECTATOR, 0)])
def test_what_the_seat_in_front_took_is_held_whoever_looks(eyes: int, lit: int) -> None:
    """The bug: on a shared screen, while the hand in front is covered, what lay in it was said to have been played."""
    hands = {0: "TS TD QC", 3: "TC 8C"}
    own = table(hand="4S QC 9C", seat=2, phase="play", hands=hands, stock=STOCK, melds=("KS KH KD",))
    sitting = Sitting(own, eyes=eyes, pinned=True)
    for move in (throw("4S"), Draw(), throw("TC"), take("TS TD TC")):
        sitting.game.go(move)
        sitting.settle()
    found = where(sitting, "discarded", last=False)
    assert (len(found.spots), found.words) == (lit, "You took the four of spades with the pile and still hold it.")


def test_cards_of_an_earlier_round_or_of_the_new_stock_are_told_so() -> None:
    """Given two rounds, only what was discarded since the second began is still somewhere; of the discards that became
    stock only the last is on the pile.
    """
    sitting = sitting_after()
    scene, board = sitting.scene, sitting.scene.state.view.board
    dealt, throws = RoundBegan(1, 3, 0), [Discarded(seat, card) for seat, card in enumerate(parse_cards("4C 5C 6C 7C"))]
    events = (dealt, throws[0], dealt, throws[1], throws[2], StockShuffled(1), throws[3])
    lines = [LogLine(event=event, board=board, names=NAMES) for event in events]
    found = [whereabouts(lines, n, scene.state.view, scene.state.layout, NAMES, 0) for n in (1, 3, 4, 6)]
    assert [there(one).spots for one in found] == [
        frozenset(places) for places in ((), [Zone.STOCK], [Zone.PILE], [Zone.PILE])
    ]
    assert there(found[0]).words != there(found[1]).words
    assert [there(one).words.endswith("under one card.") for one in found[2:]] == [True, False]


def test_a_line_that_is_pointed_at_lights_its_cards_and_says_where() -> None:
    """By the pointer, and by the ring; nothing that was chosen is let go by it."""
    sitting = sitting_after(lay("KC > 0"))
    sitting.click("hand/0")
    number = next(n for n, line in enumerate(sitting.scene.state.log) if line.short.startswith("added"))
    at = sitting.at(f"log/{number}")
    sitting.post(Posted(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    sitting.pass_time(0.1)
    assert sitting.scene.frames.scenery.found == {LaidMeld(0, 0)}
    sitting.click(f"log/{number}")
    said = sitting.scene.frames.note.note
    assert said is not None
    assert said.words.startswith("Your meld of kings")
    assert sitting.scene.state.arrangement.chosen == (0,)
    sitting.post(Posted(pygame.MOUSEMOTION, pos=(640, 330), rel=(1, 1), buttons=(0, 0, 0)))
    sitting.pass_time(0.1)
    assert not sitting.scene.frames.scenery.found
    for _ in range(60):
        sitting.key(pygame.K_TAB)
        focused = sitting.scene.tools.form.focused
        if focused is not None and focused.id == f"log/{number}":
            break
    sitting.pass_time(0.1)
    assert sitting.scene.frames.scenery.found == {LaidMeld(0, 0)}


def test_nothing_hidden_is_told() -> None:
    """A draw has no place of its own, and neither has a line that is not there."""
    sitting = sitting_after(throw("4S"), Draw())
    scene = sitting.scene
    drew = next(n for n, line in enumerate(scene.state.log) if line.short.startswith("drew"))
    assert whereabouts(scene.state.log, drew, scene.state.view, scene.state.layout, NAMES, 0) is None
    assert whereabouts(scene.state.log, 99, scene.state.view, scene.state.layout, NAMES, 0) is None
    assert not [target for target in scene.report().targets if target.id == f"log/{drew}"]
