"""The opening draft: built in any order, taken back whole or by groups, played by one confirmation."""

import pygame
import pytest
from pygame import Rect

from game.engine.moves import Move
from game.messages.functions import table as say_table
from game.toolkit.drawing.text import Drawn
from game.ui.table.table_game import TableHooks
from tests.build import WEB, table
from tests.ui.drive import Picture, click, find, send, there
from tests.ui.table.table_games import Sitting, unopened, walk_to


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_an_empty_band_is_one_place_to_open_at(size: tuple[int, int]) -> None:
    """Given four pairs before their opening, the place for new melds takes most of the own band and says how many
    points that takes, above its name; once cards are laid out it makes room for them.
    """
    drawn: list[Drawn] = []
    now = table(hand="KC KD KH QH QD QS 4S 3C", phase="play", rules=WEB, players=8, teams=4)
    sitting = Sitting(now, size, watch=drawn.append)
    pile, band = Rect(find(sitting.scene, "new_pile").rect), sitting.scene.state.layout.bands[0].rect
    assert pile.w > 0.6 * band.w
    (points,) = (Rect(text.rect) for text in drawn if text.text == say_table.to_open(50))
    name = next(Rect(text.rect) for text in drawn if text.text == say_table.new_pile())
    assert pile.contains(points)
    assert points.bottom <= name.top
    sitting.drag(sitting.card("KC"), "new_pile")
    assert Rect(find(sitting.scene, "new_pile").rect).w < 0.6 * band.w


def test_an_opening_draft_is_taken_back_whole_or_card_by_card() -> None:
    """A drag off the group takes one card home, Esc everything: the table was never touched."""
    sitting = unopened()
    before, hand = sitting.game.turn, sitting.hand
    sitting.double(sitting.card("KD"))
    sitting.drag(sitting.card("KC"), "new_pile")
    sitting.drag("staged/0/1", (640, 640))
    assert len(there(sitting.scene.state.arrangement.draft).groups[0].cards) == 2
    sitting.click("staged/0/0")
    sitting.key(pygame.K_ESCAPE)
    assert sitting.scene.state.arrangement.draft is None
    assert sitting.hand == hand
    assert sitting.game.turn == before


def test_the_cheapest_opening_is_staged_on_request() -> None:
    """Stage for me lays a draft that may be played, and plays nothing."""
    sitting = unopened()
    sitting.click("button/stage")
    assert not sitting.game.view.board.melds[0]
    assert "button/play" in sitting.enabled()


def staged() -> Sitting:
    """Three kings and two queens are staged, the queens last."""
    sitting = unopened()
    for card, target in (("KC", "new_pile"), ("KD", "staged/0/0"), ("KH", "staged/0/0"), ("QH", "new_pile")):
        sitting.drag(sitting.card(card), target)
    sitting.drag(sitting.card("QD"), "staged/1/0")
    assert sitting.scene.state.arrangement.draft is not None
    return sitting


def groups(sitting: Sitting) -> list[str]:
    """The ranks of the staged groups."""
    draft = sitting.scene.state.arrangement.draft
    return [group.cards[0][0] for group in draft.groups] if draft else []


def test_the_cross_on_a_staged_group_takes_it_back() -> None:
    """By mouse; the other group stays."""
    sitting = staged()
    sitting.click("button/unstage_0")
    assert groups(sitting) == ["Q"]
    assert {"KC", "KD", "KH"} <= set(sitting.hand)


@pytest.mark.parametrize(("ring", "left"), [("staged/0/1", ["Q"]), ("staged/1/0", ["K"]), ("hand/0", ["K"])])
def test_a_key_takes_a_staged_group_back(ring: str, left: list[str]) -> None:
    """Delete: the group with the ring, else the last one."""
    sitting = staged()
    walk_to(sitting, ring)
    sitting.key(pygame.K_DELETE)
    assert groups(sitting) == left


def test_the_cross_is_reached_by_keys_and_can_be_hit() -> None:
    """44 pixels, and no staged card lies under it; what is drawn of it can be pressed, too. The bug: on a laptop its
    middle was a pixel below what could be.
    """
    now = unopened().game.turn.table
    for size in ((1366, 696), (1280, 720), (1920, 1080)):
        sitting = Sitting(now, size, is_drawn=False)
        for card, target in (("KC", "new_pile"), ("KD", "staged/0/0"), ("KH", "staged/0/0")):
            sitting.drag(sitting.card(card), target)
        cross = Rect(find(sitting.scene, "button/unstage_0").rect)
        assert min(cross.size) >= 44
        cards = [Rect(t.rect) for t in sitting.scene.report().targets if t.id.startswith("staged/")]
        assert cards
        assert not any(cross.colliderect(card) for card in cards)
        ring = next(one for one in sitting.scene.tools.form.widgets if one.id == "button/unstage_0").ring()
        send(sitting.scene.handle, *click(ring.center))
        assert groups(sitting) == []
        for card, target in (("KC", "new_pile"), ("KD", "staged/0/0"), ("KH", "staged/0/0")):
            sitting.drag(sitting.card(card), target)
        walk_to(sitting, "button/unstage_0")
        sitting.key(pygame.K_RETURN)
        assert groups(sitting) == []


def test_enter_on_cards_finishes_an_opening() -> None:
    """With the ring on a card it chooses nothing and presses Open; on another button it presses that."""
    sitting = staged()
    sitting.click("button/unstage_1")
    sitting.scene.tools.form.focus_id("hand/0")
    sitting.key(pygame.K_RETURN)
    assert sitting.scene.state.arrangement.chosen == ()
    assert there(sitting.scene.tools.button("play")).enabled
    sitting.scene.tools.form.focus_id("button/take_back")
    sitting.key(pygame.K_RETURN)
    assert sitting.scene.state.arrangement.draft is None


def test_the_name_of_a_lone_card_is_not_cut() -> None:
    """The bug: "sev…" below a seven that was laid out alone. Given room for the whole name only, it isn't written."""
    sitting = Sitting(table(hand="7H KC KD QS 5C", phase="play", rules=WEB), (1366, 768))
    sitting.drag(sitting.card("7H"), "new_pile")
    texts = [drawn.text for drawn in Picture(sitting.scene, (1366, 768)).texts]
    assert not [text for text in texts if text.startswith("sev")]
    assert "5" in texts


def test_a_discard_before_the_draft_is_enough_says_what_can_be_done() -> None:
    """Given three kings laid out of the 50 that open, it names what is missing and the one button that can be pressed;
    given a meld of two cards, too, what it lacks; given enough, both buttons.
    """
    sitting = staged()
    sitting.drag(sitting.card("4S"), "pile")
    assert "button/play" not in sitting.enabled()
    assert sitting.scene.state.refusal == (
        "Two cards aren't enough; a new meld needs three. Change what you've laid out, or press Undo."
    )
    sitting.click("button/unstage_1")
    sitting.drag(sitting.card("4S"), "pile")
    assert sitting.scene.state.refusal == ("You've laid out 30 of the 50 points you need: add 20 more, or press Undo.")
    enough = staged()
    enough.drag(enough.card("QS"), "staged/1/0")
    enough.drag(enough.card("4S"), "pile")
    assert "button/play" in enough.enabled()
    assert enough.scene.state.refusal == "You have cards laid out: meld them, or press Undo."


def test_a_hint_waits_for_the_draft() -> None:
    """It would be about cards that lie in the draft: the sentence says what they need, or how to get a hint."""
    sitting = staged()
    sitting.key(pygame.K_h)
    assert sitting.scene.state.refusal.startswith("Two cards aren't enough")
    sitting.drag(sitting.card("QS"), "staged/1/0")
    sitting.key(pygame.K_h)
    assert sitting.scene.state.refusal == "Meld what you've laid out, or press Undo, then ask for a hint."
    assert not sitting.scene.state.advised


def test_what_the_button_lays_out_counts_as_shown() -> None:
    """Given an opening laid out by the button and played, the match hears of it as of a hint: Look back doesn't blame
    people for what the program chose.
    """
    shown: list[Move] = []
    sitting = Sitting(
        table(hand="KC KD KH QH QD QS 5C 3C", phase="play", rules=WEB), hooks=TableHooks(on_hint=shown.append)
    )
    sitting.click("button/stage")
    draft = there(sitting.scene.state.arrangement.draft)
    assert shown == [draft.move()]
