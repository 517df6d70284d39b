"""New game: the usual table, the last choices, and their screen."""

from collections.abc import Callable, Collection, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.ai.level_names import DEFAULT_LEVEL, LEVELS
from game.messages.functions import first_round as say_first_round
from game.messages.language import saying
from game.portrait_art import looks_for
from game.rules.clashes import clashes_of
from game.rules.editing import free_name
from game.rules.ruleset import RuleSet
from game.sentences.grammar import YOU
from game.sentences.rules_and_scores import house_rules
from game.ui.review.games.presenter import GamesOnDisk
from game.ui.rules.house_rules.presenter import HouseRules
from game.ui.shared.models import NewGame, SeatChoice
from game.ui.start.new_game.choices import ALL_SHAPES, RuleChoice, as_kind, is_you, with_length, with_seat
from game.ui.start.new_game.game_sentence import part_of_day
from game.ui.start.new_game.new_games import (
    agreed_by_name,
    game_name,
    guided_round,
    is_first_match,
    is_match,
    may_step_up,
    opening_round,
    pace_of,
    past_evenings,
    stepped_up,
    usual_game,
    with_teacher,
)
from game.ui.start.new_game.seating import chair_of, with_faces, with_names_now
from game.ui.system.people.presenter import PeopleAtHome, house_people
from game.ui.system.services import Services
from saves.players.people import person_key

if TYPE_CHECKING:
    from game.ui.start.new_game.screen import NewGameScene


class NewGames:
    """Remembers choices for a game not yet started, so that they are there again."""

    def __init__(
        self,
        services: Services,
        games: GamesOnDisk,
        people: PeopleAtHome,
        rules: HouseRules,
        left: Callable[[], Collection[str]],
    ) -> None:
        """`left` are the keys of the names of those for whom the computer played when the last match ended."""
        self._services, self._games, self._people, self._rules = services, games, people, rules
        self._left = left
        self._scene: NewGameScene | None = None  # the last one
        self._unstarted: NewGame | None = None
        self._proposed = ""
        """The game's name before somebody chose another."""

    @cached_property
    def choices(self) -> Sequence[RuleChoice]:
        """The rule sets as they were at the last `refresh`: showing more games reads no files."""
        return self._rules.choices

    def refresh(self) -> None:
        self.__dict__.pop("choices", None)

    @property
    def usual(self) -> NewGame:
        return self._usual(self.choices)

    def _usual(self, choices: Sequence[RuleChoice]) -> NewGame:
        entries, now = self._games.entries, self._services.environment.now()
        found = next((entry for entry in entries if entry.problem is None and is_match(entry)), None)
        last = None if found is None else self._people.called_now(found)
        name = game_name(now, [entry.name for entry in entries])
        level = LEVELS[0] if self.is_first_match else DEFAULT_LEVEL
        game = usual_game(choices, last, name, ALL_SHAPES, level)
        if self.steps_up:
            game = stepped_up(game)
        if self.is_first_match:
            game = replace(game, length="rules")  # after one round a whole match
            game = with_teacher(game)
        seats = self._where_they_play(self._without_those_who_left(game.seats))
        return replace(game, seats=seats, agreements=agreed_by_name(entries))

    @property
    def guided(self) -> NewGame:
        """A newcomer's guided round, with the person of the usual game alone."""
        easy = usual_game(self.choices, None, "", ALL_SHAPES, LEVELS[0])
        seats = with_faces(self._named(easy.seats), house_people(self._people.household))
        title = say_first_round.title()
        names = [entry.name for entry in self._games.entries]
        return replace(guided_round(replace(easy, seats=seats)), name=free_name(title, names))

    def _without_those_who_left(self, seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
        """With a computer player in the chair of each; a press there brings the person back."""
        left = self._left()
        for number, seat in enumerate(seats):
            if seat.human and person_key(seat.name) in left:
                seats = with_seat(seats, number, as_kind(seat, False, seats))
        return seats

    def _where_they_play(self, seats: Sequence[SeatChoice]) -> tuple[SeatChoice, ...]:
        """With their faces, and on phones as this evening, or else as last time."""
        seats = with_faces(self._named(seats), house_people(self._people.household))
        on_phones = self._services.on_phones()
        if on_phones is None:
            return seats
        you = self._people.household.names.you

        def called(name: str) -> str:
            return YOU if is_you(name) or name == you else name

        there = set(map(called, on_phones))
        return tuple(replace(seat, on_phone=seat.human and called(seat.name) in there) for seat in seats)

    def _named(self, seats: Sequence[SeatChoice]) -> tuple[SeatChoice, ...]:
        """With the names that people have now."""
        household = self._people.household
        return with_names_now(seats, household.names, house_people(household))

    @property
    def is_first_match(self) -> bool:
        """Whether nobody has played a match here yet, as far as known."""
        return not self._games.is_reading and is_first_match(self._games.entries)

    @property
    def has_begun(self) -> bool:
        """Whether a newcomer has played the round offered on a first start."""
        return opening_round(self._games.entries) is not None

    @property
    def steps_up(self) -> bool:
        """Whether the next match is suggested at the second-easiest level."""
        return may_step_up(self._games.entries)

    def show(self, real_cards: bool = False, rules: str = "", person: str = "") -> None:
        """The last choices, or the usual game; under these `rules` and with this `person` if given."""
        from game.ui.start.new_game.screen import NewGameScene

        stack = self._services.screens
        for sentence in self._rules.troubles:
            stack.say(sentence)
        choices = self._rules.choices
        chosen = self._usual(choices)
        usual_name = chosen.name
        if self._unstarted is not None and self._unstarted.rules in [choice.id for choice in choices]:
            is_named = self._unstarted.name != self._proposed
            chosen = self._unstarted if is_named else replace(self._unstarted, name=chosen.name)
            chosen = replace(chosen, seats=self._named(chosen.seats))
        self._proposed = usual_name
        if self.is_first_match and not self.has_begun and self._unstarted is None:
            chosen = replace(chosen, length="round")
        chosen = replace(chosen, length="rules") if real_cards else chosen
        seated = [seat.name for seat in chosen.seats]
        everyone = self._scene.state.at_the_screen.everyone if self._scene is not None else ()
        others = [seat for seat in everyone if seat.name not in seated]
        now = self._services.environment.now()
        house = house_people(self._people.within(self._services.environment.patience))
        entries = [*map(self._people.called_now, self._games.entries)]
        evenings = past_evenings(choices, entries, now.replace(tzinfo=None), ALL_SHAPES)
        ask, is_first = self._services.ask, self.is_first_match
        scene = NewGameScene(choices, chosen, ask, others, real_cards, house, evenings, is_first)
        preferences = stack.preferences
        scene.set_state(part=part_of_day(now.hour), pace=pace_of(self._games.entries), preferences=preferences)
        if rules:
            scene.take_choices(choices, rules)
        if person and chair_of(person, scene.state.chosen.seats) is None:
            scene.set_state(scene.state.joined_by(SeatChoice(person, True)))
        self._scene = scene
        if [one.name for one in stack.scenes] == ["games"]:
            stack.push(scene)  # Back returns to the list
        else:
            stack.show(scene)
        stack.subscribe(scene, partial(self._show_news_on, scene))

    def _show_news_on(self, scene: "NewGameScene") -> None:
        """Other settings; and people, once nobody edits them on the screen above any more."""
        scene.set_state(preferences=self._services.screens.preferences)
        if self._services.screens.scenes[-1].name != "people":
            household = self._people.household
            scene.take_house(house_people(household), household.name_of_you)

    def keep_unstarted(self) -> None:
        """Remember the choices for next time."""
        if self.is_on_screen and self._scene is not None:
            self._unstarted = self._scene.state.at_the_screen.chosen

    @property
    def is_on_screen(self) -> bool:
        """Whether New game is open, perhaps under another screen."""
        return self._scene is not None and self._scene in self._services.screens.scenes

    def forget_unstarted(self) -> None:
        """The game was started, so nobody in it waits for another table."""
        self._unstarted = self._scene = None

    def note_people(self, new: NewGame, is_score_pad: bool) -> None:
        """Remember everyone who plays a match set up here under their own name."""
        looks = looks_for([seat.name for seat in new.seats], [seat.look for seat in new.seats])
        self._people.note_game(new, looks, is_score_pad)

    @property
    def usual_rules(self) -> RuleSet:
        return self.rules_of(self.usual)

    def rules_of(self, new: NewGame) -> RuleSet:
        """The chosen rules with the chosen length, as they are on screen, even if their file is gone."""
        shown = self._scene.state.choices if self._scene is not None and self.is_on_screen else self.choices
        return with_length(next(choice.rules for choice in shown if choice.id == new.rules), new.length)

    def playable_rules(self, new: NewGame) -> RuleSet | None:
        """The same, unless they contradict themselves, which is reported."""
        rules = self.rules_of(new)
        clash = next(iter(clashes_of(rules, len(new.seats))), None)
        if clash is not None:
            self._services.screens.say(saying(house_rules.clash_sentence, clash))
        return rules if clash is None else None
