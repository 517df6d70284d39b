"""Completion for zsh."""

import re
from collections.abc import Iterator

from game.rules.presets import PRESET_IDS
from tools.release.completion.answers import PROGRAMS, Fill, fill_of
from tools.release.options import TakenArgument, TakenCommand, whole_command_line


def script() -> str:
    """The whole script."""
    return "\n".join(_lines(whole_command_line())) + "\n"


def _lines(commands: tuple[TakenCommand, ...]) -> Iterator[str]:
    alone, *named = commands
    yield f"#compdef {' '.join(PROGRAMS)}"
    yield f"# What {PROGRAMS[0]} takes, for zsh; made by tools/release/completion."
    yield "_hand_and_foot_rules() {"
    yield f"    _alternative 'sets:rule set:({' '.join(PRESET_IDS)})' 'files:file:_files'"
    yield "}"
    yield "_hand_and_foot_first() {"
    yield "    local -a commands=("
    for command in named:
        about = _plain(command.about, ":")
        yield f"        {_quoted(f'{command.name}:{about}')}"
    yield "    )"
    yield "    _describe -t commands command commands"
    yield "    _files"
    yield "}"
    yield "_hand_and_foot() {"
    yield '    local curcontext="$curcontext" state line'
    yield "    typeset -A opt_args"
    yield "    _arguments -C \\"
    for argument in alone.arguments:
        yield from (f"        {option} \\" for option in _options(argument))
    yield "        '1: :_hand_and_foot_first' '*:: :->after'"
    yield "    [[ $state == after ]] || return"
    yield '    case "$line[1]" in'
    for command in named:
        places = "_hand_and_foot_rules" if command.name == "rules" else "_files"
        yield f"        {command.name})"
        yield "            _arguments \\"
        for argument in command.arguments:
            yield from (f"                {option} \\" for option in _options(argument))
        yield f"                '*: :{places}' ;;"
    yield "    esac"
    yield "}"
    yield '_hand_and_foot "$@"'


def _options(argument: TakenArgument) -> Iterator[str]:
    """One for each spelling, which excludes the others."""
    for flag in argument.flags:
        others = f"({' '.join(argument.flags)})" if len(argument.flags) > 1 else ""
        yield _quoted(f"{others}{flag}[{_plain(argument.about, '[]')}]{_value(argument)}")


def _value(argument: TakenArgument) -> str:
    if not argument.value:
        return ""
    name = f":{_plain(argument.value, ':')}:"
    match fill_of(argument):
        case Fill.CHOICES:
            return f"{name}({' '.join(argument.choices)})"
        case Fill.FOLDERS:
            return f"{name}_files -/"
        case Fill.RULES:
            return f"{name}_hand_and_foot_rules"
        case Fill.FILES:
            return f"{name}_files"
        case Fill.NOTHING:
            return f"{name} "


def _plain(text: str, signs: str) -> str:
    """With a backslash before special characters.

    >>> _plain("a [b]", "[]")
    'a \\\\[b\\\\]'
    """
    return re.sub(f"[{re.escape(signs)}\\\\]", r"\\\g<0>", text)


def _quoted(text: str) -> str:
    """In single quotes.

    >>> _quoted("the deal's code")
    "'the deal'\\\\''s code'"
    """
    return "'" + text.replace("'", "'\\''") + "'"
