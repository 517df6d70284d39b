"""What the editor of house rules asks: whether changes hold on another preset, whether to save before leaving."""

from collections.abc import Callable

from game.rules.presets import preset
from game.rules.ruleset import PresetId
from game.ui.widgets import Button, Dialog
from game.words import house_rules as words

Act = Callable[[], None]


def rebase_dialog(base: PresetId, changes: int, choose: Callable[[bool], None], close: Act) -> Dialog:
    """Another preset with the changes made so far, or as it is; `choose` is told whether they are kept."""

    def chosen(keep: bool) -> Act:
        def act() -> None:
            close()
            choose(keep)

        return act

    name = preset(base).name
    buttons = [
        Button("button/keep", words.changes_kept(changes), chosen(True), kind="primary", size=23),
        Button("button/plain", words.as_it_is(name), chosen(False), size=23),
        Button("button/cancel", words.CANCEL, close, size=23),
    ]
    return Dialog(words.REBASE_TITLE, words.rebase_words(name, changes), buttons)


def leave_dialog(save: Act, why_not: str, leave: Act, close: Act) -> Dialog:
    """Saving first, leaving the changes, or going on; `why_not` is why it cannot be saved now, "" if it can."""

    def then(act: Act) -> Act:
        def close_and_act() -> None:
            close()
            act()

        return close_and_act

    buttons = [
        Button("button/save", words.SAVE, then(save), kind="primary", size=23, enabled=not why_not, reason=why_not),
        Button("button/leave", words.LEAVE_UNSAVED, then(leave), size=23),
        Button("button/stay", words.STAY, close, size=23),
    ]
    return Dialog(words.LEAVE_TITLE, words.LEAVE_WORDS, buttons)
