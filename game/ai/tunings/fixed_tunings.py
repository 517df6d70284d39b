"""Untuned ways to play: the sound common sense of `normal`, and a beginner's. Chosen by hand, not learned."""

from typing import Final

from msgspec.structs import replace

from game.ai.brain.tuning import Tuning
from game.engine.table.board import Board
from game.rules.ruleset import RuleSet

_ANY: Final = 99

NORMAL: Final = Tuning(
    take_from=-10,
    take_opens=15,
    pile_three=-12,
    pile_three_share=0.18,
    pile_wild=30,
    pile_own_meld=12,
    pile_triple=12,
    pile_pair=3,
    pile_single=-1,
    open_wilds=_ANY,
    open_wilds_turn=0,
    open_wilds_rival=0,
    begin_wilds_hand=1,
    begin_wilds_foot=0,
    gap_hand=4,
    gap_foot=4,
    feed_foot=_ANY,
    spend_from=0,
    dump_spoil=_ANY,
    dump_wilds=2,
    keep_pair_pile=1000,
    discard_pair=40,
    discard_triple=90,
    discard_pair_foot=55,
    discard_own_meld=25,
    discard_rival_meld=20,
    discard_seen=-2,
    discard_rank=-0.01,
    discard_value=0.5,
    discard_value_threatened=-2,
    deny=0,
    out_lead=-200,
    danger_cards=7,
    danger_stock=16,
    permit_threatened=True,
)
"""Is loth to give rivals what they have melded, as most people are; in truth such cards are dead for oneself."""

NORMAL_ALONE: Final = replace(
    NORMAL,
    take_from=-40,
    discard_rival_meld=0,
    begin_wilds_hand=4,
    begin_wilds_foot=_ANY,
    gap_hand=0,
    danger_stock=4,
    danger_laps=0.5,
    dump_wilds=_ANY,
    complete_gap=_ANY,
    last_turn=1,
)
"""Without partners cards are scarce: wilds complete books instead of beginning melds, and the pile is dearer."""

NORMAL_ALONE_BY_PAIRS: Final = replace(
    NORMAL_ALONE,
    take_from=-100,
    pile_own_meld=25,
    keep_pair_pile=3,
    discard_rival_meld=-15,
    discard_own_meld=60,
)
"""The same for rules that take the pile with pairs: pairs of melded ranks are kept for it."""

NORMAL_AMONG_MANY: Final = replace(NORMAL_ALONE, danger_laps=1)
NORMAL_AMONG_MANY_BY_PAIRS: Final = replace(NORMAL_ALONE_BY_PAIRS, danger_laps=1)
"""With more than four players alone the stock goes quickly, so a whole lap of draws is watched."""

FEW: Final = 4
"""Up to this many players alone, half a lap is watched."""

BEGINNER: Final = replace(
    NORMAL,
    take_from=12,
    begin_wilds_hand=0,
    gap_hand=9,
    gap_foot=9,
    dump_left=-1,
    discard_pair=4,
    discard_pair_foot=4,
    discard_triple=25,
    discard_own_meld=15,
    discard_rival_meld=0,
    discard_seen=0,
    danger_cards=0,
    danger_stock=0,
    out_lead=-100_000,
)
"""Opens at any price; adds wilds to any dirty meld; hardly keeps pairs; ignores other players' cards."""


def fixed_tuning_for(board: Board) -> Tuning:
    """How `normal` plays at this table."""
    return fixed_tuning_by(board.rules, board.players, board.teams)


def fixed_tuning_by(rules: RuleSet, players: int, teams: int) -> Tuning:
    """How `normal` plays by these rules at a table of that shape."""
    if teams < players:
        return NORMAL
    if rules.take_with == "any_play":
        return NORMAL_ALONE if players <= FEW else NORMAL_AMONG_MANY
    return NORMAL_ALONE_BY_PAIRS if players <= FEW else NORMAL_AMONG_MANY_BY_PAIRS
