"""Builds new matches at this screen: rules, seats and names become the header of a record."""

import itertools
import random
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from game import VERSION
from game.ai.level_names import DEFAULT_LEVEL, LEVELS, seated_level
from game.ai.players.style import style_of, style_text
from game.analysis.strength.evening_games import evening_date
from game.engine.partners.agreements import Agreement, Habit, agreements_of
from game.messages.functions import (
    first_round as say_first_round,
    game_files as say_game_files,
    nouns as say_nouns,
    people as say_people,
    screens as say_screens,
)
from game.plain_text import plain
from game.play.seats import SeatPlan, header_of, shape_of
from game.play.told_agreements import is_taught, levels_against_people, sides_of_people
from game.portrait_art import wishes_in
from game.rules.editing import next_name
from game.rules.presets import rule_set_name
from game.rules.ruleset import RuleSet
from game.sentences.grammar import COMPUTER_NAMES, PERSON_NAMES, YOU, against
from game.ui.shared.models import NewGame, SeatChoice
from game.ui.start.new_game.choices import (
    RuleChoice,
    agreeing_partners,
    first_game,
    is_you,
    length_played,
    seats_for,
    usual_pace,
    with_length,
)
from game.ui.start.new_game.game_sentence import PartOfDay, part_of_day
from game.ui.start.new_game.seating import PastEvening, is_placeholder
from saves.library.library import GameEntry, Progress
from saves.records.lines import GameLine, SeatInfo

TEACHER: Final = "hard"
"""The level of the partner in a guided round: one that the learner can rely on."""


def rules_as_wished(new: NewGame, rules: RuleSet) -> RuleSet:
    """The chosen rules with the length and reshuffling chosen for this game."""
    rules = with_length(rules, new.length)
    return replace(rules, stock_out="reshuffle") if new.reshuffle else rules


def seats_of(new: NewGame) -> tuple[SeatInfo, ...]:
    """The people at the table, as the record stores them."""
    partners = agreeing_partners(new)
    return seat_infos(
        [
            replace(choice, agreements=new.agreements.get(choice.name, ())) if seat in partners else choice
            for seat, choice in enumerate(new.seats)
        ]
    )


def seat_infos(seats: Sequence[SeatChoice]) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(name=YOU if is_you(seat.name) else seat.name, kind="human", portrait=seat.look)
        if seat.human
        else SeatInfo(
            name=seat.name,
            kind="computer",
            level=seat.level,
            style=style_text(seat.style),
            agreements=tuple(agreement.value for agreement in seat.agreements),
            portrait=seat.look,
        )
        for seat in seats
    )


def seats_from(plans: Sequence[SeatPlan]) -> tuple[SeatInfo, ...]:
    """Names for seats given only as kinds: a single person is "You", several have names of their own."""
    humans = sum(plan.kind == "human" for plan in plans)
    people = iter(PERSON_NAMES if humans == 1 else PERSON_NAMES[1:])
    others = iter(sorted(COMPUTER_NAMES, key=lambda name: name != "Walt"))  # Rosa opposite, as in New game
    seats = []
    for number, plan in enumerate(plans):
        name = next(people if plan.kind == "human" else others, f"Player {number + 1}")
        seats.append(plan.named(name))
    return tuple(seats)


def usual_game(
    choices: Sequence[RuleChoice],
    last: GameEntry | None,
    name: str,
    shape_words: Sequence[str],
    level: str = DEFAULT_LEVEL,
) -> NewGame:
    """The game that the big button starts: the same table as the last game, or Web Classic with three computer players
    of `level`.

    `shape_words` are the tables that New game offers. If its rules came from a file, or that table isn't offered any
    more, the people stay, at one that is.
    """
    usual = first_game(choices, PERSON_NAMES[0], name, level=level)
    if last is None or any(seat.kind == "bot" for seat in last.seats):
        return usual
    fitting = _shape_of(last, shape_words)
    choice = next((choice for choice in choices if choice.rules.name == last.rules_name), None)
    if choice is not None:
        usual = replace(usual, rules=choice.id, length=length_played(choice.rules, last.rounds))
    elif fit := [choice for choice in choices if fitting in choice.rules.tables]:
        usual = replace(usual, rules=fit[0].id)
    shape = fitting or usual.shape
    return replace(usual, shape=shape, seats=seats_for(shape, _choices_in(last), PERSON_NAMES[0]))


def game_name(now: datetime, taken: Collection[str]) -> str:
    """What a new game is called, by local time: after its evening, as the only one of `taken`.

    >>> game_name(datetime(2026, 11, 27, 0, 30), []), game_name(datetime(2026, 11, 26, 20), ["thursday evening"])
    ('Thursday night', 'Thursday evening, match 2')
    """
    day, part, names = evening_date(now).isoweekday(), part_of_day(now.hour), {name.casefold() for name in taken}
    named = (say_screens.evening(day, part, number) for number in itertools.count(1))
    return next(name for name in named if name.casefold() not in names)


def name_again(before: str, now: datetime, taken: Collection[str]) -> str:
    """The name of a game played again: one that somebody chose, with the next number; otherwise that of a new game.

    >>> name_again("Friday evening, match 2", datetime(2026, 11, 27, 20), ["Friday evening"])
    'Friday evening, match 3'
    >>> name_again("Friday evening", datetime(2026, 11, 28, 10), []), name_again("Ida's birthday", datetime.now(), [])
    ('Saturday morning', "Ida's birthday 2")
    """
    stem = re.sub(r"(, \w+)? \d+$", "", before)
    if any(stem == say_screens.evening(day, part, 1) for day in range(1, 8) for part in get_args(PartOfDay)):
        return game_name(now, (before, stem, *taken))
    return next_name(before, taken)


def guided_round(usual: NewGame) -> NewGame:
    """A newcomer's one round: the partner plays well and doesn't spoil what the teacher explains, and the rivals are
    slow to make books and to empty their hands, so that the learner's team usually wins and nobody is seen to wait.
    Going out is the learner's for a turn, then the partner's. The deck is dealt as ever, and the evening's name is left
    for a match.
    """
    partners = agreeing_partners(usual)
    kept = (Habit.KEEP_CLEAN, Habit.PLAY_ON, Habit.GO_OUT_SOON, Agreement.FINISH_BOOKS)
    slow = (Habit.SAVE_WILDS, Habit.KEEP_CARDS)
    seats = tuple(
        seat if seat.human or number in partners else replace(seat, style="careful", agreements=slow)
        for number, seat in enumerate(usual.seats)
    )
    agreed = {usual.seats[seat].name: kept for seat in partners}
    game = replace(usual, length="round", name=say_first_round.title(), seats=seats, agreements=agreed)
    return with_teacher(game)


def with_teacher(game: NewGame) -> NewGame:
    """The game with the partner that taught: a beginner's would spoil the clean melds that it said to keep."""
    seats = list(game.seats)
    for partner in agreeing_partners(game):
        seats[partner] = replace(seats[partner], level=TEACHER)
    return replace(game, seats=tuple(seats))


def is_match(entry: GameEntry) -> bool:
    """Whether it is a match of cards dealt here: no pad, no deal for everybody, no guided round."""
    return not entry.is_score_pad and entry.deal is None and not is_taught(entry.seats, entry.teams)


def opening_round(entries: Sequence[GameEntry]) -> GameEntry | None:
    """The one easy round of a newcomer, as a first start offers it: it doesn't count as a match."""
    first = min((entry for entry in entries if not entry.is_score_pad), key=lambda entry: entry.created, default=None)
    return first if first is not None and _is_guided(first) else None


def _is_guided(entry: GameEntry) -> bool:
    """Whether it is such a round, first or repeated."""
    sides = sides_of_people(entry.seats, entry.teams)
    return entry.rounds == 1 and not entry.deal and len(sides) == 1 and _is_against_easy(entry)


def is_first_match(others: Sequence[GameEntry]) -> bool:
    """Whether nobody has started a match before, apart from these games."""
    return all(one.is_score_pad or _is_guided(one) for one in others)


def may_step_up(entries: Sequence[GameEntry]) -> bool:
    """Whether the last two finished matches were won against the easiest level."""
    ended = [entry for entry in _finished(entries) if not entry.deal]
    return len(ended) > 1 and all(map(_was_easily_won, ended[:2]))


def plays_easy(entries: Sequence[GameEntry]) -> bool:
    """Whether nobody has finished a match here yet, or the latest was against the easiest level."""
    ended = _finished(entries)
    return not ended or _is_against_easy(ended[0])


def _finished(entries: Sequence[GameEntry]) -> list[GameEntry]:
    """The matches that ended, latest first; a newcomer's first round is none, and no other guided one."""
    begun_with = opening_round(entries)
    dealt = (entry for entry in entries if not entry.is_score_pad and entry is not begun_with)
    played = (entry for entry in dealt if not is_taught(entry.seats, entry.teams))
    return [entry for entry in played if entry.progress is Progress.FINISHED]


def _was_easily_won(entry: GameEntry) -> bool:
    own = sides_of_people(entry.seats, entry.teams)
    return _is_against_easy(entry) and len(own) == 1 and own <= set(entry.winners)


def _is_against_easy(entry: GameEntry) -> bool:
    return levels_against_people(entry.seats, entry.teams) == {LEVELS[0]}


def stepped_up(game: NewGame) -> NewGame:
    """The same game with computer players one level up, if they are of the easiest."""
    seats = (
        replace(seat, level=DEFAULT_LEVEL) if not seat.human and seat.level == LEVELS[0] else seat
        for seat in game.seats
    )
    return replace(game, seats=tuple(seats))


def pace_of(entries: Sequence[GameEntry]) -> float:
    """How many times as long as usual a round takes here, from matches played in one sitting, once there are enough."""
    paces = sorted(pace for entry in entries if (pace := _pace(entry)) is not None)
    return paces[len(paces) // 2] if len(paces) >= ENOUGH_MATCHES else 1.0


def _pace(entry: GameEntry) -> float | None:
    """The same for one match; None if people seem to have paused in between or let computers play."""
    if entry.problem is not None or entry.is_score_pad or entry.progress is not Progress.FINISHED or not entry.round:
        return None
    try:
        began = datetime.fromisoformat(entry.created).timestamp()
    except ValueError:
        return None
    pace = (entry.last_played - began) / 60 / entry.round
    people = sum(seat.kind == "human" for seat in entry.seats)
    times = pace / usual_pace(len(entry.seats), entry.teams, people)
    return times if LEAST_PACE <= times <= MOST_PACE else None


def _shape_of(entry: GameEntry, shape_words: Sequence[str]) -> str | None:
    """The word for a game's table; None if New game doesn't offer it."""
    there = len(entry.seats), entry.teams
    return next((word for word in shape_words if shape_of(word) == there), None)


def _choices_in(entry: GameEntry) -> tuple[SeatChoice, ...]:
    """The seats of a game, as New game has them: the first person without a name of their own is "You" again."""
    looks = wishes_in([seat.name for seat in entry.seats], [seat.portrait for seat in entry.seats])
    is_guided = is_taught(entry.seats, entry.teams)
    seats = [
        SeatChoice(
            seat.name,
            seat.kind == "human",
            seated_level(LEVELS[0] if is_guided and seat.kind == "computer" else seat.level),
            look,
            style_of(None if is_guided else seat.style),
        )
        for seat, look in zip(entry.seats, looks, strict=True)
    ]
    first = next((n for n, seat in enumerate(seats) if seat.human), None)
    if first is not None and seats[first].name == say_nouns.player(first + 1):
        seats[first] = replace(seats[first], name=YOU)
    return tuple(seats)


def agreed_by_name(entries: Sequence[GameEntry]) -> Mapping[str, tuple[Agreement, ...]]:
    """The agreements that each computer partner of a person had at the end of its last match, including those made
    during it, as far as they are offered. `entries` are latest first. Deals that everybody can play have no agreements.
    """
    agreed: dict[str, tuple[Agreement, ...]] = {}
    for entry in entries:
        if not is_match(entry) or entry.problem is not None:
            continue
        sides = sides_of_people(entry.seats, entry.teams)
        for seat, info in enumerate(entry.players or entry.seats):
            if info.kind == "computer" and seat % entry.teams in sides:
                agreed.setdefault(info.name, agreements_of(info.agreements))
    return agreed


DAYS_WITHOUT_YEAR: Final = 300
"""Dates less than this many days ago are shown without the year."""
MOST_EVENINGS: Final = 60
"""The number of games to search for one to repeat."""


def past_evenings(
    choices: Sequence[RuleChoice], entries: Sequence[GameEntry], now: datetime, shape_words: Sequence[str]
) -> tuple[PastEvening, ...]:
    """Games and evenings with real cards played by several people with names of their own, in the order of `entries`
    (latest first). `now` is local time.
    """
    found: list[PastEvening] = []
    for entry in entries[:MOST_EVENINGS]:
        shape = _shape_of(entry, shape_words)
        if entry.problem is not None or entry.deal is not None or shape is None:
            continue
        seats = _choices_in(entry)
        people = tuple(seat.name for seat in seats if seat.human and not is_placeholder(seat))
        if len(people) < 2 or any(seat.kind == "bot" for seat in entry.seats):
            continue
        rules = next((choice for choice in choices if choice.rules.name == entry.rules_name), None)
        names = [seat.name for seat in seats]
        told = say_people.brings_back(
            against(names, entry.teams),
            rule_set_name(entry.rules_name),
            rules is not None,
            entry.is_score_pad,
        )
        new = NewGame(rules.id if rules is not None else "", shape, seats, entry.name)
        title = same_as(datetime.fromtimestamp(entry.last_played), now)
        found.append(PastEvening(new, people, title, told, entry.is_score_pad, rules is not None))
    return tuple(found)


def same_as(then: datetime, now: datetime) -> str:
    """The evening that one click brings back; a night is still the evening before.

    >>> friday = datetime(2026, 11, 13, 22)
    >>> same_as(friday, datetime(2026, 11, 20, 20)), same_as(friday, datetime(2026, 11, 14, 1))
    ('Same as last Friday', 'Same as earlier today')
    >>> same_as(friday, datetime(2026, 11, 14, 20)), same_as(friday, datetime(2026, 11, 21, 20))
    ('Same as yesterday', 'Same as Friday, 13 November')
    >>> same_as(friday, datetime(2028, 1, 1, 20)), same_as(friday, datetime(2025, 1, 1, 20))
    ('Same as 13 November 2026', 'Same as 13 November 2026')
    """
    was, today = evening_date(then), evening_date(now)
    days = (today - was).days
    return say_people.same_as(was, days, 1 < days <= 7, 0 < days < DAYS_WITHOUT_YEAR)


class FreshGame(Struct, frozen=True):
    """The new fields of every header: the seed, the id, the time and the app version."""

    seed: int | None
    game_id: str
    created: str
    app: str


ENOUGH_MATCHES: Final = 5
LEAST_PACE, MOST_PACE = 0.25, 3.3
"""Times as long as usual; outside this range nobody sat there and played."""


class NewGameHeaders:
    """Makes headers; no two have the same name."""

    def __init__(self, seed: Callable[[], int | None], chance: random.Random, now: Callable[[], datetime]) -> None:
        """`seed` returns the seed of the cards, or None for the system's randomness; `chance` is for the names of
        files; `now` returns local time.
        """
        self._seed = seed
        self._chance = chance
        self._now = now

    def _when(self) -> tuple[str, str]:
        """A new id for the game, and when it began."""
        now = self._now().astimezone(UTC)
        return f"{now:%Y%m%d-%H%M%S}-{self._chance.getrandbits(32):08x}", f"{now:%Y-%m-%dT%H:%M:%SZ}"

    def fresh(self) -> FreshGame:
        game_id, created = self._when()
        return FreshGame(self._seed(), game_id, created, VERSION)

    def of(self, new: NewGame, rules: RuleSet) -> GameLine:
        """The header of a match put together on screen."""
        _, teams = shape_of(new.shape)
        game_id, created = self._when()
        rules = rules_as_wished(new, rules)
        return header_of(
            rules,
            seats_of(new),
            teams,
            seed=self._seed(),
            game_id=game_id,
            created=created,
            app=VERSION,
            name=new.name or rules.name,
        )

    def again(self, before: GameLine, last: Sequence[SeatInfo], names: Collection[str]) -> GameLine:
        """The table of a finished match, with new cards, and with a name not in `names`; partners keep their agreements
        from its end, in `last`.
        """
        game_id, created = self._when()
        is_guided = is_taught(before.seats, len(before.teams))
        seats = tuple(
            replace(seat, agreements=at_end.agreements if is_guided else agreements_of(at_end.agreements))
            for seat, at_end in zip(before.seats, last, strict=True)
        )
        return replace(
            before,
            id=game_id,
            created=created,
            app=VERSION,
            name=name_again(before.name, self._now(), names),
            seats=seats,
            seed=self._seed(),
            deal=None,
            origin=None,
            t=None,
        )

    def part_of(self, before: GameLine) -> GameLine:
        """The same match with the same cards, in a file of its own."""
        game_id, created = self._when()
        return replace(
            before, id=game_id, created=created, app=VERSION, name=plain(say_game_files.good_part_of(before.name))
        )
