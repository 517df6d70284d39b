"""The program around the games: title, new game, lists, settings, and one open game at a time."""

import random
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from game.assets import assets_folder
from game.play.bots import Bots
from game.play.machine_players import MachinePlayers
from game.play.match import Match
from game.play.thinker import Thinker
from game.rules.clashes import clashes_of
from game.rules.editing import free_name
from game.ui.announcer import Announcer
from game.ui.core.app import App
from game.ui.core.open_folder import FolderOpener
from game.ui.core.preferences import Preferences
from game.ui.core.sound import Sounds
from game.ui.core.voice import Voice
from game.ui.house_rules import HouseRules
from game.ui.library import GoodPart, Keeping, Removing, shown_entry, trouble, waiting
from game.ui.look_back import LookBack
from game.ui.new_games import NewGameHeaders, seats_of, usual_game
from game.ui.open_game import OpenGame
from game.ui.pages import Pages, Place, game_menu, history_scene, rule_scene
from game.ui.scene_stack import SceneStack
from game.ui.screens import models
from game.ui.screens.games import GamesActions, GamesScene
from game.ui.screens.models import people_of
from game.ui.screens.named_file import SAVE_COPY, FileOutcome, NamedFileScene
from game.ui.screens.new_game.choices import ALL_SHAPES, RuleChoice, teams_of
from game.ui.screens.new_game.new_game import NewGameActions, NewGameScene
from game.ui.screens.title import NEWEST, TitleActions, TitleScene
from game.ui.session import Beyond, HandOrders, Session
from game.words import errors as words
from game.words import files, house_rules
from game.words import screens as screen_words
from game.words.spoken import NO_VOICE
from saves.arranged_hands import ArrangedHand, arranged_hands, encoded_hands, forget_others, hands_file
from saves.background import Background
from saves.bad_record import BadRecord
from saves.cleanup import clear_litter
from saves.files import Disk, reason_of
from saves.folders import hands_folder, settings_file
from saves.games_reader import PATIENCE, GamesReader
from saves.library import REMOVED, GameEntry, Library, Progress
from saves.lines import GameLine
from saves.lock import GameIsOpen
from saves.saved_game import SavedGame
from saves.settings import Settings, settings_in
from saves.typed_path import home_folder


class Environment(Struct, frozen=True, kw_only=True):
    """What the program lives on; tests bring their own."""

    library: Library
    settings: Settings[Preferences]
    disk: Disk
    data: Path
    thinker: Thinker
    clock: Callable[[], float]
    """Seconds."""
    now: Callable[[], datetime]
    """Local time."""
    fresh_seed: Callable[[], int]
    chance: random.Random
    """For names of games and the edge of a packet; never for cards."""
    speed: Preferences | None = None
    """The choices as a command wants them for this run, where they differ from the saved ones."""
    goes_on_by_itself: bool = False
    patience: float = PATIENCE
    """Seconds that a screen waits for the games it lists before it shows those that are known."""
    opener: FolderOpener
    """Shows the folder of the player."""
    voice: Voice
    """Speaks what happens, for those who want to hear it."""

    @property
    def place(self) -> Place:
        """Where everything of the player lies."""
        return Place(self.data, self.opener)


class Program:
    """Runs the window's scenes; `pass_time` is called once a pass of the loop, before the scene's own time."""

    def __init__(self, app: App, household: Environment) -> None:
        self._app = app
        self._house = household
        self._session: Session | None = None
        self._begun: GameLine | None = None
        self._unstarted: models.NewGame | None = None
        self._painted = self._is_tidy = False
        self._background = Background()
        self._told_of_thinker = False
        self._unwritten: str | None = None  # why the settings could not be written, until it is said
        self._games = GamesReader(household.library)
        self._removed_games = GamesReader(household.library.removed)
        self._fill_in: Callable[[], None] = lambda: None  # shows what has become known of the games
        self._games_shown = 0
        self._leaving_for: Callable[[], None] | None = None  # what comes after the open game, once its moves are safe
        self.screens = screens = SceneStack(app)
        self._rules = HouseRules(household.data, household.disk, screens.lay_over, screens.take_off, screens.offer)
        self._sounds = Sounds(assets_folder() / "sounds", lambda: app.preferences.loudness)
        self._fresh = NewGameHeaders(household.fresh_seed, household.chance)
        self.pages = Pages(app, screens, household.place, self._lacking)
        self._keeping = Keeping(
            household.data,
            household.disk,
            screens.lay_over,
            lambda: self._session.game.saved if self._session is not None else None,
            household.now,
            self._settings_of_backup,
        )
        self._announcer = Announcer(household.voice, lambda: app.preferences.voice)
        app.on_close, app.on_prefer, app.on_keys = self._may_close, self._prefer, self.pages.keys
        if household.settings.warning:
            screens.say(household.settings.warning, household.settings.mend)

    @property
    def session(self) -> Session | None:
        """The open game, if there is one."""
        return self._session

    def _lacking(self) -> dict[str, str]:
        """What this computer lacks, by the setting that would need it."""
        no_voice = {} if self._house.voice.is_there else {"voice": NO_VOICE}
        no_sound = {"sound": words.NO_SOUND} if self._sounds.is_silent else {}
        return no_voice | no_sound

    # ---- the loop

    def pass_time(self, dt: float) -> None:
        """Lets the open game go on while its own scene is on screen."""
        if not self._painted:  # nothing slow before the first picture
            self._painted = True
            return
        self._show_more_games()
        self._house.thinker.start()
        self._tidy_up()
        if self._house.thinker.has_given_up and not self._told_of_thinker:
            self._told_of_thinker = True
            self.screens.say(words.PLAIN_THINKING)
        if self._session is not None and self.screens.is_lowest_shown:
            self._session.pass_time(dt)
        self._leave_when_safe()
        self._tell_of_settings()
        self._announcer.look(self._app.scene, self._session, self.screens.notice_shown())

    def _tidy_up(self) -> None:
        """Once: what was kept for games that are gone, and what crashes left."""
        if not self._is_tidy:
            self._is_tidy = True
            data = self._house.data
            self._background.do(data, lambda: clear_litter(data))
            hands, games = hands_folder(self._house.data), self._house.library.folder
            self._background.do(hands, lambda: forget_others(hands, games, games / REMOVED))

    # ---- the title and what it leads to

    def show_title(self) -> None:
        """The title, with the games in progress."""
        self._close_game()
        self._look_for_games()
        choices = self._choices()  # once: filling in reads no files
        usual, model = self._title_model(choices)
        actions = TitleActions(
            play=lambda: self.begin(usual),
            open_game=lambda path: self.open(Path(path)),
            new_game=self._show_new_game,
            games=self._show_games,
            settings=self.pages.settings,
            help=self.pages.help,
            quit=self._quit,
            prefer=self._prefer,
        )
        scene = TitleScene(model, self._app.preferences, actions)

        def fill_in() -> None:
            nonlocal usual
            usual, model = self._title_model(choices)
            scene.show(model)

        self._fill_in = fill_in
        self.screens.show(scene)
        self._rules.offer_rescue()

    def _title_model(self, choices: Sequence[RuleChoice]) -> tuple[models.NewGame, models.TitleModel]:
        """The title with the games that are known, and what its large button begins."""
        active = [entry for entry in self._games.games if entry.progress == Progress.ACTIVE]
        active.sort(key=lambda entry: entry.problem is not None)  # what cannot be opened is not what to go on with
        usual, now = self._usual(choices), self._house.now()
        rules = next(choice.rules.name for choice in choices if choice.id == usual.rules)
        partners = people_of(seats_of(usual), teams_of(usual.shape))[1:]
        newest = tuple(shown_entry(entry, now) for entry in active[:NEWEST])
        return usual, models.TitleModel(rules, partners, newest, len(active), self._games.is_reading)

    def _look_for_games(self) -> None:
        """For a list that is about to be shown as far as the games are known; the rest comes while it is on screen."""
        self._games.look(self._house.patience)
        self._games_shown = self._games_known
        self._tell_trouble_of_games()

    @property
    def _games_known(self) -> int:
        """How often more has become known of the games, removed ones among them."""
        return self._games.changes + self._removed_games.changes

    def _show_more_games(self) -> None:
        if self._games_known != self._games_shown:
            self._games_shown = self._games_known
            self._fill_in()
            self._tell_trouble_of_games()

    def _tell_trouble_of_games(self) -> None:
        if self._games.trouble is not None:
            self.screens.say(words.games_unreadable(self._games.trouble))

    def games_within(self, seconds: float) -> tuple[GameEntry, ...]:
        """The saved games, or as many of them as are known within so many seconds."""
        return self._games.look(seconds)

    def _choices(self) -> tuple[RuleChoice, ...]:
        return self._rules.choices

    def _usual(self, choices: Sequence[RuleChoice]) -> models.NewGame:
        entries, now = self._games.games, self._house.now()
        last = next((entry for entry in entries if entry.problem is None), None)
        name = free_name(screen_words.evening(now.weekday(), now.hour), [entry.name for entry in entries])
        return usual_game(choices, last, name, ALL_SHAPES)

    def _show_new_game(self) -> None:
        self._close_game()
        for sentence in self._rules.troubles:
            self.screens.say(sentence)
        rules, left = self._rules, self._rules.new_game
        chosen = self._usual(self._choices())
        if self._unstarted is not None and self._unstarted.rules in [choice.id for choice in self._choices()]:
            chosen = self._unstarted
        seated = [seat.name for seat in chosen.seats]
        waiting = [seat for seat in left.everyone if seat.name not in seated] if left is not None else []
        actions = NewGameActions(
            self._begin_put_together, self._leave_new_game, rules.read_choice, rules.edit_choice, rules.ask
        )
        rules.new_game = NewGameScene(self._choices(), chosen, actions, waiting)
        self.screens.show(rules.new_game)

    def _leave_new_game(self) -> None:
        """To the title; what was put together is there again when New game is."""
        if self._rules.new_game is not None:
            self._unstarted = self._rules.new_game.chosen
        self.show_title()

    def _begin_put_together(self, new: models.NewGame) -> None:
        self.begin(new)
        if self._session is not None:
            self._unstarted = None

    def _show_games(self, finished: bool = False) -> None:
        """All games; reached from the title, or laid over a table that it leads back to."""
        at_table = self._session is not None
        self._look_for_games()
        back = self.screens.take_off if at_table else self.show_title
        new = lambda: self._leaving(self._show_new_game)  # noqa: E731 - as short as the others
        mend = GoodPart(self._house.library, self._fresh, self.screens.say, self._open_from_list).save
        removing = Removing(self._house.library, lambda: self._path_at_table)

        def come_back() -> None:
            self.screens.take_off()
            scene.reload()

        actions = GamesActions(
            self._open_from_list,
            new,
            back,
            mend,
            removing.remove,
            removing.put_back,
            save_copy=lambda path: self._keeping.save_copy(Path(path), self.screens.take_off),
            back_up=lambda: self._keeping.back_up(self.screens.take_off),
            bring_in=lambda: self._keeping.bring_in(come_back),
            look=self._look_again,
            removed=self._look_for_removed,
        )
        show = self.screens.lay_over if at_table else self.screens.show
        scene = GamesScene(self._shown(self._games), actions, finished, self._games.is_reading)
        self._fill_in = lambda: scene.show(
            self._shown(self._games),
            self._games.is_reading or self._removed_games.is_reading,
            self._shown(self._removed_games),
        )
        show(scene)

    def _shown(self, games: GamesReader) -> list[models.ListedGame]:
        return [shown_entry(entry, self._house.now()) for entry in games.games]

    def _look_again(self) -> list[models.ListedGame]:
        self._look_for_games()
        return self._shown(self._games)

    def _look_for_removed(self) -> list[models.ListedGame]:
        self._removed_games.look(self._house.patience)
        return self._shown(self._removed_games)

    def _settings_of_backup(self, data: bytes) -> Callable[[], None] | None:
        """What makes the settings of a backup those of now; the window stays where it is."""
        found = settings_in(data, Preferences)
        if found is None:
            return None
        return lambda: self._prefer(replace(found, window=self._app.preferences.window))

    @property
    def _path_at_table(self) -> Path | None:
        saved = self._session.game.saved if self._session is not None else None
        return saved.path if saved is not None else None

    def _open_from_list(self, path: str) -> None:
        if self._path_at_table == Path(path):
            self.screens.take_off()
        else:
            self._leaving(lambda: self.open(Path(path)))

    def _prefer(self, preferences: Preferences) -> None:
        """Other choices, at once and for the next time."""
        self._app.choose(preferences)
        self.pages.tell(preferences)
        kept = preferences
        forced = self._house.speed
        if forced is not None and preferences.speed == forced.speed:
            kept = replace(preferences, speed=self._house.settings.value.speed)
        self._house.settings.value = kept
        self._background.do(settings_file(self._house.data), lambda: self._write_settings(kept))
        if self._session is not None and self._session.table is not None:
            self._session.table.preferences = preferences
            self._session.table.refresh()

    def _write_settings(self, preferences: Preferences) -> None:
        """In the background: no frame waits for the disk."""
        self._unwritten = self._house.settings.write(preferences)

    def _tell_of_settings(self) -> None:
        sentence, self._unwritten = self._unwritten, None
        if sentence is not None:
            self.screens.say(sentence)

    def _mute(self) -> None:
        self._prefer(replace(self._app.preferences, sound=not self._app.preferences.sound))

    def _put_tips_away(self) -> None:
        self._prefer(replace(self._app.preferences, tips=False))

    def _quit(self) -> None:
        if self._may_close():
            self._app.quit()

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

    def leave(self) -> None:
        """To the title; where the open game's last moves are in memory only a copy can be saved first."""
        self._leaving(self.show_title)

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
        if session is not None and session.game.saved is not None and self._is_unsafe:
            session.game.saved.retry()
            self._save_copy(words.LEAVING_UNSAVED, then)
        else:
            then()

    def close(self) -> bool:
        """The window is gone: the game is closed, the worker ends. False where the last moves could not be saved."""
        is_safe = self._close_game()
        self._background.close()
        self._house.thinker.close()
        self._house.voice.close()
        self._sounds.close()
        return is_safe

    # ---- games

    def begin(self, new: models.NewGame) -> None:
        """A new match, in the library of the player."""
        rules = next(choice.rules for choice in self._choices() if choice.id == new.rules)
        clash = next(iter(clashes_of(rules, len(new.seats))), None)
        if clash is not None:
            self.screens.say(house_rules.clash_sentence(clash))
            return
        self._begin_here(self._fresh.of(new, rules))

    def _begin_here(self, header: GameLine) -> None:
        sentence = self.begin_match(header, self._house.library.path_of(header.id))
        if sentence is not None:
            self.screens.say(sentence)

    def begin_match(self, header: GameLine, path: Path, commands: Mapping[int, str] | None = None) -> str | None:
        """A new match with its record in that file; `commands` are bots by seat. A sentence where that cannot be."""
        try:
            saved = SavedGame.create(path, header, self._house.disk)
        except (GameIsOpen, FileExistsError) as error:
            return f"{str(error).rstrip('.')}."
        except BadRecord as bad:
            return trouble(bad)
        self._close_game()
        self._begun = header
        self._take_up(Match(header, saved, self._house.clock), saved, commands)
        return None

    def open(self, path: Path) -> None:
        """A saved game, where it was left; a sentence where that cannot be."""
        if self._path_at_table == path:
            self._close_game()
        try:
            saved = self._house.library.open(path)
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
            self._take_up(Match(saved.replay.header, saved, self._house.clock, saved.lines[1:]), saved, None)
            return
        if self._session is None:
            self.show_title()

    def _take_up(self, match: Match, saved: SavedGame, commands: Mapping[int, str] | None) -> None:
        bots = Bots(match, commands, self._house.clock) if commands else None
        others = MachinePlayers(match, self._house.thinker, bots, self._app.preferences.turn_seconds)
        self.take_up(OpenGame(match, others, saved))

    def take_up(self, game: OpenGame) -> None:
        """Shows a game that is open, in the place of the one before."""
        path = game.saved.path if game.saved is not None else None
        others = [entry for entry in self._games.look(self._house.patience) if entry.path != path]
        self._session = Session(game, self._beyond(game), waiting(others))
        self.screens.notice_of_game = self._session.notice
        self._session.begin()

    @property
    def thinker(self) -> Thinker:
        """Who thinks for the computer players of every game."""
        return self._house.thinker

    def _beyond(self, game: OpenGame) -> Beyond:
        header = game.match.header
        bots = any(seat.kind == "bot" for seat in header.seats)
        return Beyond(
            show=self.screens.show,
            preferences=lambda: self._app.preferences,
            leave=self.leave,
            again=None if bots else lambda: self._leaving(self._play_again),
            replay=self._look_back,
            review=lambda: self._look_back(review=True),
            games=self._show_games,
            menu=self._open_menu,
            rules=lambda: self._rules.read(game.board.rules),
            settings=self.pages.settings,
            rule=lambda chapter: self.screens.lay_over(rule_scene(game.board.rules, chapter, self.screens.take_off)),
            help=self.pages.help,
            history=self._lay_history_over,
            save_copy=lambda: self._save_copy(files.COPY_ELSEWHERE_WHY, None),
            notice=self.screens.notice,
            chance=self._house.chance,
            sound=self._sounds.play,
            mute=self._mute,
            no_tips=self._put_tips_away,
            speed=lambda speed: self._prefer(replace(self._app.preferences, speed=speed)),
            pause=lambda pause: self._prefer(replace(self._app.preferences, pause=pause)),
            volume=lambda volume: self._prefer(replace(self._app.preferences, sound=True, volume=volume)),
            hands=self._hands_of(game),
            goes_on_by_itself=self._house.goes_on_by_itself,
        )

    def _hands_of(self, game: OpenGame) -> HandOrders:
        """How the people of a game left their hands; every change is written behind the window's back."""
        if game.saved is None or game.saved.path.parent != self._house.library.folder:
            return HandOrders({})
        disk, id_ = self._house.disk, game.match.header.id
        path = hands_file(hands_folder(self._house.data), game.saved.path)

        def keep(hands: Mapping[int, ArrangedHand]) -> None:
            text = encoded_hands(id_, hands)
            self._background.do(path, lambda: disk.replace(path, text))

        return HandOrders(arranged_hands(path, id_), keep)

    def _forget_hand(self, game: OpenGame) -> None:
        """A match that is over needs no arranged hands."""
        if game.saved is not None and game.match.is_over:
            path = hands_file(hands_folder(self._house.data), game.saved.path)
            self._background.do(path, lambda: path.unlink(missing_ok=True))

    def _lay_history_over(self) -> None:
        if self._session is not None:
            notes = (words.NO_SOUND,) if self._sounds.is_silent else ()
            self.screens.lay_over(history_scene(self._session.history, self.screens.take_off, notes))

    def _open_menu(self) -> None:
        table = self._session.table if self._session is not None else None
        if table is not None:
            table.ask(
                game_menu(
                    table.close_dialog,
                    self.pages.settings,
                    self.pages.help,
                    self.pages.keys,
                    self.leave,
                )
            )

    def _play_again(self) -> None:
        """The table of the match that is over, with new cards."""
        if self._begun is not None:
            self._begin_here(self._fresh.again(self._begun))

    def _look_back(self, review: bool = False) -> None:
        if self._session is not None:
            lines, take_off = self._session.game.match.lines, self.screens.take_off
            LookBack(self.screens, lines, self._app.preferences, take_off).lay_over(review)

    def _save_copy(self, why: str, leave: Callable[[], None] | None) -> None:
        session = self._session
        saved = session.game.saved if session is not None else None
        if saved is None or self._app.scene.name == SAVE_COPY.name:
            return

        def save(path: Path) -> FileOutcome:
            saved.save_copy(path)
            return FileOutcome(files.copy_saved(str(path)))

        page, path = replace(SAVE_COPY, why=why), str(home_folder() / saved.path.name)
        self.screens.lay_over(NamedFileScene(page, path, save, self.screens.take_off, leave))

    def _close_game(self) -> bool:
        session, self._session = self._session, None
        self.screens.notice_of_game = None
        if session is not None:
            self._forget_hand(session.game)
        is_safe = session is None or session.game.close()
        if not is_safe:
            self.screens.say(words.NOT_ALL_SAVED)
        return is_safe
