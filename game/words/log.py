"""What happened, one line for each event: for the log, for narrow panels, and for who comes back to the screen.

A line never tells a hidden card, not even to the seat that knows it: several people may read the same log.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card
from game.engine import events as happened
from game.engine.board import Board, packet_size
from game.engine.books import completed_worth
from game.engine.melds import Meld, card_values
from game.text.language import name_of, named
from game.text.messages import log as say
from game.text.person import Person
from game.words.grammar import ranks_listed, seat_name, seat_person, team_name


class Weight(IntEnum):
    """How much a line matters to somebody who was away; the greatest of a list is lit."""

    QUIET = 0
    DISCARD = 1
    MELD = 2
    PILE = 3
    FOOT = 4
    OPENING = 5
    BOOK = 6
    OUT = 7


class LogLine(Struct, frozen=True, kw_only=True):
    """A line of the log: an event, with what its words need. They are made when somebody reads them."""

    event: happened.Event
    board: Board
    """The board after the step."""
    names: tuple[str, ...]
    me: int | None = None
    """The seat of the reader."""
    step: tuple[happened.Event, ...] = ()
    """All events of the step."""
    opened: int | None = None
    """What an opening came to in its whole turn."""

    @property
    def seat(self) -> int | None:
        """Who did it; None where nobody in particular did."""
        return getattr(self.event, "seat", None) if isinstance(self.event, _Done) else None

    def person(self, seat: int) -> Person:
        return seat_person(self.names, seat, self.me)

    @property
    def who(self) -> str:
        return "" if self.seat is None else seat_name(self.names, self.seat, self.me)

    @property
    def what(self) -> str:
        return _forms(self)[0]

    @property
    def short(self) -> str:
        """The same in few words; `card` may be drawn after it."""
        return _forms(self)[1]

    @property
    def text(self) -> str:
        return f"{self.who} {self.what}" if self.who else self.what

    @property
    def card(self) -> Card | None:
        """The card that the line is about, where it has one of its own."""
        match self.event:
            case happened.Discarded(card=card) | happened.UpcardTurned(card=card) | happened.WentOut(discard=card):
                return card
            case _:
                return None

    @property
    def weight(self) -> Weight:
        return _WEIGHTS.get(type(self.event), Weight.QUIET)

    @property
    def laid(self) -> int:
        """What the cards are worth that it says were laid down."""
        if not isinstance(self.event, happened.Melded):
            return 0
        values = card_values(self.board.rules)
        return sum(values[card] for card in self.event.cards)

    @property
    def is_great(self) -> bool:
        return self.weight >= Weight.OPENING


def log_lines(
    events: Iterable[happened.Event], board: Board, names: Sequence[str], me: int | None = None
) -> tuple[LogLine, ...]:
    """The lines of one step: its events, masked or not, and the board after them."""
    step = tuple(events)
    known = tuple(names)
    return tuple(
        LogLine(event=event, board=board, names=known, me=me, step=step)
        for event in step
        if not isinstance(event, happened.HandTaken | happened.TurnBegan)
    )


def standing(steps: Sequence[Sequence[LogLine]]) -> tuple[Sequence[LogLine], ...]:
    """The steps that still hold: neither what was taken back nor the taking back. `steps` hold one move each.

    An opening tells all that was laid down in its turn.
    """
    return tuple(newest_standing(steps))[::-1]


def newest_standing(steps: Sequence[Sequence[LogLine]]) -> Iterator[Sequence[LogLine]]:
    """The same from the last one back, looking no further than asked: a match has thousands."""
    kept: list[Sequence[LogLine]] = []
    taken_back = 0
    for step in reversed(steps):
        back = next((line.event for line in step if isinstance(line.event, happened.MeldsTakenBack)), None)
        if back is not None:
            taken_back += back.moves
        elif taken_back:
            taken_back -= 1
        else:
            yield _with_whole_opening(step, reversed(kept))
            kept.append(step)


def _with_whole_opening(step: Sequence[LogLine], later: Iterable[Sequence[LogLine]]) -> Sequence[LogLine]:
    opened = next((line for line in step if isinstance(line.event, happened.TeamOpened)), None)
    if opened is None or not isinstance(opened.event, happened.TeamOpened):
        return step
    count = opened.event.points
    for line in (line for step in later for line in step):
        if isinstance(line.event, happened.RoundEnded):
            break
        if line.seat != opened.seat and not isinstance(line.event, happened.PermissionAnswered):
            break
        count += line.laid
    return [replace(line, opened=count) if line is opened else line for line in step]


def since_last_turn(steps: Sequence[Sequence[LogLine]], seat: int) -> tuple[LogLine, ...]:
    """All that others did since the seat last ended a turn, oldest first; `steps` hold the lines of one step each.

    Left out are what was taken back, and that somebody drew: everybody does who did not take the pile.
    """
    recent: list[Sequence[LogLine]] = []
    for step in standing(steps):
        recent.append(step)
        if any(_ends_wait(line.event, seat) for line in step):
            after = next(index for index, line in enumerate(step) if _ends_wait(line.event, seat)) + 1
            recent = [step[after:]]
    return tuple(line for step in recent for line in step if line.weight and line.seat != seat)


def _ends_wait(event: happened.Event, seat: int) -> bool:
    if isinstance(event, happened.RoundBegan):
        return True
    return isinstance(event, happened.Discarded | happened.Held | happened.Passed) and event.seat == seat


_Done = (
    happened.PacketCut
    | happened.StackChosen
    | happened.Drew
    | happened.PilePeeked
    | happened.PileTaken
    | happened.Melded
    | happened.TeamOpened
    | happened.BookCompleted
    | happened.BookTurnedDirty
    | happened.FootTaken
    | happened.Discarded
    | happened.Held
    | happened.Passed
    | happened.PermissionAsked
    | happened.PermissionAnswered
    | happened.WentOut
    | happened.MeldsTakenBack
    | happened.RedThreesLaid
)

_WEIGHTS: Final[Mapping[type, Weight]] = {
    happened.RoundEnded: Weight.OUT,
    happened.StockShuffled: Weight.PILE,
    happened.PileTaken: Weight.PILE,
    happened.Melded: Weight.MELD,
    happened.TeamOpened: Weight.OPENING,
    happened.BookCompleted: Weight.BOOK,
    happened.BookTurnedDirty: Weight.BOOK,
    happened.FootTaken: Weight.FOOT,
    happened.RedThreesLaid: Weight.MELD,
    happened.Discarded: Weight.DISCARD,
    happened.Held: Weight.DISCARD,
    happened.Passed: Weight.DISCARD,
    happened.PermissionAsked: Weight.OUT,
    happened.PermissionAnswered: Weight.OUT,
    happened.WentOut: Weight.OUT,
}


_Forms = tuple[str, str]
"""A line as it is worded, and in few words."""


def _forms(line: LogLine) -> _Forms:
    event = line.event
    match event:
        case happened.RoundBegan():
            about = (event.round, line.person(event.dealer), line.person(event.first))
            return say.round_began(*about), say.round_began_short(*about)
        case happened.RoundEnded():
            ended = (event.round, _scores(event, line), event.out is not None)
            return say.round_ended(*ended), say.round_ended_short(*ended)
        case happened.StockShuffled(count):
            return say.shuffled(count), say.shuffled_short()
        case happened.UpcardTurned(card, under):
            return say.upcard_after(card, len(under)) if under else say.upcard(card), say.upcard_short()
        case happened.HandTaken() | happened.TurnBegan():
            return "", ""
        case _:
            return _done(event, line, line.person(event.seat))


def _done(event: _Done, line: LogLine, who: Person) -> _Forms:
    match event:
        case happened.PacketCut():
            whole, short = _cut(event, line.board)
            return say.cut(who, whole), say.cut_short(who, short)
        case happened.StackChosen():
            stack: Literal["first", "second"] = "second" if event.stack else "first"
            return say.chose(who, stack), say.chose_short(who, stack)
        case happened.PileTaken():
            pile = (who, event.upcard, happened.whole_pile(event, line.step))
            return say.took_pile(*pile), say.took_pile_short(*pile)
        case happened.Melded():
            return _melded(event, line.board, who)
        case happened.TeamOpened():
            opened = say.opened(who, event.points if line.opened is None else line.opened)
            return opened, opened
        case happened.BookCompleted():
            meld = line.board.melds[event.team][event.meld]
            short = say.book_short(who, event.kind, meld.rank)
            if line.board.rules.winner_takes:
                return short, short
            return say.book(
                who, event.kind, meld.rank, completed_worth(line.board.rules, event, meld, line.step)
            ), short
        case happened.BookTurnedDirty():
            rank = line.board.melds[event.team][event.meld].rank
            return say.turned_dirty(who, rank), say.turned_dirty_short(who, rank)
        case happened.FootTaken():
            foot = say.foot(who, "tail" if event.is_tail else "foot")
            return foot, foot
        case happened.RedThreesLaid():
            laid = len(event.laid)
            told = say.red_threes_drawing(who, laid, event.count) if event.count else say.red_threes(who, laid)
            return told, say.red_threes_short(who, laid)
        case happened.WentOut():
            return say.out_discarding(who, event.discard) if event.discard else say.out(who), say.out_short(who)
        case _:
            name, people = name_of(type(event)), {"who": who, "asker": line.person(getattr(event, "asker", 0))}
            return named("log", name, event, **people), named("log", f"{name}_short", event, **people)


def _scores(event: happened.RoundEnded, line: LogLine) -> list[str]:
    return [
        say.team_score(team_name(line.names, line.board.teams, team, line.me), score.total)
        for team, score in enumerate(event.scores)
    ]


def _cut(event: happened.PacketCut, board: Board) -> _Forms:
    miss = event.count - packet_size(board)
    if not miss:
        return say.cut_exact(event.count, event.bonus), say.cut_exact_short(event.count, event.bonus)
    if miss > 0:
        return say.cut_over(event.count, miss), say.cut_over_short(event.count, miss)
    return say.cut_under(event.count, -miss), say.cut_under_short(event.count, -miss)


def cut_in_short(event: happened.PacketCut, board: Board) -> str:
    """How a packet turned out, under a portrait: "lifted 25, put 3 back"."""
    return _cut(event, board)[1]


def _melded(event: happened.Melded, board: Board, who: Person) -> _Forms:
    meld = board.melds[event.team][event.meld]
    cards, held, size = ranks_listed(event.cards), len(meld.cards), board.rules.book_size
    if event.begun:
        told = say.melded(who, cards)
        return told, told
    own = say.added_short(who, cards, held, size)
    if held - len(event.cards) >= size:
        return say.added_to_book(who, cards, meld.rank), own
    if any(card[0] == meld.rank for card in event.cards):
        return say.added(who, cards, held, size) if held < size else say.added_full(who, cards, held), own
    wilds = (who, cards, meld.rank, held)
    told = say.added_wilds(*wilds, size) if held < size else say.added_wilds_full(*wilds)
    return told, say.added_wilds_short(*wilds, size)


# ---- where the card of a line is now
def in_meld(whose: Person, meld: Meld, is_book: bool) -> str:
    if is_book:
        return say.in_book(whose, meld.kind, meld.rank, len(meld.cards))
    return say.in_meld(whose, meld.rank, len(meld.cards))
