"""What each screen says, offers and tells a screen reader, and where a press leads, as plain text that a person has
approved: an `approved.txt` for each feature. Without places, sizes and colours.

`python -m tests.ui.approve` writes these files anew and prints what differs.
"""

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

from msgspec import Struct

from game.toolkit.accessibility.elements import WINDOW, Element, ElementKind, Tree
from game.toolkit.scene import Scene
from game.toolkit.widgets import Dialog
from game.ui.shared.preferences import Preferences
from game.ui.system.accessibility.screen_elements import tree_of
from game.ui.table.screen import TableScene
from tests.ui.drive import click, find, middle, nothing, send, shared_kit
from tests.ui.every_screen import EVERY
from tests.ui.rounds_scored import MOST_ON_SHEETS, SCORED

FOLDER: Final = Path(__file__).resolve().parent
FILE: Final = "approved.txt"
LAPTOP: Final = (1366, 768)
FOR_LAYOUT: Final = re.compile(
    r"crowded|eight\b|two fours|four pairs|\bsix\b|^table (?!4-2v2|2,)|^coach, .*(full|many)"
)
"""Samples that say the same as others with longer names or more people: they only ask whether there is room."""
APPROVED: Final = [
    sample for sample in EVERY if not FOR_LAYOUT.search(sample) and (sample not in SCORED or sample in MOST_ON_SHEETS)
]
ALIKE, MOST, LONGEST = 2, 12, 80
"""Of neighbours whose ids differ in their numbers, as cards of a hand, the first are listed; of targets that a reader
doesn't need, so many; of what a press leads to, so many letters.
"""
STEPS: Final = ("/minus", "/plus")
"""Parts of a number, which is listed."""
TEXTS: Final = (ElementKind.TEXT, ElementKind.HEADING)
FIGURES: Final = re.compile(r"[^a-z]*", re.IGNORECASE)
PRESSED: Final = re.compile(r"(button|row|door|lesson|seat)/|(new_)?pile$|stock$|foot$|discard$")
"""Ids of what leads somewhere; fields change a value."""


def unlaid(sample: str) -> Scene:
    """The sample before it has a window, unless it needs one to be made."""
    scene = EVERY[sample]()
    if isinstance(scene, TableScene):
        scene.thinker.clock = count().__next__  # a hint that takes long is still being computed, on any machine
    return scene


def made(sample: str) -> Scene:
    """The sample on a laptop."""
    scene = unlaid(sample)
    scene.resize(shared_kit(LAPTOP, Preferences()))
    scene.update(0.0)
    return scene


def feature_of(scene: Scene) -> str:
    """The folder of its feature below game/ui; dialogs on nothing have none."""
    package, *folders = type(scene).__module__.split(".")[:-1]
    return "/".join(folders[1:]) if package == "game" else "all_screens"


def numberless(id: str) -> str:
    """The same for all things of a kind."""
    return re.sub(r"\d+", "N", id)


def lines_of(scene: Scene) -> list[str]:
    """A line for each thing that a screen reader finds, in its order; figures stand beside the text before them."""
    tree, report = tree_of(scene, LAPTOP), scene.report()
    known = {*tree.elements, *(id.partition("/")[2] for id in tree.elements)}
    others = [
        f"{target.id}{'' if target.enabled else ' off'}"
        for target in report.targets
        if target.id not in known and not target.id.endswith(STEPS)
    ]
    return [
        *(line.replace("\n", " / ") for line in _lines_in(tree, tree.elements[WINDOW])),
        *([f"also {', '.join(others[:MOST])}"] if others else []),
        *([f"focus {report.focus}"] if report.focus else []),
    ]


def _lines_in(tree: Tree, parent: Element) -> list[str]:
    lines, seen = list[str](), Counter[str]()
    for element in map(tree.elements.__getitem__, parent.children):
        if element.kind in TEXTS:
            if lines and lines[-1].startswith("says ") and FIGURES.fullmatch(element.name):
                lines[-1] += f" · {element.name}"
            else:
                lines.append(f"says {element.name}")
            continue
        kind = numberless(element.id)
        seen[kind] += 1
        if seen[kind] > ALIKE and kind != element.id:
            continue
        label = "labelled " if lines and lines[-1] == f"says {element.name}" else ""
        if label:
            lines.pop()
        line = _line_of(element, label + element.kind.value)
        if element.kind is ElementKind.CHOICES:
            lines.append(f"{line}: {' · '.join(_line_of(tree.elements[id]) for id in element.children)}")
        else:
            lines += [line, *(f"  {inner}" for inner in _lines_in(tree, element))]
    return [
        *lines,
        *(f"… {times - ALIKE} more {kind}" for kind, times in seen.items() if times > ALIKE and "N" in kind),
    ]


def _line_of(element: Element, kind: str = "") -> str:
    states = {
        "on": element.on and not element.value,
        "chosen": element.chosen,
        "open": element.expanded,
        "off": not element.enabled,
        "urgent": element.urgent,
        "no keys": element.pressable and not element.focusable,
    }
    limits, true = element.range, [name for name, holds in states.items() if holds]
    return " ".join(
        (
            *([kind] if kind else []),
            *([element.id] if kind and (element.pressable or element.focusable) else []),
            f"'{element.name}'",
            *([f"= {element.value}"] if element.value else []),
            *([f"({limits.least:g} to {limits.most:g})"] if limits else []),
            *([f"[{', '.join(true)}]"] if true else []),
            *([f"key {element.key}"] if element.key else []),
            *([f"– {element.more}"] if element.more and element.kind is not ElementKind.DIALOG else []),
        )
    )


def pressed(sample: str, ids: Iterable[str]) -> Iterator[str]:
    """Where a press on each leads: a line for each."""
    scene, before = None, list[str]()
    for id in ids:
        if scene is None:
            scene = made(sample)
            before = lines_of(scene)
        leads, is_as_before = _lead_of(scene, id, before)
        yield f"press {id} -> {leads}"
        scene = scene if is_as_before else None


def _lead_of(scene: Scene, id: str, before: list[str]) -> tuple[str, bool]:
    """What a press asks of the program, opens or changes, and whether it leaves the screen as it was."""
    dialog, state = scene.modal, getattr(scene, "state", None)
    nothing.heard.clear()
    try:
        send(scene.handle, *click(middle(find(scene, id))))
    except Exception as error:  # a sample has no program around it
        return f"raises {type(error).__name__}", False
    leads = [f"asks {', '.join(map(described, given))}".rstrip() for given in nothing.heard]
    changed = [line for line in changed_lines(before, lines_of(scene)) if not line[1:].startswith("focus")]
    if scene.modal is not dialog:
        leads.append(f"opens '{scene.modal.title}'" if isinstance(scene.modal, Dialog) else "closes")
    else:
        leads += [_short(re.sub(r"\s+", " ", line)) for line in changed[-2:] if not leads]
    is_as_before = not changed and scene.modal is dialog and getattr(scene, "state", None) == state
    return "; ".join(leads) or "nothing", is_as_before


def described(thing: object) -> str:
    """A value in short: of a structure its plain fields."""
    match thing:
        case Enum():
            return thing.name
        case str() | int() | None:
            return _short(repr(thing))
        case Struct():
            given = {name: getattr(thing, name) for name in thing.__struct_fields__}
            plain = (
                f"{name}={described(value)}" for name, value in given.items() if isinstance(value, str | int | Enum)
            )
            return f"{type(thing).__name__}({_short(', '.join(plain))})"
        case _:
            return type(thing).__name__


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def samples_in(path: Path) -> dict[str, list[str]]:
    """The lines of each sample in a file."""
    sections = (section.rstrip().splitlines() for section in path.read_text("utf-8").split("## ")[1:])
    return {sample: lines for sample, *lines in sections}


def read_approved() -> dict[str, list[str]]:
    """The lines of each sample, as they are in the files."""
    return {sample: lines for path in sorted(FOLDER.rglob(FILE)) for sample, lines in samples_in(path).items()}


approved = cache(read_approved)


def differences(sample: str, scene: Scene, lines: list[str]) -> list[str]:
    """What isn't as approved: lines that are gone (-) and new (+)."""
    known = approved().get(sample, [])
    ids = [line.split()[1] for line in known if line.startswith("press ")]
    there = {target.id for target in scene.report().targets}
    return [*changed_lines(known, [*lines, *pressed(sample, (id for id in ids if id in there))])]


def changed_lines(before: list[str], after: list[str]) -> Iterator[str]:
    """Those that are gone (-) and those that are new (+)."""
    for line in difflib.unified_diff(before, after, n=0, lineterm=""):
        if not line.startswith(("---", "+++", "@@")):
            yield line
