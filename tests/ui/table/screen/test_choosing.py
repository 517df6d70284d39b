"""Choosing cards at the table: by click, row, rank and rubber band, by mouse and by keys."""

import pygame
from pygame.event import Event as Posted

from game.turn.spots import HandCard
from tests.build import WEB, table
from tests.ui.table.table_games import Sitting, opened, walk_to


def test_a_click_chooses_a_card_and_another_lets_it_go() -> None:
    """The card rises and is let go again; nothing is played."""
    sitting = opened()
    before = sitting.game.turn
    sitting.click("hand/0")
    assert list(sitting.scene.state.arrangement.chosen) == [0]
    sitting.click("hand/0")
    assert not sitting.scene.state.arrangement.chosen
    assert sitting.game.turn == before


def test_shift_and_click_chooses_everything_between() -> None:
    """The first card is clicked, the fourth with Shift: all four are chosen."""
    sitting = opened()
    sitting.click("hand/0")
    sitting.post(Posted(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_SHIFT, unicode=""))
    sitting.click("hand/3")
    assert sorted(sitting.scene.state.arrangement.chosen) == [0, 1, 2, 3]


def test_a_rubber_band_chooses_what_it_touches() -> None:
    """From the bare cloth over the third to fifth card; with Shift it adds; the band is gone from the picture then."""
    sitting = opened()
    first, last = (sitting.scene.state.layout.hits[HandCard(i)] for i in (2, 4))
    start = (first.left + 2, sitting.scene.state.layout.places.rect("Hand").top - 4)
    assert sitting.scene.state.layout.hit(start) is None
    sitting.drag_between(start, last.center)
    assert sorted(sitting.scene.state.arrangement.chosen) == [2, 3, 4]
    sitting.post(Posted(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_SHIFT, unicode=""))
    edge = sitting.scene.state.layout.hits[HandCard(0)]
    sitting.drag_between((edge.left - 4, edge.top + 4), (edge.left + 2, edge.top + 40))
    assert sorted(sitting.scene.state.arrangement.chosen) == [0, 2, 3, 4]
    seen = pygame.image.tobytes(sitting.surface, "RGB")
    sitting.scene.frames.renew()
    sitting.pass_time()
    assert pygame.image.tobytes(sitting.surface, "RGB") == seen


def test_a_double_click_chooses_all_of_a_rank_that_has_no_meld() -> None:
    """Three fives are chosen, nothing is laid."""
    sitting = opened()
    sitting.double(sitting.card("5D"))
    assert sorted(sitting.scene.state.layout.hand[i] for i in sitting.scene.state.arrangement.chosen) == [
        "5C",
        "5D",
        "5S",
    ]


def test_a_click_on_the_bare_cloth_lets_every_card_go() -> None:
    """Whatever was chosen is let go."""
    sitting = opened()
    sitting.click("hand/1")
    sitting.post(*[Posted(kind, pos=(640, 300), button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)])
    assert sitting.scene.state.arrangement.chosen == ()


def test_ctrl_and_click_chooses_card_after_card() -> None:
    """One beside the other, and a quick second click lets go instead of playing the card."""
    sitting = opened()
    king = sitting.card("KC")
    sitting.post(Posted(pygame.KEYDOWN, key=pygame.K_LCTRL, mod=0, unicode=""))
    sitting.click(sitting.card("5C"))
    sitting.click(sitting.card("5D"))
    assert len(sitting.scene.state.arrangement.chosen) == 2
    sitting.double(king)
    assert len(sitting.scene.state.arrangement.chosen) == 2
    assert len(sitting.game.view.board.melds[0][0].cards) == 3


def test_a_chooses_the_whole_rank_of_the_card_with_the_ring() -> None:
    """What a double click chooses by mouse."""
    sitting = opened()
    walk_to(sitting, sitting.card("5D"))
    sitting.key(pygame.K_a)
    assert sorted(sitting.hand[i] for i in sitting.scene.state.arrangement.chosen) == ["5C", "5D", "5S"]


def test_shift_and_space_choose_a_row_by_keys() -> None:
    """From the card chosen last to the one with the ring, as a click with Shift does."""
    sitting = opened()
    walk_to(sitting, "hand/0")
    sitting.key(pygame.K_SPACE)
    for _ in range(3):
        sitting.key(pygame.K_TAB)
    sitting.post(Posted(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=0, unicode=""))
    sitting.key(pygame.K_SPACE, pygame.KMOD_SHIFT)
    assert sorted(sitting.scene.state.arrangement.chosen) == [0, 1, 2, 3]


def test_new_pile_before_the_draw_says_to_draw() -> None:
    """The bug: "Choose the cards first", to who had not drawn yet; after the draw it is what to do."""
    for phase, told in (("draw", "Draw"), ("play", "Choose the cards first")):
        sitting = Sitting(table("KH KD KS 9C 5D", WEB, phase=phase, pile="4S 9D"))
        sitting.click("new_pile")
        note = sitting.scene.state.note
        assert note is not None
        assert note.words.startswith(told), note.words
