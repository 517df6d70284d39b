"""Everything shown for a match in a state of Look back: follows from match and state alone, without a window."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from game.analysis.facts import JudgedDecision, Odds
from game.cards import Card
from game.engine.ending.going_out import missing_books
from game.engine.melding.melds import Meld
from game.engine.moves import Answer, Draw, GoOut, MeldCards, Move, Take
from game.engine.table.board import Phase, opening_minimum
from game.engine.table.view import SPECTATOR, PlayerView
from game.messages.amounts import listed
from game.messages.functions import looking_back as say
from game.reason.purposes import kept_by
from game.sentences.advice import looking_back as words
from game.sentences.at_table.refusals import books_missing
from game.sentences.grammar import seat_person, sentences
from game.sentences.phrases import Phrase, spoken_text, way_to_play
from game.ui.review.look_back.looked_back import Analyse, AnalysisStage, JudgeSeat, WayOn
from game.ui.review.look_back.sheet.findings import Findings
from game.ui.review.look_back.sheet.player_knowledge import Knowledge, Memory, knowledge_at, memory_of, why_not_told
from game.ui.review.look_back.state import SHOWN, LookBackState
from game.ui.review.look_back.turns.lead_graph import GraphModel
from game.ui.review.look_back.turns.turn_rows import TurnRow, decision_at, telling_moment, turn_rows
from game.ui.shared.moments.film import Film, OpenCards
from game.ui.shared.moments.pointed_move import cards_that_differ, with_difference_first
from game.ui.shared.moments.small_table import TableMoment, TableWords, cards_played, table_words
from game.ui.shared.seated_players import people_at
from saves.records.lines import Line

HALTED: Final = (AnalysisStage.STOPPED, AnalysisStage.BROKEN_OFF)


_PHASES: Final[Mapping[Phase, Literal["draw", "play", "answer"]]] = {
    Phase.DRAW: "draw",
    Phase.PLAY: "play",
    Phase.ANSWER: "answer",
}


class PressShown(Struct, frozen=True):
    """A button whose label or state depends on the moment; with `why_not` it is off."""

    label: str
    why_not: str | None = None


class Foot(Struct, frozen=True):
    """The buttons at the foot of the sheet: turning it over, and on its other side a closer look; `page` is the current
    page of a long sheet.
    """

    knew: PressShown | None
    is_over: bool = False
    closer: PressShown | None = None
    page: int = 0


def _instructive(decision: JudgedDecision) -> tuple[bool, bool, float]:
    best = decision.better[0]
    return best.odds is Odds.MOSTLY, best.reason is not None, decision.points


class MatchLookedAt:
    """A match being looked back at. Raises BadRecord for lines that can't be replayed."""

    def __init__(
        self, lines: Sequence[Line], ways: frozenset[WayOn] = frozenset(), faces: Mapping[str, int] = {}
    ) -> None:
        """`ways` are the available ones, `faces` those that people have now, by the keys of their names."""
        self.lines, self.ways = tuple(lines), ways
        self.film = film = Film(lines, faces=faces)
        self.people = people_at(film.header)
        self.rows = turn_rows(film)
        self.rows_of: dict[int, tuple[TurnRow, ...]] = {}  # by round
        for row in self.rows:
            number = film.round_at(film.turns[row.turn].start)
            self.rows_of[number] = (*self.rows_of.get(number, ()), row)
        self._findings: Findings | None = None
        self._knowledge: tuple[int, Knowledge] | None = None

    @property
    def first_state(self) -> LookBackState:
        film = self.film
        return LookBackState(base=film.own if film.own is not None else next(iter(film.people), 0))

    def first_turn_of(self, seat: int, start: int) -> int:
        """The moment that tells of a seat's first turn from the moment `start` on; `start` if it has none."""
        turns = (self.film.turns[row.turn] for row in self.rows if row.seat == seat)
        return next((telling_moment((), self.film, turn) for turn in turns if turn.start >= start), start)

    def findings(self, state: LookBackState) -> Findings:
        known = self._findings
        if known is None or known.found is not state.found or known.base != state.base:
            known = self._findings = Findings(self.film, state.found, state.base, known)
        return known

    def knowledge(self, moment: int) -> Knowledge:
        """What the player behind the move that led to a moment knew, computed once. Raises ValueError."""
        if self._knowledge is None or self._knowledge[0] != moment:
            self._knowledge = moment, knowledge_at(self.film, moment)
        return self._knowledge[1]


class Shown:
    """Everything shown, computed on first use."""

    def __init__(self, match: MatchLookedAt, state: LookBackState) -> None:
        self.match, self.film, self.state = match, match.film, state
        self.findings = match.findings(state)

    # ---- the moment

    @cached_property
    def round(self) -> int:
        return self.film.round_at(self.state.moment)

    @cached_property
    def turn(self) -> int:
        """The number of the turn on screen, in the film: on the sheet's other side that of the move that led here."""
        moment = self.state.moment
        return self.film.turn_number(moment - 1 if self.state.knew and self.film.shots[moment].move else moment)

    @property
    def rows(self) -> tuple[TurnRow, ...]:
        return self.match.rows_of.get(self.round, ())

    @property
    def row(self) -> TurnRow | None:
        return self.match.rows[self.turn] if self.match.rows else None

    @property
    def row_number(self) -> int:
        return next((n for n, row in enumerate(self.rows) if row.turn == self.turn), 0)

    @cached_property
    def decision(self) -> JudgedDecision | None:
        return decision_at(self.findings.own, self.film, self.state.moment)

    @property
    def is_own_turn(self) -> bool:
        """Whether the turn on screen is that of the seat in front."""
        return self.row is not None and self.row.seat == self.state.base

    @property
    def eyes(self) -> int:
        """The seat whose hand is visible; `SPECTATOR` in an unfinished match of several people."""
        return self.state.base if self.film.is_finished or self.state.base == self.film.own else SPECTATOR

    @property
    def knowledge(self) -> Knowledge | None:
        state = self.state
        is_told = state.knew and self.film.may_tell(state.moment)
        return self.match.knowledge(state.moment) if is_told else None

    @cached_property
    def memory(self) -> Memory | None:
        knew = self.knowledge
        return memory_of(knew.view, self.film.names, knew.said[1], knew.seen) if knew is not None else None

    @cached_property
    def table(self) -> TableMoment:
        film, state, knew = self.film, self.state, self.knowledge
        base, raised = state.base, self.raised
        if knew is not None:
            base, view, raised = knew.view.seat, knew.view, ()
        else:
            view = film.view(state.moment, self.eyes)
        return TableMoment(view, self.match.people, base, film.own, raised, kept=self.kept)

    @cached_property
    def said(self) -> TableWords:
        return table_words(self.table)

    @property
    def view(self) -> PlayerView:
        return self.table.view

    @property
    def raised(self) -> tuple[Card, ...]:
        """The raised cards: those of the better way, once the coming decision is answered; otherwise the cards played
        in it.
        """
        decision = self.decision
        if not self.is_to_come or decision is None or self.eyes != self.state.base or self.choices:
            return ()
        if not decision.better:
            return cards_played(decision.moves)
        return cards_that_differ(decision.better[0].moves, decision.moves, self._own_view)

    @property
    def pointed(self) -> tuple[Move, ...]:
        decision = self.decision
        is_told = decision is not None and bool(decision.better) and self.is_told(decision)
        if decision is None or not is_told or not self.is_to_come or self.choices or self.eyes != self.state.base:
            return ()
        if self.is_open or self.knowledge is not None:
            return ()
        return with_difference_first(decision.better[0].moves, decision.moves)

    @property
    def kept(self) -> tuple[Card, ...]:
        """The cards that the better way is meant to keep, where it is told."""
        decision = self.decision
        if decision is None or not self.pointed:
            return ()
        kept = kept_by(decision.better[0].why.purpose, self._own_view.hand)
        return tuple(card for card in kept if card not in self.raised)

    # ---- the question

    @cached_property
    def is_to_come(self) -> bool:
        """Whether the decision is still to come at the moment."""
        decision = self.decision
        return decision is not None and decision.line > self.film.shots[self.state.moment].number

    @property
    def _own_view(self) -> PlayerView:
        return self.film.view(self.state.moment, self.state.base)

    @cached_property
    def choices(self) -> tuple[tuple[Move, ...], ...]:
        """The answers to choose from, in a random but fixed order; () if there is no question."""
        decision, state = self.decision, self.state
        is_asked = decision is not None and decision.points > 0 and bool(decision.better) and self.is_told(decision)
        if decision is None or not is_asked or not self.is_to_come or decision.line in state.answers:
            return ()
        return self.choices_of(decision)

    @property
    def is_asking(self) -> bool:
        """Whether the sheet asks a question, and isn't turned over or covered."""
        return bool(self.choices) and self.memory is None and not self.state.shows_turns

    def choices_of(self, decision: JudgedDecision) -> tuple[tuple[Move, ...], ...]:
        third = decision.another or next((way.moves for way in decision.better[1:]), ())
        every = [decision.moves, decision.better[0].moves, *([third] if third else [])]
        told: dict[str, tuple[Move, ...]] = {}
        for moves in every:
            told.setdefault(spoken_text(self.phrase(decision, moves)), moves)
        ways = sorted(told.values(), key=repr)
        Random(f"{self.film.header.id} {decision.line}").shuffle(ways)
        return tuple(ways)

    def phrase(self, decision: JudgedDecision, moves: Sequence[Move]) -> Phrase:
        """A way in words that don't reveal which one it is."""
        return way_to_play(moves, self.melds_before(decision))

    @property
    def situation(self) -> str:
        """The situation of the decision in question, in a sentence or two."""
        view = self._own_view
        board, team = view.board, view.team
        missing = missing_books(board, board.melds[team])
        needed = () if missing is None or not board.has_opened(team) else books_missing(missing)
        minimum = 0 if board.has_opened(team) else opening_minimum(board, team)
        partner = seat_person(self.film.names, board.turn, self.film.own)
        return say.situation(_PHASES[board.phase], minimum, len(needed), listed(needed), partner).strip()

    # ---- from mistake to mistake

    @cached_property
    def mistakes(self) -> tuple[JudgedDecision, ...]:
        """The decisions with a known better way that gave points away, in the order of the match."""
        found = (one for one in self.findings.own if one.points > 0 and one.better)
        return tuple(sorted(found, key=lambda one: one.line))

    @property
    def next_mistake(self) -> JudgedDecision | None:
        """The next unanswered one, those before it in the match last; None after all of them."""
        now = self.film.shots[self.state.moment].number
        left = [one for one in self.mistakes if one.line not in self.state.answers and one is not self.decision]
        return next((one for one in left if one.line > now), next(iter(left), None))

    def moment_before(self, decision: JudgedDecision) -> int:
        """The moment at which a decision is to be made."""
        return max(0, self.film.moment_of(decision.line) - 1)

    @property
    def most_instructive(self) -> JudgedDecision | None:
        """The mistake to start with: one that usually costs points and has a reason, the costliest of these."""
        return max(self.mistakes, key=_instructive, default=None)

    @property
    def mistake_place(self) -> str:
        """Which mistake is on screen, of how many; "" if none."""
        here = self.decision
        return say.mistake_of(self.mistakes.index(here) + 1, len(self.mistakes)) if here in self.mistakes else ""

    @property
    def next_button(self) -> str:
        return say.next_mistake() if self.next_mistake is not None else say.back_to_score()

    def given_told(self, has_graph: bool) -> str:
        """How much was given away in how many turns, as a sentence; "" until known. Where nothing was, what a line that
        falls all the same means.
        """
        known, found = self.findings, self.state.found
        is_all = found.stage is AnalysisStage.DONE or bool(known.spots)
        if known.given_away is None or known.asks_whose or not is_all or self.is_nothing_decided:
            return say.looking_at(found.done, found.whole) if found.stage is AnalysisStage.WORKING else ""
        told = say.gave_in_turns(known.who, len(known.given), int(round(known.given_away, -1)))
        return sentences(told, say.line()) if has_graph and not known.spots else told

    @property
    def is_nothing_decided(self) -> bool:
        """Whether the seat in front made no decision: the match was given up before."""
        found = self.state.found
        return found.stage is AnalysisStage.DONE and self.state.base in found.seats and not self.findings.own

    @property
    def open_cards(self) -> tuple[OpenCards, ...]:
        return self.film.all_cards(self.state.moment)

    @property
    def is_open(self) -> bool:
        """Whether everybody's cards are visible."""
        return self.state.all_open and self.knowledge is None

    @cached_property
    def happened(self) -> str:
        if (knew := self.knowledge) is not None:
            return sentences(*knew.said)
        return " ".join(f"{line.text}." for line in self.film.shots[self.state.moment].lines)

    @property
    def place(self) -> str:
        row = self.row
        return say.moment(self.round, row.who, row.own) if row is not None else say.moment_deal(self.round)

    @property
    def message(self) -> str:
        row, decision, given = self.row, self.decision, self.findings.given
        parts = [self.happened]
        if row is not None:
            told = say.turn_row(row.own, row.who, row.what[0], round(given.get(row.turn, 0.0)))
            parts.insert(0, sentences(told))
        if decision is not None and decision.better and self.knowledge is None and not self.choices:
            best = decision.better[0]
            way = spoken_text(way_to_play(best.moves, self.melds_before(decision), decision.moves))
            parts.append(say.best_told(way, round(best.points), words.better_in_deals(best)))
        return " ".join(part for part in parts if part)

    def melds_before(self, decision: JudgedDecision) -> tuple[Meld, ...]:
        """Its team's melds before a decision."""
        board = self.film.view(self.moment_before(decision), SPECTATOR).board
        return board.melds[board.team_of(decision.seat)]

    # ---- why a move was made

    @cached_property
    def told_moves(self) -> list[int]:
        """The moments after those moves of the turn whose reasons may be told, but a draw."""
        film = self.film
        if not film.turns:
            return []
        turn = film.turns[self.turn]
        spots = [turn.start + 1 + n for n in range(len(film.shots_of(turn)))]
        return [spot for spot in spots if film.may_tell(spot) and not isinstance(film.shots[spot].move, Draw)]

    @cached_property
    def telling_move(self) -> int | None:
        """That with the most informative reason; None if none may be told."""
        moves = [(spot, self.film.shots[spot].move) for spot in self.told_moves]
        great = [spot for spot, move in moves if isinstance(move, Take | MeldCards | GoOut | Answer)]
        return next(iter(great or self.told_moves), None)

    @property
    def wants_reason(self) -> bool:
        """Whether a reason for a move of the turn still has to be computed."""
        return self.telling_move is not None and self.turn not in self.state.reasons and not self.state.playing

    @cached_property
    def explained(self) -> int | None:
        """The moment after the move in question: that of the coming decision, otherwise the turn's last one made; but
        for a draw that was compared with nothing, or before the turn's first move, its most informative move. None if
        the turn has no move yet. On the sheet's other side it is the moment itself.
        """
        film, decision, moment = self.film, self.decision, self.state.moment
        if self.state.knew or not film.turns:
            return moment
        there, turn = moment, film.turns[self.turn]
        is_to_come = decision is not None and decision.line > film.shots[there].number
        if decision is not None and is_to_come and (decision.compared or decision.hinted):
            there = film.moment_of(decision.line)
            if decision.compared or not isinstance(film.shots[there].move, Draw):
                return there if film.may_tell(there) else moment
        if there == turn.start or isinstance(film.shots[there].move, Draw):  # at its start, somebody else moved last
            moves = film.moves_of(turn)
            return self.telling_move or (moves[0] if moves else None)
        return moment

    # ---- buttons

    @property
    def knew_button(self) -> PressShown:
        """Leads to what the player knew, and back."""
        row = self.row
        asks = say.why_this_move() if row is None or self.is_own_turn else say.what_knew(row.who)
        label = say.the_move() if self.state.knew else asks
        moment = self.explained
        may_tell = moment is not None and self.film.may_tell(moment)
        why_not = say.not_a_move() if moment is None else why_not_told(self.film, moment)
        return PressShown(label, None if self.state.knew or may_tell else why_not)

    @property
    def on_sheet(self) -> JudgedDecision | None:
        """The sheet's decision: on its other side the last one made."""
        number = self.film.shots[self.state.moment].number
        made = (one for one in self.findings.own if one.line == number)
        return next(made, self.decision) if self.state.knew else self.decision

    @property
    def closer_button(self) -> PressShown | None:
        """A closer look at a judged decision; None where there is none."""
        decision, found = self.on_sheet, self.state.found
        if decision is None or not decision.compared or not self.is_told(decision):
            return None
        is_looking = decision.line in found.looking_closer
        has_looked = decision.line in found.looked_closer
        why_not = say.looking_closer() if is_looking else say.looked_closer() if has_looked else None
        return PressShown(say.look_closer(), why_not)

    @property
    def foot(self) -> Foot:
        if not self.state.knew:
            return Foot(self.knew_button, page=self.state.sheet_page)
        return Foot(self.knew_button, True, self.closer_button, self.state.sheet_page)

    @property
    def score_button(self) -> PressShown:
        is_over = any(score.round == self.round for score in self.film.scores)
        return PressShown(say.score_of_round(), None if is_over else say.once_round_over())

    @cached_property
    def ways(self) -> dict[WayOn, PressShown]:
        if not self.film.is_finished:  # all of them would show cards that are still hidden
            return {}
        is_ended = self.film.view(self.state.moment, SPECTATOR).board.phase == Phase.ENDED
        thinks = PressShown(say.think_again(), self._why_not_think or None)
        plays_on = PressShown(say.play_on(), say.play_on_why() if is_ended else None)
        if self.choices:
            thinks = replace(thinks, label=say.try_it())
        ways = {WayOn.THINK_AGAIN: thinks, WayOn.PLAY_ON: plays_on}
        return {way: shown for way, shown in ways.items() if way in self.match.ways}

    @property
    def ways_shown(self) -> dict[WayOn, PressShown]:
        wanted: tuple[WayOn, ...] = (WayOn.THINK_AGAIN, WayOn.PLAY_ON)
        if self._why_not_think not in ("", say.not_analysed()):  # only a missing analysis is worth waiting for
            wanted = (WayOn.PLAY_ON,)
        if self.choices:
            wanted = (WayOn.THINK_AGAIN,)
        return {way: shown for way, shown in self.ways.items() if way in wanted}

    @property
    def _why_not_think(self) -> str:
        """Why this moment can't be thought about again; "" if it can."""
        row, decision = self.row, self.decision
        if decision is not None and decision.compared > 0:
            return ""
        if row is None or not self.is_own_turn:
            return say.only_own()
        if decision is not None and decision.hinted:
            return say.with_a_hint()
        is_coming = decision is None and row.own > 0 and self.state.found.stage is not AnalysisStage.DONE
        return say.not_analysed() if is_coming else say.nothing_to_decide()

    # ---- graph

    @cached_property
    def graph(self) -> GraphModel:
        return self.findings.graph

    # ---- the sheet

    @property
    def is_about_progress(self) -> bool:
        """Whether the sheet is about the analysis: before somebody looks round, and at a coming decision."""
        found, state = self.state.found, self.state
        is_working = found.stage is AnalysisStage.WORKING and state.base in found.seats
        return is_working and (not state.has_looked_round or (self.is_own_turn and self.decision is None))

    def is_told(self, decision: JudgedDecision) -> bool:
        """Whether a decision may be revealed."""
        return self.film.is_finished or decision.seat == self.film.own

    @property
    def notes(self) -> tuple[str, ...]:
        """Further notes on the decision: the same play in other turns, its part of the turn's points."""
        decision = self.decision
        told = []
        if decision is not None and decision.turns > 1:
            told.append(say.for_turns(decision.turns))
        marked = next((one for one in self.mistakes if decision is not None and one.line == decision.same_as), None)
        if marked is not None:
            told.append(say.same_as(marked.turn))
        return tuple(filter(None, (*told, self.part_of_turn)))

    @property
    def answered(self) -> tuple[Move, ...] | None:
        """Somebody's answer to the decision; None for none."""
        decision = self.decision
        number = SHOWN if decision is None else self.state.answers.get(decision.line, SHOWN)
        return None if number == SHOWN or decision is None else self.choices_of(decision)[number]

    @property
    def part_of_turn(self) -> str:
        """The decision's part of the points that its turn gave away; "" if that is all of them."""
        given = self.decision.points if self.decision is not None else 0.0
        whole = self.findings.given.get(self.turn, given)
        return say.of_turn(round(given), round(whole)) if round(whole) > round(given) else ""

    @property
    def moves_of_turn(self) -> tuple[tuple[Move, ...], tuple[Meld, ...]]:
        film, row = self.film, self.row
        if row is None:
            return (), ()
        turn = film.turns[row.turn]
        shots = [film.shots[moment] for moment in film.moves_of(turn)]
        moves = tuple(shot.move for shot in shots if shot.move is not None and shot.by == row.seat)
        return moves, film.view(turn.start, SPECTATOR).board.melds[row.team]

    @property
    def turn_told(self) -> tuple[tuple[str, ...], str, Analyse | JudgeSeat | None]:
        """The text for a turn without a known better way, in several forms, the shortest last; further notes, and
        possible actions.
        """
        found, row, decision, base, note = self.state.found, self.row, self.decision, self.state.base, ""
        if row is None:
            return (say.look_back(),), say.no_turns(), None
        if self.is_own_turn and decision is not None and decision.hinted and self.is_told(decision):
            return (say.with_hint(), say.with_hint_short()), "", None  # the legend says that it is left out
        if self.is_own_turn and decision is not None and decision.compared:
            given = any(one.points or one.hinted for one in self.findings.own)
            note = say.well_played() if found.stage is AnalysisStage.DONE and not given else ""
            return (say.nothing_better(), say.nothing_better_short()), note, None
        title = (say.turn_of(row.who),)
        if found.stage is AnalysisStage.NOT_YET:
            note = say.not_yet()
        elif self.is_nothing_decided:
            note = say.nothing_decided(self.findings.who)
        elif self.is_own_turn and found.stage is AnalysisStage.IMPOSSIBLE:
            note = say.cannot_judge()
        elif self.is_own_turn and base in found.seats and found.stage in HALTED:
            so_far = say.looked_so_far(found.done, found.whole) if found.whole else say.not_looked()
            return title, so_far, Analyse.GO_ON
        elif self.is_own_turn and self.film.is_finished and base not in found.seats and found.seats:
            return title, say.not_looked_at(), JudgeSeat(base)
        return title, note, None
