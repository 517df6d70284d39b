"""What is celebrated: a closed book, and a newcomer's first foot; where, when and with which words. It moves no card
and delays nobody.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace
from pygame import Rect

from game.engine import events as happened
from game.engine.events import Event
from game.engine.melding.melds import completed_worth, count_books
from game.engine.table.board import Board
from game.messages.amounts import signed
from game.messages.functions import table as say_table
from game.rules.ruleset import BookKind
from game.turn.spots import SeatPlate
from game.ui.shared.cards.card_art import height
from game.ui.shared.preferences import Preferences
from game.ui.table.layout.bands import column_rows
from game.ui.table.layout.table_layout import Layout
from game.ui.table.motion.flight import Flight, Reel
from game.ui.table.sprites import InBook

Light = Literal["gold", "silver", "none"]
Pips = Literal["suits", "stars", "none"]
Form = Literal["full", "calm", "bare"]
"""With light and motion; still, with a frame, if motion is reduced; only words, if nothing moves."""

CLOSES: Final = 0.2
"""Seconds in which a meld's cards close up; then there is light."""
ARRIVES: Final = 0.25
"""Seconds until the first cards of a foot are where they are played from."""
LASTS: Final = 0.9
"""Seconds that a celebration in one place takes."""
AFTER_FLIGHT: Final = 0.45
"""Seconds that a book's points stay above it in its tray."""
FRAMED: Final = 2.0
"""Real seconds of a golden frame if nothing moves."""
SAID: Final = 1.4
"""Real seconds of words alone."""

_LIGHTS: Final[dict[BookKind, Light]] = {"clean": "gold", "dirty": "silver", "wild": "gold"}
_PIPS: Final[dict[BookKind, Pips]] = {"clean": "suits", "dirty": "none", "wild": "stars"}


WORDS_BESIDE: Final = ("GoingOut", "Log", "Opening", "Tip", "Buttons")
"""Panels of the table: no pip falls there."""


def form_of(preferences: Preferences) -> Form:
    """How elaborate a celebration is."""
    if preferences.time_scale == 0:
        return "bare"
    return "calm" if preferences.reduced_motion else "full"


def to_be_read(lies: Layout) -> list[Rect]:
    """Where there is text on the table, the whole room for books included."""
    return words_of(lies) + [band.shelf for band in lies.bands.values() if band.shelf is not None]


def words_of(lies: Layout) -> list[Rect]:
    """Panels, plates, headings of bands, counts of melds."""
    off = [lies.places.rect(role) for role in WORDS_BESIDE]
    off += [rect for spot, rect in lies.hits.items() if isinstance(spot, SeatPlate)]
    for band in lies.bands.values():
        off.append(band.heading)
        off += [] if band.new_pile is None else [band.new_pile]
    return off + [Rect(badge.x, badge.y, 0, 0).inflate(60, 40) for badge in lies.badges]


def cards_of(lies: Layout) -> list[Rect]:
    """Every card, as if it weren't turned."""
    return [Rect(0, 0, s.w, s.h or height(s.w)).move_to(center=(s.x, s.y)) for s in lies.sprites]


def foreign(lies: Layout, team: int) -> list[Rect]:
    """The other teams' bands, where words would seem to be about them, and the edges of this team's."""
    own = lies.bands[team].rect
    across, down = Rect(own.x - 1, own.y - 1, own.w + 2, 3), Rect(own.x - 1, own.y - 1, 3, own.h + 2)
    edges = [across, across.move(0, own.h), down, down.move(own.w, 0)]
    return [band.rect for number, band in lies.bands.items() if number != team] + edges


class Nod(msgspec.Struct, frozen=True):
    """Whose head moves, and whether it says yes; None if it only looks up."""

    look: int
    team: int
    yes: bool | None


class Celebration(msgspec.Struct, frozen=True, kw_only=True):
    """One celebration. `box` is its card, plate or hand, `way` a book's way to its tray, `words_at` the free place near
    it for its words; None until it is found, or if there is none: then only light and sound remain.
    Times are seconds from the start of the reel, at normal speed; still ones use real seconds.
    """

    words: str
    brief: str = ""
    """Fewer words, where these don't fit; empty if there are none."""
    team: int
    box: Rect
    begins: float = 0.0
    lasts: float
    light: Light = "none"
    pips: Pips = "none"
    great: bool = False
    """Whether the words rise in large letters before they settle in their pill."""
    way: Flight | None = None
    words_at: Rect | None = None
    is_over: bool = False
    """Whether words for which nothing near is free stand over the box: in a column no other place is its own."""
    off: tuple[Rect, ...] = ()
    """What is read meanwhile: no pip is drawn over it."""
    stands: bool = False
    """Whether it is still."""
    framed: bool = False
    sound: str = ""
    """Its sound, if no reel plays it."""
    nod: Nod | None = None
    """A head instead of words."""


def celebrations(
    events: Sequence[Event],
    board: Board,
    layout: Layout,
    me: int | None,
    form: Form,
    reel: Reel | None = None,
    *,
    is_guided: bool = False,
) -> tuple[Celebration, ...]:
    """Everything these events celebrate. `board` and `layout` are those after them, `me` the seat that is "You", None
    if everybody at the screen celebrates everything. `reel` says when each is seen. In a guided round the team's first
    book and one's own foot are explained in a sentence; no other foot is celebrated.
    """
    return tuple(_each(events, board, layout, me, form, reel or Reel(), is_guided))


def _each(
    events: Sequence[Event], board: Board, layout: Layout, me: int | None, form: Form, reel: Reel, is_guided: bool
) -> Iterator[Celebration]:
    begins = reel.beginnings or (0.0,) * len(events)
    for event, begun in zip(events, begins, strict=True):
        match event:
            case happened.BookCompleted():
                own = _is_own(board, event.seat, me)
                book = _of_book(event, events, board, layout, own, form, begun, reel)
                is_first = is_guided and own and sum(count_books(board.rules, board.melds[event.team])[:3]) == 1
                yield _greater(book, say_table.first_book(book.words)) if is_first else book
            case happened.FootTaken() if is_guided and event.seat == me:
                told = say_table.into_stack("tail" if event.is_tail else "foot")
                foot = _at_foot(told, layout, board.team_of(event.seat), form, begun + ARRIVES)
                yield _greater(foot, say_table.first_foot())


def _greater(one: Celebration, words: str) -> Celebration:
    """Twice as long, with pips, and with a sentence if there is room for one."""
    one = replace(one, words=words, brief=one.words, lasts=2 * one.lasts)
    return one if one.stands else replace(one, pips="suits", great=True)


def _is_own(board: Board, seat: int, me: int | None) -> bool:
    return me is None or board.team_of(me) == board.team_of(seat)


def _of_book(
    event: happened.BookCompleted,
    told: Sequence[Event],
    board: Board,
    layout: Layout,
    own: bool,
    form: Form,
    begun: float,
    reel: Reel,
) -> Celebration:
    worth = completed_worth(board.rules, event, board.melds[event.team][event.meld], told)
    said = signed(worth) if worth else say_table.book_done(event.kind)
    band = layout.bands[event.team]
    is_column = layout.places.has_columns and band.is_line
    there = band.melds.get(event.meld, column_rows(band.rect)[2] if is_column else band.rect)
    if form != "full":
        return replace(_standing(said, event.team, there, own, form, event.kind), is_over=is_column)
    place = InBook(event.team, event.meld)
    flights = () if band.has_chips else reel.flights.values()
    way = next((flight for flight in flights if flight.end.place == place and flight.waits), None)
    box, closes = (there, 0.0) if way is None else (way.start.box, CLOSES if way.begins > begun else 0.0)
    leaves = begun if way is None else way.ends
    at = begun + closes
    return Celebration(
        words=said,
        team=event.team,
        box=box,
        begins=at,
        lasts=max(LASTS, leaves - at + AFTER_FLIGHT),
        light=_LIGHTS[event.kind] if own else "none",
        pips=_PIPS[event.kind] if own else "none",
        great=own and worth != 0,
        way=way,
        is_over=is_column,
    )


def _at_foot(words: str, layout: Layout, team: int, form: Form, begun: float) -> Celebration:
    """Where the foot was."""
    box = layout.places.rect("Foot")
    if form != "full":
        return _standing(words, team, box, True, form, "foot")
    return Celebration(words=words, team=team, box=box, begins=begun, lasts=LASTS, light="gold")


def _standing(said: str, team: int, box: Rect, own: bool, form: Form, sound: str) -> Celebration:
    framed = own and form == "calm"
    lasts = FRAMED if framed else SAID
    return Celebration(words=said, team=team, box=box, lasts=lasts, stands=True, framed=framed, sound=sound)
