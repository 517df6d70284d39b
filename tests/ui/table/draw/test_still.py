"""The picture of what does not move, mended piece by piece."""

import pygame
from pygame import Rect, Surface

from game.ui.table.draw.damage import Laid
from game.ui.table.draw.signs import sign_parts
from game.ui.table.draw.still import Still
from tests.build import WEB, table
from tests.ui.drive import kit_at
from tests.ui.table.table_games import OPENED, Sitting

SIZE = (1280, 720)


class Drawing:
    """A still picture of a table from which cards may be lifted."""

    def __init__(self) -> None:
        self.kit = kit_at(SIZE)
        self.scene = Sitting(table(hand="KC 8H 5C", phase="play", melds=OPENED, rules=WEB), SIZE).scene
        self.still = Still()
        self.still.resize(self.kit, self.kit)
        self.still.fit(Surface(SIZE, 0, 32))

    def ask(self, *lifted: int) -> None:
        """All cards but these."""
        layout, scenery = self.scene.state.layout, self.scene.frames.scenery
        cards = tuple(sprite for i, sprite in enumerate(layout.sprites) if i not in lifted)
        self.still.ask(layout, scenery, Laid(cards, tuple(sign_parts(self.kit, layout, scenery))))

    def pixels(self) -> bytes:
        """What is seen."""
        return pygame.image.tobytes(self.still.picture, "RGB")


def whole(*lifted: int) -> bytes:
    """The same made at once from nothing."""
    drawing = Drawing()
    drawing.ask(*lifted)
    drawing.still.finish()
    return drawing.pixels()


def test_the_first_picture_is_made_in_several_pieces() -> None:
    """No piece is a whole window but that of the cloth; together they cover it."""
    drawing = Drawing()
    drawing.ask()
    assert len(list(drawing.still.work())) > 4
    mended = drawing.still.redrawn()
    assert Rect((0, 0), SIZE).unionall(mended).size == SIZE
    assert sum(rect.w * rect.h for rect in mended) == SIZE[0] * SIZE[1]


def test_what_is_asked_for_meanwhile_is_there_in_the_end() -> None:
    """One card is lifted, work is left off after each piece, another is lifted and the first laid down: the picture is
    that of the last wish, wherever the first had got to.
    """
    for pieces in range(4):
        drawing = Drawing()
        drawing.ask()
        drawing.still.finish()
        drawing.ask(0, len(drawing.scene.state.layout.sprites) - 1)
        for _, _ in zip(range(pieces), drawing.still.work(), strict=False):
            pass
        drawing.ask(1)
        drawing.still.finish()
        assert drawing.pixels() == whole(1)


def test_only_the_place_of_a_lifted_card_is_mended() -> None:
    """And a picture that shows what is wanted needs nothing."""
    drawing = Drawing()
    drawing.ask()
    drawing.still.finish()
    drawing.still.redrawn()
    drawing.ask()
    assert list(drawing.still.work()) == []
    drawing.ask(len(drawing.scene.state.layout.sprites) - 1)
    drawing.still.finish()
    (rect,) = drawing.still.redrawn()
    assert rect.w < 400
