"""A person at a table as boxes: a portrait, and as much of the name as there is room for."""

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from game.portrait_art import look_of
from game.toolkit.boxes import Box, Picture, Piece, Words
from game.toolkit.drawing.text import Align
from game.toolkit.drawing.theme import CREAM
from game.toolkit.kit import Kit
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people import portraits
from game.ui.shared.people.short_names import alike_in, name_in, uncut


def draw_portrait(
    kit: Kit, surface: Surface, person: PlayerAtTable, at: tuple[int, int], side: int, lit: bool = False
) -> None:
    """Draw a person's face, `side` real pixels wide from its upper left corner, with a thicker rim if `lit`."""
    look = look_of(person.name) if person.look is None else person.look
    portraits.draw(kit.paint, surface, look, person.team, at, side, lit)


def portrait(person: PlayerAtTable, side: float, lit: bool = False) -> Box:
    """A person's face, in the colour of the team."""
    return Picture(
        lambda kit, surface, rect: draw_portrait(kit, surface, person, rect.topleft, rect.h, lit), side, side
    )


class Name(Words):
    """The name of a person or a team on one line: shortened rather than in tiny letters, but never so that it could be
    another of those `among` which it is shown.
    """

    def __init__(
        self, name: str, size: float, colour: str = CREAM, align: Align = "left", among: Sequence[str] = ()
    ) -> None:
        super().__init__(name, size, colour, "strong", align, lines=1)
        self._among = among

    def shown(self, kit: Kit, room: int) -> str:
        return name_in(kit.text, self.text, self.size, room, self._among)


class AlikeName(Name):
    """A name in a list: all are shortened, or none."""

    def shown(self, kit: Kit, room: int) -> str:
        return alike_in(kit.text, self.text, self.size, room, self._among)


class PairName(Box):
    """The first names of a pair, whole and on as many lines as they need; a shorter form if even one is too wide."""

    yields = True

    def __init__(self, name: str, size: float, colour: str, align: Align = "left", among: Sequence[str] = ()) -> None:
        self._whole = Words(uncut(name, among), size, colour, "strong", align)
        self._short = Name(name, size, colour, align, among)

    def width(self, kit: Kit) -> int:
        return self._whole.width(kit)

    def height(self, kit: Kit, width: int) -> int:
        return self._form(kit, width).height(kit, width)

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        return self._form(kit, rect.w).place(kit, rect)

    def _form(self, kit: Kit, width: int) -> Box:
        longest = max(kit.text.width(word, self._whole.size, "strong") for word in self._whole.text.split())
        return self._whole if longest <= width else self._short
