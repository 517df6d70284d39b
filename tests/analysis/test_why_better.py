"""Why other moves were better: a fact that does not hold for what was played as well."""

import pytest

from game.ai.advice.hint import advice_for
from game.analysis.why_better import why_better
from game.cards import Rank
from game.engine import advice as facts
from game.engine.advice import Why
from game.engine.moves import Discard, MeldCards, Move
from tests.build import lay, my_view, table, throw

FIVES = lay("5S 5H 5D 2S 2D")
END, THROWN = throw("3D"), throw("4C")


@pytest.mark.parametrize(
    ("better", "why"),
    [
        (lay("KH KC 2C", "5S 5H 5D"), facts.KeepsWilds(1)),
        (lay("5S 5H 5D 2S 2D 2C"), facts.LaysWilds(1)),
        (lay("KH KC 2S", "5S 5H 5D 2D"), facts.BeginsMeld("dirty", Rank("K"), 3, 4)),
        (lay("5S 5H 5D 2S 2C"), None),
    ],
    ids=["fewer wilds", "more wilds", "another meld", "as many"],
)
def test_where_both_open_the_difference_is_told(better: MeldCards, why: Why | None) -> None:
    """Given two lay-downs that both open, it is no reason that the better one does: what it lays more or less is."""
    view = my_view(table("*R *B 2S 2D 2C KH KC TH TD 5S 5H 5D 3D", phase="play"))
    told = why_better(view, (FIVES, END), (better, END)).why
    assert told == (why or advice_for(view, better).why)


def test_fewer_naturals_are_held_back() -> None:
    """Given aces and nines that were laid together, the aces alone hold three cards back."""
    view = my_view(table("AS AH AD 9S 9H 9D KH 3D", phase="play"))
    told = why_better(view, (lay("AS AH AD", "9S 9H 9D"), END), (lay("AS AH AD"), END))
    assert told.why == facts.HoldsBack(3)
    assert told.cards == ("AS", "AH", "AD")


def test_a_fact_of_the_better_moves_alone_stays() -> None:
    """Given a book that only the better lay-down makes, or another discard after the same one, that is why."""
    view = my_view(table("KS KH KD QS QH QD 4C 9D", phase="play", melds=["KC KC KH KS", "QC QC QH"]))
    onto, queens = lay("KS KH KD > 0"), lay("QS QH > 1")
    assert why_better(view, (queens, throw("4C")), (onto, throw("4C"))).why == facts.CompletesBook("clean", Rank("K"))
    other = why_better(view, (onto, throw("9D")), (onto, throw("4C")))
    assert isinstance(other.move, Discard)


@pytest.mark.parametrize(
    ("played", "better", "why"),
    [
        ((lay("2C > 0", "2D > 1"), THROWN), (THROWN,), facts.StayClean((Rank("A"),))),
        ((lay("2C 2D > 1"), THROWN), (THROWN,), facts.KeepsWilds(2)),
        ((throw("2C"),), (THROWN,), facts.KeepsWilds(1)),
        ((lay("2C > 0"), THROWN), (lay("2C > 1"), THROWN), facts.StayClean((Rank("A"),))),
        ((lay("KS KH > 1"), THROWN), (THROWN,), facts.HoldsBack(2)),
    ],
    ids=["a clean meld", "two wilds", "a wild thrown", "elsewhere", "the same discard"],
)
def test_what_is_spared_comes_first(played: tuple[Move, ...], better: tuple[Move, ...], why: Why) -> None:
    """A clean meld that was made dirty comes first, then wilds that were spent or thrown, then cards laid too soon."""
    view = my_view(table("2C 2D KS KH 4C 9D QH", phase="play", melds=["AC AD AS", "KC KD 2S"]))
    assert why_better(view, played, better).why == why


def test_a_wild_that_is_laid_is_not_spared() -> None:
    """Given a two onto the aces instead of none, the reason is not that it is kept."""
    view = my_view(table("2C 2D KS KH 4C 9D QH", phase="play", melds=["AC AD AS", "KC KD 2S"]))
    told = why_better(view, (THROWN,), (lay("2C > 0"), THROWN)).why
    assert not isinstance(told, facts.KeepsWilds | facts.StayClean)


def test_a_meld_that_grows_either_way_is_no_reason() -> None:
    """Given queens that both lay-downs bring to five, the reason is the aces that only the better one begins."""
    view = my_view(table("QS QH AS AH AD 4C 9D", phase="play", melds=["QC QC QD"]))
    queens, both = lay("QS QH > 0"), lay("QS QH > 0", "AS AH AD")
    assert why_better(view, (queens, THROWN), (both, THROWN)).why == facts.BeginsMeld("clean", Rank("A"), 3, 4)
    assert why_better(view, (lay("AS AH AD"), THROWN), (queens, THROWN)).why == facts.MeldGrows(
        "clean", Rank("Q"), 5, 2
    )
