"""Who speaks at the table: everything is said once. The coach before the note, the note before a button's second line;
and what is visible on the cloth needs no words.
"""

from typing import Final

from msgspec.structs import replace

from game.analysis.coaching.tips import CanTake, DrawFirst, MayTake
from game.engine.discard_pile.taking import why_no_take
from game.engine.draft import missing
from game.engine.refusal import Reason
from game.engine.table.board import Phase
from game.messages.functions import table as say
from game.messages.person import Person
from game.sentences.at_table.table import can_meld
from game.sentences.grammar import sentences
from game.turn.offered_buttons import Action
from game.ui.table.draw.picture import Scenery
from game.ui.table.modes import Learn, Play
from game.ui.table.motion.chat import Chatted
from game.ui.table.state import TableState

ABOUT_DRAWING: Final = (DrawFirst, CanTake, MayTake)


def in_one_voice(there: Scenery, state: TableState, *, answers: bool) -> Scenery:
    """With or without the note; without it, whose turn it is in two words. `answers`: the note answers a request. In a
    first round the teacher says what a note would.
    """
    said = _with_note_or_line(there, state, answers=answers)
    is_hosted = state.mode.is_guided and said.note and said.hint_box is None
    return replace(said, note=False, hosted=sentences(said.head, said.body)) if is_hosted else said


def _with_note_or_line(there: Scenery, state: TableState, *, answers: bool) -> Scenery:
    if state.guided is not None:
        return replace(there, note=False, guided=False, line="", task="", meter=None, refused=False)
    if state.has_just_played and not answers and not there.refused:
        return replace(there, note=False, guided=False, head="", body="", line="", task="")
    note, view = state.note, state.asked_view
    is_mine = view.is_mine and state.arrangement.draft is None and view.board.phase in (Phase.DRAW, Phase.PLAY)
    line = say.theirs_draw(Person("", is_you=True)) if is_mine else ""  # it stays, whoever says what to do
    if note is not None and not isinstance(note.said, Chatted) and not there.refused:  # it speaks, where one looks
        return replace(there, note=False, guided=False, line=line, task="")
    if answers or there.refused or _note_is_needed(there, state):
        if there.meter is not None and there.refused:
            there = replace(there, meter=replace(there.meter, line=""))  # the note says what the opening needs
        is_enough = there.refused and (state.coached is not None or not view.is_mine)
        there = replace(there, head="", guided=False) if is_enough else there  # "Walt's turn" over "It's Walt's turn"
        return replace(there, line="" if there.head and there.hint_box is None else line)  # the head begins with it
    if state.coached is not None:
        return replace(there, note=False, guided=False, line=line)
    asks = is_mine and view.board.phase == Phase.PLAY and not state.arrangement.chosen
    task = say.what_to_do(can_meld(view)) if asks else ""
    return replace(there, note=False, guided=False, line=line or there.head, task=task)


def _note_is_needed(there: Scenery, state: TableState) -> bool:
    """Whether it says something that nothing else on the table does."""
    view, draft = state.asked_view, state.arrangement.draft
    board = view.board
    if isinstance(state.mode, Learn):
        return False  # the lesson's sheet says what to do
    if not isinstance(state.mode, Play) or board.phase in (Phase.ANSWER, Phase.CUT, Phase.CHOOSE):
        return True
    if state.coached is not None or not view.is_mine or board.phase == Phase.ENDED:
        return False
    if draft is not None:
        return draft.kind != "meld"  # the meter covers an opening, and its golden button says Play
    if state.mode.is_guided:
        return False
    if board.phase == Phase.DRAW and (board.peeked or board.stock < board.draw_count):
        return True
    return there.guided or (len(view.hand) == 1 and board.in_foot[view.seat])


def hushed(there: Scenery, state: TableState) -> frozenset[Action]:
    """The buttons whose second line is shown elsewhere."""
    view, arrangement, coach = state.view, state.arrangement, state.coached
    is_mine = view.is_mine and state.asked_view.is_mine  # not while what others did is still being shown
    if not is_mine or view.board.phase not in (Phase.DRAW, Phase.PLAY):
        return frozenset({"meld", "discard", "stage", "go_out"})
    if arrangement.draft is not None:
        lack = missing(view, arrangement.draft)
        told = lack is not None and lack.code == Reason.OPENING_MINIMUM and there.meter is not None
        return frozenset({"discard", "stage", "play"} if told else {"discard", "stage"})
    if view.board.phase == Phase.DRAW:
        is_told = there.note or (coach is not None and isinstance(coach.words.tip, ABOUT_DRAWING))
        takes = {"take"} if why_no_take(view) is None else set[Action]()  # nothing else says why not
        return frozenset({"draw", "stage", *takes} if is_told else {"stage"})
    if arrangement.chosen:
        return frozenset()
    is_choice = len(view.hand) > 1  # otherwise the single card can be discarded at once
    return frozenset({"meld", "discard"} if is_choice else {"meld"})
