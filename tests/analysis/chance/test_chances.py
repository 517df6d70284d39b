"""What each seat got, beside what chance gives."""

from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.analysis.chance.chances import (
    ChanceTally,
    DealtCards,
    Wanted,
    _both,
    _codes,
    _CountedRound,
    _dealt,
    _dealt_pairs,
    _drawn,
    _in_pairs,
    _spread,
    dealt_cards,
    is_sound,
    who_got_what,
    with_luck,
)
from game.analysis.chance.luck import luck_of
from game.analysis.facts import LeadPoint, Luck, RoundLuck
from game.cards import Card, is_red_three, wilds_among
from game.engine.events import Drew, RedThreesLaid
from game.engine.table.board import Phase
from game.play.results.simulation import Series, play_match
from game.play.seats import MOST_PLAYERS, seat_plan, table_plan
from game.rules.presets import preset
from game.rules.ruleset import dealt_to_each
from saves.records.lines import EndLine, GameLine, Line, RoundLine, ScoreLine, encode_line, header_in
from saves.records.record import read_record
from saves.records.replay import Replay
from tests.analysis.analysed_match import LINES, after_rounds, with_people
from tests.build import WEB, cards, there

EXAMPLES = Path(__file__).parents[2] / "examples"
ABANDONED = EndLine(winners=(), totals=(0, 0), reason="abandoned")


def seen_in(lines: Sequence[Line]) -> list[list[int]]:
    """Wild cards and red threes of each seat, counted by the cards that a replay hands out."""
    header = header_in(lines)
    replay = Replay(header)
    counts = [[0, 0] for _ in header.seats]

    def came(seat: int, cards: Sequence[Card]) -> None:
        counts[seat][0] += wilds_among(cards)
        counts[seat][1] += sum(map(is_red_three, cards))

    is_dealt = True
    for number, line in enumerate(lines[1:], start=2):
        events = replay.feed(line, number)
        is_dealt = is_dealt and not isinstance(line, RoundLine)
        laid = [event for event in events if isinstance(event, RedThreesLaid)]
        if not is_dealt and replay.table.board.phase not in (Phase.CUT, Phase.CHOOSE):
            is_dealt, table = True, replay.table
            for seat in range(table.board.players):
                tail = table.tails[seat] if table.tails else ()
                came(seat, (*table.hands[seat], *table.feet[seat], *tail))
            for one in laid:  # what they drew is in their hands by now
                came(one.seat, one.laid)
            continue
        for event in events:
            if isinstance(event, Drew | RedThreesLaid):
                came(event.seat, event.cards or ())
    return counts


@pytest.mark.parametrize("name", ["match-web-4", "match-family-4", "match-partners-4", "match-couples-2"])
def test_counted_is_what_was_dealt_and_drawn(name: str) -> None:
    """Given matches with cut and chosen stacks, red threes and reshuffles, each seat has the cards that came to it."""
    lines = read_record(EXAMPLES / f"{name}.handfoot.jsonl").lines
    dealt = there(dealt_cards(lines))
    assert dealt.rounds == sum(isinstance(line, ScoreLine) for line in lines)
    told = [[row[Wanted.WILDS].seen, row[Wanted.RED_THREES].seen] for row in dealt.tallies]
    assert told == seen_in(lines)


def played(**rules: Any) -> tuple[Line, ...]:
    """A match by a seed under some rules."""
    chosen = replace(preset("web"), **rules)
    table = table_plan(chosen, None, None, (seat_plan("easy"),) * MOST_PLAYERS)
    match, _ = play_match(Series(rules=chosen, table=table, seed="chances", name="", app=""), 1)
    return match.lines


@pytest.mark.parametrize(
    ("rules", "has"),
    [
        ({"red_threes": "lay_down", "first_upcard": "natural"}, '"red_threes":"lay_down"'),
        ({"stock_out": "reshuffle", "rounds": 2, "decks": 3}, '"type":"shuffle"'),
        ({"tail_cards": 5, "set_aside": 10, "rounds": 2}, '"tail_cards":5'),
    ],
)
def test_nothing_is_missed_under_other_rules(rules: dict[str, Any], has: str) -> None:
    """Given replaced red threes, known cards under the stock, reshuffles, tails or cards put aside, all that came to a
    seat is counted.
    """
    lines = played(**rules)
    assert any(has in encode_line(line) for line in lines)
    dealt = there(dealt_cards(lines))
    told = [[row[Wanted.WILDS].seen, row[Wanted.RED_THREES].seen] for row in dealt.tallies]
    assert told == seen_in(lines)


def test_the_luck_of_each_deal_is_that_of_its_round() -> None:
    """Given two rounds, the luck of the deal is what was told first in each, less what came before."""
    begun = [number for number, line in enumerate(LINES, 1) if isinstance(line, RoundLine)]
    seats = (0.0,) * 3
    luck = Luck(
        (RoundLuck(1, (100.0, *seats), ()), RoundLuck(2, (30.0, *seats), ())),
        tuple(
            LeadPoint(line, (), (), (by_seat, *seats))
            for line, by_seat in ((begun[0], 40.0), (begun[0] + 4, 100.0), (begun[1], 75.0), (begun[1] + 4, 130.0))
        ),
    )
    dealt = there(dealt_cards(LINES))
    row = with_luck(dealt, LINES, luck).tallies[0]
    assert (row[Wanted.LUCK_DEAL].seen, row[Wanted.LUCK_DRAWS].seen) == (40 - 25, 60 + 55)
    assert row[Wanted.LUCK_DEAL].variance == 40**2 + 25**2


def test_pairs_are_expected_as_often_as_counting_all_deals_says() -> None:
    """Given stacks of three and two out of seven cards, three of them wild, every deal is as likely as any other. A
    pair counts where it is in one stack.
    """
    deals = []
    for wild in combinations(range(7), 3):
        stacks = sum(at < 3 for at in wild), sum(3 <= at < 5 for at in wild)
        deals.append(stacks[0] // 2 + stacks[1] // 2)
    chances = _dealt_pairs((3, 2), 7, 3)
    assert chances == pytest.approx([deals.count(pairs) / len(deals) for pairs in range(len(chances))])
    pairs = _dealt(_codes(cards("*R 4C 4D 2C 2D")), (3, 2), 7, (1, 3, 0))[Wanted.WILD_PAIRS]
    assert pairs == ChanceTally(1, *_spread(chances))


def test_a_draw_is_held_against_what_was_left() -> None:
    """Given all rounds of a match, what each kind adds is a fair share of the cards that a seat saw."""
    dealt = there(dealt_cards(LINES))
    for row in dealt.tallies:
        jokers, wilds, threes, pairs = row[: Wanted.LUCK_DEAL]
        assert wilds.expected / jokers.expected == pytest.approx(3, rel=0.25)  # four twos and two jokers in a deck
        assert wilds.expected / threes.expected == pytest.approx(3, rel=0.35)
        assert 0 < pairs.expected < wilds.expected / 2
        assert all(0 < tally.variance < tally.expected for tally in row[: Wanted.LUCK_DEAL])


def test_chances_are_those_of_small_numbers_counted_by_hand() -> None:
    """Given a fair coin and one that falls on one side in three of four, none, one or both fall there so often; so do
    two marked cards of four in a draw of two or three, how far counts spread, and pairs among four cards or two.
    """
    assert _both((0.5, 0.5), (0.25, 0.75)) == (0.125, 0.5, 0.375)
    assert _drawn(2, 4, 2) == pytest.approx((1 / 6, 4 / 6, 1 / 6))
    assert _drawn(3, 4, 2) == (0, 0.5, 0.5)
    assert _spread((0.75, 0.25)) == (0.25, 0.1875, 0.09375)
    assert _in_pairs((0.125, 0.25, 0.125, 0.25, 0.25)) == (0.375, 0.375, 0.25)
    assert _in_pairs((0.25, 0.75)) == (1,)


@pytest.mark.parametrize(
    ("draws", "expected", "pairs"),
    [
        ((2, 2, 2), [(1, 1), (1, 1), (1, 1)], (0, 1 / 6)),
        ((1, 1, 1, 1), [(1, 0.5), (0, 1 / 3), (0, 0.5), (1, 1)], (0, 0)),
        ((3, 2), [(1, 1.5), (2, 1.5)], (1, 0.5 + 0.5)),  # the last of the upper part comes with one of the lower
    ],
)
def test_a_draw_is_held_against_the_rest_of_its_part(
    draws: Sequence[int], expected: list[tuple[int, float]], pairs: tuple[int, float]
) -> None:
    """Given two jokers in four cards, over one in two reshuffled ones, each draw expects its share of what is left, and
    of the pairs that may come at once.
    """
    stacks, stock = cards("4C") * 4 * dealt_to_each(WEB, 1), cards("*R 4C 4D *B")
    each: list[tuple[float, object]] = []
    counted = _CountedRound(RoundLine(n=1, dealer=3, first=0, deck=(*stacks, *stock)), WEB, 4)
    dealt = counted.tallies[0][Wanted.WILD_PAIRS]
    counted.put_under(cards("*R 5C"))
    for count in draws:
        before = counted.tallies[0][Wanted.JOKERS]
        counted.happened(Drew(0, count, None))
        after = counted.tallies[0][Wanted.JOKERS]
        each.append((after.seen - before.seen, pytest.approx(after.expected - before.expected)))
    assert each == expected
    drawn = counted.tallies[0][Wanted.WILD_PAIRS]
    assert (drawn.seen - dealt.seen, drawn.expected - dealt.expected) == pytest.approx(pairs)


@pytest.mark.parametrize(
    ("lines", "rounds"),
    [
        (with_people(0, lines=after_rounds(2, LINES, moves=30)), 2),
        (with_people(0, 1, lines=after_rounds(2, LINES, moves=30)), None),
        ((*with_people(0, 1, lines=after_rounds(2, LINES, moves=30)), ABANDONED), 3),
        (with_people(0, lines=after_rounds(0, LINES, moves=30)), None),
    ],
    ids=["one person plays on", "two people play on", "given up", "first round"],
)
def test_a_round_in_progress_stays_secret(lines: Sequence[Line], rounds: int | None) -> None:
    """A running match tells only rounds that are over, and none where people share the screen; one that was given up
    tells all, so that nobody gets luckier by giving up.
    """
    if isinstance(lines[-1], EndLine):
        scores = [line for line in lines if isinstance(line, ScoreLine)]
        lines = (*lines[:-1], replace(ABANDONED, totals=scores[-1].totals))
    dealt = dealt_cards(lines)
    assert (None if dealt is None else dealt.rounds) == rounds


def test_a_running_deal_of_a_code_stays_secret() -> None:
    """Given a deal that others play too, nothing is told before its end."""
    header, *lines = with_people(0, lines=after_rounds(2, LINES))
    assert isinstance(header, GameLine)
    assert dealt_cards([header, *lines]) is not None
    assert dealt_cards([replace(header, deal="AAAA-BBBB-CCCC"), *lines]) is None


def test_the_same_cards_count_once() -> None:
    """Given a record and its copy, only one counts; another match with the same people is added."""
    dealt = replace(there(dealt_cards(LINES)), looked_at=2)
    later = there(dealt_cards(read_record(EXAMPLES / "match-family-4.handfoot.jsonl").lines))
    other = replace(later, looked_at=1, created="2026-03-01T00:00:00Z")
    cut_off = replace(dealt, rounds=1)  # a copy of an earlier evening
    both = who_got_what([cut_off, dealt, replace(dealt, created="2026-02-01T00:00:00Z"), other])
    assert (both.games, both.rounds, both.looked_at) == (2, dealt.rounds + other.rounds, 3)
    assert {(seat.rounds, seat.looked_at) for seat in both.seats} == {(both.rounds, 3)}
    assert [seat.who for seat in both.seats] == ["P0", "P1", "P2", "P3"]
    whole = dealt.tallies[1][Wanted.WILDS].seen + other.tallies[1][Wanted.WILDS].seen
    assert both.seats[1].tallies[Wanted.WILDS].seen == whole


def test_two_seats_of_one_name_are_told_apart() -> None:
    """Given two players who are both called Rosa, each has a row."""
    dealt = there(dealt_cards(LINES))
    seats = tuple(replace(info, name="Rosa") for info in dealt.seats)
    assert [seat.who for seat in who_got_what([replace(dealt, seats=seats)]).seats] == [
        "Rosa",
        "Rosa (2)",
        "Rosa (3)",
        "Rosa (4)",
    ]


def test_luck_is_that_of_look_back_in_two_parts() -> None:
    """Given the luck of a match, deal and draws of each seat add up to it."""
    dealt, luck = dealt_cards(LINES), luck_of(LINES, 2)
    assert dealt is not None
    lucky = with_luck(with_luck(dealt, LINES, luck), LINES, luck)
    assert (dealt.looked_at, lucky.looked_at) == (0, len(luck.rounds))
    for seat, row in enumerate(lucky.tallies):
        parts = row[Wanted.LUCK_DEAL].seen, row[Wanted.LUCK_DRAWS].seen
        assert sum(parts) == pytest.approx(sum(one.seats[seat] for one in luck.rounds), abs=0.01)
        assert all(parts)
        assert row[: Wanted.LUCK_DEAL] == dealt.tallies[seat][: Wanted.LUCK_DEAL]


def test_the_band_is_the_usual_one_and_leans_as_chance_does() -> None:
    """Given no lean it is two standard deviations; given one to the right both ends move there."""
    assert ChanceTally(0, 100, 100).band == pytest.approx((80.4, 119.6), abs=0.01)
    by = (1.96**2 - 1) / 6 * 10  # Cornish and Fisher, for a skewness of 1
    assert ChanceTally(0, 100, 100, 1000).band == pytest.approx((80.4 + by, 119.6 + by), abs=0.01)


def test_the_warning_needs_rounds_and_a_long_way() -> None:
    """Given less than ten rounds nobody is warned; after that it takes more the more rows there are."""

    def off(by: float, rounds: int, rows: int = 24) -> bool:
        return ChanceTally(7 * rounds + by * sqrt(6 * rounds), 7 * rounds, 6 * rounds).is_beyond_chance(rounds, rows)

    assert not off(9, 9)
    assert off(9, 10)
    assert not off(3, 1000)
    assert off(-4.3, 1000)
    assert off(3.9, 1000, rows=4)
    assert not off(3.9, 1000, rows=60)
    assert ChanceTally(5, 0, 1).is_beyond_chance(1000, 24)
    assert not ChanceTally(5, 0, 1, third=1).is_beyond_chance(1000, 24)  # which is what leans that way


def test_what_was_kept_is_read_only_if_it_holds() -> None:
    """Given a file that says anything, what doesn't fit together is refused."""
    dealt = there(dealt_cards(LINES))
    assert is_sound(dealt)
    wrong: list[DealtCards] = [
        replace(dealt, created="yesterday"),
        replace(dealt, rounds=0),
        replace(dealt, tallies=dealt.tallies[1:]),
        replace(dealt, tallies=((), *dealt.tallies[1:])),
        replace(dealt, tallies=((ChanceTally(1, 1, -1), *dealt.tallies[0][1:]), *dealt.tallies[1:])),
        replace(dealt, tallies=((ChanceTally(float("nan")), *dealt.tallies[0][1:]), *dealt.tallies[1:])),
    ]
    assert not any(map(is_sound, wrong))
