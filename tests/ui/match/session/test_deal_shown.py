"""A deal at the table: what is there before the first card moves, and what is counted while they fly."""

from collections.abc import Callable

import pygame
import pytest

from game.messages.functions import table as say_table
from game.ui.shared.preferences import Preferences
from game.ui.table.draw.signs import sign_parts
from game.ui.table.sprites import HiddenInHand, InFan, InFoot
from saves.disk.folders import games_folder
from tests.ui.drive import kit_at
from tests.ui.headers import header
from tests.ui.house import House


def begun(open_house: Callable[..., House], preferences: Preferences) -> House:
    """A match that begins at the table, as by `play`, before anything was drawn."""
    house = open_house(preferences=preferences)
    assert house.program.table.begin_at(games_folder(house.data) / "new.handfoot.jsonl", header("web", (0,))) is None
    return house


def dealt_sprites(house: House) -> int:
    """How many cards lie or fly where they are dealt to."""
    return sum(isinstance(sprite.place, HiddenInHand | InFan | InFoot) for sprite in house.table.frames.sprites)


def test_the_first_picture_is_the_table_before_the_deal(open_house: Callable[..., House]) -> None:
    """Given a desktop that stretches the new window before anything else happens, no card lies anywhere yet."""
    house = begun(open_house, Preferences(speed="normal", sound=False))
    house.app.scene.draw(pygame.Surface(house.app.window.size), True)
    assert dealt_sprites(house) == 0
    assert not [found for found in house.report.targets if found.id.startswith("hand/")]
    assert house.table.frames.scenery.head == say_table.dealing()


def test_nothing_is_counted_before_it_is_dealt(open_house: Callable[..., House]) -> None:
    """While the cards fly neither plates nor piles tell a number, nor does the bare cloth; afterwards they do."""
    house = begun(open_house, Preferences(speed="normal", sound=False))
    house.until(lambda: 10 < dealt_sprites(house) < 40)
    shown = house.table.frames.scenery
    assert not shown.dealt
    assert not any(plate.dealt for plate in shown.plates.values())
    assert shown.foot_words == ""
    assert sign_parts(kit_at(house.app.window.size), house.table.state.layout, shown) == []
    house.until(lambda: house.table.is_resting)
    house.step()
    shown = house.table.frames.scenery
    assert shown.dealt
    assert all(plate.dealt and plate.hand >= 11 for plate in shown.plates.values())
    assert shown.head != say_table.dealing()


@pytest.mark.parametrize("preferences", [Preferences(speed="off"), Preferences(speed="normal", reduced_motion=True)])
def test_where_nothing_flies_the_cards_are_simply_there(
    open_house: Callable[..., House], preferences: Preferences
) -> None:
    """The first picture is that of the cards as they were dealt."""
    house = begun(open_house, preferences)
    house.step()
    assert house.table.frames.scenery.dealt
    assert [found for found in house.report.targets if found.id.startswith("hand/")]
