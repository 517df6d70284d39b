"""The player's own rule sets on disk, and the screens about rules laid over whatever is shown. It knows no game."""

import os
from collections.abc import Callable
from contextlib import suppress
from errno import EISDIR
from pathlib import Path

from msgspec.structs import replace

from game.rules.code import BadCode, decode, encode
from game.rules.presets import PRESET_IDS, BadRuleSet, preset
from game.rules.ruleset import PresetId, RuleSet, Value
from game.ui.core.scene import Scene
from game.ui.screens.house_rules.compare import CompareScene
from game.ui.screens.house_rules.draft import RuleSetDraft, draft_from_preset
from game.ui.screens.house_rules.editor import HouseRulesActions, HouseRulesScene
from game.ui.screens.house_rules.five_questions import FiveQuestionsScene, QuestionActions
from game.ui.screens.house_rules.sharing import SharingActions, SharingScene
from game.ui.screens.new_game.choices import RuleChoice
from game.ui.screens.new_game.new_game import NewGameScene
from game.ui.screens.overlay.notice import Offer
from game.ui.screens.rule_page import RulePageActions, RulePageScene
from game.words import house_rules as words
from game.words.errors import unreadable
from game.words.printed_rules import sheet
from saves.files import Disk, reason_of, would_replace
from saves.folders import rules_draft_file, rules_folder
from saves.own_rules import delete_own_rules, file_named, own_rule_sets, rules_in_file, save_own_rules, write_rules
from saves.rules_draft import UnsavedRules, all_unsaved, forget_unsaved, free_file, keep_unsaved
from saves.typed_path import home_folder, typed_path


class HouseRules:
    """Reads the folder anew whenever it is asked, so that files put there by hand are found."""

    def __init__(
        self,
        data: Path,
        disk: Disk,
        lay_over: Callable[[Scene], None],
        take_off: Callable[[], None],
        offer: Callable[[Offer], None],
    ) -> None:
        """`data` is the folder of the player; `offer` puts something to a person."""
        self._offer = offer
        self._folder = rules_folder(data)
        self._unsaved = rules_draft_file(data)
        self._disk = disk
        self._lay_over = lay_over
        self._take_off = take_off
        self.new_game: NewGameScene | None = None
        """The screen that rules are chosen on; it is told when there are others."""

    # ---- what there is

    @property
    def troubles(self) -> tuple[str, ...]:
        """One sentence for each file of the folder that cannot be used."""
        return tuple(own.trouble for own in own_rule_sets(self._folder) if own.trouble is not None)

    @property
    def choices(self) -> tuple[RuleChoice, ...]:
        """The own sets by name, then the presets, Web Classic first."""
        ordered = sorted(PRESET_IDS, key=lambda id_: id_ != "web")
        own = [found.rules for found in own_rule_sets(self._folder) if found.rules is not None]
        return (
            *(RuleChoice(rules.name, rules) for rules in own),
            *(RuleChoice(id_, preset(id_)) for id_ in ordered),
        )

    def _names(self) -> tuple[str, ...]:
        return tuple(choice.rules.name for choice in self.choices)

    # ---- the editor

    def edit_choice(self, choice_id: str) -> None:
        """The editor: on an own set itself, on a preset with a new one."""
        preset_id = next((id_ for id_ in PRESET_IDS if id_ == choice_id), None)
        if preset_id is not None:
            self._edit(draft_from_preset(preset_id, self._names()), choice_id)
        else:
            rules = next(choice.rules for choice in self.choices if choice.id == choice_id)
            self._edit(RuleSetDraft(rules, rules.name, rules.name), choice_id)

    def offer_rescue(self) -> None:
        """Offers the way back to rules that were being changed when the program ended, one set after the other."""
        waiting = all_unsaved(self._unsaved)
        if not waiting:
            return
        path, found = waiting[0]
        saved_as = found.saved_as if found.saved_as in self._names() else None
        draft = RuleSetDraft(found.rules, found.name, saved_as)
        base = next(choice.id for choice in self.choices if choice.id == draft.rules.base)

        def drop() -> None:
            self._keep(path, None)
            self.offer_rescue()

        go_on = lambda: self._edit(draft, saved_as or base, path)  # noqa: E731 - one of two alike
        self._offer(Offer(words.unsaved(draft.named.name), words.GO_ON_CHANGING, go_on, words.DROP_CHANGES, drop))

    def _keep(self, path: Path, draft: RuleSetDraft | None) -> None:
        with suppress(OSError):  # a safety net: where it cannot be spread, saving says why
            if draft is None:
                forget_unsaved(path)
            else:
                keep_unsaved(path, UnsavedRules(draft.rules, draft.name, draft.saved_as), self._disk)

    def _edit(self, draft: RuleSetDraft, choice_id: str, unsaved: Path | None = None, is_changed: bool = False) -> None:
        """The editor; afterwards what was saved is chosen, or what was before.

        `unsaved` is the file where the draft was kept by a program that ended; `is_changed`: it has answers in it that
        were never saved.
        """
        path = unsaved or free_file(self._unsaved)

        def back(saved: str | None) -> None:
            self._take_off()
            self._choose(saved or choice_id)
            if unsaved is not None:
                self.offer_rescue()

        actions = HouseRulesActions(
            self._save, self._delete, self.share, self.read, back, lambda kept: self._keep(path, kept)
        )
        self._lay_over(HouseRulesScene(draft, self._names(), actions, is_changed or unsaved is not None))

    def _choose(self, choice_id: str) -> None:
        if self.new_game is not None:
            self.new_game.take_choices(self.choices, choice_id)

    def _save(self, rules: RuleSet, replaced: str | None) -> str | None:
        """Under its name; an own set that had another name before is removed only once the new one is there."""
        try:
            save_own_rules(self._folder, rules, self._disk)
            if replaced is not None and replaced != rules.name:
                delete_own_rules(self._folder, replaced)
        except OSError as error:
            return words.not_saved(reason_of(error))
        return None

    def _delete(self, name: str) -> str | None:
        try:
            delete_own_rules(self._folder, name)
        except OSError as error:
            return words.not_deleted(reason_of(error))
        return None

    # ---- reading and passing on

    def read_choice(self, choice_id: str) -> None:
        """The rule page of a preset or an own set."""
        self.read(next(choice.rules for choice in self.choices if choice.id == choice_id))

    def read(self, rules: RuleSet) -> None:
        """The rule page of a set; from there it can be laid beside another."""
        self._lay_over(RulePageScene(rules, RulePageActions(self._take_off, lambda: self.compare(rules))))

    def compare(self, rules: RuleSet) -> None:
        """A set beside its preset, or beside any other."""
        others = [choice.rules for choice in self.choices if choice.rules != rules]
        base = preset(rules.base)
        other = others.index(base) if base in others else 0
        self._lay_over(CompareScene([rules, *others], 0, other + 1, self._take_off))

    def share(self, rules: RuleSet, take: Callable[[RuleSet], None]) -> None:
        """Codes and files, going out and coming in; what came in is handed to `take`."""

        def write(path: str) -> str | None:
            try:
                write_rules(typed_path(path), rules, self._disk)
            except OSError as error:
                return words.cannot_write(reason_of(error))
            return None

        def print_sheet(path: str, with_changes: bool) -> str:
            try:
                beside = _sheet_beside(path)
                self._disk.replace(beside, sheet(rules, with_changes).encode())
            except OSError as error:
                return words.cannot_write(reason_of(error))
            return words.written(str(beside))

        def take_and_leave(found: RuleSet) -> None:
            self._take_off()
            take(found)

        path = str(home_folder() / file_named(self._folder, rules.name).name)
        actions = SharingActions(
            write, print_sheet, _from_code, _from_file, take_and_leave, self._take_off, _in_the_way, _sheet_in_the_way
        )
        self._lay_over(SharingScene(rules, tuple(encode(rules).split()), path, actions))

    # ---- five questions

    def ask(self) -> None:
        """Five questions, then the preset that is closest is chosen, or changed to the answers."""

        def choose(preset_id: PresetId) -> None:
            self._take_off()
            self._choose(preset_id)

        def change(preset_id: PresetId, values: tuple[tuple[str, Value], ...]) -> None:
            self._take_off()
            draft = draft_from_preset(preset_id, self._names())
            self._edit(replace(draft, rules=replace(draft.rules, **dict(values))), preset_id, is_changed=True)

        self._lay_over(FiveQuestionsScene(QuestionActions(choose, change, self._take_off)))


def _sheet_beside(path: str) -> Path:
    """Where the sheet to print is written, beside the file of the rules. Raises OSError."""
    named = typed_path(path)
    if not named.name:
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    return named.with_suffix(".html")


def _in_the_way(path: str) -> str | None:
    try:
        return _name_of(typed_path(path))
    except OSError:
        return None  # writing says what is wrong with it


def _sheet_in_the_way(path: str) -> str | None:
    try:
        return _name_of(_sheet_beside(path))
    except OSError:
        return None


def _name_of(path: Path) -> str | None:
    return path.name if would_replace(path) else None


def _from_code(code: str) -> RuleSet | str:
    try:
        rules = decode(code)
    except BadCode as bad:
        return words.why_not_code(bad)
    return replace(rules, name=words.own_name(rules.name))


def _from_file(path: str) -> RuleSet | str:
    try:
        return rules_in_file(typed_path(path))
    except BadRuleSet as error:
        return str(error)
    except OSError as error:
        return unreadable(Path(path).name, reason_of(error))
