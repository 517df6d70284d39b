"""What follows from one moment of a table."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.cards import parse_cards
from game.engine.draft import Draft
from game.engine.moves import Group
from game.engine.table.view import SPECTATOR
from game.messages.language import saying
from game.reason.hint import reason_for
from game.sentences.advice.coach import CoachWords, MayIGo
from game.turn.hinting import Hint
from game.ui.shared.preferences import PanelKept, Preferences
from game.ui.table.info.note import Note
from game.ui.table.modes import Learn, Play, mode_of
from game.ui.table.sheets.coach_sheet import coach_sheet
from game.ui.table.state import RING_GONE, Before, LapReplay, Motion, TableState
from tests.build import lay, table, throw
from tests.ui.table.crowded import crowded
from tests.ui.table.table_games import Sitting
from tests.ui.table.test_modes import ASKED, TAUGHT


def moment(seat: int = 0, size: tuple[int, int] = (1920, 1080)) -> TableState:
    """A turn of that seat."""
    now = table("KC KD KH 4S", seat=seat, phase="play", hands={} if seat == 0 else {0: "KC QD"})
    return Sitting(now, size, is_drawn=False).scene.state


def test_texts_are_never_ahead_of_what_is_shown() -> None:
    """Given cards in flight, texts speak of before, and so do prompts, unless the person did it."""
    state, before = moment(), moment(1).view
    flying, own = (replace(state, before=Before(before, 0, is_own)) for is_own in (False, True))
    assert (state.shown_view, state.asked_view) == (state.view, state.view)
    assert (flying.shown_view, flying.asked_view) == (before, before)
    assert (own.shown_view, own.asked_view) == (before, state.view)
    after = replace(moment(1), before=Before(state.view, 0))
    assert [one.has_just_played for one in (state, flying, own, after)] == [False, False, False, True]
    assert not replace(after, before=Before(state.view, 0, is_own=True)).has_just_played


@pytest.mark.parametrize(("kept", "shown"), [("fits", [True, False, False]), ("pinned", [True, True, True])])
def test_panels_are_there_where_they_fit_or_are_pinned(kept: PanelKept, shown: list[bool]) -> None:
    """Given a wide window, a narrow one, and a crowded table, both panels are there where they may; always where a
    position was set up, and never in a first round.
    """
    choice = Preferences(left_panel=kept, right_panel=kept)
    states = (moment(), moment(size=(1280, 720)), Sitting(crowded("8-4v4"), (1920, 1080), is_drawn=False).scene.state)
    wide, narrow, _ = chosen = [replace(one, preferences=choice) for one in states]
    assert [len(one.panels) for one in chosen] == [2 * there for there in shown]
    assert len(replace(narrow, mode=mode_of(ASKED)).panels) == 2
    assert not replace(wide, mode=Play(is_guided=True)).panels
    assert replace(wide, preferences=replace(choice, left_panel="folded")).panels == {"right"}


def test_who_plays_against_whom_and_can_be_asked() -> None:
    """Given one person, the other team are rivals and the partner can be asked; not where several share the screen,
    nobody looks on from a seat, or no match is played.
    """
    state = moment()
    assert (state.rivals, replace(state, game=replace(state.game, me=None)).rivals) == ((1,), ())
    assert state.asks_partner
    assert not replace(state, game=replace(state.game, eyes=SPECTATOR)).asks_partner
    assert not replace(state, mode=Learn(TAUGHT)).asks_partner
    mates = replace(state.people, by_seat=tuple(replace(one, tells=one.human) for one in state.people.by_seat))
    assert not replace(state, people=mates).asks_partner


def test_what_is_going_on() -> None:
    """Given cards in flight, a rest after a move, a pause for the person or a replay, something is being shown; what
    the person holds or moves delays nobody.
    """
    state = moment()
    shown: tuple[dict[str, Any], ...] = (
        {"motion": Motion.SHOWN}, {"beat": 0.1}, {"waits": True}, {"replay": LapReplay(())},
        {}, {"motion": Motion.ARRANGED}, {"band": ((0, 0), (5, 5))},
    )  # fmt: skip
    assert [replace(state, **one).is_showing for one in shown] == [True] * 4 + [False] * 3
    assert [replace(state, **one).is_holding for one in shown] == [False] * 6 + [True]
    waits = replace(state, waits=True, played=2)
    others: tuple[dict[str, Any], ...] = ({}, {"waits": False}, {"motion": Motion.SHOWN}, {"beat": 0.1})
    assert [replace(waits, **one).waits_after for one in others] == [2, None, None, None]
    blinks = (0.0, RING_GONE / 2, RING_GONE, RING_GONE + 0.01)
    assert [replace(state, blink=blink).shows_ring for blink in blinks] == [True, False, False, True]
    still = (Preferences(), Preferences(speed="off"), Preferences(reduced_motion=True))
    assert [replace(state, preferences=one).is_still for one in still] == [False, True, True]


def test_who_speaks_where() -> None:
    """Given a match, a first round, a lesson and a table with a coach: who may chat, teach, and say how to open."""
    state = replace(moment(), preferences=Preferences())
    modes = (Play(), Play(is_guided=True), Learn(TAUGHT), Play(has_coach=True))
    states = [replace(state, mode=mode) for mode in modes]
    assert [one.may_chat for one in states] == [True, False, False, True]
    assert [one.is_coached for one in states] == [False, False, False, True]
    assert [one.waits_for_opening for one in states] == [True, True, False, True]
    quiet = replace(states[3], preferences=Preferences(coach=False, chat=False))
    assert (quiet.is_coached, quiet.may_chat) == (False, False)
    note = Note(saying(str, "Yes."), (0, 0), at_pointer=False)
    assert [replace(state, note=one).said_at_plate for one in (None, note, replace(note, at_pointer=True))] == [
        *("", "Yes.", ""),
    ]
    chosen = replace(state.arrangement, chosen=(0,))
    speech = replace(state, awaits_speech=True)
    waiting = (speech, replace(speech, arrangement=chosen), replace(moment(1), awaits_speech=True), state)
    assert [one.waits_for_speech for one in waiting] == [True, False, False, False]
    assert [one.is_empty_handed for one in waiting] == [True, False, True, True]
    assert (state.advised, replace(state, mode=mode_of(replace(ASKED, marked=("4S",)))).advised) == ((), ("4S",))
    assert (state.last_action_text, state.advice_heard, state.refusal) == (state.mode.title(state.view.board), "", "")


def test_the_coach_gives_way_to_what_is_said_and_laid_out() -> None:
    """Given a coach's sheet, it is shown in the own turn unless cards are laid out, a hint says something else, or a
    refusal or a note speaks; it is at hand behind these two.
    """
    state = moment()
    kings, four = (reason_for(state.view, move) for move in (lay("KC KD KH"), throw("4S")))
    sheet = coach_sheet(CoachWords(MayIGo(1)), kings, state.view, state.people)
    said = replace(state, coach=sheet)
    laid = replace(said.arrangement, draft=Draft("meld", (Group(parse_cards("KC KD KH")),)))
    note = Note(saying(str, "Yes."), (0, 0))
    moments: tuple[tuple[dict[str, Any], bool, bool], ...] = (
        ({}, True, True),
        ({"hint": Hint(kings)}, True, True),
        ({"hint": Hint(four)}, False, False),
        ({"arrangement": laid}, False, False),
        ({"game": moment(1).game}, False, False),
        ({"refused": saying(str, "No.")}, True, False),
        ({"note": note}, True, False),
        ({"note": replace(note, badge="said")}, True, True),
    )
    for changed, is_at_hand, is_shown in moments:
        now = replace(said, **changed)
        assert (now.coach_at_hand, now.coached) == (sheet if is_at_hand else None, sheet if is_shown else None)
        assert (now.advice_heard != "") == is_shown
    assert (state.told, said.told, replace(said, hint=Hint(four)).told) == (None, kings, four)
