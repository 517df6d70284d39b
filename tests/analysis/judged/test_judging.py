"""Tests for game/analysis/judged/judging.py: what one decision gave away."""

import random
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.ai.search.ideas import played_idea
from game.ai.search.playouts import PLAYED, TOLD
from game.analysis.facts import (
    LEAST_ERRORS,
    LEAST_POINTS,
    DecisionKind,
    DecisionTheme,
    JudgedDecision,
    TryVerdict,
    only_followed_hints,
    show_how_one_plays,
)
from game.analysis.judged.decisions import Decision, decisions_of
from game.analysis.judged.judging import Effort, judge, measure_tries
from game.analysis.judged.measured_ways import BOTH, MeasuredWays
from game.cards import is_wild
from game.engine.apply import IllegalMove
from game.engine.candidates import candidates
from game.engine.moves import Answer, Discard, Draw, GoOut, Hold, MeldCards, Move, Take, wilds_in
from game.engine.table.board import Phase
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.reason.purposes import KeepsClean
from saves.records.record import read_record
from tests.build import WEB, lay, my_view, table, throw
from tests.properties.random_play import Seating, preset_seatings, rounds_of
from tests.properties.test_nothing_leaks import dealt_again, told
from tests.reason.fresh_decisions import decisions
from tests.slow import slow_except

DATA = Path(__file__).parents[2] / "data"
ACES = ["AC AD AS"]
FOOT = "TC TD TS 9C 9H JC JS QC QS 8H 8S"
STOCK = " ".join(rank + suit for rank in "456789TJQK" for suit in "CDHS")
SEATINGS = [seating for seating in preset_seatings(range(1, 2)) if seating.players == 4]


found_of = cache(judge)


def decided(now: Table, *moves: Move) -> Decision:
    """The decision of the seat to move."""
    return Decision(2, now.board.mover, moves, my_view(now))


def test_a_joker_thrown_away_gives_points_away_with_a_lay_down_and_without_one() -> None:
    """Given a joker discarded instead of a lone four, alone or after a lay-down, something else was better."""
    for hand, laid in (("*R 4C 9D QS KH JD", ()), ("*R 4C 9D QS KH KD KS JD", (lay("KH KD KS"),))):
        now = table(hand, phase="play", melds=ACES, foot=FOOT, stock=STOCK)
        judged = found_of(decided(now, *laid, throw("*R")))
        assert judged.points >= LEAST_POINTS
        assert judged.points >= LEAST_ERRORS * judged.error
        assert judged.theme == DecisionTheme.WILDS
        assert all(throw("*R") not in way.moves for way in judged.better)
        assert judged.better[0].better > judged.better[0].worse


def test_what_the_other_playout_does_not_uphold_is_not_blamed() -> None:
    """Given a discard that costs 211 ± 52 points where everybody goes on as `hard` and 14 ± 22 where all go on as
    `normal`, nothing was given away, and the other discard thought of later is told as no better than it.
    """
    (disputed,) = decisions_of(read_record(DATA / "disputed-discard.handfoot.jsonl").lines, [0])
    discards = filter(None, map(played_idea, [disputed.moves, (throw("JC"),)]))
    ways = MeasuredWays(disputed.view, [*discards], random.Random(5))
    ways.play(200, (0, 1), *BOTH)
    by_hard, by_normal = (ways.gap(1, 0, playout) for playout in BOTH)
    assert by_hard.passes(TOLD)
    assert not by_normal.passes(PLAYED)
    judged = judge(disputed)
    assert (judged.points, judged.better, judged.theme) == (0.0, (), None)
    assert judged.compared
    (tried,) = measure_tries(disputed.view, disputed.moves, [(throw("JC"),)])
    assert tried is not None
    assert tried.verdict is TryVerdict.AS_GOOD
    assert abs(tried.way.points) < LEAST_POINTS


def test_a_second_meld_of_a_rank_whose_book_is_completed_has_its_reason() -> None:
    """Given that queens complete a book and begin another meld of queens, which a wild then joins, the judge can say
    what speaks for that: what one of the two is worth isn't asked by taking both away.
    """
    (queens,) = decisions_of(read_record(DATA / "second-queens.handfoot.jsonl").lines, [3])
    assert judge(queens).better


def test_what_followed_a_hint_is_not_judged() -> None:
    """Given the same joker discarded as a hint had said, nothing is given away and nothing was compared."""
    now = table("*R 4C 9D QS KH JD", phase="play", melds=ACES, foot=FOOT, stock=STOCK)
    judged = judge(replace(decided(now, throw("*R")), hinted=True))
    assert (judged.points, judged.better, judged.compared, judged.hinted) == (0.0, (), 0, True)
    assert not show_how_one_plays([judged])
    others = [replace(judged, hinted=False, compared=3)] * 9
    assert show_how_one_plays([judged, *others])
    assert not show_how_one_plays([judged, *others[1:]])
    assert only_followed_hints([*[judged] * 9, *others[:1]])
    assert not only_followed_hints([*[judged] * 9, *others[:2]])  # these say how the seat plays


def test_where_there_is_nothing_to_decide_nothing_is_compared() -> None:
    """Given one card to discard, or a draw without a pile, nothing else could have been done."""
    one = judge(decided(table("4C", phase="play", melds=ACES), throw("4C")))
    assert (one.points, one.better, one.compared, one.kind) == (0.0, (), 0, DecisionKind.FOOT)
    draw = judge(decided(table("4C 5C 6C", melds=ACES), Draw()))
    assert (draw.points, draw.compared, draw.kind) == (0.0, 0, DecisionKind.DRAW)


def test_what_was_played_is_not_among_the_better_ways() -> None:
    """Given the same cards laid in two moves instead of one, no way of the same cards and discard is told."""
    now = table("KH KD KS QH QD QS 4C 5D 9D 2C", phase="play", melds=ACES, foot=FOOT, stock=STOCK)
    kings, queens = lay("KH KD KS"), lay("QH QD QS")
    both = judge(decided(now, queens, kings, throw("4C")))
    assert both.compared == judge(decided(now, lay("KH KD KS", "QH QD QS"), throw("4C"))).compared
    assert not both.better


def test_a_try_is_measured_in_the_worlds_of_the_judge() -> None:
    """Given a joker thrown away, the best way tried anew has the judge's own figures, the same move again is a tie
    without a point, and throwing a good card instead of the lone four is less than throwing the four.
    """
    now = table("*R 4C 9D QS KH JD", phase="play", melds=ACES, foot=FOOT, stock=STOCK)
    judged = found_of(decided(now, throw("*R")))
    best, same = measure_tries(my_view(now), (throw("*R"),), (judged.better[0].moves, (throw("*R"),)))
    assert best is not None
    assert (best.way, best.verdict) == (judged.better[0], TryVerdict.BETTER)
    assert same is not None
    assert (same.way.points, same.verdict) == (0.0, TryVerdict.AS_GOOD)
    (less,) = measure_tries(my_view(now), (throw("4C"),), ((throw("*R"),),))
    assert less is not None
    assert less.way.points <= -LEAST_POINTS
    assert less.verdict == TryVerdict.LESS


def test_a_try_is_behind_only_beyond_doubt() -> None:
    """Given five discards tried in so few worlds that chance alone is worth a hundred points, none is behind."""
    now = table("*R 4C 9D QS KH JD", phase="play", melds=ACES, foot=FOOT, stock=STOCK)
    discards = [(throw(card),) for card in ("4C", "9D", "QS", "KH", "JD")]
    tries = measure_tries(my_view(now), (throw("*R"),), discards, worlds=16)
    points = [one.way.points for one in tries if one is not None]
    assert max(points) - min(points) > 2 * LEAST_POINTS
    assert not any(one.is_behind for one in tries if one is not None)


def test_what_counts_cannot_follow_is_not_measured() -> None:
    """Given that somebody holds his last card, there is no figure for it, and for others there is."""
    now = table("*R 4C 9D QS KH JD", phase="play", melds=ACES, foot=FOOT, stock=STOCK)
    held, thrown = measure_tries(my_view(now), (throw("*R"),), ((Hold(),), (throw("4C"),)))
    assert held is None
    assert thrown is not None
    assert measure_tries(my_view(now), (Hold(),), ((throw("4C"),),)) == (None,)


@pytest.mark.usefixtures("reasons_weighed_briefly")
@pytest.mark.parametrize(
    "seating", slow_except(["FamilyTable-4in2-1"], SEATINGS), ids=[seating.name for seating in SEATINGS]
)
def test_the_judge_knows_no_more_than_the_seat(seating: Seating) -> None:
    """Given another deal of all that a seat never saw, its decision is judged the same, with all better ways."""
    rng = random.Random(f"judged {seating.seed}")
    compared = 0
    for moments in rounds_of(seating):
        for _ in range(2):
            upto = moments[: rng.randrange(1, len(moments))]
            move = upto[-1].entry
            seat = upto[-1].before.board.mover
            if not isinstance(move, Draw | Take | MeldCards | Discard | GoOut | Answer):
                continue
            try:
                before, _ = told(upto[:-1], seat)
                other, _ = told(dealt_again(rng, seating, upto[:-1], seat), seat)
            except IllegalMove:  # somebody's unseen cards were needed for his move
                continue
            compared += other != before
            judged = [judge(Decision(9, seat, (move,), view_of(now, seat)), Effort(16, 25)) for now in (before, other)]
            assert judged[0] == judged[1]
    assert compared


def test_the_better_way_told_is_the_one_nearest_to_what_was_played() -> None:
    """Given a wild on the clean aces beside two melds, the better way told lays those two and only keeps the wild."""
    now = table("KH KD KS QH QD QS 2C 4C 9D 6S", phase="play", melds=["AC AD AS AH AC AD"], foot=FOOT, stock=STOCK)
    melds = lay("KH KD KS", "QH QD QS")
    judged = judge(decided(now, lay("2C > 0"), melds, throw("4C")))
    assert judged.better
    laid = [len(group.cards) for move in judged.better[0].moves if isinstance(move, MeldCards) for group in move.groups]
    assert laid == [3, 3]
    assert isinstance(judged.better[0].why.purpose, KeepsClean)


def test_a_dear_opening_may_be_blamed() -> None:
    """The bug: openings that spend three wild cards were never marked, whatever they cost."""
    found = list[JudgedDecision]()
    for view in decisions(WEB, 4, rounds=1):
        dear = (move for move in candidates(view) if isinstance(move, MeldCards) and wilds_in(move.groups) > 2)
        if view.board.phase is Phase.PLAY and not view.board.has_opened(view.team) and (move := next(dear, None)):
            after = after_meld(view, move)
            found.append(judge(Decision(0, view.seat, (move, after), view)))
    assert any(one.better and one.better[0].why.purpose is not None for one in found)


def after_meld(view: PlayerView, move: MeldCards) -> Discard:
    """A natural card that is left to discard."""
    left = list(view.hand)
    for card in (card for group in move.groups for card in group.cards):
        left.remove(card)
    return Discard(next(card for card in left if not is_wild(card)))
