"""Compares a friend's match of the same deal with the own one: asks for the file, then steps through both."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from game.analysis.facts import MeasuredTry, TryVerdict
from game.analysis.judged.decisions import Decision, decisions_of
from game.engine.moves import Move
from game.engine.score import lead_of
from game.messages.functions import beside_friend as say, nouns, todays_deal as say_days
from game.messages.person import Person
from game.play.results.beside import (
    AnotherDeal,
    DamagedFile,
    FriendTrouble,
    NoParting,
    Parting,
    Record,
    friends_record,
    parting_of,
    person_of,
    rest_of_turn,
)
from game.play.results.try_judge import TryJudge
from game.rules.ruleset import most_rounds
from game.sentences.grammar import PERSON_NAMES, seat_person
from game.sentences.phrases import Phrase, deeds, way_played
from game.ui.review.beside_friend.screen import BesideFriendScene, BothShown, SideShown
from game.ui.shared.models import people_of
from game.ui.shared.moments.film import Film
from game.ui.shared.moments.pointed_move import cards_of
from game.ui.shared.moments.small_table import TableMoment
from game.ui.shared.requests import Ask, GoBack, PlayOn
from game.ui.shared.seated_players import people_at
from game.ui.system.file_chooser.file_page import FileOutcome, FilePage
from game.ui.system.file_chooser.presenter import ask_for_file
from game.ui.system.scene_stack import SceneStack
from saves.records.lines import GameLine, Line, header_in

FRIENDS_FILE: Final = FilePage(
    "friends_file",
    say.title,
    say.why,
    (".jsonl",),
    doing=say.opening,
    silent=say.silent,
    fails=say.unreadable,
    writes=False,
)
_FLAWS: Final = {
    "too_large": say.too_large,
    "no_record": say.no_record,
    "no_deal": say.no_deal,
    "unreadable_code": say.unreadable_code,
    "other_cards": say.other_cards,
    "goes_on": say.goes_on,
    "broken_off": say.broken_off,
    "own_game": say.own_game,
}


LONGEST_WHOLE: Final = 12
"""The most letters of a name shown whole on a button; longer ones are cut to their first part."""


def why_no_friend(trouble: FriendTrouble) -> str:
    """Why a file can't be compared with the own match, in a sentence or two."""
    match trouble:
        case str():
            return _FLAWS[trouble]()
        case DamagedFile(line):
            return say.damaged(line)
        case AnotherDeal(name, code, day):
            return say.another_deal(name, code) if day is None else say.another_day(name, say_days.date_of_year(day))
        case _:
            assert_never(trouble)


def _tens(points: float) -> int:
    return 10 * round(points / 10)


class BesideFriend:
    """Leads from choosing a file to both tables, over the present screen."""

    def __init__(
        self,
        screens: SceneStack,
        mine: Sequence[Line],
        title: str,
        ask: Ask,
        make_judge: Callable[[], TryJudge] = TryJudge,
    ) -> None:
        """`mine` is the record of a finished match of a deal, `title` the deal's name."""
        self._screens, self._mine, self._title, self._ask = screens, tuple(mine), title, ask
        self._make_judge = make_judge

    def ask_for_file(self) -> None:
        """Asks for a file over the present screen."""
        ask_for_file(self._screens, self._ask, FRIENDS_FILE, self.read)

    def read(self, path: Path) -> FileOutcome:
        """Reads the chosen file; in another thread. Raises OSError."""
        found = friends_record(path, self._mine)
        if not isinstance(found, tuple):
            return FileOutcome(why_no_friend(found), is_good=False)
        both = both_matches(self._mine, with_friends_name(found, self._mine), self._title)
        return FileOutcome("", lead_on=lambda: self._show(both))

    def _show(self, both: "BothMatches") -> None:
        self._screens.pop()
        actions = BothLookedAt(both, self._make_judge(), self._ask, self._another_file)
        self._screens.push(BesideFriendScene(actions.shown, actions))

    def _another_file(self) -> None:
        self._screens.pop()
        self.ask_for_file()


def with_friends_name(theirs: Record, mine: Record) -> Record:
    """The friend's record with a name for the friend, if it is "You" or the own one there."""
    header, own = header_in(theirs), header_in(mine)
    seat, me = person_of(header), person_of(own)
    if seat is None:
        return theirs
    name = header.seats[seat].name
    if name != PERSON_NAMES[0] and (me is None or name != own.seats[me].name):
        return theirs
    called = replace(header.seats[seat], name=say.your_friend())
    return (replace(header, seats=(*header.seats[:seat], called, *header.seats[seat + 1 :])), *theirs[1:])


class OneMatch:
    """One of the two: its film, its decisions, the seat being followed."""

    def __init__(self, lines: Record, chair: int) -> None:
        """Raises BadRecord."""
        self.lines, self.chair = lines, chair
        self.film = Film(lines)
        self.turns = len(self.film.turns)
        self.lead = lead_of(self.film.totals, chair)
        seats = self.film.header.seats
        self._decisions = decisions_of(lines, range(len(seats)))
        self._people = people_at(self.film.header)
        self.person = people_of(seats, len(self.film.header.teams))[chair]

    def turn_of(self, decision: Decision) -> int:
        """The film's turn of a decision."""
        return self.film.turn_number(self._moment_before(decision))

    def line_after(self, number: int) -> int | None:
        """The line of the record that ends a turn; None if nothing is left to play after it."""
        if number >= self.turns - 1:
            return None
        end = self.film.turns[number].end
        return self.film.shots[end - 1 if self.film.shots[end].starts_round else end].number

    def seat_at(self, number: int) -> int:
        """The player to move; at the end, the followed seat."""
        return self.film.seat_of(self.film.turns[number]) if number < self.turns else self.chair

    def side(self, number: int, begins: Decision | None) -> SideShown:
        if number >= self.turns:
            return SideShown(self.person, (say.over(),), self.lead, self._table(len(self.film) - 1))
        seat = self.seat_at(number)
        moment = self.film.turns[number].start if begins is None else self._moment_before(begins)
        moves = self._moves(number, begins) if seat == self.chair else ()
        what = self.phrase(number, begins, is_named=seat != self.chair)
        return SideShown(self.person, what, self.lead, self._table(moment, moves), moves)

    def phrase(self, number: int, begins: Decision | None, is_named: bool = True) -> Phrase:
        if number >= self.turns:
            return (say.over(),)
        seat = self.seat_at(number)
        board = self.film.view(self.film.turns[number].start, self.chair).board
        told = way_played if is_named else deeds
        who = seat_person(self.film.names, seat)
        return told(who, self._moves(number, begins), board.melds[board.team_of(seat)])

    def place(self, decision: Decision) -> str:
        """Which turn a decision is in, and whose if it isn't the own one."""
        who = seat_person(self.film.names, decision.seat, self.chair)
        return say.turn(most_rounds(self.film.rules), decision.round, who, decision.turn)

    def _moment_before(self, decision: Decision) -> int:
        return max(0, self.film.moment_of(decision.line) - 1)

    def _table(self, moment: int, moves: tuple[Move, ...] = ()) -> TableMoment:
        view = self.film.view(moment, self.chair)
        return TableMoment(view, self._people, self.chair, None, cards_of(moves, view), 1.2)

    def _moves(self, number: int, begins: Decision | None) -> tuple[Move, ...]:
        if begins is not None:
            return rest_of_turn(begins, self._decisions)
        return tuple(move for one in self._decisions if self.turn_of(one) == number for move in one.moves)


class BothMatches(Struct, frozen=True):
    """Two matches of one deal, and their first difference."""

    title: str
    mine: OneMatch
    theirs: OneMatch
    parting: Parting | NoParting


def both_matches(mine: Record, theirs: Record, title: str) -> BothMatches:
    headers = [lines[0] for lines in (mine, theirs)]
    chairs = [person_of(header) for header in headers if isinstance(header, GameLine)]
    chair = next((seat for seat in chairs if seat is not None), 0)
    own, other = (chair if seat is None else seat for seat in chairs)
    return BothMatches(title, OneMatch(mine, own), OneMatch(theirs, other), parting_of(mine, theirs))


class BothLookedAt:
    """The current place in both matches; the two ways to play the first differing turn are measured meanwhile."""

    def __init__(self, both: BothMatches, judge: TryJudge, ask: Ask, another_file: Callable[[], None]) -> None:
        """`another_file` asks for the file of another friend."""
        self._both, self._judge, self._ask, self.another_file = both, judge, ask, another_file
        self.back = partial(ask, GoBack())
        self._turns = 0
        self._measured: MeasuredTry | None = None
        self._is_measuring = False
        parting = both.parting
        if isinstance(parting, Parting) and parting.mine.seat == both.mine.chair == both.theirs.chair:
            judge.ask(parting.mine.view, parting.mine.moves, (parting.theirs.moves,))
            self._is_measuring = not judge.has_failed

    # ---- display

    @property
    def shown(self) -> BothShown:
        both, parting = self._both, self._both.parting
        mine, theirs = both.mine, both.theirs
        (one, other), (heading, honest) = self._numbers, self._heading
        begins = parting if isinstance(parting, Parting) and not self._turns else None
        gain, is_gain = self._gain if begins is not None else ("", False)
        friend = theirs.person.name
        return BothShown(
            title=say.screen_title(both.title, friend),
            mine=mine.side(one, begins.mine if begins else None),
            theirs=theirs.side(other, begins.theirs if begins else None),
            heading=heading,
            told=self._told(begins),
            gain=gain,
            is_gain=is_gain,
            honest=honest,
            their_way=say.their_way(
                Person(friend if len(friend) <= LONGEST_WHOLE else friend.split()[0]), friend == say.your_friend()
            ),
            is_over=one >= mine.turns and other >= theirs.turns,
            is_first=min(one, other) == 0,
            is_parting=self._turns == 0,
            may_play_mine=mine.line_after(one) is not None,
            may_play_theirs=theirs.line_after(other) is not None,
        )

    @property
    def _numbers(self) -> tuple[int, int]:
        both, parting = self._both, self._both.parting
        if not isinstance(parting, Parting):
            return self._turns, self._turns
        return both.mine.turn_of(parting.mine) + self._turns, both.theirs.turn_of(parting.theirs) + self._turns

    @property
    def _heading(self) -> tuple[str, str]:
        turns = self._turns
        match self._both.parting:
            case Parting(mine):
                if not turns:
                    return say.here_parted(self._both.mine.place(mine)), say.later_draws()
                return (say.later(turns), say.later_draws()) if turns > 0 else (say.earlier(-turns), "")
            case "all_alike":
                return say.all_alike(), say.all_alike_why()
            case "before_first_turn":
                return say.before_first_turn(), say.chose_otherwise()

    def _told(self, begins: Parting | None) -> tuple[Phrase, ...]:
        both, told = self._both, list[Phrase]()
        decisions = (None, None) if begins is None else (begins.mine, begins.theirs)
        for match, number, at in zip((both.mine, both.theirs), self._numbers, decisions, strict=True):
            phrase = match.phrase(number, at)
            is_own = number < match.turns and match.seat_at(number) == match.chair
            told.append(phrase if is_own else (say.at_table_of(seat_person((match.person.name,), 0)), *phrase))
        return tuple(told)

    @property
    def _gain(self) -> tuple[str, bool]:
        """How much the better way gained, and whether it was the own one."""
        if self._measured is None:
            return (say.measuring(), False) if self._is_measuring else ("", False)
        way = self._measured.way
        match self._measured.verdict:
            case TryVerdict.AS_GOOD:
                return say.as_good(), False
            case TryVerdict.BETTER:
                friend = Person(self._both.theirs.person.name)
                return say.worth_more(friend, _tens(way.points), way.better, way.worlds), False
            case TryVerdict.LESS:
                you = Person(nouns.you(), is_you=True)
                return say.worth_more(you, _tens(-way.points), way.worse, way.worlds), True

    # ---- presses

    def step(self, turns: int) -> BothShown:
        one, other = self._numbers
        if min(one, other) + turns >= 0 and (turns < 0 or not self.shown.is_over):
            self._turns += turns
        return self.shown

    def to_parting(self) -> BothShown:
        self._turns = 0
        return self.shown

    def poll(self) -> BothShown | None:
        """The same once both ways were measured, or can't be."""
        if not self._is_measuring:
            return None
        found = self._judge.poll()
        if found is None and not self._judge.has_failed:
            return None
        self._is_measuring = False
        self._measured = found[0] if found else None
        self._judge.close()
        return self.shown

    def play_on(self, is_mine: bool) -> None:
        match = self._both.mine if is_mine else self._both.theirs
        line = match.line_after(self._numbers[0 if is_mine else 1])
        if line is not None:
            self._ask(PlayOn(match.lines if is_mine else self._in_friends_seat(), line))

    def _in_friends_seat(self) -> Record:
        """The friend's record with the player in the friend's seat: whoever plays on from it isn't the friend."""
        mine, theirs = self._both.mine, self._both.theirs
        header = header_in(theirs.lines)
        seats = list(header.seats)
        seats[theirs.chair] = mine.film.header.seats[mine.chair]
        return (replace(header, seats=tuple(seats)), *theirs.lines[1:])

    def close(self) -> None:
        self._is_measuring = False
        self._judge.close()
