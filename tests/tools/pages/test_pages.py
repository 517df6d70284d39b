import ast
import doctest
import sys
from pathlib import Path

import pytest

import game.engine
import hand_and_foot
from game.rules.fields import field_infos
from tools import ROOT
from tools.pages.__main__ import BEGIN, END, renewed, texts
from tools.pages.engine_page import TOPICS
from tools.pages.house_rules_table import field_table


def test_the_pages_are_those_of_today() -> None:
    """Given the pages as they lie there, making them anew changes nothing; else run `python -m tools.pages`. The
    picture of the rooms has a test of its own.
    """
    for path, page in texts().items():
        assert path.read_text(encoding="utf-8") == page, path.name


def test_what_stands_around_the_marks_stays() -> None:
    once = renewed(f"# Title\n\n{BEGIN}\nold\n{END}\n\nmore\n", "new")
    assert once == f"# Title\n\n{BEGIN}\nnew\n\n{END}\n\nmore\n"
    assert renewed(once, "new") == once


@pytest.mark.parametrize("text", ["", BEGIN, END, f"{END} {BEGIN}"])
def test_a_page_without_its_place_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no place"):
        renewed(text, "new")


def test_every_field_has_a_row_with_five_cells() -> None:
    rows = [line for line in field_table().splitlines() if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == list(field_infos())
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split(" | ")]
        assert len(cells) == 5
        assert all(cells)


def test_every_public_name_has_its_place_on_the_page() -> None:
    told = [name for names in TOPICS.values() for name in names]
    assert sorted(told) == sorted(game.engine.__all__)


def test_the_lines_of_the_readme_say_what_comes_of_them() -> None:
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried.attempted >= 7
    assert tried.failed == 0


def test_another_program_finds_the_same_modules_inside_the_package() -> None:
    inside = __import__("hand_and_foot.game.engine.moves", fromlist=["Draw"])
    assert inside.Draw is game.engine.Draw
    assert inside is sys.modules["game.engine.moves"]
    assert inside.__spec__ is not None
    assert inside.__spec__.name == "game.engine.moves"
    assert hand_and_foot.SameModule.find_spec("hand_and_foot.assets", None) is None


def test_the_game_itself_names_the_file_it_means() -> None:
    files = {path.stem for path in Path(game.engine.__file__).parent.glob("*.py")}
    for top in ("game", "saves"):
        for path in (ROOT / top).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            for node in ast.walk(ast.parse(text)) if "game.engine import" in text else ():
                if isinstance(node, ast.ImportFrom) and node.module == "game.engine":
                    assert {name.name for name in node.names} <= files - {"apply", "candidates"}, path
