"""A rule set while it is edited: the rules, the name being typed, the set it replaces, every step back. No screen."""

from collections.abc import Callable, Collection
from functools import cached_property
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from game.messages.functions import house_rules as say
from game.messages.language import Message, nothing
from game.rules import editing
from game.rules.clashes import Clash, ShortStock, short_stocks
from game.rules.editing import Entry, Tab
from game.rules.fields import GROUPS
from game.rules.five_questions import MAIN_RULES
from game.rules.presets import preset, rule_set_name
from game.rules.ruleset import GroupKey, PresetId, RuleSet
from game.sentences.rules_and_scores import house_rules as words

KEEP_AFTER: Final = 0.7
"""Seconds without a change before a draft is written."""
KEEP_AT_LEAST: Final = 3.0
"""Seconds after which a draft is written even if changes keep coming."""


class RuleSetDraft(Struct, frozen=True):
    """`name` may be empty while it is typed; `saved_as` is the name of the own set that saving replaces."""

    rules: RuleSet
    name: str
    saved_as: str | None = None

    @property
    def named(self) -> RuleSet:
        return replace(self.rules, name=self.name.strip() or self.rules.name)


class DraftHistory(Struct, frozen=True, dict=True):
    """The present draft and those before it. `kept` is the state on disk, or the one it was opened with; `taken` are
    the names of all other sets, including presets; `is_unsaved`: even the first draft had more than what is on disk;
    `is_lost`: its file was deleted.
    """

    now: RuleSetDraft
    kept: RuleSetDraft
    taken: tuple[str, ...] = ()
    is_unsaved: bool = False
    is_lost: bool = False
    past: tuple[RuleSetDraft, ...] = ()

    @cached_property
    def is_dirty(self) -> bool:
        """Whether there are unsaved changes."""
        return self.is_unsaved or (self.now.named, self.now.saved_as) != (self.kept.named, self.kept.saved_as)

    @property
    def unsaved(self) -> RuleSetDraft | None:
        return self.now if self.is_dirty else None

    def take(self, draft: RuleSetDraft) -> "DraftHistory":
        """Continue with another draft; typing a name is one undo step."""
        if draft == self.now:
            return self
        nameless = [replace(one, name="") for one in (draft, self.now, *self.past[-1:])]
        is_typed_on = len(nameless) == 3 and nameless[0] == nameless[1] == nameless[2]
        return replace(self, now=draft, past=self.past if is_typed_on else (*self.past, self.now))

    def undo(self) -> "DraftHistory":
        return replace(self, now=self.past[-1], past=self.past[:-1]) if self.past else self

    def keep(self) -> "DraftHistory":
        """The current draft has been saved under its name."""
        name = self.now.name.strip()
        draft = RuleSetDraft(self.now.named, name, name)
        return replace(self._with_file(name), now=draft, kept=draft, is_unsaved=False)

    def lose(self) -> "DraftHistory":
        """The file was deleted; the rules stay on the screen."""
        return replace(self._with_file(None), is_lost=True)

    def put_back(self) -> "DraftHistory":
        """The last saved set is on disk again, without the changes made since."""
        return self._with_file(self.kept.named.name)

    def _with_file(self, name: str | None) -> "DraftHistory":
        """Give the set a file name, also in the undo steps of the same set; None: it has no file."""
        old = self.now.saved_as
        others = [other for other in self.taken if old is None or other.casefold() != old.casefold()]
        return DraftHistory(
            replace(self.now, saved_as=name),
            replace(self.kept, saved_as=name),
            (*others, name) if name else tuple(others),
            self.is_unsaved,
            past=tuple(replace(draft, saved_as=name) if draft.saved_as == old else draft for draft in self.past),
        )

    def refuse_name(self) -> str:
        """Why it can't be saved under its name; "" if it can."""
        name = self.now.name.strip()
        if not name:
            return say.no_name()
        own = (self.now.saved_as or "").casefold()
        others = {other.casefold() for other in self.taken} - {own}
        return say.taken_name(name) if name.casefold() in others else ""

    def duplicate(self) -> "DraftHistory":
        """Continue with the same rules as a new set."""
        names = [*self.taken, self.now.name, *([self.now.saved_as] if self.now.saved_as else [])]
        copied = editing.copy_of(self.now.named, names)
        return replace(self.take(RuleSetDraft(copied, copied.name)), is_lost=False)


class EditorState(Struct, frozen=True, dict=True):
    """The state of the editor: the rules in which tables differ, a topic (`shows_all`), or the search text `wanted`;
    `said` is the latest news, `at` the number of the contradiction shown, `pointed` the rule under the pointer.
    """

    drafts: DraftHistory
    topic: int = 0
    shows_all: bool = False
    finds: bool = False
    wanted: str = ""
    pointed: str = ""
    said: Message = nothing
    at: int = 0

    @property
    def rules(self) -> RuleSet:
        return self.drafts.now.rules

    @cached_property
    def tabs(self) -> tuple[Tab, ...]:
        return editing.tabs(self.rules)

    @cached_property
    def entries(self) -> dict[str, Entry]:
        return {entry.field: entry for tab in self.tabs for entry in tab.entries if entry.field not in editing.NAMING}

    @property
    def changes(self) -> int:
        """The number of rules that differ from the preset."""
        return sum(tab.changes for tab in self.tabs)

    @property
    def group(self) -> GroupKey | None:
        """The topic whose rules are shown; None for a search or the main rules, which cover several."""
        return GROUPS[self.topic] if self.shows_all and not self.wanted.strip() else None

    @property
    def shown(self) -> list[Entry]:
        if self.wanted.strip():
            from game.ui.rules.house_rules.finding_rules import rules_found  # loads the words of every rule

            return [self.entries[field] for field in rules_found(self.wanted.strip())]
        if not self.shows_all:
            return [self.entries[field] for field in MAIN_RULES]
        return [entry for entry in self.entries.values() if entry.about.group == self.group]

    @cached_property
    def clashes(self) -> tuple[Clash, ...]:
        """All contradictions, in the order of the rules that they name."""
        return tuple(dict.fromkeys(clash for tab in self.tabs for entry in tab.entries for clash in entry.clashes))

    @cached_property
    def short_stock(self) -> ShortStock | None:
        """The first table at which few cards are left to draw."""
        return next(short_stocks(self.drafts.now.rules), None)

    @property
    def told(self) -> int:
        """The index of the contradiction shown; 0 if there are none."""
        return min(self.at, max(0, len(self.clashes) - 1))

    @property
    def clash(self) -> Clash | None:
        """The contradiction shown; None if there are none."""
        return self.clashes[self.told] if self.clashes else None

    @property
    def trouble(self) -> str:
        """Why it can't be saved; "" if it can."""
        return self.drafts.refuse_name() or (say.conflicts(len(self.clashes)) if self.clashes else "")

    @property
    def message(self) -> str:
        if not self.shown:
            return self.said() or say.nothing_found(self.wanted.strip())
        return self.said() or (words.clash_sentence(self.clash) if self.clash else "")


class DraftKeeper:
    """Passes on the draft that a crash would lose once it hasn't changed for a moment, or a while after the last time;
    None if there is nothing to lose.
    """

    def __init__(self, keep: Callable[[RuleSetDraft | None], None]) -> None:
        self._keep = keep
        self._seen: RuleSetDraft | None = None
        self._kept: RuleSetDraft | None = None
        self._rested = self._waited = 0.0
        self._is_done = False

    def pass_time(self, unsaved: RuleSetDraft | None, dt: float) -> None:
        """Advance time while the draft is being edited."""
        self._rested = self._rested + dt if unsaved == self._seen else 0.0
        self._waited = self._waited + dt if unsaved != self._kept else 0.0
        self._seen = unsaved
        if self._rested >= KEEP_AFTER or self._waited >= KEEP_AT_LEAST:
            self.hand_on(unsaved)

    def hand_on(self, unsaved: RuleSetDraft | None) -> None:
        """Pass the draft on now: the editor may be about to close without having been left."""
        if not self._is_done and unsaved != self._kept:
            self._kept = unsaved
            self._keep(unsaved)

    def forget(self) -> None:
        """The editor was closed with the disk up to date, so nothing needs keeping any more."""
        self._is_done = True
        self._keep(None)


def draft_from_preset(preset_id: PresetId, taken: Collection[str]) -> RuleSetDraft:
    """A new own set that begins as a preset, under an unused name."""
    rules = preset(preset_id)
    return as_new(replace(rules, name=say.own_name(rule_set_name(rules.name))), taken)


def as_new(rules: RuleSet, taken: Collection[str]) -> RuleSetDraft:
    if rules.name.casefold() in {name.casefold() for name in taken}:
        rules = editing.copy_of(rules, taken)
    return RuleSetDraft(rules, rules.name)
