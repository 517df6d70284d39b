"""Plugs the match at the table into the evening's door for phones: who has which seat, sleeping phones, what phones ask
for after the match.

Without an open door nothing of the network is even imported.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import pygame
from msgspec.structs import replace

from game.engine.moves import Move
from game.engine.refusal import NotYourTurn, Refusal, UndoOutOfTurn
from game.messages.functions import (
    joining as say,
    phones as say_phones,
    scores as say_scores,
    screens as say_screens,
)
from game.play.match import Match
from game.play.match_log import MatchLog
from game.sentences.at_table.log import LogLine
from game.sentences.grammar import seat_person
from game.toolkit.drawing.theme import SUIT_INKS
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.remembered_hands import HandOrders
from game.ui.phones.joining.evening_room import Serve
from game.ui.shared.overlay.fronts import Notice, NoticeAction, Offer
from game.ui.shared.requests import InvitePhones, PlayAgain, ProgramRequest, ShowNewGame
from game.ui.shared.seated_players import PlayedAt, SeatMark
from game.ui.system.services import Services

if TYPE_CHECKING:
    from game.phones.open_doors import SeatedRoom
    from game.phones.phone_asks import Again
    from game.phones.room import PhoneRoom

QUIET: Final = 10.0
"""Seconds for which a phone must be asleep in its turn before this is reported."""

_Turn = tuple[int, int, int]


class ShownScore(NamedTuple):
    """Whether the screen shows the score of a round, and what leads on from it."""

    is_shown: Callable[[], bool]
    lead_on: Callable[[], None]


class DoorKeeper:
    """`hand_over` moves a seat to its phone and back, `refresh` redraws what is on screen."""

    def __init__(
        self,
        game: OpenGame,
        services: Services,
        hand_over: Callable[[int, PlayedAt], None],
        refresh: Callable[[], None],
        cut: Callable[[int], None],
        shows_end: Callable[[], bool],
        score: "ShownScore",
        hands: HandOrders,
        *,
        may_hint: bool,
    ) -> None:
        """`cut` cuts the waiting pack; `shows_end` says whether the screen has shown how the finished round or match
        ended.
        """
        self._hands = hands
        self._on_phones = _OnPhones(game, services, cut, shows_end, score, may_hint=may_hint)
        self._game, self._services, self._evening = game, services, services.evening_room
        self._hand_over, self._refresh = hand_over, refresh
        self._is_plugged_in = False
        self._silent = 0.0
        self._let_be: _Turn | None = None  # the turn in which the notice was dismissed, and who was waited for
        self._offer: Offer | None = None

    @property
    def phones(self) -> "PhoneRoom | None":
        """The evening's door, as far as this match is behind it."""
        return self._evening.room if self._is_plugged_in else None

    @property
    def is_open(self) -> bool:
        return self._is_plugged_in and self._evening.is_open

    # ---- plugged in

    @property
    def _table(self) -> "SeatedRoom":
        from game.phones.open_doors import seated_at_match

        return replace(seated_at_match(self._game.match), seats=tuple(self._game.header.seats))

    def _serve(self) -> Serve:
        from game.phones.phone_table import PhoneTable

        return lambda door: PhoneTable(self._on_phones, door, self._hands.sorting, self._hands.prefer)

    def follow(self, on_phones: Collection[int] | None) -> None:
        """Before anything is shown: people who play on phones this evening get their cards there. `on_phones` are the
        seats of people chosen for phones; None if nothing was chosen.
        """
        room, seats = self._evening.room, self._game.match.header.seats
        if room is None or not self._on_phones.may_hint or self._game.match.is_over:
            return
        chosen = () if on_phones is None else on_phones
        here = [seat for seat, info in enumerate(seats) if info.kind == "human" and seat not in chosen]
        room.put_on(self._table, self._serve(), chosen, () if on_phones is None else here)
        self._is_plugged_in = True
        for seat in room.seats:
            if seat in chosen or (room.is_taken(seat) and not self._is_away(seat, room)):
                self._game.hand_over(seat, PlayedAt.PHONE)

    def _is_away(self, seat: int, room: "PhoneRoom") -> bool:
        """Whether the computer plays for a person whose phone is asleep: until they look at it again."""
        is_persons = self._game.match.header.seats[seat].kind == "human"
        return is_persons and self._game.played_at(seat) is PlayedAt.COMPUTER and not room.is_awake(seat)

    def open(self, seats: Sequence[int] = (), at_once: Sequence[int] = ()) -> None:
        """Let phones take these seats, by default those played at the screen; seats in `at_once` are not played here
        meanwhile.
        """
        if self._is_plugged_in and self._evening.room is not None:
            return
        wanted = tuple(dict.fromkeys((*seats, *at_once))) or self._game.people
        self._is_plugged_in = self._evening.open(self._table, self._serve(), wanted)
        if self._is_plugged_in:
            for seat in at_once:
                self._hand_over(seat, PlayedAt.PHONE)
            self._refresh()

    def offer(self, seat: int) -> None:
        if self.phones is None:
            self.open((seat,))
        else:
            self.phones.offer(seat)
            self._services.screens.notify()

    def take_back(self, seat: int) -> None:
        if self.phones is not None:
            self.phones.take_back(seat)
            self._services.screens.notify()

    @property
    def has_everybody(self) -> bool:
        """Whether each seat that is played on a phone has one."""
        return self.phones is not None and all(map(self.phones.is_taken, self._game.phones))

    # ---- after a crash

    def offer_again(self, away: Collection[int] = ()) -> None:
        """Ask once whether phones that were playing when the last run ended may return; then the computer plays again
        for people `away`.
        """
        if self._game.match.is_over or not self._evening.may_offer_again:
            return

        def come_back() -> None:
            for seat in away:
                self._hand_over(seat, PlayedAt.COMPUTER)
            self._come_back()

        self._offer = self._evening.offer_again(self._table, self._serve, come_back)
        if self._offer is not None:
            self._services.screens.offer(self._offer)

    def come_back(self) -> None:
        """The evening's phones return in the middle of this match."""
        self.follow(None)
        if self._is_plugged_in:
            self._come_back()

    def _come_back(self) -> None:
        self._is_plugged_in = True
        for seat in self._evening.room.seats if self._evening.room is not None else ():
            if self.phones is not None and self.phones.is_taken(seat) and not self._is_away(seat, self.phones):
                self._hand_over(seat, PlayedAt.PHONE)
        self._refresh()

    # ---- unplugged

    def _let_go(self) -> None:
        """Phones can no longer join: everybody is where they would be without them."""
        self._is_plugged_in = False
        for seat in sorted(self._game.phones):
            self._hand_over(seat, self._without_phone(seat))
        self._refresh()
        self._services.screens.notify()

    def _without_phone(self, seat: int) -> PlayedAt:
        return PlayedAt.SCREEN if self._game.match.header.seats[seat].kind == "human" else PlayedAt.COMPUTER

    def leave(self) -> None:
        """The table is left: phones wait for what comes next."""
        if self._offer is not None:
            self._services.screens.withdraw(self._offer)
        room = self.phones
        self._is_plugged_in = False
        if room is not None:
            over = say_phones.match_has_ended if self._game.match.is_over else say_phones.match_put_away
            room.clear(over, say_phones.keep_this_page)

    # ---- time

    @property
    def is_idle(self) -> bool:
        """Whether no phone can have anything to say, at this table or at another."""
        return not self._is_plugged_in and self._evening.room is None

    @property
    def is_played(self) -> bool:
        """Whether any phone that plays is awake."""
        phones = self.phones
        return phones is not None and any(phones.is_awake(seat) for seat in self._game.phones)

    def pass_time(self, dt: float) -> None:
        """Called once per pass of the loop, whatever is on screen."""
        facts = self._evening.pass_time(dt)
        if not self._is_plugged_in:
            return
        room = self._evening.room
        if room is None:
            self._let_go()
            return
        from game.phones.door_lines import Asleep, Awake, Joined, TableSet

        for fact in facts:
            if isinstance(fact, Asleep) and fact.leaves and self._game.match.is_over and fact.seat in self._game.phones:
                self._hand_over(fact.seat, PlayedAt.COMPUTER)  # in the next match, too
            came = (fact.seat,) if isinstance(fact, Joined | Awake) else ()
            for seat in room.seats if isinstance(fact, TableSet) else came:
                if room.is_taken(seat) and seat not in self._game.phones and not self._is_away(seat, room):
                    self._hand_over(seat, PlayedAt.PHONE)
        for seat in self._game.phones - {*room.seats}:  # silent for too long
            self._hand_over(seat, self._without_phone(seat))
        if self._game.match.is_over:
            self._on_phones.tonight = room.say_over(self._game.match.winners or ())
            self._play_again_if_all_agree(room)
        self._silent = self._silent + dt if self._sleeper is not None else 0.0

    # ---- messages

    @property
    def _sleeper(self) -> int | None:
        """The seat everybody waits for, if its phone is asleep or hasn't come yet."""
        game, phones = self._game, self.phones
        mover = game.board.mover
        waits = phones is not None and mover in game.phones and not game.match.is_over and not game.match.awaits_deal
        return mover if waits and phones is not None and not phones.is_awake(mover) else None

    def mark(self, seat: int) -> SeatMark | None:
        at = self._game.played_at(seat)
        if at is PlayedAt.PHONE:
            return SeatMark.PHONE if self.phones is not None and self.phones.is_awake(seat) else SeatMark.ASLEEP
        return SeatMark.COMPUTER if at is PlayedAt.COMPUTER else None

    @property
    def _turn(self) -> _Turn:
        board = self._game.board
        return board.round, sum(board.turns), board.mover  # stacks are chosen, and questions answered, within a turn

    def notice_of_end(self) -> Notice | None:
        """A phone's request after the match: the screen confirms it."""
        if (wish := self._on_phones.wish) is None:
            return None
        seat, again = wish
        who, request = seat_person(self._game.match.names, seat), PlayAgain() if again == "same" else ShowNewGame()
        words = say.asks_same(who) if again == "same" else say.asks_new(who)
        label = say_scores.play_again() if again == "same" else say_screens.new_game()
        return Notice(
            words,
            (
                NoticeAction("button/again_yes", label, pygame.K_F5, partial(self._grant, request)),
                NoticeAction("button/again_no", say.leave_shut(), pygame.K_F6, partial(self._grant, None)),
            ),
        )

    def _play_again_if_all_agree(self, room: "PhoneRoom") -> None:
        """With nobody at the screen to confirm it, the match that every phone wants begins."""
        wishes, there = self._on_phones.wishes, room.door.awake & self._game.phones
        if self._game.people or not self._services.screens.is_lowest_shown:
            return
        if there and all(wishes.get(seat) == "same" for seat in there):
            self._grant(PlayAgain())

    def _grant(self, request: ProgramRequest | None) -> None:
        self._on_phones.wishes = {}
        if request is not None:
            self._services.ask(request)

    def notice(self) -> Notice | None:
        """The notice that everybody waits for a sleeping phone, with what can be done; None for the first seconds."""
        phones = self.phones
        if phones is not None and phones.has_moved:
            show = NoticeAction("button/phones", say.show_codes(), pygame.K_F5, self._show_codes)
            return Notice(say.network_changed(), (show,))
        if phones is None or (seat := self._sleeper) is None or self._let_be == self._turn:
            return None
        if phones.is_taken(seat) and self._silent < QUIET:
            return None
        who = seat_person(self._game.match.names, seat)
        words = say.phone_asleep(who) if phones.is_taken(seat) else say.phone_not_here(who, phones.code(seat))
        actions = (
            NoticeAction(
                "button/computer_plays",
                say_screens.computer_plays(who),
                pygame.K_F5,
                partial(self._hand_over, seat, PlayedAt.COMPUTER),
            ),
            NoticeAction("button/play_here", say_screens.plays_here(who), pygame.K_F6, partial(self._play_here, seat)),
            NoticeAction("button/wait", say.wait(), pygame.K_F7, self._wait),
        )
        return Notice(words, actions)

    def _show_codes(self) -> None:
        if self.phones is not None:
            self.phones.has_moved = False
        self._services.ask(InvitePhones())

    def _play_here(self, seat: int) -> None:
        self.take_back(seat)
        self._hand_over(seat, PlayedAt.SCREEN)

    def _wait(self) -> None:
        self._let_be = self._turn


class _OnPhones:
    """The open game as phones need it."""

    may_announce = False  # the screen's job

    def __init__(
        self,
        game: OpenGame,
        services: Services,
        cut: Callable[[int], None],
        shows_end: Callable[[], bool],
        score: "ShownScore",
        *,
        may_hint: bool,
    ) -> None:
        self._game, self._services, self._shows_end = game, services, shows_end
        self.cut_deck, self.lead_on = cut, score.lead_on
        self._score = score
        self.may_hint, self.note_hint = may_hint, game.note_hint
        self.wishes: dict[int, Again] = {}
        """By seat, which kind of next match its phone asked for; the latest is the last."""
        self.tonight: tuple[int, ...] = ()
        self._log = MatchLog(game.match, None)

    @property
    def match(self) -> Match:
        return self._game.match

    @property
    def steps(self) -> Sequence[Sequence[LogLine]]:
        return self._log.steps

    @property
    def shows_end(self) -> bool:
        return self._shows_end()

    @property
    def inks(self) -> Mapping[str, str]:
        return SUIT_INKS[self._services.screens.preferences.colours]

    @property
    def may_continue(self) -> bool:
        return self._score.is_shown()

    @property
    def wish(self) -> "tuple[int, Again] | None":
        """The latest."""
        return next(reversed(self.wishes.items()), None)

    @property
    def wanting(self) -> frozenset[int]:
        return frozenset(self.wishes)

    @property
    def asked_again(self) -> "Again | Literal['']":
        return "" if self.wish is None else self.wish[1]

    def ask_again(self, seat: int, again: "Again") -> None:
        self.wishes.pop(seat, None)
        self.wishes[seat] = again

    def play_for(self, seat: int, move: Move) -> Refusal | None:
        """Make a decision for a seat, unless it has left the phone that made it."""
        return self._game.play_for(seat, move) if seat in self._game.phones else NotYourTurn(self._game.board.mover)

    def undo_for(self, seat: int, moves: int) -> Refusal | None:
        return self._game.undo_for(seat, moves) if seat in self._game.phones else UndoOutOfTurn(self._game.board.mover)
