"""The program around the games: title, new game, lists, settings, and one open game at a time."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, assert_never

from msgspec.structs import replace

from game.ai.learned_weights import want_tuning
from game.ai.roster import DEFAULT_LEVEL, LEVELS
from game.analysis.own_strength import header_as_strong, header_as_wished
from game.assets import assets_folder
from game.play.bots import Bots
from game.play.branching import NoBranch
from game.play.hand_made import HandMade, empty_table, line_of
from game.play.machine_players import MachinePlayers
from game.play.match import Match
from game.play.match_coach import MatchCoach
from game.play.round_luck import MatchLuck
from game.play.still_played import still_played
from game.play.thinker import Thinker
from game.rules.clashes import clashes_of
from game.rules.editing import free_name
from game.rules.ruleset import RuleSet
from game.ui import models
from game.ui.accessibility.announcer import Announcer
from game.ui.core.app import App
from game.ui.core.portraits import looks_for
from game.ui.core.preferences import Preferences
from game.ui.core.sound import Sounds
from game.ui.environment import Environment
from game.ui.games.presenter import BRING_IN, SAVE_COPY, GamesOnDisk, listed, trouble, waiting
from game.ui.games.screen import GamesScene
from game.ui.house_rules.presenter import HouseRules
from game.ui.keys.screen import KeysScene
from game.ui.keys.your_keys import OwnKeysScene
from game.ui.look_back.looked_back import LOOK_BACK
from game.ui.look_back.running_analysis import RunningAnalysis, beside
from game.ui.models import people_of
from game.ui.named_file.screen import FileOutcome, NamedFileScene
from game.ui.new_game.choices import ALL_SHAPES, RuleChoice, teams_of
from game.ui.new_game.new_games import NewGameHeaders, past_evenings, rules_as_wished, seats_of, usual_game
from game.ui.new_game.screen import NewGameScene
from game.ui.new_game.seating import with_faces
from game.ui.people.learners import Learners
from game.ui.people.presenter import PeopleAtHome, house_people
from game.ui.people.screen import PeopleScene
from game.ui.problems.own_problems import OwnProblems
from game.ui.reading.presenter import (
    about_scene,
    game_menu,
    help_scene,
    licences_scene,
    log_scene,
    rule_scene,
    still_playing,
)
from game.ui.requests import (
    Ask,
    BeginBranch,
    BeginHandMade,
    BeginScorePad,
    ChangePreferences,
    ChoosePreset,
    CompareRules,
    CopyRecord,
    EditAnswers,
    EditRules,
    Go,
    LeaveEditor,
    LookAtMatches,
    LookBackAt,
    NewGameBy,
    OpenRecord,
    PlayOn,
    PrintRules,
    ProgramRequest,
    ReadChapter,
    ReadRules,
    SaveGoodPart,
    SetUpFrom,
    SetUpPosition,
    ShareRules,
    ShowKeys,
    StartGame,
    TakeInRules,
)
from game.ui.scene_stack import SceneStack
from game.ui.session.coach_memory import KeptMemory
from game.ui.session.open_game import OpenGame
from game.ui.session.remembered_hands import forget_hand_orders, hand_orders
from game.ui.session.session import Session
from game.ui.settings.screen import SettingsScene
from game.ui.title.behind_doors import BehindLearnDoor, ScorePadOnScreen
from game.ui.title.news_of_update import NewsOfUpdate
from game.ui.title.screen import TitleModel, TitleScene
from game.ui.title.title_doors import DealDoor, LearnDoor
from game.ui.todays_deal.presenter import TodaysDeals
from game.ui.widgets.form_scene import FormScene
from game.words import captions as caption_words
from game.words import errors as words
from game.words import game_files as files
from game.words import house_rules
from game.words import screens as screen_words
from game.words.spoken import NO_VOICE
from saves.background import Background
from saves.bad_record import BadRecord
from saves.cleanup import clean_up
from saves.file_faults import SettingsTrouble
from saves.files import reason_of
from saves.folders import (
    analysis_folder,
    hands_folder,
    labels_folder,
    learning_folder,
    people_file,
    settings_file,
    summaries_file,
    version_file,
)
from saves.library import REMOVED, GameEntry, Progress
from saves.lines import PAD_SUFFIX, GameLine, Line
from saves.lock import GameIsOpen, is_played_elsewhere
from saves.record import read_record
from saves.salvage import GoodPart, good_part
from saves.saved_game import SavedGame
from saves.side_files import forget_others
from saves.typed_path import home_folder

if TYPE_CHECKING:
    from game.ui.look_back.presenter import LookBack
    from game.ui.set_up.screen import SetUpScene


LONGEST_LOOK: Final = 3.0
"""Seconds that the games are waited for where it must be known whether one of them goes on."""


class Program:
    """Runs the window's scenes; `pass_time` is called once a pass of the loop, before the scene's own time."""

    def __init__(self, app: App, environment: Environment) -> None:
        self._app = app
        self._environment = environment
        self._session: Session | None = None
        self._begun: GameLine | None = None
        self._painted = self._is_tidy = False
        self._slow_told = 0  # of the files that did not come in time
        self._background = Background()
        self._told_of_thinker = False
        self._unwritten: SettingsTrouble | None = None  # why the settings could not be written, until it is said
        self._leaving_for: Callable[[], None] | None = None  # what comes after the open game, once its moves are safe
        self._leaving_unsafe_for: Callable[[], None] | None = None  # the same, if somebody leaves it anyway
        self.screens = SceneStack(app)
        self._rules = HouseRules(environment, self.screens, self.ask)
        self._people = PeopleAtHome(
            people_file(environment.data),
            environment.disk,
            self._background,
            lambda: secrets.token_hex(8),  # two windows never make the same
            environment.reading,
        )
        self._people_seen = 0
        self._learners = Learners(
            learning_folder(environment.data),
            environment.disk,
            self._background,
            lambda: environment.now().date(),
            lambda person: self._people.change(lambda house: house.with_learner(person)),
        )
        self._own_problems = OwnProblems(self._learners, labels_folder(environment.data))
        self._games = GamesOnDisk(
            environment,
            self.screens,
            self.ask,
            self._saved_at_table,
            self._background,
            self._own_problems.keep,
            self._faces,
        )
        self._pads: ScorePadOnScreen | None = None  # made when it is opened
        self._games_left: GamesScene | None = None  # the list in which the open pad was found
        self._learning: BehindLearnDoor | None = None  # made after the first picture
        self._choices: tuple[RuleChoice, ...] = ()  # read when the title was shown: showing more games reads no files
        self._new_game: NewGameScene | None = None  # the last one: what was put together on it is there again
        self._unstarted: models.NewGame | None = None
        self._last_set_up: SetUpScene | None = None  # the last one: what lies there is not lost by going back
        self._sounds = Sounds(assets_folder() / "sounds", lambda: app.preferences.loudness)
        self._headers = NewGameHeaders(environment.fresh_seed, environment.chance)
        begin = self._begin_deal
        self.deals = TodaysDeals(
            environment,
            self.screens,
            self.ask,
            self._games,
            self._rules,
            self._headers,
            begin,
            self._background,
            self._look_first,
        )
        self._news = NewsOfUpdate(version_file(environment.data), self.screens, environment.disk, self._background)
        self._announcer = Announcer(environment.voice, lambda: app.preferences.voice, environment.reader)
        app.on_close, app.on_prefer, app.on_keys = self._may_close, self._prefer, partial(self.ask, Go.KEYS)
        if environment.settings.warning:
            self.screens.say(words.settings_trouble(environment.settings.warning), self._repair_settings)

    @property
    def session(self) -> Session | None:
        """The open game, if there is one."""
        return self._session

    @property
    def thinker(self) -> Thinker:
        """Who thinks for the computer players of every game."""
        return self._environment.thinker

    # ---- which screen follows which

    def ask(self, request: ProgramRequest) -> None:
        """Does what a screen asks for."""
        lay_over, game = self.screens.lay_over, self._session.game if self._session is not None else None
        match request:
            case Go.BACK:
                self._go_back()
            case Go.TITLE:
                self._leaving(self.show_title)
            case Go.QUIT:
                if self._may_close():
                    self._app.quit()
            case Go.NEW_GAME:
                self._leaving(self._show_new_game)
            case Go.PLAY_AGAIN:
                self._leaving(self._play_again)
            case Go.LEAVE_ANYWAY:
                self._leave_anyway()
            case Go.GAMES:
                show = self.screens.show if game is None else lay_over
                show(GamesScene(self._games, self.ask, self._learners.person))
            case Go.BACK_UP:
                self._games.back_up()
            case Go.BRING_IN:
                self._games.import_files()
            case Go.EXPORT:
                self._games.export()
            case Go.MENU:
                self._open_menu()
            case Go.LOG:
                self._show_log()
            case Go.LOOK_BACK:
                if game is not None:
                    self._look_back(game.match.lines, self._path_at_table).lay_over()
            case Go.SAVE_COPY:
                self._save_copy(files.COPY_ELSEWHERE_WHY)
            case Go.FIVE_QUESTIONS:
                self._rules.ask_five_questions()
            case Go.SETTINGS:
                lay_over(SettingsScene(self._app.preferences, self.ask, self._lacking()))
            case Go.HELP:
                lay_over(help_scene(self._app.scene.name, self.ask))
            case Go.KEYS:
                if self._app.scene.name == KeysScene.name:
                    self.screens.take_off()
                else:
                    lay_over(KeysScene(self._app.scene.name, self.ask))
            case Go.OWN_KEYS:
                lay_over(OwnKeysScene(self._app.preferences, self.ask))
            case Go.ABOUT:
                lay_over(about_scene(self._environment.data, self._environment.opener, self.ask))
            case Go.LICENCES:
                lay_over(licences_scene(self.ask))
            case Go.PEOPLE:
                self._people.look()
                lay_over(PeopleScene(self._people, self.ask))
            case Go.SCORE_PAD:
                self._leaving(partial(self._show_new_game, real_cards=True))
            case Go.TODAYS_DEAL:
                self._leaving(self._show_todays_deal)
            case Go.LEARN:
                self._learns.show()
            case NewGameBy():
                self._leaving(partial(self._show_new_game, rules=request.rules))
            case StartGame():
                self._start(request.new)
            case OpenRecord():
                self._open_record(Path(request.path))
            case SaveGoodPart():
                self._games.save_good_part(Path(request.path), self._headers)
            case LookBackAt():
                self._look_back_at(Path(request.path))
            case CopyRecord():
                self._games.save_copy(Path(request.path))
            case BeginScorePad():
                self._begin_pad(request.new)
            case SetUpPosition():
                self._set_up(request.new)
            case SetUpFrom():
                self._set_up_from(request)
            case BeginHandMade():
                self._leaving(partial(self._begin_hand_made, request))
            case PlayOn():
                self._offer_to_play_on(request)
            case BeginBranch():
                self._leaving(partial(self._begin_branch, request))
            case LookAtMatches():
                self._games.look_at(map(Path, request.paths))
            case ChangePreferences():
                self._prefer(request.preferences)
            case ShowKeys():
                lay_over(KeysScene(request.screen, self.ask))
            case ReadRules():
                self._rules.read(request.rules)
            case ReadChapter():
                lay_over(rule_scene(request.rules, request.chapter, self.ask))
            case CompareRules():
                self._rules.compare(request.rules)
            case PrintRules():
                self._print(request)
            case EditRules():
                self._rules.edit(request.choice)
            case EditAnswers():
                self._rules.edit_answers(request)
            case ChoosePreset():
                self._rules.choose_preset(request.preset)
            case LeaveEditor():
                self._rules.leave_editor(request.saved)
                self.deals.refresh()
            case ShareRules():
                self._rules.share(request.rules)
            case TakeInRules():
                self._rules.take_in(request.rules)
            case _:
                assert_never(request)

    def _go_back(self) -> None:
        left = self._app.scene.name
        if left == NewGameScene.name:
            self._keep_unstarted()
        if not self.screens.take_off():
            self.show_title()
        elif left == LOOK_BACK:  # what was found is written by that thread, so it is there then
            self._background.do(summaries_file(self._environment.data), self._games.read_again)
        elif left == PeopleScene.name:
            self._show_people()
        elif left == BRING_IN.name:
            self._learners.look()
            self._people.look()
            for scene in self.screens.scenes:
                if isinstance(scene, GamesScene):
                    scene.reload()

    def _lacking(self) -> dict[str, str]:
        """What this computer lacks, by the setting that would need it."""
        no_voice = {} if self._environment.voice.is_there else {"voice": NO_VOICE}
        no_sound = {"sound": words.NO_SOUND} if self._sounds.is_silent else {}
        return no_voice | no_sound

    def _play_sound(self, name: str) -> None:
        """A sound, and what it tells where that is to be read."""
        self._sounds.play(name)
        if self._app.preferences.captions:
            self.screens.captions.hear(caption_words.CAPTIONS.get(name, ""))

    # ---- the loop

    def pass_time(self, dt: float) -> None:
        """Lets the open game go on while its own scene is on screen."""
        if not self._painted:  # nothing slow before the first picture
            self._painted = True
            self._environment.reading.end()
            return
        self._games.pass_time(is_played=self._session is not None and self.screens.is_lowest_shown)
        if self._session is None:
            self._learns.pass_time()
        is_learnt = self._learning is not None and self._learning.has_news()
        if self._games.has_news() or is_learnt:
            self._show_more_games()
        self._look_at_people()
        self._environment.thinker.start()
        self._environment.thinker.try_tunings()
        self._tidy_up()
        if self._environment.thinker.has_given_up and not self._told_of_thinker:
            self._told_of_thinker = True
            self.screens.say(words.PLAIN_THINKING)
        waits = self._app.preferences.waits_behind and not self._app.has_focus
        if self._session is not None and self.screens.is_lowest_shown and not waits:
            self._session.pass_time(dt)
        self.screens.captions.pass_time(dt)
        self._leave_when_safe()
        self._tell_of_settings()
        self._tell_of_slow_files()
        if not self._environment.goes_on_by_itself:  # a demonstration has nobody to read it
            self._news.look()
        self._announcer.look(self._app.scene, self._session, self.screens.notice_shown())

    def _look_at_people(self) -> None:
        """What has become known of the people of the house, and what is wrong with their file."""
        if self._people_seen != self._people.changes:
            self._people_seen = self._people.changes
            if self._people.is_read:
                self._learners.recall(self._people.household.learner)
            self._show_people()
        trouble = self._people.take_trouble()
        if trouble is not None:
            self.screens.say(trouble)

    def _show_people(self) -> None:
        """On the screens that show them."""
        for scene in self.screens.scenes:
            if isinstance(scene, PeopleScene):
                scene.refresh_people()
            elif isinstance(scene, NewGameScene) and self._app.scene.name != PeopleScene.name:
                scene.take_house(house_people(self._people.household))
        self._show_more_games()

    def _tidy_up(self) -> None:
        """Once: what was kept for games that are gone, and what crashes left."""
        if not self._is_tidy:
            self._is_tidy = True
            data = self._environment.data
            self._background.do(data, partial(clean_up, data))
            games = self._environment.library.folder
            for beside in (hands_folder(data), labels_folder(data), analysis_folder(data)):
                self._background.do(beside, partial(forget_others, beside, games, games / REMOVED))

    # ---- screens without a game

    def show_title(self) -> None:
        """The title, with the games in progress."""
        self._keep_unstarted()
        self._close_game()
        self._games.look()
        self._people.look()
        self._choices = self._rules.choices
        self.screens.show(TitleScene(self._title_model(), self._app.preferences, self.ask))
        self._rules.offer_rescue()

    def _title_model(self) -> TitleModel:
        """The title with the games that are known, and what its large button begins."""
        active = [entry for entry in self._games.entries if entry.progress == Progress.ACTIVE]
        active.sort(key=lambda entry: entry.problem is not None)  # what cannot be opened is not what to go on with
        usual, now = self._usual(self._choices), self._environment.now()
        rules = next(choice.rules.name for choice in self._choices if choice.id == usual.rules)
        if self._is_first_match:
            rules = screen_words.for_beginners(rules)
        partners = people_of(seats_of(usual), teams_of(usual.shape))[1:]
        going_on = next((listed(entry, now) for entry in active if entry.problem is None), None)
        turns = sum(entry.problem is None and entry.waits_for_person for entry in active)
        door = LearnDoor(is_known=False)
        if self._learning is not None:
            self._expect_learner(self._learning, usual)
            door = self._learning.door
        deal = DealDoor(self.deals.today, self.deals.told_of_today)
        return TitleModel(usual, rules, partners, going_on, turns, self._games.is_reading, deal, door)

    @property
    def _learns(self) -> BehindLearnDoor:
        """Learn, which nothing before the first picture needs."""
        if self._learning is None:
            from game.ui.lessons.presenter import Learning  # so late that the program starts as soon as without it

            judge = self._environment.make_try_judge
            self._learning = Learning(
                self._learners, self.screens, self.ask, self._play_sound, self._people_known, judge, self._faces
            )
            if self._choices:
                self._expect_learner(self._learning, self._usual(self._choices))
        return self._learning

    def _expect_learner(self, learning: BehindLearnDoor, usual: models.NewGame) -> None:
        """Whoever plays the usual game learns, by its rules, unless others are chosen there."""
        learning.expect(self._choices, usual.rules, next((seat.name for seat in usual.seats if seat.human), ""))

    def _faces(self) -> dict[str, int]:
        """Of the people of the house, as far as they are known."""
        return self._people.household.faces

    def _people_known(self) -> list[str]:
        """The people of the games that are known, who played last first."""
        return [seat.name for entry in self._games.entries for seat in entry.seats if seat.kind == "human"]

    def _show_more_games(self) -> None:
        """What has become known of the games, and of what was learned, on the screens that show it."""
        if self._learning is not None:
            self._learning.show_more()
        for scene in self.screens.scenes:
            if isinstance(scene, TitleScene):
                scene.show(self._title_model())
            elif isinstance(scene, GamesScene):
                is_reading = self._games.is_reading or self._games.is_reading_removed
                scene.show(self._games.listed, is_reading, self._games.listed_removed, self._games.life)
        self.deals.refresh()

    def games_within(self, seconds: float) -> tuple[GameEntry, ...]:
        """The saved games, or as many of them as are known within so many seconds."""
        return self._games.entries_within(seconds)

    def _keep_unstarted(self) -> None:
        """What was put together in New game is there again the next time."""
        if self._new_game is not None and self._new_game in self.screens.scenes:
            self._unstarted = self._new_game.chosen

    def _usual(self, choices: Sequence[RuleChoice]) -> models.NewGame:
        entries, now = self._games.entries, self._environment.now()
        plain = (entry for entry in entries if entry.problem is None and entry.deal is None and not entry.is_pad)
        last = next(plain, None)
        name = free_name(screen_words.evening(now.weekday(), now.hour), [entry.name for entry in entries])
        level = LEVELS[0] if self._is_first_match else DEFAULT_LEVEL
        game = usual_game(choices, last, name, ALL_SHAPES, level)
        return replace(game, seats=with_faces(game.seats, house_people(self._people.household)))

    @property
    def _is_first_match(self) -> bool:
        """Whether nobody has played here yet, as far as that is known."""
        return not self._games.is_reading and all(entry.is_pad for entry in self._games.entries)

    def _show_new_game(self, real_cards: bool = False, rules: str = "") -> None:
        """What was put together before, or the usual game; by these `rules` where some are named."""
        self._close_game()
        for sentence in self._rules.troubles:
            self.screens.say(sentence)
        choices = self._rules.choices
        chosen = self._usual(choices)
        if self._unstarted is not None and self._unstarted.rules in [choice.id for choice in choices]:
            chosen = self._unstarted
        seated = [seat.name for seat in chosen.seats]
        everyone = self._new_game.everyone if self._new_game is not None else ()
        waiting = [seat for seat in everyone if seat.name not in seated]
        now = self._environment.now()
        evenings = past_evenings(choices, self._games.entries, now.replace(tzinfo=None), ALL_SHAPES)
        house = house_people(self._people.within(self._environment.patience))
        self._new_game = NewGameScene(choices, chosen, self.ask, waiting, real_cards, house, evenings)
        self._new_game.is_first_match = self._is_first_match
        if rules:
            self._new_game.take_choices(choices, rules)
        if [type(scene) for scene in self.screens.scenes] == [GamesScene]:
            self.screens.lay_over(self._new_game)  # Back leads to the list again
        else:
            self.screens.show(self._new_game)

    def _start(self, new: models.NewGame) -> None:
        is_put_together = self._new_game in self.screens.scenes
        self.begin(new)
        if is_put_together and self._session is not None:
            self._unstarted = None
            self._note_people(new, is_pad=False)

    def _note_people(self, new: models.NewGame, is_pad: bool) -> None:
        """Whoever plays a game that was put together here is of the house from now on."""
        looks = looks_for([seat.name for seat in new.seats], [seat.look for seat in new.seats])
        self._people.note_game(new, looks, is_pad)

    def _prefer(self, preferences: Preferences) -> None:
        """Other choices, at once and for the next time."""
        self._app.choose(preferences)
        for scene in self.screens.scenes:
            if isinstance(scene, OwnKeysScene | SettingsScene | TitleScene):
                scene.take(preferences)
        kept = preferences
        if preferences.speed == self._environment.speed:
            kept = replace(preferences, speed=self._environment.settings.value.speed)
        self._environment.settings.value = kept
        self._background.do(settings_file(self._environment.data), partial(self._write_settings, kept))
        if self._session is not None and self._session.table is not None:
            self._session.table.prefer(preferences)

    def _write_settings(self, preferences: Preferences) -> None:
        """In the background: no frame waits for the disk."""
        self._unwritten = self._environment.settings.write(preferences)

    def _repair_settings(self) -> str | None:
        trouble = self._environment.settings.repair()
        return None if trouble is None else words.settings_trouble(trouble)

    def _tell_of_settings(self) -> None:
        trouble, self._unwritten = self._unwritten, None
        if trouble is not None:
            self.screens.say(words.settings_trouble(trouble))

    def _tell_of_slow_files(self) -> None:
        """Each once: what did not come in time is left out, and left alone."""
        slow = self._environment.reading.slow
        for path in slow[self._slow_told :]:
            self.screens.say(words.slow_file(path.name))
        self._slow_told = len(slow)

    # ---- deals with a code

    def _show_todays_deal(self) -> None:
        """The deal of today, with what is known of its games."""
        self._close_game()
        self._games.look()
        self.deals.show()

    def _begin_deal(self, header: GameLine) -> None:
        self._leaving(partial(self._begin_here, header))

    def _end_of_deal(self, game: OpenGame) -> FormScene | None:
        """The screen of a deal that was played to its end; None for any other match."""
        lines, record = game.match.lines, game.saved.path if game.saved is not None else None
        return self.deals.end_of(game, record, partial(self._analysis_of, lines, record))

    # ---- leaving a game

    def _saved_at_table(self) -> SavedGame | None:
        """The record of the open game."""
        return self._session.game.saved if self._session is not None else None

    @property
    def _path_at_table(self) -> Path | None:
        saved = self._saved_at_table()
        return saved.path if saved is not None else None

    def _may_close(self) -> bool:
        """Whether the window may close now: not while moves are on their way to the disk, nor while they are in memory
        only, unless somebody says so.
        """
        if self._session is None or (self._session.game.is_settled and not self._is_unsafe):
            return True
        self._leaving(self._app.quit)
        return False

    @property
    def _is_unsafe(self) -> bool:
        """Whether the last moves are in memory only."""
        return self._session is not None and self._session.game.failing is not None

    def _leaving(self, then: Callable[[], None]) -> None:
        """Leaves the open game once its last move is written; where the disk does not take it, a copy can be saved
        first. Nothing stands still meanwhile.
        """
        self._leaving_for = then
        self._leave_when_safe()

    def _leave_when_safe(self) -> None:
        then, session = self._leaving_for, self._session
        if then is None or (session is not None and not session.game.is_settled):
            return
        self._leaving_for = None
        saved = self._saved_at_table()
        if saved is not None and self._is_unsafe:
            saved.retry()
            self._save_copy(words.LEAVING_UNSAVED, then)
        else:
            then()

    def _leave_anyway(self) -> None:
        then, self._leaving_unsafe_for = self._leaving_unsafe_for, None
        if then is not None:
            then()

    def _save_copy(self, why: str, leave_for: Callable[[], None] | None = None) -> None:
        saved = self._saved_at_table()
        if saved is None or self._app.scene.name == SAVE_COPY.name:
            return

        def save(path: Path) -> FileOutcome:
            saved.save_copy(path)
            return FileOutcome(files.saved_as(str(path)))

        self._leaving_unsafe_for = leave_for
        page, path = replace(SAVE_COPY, why=why), str(home_folder() / saved.path.name)
        self.screens.lay_over(NamedFileScene(page, path, save, self.ask, may_leave=leave_for is not None))

    def _close_game(self) -> bool:
        session, self._session = self._session, None
        if self._pads is not None:
            self._pads.close()
        self.screens.notice_of_game = None
        if session is not None:
            forget_hand_orders(session.game, self._environment, self._background)
        is_safe = session is None or session.game.close()
        if not is_safe:
            self.screens.say(words.NOT_ALL_SAVED)
        return is_safe

    def close(self) -> bool:
        """The window is gone: the game is closed, the worker ends. False where the last moves could not be saved."""
        is_safe = self._close_game()
        self._games.close()
        self._background.close()
        self._environment.thinker.close()
        self._environment.voice.close()
        self._sounds.close()
        return is_safe

    # ---- games

    def begin(self, new: models.NewGame) -> None:
        """A new match, in the library of the player."""
        rules = self._playable_rules(new)
        if rules is not None:
            self._begin_here(self._headers.of(new, rules))

    def _playable_rules(self, new: models.NewGame) -> RuleSet | None:
        """The rules that were chosen, unless they contradict themselves, which is told."""
        rules = next(choice.rules for choice in self._rules.choices if choice.id == new.rules)
        clash = next(iter(clashes_of(rules, len(new.seats))), None)
        if clash is not None:
            self.screens.say(house_rules.clash_sentence(clash))
        return rules if clash is None else None

    def _set_up(self, new: models.NewGame) -> None:
        """The screen on which cards are put by hand, with what lay there last where it fits this table."""
        rules = self._playable_rules(new)
        if rules is None:
            return
        self._show_set_up(new, empty_table(rules_as_wished(new, rules), len(new.seats), teams_of(new.shape)))

    def _set_up_from(self, request: SetUpFrom) -> None:
        """The same with the cards of a moment that is looked back at."""
        from game.ui.play_on.presenter import cards_to_change

        try:
            self._show_set_up(*cards_to_change(request))
        except NoBranch as why:
            self.screens.say(str(why))

    def _show_set_up(self, new: models.NewGame, made: HandMade) -> None:
        from game.ui.set_up.screen import SetUpScene  # so late that the title is there sooner

        before = self._last_set_up.made if self._last_set_up is not None else made
        same = ("rules", "players", "teams", "base")
        if all(getattr(before, field) == getattr(made, field) for field in same):
            made = before
        self._last_set_up = SetUpScene(new, made, self._environment.fresh_seed, self.ask)
        self.screens.lay_over(self._last_set_up)

    def _begin_hand_made(self, request: BeginHandMade) -> None:
        """A match that begins with the position, in the library of the player."""
        self._begin_here(self._headers.of(request.new, request.made.rules), [line_of(request.made)])
        if self._session is not None:
            self._unstarted = None

    def _begin_here(self, header: GameLine, lines: Sequence[Line] = ()) -> None:
        sentence = self.begin_match(header, self._environment.library.path_of(header.id), lines=lines)
        if sentence is not None:
            self.screens.say(sentence)

    def _offer_to_play_on(self, request: PlayOn) -> None:
        """The screen that asks who plays on, or why nobody can."""
        from game.ui.play_on.presenter import play_on_model
        from game.ui.play_on.screen import PlayOnScene

        names = [entry.name for entry in self._games.entries_within(self._environment.patience)]
        try:
            model = play_on_model(request, names)
        except NoBranch as why:
            self.screens.say(str(why))
        else:
            self.screens.lay_over(PlayOnScene(model, self.ask))

    def _begin_branch(self, request: BeginBranch) -> None:
        """The new game, at the table; the one that it goes on from is only read."""
        from game.ui.play_on.presenter import branch_lines

        try:
            header, position = branch_lines(request, self._headers)
        except NoBranch as why:
            self.screens.say(str(why))
        else:
            self._begin_here(header, [position])

    def begin_match(
        self, header: GameLine, path: Path, commands: Mapping[int, str] | None = None, lines: Sequence[Line] = ()
    ) -> str | None:
        """A new match with its record in that file; `commands` are bots by seat, `lines` those it begins with. A
        sentence where that cannot be.
        """
        header = header_as_strong(header, self._games.people_of(header))
        try:
            saved = SavedGame.create(path, header, self._environment.disk)
        except GameIsOpen:
            return words.record_open(path.name)
        except FileExistsError:
            return words.record_exists(path.name)
        except BadRecord as bad:
            return trouble(bad)
        self._close_game()
        self._begun = header
        if lines:
            saved.append(*lines)
        self._take_up(Match(header, saved, self._environment.clock, lines), saved, commands)
        return None

    def bring_in(self, path: Path) -> None:
        """The page on which games and backups are brought in, over the present screen, with this file named on it."""
        self._games.import_files(str(path))

    def open(self, path: Path) -> None:
        """A saved game, where it was left; a sentence where that cannot be."""
        if self._path_at_table == path:
            self._close_game()
        try:
            saved = self._environment.library.open(path)
        except GameIsOpen:
            self.screens.say(words.OPEN_ELSEWHERE)
        except BadRecord as bad:
            self.screens.say(trouble(bad))
        except OSError as error:
            self.screens.say(words.unreadable(path.name, reason_of(error)))
        else:
            self._close_game()
            if saved.is_torn:
                self.screens.say(words.CUT_OFF)
            self._begun = saved.replay.header
            self._take_up(Match(saved.replay.header, saved, self._environment.clock, saved.lines[1:]), saved, None)
            return
        if self._session is None:
            self.show_title()

    # ---- score pads

    @property
    def _score_pads(self) -> ScorePadOnScreen:
        """The pad for real cards, which nothing before the first evening needs."""
        if self._pads is None:
            from game.ui.score_pad.presenter import ScorePads  # so late that the program starts as soon as without it

            self._pads = ScorePads(self._environment, self.screens, self.ask, self._leave_pad, self._play_sound)
        return self._pads

    @property
    def _games_shown(self) -> GamesScene | None:
        """The list of games, if it is among the scenes that lie over each other."""
        return next((scene for scene in self.screens.scenes if isinstance(scene, GamesScene)), None)

    def _leave_pad(self) -> None:
        """To the list in which it was found, else to the title."""
        games, self._games_left = self._games_left, None
        if games is None:
            self.show_title()
            return
        self._games.look()
        self.screens.show(games)
        self._show_more_games()

    def _print(self, request: PrintRules) -> None:
        from game.ui.named_file.printing import Printing  # so late that the program starts as soon as without it

        Printing(self._environment, self.screens, self.ask).print_rules(request.rules, request.page)

    def _begin_pad(self, new: models.NewGame) -> None:
        rules = next(choice.rules for choice in self._rules.choices if choice.id == new.rules)
        self._unstarted, self._games_left = None, self._games_shown
        fresh = self._headers.fresh()
        self._score_pads.begin(new, rules, fresh.game_id, fresh.created)
        self._note_people(new, is_pad=True)

    def _open_pad(self, path: Path) -> None:
        self._games_left = self._games_shown
        self._close_game()
        self._score_pads.open(path)

    def _open_record(self, path: Path) -> None:
        if path.name.endswith(PAD_SUFFIX):
            self._leaving(partial(self._open_pad, path))
            return
        if self._path_at_table == path:
            self.screens.take_off()
            return
        begin = partial(self._leaving, partial(self.open, path))
        entry = next((one for one in self._games.entries if one.path == path), None)
        if entry is None or entry.progress is Progress.ACTIVE:
            begin()
            return
        lines: Sequence[Line] = ()
        with suppress(OSError, BadRecord):  # opening it says why
            lines = read_record(path).lines
        self._look_first(lines, begin)

    def _look_back_at(self, path: Path) -> None:
        """A saved game, as far as it is whole: what is damaged in it is told."""
        if path.name.endswith(PAD_SUFFIX):
            self._open_record(path)
            return
        if self._session is not None and self._path_at_table == path:
            self.ask(Go.LOOK_BACK)
            return
        try:
            part = good_part(path)
        except OSError as error:
            self.screens.say(words.unreadable(path.name, reason_of(error)))
            return
        self.look_back_at(path, part)

    def look_back_at(self, path: Path, part: GoodPart) -> None:
        """Looks back at what was read of a record, over the present screen; what is wrong with it is told."""
        if part.problem is not None:
            self.screens.say(trouble(part.problem))
        elif is_played_elsewhere(path):
            self.screens.say(words.PLAYED_ELSEWHERE)
        elif part.is_torn:
            self.screens.say(words.CUT_OFF)
        if part.lines:
            self._look_first(part.lines, lambda: self._look_back(part.lines, path).lay_over())

    def _look_first(self, lines: Sequence[Line], then: Callable[[], None]) -> None:
        """Shows a record; where a game goes on here with the same cards it is asked first, once."""
        unseen = self._unseen_with(lines)
        if not unseen:
            then()
            return

        scene = self.screens.scenes[-1]
        assert isinstance(scene, FormScene)
        form = scene.form

        def look() -> None:
            for record in unseen:
                self._games.mark_seen(record)
            form.close_dialog()
            then()

        form.open(still_playing(look, form.close_dialog), scene.kit)

    def _analysis_of(self, lines: Sequence[Line], record: Path | None) -> RunningAnalysis:
        environment, games = self._environment, self._environment.library.folder
        kept = beside(record, games, analysis_folder(environment.data), environment.disk, self._background)
        return RunningAnalysis(lines, kept, environment.clock, environment.make_analyser)

    def _look_back(self, lines: Sequence[Line], record: Path | None, ask: Ask | None = None) -> "LookBack":
        from game.ui.look_back.presenter import LookBack  # so late that the title is there sooner

        analysis = self._analysis_of(lines, record)
        own_ask, preferences = ask or self.ask, self._app.preferences
        return LookBack(
            self.screens,
            lines,
            preferences,
            own_ask,
            analysis,
            self._games.matches_like,
            self._play_sound,
            self._environment.make_try_judge,
            partial(self._own_problems.thought_again, record, lines),
        )

    def _unseen_with(self, lines: Sequence[Line]) -> list[Path]:
        """The records of games that go on here with the same cards, where nobody has looked yet."""
        if not lines:
            return []
        games = self._games.entries_within(LONGEST_LOOK)
        return [record for record in still_played(lines, games) if not self._games.label_of(record).seen]

    def show_record(self, lines: Sequence[Line], record: Path, ask: Ask) -> None:
        """Looks back at a record alone, over the title where it is asked first; `ask` is told to go back. Raises
        BadRecord.
        """
        if self._unseen_with(lines):
            self.show_title()
        self._look_first(lines, lambda: self._look_back(lines, record, ask).show())

    def _take_up(self, match: Match, saved: SavedGame, commands: Mapping[int, str] | None) -> None:
        bots = Bots(match, commands, self._environment.clock) if commands else None
        others = MachinePlayers(match, self._environment.thinker, bots, self._app.preferences.turn_seconds)
        lucks = MatchLuck(match, self._environment.thinker)
        self.take_up(OpenGame(match, others, saved, lucks))

    def take_up(self, game: OpenGame) -> None:
        """Shows a game that is open, in the place of the one before."""
        path = game.saved.path if game.saved is not None else None
        others = [entry for entry in self._games.entries_within(self._environment.patience) if entry.path != path]
        self._session = Session(
            game,
            self.screens,
            self.ask,
            sound=self._play_sound,
            hands=hand_orders(game, self._environment, self._background),
            chance=self._environment.chance,
            waiting=waiting(others),
            goes_on_by_itself=self._environment.goes_on_by_itself,
            may_hint=self.deals.may_hint(game),
            end_scene=self._end_of_deal,
            coach=self._coach_for(game),
        )
        self.screens.notice_of_game = self._session.notice
        want_tuning(game.match.board)
        self._session.begin()

    def _coach_for(self, game: OpenGame) -> tuple[MatchCoach, KeptMemory] | None:
        """For the only person of a game; not where everybody plays the same deal."""
        if game.me is None or game.match.header.deal is not None:
            return None
        person, learners = game.match.names[game.me], self._learners
        memory = KeptMemory(game.match.header.id, partial(learners.of, person), partial(learners.change, person=person))
        return MatchCoach(game.match, self._environment.thinker), memory

    def _show_log(self) -> None:
        if self._session is not None:
            notes = (words.NO_SOUND,) if self._sounds.is_silent else ()
            self.screens.lay_over(log_scene(self._session.log, self.ask, notes))

    def _open_menu(self) -> None:
        table = self._session.table if self._session is not None else None
        if table is not None:
            table.ask(game_menu(table.close_dialog, self.ask))

    def _play_again(self) -> None:
        """The table of the match that is over, with new cards."""
        if self._begun is not None:
            self._begin_here(header_as_wished(self._headers.again(self._begun)))
