"""The state of New game: one frozen value, from which everything shown follows."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final, Self

from msgspec import Struct
from msgspec.structs import replace

from game.ai.level_names import LEVELS
from game.messages.functions import (
    new_game as say_new_game,
    people as say_people,
    score_pad as say_score_pad,
    screens as say_screens,
)
from game.messages.person import Person
from game.portrait_art import face_in, look_of, looks_for
from game.rules.clashes import short_stock
from game.rules.ruleset import RuleSet
from game.sentences.grammar import COMPUTER_NAMES, seat_person as named_seat
from game.sentences.rules_and_scores.house_rules import short_stock_sentence
from game.ui.shared.models import NewGame, SeatChoice
from game.ui.shared.preferences import Preferences
from game.ui.start.new_game.choices import (
    ALL_SHAPES,
    RuleChoice,
    as_kind,
    everyone_for,
    made_for,
    minutes_of,
    players_of,
    refuse_names,
    teams_of,
    usual_pace,
    with_distinct_names,
    with_length,
    with_partners,
    with_seat,
)
from game.ui.start.new_game.face_list import EVERYBODY, NEW_FACE, ListedPlayer
from game.ui.start.new_game.game_sentence import PartOfDay, Sentence, SentencePart, game_sentence
from game.ui.start.new_game.seat_editor import ShownSeat, shown_seats
from game.ui.start.new_game.seating import (
    PastEvening,
    SeatedTable,
    chair_of,
    evening_to_repeat,
    is_placeholder,
    same_person,
    seat_computer,
    seat_person,
    stood_up,
    swapped,
    unnamed_as_computers,
    usual_place,
    with_computers_again,
    with_faces,
    with_people,
    with_you_named,
)
from saves.players.people import RegularPlayer


class Tray(Enum):
    """What is open in place of the table, other than a seat."""

    PARTNERS = auto()
    AGAINST = auto()
    PLAYERS = auto()
    """The same, opened by how many they are."""
    RULES = auto()
    LENGTH = auto()


LEAST_WITHOUT_SEAT: Final = 2
"""Faces of people without a seat that a tray shows at least."""


class NewGameState(Struct, frozen=True, kw_only=True):
    """`chosen` is the game to be played, `person` the name of a lone player, `wished` the table asked for last.

    `waiting` sit down if the table gets larger, before any new computer player. With `real_cards` everybody is a
    person, and a score pad is opened in the end. People of the `house` can be seated; one of the `evenings` (latest
    first) can be repeated.
    """

    choices: tuple[RuleChoice, ...]
    chosen: NewGame
    person: str
    wished: str
    waiting: tuple[SeatChoice, ...] = ()
    real_cards: bool = False
    house: tuple[RegularPlayer, ...] = ()
    evenings: tuple[PastEvening, ...] = ()
    is_first_match: bool = False
    """Whether nobody has played here yet: then a line says that the opponents are easy ones."""
    preferences: Preferences = Preferences()
    row: int = 0
    """The rule set that the keys are on."""
    tray: int | Tray | None = None
    """What is open in place of the table; a number is a seat."""
    part: PartOfDay = "evening"
    pace: float = 1.0
    """How many times as long as usual a round takes here."""
    faces: tuple[int, ...] = ()
    """The portrait of each seat."""
    face_of: dict[str, int] = {}
    """The portraits that people have had here, by name."""
    shows_everybody: bool = False
    """Whether the tray of a seat has all faces, not only the first."""
    asks_uneven: bool = False
    """Whether somebody looked for teams of three and two."""
    message: str = ""
    """What has just happened, for screen readers."""

    # ---- derived values

    @property
    def choice(self) -> RuleChoice:
        return next(choice for choice in self.choices if choice.id == self.chosen.rules)

    @property
    def suits(self) -> Sequence[int]:
        """The numbers of players that the rules are made for, unless the one chosen is among them."""
        rules = self.choice.rules
        is_among = self.real_cards or made_for(rules, len(self.chosen.seats))
        return () if is_among else sorted(set(map(players_of, rules.tables)))

    @property
    def rules(self) -> RuleSet:
        """The rules with the length that was chosen."""
        return with_length(self.choice.rules, self.chosen.length)

    @property
    def teams(self) -> int:
        return teams_of(self.chosen.shape)

    @property
    def partners(self) -> tuple[int, ...]:
        return tuple(range(self.teams, len(self.chosen.seats), self.teams))

    @property
    def others(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.chosen.seats)) if seat % self.teams)

    @property
    def sentence(self) -> Sentence:
        names = [seat.name.strip() or "…" for seat in self.chosen.seats]
        return game_sentence(names, self.teams, self.rules, self.part)

    @property
    def about_minutes(self) -> str:
        """About how long the match takes; "" if unknown."""
        if self.real_cards or self.rules.target_score:
            return ""
        return say_new_game.about_minutes(self.minutes(self.rules))

    def minutes(self, rules: RuleSet) -> int:
        """About how long a match takes at this table under those rules."""
        people = sum(seat.human for seat in self.chosen.seats)
        return minutes_of(rules.rounds, self.pace * usual_pace(len(self.chosen.seats), self.teams, people))

    def tray_of(self, slot: SentencePart) -> int | Tray:
        """What a part of the sentence opens."""
        match slot:
            case SentencePart.WHO:
                return 0
            case SentencePart.PARTNERS if len(self.partners) == 1:
                return self.partners[0]
            case other:
                return Tray[other.name]

    def level_of(self, seats: Sequence[int]) -> str:
        """The level of all computer players in these seats; "" if they differ or there are none."""
        levels = {self.chosen.seats[seat].level for seat in seats if not self.chosen.seats[seat].human}
        return next(iter(levels)) if len(levels) == 1 else ""

    @property
    def everyone(self) -> tuple[SeatChoice, ...]:
        """Everybody at the table, then those who wait for a larger one."""
        return *self.chosen.seats, *self.waiting

    @property
    def seats(self) -> list[ShownSeat]:
        levels = {seat.level for seat in self.chosen.seats if not seat.human}
        shown = shown_seats(self.chosen.seats, self.faces, self.teams, may_phone=not self.real_cards)
        return [replace(one, is_person=self.real_cards, shows_level=len(levels) > 1) for one in shown]

    @property
    def why_not(self) -> str:
        """Why it can't be played; "" if it can."""
        return refuse_names(self.chosen.seats)

    @property
    def known(self) -> list[str]:
        return [one.name for one in self.house]

    @property
    def to_seat(self) -> tuple[SeatChoice, ...]:
        """Everybody on the list: the people of the house, and other people who wait."""
        house = tuple(SeatChoice(one.name, True, look=one.look, on_phone=one.on_phone) for one in self.house)
        others = (one for one in self.waiting if one.human and not is_placeholder(one))
        return house + tuple(one for one in others if not any(same_person(one.name, name) for name in self.known))

    @property
    def listed(self) -> list[ListedPlayer]:
        """The list, with where everybody usually sits."""
        names = {one.id: one.name for one in self.house}
        chairs = {one.name: 0 if one.usual_chair is None else one.usual_chair + 1 for one in self.house}
        usual = {one.name: say_people.usually(chairs[one.name], names.get(one.usual_partner, "")) for one in self.house}
        looks = {one.name: look_of(one.name) if one.look is None else one.look for one in self.to_seat}
        return [ListedPlayer(one, looks[one.name], usual.get(one.name, say_people.waits())) for one in self.to_seat]

    @property
    def cast(self) -> tuple[SeatChoice, ...]:
        """The computer players with faces of their own, except those whose names people have."""
        people = [*self.known, *(one.name for one in self.everyone if one.human)]
        free = (name for name in COMPUTER_NAMES if not any(same_person(name, other) for other in people))
        return tuple(SeatChoice(name, False) for name in free)

    def faces_for(self, chair: int, most: int | None = None) -> list[ListedPlayer]:
        """Whoever else can have a seat: who has none, who would swap, and somebody new. For `most` faces, the last of
        those without a seat are left out, though not all of them: a press on one more shows them.
        """
        seat = self.chosen.seats[chair]
        cast = () if self.real_cards else self.cast
        looks = {one.name: look for one, look in zip(self.chosen.seats, self.faces, strict=True)}
        computers = [ListedPlayer(one, look_of(one.name)) for one in cast]
        listed = [replace(one, look=looks.get(one.person.name, one.look)) for one in (*self.listed, *computers)]
        others = [one for one in listed if one.person.name != seat.name]
        teams = {one.name: at % self.teams for at, one in enumerate(self.chosen.seats)}
        seated = [
            replace(one, team=teams[one.person.name], line=say_new_game.swaps_seats(), swaps=True)
            for one in others
            if one.person.name in teams
        ]
        free = [replace(one, team=None) for one in others if one.person.name not in teams]
        room = len(free) if most is None else most - len(seated) - 1
        if room < len(free):
            room = max(LEAST_WITHOUT_SEAT, room - 1)
        return [*free[:room], *seated, NEW_FACE, *([EVERYBODY] if room < len(free) else [])]

    @property
    def evening(self) -> PastEvening | None:
        """The evening that one click would repeat; if its rules are gone, the chosen ones must have its table."""
        return evening_to_repeat(self.evenings, self.chosen, self.real_cards)

    @property
    def line(self) -> str:
        """Something to know before it starts; "" for nothing."""
        seats = self.chosen.seats
        if self.real_cards:
            return say_score_pad.real_cards_told()
        short = short_stock(self.choice.rules, len(seats))
        if short is not None:
            return short_stock_sentence(short)
        if self.is_first_match and {seat.level for seat in seats if not seat.human} == {LEVELS[0]}:
            return say_screens.first_match()
        return say_screens.curtain_falls() if sum(seat.human for seat in seats) > 1 else ""

    @property
    def put_together(self) -> NewGame:
        """The game as it is to be played: with the faces shown."""
        seats = tuple(replace(seat, name=seat.name.strip()) for seat in self.chosen.seats)
        seats = seats if self.real_cards else with_distinct_names(seats)
        if looks_for([seat.name for seat in seats], [seat.look for seat in seats]) != self.faces:
            seats = tuple(replace(seat, look=look) for seat, look in zip(seats, self.faces, strict=True))
        return replace(self.chosen, seats=seats, name=self.chosen.name.strip())

    # ---- rules and table

    def choosing(self, **fields: object) -> Self:
        """Change fields of the chosen game that affect nothing else."""
        return replace(self, chosen=replace(self.chosen, **fields))

    def with_rules(self, rules: str) -> Self:
        """Choose rules, at the table asked for last if they have it."""
        row = [choice.id for choice in self.choices].index(rules)
        return replace(self.choosing(rules=rules), row=row).at_a_table()

    def choosing_shape(self, shape: str) -> Self:
        """Choose a table, which is then the one asked for last."""
        return replace(self, wished=shape, asks_uneven=False).with_shape(shape)

    def two_teams_on_paper(self) -> Self:
        """A score pad for two teams, of any size."""
        state = self if self.real_cards else self.turned_to_real_cards()
        return state.choosing_shape("4:2v2")

    @property
    def at_the_screen(self) -> Self:
        """The same for a match here: nobody who has a chair only at the score pad is a person."""
        return self.turned_to_real_cards() if self.real_cards else self

    def turned_to_real_cards(self) -> Self:
        """Switch to the score pad, where a match is as long as its rules say, or back to this screen."""
        if not self.real_cards:
            return replace(self.choosing(length="rules"), real_cards=True, tray=None).at_a_table()
        table = with_computers_again(SeatedTable(self.chosen.seats, self.waiting))
        state = replace(self, real_cards=False, tray=None, waiting=table.waiting)
        return state.with_seats(table.seats).at_a_table()

    def choosing_players(self, players: int) -> Self:
        """Choose how many play, under any rules."""
        if players == len(self.chosen.seats):
            return self
        shapes = (*self.choice.rules.tables, *ALL_SHAPES)
        return self.choosing_shape(next(shape for shape in shapes if players_of(shape) == players))

    def at_a_table(self) -> Self:
        """Move to the table asked for last, unless these rules have others for as many players."""
        named = [shape for shape in self.choice.rules.tables if players_of(shape) == players_of(self.wished)]
        stays = self.real_cards or not named or self.wished in named
        return self.with_shape(self.wished if stays else named[0])

    def with_shape(self, shape: str) -> Self:
        """At that table: people without a place there aren't forgotten, and partners stay partners."""
        players = players_of(shape)
        if players == len(self.chosen.seats):
            return self.choosing(shape=shape).with_seats(
                tuple(with_partners(self.chosen.seats, self.chosen.shape, shape))
            )
        everyone = everyone_for(shape, self.everyone, self.person, self.chosen.shape)
        is_lost = isinstance(self.tray, int) and self.tray >= players
        state = replace(self, waiting=everyone[players:], tray=None if is_lost else self.tray)
        return state.choosing(shape=shape).with_seats(everyone[:players])

    def with_choices(self, choices: Sequence[RuleChoice], rules: str) -> Self:
        """Update the rule sets; selects `rules`, or the previous one's preset if it is gone. If the length in the
        chosen rules changed, the match is as long as they say.
        """
        ids, before = [choice.id for choice in choices], self.choice.rules
        found = next((id for id in (rules, before.base) if id in ids), ids[0])
        state = replace(self, choices=tuple(choices)).with_rules(found)
        now = state.choice.rules
        is_as_long = (now.rounds, now.target_score) == (before.rounds, before.target_score)
        return state if is_as_long else state.choosing(length="rules")

    def repeated(self, evening: PastEvening) -> Self:
        """Repeat an evening; people who weren't there wait."""
        new = evening.new
        seated = [seat.name for seat in new.seats]
        waiting = tuple(
            replace(seat, aside=None)
            for seat in self.everyone
            if seat.human and not is_placeholder(seat) and not any(same_person(seat.name, name) for name in seated)
        )
        seats = unnamed_as_computers(new.seats) if evening.real_cards else new.seats
        rules = new.rules if evening.has_rules else self.chosen.rules
        table = self.choosing(seats=with_faces(seats, self.house), shape=new.shape, rules=rules)
        real_cards, message = self.real_cards or evening.real_cards, f"{evening.title}: {evening.told}"
        row = [choice.id for choice in self.choices].index(rules)
        again = replace(table, waiting=waiting, wished=new.shape, row=row, real_cards=real_cards, message=message)
        return again.with_shape(new.shape)

    # ---- seats

    def with_seats(self, seats: tuple[SeatChoice, ...]) -> Self:
        """Change the seats. With real cards there are people in all of them."""
        if self.real_cards:
            seats = with_people(SeatedTable(seats, self.waiting)).seats
        return self.choosing(seats=seats).faced()

    def faced(self, renamed: int | None = None) -> Self:
        """Give each seat a face: the one chosen there, otherwise the one that its person had; a new name, or one typed
        at the `renamed` seat, gets its own. A change at one seat changes no face at another.
        """
        seats = self.chosen.seats
        taken = {face_in(seat.look) for seat in seats if seat.look is not None}
        had = [None if n == renamed else self.face_of.get(seat.name) for n, seat in enumerate(seats)]
        had = [None if look is None or face_in(look) in taken else look for look in had]
        wishes = [look if seat.look is None else seat.look for seat, look in zip(seats, had, strict=True)]
        names = [seat.name for seat in seats]
        faces = looks_for(names, wishes)
        return replace(self, faces=faces, face_of=self.face_of | dict(zip(names, faces, strict=True)))

    def with_choice(self, seat: int, choice: SeatChoice) -> Self:
        """Change a seat; if a person is to sit there, it is the next one on the list."""
        seats, before = self.chosen.seats, self.chosen.seats[seat]
        if before.human == choice.human:
            is_renamed = before.name != choice.name
            choice = self._with_face_of(choice, before) if is_renamed else choice
            return self.choosing(seats=with_seat(seats, seat, choice)).faced(seat if is_renamed else None)
        person = self._next_person(seat) if choice.human and before.aside is None else None
        if person is not None:
            return self.sat_down(person, seat)
        return self.with_seats(with_seat(seats, seat, as_kind(before, choice.human, self.everyone, seat)))

    def with_level(self, level: str, seats: Sequence[int]) -> Self:
        """Give all computer players in these seats a level."""
        chosen = self.chosen.seats
        return self.choosing(
            seats=tuple(
                replace(one, level=level) if n in seats and not one.human else one for n, one in enumerate(chosen)
            )
        )

    def with_new_person(self, seat: int) -> Self:
        """Seat a new person, who has yet to give a name."""
        state = self.got_up(seat) if self.chosen.seats[seat].human else self
        before = replace(state.chosen.seats[seat], aside=None)
        return state.with_seats(with_seat(state.chosen.seats, seat, as_kind(before, True, state.everyone, seat)))

    def _next_person(self, seat: int) -> SeatChoice | None:
        """Somebody on the list without a chair, preferably one who usually sits there."""
        usual = {one.name: one.usual_chair for one in self.house}
        free = (one for one in self.to_seat if chair_of(one.name, self.chosen.seats) is None)
        return min(free, key=lambda one: usual.get(one.name) != seat, default=None)

    def _with_face_of(self, choice: SeatChoice, before: SeatChoice) -> SeatChoice:
        """A person of the house keeps their face: the choice gets it with the name, and loses it if renamed."""
        was, now = (
            next((one for one in self.house if same_person(one.name, seat.name)), None) for seat in (before, choice)
        )
        if now is not None and choice.human:
            return replace(choice, look=now.look)
        return replace(choice, look=None) if was is not None and choice.look == was.look else choice

    # ---- the people of the house

    def with_house(self, house: tuple[RegularPlayer, ...], name_of_you: str = "") -> Self:
        """Update the people of the house; those with a chair keep it, with their new name and face."""
        if house == self.house:
            return self
        before = {one.id: one for one in self.house}
        changed = [(before[one.id], one) for one in house if one.id in before and before[one.id] != one]
        seats = with_you_named([_changed(seat, changed) for seat in self.chosen.seats], name_of_you, house)
        return replace(self.choosing(seats=seats), house=house).faced()

    def sat_down(self, person: SeatChoice, chair: int) -> Self:
        """Give a chair to somebody on the list, if the table has that chair."""
        if chair >= len(self.chosen.seats):
            return self
        sit = seat_person if person.human else seat_computer
        table = sit(SeatedTable(self.chosen.seats, self.waiting), person, chair, self.known)
        state, teams = replace(self, waiting=table.waiting).with_seats(table.seats), self.teams
        if not person.human:
            return replace(state, message=say_new_game.computer_sits(person.name, chair + 1))
        seats = enumerate(state.chosen.seats)
        partners = [seat.name for n, seat in seats if n != chair and n % teams == chair % teams]
        return replace(state, message=say_people.sat_down(person.name.strip(), chair + 1, partners))

    def joined_by(self, person: SeatChoice) -> Self:
        """Give somebody on the list the usual chair, or the last one if each has its person."""
        unknown = RegularPlayer(id="", name=person.name)
        at_home = next((one for one in self.house if same_person(one.name, person.name)), unknown)
        place = usual_place(at_home, self.house, self.chosen.seats, self.chosen.shape)
        return self.sat_down(person, len(self.chosen.seats) - 1 if place is None else place)

    def got_up(self, chair: int) -> Self:
        table = stood_up(SeatedTable(self.chosen.seats, self.waiting), chair, self.known)
        state, name = replace(self, waiting=table.waiting).with_seats(table.seats), self.chosen.seats[chair].name
        return replace(state, message=say_people.stood_up(name.strip(), chair + 1, state.chosen.seats[chair].name))

    def swapped(self, one: int, other: int) -> Self:
        seats = self.chosen.seats
        message = say_people.changed_chairs(*(_person(seats[chair].name) for chair in (one, other)))
        return replace(self.with_seats(swapped(seats, one, other)), message=message)


def _person(name: str) -> Person:
    return named_seat((name.strip(),), 0)


def _changed(seat: SeatChoice, changed: Sequence[tuple[RegularPlayer, RegularPlayer]]) -> SeatChoice:
    """A seat after the name or face of people of the house has changed."""
    for before, now in changed:
        if seat.human and same_person(seat.name, before.name):
            return replace(seat, name=now.name, look=now.look if seat.look in (None, before.look) else seat.look)
    return seat
