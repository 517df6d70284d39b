"""Completion for bash, made from the parsers of the command line: `python -m tools.release.completion`."""

import shlex
import sys
from collections.abc import Iterator
from typing import Final

from game.rules.presets import PRESET_IDS
from tools.release.options import TakenArgument, TakenCommand, whole_command_line

PROGRAMS: Final = ("hand-and-foot", "handfoot")
_FOLDERS: Final = ("DIR",)
_FILES: Final = ("FILE", "NEW")


def completion() -> str:
    """The whole script."""
    return "\n".join(_lines(whole_command_line())) + "\n"


def _lines(commands: tuple[TakenCommand, ...]) -> Iterator[str]:
    named = commands[1:]
    yield f"# What {PROGRAMS[0]} takes, for bash; made by tools/release/completion.py."
    yield "_hand_and_foot() {"
    yield '    local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}" command="" word at'
    yield "    COMPREPLY=()"
    yield "    for ((at = 1; at < COMP_CWORD; at++)); do"
    yield '        case "${COMP_WORDS[at]}" in'
    yield f"            {'|'.join(command.name for command in named)}) command=${{COMP_WORDS[at]}}; break ;;"
    yield "        esac"
    yield "    done"
    yield "    compopt -o filenames 2>/dev/null"
    yield '    case "$command $before" in'
    for command in commands:
        for argument in command.arguments:
            answer = _answer(argument)
            if argument.flags and argument.value:
                cases = "|".join(shlex.quote(f"{command.name} {flag}") for flag in argument.flags)
                yield f"        {cases}) {answer}; return ;;"
    yield "    esac"
    yield '    case "$command" in'
    for command in commands:
        flags = " ".join(flag for argument in command.arguments for flag in argument.flags)
        yield f'        {command.name or chr(39) * 2}) word="{flags}" ;;'
    yield "    esac"
    yield "    if [[ $current == -* ]]; then"
    yield '        mapfile -t COMPREPLY < <(compgen -W "$word" -- "$current")'
    yield "        return"
    yield "    fi"
    names = " ".join(command.name for command in named)
    yield '    mapfile -t COMPREPLY < <(compgen -f -- "$current")'
    yield '    case "$command" in'
    for places, words in (("''", names), ("rules", " ".join(PRESET_IDS))):
        more = f'mapfile -t -O "${{#COMPREPLY[@]}}" COMPREPLY < <(compgen -W "{words}" -- "$current")'
        yield f"        {places}) {more} ;;"
    yield "    esac"
    yield "}"
    yield f"complete -F _hand_and_foot {' '.join(PROGRAMS)}"


def _answer(argument: TakenArgument) -> str:
    """What fills in the value of an option."""
    if argument.choices:
        ways = f'-W "{" ".join(argument.choices)}"'
    elif argument.value in _FOLDERS:
        ways = "-d"
    elif "FILE" in argument.value and "--rules" in argument.flags:
        ways = f'-f -W "{" ".join(PRESET_IDS)}"'
    elif argument.value in _FILES:
        ways = "-f"
    else:
        return ":"
    return f'mapfile -t COMPREPLY < <(compgen {ways} -- "$current")'


if __name__ == "__main__":
    sys.stdout.write(completion())
