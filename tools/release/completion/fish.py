"""Completion for fish."""

from collections.abc import Iterator

from game.rules.presets import PRESET_IDS
from tools.release.completion.answers import PROGRAMS, Fill, fill_of
from tools.release.options import TakenArgument, TakenCommand, whole_command_line


def script() -> str:
    """The whole script."""
    return "\n".join(_lines(whole_command_line())) + "\n"


def _lines(commands: tuple[TakenCommand, ...]) -> Iterator[str]:
    program, *others = PROGRAMS
    yield f"# What {program} takes, for fish; made by tools/release/completion."
    for command in commands:
        begins = f"complete -c {program} -n {_quoted(_after(command))}"
        if command.name:
            yield f"complete -c {program} -n __fish_use_subcommand -a {command.name} -d {_quoted(command.about)}"
        if command.name == "rules":
            yield f"{begins} -a {_quoted(' '.join(PRESET_IDS))}"
        for argument in command.arguments:
            if argument.flags:
                yield f"{begins} {_option(argument)}"
    for other in others:
        yield f"complete -c {other} -w {program}"


def _after(command: TakenCommand) -> str:
    return f"__fish_seen_subcommand_from {command.name}" if command.name else "__fish_use_subcommand"


def _option(argument: TakenArgument) -> str:
    flags = (f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in argument.flags)
    told = f"{' '.join(flags)} -d {_quoted(argument.about)}"
    if not argument.value:
        return f"{told} -f"
    match fill_of(argument):
        case Fill.CHOICES:
            return f"{told} -x -a {_quoted(' '.join(argument.choices))}"
        case Fill.FOLDERS:
            return f"{told} -x -a '(__fish_complete_directories)'"
        case Fill.RULES:
            return f"{told} -r -F -a {_quoted(' '.join(PRESET_IDS))}"
        case Fill.FILES:
            return f"{told} -r -F"
        case Fill.NOTHING:
            return f"{told} -x"


def _quoted(text: str) -> str:
    """In single quotes, in which fish needs a backslash before two characters.

    >>> _quoted("the deal's code")
    "'the deal\\\\'s code'"
    """
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
