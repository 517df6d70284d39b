"""The editor of house rules: a row with a control for each rule, first of those in which tables differ, then of all by
topic.

It edits one rule set at a time and doesn't know where sets are stored.
"""

from collections.abc import Callable, Collection
from functools import partial, reduce
from typing import Protocol

import pygame
from msgspec.structs import replace
from pygame import Event, Rect

from game.messages.functions import house_rules as say, rules as say_rules, screens as say_screens
from game.messages.language import Message, nothing, saying
from game.rules import editing
from game.rules.clashes import Clash, with_fix
from game.rules.editing import NAMING, Entry
from game.rules.fields import GROUPS
from game.rules.five_questions import MAIN_RULES
from game.rules.presets import PRESET_IDS
from game.rules.ruleset import PresetId, RuleSet
from game.sentences.rules_and_scores.house_rules import clash_sentence, short_stock_sentence
from game.toolkit.boxes import (
    Box,
    Column,
    FirstThatFits,
    Grow,
    Layers,
    Pad,
    Panel,
    Reserved,
    Rigid,
    Row,
    Share,
    Space,
    WidgetSlot,
    Words,
    paper_note,
)
from game.toolkit.drawing.theme import BAD_ON_PAPER, CREAM, GOLD, INK
from game.toolkit.kit import Kit
from game.toolkit.widgets import (
    Bar,
    BarButton,
    Button,
    ButtonLook,
    Dialog,
    Dropdown,
    IconButton,
    ScrollBar,
    Segmented,
    StateScene,
    TextField,
    Widget,
    close_button,
    stay,
)
from game.ui.rules.house_rules.answer_pictures import rule_picture
from game.ui.rules.house_rules.edited_rules import DraftHistory, DraftKeeper, EditorState, RuleSetDraft, as_new
from game.ui.rules.house_rules.rule_controls import TopicTabs
from game.ui.rules.house_rules.rule_rows import RuleRow, rows_shown
from game.ui.shared.requests import Ask, AskFiveQuestions, LeaveEditor, ReadRules, ShareRules


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
    first_focus = "field/shown"

    def __init__(
        self, draft: RuleSetDraft, taken: Collection[str], shelf: RuleShelf, ask: Ask, is_unsaved: bool = False
    ) -> None:
        """`is_unsaved`: the draft has changes that were never saved, for instance from an earlier run."""
        drafts = DraftHistory(draft, draft, tuple(taken), is_unsaved)
        super().__init__(EditorState(drafts))
        self._shelf, self._ask = shelf, ask
        self._keeper = DraftKeeper(shelf.keep)
        self._places: dict[str, Rect] = {}
        """Where each rule's row is, by field."""
        self._pointer: tuple[int, int] | None = None
        """Where the pointer is, unless keys were used since."""
        self.form.on_cancel = self._escape
        self.form.on_focus = lambda _: self.refresh()  # explains the focused rule

    # ---- editing

    @property
    def rules(self) -> RuleSet:
        return self.state.drafts.now.named

    def _go_on(self, drafts: DraftHistory) -> None:
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
        shown = [entry.field for entry in self.state.shown]
        self._edit(lambda rules: reduce(editing.reverted, shown, rules))

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

    def _save_and_leave(self, then: Callable[[], None] = stay) -> None:
        if self._save():
            self._leave(then)

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
        if self.state.finds:
            self.set_state(finds=False, wanted="")
        else:
            self.leave_politely()

    def leave_politely(self, then: Callable[[], None] = stay) -> None:
        """Leave the editor, and then do that; asks first if changes would be lost."""
        if self.state.drafts.is_dirty:
            save, leave = partial(self._save_and_leave, then), partial(self._leave, then)
            self.open(leave_dialog(save, self.state.trouble, leave))
        else:
            self._leave(then)

    def _leave(self, then: Callable[[], None]) -> None:
        self._keeper.forget()
        self._ask(LeaveEditor(self.state.drafts.kept.saved_as))
        then()

    # ---- display

    def turn_to(self, topic: int) -> None:
        """Show the rules of a topic, by the number of its tab, and end a search."""
        self.set_state(topic=topic, shows_all=True, finds=False, wanted="")

    def _find(self) -> None:
        self.set_state(finds=True)
        self.focus_on("field/search")

    def show_field(self, field: str) -> None:
        if field in NAMING:
            self.focus_on(f"field/{field}")
        else:
            entry = self.state.entries[field]
            if self.state.shows_all or field not in MAIN_RULES:
                self.turn_to(GROUPS.index(entry.about.group))
            self.focus_on(self._row(entry).first_id)

    def _row(self, entry: Entry) -> RuleRow:
        before = [draft.rules for draft in reversed(self.state.drafts.past)]
        id = self.form.focused.id if self.form.focused is not None else ""
        is_told = self.state.pointed == entry.field if self.state.pointed else f"/{entry.field}/" in f"{id}/"
        is_main = not self.state.shows_all and not self.state.wanted.strip()
        picture = rule_picture(entry.field, self.state.rules) if is_main else None
        tell = lambda told: self.set_state(said=told)  # noqa: E731 - said in the call below
        locate = partial(self._places.__setitem__, entry.field)
        return RuleRow(self.state.rules, entry, self._edit, tell, locate, is_told, picture, before)

    # ---- events

    def take(self, event: Event) -> bool | None:
        """Ctrl with a letter saves, undoes or searches; the pointer's row says what its rule is about."""
        free = self.form.dialog is None and not any(widget.captures for widget in self.form.widgets)
        if event.type == pygame.KEYDOWN:
            self._pointer = None  # what is pressed has the keys
        elif free and (
            event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.MOUSEMOTION and not any(event.buttons))
        ):
            self._pointer = event.pos
        self._point()
        if free and event.type == pygame.KEYDOWN and event.mod & pygame.KMOD_CTRL and self._shortcut(event.key):
            return True
        return super().take(event)

    def _point(self) -> None:
        at = self._pointer
        over = (field for field, place in self._places.items() if at is not None and place.collidepoint(at))
        if (pointed := next(over, "")) != self.state.pointed:
            self.set_state(pointed=pointed)

    def _shortcut(self, key: int) -> bool:
        match key:
            case pygame.K_s if not self.state.trouble:
                self._save()
            case pygame.K_z:
                self._undo()
            case pygame.K_f:
                self._find()
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                self.turn_to((self.state.topic + (1 if key == pygame.K_PAGEDOWN else -1)) % len(GROUPS))
            case _:
                return False
        return True

    def update(self, dt: float) -> bool:
        """Advance the widgets and the keeping of drafts; rows that were scrolled have come under a resting pointer."""
        self._point()
        self._keeper.pass_time(self.state.drafts.unsaved, dt)
        return super().update(dt)

    def leave(self) -> None:
        """Called when the scene is removed, even by the end of the program: keeps unsaved changes."""
        self._keeper.hand_on(self.state.drafts.unsaved)
        super().leave()

    # ---- layout

    def content(self, kit: Kit) -> Box:
        state = self.state
        back = BarButton("button/back", say_screens.back(), self.leave_politely, icon="back")
        others: list[Button] = [
            BarButton("button/more", say_screens.more(), lambda: self.open(self.more_ways()), icon="menu")
        ]
        if state.shows_all:
            others.insert(0, IconButton("button/find", say.find(), self._find, "search", dark=True))
        bar = ScrollBar(f"rows/{state.topic}/{state.shows_all}/{state.wanted}", say.house_rules())
        self._places = {}
        page = rows_shown(list(map(self._row, state.shown)), bar, say.nothing_found(state.wanted.strip()))
        columns: list[Box] = [Grow(page)]
        if state.shows_all:
            topic = -1 if state.group is None else state.topic
            columns.insert(0, Rigid(WidgetSlot(TopicTabs("tabs", state.tabs, topic, self.turn_to), 60)))
        rows = Row(*columns, gap=16, across="stretch")
        inside = Column(self._head(), Space(12), Grow(rows), Space(12), self._foot())
        return Column(Bar(say.house_rules(), [back], others), Grow(Pad(inside, 20, 14)))

    def _head(self) -> Box:
        """The set's name and base; beside them which rules are shown, or the search text."""
        state, draft = self.state, self.state.drafts.now
        rename = lambda name: self._change(name=name)  # noqa: E731 - said in the call below
        name = TextField("field/name", say.name(), draft.name, rename, most=60, placeholder=say.name())
        bases, at = [say_rules.preset(id_) for id_ in PRESET_IDS], PRESET_IDS.index(draft.rules.base)
        base = Dropdown("field/base", say.based_on(), bases, at, self._rebase)
        told = [Rigid(Words(say.change_line(state.changes), 23, CREAM, lines=1))] if state.changes else []
        about = Row(
            Rigid(Words(say_rules.name(), 23, CREAM, lines=1)),
            Grow(WidgetSlot(name, 60)),
            Rigid(Words(say.based_on(), 23, CREAM, lines=1)),
            WidgetSlot(base, 60, 300),
            gap=14,
        )
        if state.finds:
            find = lambda wanted: self.set_state(wanted=wanted)  # noqa: E731 - said in the call below
            which: Widget = TextField("field/search", say.find(), state.wanted, find, most=40, placeholder=say.find())
        else:
            shows_all = lambda at: self.set_state(shows_all=bool(at))  # noqa: E731 - said in the call below
            words = [say.main_rules(), say.all_rules()]
            which = Segmented("field/shown", say.house_rules(), words, int(state.shows_all), shows_all)
        return FirstThatFits(
            Row(Share(about, 0.6), *told, Share(WidgetSlot(which, 60), 0.4), gap=24),
            Column(about, Space(10), WidgetSlot(which, 60)),
        )

    def _foot(self) -> Box:
        """A contradiction and how to mend it, or the latest news; beside it the buttons for going back and saving."""
        state, drafts, clash = self.state, self.state.drafts, self.state.clash
        if drafts.is_lost:
            undo = Button("button/delete", say.put_back(), self._delete_or_put_back, icon="undo", look=24)
        else:
            why_not = None if drafts.past else ""
            undo = Button("button/undo", say.undo(), self._undo, icon="undo", look=24, why_not=why_not)
        save = Button(
            "button/save",
            say.save(),
            self._save_and_leave,
            look=ButtonLook(
                "primary" if drafts.is_dirty or drafts.now.saved_as is None else "plain", 30, sub_size=19, heading=True
            ),
            icon="tick",
            why_not=state.trouble or None,
        ).with_why(self._show_trouble)
        told: Box = self._banner(clash) if clash is not None else Words(state.said(), 23, CREAM)
        short = state.short_stock if clash is None and not state.said() else None
        if short is not None:
            told = Words(short_stock_sentence(short), 23, GOLD)
        elif clash is None and not state.said():
            questions = partial(self.leave_politely, partial(self._ask, AskFiveQuestions()))
            which = Button("button/questions", say.which_fits(), questions, icon="help", look=24)
            told = Row(WidgetSlot(which, 66), Grow())
        room = Reserved(WidgetSlot(save, 92))
        return Row(Grow(Layers(room, told)), WidgetSlot(undo, 92, 200), WidgetSlot(save, 92, 420), gap=16)

    def _banner(self, clash: Clash) -> Box:
        """The contradiction shown, and how to mend it."""
        state, mending = self.state, list[Widget]()
        if clash.fix is not None:
            mend = partial(self._edit, partial(with_fix, fix=clash.fix))
            mending.append(Button("button/mend", say.fix_it(), mend, look=ButtonLook("primary", 22)))
        show = partial(self.show_field, clash.fields[0])
        mending.append(Button("button/show_clash", say.show_it(), show, look=22))
        if len(state.clashes) > 1:
            further = lambda: self.set_state(at=(state.told + 1) % len(state.clashes))  # noqa: E731 - said in the call below
            mending.append(Button("button/next_clash", say.next_one(), further, look=22))
        told = Column(
            Words(say.clash_place(state.told + 1, len(state.clashes)), 20, BAD_ON_PAPER, "strong", lines=1),
            Words(clash_sentence(clash), 20, INK),
        )
        return Panel(Row(Grow(told), *(WidgetSlot(widget, 60) for widget in mending), gap=12), (18, 8), paper_note)

    def more_ways(self) -> Dialog:
        """Less common actions on the whole set."""
        state, drafts, named = self.state, self.state.drafts, self.rules
        is_changed = any(entry.changed for entry in state.shown)
        ways = [
            Button(f"button/{id}", label, press, icon=icon, look=27, why_not=None if enabled else "")
            for id, label, press, icon, enabled in (
                ("read", say.read(), partial(self._ask, ReadRules(named)), "learn", True),
                ("share", say.share(), partial(self._ask, ShareRules(named)), "share", True),
                ("duplicate", say.duplicate(), lambda: self._go_on(drafts.duplicate()), "copy", True),
                ("reset", say.reset_page(), self._reset_page, "undo_all", is_changed),
                ("delete", say.delete(), self._delete_or_put_back, "bin", drafts.now.saved_as is not None),
            )
        ]
        return Dialog(say_screens.more(), "", [close_button()], extra=ways)


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
