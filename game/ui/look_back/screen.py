"""Looking back at a match: the table of any moment in the middle, the turns at the left, what was better at the right,
the lead over the match below. Nothing can be played here.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.event import Event

from game.analysis.facts import (
    BetterWay,
    JudgedDecision,
    LeadPoint,
    Luck,
    hinted_in,
    show_how_one_plays,
)
from game.analysis.life import RATED_FROM
from game.cards import Card
from game.engine.board import Phase
from game.engine.melds import Meld
from game.engine.moves import Answer, Discard, Draw, GoOut, MeldCards, Move, Take
from game.engine.view import SPECTATOR, PlayerView
from game.ui.boxes import (
    Box,
    Column,
    Described,
    Grow,
    Layers,
    OneOf,
    Pad,
    Panel,
    Picture,
    Piece,
    Put,
    Row,
    Share,
    Sized,
    Space,
    Whole,
    Words,
    board,
    paper,
)
from game.ui.core.kit import Kit
from game.ui.core.preferences import Preferences
from game.ui.core.speed import LOOKED_AT
from game.ui.core.targets import Report
from game.ui.core.theme import (
    CHART_LINE,
    CREAM,
    DIM,
    GOLD,
    GOOD,
    GOOD_RIM,
    LINE,
    LOSS,
    OUTLINE,
    PANEL,
    SMALLEST_TAP,
    WHITE,
    WINE,
)
from game.ui.look_back.decision_sheet import (
    WayShown,
    decision_sheet,
    experts_sheet,
    turn_sheet,
    whose_sheet,
    working_sheet,
)
from game.ui.look_back.experts_film import ExpertsFilm
from game.ui.look_back.knew import Memory, knowledge_at, memory_of, memory_sheet, reason_at, why_not_told
from game.ui.look_back.lead_graph import DISC, GivenSpot, GraphModel, LeadGraph, LeadSpot, striped
from game.ui.look_back.look_back_controls import PortraitButton, SeatPlateButton, SeatRowButton, WaysLink
from game.ui.look_back.looked_back import (
    LOOK_BACK,
    Analyse,
    AnalysisStage,
    JudgeSeat,
    LetExpertsPlay,
    LookBackRequest,
    LookCloser,
    LookedBack,
    PlayOnFrom,
    SeeScore,
    StopExperts,
    ThinkAgain,
    WayOn,
)
from game.ui.look_back.open_hands import (
    counts_of,
    draw_open_hands,
    face_place,
    foot_place,
    row_places,
    shows_feet,
)
from game.ui.look_back.table_parts import TableParts
from game.ui.look_back.turn_list import TurnList
from game.ui.look_back.turn_rows import TurnRow, decision_at, telling_moment, turn_rows
from game.ui.moments.film import Film, FilmStep, OpenCards
from game.ui.moments.small_table import TableMoment, TableWords, draw_small_table, moment_heard, table_words
from game.ui.requests import Go
from game.ui.seated_players import people_at
from game.ui.table.spots import SeatPlate, id_of
from game.ui.widgets import BarButton, Button, Dialog, IconButton, Segmented, Widget
from game.ui.widgets.bar import Bar, bar_height
from game.ui.widgets.parted_scene import PartedScene, ScreenPart
from game.words import looking_back as words
from game.words.grammar import capital, hints_left_out, seat_name, sentences
from game.words.heard import open_read
from game.words.hints import reason
from game.words.phrases import Phrase, heard, way_played, way_to_play
from game.words.scores import cards_figure, cards_of
from game.words.screens import BACK, CLOSE
from saves.lines import Line

STEP_KEYS: Final = {
    pygame.K_LEFT: (FilmStep.PREVIOUS_MOVE, FilmStep.PREVIOUS_TURN),
    pygame.K_RIGHT: (FilmStep.NEXT_MOVE, FilmStep.NEXT_TURN),
    pygame.K_PAGEUP: (FilmStep.PREVIOUS_ROUND, FilmStep.PREVIOUS_ROUND),
    pygame.K_PAGEDOWN: (FilmStep.NEXT_ROUND, FilmStep.NEXT_ROUND),
}
"""What keys do alone and with Shift."""
SIDE, LEFT, RIGHT = 16, 372, 484
"""Design pixels: the margin, the list of turns, the sheet."""
ROUNDS_OF_WORDS: Final = 4
"""Of the matches in which the words for points given away were measured; others are held against as many."""
TABLE_HIGH, LARGEST_SCALE = 500, 1.5
"""Design pixels of a table with cards of the usual size; in a higher one they are larger, up to so much."""
MOST_TOTALS: Final = 3
"""Teams whose points are all told in the strip."""
REST: Final = 0.15
"""Seconds that a moment is looked at before the reason of its move is looked up, which takes longer than a frame."""
FEW_PARTS: Final = 2
"""Parts of the screen that a pass may have to draw and yet get something ready for later."""
MADE_AT_ONCE: Final = 2
"""Pictures of cards that such a pass makes."""
MOST_READY: Final = 24
"""Moments to come whose cards are got ready."""
EXPERTS_LINES: Final = 8
"""Lines of the log that tell what experts did last."""
GREY: Final = 160
"""How grey it is what experts do, of 255."""
STRIP_HIGH, GRAPH_HIGH, LEGEND = 60, 252, 318
BETWEEN: Final = 12
"""Design pixels between the parts, below each other."""
WAY_HIGH, LOW_WAY = 66, 54
"""Design pixels of the buttons below the sheet; the second where they would leave it too little room."""
SHEET_PAD: Final = (26, 16)
"""Design pixels between the edges of the sheet and what stands on it."""
SHEET_FALLS: Final = 24
"""Design pixels that the shadow of the sheet reaches below it."""
HEAD_HIGH, PLATE_HIGH = 66, 68
"""Design pixels above the table: the choice of the view, and plates."""
MOST_OF_WAYS: Final = 0.2
"""The part of the window's height that these buttons may take."""


class LookBackScene(PartedScene):
    """Space plays the film, Left and Right step by move, Up and Down by turn, Page keys by round. A turns all cards up,
    K tells what a computer player knew, R leads to the next decision that gave points away; T, P and E lead on from
    the moment.
    """

    name = LOOK_BACK
    is_spoken = True
    first_focus = "turns"

    def __init__(
        self,
        lines: Sequence[Line],
        preferences: Preferences,
        ask: Callable[[LookBackRequest], None],
        poll: Callable[[], None] = lambda: None,
        ways: frozenset[WayOn] = frozenset(),
    ) -> None:
        """`poll` is called as time passes and hands over news by `show_analysis`; `ways` are those that somebody
        answers. Raises BadRecord for lines that cannot be replayed.
        """
        super().__init__()
        self.film = film = Film(lines)
        self._lines = tuple(lines)
        self._further: ExpertsFilm | None = None  # what experts make of the moment, while that is looked at
        self.found = LookedBack()
        self.moment = 0
        self._ask, self._poll = ask, poll
        humans = tuple(seat.kind == "human" for seat in film.header.seats)
        self._people = people_at(film.header.seats)
        self.base = film.own if film.own is not None else next((seat for seat, one in enumerate(humans) if one), 0)
        """The seat whose hand is in front, and whose decisions are told."""
        self.all_open = self.knew = False
        self.on_leave: Callable[[], None] = lambda: None
        """Called when the screen is left for good."""
        self._rows = turn_rows(film)
        self._rows_of: dict[int, list[TurnRow]] = {}  # by round
        for row in self._rows:
            self._rows_of.setdefault(film.round_at(film.turns[row.turn].start), []).append(row)
        self._given: dict[int, float] = {}
        self._own: tuple[JudgedDecision, ...] = ()
        self._decision: JudgedDecision | None = None  # what the seat in front decided in the turn on screen
        self._lead_known: tuple[Luck | None, int, tuple[LeadSpot, ...]] = (None, -1, ())
        self._has_looked_round = False
        self._playing = False
        self._wait = 0.0
        self._each = LOOKED_AT * (preferences.time_scale or 0.2)
        self._memory: Memory | None = None
        self._first_way = 0
        self._feet_shown: frozenset[int] = frozenset()
        self._reasons: dict[int, str] = {}
        self._wants_reason = False
        self._has_stepped = False  # in this pass: what is heard besides is shown with the next one
        self._is_behind = False
        self._rested = 0.0
        self._ready_to = 0  # the last moment whose cards are there
        self._table: TableMoment
        self._said: TableWords
        self._make_widgets(ways)
        self._make_parts()
        self._show()

    # ---- widgets

    def _make_widgets(self, ways: frozenset[WayOn]) -> None:
        film = self.film
        back = self._go_back
        self._back = BarButton("button/back", BACK, back, icon="back")
        self._knew = BarButton(
            "button/knew", words.WHAT_IT_KNEW, self._toggle_knew, icon="hint", tooltip=words.WHAT_IT_KNEW_TIP
        )
        self._how = Button("button/how_found", words.HOW_FOUND, self._explain_analysis, kind="quiet", size=21)
        self._turns = TurnList("turns", self._open_row)
        self._round_back = IconButton(
            "button/previous_round", words.ROUND_BACK, partial(self._step, FilmStep.PREVIOUS_ROUND), "previous"
        )
        self._round_on = IconButton(
            "button/next_round", words.ROUND_ON, partial(self._step, FilmStep.NEXT_ROUND), "next"
        )
        self._score_button = Button(
            "button/score",
            words.SCORE_OF_ROUND,
            self._see_score,
            icon="list",
            key="S",
            size=22,
            tooltip=words.SCORE_TIP,
        )
        self._view = Segmented("field/view", words.VIEW, self._views(), 0, self._choose_view, size=23)
        self._all_cards = Button("button/all_cards", words.ALL_CARDS, self._toggle_all, size=22, sub_size=18)
        self._all_cards.enable(False, words.ONCE_OVER)
        self._view.visible, self._all_cards.visible = film.is_finished, not film.is_finished
        self._film_button = Button("button/play", words.FILM, self._toggle_film, kind="tile", icon="play", size=20)
        self._turn_back = Button(
            "button/previous_turn", words.TURN, partial(self._step, FilmStep.PREVIOUS_TURN), kind="tile",
            icon="previous", size=20, tooltip=words.TURN_BACK,
        )  # fmt: skip
        self._turn_on = Button(
            "button/next_turn", words.TURN, partial(self._step, FilmStep.NEXT_TURN), kind="tile", icon="next",
            size=20, tooltip=words.TURN_ON,
        )  # fmt: skip
        self._graph = LeadGraph("timeline", film, self._drag_to)
        self._graph.show(GraphModel(self._base_team, words.GRAPH, told=self._lead_told()))
        self._think = Button(
            "button/think_again", words.THINK_AGAIN, self._think_again, kind="primary", icon="undo", key="T", size=27,
            tooltip=words.THINK_AGAIN_TIP,
        )  # fmt: skip
        self._play_on = Button(
            "button/play_on", words.PLAY_ON, self._go_on_playing, icon="hand", key="P", size=24,
            tooltip=words.PLAY_ON_TIP,
        )  # fmt: skip
        self._experts = Button(
            "button/experts", words.LET_EXPERTS_PLAY, self._let_experts_play, icon="film", key="E", size=24,
            tooltip=words.LET_EXPERTS_PLAY_TIP,
        )  # fmt: skip
        there = {WayOn.THINK_AGAIN: self._think, WayOn.PLAY_ON: self._play_on, WayOn.LET_EXPERTS_PLAY: self._experts}
        self._ways = [button for way, button in there.items() if way in ways]
        self._stop = Button("button/stop", words.STOP_HERE, partial(self._ask, Analyse.STOP), icon="pause", size=23)
        self._go_on = Button("button/go_on", words.GO_ON, partial(self._ask, Analyse.GO_ON), icon="play", size=23)
        self._judge = Button("button/judge", words.LOOK_AT_THEM, self._judge_base, icon="search", size=23)
        self._more = WaysLink("button/more", words.BEST_WAY, self._turn_sheet)
        self._closer = BarButton(
            "button/closer", words.LOOK_CLOSER, self._look_closer, icon="search", tooltip=words.LOOK_CLOSER_TIP
        )
        names = [seat_name(film.names, seat, film.own) for seat in range(len(film.names))]
        self._plates = [
            SeatPlateButton(id_of(SeatPlate(seat)), name, partial(self.look_from, seat), tooltip=words.see_as(name))
            for seat, name in enumerate(names)
        ]
        self._faces = [
            SeatRowButton(f"row_of/{seat}", name, partial(self.look_from, seat)) for seat, name in enumerate(names)
        ]
        self._feet = [
            Button(f"foot/{seat}", words.FOOT, partial(self._toggle_foot, seat), size=20) for seat in range(len(names))
        ]
        self._whose = [
            PortraitButton(f"whose/{seat}", name, partial(self._judge_seat, seat)) for seat, name in enumerate(names)
        ]
        for seat, one in enumerate(self._people.by_seat):
            self._whose[seat].look_of, self._whose[seat].team = one.look, seat % max(1, len(film.header.teams))
        widgets: list[Widget] = [
            self._turns, self._score_button, self._round_back, self._round_on, self._view, self._all_cards,
            *self._plates, *self._faces,
            *self._feet, *self._whose, self._closer, self._more, self._stop, self._go_on, self._judge, *self._ways,
            self._turn_back, self._film_button, self._turn_on, self._graph, self._how, self._knew, self._back,
        ]  # fmt: skip
        self.form.set_widgets(widgets)
        self.form.on_cancel = back

    def _make_parts(self) -> None:
        in_sheet = [*self._whose, self._stop, self._go_on, self._judge, self._more]
        self._bar_part = ScreenPart(self._bar, self._bar_look, [self._closer, self._knew])
        self._strip_part = ScreenPart(self._strip, lambda kit: (self._strip_facts(), kit.theme.text_scale))
        self._board_part = ScreenPart(lambda kit: Picture(board()), lambda kit: None)
        self._list_part = ScreenPart(lambda kit: self._turn_part(), lambda kit: self.film.round_at(self.moment), kept=0)
        self._middle_part = ScreenPart(lambda kit: Box(), lambda kit: self._body_look)
        self._place_part = ScreenPart(lambda kit: self._place_words(), lambda kit: self._place)
        self._plates_part = ScreenPart(lambda kit: self._plate_rows(), lambda kit: self._body_look, self._plates)
        self._table_parts = TableParts(
            self.film.view(0, SPECTATOR).board.teams, lambda: self._table, lambda: self._said, _card_scale
        )
        self._grey_part = ScreenPart(lambda kit: Picture(self._paint_grey), lambda kit: self._moment_look(), (), SIDE)
        in_rows = [*self._faces, *self._feet]
        self._open_part = ScreenPart(lambda kit: self._open_rows(), lambda kit: self._moment_look(), in_rows, SIDE)
        self._paper_part = ScreenPart(lambda kit: Picture(paper), lambda kit: None, (), SIDE, SHEET_FALLS)
        self._sheet_part = ScreenPart(
            lambda kit: Pad(self._sheet(), *SHEET_PAD), lambda kit: self._sheet_look(), in_sheet, kept=0
        )
        self._lead_part = ScreenPart(self._graph_part, lambda kit: self._legend_look())
        self.parts = (
            self._bar_part, self._strip_part, self._middle_part, self._place_part, self._plates_part,
            *self._table_parts.parts, self._grey_part, self._open_part, self._board_part, self._list_part,
            self._paper_part, self._sheet_part, self._lead_part,
        )  # fmt: skip
        self.first = (self._middle_part, self._lead_part)

    def _views(self) -> tuple[str, str]:
        return words.could_see(self._name(self.base), self._is_me(self.base)), words.ALL_CARDS

    def _name(self, seat: int) -> str:
        return seat_name(self.film.names, seat, self.film.own)

    def _is_me(self, seat: int) -> bool:
        return seat == self.film.own

    # ---- what is known

    def show_analysis(self, found: LookedBack) -> None:
        """All that is known of the match by now."""
        self.found = found
        self._take_in()
        self._show_experts_lead()
        if self._has_stepped:
            self._is_behind = True
        else:
            self._show()

    def _take_in(self) -> None:
        """Keep what may be shown: of a match that goes on the only person's decisions and the rounds that are over."""
        film, found = self.film, self.found
        own = [decision for decision in found.decisions if decision.seat == self.base]
        if not film.is_finished and film.own is None:
            own = []
        self._own = tuple(own)
        self._given = {}
        for decision in own:
            if decision.points:
                turn = film.turn_number(film.moment_of(decision.line) - 1)
                self._given[turn] = self._given.get(turn, 0.0) + decision.points
        given = tuple(
            GivenSpot(film.moment_of(decision.line) - 1, decision.points) for decision in own if decision.points
        )
        self._graph.show(
            GraphModel(
                self._base_team,
                words.how_far_ahead(self._name(self.base), self._is_me(self.base)),
                self._lead(),
                given,
                told=self._lead_told(),
            )
        )

    @property
    def _base_team(self) -> int:
        return self.base % max(1, len(self.film.header.teams))

    def _lead_points(self) -> Sequence[LeadPoint]:
        luck, scores = self.found.luck, self.film.scores
        if luck is None or not scores:
            return ()
        return [point for point in luck.lead if self.film.is_finished or point.line <= scores[-1].line]

    def _lead(self) -> tuple[LeadSpot, ...]:
        film, seat, team, luck = self.film, self.base, self._base_team, self.found.luck
        if self._lead_known[0] is not luck or self._lead_known[1] != seat:  # the same for most news of the analysis
            ends = {score.line: score.moment for score in film.scores}
            lead = tuple(
                LeadSpot(ends.get(point.line, film.moment_of(point.line)), point.expected[team], point.by_seat[seat])
                for point in self._lead_points()
            )
            self._lead_known = luck, seat, lead
        return self._lead_known[2]

    def _lead_told(self) -> str:
        """The graph as sentences, one for each round that is over."""
        name, is_me, team = self._name(self.base), self._is_me(self.base), self._base_team
        found = self._lead_points()
        told = []
        for score in self.film.scores:
            last = [point for point in found if point.line <= score.line]
            told.append(words.score_after(score.round, score.totals))
            if last:
                lead, cards = last[-1].expected[team], last[-1].by_seat[self.base]
                told.append(words.lead_after(score.round, name, is_me, lead, cards))
        return " ".join(told)

    def _given_away(self) -> float | None:
        """Points that the seat in front gave away; None where nobody looked, or hints were followed all the time."""
        if self._own and hinted_in(self._own) and not any(one.compared for one in self._own):
            return None
        if self.base not in self.found.seats or (not self.film.is_finished and self.film.own is None):
            return None
        return sum(decision.points for decision in self._own)

    def _cards_worth(self) -> float | None:
        if self.found.luck is None or not self.film.scores:
            return None
        over = {score.round for score in self.film.scores}
        rounds = [luck for luck in self.found.luck.rounds if self.film.is_finished or luck.round in over]
        return sum(luck.seats[self.base] for luck in rounds)

    @property
    def _asks_whose(self) -> bool:
        """Whether somebody must say whose decisions are to be looked at."""
        film, found = self.film, self.found
        nobody = not film.people or film.is_broken_off
        return film.is_finished and nobody and not found.seats and found.stage is not AnalysisStage.IMPOSSIBLE

    # ---- going through the film

    def _step(self, step: FilmStep) -> None:
        self._playing = False
        self._has_looked_round = True
        if self._further is not None and self._further.step(step):
            self._show()
            return
        self.go_to(self.film.after(step, self.moment))

    def go_to(self, moment: int) -> None:
        """Show a moment of the match; what lies beyond the ends is the end."""
        self._leave_experts()
        self._has_stepped = True
        self.moment = min(max(0, moment), len(self.film) - 1)
        self._first_way = 0
        self._show()

    def begin_with_last_round(self) -> None:
        """Show the beginning of the round that was played last."""
        self.go_to(self.film.previous_round(len(self.film) - 1) if len(self.film) > 1 else 0)

    def look_from(self, seat: int) -> None:
        """With the eyes of a seat, whose decisions are told then; only once the match is over."""
        if not self.film.is_finished:
            return
        self.base, self.all_open, self.knew = seat, self.all_open, False
        self._view.options = self._views()
        self._take_in()
        self._show()

    def _drag_to(self, moment: int) -> None:
        self._playing = False
        self._has_looked_round = True
        self.go_to(moment)

    def _open_row(self, number: int) -> None:
        rows = self._shown_rows
        if number < len(rows):
            self._playing = False
            self._has_looked_round = True
            self.go_to(telling_moment(self._own, self.film, self.film.turns[rows[number].turn]))

    def _walk_rows(self, by: int) -> None:
        """The turn above or below, in the next round too."""
        turn = self.film.turn_number(self.moment) + by
        if 0 <= turn < len(self.film.turns):
            self._playing = False
            self._has_looked_round = True
            self.go_to(telling_moment(self._own, self.film, self.film.turns[turn]))

    def _to_dot(self, is_back: bool) -> None:
        """The next decision that gave points away, or the one before; round the end to the other."""
        film = self.film
        spots = sorted({film.moment_of(decision.line) - 1 for decision in self._own if decision.points})
        if not spots:
            return
        if is_back:
            there = next((spot for spot in reversed(spots) if spot < self.moment), spots[-1])
        else:
            there = next((spot for spot in spots if spot > self.moment), spots[0])
        self._playing, self._has_looked_round = False, True
        self.go_to(there)

    def _toggle_film(self) -> None:
        self._playing = not self._playing
        if self._further is not None:
            if self._playing and self._further.is_done and self._further.moment == self._further.last:
                self._further.go_to(self._further.start)
        elif self._playing and self.moment == len(self.film) - 1:
            self.moment = 0
        self._has_looked_round = True
        self._wait = self._each
        self._show()

    @property
    def busy(self) -> bool:
        """True while the film plays, or the line of the graph is dragged."""
        return self._playing or self._graph.is_dragged

    def update(self, dt: float) -> bool:
        """The next move, when it is time; news of the analysis; a reason that was not looked up yet."""
        if self._is_behind:
            self._show()
        self._poll()
        if sum(part.is_stale for part in self.parts) <= FEW_PARTS and not self._is_open and not self.is_late:
            for _ in range(MADE_AT_ONCE):
                self._get_ready()
        if self._playing:
            self._wait -= dt
            if self._wait <= 0:
                self._wait = self._each
                self._play_next()
        self._rested += dt
        if self._wants_reason and self._rested >= REST and not self._graph.is_dragged:
            self._wants_reason = False
            self._look_up_reason()
            self._show()
        self._has_stepped = False
        return super().update(dt)

    def _play_next(self) -> None:
        further = self._further
        if further is None:
            self._playing = self.moment + 1 < len(self.film) - 1
            self.go_to(self.moment + 1)
        elif further.moment < further.last:
            further.go_to(further.moment + 1)
            self._playing = not further.is_done or further.moment < further.last
            self._show()

    def resize(self, kit: Kit) -> None:
        """Lay out for this kit, whose court cards will be wanted."""
        kit.cards.read_figures()
        self._ready_to = self.moment
        super().resize(kit)

    def leave(self) -> None:
        """Tell whoever works for this screen."""
        super().leave()
        self.on_leave()

    # ---- what is pressed

    def handle(self, event: Event) -> bool | None:
        """The keys of the film come before those of the widgets."""
        if self.form.dialog is None and event.type == pygame.KEYDOWN and self._key(event):
            return True
        if event.type == pygame.WINDOWFOCUSLOST:
            self._graph.let_go()
        return super().handle(event)

    def _key(self, event: Event) -> bool:
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        match event.key:
            case key if key in STEP_KEYS:
                self._step(STEP_KEYS[key][shift])
            case pygame.K_UP | pygame.K_DOWN:
                self._walk_rows(-1 if event.key == pygame.K_UP else 1)
            case pygame.K_SPACE:
                self._toggle_film()
            case pygame.K_HOME | pygame.K_END:
                self._drag_to(0 if event.key == pygame.K_HOME else len(self.film) - 1)
            case pygame.K_a:
                self._toggle_all()
            case pygame.K_k:
                self._knew.press()
            case pygame.K_c if self._closer.visible:
                self._closer.press()
            case pygame.K_r:
                self._to_dot(shift)
            case pygame.K_s:
                self._score_button.press()
            case pygame.K_t | pygame.K_p | pygame.K_e:
                way = {pygame.K_t: self._think, pygame.K_p: self._play_on, pygame.K_e: self._experts}[event.key]
                if way in self._ways:
                    way.press()
            case _:
                return False
        return True

    def _go_back(self) -> None:
        """From what experts did to the match, from the match to where one came from."""
        if self._further is not None:
            self.go_to(self.moment)
        else:
            self._ask(Go.BACK)

    def _see_score(self) -> None:
        self._playing = False
        self._show()
        self._ask(SeeScore(self.film.round_at(self.moment)))

    def _toggle_knew(self) -> None:
        if not self.knew and self._explained != self.moment:
            self.go_to(self._explained)
        self.knew = not self.knew
        self._playing = False
        self._has_looked_round = True
        self._show()

    def _choose_view(self, number: int) -> None:
        self.all_open = number == 1
        self._show()

    def _toggle_all(self) -> None:
        if self.film.is_finished:
            self.all_open = not self.all_open
            self._view.chosen = int(self.all_open)
            self._show()

    def _toggle_foot(self, seat: int) -> None:
        self._feet_shown ^= {seat}
        self._show()

    def _turn_sheet(self) -> None:
        self._first_way = self._more.to
        self._show()

    def _look_closer(self) -> None:
        if self._decision is not None:
            self._ask(LookCloser(self._decision.line))

    def _bar_buttons(self) -> list[Button]:
        """At the right of the bar: a closer look at a judged decision, and what a computer player knew."""
        decision, found = self._decision, self.found
        if decision is None or not decision.compared or not self._is_shown(decision):
            return [self._knew]
        is_looking = decision.line in found.looking_closer
        why_not = words.LOOKING_CLOSER if is_looking else words.LOOKED_CLOSER
        self._closer.enable(not is_looking and decision.line not in found.looked_closer, why_not)
        return [self._closer, self._knew] if self._knew.enabled else [self._closer]

    def _judge_seat(self, seat: int) -> None:
        self.look_from(seat)
        self._judge_base()

    def _judge_base(self) -> None:
        self._ask(JudgeSeat(self.base))

    def _think_again(self) -> None:
        decision = self._decision
        if decision is not None:
            self._ask(ThinkAgain(decision.line, decision.seat))

    def _go_on_playing(self) -> None:
        self._ask(PlayOnFrom(self.film.shots[self.moment].number))

    def _let_experts_play(self) -> None:
        """From the moment on; pressed again, the match is back."""
        if self._further is not None:
            self.go_to(self.moment)
        else:
            self._ask(LetExpertsPlay(self.film.shots[self.moment].number))

    def show_experts(self, line: int, lines: Sequence[Line], is_done: bool, has_failed: bool) -> None:
        """What experts did so far after a line of the record; the film goes on with it."""
        if not self.film.is_finished:
            return
        if self._further is None or self._further.line != line:
            self.knew, self._playing, self._wait = False, True, self._each
            self._further = ExpertsFilm(self._lines, line)
        self._further.take(lines, is_done, has_failed)
        self._show_experts_lead()
        self._show()

    def _leave_experts(self) -> None:
        if self._further is not None:
            self._further, self._playing = None, False
            self._show_experts_lead()
            self._ask(StopExperts())

    def _show_experts_lead(self) -> None:
        """The second line of the graph, from the lead of the moment to that after the experts' round."""
        further, graph, team = self._further, self._graph, self._base_team
        spots: tuple[LeadSpot, ...] = ()
        before = [spot for spot in graph.model.lead if further is not None and spot.moment <= further.start]
        if further is not None and further.score is not None and before:
            totals = further.score.totals
            lead = totals[team] - (sum(totals) - totals[team]) / max(1, len(totals) - 1)
            _, end = self.film.round_bounds(further.start)
            spots = (LeadSpot(further.start, before[-1].expected, 0.0), LeadSpot(end - 1, lead, 0.0))
        if spots != graph.model.experts:
            graph.show(replace(graph.model, experts=spots))

    def _explain_analysis(self) -> None:
        close = Button("button/close", CLOSE, self.form.close_dialog, kind="primary")
        self.form.open(HowFoundDialog(words.HOW_FOUND, "\n".join(words.HOW_FOUND_LINES), [close]), self.kit)

    # ---- the moment

    @property
    def _shown_rows(self) -> Sequence[TurnRow]:
        """The turns of the round on screen."""
        return self._rows_of.get(self.film.round_at(self.moment), ())

    @property
    def _row(self) -> TurnRow | None:
        """That of the moment."""
        return self._rows[self.film.turn_number(self.moment)] if self._rows else None

    @property
    def eyes(self) -> int:
        """Whose hand is seen; `SPECTATOR` in a match of several people that goes on."""
        if self.film.is_finished or self.base == self.film.own:
            return self.base
        return SPECTATOR

    def _show(self) -> None:
        """The moment in cards and words."""
        self._is_behind = False
        film, row, last = self.film, self._row, len(self.film) - 1
        self._memory = None
        self._decision = decision_at(self._own, film, self.moment)
        base, view, raised = self.base, film.view(self.moment, self.eyes), self._raised()
        further = self._further
        if further is not None:
            view, raised = further.film.view(further.moment, self.eyes), ()
            self._happened = " ".join(f"{line.text}." for line in further.film.shots[further.moment].lines)
        elif self.knew and film.may_tell(self.moment):
            knowledge = knowledge_at(film, self.moment)
            base, view, raised = knowledge.view.seat, knowledge.view, ()
            self._memory = memory_of(view, film.names, knowledge.said[1])
            self._happened = sentences(*knowledge.said)
        else:
            self._happened = " ".join(f"{line.text}." for line in film.shots[self.moment].lines)
        self._table = TableMoment(view, self._people, base, film.own, raised)
        self._said = table_words(self._table)
        for seat, plate in self._said.plates.items():
            self._plates[seat].plate = plate
            self._plates[seat].enable(film.is_finished)
        rows = self._shown_rows
        here = next((n for n, one in enumerate(rows) if row is not None and one.turn == row.turn), 0)
        self._turns.show(rows, self._given, here)
        _, end = film.round_bounds(self.moment)
        self._graph.moment = self.moment if further is None else min(further.moment, end - 1)
        here_over = any(score.round == film.round_at(self.moment) for score in film.scores)
        self._score_button.enable(here_over, words.ONCE_ROUND_OVER)
        self._round_back.enable(self.moment > 0)
        self._round_on.enable(self.moment < last)
        self._turn_back.enable(self.moment > 0)
        self._turn_on.enable(self.moment < last)
        self._film_button.label = words.PAUSE if self._playing else words.FILM
        self._film_button.icon = "pause" if self._playing else "play"
        self._film_button.tooltip = words.PAUSE_FILM if self._playing else words.PLAY_FILM
        may_tell = further is None and film.may_tell(self._explained)
        self._knew.enable(self.knew or may_tell, why_not_told(film, self.moment))
        self._knew.label = words.THE_MOVE if self.knew else words.WHAT_IT_KNEW
        self._enable_ways()
        self._rested = 0.0
        self._wants_reason = self._may_have_reason and self.moment_turn not in self._reasons and not self._playing
        self.message = self._message()
        self.refresh()

    def _get_ready(self) -> None:
        """Make one picture of a card: what the next moments show first, so that a new meld or book costs no frame."""
        if not self.moment <= self._ready_to <= self.moment + MOST_READY:
            self._ready_to = self.moment
        soon = self._ready_to + 1
        if self._further is None and self._memory is None and soon <= min(self.moment + MOST_READY, len(self.film) - 1):
            there = replace(self._table, view=self.film.view(soon, self.eyes), raised=())
            if not self._table_parts.make_card_of(self.kit, there):
                self._ready_to = soon
        else:
            self._table_parts.get_ready(self.kit)

    @property
    def moment_turn(self) -> int:
        """The number of the turn on screen, in the film."""
        return self.film.turn_number(self.moment)

    def _enable_ways(self) -> None:
        film, decision = self.film, self._decision
        over = film.view(self.moment, SPECTATOR).board.phase == Phase.ENDED
        if not film.is_finished:
            for button in (self._think, self._play_on, self._experts):
                button.enable(False, words.ONCE_OVER)
            return
        why_not = self._why_not_think()
        self._think.enable(decision is not None and decision.compared > 0, why_not)
        self._play_on.enable(not over, words.PLAY_ON_WHY)
        self._experts.enable(not over, words.PLAY_ON_WHY)
        self._experts.label = words.LET_EXPERTS_PLAY if self._further is None else words.BACK_TO_MATCH
        self._experts.icon = "film" if self._further is None else "back"
        if self._further is not None:
            self._think.enable(False, words.THINK_AGAIN_WHY)
            self._play_on.enable(False, words.IN_THE_MATCH)

    def _why_not_think(self) -> str:
        """Why the moment is not for thinking again: only what is yet to be looked at is worth waiting for."""
        row, decision = self._row, self._decision
        if row is None or not self._is_own_turn:
            return words.THINK_AGAIN_WHY
        if decision is not None and decision.hinted:
            return words.THINK_AGAIN_HINTED
        is_coming = decision is None and row.own > 0 and self.found.stage is not AnalysisStage.DONE
        return words.THINK_AGAIN_WAITS if is_coming else words.NOTHING_TO_DECIDE

    def _raised(self) -> tuple[Card, ...]:
        """The cards that stand out: those played in the decision to come."""
        decision = self._decision
        if decision is None or decision.line <= self.film.shots[self.moment].number or self.eyes != self.base:
            return ()
        return _played_cards(decision.moves)

    @property
    def _may_have_reason(self) -> bool:
        """Whether something speaks, or may be told to speak, for a move of the turn on screen."""
        return self._row is not None and self._telling_move is not None

    @property
    def _telling_move(self) -> int | None:
        """The moment after the move of the turn whose reason says most; None where none may be told."""
        film = self.film
        if not film.turns:
            return None
        turn = film.turns[self.moment_turn]
        spots = [turn.start + 1 + n for n in range(len(film.shots_of(turn)))]
        told = [spot for spot in spots if film.may_tell(spot) and not isinstance(film.shots[spot].move, Draw)]
        great = [spot for spot in told if isinstance(film.shots[spot].move, Take | MeldCards | GoOut | Answer)]
        return next(iter(great or told), None)

    @property
    def _explained(self) -> int:
        """The moment after the move that is asked about: that of the decision to come, else the last one made, but of a
        draw that was compared with nothing the move of its turn that says most.
        """
        film, decision, telling, there = self.film, self._decision, self._telling_move, self.moment
        is_to_come = decision is not None and decision.line > film.shots[there].number
        if decision is not None and is_to_come and (decision.compared or decision.hinted):
            there = film.moment_of(decision.line)
            if decision.compared or not isinstance(film.shots[there].move, Draw):
                return there if film.may_tell(there) else self.moment
        return telling if isinstance(film.shots[there].move, Draw) and telling is not None else self.moment

    def _look_up_reason(self) -> None:
        spot = self._telling_move
        if spot is not None:
            self._reasons[self.moment_turn] = reason_at(self.film, spot)

    def _message(self) -> str:
        """The moment in words, for whoever listens."""
        row = self._row
        if self._further is not None:
            return f"{words.experts_place(self._further.moves)}. {self._happened}".strip()
        parts = [self._turns.labels[self._turns.current] + "."] if row is not None and self._turns.labels else []
        parts.append(self._happened)
        decision = self._decision
        if decision is not None and decision.better and self._memory is None:
            best = decision.better[0]
            told = heard(way_to_play(best.moves, self._melds(decision), decision.moves))
            parts += [f"{words.SOMETHING_BETTER}: {told},", words.better_by(best.points) + ",", f"{_deals(best)}."]
        return " ".join(part for part in parts if part)

    def _melds(self, decision: JudgedDecision) -> tuple[Meld, ...]:
        """Those of its team before it."""
        board_then = self.film.view(max(0, self.film.moment_of(decision.line) - 1), SPECTATOR).board
        return board_then.melds[board_then.team_of(decision.seat)]

    # ---- layout

    def content(self, kit: Kit) -> Box:
        """Strip, the three parts, the graph."""
        parts = Row(
            Sized(Layers(self._board_part, self._list_part), wide=LEFT),
            Share(self._middle(kit)),
            Sized(self._right_part(kit), wide=RIGHT),
            gap=SIDE,
            across="stretch",
        )
        return Column(
            Sized(self._bar_part, high=bar_height(kit) / kit.theme.k),
            Space(BETWEEN),
            Pad(Sized(self._strip_part, high=max(STRIP_HIGH, (kit.theme.tap(56) + 4) / kit.theme.k)), SIDE),
            Space(BETWEEN),
            Share(Pad(parts, SIDE)),
            Space(BETWEEN),
            Pad(Sized(self._lead_part, high=GRAPH_HIGH), SIDE),
            Space(BETWEEN),
        )

    @property
    def frame(self) -> object:
        """What is in the middle."""
        return self._body_look

    # ---- what the parts look like

    def _bar(self, kit: Kit) -> Box:
        return Bar(words.look_back_at(self.film.header.name), [self._back], self._bar_buttons())

    def _bar_look(self, kit: Kit) -> object:
        return [(button.id, button.label) for button in self._bar_buttons()]

    def _strip_facts(self) -> object:
        found = self.found
        known = found.stage, found.done, found.whole, found.matches
        return self.base, self._score, self._cards_worth(), self._given_away(), self._asks_whose, known

    def _moment_look(self) -> object:
        """What the picture of the table depends on."""
        further, table = self._further, self._table
        after = (further.line, further.moment) if further is not None else None
        return self.moment, after, table.base, table.raised, table.view.seat, self.all_open, self.knew, self._feet_shown

    @property
    def _body_look(self) -> object:
        """What kind of picture is in the middle, and whose plates lie over it."""
        return self._is_open, self._is_grey, self._table.base, self._memory is None

    @property
    def _is_open(self) -> bool:
        """Whether everybody's cards are seen."""
        return self.all_open and self._memory is None

    @property
    def _is_grey(self) -> bool:
        """Whether what is seen did not happen."""
        return self._further is not None and self._further.moves > 0

    def _sheet_look(self) -> object:
        found, row, further, decision = self.found, self._row, self._further, self._decision
        after = None
        if further is not None:
            after = further.line, further.moment, further.last, further.is_done, further.has_failed
        far = (found.done, found.whole, found.seconds_left) if self._tells_how_far else None
        progress = found.stage, found.seats, self._has_looked_round, far
        turn = (row.turn, self._reasons.get(row.turn)) if row is not None else None
        ways = self._first_way, any(one.points for one in self._own), self._asks_whose
        return after, self.base, self._memory, turn, decision, progress, ways

    def _legend_look(self) -> object:
        return self.base, bool(self._graph.model.lead), bool(self._graph.model.given)

    def moved_places(self) -> Sequence[Rect]:
        """Where the line of the graph was, and the golden row, and where they are."""
        return [*self._graph.moved_places(self.kit), *self._turns.moved_places()]

    def _strip(self, kit: Kit) -> Box:
        """The whole match in one line: figures beside each other, never one made of the others."""
        self._how.label = words.HOW_FOUND if kit.theme.text_scale <= 1 else words.HOW_FOUND_SHORT
        forms = [self._strip_row(in_short, least) for in_short in (False, True) for least in (1.0, 0.0)]
        return Panel(OneOf(*forms), (24, 0), board(PANEL, 0.9, GOLD, 16, 2))

    def _strip_row(self, in_short: bool, least: float) -> Box:
        """The cells of the strip, their labels no smaller than `least` of their size; `in_short` with as few words as
        can be.
        """
        name, is_me = self._name(self.base), self._is_me(self.base)
        cells: list[Box] = [_figure("" if in_short else words.SCORE, self._score, least)]
        worth, gave = self._cards_worth(), self._given_away()
        if worth is not None and not self._asks_whose:
            cells.append(_figure(cards_of(name, is_me), cards_figure(worth), least))
        is_done = self.found.stage is AnalysisStage.DONE
        if gave is not None:
            label = words.GAVE_SHORT if in_short else words.gave_away(name, is_me)
            cells.append(_figure(label, words.given(gave, is_done), least))
        if hinted := hinted_in(self._own):
            cells.append(Words(hints_left_out(hinted), 21, DIM, least=least))
        if gave is not None and is_done and self._has_word:
            word = words.rating(gave * ROUNDS_OF_WORDS / len(self.film.scores))
            cells.append(_rating("" if in_short else words.YOUR_PLAY, word, least))
        elif gave is not None and not is_done:
            done, whole = self.found.done, self.found.whole
            cells.append(Words(words.looking_at(done, whole), 23, DIM, lines=1, least=least))
        row: list[Box] = []
        for n, cell in enumerate(cells):
            row += [Whole(_upright())] if n else []
            row.append(Grow(cell))
        return Row(*row, Put(self._how, 56), gap=26)

    @property
    def _score(self) -> str:
        """All totals; of many teams the own one and its place."""
        totals = self.film.totals
        if len(totals) <= MOST_TOTALS:
            return words.totals(totals)
        own = totals[self._base_team]
        return words.own_total(own, 1 + sum(other > own for other in totals), len(totals))

    @property
    def _has_word(self) -> bool:
        """Whether there is a word for how the seat in front played: after a match, for whom two of them are known."""
        is_over = self.film.is_finished and bool(self.film.scores)
        is_known = self._is_me(self.base) and self.found.matches >= RATED_FROM
        return is_over and is_known and show_how_one_plays(self._own)

    def _turn_part(self) -> Box:
        """The turns of the round on screen, and above them which round it is."""
        round_now = self.film.round_at(self.moment)
        head = Row(
            Put(self._round_back, 56),
            Grow(Words(words.round_(round_now), 27, CREAM, "heading", "center", lines=1)),
            Put(self._round_on, 56),
        )
        score = Put(self._score_button, 66)
        return Pad(Column(head, Space(8), Grow(Put(self._turns)), Space(8), score), 10, 8)

    @property
    def _place(self) -> str:
        """Which moment it is, in a few words."""
        row = self._row
        if self._further is not None:
            return words.experts_place(self._further.moves)
        turn = 0 if row is None else row.own
        is_me = row is not None and self._is_me(row.seat)
        return words.moment_place(self.film.round_at(self.moment), row.name if row else "", turn, is_me)

    def _head(self, kit: Kit) -> Box:
        """The choice of the view, and which moment it is."""
        choice = Put(self._view, HEAD_HIGH, 500) if self.film.is_finished else Put(self._all_cards, HEAD_HIGH, 300)
        return Row(choice, Grow(self._place_part.as_it_is(kit)), gap=20)

    def _place_words(self) -> Box:
        return Words(self._place, 25, CREAM, "strong", "right", lines=1)

    def _middle(self, kit: Kit) -> Box:
        """The head, plates, and the table itself, or everybody's cards. What is not there is put away."""
        is_open, is_grey = self._is_open, self._is_grey
        there: list[ScreenPart] = [self._open_part] if is_open else [self._plates_part]
        if not is_open:
            there += [self._grey_part] if is_grey else self._table_parts.parts
        for part in (self._plates_part, *self._table_parts.parts, self._grey_part, self._open_part):
            if part not in there:
                part.put_away()
        table = self._grey_part if is_grey else self._table_parts
        told = moment_heard(self._table, self._said)
        if is_open:
            body: Box = Described(self._open_part, *told[:-1], *self._held_heard())  # all hands, the own one with them
        else:
            body = Column(self._plates_part.as_it_is(kit), Space(12), Grow(Described(table, *told)))
        return Layers(self._middle_part, Column(self._head(kit), Space(12), Grow(body)))

    @property
    def _plate_seats(self) -> Sequence[Sequence[int]]:
        """The others, whose plates lie in one row or two."""
        players = self._table.view.board.players
        seats = [(self._table.base + near) % players for near in range(1, players)]
        half = -(-len(seats) // 2) if len(seats) > 5 else len(seats)
        return [some for some in (seats[:half], seats[half:]) if some]

    def _plate_rows(self) -> Box:
        rows = (
            Row(*(Share(Put(self._plates[seat], PLATE_HIGH)) for seat in some), gap=14, across="stretch")
            for some in self._plate_seats
        )
        return Column(*rows, gap=8)

    def _open_rows(self) -> Box:
        return OpenHandsBox(self._paint_open, self._row_widgets)

    def _held_heard(self) -> Sequence[str]:
        """Everybody's cards in sentences, beginning with those in front."""
        names, me, open_cards = self._table.people.names, self._table.me, self._open_cards
        seats = ((self.base + step) % len(open_cards) for step in range(len(open_cards)))
        return [open_read(seat_name(names, seat, me), open_cards[seat].hand, open_cards[seat].lying) for seat in seats]

    def _row_widgets(self, kit: Kit, rect: Rect) -> Iterator[tuple[Widget, Rect]]:
        """The faces at the left end of each row, and feet that are numbers."""
        cards = self._open_cards
        rows, _ = row_places(kit, rect, len(cards), self.base)
        if min(row.h for row in rows.values()) < SMALLEST_TAP:
            return
        for seat, row in rows.items():
            face = self._faces[seat]
            face.person = self._people.by_seat[seat]
            face.team = seat % max(1, len(self.film.header.teams))
            yield face, face_place(kit, row)
            if cards[seat].lying and not shows_feet(kit):
                foot = self._feet[seat]
                foot.label = words.lying_button(counts_of(cards[seat]), seat in self._feet_shown)
                place = foot_place(kit, row).inflate(0, -kit.theme.u(8))
                place.h = max(place.h, min(row.h, 44))
                place.centery = row.centery
                yield foot, place

    def _right_part(self, kit: Kit) -> Box:
        """The sheet, and below it what leads on from the moment."""
        buttons: list[Box] = []
        is_high = kit.theme.tap(WAY_HIGH) * len(self._ways) > kit.theme.height * MOST_OF_WAYS
        for button in self._ways:
            buttons += [Space(10), Put(button, LOW_WAY if is_high else WAY_HIGH)]
        sheet = Layers(self._paper_part, self._sheet_part.as_it_is(kit, kit.theme.u(RIGHT)))
        return Column(Grow(Pad(sheet, 0, 0, 8)), *buttons)

    def _sheet(self) -> Box:
        """What there is to say of the turn on screen, or of the analysis; it stands on the paper."""
        found, row, decision = self.found, self._row, self._decision
        if self._memory is not None:
            return memory_sheet(self._memory)
        if self._further is not None:
            return self._experts_sheet(self._further)
        if self._asks_whose:
            return whose_sheet(self._whose)
        if self._tells_progress:
            is_me = self._is_me(self.base)
            return working_sheet(is_me, found.done, found.whole, found.seconds_left, self._stop)
        if row is None:
            return turn_sheet((words.LOOK_BACK,), None, words.NO_TURNS)
        if decision is not None and decision.better and self._is_shown(decision):
            melds = self._melds(decision)
            ways = [
                WayShown(
                    way_to_play(way.moves, melds, decision.moves),
                    way.points,
                    way.better,
                    way.worse,
                    way.worlds,
                    _as_sentence(reason(way.reason, self.film.names, self.film.own) if way.reason is not None else ""),
                )
                for way in decision.better
            ]
            played = way_played(self._name(decision.seat), decision.moves, melds)
            return decision_sheet(played, ways, self._first_way, self._more)
        return self._turn_sheet_of(row, decision)

    @property
    def _is_own_turn(self) -> bool:
        """Whether the turn on screen is that of the seat in front."""
        return self._row is not None and self._row.seat == self.base

    @property
    def _tells_progress(self) -> bool:
        """Whether the sheet is about the analysis: before somebody looks round, and where a decision is yet to come."""
        is_working = self.found.stage is AnalysisStage.WORKING and self.base in self.found.seats
        return is_working and (not self._has_looked_round or (self._is_own_turn and self._decision is None))

    @property
    def _tells_how_far(self) -> bool:
        """Whether figures of the analysis stand on the sheet, which are others with every decision."""
        has_halted = self.found.stage in (AnalysisStage.STOPPED, AnalysisStage.BROKEN_OFF)
        return self._tells_progress or (has_halted and self._is_own_turn)

    def _experts_sheet(self, further: ExpertsFilm) -> Box:
        told = [f"{line.text}." for line in further.recent(EXPERTS_LINES)]
        note = ""
        if further.has_failed:
            note = words.EXPERTS_GONE
        elif not further.is_done and further.moment == further.last:
            note = words.EXPERTS_THINK
        results: list[tuple[str, str]] = []
        if further.score is not None and further.moment == further.last:
            results.append((words.WITH_EXPERTS, words.totals(further.score.totals)))
            was = next((score for score in self.film.scores if score.round == further.score.round), None)
            if was is not None:
                results.append((words.AS_IT_WAS, words.totals(was.totals)))
        return experts_sheet(told, note, results)

    @property
    def _open_cards(self) -> Sequence[OpenCards]:
        """Everybody's cards at the moment."""
        if self._further is not None:
            return self._further.film.all_cards(self._further.moment)
        return self.film.all_cards(self.moment)

    def _is_shown(self, decision: JudgedDecision) -> bool:
        return self.film.is_finished or decision.seat == self.film.own

    def _turn_sheet_of(self, row: TurnRow, decision: JudgedDecision | None) -> Box:
        played = self._played(row)
        if row.seat == self.base and decision is not None and decision.hinted and self._is_shown(decision):
            told = (words.WITH_HINT, words.WITH_HINT_SHORT)
            return turn_sheet(told, played, words.HINT_LEFT_OUT, self._reasons.get(row.turn, ""))
        if row.seat == self.base and decision is not None and decision.compared:
            is_all = self.found.stage is AnalysisStage.DONE and not any(one.points or one.hinted for one in self._own)
            note = words.WELL_PLAYED if is_all else ""
            why = self._reasons.get(row.turn, "")
            return turn_sheet((words.NOTHING_BETTER, words.NOTHING_BETTER_SHORT), played, note, why)
        title = words.turn_of(row.name, self._is_me(row.seat))
        buttons: list[Button] = []
        note = ""
        stage = self.found.stage
        if stage is AnalysisStage.NOT_YET:
            note = words.NOT_YET
        elif row.seat == self.base:
            if stage is AnalysisStage.IMPOSSIBLE:
                note = words.CANNOT_JUDGE
            elif self.base in self.found.seats and stage in (AnalysisStage.STOPPED, AnalysisStage.BROKEN_OFF):
                note = words.looked_at_so_far(self.found.done, self.found.whole)
                buttons = [self._go_on]
            elif self.film.is_finished and self.base not in self.found.seats and self.found.seats:
                note = words.NOT_LOOKED_AT
                buttons = [self._judge]
        return turn_sheet((title,), played, note, self._reasons.get(row.turn, ""), buttons)

    def _played(self, row: TurnRow) -> Phrase | None:
        """What was done in a turn, as a sentence."""
        film = self.film
        turn = film.turns[row.turn]
        moves = [shot.move for shot in film.shots_of(turn) if shot.move is not None and shot.by == row.seat]
        if not moves:
            return None
        melds = film.view(turn.start, SPECTATOR).board.melds[row.team]
        return way_played(row.name, moves, melds)

    def _graph_part(self, kit: Kit) -> Box:
        """Legend and the buttons of the film at the left, the graph beside them."""
        name, is_me = self._name(self.base), self._is_me(self.base)
        title: Box = OneOf(
            Words(words.how_far_ahead(name, is_me), 25, CREAM, "heading", lines=1),
            Words(words.lead_of(name, is_me), 25, CREAM, "heading", lines=1),
        )
        legend: list[Box] = []
        if self._graph.model.lead:
            legend = [
                _legend(_line_sign, words.EXPECTED),
                _legend(_dotted_sign, words.cards_line(name, is_me)),
            ]
        else:
            title = Words(words.NO_LEAD, 25, CREAM, "heading", lines=1)
            legend = [_legend(_striped_sign, words.OTHERS_STRIPED, words.OTHERS_STRIPED_SHORT)]
        if self._graph.model.given:
            legend.append(_legend(_disc_sign, words.who_gave_points(name, is_me), words.GIVEN_SHORT))
        steps = Row(*(Share(Put(button, 68)) for button in (self._turn_back, self._film_button, self._turn_on)), gap=10)
        left = Column(title, Space(6), *legend, Grow(), steps)
        inside = Row(Sized(left, wide=LEGEND), Share(Put(self._graph)), gap=20, across="stretch")
        return Panel(inside, (24, 14), board(PANEL, 0.9, GOLD, 18, 2))

    # ---- picture

    def _paint_grey(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        """The table of what did not happen."""
        draw_small_table(kit, surface, rect, replace(self._table, scale=_card_scale(kit, rect)), self._said)
        _turn_grey(surface, rect)

    def _paint_open(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        draw_open_hands(kit, surface, rect, self._table, self._said, self._open_cards, self._feet_shown)
        if self._is_grey:
            _turn_grey(surface, rect)

    @property
    def view(self) -> PlayerView:
        """What is seen of the moment."""
        return self._table.view

    def report(self) -> Report:
        """The widgets, and whose turn it is."""
        now = self._table.view.board
        return replace(super().report(), turn=now.mover, phase=now.phase.value)


class HowFoundDialog(Dialog):
    """The page that says how figures are found."""

    wide = 1300


class OpenHandsBox(Box):
    """All hands in one picture, with what can be pressed on it."""

    yields = True

    def __init__(
        self,
        paint: Callable[[Kit, Surface, Rect], None],
        widgets: Callable[[Kit, Rect], Iterator[tuple[Widget, Rect]]],
    ) -> None:
        self._paint, self._widgets = paint, widgets

    def place(self, kit: Kit, rect: Rect) -> Iterator[Piece]:
        """The picture below, widgets on it."""
        yield Piece(rect, self._paint)
        for widget, at in self._widgets(kit, rect):
            yield from Put(widget).place(kit, at)


def _played_cards(moves: Sequence[Move]) -> tuple[Card, ...]:
    """What was laid down; where nothing was, what was discarded."""
    laid: list[Card] = []
    for move in moves:
        if isinstance(move, MeldCards | Take | GoOut):
            laid += [card for group in move.groups for card in group.cards]
    return tuple(laid) or tuple(move.card for move in moves if isinstance(move, Discard))


def _card_scale(kit: Kit, rect: Rect) -> float:
    """How much larger than usual cards are on a table in this place."""
    return min(LARGEST_SCALE, max(1.0, rect.h / max(1, kit.theme.u(TABLE_HIGH))))


def _turn_grey(surface: Surface, rect: Rect) -> None:
    """What did not happen is seen without colour, almost."""
    seen = surface.subsurface(rect.clip(surface.get_clip()))
    grey = pygame.transform.grayscale(seen.copy())  # of a part of a picture each line would be taken from elsewhere
    grey.set_alpha(GREY)
    seen.blit(grey, (0, 0))


def _as_sentence(text: str) -> str:
    return f"{capital(text)}." if text else ""


def _deals(way: BetterWay) -> str:
    return words.better_in(way.better, way.worse, way.worlds)


def _figure(label: str, value: str, least: float) -> Box:
    return _labelled(label, Words(value, 29, WHITE, "number", lines=1), least)


def _rating(label: str, word: str, least: float) -> Box:
    pill = Panel(Words(word, 23, WHITE, "strong", lines=1), (16, 4), board(GOOD, 1, GOOD_RIM, 20, 1.5))
    return _labelled(label, pill, least)


def _labelled(label: str, box: Box, least: float) -> Box:
    return Row(Words(label, 23, DIM, lines=1, least=least), Whole(box), gap=12) if label else Whole(box)


def _upright() -> Box:
    return Picture(lambda kit, surface, rect: surface.fill(kit.theme.ink(LINE), rect), 2, 36)


def _legend(sign: Callable[[Kit, Surface, Rect], None], *forms: str) -> Box:
    told = OneOf(*(Words(form, 21, CREAM, lines=1) for form in forms))
    return Row(Whole(Picture(sign, 40, 20)), Grow(told), gap=12)


def _line_sign(kit: Kit, surface: Surface, rect: Rect) -> None:
    high = max(3, kit.theme.u(5))
    surface.fill(GOLD, Rect(rect.x, rect.centery - high // 2, rect.w, high))


def _dotted_sign(kit: Kit, surface: Surface, rect: Rect) -> None:
    surface.fill(kit.theme.ink(OUTLINE), Rect(rect.x, rect.centery - 1, rect.w, 2))
    side = max(5, kit.theme.u(7))
    dot = kit.paint.path(DISC, side, CHART_LINE)
    for n in range(3):
        surface.blit(dot, (rect.x + rect.w * (n * 2 + 1) // 6 - side // 2, rect.centery - side // 2))


def _striped_sign(kit: Kit, surface: Surface, rect: Rect) -> None:
    for n in range(3):
        bar = Rect(rect.x + rect.w * n // 3, rect.y, rect.w // 4, rect.h)
        for place in striped(kit, bar, n % 2):
            surface.fill(CREAM, place)


def _disc_sign(kit: Kit, surface: Surface, rect: Rect) -> None:
    side = min(rect.h, max(12, kit.theme.u(20)))
    disc = kit.paint.path(DISC, side, LOSS, rim=WINE)
    surface.blit(disc, (rect.centerx - side // 2, rect.centery - side // 2))
