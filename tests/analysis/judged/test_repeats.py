"""One play that was left unmade in several turns is blamed once."""

import pytest

from game.analysis.facts import BetterWay, DecisionKind, DecisionTheme, JudgedDecision
from game.analysis.judged.repeats import without_repeats
from game.engine.moves import Move
from game.reason.purposes import Advice, KeepsTwo
from tests.build import go_out, lay, throw

JOKER = lay("*R > 0")


def kept_back(turn: int, points: float, *better: Move, seat: int = 0, round: int = 1) -> JudgedDecision:
    """A turn that ended with a discard; something better was known."""
    way = BetterWay(better, points, 9.0, 150, 30, 200, Advice(move=better[0], purpose=KeepsTwo()))
    line, played = 10 * turn + seat + 100 * round, (throw(f"{3 + turn}C"),)
    kind, theme = DecisionKind.MELD, DecisionTheme.WILDS
    return JudgedDecision(line, round, turn, seat, kind, played, points, 9.0, (way,), theme)


def test_one_joker_held_back_for_five_turns_is_one_mark() -> None:
    """Given a joker that could have been laid in each of five turns, the dearest turn alone gives points away, and says
    for how many turns; the others lead to it and still tell what was better.
    """
    turns = [kept_back(turn, 200.0 + 10 * turn % 30, JOKER, throw(f"{3 + turn}C")) for turn in range(1, 6)]
    told = without_repeats(turns)
    marked = [one for one in told if one.points > 0]
    assert [(one.turn, one.points, one.turns) for one in marked] == [(2, 220.0, 5)]
    assert {one.same_as for one in told if not one.points} == {marked[0].line}
    assert all(one.better for one in told)
    assert without_repeats(told) == told


def test_turns_are_one_play_as_long_as_all_share_it() -> None:
    """Given a joker and nines, then both again, then only the nines, then only the joker: the first three share the
    nines; the last shares nothing with all of them.
    """
    nines = lay("9S 9H 9D")
    ways = ((JOKER, nines), (JOKER, nines), (nines,), (JOKER,))
    told = without_repeats([kept_back(turn, 100.0 + turn, *way, throw("4C")) for turn, way in enumerate(ways, 1)])
    assert [one.points for one in told] == [0.0, 0.0, 103.0, 104.0]


def test_other_plays_other_turns_other_seats_are_marks_of_their_own() -> None:
    """Given a joker held back, then nines, then the joker again, a round later, and by another seat: five marks."""
    others = (
        kept_back(1, 200.0, JOKER, throw("4C")),
        kept_back(2, 200.0, lay("9S 9H 9D"), throw("5C")),
        kept_back(4, 200.0, JOKER, throw("7C")),
        kept_back(5, 200.0, JOKER, throw("8C"), round=2),
        kept_back(5, 200.0, JOKER, throw("8C"), seat=1),
        kept_back(6, 0.0, JOKER, throw("9C"), seat=1),  # which gave nothing away
    )
    assert without_repeats(others) == others


@pytest.mark.parametrize(
    ("first", "then", "is_same"),
    [
        (throw("9C"), throw("9C"), True),
        (throw("9C"), throw("9D"), True),
        (throw("9C"), throw("KC"), False),
        (JOKER, lay("2C > 1"), True),
        (lay("9S 9H 9D"), lay("KS KH KD"), False),
        (lay("9S 9H 9D"), lay("2S KH KD"), False),
        (lay("2S KH KD"), JOKER, True),
        (go_out("9S > 0"), go_out("KS > 1"), True),
    ],
)
def test_the_same_play_missed_again(first: Move, then: Move, is_same: bool) -> None:
    """Given what should have been done in two turns in a row, and something else in the turn after the next: a card of
    the same rank, any wild card, or going out is the same play; nothing between two turns is in a row.
    """
    told = without_repeats((kept_back(1, 90.0, first), kept_back(2, 120.0, then), kept_back(4, 70.0, then)))
    assert [one.points for one in told] == [0.0 if is_same else 90.0, 120.0, 70.0]
