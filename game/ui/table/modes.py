"""What a table is for: a match, a position to try moves in, a lesson, a replayed turn. Each value says what differs
there.
"""

from collections.abc import Sequence
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from game.cards import Card
from game.engine.table.board import Board
from game.messages.functions import (
    first_round as say_first_round,
    scores as say_scores,
    table as say_table,
    thinking_again,
)
from game.turn.offered_buttons import UNDOES, Control
from game.ui.table.sheets.lesson_sheet import DEEDS, LessonSheet
from game.ui.table.sheets.practice_sheet import PracticeSheet


class Play(msgspec.Struct, frozen=True):
    """A match."""

    may_hint: bool = True
    counted: int | None = None
    """How many rounds have been counted; None where all have."""
    is_guided: bool = False
    """Whether it is a newcomer's first round, which introduces one thing after another."""
    knows_pile: bool = False
    """Whether it was said there that the pile can be taken, and with what."""
    has_coach: bool = False
    """Whether a coach could speak, as long as the player wants one: what it leaves out needs no words."""

    def may_show_score(self, round: int) -> bool:
        """Whether that round's score may be shown, once it is over."""
        return self.counted is None or round <= self.counted

    name: ClassVar = "table"
    """The scene's word in targets."""
    is_match: ClassVar = True
    """Whether others play here: there is a log, a last lap, other games, and perhaps a question before a discard."""
    has_begin_again: ClassVar = False
    """Whether everything can be undone, by U and by a large button."""
    back: ClassVar = ""
    """Where the one way back leads, "" if there is a menu."""
    sheet: ClassVar = None
    marked: ClassVar[tuple[Card, ...]] = ()
    """Cards of the hand that are lit."""

    def title(self, board: Board) -> str:
        if self.is_guided:
            return say_first_round.title()
        if board.last_round:
            return say_scores.last_round(max(1, board.round))
        return say_scores.round_of(max(1, board.round), board.rules.rounds, board.rules.target_score)

    def controls(self, offered: Sequence[Control], undoable: int) -> tuple[Control, ...]:
        """The table's available buttons."""
        if self.is_guided:
            offered = _guided(offered)
        none = {} if self.may_hint else {"reason": say_table.no_hints_short(), "tip": say_table.first_no_hints()}
        return tuple(replace(control, **none) if control.action == "hint" else control for control in offered)


def _guided(offered: Sequence[Control]) -> list[Control]:
    """What can be done now, each in its place, and the hint: also as the golden button if nothing else leads on."""
    found = [one for one in offered if one.action == "hint" or not one.reason]
    if any(one.primary or (one.action not in ("hint", "sort", *UNDOES) and not one.is_idle) for one in found):
        return found
    golden = (
        replace(one, slot="act", primary=True, label=say_table.show_me_how())
        for one in found
        if one.action == "hint" and not one.reason
    )
    return [*golden, *found]


class _SetUp(msgspec.Struct, frozen=True):
    """A position that was set up, with a sheet and one way back; nobody else plays here."""

    sheet: PracticeSheet | LessonSheet

    may_hint: ClassVar = True
    is_match: ClassVar = False
    is_guided: ClassVar = False
    has_begin_again: ClassVar[bool] = False

    @property
    def back(self) -> str:
        return self.sheet.back()

    def title(self, _: Board) -> str:
        return self.sheet.title()


class Practise(_SetUp, frozen=True):
    """A position for trying moves; its sheet is in the log's place."""

    sheet: PracticeSheet

    has_begin_again: ClassVar = True

    @property
    def name(self) -> str:
        return self.sheet.name

    @property
    def marked(self) -> tuple[Card, ...]:
        return self.sheet.marked

    def controls(self, offered: Sequence[Control], undoable: int) -> tuple[Control, ...]:
        """Without the hint; Undo takes back one move, a discard too, Begin again all of them. None if moves are only
        shown.
        """
        if self.sheet.is_watched:
            return ()
        is_staged = any(control.action == "take_back" for control in offered)
        reason = "" if undoable else thinking_again.nothing_tried()

        def changed(control: Control) -> Control:
            match control.action:
                case "undo" if not is_staged:
                    return replace(control, key="", reason=reason, tip=thinking_again.undo_tip(), is_idle=not undoable)
                case "undo_turn":
                    named = replace(control, label=thinking_again.begin_again(), word="", key="U")
                    return replace(named, reason=reason, tip=thinking_again.begin_again_tip(), is_idle=not undoable)
                case _:
                    return control

        return tuple(map(changed, _without_hint(offered)))


class Learn(_SetUp, frozen=True):
    """A lesson: a tutor speaks, and everything else is dimmed."""

    sheet: LessonSheet

    name: ClassVar = "lesson"
    marked: ClassVar[tuple[Card, ...]] = ()

    def controls(self, offered: Sequence[Control], _: int) -> tuple[Control, ...]:
        """Without the hint: the tutor says what to do, and no other button is golden under the veil."""
        asked = DEEDS.get(self.sheet.ringed) if self.sheet.ringed is not None else None
        return tuple(
            replace(control, primary=control.primary and control.action == asked) for control in _without_hint(offered)
        )


Mode = Play | Practise | Learn


def mode_of(sheet: PracticeSheet | LessonSheet) -> Mode:
    """The mode of a table with this sheet."""
    return Practise(sheet) if isinstance(sheet, PracticeSheet) else Learn(sheet)


def _without_hint(offered: Sequence[Control]) -> tuple[Control, ...]:
    return tuple(control for control in offered if control.action != "hint")
