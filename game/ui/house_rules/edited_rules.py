"""A rule set while it is edited: the rules, the name being typed, the set it replaces, every step back. No screen."""

from collections.abc import Callable, Collection

from msgspec import Struct
from msgspec.structs import replace

from game.rules import editing
from game.rules.presets import preset
from game.rules.ruleset import PresetId, RuleSet
from game.words import house_rules as words

KEEP_AFTER = 0.7
"""Seconds without a change after which it is worth a write."""
KEEP_AT_LEAST = 3.0
"""Seconds after which a change is written though others follow without a rest."""


class RuleSetDraft(Struct, frozen=True):
    """`name` may be empty while it is typed; `saved_as` is the name of the own set that saving replaces."""

    rules: RuleSet
    name: str
    saved_as: str | None = None

    @property
    def named(self) -> RuleSet:
        """The rules under the name that they are to have."""
        return replace(self.rules, name=self.name.strip() or self.rules.name)

    @property
    def changes(self) -> int:
        """How many rules differ from the preset."""
        return sum(tab.changes for tab in editing.tabs(self.rules))


class DraftHistory:
    """The present draft and those before it. `taken` are the names of all other sets, presets too."""

    def __init__(self, first: RuleSetDraft, taken: Collection[str], is_unsaved: bool = False) -> None:
        """`is_unsaved`: what it begins with is already more than what is on the disk."""
        self._is_unsaved = is_unsaved
        self.now = first
        self.kept = first  # as it is on the disk, or as it was opened
        self._past: list[RuleSetDraft] = []
        self._taken = tuple(taken)

    @property
    def is_dirty(self) -> bool:
        """Whether something would be lost now."""
        return self._is_unsaved or (self.now.named, self.now.saved_as) != (self.kept.named, self.kept.saved_as)

    @property
    def can_undo(self) -> bool:
        """Whether there is a step back."""
        return bool(self._past)

    def take(self, draft: RuleSetDraft) -> None:
        """Go on with another one; typing a name is one step."""
        if draft == self.now:
            return
        typing = replace(draft, name="") == replace(self.now, name="")
        if not (typing and self._past and replace(self._past[-1], name="") == replace(self.now, name="")):
            self._past.append(self.now)
        self.now = draft

    def undo(self) -> None:
        """One step back."""
        if self._past:
            self.now = self._past.pop()

    def keep(self) -> None:
        """The present one is on the disk now, under its name."""
        name = self.now.name.strip()
        self._file_is(name)
        self.now = self.kept = RuleSetDraft(self.now.named, name, name)
        self._is_unsaved = False

    def lose(self) -> None:
        """The file is gone; the rules stay on the screen."""
        self._file_is(None)

    def put_back(self) -> None:
        """What was kept last is on the disk again; what was changed since is not."""
        self._file_is(self.kept.named.name)

    def _file_is(self, name: str | None) -> None:
        """The set has that file now, and so have the steps back that were made on the same one."""
        old = self.now.saved_as
        others = [other for other in self._taken if old is None or other.casefold() != old.casefold()]
        self._taken = (*others, name) if name else tuple(others)
        self._past = [replace(draft, saved_as=name) if draft.saved_as == old else draft for draft in self._past]
        self.now, self.kept = replace(self.now, saved_as=name), replace(self.kept, saved_as=name)

    def refuse_name(self) -> str:
        """Why it cannot be saved under its name; "" if it can."""
        name = self.now.name.strip()
        if not name:
            return words.NO_NAME
        own = (self.now.saved_as or "").casefold()
        others = {other.casefold() for other in self._taken} - {own}
        return words.taken_name(name) if name.casefold() in others else ""

    def duplicate(self) -> RuleSetDraft:
        """The same rules as a new set."""
        names = [*self._taken, self.now.name, *([self.now.saved_as] if self.now.saved_as else [])]
        copied = editing.copy_of(self.now.named, names)
        return RuleSetDraft(copied, copied.name)


class DraftKeeper:
    """Hands on what would be lost by a crash, once nobody has changed it for a moment; None where nothing would be."""

    def __init__(self, keep: Callable[[RuleSetDraft | None], None]) -> None:
        self._keep = keep
        self._seen: RuleSetDraft | None = None
        self._kept: RuleSetDraft | None = None
        self._rested = self._waited = 0.0
        self._is_done = False

    def pass_time(self, drafts: DraftHistory, dt: float) -> None:
        """Let time pass while it is edited."""
        unsaved = drafts.now if drafts.is_dirty else None
        self._rested = self._rested + dt if unsaved == self._seen else 0.0
        self._waited = self._waited + dt if unsaved != self._kept else 0.0
        self._seen = unsaved
        if self._rested >= KEEP_AFTER or self._waited >= KEEP_AT_LEAST:
            self.hand_on(drafts)

    def hand_on(self, drafts: DraftHistory) -> None:
        """Now: the editor may be about to go without anybody having left it."""
        unsaved = drafts.now if drafts.is_dirty else None
        if not self._is_done and unsaved != self._kept:
            self._kept = unsaved
            self._keep(unsaved)

    def forget(self) -> None:
        """Somebody has left the editor, with what is on the disk: there is nothing to be kept any more."""
        self._is_done = True
        self._keep(None)


def draft_from_preset(preset_id: PresetId, taken: Collection[str]) -> RuleSetDraft:
    """A new own set that begins as a preset, under a name nobody has yet."""
    rules = preset(preset_id)
    return as_new(replace(rules, name=words.own_name(rules.name)), taken)


def as_new(rules: RuleSet, taken: Collection[str]) -> RuleSetDraft:
    """A rule set from elsewhere as a new own one."""
    if rules.name.casefold() in {name.casefold() for name in taken}:
        rules = editing.copy_of(rules, taken)
    return RuleSetDraft(rules, rules.name)
