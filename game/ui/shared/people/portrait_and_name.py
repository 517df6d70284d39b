"""A person at a table as boxes: a portrait, and as much of the name as there is room for, shortened or whole."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from game.portrait_art import look_of
from game.sentences.grammar import are_cut, shorter_names
from game.toolkit.boxes import Box, Column, Panel, Picture, Piece, Row, Space, Words, paper
from game.toolkit.drawing.text import Align, Text
from game.toolkit.drawing.theme import CREAM, INK_SOFT, PAPER, WINE
from game.toolkit.kit import Kit
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people import portraits

READABLE: Final = 0.9
"""Below this share of its designed size, a shorter form of a name is more readable."""
WHOLE_LARGE: Final = 0.8
"""With large text, a team's names are abbreviated below this share."""
READABLE_LARGE: Final = 0.97
"""The same with large text."""


def name_in(text: Text, name: str, size: float, room: int, among: Sequence[str] = ()) -> str:
    """The longest form of a name that fits in letters close to the designed size, otherwise the form with the largest
    letters; a team's people are cut to beginnings or initials only if nothing else fits; the shortest form if nothing
    does, which the painter truncates. No form means another of the names `among` those beside it. `room` is in real
    pixels.
    """
    name = text.fonts.readable(name)
    forms = (name, *shorter_names(name, tuple(map(text.fonts.readable, among))))
    fitting = [(px, form) for form in forms for shown, px in (text.fit(form, size, room, "strong"),) if shown == form]
    least = (READABLE_LARGE if text.theme.is_large else READABLE) * text.fit("", size, room, "strong")[1]
    telling = [(px, form) for px, form in fitting if form == name or not are_cut(form)]
    if text.theme.is_large and max((px for px, _ in telling), default=0) < WHOLE_LARGE * text.fit("", size, room)[1]:
        telling = fitting
    telling = telling or fitting
    readable = (form for px, form in telling if px >= least)
    return next(readable, max(telling, key=lambda one: one[0])[1] if telling else forms[-1])


def alike_in(text: Text, name: str, size: float, room: int, names: Sequence[str]) -> str:
    """A name in a list of `names`, each in this much room: all are shortened as far as one of them must be."""
    readable = tuple(map(text.fonts.readable, names))
    forms = {one: (one, *shorter_names(one, readable)) for one in (*readable, text.fonts.readable(name))}
    level = max(all_.index(name_in(text, one, size, room, readable)) for one, all_ in forms.items())
    own = forms[text.fonts.readable(name)]
    return own[min(level, len(own) - 1)]


def uncut(name: str, among: Sequence[str] = ()) -> str:
    """The shortest form of a team's name that abbreviates nobody's first name.

    >>> uncut("Maximilian Westerby & Gwendolyn Winterton"), uncut("You & Rosa")
    ('Maximilian & Gwendolyn', 'You & Rosa')
    """
    return [form for form in (name, *shorter_names(name, tuple(among))) if form == name or not are_cut(form)][-1]


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
    """The first names of a pair, whole and on two lines if they need them; a shorter form if that isn't enough."""

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
        lines = kit.text.wrap(self._whole.text, self._whole.size, width, "strong")
        has_room = all(kit.text.width(line, self._whole.size, "strong") <= width for line in lines)
        return self._whole if has_room and len(lines) <= 2 else self._short


def speaker(person: PlayerAtTable | None, said: str, size: float, side: float, below: str = "") -> Box:
    """The face, `side` design pixels wide, beside its words in letters of that size; the paper alone for nobody."""
    lines = [Words(said, size, WINE, "heading", lines=1), *([Words(below, 27, INK_SOFT, lines=1)] if below else [])]
    told = Panel(Column(*lines, gap=2), (42, 20), paper)
    return told if person is None else Row(portrait(person, side), Space(22), Picture(draw_tail, 24, 60), told)


def draw_tail(kit: Kit, surface: Surface, rect: Rect) -> None:
    """What points from the paper at the face."""
    w, h = rect.size
    tail = f'<path d="M{w} 0L0 {h / 2}L{w} {h}Z" fill="{kit.theme.ground(PAPER)}"/>'
    surface.blit(kit.paint.drawing((w, h), tail), rect)
