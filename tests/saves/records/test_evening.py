import msgspec
import pytest
from msgspec.structs import replace

from game.rules.ruleset import RuleSet, most_rounds
from game.score_pad.entry import BookSort, RoundEntry, TeamEntry
from saves.disk.file_faults import Flaw
from saves.records.evening import Evening, evening_of
from saves.records.lines import BadRecord
from saves.records.score_pad_lines import (
    BackLine,
    DroppedLine,
    EntryLine,
    EveningEnd,
    ScorePadHeader,
    ScorePadLine,
    WrittenLine,
)
from tests.build import FAMILY, WEB
from tests.saves.score_pads import FIRST, SECOND, entry, header, wrote


def test_totals_dealers_and_minimums_follow_from_what_is_written() -> None:
    evening = evening_of([header(dealer=2), *wrote(1, FIRST), *wrote(2, SECOND)])
    assert evening.totals == ((1205, 640), (1505, 1840))
    assert [evening.dealer(number) for number in (1, 2, 3)] == [2, 3, 0]
    assert (evening.next_round, evening.minimums(3)) == (3, (120,))
    assert (evening.leaders, evening.is_decided) == ((1,), False)


def test_minimums_by_score_are_those_of_each_team() -> None:
    rules = replace(WEB, opening_by_score=((0, 50), (1000, 90)))
    evening = evening_of([header(rules), *wrote(1, FIRST), *wrote(2, SECOND)])
    assert [evening.minimums(number) for number in (1, 2, 3)] == [(50,), (90, 50), (90,)]


@pytest.mark.parametrize("players", range(2, 9))
def test_any_number_of_people_can_be_counted_by_any_rules(players: int) -> None:
    rules, names = replace(WEB, decks=2), " ".join(f"Player{n}" for n in range(players))
    evening = evening_of([header(rules, names, teams=players), *wrote(1, RoundEntry.blank(players))])
    assert evening.totals == ((0,) * players,)


def test_a_round_that_stands_there_counts_only_when_it_is_written_down() -> None:
    evening = evening_of([header(), entry(1, FIRST)])
    assert (evening.totals, evening.leaders, evening.entry(1)) == ((), (0, 1), FIRST)
    evening.feed(DroppedLine(n=1), 3)
    assert evening.entry(1) == RoundEntry.blank(2)


def test_a_corrected_round_leaves_a_trace_and_changes_later_totals() -> None:
    evening = evening_of([header(), *wrote(1, FIRST), *wrote(2, SECOND), entry(3, SECOND)])
    assert [evening.entry(number) for number in (1, 2, 3, 4)] == [FIRST, SECOND, SECOND, RoundEntry.blank(2)]
    assert [evening.totals_before(number) for number in (1, 2, 3)] == [(0, 0), *evening.totals]
    better = FIRST.with_team(0, FIRST.teams[0].with_books(BookSort.CLEAN, 2))
    evening.feed(entry(1, better), 6)
    assert evening.totals[0] == (1205, 640)
    evening.feed(WrittenLine(n=1, t=99.0), 7)
    assert evening.totals == ((1705, 640), (2005, 1840))
    (trace,) = evening.written.corrections
    assert (trace.round, trace.before, trace.after, trace.t) == (1, FIRST, better, 99.0)
    assert (evening.entry(1), evening.entry(3)) == (better, SECOND)
    for number, line in enumerate(wrote(2, SECOND), 8):  # as it was: the bug was a round "changed" by nothing
        evening.feed(line, number)
    assert evening.written.corrections == (trace,)
    assert evening.written.draft(2) is None


def test_steps_are_taken_back_one_by_one_over_rounds() -> None:
    evening = evening_of([header(), *wrote(1, FIRST), *wrote(2, SECOND)])
    seen = []
    for number in range(6, 10):
        evening.feed(BackLine(), number)
        seen.append((len(evening.written.rounds), evening.entry(len(evening.written.rounds) + 1)))
    blank = RoundEntry.blank(2)
    assert seen == [(1, SECOND), (1, blank), (0, FIRST), (0, blank)]
    assert not evening.can_go_back


BY_POINTS = replace(WEB, rounds=0, target_score=2000)


@pytest.mark.parametrize(
    ("rules", "announced", "rounds", "end"),
    [
        (WEB, 0, [SECOND] * 5, 4),
        (WEB, 1, [SECOND] * 2, 1),
        (BY_POINTS, 2, [FIRST] * 3, 2),
        (replace(BY_POINTS, target_score=1840), 0, [FIRST, SECOND, FIRST], 2),
        (replace(BY_POINTS, target_score=1841), 0, [FIRST, SECOND, FIRST], 3),
        (replace(BY_POINTS, target_score=50_000), 0, [SECOND] * 21, 20),
    ],
)
def test_the_rules_end_only_the_match(rules: RuleSet, announced: int, rounds: list[RoundEntry], end: int) -> None:
    evening = evening_of([header(rules)])
    for number, one in enumerate(rounds, 1):
        assert (evening.is_decided, evening.is_finished) == (number > end, number > end)
        assert evening.may_announce == (number < min(end + 1, most_rounds(rules)) and not evening.written.last)
        evening.feed(entry(number, one), 2)
        if number == announced:
            evening.feed(replace(entry(number, one), last=True), 2)
        assert (evening.entry(number), evening.is_finished) == (one, False)
        evening.feed(WrittenLine(n=number), 2)


def test_what_is_entered_and_erased_is_not_begun() -> None:
    """Given a figure beyond the last round and one in a round that counts, the evening goes on and both are begun; as
    soon as they are as before, nothing is. The bug: a touched and erased round kept a finished evening open.
    """
    evening = evening_of([header(), *(line for number in range(1, 5) for line in wrote(number, SECOND))])
    for number, was in ((5, RoundEntry.blank(2)), (1, SECOND)):
        for one, is_begun in ((FIRST, True), (was, False)):
            evening.feed(entry(number, one), 2)
            assert evening.is_begun(number) == is_begun
            assert evening.is_finished == (number == 1 or not is_begun)


def test_an_evening_that_is_over_goes_on_only_by_taking_that_back() -> None:
    evening = evening_of([header(), *wrote(1, FIRST), EveningEnd()])
    with pytest.raises(BadRecord) as refused:
        evening.feed(entry(2, SECOND), 5)
    assert refused.value.why == "after_the_end"
    evening.feed(BackLine(), 5)
    evening.feed(entry(2, SECOND), 6)
    assert evening.entry(2) == SECOND


@pytest.mark.parametrize(
    ("line", "flaw"),
    [
        (BackLine(), "nothing_to_take_back"),
        (header(), "second_header"),
        (WrittenLine(n=1), "no_such_entry"),
        (DroppedLine(n=1), "no_such_entry"),
        (entry(2, FIRST), "no_such_entry"),
        (replace(entry(2, FIRST), last=True), "no_such_entry"),
        (EntryLine(n=1, teams=(TeamEntry(),) * 3), "no_such_entry"),
        (EntryLine(n=1, teams=(TeamEntry(),) * 2, out=4), "no_such_entry"),
    ],
)
def test_lines_that_cannot_follow_are_refused_and_change_nothing(line: ScorePadLine, flaw: Flaw) -> None:
    evening = Evening(header())
    with pytest.raises(BadRecord) as refused:
        evening.feed(line, 2)
    assert (refused.value.line, refused.value.why) == (2, flaw)
    assert not evening.can_go_back


@pytest.mark.parametrize("rules", [WEB, FAMILY])
def test_rules_of_a_pad_are_those_of_its_header(rules: RuleSet) -> None:
    assert Evening(header(rules)).rules == rules
    bad = replace(header(rules), rules={"book_sise": 8})
    with pytest.raises(BadRecord):
        Evening(bad)


def test_without_a_word_about_it_the_first_seat_deals_first() -> None:
    fields = msgspec.json.decode(msgspec.json.encode(header(dealer=0)))
    assert "dealer" not in fields
    assert msgspec.convert(fields, ScorePadHeader).dealer == 0


def test_no_lines_are_no_pad() -> None:
    told: list[tuple[tuple[ScorePadLine, ...], int, Flaw]] = [
        ((), 1, "no_header"),
        ((entry(1, FIRST),), 1, "no_header"),
        ((header(), header()), 2, "second_header"),
    ]
    for lines, number, flaw in told:
        with pytest.raises(BadRecord) as refused:
            evening_of(lines)
        assert (refused.value.line, refused.value.why) == (number, flaw)


def test_an_agreed_penalty_and_unfinished_books_are_taken_off() -> None:
    rules = replace(WEB, unfinished_book=1500, wild_melds="allowed")
    costly = FIRST.with_team(0, replace(FIRST.teams[0], unfinished=2, penalty=500))
    plain, counted = (evening_of([header(rules), *wrote(1, one)]).totals[0] for one in (FIRST, costly))
    assert (plain[0] - counted[0], plain[1] - counted[1]) == (3500, 0)
