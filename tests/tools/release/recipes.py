"""Reads the recipes of `docs/recipes` and follows them to the letter: files copied, lines put above or below others,
words exchanged.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Final, Literal

from msgspec import Struct

from tools import ROOT

Verb = Literal["copy", "above", "below", "for"]


class Step(Struct, frozen=True):
    """What a recipe asks for: in `file`, something is done with the place `at`, or for a copy with the file `at`."""

    verb: Verb
    file: str
    at: str
    text: str


class Recipe(Struct, frozen=True):
    """A recipe: its steps, and what is typed at its end."""

    name: str
    steps: tuple[Step, ...]
    commands: tuple[str, ...]


_ASKED: Final = re.compile(
    r"[Cc]opy `(?P<model>[^`]+)`\s+to\s+`(?P<copy>[^`]+)`"
    r"|(?:[Ii]n\s+`(?P<file>[^`]+)`,\s+|and\s+)(?P<verb>above|below|for)\s+`(?P<at>[^`]+)`,?\s+put(?:\s+`(?P<words>[^`]+)`)?"
    r"|```(?P<kind>\w*)\n(?P<block>.*?)\n\s*```",
    re.DOTALL,
)


NAMES: Final = ("Add a house rule", "Add an animation", "Add a computer player", "Add a screen")


def recipes() -> list[Recipe]:
    """The recipes there are. Raises ValueError where a page has another title than its name promises."""
    found = []
    for name in NAMES:
        page = ROOT / "docs" / "recipes" / f"{name.lower().replace(' ', '-')}.md"
        title, _, body = page.read_text(encoding="utf-8").partition("\n")
        if title != f"# {name}":
            raise ValueError(f"{page.name} begins with {title!r}")
        found.append(_recipe(name, body))
    return found


def _recipe(name: str, body: str) -> Recipe:
    (commands,) = (found["block"] for found in _ASKED.finditer(body) if found["kind"] == "sh")
    return Recipe(name, tuple(_steps(body)), tuple(dedent(commands).splitlines()))


def _steps(body: str) -> Iterator[Step]:
    verb: Verb = "copy"
    file = at = ""
    for found in _ASKED.finditer(body):
        match found["verb"]:
            case "above" | "below" | "for" as asked:
                verb, file, at = asked, found["file"] or file, found["at"]
            case _ if found["model"]:
                verb, file, at = "copy", found["copy"], found["model"]
        text = found["words"]
        if found["block"] is not None and found["kind"] != "sh":
            text = "".join(line.removeprefix("   ") + "\n" for line in found["block"].split("\n"))
        if text:
            yield Step(verb, file, at, text)


def follow(step: Step, folder: Path) -> None:
    """Does the step to the project in a folder. Raises ValueError when its place is not there, or there twice."""
    path = folder / step.file
    if step.verb == "copy":
        shutil.copy(folder / step.at, path)
        path.write_text(step.text, encoding="utf-8")
        return
    text = path.read_text(encoding="utf-8")
    if text.count(step.at) != 1:
        raise ValueError(f"{step.at!r} stands {text.count(step.at)} times in {step.file}")
    start = text.rfind("\n", 0, text.index(step.at)) + 1
    end = text.index("\n", start) + 1
    if step.verb == "above":
        changed = text[:start] + step.text + text[start:]
    elif step.verb == "below":
        changed = text[:end] + step.text + text[end:]
    elif step.text.endswith("\n"):
        changed = text[:start] + step.text + text[end:]
    else:
        changed = text.replace(step.at, step.text)
    path.write_text(changed, encoding="utf-8")
