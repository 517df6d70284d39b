"""Sheets with buttons on them are laid out once, for their words and for their buttons."""

import pygame
import pytest
from pygame import Surface

from game.ui.shared.preferences import Preferences
from game.ui.table.draw.picture import cloth_parts
from game.ui.table.screen import TableScene
from tests.ui.drive import click, key, kit_at, send
from tests.ui.every_screen import EVERY

SIZE = (1366, 768)
SHEETS = {
    "coach, may it go": "button/coach_stay",
    "coach, an opening, 4-2v2": "button/coach_show",
    "problem": "button/nudge",
    "lesson, five things to do": "button/do_it",
}


def table_of(name: str) -> TableScene:
    """The table of a sample."""
    scene = EVERY[name]()
    table = scene if isinstance(scene, TableScene) else vars(scene)["_table"]
    assert isinstance(table, TableScene)
    table.resize(kit_at(SIZE, Preferences()))
    return table


@pytest.mark.parametrize("name", SHEETS)
def test_words_and_buttons_are_of_one_layout(name: str) -> None:
    """Given a sheet of the coach, a lesson or a practised position, the one that is drawn is the one on which the
    buttons have their places.
    """
    table = table_of(name)
    parts = cloth_parts(table.frames.kit, table.state.layout, table.frames.scenery, table.frames.memo)
    drawn = [part.how for part in (*parts, *table._overlay())]
    assert table._sheet is not None
    assert table._sheet.draw in drawn
    laid = {button.id: button.rect for _, button in table._sheet.buttons}
    assert {one.id: one.rect for one in table.tools.form.widgets if one.id in laid} == laid


def test_a_button_is_not_lit_when_its_sheet_comes_back() -> None:
    """Given Show me how pressed and the draft taken back, the sheet is the same, and its button waits for a pointer."""
    table = table_of("coach, an opening, 4-2v2")
    button = next(one for one in table.tools.form.widgets if one.id == "button/coach_show")
    send(table.handle, *click(button.rect.center))
    assert all(one.id != button.id for one in table.tools.form.widgets)
    table.draw(Surface(SIZE))
    table.handle(key(pygame.K_ESCAPE))
    back = next(one for one in table.tools.form.widgets if one.id == button.id)
    assert not back.hover
