"""`rules`: the rule sets that there are, one of them in full, or the check of a file."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import get_type_hints

import msgspec
from msgspec import Meta

from game.cli.arguments import complain, data_folder, wants_json
from game.cli.named_rules import rules_named
from game.rules.presets import PRESET_IDS, preset, ruleset_fields
from game.rules.ruleset import RuleSet
from game.words.rulepage import rule_text
from saves.folders import rules_folder
from saves.own_rules import own_rule_sets

HELP = "the rule sets; with a name one of them in full; with a file its check"
WINDOW = False


def add_arguments(parser: ArgumentParser) -> None:
    """A rule set, or none for all."""
    parser.add_argument(
        "rules", nargs="?", metavar="ID|FILE", help="a preset, the name of one of your own, or a .json or .toml file"
    )


def run(options: Namespace) -> int:
    """1 if a file's rules are no good, 2 if there is no such rule set."""
    if options.rules is None:
        return _list(data_folder(options), wants_json(options))
    rules = rules_named(options.rules, data_folder(options))
    if wants_json(options):
        print(msgspec.json.encode(ruleset_fields(rules)).decode())
        return 0
    print(rule_text(rules))
    print("\nThe fields of a rule set file")
    helps = _helps()
    for key, value in ruleset_fields(rules).items():
        print(f"  {key:18} {_value_text(value):24} {helps[key]}".rstrip())
    return 0


def _list(data: Path, as_json: bool) -> int:
    for preset_id in PRESET_IDS:
        rules = preset(preset_id)
        _print_entry(preset_id, rules, own=False, as_json=as_json)
    for own in own_rule_sets(rules_folder(data)):
        if own.rules is not None:
            _print_entry(own.rules.name, own.rules, own=True, as_json=as_json)
        else:
            complain(str(own.trouble))
    return 0


def _print_entry(name: str, rules: RuleSet, own: bool, as_json: bool) -> None:
    if as_json:
        entry = {"id": name, "name": rules.name, "base": rules.base, "own": own, "tables": rules.tables}
        print(msgspec.json.encode(entry).decode())
    else:
        tables = ", ".join(rules.tables)
        print(f"{name:12} {'own, like ' + rules.base if own else rules.name:20} tables: {tables}")


def _value_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return str(value)


def _helps() -> dict[str, str]:
    """What each field means, off the rule set itself."""
    hints = get_type_hints(RuleSet, include_extras=True)
    return {
        key: next((meta.description for meta in hint.__metadata__ if isinstance(meta, Meta) and meta.description), "")
        for key, hint in hints.items()
    }
