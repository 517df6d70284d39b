"""How well the cards of other decks are told apart, as they lie at the table with our letters on them:
`python -m tests.ui.system.your_table.measure_decks FOLDER...`, each with decks of KDE or GNOME (folders, SVG, zip).

Printed is the least difference between any two cards in the corner that a fan shows, in levels of 255, at three sizes;
the first line is our own deck.
"""

import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface

from game.assets import assets_folder
from game.cards import FACES
from game.toolkit.drawing.theme import OWN_DECK
from game.toolkit.kit import make_kit
from game.ui.shared.cards.card_art import CardArt, card_art, height
from game.ui.shared.preferences import Preferences
from saves.disk.file_faults import BadDeck
from saves.pictures.deck_source import DRAWINGS, read_deck
from tests.ui.drive import kit_at, shared_fonts
from tests.ui.system.your_table.own_folder import pictures_in

WIDTHS: Final = (44, 66, 110)
"""Real pixels: the smallest cards that are dealt to anybody, melds on a laptop, a hand."""


def art_of(folder: Path, deck: str) -> CardArt:
    """What draws the cards of a deck in a folder."""
    kit_at()  # a window for what is drawn
    theme = replace(Preferences(deck=deck).theme((1366, 768)), pictures=pictures_in(folder))
    return card_art(make_kit(theme, shared_fonts(assets_folder() / "fonts"), assets_folder()))


def least_difference(art: CardArt, width: int) -> float:
    """Between the corners of any two cards: the mean of their lightest channel's difference, in levels of 255."""
    corner = Rect(0, 0, round(width * 0.42), round(height(width) * 0.46))
    corners = []
    for face in FACES:
        picture = Surface(corner.size, depth=24)
        picture.fill("white")
        picture.blit(art.face(face, width), (0, 0))
        corners.append(picture)
    return min(_difference(one, other) for one, other in combinations(corners, 2))


def _difference(one: Surface, other: Surface) -> float:
    total = 0
    for this, that in ((one, other), (other, one)):
        more = this.copy()
        more.blit(that, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        total += max(pygame.transform.average_color(more)[:3])
    return total


def decks_in(folders: Sequence[str]) -> Iterator[Path]:
    """Everything in them that may be a deck."""
    for folder in folders:
        for path in sorted(Path(folder).iterdir()):
            if path.is_dir() or path.name.lower().endswith((".zip", *DRAWINGS)):
                yield path


def main(folders: Sequence[str]) -> int:
    """Prints a line for each deck; 1 where one isn't as well told apart as half of our own."""
    from game.ui.system.your_table.deck_drawing import deck_name, draw_deck, packed_deck

    out = Path(tempfile.mkdtemp())
    own = [least_difference(art_of(out, OWN_DECK), width) for width in WIDTHS]
    print("our own", own, flush=True)
    worst, counts = 1.0, {"taken": 0, "refused": 0}
    for path in decks_in(folders):
        begun = time.perf_counter()
        try:
            source = read_deck(path)
            data = packed_deck(dict(draw_deck(source)), source.title, "file")
        except BadDeck as bad:
            counts["refused"] += 1
            print(f"{path.name}: refused, {bad.flaw}, {bad.missing} missing", flush=True)
            continue
        name = deck_name(data)
        (out / f"{name}.zip").write_bytes(data)
        found = [least_difference(art_of(out, name), width) for width in WIDTHS]
        worst = min(worst, *(one / other for one, other in zip(found, own, strict=True)))
        counts["taken"] += 1
        seconds = time.perf_counter() - begun
        print(f"{path.name}: {source.title}, {len(data) / 1e6:.1f} MB, {seconds:.0f} s, {found}", flush=True)
    print(f"{counts}; the worst is told apart {worst:.2f} times as well as our own")
    return int(worst < 0.5)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
