"""Models as the screens may get them, ordinary ones and the most crowded ones: eight players, the longest names, long
lists.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import partial
from typing import Any

from msgspec.structs import replace

from game import portrait_art as faces
from game.analysis.chance.chances import ChanceTally, Wanted, WhoGot, WhoGotWhat
from game.analysis.strength.life_of_games import life_of
from game.cards import Card, Rank, parse_cards
from game.engine.score import ScoreKind
from game.engine.table.board import StackName
from game.lessons.lesson_ids import LessonId
from game.messages.functions import (
    errors as say_errors,
    first_round as say_first_round,
    help as say_help,
    joining as say_joining,
    log as say_log,
    looking_back as say_looking_back,
    people as say_people,
    refusals as say_refusals,
    scores as say_scores,
    screens as say_screens,
    spoken,
    todays_deal as say,
)
from game.messages.language import Message, saying
from game.messages.person import Person
from game.play.branching import from_turn
from game.play.thinking.round_par import TeamPar
from game.rules.fields import GROUPS
from game.rules.presets import PRESET_IDS, preset, rule_set_name
from game.rules.rule_code import encode
from game.rules.ruleset import RuleSet
from game.sentences.grammar import against, seat_person, team_name
from game.sentences.rules_and_scores import scores as words
from game.toolkit.file_opener import FileOpener
from game.toolkit.input.keyboard import LEFT_HAND
from game.toolkit.scene import Scene
from game.toolkit.widgets.button import Button
from game.toolkit.widgets.form import Dialog
from game.ui.match.curtain.screen import CurtainModel, CurtainScene, CurtainState, Happening
from game.ui.match.first_round.achieved import Achieved, RoundAchieved, RoundAchievedScene
from game.ui.match.first_round.first_picture import FirstPictureScene
from game.ui.match.first_round.picture_stages import FirstDeal
from game.ui.match.scores.cards_left import CardsLeft, LeftStack
from game.ui.match.scores.how_played import HowPlayed, PlayedDecisions
from game.ui.match.scores.match_chart import MatchStart, ScoreTeam
from game.ui.match.scores.match_end import MatchEndModel, MatchEndScene
from game.ui.match.scores.round_score import RoundScoreModel, RoundScoreScene, ScoreSheetRow, SmallBook
from game.ui.match.session.score_views import par_details, par_of_round
from game.ui.phones.joining.screen import JoiningScene
from game.ui.phones.joining.state import JoiningSeat, JoiningState
from game.ui.review.games.people_panel import PeopleShown
from game.ui.review.games.screen import FINISHED, REMOVED, GamesScene
from game.ui.review.games.who_gets_screen import ChancesShown, WhoGetsScene
from game.ui.rules.house_rules.compare import CompareScene
from game.ui.rules.house_rules.edited_rules import RuleSetDraft, draft_from_preset
from game.ui.rules.house_rules.editor import HouseRulesScene
from game.ui.rules.house_rules.questions_scene import OUTCOME, Answers, FiveQuestionsScene
from game.ui.rules.house_rules.sharing import SharingScene, SharingState
from game.ui.rules.rule_page.screen import RulePageScene
from game.ui.shared import models as m
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import Ask, AskInGame, PlayOn
from game.ui.shared.seated_players import People, PlayedAt, make_people
from game.ui.start.new_game.choices import RuleChoice, first_game, seats_for
from game.ui.start.new_game.new_games import same_as
from game.ui.start.new_game.screen import NewGameScene
from game.ui.start.new_game.seating import PastEvening
from game.ui.start.new_game.state import Tray
from game.ui.start.play_on.screen import PlayOnModel, PlayOnScene
from game.ui.start.title.screen import TitleModel, TitleScene
from game.ui.start.title.title_tiles import DealDoor, LearnDoor
from game.ui.system.about.screen import AboutScene, AboutState
from game.ui.system.help.screen import HelpScene, HelpState
from game.ui.system.keys.controls import ControlsScene, ControlsState
from game.ui.system.keys.screen import KeysScene, KeysState
from game.ui.system.keys.your_keys import OwnKeysScene
from game.ui.system.people.presenter import PlayersRecord
from game.ui.system.people.screen import PeopleScene
from game.ui.system.settings.screen import SettingsScene
from game.ui.system.your_table.screen import YourTableScene
from saves.players.people import GameLabel, Household, HouseholdChange, RegularPlayer
from saves.records.lines import SeatInfo
from tests.analysis.lives import anna_and_ben, evening, thousand_matches, with_real_cards
from tests.toolkit.driving import nothing as nothing
from tests.ui.drive import press, shared_kit

LONG = (
    "Maximilian Egon Westerby",
    "Anna-Katharina Bergstrom",
    "Wilhelmina Rose Wolfgang",
    "Bartholomew MacGillivray",
    "Gwendolyn Mary Winterton",
    "Christopher Adam Lowther",
    "Friederike Luise Marwood",
    "Jean-Baptiste Ravenswood",
)
FOUR = (m.PlayerAtTable("You", 0), m.PlayerAtTable("Walt", 1), m.PlayerAtTable("Rosa", 0), m.PlayerAtTable("June", 1))
FITTING = dict(zip(LONG, (7, 8, 10, 14, 13, 4, 16, 18), strict=True))
"""The faces of long names, which the game leaves to chance."""


def fitting(name: str, colour: int = 0) -> int:
    """A look that goes with the name."""
    return faces.look_in(FITTING.get(name, faces.face_in(faces.look_of(name))), colour)


def long_people(players: int) -> People:
    """People with the longest names, the first of them at the screen."""
    people = make_people(LONG[:players], tuple(seat == 0 for seat in range(players)))
    return People(tuple(replace(one, look=fitting(one.name)) for one in people.by_seat))


EIGHT = tuple(m.PlayerAtTable(name[:24], team, fitting(name)) for team, name in enumerate(LONG))
PAIRS = (
    ScoreTeam(0, "You & Rosa", (FOUR[0], FOUR[2]), True),
    ScoreTeam(1, "Walt & June", (FOUR[1], FOUR[3])),
)
FOURS = tuple(
    ScoreTeam(team, team_name([person.name for person in EIGHT], 2, team), EIGHT[team::2], team == 0)
    for team in range(2)
)
FOUR_PAIRS = tuple(
    ScoreTeam(team, team_name([person.name for person in EIGHT], 4, team), EIGHT[team::4], team == 0)
    for team in range(4)
)
SOLO = tuple(ScoreTeam(team, person.name, (person,), team == 0) for team, person in enumerate(EIGHT))


def game(id: str, name: str, your_turn: bool = False, finished: bool = False, trouble: str = "") -> m.ListedGame:
    """A game in a list."""
    teams = (m.TeamTotal(0, "You & Rosa", 1845, finished), m.TeamTotal(1, "Walt & June", -2310))
    rules = rule_set_name("Web Classic")
    when = say.date_of_year(date(2026, 11, 12))
    details = (when, rules) if finished else (rules, say_screens.round_place(2, 4), when)
    turn = (
        ""
        if finished or trouble
        else say_screens.your_turn()
        if your_turn
        else say_refusals.short_not_your_turn(Person("Walt"))
    )
    return m.ListedGame(id, name, details, teams, FOUR, your_turn, turn, finished, trouble, rules=rules, when=when)


SIX = (*FOUR, m.PlayerAtTable("Ida", 0), m.PlayerAtTable("Tom", 1))
GAMES = (
    game("a", "Sunday at home", your_turn=True),
    replace(
        game("b", "Six for the holidays"),
        people=SIX,
        teams=tuple(
            m.TeamTotal(team, team_name([one.name for one in SIX], 2, team), total)
            for team, total in enumerate((1845, -2310))
        ),
    ),
    game("c", "Pass and play with Bartholomew and the cousins", your_turn=True),
    game("d", "Broken", trouble="The record has a card too many in line 7."),
)


USUAL = first_game([RuleChoice(id) for id in PRESET_IDS], "You", "Friday evening")
"""What the golden button of the title plays."""


def deal_door_of(day: date, told: str) -> DealDoor:
    """The door of a day."""
    return DealDoor(day, told)


DEAL_DOOR = deal_door_of(date(2026, 9, 23), say.played(-1640, False))
LEARN_DOOR = LearnDoor(frozenset([*LessonId][:5]), LessonId.OPENING, 12)


def title(
    games: tuple[m.ListedGame, ...] = GAMES,
    ask: Ask = nothing,
    learn: LearnDoor = LEARN_DOOR,
    deal: DealDoor = DEAL_DOOR,
    first_round: m.NewGame | None = None,
) -> TitleScene:
    """The title with some games."""
    fit = next((game for game in games if not game.trouble), None)
    turns = sum(game.your_turn for game in games)
    partners = FOUR[2], FOUR[1], FOUR[3]
    model = TitleModel(
        USUAL, rule_set_name("Web Classic"), partners, fit, turns, deal=deal, learn=learn, first_round=first_round
    )
    return TitleScene(model, Preferences(), ask)


def rule_choices() -> list[RuleChoice]:
    """The five presets."""
    return [RuleChoice(id) for id in PRESET_IDS]


def new_game(rules: str = "web", shape: str = "4:2v2", ask: Ask = nothing, person: str = "Anna") -> NewGameScene:
    """New game with some rule set and table chosen."""
    choices = rule_choices()
    chosen = replace(first_game(choices, person, "Friday evening"), rules=rules, shape=shape)
    chosen = replace(chosen, seats=seats_for(shape, chosen.seats, person))
    return NewGameScene(choices, chosen, ask)


def new_game_with_own_sets() -> NewGameScene:
    """Own sets with names as long as may be, one of them chosen."""
    own = [RuleChoice(name, replace(preset("couples"), name=name, rounds=3)) for name in (*LONG[:2], "W" * 40)]
    choices = [*rule_choices(), *own]
    chosen = replace(first_game(choices, "Anna", "Friday evening"), rules=LONG[0])
    return NewGameScene(choices, chosen, nothing)


def people_of_house(names: Sequence[str]) -> tuple[RegularPlayer, ...]:
    """People with faces and colours of their own, each with the one before as partner."""
    return tuple(
        RegularPlayer(
            id=f"p{n}", name=name[:24], face=fitting(name, n % 9), chair=n % 8, partner=f"p{n - 1}" if n else ""
        )
        for n, name in enumerate(names)
    )


FRIDAY_EVENING = PastEvening(
    m.NewGame(
        "couples",
        "4:2v2",
        tuple(m.SeatChoice(name, True) for name in ("Ida", "Tom", "Ruth", "Paul")),
        "Friday evening",
    ),
    ("Ida", "Tom", "Ruth", "Paul"),
    same_as(datetime(2026, 11, 13, 22), datetime(2026, 11, 20, 20)),
    say_people.brings_back(against(["Ida", "Tom", "Ruth", "Paul"], 2), rule_set_name("Couples"), True, False),
)


def new_game_with_people(names: Sequence[str] = ("Ida", "Tom", "Ruth", "Paul", "Clara"), **wishes: Any) -> NewGameScene:
    """The same beside people of the house."""
    choices = rule_choices()
    chosen = first_game(choices, "You", "Friday evening")
    people = people_of_house(names)
    return NewGameScene(choices, chosen, nothing, house=people, evenings=[FRIDAY_EVENING], **wishes)


class Kept:
    """People in memory."""

    def __init__(self, names: Sequence[str], removed: int = 0) -> None:
        self.household = Household(
            tuple(
                RegularPlayer(
                    id=f"p{n}",
                    name=name[:24],
                    face=fitting(name, n % 9),
                    last_chair=n % 8,
                    last_partner=f"p{n - 1}" if n else "",
                    removed=n < removed,
                )
                for n, name in enumerate(names)
            )
        )
        self.fresh_id = lambda: f"new{len(self.household.regulars)}"

    def change(self, how: HouseholdChange) -> None:
        """At once."""
        self.household = how(self.household)

    def rename(self, id_: str, name: str) -> None:
        """At once."""
        self.household = self.household.with_name(id_, name, datetime(2026, 11, 20, 20, tzinfo=UTC))


def of_twelve_matches(_: str) -> PlayersRecord:
    """The matches of any of them."""
    return PlayersRecord(12, 5)


def new_person(*names: str) -> PeopleScene:
    """Players with a name that is still to be typed."""
    scene = PeopleScene(Kept(names), nothing, of_twelve_matches)
    scene.resize(shared_kit((1366, 768), Preferences()))
    press(scene, "button/add_person")
    return scene


def house_of_many() -> PeopleScene:
    """More people than there is room for, every name as long as it may be, two of them taken off."""
    return PeopleScene(Kept([*LONG, "Wednesday's neighbour W.", "Ida", "Tom"], 2), nothing)


def tray(scene: NewGameScene, open: int | Tray) -> NewGameScene:
    """New game with a tray in place of its table."""
    scene.open_tray(open)
    return scene


def crowded_new_game_with_people() -> NewGameScene:
    """Eight seats, more people than there is room for, every name as long as it may be."""
    scene = crowded_new_game()
    long = tuple(name[:24] for name in LONG)
    told = say_people.brings_back(against(list("MAWBGCFJ"), 2), rule_set_name("Partnership"), True, False)
    title = same_as(datetime(2026, 9, 30, 20), datetime(2026, 11, 20, 20))
    evening = replace(FRIDAY_EVENING, title=title, told=told, people=long)
    people = people_of_house([*LONG, "Wednesday's neighbour W.", *"ABCDEFG"])
    return NewGameScene(scene.state.choices, scene.state.chosen, nothing, house=people, evenings=[evening])


def crowded_new_game() -> NewGameScene:
    """Eight seats, every name as long as it may be."""
    large = replace(preset("partners"), name="Eight at the lake", tables=("8:4v4", "8:2v2v2v2", "7:solo", "8:solo"))
    choices = [*rule_choices(), RuleChoice(large.name, large)]
    seats = tuple(m.SeatChoice(name[:24], True) for name in LONG)
    chosen = m.NewGame("Eight at the lake", "8:4v4", seats, "W" * 40)
    return NewGameScene(choices, chosen, nothing)


def play_on(players: int = 4, goes_on: bool = False, anew: bool = False, hidden: bool = True) -> PlayOnScene:
    """Who plays on from a moment of a match, with names as long as may be where there are eight."""
    names = [person.name for person in (FOUR if players == 4 else EIGHT)]
    model = PlayOnModel(
        start=PlayOn((), 7),
        name=from_turn("Friday evening", 3, 6) if players == 4 else "W" * 60,
        moment=say_looking_back.moment(3, seat_person(names, 0, 0), 6),
        seats=tuple(m.SeatChoice(name, seat == 0) for seat, name in enumerate(names)),
        teams=2,
        knowers=tuple(range(1 if goes_on else players)) if hidden else (),
        may_stay=not goes_on,
    )
    scene = PlayOnScene(model, nothing)
    if anew:
        scene.set_state(is_anew=True)
    return scene


def _lines(teams: int) -> tuple[ScoreSheetRow, ...]:
    """Two teams by Web Classic, where red threes stay in the hand; several by rules that lay them down."""
    clean = (SmallBook("AD", "clean"), SmallBook("9H", "clean"))
    dirty = (SmallBook("8C", "dirty"), SmallBook("KS", "dirty"))
    several, are_two = teams // 2, teams == 2
    books, left = (dirty, -445) if are_two else (dirty * 6, -145)
    laid = ScoreSheetRow(ScoreKind.RED_THREES, (0, -3300) * several)
    return (
        ScoreSheetRow(ScoreKind.MELDED, (415, 340) * several),
        ScoreSheetRow(ScoreKind.CLEAN_BOOKS, (1000, 500) * several, (clean, clean[:1]) * several),
        ScoreSheetRow(ScoreKind.DIRTY_BOOKS, (600, 300 * len(books)) * several, (dirty, books) * several),
        ScoreSheetRow(ScoreKind.GOING_OUT, (100, 0) * several),
        ScoreSheetRow(ScoreKind.CUT, (300, 0) * several),
        ScoreSheetRow(ScoreKind.LEFT_IN_HAND, (-45, left) * several),
        *([] if are_two else [laid]),
    )


def cards_left(players: int, held: int) -> tuple[CardsLeft, ...]:
    """Somebody went out, the others hold hands and feet with red threes."""
    deck = tuple(
        Card(card)
        for card in ["*R", "2C", "AS", "KH", "KD", "QS", "JC", "TD", "9H", "8S", "7C", "6D", "5H", "4S", "3H", "3D"]
    )
    people = (*FOUR, *EIGHT)[:players] if players < 6 else EIGHT[:players]
    gone = CardsLeft(people[0], people[0].name, (), out=True)
    stacks = (LeftStack(StackName.HAND, (deck + deck)[-held:], 620), LeftStack(StackName.FOOT, deck[:11], 155))
    rest = (CardsLeft(one, one.name, stacks) for one in people[1:])
    return (gone, *rest)


def round_score(ask: AskInGame = nothing, *, left: bool = False, players: int = 4, held: int = 2) -> RoundScoreScene:
    """A round of two teams, `left` with the cards that were left over."""
    model = RoundScoreModel(
        2, 4, say_scores.who_went_out(Person("Rosa")), PAIRS, _lines(2), (2370, 995), (1205, 1640),
        ((1205, 1640), (3575, 2635)),
        say_scores.next_round(), words.next_deal(Person("Walt"), 120),
        left=cards_left(players, held) if left else (),
    )  # fmt: skip
    scene = RoundScoreScene(lambda: model, ask)
    tell_par(scene, TeamPar(2240.0, 1600, 2800, 1375), {2: 180.0, 5: 119.6, 8: 70.4, 13: 96.0})
    return scene


def tell_par(scene: RoundScoreScene, par: TeamPar, turns: Mapping[int, float]) -> None:
    """What `hard` makes of the cards of the only person, and what turns gave away."""
    known = ((), 0, (par,))
    details = saying(par_details, *known, turns)
    scene.show_par(saying(par_of_round, *known), details)


def round_score_of_fours() -> RoundScoreScene:
    """Two teams of four with the longest names, cards left over in all hands."""
    model = RoundScoreModel(
        2, 4, say_scores.who_went_out(Person(EIGHT[0].name)), FOURS, _lines(2), (2370, 995), (1205, 1640),
        ((1205, 1640), (3575, 2635)), say_scores.next_round(), words.next_deal(Person(EIGHT[1].name), 120),
        left=cards_left(8, 13),
    )  # fmt: skip
    return RoundScoreScene(lambda: model, nothing)


def round_score_of_four_pairs() -> RoundScoreScene:
    """Four teams of two with the longest names."""
    model = RoundScoreModel(
        2, 4, say_scores.who_went_out(Person(EIGHT[0].name)), FOUR_PAIRS, _lines(4), (2370, 995, 1205, 340),
        (1205, 1640, -300, 0), ((1205, 1640, -300, 0), (3575, 2635, 905, 340)),
        say_scores.next_round(), words.next_deal(Person(EIGHT[1].name), 120),
    )  # fmt: skip
    return RoundScoreScene(lambda: model, nothing)


def match_end_of_eight(teams: tuple[ScoreTeam, ...]) -> MatchEndScene:
    """Two rounds of teams with the longest names."""
    points = (1205, -640, 2370, 995)[: len(teams)]
    model = MatchEndModel(
        "W" * 40,
        rule_set_name("Web Classic"),
        teams,
        tuple(2 * one for one in points),
        (points.index(max(points)),),
        (points, points),
    )
    return MatchEndScene(lambda: model, nothing)


def crowded_round_score() -> RoundScoreScene:
    """Eight players alone, twelve rounds played, totals below nothing."""
    history = tuple(tuple((n + 1) * 500 * (team - 1) for team in range(8)) for n in range(12))
    model = RoundScoreModel(
        12, 20, say_scores.who_went_out(Person(EIGHT[0].name)), SOLO, _lines(8),
        (2370, -995, 12_000, 300, 40, 0, 95, 1005), (11_205, 1640, -1000, 0, 10, 3400, 85, -1405), history,
        say_scores.next_round(), words.next_deal(Person(EIGHT[1].name), 120),
    )  # fmt: skip
    scene = RoundScoreScene(lambda: model, nothing)
    people = [SeatInfo(name=one.name, kind="human") for one in EIGHT]
    known = (people, None, [TeamPar(1120.0 - 300 * n, -400, 2800, 1375) for n in range(8)])
    scene.show_par(saying(par_of_round, *known), details=saying(par_details, *known, None))
    return scene


def match_end(ask: AskInGame = nothing) -> MatchEndScene:
    """A match that the reader's team won."""
    rounds = (1205, 1640), (2370, 995), (1040, 1875), (2325, 1485)
    model = MatchEndModel("Sunday at home", rule_set_name("Web Classic"), PAIRS, (6940, 5995), (0,), rounds)
    return MatchEndScene(lambda: model, ask)


class QuietActions:
    """Nobody works for the screen; what is asked is noted."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def poll(self) -> None:
        """Time passes."""
        self.asked.append("poll")

    def look_back(self) -> None:
        """The match is wanted."""
        self.asked.append("look back")

    has_evening = True

    def show_evening(self) -> None:
        """The evening is wanted."""
        self.asked.append("evening")

    def close(self) -> None:
        """The screen is left."""
        self.asked.append("close")


def match_end_found(played: HowPlayed | None = None, ask: AskInGame = nothing) -> MatchEndScene:
    """A match that the reader's team lost by little, with all that was found of it."""
    told = played or HowPlayed((PlayedDecisions(FOUR[0], "", 44, 51, 1.0),), 7, say_scores.par_of_match(-850, False))
    won = match_end().state.model
    rounds = *won.rounds[:3], (2030, 2455)
    model = replace(won, rounds=rounds, totals=(6645, 6965), winners=(1,), me="Anna", one_more="clean")
    scene = MatchEndScene(lambda: model, ask, actions=QuietActions())
    scene.set_state(played=lambda: told)
    return scene


def match_end_of_several() -> MatchEndScene:
    """Eight people with the longest names played it, and their decisions are still being looked at."""
    people = tuple(PlayedDecisions(person, person.name, 12, 20, 0.4) for person in EIGHT)
    scene = match_end_found(HowPlayed(people))
    scene.set_state(worded=match_end_of_eight(FOURS).state.worded)
    return scene


def match_end_gone_on() -> MatchEndScene:
    """A match that began in the third round of another."""
    rounds = (1205, 1640), (370, -5)
    start = MatchStart(2, (2000, 1000))
    return MatchEndScene(
        lambda: MatchEndModel("W" * 40, rule_set_name("Web Classic"), PAIRS, (3575, 2635), (0,), rounds, start=start),
        nothing,
    )


def crowded_match_end() -> MatchEndScene:
    """Eight alone, twenty rounds, a shared win of long names."""
    points = (1205, -640, 2370, 995, 10_255, 0, 85, -405)
    totals = (24_100, -12_800, 47_400, 19_900, 205_100, 205_100, 1700, -8100)
    model = MatchEndModel("W" * 40, "Grandma’s rules at the lake", SOLO, totals, (4, 5), (points,) * 20)
    return MatchEndScene(lambda: model, nothing)


def curtain(ask: AskInGame = nothing) -> CurtainScene:
    """Walt comes to the screen."""
    rosa, june, you = (Person(FOUR[seat].name) for seat in (2, 3, 0))
    nine = Card("9C")
    happenings = (
        Happening(
            FOUR[2],
            lambda: say_log.melded(rosa, "naturals", [Card("KS"), Card("KH")], Rank("K"), 6, 7, False),
        ),
        Happening(FOUR[3], lambda: say_log.book_completed(june, "clean", Rank("Q"), 500), True),
        Happening(FOUR[0], lambda: say_log.pile_taken(you, nine, 7)),
        Happening(FOUR[0], lambda: say_log.discarded(you, nine)),
    )
    reason = partial(say_screens.your_turn_after, Person("You", is_you=True))
    model = CurtainModel(FOUR[1], ("June",), reason, happenings, 2, 4, rule_set_name("Web Classic"))
    return CurtainScene(CurtainState(model, seat=1), ask)


def crowded_curtain() -> CurtainScene:
    """Long names, thirty things that happened, four of them great."""
    them = Person(EIGHT[0].name)
    small, great = (
        partial(say_log.discarded, them, Card("QD")),
        partial(say_log.book_completed, them, "clean", Rank("7"), 500),
    )
    happenings = tuple(Happening(EIGHT[n % 8], great if n % 8 == 3 else small, n % 8 == 3) for n in range(30))
    reason, rules = partial(say_screens.asks_you, Person(EIGHT[1].name)), "Grandma’s rules at the lake"
    names = EIGHT[2].name, EIGHT[4].name, EIGHT[6].name
    model = CurtainModel(EIGHT[0], names, reason, happenings, 12, 20, rules, has_lines=True)
    return CurtainScene(CurtainState(model, seat=0), nothing)


LYING = m.SmallTable(61, 4, "9D")


def games(count: int = 24) -> GamesScene:
    """Games in progress; of the fourth a part can be saved, the fifth is of a newer version; none is finished."""
    damaged = replace(GAMES[3], in_short=say_errors.damaged(2), has_good_part=True)
    newer = replace(GAMES[3], trouble=say_errors.newer_game())
    there = [replace(one, table=LYING) for one in GAMES[:3]]
    return GamesScene(Saved([*there, damaged, newer, *there * 6][:count]), nothing)


def games_of_eight() -> GamesScene:
    """Tables of eight who play alone, and one that cannot be opened."""
    teams = tuple(m.TeamTotal(n, person.name, 12_345 - 1000 * n) for n, person in enumerate(EIGHT))
    games = [replace(game(f"e{n}", LONG[n] * 2, your_turn=True), people=EIGHT, teams=teams) for n in range(5)]
    return GamesScene(Saved([*games, replace(GAMES[3], in_short=say_errors.damaged(0))]), nothing)


def finished_games() -> GamesScene:
    """A year of matches of three people."""
    won = game("f", "Evening", finished=True)
    lost = replace(won, teams=(m.TeamTotal(0, "You & Rosa", 1845), m.TeamTotal(1, "Walt & June", 2310, True)))
    over = (replace((replace(won, won=True), lost)[n % 2], id=f"f{n}", name=f"Evening {n}") for n in range(12))
    saved = Saved([*GAMES[:2], *over])
    saved.people = PeopleShown(life_of(anna_and_ben()))
    scene = GamesScene(saved, nothing)
    scene.show_part(FINISHED)
    return scene


def few_finished_games() -> GamesScene:
    """Three matches of one person."""
    saved = Saved([game(f"f{n}", f"Evening {n}", finished=True) for n in range(3)])
    saved.people = PeopleShown(life_of(evening(3, [1400.0, 900.0])))
    scene = GamesScene(saved, nothing)
    scene.show_part(FINISHED)
    return scene


def games_with_real_cards() -> GamesScene:
    """Evenings that the score pad counted, and a match at the screen."""
    saved = Saved([game(f"f{n}", f"Evening {n}", finished=True) for n in range(3)])
    cards = [with_real_cards(one) for one in evening(4)]
    saved.people = PeopleShown(life_of([*cards, *evening(1, [1400.0])]))
    scene = GamesScene(saved, nothing)
    scene.show_part(FINISHED)
    return scene


def crowded_games() -> GamesScene:
    """A thousand matches of many people with the longest names, while some are read."""
    long = [replace(game(f"f{n}", "W" * 40, finished=True), won=True, played_by=LONG[:2]) for n in range(1000)]
    saved = Saved([*GAMES, *long])
    saved.people = PeopleShown(life_of(thousand_matches()), is_reading=True, left=40)
    scene = GamesScene(saved, nothing)
    scene.show_part(FINISHED)
    return scene


def chances_of_four(
    names: Sequence[str] = ("Anna", "Rosa", "Walt", "June"), rounds: int = 64, off: float = 1.0
) -> WhoGotWhat:
    """What came to people of these names: the third got most, by so many standard deviations."""
    seats = []
    for number, name in enumerate(names):
        by = (-0.7, 0.8, 1.2 * off, -1.3)[number % 4]
        tallies = []
        for wanted in Wanted:
            mean = 0.0 if wanted.is_luck else (1.6, 7.0, 2.4, 1.1)[wanted] * rounds
            variance = 250_000.0 * rounds if wanted.is_luck else 0.8 * mean
            tallies.append(
                ChanceTally(mean + by * variance**0.5, mean, variance * (1 + number % 3 / 10), variance * 0.7)
            )
        info = SeatInfo(name=name, kind="computer", level="normal") if number else SeatInfo(name=name, kind="human")
        seats.append(WhoGot(name, info, rounds, rounds // 2, tuple(tallies)))
    return WhoGotWhat(-(-rounds // 3), rounds, rounds // 2, tuple(seats))


def who_gets(found: WhoGotWhat, wanted: Wanted = Wanted.JOKERS) -> WhoGetsScene:
    """What a screen with these makes of one kind of cards."""
    return WhoGetsScene(ChancesShown(found, wanted=wanted), nothing)


def removed_games() -> GamesScene:
    """The part of the removed ones."""
    scene = GamesScene(Saved(GAMES, GAMES[:2]), nothing)
    scene.show_part(REMOVED)
    return scene


class Saved:
    """Games in a list and removed ones, moved from one to the other; `trouble` is why none can be."""

    is_reading = False
    people = PeopleShown()

    def __init__(self, games: Sequence[m.ListedGame] = (), removed: Sequence[m.ListedGame] = ()) -> None:
        self.games, self.removed = list(games), list(removed)
        self.did: list[str] = []
        self.trouble: str | None = None

    def refresh(self) -> Sequence[m.ListedGame]:
        """Those in the list."""
        return self.games

    def look_for_removed(self) -> Sequence[m.ListedGame]:
        """The others."""
        return self.removed

    def remove(self, path: str) -> str | None:
        """Notes it."""
        self.did.append(f"remove {path}")
        return self._move(path, self.games, self.removed)

    def put_back(self, path: str) -> str | None:
        """Notes it."""
        self.did.append(f"put back {path}")
        return self._move(path, self.removed, self.games)

    def label(self, path: str, label: GameLabel) -> str | None:
        """Notes it, and calls the game so."""
        self.did.append(f"label {path} {label.name}/{label.person}")
        if self.trouble is None:
            self.games = [
                replace(one, name=label.name or one.own_name, person=label.person) if one.id == path else one
                for one in self.games
            ]
        return self.trouble

    def _move(self, path: str, start: list[m.ListedGame], end: list[m.ListedGame]) -> str | None:
        if self.trouble is None:
            end += [game for game in start if game.id == path]
            start[:] = [game for game in start if game.id != path]
        return self.trouble


def settings(part: int = 0, lacking: dict[str, str] | None = None) -> SettingsScene:
    """A page of the settings."""
    return SettingsScene(Preferences(), nothing, lacking, part)


def about(told: str = "") -> AboutScene:
    """About the game, with a long path."""
    place = "/home/anna-katharina/.local/share/applications/games-of-the-family/hand-and-foot"
    opener = FileOpener("linux", lambda program: program if told else None)
    opener.told = told
    model = AboutState("0.1.0", place, "Python 3.11.7, pygame-ce 2.5.8, SDL 2.32.10, Linux")
    scene = AboutScene(model, opener, nothing)
    scene.update(0.0)
    return scene


def help_page(now: Message | None = None) -> HelpScene:
    """With what can be done `now` where there is a table."""
    return HelpScene(HelpState(preset("partners"), 2, now), nothing)


def first_picture(part: int) -> FirstPictureScene:
    """A part of the picture before a first round, at its end."""
    people = FOUR[2], FOUR[0]
    hand = parse_cards("AC KS KH KD TS 9H 9C 7D 6C 5H 4S")
    scene = FirstPictureScene(FirstDeal(hand, 11, 7, ("clean", "dirty"), 2, people), lambda: None, 0.0)
    scene.set_state(part=part)
    return scene


def round_achieved() -> RoundAchievedScene:
    """A first book and a first foot."""
    plates = (
        Achieved(saying(say_first_round.made_book, False, "clean", True), (Card("KH"), "clean", 0)),
        Achieved(saying(say_first_round.took_foot, False), foot=11),
    )
    return RoundAchievedScene(
        RoundAchieved(plates, (FOUR[2], FOUR[0]), can_see_score=True, end=match_end().state.model), nothing, 0.0
    )


def joining(players: int, here: int, **more: Any) -> JoiningScene:
    """Phones join a table of so many with the longest names; some are here, one sleeps."""
    seats = tuple(
        JoiningSeat(
            seat,
            replace(EIGHT[seat % len(LONG)], team=seat % 2),
            PlayedAt.PHONE if seat < here else PlayedAt.SCREEN if seat % 3 else PlayedAt.COMPUTER,
            code="" if seat < here or seat == players - 1 else "HPGWKRL",
            link="" if seat < here or seat == players - 1 else f"http://192.168.178.120:8420/#{'A' * 22}",
            is_taken=seat < here,
            is_awake=seat != 1,
        )
        for seat in range(players)
    )
    addresses = ("192.168.178.120", "10.0.0.17")
    state = JoiningState(seats, "http://192.168.178.120:8420", addresses, addresses[0], **more)
    return JoiningScene(
        lambda: state, nothing, lambda seat: Dialog("", "", (Button("button/close", "Close", nothing),))
    )


TAKEN = ("Web Classic", "Family Table", "Lake house")
CONTRADICTORY = replace(
    preset("couples"), name="W" * 40, base="couples", decks=5, extra_decks=2, out_clean=(1, 2, 3, 4, 5, 6), rounds=0,
    opening_by_score=((-500, 50), (1500, 90), (3000, 120)), wild_melds="required", sevens_book=1500, double_book=12,
    threes_book=300, meld_threes="all", red_threes="lay_down", take_needs_open=True, hand_cards=(13, 17), book_size=9,
)  # fmt: skip


class NoShelf:
    """Keeps no rules."""

    save = delete = keep = staticmethod(nothing)


class NoFiles:
    """Writes no rules, and finds none."""

    save_file = print_sheet = open_file = staticmethod(nothing)

    def from_code(self, code: str) -> str:
        """As long a sentence as any."""
        return f"{code} is no code: the third group is not right. Ask for it again, letter by letter."


def editor(
    rules: RuleSet | None = None, topic: int | None = 0, shelf: Any = None, own: bool = False
) -> HouseRulesScene:
    """The editor on a new set made from Web Classic, or on given rules; `topic` counts the tabs, or None."""
    draft = (
        draft_from_preset("web", TAKEN)
        if rules is None
        else RuleSetDraft(rules, rules.name, rules.name if own else None)
    )
    scene = HouseRulesScene(
        draft, (*TAKEN, draft.name) if own else TAKEN, shelf or NoShelf(), getattr(shelf, "ask", nothing)
    )
    if topic is not None:
        scene.turn_to(topic)
    return scene


def told_editor(rules: RuleSet, field: str) -> HouseRulesScene:
    """The editor with the keys on a rule."""
    scene = editor(rules)
    scene.show_field(field)
    return scene


def finding_editor() -> HouseRulesScene:
    """The editor while a rule is searched for."""
    scene = editor(topic=None)
    scene.set_state(finds=True, wanted="frozen pile")
    return scene


def sharing(files: Any = None, rules: RuleSet | None = None) -> SharingScene:
    """The codes and files of a set."""
    rules = rules or replace(preset("web"), name="Lake house", rounds=3)
    return SharingScene(
        SharingState(rules, tuple(encode(rules).split())),
        files or NoFiles(),
        getattr(files, "ask", nothing),
    )


def rule_page(rules: RuleSet = CONTRADICTORY, choice: str = "") -> RulePageScene:
    """The page of a set that changes much."""
    return RulePageScene(rules, nothing, choice=choice)


def compare() -> CompareScene:
    """A preset beside a set that changes much."""
    return CompareScene([preset(id) for id in PRESET_IDS] + [replace(CONTRADICTORY, name="Lake house")], 0, 5, nothing)


SCENES: dict[str, Callable[[], Scene]] = {
    "title": title,
    "title of a first start": lambda: title((), learn=LearnDoor(), first_round=USUAL),
    "title without games": lambda: title(
        (), learn=LearnDoor(), deal=deal_door_of(date(2026, 5, 1), say.for_everybody())
    ),
    "title with nothing left to learn": lambda: title(
        GAMES[:1], learn=LearnDoor(frozenset(LessonId)), deal=deal_door_of(date(2026, 12, 30), say.goes_on(14))
    ),
    "new game": new_game,
    "new game for two": lambda: new_game("couples", "2:solo"),
    "new game, crowded": crowded_new_game,
    "new game, own sets": new_game_with_own_sets,
    "new game, people": new_game_with_people,
    "new game, people and real cards": lambda: new_game_with_people(real_cards=True),
    "new game, crowded with people": crowded_new_game_with_people,
    "new game, a seat": lambda: tray(new_game_with_people(), 2),
    "new game, a person": lambda: tray(crowded_new_game_with_people(), 0),
    "new game, others": lambda: tray(new_game("campus", "6:solo"), Tray.AGAINST),
    "new game, rules": lambda: tray(new_game_with_own_sets(), Tray.RULES),
    "new game, length": lambda: tray(new_game_with_own_sets(), Tray.LENGTH),
    "new game, length of couples": lambda: tray(new_game("couples", "2:solo"), Tray.LENGTH),
    "people": lambda: PeopleScene(Kept(("Ida", "Tom", "Ruth", "Paul", "Clara"), 1), nothing, of_twelve_matches),
    "people, many": house_of_many,
    "people, nobody yet": lambda: PeopleScene(Kept(()), nothing),
    "people, you alone": lambda: PeopleScene(Kept(()), nothing, of_twelve_matches),
    "people, your own name": new_person,
    "people, another": lambda: new_person("Ida", "Tom"),
    "play on": play_on,
    "play on, crowded": lambda: play_on(8, anew=True),
    "play on, match not over": lambda: play_on(goes_on=True),
    "play on, between rounds": lambda: play_on(hidden=False),
    "games": games,
    "few games": lambda: games(2),
    "one game": lambda: games(1),
    "games of eight": games_of_eight,
    "no games": lambda: GamesScene(Saved(), nothing),
    "removed games": removed_games,
    "finished games": finished_games,
    "few finished games": few_finished_games,
    "games with real cards": games_with_real_cards,
    "finished games, crowded": crowded_games,
    "who gets the jokers": lambda: who_gets(chances_of_four()),
    "who gets the jokers, too early": lambda: who_gets(chances_of_four(rounds=6), Wanted.RED_THREES),
    "who gets the jokers, luck": lambda: who_gets(chances_of_four(), Wanted.LUCK_DRAWS),
    "who gets the jokers, crowded": lambda: who_gets(chances_of_four(LONG, off=5.2), Wanted.WILD_PAIRS),
    "who gets the jokers, nothing yet": lambda: who_gets(WhoGotWhat()),
    "settings": settings,
    "settings, the table": lambda: settings(1),
    "settings, playing": lambda: settings(2),
    "settings, sound": lambda: settings(3),
    "settings, screen and keys": lambda: settings(4),
    "settings, without sound and voice": lambda: settings(
        3, {"voice": spoken.no_voice(), "sound": say_errors.no_sound()}
    ),
    "your table": lambda: YourTableScene(Preferences(), nothing, random.Random(1)),
    "your table, at the table": lambda: YourTableScene(
        Preferences(cloth="midnight", back="guilloche", colours="classic"), nothing, is_at_table=True
    ),
    "own keys": lambda: OwnKeysScene(Preferences(), nothing),
    "own keys of the table, left hand": lambda: OwnKeysScene(Preferences(keys=LEFT_HAND), nothing, "table"),
    "keys of the table": lambda: KeysScene(KeysState("table"), nothing),
    "help at the table": lambda: help_page(partial(say_help.meanwhile, Person("Anna-Katharina"))),
    "first picture": lambda: first_picture(0),
    "first picture, books": lambda: first_picture(1),
    "first picture, going out": lambda: first_picture(2),
    "first round achieved": round_achieved,
    "controls": lambda: ControlsScene(ControlsState(), nothing),
    "controls by touch": lambda: ControlsScene(ControlsState("touch"), nothing),
    "keys of the title": lambda: KeysScene(KeysState("title"), nothing),
    "about": about,
    "curtain": curtain,
    "curtain, crowded": crowded_curtain,
    "score": round_score,
    "score, crowded": crowded_round_score,
    "score, two fours": round_score_of_fours,
    "score, four pairs": round_score_of_four_pairs,
    "end": match_end,
    "end, crowded": crowded_match_end,
    "end, two fours": lambda: match_end_of_eight(FOURS),
    "end, four pairs": lambda: match_end_of_eight(FOUR_PAIRS),
    "end, gone on": match_end_gone_on,
    "end, found": match_end_found,
    "end, found of several": match_end_of_several,
    "joining, two": lambda: joining(2, 0),
    "joining, eight": lambda: joining(8, 3),
    "joining, no network": lambda: joining(4, 1, trouble=say_joining.no_network()),
    "help": help_page,
    **{f"editor {topic}": partial(editor, None, n) for n, topic in enumerate(GROUPS)},
    **{f"editor {topic}, crowded": partial(editor, CONTRADICTORY, n, own=True) for n, topic in enumerate(GROUPS)},
    "editor, main rules": lambda: editor(topic=None),
    "editor, main rules, crowded": lambda: editor(CONTRADICTORY, None, own=True),
    "editor, finding": finding_editor,
    "editor, telling": lambda: told_editor(replace(CONTRADICTORY, take_with="any_play"), "take_with"),
    "editor, telling much": lambda: told_editor(CONTRADICTORY, "out_clean"),
    "sharing": sharing,
    "sharing much": lambda: sharing(rules=CONTRADICTORY),
    "rule page": rule_page,
    "rule page, plain": lambda: rule_page(preset("partners")),
    "rule page, at the table": lambda: rule_page(preset("partners"), "partners"),
    "compare": compare,
    "questions": lambda: FiveQuestionsScene(nothing),
    "questions, answered": lambda: FiveQuestionsScene(nothing, Answers((3, 4, 2, 3, 3), OUTCOME)),
    "questions, none the same": lambda: FiveQuestionsScene(nothing, Answers((0, 4, 0, 0, 0), OUTCOME)),
    "questions, all the same": lambda: FiveQuestionsScene(nothing, Answers((2, 1, 2, 3, 3), OUTCOME)),
    "questions, half answered": lambda: FiveQuestionsScene(nothing, Answers((3, 4, 2, 0, 0), 3)),
}
