"""Actions on Look back: the state after each, and requests to others."""

from typing import assert_never

from msgspec.structs import replace

from game.ui.review.look_back.looked_back import (
    Analyse,
    JudgeSeat,
    LookBackRequest,
    LookCloser,
    PlayOnFrom,
    SeeLastScore,
    SeeScore,
    ThinkAgain,
    WayOn,
)
from game.ui.review.look_back.state import (
    SHOWN,
    ChooseView,
    GoToMoment,
    GuessAnswer,
    LookBackInput,
    LookBackPress,
    LookBackState,
    LookFrom,
    OpenTurn,
    ReadOn,
)
from game.ui.review.look_back.turns.turn_rows import telling_moment
from game.ui.review.look_back.view_model import Shown
from game.ui.shared.moments.film import FilmStep
from game.ui.shared.requests import GoBack

Outcome = tuple[LookBackState, tuple[LookBackRequest, ...]]


def gone_to(shown: Shown, state: LookBackState, moment: int) -> Outcome:
    """At a moment of the match, limited to its ends."""
    return replace(state, moment=min(max(0, moment), len(shown.film) - 1), explains=False, sheet_page=0), ()


def seen_from(shown: Shown, seat: int) -> LookBackState:
    """From a seat's view, whose decisions are then shown; only once the match is over."""
    return replace(shown.state, base=seat, knew=False, sheet_page=0) if shown.film.is_finished else shown.state


def updated(shown: Shown, done: LookBackInput) -> Outcome:
    """The state after an action; the same state if it isn't possible now."""
    film, state = shown.film, shown.state
    looking = replace(state, playing=False, has_looked_round=True)
    match done:
        case FilmStep():
            return _stepped(shown, looking, done)
        case GoToMoment(moment):
            return gone_to(shown, looking, moment)
        case OpenTurn(turn):
            if 0 <= turn < len(film.turns):
                return gone_to(shown, looking, telling_moment(shown.findings.own, film, film.turns[turn]))
        case LookFrom(seat):
            return seen_from(shown, seat), ()
        case ChooseView(all_open):
            return replace(state, all_open=all_open and film.is_finished), ()
        case GuessAnswer(number):
            return _answered(shown, number) if number < len(shown.choices) else state, ()
        case ReadOn(page):
            return replace(state, sheet_page=page), ()
        case JudgeSeat(seat):
            return seen_from(shown, seat), (done,)
        case Analyse():
            return state, (done,)
        case WayOn():
            return _gone_on(shown, done)
        case LookBackPress():
            return _pressed(shown, looking, done)
        case _:
            assert_never(done)
    return state, ()


def _stepped(shown: Shown, looking: LookBackState, step: FilmStep) -> Outcome:
    return gone_to(shown, looking, shown.film.after(step, looking.moment))


def _pressed(shown: Shown, looking: LookBackState, press: LookBackPress) -> Outcome:
    film, state = shown.film, shown.state
    match press:
        case LookBackPress.FILM:
            return _film_toggled(shown), ()
        case LookBackPress.NEXT_OF_FILM:
            return _film_gone_on(shown)
        case LookBackPress.TURN_BEFORE | LookBackPress.TURN_AFTER:
            return updated(shown, OpenTurn(shown.turn + (1 if press is LookBackPress.TURN_AFTER else -1)))
        case LookBackPress.START | LookBackPress.END:
            return gone_to(shown, looking, 0 if press is LookBackPress.START else len(film))
        case LookBackPress.NEXT_DOT | LookBackPress.DOT_BEFORE:
            return _gone_to_dot(shown, looking, press)
        case LookBackPress.NEXT_MISTAKE:
            return _gone_to_mistake(shown, replace(looking, shows_turns=False))
        case LookBackPress.JUST_SHOW:
            return _answered(shown, SHOWN) if shown.choices else state, ()
        case LookBackPress.EXPLAIN:
            return replace(state, explains=not state.explains, sheet_page=0), ()
        case LookBackPress.TURNS:
            return replace(looking, shows_turns=not state.shows_turns), ()
        case LookBackPress.ALL_CARDS:
            return updated(shown, ChooseView(not state.all_open))
        case LookBackPress.KNEW:
            return _turned_over(shown, looking)
        case LookBackPress.CLOSER:
            return _looked_closer(shown, looking)
        case LookBackPress.SCORE:
            if shown.score_button.why_not is None:
                return replace(state, playing=False), (SeeScore(shown.round),)
        case LookBackPress.LEAD:
            return replace(state, shows_lead=not state.shows_lead), ()
        case LookBackPress.BACK | LookBackPress.ESCAPE:
            return _led_back(shown, press)
        case _:
            assert_never(press)
    return state, ()


def _led_back(shown: Shown, press: LookBackPress) -> Outcome:
    """Esc closes what is open first."""
    state = shown.state
    if press is LookBackPress.ESCAPE and (state.knew or state.explains or state.shows_turns):
        return replace(state, knew=False, explains=False, shows_turns=False, sheet_page=0), ()
    return state, (GoBack(),)


def _looked_closer(shown: Shown, looking: LookBackState) -> Outcome:
    """The figures of the current decision are computed, and the side of the sheet with them is shown."""
    decision, button, state = shown.on_sheet, shown.closer_button, shown.state
    if decision is None or button is None or button.why_not is not None:
        return state, ()
    if decision.better and not state.knew:
        told = _answered(shown, SHOWN) if shown.choices else state
        return replace(told, playing=False, explains=True), (LookCloser(decision.line),)
    after, asked = (looking, ()) if state.knew else _turned_over(shown, looking)
    return after, (*asked, LookCloser(decision.line))


def _turned_over(shown: Shown, looking: LookBackState) -> Outcome:
    if shown.knew_button.why_not is not None:
        return shown.state, ()
    there = shown.explained if shown.explained is not None else looking.moment
    if looking.knew:  # a turn's last move leads to the beginning of the next one
        there = looking.moment - (shown.film.turn_number(looking.moment) != shown.turn)
    after, asked = gone_to(shown, looking, there) if there != looking.moment else (looking, ())
    return replace(after, knew=not looking.knew, shows_turns=False, sheet_page=0), asked


def _gone_to_dot(shown: Shown, looking: LookBackState, press: LookBackPress) -> Outcome:
    """The next decision that gave points away, or the previous one; beyond the last, the first."""
    now, spots = shown.state.moment, sorted({spot.moment for spot in shown.findings.spots})
    if press is LookBackPress.DOT_BEFORE:
        spots.reverse()
        there = next((spot for spot in spots if spot < now), next(iter(spots), None))
    else:
        there = next((spot for spot in spots if spot > now), next(iter(spots), None))
    return gone_to(shown, looking, there) if there is not None else (shown.state, ())


def _answered(shown: Shown, number: int) -> LookBackState:
    """With an answer to the question: the number of a choice, or the wish to be shown."""
    decision, state = shown.decision, shown.state
    assert decision is not None
    return replace(state, answers={**state.answers, decision.line: number}, has_looked_round=True)


def _gone_to_mistake(shown: Shown, looking: LookBackState) -> Outcome:
    """The next one not yet seen, those before it in the match last; after all of them the score."""
    there = shown.next_mistake
    if there is not None:
        return gone_to(shown, looking, shown.moment_before(there))
    return looking, (SeeLastScore(),)


def _gone_on(shown: Shown, way: WayOn) -> Outcome:
    """Onward from the moment."""
    film, state, decision, button = shown.film, shown.state, shown.decision, shown.ways.get(way)
    line = film.shots[state.moment].number
    if button is None or button.why_not is not None:
        return state, ()
    match way:
        case WayOn.THINK_AGAIN:
            return state, (ThinkAgain(decision.line, decision.seat),) if decision is not None else ()
        case WayOn.PLAY_ON:
            return state, (PlayOnFrom(line),)
        case _:
            assert_never(way)


def _film_toggled(shown: Shown) -> LookBackState:
    """At its end it starts again."""
    state, moment = shown.state, shown.state.moment
    if not state.playing and moment == len(shown.film) - 1:
        moment = 0
    return replace(state, playing=not state.playing, moment=moment, has_looked_round=True)


def _film_gone_on(shown: Shown) -> Outcome:
    """One move on."""
    after = shown.state.moment + 1
    return gone_to(shown, replace(shown.state, playing=after < len(shown.film) - 1), after)
