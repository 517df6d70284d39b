"""Tests for game/analysis/subjects.py: what a decision was about."""

import pytest

from game.analysis.facts import DecisionKind, DecisionTheme
from game.analysis.subjects import is_plainly_good, kind_of, theme_of
from game.engine.moves import Draw, Move
from game.engine.table.state import Table
from tests.ai.brain.counts import as_idea
from tests.build import clean_book, dirty_book, go_out, lay, my_view, table, take, throw

ACES = ["AC AD AS"]


def playing(hand: str = "KC KD KH 4C 9D 2C", **other: object) -> Table:
    """The seat to move has drawn, and its team has aces on the table."""
    return table(hand, phase="play", **({"melds": ACES} | other))  # type: ignore[arg-type]  # as `table` has them


KINGS, FOUR, NINE = lay("KC KD KH"), throw("4C"), throw("9D")
CASES: list[tuple[Table, tuple[Move, ...], tuple[Move, ...], DecisionKind, DecisionTheme]] = [
    (playing(melds=()), (KINGS, FOUR), (FOUR,), DecisionKind.OPENING, DecisionTheme.OPENING),
    (playing(melds=()), (FOUR,), (NINE,), DecisionKind.DISCARD, DecisionTheme.DISCARDS),
    (playing(), (KINGS, FOUR), (FOUR,), DecisionKind.MELD, DecisionTheme.MELDS),
    (playing(), (KINGS, FOUR), (KINGS, NINE), DecisionKind.MELD, DecisionTheme.DISCARDS),
    (playing(), (lay("2C > 0"), FOUR), (FOUR,), DecisionKind.MELD, DecisionTheme.WILDS),
    (playing(), (throw("2C"),), (FOUR,), DecisionKind.DISCARD, DecisionTheme.WILDS),
    (playing("KC KD KH 4C"), (KINGS, FOUR), (FOUR,), DecisionKind.FOOT, DecisionTheme.FOOT),
    (playing("KC KD KH 4C 9C"), (KINGS, FOUR), (throw("9C"),), DecisionKind.MELD, DecisionTheme.MELDS),
    (table("KC KD 4C", pile="KS", melds=ACES), (Draw(),), (take("KC KD KS"),), DecisionKind.DRAW, DecisionTheme.PILE),
    (table("KC KD 4C", pile="KS", melds=ACES), (take("KC KD KS"),), (Draw(),), DecisionKind.TAKE, DecisionTheme.PILE),
]


@pytest.mark.parametrize(("now", "played", "best", "kind", "theme"), CASES)
def test_a_decision_is_about_what_makes_the_difference(
    now: Table, played: tuple[Move, ...], best: tuple[Move, ...], kind: DecisionKind, theme: DecisionTheme
) -> None:
    """Given what was played and what was better, kind and theme say what the choice was about."""
    view = my_view(now)
    assert kind_of(view, as_idea(*played), as_idea(*best)) == kind
    assert theme_of(view, as_idea(*played), as_idea(*best)) == theme


def test_going_out_is_about_going_out_either_way() -> None:
    """Given that one of the two goes out, or that a teammate asks to, that is the subject."""
    books = [clean_book("K"), dirty_book("Q"), clean_book("J"), dirty_book("T")]
    now = playing("AH AD 4C", melds=[*books, *ACES], played_foot=(0, 2))
    out, stay = as_idea(go_out("AH AD > 4", discard="4C")), as_idea(FOUR)
    for one, other in ((out, stay), (stay, out)):
        assert kind_of(my_view(now), one, other) == DecisionKind.GOING_OUT
        assert theme_of(my_view(now), one, other) == DecisionTheme.GOING_OUT
        assert is_plainly_good(my_view(now), one, other) == (one is out)
    assert kind_of(my_view(now), stay) == DecisionKind.DISCARD


SIX_QUEENS = ("QC QD QS QH QC 2D", "AC AD AS")
CLOSES = (lay("QS > 0"), throw("4C"))


@pytest.mark.parametrize(
    ("now", "played", "other", "is_good"),
    [
        (playing("QS 2C KC 9D 4C", melds=SIX_QUEENS), CLOSES, (FOUR,), True),
        (playing("QS 2C KC 9D 4C", melds=SIX_QUEENS), (FOUR,), CLOSES, False),
        (playing("QS 2C KC 9D 4C", melds=SIX_QUEENS), CLOSES, (lay("QS > 0"), NINE), False),
        (playing("KC KD KH 4C"), (KINGS, FOUR), (FOUR,), True),
        (playing("KC KD KH 4C"), (FOUR,), (KINGS, FOUR), False),
        (playing("2C KC 9D 4C", melds=("QC QD QS QH QC QD",)), (lay("2C > 0"), FOUR), (FOUR,), False),
        (playing("KC KD KH *R 2C 4C"), (KINGS, lay("*R 2C > 1"), FOUR), (FOUR,), True),
        (playing("KC KD KH *R 2C 4C"), (lay("KC KD KH", "*R 2C > 0"), FOUR), (FOUR,), False),
        (table("KC KD 4C", pile="KS", melds=ACES), (Draw(),), (take("KC KD KS"),), False),
    ],
    ids=[
        "closes a book",
        "leaves it open",
        "both close it",
        "into the foot",
        "stays out of it",
        "spoils a clean one",
        "into the foot, the wilds on a meld of this turn",
        "into the foot, wilds on a clean meld",
        "draws",
    ],
)
def test_closing_a_book_is_good_on_its_face(
    now: Table, played: tuple[Move, ...], other: tuple[Move, ...], is_good: bool
) -> None:
    """Given a team's first book closed with five cards in hand, or the foot reached, nobody is blamed for it without a
    purpose; for leaving it, or for a discard, as before.
    """
    assert is_plainly_good(my_view(now), as_idea(*played), as_idea(*other)) == is_good
