"""Completion in the shells: everything that the command line takes is offered, in each by the shell itself."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from game.cli.dispatch import COMMANDS
from tools.release.completion import PLACES, SHELLS
from tools.release.completion.answers import PROGRAMS
from tools.release.options import whole_command_line
from tools.release.program_icons import NAME, SIDES
from tools.release.tree import KINDS, lay_out

ASK: Final = {
    "bash": r"""source "$1"; shift
for words in "$@"; do
    COMP_WORDS=($words); [[ $words == *' ' ]] && COMP_WORDS+=('')
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _hand_and_foot
    echo "${COMPREPLY[*]}"
done
""",
    "fish": r"""source $argv[1]
for words in $argv[2..]
    complete -C "$words" | string replace -r '\t.*' '' | string join ' '
end
true
""",
    "zsh": r"""zmodload zsh/zpty
zpty inner zsh -f -i
heard() {
    local line
    while zpty -r inner line; do
        [[ $line == *"$1"* ]] && return
        [[ $line == *FOUND:* && $1 == ENDED ]] && print -n -r -- "${${line#*FOUND:}%%[[:cntrl:]]*} "
    done
}
zpty -w inner "PROMPT=; fpath=(${(q)1:h} \$fpath); autoload -U compinit; compinit -u -D"
zpty -w inner 'compadd() {
    [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]] && { builtin compadd "$@"; return }
    local -a hits; builtin compadd -A hits "$@"; print -r -- "FOUND:$hits"
}'
zpty -w inner 'look() { zle complete-word; print ENDED }; zle -N look; bindkey "^I" look; print READ$((1+1))'
heard READ2
shift
for words in "$@"; do
    zpty -n -w inner "$words"$'\t'
    heard ENDED
    print
    zpty -n -w inner $'\x15'
done
zpty -d inner
""",
}
"""What makes each shell say on a line what it would offer after each of these words."""


@pytest.mark.parametrize("services", SHELLS)
def test_every_option_of_every_command_is_in_the_script(services: str) -> None:
    """Given the parsers, each command and each of its options stands in the script, however it is written there."""
    script = SHELLS[services]()
    for command in whole_command_line():
        assert re.search(rf"\b{command.name}\b", script)
        for argument in command.arguments:
            for flag in argument.flags:
                written = flag if services != "fish" else f"-l {flag[2:]} " if flag[:2] == "--" else f"-s {flag[1:]} "
                assert written in script, (command.name, flag)


def test_a_package_has_each_script_where_its_shell_looks(tmp_path: Path) -> None:
    """Given a folder that was built, what a package is made from holds the script of each shell in its own place."""
    built = tmp_path / "built"
    for place in ("desktop", "licences"):
        (built / place).mkdir(parents=True)
    icons = (f"{name}-{side}.png" for name in (NAME, *(f"application-x-{NAME}-{k}" for k in KINDS)) for side in SIDES)
    for file in ("HandAndFoot", "handfoot", *(f"desktop/{icon}" for icon in icons)):
        (built / file).touch()
    lay_out(built, tmp_path / "usr")
    assert set(PLACES) == set(SHELLS)
    for services, place in PLACES.items():
        assert PROGRAMS[0] in place
        assert (tmp_path / "usr" / "share" / place).read_text(encoding="utf-8") == SHELLS[services]()


@pytest.mark.parametrize("services", SHELLS)
def test_completion_offers_every_option_and_every_choice(services: str, tmp_path: Path) -> None:
    """Given the script in a shell, each command's options come after a dash, the choices of an option after it, and
    commands and files at the beginning; among the files are those of the folder.
    """
    if not shutil.which(services):
        pytest.skip(f"{services} is not installed")
    path = tmp_path / "scripts" / PLACES[services].rpartition("/")[2]
    path.parent.mkdir()
    path.write_text(SHELLS[services](), encoding="utf-8")
    ask = tmp_path / "scripts" / "ask"
    ask.write_text(ASK[services], encoding="utf-8")
    (tmp_path / "match.handfoot.jsonl").touch()
    asked: dict[str, set[str]] = {"hand-and-foot ": {*COMMANDS, "match.handfoot.jsonl"}}
    for command in whole_command_line():
        start = f"hand-and-foot {command.name}".strip()
        asked[f"{start} -"] = {flag for argument in command.arguments for flag in argument.flags}
        for argument in command.arguments:
            if argument.flags and argument.choices:
                asked[f"{start} {argument.flags[-1]} "] = set(argument.choices)
    asked["hand-and-foot play --rules fam"] = {"family"}
    asked["handfoot rules cou"] = {"couples"}
    asked["hand-and-foot verify match"] = {"match.handfoot.jsonl"}
    bare = ["-f"] if services == "zsh" else ["--no-config"] if services == "fish" else []
    command_line = [services, *bare, str(ask), str(path), *asked]
    done = subprocess.run(command_line, cwd=tmp_path, capture_output=True, text=True, check=True, timeout=100)
    assert done.stderr == ""
    for (words, wanted), line in zip(asked.items(), done.stdout.splitlines(), strict=True):
        assert wanted <= set(line.split()), words
