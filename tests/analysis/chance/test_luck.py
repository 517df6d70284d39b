"""Tests for game/analysis/chance/luck.py: what cards were worth, by seat, round and turn."""

import random
from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai.brain.card_classes import RED_THREE
from game.analysis.chance.luck import OTHER_DRAWS, _before_drawing_more, _before_replacing, luck_by_round, luck_of
from game.analysis.facts import Luck
from game.engine.moves import Draw, Group, MeldCards, Take
from game.play.match import Match
from game.rules.ruleset import RuleSet
from saves.records.lines import EndLine, GameLine, Line, MoveLine, PositionLine, RoundLine, ScoreLine, UndoLine
from saves.records.replay import Replay
from tests.ai.brain.counts import held
from tests.build import CAMPUS, PARTNERS, PRESETS, WEB, cards
from tests.play.matches_in_memory import fresh, header, step
from tests.slow import LONG

RED_LAID = replace(WEB, name="Red threes laid", red_threes="lay_down", red_three_bonus=100, red_three_all=400)


def played(
    rules: RuleSet = WEB, rounds: int = 1, players: int = 4, teams: int = 2, seed: int = 1, level: str = "normal"
) -> tuple[Line, ...]:
    """The record of a match after so many rounds, their scores written."""
    match = fresh(replace(rules, rounds=max(2, rounds)), players, teams, seed)
    while sum(isinstance(line, ScoreLine) for line in match.lines) < rounds and not match.is_over:
        step(match, level)
    last = max(at for at, line in enumerate(match.lines) if isinstance(line, ScoreLine))
    return match.lines[: last + 1]


def abandoned(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The record broken off where it ends."""
    totals = next((line.totals for line in reversed(lines) if isinstance(line, ScoreLine)), (0, 0))
    return (*lines, EndLine(winners=(), totals=totals, reason="abandoned"))


def with_other_order(lines: Sequence[Line], seed: int) -> tuple[Line, ...]:
    """A record of one round in which the cards that never left the stock lie in another order."""
    match = Match(lines[0], lines=[line for line in lines[1:] if not isinstance(line, EndLine)])  # type: ignore[arg-type]
    undrawn = match.board.stock
    deal = lines[1]
    assert isinstance(deal, RoundLine)
    assert undrawn > 10
    tail = list(deal.deck[-undrawn:])
    random.Random(seed).shuffle(tail)
    assert tuple(tail) != deal.deck[-undrawn:]
    return (lines[0], replace(deal, deck=(*deal.deck[:-undrawn], *tail)), *lines[2:])


def drawing(
    top: str,
    rest: str,
    draws: int = OTHER_DRAWS,
    seat: int = 0,
    theirs: Sequence[str] = (),
    totals: tuple[int, int] = (0, 0),
    cut: tuple[int, int] = (0, 0),
    laid: str = "",
    rules: RuleSet = WEB,
) -> Luck:
    """The luck of one turn that draws these two cards off a stock of them and the rest, then is broken off."""
    position = PositionLine(
        hands=("KC KD QC QD JC", "TC TD", "TH TS", "AH AS"),
        feet=("4H 5H", "6H 7H", "8H 9H", "6S 7S"),
        seat=seat,
        turns=(1, 1, 1, 1),
        melds=(("KH KS KC",), tuple(theirs)),
        stock=f"{top} {rest}",
        discards="9S",
        totals=totals,
        cut=cut,
        red_threes=(laid, ""),
    )
    end = EndLine(winners=(), totals=totals, reason="abandoned")
    return luck_of((header(rules), position, MoveLine(seat=seat, move=Draw()), end), draws)


@pytest.mark.parametrize("seat", range(4))
def test_good_cards_are_good_luck_for_the_team_and_bad_luck_for_the_others(seat: int) -> None:
    """Given a draw of two jokers or of two black threes from the same stock, one is luck and the other is not, for the
    team whose seat it is; the others' luck is nothing.
    """
    (lucky,), (unlucky,) = (
        drawing(top, rest, seat=seat, theirs=["TH TS TC"]).rounds
        for top, rest in (("*R *B", "3C 3S 5D 6C 7D 8C"), ("3C 3S", "*R *B 5D 6C 7D 8C"))
    )
    assert lucky.seats[seat] > 0 > unlucky.seats[seat]
    by = lucky.seats[seat] * (1 if seat in (0, 2) else -1)
    assert lucky.teams == pytest.approx((by, -by))
    assert [luck for other, luck in enumerate(lucky.seats) if other != seat] == [0, 0, 0]


def test_the_lead_is_what_melds_are_worth_and_the_score_so_far() -> None:
    """Given melds of the others, one leads by less than without them; what one was behind before is taken off, and what
    a cut brought is added.
    """
    changes: tuple[dict[str, Any], ...] = ({}, {"theirs": ["TH TS TC"]}, {"totals": (100, 600)}, {"cut": (300, 0)})
    level, against, behind, cut = (drawing("4C 5D", "4D 4S", **change).lead[0].expected for change in changes)
    assert level[0] > against[0] + 30
    assert behind == pytest.approx((level[0] - 500, level[1] + 500))
    assert cut == pytest.approx((level[0] + 300, level[1] - 300))


def test_red_threes_on_the_table_are_in_the_lead() -> None:
    """Given red threes laid, one leads by 100 points for each, and by 400 for all eight."""
    every = ["3H"] * 4 + ["3D"] * 4
    lucks = [drawing("4C 5D", "4D 4S", laid=" ".join(every[:count]), rules=RED_LAID) for count in (0, 1, 7, 8)]
    leads = [luck.lead[0].expected[0] for luck in lucks]
    assert [lead - leads[0] for lead in leads] == pytest.approx([0, 100, 700, 1200])


def test_a_draw_that_could_not_have_been_another_is_no_luck() -> None:
    """Given a stock of nothing but fours, drawing two of them is worth what was to be expected."""
    (only,) = drawing("4C 4C", "4D 4D 4S 4S").rounds
    assert only.seats == pytest.approx((0, 0, 0, 0))


Turn = tuple[GameLine, PositionLine, MoveLine]
"""What comes before it, and its move."""


def taking(rules: RuleSet, hand: str, foot: str, pile: str, stock: str) -> Turn:
    """A turn of seat 2, which takes the pile with its two kings."""
    position = PositionLine(
        seat=2,
        hands=("TH TS", "TC TD", hand, "AH AS"),
        feet=("8H 9H", "6H 7H", foot, "6S 7S"),
        turns=(1, 1, 1, 1),
        melds=(("QH QS QC QD",), ()),
        stock=stock,
        discards=pile,
    )
    return header(rules), position, MoveLine(seat=2, move=Take((Group(cards("KC KD KH")),)))


def foot_by_pile(stock: str) -> Turn:
    """The pile, a single card, uses up the hand, and a foot with two red threes comes."""
    return taking(replace(RED_LAID, take_count=1), "KC KD", "3H 3D 9H 8H", "KH", stock)


def card_with_pile(stock: str) -> Turn:
    """A card is drawn with the pile."""
    return taking(replace(RED_LAID, take_count=3, take_then_draw=1), "KC KD 9C", "9H 8H", "6D 8D KH", stock)


@pytest.mark.parametrize("turn", [foot_by_pile, card_with_pile])
def test_what_comes_with_the_pile_off_the_stock_is_luck(turn: Callable[[str], Turn]) -> None:
    """Given cards drawn for the red threes of a foot that the pile brought, or with the pile, it matters to the luck of
    that seat alone which they are; where they could not have been others they are none.
    """
    wilds, threes, fours = (
        luck_of(abandoned(turn(stock))).rounds[0].seats
        for stock in ("*R *B 3C 3S 5D 6C 7D 8C", "3C 3S *R *B 5D 6C 7D 8C", "4C 4C 4D 4D 4S 4S")
    )
    assert abs(wilds[2] - threes[2]) > 20
    assert fours == pytest.approx((0, 0, 0, 0))
    assert [luck for seat, luck in enumerate((*wilds, *threes)) if seat % 4 != 2] == [0] * 6


@pytest.mark.parametrize("stock", ["4C 5D 6C 7D", "3H 4C 5D 6C 7D", "3H 3D 4C 3H 5D 6C"])
def test_before_red_threes_were_replaced(stock: str) -> None:
    """Given replacements that include red threes, the position before the first has the other cards of the foot."""
    game, position, take = foot_by_pile(stock)
    replay = Replay(game)
    replay.feed(position, 2)
    events = replay.feed(take, 3)
    before, drew = _before_replacing(replay.table, events)
    assert drew == 2
    assert (held(before, 2), sum(before.hands[2]), before.held[2]) == ("89", 2, 2)
    assert before.red_laid[0] == before.seen[RED_THREE] == 2
    assert before.stock == len(stock.split())


@pytest.mark.parametrize("stock", ["4C 5D 6C 7D", "3H 4C 5D 6C 7D"])
def test_before_cards_came_with_the_pile(stock: str) -> None:
    """Given a card drawn with the pile, the position before it has the hand as the pile left it."""
    game, position, take = card_with_pile(stock)
    replay = Replay(game)
    replay.feed(position, 2)
    events = replay.feed(take, 3)
    before, drew = _before_drawing_more(replay.table, events)
    assert drew == 1
    assert (held(before, 2), sum(before.hands[2]), before.held[2]) == ("689", 3, 3)
    assert before.red_laid[0] == before.seen[RED_THREE] == 0
    assert before.stock == len(stock.split())


def test_over_every_order_of_the_stock_luck_is_nothing() -> None:
    """Given each of the first pairs that a stock can show, their luck is 0 on average; some are well off it."""
    cards = ["*R", "2C", "KD", "QH", "3H", "4D"]
    lucks = [
        drawing(f"{one} {other}", " ".join(card for card in cards if card not in (one, other)), 1500).rounds[0].seats[0]
        for one in cards
        for other in cards
        if one != other
    ]
    assert stdev(lucks) > 50
    assert fmean(lucks) == pytest.approx(0, abs=0.03 * stdev(lucks))


def test_a_position_has_no_luck_of_the_deal() -> None:
    """Given a record that begins with a position, it has no luck before a card is drawn."""
    position = PositionLine(hands=("*R *B 2C 2D", "3C", "4C", "3S"), feet=("", "", "", ""), stock="4C 4D 5C 5D")
    (only,) = luck_of(abandoned((header(), position))).rounds
    assert only.seats == (0, 0, 0, 0)
    assert only.teams == (0, 0)


def test_the_deal_is_luck_of_who_was_dealt_it() -> None:
    """Given a seat that was dealt all jokers and twos, that is its luck, not its partner's, and is told at once."""
    lines = played()
    deal = lines[1]
    assert isinstance(deal, RoundLine)
    wilds = [card for card in deal.deck if card[0] in "*2"]
    rest = [card for card in deal.deck if card[0] not in "*2"]
    first = (deal.dealer + 1) % 4
    rich = replace(deal, deck=(*wilds[:11], *rest, *wilds[11:]))
    (only,) = luck_of(abandoned((lines[0], rich))).rounds
    others = [luck for seat, luck in enumerate(only.seats) if seat != first]
    assert only.seats[first] > 300 + max(others)


@pytest.mark.parametrize("rules", [WEB, PARTNERS, RED_LAID], ids=lambda rules: rules.name)
def test_the_order_of_cards_not_yet_drawn_changes_nothing(rules: RuleSet) -> None:
    """Given a round cut short, undrawn cards in any other order leave luck and lead what they were, to the last bit."""
    lines = abandoned(played(rules)[:70])
    luck = luck_of(lines)
    assert luck.rounds[0].seats != (0, 0, 0, 0)
    for seed in range(3):
        assert luck_of(with_other_order(lines, seed)) == luck


def test_a_round_in_progress_is_not_told() -> None:
    """Given a round and half of the next, only the first is told; once the match is abandoned, the half one too."""
    lines = played(rounds=2)
    second = next(at for at, line in enumerate(lines) if isinstance(line, RoundLine) and line.n == 2)
    running = lines[: second + 40]
    assert [one.round for one in luck_of(running).rounds] == [1]
    assert luck_of(running) == luck_of(lines[:second])
    broken_off = luck_of(abandoned(running))
    assert [one.round for one in broken_off.rounds] == [1, 2]
    assert broken_off.lead[-1].line <= len(running)


def test_nothing_is_told_of_a_match_without_a_round() -> None:
    """Given a header alone, or with a deal, there is no luck."""
    assert luck_of(played()[:1]) == luck_of(played()[:2]) == Luck((), ())


def test_round_by_round_it_grows_to_the_same() -> None:
    """Given two rounds, the first is known before the second, twice the same."""
    lines = played(rounds=2)
    one, both = luck_by_round(lines)
    assert both == luck_of(lines)
    assert both.rounds[:1] == one.rounds
    assert both.lead[: len(one.lead)] == one.lead


def test_taking_back_is_no_luck() -> None:
    """Given lay-downs taken back and made again, the luck is what it is without that."""
    lines = played()
    again: list[Line] = []
    for line in lines:
        again.append(line)
        if isinstance(line, MoveLine) and isinstance(line.move, MeldCards):
            match = Match(lines[0], lines=again[1:])  # type: ignore[arg-type]  # a header
            if match.undoable(line.seat):
                again += [UndoLine(seat=line.seat, moves=1), line]
    assert len(again) > len(lines)
    assert luck_of(again).rounds == luck_of(lines).rounds


def test_the_lead_is_told_after_every_turn_and_ends_with_the_score() -> None:
    """Given two rounds, there is a point for each deal, each turn and each score, which is exact."""
    lines = played(rounds=2)
    luck = luck_of(lines)
    scores = {at: line.totals for at, line in enumerate(lines, 1) if isinstance(line, ScoreLine)}
    deals = {at for at, line in enumerate(lines, 1) if isinstance(line, RoundLine)}
    told = [point.line for point in luck.lead]
    assert told == sorted(set(told))
    assert {*scores, *deals} <= set(told)
    for point in luck.lead:
        assert sum(point.expected) == pytest.approx(0, abs=1e-6)
        assert sum(point.by_cards) == pytest.approx(0, abs=1e-6)
        if point.line in scores:
            one, other = scores[point.line]
            assert point.expected == (one - other, other - one)
    assert luck.lead[-1].by_cards == pytest.approx(
        tuple(map(sum, zip(*(one.teams for one in luck.rounds), strict=True)))
    )


@pytest.mark.parametrize("rules", PRESETS, ids=lambda rules: rules.name)
def test_two_teams_have_the_same_luck_the_other_way_round(rules: RuleSet) -> None:
    """Given a round by any preset, teams' lucks are the sums of their seats' and add up to nothing."""
    (only,) = luck_of(played(rules)).rounds
    assert only.teams[0] == pytest.approx(only.seats[0] + only.seats[2] - only.seats[1] - only.seats[3])
    assert sum(only.teams) == pytest.approx(0, abs=1e-6)
    assert all(only.seats)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "teams"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (6, 2), (6, 3)], ids=lambda number: str(number)
)
@pytest.mark.parametrize("rules", [WEB, CAMPUS, RED_LAID], ids=lambda rules: rules.name)
def test_every_table_has_luck(rules: RuleSet, players: int, teams: int) -> None:
    """Given a round at any table, every seat has luck, and the teams' add up to nothing."""
    (only,) = luck_of(played(rules, players=players, teams=teams)).rounds
    assert len(only.seats) == players
    assert len(only.teams) == teams
    assert all(only.seats)
    assert sum(only.teams) == pytest.approx(0, abs=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [WEB, RED_LAID] if LONG else [RED_LAID], ids=lambda rules: rules.name)
def test_luck_is_nothing_on_average_and_tells_much_of_the_result(rules: RuleSet) -> None:
    """Given many rounds, luck has a mean within three standard errors of 0 and moves with the lead."""
    lines = [played(rules, rounds=4, seed=seed) for seed in range(25 if LONG else 16)]
    lucks = [one.teams[0] for record in lines for one in luck_of(record).rounds]
    leads = [
        line.teams[0].total - line.teams[1].total for record in lines for line in record if isinstance(line, ScoreLine)
    ]
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5
    rest = [lead - luck for lead, luck in zip(leads, lucks, strict=True)]
    assert stdev(rest) ** 2 < 0.6 * stdev(leads) ** 2
