"""Which parts of the still picture are drawn again."""

from msgspec.structs import replace
from pygame import Rect, Surface

from game.cards import Card
from game.toolkit.kit import Kit
from game.ui.table.draw.damage import Laid, damage, halved, merged, reach
from game.ui.table.draw.picture_piece import PicturePiece
from game.ui.table.sprites import Face, HiddenInHand, Sprite

WINDOW = Rect(0, 0, 1280, 720)
KING = Sprite(place=HiddenInHand(), look=Face(Card("KC")), x=300, y=300, w=100)
EIGHT = replace(KING, place=HiddenInHand(), look=Face(Card("8H")), x=330)


def sign(kit: Kit, surface: Surface, text: str) -> None:
    """Stands for whatever draws a sign."""


def badge(text: str) -> PicturePiece:
    """A sign that says so."""
    return PicturePiece(Rect(600, 10, 30, 20), sign, (text,))


def test_nothing_is_drawn_again_where_nothing_changed() -> None:
    """The same cards and signs twice."""
    assert damage(Laid((KING, EIGHT), (badge("3"),)), Laid((KING, EIGHT), (badge("3"),))) == []


def test_a_card_that_is_lifted_leaves_its_place_and_no_more() -> None:
    """What is drawn again holds the card with its shadow, and nothing else."""
    assert damage(Laid((KING, EIGHT), ()), Laid((EIGHT,), ())) == [reach(KING)]


def test_cards_that_lie_the_other_way_round_are_drawn_again() -> None:
    """The same two cards, but the lower one on top."""
    rects = damage(Laid((KING, EIGHT), ()), Laid((EIGHT, KING), ()))
    assert reach(KING) in rects
    assert reach(EIGHT) in rects


def test_a_sign_that_says_something_else_is_drawn_again() -> None:
    """The place of the badge, and not the cards."""
    rects = damage(Laid((KING,), (badge("3"),)), Laid((KING,), (badge("4"),)))
    assert {tuple(rect) for rect in rects} == {tuple(badge("3").rect)}


def test_a_turned_card_reaches_further_than_an_upright_one() -> None:
    """Its corners stand out."""
    assert reach(replace(KING, angle=45)).w > reach(KING).w > 100


def test_near_places_are_gathered_and_far_ones_are_not() -> None:
    """Two badges side by side are one piece, one in the other corner another; what lies outside is none."""
    rects = [Rect(10, 10, 30, 30), Rect(50, 10, 30, 30), Rect(1200, 650, 30, 30), Rect(2000, 0, 30, 30)]
    few = merged(rects, WINDOW)
    assert sorted(map(tuple, few)) == [(10, 10, 70, 30), (1200, 650, 30, 30)]


def test_many_places_make_few_pieces_that_cover_them_all() -> None:
    """However many there are."""
    rects = [Rect(x, y, 20, 20) for x in range(0, 1280, 160) for y in range(0, 720, 120)]
    few = merged(rects, WINDOW)
    assert len(few) <= 6
    assert all(any(piece.contains(rect) for piece in few) for rect in rects)


def test_a_large_piece_is_cut_into_small_ones_without_gaps() -> None:
    """Every pixel is in exactly one of them, and none is too large."""
    pieces = halved(Rect(3, 5, 1277, 713), 200_000)
    assert max(piece.w * piece.h for piece in pieces) <= 200_000
    assert sum(piece.w * piece.h for piece in pieces) == 1277 * 713
    assert all(a is b or not a.colliderect(b) for a in pieces for b in pieces)
