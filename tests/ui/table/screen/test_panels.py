"""The panels at the sides of the table: folded away a sheet says the same, and they stay where they are kept."""

from itertools import product

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.engine.moves import Draw
from game.engine.table.view import SPECTATOR
from game.messages.functions import table as say_table
from game.ui.shared.preferences import PanelKept, PanelSide, Preferences
from game.ui.table.screen import TableScene
from game.ui.table.sheets.team_sheets import TableSheet
from game.ui.table.sprites import HiddenInHand
from game.ui.table.table_game import TableHooks
from tests.build import WEB, table, throw
from tests.slow import slow_unless
from tests.ui.drive import Picture
from tests.ui.every_screen import EVERY
from tests.ui.table.table_games import NAMES, OPENED, Sitting

SIDES: tuple[PanelSide, ...] = ("left", "right")
ON_PANELS = {"left": {"button/history", "button/pin_left"}, "right": {"button/needs", "button/pin_right"}}


def sitting_at(size: tuple[int, int] = (1366, 768), text_size: str = "normal") -> Sitting:
    """A table of four whose choices are kept, after a draw that the log tells of."""
    kept: list[Sitting] = []

    def keep(side: PanelSide, stays: bool) -> None:
        scene = kept[0].scene
        scene.prefer(replace(scene.state.preferences, **{f"{side}_panel": "pinned" if stays else "folded"}))

    now = table(hand="KC 8H 5C 5D 5S QH 2C", phase="draw", melds=OPENED, rules=WEB, pile="4S 9D")
    kept.append(Sitting(now, size, hooks=TableHooks(on_panel=keep), text_size=text_size))  # type: ignore[arg-type]
    kept[0].game.go(Draw())
    kept[0].settle()
    return kept[0]


def seen(sitting: Sitting) -> set[str]:
    """The targets that there are."""
    return {target.id for target in sitting.scene.report().targets}


@pytest.mark.parametrize(
    ("size", "text_size", "stay"),
    [((1366, 768), "normal", False), ((1920, 1080), "normal", True), ((1600, 900), "large", False)],
)
def test_panels_are_there_where_the_window_is_wide_enough(size: tuple[int, int], text_size: str, stay: bool) -> None:
    """At a laptop's size, and with large letters in a larger window, they are folded away."""
    sitting = sitting_at(size, text_size)
    for side in SIDES:
        assert (seen(sitting) >= ON_PANELS[side]) is stay


@pytest.mark.parametrize("side", SIDES)
def test_a_folded_panel_is_a_sheet_and_stays_once_it_is_kept(side: PanelSide) -> None:
    """Given folded panels, a key opens a sheet; a button there keeps the panel at the side, and its pin folds it
    again; nothing else on the table moves meanwhile.
    """
    sitting = sitting_at()
    before = sitting.scene.state.layout
    opens = pygame.K_w if side == "left" else pygame.K_t
    sitting.key(opens)
    assert sitting.scene.tools.form.dialog is not None
    assert not seen(sitting) & ON_PANELS[side]
    sitting.click(f"button/keep_{side}")
    assert sitting.scene.tools.form.dialog is None
    sitting.click(sitting.card("QH"))
    assert seen(sitting) >= ON_PANELS[side]
    sitting.key(opens)
    assert f"button/keep_{side}" not in seen(sitting)
    sitting.key(pygame.K_ESCAPE)
    sitting.click(sitting.card("QH"))
    sitting.click(f"button/pin_{side}")
    assert not seen(sitting) & ON_PANELS[side]
    assert sitting.scene.state.layout == before


@pytest.mark.parametrize("size", [(1280, 720), (1366, 696), (1366, 768)])
def test_last_turns_say_what_everybody_did(size: tuple[int, int]) -> None:
    """The bug: on a laptop the panel that slid out had no room for the first of three turns."""
    now = table(hand="KC QH", phase="play", rules=WEB, pile="9D", hands=dict.fromkeys((1, 2, 3), "4C 5C 6C"))
    sitting = Sitting(now, size)
    sitting.game.go(throw("QH"))
    for card in ("4C", "5C", "6C"):
        sitting.game.go(Draw())
        sitting.game.go(throw(card))
    sitting.settle()
    sitting.key(pygame.K_w)
    dialog = sitting.scene.tools.form.dialog
    assert isinstance(dialog, TableSheet)
    assert [f"{name}: discarded" in dialog.told for name in NAMES[1:4]] == [True] * 3


def test_f_folds_both_and_keeps_both() -> None:
    """Without a pointer, too."""
    sitting = sitting_at((1920, 1080))
    sitting.key(pygame.K_f)
    assert not seen(sitting) & (ON_PANELS["left"] | ON_PANELS["right"])
    sitting.key(pygame.K_f)
    assert seen(sitting) >= ON_PANELS["left"] | ON_PANELS["right"]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
@pytest.mark.parametrize("shape", ["3-solo", "5-solo", "6-2v2v2", "8-2v2v2v2", "8-solo"])
def test_bands_take_the_place_of_folded_panels(shape: str, size: tuple[int, int]) -> None:
    """Given several bands of rivals on a laptop, each band tells its team's points, all reach from edge to edge, and
    the hand lies whole above the lower edge.
    """
    scene = EVERY[f"table {shape}, full"]()
    assert isinstance(scene, TableScene)
    picture = Picture(scene, size)
    layout = scene.state.layout
    now = [Rect(drawn.rect) for drawn in picture.texts if drawn.text == "+4,420"]
    assert [sum(band.ground.contains(box) for box in now) for band in layout.bands.values()] == [1] * len(layout.bands)
    theirs = [band.rect for team, band in layout.bands.items() if team]
    assert max(rect.right for rect in theirs) - min(rect.left for rect in theirs) > 0.97 * size[0]
    assert max(sprite.box.bottom for sprite in layout.sprites if sprite.place == HiddenInHand()) <= size[1]


@pytest.mark.parametrize(
    ("size", "kept"),
    slow_unless(
        lambda size, kept: (size, kept) in (((1024, 768), "pinned"), ((1280, 720), "folded")),
        product([(1024, 768), (1280, 720), (1920, 1080)], ["pinned", "folded"]),
    ),
)
@pytest.mark.parametrize("shape", ["2", "4-2v2", "5-solo", "6-2v2v2", "8-solo"])
def test_every_band_tells_its_total(shape: str, size: tuple[int, int], kept: PanelKept) -> None:
    """Given panels that leave the bands little room, a score that has none beside the name is told all the same: no
    other place tells it.
    """
    scene = EVERY[f"table {shape}, mid-round"]()
    assert isinstance(scene, TableScene)
    scene.prefer(Preferences(left_panel=kept, right_panel=kept))
    picture = Picture(scene, size)
    for team, band in scene.state.layout.bands.items():
        place = band.rect if band.is_line else band.heading
        told = [drawn.text for drawn in picture.texts if place.colliderect(Rect(drawn.rect))]
        words = scene.frames.scenery.bands[team]
        assert {words.total, words.now} & set(told)  # in the first round only what this round has brought


@pytest.mark.parametrize("interface", [100, 150])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_the_panel_is_called_as_its_tab(size: tuple[int, int], interface: int) -> None:
    """The bug: Last turns opened a panel called Log, because the button that shows all left its name no room."""
    scene, preferences = EVERY["table 4-2v2, mid-round"](), Preferences(left_panel="pinned", interface=interface)
    assert isinstance(scene, TableScene)
    scene.prefer(preferences)
    picture = Picture(scene, size, preferences)
    panel = scene.state.layout.places.rect("Log")
    assert any(target.id == "button/history" for target in scene.report().targets)
    inside = [drawn.text for drawn in picture.texts if panel.contains(Rect(drawn.rect))]
    assert say_table.last_turns() in inside


def test_an_empty_log_has_its_panel_without_the_button() -> None:
    """Given an empty log in a wide window, its panel is there to be folded away, without the button that shows all."""
    picture = Picture(EVERY["table, four with tails"](), (1920, 1080))
    told = [drawn.text for drawn in picture.texts]
    assert say_table.last_turns() in told
    assert say_table.show_all() not in told


def test_where_no_panel_is_shown_its_key_changes_nothing() -> None:
    """The bug: F at everybody's table, whose panels are never shown, pinned both at every other table."""
    chosen: list[tuple[str, bool]] = []
    hooks = TableHooks(has_nobody_in_front=True, on_panel=lambda side, stays: chosen.append((side, stays)))
    Sitting(table("KC 4S"), eyes=SPECTATOR, hooks=hooks).key(pygame.K_f)
    assert chosen == []
