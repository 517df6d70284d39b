"""The patterns of card backs are those that somebody looked at."""

import pytest

from game.ui.shared.cards.card_backs import BACK_PATTERNS
from tests.toolkit.looks import told

LOOKED_AT = {
    "waves": "#896522391",
    "fans": "#718205036",
    "night_sky": "#1747079612",
    "leaves": "#747911385",
    "rosette": "#1964629434",
    "damask": "#2628922341",
    "lattice": "#936701092",
    "tweed": "#1982471016",
    "ribbon": "#825704143",
    "guilloche": "#139151570",
    "tiles": "#2246601822",
}
"""A number for the drawing of each: one that has changed is to be looked at before its number is written here."""


@pytest.mark.parametrize("name", BACK_PATTERNS)
def test_a_pattern_is_drawn_as_when_somebody_looked(name: str) -> None:
    """Given a field of two by three, nothing of the drawing is elsewhere, missing or of another colour."""
    assert told(BACK_PATTERNS[name](100, 150, "#E8D8A0", "#152A55")) == LOOKED_AT[name]
