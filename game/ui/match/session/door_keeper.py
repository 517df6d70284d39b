"""Manages the door for phones of the match at the table: opens it on request, reports sleeping phones, shuts it.

Without an open door nothing of the network is even imported.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.messages.functions import joining as say, phones as say_phones, screens as say_screens
from game.sentences.grammar import seat_person
from game.ui.match.session.open_game import OpenGame
from game.ui.shared.overlay.notice import Notice, NoticeAction, Offer
from game.ui.shared.seated_players import PlayedAt, SeatMark
from game.ui.system.services import Services
from saves.disk.files import reason_of
from saves.disk.folders import doors_folder

if TYPE_CHECKING:
    from game.ui.match.session.phones_at_table import PhonesAtTable
    from saves.players.doors import KeptDoor

QUIET: Final = 10.0
"""Seconds for which a phone must be asleep in its turn before this is reported."""

_Turn = tuple[int, int]


class DoorKeeper:
    """`hand_over` moves a seat to its phone and back, `refresh` redraws what is on screen."""

    def __init__(
        self,
        game: OpenGame,
        services: Services,
        hand_over: Callable[[int, PlayedAt], None],
        refresh: Callable[[], None],
        cut: Callable[[int], None],
        *,
        may_hint: bool,
    ) -> None:
        """`cut` cuts the pack that waits."""
        self._cut, self._may_hint = cut, may_hint
        self._game, self._services = game, services
        self._hand_over, self._refresh = hand_over, refresh
        self.phones: PhonesAtTable | None = None
        """The seats on phones; None before the door is opened and after it is shut."""
        self._silent = 0.0
        self._let_be: _Turn | None = None  # the turn in which the notice was dismissed
        self._told: Sequence[object] = ()
        self._offer: Offer | None = None

    @property
    def is_open(self) -> bool:
        """Whether phones can connect."""
        return self.phones is not None and self.phones.is_open

    # ---- opening

    def open(self, seats: Sequence[int] = (), at_once: Sequence[int] = ()) -> None:
        """Let phones take these seats, by default those played at the screen; seats in `at_once` are not played here
        meanwhile.
        """
        if self.phones is not None:
            return
        phones = self._make()
        wanted = tuple(dict.fromkeys((*seats, *at_once))) or self._game.people
        if self._began(partial(phones.open, wanted)):
            for seat in at_once:
                self._hand_over(seat, PlayedAt.PHONE)

    def _make(self) -> "PhonesAtTable":
        from game.ui.match.session.phones_at_table import PhonesAtTable

        self.phones = PhonesAtTable(self._game, self._services, self._came, self._cut, may_hint=self._may_hint)
        return self.phones

    def _began(self, begin: Callable[[], None]) -> bool:
        try:
            begin()
        except OSError as error:
            self._services.screens.say(partial(say_phones.no_door, reason_of(error)))
            self.phones = None
            return False
        self._refresh()
        return True

    def offer(self, seat: int) -> None:
        """Offer the seat to a phone, with a fresh code."""
        if self.phones is None:
            self.open((seat,))
        else:
            self.phones.offer(seat)
            self._services.screens.notify()

    def take_back(self, seat: int) -> None:
        """Take the seat back from phones."""
        if self.phones is not None:
            self.phones.take_back(seat)
            self._services.screens.notify()

    def listen_at(self, address: str) -> None:
        """Listen in another of this computer's networks."""
        if self.phones is not None:
            self._began(partial(self.phones.move_to, address))

    def try_again(self) -> None:
        """Try to open it again after a failure."""
        if self.phones is not None:
            self._began(self.phones.try_again)

    # ---- after a crash

    def offer_again(self) -> None:
        """Ask once whether phones that were playing when the last run ended may return."""
        if self._game.match.is_over or not doors_folder(self._services.environment.data).is_dir():
            return
        phones = self._make()
        former, self.phones = phones.former, None
        here = [seat for seat in former.keys if seat < len(self._game.match.seats)] if former is not None else []
        names = [self._game.match.names[seat] for seat in here]
        if former is not None and names:
            again = partial(self._open_again, former)
            self._offer = Offer(partial(say.open_again, names), say.open_it, again, say.leave_shut, self._forget)
            self._services.screens.offer(self._offer)

    def _open_again(self, former: "KeptDoor") -> None:
        phones = self._make()
        if self._began(partial(phones.open_as_before, former.keys, former.bind, former.port)):
            for seat, keys in former.keys.items():
                if keys.is_taken and self._game.match.seats[seat].kind == "human":
                    self._hand_over(seat, PlayedAt.PHONE)

    def _forget(self) -> None:
        self._make().shut(for_good=True)
        self.phones = None

    # ---- shutting

    def close(self) -> None:
        """Close for good: from now on everybody plays at the screen."""
        self._shut(for_good=True)
        for seat in sorted(self._game.phones):
            self._hand_over(seat, PlayedAt.SCREEN)
        self._refresh()
        self._services.screens.notify()

    def leave(self) -> None:
        """The table is left: phones can return when the game is resumed, unless it is over."""
        if self._offer is not None:
            self._services.screens.withdraw(self._offer)
        is_over = self._game.match.is_over
        if is_over and self.phones is not None:
            self.phones.say_goodbye()
        self._shut(for_good=is_over)

    def _shut(self, *, for_good: bool) -> None:
        phones, self.phones = self.phones, None
        if phones is not None:
            phones.shut(for_good=for_good)

    # ---- time

    def pass_time(self, dt: float) -> None:
        """Called once per pass of the loop, whatever is on screen."""
        phones = self.phones
        if phones is None:
            return
        phones.pass_time(dt)
        if phones.is_done:
            self._shut(for_good=True)
            self._refresh()
        self._silent = self._silent + dt if self._sleeper is not None else 0.0
        told = phones.told
        if told != self._told:
            self._told = told
            self._services.screens.notify()

    def _came(self, seat: int) -> None:
        """The seat's phone has come, or is looked at again: it has the cards."""
        if seat not in self._game.phones:
            self._hand_over(seat, PlayedAt.PHONE)

    # ---- messages

    @property
    def _sleeper(self) -> int | None:
        """The seat everybody waits for, if its phone is asleep or hasn't come yet."""
        game, phones = self._game, self.phones
        mover = game.board.mover
        waits = phones is not None and mover in game.phones and not game.match.is_over and not game.match.awaits_deal
        return mover if waits and phones is not None and not phones.is_awake(mover) else None

    def mark(self, seat: int) -> SeatMark | None:
        """The mark on the plate of a person's seat that says where it is played; None if at this screen."""
        at = self._game.played_at(seat)
        if at is PlayedAt.PHONE:
            return SeatMark.PHONE if self.phones is not None and self.phones.is_awake(seat) else SeatMark.ASLEEP
        return SeatMark.COMPUTER if at is PlayedAt.COMPUTER else None

    @property
    def _turn(self) -> _Turn:
        board = self._game.board
        return board.round, sum(board.turns)

    def notice(self) -> Notice | None:
        """The notice that everybody waits for a sleeping phone, with what can be done; None for the first seconds."""
        phones = self.phones
        if phones is None or (seat := self._sleeper) is None or self._let_be == self._turn:
            return None
        if phones.is_taken(seat) and self._silent < QUIET:
            return None
        who = seat_person(self._game.match.names, seat)
        words = say.phone_asleep(who) if phones.is_taken(seat) else say.phone_not_here(who, phones.code(seat))
        actions = (
            NoticeAction(
                "button/computer_plays", say_screens.computer_plays(who), pygame.K_F5, partial(self._stand_in, seat)
            ),
            NoticeAction("button/play_here", say_screens.plays_here(who), pygame.K_F6, partial(self._play_here, seat)),
            NoticeAction("button/wait", say.wait(), pygame.K_F7, self._wait),
        )
        return Notice(words, actions)

    def _stand_in(self, seat: int) -> None:
        """A computer player takes the seat until its phone wakes up."""
        self._hand_over(seat, PlayedAt.COMPUTER)

    def _play_here(self, seat: int) -> None:
        self.take_back(seat)
        self._hand_over(seat, PlayedAt.SCREEN)

    def _wait(self) -> None:
        self._let_be = self._turn
