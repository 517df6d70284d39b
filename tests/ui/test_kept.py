"""Surfaces kept for later, never more than a bound."""

from pygame import Surface

from game.ui.kept import Kept
from tests.ui.drive import Picture
from tests.ui.samples import SCENES


def surface(side: int) -> Surface:
    """A square."""
    return Surface((side, side))


def test_a_surface_is_made_once() -> None:
    """The second time the same object comes back, and nothing is made."""
    kept = Kept(1000)
    first = kept.once("a", lambda: surface(10))
    assert kept.once("a", lambda: surface(20)) is first


def test_what_was_used_longest_ago_goes_first() -> None:
    """Of three squares for which there is room for two, the one that was looked at again stays."""
    kept = Kept(200)
    for key in "aba":
        kept.once(key, lambda: surface(10))
    kept.once("c", lambda: surface(10))
    assert set(kept) == {"a", "c"}
    assert kept.pixels == 200


def test_a_giant_is_kept_until_the_next_one() -> None:
    """It is larger than the bound alone, and can be drawn all the same."""
    kept = Kept(200)
    giant = kept.once("giant", lambda: surface(100))
    assert kept.once("giant", lambda: surface(1)) is giant
    kept.once("small", lambda: surface(10))
    assert list(kept) == ["small"]


def test_visiting_every_screen_keeps_no_more_than_the_bound() -> None:
    """Panels, felt and shadows of forty screens, one after the other in one window, do not pile up."""
    for scene in SCENES.values():
        picture = Picture(scene(), (1024, 600))
        kept = picture.kit.paint.kept
        assert kept.pixels <= kept.most
    assert kept.pixels > kept.most / 2
