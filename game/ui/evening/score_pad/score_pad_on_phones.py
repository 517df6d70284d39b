"""The score pad on phones: one of them has the pen, the others watch. Taps are handled like any other entry; the pages
show the pad's content and do no counting.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal

from msgspec import Meta, MsgspecError, Struct, json
from msgspec.structs import replace

from game.decoded_types import prepare
from game.messages.amounts import points, signed
from game.messages.functions import phones as say, score_pad as say_score_pad, scores as say_scores
from game.messages.language import speaking
from game.messages.person import Person
from game.phones.answers_in_turn import AnswersInTurn, WishOutcome
from game.phones.door import PhoneDoor
from game.phones.door_lines import FromServer, PhoneAsked
from game.score_pad.entry import RoundEntry
from game.score_pad.score_pad_rows import Row, ScorePadRow, most_in, value_of, with_value
from game.score_pad.typed_sum import TypedSum
from game.sentences.grammar import seat_person
from game.sentences.rules_and_scores import score_pad as words
from game.ui.evening.score_pad.score_pad_actions import ScorePadBook, ScorePadPeople, not_entered, people_at_score_pad
from game.ui.evening.score_pad.score_pad_entry import worths
from game.ui.evening.score_pad.state import POINTS, EveningShown, LineAt, RoundEntered
from saves.records.journal import ON_DISK, DiskAnswer

Fact = dict[str, Any]


class ScorePadTap(Struct, frozen=True):
    """One tap. It names its field, so that it means the same however late it comes."""

    number: int
    tap: Literal[
        "more",
        "less",
        "choose",
        "digit",
        "plus",
        "erase",
        "card",
        "out",
        "write",
        "write_anyway",
        "check",
        "undo",
        "drop",
        "round",
        "let_me",
    ]
    field: Annotated[str, Meta(max_length=40)] | None = None
    digits: Annotated[str, Meta(pattern="^[0-9]{1,2}$")] | None = None
    worth: int | None = None
    seat: int | None = None
    round: int | None = None


prepare(ScorePadTap)


class NoTap(ValueError):
    """What a phone sent isn't a tap."""


class ScorePadOnPhones:
    """`step` does everything, and never waits."""

    def __init__(self, book: ScorePadBook, before_writing: Callable[[], None], door: PhoneDoor) -> None:
        """`door` is open or opening; `before_writing` is called before a round counts."""
        self._book, self._door, self._before_writing = book, door, before_writing
        evening = book.evening
        self._state = RoundEntered(evening, people_at_score_pad(evening), evening.written, evening.next_round)
        self._pen: int | None = None
        """The seat whose phone writes; the first that taps anything takes it."""
        self._asks = False
        """Whether an entry is implausible, and the phone asks whether to write it down anyway."""
        self._answers = AnswersInTurn(door)
        self._shown: object = None

    def step(self) -> tuple[FromServer, ...]:
        """Receives taps from phones, writes what is allowed, shows the entries; returns everything else that came."""
        others: list[FromServer] = []
        self._follow()
        for fact in self._door.poll():
            if isinstance(fact, PhoneAsked):
                self._answers.put(fact)
            else:
                others.append(fact)
        self._answers.step(lambda: self._book.kept, self._show, self._hear)
        return tuple(others)

    def _follow(self) -> None:
        state, evening = self._state, self._book.evening
        if state.written is evening.written:
            return
        number = min(state.round, evening.next_round)
        is_written = number == len(state.written.rounds) + 1  # the round that was being entered
        if is_written or evening.written.is_over:  # then nothing can be entered any more
            number = evening.next_round
        self._state, self._asks = replace(state, written=evening.written, round=number), False
        chosen = state.chosen
        if number != state.round:
            self._state = replace(self._state, chosen=None, written_in=None)
        elif chosen is not None and self._state.settled(chosen).number != state.typed.number:
            self._state = replace(self._state, typed=self._state.settled(chosen), written_in=None)

    def _show(self, kept: DiskAnswer) -> None:
        self._follow()
        languages = {seat: self._door.language(seat) for seat in self._door.seats}
        shown = self._state, self._pen, self._asks, languages, kept
        if shown != self._shown:
            self._shown = shown
            for seat, language in languages.items():
                with speaking(language):
                    view = score_pad_view(self._state, seat, self._pen, asks=self._asks, kept=kept)
                self._door.show(seat, view)

    # ---- what is tapped

    def _hear(self, asked: PhoneAsked) -> WishOutcome:
        seat = asked.seat
        try:
            tap = json.decode(asked.body, type=ScorePadTap)
            if tap.tap == "let_me":
                self._pen = seat
                return WishOutcome()
            if self._pen not in (None, seat):
                with speaking(self._door.language(seat)):
                    words = say.is_writing(_person(self._state.people, self._pen or 0))
                return WishOutcome("not_your_pen", words)
            self._pen = seat
            self._state = replace(self._state, refusal="")
            self._write(tap, seat)
        except (NoTap, MsgspecError, UnicodeDecodeError, RecursionError):
            with speaking(self._door.language(seat)):
                return WishOutcome("bad_request", say.bad_request())
        return WishOutcome()

    def _write(self, tap: ScorePadTap, seat: int) -> None:
        """Raises NoTap."""
        book, state = self._book, self._state
        if tap.tap == "undo":
            self._asks = False
            book.undo()
        elif book.evening.written.is_over:
            raise NoTap("the evening is over")
        elif tap.tap == "round":
            self._turn_to(tap.round)
        elif tap.tap == "drop":
            book.drop(state.round)
            self._turn_to(book.evening.next_round)
        elif tap.tap == "check":
            self._asks = False
        elif tap.tap in ("write", "write_anyway") and state.is_blank:
            with speaking(self._door.language(seat)):
                self._state = replace(state, refusal=say_score_pad.nothing_entered())
        elif tap.tap in ("write", "write_anyway"):
            self._asks = tap.tap == "write" and bool(state.doubts)
            if not self._asks:
                self._before_writing()
                book.write_down(state.round)
                self._turn_to(book.evening.next_round)
        elif tap.tap == "out":
            self._go_out(tap.seat)
        else:
            self._change(tap, self._line(tap.field), seat)

    def _turn_to(self, number: int | None) -> None:
        evening = self._book.evening
        if number is None or not 1 <= number <= evening.next_round:
            raise NoTap("no such round")
        self._asks = False
        self._state = RoundEntered(evening, self._state.people, evening.written, number)

    def _go_out(self, seat: int | None) -> None:
        if seat is None or not 0 <= seat < self._book.evening.players:
            raise NoTap("no such seat")
        entry = self._state.entry
        self._book.enter(self._state.round, RoundEntry(entry.teams, None if entry.out == seat else seat))
        self._state = replace(self._state, chosen=None, written_in=None)

    def _line(self, field: str | None) -> LineAt:
        at = next((at for at in self._state.lines if _field(at) == field), None)
        if at is None:
            raise NoTap("no such field")
        return at

    def _change(self, tap: ScorePadTap, at: LineAt, seat: int) -> None:
        state = self._state
        if tap.tap in ("more", "less"):
            number = (value_of(state.entry, at.team, at.row) or 0) + (1 if tap.tap == "more" else -1)
            self._state = replace(state, chosen=None, written_in=None)
            self._enter(at, min(max(0, number), most_in(at.row)))
            return
        if at.row not in POINTS:
            raise NoTap("nothing is typed there")
        if state.chosen != at:
            self._state = state = replace(state, chosen=at, typed=state.settled(at), written_in=None)
        typed = _typed(tap, state)
        if (typed.number or 0) > most_in(at.row):
            with speaking(self._door.language(seat)):
                self._state = replace(state, refusal=say_score_pad.most_in_a_line(most_in(at.row)))
        elif tap.tap != "choose":
            self._state = replace(state, typed=typed, written_in=at)
            self._enter(at, typed.number)

    def _enter(self, at: LineAt, number: int | None) -> None:
        state = self._state
        self._book.enter(state.round, with_value(state.entry, at.team, at.row, number))
        self._state = replace(state, written=self._book.evening.written)


def _field(at: LineAt) -> str:
    return f"{at.key}_{at.team}"


def _typed(tap: ScorePadTap, state: RoundEntered) -> TypedSum:
    """What the chosen field holds after a tap. Raises NoTap."""
    match tap.tap:
        case "choose":
            return state.typed
        case "digit" if tap.digits is not None:
            return state.typed.with_digits(tap.digits)
        case "plus":
            return state.typed.plus(0)
        case "erase":
            return state.typed.erased()
        case "card" if any(tap.worth == worth for _, _, worth in worths(state.rules)):
            return state.typed.more(tap.worth or 0)
        case _:
            raise NoTap("nothing to type")


# ---- what a phone shows


def score_pad_view(
    state: RoundEntered, seat: int, pen: int | None, *, asks: bool = False, kept: DiskAnswer = ON_DISK
) -> bytes:
    """The JSON object for a seat's phone. `kept` says whether everything on the pad is on the device."""
    evening, people = state.evening, state.people
    shown = EveningShown(state.written, evening, people)
    is_finished = evening.is_finished and state.round == evening.next_round
    pad: Fact = {
        "mine": pen in (None, seat),
        "writing": "" if pen in (None, seat) else say.is_writing(_person(people, pen or 0)),
        "teams": [
            {
                "name": team.name,
                "names": [people.called[seat] for seat in range(team.team, evening.players, evening.teams)],
                "seats": list(range(team.team, evening.players, evening.teams)),
            }
            for team in people.teams
        ],
        "result": shown.message if is_finished else "",
        "rounds": [
            {
                "round": number,
                "title": say_scores.round(number),
                "change": say_score_pad.change_round(number),
                "note": " · ".join(filter(None, (shown.note(number), *shown.marks(number)))),
                "scores": [signed(score.total) for score in evening.scores(entry)],
            }
            for number, entry in enumerate(state.written.rounds, 1)
        ],
        "totals": [points(total) for total in evening.totals[-1]] if evening.totals else [],
        "undo": evening.can_go_back,
        "can_change": not state.written.is_over,
    }
    if not is_finished:
        pad |= _round(state if pad["mine"] else replace(state, refusal=""), asks=asks)
    minimums = " · ".join(map(points, evening.minimums(state.round)))
    place = (say_scores.last_round if state.round == state.written.last else say_scores.round)(state.round)
    head = say.pad() if is_finished else say.pad_head(place, minimums)
    page = {"pad": pad, "mine": False, "head": head, "name": people.by_seat[seat].name, "cards": [], "over": False}
    page["unsaved"] = not_entered(kept.failing) if kept.failing is not None else ""
    return json.encode({"page": page})


def _person(people: ScorePadPeople, seat: int) -> Person:
    return seat_person(people.called, seat)


def _round(state: RoundEntered, *, asks: bool) -> Fact:
    evening, people = state.evening, state.people
    scores = [score.total for score in evening.scores(state.entry)]
    before = evening.totals_before(state.round)
    doubts = [words.doubt_sentence(doubt, people.persons, people.are_several) for doubt in state.doubts]
    return {
        "change": state.is_change,
        "rows": [_row(state, row) for row in state.rows],
        "sums": [signed(total) for total in scores],
        "chosen": None if state.chosen is None else _field(state.chosen),
        "values": [
            {"card": card, "names": say_score_pad.cards_worth(names, worth), "worth": worth}
            for card, names, worth in worths(state.rules)
        ],
        "said": state.refusal or state.second_opinion,
        "write": state.write_label,
        "now": [points(had + won) for had, won in zip(before, scores, strict=True)],
        "drop": say_score_pad.as_it_was() if state.is_change else "",
        "question": {
            "head": say_score_pad.second_opinion(),
            "body": doubts[:4],
            "anyway": state.write_label,
            "check": say_score_pad.look_again(),
        }
        if asks
        else None,
    }


def _row(state: RoundEntered, row: Row) -> Fact:
    told: Fact = {"title": words.row_title(state.rules, row), "note": words.row_note(state.rules, row)}
    people, teams = state.people, range(state.evening.teams)
    if row is ScorePadRow.OUT:
        told["out"] = [
            {
                "seat": seat,
                "out": state.entry.out == seat,
                "heard": say_scores.who_went_out(_person(people, seat)),
            }
            for seat in range(state.evening.players)
        ]
        return told
    told["points"] = row in POINTS
    told["cells"] = [_cell(state, LineAt(team, row), told["title"]) for team in teams]
    return told


def _sum(typed: TypedSum) -> str:
    heaps = typed.heaps or 0
    return say_score_pad.sum_begun(heaps) if typed.addend is None else say_score_pad.sum(heaps, typed.addend)


def _cell(state: RoundEntered, at: LineAt, title: str) -> Fact:
    number = value_of(state.entry, at.team, at.row)
    most = most_in(at.row)
    return {
        "field": _field(at),
        "value": _sum(state.typed)
        if at == state.chosen and state.typed.heaps is not None
        else points(number or 0)
        if number is not None or at.row not in POINTS
        else "",
        "heard": say_score_pad.field(title, state.people.team_names[at.team]),
        "blank": say_score_pad.nothing(),
        "less": bool(number),
        "more": (number or 0) < most,
    }
