"""What happened, one line for each event: for the log, for narrow panels, and for who comes back to the screen.

A line never tells a hidden card, not even to the seat that knows it: several people may read the same log.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final, NamedTuple, assert_never

from msgspec import Struct
from msgspec.structs import replace

from game.cards import Card
from game.engine import events as happened
from game.engine.board import Board, packet_size
from game.engine.books import completed_worth
from game.engine.melds import Meld, card_values
from game.words.grammar import (
    agreeing,
    book_name,
    capital,
    cards_listed,
    counted,
    inside,
    listed,
    number,
    points,
    possessive,
    rank_name,
    seat_name,
    signed,
    team_name,
    the_card,
)


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
    """A line of the log. `who` is empty where nobody in particular did it; `card` may be drawn after `short`."""

    event: happened.Event
    seat: int | None = None
    who: str = ""
    what: str
    short: str
    card: Card | None = None
    weight: Weight = Weight.QUIET
    laid: int = 0
    """What the cards count that it says were laid down."""

    @property
    def text(self) -> str:
        """The whole line."""
        return f"{self.who} {self.what}" if self.who else self.what

    @property
    def is_great(self) -> bool:
        """Whether the line deserves to be lit: an opening, a book, a going-out."""
        return self.weight >= Weight.OPENING


def log_lines(
    events: Iterable[happened.Event], board: Board, names: Sequence[str], me: int | None = None
) -> tuple[LogLine, ...]:
    """The lines of one step: its events, masked or not, and the board after them."""
    told = tuple(events)
    lines = (_line(event, board, names, me, told) for event in told)
    return tuple(line for line in lines if line is not None)


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
    told = f"opened with {points(count)}"
    return [replace(line, what=told, short=told) if line is opened else line for line in step]


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


class _Said(NamedTuple):
    """What a line says behind the name."""

    what: str
    short: str
    weight: Weight
    card: Card | None = None


def _line(
    event: happened.Event, board: Board, names: Sequence[str], me: int | None, told: Sequence[happened.Event]
) -> LogLine | None:
    match event:
        case happened.HandTaken() | happened.TurnBegan():
            return None
        case happened.RoundBegan():
            return _round_began(event, names, me)
        case happened.RoundEnded():
            return _round_ended(event, board, names, me)
        case happened.StockShuffled(count):
            what = f"The discards are a new stock of {counted(count, 'card')}"
            return LogLine(event=event, what=what, short="Discards reshuffled", weight=Weight.PILE)
        case happened.UpcardTurned(card, under):
            skipped = f"; {counted(len(under), 'card')} went under the stock" if under else ""
            what = f"{capital(the_card(card))} starts the discard pile{skipped}"
            return LogLine(event=event, what=what, short="The pile starts with", card=card)
        case _:
            who = seat_name(names, event.seat, me)
            said = _said(event, board, names, me, told)
            return LogLine(
                event=event,
                seat=event.seat,
                who=who,
                what=said.what,
                short=said.short,
                weight=said.weight,
                card=said.card,
                laid=_laid(event, board) if isinstance(event, happened.Melded) else 0,
            )


def _laid(event: happened.Melded, board: Board) -> int:
    values = card_values(board.rules)
    return sum(values[card] for card in event.cards)


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


def _said(event: _Done, board: Board, names: Sequence[str], me: int | None, told: Sequence[happened.Event]) -> _Said:
    match event:
        case happened.PacketCut():
            return _cut(event, board)
        case happened.StackChosen():
            return _Said(f"chose the {'second' if event.stack else 'first'} stack", "chose a stack", Weight.QUIET)
        case happened.Drew():
            return _Said(f"drew {counted(event.count, 'card')}", f"drew {number(event.count)}", Weight.QUIET)
        case happened.PileTaken():
            whole = happened.whole_pile(event, told)
            what = f"took the pile with {the_card(event.upcard)}: {counted(whole, 'card')}"
            return _Said(what, f"took the pile ({whole})", Weight.PILE)
        case happened.Melded():
            return _melded(event, board)
        case happened.TeamOpened():
            return _Said(f"opened with {points(event.points)}", f"opened with {points(event.points)}", Weight.OPENING)
        case happened.BookCompleted():
            return _book(event, board, told)
        case happened.BookTurnedDirty():
            rank = rank_name(board.melds[event.team][event.meld].rank, 0)
            return _Said(f"turned the clean book of {rank} dirty", "turned a book dirty", Weight.BOOK)
        case happened.FootTaken():
            said = f"picked up the {'tail' if event.is_tail else 'foot'}"
            return _Said(said, said, Weight.FOOT)
        case happened.RedThreesLaid():
            laid = counted(len(event.laid), "red three")
            drawn = f", drawing {counted(event.count, 'card')}" if event.count else ""
            return _Said(f"laid down {laid}{drawn}", f"laid {laid}", Weight.MELD)
        case happened.Discarded():
            return _Said(f"discarded {the_card(event.card)}", "discarded", Weight.DISCARD, event.card)
        case happened.Held():
            return _Said("kept the last card", "kept a card", Weight.DISCARD)
        case happened.PilePeeked():
            return _Said("looked through the pile", "looked at the pile", Weight.QUIET)
        case happened.Passed():
            return _Said("passed: too few cards to draw", "passed", Weight.DISCARD)
        case happened.PermissionAsked():
            return _Said("asked to go out", "asked to go out", Weight.OUT)
        case happened.PermissionAnswered():
            asking = inside(seat_name(names, event.asker, me))
            if event.yes:
                return _Said(f"said yes: {asking} may go out", "said yes", Weight.OUT)
            return _Said(f"said no: {asking} may not go out yet", "said no", Weight.OUT)
        case happened.WentOut():
            last = f", discarding {the_card(event.discard)}" if event.discard else " with the last meld"
            return _Said(f"went out{last}", "went out", Weight.OUT, event.discard)
        case happened.MeldsTakenBack():
            return _Said(f"took back {counted(event.moves, 'play')}", "took it back", Weight.QUIET)
        case _:
            assert_never(event)


def _round_began(event: happened.RoundBegan, names: Sequence[str], me: int | None) -> LogLine:
    dealer, first = (seat_name(names, seat, me) for seat in (event.dealer, event.first))
    dealer, first = inside(dealer), inside(first)
    what = f"Round {event.round}: {dealer} {agreeing(dealer, 'deals')}, {first} {agreeing(first, 'plays')} first"
    return LogLine(event=event, what=what, short=f"Round {event.round}: {first} first", weight=Weight.QUIET)


def _round_ended(event: happened.RoundEnded, board: Board, names: Sequence[str], me: int | None) -> LogLine:
    each = [
        f"{team_name(names, board.teams, team, me)} {signed(score.total)}" for team, score in enumerate(event.scores)
    ]
    nobody = "" if event.out is not None else "with nobody going out"
    what = f"Round {event.round} ended {nobody}".rstrip() + f": {listed(each)}"
    return LogLine(event=event, what=what, short=f"Round {event.round} ended", weight=Weight.OUT)


def _cut(event: happened.PacketCut, board: Board) -> _Said:
    return _Said(f"lifted {cut_result(event, board)}", f"cut {cut_in_short(event, board)}", Weight.QUIET)


def cut_result(event: happened.PacketCut, board: Board) -> str:
    """How a packet turned out, after the name: "25 cards; three go back"."""
    miss = event.count - packet_size(board)
    lifted = counted(event.count, "card")
    if not miss:
        return f"{lifted}, exactly right: {signed(event.bonus)}"
    if miss > 0:
        return f"{lifted}; {number(miss)} {'goes' if miss == 1 else 'go'} back"
    return f"{lifted}; {number(-miss)} more {'is' if miss == -1 else 'are'} added"


def cut_in_short(event: happened.PacketCut, board: Board) -> str:
    """The same under a portrait: "25, three back"."""
    miss = event.count - packet_size(board)
    if not miss:
        return f"{event.count}, {signed(event.bonus)}"
    return f"{event.count}, {number(miss)} back" if miss > 0 else f"{event.count}, {number(-miss)} added"


def _melded(event: happened.Melded, board: Board) -> _Said:
    meld = board.melds[event.team][event.meld]
    cards, size = cards_listed(event.cards), board.rules.book_size
    if event.begun:
        return _Said(f"melded {cards}", f"melded {cards}", Weight.MELD)
    if len(meld.cards) - len(event.cards) >= size:
        book = f"the book of {rank_name(meld.rank, 0)}"
        return _Said(f"added {cards} to {book}", f"added {cards}", Weight.MELD)
    own = any(card[0] == meld.rank for card in event.cards)
    onto = "" if own else f" to the {rank_name(meld.rank, 0)}"
    held = f"{len(meld.cards)} of {size}" if len(meld.cards) < size else counted(len(meld.cards), "card")
    return _Said(f"added {cards}{onto}: {held}", f"added {cards}{onto}", Weight.MELD)


def _book(event: happened.BookCompleted, board: Board, told: Sequence[happened.Event]) -> _Said:
    meld = board.melds[event.team][event.meld]
    book = book_name(event.kind, meld.rank)
    worth = completed_worth(board.rules, event, meld, told)
    scored = "" if board.rules.winner_takes else f", {signed(worth)}"
    return _Said(f"completed a {book}{scored}", f"completed a {book}", Weight.BOOK)


# ---- where the card of a line lies now
LONG_OVER: Final = "That round is over and its cards have been shuffled."
IN_STOCK: Final = "It went back into the stock with the other discards."


def in_meld(names: Sequence[str], teams: int, team: int, me: int | None, meld: Meld, is_book: bool) -> str:
    """On the table."""
    kind = f"{meld.kind} book" if is_book else "meld"
    whose = "your" if me is not None and me % teams == team else possessive(team_name(names, teams, team, me))
    held = counted(len(meld.cards), "card")
    return f"{capital(whose)} {kind} of {rank_name(meld.rank, 0)}: it has {held} now."


def in_pile(card: Card, above: int) -> str:
    """On the discard pile, or buried in it.

    >>> in_pile("4S", 0), in_pile("4S", 3)
    ('The four of spades is on top of the pile.', 'The four of spades is buried in the pile, under three cards.')
    """
    what = capital(the_card(card))
    if not above:
        return f"{what} is on top of the pile."
    return f"{what} is buried in the pile, under {number(above)} card{'' if above == 1 else 's'}."


def taken(names: Sequence[str], seat: int, me: int | None, card: Card, is_held: bool) -> str:
    """Taken with the pile by somebody who holds it still, or has played it since."""
    who = seat_name(names, seat, me)
    what = the_card(card)
    if not is_held:
        have = agreeing(who, "has")
        return f"{who} took {what} with the pile and {have} played it since."
    return f"{who} took {what} with the pile and still {agreeing(who, 'holds')} it."


def took_pile(names: Sequence[str], seat: int, me: int | None) -> str:
    """The cards of a whole pile."""
    whose = possessive(seat_name(names, seat, me))
    return f"The pile went to {whose.lower() if seat == me else whose} hand."
