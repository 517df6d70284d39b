"""What happened, one line for each event: for the log, for narrow panels, and for who comes back to the screen.

A line never tells a hidden card, not even to the seat that knows it: several people may read the same log.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card
from game.engine import events as happened
from game.engine.board import Board, packet_size
from game.engine.books import completed_worth
from game.engine.melds import Meld, card_values
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
        """Somebody at the table."""
        return seat_person(self.names, seat, self.me)

    @property
    def who(self) -> str:
        """The name of who did it, "" for nobody."""
        return "" if self.seat is None else seat_name(self.names, self.seat, self.me)

    @property
    def what(self) -> str:
        """What is said after the name."""
        return _what(self)

    @property
    def short(self) -> str:
        """The same in few words; `card` may be drawn after it."""
        return _short(self)

    @property
    def text(self) -> str:
        """The whole line."""
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
        """How much the line matters."""
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
        """Whether the line deserves to be lit: an opening, a book, a going-out."""
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
    kept: list[Sequence[LogLine]] = []
    for step in steps:
        back = next((line.event for line in step if isinstance(line.event, happened.MeldsTakenBack)), None)
        if back is None:
            kept.append(step)
        else:
            del kept[len(kept) - min(back.moves, len(kept)) :]
    return tuple(_with_whole_opening(step, kept[number + 1 :]) for number, step in enumerate(kept))


def _with_whole_opening(step: Sequence[LogLine], later: Sequence[Sequence[LogLine]]) -> Sequence[LogLine]:
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


def _what(line: LogLine) -> str:
    event = line.event
    match event:
        case happened.RoundBegan(round=number):
            return say.round_began(number, line.person(event.dealer), line.person(event.first))
        case happened.RoundEnded():
            return say.round_ended(event.round, _scores(event, line), event.out is not None)
        case happened.StockShuffled(count):
            return say.shuffled(count)
        case happened.UpcardTurned(card, under):
            return say.upcard_after(card, len(under)) if under else say.upcard(card)
        case happened.HandTaken() | happened.TurnBegan():
            return ""
        case _:
            return _did(event, line, line.person(event.seat))


_WITHOUT_FACTS: Final[Mapping[type, Callable[[Person], str]]] = {
    happened.Held: say.held,
    happened.PilePeeked: say.peeked,
    happened.Passed: say.passed,
    happened.PermissionAsked: say.asked,
}


def _did(event: _Done, line: LogLine, who: Person) -> str:
    match event:
        case happened.PacketCut():
            return say.cut(who, _cut(event, line.board))
        case happened.StackChosen():
            return say.chose(who, "second" if event.stack else "first")
        case happened.Drew():
            return say.drew(who, event.count)
        case happened.PileTaken():
            return say.took_pile(who, event.upcard, happened.whole_pile(event, line.step))
        case happened.Melded():
            return _melded(event, line.board, who)
        case happened.TeamOpened():
            return say.opened(who, event.points if line.opened is None else line.opened)
        case happened.BookCompleted():
            meld = line.board.melds[event.team][event.meld]
            if line.board.rules.winner_takes:
                return say.book_short(who, event.kind, meld.rank)
            worth = completed_worth(line.board.rules, event, meld, line.step)
            return say.book(who, event.kind, meld.rank, worth)
        case happened.BookTurnedDirty():
            return say.turned_dirty(who, line.board.melds[event.team][event.meld].rank)
        case happened.FootTaken():
            return say.foot(who, "tail" if event.is_tail else "foot")
        case happened.RedThreesLaid():
            laid = len(event.laid)
            return say.red_threes_drawing(who, laid, event.count) if event.count else say.red_threes(who, laid)
        case happened.Discarded():
            return say.discarded(who, event.card)
        case happened.Held() | happened.PilePeeked() | happened.Passed() | happened.PermissionAsked():
            return _WITHOUT_FACTS[type(event)](who)
        case happened.PermissionAnswered():
            asker = line.person(event.asker)
            return say.said_yes(who, asker) if event.yes else say.said_no(who, asker)
        case happened.WentOut():
            return say.out_discarding(who, event.discard) if event.discard else say.out(who)
        case happened.MeldsTakenBack():
            return say.took_back(who, event.moves)
        case _:
            assert_never(event)


def _short(line: LogLine) -> str:
    event = line.event
    match event:
        case happened.RoundBegan(round=number):
            return say.round_began_short(number, line.person(event.dealer), line.person(event.first))
        case happened.RoundEnded():
            return say.round_ended_short(event.round, _scores(event, line), event.out is not None)
        case happened.StockShuffled():
            return say.shuffled_short()
        case happened.UpcardTurned():
            return say.upcard_short()
        case happened.HandTaken() | happened.TurnBegan():
            return ""
        case _:
            return _did_in_short(event, line, line.person(event.seat))


def _did_in_short(event: _Done, line: LogLine, who: Person) -> str:
    match event:
        case happened.PacketCut():
            return say.cut_short(who, cut_in_short(event, line.board))
        case happened.StackChosen():
            return say.chose_short(who, "second" if event.stack else "first")
        case happened.Drew():
            return say.drew_short(who, event.count)
        case happened.PileTaken():
            return say.took_pile_short(who, event.upcard, happened.whole_pile(event, line.step))
        case happened.Melded():
            return _melded_in_short(event, line.board, who)
        case happened.BookCompleted():
            return say.book_short(who, event.kind, line.board.melds[event.team][event.meld].rank)
        case happened.BookTurnedDirty():
            return say.turned_dirty_short(who, line.board.melds[event.team][event.meld].rank)
        case happened.RedThreesLaid():
            return say.red_threes_short(who, len(event.laid))
        case happened.Discarded():
            return say.discarded_short(who, event.card)
        case happened.Held():
            return say.held_short(who)
        case happened.PilePeeked():
            return say.peeked_short(who)
        case happened.Passed():
            return say.passed_short(who)
        case happened.PermissionAnswered():
            asker = line.person(event.asker)
            return say.said_yes_short(who, asker) if event.yes else say.said_no_short(who, asker)
        case happened.WentOut():
            return say.out_short(who)
        case happened.MeldsTakenBack():
            return say.took_back_short(who, event.moves)
        case happened.TeamOpened() | happened.FootTaken() | happened.PermissionAsked():
            return _did(event, line, who)
        case _:
            assert_never(event)


def _scores(event: happened.RoundEnded, line: LogLine) -> list[str]:
    return [
        say.team_score(team_name(line.names, line.board.teams, team, line.me), score.total)
        for team, score in enumerate(event.scores)
    ]


def _cut(event: happened.PacketCut, board: Board) -> str:
    miss = event.count - packet_size(board)
    if not miss:
        return say.cut_exact(event.count, event.bonus)
    return say.cut_over(event.count, miss) if miss > 0 else say.cut_under(event.count, -miss)


def cut_in_short(event: happened.PacketCut, board: Board) -> str:
    """How a packet turned out, under a portrait: "25, three back"."""
    miss = event.count - packet_size(board)
    if not miss:
        return say.cut_exact_short(event.count, event.bonus)
    return say.cut_over_short(event.count, miss) if miss > 0 else say.cut_under_short(event.count, -miss)


def _melded(event: happened.Melded, board: Board, who: Person) -> str:
    meld = board.melds[event.team][event.meld]
    cards, held, size = ranks_listed(event.cards), len(meld.cards), board.rules.book_size
    if event.begun:
        return say.melded(who, cards)
    if held - len(event.cards) >= size:
        return say.added_to_book(who, cards, meld.rank)
    if any(card[0] == meld.rank for card in event.cards):
        return say.added(who, cards, held, size) if held < size else say.added_full(who, cards, held)
    if held < size:
        return say.added_wilds(who, cards, meld.rank, held, size)
    return say.added_wilds_full(who, cards, meld.rank, held)


def _melded_in_short(event: happened.Melded, board: Board, who: Person) -> str:
    meld = board.melds[event.team][event.meld]
    cards, held, size = ranks_listed(event.cards), len(meld.cards), board.rules.book_size
    if event.begun:
        return say.melded(who, cards)
    if held - len(event.cards) >= size or any(card[0] == meld.rank for card in event.cards):
        return say.added_short(who, cards, held, size)
    return say.added_wilds_short(who, cards, meld.rank, held, size)


# ---- where the card of a line is now
def in_meld(whose: Person, meld: Meld, is_book: bool) -> str:
    """On the table."""
    if is_book:
        return say.in_book(whose, meld.kind, meld.rank, len(meld.cards))
    return say.in_meld(whose, meld.rank, len(meld.cards))


def in_pile(card: Card, above: int) -> str:
    """On the discard pile, or buried in it.

    >>> in_pile("4S", 0), in_pile("4S", 3)
    ('The four of spades is on top of the pile.', 'The four of spades is buried in the pile, under three cards.')
    """
    return say.buried(card, above) if above else say.on_top(card)
