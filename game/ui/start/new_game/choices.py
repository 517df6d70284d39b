"""The parts of New game: rule sets to choose from, table shapes, and who sits where. Pure values."""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from game.ai.level_names import DEFAULT_LEVEL
from game.engine.ending.going_out import NeededBook, kinds_for_out
from game.engine.partners.agreements import Agreement, agreements_of
from game.messages.functions import new_game as say_new_game, nouns as say_nouns, screens as say
from game.messages.language import named
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet, most_rounds, wild_books_needed
from game.sentences.grammar import COMPUTER_NAMES, YOU
from game.ui.shared.models import Length, NewGame, SeatChoice

FIVE_ALONE: Final = "5:solo"
ALL_SHAPES: Final = (
    *("4:2v2", "6:2v2v2", "6:3v3", "8:4v4", "8:2v2v2v2"),
    *("2:solo", "3:solo", "4:solo", "5:solo", "6:solo", "7:solo", "8:solo"),
)
STOCK_ENDS_FIRST: Final = ("family", "couples", "partners")  # with two players, by base
LENGTHS: Final[Mapping[Length, Mapping[str, int]]] = {
    "round": {"rounds": 1, "target_score": 0},
    "match": {"rounds": 4, "target_score": 0},
    "points": {"rounds": 0, "target_score": 5000},
    "rules": {},
}
LATE: Final = 20
"""A round number so late that no rule changes by round any more."""
MOST_BOOKS: Final = 6
"""Up to this many books can be taken in at a glance."""
COUNTING, PERSONS_TURN, COMPUTERS_TURN = 2, 0.7, 0.06
"""Minutes: scoring a round, and a turn of each. A computer's was measured at normal speed, a person's is a guess
until there are `ENOUGH_MATCHES` of the people here.
"""
MORE_TO_FOLLOW: Final = 0.05
"""The share of four players' minutes that each further player adds at least, as much a guess as a person's turn."""


class RuleChoice(msgspec.Struct, frozen=True):
    """A rule set to choose: a preset's id or an own set's name, and the set itself unless it is that preset."""

    id: str
    given: RuleSet | None = None

    @property
    def rules(self) -> RuleSet:
        """The set itself; a preset's file is read on first use."""
        return self.given or preset(next(id_ for id_ in PRESET_IDS if id_ == self.id))

    @property
    def line(self) -> str:
        """The rule set in about five words; for an own set, how far it is from its preset."""
        if self.is_preset:
            return named("screens", f"rules_{self.id}")
        from game.sentences.rules_and_scores.rule_page import changed_in_short  # only own sets need it

        return changed_in_short(self.rules)

    @property
    def more(self) -> str:
        """A second line about a preset; "" for an own set."""
        return named("screens", f"rules_{self.id}_more") if self.is_preset else ""

    @property
    def is_preset(self) -> bool:
        return self.id in PRESET_IDS


def choice_of(rules: RuleSet, choices: Sequence[RuleChoice]) -> str:
    """The choice of that name, however many rounds; that of the preset if it is gone."""
    return next((one.id for one in choices if one.rules.name == rules.name), rules.base)


def is_choice_in_match(choice: RuleChoice, rules: RuleSet) -> bool:
    """Whether a match under these rules plays that choice, apart from its own length and reshuffling."""
    wished = {field: getattr(rules, field) for field in ("rounds", "target_score", "stock_out")}
    return replace(choice.rules, **wished) == rules


def books_by_kind(rules: RuleSet) -> dict[str, str]:
    """How many books going out takes of each kind, or the least and the most by round; "" for none.

    >>> books_by_kind(RuleSet())
    {'clean': '1', 'dirty': '1', 'wild': '', 'sevens': '', 'books': ''}
    """
    each = (rules.out_clean, rules.out_dirty, wild_books_needed(rules), rules.out_sevens, rules.out_books)
    return dict(zip(("clean", "dirty", "wild", "sevens", "books"), map(_span, each), strict=True))


def out_takes_in_words(rules: RuleSet) -> str:
    """
    >>> out_takes_in_words(RuleSet())
    'To go out: 1 clean and 1 dirty.'
    """
    books = books_by_kind(rules).values()
    return say_new_game.out_takes(any(books), *books)


def books_to_go_out(rules: RuleSet) -> tuple[NeededBook, ...]:
    """The books needed to go out, by the rules of the last rounds; () if there are more than `MOST_BOOKS`.

    >>> books_to_go_out(RuleSet())
    ('clean', 'dirty')
    """
    books = tuple(kind for kind, count in kinds_for_out(rules, LATE) for _ in range(count))
    return books if len(books) <= MOST_BOOKS else ()


def _span(count: int | tuple[int, ...]) -> str:
    """A number, or the least and the most of one by round; "" for none."""
    each = (count,) if isinstance(count, int) else count
    return "–".join(map(str, sorted({min(each), max(each)}))) if any(each) else ""


def players_of(shape: str) -> int:
    return int(shape.partition(":")[0])


def teams_of(shape: str) -> int:
    players, _, kind = shape.partition(":")
    return int(players) if kind == "solo" else kind.count("v") + 1


def made_for(rules: RuleSet, players: int) -> bool:
    """Whether the rules name a table for that many players, or none at all."""
    return not rules.tables or any(players_of(shape) == players for shape in rules.tables)


def seat_teams(shape: str) -> tuple[int | None, ...]:
    """The team of each seat; None for everybody if more than three play solo: they are drawn without a team colour."""
    players, teams = players_of(shape), teams_of(shape)
    alone = teams == players and players > 3
    return tuple(None if alone else seat % teams for seat in range(players))


def seat_place(seat: int, players: int, partner: bool) -> str:
    """Where a seat is as seen from the first one.

    >>> seat_place(0, 4, False), seat_place(2, 4, True), seat_place(3, 6, False)
    ('at the front', 'opposite · partner', 'opposite')
    """
    side: Literal["left", "right"] = "left" if 2 * seat < players else "right"
    return say.seat_place("front" if seat == 0 else "opposite" if 2 * seat == players else side, partner)


def agreeing_partners(new: NewGame) -> tuple[int, ...]:
    """The seats of computer players who share a team with a person."""
    teams = teams_of(new.shape)
    with_people = {seat % teams for seat, choice in enumerate(new.seats) if choice.human}
    return tuple(seat for seat, one in enumerate(new.seats) if not one.human and seat % teams in with_people)


def agreed_in(new: NewGame) -> tuple[Agreement, ...]:
    """The agreements that any of the partners keeps."""
    names = [new.seats[seat].name for seat in agreeing_partners(new)]
    return agreements_of({one for name in names for one in new.agreements.get(name, ())})


def with_length(rules: RuleSet, length: Length) -> RuleSet:
    return replace(rules, **LENGTHS[length])


def lengths_of(rules: RuleSet) -> tuple[Length, ...]:
    """The lengths to choose from, without duplicates; "rules" comes last, unless another length means the same.

    >>> lengths_of(RuleSet()), lengths_of(RuleSet(rounds=3))
    (('round', 'match', 'points'), ('round', 'match', 'points', 'rules'))
    """
    told = [with_length(rules, length) for length in LENGTHS]
    return tuple(length for n, length in enumerate(LENGTHS) if told[n] not in told[:n])


def length_shown(rules: RuleSet, length: Length) -> Length:
    """The first length that means the same as this one."""
    wished = with_length(rules, length)
    return next(one for one in LENGTHS if with_length(rules, one) == wished)


def length_played(rules: RuleSet, rounds: int) -> Length:
    """The length that a match with at most `rounds` rounds had by these rules."""
    return next((one for one in ("rules", *LENGTHS) if most_rounds(with_length(rules, one)) == rounds), "rules")


def laps_of(players: int, teams: int) -> float:
    """How often everybody has a turn in a round: the more share a team, the sooner it has its books. In 5,000 simulated
    rounds of all presets nearly every table was within a quarter of this (Web Classic alone at eight: 13).

    >>> laps_of(4, 2), laps_of(2, 2)
    (9.0, 17.0)
    """
    return 1 + 16 * teams / players


def usual_pace(players: int, teams: int, people: int) -> float:
    """Minutes per round; for a larger table at least those of four and `MORE_TO_FOLLOW` for each further player: eight
    in two teams take only half as many turns each, but there is more to deal, to look at and to count.

    >>> round(usual_pace(4, 2, 1), 1), round(usual_pace(8, 2, 1), 1), round(usual_pace(4, 2, 4), 1)
    (9.9, 11.9, 27.2)
    """
    pace = COUNTING + laps_of(players, teams) * (people * PERSONS_TURN + (players - people) * COMPUTERS_TURN)
    if players <= 4:
        return pace
    return max(pace, usual_pace(4, 2, min(people, 4)) * (1 + MORE_TO_FOLLOW * (players - 4)))


def minutes_of(rounds: int, pace: float) -> int:
    """About how long a number of rounds takes, in steps of five minutes; starting a match takes a fifth of a round.

    >>> minutes_of(1, 12.5), minutes_of(4, 12.5)
    (15, 50)
    """
    return max(5, 5 * round((rounds + 0.2) * pace / 5))


def stock_ends_first(rules: RuleSet, shape: str) -> bool:
    """Whether rounds at this table usually end because the stock runs out."""
    return players_of(shape) == 2 and rules.base in STOCK_ENDS_FIRST and rules.stock_out == "end"


def seats_for(shape: str, before: Sequence[SeatChoice], person: str) -> tuple[SeatChoice, ...]:
    """The seats of a table shape: people in `before` keep theirs, new seats get computer players with fresh names."""
    return everyone_for(shape, before, person)[: players_of(shape)]


def everyone_for(shape: str, before: Sequence[SeatChoice], person: str, was: str = "") -> tuple[SeatChoice, ...]:
    """The people at a table of that shape, then those who wait for a larger one. Nobody in `before` is dropped; a
    computer player with a name that somebody else has taken gets another. They come from the table `was`, if given, and
    partners there stay partners where that is possible.

    New computer players are as strong as the last one before. People who would have to wait replace computer players,
    from the last one on.
    """
    everyone: list[SeatChoice] = []
    people = {one.name for one in before if one.human}
    for one in before or [SeatChoice(person, True)]:
        is_twin = not one.human and one.name in people | {other.name for other in everyone}
        everyone.append(replace(one, name=fresh_name((*before, *everyone)), look=None) if is_twin else one)
    players = players_of(shape)
    level = level_among(reversed(everyone))
    while len(everyone) < players:
        everyone.append(SeatChoice(fresh_name(everyone), False, level))
    everyone = with_partners(everyone, was or shape, shape)
    waiting = [n for n in range(players, len(everyone)) if everyone[n].human]
    computers = [n for n in range(players) if not everyone[n].human]
    for place, to in zip(computers[max(0, len(computers) - len(waiting)) :], waiting, strict=False):
        everyone[place], everyone[to] = everyone[to], everyone[place]
    return tuple(everyone)


def with_partners(everyone: Sequence[SeatChoice], was: str, shape: str) -> list[SeatChoice]:
    """The people of the table `was` at another, so that those who shared a team still do. Where all play alone, the
    first two teams come first: they sit together again at a table of four.
    """
    players, teams = players_of(shape), teams_of(shape)
    is_solo = teams_of(was) == players_of(was)
    if was == shape or (is_solo and teams == players):
        return list(everyone)
    was = "4:2v2" if is_solo else was
    sat, apart = players_of(was), teams_of(was)
    if teams == players:
        players, teams = 4, 2
    left, chairs = list(range(len(everyone))), dict[int, int]()
    for team in range(teams):
        mates = [n for n in left if n < sat and (n - left[0]) % apart == 0]
        others = sorted({*left} - {*mates}, key=lambda n: (n < sat, -n if n < sat else n))  # the last pairs are parted
        seated = [*mates, *others]
        chairs |= zip(range(team, players, teams), seated, strict=False)
        left = sorted(seated[players // teams :])
    return [everyone[n] for n in (*(chairs[chair] for chair in range(players)), *left)]


def level_among(seats: Iterable[SeatChoice]) -> str:
    """That of the first computer player."""
    return next((seat.level for seat in seats if not seat.human), DEFAULT_LEVEL)


def with_seat(seats: Sequence[SeatChoice], number: int, seat: SeatChoice) -> tuple[SeatChoice, ...]:
    """The seats with that one replaced."""
    return *seats[:number], seat, *seats[number + 1 :]


def as_kind(seat: SeatChoice, human: bool, everyone: Sequence[SeatChoice], number: int = 0) -> SeatChoice:
    """The seat with a person or a computer player, each with their earlier name there.

    A computer player never has a person's name, nor a person a computer player's: somebody new is named after the seat
    `number`, or the next free one, and plays like the others. `everyone` are all whose names are taken.
    """
    if seat.human == human:
        return seat
    taken = {other.name for other in everyone if other != seat}
    numbered = (say_nouns.player(n) for n in itertools.count(number + 1))
    name, look = seat.aside or (next(name for name in numbered if name not in taken), None)
    if seat.aside is None and not human:
        seat = replace(seat, level=level_among(everyone))
    if not human and (seat.aside is None or name in taken):
        name, look = fresh_name(everyone), None
    return replace(seat, human=human, name=name, look=look, aside=(seat.name, seat.look), is_written=False)


def fresh_name(everyone: Sequence[SeatChoice]) -> str:
    """A name for a computer player that nobody has."""
    taken = {seat.name for seat in everyone} | {seat.aside[0] for seat in everyone if seat.aside is not None}
    numbered = (say_nouns.player(n) for n in itertools.count(len(everyone) + 1))
    return next(name for name in itertools.chain(COMPUTER_NAMES, numbered) if name not in taken)


def with_distinct_names(seats: Sequence[SeatChoice]) -> tuple[SeatChoice, ...]:
    """The seats as the table names them: somebody only called "You" gets a number while several people share the
    screen.
    """
    if sum(seat.human for seat in seats) < 2:
        return tuple(seats)
    found = tuple(seats)
    for n, seat in enumerate(found):
        if is_you(seat.name):
            numbered = map(say_nouns.player, itertools.count(n + 1))
            name = next(name for name in numbered if name not in {one.name for one in found})
            found = with_seat(found, n, replace(seat, name=name))
    return found


def is_you(name: str) -> bool:
    """Whether a name is just "You", in the current language or as records have it."""
    return name.strip().casefold() in (YOU.casefold(), say_nouns.you().casefold())


def shown_name(seat: SeatChoice) -> str:
    """A seat's name as displayed; unchanged while it is being typed."""
    return say_nouns.you() if seat.name == YOU and not seat.is_written else seat.name


def refuse_names(seats: Sequence[SeatChoice]) -> str:
    """Why these seats can't play; "" if they can."""
    names = [seat.name.strip() for seat in seats]
    if not all(names):
        return say.name_missing()
    if len({name.casefold() for name in names}) < len(names):
        return say.names_equal()
    return ""


def first_game(choices: Sequence[RuleChoice], person: str, name: str, level: str = DEFAULT_LEVEL) -> NewGame:
    """The settings of the first game: Web Classic, four players, one person, the others all of one level."""
    choice = next((c for c in choices if c.id == "web"), choices[0])
    shape = choice.rules.tables[0] if choice.rules.tables else "4:2v2"
    order = ("Walt", "Rosa", "June")
    seats = (SeatChoice(person, True), *(SeatChoice(n, False, level) for n in order if n != person))
    return NewGame(choice.id, shape, seats_for(shape, seats, person), name)
