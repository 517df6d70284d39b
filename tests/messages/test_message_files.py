import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, get_args

import pytest

from game.ai.level_names import SEATED
from game.ai.player import STYLES
from game.cards import parse_cards
from game.deals.deal_code import DealSlip
from game.engine.ending.announcements import Announcement
from game.engine.events import Event, HandTaken, TurnBegan
from game.engine.moves import Move
from game.engine.partners.permission import Ground
from game.engine.refusal import REASONS, Refusal
from game.engine.score import ScoreKind
from game.messages.language import LANGUAGES, has, name_of
from game.messages.person import Person
from game.reason.purposes import Because, Purpose
from game.rules.fields import field_infos
from game.rules.five_questions import QUESTIONS
from game.score_pad.doubts import Doubt
from game.sentences.my_games import COLUMNS, THEMES
from game.sentences.rules_and_scores.rule_page import Chapter
from game.toolkit.drawing.cloths import CLOTHS
from game.toolkit.widgets.letter_keys import LetterAction
from game.ui.review.look_back.turns.turn_rows import SHORT
from game.ui.shared.cards.card_backs import BACK_NAMES
from game.ui.shared.overlay.fronts import CAPTIONS
from game.ui.system.keys.control_lists import DEVICES
from game.ui.system.people.screen import COLOUR_NAMES
from game.ui.system.settings.screen import OF_GAMEPAD, PARTS, TYPES
from game.ui.table.motion.chat import Occasion
from saves.disk.file_faults import RecordFault, Unreadable
from tests.sources import ROOT, nodes_of, sources
from tools.messages.message_file import BadMessage, MessageFile, read_messages
from tools.messages.modules import Compiler, message_files, missing
from tools.messages.text_folder import MADE
from tools.pages.import_statements import import_statements

ASKED_BY_NAME = {"help": ("screen_", "term_", "thing_"), "own_keys": ("key_", "keypad", "place_", "with_")}
"""Messages whose names are worked out from keys, by section; `tests/sentences/test_help.py` asks for each in Help."""


@cache
def files_read() -> dict[str, MessageFile]:
    """The message files, which take seconds to read."""
    return message_files()


@pytest.fixture
def files() -> dict[str, MessageFile]:
    """The same."""
    return files_read()


def asking() -> dict[str, str]:
    """The modules that can ask for a message."""
    return {
        name: source
        for name, source in sources().items()
        if any(asks in source for asks in ("game.messages.functions", "named(", "say("))
    }


def used(source: str) -> Iterator[tuple[str, str]]:
    """The messages that a module uses, as section and function."""
    for statement in import_statements(source):
        if isinstance(statement, ast.ImportFrom) and statement.module == "game.messages.functions":
            for alias in statement.names:
                attributes = re.findall(rf"\b{alias.asname or alias.name}\.(\w+)", source)
                yield from ((alias.name, attribute) for attribute in attributes)
    for node in nodes_of(source) if "named(" in source or "say(" in source else ():
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("named", "say")
            and len(node.args) > 1
        ):
            section, name = node.args[0], _name(node.args[1])
            if isinstance(section, ast.Constant) and name:  # others are listed below
                yield str(section.value), name


def _name(name: ast.expr) -> str:
    """A name that is given, or what one that is worked out begins with, and a star; "" for nothing."""
    if isinstance(name, ast.Constant):
        return str(name.value)
    first = name.values[0] if isinstance(name, ast.JoinedStr) else None
    return f"{first.value!s}*" if isinstance(first, ast.Constant) else ""


def used_by_rules() -> Iterator[tuple[str, str]]:
    """The messages that are chosen by a house rule and its values."""
    for field, about in field_infos().items():
        attributes = ("_help", "_search", "_value_same")
        yield from (("rules", f"{field}{name}") for name in ("", *attributes))
        shapes = (shape.replace(":", "_") for shape in getattr(about.control, "shapes", ()))
        values = (0, *getattr(getattr(about.control, "each", about.control), "words", ()), *shapes)
        yield from (("rules", f"{field}_value_{value}") for value in values)


def used_by_questions() -> Iterator[tuple[str, str]]:
    """The five questions by which a rule set is found, and their answers."""
    for question in QUESTIONS:
        keys = ("", *(f"_{answer.key}" for answer in question.answers))
        yield from (("house_rules", f"ask_{question.key}{key}") for key in keys)


def used_by_lessons() -> Iterator[tuple[str, str]]:
    """What the tutor says in each step, called after what the step is about."""
    subjects = (source for name, source in sources().items() if name.startswith("game.lessons.subjects."))
    nodes = (node for source in subjects for node in ast.walk(ast.parse(source)))
    words = (str(node.value) for node in nodes if isinstance(node, ast.Constant))
    yield from (("lesson_steps", word + part) for word in words for part in ("", "_heading"))


FACTS: Final = {
    "hints": get_args(Move),
    "reasons": get_args(Purpose),
    "answers": get_args(Because),
    "refusals": Refusal.__subclasses__(),
    "errors": [kind for kind in get_args(RecordFault) if isinstance(kind, type)],
    "house_rules": (Unreadable,),
    "score_pad": get_args(Doubt),
    "log": tuple(kind for kind in get_args(Event) if kind not in (HandTaken, TurnBegan)),
    "spoken": get_args(Announcement),
}
"""Facts whose messages are called after their kind, by section."""
WORDS: Final = {
    "reasons": [f"{name_of(kind)}_head" for kind in get_args(Purpose)],
    "captions": [*CAPTIONS],
    "chat": [*get_args(Occasion)],
    "gamepad": [action.value for action in LetterAction],
    "help": [f"how_{device}{part}" for device in DEVICES for part in ("", "_heading")],
    "looking_back": [f"short_{short}{form}" for short in SHORT for form in ("", "_less", "_least")],
    "my_games": [*THEMES, *(f"column_{column}" for column in COLUMNS)],
    "people": [*COLOUR_NAMES],
    "deals": [*get_args(DealSlip)],
    "going_out_texts": [ground.value for ground in Ground],
    "your_table": [*CLOTHS, *BACK_NAMES],
    "rule_page": [f"{chapter}_heading" for chapter in Chapter],
    "scores": [kind.name.lower() for kind in ScoreKind],
    "screens": [
        name
        for one in (*SEATED, *STYLES, *(f"set_{key}" for part in (*PARTS, OF_GAMEPAD) for key in part))
        for name in (one, f"{one}_about")
    ]
    + [f"{key}_{value}" for part in (*PARTS, OF_GAMEPAD) for key in part for value in get_args(TYPES.get(key))],
}
"""Messages that are called after a word."""


def used_by_facts() -> Iterator[tuple[str, str]]:
    """What is said of facts; of refusals in a few words, too."""
    for section, kinds in FACTS.items():
        yield from ((section, name_of(kind)) for kind in kinds)
    yield from (("log", f"{name_of(kind)}_short") for kind in FACTS["log"])
    for section, names in WORDS.items():
        yield from ((section, name) for name in names)
    for kind in Refusal.__subclasses__():
        own = ("refusals", f"short_{name_of(kind)}")
        yield own if has(*own) else ("refusals", f"short_{REASONS[kind]}")


def held(path: Path) -> Iterator[tuple[str, str]]:
    """The messages that those of a section hold: others of the section, and others."""
    source = path.read_text(encoding="utf-8")
    yield from re.findall(r"\b_?(\w+)\.(\w+)", source)
    yield from ((path.stem, name) for name in re.findall(r"\b__(\w+)", source))


def test_every_message_is_used() -> None:
    program = [source for name, source in asking().items() if not name.startswith(("game.messages.", "tools."))]
    asked_for = {use for source in program for use in used(source)}
    asked_for |= {*used_by_rules(), *used_by_questions(), *used_by_lessons(), *used_by_facts()}
    within = {use for code in LANGUAGES for path in (MADE / code).glob("*.py") for use in held(path)}
    by_name = [(section, name[:-1]) for section, name in asked_for if name.endswith("*") and len(name) > 1]
    by_name += [(section, name) for section, names in ASKED_BY_NAME.items() for name in names]
    stubs = [(stub.stem, stub.read_text(encoding="utf-8")) for stub in MADE.glob("*.pyi")]
    there = {
        (section, function) for section, stub in stubs for function in re.findall(r"^def (\w+)", stub, re.MULTILINE)
    }
    assert len(there) > 1000
    idle = there - asked_for - within
    assert not {
        one for one in idle if not any(one[0] == section and one[1].startswith(name) for section, name in by_name)
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_every_message(files: dict[str, MessageFile], code: str) -> None:
    assert missing(files, code) == []


def compiled(folder: Path, text: str) -> str:
    """The Python made of a message file."""
    path = folder / "en.ftl"
    path.write_text(text, encoding="utf-8")
    source = read_messages(path)
    return "".join(Compiler(source, source, "en").module(section) for section in source.sections)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("## log\nlog-a = { $who } drew\n", "$who is not in its list of variables"),
        ("## log\n# Variables:\n#   $who (Thing) - Who.\nlog-a = drew\n", "$who is of no known type: Thing"),
        ("## log\n# Variables:\n#  $who - Who.\nlog-a = drew\n", "write an argument as"),
        ("## log\nscore-a = drew\n", "score-a is not in the section it is named after"),
        ("## log\nlog-a = one\nlog-a = two\n", "log-a stands twice"),
        ("## log\nlog-a = { $who\n", "line 3"),
        ("## log\n# Variables:\n#   $k (a | b) - Which.\nlog-a = { $k ->\n    [c] x\n   *[b] y\n}\n", "$k is never c"),
        ("## log\n# Variables:\n#   $r (Rank) - Which.\nlog-a = { $r ->\n    [c] x\n   *[ace] y\n}\n", "no rank c"),
        ("## log\n# Variables:\n#   $r (Rank) - Which.\nlog-a = { $r }\n", "choose by it, or say how it is named"),
        ("## log\nlog-a = { nouns-b }\n", "there is no nouns-b"),
        ("## log\n# Variables:\n#   $n (Number) - Count.\nlog-a = { CRADS($n) }\n", "there is no function CRADS"),
    ],
)
def test_a_faulty_message_is_named_with_its_fault(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(BadMessage) as caught:
        compiled(tmp_path, text)
    assert told in str(caught.value)


def test_the_order_of_variants_does_not_matter(tmp_path: Path) -> None:
    made: dict[str, Any] = {}
    variants = "{ $who ->\n    [other] Rosa draws\n   *[you] You draw\n}"
    exec(compiled(tmp_path, f"## log\n# Variables:\n#   $who (Person) - Who.\nlog-a = {variants}\n"), made)
    assert (made["a"](Person("Rosa")), made["a"](Person("You", is_you=True))) == ("Rosa draws", "You draw")


NOUNS: Final = """## nouns
# Variables:
#   $rank (Rank) - Which.
nouns-ranks = { $rank ->
    [king] kings
   *[ace] aces
}
# Variables:
#   $count (Number) - How many.
#   $rank (Rank) - Which.
nouns-of-rank = { $count } { RANKS($rank) }
# Variables:
#   $count (Number) - How many.
nouns-games = { $count } games
# Variables:
#   $numbers (Numbers) - All of them.
nouns-all = { JOIN(GAMES($numbers), by: ", ", last: ", then ") }
"""
"""Nouns enough for lists."""


@pytest.mark.parametrize(
    ("type_", "message", "value", "told"),
    [
        ("Cards", "{ $x }", "KH AS KD", "1 aces and 2 kings"),
        ("Ranks", "{ $x }", "KA", "kings and aces"),
        ("Ranks", '{ LIST(RANKS($x), last: "or") }', "KA", "kings or aces"),
        ("Number", "{ LIST(GAMES($x), A()) }", 0, "a"),
        ("Number", "{ LIST(GAMES($x), A()) }", 2, "2 games and a"),
        ("List", '{ JOIN($x, A(), by: " · ") }', ["c", ""], "c · a"),
        ("List", '{ JOIN($x, log-a, by: ", ", last: "; ") }', ["b", "c"], "b, c; a"),
        ("Numbers", "{ $x }", (1500, 2), "1,500 and 2"),
        ("Rounds", "{ $x ->\n    [varies] { ALL($x) }\n   *[other] { GAMES($x) }\n}", (2, 2), "2 games"),
        ("Rounds", "{ $x ->\n    [varies] { ALL($x) }\n   *[other] { GAMES($x) }\n}", 3, "3 games"),
        ("Rounds", "{ $x ->\n    [varies] { ALL($x) }\n   *[other] { GAMES($x) }\n}", (2, 3), "2 games, then 3 games"),
        ("Estimate", "{ $x }", 44.9, "40"),
        ("Estimate", "{ $x ->\n    [0] none\n   *[other] some\n}", 4.9, "none"),
        ("Estimate", "{ $x ->\n    [negative] less\n   *[other] more\n}", -5.1, "less"),
    ],
)
def test_a_list_says_what_there_is_and_an_estimate_is_round(
    tmp_path: Path, type_: str, message: str, value: Any, told: str
) -> None:
    text = f"{NOUNS}## log\n# Variables:\n#   $x ({type_}) - What.\nlog-b = {message}\nlog-a = a\n"
    path = tmp_path / "en.ftl"
    path.write_text(text, encoding="utf-8")
    source = read_messages(path)
    nouns: dict[str, Any] = {}
    exec(Compiler(source, source, "en").module("nouns"), nouns)
    made: dict[str, Any] = {"_nouns": SimpleNamespace(**nouns)}
    log = Compiler(source, source, "en").module("log")
    exec(log.replace("from game.messages.functions.en import nouns as _nouns", ""), made)
    given = parse_cards(value) if type_ == "Cards" else value
    assert made["b"](given) == told


def test_no_message_file_is_left_out() -> None:
    assert {path.stem for path in (ROOT / "game" / "messages").glob("*.ftl")} == set(LANGUAGES)


def said_at_import(source: str) -> list[int]:
    """The lines that ask for a message while the module is imported, and so keep the language of that moment."""
    aliases = {
        name.asname or name.name
        for node in import_statements(source)
        if isinstance(node, ast.ImportFrom) and node.module == "game.messages.functions"
        for name in node.names
    }
    if not any(re.search(rf"\b{alias}\.", source) for alias in aliases):
        return []

    def visit(node: ast.AST) -> Iterator[int]:
        match node:
            case ast.FunctionDef(args=arguments) | ast.AsyncFunctionDef(args=arguments) | ast.Lambda(args=arguments):
                for default in (*arguments.defaults, *filter(None, arguments.kw_defaults)):
                    yield from visit(default)
                return
            case ast.Call(func=ast.Attribute(value=ast.Name(id=alias))) if alias in aliases:
                yield node.lineno
        for child in ast.iter_child_nodes(node):
            yield from visit(child)

    return list(visit(ast.parse(source)))


def test_no_message_is_said_while_modules_are_imported() -> None:
    early = {name: said_at_import(source) for name, source in asking().items()}
    assert not {name: lines for name, lines in early.items() if lines}


def test_a_message_said_too_early_is_found() -> None:
    source = """
from game.messages.functions import log as say
TITLE = say.long_over()
class Page:
    title = say.in_stock()
def page(title=say.in_stock()):
    return say.long_over()
LATER = lambda: say.long_over()
"""
    assert said_at_import(source) == [3, 5, 6]
