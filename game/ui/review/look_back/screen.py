"""Looking back at a match: the table of any moment in the middle, the turns at the left, what was better at the right,
the lead over the match below. Nothing can be played here.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace
from pygame import KEYDOWN, KMOD_SHIFT, WINDOWFOCUSLOST, Event

from game.analysis.facts import hinted_in
from game.rules.presets import rule_set_name
from game.sentences.grammar import seat_person
from game.sentences.phrases import ways_to_play
from game.toolkit.boxes import Box, Column, Described, Grow, Layers, Pad, Rigid, Row, Share, Sized, Space
from game.toolkit.kit import Kit
from game.toolkit.speed import LOOKED_AT
from game.toolkit.targets import Report
from game.toolkit.widgets import bar_height
from game.toolkit.widgets.parted_scene import PartedScene, ScreenPart
from game.ui.review.look_back.at_table.open_hands import OpenHandsBox, spoken_hands
from game.ui.review.look_back.at_table.table_parts import TableParts
from game.ui.review.look_back.look_back_parts import (
    bar_box,
    board_box,
    empty_box,
    eye_box,
    film_box,
    graph_box,
    graph_meanings,
    legend_box,
    next_box,
    paper_box,
    plate_box,
    pointing_box,
    round_box,
    steps_box,
    timeline_box,
    turns_box,
    way_box,
)
from game.ui.review.look_back.looked_back import LOOK_BACK, AnalysisStage, LookBackRequest, LookedBack, WayOn
from game.ui.review.look_back.sheet.decision_sheet import (
    GuessAnswered,
    answer_sheet,
    choose_seat_sheet,
    memory_sheet,
    question_sheet,
    turn_sheet,
    working_sheet,
)
from game.ui.review.look_back.sheet.player_knowledge import reason_of_turn, reason_told
from game.ui.review.look_back.state import KEYS, LookBackInput, LookBackPress, LookBackState
from game.ui.review.look_back.turns.lead_graph import LeadGraph
from game.ui.review.look_back.update import Outcome, gone_to, updated
from game.ui.review.look_back.view_model import MatchLookedAt, Shown
from game.ui.shared.cards.card_art import card_art
from game.ui.shared.moments.small_table import spoken_moment
from game.ui.shared.preferences import Preferences
from saves.records.lines import Line

SIDE, RIGHT = 16, 630
"""Design pixels: the margin, the sheet."""
GRAPH_HEIGHT, BESIDE_GRAPH, NEXT_HEIGHT, STEPS_HEIGHT = 204, 520, 84, 112
"""Design pixels of the lead, of steps and words at its left, of the way to the next mistake, of the steps alone."""
FOLDED_FROM: Final = 1.2
"""The interface scale from which the graph is shown only on request."""
BETWEEN: Final = 12
"""Design pixels between the parts, from top to bottom."""
REST: Final = 0.15
"""Seconds on a moment before its move's reason is computed, which takes longer than a frame."""
FEW_PARTS: Final = 2
"""A pass that draws at most this many parts may prepare something for later."""
MADE_AT_ONCE: Final = 2
"""Card pictures that such a pass makes."""
MOST_READY: Final = 24
"""The most coming moments whose cards are prepared."""


def _arranged(kit: Kit, there: Mapping[str, Box]) -> Box:
    """The table with the sheet at its right, and the graph below if there is one."""
    if "empty" in there:
        return Column(Sized(there["bar"], height=bar_height(kit) / kit.theme.k), Share(there["empty"]))
    lies = Layers(*(there[id] for id in ("all cards", "grey", "table", "pointing", "heard") if id in there))
    plates = [Share(there[id]) for id in there if id.startswith("plate/")]
    half = -(-len(plates) // 2) if len(plates) > 5 else len(plates)  # more take two rows
    rows = [Row(*some, gap=14, across="stretch") for some in (plates[:half], plates[half:]) if some]
    head = Row(Share(Column(*rows, gap=8)) if rows else Grow(), Rigid(there["eye"]), gap=14)
    ways = [there[id] for id in there if id.startswith("way/")]
    on_from_here = Column(*ways, gap=12) if kit.theme.is_large else Row(*map(Grow, ways), gap=12)
    on = [Space(12), Sized(there["next"], height=NEXT_HEIGHT)] if "next" in there else []
    if "turns" in there:
        top = Row(Grow(there["round"]), Rigid(there["film"]), gap=16)
        beside = Column(Rigid(top), Space(10), Grow(there["turns"]), *on)
        right = Layers(there["board"], Pad(beside, 16, 12))
    else:
        below = Column(*([Space(12), Rigid(on_from_here)] if ways else []), *on)
        right = Layers(there["paper"], Column(Grow(there["sheet"]), Pad(below, 26, 0, 20)))
    columns = Row(
        Share(Column(Rigid(head), Space(12), Grow(lies))),
        Sized(Pad(right, 0, 0, 14), width=RIGHT),
        gap=SIDE,
        across="stretch",
    )
    if "lead" in there:
        legend = [Share(there["legend"])] if "legend" in there else [Grow()]
        beside = Column(Rigid(there["steps"]), *legend, gap=4)
        graph = Layers(there["graph"], there["timeline"])
        row = Row(Sized(beside, width=BESIDE_GRAPH), Share(graph), gap=20, across="stretch")
        lead = Sized(Layers(there["lead"], Pad(row, 20, 10, 8)), height=GRAPH_HEIGHT)
    else:
        steps = Row(Rigid(there["steps"]), Share(there.get("legend", Box())), gap=20, across="stretch")
        lead = Sized(steps, height=STEPS_HEIGHT)
    return Column(
        Sized(there["bar"], height=bar_height(kit) / kit.theme.k),
        Space(BETWEEN),
        Share(Pad(columns, SIDE, 0)),
        Space(BETWEEN),
        Pad(lead, SIDE, 0),
        Space(BETWEEN),
    )


class LookBackScene(PartedScene[LookBackState]):
    """`KEYS` are its keys."""

    name = LOOK_BACK
    is_spoken = True
    arranged = staticmethod(_arranged)

    def __init__(
        self,
        lines: Sequence[Line],
        preferences: Preferences,
        ask: Callable[[LookBackRequest], None],
        poll: Callable[[], None] = lambda: None,
        ways: frozenset[WayOn] = frozenset(),
        faces: Mapping[str, int] = {},
    ) -> None:
        """`poll` is called as time passes and delivers news by `show_analysis`; `ways` are the available ones, `faces`
        those that people have now, by the keys of their names. Raises BadRecord for lines that can't be replayed.
        """
        self.match = MatchLookedAt(lines, ways, faces)
        self._shown = Shown(self.match, self.match.first_state)
        super().__init__(self._shown.state)
        self.film = self.match.film
        self._ask, self._poll = ask, poll
        self.form.on_cancel = lambda: self.do(LookBackPress.ESCAPE)
        self._table = TableParts(self.part)
        self._each = self._wait = LOOKED_AT * (preferences.time_scale or 0.2)
        self._rested = 0.0
        self._ready_to = 0  # the last moment whose cards are ready

    @property
    def shown(self) -> Shown:
        if self._shown.state is not self.state:
            self._shown = Shown(self.match, self.state)
        return self._shown

    @property
    def message(self) -> str:
        return self.shown.message

    @property
    def first_focus(self) -> str:
        if len(self.match.film) == 1:
            return "button/back"
        if self.shown.is_asking:
            return "answer/1"
        has_next = self.match.film.is_finished or self.shown.next_mistake is not None
        return "button/next_mistake" if has_next else "button/next_turn"

    # ---- actions

    def do(self, done: LookBackInput) -> None:
        self._follow(updated(self.shown, done))

    def go_to(self, moment: int) -> None:
        self._follow(gone_to(self.shown, self.state, moment))

    def _follow(self, outcome: Outcome) -> None:
        state, asked = outcome
        self.set_state(state)
        for request in asked:
            self._ask(request)

    def set_state(self, state: LookBackState | None = None, /, **fields: Any) -> None:
        super().set_state(state, **fields)
        self._rested = 0.0

    def begin(self) -> None:
        """Show the first turn of the seat in front; of an unfinished match, that of the last round."""
        is_whole = self.film.is_finished or len(self.film) == 1
        start = 0 if is_whole else self.film.previous_round(len(self.film) - 1)
        self.go_to(self.match.first_turn_of(self.state.base, start))

    def show_analysis(self, found: LookedBack) -> None:
        """Everything known about the match; once complete, it opens at the most instructive mistake."""
        self.set_state(found=found)
        begin = self.shown.most_instructive
        if begin is not None and found.stage is AnalysisStage.DONE and not self.state.has_looked_round:
            self.go_to(self.shown.moment_before(begin))
            self.set_state(has_looked_round=True)

    def take(self, event: Event) -> bool | None:
        if event.type == KEYDOWN and self.form.dialog is None:
            done = KEYS.get((event.key, bool(event.mod & KMOD_SHIFT)))
            if done is not None:
                self.do(done)
                return True
        if event.type == WINDOWFOCUSLOST and self._graph is not None:
            self._graph.is_dragged = False
        return super().take(event)

    # ---- time

    @property
    def _graph(self) -> LeadGraph | None:
        return next((widget for widget in self.form.widgets if isinstance(widget, LeadGraph)), None)

    @property
    def _is_dragged(self) -> bool:
        return self._graph is not None and self._graph.is_dragged

    @property
    def busy(self) -> bool:
        """True while the film plays, or the line of the graph is dragged."""
        return self.state.playing or self._is_dragged

    def update(self, dt: float) -> bool:
        """The next move when it is due; news of the analysis; a reason not computed yet."""
        self._poll()
        self._wait = self._wait - dt if self.state.playing else self._each
        if self._wait <= 0:
            self._wait = self._each
            self.do(LookBackPress.NEXT_OF_FILM)
        self._rested += dt
        telling = self.shown.telling_move
        if self.shown.wants_reason and telling is not None and self._rested >= REST and not self._is_dragged:
            why = reason_of_turn(self.film, telling, self.shown.told_moves)
            self.set_state(reasons={**self.state.reasons, self.shown.turn: why})
        self._settle()
        has_table = len(self.film) > 1 and not self.shown.is_open
        if len(self.part.stale) <= FEW_PARTS and has_table:
            for _ in range(MADE_AT_ONCE):
                self._get_ready()
        return super().update(dt)

    def _get_ready(self) -> None:
        """Make one card picture that the next moments show, so that a new meld or book costs no frame."""
        state, shown = self.state, self.shown
        if not state.moment <= self._ready_to <= state.moment + MOST_READY:
            self._ready_to = state.moment
        soon = self._ready_to + 1
        if shown.knowledge is None and soon <= min(state.moment + MOST_READY, len(self.film) - 1):
            if not self._table.make_card_of(self.kit, self.film.view(soon, shown.eyes)):
                self._ready_to = soon
        else:
            self._table.get_ready(self.kit)

    def resize(self, kit: Kit) -> None:
        """Lay out for this kit, which will need court cards."""
        card_art(kit).figures.read_ahead()
        self._ready_to = self.state.moment
        super().resize(kit)

    # ---- content

    def parts(self) -> Iterator[ScreenPart]:
        shown, part, do, state, film = self.shown, self.part, self.do, self.state, self.film
        known, table, graph = shown.findings, shown.table, shown.graph
        may_step = state.moment > 0, state.moment < len(film) - 1
        is_folded = self.kit.theme.interface >= FOLDED_FROM
        yield part("bar", bar_box, do, rule_set_name(film.header.name), is_folded, len(film) > 1)
        if len(film) == 1:
            yield part("empty", empty_box)
            return
        yield part("eye", eye_box, do, state.all_open, film.is_finished)
        if shown.is_open:
            yield part("all cards", OpenHandsBox, do, table, shown.open_cards).drawn(reach=SIDE)
        else:
            for seat in table.others:
                who, plate = seat_person(film.names, seat, film.own), shown.said.plates[seat]
                yield part(f"plate/{seat}", plate_box, do, seat, who, plate, film.is_finished)
            yield part("table", self._table.at, table, shown.said).drawn(reach=SIDE)
            if shown.pointed:
                yield part("pointing", pointing_box, table, shown.pointed)
        if state.shows_turns:
            yield part("board", board_box)
            yield part("round", round_box, do, shown.round, shown.score_button).drawn(kept=0)
            yield part("turns", turns_box, do, shown.rows, known.given, shown.row_number)
            yield part("film", film_box, do, state.playing, *may_step)
        else:
            yield part("paper", paper_box).drawn(reach=SIDE, below=24)
            yield self._sheet().drawn(kept=0)
            ways = shown.ways_shown
            for way, button in ways.items():
                yield part(f"way/{way.name}", way_box, do, way, button, len(ways), bool(shown.choices))
        turn = shown.row.own if shown.row is not None else 0
        yield part("steps", steps_box, do, *may_step, turn, shown.mistake_place)
        has_graph = not is_folded or state.shows_lead
        if not shown.is_asking:
            if shown.next_mistake is not None or film.is_finished:
                yield part("next", next_box, do, shown.next_button, shown.next_mistake is None)
            told = "" if shown.is_about_progress or shown.mistake_place else shown.given_told(has_graph)
            yield part(
                "legend", legend_box, told, known.rating, hinted_in(known.own),
                graph_meanings(bool(graph.lead)), self.show_note,
            )  # fmt: skip
        if not has_graph:
            return
        yield part("lead", board_box)
        yield part("graph", graph_box, film, replace(graph, label="", given=(), told=""))
        yield part("timeline", timeline_box, do, film, graph, state.moment)

    def spoken(self) -> Iterator[ScreenPart]:
        shown = self.shown
        spoken_text = spoken_moment(shown.table, shown.said)
        if shown.is_open:
            spoken_text = *spoken_text[:-1], *spoken_hands(shown.table, shown.open_cards)  # with the own hand
        yield self.part("heard", lambda kit: Described(Box(), *spoken_text))

    def _sheet(self) -> ScreenPart:
        shown, film, state, part = self.shown, self.film, self.state, self.part
        known, found, row, decision = shown.findings, state.found, shown.row, shown.decision
        beneath = self.do, shown.foot
        if shown.memory is not None:
            return part("sheet", memory_sheet, *beneath, shown.memory)
        if known.asks_whose:
            teams = max(1, len(film.header.teams))
            return part("sheet", choose_seat_sheet, *beneath, self.match.people, film.own, teams)
        if shown.is_about_progress:
            return part("sheet", working_sheet, *beneath, known.is_me, found.done, found.whole, found.seconds_left)
        if decision is not None and shown.choices:
            shared, rests = ways_to_play(shown.choices, shown.melds_before(decision))
            return part("sheet", question_sheet, self.do, shown.situation, shared, tuple(rests))
        if decision is not None and decision.better and shown.is_told(decision):
            melds, names = shown.melds_before(decision), tuple(film.names)
            told = GuessAnswered(
                decision, melds, names, film.own, shown.answered, shown.notes, state.explains, shown.closer_button,
                state.sheet_page,
            )  # fmt: skip
            return part("sheet", answer_sheet, self.do, told)
        title, note, press = shown.turn_told
        reason = state.reasons.get(shown.turn)
        why = reason_told(reason) if reason is not None else ""
        who, moves, melds = row.who if row is not None else None, *shown.moves_of_turn
        return part("sheet", turn_sheet, *beneath, title, who, moves, melds, why, note, press)

    def report(self) -> Report:
        now = self.shown.view.board
        return replace(super().report(), turn=now.mover, phase=now.phase.value)
