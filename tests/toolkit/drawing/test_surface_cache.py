"""Surfaces kept for later, never more than a bound."""

from functools import partial

from pygame import Surface

from game.toolkit.drawing.surface_cache import Kept, Loans


def surface(side: int) -> Surface:
    """A square."""
    return Surface((side, side))


def test_a_surface_is_made_once() -> None:
    kept = Kept(1000)
    first = kept.once("a", lambda: surface(10))
    assert kept.once("a", lambda: surface(20)) is first


def test_what_was_used_longest_ago_goes_first() -> None:
    kept = Kept(200)
    for key in "aba":
        kept.once(key, lambda: surface(10))
    kept.once("c", lambda: surface(10))
    assert set(kept) == {"a", "c"}
    assert kept.pixels == 200


def test_a_giant_is_kept_until_the_next_one() -> None:
    kept = Kept(200)
    giant = kept.once("giant", lambda: surface(100))
    assert kept.once("giant", lambda: surface(1)) is giant
    kept.once("small", lambda: surface(10))
    assert list(kept) == ["small"]


def test_what_others_were_made_from_stays_with_them() -> None:
    kept = Kept(200)
    kept.once("a", lambda: surface(10))
    kept.once("b", lambda: surface(10))
    kept.keep_using("a")
    kept.keep_using("nothing")
    kept.once("c", lambda: surface(10))
    assert list(kept) == ["a", "c"]
    assert kept.pixels == 200


def test_what_nobody_used_is_forgotten_where_it_is_large() -> None:
    kept = Kept(10_000)
    sizes = {"large": 40, "large, used": 41, "small": 5, "small, used": 6}
    for key, side in sizes.items():
        kept.once(key, partial(surface, side))
    kept.begin()
    for key, side in sizes.items():
        if "used" in key:
            kept.once(key, partial(surface, side))
    kept.forget_unused(1000)
    assert set(kept) == {"large, used", "small", "small, used"}
    assert kept.pixels == 41 * 41 + 5 * 5 + 6 * 6


def kept(*looks: tuple[str, int]) -> Kept:
    """Squares of these looks and widths."""
    kept = Kept(1_000_000)
    for look, width in looks:
        kept.once((look, width), lambda width=width: Surface((width, 2 * width)))  # type: ignore[misc]  # called at once
    return kept


def test_the_largest_picture_is_stretched() -> None:
    loans = Loans([kept(("ace", 10), ("ace", 20))])
    stretched = loans.instead("ace", 30, lambda: Surface((30, 60)))
    assert stretched is not None
    assert stretched.get_size() == (30, 60)
    assert loans.instead("king", 30, lambda: Surface((30, 60))) is None


def test_what_was_borrowed_is_made_one_by_one() -> None:
    loans, own = Loans([kept(("ace", 10), ("king", 10))]), Kept(1_000_000)
    for look in ("ace", "king", "ace"):
        loans.instead(look, 30, lambda: Surface((30, 60)))
    assert loans.repay(own, 1)
    assert not loans.repay(own, 1)
    assert set(own) == {("ace", 30), ("king", 30)}
