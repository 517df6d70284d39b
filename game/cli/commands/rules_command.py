"""`rules`: the list of rule sets, one as a page, two side by side, the check of a file, and the file's schema."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from game.cli.arguments import (
    CommandError,
    add_force,
    data_folder,
    refuse_if,
    refuse_to_replace,
    typed_file,
    wants_json,
)
from game.cli.files.file_errors import writing
from game.cli.named.named_game import found_rules
from game.cli.output.terminal import complain, print_answer, say
from game.messages.functions import cli as say_cli, command_line as say_command_line
from game.printed.printed_page import PrintedPage, page_to_print
from game.printed.rule_text import compared, rule_text
from game.rules.clashes import clashes_of
from game.rules.presets import PRESET_IDS, changes_between, preset, rule_set_name, ruleset_fields
from game.rules.rule_code import BadCode, decode, encode
from game.rules.ruleset import RuleSet
from game.rules.schema import schema
from game.sentences.rules_and_scores.house_rules import clash_with_keys, rule_title, why_not_code, why_not_rules
from saves.disk.files import RealDisk, would_replace
from saves.disk.folders import rules_folder
from saves.players.own_rules import own_rule_sets

_MOST: Final = 2


def add_arguments(parser: ArgumentParser) -> None:
    """One rule set or two, or none for all."""
    parser.add_argument("rules", nargs="*", metavar="ID|FILE", help=say_cli.rules_rules_help())
    parser.add_argument("--code", metavar="TEXT", help=say_cli.rules_code_help())
    parser.add_argument("--why", action="store_true", help=say_cli.rules_why_help())
    parser.add_argument("--html", type=typed_file, metavar="FILE", help=say_cli.rules_html_help())
    parser.add_argument(
        "--page",
        choices=[page.value for page in PrintedPage],
        default=PrintedPage.RULES.value,
        help=say_cli.rules_page_help(),
    )
    parser.add_argument("--changes", action="store_true", help=say_cli.rules_changes_help())
    add_force(parser)
    parser.add_argument("--schema", action="store_true", help=say_cli.rules_schema_help())


def run(options: Namespace) -> int:
    """1 if a file's rules are invalid, 2 if there is no such rule set."""
    if options.schema:
        say(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode())
        return 0
    named = {text: found_rules(text, data_folder(options)) for text in options.rules}
    if options.code is not None:
        named["--code"] = _decoded(options.code)
    sets = list(named.values())
    page, to_file = PrintedPage(options.page), options.html is not None
    refuse_if(
        (len(sets) > _MOST, say_command_line.two_side_by_side),
        (to_file and len(sets) != 1, say_command_line.one_page),
        (page is not PrintedPage.RULES and not to_file, say_command_line.page_without_file),
        (options.changes and not (to_file and page is PrintedPage.RULES), say_command_line.changes_without_page),
    )
    clashes = [(text, clash) for text, rules in named.items() for clash in clashes_of(rules)]
    for text, clash in clashes:
        complain(f"{text}: {clash_with_keys(clash)}")
    if clashes:
        return 1
    if not sets:
        return _list(data_folder(options), wants_json(options))
    if len(sets) == _MOST:
        return _compare(sets[0], sets[1], wants_json(options))
    if to_file:
        if would_replace(options.html) and not options.force:
            refuse_to_replace(options.html)
        with writing(options.html):
            RealDisk().replace(options.html, page_to_print(sets[0], page, with_changes=options.changes).encode())
        return 0
    return print_answer(ruleset_fields(sets[0]), _shown(sets[0], options.why), wants_json(options))


def _decoded(text: str) -> RuleSet:
    try:
        return decode(text)
    except BadCode as bad:
        raise CommandError(why_not_code(bad), 1) from None


def _shown(rules: RuleSet, why: bool) -> Iterator[str]:
    yield rule_text(rules, with_readings=why)
    yield f"\n{say_command_line.fields_of_a_file()}"
    for key, value in ruleset_fields(rules).items():
        yield f"  {key:18} {_value_text(value):24} {rule_title(key)}".rstrip()


def _compare(left: RuleSet, right: RuleSet, as_json: bool) -> int:
    found = [{"field": one.field, "values": [one.before, one.after]} for one in changes_between(left, right)]
    names = {"names": [left.name, right.name], "codes": [encode(left), encode(right)]}
    return print_answer({**names, "differences": found}, [compared(left, right)], as_json)


def _list(data: Path, as_json: bool) -> int:
    for preset_id in PRESET_IDS:
        _print_entry(preset_id, preset(preset_id), own=False, as_json=as_json)
    for own in own_rule_sets(rules_folder(data)):
        if own.rules is not None:
            _print_entry(own.rules.name, own.rules, own=True, as_json=as_json)
        elif own.trouble is not None:
            complain(why_not_rules(own.trouble))
    return 0


def _print_entry(name: str, rules: RuleSet, own: bool, as_json: bool) -> None:
    entry = {"id": name, "name": rules.name, "base": rules.base, "own": own, "tables": rules.tables}
    title, tables = rule_set_name(rules.name), say_cli.rules_tables(", ".join(rules.tables))
    line = f"{name:12} {say_cli.rules_own(rules.base) if own else title:20} {tables}"
    print_answer({**entry, "code": encode(rules)}, [line], as_json)


def _value_text(value: object) -> str:
    if isinstance(value, bool):
        return say_cli.rules_value("yes" if value else "no")
    if isinstance(value, list):
        return ", ".join(map(str, value)) or say_cli.rules_value("none")
    return str(value)
