"""Pictures of another size that stand in until the right ones are made."""

import pygame
from pygame import Surface

from game.toolkit.drawing.placeholders import Loans
from game.toolkit.drawing.surface_cache import Kept
from tests.ui.drive import empty_kit
from tests.ui.table.crowded import crowded
from tests.ui.table.playing import Sitting

SMALL, LARGE = (1280, 720), (1920, 1080)


def kept(*looks: tuple[str, int]) -> Kept:
    """Squares of these looks and widths."""
    kept = Kept(1_000_000)
    for look, width in looks:
        kept.once((look, width), lambda width=width: Surface((width, 2 * width)))  # type: ignore[misc]  # called at once
    return kept


def test_the_largest_picture_is_stretched() -> None:
    """Of two widths of a card the larger, to the width that is wanted; nothing for a card nobody has."""
    loans = Loans([kept(("ace", 10), ("ace", 20))])
    stretched = loans.instead("ace", 30, lambda: Surface((30, 60)))
    assert stretched is not None
    assert stretched.get_size() == (30, 60)
    assert loans.instead("king", 30, lambda: Surface((30, 60))) is None


def test_what_was_borrowed_is_made_one_by_one() -> None:
    """Two owed pictures take two steps; a third look at one of them owes nothing more."""
    loans, own = Loans([kept(("ace", 10), ("king", 10))]), Kept(1_000_000)
    for look in ("ace", "king", "ace"):
        loans.instead(look, 30, lambda: Surface((30, 60)))
    assert loans.repay(own, 1)
    assert not loans.repay(own, 1)
    assert set(own) == {("ace", 30), ("king", 30)}


def test_a_table_that_grew_becomes_as_crisp_as_a_new_one() -> None:
    """Given a table that was resized, the first picture is put together from stretched cards, and a little later it is
    the same, pixel for pixel, as that of a table opened at that size.
    """
    grown, fresh = Sitting(crowded(), SMALL), Sitting(crowded(), LARGE)
    before = grown.scene.frames.kit
    kit = empty_kit(LARGE)
    kit.lenders.extend(before.lend())
    grown.surface = Surface(LARGE)
    grown.scene.resize(kit)
    grown.pass_time()
    first = pygame.image.tobytes(grown.surface, "RGB")
    for _ in range(120):
        grown.pass_time(0.02)
    wanted = pygame.image.tobytes(fresh.surface, "RGB")
    assert first != wanted
    assert pygame.image.tobytes(grown.surface, "RGB") == wanted
    assert kit.lenders == []
