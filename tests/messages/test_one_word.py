import re
from typing import Final

from fluent.syntax import ast, parse, serialize

from tools.messages.modules import SOURCE
from tools.messages.text_folder import TEXT

LAID_DOWN: Final = re.compile(r"\b(lay|lays|laid|laying)\b(?: \w+){0,3} down\b", re.IGNORECASE)
RED_THREES: Final = re.compile(r"red.threes?|laid-down|three-laid|\[red_laid\]", re.IGNORECASE)


def test_only_red_threes_are_laid_down() -> None:
    """The bug: hints said “lay down three kings” beside a button Meld. What people may search for isn't shown."""
    entries = re.split(r"\n(?:#.*\n)*(?=\S)", (TEXT / f"{SOURCE}.ftl").read_text(encoding="utf-8"))
    found = []
    for entry in parse("\n\n".join(filter(LAID_DOWN.search, entries))).body:
        if isinstance(entry, ast.Message):
            entry.attributes = [one for one in entry.attributes if one.id.name != "search"]
            text = serialize(ast.Resource([entry]))
            if LAID_DOWN.search(text.replace(entry.id.name, "", 1)) and not RED_THREES.search(text):
                found.append(text)
    assert found == []
