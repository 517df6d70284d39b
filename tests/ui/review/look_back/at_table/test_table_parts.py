import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect, Surface

from game.engine.table.view import view_of
from game.toolkit.widgets.parted_scene import Parts
from game.ui.review.look_back.at_table.table_parts import TableParts
from game.ui.shared.moments.film import Film
from game.ui.shared.moments.small_table import TableMoment, table_words
from game.ui.shared.preferences import Preferences
from game.ui.shared.seated_players import people_at
from tests.build import WEB, table
from tests.ui.drive import shared_kit
from tests.ui.looked_back_matches import seated

SIZE = (1280, 720)
PLACE = Rect(270, 210, 660, 330)
PARTS = 5
"""Pictures that a book and a court card are made of: ribbon, edges, blank sheet, frame."""


class ShownTable:
    """Parts that are drawn in one place."""

    def __init__(self, place: Rect = PLACE) -> None:
        self.place = place
        self.part = Parts()
        self.parts = TableParts(self.part)
        self.kit = shared_kit(SIZE, Preferences())

    def picture(self, moment: TableMoment) -> bytes:
        """That of a moment."""
        surface = Surface(SIZE)
        self.part.begin()
        tuple(self.parts.at(self.kit, moment, table_words(moment)).place(self.kit, self.place))
        self.part.end()
        for part in self.part.lying.values():
            part.draw(self.kit, surface)
        return pygame.image.tobytes(surface, "RGB")


def moment_with(**more: object) -> TableMoment:
    """A table in the middle of a round, that differs in some things."""
    people = people_at(Film(seated()).header)
    rules = replace(WEB, freeze="turn")
    now = table("KC KD 9C 4S", rules, pile="QS", melds=["9D 9H 9S"], phase="play", **more)  # type: ignore[arg-type]
    return TableMoment(view_of(now, 0), people, 0, 0)


@pytest.mark.parametrize("more", [{"red_threes": ["3H", ""]}, {"frozen": 1}, {"stock": "5C 6C"}])
def test_a_table_that_differs_in_one_thing_is_drawn_with_it(more: dict[str, object]) -> None:
    kept, fresh = ShownTable(), ShownTable()
    before, now = moment_with(), moment_with(**more)
    was = kept.picture(before)
    assert kept.picture(now) == fresh.picture(now) != was
