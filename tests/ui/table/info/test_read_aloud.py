"""What the reading keys say about the table."""

import pygame
import pytest

from game.engine.table.view import SPECTATOR
from game.ui.table.info.read_aloud import read
from game.ui.table.state import ReadAloud
from tests.build import table, throw
from tests.ui.table.table_games import OPENED, Sitting


def said(sitting: Sitting, what: ReadAloud) -> str:
    """What is read out now."""
    return read(what, sitting.scene.state, sitting.scene.frames.scenery, ())


def test_a_drawn_card_that_was_melded_is_new_in_no_hand() -> None:
    """Given two kings drawn and one of them laid down, only the other is read as new; the bug: both were."""
    sitting = Sitting(table(hand="5C QH", melds=OPENED, pile="9D", stock="KC KD AS AD"))
    sitting.key(pygame.K_d)
    sitting.double(sitting.card("KC"))
    assert said(sitting, ReadAloud.HAND).endswith("a king, a queen and a five. New: the king of diamonds.")


@pytest.mark.parametrize(
    ("eyes", "before", "after"),
    [
        (0, "Nobody has played since your last turn.", "Walt: discarded the five of clubs."),
        (SPECTATOR, "Nobody has played yet this round.", "Walt: discarded the five of clubs."),
    ],
)
def test_the_last_turns_are_read_while_nobody_looks(eyes: int, before: str, after: str) -> None:
    """Given a shared screen whose next player is elsewhere, the key reads what its sheet lists; the bug: "Nobody has
    played since your last turn", whoever had.
    """
    sitting = Sitting(table(hand="5C QH", seat=1, phase="play", pile="9D"), eyes=eyes)
    assert said(sitting, ReadAloud.LAST_TURN) == before
    sitting.game.go(throw("5C"))
    sitting.settle()
    assert said(sitting, ReadAloud.LAST_TURN) == after
