"""What happened, one line for each event: for the log and for narrow panels.

A line never reveals a hidden card, not even to the seat that knows it: several people may read the same log.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Final, Literal

from msgspec import Struct

from game.cards import Card, Rank
from game.engine import events as happened
from game.engine.melding.melds import Meld, completed_worth
from game.engine.table.board import Board, packet_size
from game.messages.functions import log as say
from game.messages.language import Said, name_of, named, saying
from game.messages.person import Person
from game.sentences.grammar import seat_name, seat_person, team_name


class LogLine(Struct, frozen=True, kw_only=True, dict=True):
    """A line of the log: an event, with what its words need. They are made when somebody reads them."""

    event: happened.Event
    board: Board
    """The board after the step."""
    names: tuple[str, ...]
    me: int | None = None
    """The seat of the reader."""
    step: tuple[happened.Event, ...] = ()
    opened: int | None = None
    """The worth of an opening in its whole turn."""

    @property
    def seat(self) -> int | None:
        """Who did it; None if nobody in particular."""
        return getattr(self.event, "seat", None)

    @property
    def team(self) -> int | None:
        """The team of who did it."""
        return self.board.team_of(self.seat) if self.seat is not None else None

    @property
    def ends_turn(self) -> bool:
        """Whether a turn was over with it."""
        return isinstance(self.event, happened.TurnEnd) or self.event is happened.turn_end(self.step)

    def person(self, seat: int) -> Person:
        return seat_person(self.names, seat, self.me)

    @property
    def who(self) -> str:
        return "" if self.seat is None else seat_name(self.names, self.seat, self.me)

    @property
    def what(self) -> str:
        return named("log", name_of(type(self.event)), _LineFacts(self), self.event)

    @property
    def short(self) -> str:
        """The same in few words; `card` may be drawn after it."""
        return self._in_short()

    @cached_property
    def _in_short(self) -> Said[str]:
        return saying(named, "log", f"{name_of(type(self.event))}_short", _LineFacts(self), self.event)

    @property
    def text(self) -> str:
        return f"{self.who} {self.what}" if self.who else self.what

    @property
    def card(self) -> Card | None:
        """The card that the line is about, if there is one."""
        match self.event:
            case happened.Discarded(card=card) | happened.UpcardTurned(card=card) | happened.WentOut(discard=card):
                return card
            case _:
                return None


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


def steps_of(
    events: Sequence[happened.Event], board: Board, names: Sequence[str], me: int | None
) -> tuple[tuple[LogLine, ...], ...]:
    """The lines of what happened since the last look, with the board as it is now; taking back is a step of its own.

    What a later step has swept off the table since (a meld taken back, a round that ended) has no line.
    """
    steps: list[list[happened.Event]] = [[]]
    for event in events:
        if isinstance(event, happened.MeldsTakenBack):
            steps += [[event], []]
        else:
            steps[-1].append(event)
    return tuple(
        log_lines([event for event in step if _is_there(event, board)], board, names, me) for step in steps if step
    )


def _is_there(event: happened.Event, board: Board) -> bool:
    if isinstance(event, happened.Melded | happened.BookCompleted | happened.BookTurnedDirty):
        return event.meld < len(board.melds[event.team])
    return True


class _LineFacts:
    """Facts that messages use in addition to the fields of an event, or in another form. Each is available if the event
    has the fields it needs.
    """

    def __init__(self, line: LogLine) -> None:
        self._line, self._board, self._rules = line, line.board, line.board.rules
        self._event: Any = line.event

    def __getattr__(self, field: str) -> Person:
        """A seat field of the event as a person."""
        if field not in _PEOPLE:
            raise AttributeError(field)
        return self._line.person(getattr(self._event, _PEOPLE[field]))

    @property
    def out(self) -> bool:
        return self._event.out is not None

    @property
    def scores(self) -> list[str]:
        """What each team scored."""
        teams = (team_name(self._line.names, self._board.teams, n, self._line.me) for n in range(self._board.teams))
        return [say.team_score(team, score.total) for team, score in zip(teams, self._event.scores, strict=True)]

    @property
    def under(self) -> int:
        return len(self._event.under)

    @property
    def over(self) -> int:
        return int(max(0, self._event.count - packet_size(self._board)))

    @property
    def lacking(self) -> int:
        return int(max(0, packet_size(self._board) - self._event.count))

    @property
    def stack(self) -> Literal["first", "second"]:
        return "second" if self._event.stack else "first"

    @property
    def pile(self) -> int:
        return happened.whole_pile(self._event)

    @property
    def points(self) -> int:
        """The worth of an opening."""
        return int(self._event.points if self._line.opened is None else self._line.opened)

    @property
    def threes(self) -> int:
        return len(self._event.laid)

    # ---- melds
    @property
    def _meld(self) -> Meld:
        team: int = self._event.team
        meld: Meld = self._board.melds[team][self._event.meld]
        return meld

    @property
    def rank(self) -> Rank:
        return self._meld.rank

    @property
    def held(self) -> int:
        """Cards of the meld when these were laid; those that the same step laid on it afterwards aren't there yet."""
        laid = [event for event in self._line.step if isinstance(event, happened.Melded)]
        at = next((number for number, event in enumerate(laid) if event is self._event), len(laid))
        own = (self._event.team, self._event.meld)
        later = sum(len(event.cards) for event in laid[at + 1 :] if (event.team, event.meld) == own)
        return len(self._meld.cards) - later

    @property
    def size(self) -> int:
        return self._rules.book_size

    @property
    def full(self) -> bool:
        return self.held >= self.size

    @property
    def laid(self) -> Literal["new", "book", "naturals", "wilds"]:
        """What was laid down where."""
        if self._event.begun:
            return "new"
        if self.held - len(self._event.cards) >= self.size:
            return "book"
        return "naturals" if any(card[0] == self.rank for card in self._event.cards) else "wilds"

    @property
    def worth(self) -> int:
        """What a book earned."""
        if self._rules.winner_takes:
            return 0
        return completed_worth(self._rules, self._event, self._meld, self._line.step)


_PEOPLE: Final = {"who": "seat", "asker": "asker", "dealer": "dealer", "first": "first"}


def cut_in_short(event: happened.PacketCut, board: Board) -> str:
    """How a packet turned out, shown under a portrait: "lifted 25, put 3 back"."""
    facts = _LineFacts(LogLine(event=event, board=board, names=()))
    return say.cut_short(event.count, event.bonus, facts.over, facts.lacking)


def cut_told(who: Person, event: happened.PacketCut, board: Board) -> str:
    """The same as a sentence, such as "You lifted 25 cards; three went back"."""
    facts = _LineFacts(LogLine(event=event, board=board, names=()))
    return say.cut_told(who, event.count, event.bonus, facts.over, facts.lacking)


# ---- where the card of a line is now
def in_meld(whose: Person, meld: Meld, is_book: bool) -> str:
    if is_book:
        return say.in_book(whose, meld.kind, meld.rank, len(meld.cards))
    return say.in_meld(whose, meld.rank, len(meld.cards))
