"""Shapes, words and colours: as tests/data/toolkit_looks.xz has them, written by `python -m tests.toolkit.looks`."""

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any, Final

import pytest
from pygame import SRCALPHA, Rect, Surface

from game.toolkit import gamepad_art
from game.toolkit.boxes import Placed, board, dialog, golden_board, paper, paper_note, round_tick, row_board, rule, well
from game.toolkit.drawing import paint, palette, theme
from game.toolkit.drawing.cloths import CLOTHS, tint_of
from game.toolkit.drawing.icons import ICONS
from game.toolkit.drawing.line_breaks import Measures, broken
from game.toolkit.drawing.text import Face
from game.toolkit.drawing.turn_and_bend import bent, turned_smoothly
from game.toolkit.input.gamepad import GamepadButton, GamepadFamily, GamepadLook
from game.toolkit.plot import Plot, Sketch, points_scale, round_step
from game.toolkit.widgets.stars import stars
from tests.toolkit.looks import Log, faults_of, kits, told

SIZES: Final = ((200, 96), (64, 64), (31, 20), (300, 200))
PANELS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"radius": 0, "line": None},
    {"radius": 26, "line_width": 3, "gradient": ("#FFD873", "#E9A92B"), "shadow": True, "opacity": 1},
    {"opacity": 0, "line": "#F2C14E", "radius": 14, "line_width": 2.5},
    {"opacity": 0.3, "line": "#CFC6B4"},
    {"radius": paint.ROUND, "fill": "#FFFDF4", "opacity": 0.98},
)
GROUNDS: Final = {
    "board": board(edge="#F2C14E"),
    "well": well,
    "golden": golden_board,
    "note": paper_note,
    "dialog": dialog,
    "paper": paper,
    "row": row_board(False),
    "chosen": row_board(True, 14, 3),
}


def copied(surface: Surface, make: Callable[..., Surface], *given: object) -> None:
    """A picture of its own, in the corner."""
    surface.blit(make(*given), (0, 0))


def shapes(window: str, log: Log) -> None:
    """Panels, grounds, dashes, rings, shadows and wood, in four sizes."""
    kit = kits()[window]
    for size, given in product(SIZES, PANELS):
        seen, place = (size[0] + 50, size[1] + 56), Rect((24, 24), size)
        log.draw(f"panel {told(given)} {size}", kit, seen, kit.paint.panel, place, **given)
    for size, (name, ground) in product(SIZES, GROUNDS.items()):
        log.draw(f"{name} {size}", kit, (size[0] + 50, size[1] + 56), partial(ground, kit), Rect((24, 24), size))
    for size in SIZES:
        place = Rect((24, 24), size)
        seen = size[0] + 50, size[1] + 50
        if size[1] > 50:
            log.draw(f"dashed {size}", kit, seen, kit.paint.dashed, place)
        log.draw(f"dashed {size} others", kit, seen, kit.paint.dashed, place, "#FFFFFF", 0.3, 5)
        log.draw(f"ring {size}", kit, seen, kit.paint.focus, place, 7)
        log.draw(f"wood {size}", kit, seen, kit.paint.walnut, place, place.w < 100)
        for blur, alpha, radius in ((7, 110, 8), (2, 60, 20), (14, 255, 3)):
            log.draw(f"shadow {size} {blur}", kit, seen, copied, kit.paint.shadow, *size, blur, alpha, radius)
    log.draw("rim", kit, (700, 500), kit.paint.rim)
    for alpha in (1, 90, 255):
        log.draw(f"dim {alpha}", kit, (80, 80), kit.paint.dim, alpha)
    log.draw("felt", kit, (400, 300), copied, kit.paint.felt)
    log.tell(kit.paint.focus_pad, kit.paint.kept.most)


def signs(log: Log) -> None:
    """Every sign, the buttons of pads, ticks, stars and the emblem."""
    for name, kit in kits().items():
        for sign in ICONS:
            if name in ("usual", "high"):
                log.draw(f"{sign} {name}", kit, (64, 64), kit.paint.icon, sign, (32, 32), 57)
        for box, side in ((round_tick(41), 41), (stars(2, 30), 96), (stars(1, 25, True, 4), 108), (rule(), 2)):
            log.tell(box.width(kit), box.height(kit, 50))
            placed = Placed(box, kit, Rect(20, 20, kit.theme.u(side), 60))
            log.draw(f"{name} {side}", kit, (200, 99), partial(placed.draw, kit))
        for family, button, hands in product(GamepadFamily, GamepadButton, ("both", "left")):
            look = GamepadLook(family, family is GamepadFamily.NINTENDO, hands=hands)  # type: ignore[arg-type]
            wide = gamepad_art.width(kit, look, button, 30)
            log.tell(family, button, hands, wide, gamepad_art.named(look, button))
            if name == "larger" and wide:
                name = told((family, button, hands))
                draw = partial(gamepad_art.draw_button, kit)
                log.draw(name, kit, (wide + 16, 48), draw, look, button, Rect(8, 8, wide, 30))
    log.draw("emblem", kit, (96, 96), copied, paint.emblem, 96)


def cloths(log: Log) -> None:
    """Each cloth with its pattern, and the hue of boxes on it."""
    made = kits()
    for name, worn in CLOTHS.items():
        log.tell(name, tint_of(name))
        for window, size in (("usual", (240, 120)), ("larger", (160, 200))):
            log.draw(f"{name} {window}", made[window], size, copied, made[window].paint.cloth, name, size)
        for side in (24, 96, 150, 301):
            log.tell(side, told(worn.pattern(side) if worn.pattern else None))


TEXTS: Final = (
    *(
        "",
        "a",
        "Play",
        "Zoë's “best” game",
        "+125,600",
        "one\ntwo three",
        "日本 Ωμέγα 5 😀",
        "Duplicate the whole game",
    ),
    "/home/somebody/Documents/a very long name/of.handfoot.jsonl",
    "C:\\Users\\Somebody\\Documents\\HandAndFoot\\a_long_name_without_blanks.jsonl",
    "/home/somebody/games/which/have/no/blanks/and/many/parts/of/a/name.jsonl",
    "Twelve words that have to be broken where the room is too narrow for them, and a last one",
)
FACES: Final[tuple[Face, ...]] = ("text", "strong", "number", "index", "heading")


def words(window: str, log: Log) -> None:
    """How wide, how high and how small words are in little and much room, and where their lines end."""
    kit = kits()[window]
    text, ground = kit.text, Surface((900, 300))
    for size, face in product((1, 12, 22, 25, 40, 72), FACES):
        log.tell(size, face, text.px(size), text.line(size, face), text.within(size, 30, face))
    for words, size, face in product(TEXTS, (18, 25, 46), FACES[::2]):
        log.tell(words, size, face, text.width(words, size, face), text.least_width(words, size, 0.8, face))
        log.tell(*(text.narrowest(words, size, lines, face) for lines in (1, 2, 3)))
        for room in (20, 90, 200, 410, 800):
            log.tell(room, *text.fit(words, size, room, face), *text.fit(words, size, room, face, 0.9))
            log.tell(*text.wrap(words, size, room, face), text.wrapped_height(words, size, room, face))
            log.tell(text.is_whole(words, size, room, face), text.whole_height(words, size, room, face))
            log.tell(text.common([words, "Play"], size, room, face))
            for height in (10, 30, 47, 64, 140):
                box = Rect(30, 20, room, height)
                log.tell(text.has_room(words, box, size, face), text.paragraph_height(words, box, size))
                with log.listening(kit):
                    log.tell(text.paragraph(ground, words, box, size, face=face, align="center"))
                    log.tell(text.draw(ground, words, (430, 90), size, "#FF0000", face, "right", room, height=height))
                    text.draw(ground, words, (430, 90), size, "#FF0000", face, shrink=0.9, room=room)
    for words, align in product(TEXTS, ("left", "center", "right")):
        log.draw(f"{words} {align}", kit, (700, 60), text.draw, words, (350, 30), 30, align=align)
    log.tell(text._kept.most)


def colours(log: Log) -> None:
    """All colours of the theme: as grounds, words, outlines, and in other hues; how far apart they are; sizes."""
    known = sorted({value for value in vars(theme).values() if isinstance(value, str) and value.startswith("#")})
    for n, colour in enumerate(known):
        other = known[(n * 7 + 3) % len(known)]
        log.tell(colour, palette.luminance(colour), palette.contrast(colour, other), palette.high_ink(colour))
        log.tell(palette.high_card_ink(colour), palette.high_ground(colour), palette.high_outline(colour, other))
        log.tell(palette.tinted(colour, other), palette.high_outline(colour, colour))
        one, two = ([int(code[i : i + 2], 16) for i in (1, 3, 5)] for code in (colour, other))
        log.tell(*(palette.distance(one, two, kind) for kind in palette.BLINDNESS), palette.least_distance(one, two))
    for kit in kits().values():
        sizes = (0.4, 1, 7, 15, 24, 30, 48, 60, 64, 72, 120, 200)
        log.tell(*((kit.theme.u(n), kit.theme.tap(n), kit.theme.font_px(n)) for n in sizes))
        log.tell(kit.theme.k, kit.theme.design_size, kit.theme.compact, kit.theme.smallest, kit.theme.is_large)


def charts(log: Log) -> None:
    """Levels and lines of a chart, round numbers beside it, and cards that are turned or bent."""
    for kit in (kits()["usual"], kits()["larger"]):
        plot, sketch = Plot(kit, Rect(90, 20, 300, 160), -50, 150), Sketch(kit, Rect(90, 20, 300, 160), 10)
        spots = [(100 + 60 * n, plot.y_of(value)) for n, value in enumerate((0, 140, -50, 60, 150))]
        sketch.line(spots, "#F2C14E", 3)
        sketch.line(spots[:1], "#FF0000", 30)
        sketch.field(spots, plot.y_of(0), "#6FC3F7")
        sketch.dot(spots[1], 6.5, 'fill="#FFFFFF"')
        levels = range(-50, 151, 10)
        name = told(kit.theme.k)
        log.draw(f"levels {name}", kit, (450, 200), plot.draw_levels, levels, str, 22, 9, ("#FF0000", 3))
        log.draw(f"sketch {name}", kit, (450, 200), sketch.draw)
        log.draw(f"few {name}", kit, (450, 200), plot.draw_levels, (0, 100), str)
    for reach, most, least in product((1, 7, 9, 40, 99, 900, 12345), (1, 2, 4, 7), (1, 5, 100)):
        log.tell(reach, most, least, round_step(reach, most, least))
    for lower, upper, room in product((-4100, -50, 0, 200), (210, 1000, 3900, 12345), (20, 70, 100, 200)):
        log.tell(lower, upper, room, points_scale(lower, upper, room, 30))
    card = Surface((60, 90), SRCALPHA)
    card.fill("#FFFDF4", Rect(4, 4, 52, 82))
    card.fill("#C8142B", Rect(10, 10, 20, 30))
    pictures = [turned_smoothly(card, 12, 1), turned_smoothly(card, -40, 1.7), bent(card, 13, 0.2), bent(card, 30, 0.8)]
    for n, picture in enumerate(pictures):
        log.draw(f"card {n}", kit, picture.get_size(), Surface.blit, picture, (0, 0))
        log.draw(f"cover {n}", kit, (90, 60), copied, paint.covering, picture, (90, 50))


def lines(log: Log) -> None:
    """Where words and cards are broken into lines."""
    measures = Measures[str](lambda token: 10 * len(token), lambda token: 7 if token.isupper() else 4)
    for sentence in ("A card , and a KING .", "AB CD EF : gh ij , kl", "longest-of-all , a b c d e f . g"):
        tokens = sentence.split()
        for width, led in product((30, 45, 64, 90, 120, 400), ((), {1}, {2, 4}, {3, 6}, {5})):
            log.tell(width, led, *broken(tokens, width, measures, led))


WINDOWS: Final = ("usual", "larger", "small", "high", "grown")
SAMPLES: Final[dict[str, Callable[[Log], None]]] = {
    **{f"shapes {window}": partial(shapes, window) for window in WINDOWS},
    **{f"words {window}": partial(words, window) for window in ("usual", "grown")},
    "signs": signs,
    "cloths": cloths,
    "colours": colours,
    "charts": charts,
    "lines": lines,
}


@pytest.mark.parametrize("sample", SAMPLES)
def test_what_is_drawn_looks_as_it_did_when_somebody_looked(sample: str) -> None:
    """Given shapes, signs, words or colours, each is as in the list that somebody looked at, in the same place, size
    and colour.
    """
    assert faults_of(sample, SAMPLES[sample]) == []
