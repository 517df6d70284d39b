import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pygame
import pytest
from msgspec import Struct
from pygame import Rect, Surface

from game.toolkit.boxes import Box, Column, Grow, Layers, Pad, Picture, Row, Sized, Space, WidgetSlot, Words
from game.toolkit.kit import Kit
from game.toolkit.widgets import Button
from game.toolkit.widgets.parted_scene import PartedScene, ScreenPart
from tests.toolkit.driving import key, kit_at, motion, nothing, send

SIZE = (640, 360)
COLOURS = ("#802020", "#208020", "#202080")


class Facts(Struct, frozen=True):
    """What a small screen shows: blocks of a colour, a block that is larger than its place, words, a button."""

    colours: tuple[int, ...] = (0, 1, 2)
    glow: int = 0
    words: str = "Anna draws"
    label: str = "Press"
    has_button: bool = True


class Blocks(PartedScene[Facts]):
    """Parts beside and within each other; `made` counts how often each was made, `painted` how often it was drawn."""

    name = "blocks"

    def __init__(self, state: Facts | None = None) -> None:
        super().__init__(state or Facts())
        self.made, self.painted = Counter[str](), Counter[str]()

    def block(self, name: str, colour: int, wide: int = 0) -> Box:
        """A rectangle, drawn beyond its place by so much."""

        def paint(kit: Kit, surface: Surface, rect: Rect) -> None:
            self.painted[name] += 1
            surface.fill(COLOURS[colour], rect.inflate(2 * kit.theme.u(wide), 2 * kit.theme.u(wide)))

        return Picture(paint, 60, 40)

    def made_block(self, kit: Kit, name: str, colour: int) -> Box:
        """As a part is made: by its facts alone."""
        self.made[name] += 1
        return self.block(name, colour)

    def made_glow(self, kit: Kit, colour: int) -> Box:
        """A little larger than its place."""
        self.made["glow"] += 1
        return self.block("glow", colour, 6)

    def made_words(self, kit: Kit, words: str) -> Box:
        """A line."""
        self.made["words"] += 1
        return Words(words, 20, lines=1)

    def made_frame(self, kit: Kit, label: str | None) -> Box:
        """A part around another one and a button."""
        self.made["frame"] += 1
        inner = self.part("inner", self.made_block, "inner", len(label or ""))
        button = [WidgetSlot(Button("button/press", label, nothing))] if label is not None else []
        return Layers(self.block("frame", 1), Pad(Row(Sized(inner, 30, 20), *button, gap=8), 10, 10))

    def parts(self) -> Iterator[ScreenPart]:
        """By what the state says."""
        state = self.state
        for number, colour in enumerate(state.colours):
            yield self.part(f"block {number}", self.made_block, f"block {number}", colour).drawn(kept=2)
        yield self.part("glow", self.made_glow, state.glow).drawn(reach=8)
        yield self.part("words", self.made_words, state.words)
        yield self.part("frame", self.made_frame, state.label[:2] if state.has_button else None)

    @staticmethod
    def arranged(kit: Kit, parts: Mapping[str, Box]) -> Box:
        """Blocks in a row, the others below."""
        blocks = [box for id, box in parts.items() if id.startswith("block")]
        return Pad(
            Column(
                Row(*blocks, gap=20),
                Space(20),
                Row(parts["glow"], gap=9),
                parts["words"],
                parts["frame"],
                Grow(),
                gap=16,
            ),
            40,
            30,
        )


def shown(state: Facts | None = None) -> tuple[Blocks, Surface]:
    """A screen that was drawn once, and on what."""
    scene, surface = Blocks(state), Surface(SIZE)
    scene.resize(kit_at(SIZE))
    scene.draw(surface, True)
    scene.made.clear()
    scene.painted.clear()
    return scene, surface


def pixels(surface: Surface) -> bytes:
    """All of them."""
    return pygame.image.tobytes(surface, "RGB")


CHANGES: Sequence[Mapping[str, object]] = (
    {"colours": (1, 1, 2)},
    {"colours": (0, 1)},
    {"colours": (2, 0, 1, 2)},
    {"glow": 1},
    {"glow": 2},
    {"words": "Walt discards a card"},
    {"words": ""},
    {"label": "Go"},
    {"has_button": False},
    {"has_button": True},
    {"colours": (0, 1, 2), "glow": 0, "words": "Anna draws", "label": "Press"},
)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_drawn_again_looks_as_if_all_of_it_had_been(seed: int) -> None:
    chance = random.Random(seed)
    scene, surface = shown()
    for _ in range(30):
        match chance.randrange(8):
            case 0:
                send(scene.handle, key(pygame.K_TAB))
            case 1:
                at = chance.randrange(640), chance.randrange(360)
                send(scene.handle, motion(at))
            case _:
                scene.set_state(**chance.choice(CHANGES))
        scene.update(0)
        scene.draw(surface, False)
        fresh = Blocks(scene.state)
        fresh.resize(kit_at(SIZE))
        fresh.form.ring_visible = scene.form.ring_visible
        fresh.form.focus_on(next((one for one in fresh.form.widgets if one.id == scene.form.keys_at), None))
        for one in fresh.form.widgets:
            one.hover = next(other.hover for other in scene.form.widgets if other.id == one.id)
        whole = Surface(SIZE)
        fresh.draw(whole, True)
        assert pixels(surface) == pixels(whole)


def test_only_what_changed_is_made_and_drawn() -> None:
    scene, surface = shown()
    scene.set_state(colours=(0, 2, 2))
    (place,) = scene.draw(surface, False) or ()
    assert scene.made == {"block 1": 1}
    assert set(scene.painted) == {"block 1"}
    assert place == scene.part.lying["block 1"].place
    scene.painted.clear()
    assert scene.draw(surface, False) == []
    assert not scene.painted


def test_what_was_seen_before_is_only_copied() -> None:
    """Given a part that keeps two pictures, and facts that go to and fro, the third time nothing is drawn of it; what
    keeps one is drawn each time.
    """
    scene, surface = shown()
    for colour in (1, 0, 1, 0):
        scene.set_state(colours=(colour, 1, 2), glow=colour)
        scene.draw(surface, False)
    assert scene.painted["block 0"] == 1
    assert scene.painted["glow"] >= 4


def test_a_part_that_is_larger_than_its_place_is_erased_whole() -> None:
    scene, surface = shown()
    scene.set_state(glow=1)
    (place,) = scene.draw(surface, False) or ()
    kit, lies = kit_at(SIZE), scene.part.lying["glow"].place
    reach = kit.theme.u(8)
    assert place == lies.inflate(2 * reach, 2 * reach)


def test_a_part_that_no_longer_fits_moves_the_others() -> None:
    scene, surface = shown()
    before = {id: part.place.copy() for id, part in scene.part.lying.items()}
    scene.set_state(words="Walt draws")
    scene.draw(surface, False)
    assert {id: part.place for id, part in scene.part.lying.items()} == before
    scene.set_state(colours=(0, 1))
    places = scene.draw(surface, False) or ()
    assert "block 2" not in scene.part.lying
    assert any(place.contains(before["block 2"]) for place in places)


def test_a_widget_that_looks_different_is_drawn_again_alone() -> None:
    scene, surface = shown()
    (button,) = scene.form.widgets
    move = motion(button.rect.center)
    send(scene.handle, move)
    (place,) = scene.draw(surface, False) or ()
    assert place.contains(button.rect)
    assert not place.colliderect(scene.part.lying["block 0"].place)
    send(scene.handle, key(pygame.K_TAB))
    (place,) = scene.draw(surface, False) or ()
    pad = 2 * kit_at(SIZE).paint.focus_pad
    assert place.contains(button.ring().inflate(pad, pad).clip(surface.get_rect()))


def test_the_inner_part_is_kept_while_what_is_around_it_is() -> None:
    scene, surface = shown()
    scene.set_state(glow=1)
    scene.draw(surface, False)
    assert "inner" in scene.part.lying
    assert [one.id for one in scene.form.widgets] == ["button/press"]
    assert [told.words for told in scene.told if told.words] == ["Anna draws"]
    scene.set_state(has_button=False)
    scene.draw(surface, False)
    assert scene.form.widgets == []


def test_in_a_new_window_everything_is_laid_out_anew() -> None:
    scene, _ = shown()
    large = Surface((1280, 720))
    scene.resize(kit_at((1280, 720)))
    scene.draw(large, True)
    fresh = Blocks()
    fresh.resize(kit_at((1280, 720)))
    other = Surface((1280, 720))
    fresh.draw(other, True)
    assert pixels(large) == pixels(other)
    assert min(scene.made[name] for name in ("block 0", "glow", "words", "frame")) >= 1
