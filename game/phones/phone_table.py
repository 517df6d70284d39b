"""The seats of one match that are on phones: what each has staged, asked, been answered and been shown."""

import time
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from game.cards import HandSorting
from game.engine.draft import is_over_with
from game.engine.moves import MeldCards, Move
from game.engine.refusal import Refusal
from game.engine.table.view import PlayerView
from game.messages.functions import phones as say
from game.messages.language import Message, speaking
from game.phones.answers_in_turn import AnswersInTurn, WishOutcome
from game.phones.door import PhoneDoor
from game.phones.door_lines import Asleep, Awake, FromServer, PhoneAsked
from game.phones.phone_asks import Again, NoAsk, PhoneAsk, PhoneTakesBack, chosen_first, outcome_of, read_ask
from game.phones.phone_view import Beside, LogOnPhone, Missed, phone_view, waiting_view
from game.play.match import Match
from game.reason.purposes import Advice
from game.sentences.at_table.log import LogLine
from game.sentences.at_table.refusals import refusal_sentence
from game.sentences.at_table.table import cannot_open
from game.turn.arrangement import Arrangement, choose_none, sorted_so, with_draft
from game.turn.consequences import after_events
from game.turn.cut_by_eye import cut_for_you
from game.turn.gesture_outcomes import NOTHING, Outcome, Prompt
from game.turn.hinting import Hint, HintThinker, asked_move, next_hint
from game.turn.undo_words import undo_words
from saves.records.journal import ON_DISK, DiskAnswer

LONG_ASLEEP: Final = 60.0
"""Seconds of sleep after which somebody is greeted even though nothing has happened."""


class MatchOnPhones(Protocol):
    """The game in progress, as phones need it: `OpenGame` at the screen, `HostedGame` without one."""

    @property
    def match(self) -> Match:
        """The match."""

    @property
    def steps(self) -> Sequence[Sequence[LogLine]]:
        """The log by moves, as everybody reads it."""

    @property
    def may_hint(self) -> bool:
        """Whether anybody may ask for hints."""

    def note_hint(self, move: Move) -> None:
        """The seat to act was shown this move."""

    def cut_deck(self, lifted: int) -> None:
        """Cuts the waiting pack, and deals; 0 if it is not to be cut."""

    def play_for(self, seat: int, move: Move) -> Refusal | None:
        """Plays a decision of that seat; changes nothing if it is refused."""

    def undo_for(self, seat: int, moves: int) -> Refusal | None:
        """The same for undoing."""

    @property
    def shows_end(self) -> bool:
        """Whether everybody may know how the finished round or match ended."""

    @property
    def may_continue(self) -> bool:
        """Whether everybody looks at the score of a round, and phones may lead on from it."""

    def lead_on(self) -> None:
        """A phone has seen the score."""

    @property
    def inks(self) -> Mapping[str, str]:
        """The colours of the suits at the big screen, by their letters; none for red and black."""

    @property
    def asked_again(self) -> Again | Literal[""] | None:
        """A phone's unanswered request after the match; None if phones can't ask."""

    @property
    def may_announce(self) -> bool:
        """Whether phones may announce the last round."""

    @property
    def wanting(self) -> frozenset[int]:
        """Seats whose phones have asked for another match."""

    @property
    def tonight(self) -> tuple[int, ...]:
        """The matches won this evening by team, as far as known."""

    def ask_again(self, seat: int, again: Again) -> None:
        """A phone asks for the next match."""


class _Asleep(Struct, frozen=True):
    """Since when a phone has been asleep, and how far the game was."""

    since: float
    round: int
    turns: tuple[int, ...]


class PhoneTable:
    """`step` does everything; nothing in it waits. Only this class knows what is staged on phones."""

    def __init__(
        self,
        game: MatchOnPhones,
        door: PhoneDoor,
        sorting: Callable[[int], HandSorting],
        prefer: Callable[[int, HandSorting], None],
    ) -> None:
        """`door` is open or opening; `sorting` is how the person at a seat likes a sorted hand, and `prefer` remembers
        a new choice.
        """
        self._game, self._sorting, self._prefer = game, sorting, prefer
        self._door = door
        self._arrangements: dict[int, Arrangement] = {}
        self._told: dict[int, int] = {}
        self._events_at: dict[int, int] = {}
        self._shown: dict[int, tuple[int, Arrangement, Beside, str, bool]] = {}
        self._hints: dict[int, tuple[int, Hint]] = {}  # with how much had happened then
        self._thinkers: dict[int, HintThinker] = {}
        self._slept: dict[int, _Asleep] = {}
        self._missed: dict[int, Missed] = {}
        self._logs: defaultdict[int, LogOnPhone] = defaultdict(LogOnPhone)
        self._answers = AnswersInTurn(door)
        self._kept = ON_DISK

    def step(self) -> tuple[FromServer, ...]:
        """Receives requests from phones, plays what is allowed, and shows them what has changed; returns the remaining
        requests.
        """
        others: list[FromServer] = []
        for fact in self._door.poll():
            if isinstance(fact, PhoneAsked):
                self._answers.put(fact)
            else:
                self._note_sleep(fact)
                others.append(fact)
        for seat in [one for one in self._arrangements if one not in self._door.seats]:
            self.forget(seat)
        self._think()
        self._answers.step(lambda: self._game.match.kept, self._show, self._hear)
        return tuple(others)

    def _note_sleep(self, fact: FromServer) -> None:
        """A phone learns what it missed when somebody looks at it again."""
        board = self._game.match.board
        if isinstance(fact, Asleep) and fact.seat not in self._slept:
            self._slept[fact.seat] = _Asleep(time.monotonic(), board.round, board.turns)
        elif isinstance(fact, Awake) and (slept := self._slept.pop(fact.seat, None)) is not None:
            is_new = slept.round != board.round
            before = (0,) * board.players if is_new else slept.turns
            gone = [now - had for now, had in zip(board.turns, before, strict=True)]
            own = 0 if is_new else gone.pop(fact.seat)
            if is_new or own or sum(gone) or time.monotonic() - slept.since > LONG_ASLEEP:
                number = self._missed[fact.seat].number + 1 if fact.seat in self._missed else 1
                self._missed[fact.seat] = Missed(number, 0 if is_new else sum(gone), own, is_new)

    def _think(self) -> None:
        """Continues with requested hints, a moment at a time."""
        for seat, (at, hint) in list(self._hints.items()):
            if at != self._game.match.line_count:
                del self._hints[seat]
            elif hint.advice is None:
                self._advise(seat, self._thinkers[seat].think())

    def _advise(self, seat: int, advice: Advice | None) -> None:
        self._hints[seat] = self._game.match.line_count, Hint(advice)
        if advice is not None:
            self._game.note_hint(advice.move)

    def show(self) -> None:
        """Shows every phone what its seat sees, if that has changed and the record has been kept or has failed."""
        if (kept := self._game.match.kept) is not None:
            self._show(kept)

    def _show(self, kept: DiskAnswer) -> None:
        self._kept = kept
        match, asleep = self._game.match, self._asleep()
        for seat in self._door.seats:
            arrangement = self._arrangement(seat)
            shown = (
                match.line_count,
                arrangement,
                self._beside(seat, asleep),
                self._door.language(seat),
                match.is_last_round,
            )
            if self._shown.get(seat) != shown:
                self._shown[seat] = shown
                with speaking(shown[3]):
                    self._door.show(seat, self._hand(seat, arrangement, shown[2]))

    def _hand(self, seat: int, arrangement: Arrangement, beside: Beside) -> bytes:
        match = self._game.match
        if not beside.shows_end:
            over = say.match_has_ended() if match.is_over else say.round_has_ended()
            waits, at, may = say.look_at_screen(), match.line_count, beside.may_continue
            return waiting_view(match.names, seat, over, waits, beside.kept, at, may_continue=may)
        view, undoable = match.view(seat), match.undoable(seat)
        steps, at = self._game.steps, match.line_count
        return phone_view(view, arrangement, match.names, undoable, steps, at, beside, self._logs[seat])

    def _beside(self, seat: int, asleep: frozenset[int]) -> Beside:
        match = self._game.match
        hint = self._hints.get(seat)
        return Beside(
            asleep=asleep - {seat},
            hint=hint[1] if hint is not None and hint[0] == match.line_count else None,
            may_hint=self._game.may_hint,
            missed=self._missed.get(seat),
            pack=match.waiting_pack,
            is_over=match.is_over,
            shows_end=self._game.shows_end,
            may_continue=self._game.may_continue,
            inks=self._game.inks,
            asked=self._game.asked_again,
            winners=match.winners or (),
            wanting=self._game.wanting,
            tonight=self._game.tonight,
            on_phones=frozenset(one for one, keys in self._door.keys.items() if keys.is_taken),
            kept=self._kept,
            may_announce=self._game.may_announce and not (match.is_over or match.is_last_round),
        )

    def _asleep(self) -> frozenset[int]:
        keys = self._door.keys
        return frozenset(seat for seat in keys if keys[seat].is_taken and seat not in self._door.awake)

    def say_goodbye(self, seconds: float) -> None:
        """Shows that the match is over, and gives the phones a moment to fetch it. Waits, unless the door is shut."""
        self.show()
        end = time.monotonic() + seconds
        while self._door.is_open and (left := end - time.monotonic()) > 0:
            self._door.wait(left)
            self.step()

    def forget(self, seat: int) -> None:
        """The seat has left its phone: what was staged there goes back to the hand."""
        for kept in (
            self._arrangements,
            self._told,
            self._events_at,
            self._shown,
            self._hints,
            self._slept,
            self._missed,
        ):
            kept.pop(seat, None)

    def _arrangement(self, seat: int) -> Arrangement:
        """What the seat's phone has arranged, brought up to date."""
        match, sorting = self._game.match, self._sorting(seat)
        known = self._arrangements.get(seat, Arrangement())
        if known.sorting != sorting:
            self._arrangements[seat] = sorted_so(known, match.view(seat), known.sort, sorting)
        if self._told.get(seat) == match.line_count and seat in self._arrangements:
            return self._arrangements[seat]
        before = self._events_at.get(seat, match.event_count)
        view, events = match.view(seat), match.events_since(before, seat)
        arrangement = self._arrangements.get(seat, Arrangement(sorting=sorting))
        arrangement = after_events(arrangement, view, events, can_undo=match.undoable(seat) > 0)
        self._arrangements[seat], self._told[seat], self._events_at[seat] = (
            arrangement,
            match.line_count,
            match.event_count,
        )
        return arrangement

    def _hear(self, asked: PhoneAsked) -> WishOutcome:
        """Grants a request, or says why not."""
        match = self._game.match
        seat = asked.seat
        view = match.view(seat)
        try:
            ask = read_ask(asked.body)
            if ask.at is not None and ask.at != match.line_count:
                return self._refused(seat, "late", say.late)
            return self._grant(asked, ask, view, chosen_first(ask, view, self._arrangement(seat)))
        except NoAsk:
            return self._refused(seat, "bad_request", say.bad_request)

    def _refused(self, seat: int, reason: str, words: Message) -> WishOutcome:
        """Why not, in the language of the phone; what a granted request makes the screen say is in the screen's."""
        with speaking(self._door.language(seat)):
            return WishOutcome(reason, words())

    def _grant(self, asked: PhoneAsked, ask: PhoneAsk, view: PlayerView, arrangement: Arrangement) -> WishOutcome:
        match, seat = self._game.match, asked.seat
        if ask.cut_deck is not None:
            return self._cut_deck(asked, ask.cut_deck)
        if ask.again is not None:
            return self._ask_again(seat, ask.again)
        if ask.sorting is not None:
            self._prefer(seat, ask.sorting)
            mode = "rank" if arrangement.sort == "mine" else arrangement.sort
            self._arrangements[seat] = sorted_so(arrangement, view, mode, ask.sorting)
            return WishOutcome()
        if ask.deed == "last_round":
            return self._announce_last_round(seat)
        if ask.deed == "next_round":
            return self._lead_on(seat)
        if ask.deed == "cut_for_me":
            ask = replace(ask, deed=None, cut=cut_for_you(view.board, match.cut_miss(seat)))
        is_hint = ask.deed == "hint"
        outcome = self._hint(seat, view) if is_hint else outcome_of(ask, view, arrangement, match.undoable(seat))
        if isinstance(outcome, PhoneTakesBack):
            if match.undoable(seat) < 1:
                return self._refused(seat, "cannot_undo", lambda: undo_words(self._game.steps, seat, 0).nothing())
            return self._after(self._game.undo_for(seat, outcome.moves), view)
        if outcome.prompt is not None:
            return self._refused(seat, outcome.prompt.value, partial(_first_of_all, outcome.prompt, view))
        if outcome.refusal is not None:
            return self._after(outcome.refusal, view)
        if outcome.move is not None:
            draft = arrangement.draft
            if draft is not None and is_over_with(view, draft, outcome.move):
                self._arrangements[seat] = with_draft(arrangement, None)
            elif not isinstance(outcome.move, MeldCards):
                self._arrangements[seat] = choose_none(arrangement)
            refusal = self._game.play_for(seat, outcome.move)
            if refusal is not None:
                self._arrangements[seat] = arrangement
            return self._after(refusal, view)
        if outcome.arrangement is not None:
            self._arrangements[seat] = outcome.arrangement
        return WishOutcome()

    def _ask_again(self, seat: int, again: Again) -> WishOutcome:
        game = self._game
        if not (game.match.is_over and game.shows_end) or game.asked_again is None:
            return self._refused(seat, "late", say.late)
        game.ask_again(seat, again)
        return WishOutcome()

    def _announce_last_round(self, seat: int) -> WishOutcome:
        game = self._game
        if not game.may_announce or game.match.is_over:
            return self._refused(seat, "late", say.late)
        game.match.announce_last_round()
        return WishOutcome()

    def _lead_on(self, seat: int) -> WishOutcome:
        if not self._game.may_continue:
            return self._refused(seat, "late", say.late)
        self._game.lead_on()
        return WishOutcome()

    def _cut_deck(self, asked: PhoneAsked, lifted: int) -> WishOutcome:
        pack = self._game.match.waiting_pack
        if pack is None or pack.cutter != asked.seat or lifted >= pack.cards:
            return self._refused(asked.seat, "late", say.late)
        self._game.cut_deck(lifted)
        return WishOutcome()

    def _hint(self, seat: int, view: PlayerView) -> Outcome:
        """One step further, as at the screen: the move and why, then its cards laid out."""
        if not self._game.may_hint:
            return Outcome(prompt=Prompt.NO_HINTS)
        at, known = self._hints.get(seat, (-1, None))
        given = next_hint(known if at == self._game.match.line_count else None, view, self._arrangement(seat))
        if isinstance(given, Outcome):
            if given.arrangement is not None:
                del self._hints[seat]
            return given
        if given is None:
            asked = asked_move(view, self._arrangement(seat))
            self._advise(seat, self._thinkers.setdefault(seat, HintThinker()).start(view, asked))
        else:
            self._hints[seat] = at, given
        return NOTHING

    def _after(self, refusal: Refusal | None, view: PlayerView) -> WishOutcome:
        if refusal is None:
            return WishOutcome()
        words = partial(refusal_sentence, refusal, view, self._game.match.names)
        return self._refused(view.seat, refusal.code.value, words)


def _first_of_all(prompt: Prompt, view: PlayerView) -> str:
    """What must be done first, for fingers."""
    words: dict[Prompt, Message] = {
        Prompt.CHOOSE_CARDS: say.tap_cards,
        Prompt.CHOOSE_MELD: say.tap_meld,
        Prompt.NO_OPENING: partial(cannot_open, view),
    }
    return words.get(prompt, prompt)()
