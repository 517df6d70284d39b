"""Completion for bash."""

import shlex
from collections.abc import Iterator

from game.rules.presets import PRESET_IDS
from tools.release.completion.answers import PROGRAMS, Fill, fill_of
from tools.release.options import TakenArgument, TakenCommand, whole_command_line


def script() -> str:
    """The whole script."""
    return "\n".join(_lines(whole_command_line())) + "\n"


def _lines(commands: tuple[TakenCommand, ...]) -> Iterator[str]:
    named = commands[1:]
    yield f"# What {PROGRAMS[0]} takes, for bash; made by tools/release/completion."
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
    """How the value of an option is completed."""
    match fill_of(argument):
        case Fill.CHOICES:
            ways = f'-W "{" ".join(argument.choices)}"'
        case Fill.FOLDERS:
            ways = "-d"
        case Fill.RULES:
            ways = f'-f -W "{" ".join(PRESET_IDS)}"'
        case Fill.FILES:
            ways = "-f"
        case Fill.NOTHING:
            return ":"
    return f'mapfile -t COMPREPLY < <(compgen {ways} -- "$current")'
