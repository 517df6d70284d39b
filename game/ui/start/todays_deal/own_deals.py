"""The player's own games of the daily deal, and of every other deal with a code.

A deal is known by its code, never by the clock: setting that back doesn't make a played deal new again.
"""

from collections.abc import Callable, Iterable
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from game.deals.deal_code import day_of, signs_kept
from game.deals.tables import DAYS_LEVEL
from game.engine.score import lead_of
from game.messages.functions import todays_deal as say
from game.ui.review.games.presenter import GamesOnDisk
from game.ui.start.todays_deal.view_model import DealStanding, DealState
from saves.library.library import GameEntry, Progress
from saves.players.people import GameLabel
from saves.records.lines import SeatInfo

if TYPE_CHECKING:
    from game.ui.match.session.open_game import OpenGame

LabelOf = Callable[[Path], GameLabel]
"""Takes the record of a game."""


class DealGames(Struct, frozen=True):
    """The player's own games of one deal: how far they are, the record to open, and whether one of them is damaged."""

    standing: DealStanding = DealStanding()
    record: str = ""
    is_damaged: bool = False
    first: tuple[str, int] | None = None
    """The record whose result counts, and its lead."""
    seats: tuple[SeatInfo, ...] = ()
    """Those of the record to open."""


class DealIndex:
    """Games of deals by the signs of their code, and by day."""

    def __init__(self, entries: tuple[GameEntry, ...]) -> None:
        self.entries = entries
        self.by_signs: dict[str, list[GameEntry]] = {}
        self.by_day: dict[date, list[GameEntry]] = {}
        for entry in entries:
            signs = signs_kept(entry.deal)
            if signs is None:
                continue
            self.by_signs.setdefault(signs, []).append(entry)
            day = day_of(signs)
            if day is not None:
                self.by_day.setdefault(day, []).append(entry)


class OwnDeals:
    """The games of deals among those on disk."""

    def __init__(self, games: GamesOnDisk, now: Callable[[], datetime]) -> None:
        """`now` returns this computer's time."""
        self._games, self._now = games, now
        self._index = DealIndex(())

    @property
    def today(self) -> date:
        return self._now().date()

    @property
    def _known(self) -> DealIndex:
        entries = self._games.entries
        if self._index.entries is not entries:
            self._index = DealIndex(entries)
        return self._index

    def of_code(self, code: str) -> DealGames:
        """The own games of the deal with this code."""
        return deal_games(self._known.by_signs.get(signs_kept(code) or "", ()), self._games.label_of)

    def of_day(self, day: date) -> tuple[DealGames, GameEntry | None]:
        """The own games of a day's deal, of several by the rules of the first that goes on, or the first over; and the
        one to open.
        """
        there = self._known.by_day.get(day, [])
        found = deal_games(there, self._games.label_of)
        game = next((one for one in there if str(one.path) == found.record), None)
        if game is None:
            return found, None
        found = self.of_code(game.deal or "")  # games by other rules have other cards
        return found, next(one for one in there if str(one.path) == found.record)

    @property
    def has_played_any(self) -> bool:
        """Whether there is any game of a daily deal."""
        return bool(self._known.by_day)

    def first_time(self, code: str, record: str) -> int | None:
        """The lead of the game of this deal that counts; None if there is none, or it is this record."""
        first = self.of_code(code).first
        return first[1] if first is not None and first[0] != record else None

    def is_seen(self, code: str, record: str) -> bool:
        """Whether the cards of the deal were seen before the game in this record was over."""
        there = _own(self._known.by_signs.get(signs_kept(code) or "", ()), self._games.label_of)
        until = next((n for n, one in enumerate(there, 1) if str(one.path) == record), len(there))
        return any(_is_seen(one, self._games.label_of) for one in there[:until])

    @property
    def todays_progress(self) -> str:
        """How far the player is with today's deal, in a few words, for the button that leads there."""
        standing = self.of_day(self.today)[0].standing
        match standing.state:
            case DealState.OPEN:
                return say.for_everybody()
            case DealState.GOING_ON:
                return say.goes_on(standing.turn)
            case DealState.PLAYED:
                return say.played(standing.lead, standing.seen)

    def may_hint(self, game: "OpenGame") -> bool:
        """Whether hints are allowed: not in the game of a deal that counts, as everybody plays it alone. Later ones are
        for fun.
        """
        deal = game.match.header.deal
        record = record_of(game)
        is_for_fun = is_eased(deal, game.match.header.seats) or self.is_seen(deal or "", record)
        return is_for_fun or signs_kept(deal) is None or self.first_time(deal or "", record) is not None


def deal_games(entries: Iterable[GameEntry], label_of: LabelOf) -> DealGames:
    """How far the player is with a deal. The first game that can go on, unless another was finished before it began;
    otherwise the first finished one, which counts. If the cards were seen before its end in this or an earlier game,
    which includes one that was given up, none counts.
    """
    there = _own(entries, label_of)
    is_damaged = any(entry.is_damaged for entry in there)
    whole = [entry for entry in there if entry.problem is None]
    finished = next((entry for entry in whole if entry.progress is Progress.FINISHED and entry.totals), None)
    first: tuple[str, int] | None = None
    if finished is not None:
        record, lead = str(finished.path), lead_of(finished.totals, person_in(finished.seats))
        is_seen = any(_is_seen(entry, label_of) for entry in whole[: whole.index(finished) + 1])
        first = None if is_seen else (record, lead)
        easy = is_eased(finished.deal, finished.seats)
        standing = DealStanding(DealState.PLAYED, lead=lead, seen=is_seen, is_easy=easy)
        played = DealGames(standing, record, is_damaged, first, finished.seats)
    going = next((entry for entry in whole if entry.progress is Progress.ACTIVE), None)
    if finished is not None and (going is None or _was_over_before(finished, going)):
        return played
    is_seen = any(_is_seen(entry, label_of) for entry in whole)
    if going is None:
        return DealGames(DealStanding(seen=is_seen), is_damaged=is_damaged)
    turns = going.board.turns if going.board is not None else ()
    turn = turns[person_in(going.seats)] + 1 if turns else 1
    standing = DealStanding(DealState.GOING_ON, turn=turn, seen=is_seen, is_easy=is_eased(going.deal, going.seats))
    return DealGames(standing, str(going.path), is_damaged, first, going.seats)


def is_eased(code: str | None, seats: Iterable[SeatInfo]) -> bool:
    """Whether a day's deal is played with other levels than everybody has, so that it can't be compared."""
    return day_of(code or "") is not None and any(seat.level not in (None, DAYS_LEVEL) for seat in seats)


def _is_seen(entry: GameEntry, label_of: LabelOf) -> bool:
    is_given_up = entry.progress is Progress.ABANDONED
    return is_given_up or label_of(entry.path).seen or is_eased(entry.deal, entry.seats)


def _own(entries: Iterable[GameEntry], label_of: LabelOf) -> list[GameEntry]:
    own = (
        entry
        for entry in entries
        if not (entry.is_second or label_of(entry.path).imported) and any(info.kind == "human" for info in entry.seats)
    )
    return sorted(own, key=lambda entry: (entry.created, str(entry.path)))


def _was_over_before(finished: GameEntry, going: GameEntry) -> bool:
    """Whether an unfinished game is another try, begun after the finished one ended. A friend's record copied into the
    folder was written later.
    """
    try:
        return int(finished.last_played) <= datetime.fromisoformat(going.created).timestamp()
    except ValueError:
        return False


def record_of(game: "OpenGame") -> str:
    return str(game.saved.path) if game.saved is not None else ""


def person_in(seats: Iterable[SeatInfo]) -> int:
    """The seat whose result a deal tells: the first person's."""
    return next((seat for seat, info in enumerate(seats) if info.kind == "human"), 0)
