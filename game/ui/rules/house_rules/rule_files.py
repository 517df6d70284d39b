"""Sharing and receiving rules: files, printed pages, and codes to read aloud."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from game.messages.functions import game_files as say_game_files, house_rules as say
from game.rules.presets import rule_set_name
from game.rules.rule_code import BadCode, decode
from game.rules.ruleset import RuleSet
from game.sentences.rules_and_scores import house_rules as words
from game.ui.shared.requests import Ask, ImportRules
from game.ui.system.environment import Environment
from game.ui.system.file_chooser.file_page import FileOutcome, FilePage
from game.ui.system.file_chooser.presenter import ask_for_file
from game.ui.system.scene_stack import SceneStack
from saves.disk.folders import rules_folder
from saves.players.own_rules import SHARED_SUFFIX, BadRulesFile, file_named, rules_in_file, write_rules

SAVE_RULES: Final = FilePage("rules_save", say.export, say_game_files.rules_out_why, (SHARED_SUFFIX,))
OPEN_RULES: Final = FilePage(
    "rules_open",
    say.import_,
    say_game_files.rules_in_why,
    (".json",),
    doing=say_game_files.bringing_in,
    fails=say_game_files.cannot_read,
    writes=False,
)


class RulesAsFiles:
    """Implements what the page for sharing rules asks for."""

    def __init__(self, environment: Environment, screens: SceneStack, ask: Ask) -> None:
        self._environment, self._screens, self._ask = environment, screens, ask

    def _stem(self, rules: RuleSet) -> str:
        """The name of a file with these rules, without its ending."""
        environment = self._environment
        return file_named(rules_folder(environment.data), rules.name, environment.reading).stem

    def save_file(self, rules: RuleSet) -> None:

        def write(path: Path) -> FileOutcome:
            write_rules(path, rules, self._environment.disk)
            return FileOutcome(saved=path)

        name = f"{self._stem(rules)}{SHARED_SUFFIX}"
        ask_for_file(self._screens, self._ask, SAVE_RULES, write, name)

    def print_sheet(self, rules: RuleSet, with_changes: bool) -> None:
        from game.printed.rule_sheet import sheet
        from game.ui.system.file_chooser.printing import Printing

        Printing(self._environment, self._screens).print_page(self._stem(rules), sheet(rules, with_changes))

    def from_code(self, code: str) -> RuleSet | str:
        """The rules in a code, under the name that came with it or as an own set; or what is wrong with the code."""
        try:
            rules = decode(code)
        except BadCode as bad:
            return words.why_not_code(bad)
        return rules if ":" in code else replace(rules, name=say.own_name(rule_set_name(rules.name)))

    def open_file(self, show: Callable[[RuleSet], None]) -> None:
        ask_for_file(self._screens, self._ask, OPEN_RULES, partial(self._read_file, show))

    def _read_file(self, show: Callable[[RuleSet], None], path: Path) -> FileOutcome:
        try:
            rules = rules_in_file(path)
        except BadRulesFile as bad:
            return FileOutcome(words.why_not_rules(bad.trouble), is_good=False)

        def lead_back() -> None:
            self._screens.pop()
            show(rules)

        return FileOutcome("", lead_on=lead_back)

    def open_dropped(self, path: Path) -> None:
        """Open a file with rules, dropped on the window, in the editor."""
        read = partial(self._read_file, lambda rules: self._ask(ImportRules(rules)))
        ask_for_file(self._screens, self._ask, OPEN_RULES, read).take_file(path)
