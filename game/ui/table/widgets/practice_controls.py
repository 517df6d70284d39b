"""The buttons of a position that was set up: no hint, and where it is only practised all that was tried can be taken
back.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from game.ui.table.widgets.offered_buttons import Control
from game.words import thinking_again as words


def practice_controls(offered: Sequence[Control], undoable: int) -> tuple[Control, ...]:
    """The table's buttons without its hint; Undo takes back one move, a discard too, Begin again all of them."""
    is_staged = any(control.deed == "take_back" for control in offered)
    reason = "" if undoable else words.NOTHING_TRIED

    def changed(control: Control) -> Control:
        match control.deed:
            case "undo" if not is_staged:
                return replace(control, key="", reason=reason, tip=words.UNDO_TRY_TIP)
            case "undo_turn":
                named = replace(control, label=words.BEGIN_AGAIN, narrow="", key="U")
                return replace(named, reason=reason, tip=words.BEGIN_AGAIN_TIP)
            case _:
                return control

    return tuple(changed(control) for control in offered if control.deed != "hint")


def lesson_controls(offered: Sequence[Control]) -> tuple[Control, ...]:
    """The table's buttons without its hint: the tutor tells what to do."""
    return tuple(control for control in offered if control.deed != "hint")
