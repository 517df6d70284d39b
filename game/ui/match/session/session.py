"""One game on screen, from its current state to its end: which scene comes next, what the curtain and the notices say,
and when the others may move.

It asks the game what is due and shows it; the rules, the record and the players are elsewhere.
"""

from collections.abc import Callable, Collection, Sequence
from enum import Enum, auto
from functools import partial
from math import inf
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from pygame import K_F4, K_F5, K_F6, K_SPACE, Rect

from game.cards import HandSorting
from game.engine.events import PacketCut, RoundEnded, StackChosen
from game.engine.moves import Answer, Choose, Cut, Move
from game.engine.partners.agreements import Agreement
from game.engine.table.board import Board, Phase
from game.engine.table.view import SPECTATOR
from game.messages.functions import (
    coach as say_coach,
    errors as say_errors,
    first_round as say_first_round,
    game_files as say_game_files,
    going_out_texts as say_going_out,
    scores as say_scores,
    screens as say_screens,
    table as say_table,
)
from game.messages.language import Message
from game.play.match_log import MatchLog
from game.play.told_agreements import is_taught
from game.rules.presets import rule_set_name
from game.rules.ruleset import most_rounds
from game.sentences import errors
from game.sentences.at_table.going_out_texts import effect_of_yes
from game.sentences.at_table.log import LogLine
from game.sentences.at_table.partner_agreements import words_of_promise
from game.sentences.at_table.recap import Weight, since_last_turn, weight_of
from game.sentences.at_table.table import sortings
from game.sentences.grammar import members, seat_person
from game.toolkit.scene import Scene
from game.toolkit.speed import LOOKED_AT
from game.toolkit.widgets import Button, Dialog, StateScene, stay
from game.turn.arrangement import Arrangement, sorted_so
from game.turn.spots import SeatPlate
from game.ui.match.curtain.screen import CurtainModel, CurtainScene, CurtainState, Happening
from game.ui.match.deal.ceremony import Ceremony, Setting
from game.ui.match.deal.choose import ChooseScene
from game.ui.match.deal.cut import CutScene
from game.ui.match.deal.deck_cut import DeckCutModel, DeckCutScene
from game.ui.match.deal.high_card import HighCardScene, HighCardState
from game.ui.match.deal.two_dealers import Dealers, TwoDealersScene
from game.ui.match.first_round.achieved import RoundAchieved, RoundAchievedScene, achieved
from game.ui.match.first_round.first_picture import FirstPictureScene
from game.ui.match.first_round.picture_stages import first_deal
from game.ui.match.scores.match_end import MatchEndScene
from game.ui.match.scores.round_score import RoundScoreScene
from game.ui.match.session.ceremonies import (
    choose_model,
    cut_model,
    deck_cut_model,
    round_began,
    setting_of,
    two_deal,
)
from game.ui.match.session.coach_at_table import CoachAdvice, TableCoach
from game.ui.match.session.door_keeper import DoorKeeper, ShownScore
from game.ui.match.session.first_round_guide import FirstRoundGuide
from game.ui.match.session.first_times import FirstTimes
from game.ui.match.session.open_game import OpenGame
from game.ui.match.session.person_memory import PersonMemory
from game.ui.match.session.remembered_hands import HandOrders
from game.ui.match.session.score_views import match_end, so_far
from game.ui.match.session.who_plays import change_button, is_left_alone, stood_in, turns_dialog, who_plays_dialog
from game.ui.shared.models import people_of
from game.ui.shared.overlay.fronts import Notice, NoticeAction, Offer, YesNoQuestion
from game.ui.shared.overlay.overlaid_scene import OverlaidScene
from game.ui.shared.requests import (
    Agree,
    AskInGame,
    ChangePreferences,
    CloseDoor,
    CutDeck,
    GameRequest,
    GoOn,
    HandOver,
    InvitePhones,
    LetPhoneIn,
    LiftCurtain,
    ProgramRequest,
    ReadChapter,
    ReadRules,
    SaveCopy,
    SeeTable,
    ShowAddress,
    ShowGames,
    ShowLog,
    ShowMenu,
    Skip,
    TryDoorAgain,
)
from game.ui.shared.seated_players import PlayedAt, SeatMark, people_at
from game.ui.system.services import Services
from game.ui.table.beginning import Beginning
from game.ui.table.inputs import PeopleSeated, Say, TableCommand
from game.ui.table.layout.plan import has_lines
from game.ui.table.modes import Play
from game.ui.table.screen import TableScene
from game.ui.table.sheets.round_end import WAITS, RoundEndSheet, round_end
from game.ui.table.table_game import TableHooks
from saves.records.journal import Moved

LAST_EVENTS: Final = 100
"""More events than one turn can have."""
LOOK_AT_END: Final = 1.2
"""Seconds at normal speed before the table of a round that is over makes room for its score."""
LOOK_AT_SCORE: Final = 6.0
"""Seconds at normal speed before an automatic score continues: a little longer than its counting takes."""
GOOD_NEWS: Final = 6.0
"""Seconds to show that everything is being saved again."""


class GameScreen(Enum):
    TABLE = auto()
    HIGH_CARD = auto()
    TWO_DEALERS = auto()
    FIRST_PICTURE = auto()
    """The introduction before the first card of a guided round."""
    DECK_CUT = auto()
    CUT = auto()
    CHOOSE = auto()
    CURTAIN = auto()
    OPEN_TABLE = auto()
    """The table as everybody may see it, opened from the curtain."""
    SCORE = auto()
    END = auto()
    ENDED_TABLE = auto()
    """The table of a finished round, opened from its score."""


_AT_TABLE: Final = (GameScreen.TABLE, GameScreen.OPEN_TABLE, GameScreen.CUT, GameScreen.CHOOSE)
"""Screens that report a sleeping phone."""
_SCORES: Final = (GameScreen.SCORE, GameScreen.ENDED_TABLE)
"""The score of a round, and the table opened from it."""


ScoreScene = Callable[[OpenGame, AskInGame, float], RoundScoreScene]
EndScene = Callable[[OpenGame, AskInGame, float], StateScene[Any]]
"""Makes the requested screen of a finished round or match; motions are multiplied by the number."""


class OtherGames(NamedTuple):
    """How many of them wait for a person, whether the current one is the first match of all, and whether a guided round
    is among the others.
    """

    waiting: int
    none_begun: bool = False
    has_guided: bool = False


class Session:
    """Shows an open game and keeps it going; call `pass_time` once per pass of the loop while it is on screen."""

    def __init__(
        self,
        game: OpenGame,
        services: Services,
        *,
        hands: HandOrders,
        others: OtherGames,
        may_hint: bool = True,
        end_scenes: tuple[ScoreScene, EndScene],
        coach: tuple[CoachAdvice, PersonMemory] | None = None,
        on_phones: Collection[int] | None = None,
    ) -> None:
        """`end_scenes`, of a round and of the match, may know more than the game itself. `coach` finds and remembers
        tips for the only person of a game; without it there are none. `on_phones` are the seats of people that were
        chosen for phones; None if as this evening.
        """
        self.game = game
        self.door = DoorKeeper(
            game,
            services,
            self._hand_over,
            self._show_again,
            lambda lifted: self._cut_pack(CutDeck(lifted)),
            lambda: self._shows_end,
            ShownScore(lambda: self._screen in _SCORES, self._lead_on_from_score),
            hands,
            may_hint=may_hint,
        )
        """The seats that phones may take, and those they have."""
        self.door.follow(on_phones)
        self.log = MatchLog(game.match, game.me)
        self.steps_before = len(self.log.steps)
        """How many steps the log had before this game came to the screen."""
        self.refusals = 0
        """How many refusals there were at the table; the last reason is shown."""
        screens = self._screens = services.screens
        self._services = services
        self._ask_program, self._sound, self._environment = services.ask, services.play_sound, services.environment
        self._is_silent = services.is_silent
        self._hands, self._may_hint = hands, may_hint
        self._waiting, self._is_first_match, self._follows_guided = others
        self._offered: Offer | None = None
        self._score_scene, self._end_scene = end_scenes
        self._private_coach = TableCoach(game, *coach, lambda: screens.preferences.coach) if coach is not None else None
        self._guide = FirstRoundGuide(game, *coach) if coach is not None else None
        self._first_times = FirstTimes(game, coach[1]) if coach is not None else None
        self._screen: GameScreen | None = None
        self._read_by: int | None = None  # who is "You" on it
        self._scene: Scene | None = None
        self.table: TableScene | None = None
        """The table, while it is on screen."""
        self._pause = 0.0
        self._scored = 0  # the round whose score has been seen
        self._counted = 0  # the round whose score has been counted on screen
        self._dealt_at: int | None = None  # the event of a deal not yet shown
        self._draws_seen, self._has_seen_picture = True, False  # the picture is one before a guided round
        self._pending: Callable[[], None] | None = None
        self._shown: int | None = None  # the seat whose result is being shown
        self._results_seen = 0  # how much had happened when the ceremony last showed a result
        self._ending = False
        self._has_asked_on = False  # a phone has asked for what comes after the score
        self._has_ended = False  # the end of the match has been seen
        self._covered: tuple[int, int, Arrangement] | None = None  # whose desk, how much had happened, how it was left
        self._record_notices = RecordNotices(game, partial(services.ask, SaveCopy()))
        self._last_round_told = True
        """Whether nobody needs to be told that this is the last round."""
        self._is_outdated = False  # a seat has changed hands since its screen was made

    # ---- what is on screen

    @property
    def screen(self) -> GameScreen | None:
        return self._screen

    def begin(self) -> None:
        """Show the game in its current state; only the result if it is over. A game that continues from between two
        rounds of another begins with the next deal: the score belongs to the other game.
        """
        match = self.game.match
        seen = match.events_since(0, SPECTATOR)
        if match.is_over or (match.awaits_deal and not any(isinstance(event, RoundEnded) for event in seen)):
            self._scored = self.game.board.round
        self._deal_if_due()
        self._enter(self._due())

    def _due(self) -> GameScreen:
        match, board = self.game.match, self.game.board
        if match.pack_waits:
            return GameScreen.DECK_CUT if self._draws_seen else GameScreen.HIGH_CARD
        if board.phase == Phase.ENDED or match.is_over:
            is_scored = board.round > self._scored and self._can_be_scored and not self.is_guided
            return GameScreen.SCORE if is_scored else GameScreen.END
        if not self._draws_seen:
            return GameScreen.HIGH_CARD
        if self._dealt_at is not None and two_deal(self.game):
            return GameScreen.TWO_DEALERS
        if self.is_guided and not self._has_seen_picture and not sum(board.turns) and self.game.view.hand:
            return GameScreen.FIRST_PICTURE
        if board.phase == Phase.CUT:
            return GameScreen.CUT
        if board.phase == Phase.CHOOSE and self._dealt_at is None:
            return GameScreen.CHOOSE
        if self.game.looker_due is not None and self._dealt_at is None:
            return GameScreen.CURTAIN
        return GameScreen.TABLE

    @property
    def _can_be_scored(self) -> bool:
        """An abandoned match may have been left in the middle of a round."""
        return self.game.board.phase == Phase.ENDED and self.game.board.round > 0

    @property
    def _shows_end(self) -> bool:
        """Whether everybody at this screen has seen how the finished match ended."""
        match, board = self.game.match, self.game.board
        if match.is_over:
            return self._has_ended
        return board.phase != Phase.ENDED or board.round <= max(self._counted, self._scored)

    def _deal_if_due(self) -> None:
        """Deal the next round once the score of the previous one has been seen."""
        match, board = self.game.match, self.game.board
        if not match.awaits_deal or board.round > self._scored:
            return
        start = match.event_count
        match.asks_for_cuts = self._asks_to_cut
        self.game.deal()
        if match.waiting_pack is not None:
            self._draws_seen = not match.waiting_pack.draws
        else:
            self._draws_seen = not round_began(self.game).draws
            self._see_deal(start)

    def _see_deal(self, start: int) -> None:
        """The cards fly where they do, from that event on."""
        if self.game.board.phase != Phase.CUT and self._motion > 0:
            self._dealt_at = start

    @property
    def _asks_to_cut(self) -> bool:
        """Whether people at this screen are asked to cut the deck: not before their second match, and a guided round
        begins with the cards.
        """
        is_known = self._screens.preferences.knows_cut or not self._is_first_match
        return is_known and not self.is_guided and self._services.asks_to_cut

    @property
    def _coach(self) -> TableCoach | None:
        """The coach, unless somebody else sees this screen: its advice names cards of the hand."""
        return None if self.game.is_shared else self._private_coach

    @property
    def is_guided(self) -> bool:
        """Whether this is a newcomer's guided round with the coach, not a round that somebody put together."""
        board = self.game.board
        if most_rounds(board.rules) != 1 or not is_taught(self.game.match.header.seats, board.teams):
            return False
        return self._coach is not None and self._screens.preferences.coach

    @property
    def _time_scale(self) -> float:
        """The factor on pauses."""
        return self._screens.preferences.time_scale

    @property
    def _motion(self) -> float:
        """The factor on motions; 0 for none."""
        return 0.0 if self._screens.preferences.reduced_motion else self._time_scale

    # ---- time

    def pass_time(self, dt: float) -> None:
        """Let the game advance by at most one step, when the screen is ready for it."""
        self._pause = max(0.0, self._pause - dt)
        self._record_notices.pass_time(dt)
        self.game.match.asks_for_cuts = self._asks_to_cut
        if not self.game.is_settled:
            return
        if self._screens.preferences.is_time_up(self.game.match.seconds) and self._screen is GameScreen.TABLE:
            self._announce_last_round()
        if self._is_outdated:
            self._show_again()
        if self._pending is not None:
            pending, self._pending = self._pending, None
            pending()
        match self._screen:
            case GameScreen.TABLE:
                self._note_hand()
                self._pass_at_table(dt)
            case GameScreen.CUT | GameScreen.CHOOSE:
                self._pass_in_ceremony()
            case GameScreen.DECK_CUT:
                self._pass_at_pack()
            case GameScreen.HIGH_CARD if not self._waits_for_press and self._pause <= 0:
                self._go_on()
            case GameScreen.SCORE if self._environment.goes_on_by_itself and self._pause <= 0:
                self._go_on()
            case GameScreen.SCORE | GameScreen.ENDED_TABLE if self._has_asked_on:
                self._has_asked_on = False
                self._go_on()

    @property
    def _waits_for_press(self) -> bool:
        """Whether what is only to be read stays until somebody at the screen goes on: with phones, the next act is
        often a phone's.
        """
        return not (self._environment.goes_on_by_itself or self.game.phones)

    def _pass_at_table(self, dt: float) -> None:
        table = self.table
        if table is None:
            return
        if self._guide is not None and self.is_guided:
            self._guide.think_ahead(table.state)
        if not table.is_resting:
            return
        if table.modal is not None and not self._ending:  # while a question or the menu is open, everybody waits
            return
        if self._dealt_at is not None:
            self._dealt_at = None
            self._linger(0.0)
        if self._first_times is not None:
            self._first_times.note()
        due = self._due()
        if due is GameScreen.TABLE:
            if self._guide is not None and self.is_guided:
                self._guide.pass_time(table, dt)
            elif not self._makes_offers() and self._coach is not None:  # one voice at a time
                self._coach.pass_time(table)
            if table.is_resting:  # unless somebody has just begun to speak
                self.game.let_others_act()
        elif due is GameScreen.SCORE or due is GameScreen.END:
            if not self._ending:
                self._ending = True
                self._tell_end(table)
            elif self._pause <= 0:
                self._enter(due)
        else:
            self._enter(due)

    def _tell_end(self, table: TableScene) -> None:
        """Announce over the table who went out and how, until somebody or a few seconds lead on to the score."""
        match = self.game.match
        events = match.events_since(max(0, match.event_count - LAST_EVENTS), SPECTATOR)
        ended = round_end(events, self.game.board, table.state.people, self.game.me, match.left_over)
        if ended is None:
            self._linger(LOOK_AT_END)
            return
        if ended.team is not None:
            self._sound("out")
        is_new = self.is_guided or (self._is_first_match and self._follows_guided)
        waits = is_new and self._waits_for_press  # who is new reads
        seconds = 0.0 if waits else WAITS * self._staying
        table.ask(RoundEndSheet(ended, self.skip, seconds, say_first_round.go_on() if self.is_guided else ""))
        self._pause = seconds or inf

    def _pass_in_ceremony(self) -> None:
        if self._pause > 0:
            return
        due = self._due()
        is_last_cut = self._screen is GameScreen.CUT and due is not GameScreen.CUT and self._shown is not None
        if is_last_cut and self._waits_for_press:  # all results stay until a press
            self._shown, self._pause = None, inf
            self._update_ceremony()
        elif due is not self._screen:
            self._enter(due)
        elif self._shown is not None:
            self._shown = None
            self._update_ceremony()
        elif not self.game.awaits_person and self.game.let_others_act():
            self._show_results()

    def _pass_at_pack(self) -> None:
        """Deal without a cut once nobody wants to cut any more."""
        if not self.game.match.pack_waits:
            self._enter(self._due())
        elif not self._asks_to_cut:
            self._cut_deck(CutDeck(0))

    @property
    def _pack_to_cut(self) -> DeckCutModel:
        return replace(deck_cut_model(self.game), is_new=not self._screens.preferences.knows_cut)

    def _linger(self, seconds: float, staying: float = 1.0) -> None:
        self._pause = seconds * (self._time_scale if staying == 1 else staying)

    @property
    def _staying(self) -> float:
        """The factor on the time of texts to read; 1 if nobody reads."""
        return 1.0 if self._environment.goes_on_by_itself else self._screens.preferences.staying

    def skip(self) -> None:
        """A click or Space: cut short what is only being shown."""
        scene = self._scene
        if isinstance(scene, Ceremony) and scene.end_motion():
            return
        self._pause = 0.0

    # ---- who plays which seat

    def ask_who_plays(self, seat: int) -> None:
        """Show at the table what a seat did, and ask who should play it from now on."""
        turns = self.table.turns_of(seat) if self.table is not None else []
        if not self.may_hand_over:
            self.show_question(turns_dialog(self.game, seat, turns))
            return
        to_phones = partial(self._ask_program, InvitePhones(seat))
        if self.game.played_at(seat) is PlayedAt.PHONE and self.door.is_open:
            self.door.offer(seat)
            to_phones()
        elif self.table is not None:
            asks, may_join = self.table.asks_of_partner(seat), self.door.is_open
            dialog = who_plays_dialog(
                self.game,
                seat,
                self.ask,
                to_phones,
                self.show_question,
                may_join=may_join,
                asks=asks,
                turns=turns,
            )
            self.show_question(dialog)

    def show_question(self, dialog: Dialog) -> None:
        """Put a question on the table, or on the curtain."""
        if self.table is not None:
            self.table.ask(dialog)
        elif isinstance(self._scene, StateScene):
            self._scene.open(dialog)

    def _agree(self, seat: int, agreement: Agreement, keeps: bool) -> None:
        """A partner agrees at its plate, and the plate shows it from now on."""
        self.game.agree(seat, agreement, keeps)
        if self.table is not None:
            self.table.feed(PeopleSeated(people_at(self.game.match.header, self.game.seats, self._marks)))
            self.table.nod(seat)
            plate = self.table.state.layout.hits.get(SeatPlate(seat))
            if plate is not None:
                self.table.feed(Say(words_of_promise(agreement, self.game.board.rules, keeps), plate.midbottom))

    @property
    def may_hand_over(self) -> bool:
        """Whether seats may change hands; not if everybody plays the same deal."""
        return self._may_hint and not self.game.match.is_over

    def change_for_front(self) -> Button | None:
        """For the menu: who plays the seat in front; None if that can't change."""
        due = self.game.looker_due  # behind whose curtain the table is looked at
        front = self.game.base if due is None else due
        if not self.may_hand_over or self.table is None or front in self.game.phones:
            return None
        return change_button(self.game, front, self.ask)

    def end_button(self) -> Button:
        """For the menu: end the match after this round or at once, after confirmation."""
        return Button("button/give_up", say_screens.end_match(), self._ask_to_end, icon="cross")

    def _ask_to_end(self) -> None:
        counts_once = self.game.match.header.deal is not None and not self._may_hint
        has_rounds = not self.game.match.is_over and not self.game.match.is_last_round
        ways = [Button("button/yes", say_screens.give_up(), self._give_up)]
        if has_rounds:
            ways.append(Button("button/last_round", say_screens.last_round(), self._announce_last_round))
        self._ask_or_play_on(say_screens.end_question(), say_screens.end_told(counts_once, has_rounds), *ways)

    def _ask_or_play_on(self, title: str, told: str, *ways: Button) -> None:
        """A question at the table that Enter leaves as it is."""
        keep = Button("button/keep_playing", say_screens.keep_playing(), stay, look="primary")
        question = Dialog(title, told, [*ways, keep])
        question.form.focus_on(keep)
        if self.table is not None:
            self.table.ask(question)

    def coach_button(self) -> Button | None:
        """For the menu: turn the coach off; None where none sits at the table, or the partner guides."""
        if self.table is None or self.is_guided or not self.table.state.is_coached:
            return None
        put_away = partial(self.table.feed, TableCommand.PUT_COACH_AWAY)
        return Button("button/coach_away", say_coach.put_away(), put_away, icon="why")

    def sorting_button(self) -> Button | None:
        """For the menu: how the hand in front is sorted; None without one."""
        if self.table is None or self.game.eyes not in self.game.people:
            return None
        return Button("button/sorting", say_screens.sorting(), self._ask_sorting, icon="cards")

    def _ask_sorting(self) -> None:
        if self.table is None:
            return
        now = self._hands.sorting(self.game.eyes)
        ways = zip(("aces", "ends", "wilds"), sortings(now), strict=True)
        buttons = [Button(f"button/sort_{id}", label, partial(self._sort_so, to), look=25) for id, (label, to) in ways]
        self._ask_or_play_on(say_screens.sorting(), say_screens.sorting_told(), *buttons)

    def _sort_so(self, sorting: HandSorting) -> None:
        """Sort the hand in front so, and ask for more."""
        if self.table is None:
            return
        state = self.table.state
        mode = "rank" if state.arrangement.sort == "mine" else state.arrangement.sort
        self._hands.prefer(self.game.eyes, sorting)
        arrangement = sorted_so(state.arrangement, state.view, mode, sorting)
        self._covered = self.game.eyes, self.game.event_count, arrangement
        self._enter(self._due())
        self._ask_sorting()

    def _announce_last_round(self) -> None:
        """Announce it to everybody once it is stored; points decide after the round."""
        if not self.game.is_settled:
            self._pending = self._announce_last_round
        elif not self.game.match.is_over and not self.game.match.is_last_round:
            self.game.match.announce_last_round()
            self._pending = self._tell_last_round

    def _tell_last_round(self) -> None:
        self._last_round_told = False
        self._show_again()
        self._screens.notify()

    def _note_last_round(self) -> None:
        self._last_round_told = True

    def _give_up(self) -> None:
        if not self.game.match.is_over:
            self._keep_arrangement()
            self.game.match.give_up()
            self._enter(self._due())

    def _hand_over(self, seat: int, to: PlayedAt) -> None:
        """Cards staged from that hand return to it first; what others have staged stays."""
        self._keep_arrangement()
        self.game.hand_over(seat, to)
        self.log = MatchLog(self.game.match, self.game.me)
        self._show_again()
        self._screens.notify()

    def _show_again(self) -> None:
        self._is_outdated = not self._screens.is_lowest_shown or self._has_hands_full
        if not self._is_outdated and self._screen is not None and not self._is_at_it:
            self._keep_arrangement()
            self._enter(self._due())

    @property
    def _has_hands_full(self) -> bool:
        """Whether the person whose hand is on the table holds cards of it, or is asked something."""
        table = self.table
        if table is None or table.state.view.seat != self.game.eyes or self._due() is not self._screen:
            return False
        return table.state.is_holding or (table.modal is not None and not self._ending)

    @property
    def _is_at_it(self) -> bool:
        """Whether somebody may be reading this screen, or doing what it asks for, whoever else comes and goes."""
        scene, due = self._scene, self._due()
        match scene:
            case CurtainScene():
                return due is GameScreen.CURTAIN and scene.state.seat == self.game.looker_due
            case RoundScoreScene() | MatchEndScene():
                return due is self._screen and self._read_by in (None, *self.game.people)
        if due is not self._screen or not isinstance(scene, Ceremony) or scene.setting != self._setting:
            return False
        match scene:
            case DeckCutScene():
                return scene.state == self._pack_to_cut
            case CutScene():
                return scene.state == cut_model(self.game, self._shown)
            case ChooseScene():
                return scene.state == choose_model(self.game, self._shown)
        return False

    @property
    def _marks(self) -> dict[int, SeatMark]:
        """Where the seats of people, according to the header, are played."""
        seats = enumerate(self.game.match.header.seats)
        marks = {seat: self.door.mark(seat) for seat, info in seats if info.kind == "human"}
        return {seat: mark for seat, mark in marks.items() if mark is not None}

    @property
    def is_played_on_phones(self) -> bool:
        return self.door.is_played and not self.game.match.is_over

    @property
    def is_played_by_computers(self) -> bool:
        """Whether a computer player moves now; a question or a menu makes it wait."""
        if self._environment.goes_on_by_itself:
            return True
        table = self.table
        if self._due() is not GameScreen.TABLE or table is None or table.modal is not None:
            return False
        return table.waits_after is None and self.game.played_at(self.game.board.mover) is PlayedAt.COMPUTER

    def pass_phones(self, dt: float) -> None:
        """Once per pass, whatever is on screen."""
        if self.door.is_idle:
            return
        marks = self._marks
        self.door.pass_time(dt)
        if self.table is not None and self._marks != marks:
            self.table.feed(PeopleSeated(people_at(self.game.match.header, self.game.seats, self._marks)))
        if self._screen in (GameScreen.CUT, GameScreen.CHOOSE) and self.game.event_count != self._results_seen:
            self._show_results()

    def _keep_arrangement(self) -> None:
        """Store what the viewer has staged, for that person."""
        if self._screen is GameScreen.TABLE and self.table is not None:
            self._covered = self.game.eyes, self.game.event_count, self.table.state.arrangement

    # ---- screens

    def ask(self, request: ProgramRequest | GameRequest) -> None:
        """Handle a request from one of its screens, or pass it to the program."""
        match request:
            case GoOn():
                self._come_back()
                self._go_on()
            case Skip():
                self.skip()
            case LiftCurtain():
                self._lift_curtain()
            case SeeTable():
                is_over = self._screen is GameScreen.SCORE
                self._enter(GameScreen.ENDED_TABLE if is_over else GameScreen.OPEN_TABLE)
            case HandOver(seat, PlayedAt.PHONE) | LetPhoneIn(seat):
                self.door.offer(seat)
            case HandOver(seat, to):
                self.door.take_back(seat)
                self._hand_over(seat, to)
            case Agree(seat, agreement, keeps):
                self._agree(seat, agreement, keeps)
            case CutDeck():
                self._cut_deck(request)
            case ShowAddress() | TryDoorAgain() | CloseDoor():
                self._services.evening_room.ask(request)
            case Cut() | Choose():
                self._decide(request)
            case _:
                self._ask_program(request)

    def _enter(self, screen: GameScreen) -> None:
        is_new = screen is GameScreen.END and self._screen is not None and not self._has_ended
        has_ended = is_new and bool(self.game.match.winners)
        self._has_ended = self._has_ended or screen is GameScreen.END
        if has_ended:
            self._sound("match")
        self._screen, self._read_by = screen, self.game.me
        self._end_offer()
        self._shown = None
        self._results_seen = self.game.event_count
        self._ending = self._has_asked_on = False
        self._pause = 0.0
        self._note_hand()
        self.table = None
        self._scene = self._make(screen, self._motion if has_ended else 0.0)
        self._screens.show(
            OverlaidScene(self._scene, self._notice_here, self.question, self._is_lively, self._needed_for_the_answer)
        )

    def _make(self, screen: GameScreen, joy: float) -> Scene:
        """`joy` is the factor on motions if the match has just been won; 0 for none."""
        game, ask = self.game, self.ask
        match screen:
            case GameScreen.TABLE | GameScreen.OPEN_TABLE | GameScreen.ENDED_TABLE:
                self.table = self._make_table()
                return self.table
            case GameScreen.HIGH_CARD:
                self._linger(2.5)
                began = game.match.waiting_pack or round_began(game)
                return HighCardScene(HighCardState.of(began.draws, began.first), self._setting, ask, self._motion)
            case GameScreen.TWO_DEALERS:
                partner = next(game.board.teammates(game.board.dealer))
                return TwoDealersScene(Dealers(game.board.dealer, partner), self._setting, ask, self._motion)
            case GameScreen.FIRST_PICTURE:
                return FirstPictureScene(
                    first_deal(game.view, self._setting.people), partial(ask, GoOn()), self._motion
                )
            case GameScreen.DECK_CUT:
                state = self._pack_to_cut
                return DeckCutScene(state, self._setting, ask, self._environment.chance, self._motion)
            case GameScreen.CUT:
                return CutScene(cut_model(game, None), self._setting, ask, self._environment.chance, self._motion)
            case GameScreen.CHOOSE:
                return ChooseScene(choose_model(game, None), self._setting, ask, self._motion)
            case GameScreen.CURTAIN:
                seat = game.looker_due
                assert seat is not None
                is_held = self._screens.preferences.curtain == "hold"
                return CurtainScene(CurtainState(curtain_for(game, self.log, seat), seat, is_held), ask)
            case GameScreen.SCORE:
                self._linger(LOOK_AT_SCORE)
                is_new, self._counted = game.board.round != self._counted, game.board.round
                score = self._score_scene(game, ask, self._motion if is_new else 0.0)
                if self.is_guided:
                    score.lead_back(
                        partial(self._enter, GameScreen.END), say_scores.back_to_result, may_look_back=False
                    )
                return score
            case GameScreen.END if self.is_guided and game.match.winners:
                return RoundAchievedScene(self._achieved, ask, joy)
            case GameScreen.END:
                return self._end_scene(game, ask, joy)

    @property
    def _achieved(self) -> RoundAchieved:
        game, people, seat = self.game, self._setting.people, self.game.me or 0
        mates = [people[mate] for mate in game.board.teammates(seat)] if game.board.has_partners else []
        is_again = self._follows_guided or not self._is_first_match
        plates = achieved(game.match.events_since(0, SPECTATOR), game.board, seat, is_again)
        return RoundAchieved(
            plates,
            (*mates, people[seat]),
            self._can_be_scored,
            match_end(so_far(game.match, game.header), game.me),
            self._is_first_match,
            is_again,
        )

    @property
    def _setting(self) -> Setting:
        return setting_of(self.game)

    def _make_table(self) -> TableScene:
        game = self.game
        people = people_at(game.match.header, game.seats, self._marks)
        arranged = self._hands.arrangement(game.eyes, game.board.round) if game.eyes in game.people else None
        if self._covered is not None and self._covered[:2] == (game.eyes, game.event_count):
            arranged = self._covered[2]
        return TableScene(
            game,
            people,
            self._hooks(),
            self._screens.preferences,
            Play(
                self._may_hint,
                counted=max(self._scored, self._counted),
                is_guided=self.is_guided,
                knows_pile=self._guide is not None and self._guide.knows_pile,
                has_coach=self._coach is not None,
            ),
            Beginning(
                animate_from=self._dealt_at if self._screen is GameScreen.TABLE else None,
                waiting=None if self._is_first_match else self._waiting,
                log=self.log.steps,
                arrangement=arranged or Arrangement(),
            ),
        )

    @property
    def _has_nobody_in_front(self) -> bool:
        """Whether the table is everybody's: nobody's hand is in front, so that every plate has its name."""
        all_on_phones = bool(self.game.phones) and not self.game.people
        return all_on_phones or self._screen is GameScreen.OPEN_TABLE

    def _hooks(self) -> TableHooks:
        ask, rules = self._ask_program, self.game.board.rules
        return TableHooks(
            on_menu=partial(ask, ShowMenu()),
            on_settings=partial(ask, ReadRules(rules, as_settings=True)),
            on_games=partial(ask, ShowGames()),
            on_history=partial(ask, ShowLog()),
            on_rule=lambda chapter: ask(ReadChapter(rules, chapter)),
            on_mute=lambda: self._prefer(sound=not self._screens.preferences.sound),
            on_volume=lambda volume: self._prefer(sound=True, **self._screens.preferences.as_loud(volume)),
            on_speed=lambda speed: self._prefer(speed=speed),
            on_pause=lambda pause: self._prefer(pause=pause),
            on_no_tips=lambda: self._prefer(tips=False),
            on_coach=self._keep_coach,
            on_panel=lambda side, stays: self._prefer(**{f"{side}_panel": "pinned" if stays else "folded"}),
            on_hint=self.game.note_hint,
            on_seat=self.ask_who_plays,
            on_phones=partial(ask, InvitePhones()) if self.door.is_open else None,
            has_nobody_in_front=self._has_nobody_in_front,
            phones=len(self.game.phones),
            on_cover=self._cover if self.game.is_shared else None,
            on_sound=self._hear,
            is_silent=self._is_silent,
        )

    def _keep_coach(self, stays: bool) -> None:
        if self._coach is not None:
            self._coach.answer(stays)
        if not stays:
            self._prefer(coach=False)

    def _prefer(self, **changes: str | bool) -> None:
        self._ask_program(ChangePreferences(replace(self._screens.preferences, **changes)))

    def _note_hand(self) -> None:
        """Remember how the person looking has arranged the hand."""
        if self.table is None:
            return
        view = self.table.state.view
        if view.seat in self.game.people and view.hand:
            self._hands.note(view.seat, self.table.state.arrangement, view.board.round)

    def _cover(self) -> None:
        """Remove the viewer's cards before the next picture; what was staged is stored for that person."""
        if self._screen is GameScreen.TABLE and self.table is not None and self.game.looker_due is None:
            self._keep_arrangement()
            self.game.cover()
            self._enter(self._due())

    def _hear(self, name: str, side: float = 0.0) -> None:
        self.refusals += name == "refused"
        self._sound(name, side)

    def _lift_curtain(self) -> None:
        if self.game.looker_due is not None:
            self.game.look(self.game.looker_due)
            self._enter(self._due())

    def _come_back(self) -> None:
        """Whoever asks for the next round plays it: for the only person, a computer player stands in until then."""
        if self._screen is GameScreen.SCORE and self.may_hand_over and is_left_alone(self.game):
            self._hand_over(self.game.base, PlayedAt.SCREEN)

    def _go_on(self) -> None:
        """The button below a score, or below the draw for high card."""
        if self._screen is GameScreen.END and self.is_guided:
            self._enter(GameScreen.SCORE)
            return
        if self._screen is GameScreen.HIGH_CARD:
            self._draws_seen = True
        elif self._screen is GameScreen.TWO_DEALERS:
            self._dealt_at = None  # seen: the table need not show it again
        elif self._screen is GameScreen.FIRST_PICTURE:
            self._has_seen_picture = True
        elif self._screen in _SCORES:
            self._scored = self.game.board.round
        if not self.game.is_settled:
            self._pending = self.begin
            return
        self._deal_if_due()
        self._enter(self._due())

    def _lead_on_from_score(self) -> None:
        """A phone asks for what comes next; the screen follows once nothing is open over it."""
        self._has_asked_on = True

    def _makes_offers(self) -> bool:
        """Offer the others' speed once in somebody's first match, while they play in the second round. Whether the
        coach waits for an answer.
        """
        if self._offered is not None and self._has_drawn():
            self._end_offer()
        if self._offered is not None:
            return True
        view, board, preferences = self.game.view, self.game.board, self._screens.preferences
        if not self._is_first_match or self.game.me is None or board.phase not in (Phase.DRAW, Phase.PLAY):
            return False
        if not view.is_mine and board.round > 1 and not preferences.knows_fast and preferences.speed == "normal":
            slower, faster = (partial(self._prefer, speed=speed) for speed in ("slow", "fast"))
            speed = Offer(say_screens.offer_speed, say_screens.play_faster, faster, say_screens.keep_speed, stay)
            speed = replace(speed, other=(say_screens.play_slower, slower))
            self._offer(speed)
            return True
        return False

    def _has_drawn(self) -> bool:
        return self.game.view.is_mine and self.game.board.phase is Phase.PLAY

    def _offer(self, offer: Offer) -> None:
        """Make an offer of this screen, until the person has drawn; preferences say from then on that it was."""

        def end(act: Callable[[], None]) -> None:
            self._offered = None
            self._prefer(knows_fast=True)
            act()

        made = replace(
            offer,
            on_take=partial(end, offer.on_take),
            on_leave=partial(end, offer.on_leave),
            other=None if offer.other is None else (offer.other[0], partial(end, offer.other[1])),
            is_of_screen=True,
        )
        self._offered = made
        self._screens.offer(made)

    def _end_offer(self) -> None:
        """Who does something else has declined."""
        if self._offered is not None:
            self._screens.withdraw(self._offered)
            self._offered.on_leave()

    def leave(self) -> None:
        """The table is left: what was offered here, and phones, are no more."""
        self._end_offer()
        self.door.leave()

    # ---- ceremonies

    def _cut_deck(self, request: CutDeck) -> None:
        if self.game.match.pack_waits:
            self._cut_pack(request)
            self._enter(self._due())

    def _cut_pack(self, request: CutDeck) -> None:
        """The cut alone: after a phone's, the screen follows once nothing is open over it."""
        match, preferences = self.game.match, self._screens.preferences
        is_known = preferences.knows_cut or self._screen is not GameScreen.DECK_CUT or not self._asks_to_cut
        if not is_known or not request.asks_again:
            self._prefer(knows_cut=True, cuts=preferences.cuts and request.asks_again)
        is_dealt, start = match.board.phase == Phase.ENDED, match.event_count
        self.game.cut_deck(request.lifted)
        if request.lifted:
            self._sound("cut")
        if is_dealt:
            self._see_deal(start)

    def _decide(self, move: Move) -> None:
        """A person's decision in a ceremony, made now or once the previous one is stored."""
        if not self.game.is_settled:
            self._pending = partial(self._decide, move)
        elif self.game.awaits_person and self.game.play(move) is None:
            self._show_results()

    def _show_results(self) -> None:
        """What the latest cut or choice since the ceremony last showed one came to."""
        acted: type[PacketCut | StackChosen] = PacketCut if self._screen is GameScreen.CUT else StackChosen
        events = self.game.match.events_since(self._results_seen, SPECTATOR)
        acts = [event for event in events if isinstance(event, acted)]
        self._results_seen = self.game.event_count
        if acts:
            self._shown = acts[-1].seat
            self._linger(LOOKED_AT, self._staying)
            self._update_ceremony()

    def _update_ceremony(self) -> None:
        match self._scene:
            case CutScene() as scene:
                scene.show(cut_model(self.game, self._shown))
            case ChooseScene() as scene:
                scene.show(choose_model(self.game, self._shown))

    # ---- in front of the table

    def _is_lively(self) -> bool:
        """Whether the loop should not rest: somebody else is about to move, or the table is about to change."""
        if self._pending is not None:
            return True
        if self._pause > 0:
            return self._pause < inf  # what waits for a press rests
        if self.table is not None and self.table.modal is not None and not self._ending:
            return False
        if self._screen is GameScreen.TABLE and self._due() is not GameScreen.TABLE:
            return True
        if self.table is not None and self.table.waits_after is not None:
            return False
        speaks = self._guide if self.is_guided else self._coach
        if self._screen is GameScreen.TABLE and speaks is not None and speaks.waits:
            return True
        game, board = self.game, self.game.board
        if self._screen is GameScreen.DECK_CUT:
            return False
        waits = game.awaits_person or board.mover in game.phones or game.match.is_over or board.phase == Phase.ENDED
        return self._screen in (GameScreen.TABLE, GameScreen.CUT, GameScreen.CHOOSE) and not waits

    def question(self) -> YesNoQuestion | None:
        """The question for permission, while it is put to a person who may look."""
        game, board = self.game, self.game.board
        if self._screen is not GameScreen.TABLE or board.phase != Phase.ANSWER or not game.view.is_mine:
            return None
        if self.table is None or not self.table.is_resting:
            return None
        asker = seat_person(game.match.names, board.turn)
        why = effect_of_yes(game.view)
        return YesNoQuestion(
            board.turn, say_screens.asks_you(asker), why, say_going_out.say_yes(), say_going_out.say_no(), self._answer
        )

    def _needed_for_the_answer(self) -> Sequence[Rect]:
        return () if self.table is None else self.table.needed_for_an_answer

    def _answer(self, yes: bool) -> None:
        if not self.game.is_settled:
            self._pending = partial(self._answer, yes)
        elif self.game.board.phase == Phase.ANSWER and self.game.view.is_mine:
            self.game.play(Answer(yes))

    def notice(self) -> Notice | None:
        """The notice to show now: disk problems first, then the program's."""
        return self._record_notices.notice() or self._screens.notice()

    def _notice_here(self) -> Notice | None:
        """The same on the game's own screens. A table opened just for viewing leads back first."""
        match self._screen:
            case GameScreen.ENDED_TABLE:
                return _way_back(say_scores.as_it_ended(), say_scores.back_to_score(), self._enter, GameScreen.SCORE)
            case GameScreen.OPEN_TABLE:
                return _way_back(
                    say_screens.as_all_see_it(), say_screens.back_to_curtain(), self._enter, GameScreen.CURTAIN
                )
        of_record = self._record_notices.notice()
        is_grave = of_record is not None and of_record.grave
        if not self._last_round_told and self._screen is GameScreen.TABLE and not is_grave:
            action = NoticeAction("button/last_round_heard", say_screens.understood(), K_SPACE, self._note_last_round)
            return Notice(say_screens.last_round_told(), (action,))
        phones = self.door.notice_of_end() if self._screen is GameScreen.END else None
        if self._screen in _AT_TABLE:
            phones = self.door.notice()
        told = of_record or phones
        waits = self.table.waits_after if self.table is not None and self._screen is GameScreen.TABLE else None
        if told is None and waits is not None:
            who = seat_person(self.game.match.names, waits, self.game.me)
            action = NoticeAction("button/go_on", say_screens.go_on(), K_SPACE, self._table_goes_on)
            return Notice(say_table.has_played(who), (action,))
        return told or self._screens.notice() or (stood_in(self.game, self.ask) if self.table is not None else None)

    def _table_goes_on(self) -> None:
        if self.table is not None:
            self.table.wait_no_longer()


def _way_back(told: str, label: str, enter: Callable[[GameScreen], None], screen: GameScreen) -> Notice:
    """On a table opened just for viewing: what it shows, and the way back."""
    return Notice(told, (NoticeAction("button/continue", label, K_F5, partial(enter, screen)),))


class RecordNotices:
    """Checks the game's record once per pass."""

    def __init__(self, game: OpenGame, save_copy: Callable[[], None]) -> None:
        self._game = game
        self._save_copy = save_copy
        self._was_failing = False
        self._good_news = 0.0
        self._read: Moved | None = None

    def pass_time(self, dt: float) -> None:
        """Lets time pass."""
        failing = self._game.failing is not None
        self._good_news = GOOD_NEWS if self._was_failing and not failing else max(0.0, self._good_news - dt)
        self._was_failing = failing

    def notice(self) -> Notice | None:
        """The banner while moves are only in memory, and for a while after they are safe. A notice that another program
        changed the record stays until it is acknowledged.
        """
        failing = self._game.failing
        if failing is not None:
            copy = NoticeAction("button/save_copy", say_game_files.save_copy(), K_F6, self._save_copy)
            if failing.is_silent:  # nothing to retry: the first try has not returned
                return Notice(say_errors.disk_silent(), (copy,), grave=True)
            retry = NoticeAction("button/retry", say_errors.try_again(), K_F5, self._retry)
            told = say_errors.disk_fails(failing.reason)
            if failing.tries:
                told = say_errors.disk_still_fails(failing.reason, failing.tries)
            return Notice(told, (retry, copy), grave=True)
        moved = self._game.saved.moved if self._game.saved is not None else None
        if moved is not None and moved != self._read:
            read = NoticeAction("button/notice_read", say_screens.read_it(), K_F4, partial(self._take_note, moved))
            told = say_errors.record_back() if moved.left is None else errors.record_moved(moved.path.name)
            return Notice(told, (read,))
        return Notice(say_errors.saved_again()) if self._good_news > 0 else None

    def _take_note(self, moved: Moved) -> None:
        self._read = moved

    def _retry(self) -> None:
        if self._game.saved is not None:
            self._game.saved.retry()


def curtain_for(game: OpenGame, history: MatchLog, seat: int) -> CurtainModel:
    """The curtain before a person's turn to look."""
    board, names = game.board, game.match.names
    people = people_of(game.header.seats, board.teams)
    partners = tuple(names[other] for other in members(board.players, board.teams, board.team_of(seat), seat)[1:])
    lines = [line for line in since_last_turn(history.lines, seat) if weight_of(line)]
    greatest = max((weight_of(line) for line in lines), default=Weight.QUIET)
    return CurtainModel(
        person=people[seat],
        partners=partners if board.has_partners else (),
        reason=_reason(board, history, names, seat),
        happenings=tuple(
            Happening(
                people[line.seat] if line.seat is not None else None,
                _what(line),
                weight_of(line) == greatest and weight_of(line) >= Weight.PILE,
            )
            for line in lines
        ),
        round=board.round,
        rounds=0 if board.last_round else board.rules.rounds,
        rules=rule_set_name(board.rules.name),
        has_lines=has_lines(board.players, board.teams),
    )


def _what(line: LogLine) -> Message:
    return lambda: line.what


def _reason(board: Board, history: MatchLog, names: tuple[str, ...], seat: int) -> Message:
    """Why somebody is called to the screen."""
    if board.phase == Phase.ANSWER:
        return partial(say_screens.asks_you, seat_person(names, board.turn))
    if board.turn == seat and board.phase == Phase.PLAY:
        answered = next((line for line in reversed(history.lines) if line.seat not in (None, seat)), None)
        if answered is None or not board.refused:
            return say_screens.go_on_turn
        return lambda: say_screens.turn_goes_on(answered.text)
    before = (seat - 1) % board.players
    if not sum(board.turns):
        return say_screens.you_begin
    return partial(say_screens.your_turn_after, seat_person(names, before))
