"""Every message on a screen where it appears, for translators: a page with pictures for a browser."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import Struct

from game.messages.language import sections, speak
from tools.messages.message_file import MessageFile, read_messages
from tools.messages.modules import SOURCE
from tools.messages.text_folder import TEXT

SIZE = (1280, 720)


@contextmanager
def noting(said: set[tuple[str, str]]) -> Iterator[None]:
    """A context in which every requested message is recorded as section and function."""

    class Noted(Struct, frozen=True):
        section: str
        module: ModuleType

        def __getattr__(self, name: str) -> Any:
            message = getattr(self.module, name)
            said.add((self.section, name))
            return message

    own = {section: sections[section] for section in read_messages(TEXT / f"{SOURCE}.ftl").sections}
    sections.update({section: Noted(section, module) for section, module in own.items()})
    try:
        yield
    finally:
        sections.update(own)


def draw_all(code: str, folder: Path) -> int:
    """Draw every sample screen, and a page that lists the messages on each; return how many appear on none."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from tests.ui.drive import Picture
    from tests.ui.every_screen import EVERY

    folder.mkdir(parents=True, exist_ok=True)
    shown: dict[tuple[str, str], list[int]] = {}
    speak(code)
    for number, make in enumerate(EVERY.values()):
        said: set[tuple[str, str]] = set()
        with noting(said):
            picture = Picture(make(), SIZE)
        pygame.image.save(picture.surface, folder / f"{number}.png")
        for message in said:
            shown.setdefault(message, []).append(number)
    files = [read_messages(TEXT / f"{each}.ftl") for each in dict.fromkeys((SOURCE, code))]
    page, hidden = _page(files, shown, list(EVERY))
    (folder / "index.html").write_text(page, encoding="utf-8")
    return hidden


def _page(files: Sequence[MessageFile], shown: dict[tuple[str, str], list[int]], screens: list[str]) -> tuple[str, int]:
    """English first; returns also how many messages are on no screen."""
    rows, hidden = [], 0
    sources = [file.path.read_text(encoding="utf-8") for file in files]
    for id_, message in files[0].messages.items():
        places = shown.get((message.section, message.function), [])
        hidden += not places
        links = ", ".join(f'<a href="{n}.png">{escape(screens[n])}</a>' for n in places[:3]) or "on none of the samples"
        texts = " → ".join(escape(_source(file, id_, source)) for file, source in zip(files, sources, strict=True))
        rows.append(f"<tr><td>{escape(id_)}<td>{texts}<td>{links}")
    head = f"<!doctype html><meta charset=utf-8><title>{files[-1].path.stem}</title><table border=1 cellpadding=6>"
    return head + "\n".join(rows) + "</table>\n", hidden


def _source(file: MessageFile, id_: str, source: str) -> str:
    """A message as written in its file."""
    message = file.messages.get(id_)
    span = message.pattern.span if message is not None else None
    return source[span.start : span.end] if span is not None else "missing"
