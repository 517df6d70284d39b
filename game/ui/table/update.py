"""Table state transitions: input → (state, effects).

Pure: no pictures, no clock, no calls. `actions` interprets gestures, the engine decides what is legal.
"""

from collections.abc import Mapping, Sequence
from math import inf, isinf
from typing import Final, assert_never

from msgspec.structs import replace
from pygame import Rect

from game.cards import is_wild, rank_of
from game.engine.draft import is_over_with, missing
from game.engine.ending.announcements import announcements
from game.engine.events import Event, PermissionAnswered, PilePeeked, RoundBegan, RoundEnded, ends_turn
from game.engine.moves import Discard, Draw, MeldCards, Move, Take
from game.engine.refusal import Reason, Refusal, WrongPhase
from game.engine.table.board import Phase
from game.engine.table.view import SPECTATOR, PlayerView
from game.messages.functions import (
    coach as say_coach,
    first_round as say_first_round,
    refusals as say_refusals,
    table as say_table,
    why as say_why,
)
from game.messages.language import Message, saying
from game.reason.purposes import Advice, is_about_pile
from game.reason.whole_turn import OpenStep, TurnReason, turn_reasons
from game.rules.ruleset import MELD_SIZE
from game.sentences.advice.answers import why_not_sentence
from game.sentences.advice.coach import CoachWords
from game.sentences.advice.hints import headline
from game.sentences.advice.reasons import own_words, purpose_sentence
from game.sentences.at_table.going_out_texts import answered
from game.sentences.at_table.log import steps_of
from game.sentences.at_table.recap import standing
from game.sentences.at_table.refusals import refusal_sentence, unfinished_draft
from game.sentences.at_table.table import cannot_open
from game.sentences.grammar import seat_person, sentences
from game.sentences.learning.glossary import Term
from game.sentences.rules_and_scores.rule_page import Chapter
from game.toolkit.speed import LOOKED_AT
from game.turn import gesture_outcomes as actions
from game.turn.arrangement import (
    Arrangement,
    choose_at,
    choose_faces,
    choose_none,
    choose_up_to,
    chosen_cards,
    move_cards,
    only_upcard,
    settle,
    sort_next,
    toggle,
    upcard_is_staged,
)
from game.turn.consequences import after_events, is_others, undealt
from game.turn.first_steps import ABOUT_PILE, FirstStep, NewThing, next_step, spoiled, with_cards_of
from game.turn.gesture_outcomes import NOTHING, Outcome, Prompt
from game.turn.hinting import Hint, asked_move, lays_out, next_hint, with_raised
from game.turn.laps import Moment
from game.turn.offered_buttons import FEWEST_TO_UNDO, Action
from game.turn.presses import press
from game.turn.spots import PILE, HandCard, LaidMeld, RedThrees, RivalLine, SeatPlate, SetAside, Spot, StagedCard, Zone
from game.turn.undo_words import undo_words
from game.ui.shared.seated_players import People
from game.ui.table.effects import (
    Animate,
    AskPartner,
    AskWhoPlays,
    ConfirmDiscard,
    ConfirmUndo,
    Effect,
    ExplainTerm,
    FetchLap,
    FinishMotion,
    GiveKeys,
    Glide,
    HintShown,
    KeepCoach,
    KeepPanel,
    ListLap,
    ListNeeds,
    OpenDialog,
    OpenMenu,
    OpenRule,
    PointNowhere,
    PutTipsAway,
    ShowMoment,
    Sound,
    StartThinking,
    TableQuestion,
)
from game.ui.table.gestures import (
    Banded,
    Banding,
    Cancelled,
    Click,
    ClickedNothing,
    DragBegan,
    DragMoved,
    Dropped,
    Gesture,
    ZoomIn,
)
from game.ui.table.held_cards import REFUSED_AFTER, Drag, again, begin, gap_at, over_hand, parted
from game.ui.table.info.explaining import CHAPTERS, term_at, term_of
from game.ui.table.info.lesson_pointing import begun_at, next_part
from game.ui.table.info.note import STAYS, Note, not_to_hide
from game.ui.table.inputs import (
    Advised,
    AskWhy,
    AskWhyAbsent,
    AwaitSpeech,
    ChooseFaces,
    ChooseRank,
    Confirmed,
    DecisionRefused,
    EndZoom,
    Explain,
    GameChanged,
    LapFetched,
    MoveCard,
    News,
    PartnerAsked,
    PeopleSeated,
    PinPanel,
    PointAtLine,
    PositionSet,
    Prefer,
    Press,
    Read,
    Say,
    ShowCoach,
    ShowGuide,
    ShowSheet,
    TableCommand,
    TableInput,
    TakeGroupBack,
    TimePassed,
    WindowChanged,
    Wish,
)
from game.ui.table.layout.bands import BandPlaces
from game.ui.table.layout.plan import with_free_sides
from game.ui.table.layout.table_layout import Layout, cards_at, layout
from game.ui.table.modes import Learn, Play, mode_of
from game.ui.table.motion.chat import Chatted, last_word
from game.ui.table.motion.flight import Easing
from game.ui.table.sheets.guide_sheet import GuideSheet, guide_sheet
from game.ui.table.state import BLINKS, Before, LapReplay, Motion, Point, SeenGame, TableState, TakeBack
from game.ui.table.table_game import Objection

ANSWER_STAYS: Final = 8.0
"""Seconds that a partner's answer is shown at its plate; the panel keeps it for the turn."""
READ_AT_MOST: Final = 30.0
"""Seconds that the next player waits while the teacher speaks: no button says that anybody waits."""
CHAT_STAYS: Final = 4.0
"""Seconds that a player's remark stays beside its plate."""
REPLAY_RESTS: Final = 0.45
"""Seconds between two moments of a replayed lap."""

Next = tuple[TableState, tuple[Effect, ...]]


LISTED: Final[dict[TableCommand, TableQuestion]] = {
    TableCommand.SHOW_NEEDS: ListNeeds(),
    TableCommand.SHOW_LAP: ListLap(),
}
NUMBERS: Final = {Chapter.THREES: Term.THREE, Chapter.OPENING: Term.OPENING}
"""The chapters about the numbers that a coach's tip may name."""
PUTS_BACK: Final = (Click, ClickedNothing, DragBegan, Banding, Press)
"""Inputs that close a rival's open band."""


def update(state: TableState, given: TableInput) -> Next:
    """The state after an input, and the effects besides showing it."""
    before = state
    if isinstance(given, PUTS_BACK) and state.opened is not None:
        is_on_line = isinstance(given, Click) and _line_at(state, given.spot) is not None
        state = replace(state, opened=state.opened if is_on_line else None)
    if isinstance(given, TimePassed) and state.replay is None:  # in every pass, and it moves nothing
        return _pass_time(state, given.seconds)
    taken, effects = _take(state, given)
    after = _with_guide_aside(before, _with_part(_with_hint_in_time(_without_chat(taken, effects))))
    return state if after is before else laid_out(before, after), effects


def _without_chat(state: TableState, effects: Sequence[Effect]) -> TableState:
    """Without a player's remark if somebody else speaks, a question is open, or the players are muted."""
    if state.note is None or not isinstance(state.note.said, Chatted):
        return state
    others = state.coach, state.hint, state.refused, state.replay
    asks = any(isinstance(effect, OpenDialog) for effect in effects)
    is_over = asks or not state.may_chat or any(other is not None for other in others)
    return replace(state, note=None) if is_over else state


def _take(state: TableState, given: TableInput) -> Next:
    if isinstance(given, TableCommand):
        return _obey(state, given)
    if isinstance(given, Wish):
        return _grant(state, given)
    return _hear(state, given) if isinstance(given, News) else _gesture(state, given)


def _grant(state: TableState, wish: Wish) -> Next:
    match wish:
        case Press(action):
            return _press(state, action)
        case AskWhy(action):
            return _say_why(state, action)
        case AskWhyAbsent(action):
            return _say_why_absent(state, action)
        case PinPanel(side):
            return state, (KeepPanel(side, side not in state.panels),)
        case TakeGroupBack(group):
            return _take_group_back(state, group)
        case ChooseFaces(cards, goal):
            chosen = choose_faces(choose_none(state.arrangement), state.view, cards, goal)
            return _arrange(replace(state, refused=None), chosen)
        case ChooseRank(position):
            return _do(state, actions.choose_rank(state.view, state.arrangement, position))
        case MoveCard(position, by):
            return _move_card(state, position, by)
        case Explain(ring, pointer):
            return _explain(state, ring, pointer)
        case Read(what):
            times = state.read[0] if state.read is not None else 0
            return replace(state, read=(times + 1, what)), ()
        case Say(said, at):
            return _noted(state, saying(str, said), at), ()
        case PointAtLine(number):
            return (state if state.is_holding else replace(state, line=number)), ()
        case EndZoom():
            return replace(state, zoom=None), (PointNowhere(),)
        case Confirmed(decision):
            return replace(state, decision=decision), ()
        case _:
            assert_never(wish)


def _hear(state: TableState, news: News) -> Next:
    match news:
        case GameChanged():
            return _follow(state, news)
        case DecisionRefused(refusal):
            return _refuse(replace(state, decision=None), refusal)
        case Advised(advice):
            return _advise(state, advice)
        case LapFetched(moments):
            return _begin_replay(state, moments)
        case PartnerAsked(turn):
            return _with_partners_reason(state, turn), ()
        case Prefer(preferences):
            return replace(state, preferences=preferences), ()
        case ShowSheet(sheet):
            before, mode = state.mode, mode_of(sheet)
            is_new = isinstance(mode, Learn) and isinstance(before, Learn) and mode.sheet.step != before.sheet.step
            return replace(state, mode=mode, refused=None if is_new else state.refused), ()
        case PositionSet(seen):
            return _set_position(state, seen), (FinishMotion(),)
        case ShowCoach(sheet):
            return replace(state, coach=sheet, hint=None if sheet is None else state.hint), ()
        case ShowGuide(guide):
            reads = 0.0 if state.view.is_mine else min(READ_AT_MOST, STAYS * state.preferences.staying)
            shown = replace(
                state, guide=guide, awaits_speech=False, refused=None, note=None, hint=None, beat=max(state.beat, reads)
            )
            if isinstance(state.mode, Play) and guide.step.thing in ABOUT_PILE:
                shown = replace(shown, mode=replace(state.mode, knows_pile=True))
            return _arrange(shown, with_cards_of(guide.step, state.view, state.arrangement))
        case AwaitSpeech(is_due):
            return replace(state, awaits_speech=is_due), ()
        case PeopleSeated(people):
            return replace(state, people=people), ()
        case WindowChanged(places):
            return replace(_letting_go(state), places=places, replay=None), ()
        case TimePassed(seconds):
            return _pass_time(state, seconds)
        case _:
            assert_never(news)


def _advise(state: TableState, advice: Advice | None) -> Next:
    """Show a hint, None while it is thought about. In a first round the teacher gives it, unless cards were chosen
    since it was asked for.
    """
    if state.mode.is_guided and state.has_own_choice:
        return state, ()
    is_new = state.hint is None
    asked = None if advice is None else asked_move(state.view, state.arrangement)
    hint = Hint(advice, asked=asked)
    told = replace(state, hint=hint, guide=None, note=None, refused=None if is_new else state.refused)
    if advice is None:
        return told, ()
    told = replace(told, awaits_speech=False)
    step = _taught_step(state, advice) if state.mode.is_guided else None
    if step is None and isinstance(advice.move, Discard) and not state.arrangement.chosen:
        raised = with_raised(hint, state.view, state.arrangement)  # so that its button plays it
        after, further = (told, ()) if raised is None else _arrange(told, raised)
        return after, (HintShown(advice.move), *further)
    if step is None:
        return told, (HintShown(advice.move),)
    sheet = guide_sheet(step, state.view, state.people, state.arrangement.draft)
    after, further = _hear(state, ShowGuide(sheet))  # a newcomer is shown it at once
    return after, (HintShown(advice.move), *further)


# ---- derived state


def _taught_step(state: TableState, advice: Advice) -> FirstStep | None:
    """How the teacher gives the advice. Of a discard she says the card and the reason: how a turn ends was explained
    before, but perhaps not that others may take the pile.
    """
    step, mode = next_step(state.view, state.arrangement, advice.move), state.mode
    if step is None or step.action != "discard":
        return step
    is_new = isinstance(mode, Play) and not mode.knows_pile and is_about_pile(advice.purpose)
    said = saying(_told_advice, advice, state.names, state.view, is_new)
    return replace(step, said=said, thing=NewThing.THE_PILE if is_new else step.thing)


def _told_advice(advice: Advice, names: tuple[str, ...], view: PlayerView, is_pile_new: bool) -> str:
    """The card and what it is for; how it did in tries is nothing for a first round."""
    pile = say_first_round.the_pile(view.board.rules.take_with == "pair", False) if is_pile_new else ""
    answer = why_not_sentence(advice.answers[0], advice.is_alone) if advice.answers else ""
    reason = answer or purpose_sentence(advice.purpose, names, view)
    return sentences(headline(advice, view.board.melds[view.team]), pile, reason)


def _with_hint_in_time(state: TableState) -> TableState:
    """Clear a hint once cards are laid out: what lies there is spoken of, and may be cards that it wanted elsewhere."""
    return replace(state, hint=None) if state.arrangement.draft is not None else state


def _with_guide_aside(before: TableState, state: TableState) -> TableState:
    """With the teacher silent while the person has chosen other cards that a button melds."""
    if (state.guide, state.arrangement) == (before.guide, before.arrangement):
        return state
    is_aside = state.guide is not None and _melds_others(state, state.guide)
    return state if is_aside == state.is_guide_aside else replace(state, is_guide_aside=is_aside)


def _melds_others(state: TableState, guide: GuideSheet) -> bool:
    """Whether the chosen cards aren't the teacher's, are a meld or go on one, and spoil no clean one; or any, if she
    only said what shows how to go on. Wild cards wait for a place.
    """
    chosen = chosen_cards(state.view, state.arrangement)
    if not chosen or sorted(chosen) == sorted(guide.step.cards):
        return False
    if guide.step.thing is NewThing.NOT_SURE:  # the button it speaks of is gone
        return True
    if all(map(is_wild, chosen)):
        return guide.step.action == "meld"
    outcome = press(state.view, state.arrangement, "meld")
    is_meld = outcome.move is not None or (outcome.is_done and len(chosen) >= MELD_SIZE)
    return is_meld and spoiled(state.view, state.arrangement) is None


def _with_part(state: TableState) -> TableState:
    """With the next part of a lesson's step, depending on the cards chosen and laid out."""
    if not isinstance(state.mode, Learn):
        return state
    sheet = state.mode.sheet
    if not sheet.parts or sheet.at >= len(sheet.parts):
        return state
    at = next_part(sheet.parts, sheet.held, state.view, state.arrangement)
    begun = begun_at(sheet.parts, at, sheet.held, state.view, state.arrangement)
    is_same = (at, begun) == (sheet.at, sheet.begun)
    return state if is_same else replace(state, mode=Learn(replace(sheet, at=at, begun=begun)))


def layout_of(state: TableState, arrangement: Arrangement, bands: Mapping[int, BandPlaces] | None = None) -> Layout:
    """The layout for another arrangement; keeps `bands` if only the hand changes."""
    view, places, base = state.view, state.places, state.game.base
    is_guided = state.mode.is_guided  # then the teacher says which cards
    completing = () if is_guided else actions.completing_cards(view, arrangement.draft)
    return layout(
        view, arrangement, places, base, completing, state.advised, state.waits_for_opening, bands, state.opened
    )


def with_gap(state: TableState, positions: Sequence[int], gap: int) -> Layout:
    """The hand with room for cards from these positions."""
    return layout_of(state, move_cards(state.arrangement, state.view, positions, gap), state.layout.bands)


def laid_out(before: TableState, after: TableState) -> TableState:
    """With its layout; held cards stay in the hand that holds them, if they still exist."""
    places = with_free_sides(after.places, after.panels)
    if places is not after.places:
        after = replace(after, places=places)
    is_same = (
        after.view is before.view
        and after.arrangement == before.arrangement
        and after.places is before.places
        and after.game.base == before.game.base
        and after.advised == before.advised
        and after.opened == before.opened
    )
    if is_same or after.layout is not before.layout:
        return after
    after = replace(after, layout=layout_of(after, after.arrangement))
    if after.drag is None:
        return after
    drag = again(after.layout, after.drag)
    return (
        _carry(replace(after, drag=drag), drag.pos, after.layout.hit(drag.pos))
        if drag is not None
        else _letting_go(after)
    )


# ---- doing


def _do(state: TableState, outcome: Outcome) -> Next:
    """Carry out a gesture's outcome: stage, decide, or say why not. A newcomer stages nothing that leads nowhere."""
    lack = actions.why_unfinished(state.view, outcome) if state.mode.is_guided else None
    if lack is not None:
        return _refuse(state, lack)
    if outcome.move is not None:
        return _decide(state, outcome.move)
    if outcome.arrangement is not None:
        return _arrange(replace(state, refused=None), outcome.arrangement, "settle")
    if outcome.refusal is not None:
        return _refuse(state, outcome.refusal)
    if outcome.prompt is not None:
        return _say_no(state, _prompted(state, outcome.prompt))
    return state, ()


def _prompted(state: TableState, prompt: Prompt) -> Message:
    """The state after a prompt; it never points to a Play button that can't be used yet."""
    lack = missing(state.view, state.arrangement.draft) if state.arrangement.draft is not None else None
    if lack is not None and prompt in (Prompt.STAGED_FIRST, Prompt.NO_OPENING, Prompt.HINT_LATER):
        return saying(unfinished_draft, lack, state.view, state.names)
    return saying(cannot_open, state.view) if prompt is Prompt.NO_OPENING else prompt


def _arrange(state: TableState, arrangement: Arrangement, easing: Easing = "sort") -> Next:
    """Take over another arrangement; moved cards then glide, alongside current flights."""
    joins = state.motion is Motion.SHOWN
    motion = Motion.SHOWN if joins else Motion.ARRANGED
    return replace(state, arrangement=arrangement, note=None, motion=motion), (Glide(easing, joins),)


def _refuse(state: TableState, refusal: Refusal | Objection) -> Next:
    """Say why not; held cards glide home."""
    if isinstance(refusal, Objection):
        return _say_no(state, saying(str, refusal.words))
    return _say_no(state, saying(refusal_sentence, refusal, state.view, state.names), CHAPTERS.get(refusal.code))


def _say_no(state: TableState, why: Message, chapter: Chapter | None = None) -> Next:
    """Show a sentence, and its rule, until the next action."""
    is_taught = isinstance(state.mode, Learn) or state.mode.is_guided
    blink = BLINKS if is_taught and not state.preferences.reduced_motion else 0.0
    after, effects = _arrange(replace(state, refused=why, chapter=chapter, blink=blink), state.arrangement, "home")
    if state.attention is not None and not state.mode.is_guided:  # otherwise the teacher says it
        # until the next press: slow readers want the link to the rule, too
        after = _noted(after, why, refused=True, chapter=chapter, stays=inf)
    return after, (Sound("refused"), *effects)


def _noted(
    state: TableState,
    said: Message,
    at: Point | None = None,
    *,
    refused: bool = False,
    chapter: Chapter | None = None,
    at_pointer: bool = True,
    stays: float = STAYS,
) -> TableState:
    """With a few words at a place, otherwise where the acting player looks, for this many seconds."""
    place = at or state.attention or state.places.rect("Hand").midtop
    note = Note(said, place, refused, chapter, not_to_hide(state.layout, place), at_pointer)
    return replace(state, note=note, note_left=stays * state.preferences.staying)


def _decide(state: TableState, move: Move) -> Next:
    """The move is played as soon as the last one is safe. A discard, which can't be undone, may need a confirmation
    first, as the settings say: always, or once in a turn if it comes by key or gives up, unadvised, a wild card or one
    that can be melded. Dragged or clicked makes no difference. A newcomer is stopped once in a turn who could still
    begin a meld.
    """
    if isinstance(move, Draw) and state.mode.is_guided:  # what was chosen too early would silence the teacher
        state = replace(state, arrangement=choose_none(state.arrangement))
    if not isinstance(move, Discard):
        return replace(state, decision=move), ()
    is_own = not state.has_asked and not _is_told(state, move)
    if state.mode.is_guided and is_own and (cards := actions.could_begin(state.view)):
        return _say_no(replace(_letting_go(state), has_asked=True), saying(say_first_round.meld_first, cards))
    asking = state.preferences.ask_discard if state.mode.is_match else "never"
    is_doubtful = (state.by_key and not state.has_asked) or (
        is_own and actions.given_away(state.view, move.card) is not None
    )
    if asking == "always" or (asking == "first" and is_doubtful):
        after, effects = _arrange(replace(_letting_go(state), has_asked=True), state.arrangement, "home")
        return after, (*effects, OpenDialog(ConfirmDiscard(move)))
    return replace(state, decision=move), ()


def _is_told(state: TableState, move: Discard) -> bool:
    """Whether the teacher, a hint or the coach says to discard now; a teacher who raised another card, no wild card."""
    said = (state.hint.advice if state.hint else None, state.coached.advice if state.coached else None)
    step = state.guided.step if state.guided is not None else None
    is_taught = step is not None and step.action == "discard" and (move.card in step.cards or not is_wild(move.card))
    return is_taught or any(advice is not None and advice.move == move for advice in said)


def _is_told_to_take(state: TableState) -> bool:
    """Whether a hint that isn't laid out yet, or the coach, says to take the pile."""
    is_due = state.hint is None or lays_out(state.hint)
    return is_due and state.told is not None and isinstance(state.told.move, Take)


def _undo(state: TableState, moves: int) -> Next:
    if state.game.undoable < 1:
        return _say_no(state, undo_words(state.steps, state.view.seat, state.game.undoable).nothing)
    return replace(state, decision=TakeBack(moves)), ()


def _undo_turn(state: TableState) -> Next:
    """Several plays, each perhaps thought about, go only after a question. At a position to try moves they come back
    as fast.
    """
    plays = state.game.undoable
    asks = plays >= FEWEST_TO_UNDO and not state.mode.has_begin_again
    return (_letting_go(state), (OpenDialog(ConfirmUndo(plays)),)) if asks else _undo(state, max(1, plays))


# ---- buttons


def _press(state: TableState, action: Action) -> Next:
    state = replace(state, refused=None)
    match action:
        case "hint":
            return _hint(state) if state.mode.may_hint else _say_no(state, Prompt.NO_HINTS)
        case "coach_show":
            return _show_coached(state) if state.hint is None else _hint(state)
        case "take" if _is_told_to_take(state):
            return _show_coached(state) if state.hint is None else _hint(state)
        case "sort":
            return _arrange(state, sort_next(state.arrangement, state.view))
        case "undo":
            return _undo(state, 1)
        case "undo_turn":
            return _undo_turn(state)
        case "stage":
            after, further = _do(state, press(state.view, state.arrangement, action))
            laid = after.arrangement.draft
            # playing what the program laid out counts as following a hint
            return after, further if laid is None else (*further, HintShown(laid.move()))
        case _:
            return _do(state, press(state.view, state.arrangement, action))


def _hint(state: TableState) -> Next:
    """Ask for a hint, or show its move. The guide's step and the coach's advice are shown at once."""
    is_apart = state.is_guide_aside or (state.guided is not None and not state.is_proposed)
    if state.guide is not None and state.guide.step.action != "hint" and is_apart:
        return _hear(state, ShowGuide(state.guide))
    coach = state.coach_at_hand if state.hint is None else None
    if coach is not None and coach.advice is not None:
        told = replace(state, coach=None, hint=Hint(coach.advice), refused=None, note=None)
        return told, (HintShown(coach.advice.move),)
    if state.hint is not None and _asks_anew(state, state.hint):
        return replace(state, hint=None, refused=None, note=None), (StartThinking(),)
    given = next_hint(state.hint, state.view, state.arrangement)
    if given is None and state.mode.is_guided:  # the answer takes the place of what was chosen before, not later
        state, further = _arrange(state, choose_none(state.arrangement))
        return state, (*further, StartThinking())
    if given is None:
        return state, (StartThinking(),)
    if isinstance(given, Outcome):
        kept = replace(state.hint, is_laid=True) if state.hint is not None and given.arrangement is not None else None
        return _do(replace(state, hint=kept), given)
    return replace(state, hint=given, guide=None, refused=None, note=None), ()


def _asks_anew(state: TableState, hint: Hint) -> bool:
    """Whether other cards are chosen than those of the hint's move: that is a question about them."""
    asked = None if state.mode.is_guided else asked_move(state.view, state.arrangement)
    return hint.advice is not None and not hint.is_laid and asked not in (None, hint.asked, hint.advice.move)


def _say_why(state: TableState, action: Action) -> Next:
    """Pressing a disabled button gives its reason in a sentence."""
    if not state.view.is_mine:
        return _say_no(state, _not_yours(state))
    if action in ("undo", "undo_turn"):
        return _undo(state, 1) if state.arrangement.draft is None else _do(state, Outcome(prompt=Prompt.STAGED_FIRST))
    if state.arrangement.draft is not None and action != "hint" and not _is_last(state, action):
        return _do(state, Outcome(prompt=Prompt.STAGED_FIRST))
    if action in ("stage", "go_out") and state.view.board.phase != Phase.PLAY:
        return _refuse(state, WrongPhase())
    if action == "hint" and lays_out(state.hint) and state.arrangement.draft is None:
        return state, (Sound("refused"),)  # asked again while its box is still up
    return _press(state, action)


def _not_yours(state: TableState) -> Message:
    return saying(say_refusals.not_your_turn, seat_person(state.names, state.view.board.mover))


def _is_last(state: TableState, action: Action) -> bool:
    """Whether a button belongs to the current draft: it says itself what is missing."""
    draft = state.arrangement.draft
    return action in ("play", "stage") or (action == "discard" and draft is not None and draft.kind == "go_out")


def _say_why_absent(state: TableState, action: Action) -> Next:
    view, arrangement = state.view, state.arrangement
    if view.seat == SPECTATOR or action in ("hint", "coach_show", "sort"):
        return state, ()
    if not view.is_mine:
        return _say_no(state, _not_yours(state))
    is_hidden = state.asked_view is not view  # while others' cards fly
    if is_hidden or (arrangement.draft is not None and action == "meld"):
        return _press(state, action)
    if arrangement.draft is not None:
        return _do(state, Outcome(prompt=Prompt.STAGED_FIRST))
    if action == "stage" and view.board.has_opened(view.team):
        return _do(state, Outcome(prompt=Prompt.OPENED))
    if view.board.phase != Phase.PLAY:
        return _refuse(state, WrongPhase())
    return _press(state, action)


# ---- keys and small buttons


def _obey(state: TableState, command: TableCommand) -> Next:
    match command:
        case TableCommand.ESCAPE:
            return _escape(state)
        case TableCommand.SKIP:
            return _skip(state)
        case TableCommand.GO_ON:
            return replace(state, waits=False), ()
        case TableCommand.READ_RULE | TableCommand.READ_NOTE:
            return _read_rule(state, command)
        case TableCommand.SHOW_NEEDS | TableCommand.SHOW_LAP:
            return replace(_letting_go(state), note=None), (OpenDialog(LISTED[command]),)
        case TableCommand.PLAY_LAP:
            return state, (FetchLap(),)
        case TableCommand.FOLD_PANELS:
            return state, _fold_panels(state)
        case TableCommand.ASK_PARTNER:
            return _ask_partner(state)
        case TableCommand.PUT_TIPS_AWAY:
            after = _noted(state, say_table.tips_are_away) if state.attention is not None else state
            return after, (PutTipsAway(),)
        case TableCommand.READ_COACHED:
            return (state, ()) if state.coached is None else _read_coached(state, state.coached.words)
        case TableCommand.KEEP_COACH:
            return replace(state, coach=None), (KeepCoach(stays=True),)
        case TableCommand.PUT_COACH_AWAY:
            return _noted(replace(state, coach=None), say_coach.is_away), (KeepCoach(stays=False),)
        case TableCommand.MOVED_ON:
            goes = state.note is not None and (state.note.at_pointer or isinf(state.note_left))
            return (replace(state, note=None) if goes else state), ()
        case TableCommand.LET_GO:
            return replace(_letting_go(state), note=None), ()
        case TableCommand.MOTION_ENDED:
            return replace(state, motion=Motion.REST, before=None), ()
        case _:
            assert_never(command)


def _fold_panels(state: TableState) -> tuple[Effect, ...]:
    if state.places.has_nobody_in_front or state.mode.is_guided:
        return ()  # no panel is shown here, whatever is chosen for other tables
    is_bare = not state.panels
    return KeepPanel("left", is_bare), KeepPanel("right", is_bare)


def _read_rule(state: TableState, command: TableCommand) -> Next:
    """The subject of the last refusal, or of the note at the pointer."""
    at_note = state.note.chapter if state.note is not None else None
    chapter = at_note if command is TableCommand.READ_NOTE else state.chapter if state.refused is not None else None
    return (state, ()) if chapter is None else (replace(state, note=None), (OpenRule(chapter),))


def _ask_partner(state: TableState) -> Next:
    if not state.asks_partner:
        return _noted(state, say_why.no_partner, at_pointer=False), ()
    return state, (AskPartner(),)


def reasons_of(turn: Sequence[Moment], people: People) -> tuple[TurnReason, ...]:
    """What a partner can say of its last turn; () if it hasn't played, or if only its hand could explain it."""
    if not turn:
        return ()
    seat = turn[0].before.board.turn
    steps = [OpenStep(one.before.board, one.events, one.after.board) for one in turn]
    return turn_reasons(steps, seat, people.by_seat[seat].agreed)


def _with_partners_reason(state: TableState, turn: Sequence[Moment]) -> TableState:
    """Show a partner's reason for its last turn at its plate; it uses public facts only."""
    if not turn:
        return _noted(state, say_why.not_played_yet, at_pointer=False)
    reasons = reasons_of(turn, state.people)
    if not reasons:
        return _noted(state, say_why.only_hand, at_pointer=False)
    seat = turn[0].before.board.turn
    plate = state.layout.hits.get(SeatPlate(seat), state.places.rect("Hand"))
    said = saying(own_words, reasons, state.view.board.rules, state.names, state.game.me)
    return _noted(state, said, plate.midbottom, at_pointer=False, stays=ANSWER_STAYS)


def _show_coached(state: TableState) -> Next:
    """Like a hint that was already told: its cards are laid out."""
    coach = state.coach_at_hand
    if coach is None or coach.advice is None:
        return state, ()
    after, further = _hint(replace(state, hint=Hint(coach.advice), refused=None, note=None))
    return after, (HintShown(coach.advice.move), *further)


def _read_coached(state: TableState, words: CoachWords) -> Next:
    """The table explains how a number that the coach names adds up; the rules explain the rest."""
    term = NUMBERS.get(words.chapter)
    return state, (OpenRule(words.chapter) if term is None else OpenDialog(ExplainTerm(term, is_asked=True)),)


def _escape(state: TableState) -> Next:
    """Drop held cards, else close what is open, else clear the selection, else the draft, else open the menu."""
    if state.is_holding:
        return _arrange(_letting_go(state), state.arrangement, "home")
    if (state.opened, state.hint) != (None, None):
        return replace(state, opened=None, hint=None), ()
    if state.note is not None and not isinstance(state.note.said, Chatted):
        return replace(state, note=None), ()
    if state.guided is not None:
        return _arrange(replace(state, guide=None, refused=None, beat=0.0), choose_none(state.arrangement))
    if state.arrangement.chosen or state.arrangement.upcard_chosen:
        return _arrange(state, choose_none(state.arrangement))
    if state.arrangement.draft is not None:
        return _do(state, actions.unstage_all(state.arrangement))
    return state, (OpenMenu(),)


def _skip(state: TableState) -> Next:
    """Skip the current animation; if nothing moves, let the next player play."""
    if state.replay is not None:
        return replace(state, replay=None), (FinishMotion(),)
    if state.waits_after is not None:
        return replace(state, waits=False), ()
    finishes = (FinishMotion(),) if state.motion is Motion.SHOWN else ()
    return replace(state, beat=0.0), finishes


def _take_group_back(state: TableState, group: int | None) -> Next:
    draft = state.arrangement.draft
    if draft is None or not draft.groups:
        return state, ()
    return _do(
        state, actions.unstage_group(state.view, state.arrangement, len(draft.groups) - 1 if group is None else group)
    )


def _move_card(state: TableState, held: int, by: int) -> Next:
    chosen = state.arrangement.chosen
    positions = sorted(chosen) if held in chosen else [held]
    before = positions[0] - 1 if by < 0 else positions[-1] + 2
    if not held < len(state.layout.hand) or not 0 <= before <= len(state.layout.hand):
        return state, ()
    moved = move_cards(state.arrangement, state.view, positions, before)
    there = parted(positions, before)
    after, effects = _arrange(state, choose_at(moved, there if held in chosen else ()))
    return after, (*effects, GiveKeys(HandCard(there[positions.index(held)])))


def _explain(state: TableState, ring: Spot | None, pointer: Point) -> Next:
    """Explain the focused thing, or the one under the pointer; from there the rule can be read."""
    if ring is not None and ring in state.layout.hits:
        term = term_of(ring, state.layout, state.view)
    else:
        term = term_at(pointer, state.layout, state.view, actions.is_opening(state.view))
    return _letting_go(state), (OpenDialog(ExplainTerm(term)),)


# ---- gestures


def _gesture(state: TableState, gesture: Gesture) -> Next:
    match gesture:
        case Click(spot, double, shift, ctrl):
            return _click(state, spot, double and not ctrl, shift)
        case ClickedNothing() if state.is_showing:
            return _skip(state)
        case ClickedNothing() if state.has_own_choice:  # what the teacher raised stays
            return _arrange(state, choose_none(state.arrangement))
        case ClickedNothing(at):
            state = replace(state, refused=None)
            places = (rect for band in state.layout.bands.values() for _, rect in band.wanted)
            if any(place.collidepoint(at) for place in places):
                return _obey(state, TableCommand.SHOW_NEEDS)
            is_score = any(band.heading.collidepoint(at) for band in state.layout.bands.values())
            return _explain(state, None, at) if is_score and state.mode.is_guided else (state, ())
        case DragBegan(spot, at, pos):
            return _lift(state, spot, at, pos)
        case DragMoved(pos, over):
            return (_carry(state, pos, over) if state.drag is not None else state), ()
        case Dropped(pos, over, shift):
            return _drop(state, state.drag, pos, over, shift) if state.drag is not None else (state, ())
        case Banding(start, end):
            return replace(state, band=(start, end)), ()
        case Banded(start, end, shift):
            return _choose_in(state, between(start, end), shift)
        case Cancelled():
            return _arrange(_letting_go(state), state.arrangement, "home")
        case ZoomIn(spot):
            return _zoom(state, spot)
        case _:
            assert_never(gesture)


def _click(state: TableState, spot: Spot, double: bool, shift: bool) -> Next:
    view, arrangement = state.view, state.arrangement
    if double and (isinstance(spot, LaidMeld) or spot in (Zone.STOCK, *PILE, Zone.NEW_PILE)):
        return state, ()  # the first click did it; the second wasn't aimed at what is there now
    state = replace(state, refused=None)
    match spot:
        case HandCard(position) if double:
            return _double_click(state, position)
        case HandCard(position) if shift:
            return _arrange(state, choose_up_to(arrangement, position))
        case HandCard(position):
            if _was_raised(state, position):
                return state, ()
            own = toggle(choose_none(arrangement) if _takes_its_place(state, position) else arrangement, position)
            why = _not_for_this(_with_guide_aside(state, replace(state, arrangement=own)), position)
            return _arrange(state, own) if why is None else _say_no(replace(state, arrangement=own), why)
        case StagedCard():
            return _do(state, _click_staged(state, spot))
        case LaidMeld() | Zone.NEW_PILE if arrangement.chosen or arrangement.upcard_chosen:
            return _do(state, actions.drop_chosen(view, arrangement, spot))
        case LaidMeld(team) if state.layout.bands[team].has_chips:
            return _zoom(state, spot)
        case LaidMeld() if not state.mode.is_guided:
            return _arrange(state, arrangement)
        case Zone.NEW_PILE:
            return _do(state, actions.put_chosen(view, arrangement))
        case Zone.STOCK:
            return _do(state, actions.draw(view, arrangement))
        case Zone.PILE | Zone.UPCARD | Zone.DISCARD:
            return _do(state, _click_pile(state))
        case SeatPlate(seat) if state.mode.is_match:
            return replace(_letting_go(state), note=None), (AskWhoPlays(seat),)
        case SeatPlate() | RivalLine() if not double and (line := _line_at(state, spot)) is not None:
            return replace(state, opened=None if state.opened == line else line, note=None), ()
        case SeatPlate() | RivalLine():
            return state, ()
        case LaidMeld() | RedThrees() | Zone.FOOT:
            return _explain(state, spot, state.layout.hits[spot].center)
        case _:
            assert_never(spot)


def _double_click(state: TableState, position: int) -> Next:
    if state.guided is not None and state.guided.step.action == "discard":  # one card is asked for
        return state, ()
    return _do(state, actions.double_click(state.view, state.arrangement, position))


def _was_raised(state: TableState, position: int) -> bool:
    """Whether the teacher chose this card: a press on it agrees with her, so it stays chosen."""
    return state.guided is not None and state.is_proposed and position in state.arrangement.chosen


def _not_for_this(state: TableState, position: int) -> Message | None:
    """What a newcomer is told of the card just chosen: that it can't be melded with the others, spoils a clean meld, or
    is of no use for what the teacher shows; None of any other. Any card may be discarded.
    """
    view, arrangement, guided = state.view, state.arrangement, state.guided
    if not state.mode.is_guided or position not in arrangement.chosen or (guided and guided.step.is_remark):
        return None
    outcome = press(view, arrangement, "meld")
    if outcome.refusal is not None and outcome.refusal.code is Reason.MIXED_RANKS:
        return saying(refusal_sentence, outcome.refusal, view, state.names)
    if (meld := spoiled(view, arrangement)) is not None:
        return saying(say_first_round.keep_clean, len(meld.cards), meld.rank)
    if guided is None or actions.put_chosen(view, arrangement).is_done:  # a meld, or the beginning of one
        return None
    step, card = guided.step, state.layout.hand[position]
    if step.action in ("draw", "take"):
        return say_first_round.no_card_yet
    is_asked = step.action == "discard" or is_wild(card) or rank_of(card) in map(rank_of, step.cards)
    return None if is_asked or not step.cards else say_first_round.not_that_card


def _takes_its_place(state: TableState, position: int) -> bool:
    """Whether a card replaces the chosen ones, since a choice of one's own begins: those raised for what the teacher or
    an advice says, unless it is one more of a meld's rank; or ones that can't be melded with it while a single card is
    asked for.
    """
    chosen, guide, told, hand = state.arrangement.chosen, state.guided, state.told, state.layout.hand
    if guide is not None:
        raised, is_meld, is_discard = guide.step.cards, guide.step.action == "meld", guide.step.action == "discard"
    elif told is not None:
        raised, is_meld, is_discard = told.cards, isinstance(told.move, MeldCards), isinstance(told.move, Discard)
    else:
        return False
    if position in chosen:
        return False
    is_raised = sorted(hand[at] for at in chosen) == sorted(raised)
    goes_along = is_meld and rank_of(hand[position]) in map(rank_of, raised)
    ranks = {rank_of(card) for at in (*chosen, position) if not is_wild(card := hand[at])}
    return (is_raised and not goes_along) or (is_discard and len(ranks) > 1)


def _line_at(state: TableState, spot: Spot) -> int | None:
    """The rival team whose line this is."""
    if isinstance(spot, SeatPlate):
        team = state.view.board.team_of(spot.seat)
        return team if state.layout.bands[team].is_line else None
    return spot.team if isinstance(spot, RivalLine) else None


def _click_pile(state: TableState) -> Outcome:
    """Take it, put the chosen card there, or choose the upcard of a pile take on it."""
    view, arrangement = state.view, state.arrangement
    draft = arrangement.draft
    if draft is not None and draft.kind == "take" and not arrangement.chosen:
        lifted = actions.lifted_upcard(view, arrangement)
        if lifted is not None:
            return actions.unstage(view, arrangement, lifted)
        if upcard_is_staged(view, draft):
            return Outcome(prompt=Prompt.STAGED_FIRST)
        return actions.choose_upcard(view, arrangement)
    if view.board.phase == Phase.DRAW or not view.is_mine:
        return actions.take_pile(view, arrangement)
    if arrangement.chosen:
        return actions.drop(view, arrangement, arrangement.chosen, Zone.DISCARD)
    if draft is not None and draft.discard is not None:
        return actions.unstage_discard(arrangement)
    return Outcome(prompt=Prompt.ONE_CARD)


def _click_staged(state: TableState, card: StagedCard) -> Outcome:
    """Put the chosen cards beside it; otherwise the card goes home, or the upcard of a pile take is chosen."""
    view, arrangement = state.view, state.arrangement
    if card == only_upcard(view, arrangement.draft) and not arrangement.chosen:
        return actions.choose_upcard(view, arrangement)
    if arrangement.chosen or arrangement.upcard_chosen:
        return actions.drop_chosen(view, arrangement, card)
    return actions.unstage(view, arrangement, card)


def _choose_in(state: TableState, band: Rect, more: bool) -> Next:
    """Choose every card of the hand that the band touches, with Shift in addition to those already chosen."""
    touched = [i for i in range(len(state.layout.hand)) if state.layout.hits[HandCard(i)].colliderect(band)]
    before = state.arrangement.chosen if more else ()
    chosen = (*(i for i in before if i not in touched), *touched)
    return _arrange(replace(state, band=None, refused=None), choose_at(state.arrangement, chosen))


def between(start: Point, end: Point) -> Rect:
    left, top = min(start[0], end[0]), min(start[1], end[1])
    return Rect(left, top, abs(start[0] - end[0]) + 1, abs(start[1] - end[1]) + 1)


def _zoom(state: TableState, spot: Spot) -> Next:
    """Show the thing there large, over the table, if it may be seen."""
    return replace(_letting_go(state), zoom=spot if may_enlarge(state, spot) else None), (PointNowhere(),)


# ---- dragging


def _letting_go(state: TableState) -> TableState:
    """Drop held cards without a motion."""
    return replace(state, drag=None, band=None) if state.is_holding else state


def _lift(state: TableState, spot: Spot, at: Point, pos: Point) -> Next:
    if spot is Zone.STOCK:
        return _click(state, spot, double=False, shift=False)
    drag = _lifted(state, spot, at, pos)
    if drag is None:
        return _letting_go(state), ()
    lifted = replace(state, drag=drag, refused=None, note=None)
    return _carry(lifted, pos, state.layout.hit(pos)), (PointNowhere(),)


def may_lift(state: TableState, spot: Spot) -> bool:
    """Whether dragging starts something there; otherwise a press that slips is still a press."""
    return spot is Zone.STOCK or _lifted(state, spot, (0, 0), (0, 0)) is not None


def may_enlarge(state: TableState, spot: Spot) -> bool:
    """Whether there are cards to show large."""
    return bool(cards_at(spot, state.view, state.layout))


def _lifted(state: TableState, spot: Spot, at: Point, pos: Point) -> Drag | None:
    draft = state.arrangement.draft
    if spot in PILE and state.view.board.phase != Phase.DRAW and (draft is None or draft.discard is None):
        return None
    upcard = actions.lifted_upcard(state.view, state.arrangement)
    return begin(state.layout, spot, at, pos, state.arrangement.chosen, upcard)


def _carry(state: TableState, pos: Point, over: Spot | None) -> TableState:
    """Held cards are over another place; the hand opens a gap if they would go there."""
    drag = state.drag
    assert drag is not None
    gap = gap_at(state.layout, pos) if drag.is_only_of_hand and over_hand(state.layout, pos) else None
    is_new = over != drag.over or not drag.was_judged
    why = _why_not_there(state, drag, over) if is_new else drag.why
    has_left = drag.has_left or not _is_home(state, drag, pos, over)
    passes = REFUSED_AFTER if is_new and why is not None else drag.passes
    carried = replace(drag, pos=pos, over=over, why=why, passes=passes, gap=gap, was_judged=True, has_left=has_left)
    return replace(state, drag=carried)


def _is_home(state: TableState, drag: Drag, pos: Point, over: Spot | None) -> bool:
    """Whether the held cards are over the place they were lifted from."""
    if drag.source in PILE:
        return over in PILE
    if not isinstance(drag.source, HandCard):
        return over == drag.source
    if not over_hand(state.layout, pos) or _takes_cards(over):
        return False
    return not drag.is_only_of_hand or _stays_in_place(drag, gap_at(state.layout, pos))


def _stays_in_place(drag: Drag, gap: int) -> bool:
    """Whether hand cards put before `gap` are where they were."""
    return tuple(parted(drag.positions, gap)) == drag.positions


def _why_not_there(state: TableState, drag: Drag, over: Spot | None) -> Message | None:
    """Why the place under the pointer would refuse the held cards, or None."""
    if over is None or not _takes_cards(over) or (not drag.is_of_hand and over in PILE):
        return None
    outcome = _dropped(state, drag, over)
    if outcome.refusal is not None:
        return saying(refusal_sentence, outcome.refusal, state.view, state.names)
    return outcome.prompt


def _takes_cards(spot: Spot | None) -> bool:
    """Whether cards dropped there go anywhere except back to the hand."""
    return isinstance(spot, StagedCard | LaidMeld) or spot in (*PILE, Zone.NEW_PILE)


def _dropped(state: TableState, drag: Drag, spot: Spot) -> Outcome:
    """The outcome of dropping the held cards on a place of the table; where the teacher raised them and they don't go
    there together, of the one that was picked up.
    """
    if drag.is_pile and state.arrangement.draft is None:
        return actions.take_pile_onto(state.view, state.arrangement, spot)
    together = actions.drop_cards(state.view, state.arrangement, drag.cards, spot, drag.lifted)
    if together.is_done or not state.is_proposed or not isinstance(drag.source, HandCard):
        return together
    alone = (state.layout.hand[drag.source.position],)
    return actions.drop_cards(state.view, state.arrangement, alone, spot, drag.lifted)


def _drop(state: TableState, drag: Drag, pos: Point, over: Spot | None, shift: bool) -> Next:
    """Drop: cards that are refused, or have nowhere to go, glide home. A drag that never left its place was a press."""
    if not drag.has_left and _is_home(state, drag, pos, over):
        pressed, glides = _click(_letting_go(state), drag.source, double=False, shift=shift)
        return pressed, glides or (Glide("home", joins=False),)
    outcome = _let_go_over(state, drag, pos, over)
    state = replace(_letting_go(state), note=None)
    return _arrange(state, state.arrangement, "home") if outcome == NOTHING else _do(state, outcome)


def _let_go_over(state: TableState, drag: Drag, pos: Point, over: Spot | None) -> Outcome:
    view, arrangement = state.view, state.arrangement
    target = over if _takes_cards(over) else None
    is_home = target in PILE and not drag.is_of_hand
    goes_out = arrangement.draft is not None and arrangement.draft.kind == "go_out"
    if drag.is_of_hand and target is None:
        if not over_hand(state.layout, pos):
            team = _team_at(state, pos, over)
            if team == view.team:
                return _dropped(state, drag, actions.obvious_target(view, arrangement, drag.cards) or Zone.NEW_PILE)
            where = Prompt.NOT_ON_STOCK if over is Zone.STOCK else Prompt.NOT_YOURS if team is not None else None
            return NOTHING if where is None else Outcome(prompt=where)
        return Outcome(arrangement=move_cards(arrangement, view, drag.positions, gap_at(state.layout, pos)))
    if target is not None and (not is_home or (goes_out and not isinstance(drag.lifted, SetAside))):
        return _dropped(state, drag, target)
    if isinstance(drag.lifted, SetAside):
        return NOTHING if is_home else actions.unstage_discard(arrangement)
    if drag.lifted is not None:
        return actions.unstage(view, arrangement, drag.lifted)
    return actions.take_pile(view, arrangement) if arrangement.draft is None and not is_home else NOTHING


def _team_at(state: TableState, pos: Point, over: Spot | None) -> int | None:
    """The team whose cards, or rival whose name, are where cards were dropped."""
    match over:
        case None:
            return _band_at(state, pos)
        case RivalLine(team) | RedThrees(team):
            return team
        case SeatPlate(seat):
            team = state.view.board.team_of(seat)
            return team if team != state.view.team else None
        case _:
            return None


def _band_at(state: TableState, pos: Point) -> int | None:
    """The team on whose cloth this is, the frames of books that it still needs among it."""
    return next((team for team, band in state.layout.bands.items() if band.ground.collidepoint(pos)), None)


# ---- the game


def _follow(state: TableState, given: GameChanged) -> Next:
    """Take over events; a change of eyes shows at once."""
    seen = given.seen
    steps = (*state.steps, *steps_of(given.untold, seen.view.board, state.names, seen.me))
    log = tuple(line for step in standing(steps) for line in step)
    after = replace(state, game=seen, steps=steps, log=log, hint=None, zoom=None, refused=None, replay=None)
    after = replace(after, coach=None, guide=None, awaits_speech=state.mode.is_guided or state.is_coached)
    if state.note is not None and (state.note.refused or seen.view.is_mine != state.view.is_mine):
        after = replace(after, note=None)  # it may no longer be true
    if seen.eyes != state.game.eyes or seen.base != state.game.base:
        arrangement = settle(Arrangement(sort=state.arrangement.sort, sorting=state.arrangement.sorting), seen.view)
        after = replace(_letting_go(after), arrangement=arrangement, opened=None, note=None, before=None)
        return replace(after, waits=False, decision=None), (FinishMotion(),)
    events, view = given.events, seen.view
    if any(isinstance(event, PilePeeked) and event.seat == view.seat for event in events) and view.board.peeked:
        after = replace(after, zoom=Zone.PILE)
    arrangement = state.arrangement
    if given.decided is not None:
        after = replace(after, decision=None)
        if not isinstance(given.decided, MeldCards | TakeBack):
            after = replace(after, has_asked=False)
        if arrangement.draft is not None and is_over_with(state.view, arrangement.draft, given.decided):
            arrangement = replace(arrangement, draft=None)  # its cards are seen where they were staged until they fly
    arrangement = after_events(arrangement, view, events, can_undo=seen.undoable > 0)
    from_layout = state.is_holding or state.motion is Motion.SHOWN
    after = laid_out(
        state, replace(after, arrangement=arrangement, motion=Motion.SHOWN, before=_before(state, events, view))
    )
    after = _with_chat(_with_answer(after, events), len(state.log))
    effects: list[Effect] = [FinishMotion()] if state.replay is not None else []
    effects.append(Animate(events, from_layout))
    if announcements(state.view.board, view.board):
        effects.append(Sound("call"))
    return _resting(after, events), tuple(effects)


def _before(state: TableState, events: Sequence[Event], view: PlayerView) -> Before | None:
    """The text shown until the cards have landed."""
    if any(isinstance(event, RoundBegan) for event in events):
        return Before(undealt(view), len(state.log))
    goes_on = ends_turn(events) is None and not any(isinstance(event, RoundEnded) for event in events)
    return Before(state.view, len(state.log), is_own=goes_on and not is_others(events, state.game.eyes))


def _resting(state: TableState, events: Sequence[Event]) -> TableState:
    """Keep another player's action on show for a while; if a computer player is next, until the person continues. With
    phones nobody waits for that.
    """
    if not is_others(events, state.game.eyes):
        return state
    played, board = ends_turn(events), state.view.board
    is_wanted = state.preferences.pause == "wait" and played is not None and played != state.game.eyes
    is_computers = not (state.people.by_seat[board.mover].human or state.people.have_phones)
    waits = is_wanted and board.phase != Phase.ENDED and is_computers
    return replace(state, beat=state.preferences.pause_seconds, waits=waits, played=played)


def _with_answer(state: TableState, events: Sequence[Event]) -> TableState:
    """A computer partner who answers gives the reason, at its plate."""
    for event in events:
        if isinstance(event, PermissionAnswered):
            plate = state.layout.hits.get(SeatPlate(event.seat))
            said = next((said for said in reversed(state.game.answers) if said.seat == event.seat), None)
            if said is not None and plate is not None:
                answer = saying(answered, said, state.names, state.game.me)
                return _noted(state, answer, plate.midbottom, at_pointer=False, stays=ANSWER_STAYS)
    return state


def _with_chat(state: TableState, before: int) -> TableState:
    """A computer player remarks on what just happened, if nobody else speaks; the log had this many lines."""
    word = last_word(state.log, state.people) if state.may_chat and state.note is None else None
    if word is None or word[0] < before or state.view.board.phase not in (Phase.DRAW, Phase.PLAY):
        return state
    plate = state.layout.hits.get(SeatPlate(word[1].seat))
    if plate is None:
        return state
    return _noted(state, word[1], plate.midbottom, at_pointer=False, stays=CHAT_STAYS)


def _set_position(state: TableState, seen: SeenGame) -> TableState:
    """Nothing of the old position is left except the sort order."""
    return replace(
        _letting_go(state),
        game=seen,
        arrangement=settle(Arrangement(sort=state.arrangement.sort, sorting=state.arrangement.sorting), seen.view),
        steps=(),
        log=(),
        hint=None,
        zoom=None,
        line=None,
        refused=None,
        note=None,
        blink=0.0,
        decision=None,
        beat=0.0,
        waits=False,
        replay=None,
        has_asked=False,
    )


# ---- time


def _pass_time(state: TableState, seconds: float) -> Next:
    if state.drag is not None and state.drag.passes > 0:
        state = replace(state, drag=replace(state.drag, passes=max(0.0, state.drag.passes - seconds)))
    if state.blink > 0:
        state = replace(state, blink=max(0.0, state.blink - seconds))
    if state.note is not None:
        left = state.note_left - seconds
        state = replace(state, note=state.note if left > 0 else None, note_left=left)
    if state.waits and (state.preferences.pause != "wait" or state.people.have_phones):
        state = replace(state, waits=False)
    if state.motion is Motion.REST and state.beat > 0:
        state = replace(state, beat=max(0.0, state.beat - seconds))
    return _replay_on(state, state.replay, seconds) if state.replay is not None else (state, ())


def _begin_replay(state: TableState, moments: tuple[Moment, ...]) -> Next:
    """Replay what the others did since the viewer's last turn; if there is nothing, say so."""
    if moments:
        after = replace(_letting_go(state), replay=LapReplay(moments), beat=0.0, note=None)
        return after, (FinishMotion(), PointNowhere())
    return _noted(state, say_table.nothing_again), ()


def _replay_on(state: TableState, replay: LapReplay, seconds: float) -> Next:
    """Continue with the next moment when the last one has been seen; after all of them, back to the table."""
    if state.motion is not Motion.REST:
        return state, ()
    rest = replay.rest - seconds
    if rest > 0:
        return replace(state, replay=replace(replay, rest=rest)), ()
    if not replay.left:
        return replace(state, replay=None), (FinishMotion(),)
    scale = state.preferences.time_scale
    rest = LOOKED_AT * (scale or 1.0) if state.is_still else REPLAY_RESTS * scale
    moment = replay.left[0]
    rest += moment.stands * (scale or 1.0)
    after = replace(state, replay=LapReplay(replay.left[1:], rest), motion=Motion.SHOWN)
    return after, (ShowMoment(moment),)
