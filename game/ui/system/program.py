"""The program around the matches: what is known about games and people, which screen leads to which, and what happens
once per pass. A feature does its own work; `game.ui.routes` leads to it.
"""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from game.assets import assets_folder
from game.messages.functions import errors as say_errors, joining as say_joining, screens as say_screens
from game.messages.language import Message, named, nothing, saying
from game.portrait_art import face_in, look_of, looks_for
from game.rules.presets import rule_set_name
from game.sentences import errors as words
from game.sentences.grammar import YOU
from game.toolkit.app import App
from game.toolkit.audio.sound import Sounds
from game.toolkit.input.key_bindings import shown
from game.toolkit.widgets import OpenDoorButton, StateScene
from game.ui.match.matches.next_match import NewGames
from game.ui.review.games.known_games import listed
from game.ui.review.games.presenter import GamesOnDisk
from game.ui.rules.house_rules.presenter import HouseRules
from game.ui.shared.models import NewGame, SeatChoice, people_of
from game.ui.shared.overlay.fronts import CAPTIONS
from game.ui.shared.preferences import Preferences
from game.ui.shared.requests import AskInGame, InvitePhones, ProgramRequest, ShowKeys
from game.ui.start.new_game.choices import is_you, teams_of
from game.ui.start.new_game.new_games import NewGameHeaders, seats_of, stepped_up
from game.ui.start.title.news_of_update import NewsOfUpdate
from game.ui.start.title.screen import TitleModel, TitleScene
from game.ui.start.title.title_tiles import DealDoor, LearnDoor
from game.ui.start.todays_deal.own_deals import OwnDeals
from game.ui.system.environment import Environment
from game.ui.system.people.learning_players import LearningPlayers
from game.ui.system.people.presenter import PeopleAtHome
from game.ui.system.scene_stack import SceneStack
from game.ui.system.services import Services
from saves.disk.background import Background
from saves.disk.file_faults import SettingsTrouble
from saves.disk.files import SlowFile, is_folder
from saves.disk.folders import (
    analysis_folder,
    doors_folder,
    hands_folder,
    is_read_only,
    labels_folder,
    learning_folder,
    people_file,
    settings_file,
    version_file,
)
from saves.disk.system_calls import keep_to_owner
from saves.library.cleanup import clean_up
from saves.library.library import REMOVED, Progress
from saves.players.own_rules import SHARED_SUFFIX
from saves.players.people import person_key
from saves.records.lines import Line
from saves.records.side_files import forget_others

if TYPE_CHECKING:
    from game.ui.evening.score_pad.presenter import ScorePads
    from game.ui.learn.lessons.presenter import Learning
    from game.ui.learn.problems.own_problems import OwnProblems
    from game.ui.match.matches.looked_back_records import RecordsShown
    from game.ui.match.matches.match_at_table import MatchAtTable
    from game.ui.match.scores.round_score import RoundScoreScene
    from game.ui.match.session.open_game import OpenGame
    from game.ui.match.session.session import Session
    from game.ui.phones.joining.evening_room import EveningRoom
    from game.ui.review.games.file_pages import FilePages
    from game.ui.review.games.left_when_safe import LeftWhenSafe
    from game.ui.review.look_back.running_analysis import RunningAnalysis
    from game.ui.start.todays_deal.presenter import TodaysDeals
    from game.ui.system.accessibility.announcer import Announcer
    from saves.records.open_score_pad import OpenScorePad


class Program:
    """Runs the window's scenes; `pass_time` is called once a pass of the loop, before the scene's own time. `answer`
    does what a screen asks for.
    """

    def __init__(
        self, app: App[Preferences], environment: Environment, answer: Callable[["Program", ProgramRequest], None]
    ) -> None:
        self.app, self.environment, self._answer = app, environment, answer
        self._painted = self._is_tidy = self._has_tried_folders = False
        self.unwritten: tuple[Path, ...] = ()
        """Once the window is gone: files that other programs held all the while."""
        self._slow_told = 0  # of the files that did not come in time
        self._told_of_thinker = False
        self._unwritten: SettingsTrouble | None = None  # why the settings could not be written, until it is said
        self._people_seen = 0
        self._day = environment.now().date()
        self._table: MatchAtTable | None = None  # these are made when they are first needed
        self._score_pads: ScorePads | None = None
        self._learning: Learning | None = None
        self._announcer: Announcer | None = None

        disk, data, reading = environment.disk, environment.data, environment.reading
        self.screens = SceneStack(app)
        self.background = Background()
        self.sounds = Sounds(assets_folder() / "sounds", lambda kind: app.preferences.loudness(kind))
        self._evening_room: EveningRoom | None = None
        app.every_bar.buttons = self._phones_in_bar
        self.services = Services(
            environment,
            self.screens,
            self.ask,
            self.background,
            self.play_sound,
            lambda: self.evening_room,
            self._on_phones,
            lambda: self.sounds.is_silent,
        )
        self.headers = NewGameHeaders(environment.card_seed, environment.chance, environment.now)
        self.rules = HouseRules(environment, self.screens, self.ask, self.background)
        self.people = PeopleAtHome(
            people_file(data),
            disk,
            self.background,
            lambda: secrets.token_hex(8),  # two windows never make the same
            environment.now,
            reading,
            lambda names: self.learning_players.carry_along(names),
        )
        self.learning_players = LearningPlayers(
            learning_folder(data),
            disk,
            self.background,
            lambda: environment.now().date(),
            lambda person: self.people.change(lambda house: house.with_learning_player(person)),
        )
        self.games = GamesOnDisk(
            self.services,
            lambda: self._table.saved if self._table is not None else None,
            lambda record, lines, found: self.own_problems.keep(record, lines, found),
            self.faces,
        )
        self.new_games = NewGames(
            self.services,
            self.games,
            self.people,
            self.rules,
            lambda: self._table.left if self._table is not None else (),
        )
        self.own_deals = OwnDeals(self.games, environment.now)
        self._news = NewsOfUpdate(version_file(data), self.screens, disk, self.background)
        app.hears_others = lambda: self._evening_room is not None and self._evening_room.is_open
        app.plays_itself = self._plays_itself
        app.on_close, app.on_prefer, app.on_keys = self.may_close, self.prefer, partial(self.ask, ShowKeys())
        app.on_drop = self._take_file
        app.on_sound_lost = self.sounds.reopen
        if environment.settings.warning:
            self.screens.say(saying(words.settings_trouble, environment.settings.warning), self._repair_settings)

    def ask(self, request: ProgramRequest) -> None:
        self._answer(self, request)

    # ---- features that nothing before the title needs

    def _on_phones(self) -> frozenset[str] | None:
        room = self._evening_room
        return room.on_phones if room is not None and room.is_open else None

    @property
    def _phones_label(self) -> str:
        """What every bar says while phones can join; else ""."""
        return self._evening_room.label if self._evening_room is not None else ""

    @property
    def evening_room(self) -> "EveningRoom":
        """The door for phones."""
        if self._evening_room is None:
            from game.ui.phones.joining.evening_room import EveningRoom

            environment = self.environment
            self._evening_room = EveningRoom(
                doors_folder(environment.data),
                environment.disk,
                self.background,
                lambda: environment.now().timestamp(),
                lambda: self.people.household.names,
                self.screens.say,
                self._tell_of_phones,
            )
        return self._evening_room

    @cached_property
    def own_problems(self) -> "OwnProblems":
        """Turns mistakes in own games into problems."""
        from game.ui.learn.problems.own_problems import OwnProblems

        return OwnProblems(self.learning_players, labels_folder(self.environment.data))

    @property
    def table(self) -> "MatchAtTable":
        if self._table is None:
            from game.ui.match.matches.match_at_table import MatchAtTable

            self._table = MatchAtTable(
                self.services,
                self.games,
                self.learning_players,
                self.people,
                self.headers,
                self.own_deals.may_hint,
                self._score_scene,
                self._end_scene,
            )
        return self._table

    @property
    def score_pads(self) -> "ScorePads":
        if self._score_pads is None:
            from game.ui.evening.score_pad.presenter import ScorePads

            self._score_pads = ScorePads(
                self.services,
                self.headers.fresh,
                self._back_to_list,
                self.faces,
                lambda: self.games.names,
                self.people,
            )
        return self._score_pads

    @property
    def open_score_pad(self) -> "OpenScorePad | None":
        return None if self._score_pads is None else self._score_pads.open_score_pad

    @property
    def learning(self) -> "Learning":
        if self._learning is None:
            from game.ui.learn.lessons.presenter import Learning

            self._learning = Learning(
                self.services,
                self.learning_players,
                self._people_known,
                self.faces,
                lambda: self.new_games.is_first_match,
                lambda rules: self.deals.usual_beside(rules),
                self.people.called_now,
            )
        if not self._learning.knows_rules:
            self._expect_learning_player(self._learning, self.new_games.usual)
        return self._learning

    @cached_property
    def records(self) -> "RecordsShown":
        from game.ui.match.matches.looked_back_records import RecordsShown

        return RecordsShown(self.services, self.games, self.own_problems)

    @cached_property
    def deals(self) -> "TodaysDeals":
        from game.ui.start.todays_deal.presenter import TodaysDeals

        return TodaysDeals(
            self.services,
            self.games,
            self.rules,
            self.own_deals,
            lambda header: self.leave_for(partial(self.table.begin, header(self.headers.fresh()))),
            lambda: self.new_games.usual_rules,
            lambda: self.learning_players.learned,
        )

    @property
    def file_pages(self) -> "FilePages":
        from game.ui.review.games.file_pages import FilePages

        return FilePages(self.services, self.games)

    @property
    def session(self) -> "Session | None":
        return self._table.session if self._table is not None else None

    def _phones_in_bar(self) -> "list[OpenDoorButton]":
        """While phones can join, every screen says so, and shows how."""
        label = self._phones_label
        if not label:
            return []
        button = OpenDoorButton("button/phones", label, partial(self.ask, InvitePhones()), icon="phone")
        return [button.with_tip(say_joining.door_is_open())]

    def _tell_of_phones(self) -> None:
        for scene in self.screens.scenes:
            if isinstance(scene, StateScene):
                scene.refresh()
        self.screens.notify()

    # ---- the loop

    def pass_time(self, dt: float) -> None:
        """Let the open match advance while its own scene is on screen."""
        if not self._painted:  # nothing slow before the first picture
            self._painted = True
            self.environment.reading.end()
            return
        session = self.session
        if session is None or (self._learning is not None and not self.screens.is_lowest_shown):
            self.learning.pass_time()
        day = self.environment.now().date()
        is_new_day, self._day = day != self._day, day
        if is_new_day or self.games.has_news() or (self._learning is not None and self._learning.has_news()):
            self.notify()
        self._look_at_people()
        if self._table is not None or self.new_games.is_on_screen:  # nothing that a title needs
            self.environment.thinker.start()
            self.environment.thinker.try_tunings()
        self._tidy_up()
        if self.environment.thinker.has_given_up and not self._told_of_thinker:
            self._told_of_thinker = True
            self.screens.say(say_errors.plain_thinking)
        waits = self.app.preferences.waits_behind and not self.app.has_focus
        if session is not None and self.screens.is_lowest_shown and not waits:
            session.pass_time(dt)
        self.sounds.keep_room(session is not None and not waits)
        self.screens.captions.pass_time(dt)
        if session is not None:
            session.pass_phones(dt)
        elif self.open_score_pad is not None:
            self.score_pads.pass_time(dt)
        elif self._evening_room is not None:
            self._evening_room.pass_time(dt)
        if self.opened is not None:
            self.opened.leave_when_safe()
        self._tell_of_settings()
        self._tell_of_slow_files()
        self._tell_of_voice()
        if not self.environment.goes_on_by_itself:  # a demonstration has nobody to read it
            self._news.poll()
        self._announce()

    def _plays_itself(self) -> bool:
        """Whether phones play, or computer players move on the screen."""
        session = self.session
        if session is None:
            return False
        waits = self.app.preferences.waits_behind and not self.app.has_focus
        is_watched = self.screens.is_lowest_shown and not waits
        return session.is_played_on_phones or (is_watched and session.is_played_by_computers)

    def _announce(self) -> None:
        """Speaks news, if somebody listens; requests at a table are included."""
        if self._announcer is None:
            is_heard = self.app.preferences.voice != "off" or self.environment.reader.is_listening
            if not is_heard and isinstance(self.screens.scenes[-1], StateScene):
                return
            from game.ui.system.accessibility.announcer import Announcer

            environment = self.environment
            self._announcer = Announcer(environment.voice, lambda: self.app.preferences.voice, environment.reader)
        self._announcer.look(self.app.scene, self.session, self.screens.notice_shown)

    def play_sound(self, name: str, side: float = 0.0) -> None:
        """A sound from a side of the table, and its caption if wanted."""
        self.sounds.play(name, side)
        if self.app.preferences.captions:
            self.screens.captions.hear(CAPTIONS.get(name, nothing)())

    def _tidy_up(self) -> None:
        """Once: delete what was stored for games that are gone, and what crashes left."""
        if not self._is_tidy:
            self._is_tidy = True
            data = self.environment.data
            games = self.environment.library.folder
            self.background.do(games, partial(keep_to_owner, data))
            self.background.do(data, partial(clean_up, data))
            for beside in (hands_folder(data), labels_folder(data), analysis_folder(data)):
                self.background.do(beside, partial(forget_others, beside, games, games / REMOVED))

    # ---- the title

    def show_title(self) -> None:
        self._warn_of_unwritable_folder()
        self.new_games.keep_unstarted()
        self.close_game()
        self.games.refresh()
        self.people.refresh()
        self.new_games.refresh()
        scene = TitleScene(self._title_model(), self.app.preferences, self.ask)
        self.screens.show(scene)
        self.screens.subscribe(
            scene, lambda: scene.receive(model=self._title_model(), preferences=self.app.preferences)
        )
        may_have_doors = self._evening_room is not None or is_folder(doors_folder(self.environment.data))
        room = self.evening_room if may_have_doors else None
        if room is not None and room.may_offer_again and (offer := room.offer_between(self._let_phones_back)):
            self.screens.offer(offer)
        self.rules.offer_rescue()

    def _warn_of_unwritable_folder(self) -> None:
        """Once."""
        if self._has_tried_folders:
            return
        self._has_tried_folders = True
        messages = {
            self.environment.library.folder: say_errors.games_unwritable,
            self.environment.data: say_errors.data_unwritable,
        }
        for folder, message in messages.items():
            with suppress(SlowFile):
                if self.environment.reading.within(folder, partial(is_read_only, folder)):
                    self.screens.say(saying(message, str(folder)))
                    return

    def _let_phones_back(self) -> None:
        if self.session is not None:
            self.session.door.come_back()
        self.screens.notify()

    @property
    def _is_new_here(self) -> bool:
        """Whether nobody has started anything but evenings with real cards, which are over."""
        is_over = all(entry.is_score_pad and entry.progress != Progress.ACTIVE for entry in self.games.entries)
        return self.new_games.is_first_match and is_over

    def deal_in(self) -> None:
        """Somebody new puts a table together without asking to be shown: they are dealt in, and told nothing."""
        if self._is_new_here and self.learning.door.is_new:
            self.prefer(replace(self.app.preferences, coach=False, tips=False))

    def _title_model(self) -> TitleModel:
        active = [entry for entry in self.games.entries if entry.progress == Progress.ACTIVE]
        # neither a game that can't be opened nor a pad on which nothing is written is one to continue
        active.sort(key=lambda entry: (entry.problem is not None, entry.is_score_pad and not entry.round))
        usual, now = self.new_games.usual, self.environment.now()
        rules = next(rule_set_name(choice.rules.name) for choice in self.new_games.choices if choice.id == usual.rules)
        if self.new_games.is_first_match:
            rules = say_screens.for_beginners(rules)
        elif self.new_games.steps_up:
            rules = say_screens.stepping_up(rules)
        own, *partners = people_of(seats_of(usual), teams_of(usual.shape))
        waiting = next((entry for entry in active if entry.problem is None), None)
        going_on = listed(waiting, now, self.games.label_of(waiting.path), self.faces()) if waiting else None
        turns = sum(entry.problem is None and entry.waits_for_person for entry in active)
        door = LearnDoor(is_known=False)
        if self._learning is not None:
            self._expect_learning_player(self._learning, usual)
            door = self._learning.door
        deal = DealDoor(self.own_deals.today, self.own_deals.todays_progress)
        first_round = self.new_games.guided if self._is_new_here and door.is_new else None
        is_taught = self.new_games.has_begun or (self._is_new_here and not door.is_new)
        return TitleModel(
            usual,
            rules,
            tuple(partners),
            going_on,
            turns,
            self.games.is_reading,
            deal,
            door,
            first_round,
            self.new_games.is_first_match and is_taught,
            self._phones_label,
            stepped_up(usual),
            own if usual.seats[0].human and not is_you(own.name) else None,
        )

    def _expect_learning_player(self, learning: "Learning", usual: NewGame) -> None:
        """The player of the usual game learns, by its rules, unless others are chosen there."""
        person = next((seat.name for seat in usual.seats if seat.human), "")
        learning.expect(self.new_games.choices, usual.rules, person)

    def notify(self) -> None:
        """News about games, people or learning, or a new day."""
        if self._learning is not None:
            self._learning.show_more()
        self.screens.notify()

    def _take_file(self, file: str) -> None:
        """A file was dropped on the window: rules are edited, everything else is imported."""
        path = Path(file)
        if path.name.endswith(SHARED_SUFFIX):
            self.rules.open_dropped(path)
        else:
            self.file_pages.import_files(path)

    # ---- people

    def faces(self) -> dict[str, int]:
        """Everybody's face, by name key; "You" look like the person who has chosen a name since."""
        household = self.people.household
        you = household.find(household.you)
        return household.faces if you is None else {person_key(YOU): you.face, **household.faces}

    @property
    def your_look(self) -> int:
        """The portrait of "You" at the usual table."""
        you = (look for seat, look in self._usual_looks if seat.human and is_you(seat.name))
        return next(you, look_of(YOU))

    @property
    def usual_faces(self) -> frozenset[int]:
        """The faces of the usual computer players."""
        return frozenset(face_in(look) for seat, look in self._usual_looks if not seat.human)

    @property
    def _usual_looks(self) -> tuple[tuple[SeatChoice, int], ...]:
        seats = self.new_games.usual.seats
        return tuple(zip(seats, looks_for([seat.name for seat in seats], [seat.look for seat in seats]), strict=True))

    def _people_known(self) -> list[str]:
        """The people of the games that are known, who played last first."""
        return [seat.name for entry in self.games.entries for seat in entry.seats if seat.kind == "human"]

    def _look_at_people(self) -> None:
        """News of the people of the house, and the faults of their file."""
        if self._people_seen != self.people.changes:
            self._people_seen = self.people.changes
            if self.people.is_read:
                if self.session is None:  # at a table people have their places there
                    self.screens.seat(regular.name for regular in self.people.household.present)
                names = self.people.household.names
                self.learning_players.take_names(names)
                self.games.history.take_names(names)
                self.learning_players.recall(self.people.household.learner)
            self.notify()
        trouble = self.people.take_trouble()
        if trouble is not None:
            self.screens.say(trouble)

    # ---- choices

    @property
    def lacking(self) -> dict[str, str]:
        """What this computer lacks, by the setting that would need it."""
        from game.messages.functions import spoken

        no_voice = {} if self.environment.voice.is_there else {"voice": spoken.no_voice()}
        return no_voice | ({"sound": say_errors.no_sound()} if self.sounds.is_silent else {})

    def prefer(self, preferences: Preferences) -> None:
        """Other choices, at once and for the next time."""
        self.app.choose(preferences)
        self.screens.notify()
        kept, settings = preferences, self.environment.settings
        if preferences.speed == self.environment.speed:
            kept = replace(preferences, speed=settings.value.speed)
        settings.value = kept
        self.background.do(settings_file(self.environment.data), partial(self._write_settings, kept))
        if self.session is not None and self.session.table is not None:
            self.session.table.prefer(preferences)

    def offer_voice(self) -> None:
        """Say once how to switch on the voice, to somebody who has none yet and no screen reader."""
        from game.messages.functions import spoken

        if self.app.preferences.voice == "off" and not self.environment.reader.is_reading:
            self.environment.voice.offer(spoken.offer(shown("V")))

    def say_voice(self) -> None:
        """Say the new voice setting: it was requested, so it is said somewhere."""
        from game.messages.functions import spoken

        environment = self.environment
        if not (environment.reader.is_reading or environment.voice.is_there):
            self.screens.unsay()
            if self.app.preferences.voice != "off":
                self.screens.say_here(spoken.no_voice)
            return
        speech = environment.reader if environment.reader.is_reading else environment.voice
        speech.hush()
        speech.say(spoken.announcements_now(named("screens", f"voice_{self.app.preferences.voice}")))

    def _tell_of_voice(self) -> None:
        """Say on the screen, once, that the voice doesn't speak."""
        if self.environment.voice.take_failure():
            from game.messages.functions import spoken

            self.screens.say(spoken.voice_failed)

    def _write_settings(self, preferences: Preferences) -> None:
        """In the background: no frame waits for the disk."""
        self._unwritten = self.environment.settings.write(preferences)

    def _repair_settings(self) -> Message | None:
        trouble = self.environment.settings.repair()
        return None if trouble is None else saying(words.settings_trouble, trouble)

    def _tell_of_settings(self) -> None:
        trouble, self._unwritten = self._unwritten, None
        if trouble is not None:
            self.screens.say(saying(words.settings_trouble, trouble))

    def _tell_of_slow_files(self) -> None:
        """Each once: what did not come in time is left out, and left alone."""
        slow = self.environment.reading.slow
        for path in slow[self._slow_told :]:
            self.screens.say(saying(say_errors.slow_file, path.name))
        self._slow_told = len(slow)

    # ---- the open match

    def open(self, path: Path) -> None:
        """Open a saved match where it was left; otherwise the title, with a sentence why not."""
        if not self.table.open(path) and self.session is None:
            self.show_title()

    def _end_scene(self, game: "OpenGame", ask: AskInGame, joy: float) -> StateScene[Any]:
        from game.ui.match.matches.match_ending import MatchEnding

        analysis = partial(self._analysis_of, game)
        path = game.saved.path if game.saved is not None else None
        is_from_list = path is not None and self.games.was_left_for(path)
        back = partial(self.leave_for, self._back_to_list) if is_from_list else None
        deal = self.deals.end_of(game, path, analysis)
        return deal or MatchEnding(self.services, game, analysis, ask, joy, back).scene

    def _score_scene(self, game: "OpenGame", ask: AskInGame, joy: float) -> "RoundScoreScene":
        from game.ui.match.matches.match_ending import RoundEnding

        return RoundEnding(game, partial(self._analysis_of, game), ask, joy).scene

    def _analysis_of(self, game: "OpenGame") -> "RunningAnalysis":
        return self.records.analysis_of(game.match.lines, game.saved.path if game.saved is not None else None)

    @property
    def opened(self) -> "LeftWhenSafe | None":
        """The match or the pad; None before any was opened."""
        return self._table if self.open_score_pad is None else self._score_pads

    def leave_for(self, then: Callable[[], None]) -> None:
        """Call that once the open match or pad is safe; at once if there is none."""
        if self.opened is None:
            then()
        else:
            self.opened.leave_for(then)

    def leave_anyway(self) -> None:
        if self.opened is not None:
            self.opened.leave_anyway()

    def may_close(self) -> bool:
        """Whether the window may close now: not while something is on its way to the disk, nor while it is in memory
        only, unless somebody says so.
        """
        if self.opened is None or self.opened.may_close:
            return True
        self.opened.leave_for(self.app.quit)
        return False

    def close_game(self) -> bool:
        if self._score_pads is not None:
            self._score_pads.close()
        return self._table is None or self._table.close()

    def _back_to_list(self) -> None:
        """To the list in which a pad or a result was found, else to the title."""
        self.close_game()
        if not self.games.show_list_again():
            self.show_title()

    def show_record(self, lines: Sequence[Line], record: Path, ask: Callable[[ProgramRequest], None]) -> None:
        """Look back at a record alone, over the title if that asks first; `ask` gets the request to go back. Raises
        BadRecord.
        """
        if self.records.unseen_with(lines):
            self.show_title()
        self.records.look_first(lines, lambda: self.records.look_back(lines, record, ask).show())

    def close(self) -> bool:
        """The window is gone: close match and pad, end the worker. False if the last moves couldn't be saved."""
        is_safe = self._score_pads is None or self._score_pads.put_away()
        is_safe &= self.close_game()
        if self._evening_room is not None:
            self._evening_room.leave()
        self.unwritten = self.background.close()
        self.environment.thinker.close()
        self.environment.voice.close()
        self.sounds.close()
        return is_safe
