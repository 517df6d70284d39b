"""What is made from message files: the types of the functions to call, and the Python modules of each language.

Needs only the standard library and `fluent.syntax`: it also runs where a package is built and nothing else is there.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from fluent.syntax import ast

from game.messages.language import LANGUAGES
from tools.messages.message_file import Argument, BadMessage, Message, MessageFile, python_name, read_messages
from tools.messages.text_folder import MADE, PACKAGE, TEXT

SOURCE: Final = "en"
"""The language that defines the messages and their arguments."""
NOUNS: Final = "nouns"
"""The section whose messages all others can call as functions: `CARDS($count)` is the message `nouns-cards`. A section
can call its own messages, too. A language may have nouns of its own: "del siete" is `OF-CARD($card)` in Spanish.
"""

RANKS: Final = {
    "joker": "*",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "T",
    "jack": "J",
    "queen": "Q",
    "king": "K",
    "ace": "A",
    "wild": "W",
}
SUITS: Final = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}
CARDS: Final = {"red-joker": "*R", "black-joker": "*B"}
"""The names of ranks, suits and the two jokers in variants."""

DAY_PARTS: Final = {"DAY-OF": "day", "MONTH-OF": "month", "YEAR-OF": "year", "WEEKDAY-OF": "isoweekday()"}
"""Functions of a day, for languages that name months and weekdays; by default they are numbers."""

_BY: Final = "Made by `python -m tools.messages`"
_MESSAGES: Final = f"{PACKAGE}.{MADE.name}"

_Expression = ast.InlineExpression | ast.Placeable | ast.SelectExpression


def message_files() -> dict[str, MessageFile]:
    """The message file of every language, by its code.

    Raises:
        BadMessage: One of them is wrong.
    """
    return {code: read_messages(TEXT / f"{code}.ftl") for code in LANGUAGES}


def made_modules(files: Mapping[str, MessageFile]) -> dict[str, str]:
    """Every generated stub and module, by its path below `MADE`.

    Raises: BadMessage: A message is wrong, or one language does not fit the other.
    """
    source = files[SOURCE]
    made: dict[str, str] = {}
    for section in source.sections:
        made[f"{section}.pyi"] = _stub(source, section)
    for code, language in files.items():
        _check_known(source, language)
        made[f"{code}/__init__.py"] = f'"""{LANGUAGES[code].name}. {_BY}."""\n'
        for section in source.sections:
            made[f"{code}/{section}.py"] = Compiler(source, language, code).module(section)
    return made


def missing(files: Mapping[str, MessageFile], code: str) -> list[str]:
    """The ids of messages that a language lacks."""
    return [id_ for id_ in files[SOURCE].messages if id_ not in files[code].messages]


def _check_known(source: MessageFile, language: MessageFile) -> None:
    for id_, message in language.messages.items():
        if id_ not in source.messages and message.section != NOUNS:
            raise BadMessage(f"{language.path.name}: {id_} is not in {source.path.name}")


def _parameters(message: Message) -> str:
    return ", ".join(f"{python_name(each.name)}: {each.annotation}" for each in message.arguments)


def _typing_imports(code: str) -> Iterator[str]:
    if "datetime.date" in code:
        yield "import datetime"
    if "Sequence[" in code:
        yield "from collections.abc import Sequence"
    if "Literal[" in code:
        yield "from typing import Literal"
    names = [name for name in ("Card", "Rank") if f": {name}" in code or f"[{name}]" in code]
    if names:
        yield f"from game.cards import {', '.join(names)}"
    if ": Person" in code:
        yield f"from {PACKAGE}.person import Person"


def _stub(source: MessageFile, section: str) -> str:
    code = "".join(f"def {each.function}({_parameters(each)}) -> str: ...\n" for each in source.section(section))
    imports = "".join(f"{each}\n" for each in _typing_imports(code))
    return f"# Messages of the section {section}. {_BY}.\n{imports}\n{code}"


class Compiler:
    """Makes the modules of one language."""

    def __init__(self, source: MessageFile, language: MessageFile, code: str) -> None:
        self._source = source
        self._language = language
        self._code = code
        self._grammar = (TEXT / f"{LANGUAGES[code].grammar}.py").read_text(encoding="utf-8")
        self._called: dict[str, None] = {}

    def module(self, section: str) -> str:
        """The module of a section. Missing translations are taken from English."""
        self._called = {}
        texts, functions, borrowed = [], [], []
        of_its_own = [each for each in self._language.section(section) if each.id not in self._source.messages]
        for described in (*self._source.section(section), *of_its_own):
            message = self._language.messages.get(described.id)
            if message is None:
                borrowed.append(described.function)
                continue
            body = self._pattern(message.pattern, described)
            if self._is_text(described):
                texts.append(f"{described.function} = {body}\n")
            else:
                functions.append(f"def {described.function}({_parameters(described)}) -> str:\n    return {body}\n")
        code = "\n\n".join([*filter(None, ["".join(texts)]), *functions])
        imports = list(_typing_imports(code))
        grammar = sorted(name for name in self._called if name.isupper() and "." not in name)
        plural = ["plural"] if "plural" in self._called else []
        own = [name for name in self._called if name.startswith("__")]
        others = [name for name in self._called if name.startswith("_") and name not in own]
        amounts = [name for name in ("by_round", "in_tens", "joined", "varies") if name in self._called]
        if amounts:
            imports.append(f"from {PACKAGE}.amounts import {', '.join(amounts)}")
        imports += [f"from game.cards import {name}" for name in ("by_rank", "rank_of") if name in self._called]
        imports += [f"from {_MESSAGES}.{self._code} import {name.removeprefix('_')} as {name}" for name in others]
        if grammar or plural:
            imports.append(f"from {PACKAGE}.{LANGUAGES[self._code].grammar} import {', '.join([*grammar, *plural])}")
        if borrowed:
            imports += [f"from {_MESSAGES}.{SOURCE}.{section} import {name} as {name}" for name in borrowed]
        title = f'"""{LANGUAGES[self._code].name}: {section}. {_BY}."""\n'
        body = "\n\n\n" + code if imports else "\n\n" + code
        # its own messages get another name inside, because an argument may share their name
        inside = "".join(f"\n{name} = {name.removeprefix('__')}" for name in own)
        return title + "\n".join(imports) + body + (f"\n{inside}\n" if own else "")

    def _is_text(self, message: Message) -> bool:
        """Whether it always says the same and has no arguments: then its module has the text instead of a function."""
        pattern = self._language.messages.get(message.id, message).pattern
        return not message.arguments and all(isinstance(element, ast.TextElement) for element in pattern.elements)

    # ---- patterns
    def _pattern(self, pattern: ast.Pattern, message: Message) -> str:
        parts: list[str] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                parts.append(repr(element.value))
            else:
                parts.append(self._placeable(element.expression, message))
        return " + ".join(parts) if parts else '""'

    def _placeable(self, expression: _Expression, message: Message) -> str:
        match expression:
            case ast.Placeable():
                return self._placeable(expression.expression, message)
            case ast.SelectExpression():
                return self._select(expression, message)
            case ast.StringLiteral():
                return repr(expression.parse()["value"])
            case ast.NumberLiteral():
                return repr(expression.value)
            case ast.VariableReference():
                return self._shown(expression, message)
            case ast.FunctionReference():
                call = self._call(expression, message)
                return f"str({call})" if expression.id.name in DAY_PARTS else call
            case ast.MessageReference():
                return self._reference(expression, message)
            case ast.TermReference():
                return self._term(expression, message)
        raise self._wrong(message, "this kind of placeable can't be used here")

    def _argument(self, reference: ast.VariableReference, message: Message) -> Argument:
        for argument in message.arguments:
            if argument.name == reference.id.name:
                return argument
        raise self._wrong(message, f"${reference.id.name} is not in its list of variables")

    def _shown(self, reference: ast.VariableReference, message: Message) -> str:
        argument = self._argument(reference, message)
        name = python_name(argument.name)
        match argument.type:
            case "Text":
                return name
            case "Number" | "Estimate" | "Rounds":
                return self._use("NUMBER") + f"({self._value(argument)})"
            case "Person":
                return f"{name}.name"
            case _ if argument.is_list:
                return self._use("LIST") + f"({self._items(reference, message)})"
        raise self._wrong(message, f"${argument.name} is a {argument.type}: choose by it, or say how it is named")

    def _value(self, argument: Argument) -> str:
        """An argument as functions get it and as it is compared: an estimate in tens, the first of several rounds."""
        name = python_name(argument.name)
        if argument.type == "Rounds":
            return f"{self._use('by_round')}({name})[0]"
        return f"{self._use('in_tens')}({name})" if argument.type == "Estimate" else name

    def _items(self, reference: ast.VariableReference, message: Message) -> str:
        """The texts of a list: cards by number and rank, ranks in the plural."""
        argument = self._argument(reference, message)
        name, nouns = python_name(argument.name), f"_{NOUNS}"
        match argument.type:
            case "Cards":
                return f"[{self._use(nouns)}.of_rank(count, rank) for rank, count in {self._use('by_rank')}({name})]"
            case "Ranks":
                return f"[{self._use(nouns)}.ranks(rank) for rank in {name}]"
            case "Numbers":
                return f"[{self._use('NUMBER')}(number) for number in {name}]"
        return name

    def _use(self, name: str) -> str:
        self._called[name] = None
        return name

    def _call(self, function: ast.FunctionReference, message: Message) -> str:
        name = function.id.name
        given = function.arguments
        positional = [self._passed(each, message) for each in given.positional]
        named = [f"{python_name(each.name.name)}={self._literal(each.value)}" for each in given.named]
        if name == "RANK-OF":
            self._use("rank_of")
            return f"rank_of({positional[0]})"
        if name in DAY_PARTS:
            return f"{positional[0]}.{DAY_PARTS[name]}"
        if name == "SUIT-OF":
            return f"{positional[0]}[1]"
        noun = self._noun(name, message)
        if noun is not None:
            if len(positional) + len(named) != len(noun.arguments):
                raise self._wrong(message, f"{name} needs {len(noun.arguments)} arguments")
            for n, (value, takes) in enumerate(zip(given.positional, noun.arguments, strict=False)):
                if isinstance(value, ast.VariableReference) and takes.type in ("Numbers", "Rounds"):
                    positional[n] = self._rounds(value, takes, message)
            if (place := self._place_of_list(function, message)) is not None:
                items, positional[place] = positional[place], "each"
                return f"[{self._said(noun, positional + named, message)} for each in {items}]"
            return self._said(noun, positional + named, message)
        if name in ("LIST", "JOIN"):
            return self._joined(function, message)
        if not re.search(rf"^def {name}\(", self._grammar, re.MULTILINE):
            raise self._wrong(message, f"there is no function {name}")
        return f"{self._use(name)}({', '.join(positional + named)})"

    def _noun(self, name: str, message: Message) -> Message | None:
        """The message with this name: one of the nouns, or of its own section."""
        known = {**self._language.messages, **self._source.messages}
        return known.get(f"{NOUNS}-{name.lower()}") or known.get(f"{message.section}-{name.lower()}")

    def _rounds(self, value: ast.VariableReference, takes: Argument, message: Message) -> str:
        """Numbers for a message that takes all of them, not only the first."""
        name, type_ = python_name(value.id.name), self._argument(value, message).type
        return f"{self._use('by_round')}({name})" if (type_, takes.type) == ("Rounds", "Numbers") else name

    def _place_of_list(self, function: ast.FunctionReference, message: Message) -> int | None:
        """The index of a list in a call to a message that takes a single item: it is applied to each."""
        noun = self._noun(function.id.name, message)
        values = zip(function.arguments.positional, noun.arguments if noun else (), strict=False)
        return next(
            (n for n, (value, takes) in enumerate(values) if self._is_list(value, message) > takes.is_list), None
        )

    def _is_list(self, value: ast.InlineExpression | ast.Placeable, message: Message) -> bool:
        if isinstance(value, ast.FunctionReference):
            return self._place_of_list(value, message) is not None
        return isinstance(value, ast.VariableReference) and self._argument(value, message).is_list

    def _joined(self, function: ast.FunctionReference, message: Message) -> str:
        """Several parts, or the items of a list, joined: `LIST` as in a sentence, `JOIN` with a separator."""
        parts = [self._part(value, message) for value in function.arguments.positional]
        items = f"[part for part in ({', '.join(parts)}) if part]" if len(parts) > 1 else parts[0].removeprefix("*")
        named = {each.name.name: self._literal(each.value) for each in function.arguments.named}
        if function.id.name == "JOIN":
            by = named.get("by", repr(" "))
            return (
                f"{self._use('joined')}({items}, {by}, {named['last']})" if "last" in named else f"{by}.join({items})"
            )
        return f"{self._use('LIST')}({', '.join([items, *(f'{name}={value}' for name, value in named.items())])})"

    def _part(self, value: ast.InlineExpression | ast.Placeable, message: Message) -> str:
        """One of several parts; a function's result is omitted if its first value is nothing: 0, "" or empty."""
        if not self._is_list(value, message):
            told = self._passed(value, message)
            first = next(iter(value.arguments.positional), None) if isinstance(value, ast.FunctionReference) else None
            if isinstance(first, ast.VariableReference) and self._argument(first, message).can_be_nothing:
                return f"{told} if {python_name(first.id.name)} else ''"
            return told
        items = (
            self._items(value, message) if isinstance(value, ast.VariableReference) else self._passed(value, message)
        )
        return f"*{items}"

    def _said(self, other: Message, passed: Sequence[str], message: Message) -> str:
        """What another message says inside of this one."""
        own = other.section == message.section
        name = self._use(f"__{other.function}") if own else f"{self._use(f'_{other.section}')}.{other.function}"
        return name if self._is_text(other) else f"{name}({', '.join(passed)})"

    def _passed(self, expression: ast.InlineExpression | ast.Placeable, message: Message) -> str:
        """A value passed to a function: an argument as it is, or a text."""
        if isinstance(expression, ast.VariableReference):
            return self._value(self._argument(expression, message))
        if isinstance(expression, ast.NumberLiteral):
            return expression.value
        if isinstance(expression, ast.FunctionReference):
            return self._call(expression, message)
        return self._placeable(expression, message)

    def _literal(self, value: ast.StringLiteral | ast.NumberLiteral) -> str:
        return repr(value.parse()["value"]) if isinstance(value, ast.StringLiteral) else value.value

    def _reference(self, reference: ast.MessageReference, message: Message) -> str:
        id_ = reference.id.name + (f".{reference.attribute.name}" if reference.attribute else "")
        other = self._source.messages.get(id_)
        if other is None:
            raise self._wrong(message, f"there is no {id_}")
        own = {each.name for each in message.arguments}
        for needed in other.arguments:
            if needed.name not in own:
                raise self._wrong(message, f"{id_} needs ${needed.name}")
        return self._said(other, [python_name(each.name) for each in other.arguments], message)

    def _term(self, reference: ast.TermReference, message: Message) -> str:
        term = self._language.terms.get(reference.id.name)
        if term is None:
            raise self._wrong(message, f"there is no -{reference.id.name}")
        return self._pattern(term, message)

    # ---- choices
    def _select(self, select: ast.SelectExpression, message: Message) -> str:
        default = next(variant for variant in select.variants if variant.default)
        text = self._pattern(default.value, message)
        for variant in reversed(select.variants):
            if not variant.default:
                text = f"{self._pattern(variant.value, message)} if {self._test(select, variant, message)} else {text}"
        self._test(select, default, message)
        return f"({text})"

    def _test(self, select: ast.SelectExpression, variant: ast.Variant, message: Message) -> str:
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        selector = select.selector
        if isinstance(selector, ast.FunctionReference):
            return self._test_card_part(selector, key, variant.default, message)
        if not isinstance(selector, ast.VariableReference):
            raise self._wrong(message, "choose by a variable")
        argument = self._argument(selector, message)
        name = python_name(argument.name)
        if argument.words:
            if key not in argument.words and not (variant.default and key == "other"):
                raise self._wrong(message, f"${argument.name} is never {key}")
            return f'{name} == "{key}"'
        match argument.type:
            case "Rounds" if key == "varies":
                return f"{self._use('varies')}({name})"
            case "Number" | "Estimate" | "Rounds" if isinstance(variant.key, ast.NumberLiteral):
                return f"{self._value(argument)} == {key}"
            case "Number" | "Estimate" if key == "negative":
                return f"{self._value(argument)} < 0"
            case "Number" if key in ("one", "other"):
                return f'{self._use("plural")}({name}) == "{key}"'
            case "Estimate" | "Rounds" if key == "other":
                return ""
            case "Person" if key in ("you", "other"):
                return f"{name}.is_you" if key == "you" else f"not {name}.is_you"
            case "Flag" if key in ("yes", "no", "other"):
                return name if key == "yes" else f"not {name}"
            case "Card?" | "Day?" if key in ("none", "other"):
                return f"{name} is None" if key == "none" else ""
            case "Rank" | "Suit" | "Card":
                return self._test_card(argument.type, name, key, variant.default, message)
            case "Text" if key in ("none", "other"):
                return f"not {name}" if key == "none" else name
            case _ if argument.is_list:
                if isinstance(variant.key, ast.NumberLiteral):
                    return f"len({name}) == {key}"
                if variant.default:
                    return ""
        raise self._wrong(message, f"${argument.name} can't be {key}")

    def _test_card_part(self, selector: ast.FunctionReference, key: str, is_default: bool, message: Message) -> str:
        value = self._call(selector, message)
        type_ = {"RANK-OF": "Rank", "SUIT-OF": "Suit"}.get(selector.id.name)
        if type_ is None:
            raise self._wrong(message, "choose by RANK-OF or SUIT-OF a card")
        return self._test_card(type_, value, key, is_default, message)

    def _test_card(self, type_: str, value: str, key: str, is_default: bool, message: Message) -> str:
        known = {"Rank": RANKS, "Suit": SUITS, "Card": CARDS}[type_]
        if key in known:
            return f'{value} == "{known[key]}"'
        if is_default:
            return ""
        raise self._wrong(message, f"there is no {type_.lower()} {key}")

    def _wrong(self, message: Message, what: str) -> BadMessage:
        return BadMessage(f"{self._language.path.name}, {message.id}: {what}")
