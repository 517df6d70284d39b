"""Agreements as computer players keep them: in positions, and in whole matches watched card by card."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from game.ai.easy import Easy
from game.ai.expert import Expert
from game.ai.levels import Hard, Normal
from game.ai.player import Player, Think
from game.cards import Card, is_wild
from game.engine.agreements import Agreement
from game.engine.moves import Answer, Discard, GoOut, Group, MeldCards, Move, Take
from game.engine.openings import most_points
from game.engine.state import Table
from game.play.seats import TablePlan, seat_plan
from game.play.simulation import Series, play_match
from game.rules.ruleset import RuleSet
from saves.lines import MoveLine
from saves.replay import Replay
from tests.build import PRESETS, WEB, books, clean_book, my_view, refusal, table

OPEN, CLEAN, WILDS, FOOT = Agreement
STOCK = " ".join(clean_book(rank, 8) for rank in "458TJ")
FREE = replace(WEB, partners_foot="none")
"""Rules that let anybody go out, whatever the partners have done."""

LEVELS = pytest.mark.parametrize(
    "player", [Easy(), Normal(), Hard(), Expert()], ids=["easy", "normal", "hard", "expert"]
)


def decided(player: Player, now: Table, *agreements: Agreement) -> Move:
    """The player's move under these agreements, which must be legal."""
    move = player.decide(my_view(now), Think(effort=60, agreements=agreements))
    assert refusal(now, move) is None
    return move


@pytest.mark.parametrize("player", [Hard(), Expert()], ids=["hard", "expert"])
def test_who_agreed_to_open_early_opens_with_wilds(player: Player) -> None:
    """Given a first turn with kings and a joker, the partner opens; without the agreement hard keeps the joker."""
    now = table("KC KD *R 4C 6S 8S 9H JC QD 7H", phase="play", turns=0, stock=STOCK)
    assert isinstance(decided(player, now, OPEN), MeldCards)
    assert isinstance(decided(Hard(), now), Discard)


@LEVELS
def test_who_keeps_clean_melds_clean_throws_wilds_nowhere(player: Player) -> None:
    """Given a hand that a wild on the clean kings would empty, the clean kings stay clean."""
    now = table("2C QC QD QH 4C", phase="play", melds=[clean_book("K", 3)], stock=STOCK)
    move = decided(player, now, CLEAN)
    assert not any(group.onto == 0 for group in wild_groups(move))


@LEVELS
def test_who_saves_wilds_begins_no_meld_with_one(player: Player) -> None:
    """Given two pairs and two jokers in the foot, no new meld is begun with a joker; a six of tens gets its wild."""
    pairs = table("QC QD AC AD *R *B 4C 5D", phase="play", melds=[clean_book("K", 4)], in_foot=(0,), stock=STOCK)
    assert not wild_groups(decided(player, pairs, WILDS))
    melds = [clean_book("A", 7), clean_book("K", 4), "TC TD TH TS TC 2D"]
    ten = table("*R *B 4C 5D 6H", phase="play", melds=melds, played_foot=(0, 2), stock=STOCK)
    move = decided(player, ten, WILDS)
    assert isinstance(move, MeldCards)
    assert move.groups == (Group((Card("*R"),), 2),)


@LEVELS
def test_who_waits_for_the_foot_does_not_go_out(player: Player) -> None:
    """Given a way out far ahead in the last round, the partner stays while the other plays from the hand."""
    melds = [*books(WEB, 1, 1), clean_book("A", 3)]
    far_ahead = {"melds": melds, "played_foot": (0,), "totals": (4000, 0), "stock": STOCK, "n": 4}
    now = table("AS 4C", FREE, phase="play", **far_ahead)  # type: ignore[arg-type]  # as they are named
    assert isinstance(decided(player, now), GoOut)
    assert not isinstance(decided(player, now, FOOT), GoOut)


def test_all_four_together_leave_a_legal_move_at_every_level() -> None:
    """Given every agreement at once and a hand of wilds alone, somebody still decides."""
    for player in (Easy(), Normal(), Hard(), Expert()):
        decided(player, table("2C 2D *R", phase="play", melds=[clean_book("K", 3)], in_foot=(0,)), *Agreement)
        decided(player, table("KC KD", pile="4C KH", stock="", melds=[clean_book("K", 3)]), *Agreement)


def wild_groups(move: Move) -> list[Group]:
    """The groups of a move that hold a wild."""
    groups = move.groups if isinstance(move, MeldCards | Take | GoOut) else ()
    return [group for group in groups if any(map(is_wild, group.cards))]


def moments(rules: RuleSet, level: str, agreed: str, seed: str) -> Iterator[tuple[Table, Move, Table]]:
    """Every move of seat 2, whose partner at seat 0 is a `hard`, with the table before and after it."""
    texts = ("hard", "normal", f"{level}:{agreed}", "normal")
    plan = TablePlan(4, 2, tuple(map(seat_plan, texts)))
    match, _ = play_match(Series(rules=rules, table=plan, seed=seed, name="kept", app="test", effort=60), 1)
    replay = Replay(match.header)
    for number, line in enumerate(match.lines[1:], 2):
        before = replay.table
        replay.feed(line, number)
        if isinstance(line, MoveLine) and line.seat == 2:
            yield before, line.move, replay.table


def wilds_by_meld(now: Table) -> list[tuple[int, int]]:
    """Cards and wilds of each meld of the even team, counted by their faces."""
    return [(len(meld.cards), sum(card[0] in "2*" for card in meld.cards)) for meld in now.board.melds[0]]


def keeps(agreement: Agreement, rules: RuleSet, before: Table, move: Move, after: Table) -> bool:
    """Whether a move of seat 2 was true to the agreement, told from cards on the table before and after alone."""
    if isinstance(move, Answer):  # what is laid then, the partner lays who asked
        return agreement is not Agreement.WAIT_FOR_FOOT or not move.yes or before.board.in_foot[0]
    was, is_now = wilds_by_meld(before), wilds_by_meld(after)
    match agreement:
        case Agreement.OPEN_EARLY:
            if was or not isinstance(move, Discard) or before.board.in_foot[2]:
                return True
            best = most_points(rules, before.hands[2])
            return best is None or best < needed(before)
        case Agreement.KEEP_CLEAN:
            return all(wilds or not later for (_, wilds), (_, later) in zip(was, is_now, strict=False))
        case Agreement.SAVE_WILDS:
            if isinstance(move, Discard):
                return not is_wild(move.card) or all(is_wild(card) or card[0] == "3" for card in before.hands[2])
            into_foot = not before.board.in_foot[2] and after.board.hands[2] <= 1
            if not was or isinstance(move, GoOut) or into_foot or after.board.in_foot[2] != before.board.in_foot[2]:
                return True
            grown = zip([*was, *[(0, 0)] * (len(is_now) - len(was))], is_now, strict=True)
            return all(later <= wilds or size < rules.book_size == full for (size, wilds), (full, later) in grown)
        case Agreement.WAIT_FOR_FOOT:
            return not isinstance(move, GoOut) or before.board.in_foot[0]


def needed(now: Table) -> int:
    """Points that the round asks of an opening, as the rule set lists them."""
    opening = now.board.rules.opening
    return opening[min(now.board.round, len(opening)) - 1] if isinstance(opening, tuple) else opening


@pytest.mark.parametrize("agreement", Agreement)
@pytest.mark.parametrize(
    ("rules", "level"),
    [
        (FREE, "hard"),
        *[
            pytest.param(rules, level, marks=pytest.mark.slow)
            for rules in PRESETS
            for level in ("easy", "normal", "hard")
        ],
        pytest.param(FREE, "expert", marks=pytest.mark.slow),
    ],
)
def test_a_whole_match_is_true_to_it(rules: RuleSet, level: str, agreement: Agreement) -> None:
    """Given a partner who agreed, no move of three matches breaks it."""
    kept = [
        keeps(agreement, rules, *moment)
        for seed in range(3)
        for moment in moments(rules, level, agreement.value, f"true {seed}")
    ]
    assert kept
    assert all(kept)


@pytest.mark.parametrize("agreement", Agreement)
def test_without_it_the_same_matches_would_not_be(agreement: Agreement) -> None:
    """Given hard partners who agreed on nothing, somebody breaks each of the four within a few matches."""
    broken = (
        not keeps(agreement, FREE, *moment)
        for seed in range(40)
        for moment in moments(FREE, "hard", "balanced", f"free {seed}")
    )
    assert any(broken)


def test_every_preset_is_known_here() -> None:
    """Given the rule sets there are, openings are listed by round or the same in all, as `needed` reads them."""
    for rules in PRESETS:
        assert needed(table("4C", rules)) > 0
