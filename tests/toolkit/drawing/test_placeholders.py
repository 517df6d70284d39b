"""Pictures of another size that stand in until the right ones are made."""

from pygame import Surface

from game.toolkit.drawing.placeholders import Loans
from game.toolkit.drawing.surface_cache import Kept


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
