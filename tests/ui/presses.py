"""What a press on each control of the screens does, by the samples in every_screen.py: `python -m tests.ui.presses`
writes it to tests/data/presses.tsv anew, with `settings editor` only what the controls listed of samples whose names
begin so do. Read the difference before you keep it: it is what people will notice.
"""

import re
import sys
import zlib
from collections.abc import Callable, Iterator, Mapping, Set as AbstractSet
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Final

import pygame
from msgspec import Struct
from pygame.event import Event
from tqdm import tqdm

from game.messages.language import Said
from game.toolkit.scene import Scene
from game.toolkit.targets import Report
from game.toolkit.widgets.state_scene import StateScene
from game.ui.shared.preferences import Preferences
from game.ui.table.screen import TableScene
from tests.ui.drive import click, find, middle, nothing, send, shared_kit
from tests.ui.every_screen import EVERY

GONE: Final = "-"
"""In the place of a sample, before a control that is no more and where it went."""
LIST: Final = Path(__file__).resolve().parents[1] / "data" / "presses.tsv"
MOST: Final = 90
"""Letters of one effect; the rest is a number that changes with it."""
UNTOLD: Final = {"layout", "places", "attention", "note", "note_left", "past", "earlier", "aimed_at", "pointed"}
"""What follows from the other fields: where things are on a table, what Undo brings back, what a
pointer is over."""
Press = Callable[[Scene, str], None]


def listed() -> dict[str, dict[str, str]]:
    """By sample, what the list says of each control."""
    found: dict[str, dict[str, str]] = {}
    for line in LIST.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            sample, id, effect = line.split("\t")
            found.setdefault(sample, {})[id] = effect
    return found


def unlaid(sample: str) -> Scene:
    """The sample before it has a window, unless it needs one to be made."""
    scene = EVERY[sample]()
    if isinstance(scene, TableScene):
        scene.thinker.clock = count().__next__  # a hint that takes long is still being computed, on any machine
    return scene


def made(sample: str) -> Scene:
    """The sample in a window."""
    scene = unlaid(sample)
    scene.resize(shared_kit((1366, 768), Preferences()))
    return scene


def point(scene: Scene, id: str) -> None:
    """By the pointer."""
    send(scene.handle, *click(middle(find(scene, id))))


def tap(scene: Scene, id: str) -> None:
    """By a finger."""
    at = middle(find(scene, id))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(Event(kind, pos=at, button=1, touch=True))


def strike(scene: Scene, id: str) -> None:
    """By Enter, where the keys are on it."""
    if brings_keys(scene, id):
        scene.handle(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))


def brings_keys(scene: Scene, id: str) -> bool:
    """Whether the keys can be on it, and are."""
    if isinstance(scene, StateScene):
        (scene.form.dialog or scene).form.focus_id(id)
    return scene.report().focus == id


def effect_of(sample: str, id: str, way: Press = point) -> str:
    """What comes of a press: what is asked of the program, what changes in the state, what is shown and hidden."""
    return effect_on(made(sample), id, way)


def effect_on(scene: Scene, id: str, way: Press = point) -> str:
    """The same, of a screen that is then as it is after the press."""
    state, dialog, before = getattr(scene, "state", None), scene.modal, scene.report()
    nothing.heard.clear()
    try:
        way(scene, id)
    except Exception as error:  # a sample has no program around it
        return f"raises {type(error).__name__}"
    asked = [f"asks {', '.join(map(told, given))}".rstrip() for given in nothing.heard]
    changed = list(changes(state, getattr(scene, "state", None)))
    after = scene.report()
    shown, now = _ids(before), _ids(after)
    appeared, gone = sorted(now - shown), sorted(shown - now)
    if scene.modal is not dialog:
        changed.append("opens a dialog" if scene.modal is not None else "closes the dialog")
        gone = []
    if not (asked or changed or appeared or gone) and after.focus != before.focus:
        return f"brings the keys to {after.focus}"
    effects = [*asked, *changed, *(f"shows {id}" for id in appeared), *(f"hides {id}" for id in gone)]
    return "; ".join(map(_short, effects[:4] + ([_short(" ".join(effects[4:]), 0)] if effects[4:] else [])))


def numberless(id: str) -> str:
    """As in the list of controls."""
    return re.sub(r"\d+", "N", id)


def _ids(report: Report) -> set[str]:
    return {numberless(target.id) for target in report.targets}


def changes(before: object, after: object, name: str = "") -> Iterator[str]:
    """Which fields have another value, and which."""
    if before == after:
        return
    if isinstance(before, Struct) and type(before) is type(after):
        for field in [field for field in before.__struct_fields__ if field not in UNTOLD]:
            yield from changes(getattr(before, field), getattr(after, field), f"{name}.{field}".removeprefix("."))
    elif isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after):
        for number, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from changes(one, other, f"{name}[{number}]")
    else:
        yield f"{name} = {told(after)}"


def told(thing: object) -> str:
    """A value in short; texts for people are told by messages, which others check."""
    match thing:
        case Enum():
            return thing.name
        case str():
            return "words" if " " in thing else repr(thing)
        case Struct():
            given = (
                f"{name}={told(getattr(thing, name))}" for name in thing.__struct_fields__ if not _is_usual(thing, name)
            )
            return f"{type(thing).__name__}({', '.join(given)})"
        case Said():
            return f"Said({told(thing.facts)})"
        case Mapping():
            return f"{{{', '.join(f'{told(key)}: {told(value)}' for key, value in thing.items())}}}"
        case AbstractSet():
            return f"{{{', '.join(sorted(map(told, thing)))}}}"
        case tuple() | list():
            return f"[{', '.join(map(told, thing))}]"
        case float():
            return f"{thing:.4g}"
        case bool() | int() | None:
            return repr(thing)
        case _:
            return type(thing).__name__


def _is_usual(thing: Struct, name: str) -> bool:
    """Whether a field has its default."""
    at = thing.__struct_fields__.index(name) - len(thing.__struct_fields__) + len(thing.__struct_defaults__)
    return at >= 0 and bool(thing.__struct_defaults__[at] == getattr(thing, name))


def _short(text: str, most: int = MOST) -> str:
    return text if len(text) <= most else f"{text[:most]}…{zlib.crc32(text.encode()):08x}"


def controls() -> Iterator[tuple[str, str]]:
    """Sample and id: each control of a screen in the first sample where it can be pressed; of those with numbers the
    first and the last.
    """
    chosen: dict[tuple[str, str], tuple[str, dict[bool, list[str]]]] = {}
    for sample in EVERY:
        report = made(sample).report()
        of_sample: dict[str, dict[bool, list[str]]] = {}
        for target in report.targets:
            of_sample.setdefault(numberless(target.id), {}).setdefault(target.enabled, []).append(target.id)
        for control, ids in of_sample.items():
            before = chosen.get((report.scene, control))
            if before is None or (True in ids and True not in before[1]):
                chosen[report.scene, control] = sample, ids
    order = list(EVERY)
    for sample, ids in sorted(chosen.values(), key=lambda one: order.index(one[0])):
        ready = ids.get(True) or ids[False]
        yield from ((sample, id) for id in dict.fromkeys((ready[0], ready[-1])))


def main(beginnings: tuple[str, ...]) -> int:
    """Writes the list."""
    before = listed()
    known = before if beginnings else {GONE: before[GONE]}
    rows = [(sample, id, effect) for sample, effects in known.items() for id, effect in effects.items()]
    if not beginnings:
        rows += [(sample, id, "") for sample, id in controls()]
    with LIST.open("w", encoding="utf-8") as file:
        file.write("# What a press on each control does, in the first sample of every_screen.py; or where it went.\n")
        for sample, id, effect in tqdm(rows, unit="press"):
            is_asked = sample != GONE and sample.startswith(beginnings or "")
            file.write(f"{sample}\t{id}\t{effect_of(sample, id) if is_asked else effect}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(tuple(sys.argv[1:])))
