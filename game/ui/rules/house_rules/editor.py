"""The editor of house rules: topics on the left, a row with a control for each rule, and beside them what the rules
mean.

It edits one rule set at a time and doesn't know where sets are stored.
"""

from collections.abc import Callable, Collection
from functools import partial
from typing import Final, Protocol

import pygame
from msgspec.structs import replace
from pygame import Event

from game.messages.functions import house_rules as say, rules as say_rules, screens as say_screens
from game.messages.language import Message, nothing, saying
from game.rules import editing
from game.rules.clashes import with_fix
from game.rules.editing import NAMING, Entry
from game.rules.fields import GROUPS
from game.rules.presets import PRESET_IDS
from game.rules.preview import openings
from game.rules.ruleset import PresetId, RuleSet
from game.toolkit.boxes import Box, Column, Grow, Pad, Rigid, Row, Share, Space, WidgetSlot, Words
from game.toolkit.drawing.theme import CREAM, GOLD
from game.toolkit.kit import Kit
from game.toolkit.widgets import (
    Bar,
    BarButton,
    Button,
    ButtonLook,
    Dialog,
    Dropdown,
    ScrollBar,
    StateScene,
    TextField,
    Widget,
    stay,
)
from game.ui.rules.house_rules.edited_rules import DraftHistory, DraftKeeper, EditorState, RuleSetDraft, as_new
from game.ui.rules.house_rules.rule_controls import TopicTabs
from game.ui.rules.house_rules.rule_rows import RuleRow, rows_shown
from game.ui.rules.house_rules.side import side
from game.ui.shared.requests import Ask, LeaveEditor, ReadRules, ShareRules

LONGEST_NAME: Final = 60
SETTLES: Final = 0.15
"""Seconds without a change before openings are searched for again, which takes a few frames."""


class RuleShelf(Protocol):
    """Where own rule sets are stored. A returned sentence says why something failed."""

    def save(self, rules: RuleSet, replaced: str | None) -> Message | None:
        """Save a set, in place of the own set named `replaced`."""

    def delete(self, name: str) -> Message | None:
        """Delete an own set."""

    def keep(self, draft: RuleSetDraft | None) -> None:
        """Keep a draft that a crash would lose; None: there is nothing to lose."""


class HouseRulesScene(StateScene[EditorState]):
    """The screen of one rule set. `taken` are the names that other sets have."""

    name = "rules"
    first_focus = "tabs"

    def __init__(
        self, draft: RuleSetDraft, taken: Collection[str], shelf: RuleShelf, ask: Ask, is_unsaved: bool = False
    ) -> None:
        """`is_unsaved`: the draft has changes that were never saved, for instance from an earlier run."""
        drafts = DraftHistory(draft, draft, tuple(taken), is_unsaved)
        super().__init__(EditorState(drafts, draft.rules, openings(draft.rules)))
        self._shelf, self._ask = shelf, ask
        self._keeper = DraftKeeper(shelf.keep)
        self._rested = 0.0  # seconds since the last change
        self.form.on_cancel = self._escape
        self.form.on_focus = lambda _: self.refresh()  # explains the focused rule

    # ---- editing

    @property
    def rules(self) -> RuleSet:
        return self.state.drafts.now.named

    def _go_on(self, drafts: DraftHistory) -> None:
        self._rested = 0.0
        self.set_state(drafts=drafts, said=nothing, at=self.state.told)

    def _change(self, **fields: object) -> None:
        drafts = self.state.drafts
        self._go_on(drafts.take(replace(drafts.now, **fields)))

    def _edit(self, change: Callable[[RuleSet], RuleSet]) -> None:
        self._change(rules=change(self.state.rules))

    def _rebase(self, number: int) -> None:
        base, changes = PRESET_IDS[number], self.state.changes

        def choose(keep: bool) -> None:
            self._edit(lambda rules: editing.based_on(rules, base, keep))

        if not changes:
            choose(False)
        else:
            self.refresh()  # the list shows the old preset until the dialog is answered
            self.open(rebase_dialog(base, changes, choose))

    def _undo(self) -> None:
        self._go_on(self.state.drafts.undo())

    def _reset_page(self) -> None:
        self._edit(lambda rules: editing.reverted_all(rules, GROUPS[self.state.topic]))

    def take_in(self, rules: RuleSet) -> None:
        drafts = self.state.drafts
        self._go_on(drafts.take(as_new(rules, drafts.taken)))

    # ---- saving

    def _save(self) -> bool:
        drafts = self.state.drafts
        trouble = self._shelf.save(drafts.now.named, drafts.now.saved_as)
        self._tell(trouble, saying(say.saved, drafts.now.name.strip()), drafts.keep())
        return trouble is None

    def _tell(self, trouble: Message | None, done: Message, drafts: DraftHistory) -> None:
        """Show the result of writing to disk; switch to `drafts` if it worked."""
        self.set_state(said=trouble or done, drafts=self.state.drafts if trouble else drafts)

    def _save_and_leave(self) -> None:
        if self._save():
            self._leave()

    def _show_trouble(self) -> None:
        if self.state.drafts.refuse_name():
            self.focus_on("field/name")
        elif self.state.clash:
            self.show_field(self.state.clash.fields[0])

    def _delete_or_put_back(self) -> None:
        drafts = self.state.drafts
        if drafts.is_lost:
            kept = drafts.kept.named
            self._tell(self._shelf.save(kept, None), saying(say.saved, kept.name), drafts.put_back())
        elif drafts.now.saved_as:
            name = drafts.now.saved_as
            self._tell(self._shelf.delete(name), saying(say.deleted, name), drafts.lose())

    def _escape(self) -> None:
        if self.state.wanted:
            self.set_state(wanted="")
        else:
            self.leave_politely()

    def leave_politely(self) -> None:
        """Leave the editor; asks first if changes would be lost."""
        if self.state.drafts.is_dirty:
            self.open(leave_dialog(self._save_and_leave, self.state.trouble, self._leave))
        else:
            self._leave()

    def _leave(self) -> None:
        self._keeper.forget()
        self._ask(LeaveEditor(self.state.drafts.kept.saved_as))

    # ---- display

    def turn_to(self, topic: int) -> None:
        """Show the rules of a topic, by the number of its tab, and end a search."""
        self.set_state(topic=topic, wanted="")

    def show_field(self, field: str) -> None:
        if field in NAMING:
            self.focus_on(f"field/{field}")
        else:
            entry = self.state.entries[field]
            self.turn_to(GROUPS.index(entry.about.group))
            self.focus_on(self._row(entry).first_id)

    def _row(self, entry: Entry) -> RuleRow:
        before = [draft.rules for draft in reversed(self.state.drafts.past)]
        return RuleRow(self.state.rules, entry, self._edit, lambda told: self.set_state(said=told), before)

    @property
    def _field(self) -> str | None:
        id = self.form.focused.id if self.form.focused is not None else ""
        return next((entry.field for entry in self.state.shown if f"/{entry.field}/" in f"{id}/"), None)

    # ---- events

    def take(self, event: Event) -> bool | None:
        """Ctrl with a letter saves, undoes or searches."""
        free = self.form.dialog is None and not any(widget.captures for widget in self.form.widgets)
        if free and event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_CTRL and self._shortcut(event.key):
            return True
        return super().take(event)

    def _shortcut(self, key: int) -> bool:
        match key:
            case pygame.K_s if not self.state.trouble:
                self._save()
            case pygame.K_z:
                self._undo()
            case pygame.K_f:
                self.focus_on("field/search")
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                self.turn_to((self.state.topic + (1 if key == pygame.K_PAGEDOWN else -1)) % len(GROUPS))
            case _:
                return False
        return True

    def update(self, dt: float) -> bool:
        """Advance the widgets, the search for openings and the keeping of drafts."""
        self._keeper.pass_time(self.state.drafts.unsaved, dt)
        self._rested += dt
        if self.state.is_behind and self._rested >= SETTLES:
            self.set_state(found_for=self.state.rules, openings=openings(self.state.rules))
        return super().update(dt)

    def leave(self) -> None:
        """Called when the scene is removed, even by the end of the program: keeps unsaved changes."""
        self._keeper.hand_on(self.state.drafts.unsaved)
        super().leave()

    # ---- layout

    def content(self, kit: Kit) -> Box:
        state = self.state
        back = BarButton("button/back", say_screens.back(), self.leave_politely, icon="back")
        draft = state.drafts.now
        others = [
            BarButton("button/share", say.share(), partial(self._ask, ShareRules(draft.named)), icon="share"),
            BarButton("button/read", say.read(), partial(self._ask, ReadRules(draft.named)), icon="learn"),
        ]
        tabs = TopicTabs("tabs", state.tabs, -1 if state.group is None else state.topic, self.turn_to)
        find = lambda wanted: self.set_state(wanted=wanted)  # noqa: E731 - said in the call below
        search = TextField("field/search", say.find(), state.wanted, find, most=40, placeholder=say.find())
        search.is_quiet = True
        bar = ScrollBar(f"rows/{state.topic}/{state.wanted}", say.house_rules())
        page = rows_shown(list(map(self._row, state.shown)), bar, say.nothing_found(state.wanted.strip()))
        title = Words("" if state.group is None else say_rules.topic(state.group), 36, CREAM, "heading", lines=1)
        head = Row(
            Rigid(title),
            Grow(Words(state.said(), 22, GOLD, align="right", lines=1)),
            WidgetSlot(search, 60, 340),
            gap=20,
        )
        columns = Row(
            Rigid(WidgetSlot(tabs, 60)),
            Share(Column(head, Space(10), Grow(page)), 0.64),
            Share(self._side(), 0.36),
            gap=16,
            across="stretch",
        )
        return Column(Bar(say.house_rules(), [back], others), Grow(Pad(columns, 20, 14)))

    def _side(self) -> Box:
        state, clash = self.state, self.state.clash
        draft, rename = state.drafts.now, lambda name: self._change(name=name)
        name = TextField("field/name", say.name(), draft.name, rename, most=LONGEST_NAME, placeholder=say.name())
        bases, at = [say_rules.preset(id_) for id_ in PRESET_IDS], PRESET_IDS.index(draft.rules.base)
        base = Dropdown("field/base", say.based_on(), bases, at, self._rebase)
        mending: list[Widget] = []
        if clash is not None:
            show, fix = partial(self.show_field, clash.fields[0]), clash.fix
            if fix is not None:
                mend = partial(self._edit, partial(with_fix, fix=fix))
                mending.append(Button("button/mend", say.fix_it(), mend, look=ButtonLook("primary", 22)))
            mending.append(Button("button/show_clash", say.show_it(), show, look=22))
        if len(state.clashes) > 1:
            further = lambda: self.set_state(at=(state.told + 1) % len(state.clashes))  # noqa: E731 - said in the call below
            mending.append(Button("button/next_clash", say.next_one(), further, look=22))
        return Column(Grow(side(state, self._field, name, base, mending)), Space(12), Rigid(self._whole_set()))

    def _whole_set(self) -> Box:
        """The buttons for the whole set; saving is the large one."""
        state, drafts = self.state, self.state.drafts
        is_changed = state.group is not None and any(entry.changed for entry in state.shown)
        again, bin = (say.put_back(), "undo") if drafts.is_lost else (say.delete(), "bin")
        tile = ButtonLook("tile", 20)
        buttons = [
            Button(f"button/{id}", label, press, icon=icon, look=tile, why_not=None if enabled else "")
            for id, label, press, icon, enabled in (
                ("undo", say.undo(), self._undo, "undo", bool(drafts.past)),
                ("reset", say.reset_page(), self._reset_page, "undo_all", is_changed),
                ("duplicate", say.duplicate(), lambda: self._go_on(drafts.duplicate()), "copy", True),
                (
                    "delete",
                    again,
                    self._delete_or_put_back,
                    bin,
                    drafts.is_lost or drafts.now.saved_as is not None,
                ),
            )
        ]
        save = Button(
            "button/save",
            say.save(),
            self._save_and_leave,
            look=ButtonLook("primary" if drafts.is_dirty else "plain", 30, sub_size=19, heading=True),
            icon="tick",
            why_not=state.trouble or None,
        ).with_why(self._show_trouble)
        return Column(
            Row(*(Share(WidgetSlot(button, 84)) for button in buttons), gap=10), Space(12), WidgetSlot(save, 84)
        )


def rebase_dialog(base: PresetId, changes: int, choose: Callable[[bool], None]) -> Dialog:
    keep, drop, name = partial(choose, True), partial(choose, False), say_rules.preset(base)
    buttons = [
        Button("button/keep", say.keep_changes(changes), keep, look=ButtonLook("primary", 23)),
        Button("button/plain", say.as_it_is(name), drop, look=23),
        Button("button/cancel", say.cancel(), stay, look=23),
    ]
    return Dialog(say.rebase_title(), say.rebase_words(name, changes), buttons)


def leave_dialog(save: Callable[[], None], why_not: str, leave: Callable[[], None]) -> Dialog:
    """Saving first, leaving the changes, or going on; `why_not` is why it cannot be saved now, "" if it can."""
    buttons = [
        Button("button/save", say.save(), save, look=ButtonLook("primary", 23), why_not=why_not or None),
        Button("button/leave", say.leave_unsaved(), leave, look=23),
        Button("button/stay", say.stay(), stay, look=23),
    ]
    return Dialog(say.leave_title(), say.leave_words(), buttons)
