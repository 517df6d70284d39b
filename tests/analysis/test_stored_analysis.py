"""The analysis beside a record: it comes back as it was found, and nothing of it is believed that the record does not
bear out.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.analysis.allowed_analysis import lines_for_luck, seats_to_judge
from game.analysis.chance.luck import luck_of
from game.analysis.facts import LeadPoint, Luck, MatchAnalysis
from game.analysis.judged.decisions import decisions_of
from game.analysis.judged.judging import judge
from game.analysis.stored_analysis import ANALYSIS_VERSION, encoded, known_analysis, merged
from game.cards import Card, Rank
from game.engine.moves import Discard
from game.reason.purposes import Advice, GrowsBook, GuardsPile, Purpose
from saves.disk.files import RealDisk
from saves.library.kept_analysis import NotKept, keep_analysis
from saves.records.lines import EndLine, Line, MoveLine
from saves.records.record import read_record
from tests.analysis.analysed_match import LINES, after_rounds, found_in, with_people
from tests.build import there

EXAMPLE = Path(__file__).parents[1] / "examples" / "match-web-4.handfoot.jsonl"


def keep(path: Path, analysis: MatchAnalysis, lines: tuple[Line, ...]) -> None:
    """On a real disk."""
    keep_analysis(path, encoded(analysis, lines), RealDisk())


def test_it_comes_back_as_it_was_found(tmp_path: Path) -> None:
    """Decisions with their moves, reasons and figures, luck and lead are all there again; what is no analysis isn't."""
    found = found_in(LINES, 0, 2)
    found = replace(found, deeper=tuple(decision.line for decision in found.decisions))
    assert any(decision.better for decision in found.decisions)
    keep(tmp_path / "a.json", found, LINES)
    assert known_analysis(tmp_path / "a.json", LINES) == found
    keep_analysis(tmp_path / "a.json", replace(encoded(found, LINES), found=b"[]"), RealDisk())
    assert known_analysis(tmp_path / "a.json", LINES) is NotKept.DAMAGED


def test_what_is_found_changes_with_the_version_alone() -> None:
    """Given the example, its deal and one decision come to what this version has always found: what is kept of a match
    must be what would be found again. If they come to something else, `ANALYSIS_VERSION` counts up, and they are
    written down anew.
    """
    lines = read_record(EXAMPLE).lines
    (dealt,) = luck_of((*lines[:2], EndLine(winners=(), totals=(0, 0), reason="abandoned"))).rounds
    judged = judge(next(decision for decision in decisions_of(lines, [0]) if decision.line == 241))
    assert ANALYSIS_VERSION == 18
    assert [round(points, 1) for points in dealt.seats] == [334.0, 113.6, 194.3, -277.6]
    assert [(way.points, way.error) for way in judged.better] == [(218.8, 44.7), (187.9, 45.0), (170.8, 44.2)]


def test_luck_of_an_earlier_version_is_found_again_and_decisions_stay(tmp_path: Path) -> None:
    """Given luck that was kept without each seat's own, it alone is looked for again."""
    found = found_in(LINES, 0)
    assert found.luck is not None
    first, *others = found.luck.lead
    old = Luck(found.luck.rounds, (replace(first, by_seat=()), *others))
    keep(tmp_path / "a.json", replace(found, luck=old), LINES)
    assert known_analysis(tmp_path / "a.json", LINES) == replace(found, luck=None)


def test_what_was_found_stays_when_the_match_goes_on(tmp_path: Path) -> None:
    """Given a match of one person after a round, once it is over: what was found is still there, nobody is complete."""
    lines = with_people(0)
    then = after_rounds(1, lines, 30)
    found = replace(found_in(then, 0), complete=(0,))
    keep(tmp_path / "a.json", found, then)
    assert known_analysis(tmp_path / "a.json", then) == found
    assert known_analysis(tmp_path / "a.json", lines) == replace(found, complete=())
    assert known_analysis(tmp_path / "a.json", with_people(1)) is NotKept.OTHER_RECORD


def bad_card(found: MatchAnalysis) -> MatchAnalysis:
    """A card that no deck has, in a better way."""
    return with_better(found, Discard(Card("1Z")))


def bad_rank(found: MatchAnalysis) -> MatchAnalysis:
    """A rank that no card has, in a reason."""
    return with_better(found, Discard(Card("4H")), GrowsBook("clean", Rank("1"), 3, 4))


def bad_seat(found: MatchAnalysis) -> MatchAnalysis:
    """A seat that the table does not have, in a reason."""
    return with_better(found, Discard(Card("4H")), GuardsPile(4, Rank("9"), 5, "threw"))


def move_of_another(found: MatchAnalysis) -> MatchAnalysis:
    """A first decision of two moves, the second of which only another seat made."""
    first = found.decisions[0]
    own = [line.move for line in LINES if isinstance(line, MoveLine) and line.seat == first.seat]
    later = (line for line in LINES[first.line :] if isinstance(line, MoveLine))
    other = next(line.move for line in later if line.move not in own)
    return replace(found, decisions=(replace(first, moves=(first.moves[0], other)),))


def with_better(found: MatchAnalysis, move: Discard, why: Purpose | None = None) -> MatchAnalysis:
    """The first decision that gave something away, with another better way."""
    n, decision = next((n, decision) for n, decision in enumerate(found.decisions) if decision.better)
    advice = Advice(move=move, purpose=why or GuardsPile(1, Rank("9"), 5, "threw"))
    better = replace(decision.better[0], moves=(move,), why=advice)
    return replace(
        found, decisions=(*found.decisions[:n], replace(decision, better=(better,)), *found.decisions[n + 1 :])
    )


@pytest.mark.parametrize(
    "change",
    [
        bad_card,
        bad_rank,
        bad_seat,
        lambda found: replace(found, decisions=found.decisions[::-1]),
        lambda found: replace(found, decisions=found.decisions[:1] * 2),
        lambda found: replace(found, decisions=(replace(found.decisions[0], seat=1),)),
        lambda found: replace(found, decisions=(replace(found.decisions[0], line=1),)),
        lambda found: replace(found, decisions=(replace(found.decisions[0], line=9999),)),
        lambda found: replace(found, decisions=(replace(found.decisions[0], moves=()),)),
        lambda found: replace(found, decisions=(replace(found.decisions[0], moves=found.decisions[2].moves),)),
        lambda found: replace(found, decisions=(replace(found.decisions[0], points=1e7),)),
        move_of_another,
        lambda found: replace(found, deeper=(2,)),
        lambda found: replace(found, unjudged=(0,)),
        lambda found: replace(found, complete=(4,)),
        lambda found: replace(found, luck=Luck((), (*found.luck.lead, LeadPoint(9999, (0.0, 0.0), (0.0, 0.0))))),
        lambda found: replace(found, luck=Luck(found.luck.rounds, (LeadPoint(0, (0.0, 0.0), (0.0, 0.0)),))),
        lambda found: replace(found, luck=Luck(found.luck.rounds, (LeadPoint(5, (0.0,), (0.0, 0.0)),))),
        lambda found: replace(found, luck=Luck((*found.luck.rounds, replace(found.luck.rounds[0], round=9)), ())),
        lambda found: replace(found, decisions=(replace(found.decisions[0], hinted=True), *found.decisions[1:])),
        lambda found: replace(found, luck=Luck((replace(found.luck.rounds[0], seats=(1.0,)),), ())),
    ],
)
def test_what_the_record_does_not_bear_out_is_not_believed(
    tmp_path: Path, change: Callable[[MatchAnalysis], MatchAnalysis]
) -> None:
    """Given a file with a right checksum that tells something else than the record: it is as if it were not there."""
    keep(tmp_path / "a.json", change(found_in(LINES, 0, 2)), LINES)
    assert known_analysis(tmp_path / "a.json", LINES) is NotKept.DAMAGED


@pytest.mark.parametrize(("people", "whose"), [((0,), 1), ((0, 1), 0), ((), 0)])
def test_a_running_match_tells_nobody_what_he_may_not_know(tmp_path: Path, people: tuple[int, ...], whose: int) -> None:
    """Given a match that goes on, a file with decisions of anybody but its only person is not believed."""
    lines = after_rounds(2, with_people(*people), 40)
    keep(tmp_path / "a.json", replace(found_in(lines, whose), luck=None), lines)
    assert known_analysis(tmp_path / "a.json", lines) is NotKept.DAMAGED


def test_a_running_match_has_no_luck_of_the_round_being_played(tmp_path: Path) -> None:
    """Given luck after a line of the round that goes on, the file is not believed."""
    lines = after_rounds(2, with_people(0), 40)
    found = found_in(lines, 0)
    keep(tmp_path / "a.json", found, lines)
    assert known_analysis(tmp_path / "a.json", lines) == found
    assert found.luck is not None
    later = LeadPoint(len(lines) - 1, (1.0, -1.0), (2.0, -2.0))
    keep(tmp_path / "a.json", replace(found, luck=Luck(found.luck.rounds, (*found.luck.lead, later))), lines)
    assert known_analysis(tmp_path / "a.json", lines) is NotKept.DAMAGED


def test_what_may_be_looked_at() -> None:
    """Everybody once the match is over; before that its only person, and the rounds that are over; else nothing."""
    assert seats_to_judge(with_people(0, 1)) == (0, 1, 2, 3)
    assert lines_for_luck(LINES) == LINES
    for people, seats in (((1,), (1,)), ((0, 2), ()), ((), ())):
        lines = after_rounds(2, with_people(*people), 40)
        assert seats_to_judge(lines) == seats
        assert len(lines_for_luck(lines)) == (len(lines) - 40 if seats else 1)
    assert len(lines_for_luck(with_people(0)[:30])) == 1


def test_what_two_found_is_kept_of_both() -> None:
    """Given two windows with other seats, one of them with a closer look, nothing of either is lost; who found less
    takes nothing away.
    """
    one, other = found_in(LINES, 0, 2), found_in(LINES, 0, 1)
    line = one.decisions[0].line
    closer = replace(next(decision for decision in other.decisions if decision.seat == 0), points=77.0)
    deeper = replace(
        other,
        decisions=tuple(closer if decision.line == closer.line else decision for decision in other.decisions),
        deeper=(closer.line,),
        unjudged=(line,),
        luck=None,
    )
    both = merged(one, deeper)
    assert both.complete == (0, 1, 2)
    assert both.luck == one.luck
    assert both.unjudged == ()
    assert (both.deeper, [d for d in both.decisions if d.line == closer.line]) == ((closer.line,), [closer])
    assert len(both.decisions) == len(found_in(LINES, 0, 1, 2).decisions)
    assert merged(MatchAnalysis(), one) == one
    assert merged(one, one) == one
    less = replace(one, decisions=one.decisions[:3], complete=(), luck=Luck(there(one.luck).rounds[:1], ()))
    assert merged(less, one) == merged(one, less) == one
