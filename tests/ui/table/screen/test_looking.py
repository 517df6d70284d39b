"""Who may look at the table, closer looks, and what a pointer or ring that rests is told."""

import pygame
import pytest
from msgspec.structs import replace
from pygame import Surface
from pygame.event import Event as Posted

from game.engine.table.state import Table
from game.engine.table.view import SPECTATOR
from game.toolkit.drawing.text import Drawn
from game.ui.table.inputs import Prefer
from tests.build import WEB, table
from tests.ui.drive import click
from tests.ui.table.table_games import OPENED, Sitting, opened, point, walk_to


def test_out_of_turn_nothing_can_be_played_but_the_hand_can_be_arranged() -> None:
    """A drop on a meld is refused with whose turn it is; choosing and sorting still work."""
    sitting = Sitting(table(hand="QH KC", seat=1, hands={0: "KC 5D"}, phase="play", melds=(), rules=WEB, pile="9D"))
    sitting.click(sitting.card("KC"))
    assert sitting.enabled() & {"discard", "new_pile", "stock", "pile"} == set()
    sitting.drag(sitting.card("KC"), "discard")
    assert "Walt" in sitting.message
    sitting.key(pygame.K_s)
    assert len(sitting.hand) == 2


def test_without_eyes_no_card_of_a_hand_is_shown_or_told() -> None:
    """Nobody looks: the hand lies there from behind, and no target names a card of it."""
    now: Table = table(hand="KC QD 4S", phase="play", rules=WEB, pile="9D")
    sitting = Sitting(now, eyes=SPECTATOR)
    shown = {sprite.card for sprite in sitting.scene.state.layout.sprites if sprite.card}
    assert shown == {"9D"}
    assert not [target for target in sitting.scene.report().targets if target.id.startswith("hand/")]
    sitting.game.eyes = 0
    sitting.pass_time()
    assert sorted(sitting.hand) == ["4S", "KC", "QD"]
    sitting.game.eyes = SPECTATOR
    sitting.pass_time()
    assert sitting.hand == ()


def test_no_other_hand_and_no_foot_is_ever_told() -> None:
    """Targets and sprites show the own hand, the melds and the upcard, nothing else."""
    sitting = opened()
    known = {
        *sitting.game.view.hand,
        "9D",
        *(c for melds in sitting.game.view.board.melds for m in melds for c in m.cards),
    }
    assert {sprite.card for sprite in sitting.scene.state.layout.sprites if sprite.card} <= known
    for target in sitting.scene.report().targets:
        if target.id.startswith(("seat", "foot", "stock")):
            assert "card" in target.label or target.label.isdigit()


def test_a_closer_look_shows_the_cards_of_a_meld_until_anything_is_pressed() -> None:
    """The right button on a meld; a click ends it and does nothing else."""
    sitting = opened()
    plain = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.click("meld/0/0", button=3)
    assert pygame.image.tobytes(sitting.surface, "RGB") != plain
    sitting.click("hand/0")
    assert not sitting.scene.state.arrangement.chosen
    assert pygame.image.tobytes(sitting.surface, "RGB") == plain


def test_a_long_press_looks_closer_at_a_card() -> None:
    """Half a second of rest on a card of the hand shows it large; letting go then chooses nothing."""
    sitting = opened()
    pos = sitting.at("hand/1")
    sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    plain = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.pass_time(0.6)
    sitting.pass_time(0.0)
    assert pygame.image.tobytes(sitting.surface, "RGB") != plain
    sitting.post(Posted(pygame.MOUSEBUTTONUP, pos=pos, button=1))
    assert not sitting.scene.state.arrangement.chosen


def test_the_right_button_looks_closer_at_card_book_and_pile() -> None:
    """Each is shown large over the table until anything is pressed."""
    book = " ".join(("KS KH KD KC KS KH KD",))
    sitting = Sitting(table(hand="KC 5C", phase="play", melds=(book, "8C 8S 8D"), rules=WEB, pile="4S 9D"))
    plain = pygame.image.tobytes(sitting.surface, "RGB")
    for target in ("hand/0", "book/0/0", "meld/0/1", "pile"):
        sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=sitting.at(target), button=3))
        assert pygame.image.tobytes(sitting.surface, "RGB") != plain
        sitting.post(Posted(pygame.MOUSEBUTTONDOWN, pos=(3, 700), button=1))
        assert sitting.game.view.hand == ("KC", "5C")


TOLD = {
    "hand/0": "King of clubs: 10 points. Your kings: 3 of 7.",
    "meld/0/1": "Four eights: 40 points; three more naturals for a clean book.",
    "stock": "The stock has",
    "foot": "Your foot:",
}


@pytest.mark.parametrize("target", TOLD)
def test_a_pointer_that_rests_is_told_count_points_and_what_is_missing(target: str) -> None:
    """After a second, not before."""
    drawn: list[Drawn] = []
    hand = table(hand="KC 5C", phase="play", melds=OPENED, rules=WEB, pile="4S 9D", foot="4C 5C")
    sitting = Sitting(hand, watch=drawn.append)
    sitting.scene.feed(Prefer(replace(sitting.scene.state.preferences, tips=False)))  # nothing else speaks
    point(sitting, sitting.at(target))
    sitting.pass_time(0.9)
    drawn.clear()
    sitting.scene.draw(sitting.surface, True)
    start = TOLD[target].split()[0]
    spot = next(widget for widget in sitting.scene.tools.form.widgets if widget.id == target)
    assert spot.tip().startswith(TOLD[target])
    assert not any(text.text.startswith(" ".join(TOLD[target].split()[:3])) for text in drawn)
    sitting.scene.update(0.2)
    sitting.scene.draw(sitting.surface, False)
    assert any(text.text.startswith(start) for text in drawn)


def test_a_ring_that_rests_is_told_the_same() -> None:
    """By keys alone one learns as much as with the pointer."""
    drawn: list[Drawn] = []
    sitting = Sitting(table(hand="KC 5C", phase="play", melds=OPENED, rules=WEB, pile="9D"), watch=drawn.append)
    sitting.scene.feed(Prefer(replace(sitting.scene.state.preferences, tips=False)))
    walk_to(sitting, "meld/0/1")
    drawn.clear()
    sitting.pass_time(1.1)
    assert any(text.text.startswith("Four eights") for text in drawn)


def test_nothing_is_told_of_a_card_while_it_is_held() -> None:
    """The words that came with the pointer go when the card is lifted."""
    drawn: list[Drawn] = []
    sitting = Sitting(table(hand="KC 5C", phase="play", melds=OPENED, rules=WEB, pile="9D"), watch=drawn.append)
    start = sitting.at("hand/0")
    point(sitting, start)
    sitting.pass_time(0.5)
    sitting.lift(start, sitting.at("meld/0/0"))
    drawn.clear()
    sitting.pass_time(1.0)
    sitting.scene.frames.renew()
    sitting.pass_time(0.1)
    assert not any(text.text.startswith("King of clubs") for text in drawn)


def test_the_bar_names_the_score_that_the_match_is_played_to() -> None:
    """Given a target of 1,500 and no fixed number of rounds."""
    seen: list[Drawn] = []
    rules = replace(WEB, rounds=0, target_score=1500)
    Sitting(table(hand="KC 4S", rules=rules), watch=seen.append).scene.draw(Surface((1280, 720)))
    assert "Round 1 · to 1,500" in {drawn.text for drawn in seen}


def test_an_empty_place_for_a_book_leads_to_what_going_out_needs() -> None:
    """Given a place for a book that is still needed, a press on it opens the list; with cards chosen the press only
    puts them back, as anywhere on the cloth.
    """
    sitting = opened(hand="KC 4S 5S")
    frames = [rect for band in sitting.scene.state.layout.bands.values() for _, rect in band.wanted]
    assert len(frames) > 1
    sitting.click(sitting.card("4S"))
    sitting.post(*click(frames[0].center))
    assert sitting.scene.modal is None
    assert sitting.scene.state.arrangement.chosen == ()
    for frame in frames:
        sitting.post(*click(frame.center))
        sitting.pass_time()
        assert sitting.scene.modal is not None
        sitting.key(pygame.K_ESCAPE)
