"""The table without anything moving, as one picture, redrawn piece by piece where it changed."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from game.toolkit.kit import Kit
from game.ui.table.draw.damage import Laid, damage, halved, merged, reach
from game.ui.table.draw.picture import Scenery, cloth_parts
from game.ui.table.draw.picture_piece import PicturePiece, changed
from game.ui.table.layout.table_layout import Layout
from game.ui.table.memo import Memo
from game.ui.table.sprites import draw_sprite

PIECE: Final = 0.2
"""The largest area that is redrawn in one frame, as a share of the window."""


class Still:
    """Two pictures: the cloth, kept separately because of its many words, and the visible one, with the cards on it.

    `ask` says what it should show; the pieces of `work` bring it there, and after an interruption new `work` continues.
    """

    def __init__(self) -> None:
        self.memo = Memo()
        """Remembers what was laid out for it."""
        self._cloth: Surface | None = None
        self._picture: Surface | None = None
        self._bands: list[PicturePiece] = []  # what the cloth shows, where undamaged
        self._cloth_damage: list[Rect] = []  # of the cloth
        self._laid = Laid((), ())  # what the picture shows, where undamaged
        self._damage: list[Rect] = []  # of the picture
        self._redrawn: list[Rect] = []  # and not requested yet

    def resize(self, kit: Kit, window: Kit) -> None:
        self._kit, self._window = kit, window
        self._cloth = self._picture = None

    @property
    def is_there(self) -> bool:
        return self._picture is not None

    def fits(self, surface: Surface) -> bool:
        return self._picture is not None and self._picture.get_size() == surface.get_size()

    def fit(self, surface: Surface) -> None:
        """Begin new pictures with a surface's size and format."""
        self._cloth, self._picture = (Surface(surface.get_size(), 0, surface) for _ in range(2))
        self._bands, self._laid = [], Laid((), ())
        self._cloth_damage, self._damage, self._redrawn = [surface.get_rect()], [surface.get_rect()], []

    @property
    def picture(self) -> Surface:
        assert self._picture is not None
        return self._picture

    # ---- what it should show

    @property
    def laid(self) -> Laid:
        """The state asked for last; empty before the first."""
        return self._laid

    def ask(self, layout: Layout, scenery: Scenery, laid: Laid) -> None:
        bands = cloth_parts(self._kit, layout, scenery, self.memo)
        self._cloth_damage += changed(self._bands, bands)
        self._damage += damage(self._laid, laid)
        self._bands, self._laid = bands, laid
        if self._kit.text.watch is not None:  # a screen reader wants to hear every word each time
            self._cloth_damage = [self.picture.get_rect()]

    # ---- getting there

    def work(self, in_pieces: bool = True) -> Iterator[None]:
        """All that is left to do, in small pieces, unless all of it is wanted at once."""
        yield from self._redraw_cloth()
        self._damage = merged(self._damage, self.picture.get_rect())
        if in_pieces:
            self._damage = [piece for rect in self._damage for piece in self._pieces(rect)]
        reaches = [reach(sprite) for sprite in self._laid.sprites] if self._damage else []
        while self._damage:
            self._redraw(self._damage.pop(), reaches)
            yield

    def _pieces(self, rect: Rect) -> list[Rect]:
        if self._kit.text.watch is not None:
            return [rect]
        width, height = self.picture.get_size()
        return halved(rect, round(PIECE * width * height))

    def finish(self) -> None:
        for _ in self.work(in_pieces=False):
            pass

    def redrawn(self) -> list[Rect]:
        """The areas that changed since the last call."""
        redrawn, self._redrawn = self._redrawn, []
        return redrawn

    def _redraw_cloth(self) -> Iterator[None]:
        """Redraw what changed on the cloth, each piece with everything it touches."""
        assert self._cloth is not None
        cloth = self._cloth
        while self._cloth_damage:
            rect = self._cloth_damage.pop().clip(cloth.get_rect())
            self._damage.append(rect)
            cloth.set_clip(rect)
            self._window.ground(cloth)
            for part in self._bands:
                if part.rect.colliderect(rect):
                    part.draw(self._kit, cloth)
            cloth.set_clip(None)
            yield

    def _redraw(self, rect: Rect, reaches: list[Rect]) -> None:
        """Redraw a piece of the picture from cloth, cards, and what is on them."""
        assert self._cloth is not None
        self._redrawn.append(rect)
        picture = self.picture
        picture.set_clip(rect)
        picture.blit(self._cloth, rect, rect)
        for i in rect.collidelistall(reaches):
            draw_sprite(self._kit, picture, self._laid.sprites[i])
        for part in self._laid.parts:
            if part.rect.colliderect(rect):
                part.draw(self._kit, picture)
        picture.set_clip(None)
