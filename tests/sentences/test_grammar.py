"""Shorter forms of names, the longest first, without a picture of them."""

import pytest

from game.sentences.grammar import shorter_names


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Anna", ()),
        ("Anna Bell", ("Anna B.", "Anna")),
        ("Anna Maria Bell", ("Anna B.", "Anna")),
        ("Anna-Katharina Bergstrom", ("Anna-Katharina B.", "Anna-Katharina", "Anna")),
        ("Anna-Katharina", ("Anna",)),
        ("Player 2", ("P2",)),
        ("Anna Bell & Bob", ("Anna B. & Bob", "Anna & Bob", "A. & Bob")),
        (
            "Wilhelmina Rose & Friederike Luise",
            ("Wilhelmina R. & Friederike L.", "Wilhelmina & Friederike", "Wilhe. & Fried.", "W. & F."),
        ),
        ("Anna, Bob & Cleo", ("Anna's team",)),
        ("Anna Bell, Bob Ray, Cleo Marsh & Dan Poe", ("Anna, Bob, Cleo & Dan", "Anna's team")),
    ],
)
def test_a_name_gets_shorter_from_its_end(name: str, forms: tuple[str, ...]) -> None:
    """Surnames become initials, then go; of a team everybody's do, and last there is one person's team."""
    assert shorter_names(name) == forms
