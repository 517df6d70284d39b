"""The editor of house rules: topics as tabs, each rule a row with its control, and beside them what the rules mean.

It edits one rule set at a time, and does not know where sets are kept.
"""

from collections.abc import Callable, Collection
from typing import Protocol

import pygame
from msgspec.structs import replace
from pygame.event import Event

from game.rules import editing
from game.rules.clashes import Clash, Fix, with_fix
from game.rules.editing import NAMING, Entry
from game.rules.fields import GROUPS
from game.rules.presets import preset
from game.rules.ruleset import PresetId, RuleSet
from game.ui.boxes import Box, Column, Grow, Layers, Pad, Put, Row, Share, Words
from game.ui.core.kit import Kit
from game.ui.core.theme import GOLD
from game.ui.house_rules.edited_rules import DraftHistory, DraftKeeper, RuleSetDraft, as_new
from game.ui.house_rules.rule_controls import TopicTabs
from game.ui.house_rules.rule_rows import RulePage
from game.ui.house_rules.side import Side
from game.ui.requests import Ask, LeaveEditor, ReadRules, ShareRules
from game.ui.widgets import BarButton, Button, Dialog, TextField, Widget
from game.ui.widgets.bar import Bar
from game.ui.widgets.form_scene import FormScene
from game.words import house_rules as words
from game.words import screens
from game.words.finding_rules import rules_found
from game.words.house_rules import clash_sentence


class RuleShelf(Protocol):
    """Where own rule sets are kept; a sentence says why something could not be done."""

    def save(self, rules: RuleSet, replaced: str | None) -> str | None:
        """A set, in the place of the own set of the name that it replaces."""

    def delete(self, name: str) -> str | None:
        """An own set."""

    def keep(self, draft: RuleSetDraft | None) -> None:
        """What would be lost by a crash; None: nothing would be."""


class HouseRulesScene(FormScene):
    """The screen of one rule set. `taken` are the names that other sets have."""

    name = "rules"
    first_focus = "tabs"

    def __init__(
        self, draft: RuleSetDraft, taken: Collection[str], shelf: RuleShelf, ask: Ask, is_unsaved: bool = False
    ) -> None:
        """`is_unsaved`: the draft has changes that were never saved: answers, or those of a program that ended."""
        super().__init__()
        self._drafts = DraftHistory(draft, taken, is_unsaved)
        self._keeper = DraftKeeper(shelf.keep)
        self._taken = tuple(taken)
        self._shelf, self._ask = shelf, ask
        self._topic = 0
        self._wanted = ""
        self._said = ""
        self._deleted = False
        self._entries: dict[str, Entry] = {}
        self._rows = RulePage(self._current, self._take, self._tell, self.refresh)
        self.page = self._rows.bar
        self._back = BarButton("button/back", screens.BACK, self.leave_politely, icon="back")
        self._tabs = TopicTabs("tabs", words.HOUSE_RULES, [words.TOPICS[group] for group in GROUPS], self.turn_to)
        self._search = TextField("field/search", words.FIND, "", self._find, most=40, placeholder=words.FIND)
        self._side = Side(draft.name, draft.rules, self._rename, self._rebase, self._fix, self.show_field, self.refresh)
        self._undo = Button("button/undo", words.UNDO, self._undo_step, icon="undo", size=22)
        self._reset = Button("button/reset", words.RESET_PAGE, self._reset_page, icon="undo_all", size=22)
        self._copy = Button("button/duplicate", words.DUPLICATE, self._duplicate, icon="copy", size=22)
        self._delete = Button("button/delete", words.DELETE, self._delete_it, icon="bin", size=22)
        self._share = Button("button/share", words.SHARE, self._share_it, icon="share", size=22)
        self._read = Button("button/read", words.READ, self._read_it, icon="learn", size=22)
        self._save = Button(
            "button/save",
            words.SAVE,
            self._save_and_leave,
            kind="primary",
            icon="tick",
            size=30,
            sub_size=19,
            heading=True,
            on_why=self._show_trouble,
        )
        self.form.on_cancel = self._escape
        self.form.on_focus = self._focus_moved
        self._show_draft()

    # ---- what is edited

    @property
    def rules(self) -> RuleSet:
        """As they are now, under the name being typed."""
        return self._drafts.now.named

    @property
    def message(self) -> str:  # type: ignore[override]  # said by the scene itself instead of set once
        """What happened last, that nothing was found, or what contradicts."""
        if self._wanted and not self._said and not rules_found(self._wanted):
            return words.nothing_found(self._wanted)
        clash = self._side.clash
        return self._said or (clash_sentence(clash) if clash else "")

    def _current(self) -> RuleSet:
        return self._drafts.now.rules

    def _take(self, rules: RuleSet) -> None:
        self._go_on_with(replace(self._drafts.now, rules=rules))

    def _go_on_with(self, draft: RuleSetDraft) -> None:
        self._said = ""
        self._drafts.take(draft)
        self._show_draft()

    def _rename(self, name: str) -> None:
        self._said = ""
        self._drafts.take(replace(self._drafts.now, name=name))
        self._enable()

    def _rebase(self, base: PresetId) -> None:
        rules = self._current()
        count = self._drafts.now.changes
        if not count:
            self._take(editing.based_on(rules, base, keep_changes=False))
            return

        self._show_draft()  # the list shows the old preset until this is answered
        choose = lambda keep: self._take(editing.based_on(rules, base, keep))  # noqa: E731 - said in the call below
        self.form.open(rebase_dialog(base, count, choose, self.form.close_dialog), self.kit)

    def _fix(self, fix: Fix) -> None:
        self._take(with_fix(self._current(), fix))

    def _undo_step(self) -> None:
        self._said = ""
        self._drafts.undo()
        self._show_draft()

    def _reset_page(self) -> None:
        self._take(editing.reverted_all(self._current(), GROUPS[self._topic]))

    def take_in(self, rules: RuleSet) -> None:
        """Rules from a code or a file, as a new set; undoing leads back to those before."""
        self._go_on_with(as_new(rules, self._taken))

    # ---- keeping

    def _save_it(self) -> bool:
        draft = self._drafts.now
        trouble = self._shelf.save(draft.named, draft.saved_as)
        if trouble is None:
            self._drafts.keep()
            self._deleted = False
        self._said = trouble or words.saved(draft.name.strip())
        self._show_draft()
        return trouble is None

    def _save_and_leave(self) -> None:
        if self._save_it():
            self._leave()

    def _show_trouble(self) -> None:
        clash = self._side.clash
        if self._drafts.refuse_name():
            self.form.focus_id("field/name")
        elif clash:
            self.show_field(clash.fields[0])

    def _duplicate(self) -> None:
        self._deleted = False
        self._go_on_with(self._drafts.duplicate())

    def _delete_it(self) -> None:
        if self._deleted:
            kept = self._drafts.kept.named
            trouble = self._shelf.save(kept, None)
            if trouble is None:
                self._drafts.put_back()
                self._deleted = False
            self._said = trouble or words.saved(kept.name)
        elif self._drafts.now.saved_as:
            name = self._drafts.now.saved_as
            trouble = self._shelf.delete(name)
            if trouble is None:
                self._drafts.lose()
                self._deleted = True
            self._said = trouble or words.deleted(name)
        self._show_draft()

    def _share_it(self) -> None:
        self._ask(ShareRules(self._drafts.now.named))

    def _read_it(self) -> None:
        self._ask(ReadRules(self._drafts.now.named))

    def _escape(self) -> None:
        if self._search.text:
            self._search.text = ""
            self._find("")
        else:
            self.leave_politely()

    def leave_politely(self) -> None:
        """Back, unless something would be lost: then it is asked."""
        if self._drafts.is_dirty:
            why_not = "" if self._save.enabled else self._save.reason
            dialog = leave_dialog(self._save_and_leave, why_not, self._leave, self.form.close_dialog)
            self.form.open(dialog, self.kit)
        else:
            self._leave()

    def _leave(self) -> None:
        self._keeper.forget()
        self._ask(LeaveEditor(self._drafts.kept.saved_as))

    # ---- what is shown

    def turn_to(self, topic: int) -> None:
        """Show the rules of a topic, by the number of its tab, and end a search."""
        self._topic = topic
        self._rows.bar.top = 0
        self._wanted = self._search.text = ""
        self._search.changed = True
        self._show_draft()

    def _find(self, wanted: str) -> None:
        self._wanted = wanted.strip()
        self._rows.bar.top = 0
        self._show_draft()

    def show_field(self, field: str) -> None:
        """Turn to the topic of a rule and give its control the keys."""
        if field in NAMING:
            self.form.focus_id(f"field/{field}")
            return
        self.turn_to(GROUPS.index(self._entries[field].about.group))
        self._tabs.chosen = self._topic
        self.form.focus_on(self._rows.first_widget(field))

    def _fields(self) -> list[str]:
        """The rules to be seen now, in their order."""
        if self._wanted:
            return list(rules_found(self._wanted))
        group = GROUPS[self._topic]
        return [field for field, entry in self._entries.items() if entry.about.group == group]

    def _show_draft(self) -> None:
        """Show the draft as it is now."""
        draft, topics = self._drafts.now, editing.tabs(self._drafts.now.rules)
        self._entries = {entry.field: entry for tab in topics for entry in tab.entries if entry.field not in NAMING}
        clashes: dict[Clash, None] = {c: None for tab in topics for entry in tab.entries for c in entry.clashes}
        self._tabs.marks = tuple((tab.changes, tab.clashing) for tab in topics)
        self._tabs.spoken = tuple(words.topic_label(tab.group, tab.changes, tab.clashing) for tab in topics)
        self._tabs.chosen = -1 if self._wanted else self._topic
        self._side.sync(draft.name, draft.rules, tuple(clashes), sum(tab.changes for tab in topics))
        self._rows.show([self._entries[field] for field in self._fields()], words.nothing_found(self._wanted))
        self._enable()
        strip = [self._undo, self._reset, self._copy, self._delete, self._share, self._read, self._save]
        self.form.set_widgets([self._back, self._tabs, self._search, *self._rows.widgets, *self._side.widgets, *strip])
        self._explain()

    def _enable(self) -> None:
        count = len(self._side.clashes)
        trouble = self._drafts.refuse_name() or (words.clashes_first(count) if count else "")
        self._save.enable(not trouble, trouble)
        self._undo.enable(self._drafts.can_undo)
        changed = any(entry.changed for entry in self._entries.values() if entry.about.group == GROUPS[self._topic])
        self._reset.enable(changed and not self._wanted)
        self._delete.enable(self._deleted or self._drafts.now.saved_as is not None)
        self._delete.label = words.PUT_BACK if self._deleted else words.DELETE
        self._delete.icon = "undo" if self._deleted else "bin"
        self.refresh()

    # ---- events

    def _focus_moved(self, widget: Widget) -> None:
        self._explain()

    def _explain(self) -> None:
        field = self._rows.field_of(self.form.focused)
        if self._side.look_at(None if self._wanted else GROUPS[self._topic], field):
            self.refresh()

    def _tell(self, sentence: str) -> None:
        self._said = sentence
        self.refresh()

    def handle(self, event: Event) -> bool | None:
        """Ctrl with a letter saves, undoes and finds."""
        free = self.form.dialog is None and not any(widget.captures for widget in self.form.widgets)
        if free and event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_CTRL and self._shortcut(event.key):
            return True
        return super().handle(event)

    def _shortcut(self, key: int) -> bool:
        match key:
            case pygame.K_s if self._save.enabled:
                self._save_it()
            case pygame.K_z:
                self._undo_step()
            case pygame.K_f:
                self.form.focus_id("field/search")
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                self.turn_to((self._topic + (1 if key == pygame.K_PAGEDOWN else -1)) % len(GROUPS))
            case _:
                return False
        return True

    def update(self, dt: float) -> bool:
        """Let time pass for widgets, the preview and what is kept."""
        self._keeper.pass_time(self._drafts, dt)
        if self._side.preview.update(dt):
            self.refresh()
        return super().update(dt)

    def leave(self) -> None:
        """Taken off the screen, perhaps by the end of the program: what is not saved is kept."""
        self._keeper.hand_on(self._drafts)
        super().leave()

    def content(self, kit: Kit) -> Box:
        """Tabs over rows, the side column beside them, a strip of buttons below; what happened last on the wood."""
        said = Words(self._said, 22, GOLD, align="right", lines=1)
        top = Layers(Bar(words.HOUSE_RULES, [self._back]), Pad(Row(Share(share=0.58), Share(said, 0.42)), 24))
        find = Row(Grow(Put(self._tabs, 60)), Put(self._search, 60, 340), gap=14)
        middle = Row(Share(self._rows.box(), 0.67), Share(self._side.box(), 0.33), gap=14, across="stretch")
        buttons = (self._undo, self._reset, self._copy, self._delete, self._share, self._read)
        strip = Row(*(Grow(Put(button, 76)) for button in buttons), Put(self._save, 76, 400), gap=12)
        return Column(top, Grow(Pad(Column(find, Grow(middle), strip, gap=14), 30, 16)))


def rebase_dialog(base: PresetId, changes: int, choose: Callable[[bool], None], close: Callable[[], None]) -> Dialog:
    """Another preset with the changes made so far, or as it is; `choose` is told whether they are kept."""

    def chosen(keep: bool) -> Callable[[], None]:
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


def leave_dialog(
    save: Callable[[], None], why_not: str, leave: Callable[[], None], close: Callable[[], None]
) -> Dialog:
    """Saving first, leaving the changes, or going on; `why_not` is why it cannot be saved now, "" if it can."""

    def then(act: Callable[[], None]) -> Callable[[], None]:
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
