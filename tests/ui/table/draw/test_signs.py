"""What lies on the cards of the table."""

import pygame
import pytest

from game.toolkit.drawing.text import Drawn
from game.ui.shared.cards.card_art import WILD_FACE
from game.ui.table.draw.badges import draw_sign, sign_width
from game.ui.table.draw.signs import shown_badges, sign_parts
from game.ui.table.sprites import Book, InMeld
from tests.build import WEB, dirty_book, table
from tests.ui.drive import kit_at
from tests.ui.table.crowded import crowded
from tests.ui.table.table_games import OPENED, Sitting


def test_badges_wait_for_the_cards_that_they_belong_to() -> None:
    """While the cards of a meld fly its count is left out; that of the other meld stays."""
    layout = Sitting(table(hand="KC 8H", phase="play", melds=OPENED, rules=WEB)).scene.state.layout
    kings = {i for i, sprite in enumerate(layout.sprites) if sprite.place == InMeld(0, 0)}
    all_of_them = [badge.text for badge in shown_badges(layout)]
    left = [badge.text for badge in shown_badges(layout, moving=kings)]
    assert {"3/7", "4/7"} <= set(all_of_them)
    assert "3/7" not in left
    assert "4/7" in left


def test_every_sign_stays_inside_its_place() -> None:
    """What is drawn outside would be left behind when the sign goes."""
    sitting = Sitting(table(hand="KC 8H 5D", phase="play", melds=OPENED, rules=WEB, pile="9D 4S"), (1920, 1080))
    sitting.click(sitting.card("KC"))
    kit = kit_at((1920, 1080))
    parts = sign_parts(kit, sitting.scene.state.layout, sitting.scene.frames.scenery)
    assert any(part.given[0] == "+1" for part in parts)
    for part in parts:
        surface = pygame.Surface((1920, 1080))
        surface.fill("white")
        part.draw(kit, surface)
        surface.fill("white", part.rect)
        mask = pygame.mask.from_threshold(surface, (255, 255, 255), (1, 1, 1))
        assert mask.count() == 1920 * 1080


@pytest.mark.parametrize("more", [(), tuple(dirty_book(rank) for rank in "KJT9865")])
def test_a_promise_on_a_book_leaves_its_wild_cards_to_be_read(more: tuple[str, ...]) -> None:
    """The bug: "+1" lay over the star with the number of wild cards of a dirty book. In one row, and in two."""
    sitting = Sitting(crowded("4-2v2", "QC AH 4D", melds=("7H 7D 7C", "AS AC AD", dirty_book("Q"), *more)), (1366, 768))
    sitting.click(sitting.card("QC"))
    scene, kit = sitting.scene, kit_at((1366, 768))
    (plus,) = (one for one in sign_parts(kit, scene.state.layout, scene.frames.scenery) if one.given[0] == "+1")
    books = [sprite.box for sprite in scene.state.layout.sprites if isinstance(sprite.look, Book) and sprite.look.small]
    assert bool(books) == bool(more)
    books = [sprite.box for sprite in scene.state.layout.sprites if isinstance(sprite.look, Book)]
    wilds = [pygame.Rect(box.x, box.y, box.w, round(0.7 * box.h)) for box in books]
    assert plus.rect.inflate(-8, -8).collidelist(wilds) < 0
    assert scene.state.layout.own.rect.contains(plus.rect.inflate(-8, -8))


def said_on_melds(sitting: Sitting) -> list[str]:
    """What the badges promise for the cards that are chosen or held."""
    scene = sitting.scene
    parts = sign_parts(kit_at(sitting.size), scene.state.layout, scene.frames.scenery)
    return [str(part.given[0]).replace("\n", " ") for part in parts if str(part.given[:1]).startswith("('+")]


def test_a_wild_over_a_clean_meld_says_that_it_turns_dirty() -> None:
    """Given kings that are clean and eights that are dirty already, only the kings are warned of."""
    melds = ("KS KH KD", "8C 8S 8D 2D")
    sitting = Sitting(table(hand="KC 2C 5D", phase="play", melds=melds, rules=WEB, pile="9D 4S"), (1600, 900))
    sitting.click(sitting.card("2C"))
    assert said_on_melds(sitting) == ["+1 becomes dirty", "+1"]
    sitting.click(sitting.card("2C"))
    sitting.click(sitting.card("KC"))
    assert said_on_melds(sitting) == ["+1"]


def test_a_meld_alone_is_warned_of_in_full() -> None:
    """Nothing lies beside it that the words would hide."""
    sitting = Sitting(table(hand="KC 2C 5D", phase="play", melds=("KS KH KD",), rules=WEB, pile="9D 4S"))
    sitting.click(sitting.card("2C"))
    assert said_on_melds(sitting) == ["+1, becomes dirty"]


def test_warnings_on_melds_that_lie_close_leave_each_other_free() -> None:
    """Seven clean melds side by side: each warning is shorter, and none lies on another or on a rank."""
    melds = tuple(f"{rank}C {rank}S {rank}D" for rank in "49TJQKA")
    for size in ((1280, 720), (1600, 900), (1920, 1080)):
        sitting = Sitting(table(hand="5C 2C 5D", phase="play", melds=melds, rules=WEB, pile="9D 4S"), size)
        sitting.click(sitting.card("2C"))
        scene = sitting.scene
        parts = sign_parts(kit_at(size), scene.state.layout, scene.frames.scenery)
        boxes = [part.rect.inflate(-8, -8) for part in parts if "dirties" in part.given]
        assert len(boxes) == 7
        assert all(box.collidelist(boxes[:n]) < 0 for n, box in enumerate(boxes))
        assert "+1, becomes dirty" not in said_on_melds(sitting)


def test_wild_cards_in_a_meld_are_drawn_as_wild_cards() -> None:
    """The bug: "4/7 ★1" read as one clean book. Given two wild cards, the sign has two small ones, cream as in the
    hand, as wide as they were said to be, and no star is a letter.
    """
    kit = kit_at((1366, 768))
    found: list[Drawn] = []
    creams: list[int] = []
    kit.text.watch = found.append
    for sign in ("4/7 ", "4/7 ★", "4/7 ★★"):
        surface = pygame.Surface((120, 40))
        draw_sign(kit, surface, sign, (60, 20), 30, "#FFFFFF")
        creams.append(pygame.mask.from_threshold(surface, pygame.Color(WILD_FACE), (4, 4, 4, 255)).count())
    kit.text.watch = None
    assert [drawn.text for drawn in found] == ["4/7 "] * 3
    assert 0 == creams[0] < creams[1]
    assert creams[2] == 2 * creams[1]
    first, second, third = (sign_width(kit, sign, 30) for sign in ("4/7 ", "4/7 ★", "4/7 ★★"))
    assert second - first == third - second > 0
