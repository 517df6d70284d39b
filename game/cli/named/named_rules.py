"""A rule set named on the command line: a preset's id, the name of one of the player's own, or a file."""

from pathlib import Path

from game.cli.arguments import CommandError
from game.cli.files.file_access import reading
from game.messages.functions import command_line as say_command_line
from game.rules.clashes import clashes_of
from game.rules.presets import PRESET_IDS, preset
from game.rules.ruleset import RuleSet
from game.sentences.rules_and_scores.house_rules import clash_with_keys, why_not_rules
from saves.disk.folders import rules_folder
from saves.disk.typed_path import typed_path
from saves.players.own_rules import BadRulesFile, own_rule_sets, rules_in_file


def rules_named(text: str, data: Path, players: int | None = None) -> RuleSet:
    """The rule set of that id, name or file, playable at a table of `players`, or at the tables it offers.

    Raises CommandError: code 2 if nothing has that name, code 1 if the rules are invalid.
    """
    rules = found_rules(text, data)
    clash = next(iter(clashes_of(rules, players)), None)
    if clash is not None:
        raise CommandError(f"{text}: {clash_with_keys(clash)}", 1)
    return rules


def found_rules(text: str, data: Path) -> RuleSet:
    """The rule set of that id, name or file, contradictory or not. Raises CommandError like `rules_named`."""
    for preset_id in PRESET_IDS:
        if text == preset_id:
            return preset(preset_id)
    if Path(text).suffix.lower() in (".json", ".toml"):
        try:
            with reading(text):
                return rules_in_file(typed_path(text))
        except BadRulesFile as bad:
            raise CommandError(why_not_rules(bad.trouble), 1) from None
    for own in own_rule_sets(rules_folder(data)):
        if own.rules is not None and own.rules.name.casefold() == text.casefold():
            return own.rules
    raise CommandError(say_command_line.no_rule_set(repr(text), ", ".join(PRESET_IDS)))
