from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import pytest
from msgspec.structs import replace

from game.ai.player import Player, Think
from game.ai.players.agreed_play import agreed_view
from game.ai.players.easy import Easy
from game.ai.players.expert import Expert
from game.ai.players.hard import Hard
from game.ai.players.tuned_player import Normal
from game.cards import Card, is_wild
from game.engine.moves import GoOut, Group, MeldCards, Move, Take
from game.engine.partners.agreements import Agreement, AgreementOrHabit, Habit, broken_by
from game.engine.table.state import Table
from game.engine.table.view import PlayerView, view_of
from game.play.results.simulation import Series, play_match
from game.play.seats import TablePlan, seat_plan
from game.rules.ruleset import RuleSet
from saves.records.lines import MoveLine
from saves.records.replay import Replay
from tests.build import PRESETS, WEB, books, clean_book, dirty_book, my_view, refusal, table

CLEAN, WILDS, FOOT = Habit.KEEP_CLEAN, Habit.SAVE_WILDS, Agreement.WAIT_FOR_FOOT
ALL: Final = (*Agreement, *Habit)
STOCK = " ".join(clean_book(rank, 8) for rank in "458TJ")
FREE = replace(WEB, partners_foot="none")
"""Rules that let anybody go out, whatever the partners have done."""

SEEDS = ("true 1", "true 6", "true 12")
"""Matches in which a hard partner who agreed on nothing would break each agreement."""

LEVELS = pytest.mark.parametrize(
    "player", [Easy(), Normal(), Hard(), Expert()], ids=["easy", "normal", "hard", "expert"]
)


def decided(player: Player, now: Table, *agreements: AgreementOrHabit) -> Move:
    """The player's move under these agreements, which must be legal."""
    move = player.decide(my_view(now), Think(effort=60, agreements=agreements))
    assert refusal(now, move) is None
    return move


@LEVELS
def test_who_keeps_clean_melds_clean_throws_wilds_nowhere(player: Player) -> None:
    now = table("2C QC QD QH 4C", phase="play", melds=[clean_book("K", 3)], stock=STOCK)
    move = decided(player, now, CLEAN)
    assert not any(group.onto == 0 for group in wild_groups(move))


@LEVELS
def test_who_saves_wilds_begins_no_meld_with_one(player: Player) -> None:
    pairs = table("QC QD AC AD *R *B 4C 5D", phase="play", melds=[clean_book("K", 4)], in_foot=(0,), stock=STOCK)
    assert not wild_groups(decided(player, pairs, WILDS))
    melds = [clean_book("A", 7), clean_book("K", 4), "TC TD TH TS TC 2D"]
    ten = table("*R *B 4C 5D 6H", phase="play", melds=melds, played_foot=(0, 2), stock=STOCK)
    move = decided(player, ten, WILDS)
    assert isinstance(move, MeldCards)
    assert move.groups == (Group((Card("*R"),), 2),)


@LEVELS
def test_who_waits_for_the_foot_does_not_go_out(player: Player) -> None:
    melds = [*books(WEB, 1, 1), clean_book("A", 3)]
    far_ahead = {"melds": melds, "played_foot": (0,), "totals": (4000, 0), "stock": STOCK, "n": 4}
    now = table("AS 4C", FREE, phase="play", **far_ahead)  # type: ignore[arg-type]  # as they are named
    assert isinstance(decided(player, now), GoOut)
    assert not isinstance(decided(player, now, FOOT), GoOut)


@LEVELS
@pytest.mark.parametrize("agreement", [FOOT, Habit.PLAY_ON])
def test_a_last_card_that_can_only_go_out_does(player: Player, agreement: AgreementOrHabit) -> None:
    melds = [*books(WEB, 1, 1), clean_book("A", 3)]
    rules = replace(FREE, permission=False)
    now = table("4C", rules, phase="play", melds=melds, played_foot=(0,), stock=STOCK)
    assert isinstance(decided(player, now, agreement), GoOut)


@LEVELS
def test_who_plays_on_keeps_a_card_to_discard(player: Player) -> None:
    melds = [*books(WEB, 1, 1), clean_book("A", 3)]
    rules = replace(FREE, permission=False)
    now = table("AS AC 4C", rules, phase="play", melds=melds, played_foot=(0, 2), totals=(4000, 0), n=4, stock=STOCK)
    move = decided(player, now, Habit.PLAY_ON)
    assert not isinstance(move, GoOut)
    assert laid_in(move) < 2


def test_all_together_leave_a_legal_move_at_every_level() -> None:
    for player in (Easy(), Normal(), Hard(), Expert()):
        decided(player, table("2C 2D *R", phase="play", melds=[clean_book("K", 3)], in_foot=(0,)), *ALL)
        decided(player, table("KC KD", pile="4C KH", stock="", melds=[clean_book("K", 3)]), *ALL)


def wild_groups(move: Move) -> list[Group]:
    """The groups of a move that hold a wild."""
    groups = move.groups if isinstance(move, MeldCards | Take | GoOut) else ()
    return [group for group in groups if any(map(is_wild, group.cards))]


def moments(
    rules: RuleSet, level: str, agreed: tuple[AgreementOrHabit, ...], seed: str
) -> Iterator[tuple[Table, Move]]:
    """Every move of seat 2, whose partner at seat 0 is a `hard`, with the table before it."""
    hard, normal, partner = map(seat_plan, ("hard", "normal", level))
    plan = TablePlan(4, 2, (hard, normal, replace(partner, agreements=agreed), normal))
    match, _ = play_match(Series(rules=rules, table=plan, seed=seed, name="kept", app="test", effort=60), 1)
    replay = Replay(match.header)
    for number, line in enumerate(match.lines[1:], 2):
        before = replay.table
        replay.feed(line, number)
        if isinstance(line, MoveLine) and line.seat == 2:
            yield before, line.move


def laid_in(move: Move) -> int:
    """How many cards a move lays down."""
    return sum(len(group.cards) for group in move.groups) if isinstance(move, MeldCards) else 0


def is_kept(agreement: AgreementOrHabit, before: Table, move: Move) -> bool:
    """Whether a move of seat 2 breaks nothing, as the table judges it (tests/engine/partners asks that, one by one)."""
    return broken_by(view_of(before, 2), move, (agreement,)) is None


@lru_cache
def agreed_on_nothing(seed: str) -> tuple[tuple[Table, Move], ...]:
    """A match of hard partners."""
    return tuple(moments(FREE, "hard", (), seed))


@pytest.mark.usefixtures("hard_looks_briefly")
@pytest.mark.parametrize("agreement", ALL)
def test_where_a_match_breaks_it_partners_who_agreed_do_not(agreement: AgreementOrHabit) -> None:
    breaking = (
        [before for before, move in agreed_on_nothing(seed) if not is_kept(agreement, before, move)] for seed in SEEDS
    )
    for before in next(filter(None, breaking)):
        assert is_kept(agreement, before, decided(Hard(), before, agreement))


@pytest.mark.slow
@pytest.mark.usefixtures("hard_looks_briefly")
@pytest.mark.parametrize("agreement", ALL)
@pytest.mark.parametrize(
    ("rules", "level"),
    [
        *((FREE, level) for level in ("hard", "expert")),
        *((rules, level) for rules in PRESETS for level in ("easy", "normal", "hard")),
    ],
)
def test_a_whole_match_is_true_to_it(rules: RuleSet, level: str, agreement: AgreementOrHabit) -> None:
    kept = [is_kept(agreement, *moment) for seed in SEEDS for moment in moments(rules, level, (agreement,), seed)]
    assert kept
    assert all(kept)


READY = {"melds": [*books(WEB, 1, 1), clean_book("A", 3)], "played_foot": (0,), "stock": STOCK}
RIVALS = {**READY, "played_foot": (0, 1, 3), "their_melds": [clean_book("9"), dirty_book("8")]}


@pytest.mark.parametrize(
    ("hand", "more", "agreements", "stays"),
    [
        ("AS 4C", READY, (), False),
        ("AS 4C", READY, (FOOT,), True),
        ("AS 4C", {**READY, "played_foot": (0, 2), "phase": "play"}, (FOOT,), False),
        ("AS 4C", READY, (Habit.PLAY_ON,), True),
        ("AS 4C", RIVALS, (Habit.PLAY_ON,), False),
        ("AS", READY, (FOOT,), False),  # a last card leaves nothing to decide
        ("AS 4C", {**READY, "phase": "draw"}, (FOOT,), False),
    ],
)
def test_who_waits_or_plays_on_thinks_as_if_going_out_were_refused(
    hand: str, more: dict[str, object], agreements: tuple[AgreementOrHabit, ...], stays: bool
) -> None:
    view = my_view(table(hand, FREE, **{"phase": "play", **more}))  # type: ignore[arg-type]  # as they are named
    assert agreed_view(view, agreements).board.refused == stays


def foot(hand: str, *melds: str, rules: RuleSet = WEB) -> PlayerView:
    """A turn with the foot."""
    return my_view(table(hand, rules, phase="play", melds=melds, in_foot=(0,), bare=True, stock=STOCK))


KINGS, FOUR_QUEENS, DIRTY = clean_book("K", 3), clean_book("Q", 4), "9C 9D 9H 9S 2S 2H"
