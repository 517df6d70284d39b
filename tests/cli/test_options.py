import re
import shlex
from argparse import Namespace
from pathlib import Path

import pytest

from game.cli.arguments import CommandError
from game.cli.dispatch import COMMANDS, command_named, command_parser
from game.cli.open_deal import names_deal
from game.cli.open_file import names_file


def parsed(line: str) -> Namespace:
    """What a command would be given. Raises CommandError."""
    name, *words = shlex.split(line)
    command = command_named(name)
    assert command is not None
    return command_parser(name, command).parse_args(words)


EVERYWHERE = "--data-dir=/x --json --lang=es"
WINDOW = "--targets=t --size=800x600"
TABLE = "--teams=2v2 --seats=easy,hard --seed=owl"
WHOLE = {
    "play": f"--rules=web {TABLE} --deal=CODE --speed=off --record=r {WINDOW}",
    "host": f"--rules=web {TABLE} --record=r --port=8420 --bind=lan",
    "demo": f"--seconds=9 --seats=easy --busy {WINDOW}",
    "replay": WINDOW,
    "simulate": f"--rules=web --games=5 {TABLE} --deal=CODE --from=f --line=3 --redeal=1 --anyway --workers=2"
    " --executor=dask://h:1 --out=o --force --duel=easy,hard --all-pairs --first=2 --until=95% --merge=m --effort=7",
    "verify": "",
    "show": "--line=100 --anyway",
    "deal": f"--date=2026-11-20 --rules=web --round=3 --anyway {TABLE}",
    "review": "--seat=1 --quick --anyway",
    "chances": "--anyway",
    "rules": "--code=C --why --html=h --page=score-sheet --changes --force --schema",
}
"""Every option of each command, none of them with its default."""
NEEDS = {"replay": "F", "verify": "F G", "show": "F", "review": "F"}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_reaches_its_command(name: str) -> None:
    options = shlex.split(f"{WHOLE[name]} {EVERYWHERE}")
    bare = vars(parsed(f"{name} {NEEDS.get(name, '')}"))
    given = vars(parsed(f"{name} {NEEDS.get(name, '')} {shlex.join(options)}"))
    for option in options:
        word, _, value = option.removeprefix("--").partition("=")
        dest = {"from": "begins"}.get(word, word.replace("-", "_"))
        found = given.pop(dest)
        (told,) = found if isinstance(found, list) else [found]
        assert str(told) == {"800x600": "(800, 600)"}.get(value, value or "True"), option
        assert found != bare.get(dest)
    positional = {"file", "files", "code"} & given.keys() | ({"rules"} if name == "rules" else set())
    assert given.keys() - positional <= {"resume", "deep"}


@pytest.mark.parametrize(
    ("least", "most"),
    [
        ("simulate --games=1", f"simulate --games={2**53}"),
        ("simulate --workers=1", "simulate --workers=512"),
        ("simulate --first=1", ""),
        ("simulate --effort=1", ""),
        ("simulate --line=1", ""),
        ("show --line=1 F", ""),
        ("host --port=1", "host --port=65535"),
        ("demo --seconds=1", "demo --seconds=86400"),
        ("review --seat=0 --quick F", "review --seat=7 --quick F"),
        ("deal --round=1", "deal --round=7"),
        ("play --size=10x10", "play --size=7680x4320"),
    ],
)
def test_a_number_at_its_bound_is_taken_and_the_next_is_refused(least: str, most: str) -> None:
    for line, step in ((least, -1), (most, 1)):
        if line:
            parsed(line)
            with pytest.raises(CommandError):
                parsed(re.sub(r"=(\d+)", lambda number: f"={int(number[1]) + step}", line))  # noqa: B023 - used at once


@pytest.mark.parametrize("line", ["play --size=10x4321", "play --size=7681x10", "play --size=1000x9", "play --size=5"])
def test_a_window_size_out_of_bounds_is_refused(line: str) -> None:
    with pytest.raises(CommandError):
        parsed(line)


@pytest.mark.parametrize(
    ("line", "left", "right"),
    [("host", "--record=a", "--resume=b"), ("review F", "--quick", "--deep")],
)
def test_options_that_exclude_each_other_are_refused(line: str, left: str, right: str) -> None:
    parsed(f"{line} {left}")
    parsed(f"{line} {right}")
    with pytest.raises(CommandError):
        parsed(f"{line} {left} {right}")


@pytest.mark.parametrize(
    ("words", "is_code"),
    [
        ("YT6Y 94LK KQQ6", True),
        ("yt6y-94lk-kqq6", True),
        ("yt6y94lkkqq6", True),
        ("yt6y94lkkqq", True),
        ("yt6y94lkkqq66", True),
        ("yt6y94lkkq", False),
        ("yt6y94lkkqq666", False),
        ("YT6Y 94LK KQQ", True),
        ("YT6Y 94L KQQ", False),
        ("YT6Y 94LK", False),
        ("Y!6Y 94LK KQQ6", False),
        ("simulation1", True),
        ("simulations", False),
        ("ÑT6Y 94LK KQQ6", False),
        ("", False),
    ],
)
def test_what_looks_like_a_code_is_one(words: str, is_code: bool) -> None:
    assert names_deal(words.split()) == is_code


@pytest.mark.parametrize(
    ("word", "is_file"),
    [
        ("a.zip", True),
        ("games/evening", True),
        ("/evening", True),
        ("play", False),
        ("x" * 300, False),
        ("there", True),
    ],
)
def test_what_looks_like_a_file_is_one(
    word: str, is_file: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").touch()
    assert names_file(word) == is_file
