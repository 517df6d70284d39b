"""The texts around the cards: facts of the engine turned into words and panels."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace
from pygame import Rect

from game.cards import rank_of
from game.engine.discard_pile.taking import why_no_take
from game.engine.draft import Draft, missing, points
from game.engine.ending.going_out import must_ask
from game.engine.events import RoundEnded
from game.engine.legal import points_of
from game.engine.melding.melds import card_values, count_books
from game.engine.refusal import Reason
from game.engine.score import points_on_table
from game.engine.table.board import Board, Phase, StackName, opening_minimum
from game.engine.table.view import SPECTATOR, PlayerView
from game.messages.amounts import capital, points as points_in_figures, signed
from game.messages.functions import going_out_texts as say_going_out_texts, table as say_table
from game.messages.language import nothing, saying
from game.rules.ruleset import BookKind
from game.sentences.at_table import going_out_texts as going_out_words, table as words
from game.sentences.at_table.going_out_texts import answered, going_out
from game.sentences.at_table.log import LogLine
from game.sentences.at_table.recap import answers_of_turn
from game.sentences.at_table.refusals import refusal_sentence
from game.sentences.at_table.table import guide
from game.sentences.grammar import called, seat_person, sentences, team_name
from game.turn.arrangement import Arrangement, upcard_is_staged
from game.turn.consequences import is_dealt
from game.turn.gesture_outcomes import completing_cards, is_opening, turned_dirty
from game.turn.hint_words import hint_words
from game.turn.hinting import hinted_spots
from game.turn.laps import Moment
from game.turn.spots import LaidMeld, Spot
from game.turn.unseen_points import average_hidden, red_three_hidden
from game.ui.shared.seated_players import People
from game.ui.table.draw.cloth import BandWords
from game.ui.table.draw.panels import Meter
from game.ui.table.draw.picture import Scenery
from game.ui.table.draw.plates import LyingStack, Plate
from game.ui.table.held_cards import Drag
from game.ui.table.info.lights import held_cards, lit_spots
from game.ui.table.info.log_lines import SHOWN, panel_lines
from game.ui.table.info.note import Note
from game.ui.table.info.turn_lines import turn_lines
from game.ui.table.info.voices import in_one_voice
from game.ui.table.info.whereabouts import Whereabouts, whereabouts
from game.ui.table.layout.bands import in_order
from game.ui.table.layout.chips import chip_of
from game.ui.table.layout.other_seats import back_of, back_of_lying, is_open_choice
from game.ui.table.layout.table_layout import Layout
from game.ui.table.modes import Learn, Play, Practise
from game.ui.table.sheets.coach_sheet import CoachSheet
from game.ui.table.sprites import Sprite
from game.ui.table.state import TableState

BOOKS: Final[tuple[BookKind, ...]] = ("clean", "dirty", "wild")
BELOW: Final = 20
"""Window pixels from the pointer to the reason why cards may not go there."""


def scenery(
    view: PlayerView,
    arrangement: Arrangement,
    people: People,
    base: int,
    me: int | None,
    *,
    told: PlayerView | None = None,
    moving_to: Board | None = None,
    log: Sequence[LogLine] = (),
    first_line: int = 0,
    refusal: str = "",
    held: int = 0,
    lit: frozenset[Spot] = frozenset(),
    wrong: Spot | None = None,
    tips: bool = True,
    is_counted: bool = True,
) -> Scenery:
    """The words and panels of this moment: what the `view` can do, and what happened up to the view `told`, which
    differs while cards are still moving: they lead to the board `moving_to`. `log` has the last lines, including the
    round's end once it is over, and `first_line` is the number of the first of them; `refusal` is a sentence that stays
    until the next action; with `tips` the sheet says what you can do (with reasons in the first round), and without
    them only whose turn it is and what is wrong.
    """
    told = told if told is not None else view
    board = told.board
    names, short = people.names, called(people.names)
    draft = arrangement.draft
    dealt = is_dealt(board)
    answers = answers_of_turn(log)
    in_order = board.players >= words.IN_ORDER
    following = (board.turn + 1) % board.players if board.phase in (Phase.DRAW, Phase.PLAY) else None
    return Scenery(
        needs=going_out(told, names, base, me),
        log=panel_lines(log, first_line),
        meter=meter(view, draft),
        head=words.waiting_head(view, names, draft) if dealt else say_table.dealing(),
        body=refusal or _body(view, draft, names, tips),
        refused=bool(refusal),
        guided=tips and is_guided(board) and view.seat != SPECTATOR,
        plates={
            (seat - base) % board.players: replace(plate, answer=answers.get(seat), is_next=seat == following)
            for seat, plate in seat_plates(board, people, base, moving_to).items()
        },
        turns=turn_lines(board, base, seat_person(names, base, view.seat), log, moving_to) if in_order else {},
        bands=_with_scores(band_headings(board, short, base, me, draft), board, log, is_counted),
        acting_team=board.team_of(board.mover) if board.phase != Phase.ENDED else None,
        group_points=tuple(points_of(view, [group]) for group in draft.groups) if draft else (),
        may_meld=view.is_mine and view.seat != SPECTATOR and (view.board.phase is Phase.PLAY or draft is not None),
        lit=lit,
        held=held,
        wrong=wrong,
        upcard_drafted=upcard_is_staged(view, draft),
        foot_words=_foot_words(board, names, base, view.seat),
        foot_stack=_foot_stack(board, base),
        in_last_stack=_in_last_stack(board, base),
        dealt=dealt,
    )


def _body(view: PlayerView, draft: Draft | None, names: Sequence[str], tips: bool) -> str:
    """The text below the sheet's heading if nothing was refused."""
    board = view.board
    if draft is not None:
        lack = missing(view, draft)
        if lack is None:
            asks = draft.kind == "go_out" and must_ask(board)
            return (
                going_out_words.at_stake(names, board, view.seat, average_hidden(view), red_three_hidden(view))
                if asks
                else say_table.ready(draft.kind)
            )
        if draft.kind != "take" and lack.code not in (Reason.OPENING_MINIMUM, Reason.MUST_USE_ALL):
            return refusal_sentence(lack, view, names)
    elif view.is_mine and board.peeked:
        return words.would_bring(board.peeked_cards)
    return _tip(view, names, draft) if is_dealt(board) and (tips or board.phase == Phase.ANSWER) else ""


def scenery_of(state: TableState) -> Scenery:
    held, lit, drag = held_cards(state), lit_spots(state), state.drag
    log = state.shown_log
    shown = log[-SHOWN:]
    found = _pointed(state)
    there = scenery(
        state.asked_view,
        state.arrangement,
        state.people,
        state.game.base,
        state.game.me,
        told=state.shown_view,
        moving_to=state.view.board,
        log=shown,
        first_line=len(log) - len(shown),
        refusal=state.refusal if state.note is None or state.note.said != state.refused else "",
        held=len(held),
        lit=lit if held else lit | (hinted_spots(state.hint, state.view) & state.layout.hits.keys()),
        wrong=drag.wrong if drag is not None else None,
        tips=state.preferences.tips,
        is_counted=not isinstance(state.mode, Play) or state.mode.may_show_score(state.shown_view.board.round),
    )
    if state.is_coached:
        there = replace(there, guided=False)
    if there.meter is not None and state.arrangement.draft is None:  # it says that the team hasn't opened
        own = state.shown_view.board.team_of(state.game.base)
        meter = replace(there.meter, is_printed=state.waits_for_opening)
        there = replace(there, meter=meter, bands=there.bands | {own: replace(there.bands[own], note="")})
    there = replace(
        there,
        bands=_below_plates(there.bands, state),
        pointed_line=state.line,
        found=found.spots if found is not None else frozenset(),
        panels=state.panels,
        has_pins=state.mode.is_match,
        dirtied=turned_dirty(state.view, held, lit),
        carried_to=drag.over if drag is not None else None,
    )
    match state.mode:
        case Practise(sheet):
            there = replace(there, practice=sheet, guided=False)
            if sheet.waits:
                return replace(there, head=sheet.heading(), body=sheet.question())
        case Learn(taught):
            there = replace(there, guided=False, body=there.body if there.refused else sentences(taught.task))
    if state.mode.is_guided:
        bands = {team: replace(band, note="") for team, band in there.bands.items()}
        there = replace(there, guided=False, bands=bands, meter=there.meter if state.arrangement.draft else None)
    if state.coached is not None:
        there = _with_coach(there, state.coached, state.layout)
    answering = _answering(there, state)
    is_coached = state.coached is not None and state.hint is not None and state.coached.advice == state.hint.advice
    told = in_one_voice(answering or there, state, answers=answering is not None and not is_coached)
    return _with_all_plates(told, state) if state.places.has_nobody_in_front else told


def _below_plates(bands: Mapping[int, BandWords], state: TableState) -> dict[int, BandWords]:
    """The headings of the bands, without the name of a player whose plate is right above."""
    places = state.places
    stands_above = places.plan.players == places.plan.teams and places.find("Turn", 1) is not None
    is_above = stands_above and len(places.given_up) == 2
    own = state.view.board.team_of(state.game.base)
    return {team: replace(band, is_named=is_above and team != own) for team, band in bands.items()}


def _with_all_plates(there: Scenery, state: TableState) -> Scenery:
    """With a plate for the seat in front, and without the texts beside its hand."""
    base = state.game.base
    own = _plate(state.shown_view.board, state.people, base, base, state.view.board)
    plates = {near: replace(plate, is_partner=False) for near, plate in ({0: own} | there.plates).items()}
    return replace(there, plates=plates, foot_words="", in_last_stack="", line="")


def _answering(there: Scenery, state: TableState) -> Scenery | None:
    """With what was requested: a hint, or a partner's answer about going out; None if nothing was."""
    if state.refused is not None or (state.drag is not None and state.drag.refusal is not None):
        return None
    if state.hint is not None:
        said = hint_words(state.hint, state.view, state.arrangement, state.names, state.game.me)
        is_said = state.coached is not None or state.guided is not None
        is_boxed = state.hint.advice is not None and state.mode.is_match and not is_said
        return replace(
            there,
            head=said.head.rstrip("."),
            body=said.words,
            hint_box=said if is_boxed else None,
            signs=there.signs or said.signs,
        )
    if _is_answered(state):
        answer = state.game.answers[-1]
        head = say_going_out_texts.says(seat_person(state.names, answer.seat), answer.says)
        body = answered(answer, state.names, state.game.me)
        return replace(there, head=head, body=body)
    return None


def _with_coach(there: Scenery, coach: CoachSheet, layout: Layout) -> Scenery:
    """With its sheet, and no note that the sheet would cover."""
    own = next(iter(layout.bands))
    return replace(there, coach=coach, signs=coach.signs, bands=there.bands | {own: replace(there.bands[own], note="")})


def replayed_scenery(state: TableState, moment: Moment) -> Scenery:
    """The words of a moment of the last lap during its replay."""
    shown = state.log[-SHOWN:]
    first = len(state.log) - len(shown)
    there = scenery(
        moment.after,
        Arrangement(),
        state.people,
        state.game.base,
        state.game.me,
        moving_to=moment.before.board,
        log=shown,
        first_line=first,
        tips=False,
    )
    if isinstance(state.mode, Practise):
        heading = moment.heading or state.mode.sheet.heading
        sheet = replace(state.mode.sheet, heading=heading, question=moment.said, aside=nothing, marked=(), stars=None)
        return replace(
            there, practice=sheet, guided=False, head=say_table.played_out(), body=say_table.playing_out_ends()
        )
    return replace(there, head=say_table.shown_again(), body=say_table.last_lap_ends())


def whereabouts_of(state: TableState, number: int) -> Whereabouts | None:
    """Where the subject of a log line is now."""
    return whereabouts(state.log, number, state.view, state.layout, state.names, state.game.me)


def _pointed(state: TableState) -> Whereabouts | None:
    return whereabouts_of(state, state.line) if state.line is not None else None


def _is_answered(state: TableState) -> bool:
    """Whether a computer partner has just told the viewer whether they may go out."""
    board = state.view.board
    over = board.refused or board.phase == Phase.ENDED
    return bool(state.game.answers) and board.turn == state.game.eyes and state.arrangement.draft is None and over


def held_note(
    drag: Drag, held: Sequence[Sprite], shown: Scenery, off: tuple[Rect, ...], *, is_guided: bool
) -> Note | None:
    """The text at held cards: why they may not go where they are, unless a teacher says it once they are dropped; or
    what the meld below would become, as they cover its own sign.
    """
    if drag.refusal is not None and is_guided:
        return None
    if drag.refusal is not None:
        return Note(drag.refusal, (drag.pos[0], drag.pos[1] + BELOW), off=off)
    if not isinstance(drag.over, LaidMeld) or drag.over not in shown.lit or not held:
        return None
    dirties = drag.over in shown.dirtied
    sign = say_table.becomes_dirty(shown.held) if dirties else f"+{shown.held}"
    at = (round(sum(sprite.x for sprite in held) / len(held)), min(sprite.box.top for sprite in held))
    return Note(saying(str, sign), at, refused=False, badge="dirties" if dirties else "plus")


def _tip(view: PlayerView, names: Sequence[str], draft: Draft | None) -> str:
    """What may be done now; why the pile can't be taken stands on its button, unless there is nothing else to do."""
    board, why_no_pile = view.board, _why_no_pile(view, names)
    if why_no_pile and view.is_mine and board.phase == Phase.DRAW and board.stock >= board.draw_count:
        return say_table.may_draw(False, board.stock, board.draw_count, False, "")
    say = guide if is_guided(board) else words.waiting_body
    return say(view, names, draft, why_no_pile)


def is_guided(board: Board) -> bool:
    """Whether tips include their reasons: in the first round of a match."""
    return board.round <= 1


def seat_plates(board: Board, people: People, base: int, moving_to: Board | None = None) -> dict[int, Plate]:
    """The plates of all but the seat in front, by seat."""
    return {seat: _plate(board, people, seat, base, moving_to) for seat in range(board.players) if seat != base}


def _plate(board: Board, people: People, seat: int, base: int, moving_to: Board | None) -> Plate:
    person = people.by_seat[seat]
    return Plate(
        name=called(people.names)[seat],
        team=board.team_of(seat),
        look=person.look,
        hand=board.hands[seat],
        plays=back_of(board, seat),
        lying=lying_stacks(board, seat),
        active=board.mover == seat and board.phase != Phase.ENDED,
        is_partner=seat in board.teammates(base),
        alert=words.on_plate(board, seat, moving_to),
        dealt=is_dealt(board),
        sign=person.mark.value if person.mark is not None else "",
    )


def lying_stacks(board: Board, seat: int) -> tuple[LyingStack, ...]:
    """The stacks a seat hasn't picked up yet, in order; none once it plays its last."""
    if board.in_foot[seat]:
        return ()
    first = LyingStack(back_of_lying(board, seat), board.feet[seat])
    tail = board.tails[seat] if board.tails else 0
    return (first, LyingStack("tail", tail)) if tail else (first,)


def band_headings(
    board: Board, names: Sequence[str], base: int, me: int | None, draft: Draft | None = None
) -> dict[int, BandWords]:
    """Whose the bands are, by team, the own one first."""
    own = board.team_of(base)
    headings = {}
    for team in board.teams_around(base):
        note = "" if board.has_opened(team) else say_table.not_open()
        if team == own and draft is not None:
            note = say_table.draft_note()
        name, threes = team_name(names, board.teams, team, me), board.red_threes[team]
        headings[team] = BandWords(team, name, note, threes, is_own=team == own)
    return headings


def _with_scores(
    bands: Mapping[int, BandWords], board: Board, log: Sequence[LogLine], is_counted: bool
) -> dict[int, BandWords]:
    """The cards on the table count during the round, unless only losers score, and until a finished round has been
    counted, on a screen of its own; after that, the round's score, if it was shown.
    """
    ended = next((line.event for line in reversed(log) if isinstance(line.event, RoundEnded)), None)
    scores = ended.scores if ended is not None and board.phase == Phase.ENDED else None
    told = {}
    for team, band in bands.items():
        total, now = board.totals[team], "" if board.rules.winner_takes else signed(points_on_table(board, team))
        if scores is not None and not is_counted:
            total -= scores[team].total
        elif board.phase == Phase.ENDED:
            now = signed(scores[team].total) if scores is not None else ""
        books = words.books_line(board, team) if board.has_opened(team) else ""
        counts = zip(BOOKS, count_books(board.rules, board.melds[team]), strict=False)
        tally = tuple((kind, count) for kind, count in counts if count or kind != "wild")
        melds = board.melds[team]
        laid = tuple(chip_of(board.rules, melds[number]) for number in in_order(board.rules, melds)[0])
        told[team] = replace(band, total=points_in_figures(total), now=now, books=books, tally=tally, melds=laid)
    return told


def _foot_words(board: Board, names: Sequence[str], base: int, looks: int) -> str:
    if board.in_foot[base] or not board.feet[base] or is_open_choice(board, base):
        return ""
    stack = board.next_stack(base) or board.last_stack
    tail = board.tails[base] if board.tails else 0
    return say_table.stack_of(seat_person(names, base, base if base == looks else None), stack.value, tail)


def _in_last_stack(board: Board, base: int) -> str:
    return capital(say_table.in_stack("tail" if board.tails else "foot")) if board.in_foot[base] else ""


def _foot_stack(board: Board, base: int) -> StackName:
    """The viewer's last stack."""
    return StackName.TAIL if board.tails and board.tails[base] else board.next_stack(base) or board.last_stack


def meter(view: PlayerView, draft: Draft | None) -> Meter | None:
    """The viewer's opening meter, while the team hasn't opened."""
    if not is_opening(view):
        return None
    need = opening_minimum(view.board, view.team)
    if draft is None:
        return Meter(0, need)
    have, lack = points(view, draft), missing(view, draft)
    if have >= need or lack is None:
        return Meter(have, need, say_table.reached() if lack is None else "", _how(view, draft))
    return Meter(
        have,
        need,
        say_table.short_of(need - have, list(dict.fromkeys(map(rank_of, completing_cards(view, draft))))[:2]),
        _how(view, draft),
    )


def _how(view: PlayerView, draft: Draft) -> str:
    upcard = view.board.upcard
    if upcard is None or not upcard_is_staged(view, draft):
        return ""
    worth = card_values(view.board.rules)[upcard]
    return say_table.counts_as(upcard, worth, points(view, draft) - worth)


def _why_no_pile(view: PlayerView, names: Sequence[str]) -> str:
    """Why the pile can't be taken right now; "" if it can."""
    if not view.is_mine or view.board.phase != Phase.DRAW:
        return ""
    lack = why_no_take(view)
    return "" if lack is None else refusal_sentence(lack, view, names)
