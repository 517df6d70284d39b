"""The player's own rule sets on disk, and the screens about rules, laid over whatever is shown. It knows no game."""

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from game.messages.functions import house_rules as say, screens as say_screens
from game.messages.language import Message, saying
from game.rules.presets import PRESET_IDS, preset
from game.rules.rule_code import encode
from game.rules.ruleset import PresetId, RuleSet
from game.sentences.rules_and_scores import house_rules as words
from game.ui.shared.overlay.fronts import Offer
from game.ui.shared.requests import Ask, EditAnswers
from game.ui.start.new_game.choices import RuleChoice, choice_of, is_choice_in_match
from game.ui.system.environment import Environment
from game.ui.system.scene_stack import SceneStack
from saves.disk.background import Background
from saves.disk.files import Disk, with_reason
from saves.disk.folders import rules_draft_file, rules_folder
from saves.players.own_rules import delete_own_rules, own_rule_sets, save_own_rules
from saves.players.rules_draft import UnsavedRules, all_unsaved, forget_unsaved, free_file, keep_unsaved

if TYPE_CHECKING:
    from game.sentences.rules_and_scores.rule_page import Chapter
    from game.ui.rules.house_rules.edited_rules import RuleSetDraft
    from game.ui.rules.house_rules.rule_files import RulesAsFiles


class _Edited(Struct, frozen=True):
    """What the editor was opened for."""

    choice: str
    """The rule set to choose again if nothing is saved."""
    file: Path
    """The file for what a crash would lose."""
    is_rescued: bool
    """Whether it continues from a draft that an earlier run had kept."""


class HouseRules:
    """Reads the folder afresh every time, so that files put there by hand are found."""

    def __init__(self, environment: Environment, screens: SceneStack, ask: Ask, background: Background) -> None:
        self._background = background
        self._held: dict[str, RuleSet] = {}  # saved by name, while another program holds the file
        self._folder = rules_folder(environment.data)
        self._unsaved = rules_draft_file(environment.data)
        self._disk, self._reading = environment.disk, environment.reading
        self._environment, self._screens, self._ask = environment, screens, ask
        self._edited: _Edited | None = None
        self._saved = ""  # the set saved since the editor was opened

    # ---- the rule sets

    @property
    def troubles(self) -> tuple[Message, ...]:
        return tuple(
            saying(words.why_not_rules, own.trouble)
            for own in own_rule_sets(self._folder, self._reading)
            if own.trouble is not None
        )

    @property
    def choices(self) -> tuple[RuleChoice, ...]:
        ordered = sorted(PRESET_IDS, key=lambda id_: id_ != "web")
        own = {one.rules.name: one.rules for one in own_rule_sets(self._folder, self._reading) if one.rules is not None}
        own |= self._held
        return (
            *(RuleChoice(name, own[name]) for name in sorted(own, key=str.casefold)),
            *map(RuleChoice, ordered),
        )

    def _names(self) -> tuple[str, ...]:
        return tuple(choice.rules.name for choice in self.choices)

    # ---- the editor

    def edit(self, choice: str) -> None:
        """Open the editor: for an own set itself, for a preset with a new set. An own set whose file has disappeared is
        no longer offered.
        """
        if choice in PRESET_IDS:
            self._edit(self._from_preset(choice), choice)
            return
        rules = next((found.rules for found in self.choices if found.id == choice), None)
        if rules is not None:
            self._edit(self._draft(rules, rules.name, rules.name), choice)
        else:
            self._screens.say(saying(say.gone, choice))
            self._choose(choice)

    def edit_answers(self, answers: EditAnswers) -> None:
        """Replace the five questions by the editor, on a preset changed to the answers."""
        self._screens.pop()
        draft = self._from_preset(answers.preset)
        changed = replace(draft.rules, **dict(answers.values))
        self._edit(replace(draft, rules=changed), answers.preset, is_changed=True)

    @staticmethod
    def _draft(rules: RuleSet, name: str, saved_as: str | None) -> "RuleSetDraft":
        from game.ui.rules.house_rules.edited_rules import RuleSetDraft

        return RuleSetDraft(rules, name, saved_as)

    def _from_preset(self, preset_id: PresetId) -> "RuleSetDraft":
        from game.ui.rules.house_rules.edited_rules import draft_from_preset

        return draft_from_preset(preset_id, self._names())

    def offer_rescue(self) -> None:
        """Offer to restore drafts that were being edited when an earlier run ended, one after another."""
        waiting = all_unsaved(self._unsaved, self._reading)
        if not waiting:
            return
        path, found = waiting[0]
        saved_as = found.saved_as if found.saved_as in self._names() else None
        draft = self._draft(found.rules, found.name, saved_as)
        base = next(choice.id for choice in self.choices if choice.id == draft.rules.base)

        def drop() -> None:
            _keep(path, None, self._disk, self._background)
            self.offer_rescue()

        go_on = partial(self._edit, draft, saved_as or base, path)
        told = saying(say.unsaved, draft.named.name)
        self._screens.offer(Offer(told, say_screens.go_on, go_on, say.drop_changes, drop))

    def _edit(self, draft: "RuleSetDraft", choice: str, rescued: Path | None = None, is_changed: bool = False) -> None:
        """Open the editor. `rescued` is the file with a draft kept by an earlier run; `is_changed`: the draft has
        answers that were never saved.
        """
        from game.ui.rules.house_rules.editor import HouseRulesScene

        self._saved = ""
        self._edited = _Edited(choice, rescued or free_file(self._unsaved), rescued is not None)
        is_unsaved = is_changed or rescued is not None
        self._screens.push(HouseRulesScene(draft, self._names(), self, self._ask, is_unsaved))

    def leave_editor(self, saved: str | None) -> None:
        """Leave the editor; selects what was saved, and says so, otherwise what was selected before."""
        self._screens.pop()
        if self._saved:
            self._screens.say_here(saying(say.saved, self._saved))
        if self._edited is not None:
            self._choose(saved or self._edited.choice)
            if self._edited.is_rescued:
                self.offer_rescue()

    def _choose(self, choice: str) -> None:
        from game.ui.start.new_game.screen import NewGameScene

        for scene in self._screens.scenes:
            if isinstance(scene, NewGameScene):
                scene.take_choices(self.choices, choice)

    def save(self, rules: RuleSet, replaced: str | None) -> Message | None:
        self._held[rules.name] = rules
        self._saved = ""
        try:
            self._background.insist(self._folder / rules.name, partial(self._save, rules, replaced))
        except OSError as error:
            self._held.pop(rules.name, None)
            return saying(with_reason, say.not_saved, error)
        self._saved = rules.name.strip()
        return None

    def _save(self, rules: RuleSet, replaced: str | None) -> None:
        """Raises OSError; while another program holds the file the set is offered all the same."""
        save_own_rules(self._folder, rules, self._disk, self._reading)
        if replaced is not None and replaced != rules.name:
            delete_own_rules(self._folder, replaced, self._reading)
        self._held.pop(rules.name, None)

    def delete(self, name: str) -> Message | None:
        self._saved = ""
        self._held.pop(name, None)
        try:
            delete = partial(delete_own_rules, self._folder, name, self._reading)
            self._background.insist(self._folder / name, delete)
        except OSError as error:
            return saying(with_reason, say.not_deleted, error)
        return None

    def keep(self, draft: "RuleSetDraft | None") -> None:
        """Keep what a crash would lose, in the file of the open editor."""
        if self._edited is not None:
            _keep(self._edited.file, draft, self._disk, self._background)

    # ---- reading and sharing

    def read(
        self,
        rules: RuleSet,
        chapter: "Chapter | None" = None,
        *,
        are_played: bool = False,
        as_settings: bool = False,
    ) -> None:
        """The rule page of a set, perhaps at a chapter; from there it can be compared with another, and those that
        `are_played` now lead to New game. `as_settings` if Game settings leads to it.
        """
        from game.ui.rules.rule_page.screen import RulePageScene

        choice = choice_of(rules, self.choices) if are_played else ""
        self._screens.push(RulePageScene(rules, self._ask, chapter, choice, as_settings=as_settings))

    def compare(self, rules: RuleSet, played: str = "") -> None:
        """A set beside its preset, or beside any other. The set `played` in a match is compared as it is, without the
        length chosen for that match.
        """
        from game.ui.rules.house_rules.compare import CompareScene

        choices = self.choices
        same = (one.rules for one in choices if one.id == played and is_choice_in_match(one, rules))
        rules = next(same, rules)
        others = [choice.rules for choice in choices if choice.rules != rules]
        base = preset(rules.base)
        other = others.index(base) if base in others else 0
        self._screens.push(CompareScene([rules, *others], 0, other + 1, self._ask))

    def share(self, rules: RuleSet) -> None:
        from game.ui.rules.house_rules.sharing import SharingScene, SharingState

        state = SharingState(rules, tuple(encode(rules).split()))
        self._screens.push(SharingScene(state, self._files(), self._ask))

    def take_in(self, rules: RuleSet) -> None:
        """Take a received set into the editor that opened the page, or into a new one."""
        from game.ui.rules.house_rules.editor import HouseRulesScene
        from game.ui.rules.house_rules.sharing import SharingScene

        if isinstance(self._screens.scenes[-1], SharingScene):
            self._screens.pop()
        if not isinstance(self._screens.scenes[-1], HouseRulesScene):
            self.edit(rules.base)
        editor = self._screens.scenes[-1]
        if isinstance(editor, HouseRulesScene):
            editor.take_in(rules)

    def open_dropped(self, path: Path) -> None:
        self._files().open_dropped(path)

    def _files(self) -> "RulesAsFiles":
        from game.ui.rules.house_rules.rule_files import RulesAsFiles  # imported late for a faster start

        return RulesAsFiles(self._environment, self._screens, self._ask)

    # ---- five questions

    def ask_five_questions(self) -> None:
        from game.ui.rules.house_rules.questions_scene import FiveQuestionsScene

        self._screens.push(FiveQuestionsScene(self._ask))

    def choose_preset(self, preset_id: PresetId) -> None:
        self._screens.pop()
        self._choose(preset_id)


def _keep(file: Path, draft: "RuleSetDraft | None", disk: Disk, background: Background) -> None:
    keep = partial(forget_unsaved, file)
    if draft is not None:
        keep = partial(keep_unsaved, file, UnsavedRules(draft.rules, draft.name, draft.saved_as), disk)
    with suppress(OSError):  # a safety net: if it can't be written, saving will say why
        background.insist(file, keep)
