"""Somebody's face, and what they say on paper that points at it: how the partner teaches, in a guided round and as the
coach.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final

from pygame import Rect

from game.engine.table.view import PlayerView
from game.portrait_art import KNOWN
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Pad,
    Panel,
    Picture,
    Row,
    Sized,
    Space,
    WidgetSlot,
    Words,
    paper,
)
from game.toolkit.drawing.text import Face
from game.toolkit.drawing.theme import INK, WINE
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button, PaperLink
from game.ui.shared.models import PlayerAtTable
from game.ui.shared.people.portrait_and_name import READABLE, draw_tail, portrait
from game.ui.shared.seated_players import People
from game.ui.table.sheets.laid_sheet import unpressed

TUTOR: Final = PlayerAtTable("Rosa", 0, KNOWN["Rosa"])
"""Who explains where nobody has a partner, and in lessons."""
FACE: Final = 148
"""Design pixels of the face; a narrow place has none."""
SMALL_FACE, TAG = 90, 90
"""Of a face where there is little room, and of what can be asked below it if the paper is full."""
LINK: Final = 44
"""Of something to press: a finger target, though its words are lower."""
PAD: Final = (16, 6)
"""The margins of the paper."""
LEAST: Final = 380
"""The fewest design pixels for face and words side by side."""
SIZES, SMALL = (40, 36, 32, 30, 28, 26, 24), (21,)
"""Design pixels of the letters, the best first; a shorter telling is better than small ones."""
Telling = tuple[str, *tuple[str | Callable[[float], Box], ...]]
"""What is said, line by line: words or, after the first, pictures beside letters of a size."""
SMALLEST: Final[tuple[tuple[float, Face], ...]] = ((21, "heading"), (20, "strong"))
"""Those of words that leave no room for the face."""


def speaker_at(view: PlayerView, people: People) -> PlayerAtTable:
    """The partner; without one, the tutor of the lessons."""
    mates = view.board.teammates(view.seat) if view.board.has_partners else ()
    partners = (PlayerAtTable(mate.name, view.team, mate.look) for mate in map(people.by_seat.__getitem__, mates))
    return next(partners, TUTOR)


def bubble_link(id: str, label: str) -> PaperLink:
    """What can be asked or answered."""
    link = PaperLink(id, label, unpressed, look=21)
    link.align = "center"
    return link


def bubble_forms(
    kit: Kit,
    room: Rect,
    speaker: PlayerAtTable,
    tellings: Sequence[Telling],
    links: Sequence[PaperLink],
    is_tight: bool = False,
) -> Iterator[Box]:
    """What is said, the fullest telling first, in ever smaller letters; in a narrow room without the face. The first
    line of each telling is what matters most. Where it `is_tight`, the face is smaller.
    """
    side = min(SMALL_FACE, (room.h - kit.theme.tap(LINK)) / kit.theme.k) if is_tight else FACE
    may_be_below = is_tight and len(links) == 1 and _fits_below(kit, links[0])
    for sizes in (SIZES, SMALL):
        for lines, is_below, size in product(tellings, (False, True) if may_be_below else (False,), sizes):
            if room.w < kit.theme.u(LEAST):
                yield _on_paper(lines, links, size)
            else:
                below, beside = (links, ()) if is_below else ((), links)
                yield _with_face(portrait(speaker, side, lit=True), below, _on_paper(lines, beside, size))


def smallest_forms(tellings: Sequence[Telling], links: Sequence[PaperLink]) -> Iterator[Box]:
    """The same without the face, in the smallest letters."""
    return (_on_paper(lines, links, *form) for lines in tellings for form in SMALLEST)


def _fits_below(kit: Kit, link: PaperLink) -> bool:
    """Whether a link can be read below the face, so that the words have all of the paper."""
    width, height = kit.theme.u(TAG), kit.theme.tap(LINK)
    lines = link.lines(kit, (width, height))
    return all(kit.text.fit(line, link.size, width, "strong")[0] == line for line in lines)


def _with_face(face: Box, below: Sequence[PaperLink], said: Box) -> Box:
    asked = (Panel(WidgetSlot(link, LINK, TAG), (0, 0), paper) for link in below)
    speaker = Column(Grow(), Row(Grow(), face, Grow()), *asked, Grow())
    tail = Column(Grow(), Picture(draw_tail, 24, 50), Grow())
    return Row(speaker, Space(8), tail, Grow(said), across="stretch")


def _on_paper(lines: Telling, links: Sequence[PaperLink], size: float, face: Face = "heading") -> Box:
    first, *others = lines
    on_a_line = Words(first, size, WINE, face, "center", lines=1, least=READABLE)
    said: list[Box] = [FirstThatFits(on_a_line, Words(first, size, WINE, face, "center"))]
    said += [Words(line, size, INK, align="center") if isinstance(line, str) else line(size) for line in others]
    across, down = PAD
    asked = (Pad(Row(Grow(), row, Grow()), 0, -down) for row in link_rows(links, 18))  # fingers may press the margin
    return Panel(Column(Grow(), *(Sized(box, width=0) for box in (*said, *asked)), Grow()), (across, down), paper)


def link_rows(links: Sequence[Button], gap: float) -> list[Box]:
    """Beside each other, or one below another where they are too wide for that."""
    slots = [WidgetSlot(link, LINK) for link in links]
    return [FirstThatFits(Row(*slots, gap=gap), Column(*slots))] if links else []
